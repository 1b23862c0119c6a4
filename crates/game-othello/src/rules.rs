//! Playing: which moves there are, what they change, and how the game ends.
//!
//! Finding the squares and the discs to turn is left to `bits`, counting leaves to `perft`.
//!
//! Rules (World Othello Federation): all outflanked discs are turned; who can move may not pass;
//! the game is over when neither side can move; most discs win. In tournament scores the empty
//! squares go to the winner.

use game::{BuiltIn, BySeat, Card, Common, Outcome, Rules, Seat, Settings, Side, Turn, Verdict};
use geometry::Symmetry;

use crate::board::Position;
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::{Othello, bits, hash, perft};

/// No game is longer: a move needs a disc of each colour on the board, so at most 62 discs are
/// placed (from a set-up position), each after at most one pass.
const MAX_PLIES: u32 = 2 * 62;

const SQUARES: i32 = 64;

/// What takes a move back: the position before it.
#[derive(Clone, Copy, Debug)]
pub struct Undo(Position);

impl Rules for Othello {
    type Position = Position;
    type Move = Move;
    type Undo = Undo;
    type Refusal = Refusal;

    fn card(&self) -> &Card {
        Self::name_card()
    }

    fn settings(&self) -> Settings {
        Settings::none()
    }

    fn seats(&self) -> u8 {
        2
    }

    fn max_plies(&self) -> u32 {
        MAX_PLIES
    }

    fn start(&self, _seed: u64) -> Position {
        Position::start()
    }

    #[inline]
    fn turn(&self, position: &Position) -> Turn {
        if position.is_over() { Turn::Over } else { Turn::Seat(position.side().seat()) }
    }

    /// With tournament scores.
    fn outcome(&self, position: &Position) -> Option<Outcome> {
        position.is_over().then(|| {
            let [black, white] = discs(position);
            let scores = tournament_scores([black, white]);
            let verdict = match black - white {
                0 => Verdict::Draw,
                1.. => Verdict::Winner(Seat::FIRST),
                _ => Verdict::Winner(Seat::SECOND),
            };
            Outcome { verdict, scores: Some(BySeat::from_fn(2, |seat| scores[seat.index() & 1])) }
        })
    }

    /// From a1 to h8.
    #[inline]
    fn legal_moves(&self, position: &Position, moves: &mut Vec<Move>) {
        moves.clear();
        moves.extend(bits::squares(position.targets()).map(Move::Place));
        if position.must_pass() {
            moves.push(Move::Pass);
        }
    }

    #[inline]
    fn count_moves(&self, position: &Position) -> u64 {
        u64::from(position.targets().count_ones()) + u64::from(position.must_pass())
    }

    fn check(&self, position: &Position, action: &Move) -> Result<(), Refusal> {
        if position.is_over() {
            return Err(Common::GameOver.into());
        }
        match action {
            Move::Pass if position.must_pass() => Ok(()),
            Move::Pass => Err(Refusal::CannotPass),
            Move::Place(square) if position.targets() & square.bit() != 0 => Ok(()),
            Move::Place(_) if position.must_pass() => Err(Refusal::MustPass),
            Move::Place(square) if position.empty() & square.bit() == 0 => {
                Err(Refusal::SquareTaken { square: square.cell() })
            }
            Move::Place(square) => Err(Refusal::NoFlip { square: square.cell() }),
        }
    }

    #[inline]
    fn apply_unchecked(&self, position: &mut Position, action: &Move) -> Undo {
        let before = *position;
        let (mover, opponent, side) = (before.mover(), before.opponent(), before.side());
        *position = match *action {
            Move::Pass => {
                Position::settled(opponent, mover, side.other(), before.hash() ^ hash::TURN)
            }
            Move::Place(square) => {
                let flips = bits::flips(mover, opponent, square);
                let changed = hash::TURN ^ hash::placed(side, square) ^ hash::turned(flips);
                Position::settled(
                    opponent ^ flips,
                    mover ^ flips ^ square.bit(),
                    side.other(),
                    before.hash() ^ changed,
                )
            }
        };
        Undo(before)
    }

    #[inline]
    fn undo(&self, position: &mut Position, undo: Undo) {
        *position = undo.0;
    }

    #[inline]
    fn hash(&self, position: &Position) -> u64 {
        position.hash()
    }

    fn rehash(&self, position: &Position) -> u64 {
        let [black, white] = Side::BOTH.map(|side| position.discs(side));
        hash::of_board(black, white, position.side())
    }

    fn symmetries(&self) -> usize {
        Symmetry::ALL.len()
    }

    fn map_position(&self, symmetry: usize, position: &Position) -> Position {
        Symmetry::ALL.get(symmetry).map_or(*position, |symmetry| position.mapped(*symmetry))
    }

    fn map_move(&self, symmetry: usize, action: &Move) -> Move {
        match (action, Symmetry::ALL.get(symmetry)) {
            (Move::Place(square), Some(symmetry)) => Move::Place(square.mapped(*symmetry)),
            _ => *action,
        }
    }

    fn perft(&self, position: &Position, depth: u32) -> u64 {
        perft::count(position, depth)
    }
}

/// How many discs each side has, black first.
pub(crate) fn discs(position: &Position) -> [i32; 2] {
    // At most 64 bits are set.
    Side::BOTH.map(|side| position.discs(side).count_ones() as i32)
}

/// The discs of both sides with the empty squares given to the winner; a draw is shared.
pub(crate) const fn tournament_scores([black, white]: [i32; 2]) -> [i32; 2] {
    match black - white {
        0 => [SQUARES / 2; 2],
        1.. => [SQUARES - white, white],
        _ => [black, SQUARES - black],
    }
}
