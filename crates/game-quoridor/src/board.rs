//! Positions: what they are made of, where everything starts, and mirroring.

use game::{Rng, Seat};
use geometry::{Cell, Grid, Symmetry};

use crate::layout::{self, MAX_SIZE, cell_bit, crossing_at, crossing_bit, strides};
use crate::moves::{Move, Orientation};
use crate::paths::Paths;
use crate::{Quoridor, rules};

/// At most this many bonus cells.
pub(crate) const MAX_BONUS: usize = 7;
/// A bonus cell that is set up pays from 1 to this many points.
pub(crate) const MAX_POINTS: u8 = 9;
/// Nobody earns more than all bonus cells can pay.
pub(crate) const MAX_EARNED: u8 = MAX_BONUS as u8 * MAX_POINTS;
/// A drawn bonus cell pays from 1 to this many points.
const MAX_DRAWN_POINTS: u32 = 3;

/// A state of a match. Cells and crossings are bits of the board's layout.
#[derive(Clone, Debug, PartialEq)]
pub struct Position {
    /// Walls that stand, horizontal and vertical.
    pub(crate) walls: [[u64; 2]; 2],
    /// Cells with a closed north edge, and with a closed east edge; the border is closed.
    pub(crate) blocked: [[u64; 3]; 2],
    pub(crate) paths: Paths,
    pub(crate) hash: u64,
    pub(crate) pawns: [u8; 4],
    /// Walls in hand.
    pub(crate) left: [u8; 4],
    /// Points found on bonus cells.
    pub(crate) earned: [u8; 4],
    /// Those that still pay come first.
    pub(crate) bonus: [Bonus; MAX_BONUS],
    pub(crate) turn: u8,
    /// Passes in a row.
    pub(crate) passes: u8,
    pub(crate) ply: u16,
    pub(crate) winner: Option<Seat>,
}

/// Points that lie on a cell; none once they are taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Bonus {
    pub(crate) cell: u8,
    pub(crate) points: u8,
}

impl Position {
    /// Whether some cell still pays.
    #[inline(always)]
    pub(crate) const fn pays(&self) -> bool {
        self.bonus[0].points > 0
    }

    /// The bonus cells that still pay.
    pub(crate) fn bonuses(&self) -> impl Iterator<Item = Bonus> {
        self.bonus.into_iter().take_while(|bonus| bonus.points > 0)
    }

    pub(crate) fn has_wall(&self, orientation: Orientation, crossing: u8) -> bool {
        is_set(&self.walls[orientation as usize], crossing)
    }

    /// Every wall that stands, with the cell that names its crossing.
    pub(crate) fn standing_walls(&self, size: u8) -> impl Iterator<Item = (Orientation, Cell)> {
        Orientation::ALL.into_iter().flat_map(move |orientation| {
            Grid::square(size - 1).cells().filter_map(move |cell| {
                let stands = self.has_wall(orientation, crossing_bit(size, cell));
                stands.then_some((orientation, cell))
            })
        })
    }
}

/// An empty board with the pawns where they start.
pub(crate) fn bare(game: &Quoridor) -> Position {
    let mut position = Position {
        walls: [[0; 2]; 2],
        blocked: border(game.size),
        paths: Paths::NONE,
        hash: 0,
        pawns: [0; 4],
        left: [0; 4],
        earned: [0; 4],
        bonus: [Bonus::default(); MAX_BONUS],
        turn: 0,
        passes: 0,
        ply: 0,
        winner: None,
    };
    for seat in Seat::all(game.players) {
        position.pawns[seat.index()] = cell_bit(game.size, home(game, seat));
        position.left[seat.index()] = game.walls_each;
    }
    position
}

/// Bonus cells lie anywhere but where a pawn starts.
pub(crate) fn draw_bonus(game: &Quoridor, position: &mut Position, rng: &mut Rng) {
    let homes: Vec<Cell> = Seat::all(game.players).map(|seat| home(game, seat)).collect();
    let mut cells: Vec<Cell> =
        Grid::square(game.size).cells().filter(|cell| !homes.contains(cell)).collect();
    rng.shuffle(&mut cells);
    for (bonus, cell) in position.bonus[..game.bonus as usize].iter_mut().zip(cells) {
        bonus.cell = cell_bit(game.size, cell);
        // Drawn below 3, so one more fits.
        bonus.points = 1 + rng.below(MAX_DRAWN_POINTS) as u8;
    }
}

