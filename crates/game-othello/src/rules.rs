//! Playing: which moves are accepted, what they change, and how the game ends.
//!
//! Finding the squares and the discs to turn is left to `bits`.
//!
//! Rules (World Othello Federation): all outflanked discs are turned; who can move may not pass;
//! the game is over when neither side can move; most discs win. In tournament scores the empty
//! squares go to the winner.

use game::{BySeat, Common, Outcome, Seat, Side, Turn, Verdict};

use crate::board::Position;
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::{bits, hash};

/// No game is longer: a move needs a disc of each colour on the board, so at most 62 discs are
/// placed (from a set-up position), each after at most one pass.
pub(crate) const MAX_PLIES: u32 = 2 * 62;

const SQUARES: i32 = 64;

/// What takes a move back: the position before it.
#[derive(Clone, Copy, Debug)]
pub struct Undo(Position);

/// Who has the hand.
#[inline]
pub(crate) fn turn(position: &Position) -> Turn {
    if position.is_over() { Turn::Over } else { Turn::Seat(position.side().seat()) }
}

/// Whether a move may be played, and if not, why.
pub(crate) fn check(position: &Position, action: Move) -> Result<(), Refusal> {
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

/// Plays a move that [`check`] accepts.
#[inline]
pub(crate) fn apply_unchecked(position: &mut Position, action: Move) -> Undo {
    let before = *position;
    let (mover, opponent, side) = (before.mover(), before.opponent(), before.side());
    *position = match action {
        Move::Pass => Position::settled(opponent, mover, side.other(), before.hash() ^ hash::TURN),
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

/// Takes a move back.
#[inline]
pub(crate) fn undo(position: &mut Position, undo: Undo) {
    *position = undo.0;
}

/// How many discs each side has, black first.
pub(crate) fn discs(position: &Position) -> [i32; 2] {
    // At most 64 bits are set.
    Side::BOTH.map(|side| position.discs(side).count_ones() as i32)
}

/// The outcome of a finished game, with tournament scores.
pub(crate) fn outcome(position: &Position) -> Option<Outcome> {
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

/// The outcome in the protocol's words: who won, then the discs as they lie.
pub(crate) fn outcome_text(position: &Position, outcome: &Outcome) -> String {
    let [black, white] = discs(position);
    format!("{} {black}-{white}", Side::outcome_text(outcome))
}

/// The discs of both sides with the empty squares given to the winner; a draw is shared.
pub(crate) const fn tournament_scores([black, white]: [i32; 2]) -> [i32; 2] {
    match black - white {
        0 => [SQUARES / 2; 2],
        1.. => [SQUARES - white, white],
        _ => [black, SQUARES - black],
    }
}
