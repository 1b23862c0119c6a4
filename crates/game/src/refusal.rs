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

crate::reasons! {
    /// Reasons that are the same in every game.
    pub enum Common {
        GameOver = "play.game-over", "the game is over";
        NotAMove { text: String } = "play.not-a-move", "{text:?} is not a move of this game";
        NotYourTurn = "play.not-your-turn", "it is not this seat's turn";
        NothingThere = "play.nothing-there", "nothing can be touched there";
        WrongChance = "play.wrong-chance", "what chance gave does not fit this move";
        PlayersStay = "play.players-stay", "the game fixes how many play";
        TableFull { most: u8 } = "play.table-full", "no more than {most} can play";
        TableSmall { least: u8 } = "play.table-small", "no fewer than {least} can play";
    }
}

impl Common {
    /// A text that cannot be read as a move.
    #[must_use]
    pub fn not_a_move(text: &str) -> Self {
        Self::NotAMove { text: i18n::clip(text) }
    }
}
