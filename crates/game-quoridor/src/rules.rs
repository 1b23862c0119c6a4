//! Playing a move, refusing one with its reason, and the end of the game.
//!
//! Rule book: the README's rules 1 to 5; the blocked game.

use game::{Common, Game as _, Seat, Turn};
use geometry::Cell;

use crate::bits::Bits;
use crate::layout::{Layout, cell_at, cell_bit, crossing_at, with_layout};
use crate::moves::{Move, Orientation};
use crate::paths::{closed_cells, crossing_walls, remember};
use crate::{Behind, Position, Quoridor, Refusal, board, hash, pawns, walls};

/// Nobody can win any more: all passed in a row, or the game has become too long.
#[inline(always)]
pub(crate) fn is_blocked(game: &Quoridor, position: &Position) -> bool {
    position.passes >= game.players || u32::from(position.ply) >= game.max_plies()
}

/// Plays a legal move.
pub(crate) fn apply(game: &Quoridor, position: &mut Position, action: Move) {
    let seat = position.turn as usize;
    let passes = position.passes;
    position.passes = 0;
    match action {
        Move::Pawn(cell) => move_pawn(game, position, seat, cell),
        Move::Wall(orientation, crossing) => {
            position.hash ^= hash::left(seat, position.left[seat]);
            position.left[seat] -= 1;
            position.hash ^= hash::left(seat, position.left[seat]);
            position.hash ^= hash::wall(orientation, crossing);
            put_wall(game, position, orientation, crossing);
            with_layout!(game.size, L => renew_paths::<L>(game, position, orientation, crossing));
        }
        Move::Pass => position.passes = passes + 1,
    }
    position.ply += 1;
    let next = if position.turn + 1 == game.players { 0 } else { position.turn + 1 };
    position.turn = next;
    position.hash ^= hash::turn(seat);
    if game.turn(position) != Turn::Over {
        position.hash ^= hash::turn(next as usize);
    }
}

fn move_pawn(game: &Quoridor, position: &mut Position, seat: usize, cell: u8) {
    let origin = position.pawns[seat];
    position.hash ^= hash::pawn(seat, origin) ^ hash::pawn(seat, cell);
    position.pawns[seat] = cell;
    if position.pays() {
        take_bonus(position, seat, cell);
    }
    if game.is_goal(seat, cell) {
        position.winner = Some(Seat::at(seat));
    }
    // Paths are only asked for while somebody has a wall.
    if position.left != [0; 4] {
        with_layout!(game.size, L => extend_path::<L>(game, position, seat, origin, cell));
    }
}

fn take_bonus(position: &mut Position, seat: usize, cell: u8) {
    let Some(at) = position.bonuses().position(|bonus| bonus.cell == cell) else { return };
    let points = std::mem::take(&mut position.bonus[at]).points;
    position.bonus[at..].rotate_left(1);
    position.hash ^= hash::bonus(cell, points);
    position.earned[seat] += points;
}

/// A pawn that stepped aside can always step back: its path is the old one and that step.
/// After a jump the path is found anew.
#[inline(always)]
fn extend_path<L: Layout>(
    game: &Quoridor,
    position: &mut Position,
    seat: usize,
    origin: u8,
    cell: u8,
) {
    let (low, high) = (u32::from(origin.min(cell)), u32::from(origin.max(cell)));
    let orientation = match high - low {
        1 => Orientation::Vertical,
        apart if apart == L::CELL_STRIDE => Orientation::Horizontal,
        _ => return remember::<L>(game, position, seat),
    };
    let words = &mut position.paths.cuts[seat][orientation as usize];
    let cuts = L::Walls::load(words) | crossing_walls::<L>(game.size, orientation, low);
    cuts.store(&mut words[..size_of::<L::Walls>() / 8]);
}

/// Finds new paths for the seats whose remembered one a new wall crosses.
#[inline(always)]
fn renew_paths<L: Layout>(
    game: &Quoridor,
    position: &mut Position,
    orientation: Orientation,
    crossing: u8,
) {
    for seat in 0..game.players as usize {
        let cuts = L::Walls::load(&position.paths.cuts[seat][orientation as usize]);
        if cuts.has(u32::from(crossing)) {
            remember::<L>(game, position, seat);
        }
    }
}

/// Puts a wall on the board; hash, hand and paths are the caller's.
#[inline(always)]
pub(crate) fn put_wall(
    game: &Quoridor,
    position: &mut Position,
    orientation: Orientation,
    crossing: u8,
) {
    let at = orientation as usize;
    board::set(&mut position.walls[at], crossing);
    with_layout!(game.size, L => {
        let words = &mut position.blocked[at][..size_of::<<L as Layout>::Cells>() / 8];
        let blocked = <L as Layout>::Cells::load(words) | closed_cells::<L>(orientation, crossing);
        blocked.store(words);
    });
}

/// Brings hash and remembered paths of a position made by hand up to date. Every seat must have
/// a path.
pub(crate) fn refresh(game: &Quoridor, position: &mut Position) {
    position.hash = board::hash(game, position);
    for seat in 0..game.players as usize {
        with_layout!(game.size, L => remember::<L>(game, position, seat));
    }
}

