//! What comes in: keys, clicks, pasted text.

pub(crate) use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// One thing that a person did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Input {
    Key(KeyEvent),
    /// A click at a column and line of the screen.
    Click(u16, u16),
    /// The wheel: up or down.
    Wheel(bool),
    /// Text that came at once.
    Paste(String),
}

impl Input {
    /// The key, when it is one without Ctrl or Alt.
    pub(crate) fn plain_key(&self) -> Option<KeyCode> {
        match self {
            Self::Key(key)
                if !key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT) =>
            {
                Some(key.code)
            }
            _ => None,
        }
    }
}
