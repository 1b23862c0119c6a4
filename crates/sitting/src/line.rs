//! What the line beside the board says: whose turn it is, and the last words to whoever is here.

use game::{Told, Tone};
use i18n::Message;
use session::MessageLine;

use crate::Sitting;

/// The line beside the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Whose turn it is, what is to be looked at, or how it ended.
    pub prompt: Message,
    /// Explanations, praise, advice; each a sentence or two.
    pub said: Vec<Message>,
    /// How that is meant.
    pub tone: LineTone,
    /// Whether it says how the game is played, since nobody has played yet.
    pub greets: bool,
}

/// How words of the line are meant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum LineTone {
    #[default]
    Plain,
    Right,
    Refused,
    Hint,
    Won,
    Lost,
}

impl LineTone {
    /// One word for it, for style sheets and sounds.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Right => "right",
            Self::Refused => "refused",
            Self::Hint => "hint",
            Self::Won => "won",
            Self::Lost => "lost",
        }
    }
}

impl From<Tone> for LineTone {
    fn from(tone: Tone) -> Self {
        match tone {
            Tone::Right => Self::Right,
            Tone::Wrong => Self::Refused,
            Tone::Won => Self::Won,
            Tone::Lost => Self::Lost,
            _ => Self::Plain,
        }
    }
}

impl Sitting {
    /// The line as it is now: a notice or advice comes before what the last move said.
    #[must_use]
    pub fn line(&self) -> Line {
        self.line_of(&self.session().told(self.viewer()))
    }

    /// The same where it is known already what the last move did.
    pub(crate) fn line_of(&self, told: &[Told]) -> Line {
        let MessageLine { prompt, said } = self.session().message_line_of(self.viewer(), told);
        let prompt = if self.awaits_touch() { Message::new("sitting.look") } else { prompt };
        let (said, tone) = match (&self.notice, self.advised(), said) {
            (Some((notice, tone)), ..) => (vec![notice.clone()], *tone),
            (None, Some(advised), _) => (advised.to_vec(), LineTone::Hint),
            (None, None, None) => (Vec::new(), LineTone::Plain),
            (None, None, Some(said)) => {
                let saying = game::last_said(told, self.viewer().seat());
                // Words that the last move did not say tell why another one was refused.
                (vec![said], saying.map_or(LineTone::Refused, |saying| saying.tone.into()))
            }
        };
        Line { prompt, said, tone, greets: false }
    }
}

impl Line {
    /// Before the first move it says how the game is played, where nothing else is said.
    pub(crate) fn or_greet(mut self, greeting: impl FnOnce() -> Option<Message>) -> Self {
        if self.said.is_empty()
            && let Some(greeting) = greeting()
        {
            self.said.push(greeting);
            self.greets = true;
        }
        self
    }
}
