//! The rules: what may be played, what it does, how the game ends.

use game::{Common, Outcome, Reason, Verdict};
use i18n::Message;

use crate::moves::MOST;
use crate::{Position, SEATS, Take};

/// Why a move is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the names say it")]
pub enum Refusal {
    #[error(transparent)]
    Common(#[from] Common),
    #[error("one to three stones may be taken")]
    OneToThree,
    #[error("only {left} stones are left")]
    NotSoMany { left: u8 },
}

impl Reason for Refusal {
    fn key(&self) -> &'static str {
        match self {
            Self::Common(common) => common.key(),
            Self::OneToThree => "heaps.one-to-three",
            Self::NotSoMany { .. } => "heaps.not-so-many",
        }
    }

    fn message(&self) -> Message {
        match self {
            Self::Common(common) => common.message(),
            Self::OneToThree => Message::new(self.key()),
            Self::NotSoMany { left } => Message::new(self.key()).with("left", *left),
        }
    }
}

pub(crate) fn check(position: &Position, Take(count): Take) -> Result<(), Refusal> {
    if position.is_over() {
        return Err(Common::GameOver.into());
    }
    if !(1..=MOST).contains(&count) {
        return Err(Refusal::OneToThree);
    }
    if count > position.stones() {
        return Err(Refusal::NotSoMany { left: position.stones() });
    }
    Ok(())
}

pub(crate) fn apply(position: &mut Position, take: Take) -> Take {
    position.turn_over(position.stones().saturating_sub(take.0));
    take
}

pub(crate) fn undo(position: &mut Position, take: Take) {
    position.turn_over(position.stones() + take.0);
}

/// Who took the last stone has won: the seat before the one that would have the hand.
pub(crate) fn outcome(position: &Position) -> Option<Outcome> {
    let winner = position.mover().next(SEATS);
    position.is_over().then(|| Outcome::plain(Verdict::Winner(winner)))
}