/// Whether a move may be played, and if not, why.
pub(crate) fn check(game: &Quoridor, position: &Position, action: Move) -> Result<(), Refusal> {
    if game.turn(position) == Turn::Over {
        return Err(Common::GameOver.into());
    }
    match action {
        Move::Pawn(cell) => check_pawn(game, position, cell),
        Move::Wall(orientation, crossing) => check_wall(game, position, orientation, crossing),
        Move::Pass if game.pass || !has_action(game, position) => Ok(()),
        Move::Pass => Err(Refusal::NoPass),
    }
}

fn has_action(game: &Quoridor, position: &Position) -> bool {
    with_layout!(game.size, L => {
        let [flat, upright] = walls::legal::<L>(game, position);
        let steps = pawns::destinations::<L>(game, position);
        !(steps.is_empty() && flat.is_empty() && upright.is_empty())
    })
}

fn check_wall(
    game: &Quoridor,
    position: &Position,
    orientation: Orientation,
    crossing: u8,
) -> Result<(), Refusal> {
    let cell = crossing_at(game.size, crossing);
    if cell.col + 1 >= game.size || cell.row + 1 >= game.size {
        return Err(Refusal::WallOutside);
    }
    if position.left[position.turn as usize] == 0 {
        return Err(Refusal::NoWallsLeft);
    }
    let other = Orientation::ALL[1 - orientation as usize];
    if position.has_wall(other, crossing) {
        return Err(Refusal::WallCrosses);
    }
    let room = with_layout!(game.size, L => {
        let room = walls::placeable::<L>(game, position)[orientation as usize];
        room.has(u32::from(crossing))
    });
    if !room {
        return Err(Refusal::WallOverlaps);
    }
    let closed = with_layout!(game.size, L => {
        walls::closed_path::<L>(game, position, orientation, crossing)
    });
    match closed {
        Some(seat) => Err(Refusal::WallCutsLastPath { player: Seat::at(seat) }),
        None => Ok(()),
    }
}

fn check_pawn(game: &Quoridor, position: &Position, cell: u8) -> Result<(), Refusal> {
    let target = cell_at(game.size, cell);
    if target.col >= game.size || target.row >= game.size {
        return Err(Refusal::OffBoard);
    }
    let steps = with_layout!(game.size, L => {
        pawns::destinations::<L>(game, position).has(u32::from(cell))
    });
    if steps { Ok(()) } else { Err(why_not_there(game, position, cell)) }
}

/// The reason why a pawn may not go to a cell of the board.
fn why_not_there(game: &Quoridor, position: &Position, cell: u8) -> Refusal {
    let own = position.pawns[position.turn as usize];
    let others = &position.pawns[..game.players as usize];
    if cell == own {
        return Refusal::AlreadyThere;
    }
    if others.contains(&cell) {
        return Refusal::PawnThere;
    }
    let (origin, target) = (cell_at(game.size, own), cell_at(game.size, cell));
    let (dx, dy) = (target.col.abs_diff(origin.col), target.row.abs_diff(origin.row));
    match (dx.min(dy), dx.max(dy)) {
        (0, 1) => Refusal::WallBetween,
        (0, 2) => why_no_jump(game, position, cell_bit(game.size, middle(origin, target))),
        (1, 1) => why_no_way_around(game, position, [origin, target]),
        _ => Refusal::TooFar,
    }
}

const fn middle(origin: Cell, target: Cell) -> Cell {
    Cell::new((origin.col + target.col) / 2, (origin.row + target.row) / 2)
}

fn why_no_jump(game: &Quoridor, position: &Position, over: u8) -> Refusal {
    if position.pawns[..game.players as usize].contains(&over) {
        Refusal::WallBetween
    } else {
        Refusal::TooFar
    }
}

/// A diagonal step wants a pawn beside, no wall before it, and a wall or the edge behind it.
fn why_no_way_around(game: &Quoridor, position: &Position, [origin, target]: [Cell; 2]) -> Refusal {
    let size = game.size;
    let corners = [Cell::new(origin.col, target.row), Cell::new(target.col, origin.row)];
    let pawns = &position.pawns[..game.players as usize];
    let bit = |cell: Cell| cell_bit(size, cell);
    let mut faced = corners.into_iter().filter(|&corner| pawns.contains(&bit(corner)));
    let is_open = |from: Cell, to: Cell| with_layout!(size, L => pawns::is_open::<L>(position, bit(from), bit(to)));
    let Some(corner) = faced.find(|&corner| is_open(origin, corner)) else {
        return Refusal::NoDiagonal;
    };
    if !is_open(corner, target) {
        return Refusal::WallBetween;
    }
    let behind = (
        (2 * corner.col).checked_sub(origin.col).filter(|&col| col < size),
        (2 * corner.row).checked_sub(origin.row).filter(|&row| row < size),
    );
    match behind {
        (Some(col), Some(row)) if pawns.contains(&bit(Cell::new(col, row))) => {
            debug_assert!(game.behind == Behind::None, "the way around was open");
            Refusal::TwoPawns
        }
        _ => Refusal::JumpInstead,
    }
}
