//! What machines may know: what a position is worth to a seat, by the race and the walls in hand,
//! which moves are worth a look, and why a move is good.
//!
//! The numbers were fitted to the results of games that the machine played against itself.
//! It looks one position at a time; looking ahead is the search's work. Races that nothing can
//! change any more are known exactly (`race`, `endgame`).

use game::{Evaluation, Knowledge, Rules as _, Seat, lost_in, won_in};
use i18n::Message;

use crate::bits::Bits as _;
use crate::candidates::{Sight, steps, worth_a_look};
use crate::layout::{Layout, strides, with_layout};
use crate::moves::{Move, Orientation};
use crate::paths::{self, Edges};
use crate::race::sure_run;
use crate::{Endgame, Position, Quoridor, hash, pawns, walls};

/// One step of the race, by the walls that all hold together: the more can still be put, the
/// less the ways of now tell.
const STEP: [i32; 15] = [124, 124, 124, 104, 92, 80, 72, 62, 54, 46, 40, 36, 32, 30, 28];
/// Having the hand, by the same.
const HAND: [i32; 9] = [56, 56, 56, 36, 30, 24, 20, 10, 4];
/// What the walls in hand are worth: the first ones most, since they can be kept for the end.
const WALLS: [i32; 11] = [0, 200, 496, 688, 820, 906, 982, 1070, 1140, 1200, 1260];
/// One wall beyond those.
const MORE_WALLS: i32 = 60;

/// What it takes to win nearly three games of four, fitted to such games as well.
const SCALE: i32 = 300;

/// A pawn so near its goal makes a position uneasy.
const UNEASY: u32 = 2;

impl Knowledge for Quoridor {
    type Solver = Endgame;

    fn evaluation(&self) -> Evaluation {
        Evaluation { tells: 1.0, ..Evaluation::scaled(SCALE) }
    }

    /// The seat's standing against the best of the others; antisymmetric with two players.
    fn evaluate(&self, position: &Position, seat: Seat) -> i32 {
        let own = standing(self, position, seat);
        let others = Seat::all(self.players).filter(|&other| other != seat);
        own - others.map(|other| standing(self, position, other)).max().unwrap_or(0)
    }

    /// The result of a race of two, if there is a certificate.
    fn known_score(&self, position: &Position, seat: Seat) -> Option<i32> {
        if self.players != 2 {
            return None;
        }
        let mover = usize::from(position.turn & 1);
        for (winner, loser) in [(mover, 1 - mover), (1 - mover, mover)] {
            if position.left[loser] != 0 {
                continue;
            }
            let moves = with_layout!(self.size, L => {
                sure_run::<L>(self, position, winner, loser, winner == mover)
            });
            let Some(moves) = moves else { continue };
            if u32::from(position.ply) + moves > self.max_plies() {
                return None;
            }
            return Some(if seat.index() == winner { won_in(moves) } else { lost_in(moves) });
        }
        None
    }

    fn candidates(&self, position: &Position, moves: &mut Vec<Move>) -> bool {
        if position.left[usize::from(position.turn)] == 0 {
            self.legal_moves(position, moves);
            return true;
        }
        moves.clear();
        with_layout!(self.size, L => {
            pawns::destinations::<L>(self, position).each(|cell| moves.push(Move::Pawn(cell)));
            let worth = worth_a_look::<L>(self, position);
            let room = walls::placeable::<L>(self, position);
            let worth = [room[0] & worth[0], room[1] & worth[1]];
            let legal = walls::legal_among::<L>(self, position, worth);
            for orientation in Orientation::ALL {
                legal[orientation as usize]
                    .each(|crossing| moves.push(Move::Wall(orientation, crossing)));
            }
        });
        // Where all pass nobody wins: that is no plan while there are walls to put.
        if moves.is_empty() {
            moves.push(Move::Pass);
        }
        false
    }

    /// One's own pawn is always in sight; where a wall could stand is not.
    fn is_obvious(&self, _position: &Position, action: &Move) -> bool {
        matches!(action, Move::Pawn(_))
    }

    fn order(&self, position: &Position, action: &Move) -> i32 {
        with_layout!(self.size, L => Sight::<L>::of(self, position).order(*action))
    }

    fn orders(&self, position: &Position, moves: &[Move], found: &mut Vec<i32>) {
        found.clear();
        with_layout!(self.size, L => {
            let sight = Sight::<L>::of(self, position);
            found.extend(moves.iter().map(|action| sight.order(*action)));
        });
    }

    /// No pawn is about to arrive, so that nothing sudden can happen.
    fn is_calm(&self, position: &Position) -> bool {
        with_layout!(self.size, L => {
            let edges = Edges::<L>::of(position);
            (0..usize::from(self.players)).all(|seat| {
                let pawn = <L as Layout>::Cells::bit(u32::from(position.pawns[seat]));
                let near = (0..UNEASY).fold(pawn, |near, _| edges.grow(near));
                (near & <L as Layout>::Cells::load(&self.goals[seat])).is_empty()
            })
        })
    }

    /// With the passes in a row, which can end a game and stand in no text.
    fn key(&self, position: &Position) -> u64 {
        position.hash ^ hash::passes(position.passes)
    }

    /// How far the ways become, in steps.
    fn reason(&self, position: &Position, action: &Move, seat: Seat) -> Option<Message> {
        let (key, steps) = match *action {
            Move::Pass => return None,
            Move::Wall(orientation, crossing) => {
                let (gain, loss) = with_layout!(self.size, L => {
                    Sight::<L>::of(self, position).effect(orientation, crossing)
                });
                let key = match (self.players, gain) {
                    (_, ..=0) if loss <= 0 => "quoridor.hint-prepares",
                    (_, ..=0) => return None,
                    (2, _) => "quoridor.hint-wall",
                    _ => "quoridor.hint-wall-nearest",
                };
                (key, gain)
            }
            Move::Pawn(cell) => {
                let origin = position.pawns[seat.index()];
                let [now, left] = [origin, cell].map(|at| steps(self, position, seat.index(), at));
                let apart = origin.abs_diff(cell);
                let key = match left {
                    0 => "quoridor.hint-wins",
                    _ if apart != 1 && apart != strides(self.size).0 => "quoridor.hint-jump",
                    left if left < now => "quoridor.hint-nearer",
                    _ => "quoridor.hint-aside",
                };
                (key, left)
            }
        };
        Some(Message::new(key).with("steps", i64::from(steps)))
    }
}

fn standing(game: &Quoridor, position: &Position, seat: Seat) -> i32 {
    let at = seat.index();
    let steps = with_layout!(game.size, L => paths::distance::<L>(game, position, at));
    // Every seat has a path, with fewer steps than the board has cells.
    let steps = steps.map_or(0, |steps| steps as i32);
    let open = position.left.iter().map(|left| usize::from(*left)).sum::<usize>();
    let has_hand = usize::from(position.turn) == at;
    let hand = HAND.get(open).copied().filter(|_| has_hand).unwrap_or(0);
    hand + walls(position.left[at]) - STEP[open.min(STEP.len() - 1)] * steps
}

fn walls(left: u8) -> i32 {
    let last = WALLS.len() - 1;
    let beyond = usize::from(left).saturating_sub(last);
    // There are at most a few dozen walls.
    WALLS[usize::from(left).min(last)] + MORE_WALLS * beyond as i32
}
