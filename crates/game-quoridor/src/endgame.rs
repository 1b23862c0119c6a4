//! The end when nobody has a wall left: solved exactly, for all places of both pawns at once.
//!
//! Backwards from the goals, one ply after the other: a seat wins where some move leads to a
//! place that the other loses, and loses where all lead to places that the other wins. Places
//! that are never reached so are drawn: both pawns stand in each other's way for ever. A pawn
//! that cannot move at all is left undecided, which is safe. `race` knows the simple cases first.

use game::{Rules as _, lost_in, moves_until_end, won_in};
use geometry::Grid;

use crate::bits::Bits;
use crate::layout::{Layout, MAX_CELLS, cell_bit, with_layout};
use crate::moves::Move;
use crate::paths::Edges;
use crate::{Position, Quoridor, pawns};

/// Nobody needs more moves than this, even around both pawns.
const MOST_PLIES: u32 = 400;

/// A solution takes about as long as looking at so many positions.
const NODES: u64 = 100;

/// How it ends, seen from the seat that has the hand, in so many moves of both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    Won(u32),
    Lost(u32),
    Drawn,
}

/// Whether the solver is for this position.
fn fits(game: &Quoridor, position: &Position) -> bool {
    game.players == 2 && !game.pass && position.left == [0; 4] && position.winner.is_none()
}

/// How a position that [`fits`] ends.
fn end(game: &Quoridor, position: &Position) -> End {
    with_layout!(game.size, L => Solver::<L>::of(game, position).solve(position))
}

/// The solver of ends without walls. It remembers nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Endgame;

impl game::Solver<Quoridor> for Endgame {
    fn nodes_needed(&self, game: &Quoridor, position: &Position) -> Option<u64> {
        fits(game, position).then_some(NODES)
    }

    /// `None` also where the limit of the game's length could matter.
    fn solve(
        &mut self,
        game: &Quoridor,
        position: &Position,
        _go_on: &mut dyn FnMut(u64) -> bool,
    ) -> Option<(Move, i32)> {
        if !fits(game, position) {
            return None;
        }
        let mut moves = Vec::new();
        game.legal_moves(position, &mut moves);
        let scored = moves.into_iter().map(|action| {
            let mut after = position.clone();
            game.advance(&mut after, &action);
            let score = match after.winner {
                Some(_) => won_in(1),
                None => score_before(end(game, &after)),
            };
            (action, score)
        });
        let (action, score) = scored.max_by_key(|(_, score)| *score)?;
        let plies = moves_until_end(score).unwrap_or_default();
        (u32::from(position.ply) + plies <= game.max_plies()).then_some((action, score))
    }
}

/// What an end of the one who moves next is worth to the one who moved.
fn score_before(end: End) -> i32 {
    match end {
        End::Won(plies) => lost_in(plies + 1),
        End::Lost(plies) => won_in(plies + 1),
        End::Drawn => 0,
    }
}

struct Solver<L: Layout> {
    edges: Edges<L>,
    board: L::Cells,
    goals: [L::Cells; 2],
    /// For each cell of a pawn, from where and whereto the other may jump.
    jumps: [[(L::Cells, L::Cells); 4]; MAX_CELLS],
    /// Places of the pawn of the seat that has the hand, by the cell of the other's.
    won: [Places<L>; 2],
    lost: [Places<L>; 2],
    /// The same by the cell of the seat's own pawn, one ply behind: places of the other's.
    won_by_own: [Places<L>; 2],
    lost_by_own: [Places<L>; 2],
    /// What the last sweep added to `won` and `lost`.
    new_won: [Places<L>; 2],
    new_lost: [Places<L>; 2],
}

type Places<L> = [<L as Layout>::Cells; MAX_CELLS];

impl<L: Layout> Solver<L> {
    fn of(game: &Quoridor, position: &Position) -> Self {
        let none = [[L::Cells::EMPTY; MAX_CELLS]; 2];
        let mut board = L::Cells::EMPTY;
        let mut jumps = [[(L::Cells::EMPTY, L::Cells::EMPTY); 4]; MAX_CELLS];
        for cell in Grid::square(game.size).cells() {
            let bit = cell_bit(game.size, cell);
            board |= L::Cells::bit(u32::from(bit));
            jumps[usize::from(bit)] = pawns::jumps_over::<L>(position, bit);
        }
        Self {
            edges: Edges::of(position),
            board,
            goals: [0, 1].map(|seat| L::Cells::load(&game.goals[seat])),
            jumps,
            won: none,
            lost: none,
            won_by_own: none,
            lost_by_own: none,
            new_won: none,
            new_lost: none,
        }
    }

    fn solve(&mut self, position: &Position) -> End {
        let mover = usize::from(position.turn & 1);
        let own = u32::from(position.pawns[mover]);
        let other = usize::from(position.pawns[1 - mover]);
        for plies in 1..MOST_PLIES {
            let found = [0, 1].map(|seat| self.sweep(seat));
            if self.won[mover][other].has(own) {
                return End::Won(plies);
            }
            if self.lost[mover][other].has(own) {
                return End::Lost(plies);
            }
            // The first ply finds what wins at once, the second what loses to it.
            if found == [false; 2] {
                break;
            }
            self.turn_over(0);
            self.turn_over(1);
        }
        End::Drawn
    }

