//! The moves worth a machine's time, and which of them look best.
//!
//! Most of the hundred walls of a position do nothing. Those looked at cross a way that matters
//! or stand near a pawn. What a wall does to both ways is told by floods; nothing is searched.
//! The contract's questions are answered with it in `eval`.

use geometry::Cell;

use crate::bits::Bits;
use crate::layout::{Layout, cell_at, crossing_bit, with_layout};
use crate::moves::{Move, Orientation};
use crate::paths::Edges;
use crate::ways::Ways;
use crate::{Position, Quoridor};

/// Walls so many crossings around a pawn are looked at.
const NEAR: u8 = 2;
/// What a step gained or lost tells of a move, in hundredths.
const STEP: i32 = 120;
/// A wall is spent: without an effect it looks worse than a step aside.
const WALL: i32 = -60;
/// A wall that lengthens nobody's way.
const IDLE: i32 = -120;

/// A step that wins at once.
const ARRIVED: i32 = 10_000;

/// The walls across a shortest way of another, and those around every pawn.
pub(crate) fn worth_a_look<L: Layout>(game: &Quoridor, position: &Position) -> [L::Walls; 2] {
    let mut worth = [L::Walls::EMPTY; 2];
    for seat in 0..usize::from(game.players) {
        let around = around::<L>(game.size, cell_at(game.size, position.pawns[seat]));
        worth.iter_mut().for_each(|worth| *worth |= around);
        if seat != usize::from(position.turn) {
            let cuts = Ways::<L>::of(game, position, seat).cuts;
            worth.iter_mut().zip(cuts).for_each(|(worth, cuts)| *worth |= cuts);
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

/// What is seen of a position at once, before its moves are compared.
pub(crate) struct Sight<'a, L: Layout> {
    game: &'a Quoridor,
    position: &'a Position,
    edges: Edges<L>,
    own: Ways<L>,
    /// The other seat whose way is the shortest, and its ways.
    rival: usize,
    theirs: Ways<L>,
}

impl<'a, L: Layout> Sight<'a, L> {
    pub(crate) fn of(game: &'a Quoridor, position: &'a Position) -> Self {
        let mover = usize::from(position.turn);
        let mut found: Option<(usize, Ways<L>)> = None;
        for seat in (0..usize::from(game.players)).filter(|seat| *seat != mover) {
            let ways = Ways::<L>::of(game, position, seat);
            if found.as_ref().is_none_or(|(_, nearest)| ways.steps < nearest.steps) {
                found = Some((seat, ways));
            }
        }
        let own = Ways::of(game, position, mover);
        // There are at least two players.
        let (rival, theirs) = found.unwrap_or((mover, Ways { steps: own.steps, cuts: own.cuts }));
        Self { game, position, edges: Edges::of(position), own, rival, theirs }
    }

    pub(crate) fn order(&self, action: Move) -> i32 {
        match action {
            Move::Pass => 4 * IDLE,
            Move::Pawn(cell) => {
                let goals = L::Cells::load(&self.game.goals[usize::from(self.position.turn)]);
                let left = self.edges.distance(cell, goals).map_or(FAR, |steps| steps as i32);
                STEP * (self.own.steps - left) + if left == 0 { ARRIVED } else { 0 }
            }
            Move::Wall(orientation, crossing) => {
                let (gain, loss) = self.effect(orientation, crossing);
                WALL + STEP * (gain - loss) + if gain == 0 { IDLE } else { 0 }
            }
        }
    }

    /// How many steps longer a wall makes the way of the others' nearest pawn, and the own way.
    pub(crate) fn effect(&self, orientation: Orientation, crossing: u8) -> (i32, i32) {
        let mover = usize::from(self.position.turn);
        let longer = |seat: usize, ways: &Ways<L>| {
            if !ways.cuts[orientation as usize].has(u32::from(crossing)) {
                return 0;
            }
            let edges = self.edges.with_wall(orientation, crossing);
            let goals = L::Cells::load(&self.game.goals[seat]);
            let after = edges.distance(self.position.pawns[seat], goals);
            after.map_or(FAR, |steps| steps as i32) - ways.steps
        };
        (longer(self.rival, &self.theirs), longer(mover, &self.own))
    }
}

/// More steps than any way has.
const FAR: i32 = 255;

/// How many steps a cell is from a seat's goal.
pub(crate) fn steps(game: &Quoridor, position: &Position, seat: usize, cell: u8) -> i32 {
    with_layout!(game.size, L => {
        let goals = <L as Layout>::Cells::load(&game.goals[seat]);
        // A path has fewer steps than the board has cells.
        Edges::<L>::of(position).distance(cell, goals).map_or(FAR, |steps| steps as i32)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{BuiltIn as _, Knowledge as _, Notation as _, Rules as _, Settings};

    #[test]
    fn a_pawn_about_to_arrive_makes_a_position_uneasy_and_its_last_step_comes_first() {
        let game = Quoridor::configure(&Settings::none()).unwrap();
        let mut position = game.start(0);
        let (mut calm, mut moves, mut found) = (Vec::new(), Vec::new(), Vec::new());
        for step in "e2 d9 e3 c9 e4 b9 e5 a9 e6 b9 e7 a9 e8 b9".split(' ') {
            calm.push(game.is_calm(&position));
            let action = game.parse_move(&position, step).unwrap();
            game.apply(&mut position, &action).unwrap();
        }
        // The first pawn stands on its seventh row after eleven moves.
        assert_eq!(calm, [[true; 11].as_slice(), &[false; 3]].concat());
        game.candidates(&position, &mut moves);
        game.orders(&position, &moves, &mut found);
        let first = found.iter().zip(&moves).max_by_key(|(order, _)| **order).unwrap();
        assert_eq!(game.move_text(&position, first.1), "e9");
        assert!(*first.0 >= ARRIVED);
    }
}
