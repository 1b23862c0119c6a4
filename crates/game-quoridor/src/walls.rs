//! Which walls may be put: room on the board, and a path left to every player.
//!
//! Rule book: rule 4 of the README. Most walls are cleared at once: a wall can close a region
//! only when at least two of its three points (ends and middle) touch something that stands
//! already, and it can close a player's last path only when it crosses the path remembered for
//! that player. The few that remain are tried with a flood.

use crate::bits::Bits;
use crate::layout::Layout;
use crate::moves::Orientation;
use crate::paths::{Edges, can_reach};
use crate::{Position, Quoridor};

/// The legal walls, horizontal and vertical.
#[inline(always)]
pub(crate) fn legal<L: Layout>(game: &Quoridor, position: &Position) -> [L::Walls; 2] {
    legal_among::<L>(game, position, placeable::<L>(game, position))
}

/// Those of some walls that overlap and cross nothing that leave a path to everybody.
#[inline(always)]
pub(crate) fn legal_among<L: Layout>(
    game: &Quoridor,
    position: &Position,
    placeable: [L::Walls; 2],
) -> [L::Walls; 2] {
    if placeable[0].is_empty() && placeable[1].is_empty() {
        return placeable;
    }
    let doubtful = closing::<L>(game, position);
    let mut crossed = [L::Walls::EMPTY; 2];
    for cuts in &position.paths.cuts[..game.players as usize] {
        crossed[0] |= L::Walls::load(&cuts[0]);
        crossed[1] |= L::Walls::load(&cuts[1]);
    }
    let mut legal = placeable;
    for orientation in Orientation::ALL {
        let at = orientation as usize;
        let to_try = placeable[at] & doubtful[at] & crossed[at];
        to_try.each(|crossing| {
            if cut_off::<L>(game, position, orientation, crossing).is_some() {
                legal[at] = legal[at] & !L::Walls::bit(u32::from(crossing));
            }
        });
    }
    legal
}

/// The walls that the seat to move holds and that overlap and cross nothing.
#[inline(always)]
pub(crate) fn placeable<L: Layout>(game: &Quoridor, position: &Position) -> [L::Walls; 2] {
    if position.left[position.turn as usize] == 0 {
        return [L::Walls::EMPTY; 2];
    }
    let [flat, upright] = standing::<L>(position);
    let masks = Masks::<L>::of(game);
    let free = masks.all & !(flat | upright);
    let flat_room = free & !(masks.east_of(flat) | masks.west_of(flat));
    let upright_room = free & !(upright << L::WALL_STRIDE | upright >> L::WALL_STRIDE);
    [flat_room, upright_room]
}

/// The seat whose last path a wall that overlaps nothing would close.
pub(crate) fn closed_path<L: Layout>(
    game: &Quoridor,
    position: &Position,
    orientation: Orientation,
    crossing: u8,
) -> Option<usize> {
    let doubtful = closing::<L>(game, position)[orientation as usize];
    if !doubtful.has(u32::from(crossing)) {
        return None;
    }
    cut_off::<L>(game, position, orientation, crossing)
}

/// The first seat that would lose its last path, found by floods where a path is crossed.
fn cut_off<L: Layout>(
    game: &Quoridor,
    position: &Position,
    orientation: Orientation,
    crossing: u8,
) -> Option<usize> {
    let edges = Edges::<L>::of(position).with_wall(orientation, crossing);
    (0..game.players as usize).find(|&seat| {
        let cuts = L::Walls::load(&position.paths.cuts[seat][orientation as usize]);
        cuts.has(u32::from(crossing))
            && !can_reach(edges, position.pawns[seat], L::Cells::load(&game.goals[seat]))
    })
}

/// The walls two of whose three points touch the border or a wall.
#[inline(always)]
fn closing<L: Layout>(game: &Quoridor, position: &Position) -> [L::Walls; 2] {
    let [flat, upright] = standing::<L>(position);
    let masks = Masks::<L>::of(game);
    let touched = (flat | masks.east_of(flat) | masks.west_of(flat))
        | (upright | masks.north_of(upright) | upright >> L::WALL_STRIDE);
    let west_end = masks.east_of(touched) | masks.west_column;
    let east_end = masks.west_of(touched) | masks.east_column;
    let south_end = masks.north_of(touched) | masks.south_row;
    let north_end = touched >> L::WALL_STRIDE | masks.north_row;
    [two_of(west_end, touched, east_end), two_of(south_end, touched, north_end)]
}

#[inline(always)]
fn two_of<B: Bits>(a: B, b: B, c: B) -> B {
    a & b | b & c | a & c
}

#[inline(always)]
fn standing<L: Layout>(position: &Position) -> [L::Walls; 2] {
    [L::Walls::load(&position.walls[0]), L::Walls::load(&position.walls[1])]
}

/// The crossings of a board and of its four sides.
struct Masks<L: Layout> {
    all: L::Walls,
    west_column: L::Walls,
    east_column: L::Walls,
    south_row: L::Walls,
    north_row: L::Walls,
}

impl<L: Layout> Masks<L> {
    #[inline(always)]
    fn of(game: &Quoridor) -> Self {
        let [all, west, east, south, north] = &game.crossings;
        Self {
            all: L::Walls::load(all),
            west_column: L::Walls::load(west),
            east_column: L::Walls::load(east),
            south_row: L::Walls::load(south),
            north_row: L::Walls::load(north),
        }
    }

    #[inline(always)]
    fn east_of(&self, set: L::Walls) -> L::Walls {
        (set & !self.east_column) << 1
    }

    #[inline(always)]
    fn west_of(&self, set: L::Walls) -> L::Walls {
        (set & !self.west_column) >> 1
    }

    #[inline(always)]
    fn north_of(&self, set: L::Walls) -> L::Walls {
        (set & !self.north_row) << L::WALL_STRIDE
    }
}
