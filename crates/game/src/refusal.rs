//! Why something was refused: a stable key with arguments, said in any language.

use i18n::Message;

/// A typed reason. `Display` is English for logs; people get [`Reason::message`].
pub trait Reason: std::error::Error + Send + Sync + 'static {
    /// The stable key of its words, such as `quoridor.wall-cuts-last-path`.
    fn key(&self) -> &'static str;

    /// The key with its arguments.
    fn message(&self) -> Message {
        Message::new(self.key())
    }
}

/// Reasons that are the same in every game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the names say it")]
pub enum Common {
    #[error("the game is over")]
    GameOver,
    #[error("{text:?} is not a move of this game")]
    NotAMove { text: String },
    #[error("it is not this seat's turn")]
    NotYourTurn,
    #[error("nothing can be touched there")]
    NothingThere,
    #[error("what chance gave does not fit this move")]
    WrongChance,
    #[error("the game fixes how many play")]
    PlayersStay,
}

impl Common {
    /// A text that cannot be read as a move.
    #[must_use]
    pub fn not_a_move(text: &str) -> Self {
        Self::NotAMove { text: i18n::clip(text) }
    }
}

impl Reason for Common {
    fn key(&self) -> &'static str {
        match self {
            Self::GameOver => "play.game-over",
            Self::NotAMove { .. } => "play.not-a-move",
            Self::NotYourTurn => "play.not-your-turn",
            Self::NothingThere => "play.nothing-there",
            Self::WrongChance => "play.wrong-chance",
            Self::PlayersStay => "play.players-stay",
        }
    }

    fn message(&self) -> Message {
        let message = Message::new(self.key());
        match self {
            Self::NotAMove { text } => message.with("text", text.as_str()),
            _ => message,
        }
    }
}
