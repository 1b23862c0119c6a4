//! A field of the form: its words, what it holds, and the remarks about it.

use i18n::Message;

use crate::Control;

/// A field of the selected part.
#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    /// Its stable name, unique within its part.
    pub name: String,
    /// What it is called.
    pub label: Message,
    /// What it is for, in one sentence.
    pub help: Message,
    /// An example.
    pub example: Message,
    /// The heading it stands under, when it does not stand at the top.
    pub group: Option<Message>,
    /// What it holds.
    pub control: Control,
    /// Whether it holds what it would if nobody had chosen.
    pub is_default: bool,
    /// Whether it has an effect now: the back of a token has none while no token is turned.
    pub matters: bool,
    /// The remarks about it, as indices of [`crate::Workbench::remarks`].
    pub remarks: Vec<usize>,
    /// Where the design keeps it, such as `tokens[2].count`.
    pub path: String,
}