/// Where a seat's pawn starts: clockwise from the bottom. On even boards those of a pair face
/// each other, just right of the middle and just below it.
pub(crate) fn home(game: &Quoridor, seat: Seat) -> Cell {
    let (middle, last) = (game.size / 2, game.size - 1);
    match (game.players, seat.index()) {
        (_, 0) => Cell::new(middle, 0),
        (2, _) | (_, 2) => Cell::new(middle, last),
        (_, 1) => Cell::new(0, last / 2),
        _ => Cell::new(last, last / 2),
    }
}

/// The goal cells of each seat: the side opposite to its home.
pub(crate) fn goals(size: u8, players: u8) -> [[u64; 3]; 4] {
    let last = size - 1;
    let mut goals = [[0; 3]; 4];
    for cell in Grid::square(size).cells() {
        let reached = match players {
            2 => [cell.row == last, cell.row == 0, false, false],
            _ => [cell.row == last, cell.col == last, cell.row == 0, cell.col == 0],
        };
        for (goal, is_reached) in goals.iter_mut().zip(reached) {
            if is_reached {
                set(goal, cell_bit(size, cell));
            }
        }
    }
    goals
}

/// All crossings, then those of the west column, east column, south row and north row.
pub(crate) fn crossings(size: u8) -> [[u64; 2]; 5] {
    let last = size - 2;
    let mut sets = [[0; 2]; 5];
    for cell in Grid::square(size - 1).cells() {
        let inside = [true, cell.col == 0, cell.col == last, cell.row == 0, cell.row == last];
        for (crossings, is_inside) in sets.iter_mut().zip(inside) {
            if is_inside {
                set(crossings, crossing_bit(size, cell));
            }
        }
    }
    sets
}

/// All edges closed but those between two cells of the board; closed bits beyond the board keep
/// every step on it.
fn border(size: u8) -> [[u64; 3]; 2] {
    let mut blocked = [[u64::MAX; 3]; 2];
    for cell in Grid::square(size).cells() {
        let bit = cell_bit(size, cell);
        let open = [cell.row + 1 < size, cell.col + 1 < size];
        for (blocked, is_open) in blocked.iter_mut().zip(open) {
            if is_open {
                blocked[bit as usize / 64] &= !(1 << (bit % 64));
            }
        }
    }
    blocked
}

pub(crate) fn set(words: &mut [u64], bit: u8) {
    words[bit as usize / 64] |= 1 << (bit % 64);
}

pub(crate) fn is_set(words: &[u64], bit: u8) -> bool {
    words[bit as usize / 64] >> (bit % 64) & 1 == 1
}

/// The position with left and right exchanged.
pub(crate) fn mirrored(game: &Quoridor, position: &Position) -> Position {
    let mut image = position.clone();
    (image.walls, image.blocked) = ([[0; 2]; 2], border(game.size));
    for (orientation, cell) in position.standing_walls(game.size) {
        let cell = Symmetry::MIRROR_COLS.map(cell, game.size - 1);
        rules::put_wall(game, &mut image, orientation, crossing_bit(game.size, cell));
    }
    for pawn in &mut image.pawns[..game.players as usize] {
        *pawn = mirrored_cell(game.size, *pawn);
    }
    for bonus in image.bonus.iter_mut().filter(|bonus| bonus.points > 0) {
        bonus.cell = mirrored_cell(game.size, bonus.cell);
    }
    rules::refresh(game, &mut image);
    image
}

fn mirrored_cell(size: u8, bit: u8) -> u8 {
    cell_bit(size, Symmetry::MIRROR_COLS.map(layout::cell_at(size, bit), size))
}

pub(crate) fn mirrored_move(game: &Quoridor, action: Move) -> Move {
    match action {
        Move::Pawn(cell) => Move::Pawn(mirrored_cell(game.size, cell)),
        Move::Wall(orientation, crossing) => {
            let cell = Symmetry::MIRROR_COLS.map(crossing_at(game.size, crossing), game.size - 1);
            Move::Wall(orientation, crossing_bit(game.size, cell))
        }
        Move::Pass => Move::Pass,
    }
}

// The largest board must fit the hash tables and the bits.
const _: () = assert!(strides(MAX_SIZE).0 == MAX_SIZE);
