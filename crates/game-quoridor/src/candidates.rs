//! The moves worth a machine's time, and which of them look best.
//!
//! Most of the hundred walls of a position do nothing. Those looked at cross a way that matters
//! or stand near a pawn. What a wall does to both ways is told by floods; nothing is searched.

use geometry::Cell;

use crate::bits::Bits;
use crate::layout::{Layout, cell_at, crossing_bit, with_layout};
use crate::moves::{Move, Orientation};
use crate::paths::Edges;
use crate::{Position, Quoridor, pawns, walls};

/// Walls so many crossings around a pawn are looked at.
const NEAR: u8 = 2;
/// What a step gained or lost tells of a move, in hundredths.
const STEP: i32 = 120;
/// A wall is spent: without an effect it looks worse than a step aside.
const WALL: i32 = -60;
/// A wall that lengthens nobody's way.
const IDLE: i32 = -120;

/// Replaces the buffer's content by the moves worth looking at; whether those are all.
pub(crate) fn list(game: &Quoridor, position: &Position, moves: &mut Vec<Move>) -> bool {
    if position.left[usize::from(position.turn)] == 0 {
        crate::moves::legal_moves(game, position, moves);
        return true;
    }
    moves.clear();
    with_layout!(game.size, L => {
        pawns::destinations::<L>(game, position).each(|cell| moves.push(Move::Pawn(cell)));
        let legal = walls::legal::<L>(game, position);
        let worth = worth_a_look::<L>(game, position);
        for orientation in Orientation::ALL {
            let at = orientation as usize;
            (legal[at] & worth[at]).each(|crossing| moves.push(Move::Wall(orientation, crossing)));
        }
    });
    if game.pass || moves.is_empty() {
        moves.push(Move::Pass);
    }
    false
}

/// The walls across the others' remembered ways and those around every pawn.
fn worth_a_look<L: Layout>(game: &Quoridor, position: &Position) -> [L::Walls; 2] {
    let mut worth = [L::Walls::EMPTY; 2];
    for seat in 0..usize::from(game.players) {
        let around = around::<L>(game.size, cell_at(game.size, position.pawns[seat]));
        for (at, worth) in worth.iter_mut().enumerate() {
            *worth |= around;
            if seat != usize::from(position.turn) {
                *worth |= L::Walls::load(&position.paths.cuts[seat][at]);
            }
        }
    }
    worth
}

/// The crossings near a cell.
fn around<L: Layout>(size: u8, cell: Cell) -> L::Walls {
    let mut found = L::Walls::EMPTY;
    let last = size - 2;
    // A cell touches the crossings at its own place and one before.
    for row in cell.row.saturating_sub(NEAR)..=(cell.row + NEAR - 1).min(last) {
        for col in cell.col.saturating_sub(NEAR)..=(cell.col + NEAR - 1).min(last) {
            found |= L::Walls::bit(u32::from(crossing_bit(size, Cell::new(col, row))));
        }
    }
    found
}

/// How good a move looks at first sight.
pub(crate) fn order(game: &Quoridor, position: &Position, action: Move) -> i32 {
    match action {
        Move::Pass => 4 * IDLE,
        Move::Pawn(cell) => {
            let seat = usize::from(position.turn);
            let now = steps(game, position, seat, position.pawns[seat], None);
            STEP * (now - steps(game, position, seat, cell, None))
        }
        Move::Wall(orientation, crossing) => {
            let (gain, loss) = effect(game, position, orientation, crossing);
            WALL + STEP * (gain - loss) + if gain == 0 { IDLE } else { 0 }
        }
    }
}

/// How many steps longer a wall makes the way of the others' nearest pawn, and the own way.
pub(crate) fn effect(
    game: &Quoridor,
    position: &Position,
    orientation: Orientation,
    crossing: u8,
) -> (i32, i32) {
    let mover = usize::from(position.turn);
    let longer = |seat: usize| {
        let pawn = position.pawns[seat];
        let before = steps(game, position, seat, pawn, None);
        let is_crossed = with_layout!(game.size, L => {
            let cuts = &position.paths.cuts[seat][orientation as usize];
            <L as Layout>::Walls::load(cuts).has(u32::from(crossing))
        });
        // Only a wall across the remembered way can make it longer.
        let wall = is_crossed.then_some((orientation, crossing));
        let after = wall.map_or(before, |wall| steps(game, position, seat, pawn, Some(wall)));
        (before, after - before)
    };
    let others = (0..usize::from(game.players)).filter(|&seat| seat != mover);
    let (_, gain) = others.map(longer).min().unwrap_or((0, 0));
    (gain, longer(mover).1)
}

/// How many steps a cell is from a seat's goal, with one wall more if asked.
pub(crate) fn steps(
    game: &Quoridor,
    position: &Position,
    seat: usize,
    cell: u8,
    wall: Option<(Orientation, u8)>,
) -> i32 {
    with_layout!(game.size, L => {
        let mut edges = Edges::<L>::of(position);
        if let Some((orientation, crossing)) = wall {
            edges = edges.with_wall(orientation, crossing);
        }
        let goals = <L as Layout>::Cells::load(&game.goals[seat]);
        // A path has fewer steps than the board has cells.
        edges.distance(cell, goals).map_or(i32::from(u8::MAX), |steps| steps as i32)
    })
}
