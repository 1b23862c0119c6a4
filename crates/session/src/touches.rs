//! Touches of the player who has the hand, one after the other: each plays a move or selects
//! something. Typed as text a touch is `click:b3`.
//!
//! A touch that only selects is no move and changes no position; what is selected is kept with
//! the match until the next move or undo. How touches become moves is the game's business.

use game::{Action, NewRules, Played, Refused, Seat, Touched};
use scene::Touch;

use crate::{Command, Match};

/// What a typed touch begins with; the name of what is touched follows.
const CLICK: &str = "click:";

/// What a person types at a table; only this reads such a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// A move, in any spelling that the game reads.
    Move(String),
    /// A touch, such as `click:b3`.
    Touch(Touch),
    /// Time that a rule counts, in tenths of a second, such as `time:15`.
    Time(u32),
    /// Other rules, such as `change:{…}`.
    Change(String),
    /// Somebody sits down, such as `join:Ada`.
    Join(String),
    /// Somebody goes, such as `leave:2`.
    Leave(Seat),
}

impl Typed {
    /// Reads a line: a move, unless it is something else.
    #[must_use]
    pub fn read(line: &str) -> Self {
        let line = line.trim();
        if let Some(name) = line.strip_prefix(CLICK) {
            return Self::Touch(Touch::new(name.trim()));
        }
        match Action::read(line) {
            Action::Move(text) => Self::Move(text),
            Action::Time(tenths) => Self::Time(tenths),
            Action::Rules(NewRules::Text(text)) => Self::Change(text),
            Action::Rules(NewRules::Whole(_)) => Self::Move(line.to_owned()),
            Action::Join(name) => Self::Join(name),
            Action::Leave(seat) => Self::Leave(seat),
        }
    }

    /// What it asks of the session, for the seat that has the hand.
    #[must_use]
    pub fn command(self, seat: Seat) -> Command {
        match self {
            Self::Move(text) => Command::Play { seat, text },
            Self::Touch(touch) => Command::Touch { seat, touch },
            Self::Time(tenths) => Command::Time { tenths },
            Self::Change(text) => Command::Change { rules: NewRules::Text(text) },
            Self::Join(name) => Command::Join { name },
            Self::Leave(seat) => Command::Leave { seat },
        }
    }
}

impl Match {
    /// Does what was typed. Nothing is played where a touch only selects something or lets it go.
    ///
    /// # Errors
    /// The game's reason; nothing has changed then, and what was selected stays so.
    pub fn enter(&mut self, typed: Typed) -> Result<Option<&Played>, Refused> {
        let action = match typed {
            Typed::Touch(touch) => return self.touch(&touch),
            Typed::Move(text) => Action::Move(text),
            Typed::Time(tenths) => Action::Time(tenths),
            Typed::Change(text) => Action::Rules(NewRules::Text(text)),
            Typed::Join(name) => Action::Join(name),
            Typed::Leave(seat) => Action::Leave(seat),
        };
        self.act(&action).map(Some)
    }

    /// The same for a touch.
    ///
    /// # Errors
    /// The game's reason; nothing has changed then, and what was selected stays so.
    pub fn touch(&mut self, touch: &Touch) -> Result<Option<&Played>, Refused> {
        self.follow_touch(self.touched(touch)?)
    }

    fn follow_touch(&mut self, touched: Touched<String>) -> Result<Option<&Played>, Refused> {
        match touched {
            Touched::Move(text) => self.play(&text).map(Some),
            Touched::More(touches) => {
                self.select_or_let_go(touches);
                Ok(None)
            }
        }
    }

    /// To touch what is selected lets it go.
    pub(crate) fn select_or_let_go(&mut self, touches: Vec<Touch>) {
        self.select(if touches == self.selection() { Vec::new() } else { touches });
    }

    /// What a touch would do now. Capital letters are welcome where the game has small ones.
    ///
    /// # Errors
    /// The game's reason when it leads nowhere.
    pub fn touched(&self, touch: &Touch) -> Result<Touched<String>, Refused> {
        let touched = |touch: &Touch| self.position().touch(self.viewer(), self.selection(), touch);
        let small = touch.as_str().to_ascii_lowercase();
        touched(touch).or_else(|refused| {
            if small == touch.as_str() { Err(refused) } else { touched(&Touch::new(small)) }
        })
    }
}