    /// Finds what a seat with the hand wins or loses one ply further back; whether there was any.
    fn sweep(&mut self, seat: usize) -> bool {
        let mut found = false;
        let goals = self.goals[seat];
        // A pawn on its goal has ended the game.
        let places = self.board & !goals;
        let cells = self.board & !self.goals[1 - seat];
        cells.each(|cell| {
            let at = usize::from(cell);
            let free = !L::Cells::bit(u32::from(cell));
            let lost_there = (self.lost_by_own[1 - seat][at] | goals) & free;
            let open_there = self.board & (!self.won_by_own[1 - seat][at] | goals) & free;
            let wins = self.before(at, lost_there) & places & free & !self.won[seat][at];
            let moves = self.before(at, self.board & free);
            let losses = moves & !self.before(at, open_there) & places & free;
            let losses = losses & !self.lost[seat][at];
            self.won[seat][at] |= wins;
            self.lost[seat][at] |= losses;
            (self.new_won[seat][at], self.new_lost[seat][at]) = (wins, losses);
            found |= !(wins | losses).is_empty();
        });
        found
    }

    /// From where a pawn can come to one of these cells, when the other pawn stands on a cell.
    #[inline(always)]
    fn before(&self, other: usize, to: L::Cells) -> L::Cells {
        let mut from = self.edges.beside(to);
        for (jumper, landing) in self.jumps[other] {
            if !(landing & to).is_empty() {
                from |= jumper;
            }
        }
        from
    }

    /// Notes what was new by the cell of the seat's own pawn.
    fn turn_over(&mut self, seat: usize) {
        let board = self.board;
        board.each(|other| {
            let (at, bit) = (usize::from(other), L::Cells::bit(u32::from(other)));
            let by_own = &mut self.won_by_own[seat];
            self.new_won[seat][at].each(|own| by_own[usize::from(own)] |= bit);
            let by_own = &mut self.lost_by_own[seat];
            self.new_lost[seat][at].each(|own| by_own[usize::from(own)] |= bit);
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{BuiltIn as _, Rng, Settings, Solver as _, Turn};

    /// The result by plain search to a depth: won, lost, or not within it.
    fn searched(game: &Quoridor, position: &Position, depth: u32) -> Option<(bool, u32)> {
        if depth == 0 {
            return None;
        }
        let mut moves = Vec::new();
        game.legal_moves(position, &mut moves);
        let (mut slowest, mut fastest, mut open) = (0, u32::MAX, false);
        for action in moves {
            let mut after = position.clone();
            game.advance(&mut after, &action);
            if after.winner.is_some() {
                return Some((true, 1));
            }
            match searched(game, &after, depth - 1) {
                Some((false, plies)) => fastest = fastest.min(plies + 1),
                Some((true, plies)) => slowest = slowest.max(plies + 1),
                None => open = true,
            }
        }
        match (fastest, open) {
            (moves, _) if moves < u32::MAX => Some((true, moves)),
            (_, false) => Some((false, slowest)),
            _ => None,
        }
    }

    #[test]
    fn what_a_plain_search_finds_is_found() {
        let (mut decided, mut rng, mut moves) = (0, Rng::from_seed(3), Vec::new());
        for size in [3, 5] {
            let options = format!("size={size} walls=2");
            let settings = Settings::parse(options.split_whitespace()).unwrap();
            let game = Quoridor::configure(&settings).unwrap();
            for seed in 0..150 {
                let mut position = game.start(seed);
                while game.turn(&position) != Turn::Over && !fits(&game, &position) {
                    let action = game.random_move(&position, &mut rng, &mut moves).unwrap();
                    game.advance(&mut position, &action);
                }
                if !fits(&game, &position) {
                    continue;
                }
                let found = end(&game, &position);
                match searched(&game, &position, 9) {
                    Some((true, plies)) => assert_eq!(found, End::Won(plies)),
                    Some((false, plies)) => assert_eq!(found, End::Lost(plies)),
                    None => assert!(!matches!(found, End::Won(..=9) | End::Lost(..=9))),
                }
                decided += u32::from(found != End::Drawn);
            }
        }
        assert!(decided > 50, "{decided}");
    }

    #[test]
    fn the_best_move_keeps_what_was_found() {
        let game = Quoridor::configure(&Settings::parse(["walls=0"]).unwrap()).unwrap();
        let mut position = game.start(0);
        let first = end(&game, &position);
        let mut plies = 0;
        while game.turn(&position) != Turn::Over && plies < 60 {
            let (action, _) = Endgame.solve(&game, &position, &mut |_| true).unwrap();
            game.apply(&mut position, &action).unwrap();
            plies += 1;
        }
        let winner = position.winner.map(game::Seat::index);
        match first {
            End::Won(length) => assert_eq!((winner, plies), (Some(0), length)),
            End::Lost(length) => assert_eq!((winner, plies), (Some(1), length)),
            End::Drawn => assert_eq!(winner, None),
        }
    }
}
