//! Why the table refuses a command, beyond the rules of the game.

use game::{Reason, Refused, Seat};
use i18n::{Message, Value};

/// Why a command was refused; nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the names say it")]
pub enum SessionError {
    #[error("the game is over")]
    GameOver,
    #[error("there is no seat {seat} at this table")]
    NoSuchSeat { seat: Seat },
    #[error("seat {hand} has the hand")]
    NotYourTurn { hand: Seat },
    #[error("the device must be passed to seat {to} first")]
    PassDevice { to: Seat },
    #[error("nobody waits for the device")]
    KeepDevice,
    #[error("there is no move to take back")]
    NothingToUndo,
    #[error("a move was taken back already")]
    UndoUsed,
    #[error("the last move showed what was hidden")]
    UndoSecret,
    #[error("the last move was followed by a chance")]
    UndoChance,
    #[error("the game is changed only while it is tried out")]
    OnlyInTest,
    #[error("a machine has answered the move")]
    UndoAnswered,
    #[error("too many moves were taken back")]
    UndoTooOften,
    #[error("the game is for {wanted} players and {given} are given")]
    WrongSeats { wanted: u8, given: usize },
    #[error("the name {name:?} is too long")]
    NameTooLong { name: String },
    #[error("a token cannot be seen or is too wide")]
    TokenUnseen,
    #[error("two players have the token {token:?}")]
    TokenTaken { token: char },
    #[error("the clock gives no time")]
    ClockEmpty,
}

impl Reason for SessionError {
    fn key(&self) -> &'static str {
        match self {
            Self::GameOver => "session.game-over",
            Self::NoSuchSeat { .. } => "session.no-such-seat",
            Self::NotYourTurn { .. } => "session.not-your-turn",
            Self::PassDevice { .. } => "session.pass-device",
            Self::KeepDevice => "session.keep-device",
            Self::NothingToUndo => "session.nothing-to-undo",
            Self::UndoUsed => "session.undo-used",
            Self::UndoSecret => "session.undo-secret",
            Self::UndoChance => "session.undo-chance",
            Self::OnlyInTest => "session.only-in-test",
            Self::UndoAnswered => "session.undo-answered",
            Self::UndoTooOften => "session.undo-too-often",
            Self::WrongSeats { .. } => "session.wrong-seats",
            Self::NameTooLong { .. } => "session.name-too-long",
            Self::TokenUnseen => "session.token-unseen",
            Self::TokenTaken { .. } => "session.token-taken",
            Self::ClockEmpty => "session.clock-empty",
        }
    }

    fn message(&self) -> Message {
        let message = Message::new(self.key());
        match self {
            Self::NoSuchSeat { seat } => message.with("number", seat.number()),
            Self::NotYourTurn { hand: player } | Self::PassDevice { to: player } => {
                message.with("player", Value::from(*player))
            }
            Self::WrongSeats { wanted, given } => {
                message.with("wanted", *wanted).with("given", *given)
            }
            Self::TokenTaken { token } => message.with("token", token.to_string()),
            Self::NameTooLong { name } => message.with("name", name.as_str()),
            _ => message,
        }
    }
}

impl From<SessionError> for Refused {
    fn from(error: SessionError) -> Self {
        Self::because(&error)
    }
}
