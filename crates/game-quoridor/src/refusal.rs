//! Why a move of Quoridor is refused: the reasons, and which of them holds.

use game::{Common, Seat};
use geometry::Cell;

use crate::bits::Bits as _;
use crate::layout::{cell_at, cell_bit, crossing_at, with_layout};
use crate::moves::Orientation;
use crate::{Behind, Position, Quoridor, pawns, walls};

game::reasons! {
    /// A typed reason; its words stand in `i18n/`.
    pub enum Refusal from Common(Common) {
        OffBoard = "quoridor.off-board", "the cell lies outside the board";
        AlreadyThere = "quoridor.already-there", "the pawn stands there already";
        PawnThere = "quoridor.pawn-there", "another pawn stands there";
        WallBetween = "quoridor.wall-between", "a wall stands in between";
        TooFar = "quoridor.too-far", "the cell is too far away";
        NoDiagonal = "quoridor.no-diagonal", "a pawn goes diagonally only around another pawn";
        JumpInstead = "quoridor.jump-instead", "the way straight over the pawn is free";
        TwoPawns = "quoridor.two-pawns", "a pawn never jumps over two pawns";
        NoWallsLeft = "quoridor.no-walls-left", "no wall is left in the hand";
        WallOutside = "quoridor.wall-outside", "the wall lies outside the board";
        WallOverlaps = "quoridor.wall-overlaps", "the wall overlaps another";
        WallCrosses = "quoridor.wall-crosses", "the wall crosses another";
        WallCutsLastPath { player: Seat } = "quoridor.wall-cuts-last-path",
            "the wall closes the last path of seat {player}";
        NoPass = "quoridor.no-pass", "passing is not allowed while something can be played";
        WallCellsApart = "quoridor.wall-cells-apart", "the two cells of a wall must be neighbours";
        WallSideWrong = "quoridor.wall-side-wrong", "the side does not go with the two cells";
    }
}

/// Whether something can be played besides a pass.
pub(crate) fn has_action(game: &Quoridor, position: &Position) -> bool {
    with_layout!(game.size, L => {
        let [flat, upright] = walls::legal::<L>(game, position);
        let steps = pawns::destinations::<L>(game, position);
        !(steps.is_empty() && flat.is_empty() && upright.is_empty())
    })
}

/// Whether a wall may be put, and if not, why.
pub(crate) fn check_wall(
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

/// Whether a pawn may go to a cell, and if not, why.
pub(crate) fn check_pawn(game: &Quoridor, position: &Position, cell: u8) -> Result<(), Refusal> {
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
