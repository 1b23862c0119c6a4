//! What the engine answers to one line.

use std::fmt;

/// Lines before the last, then exactly one last line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    before: Vec<String>,
    last: String,
    ends: bool,
}

impl Answer {
    /// The last line of a command without an answer word of its own.
    pub(super) fn ok() -> Self {
        Self::line("ok")
    }

    /// One last line; whatever is in it, it stays one line.
    pub(super) fn line(text: impl Into<String>) -> Self {
        let mut last = text.into();
        if last.contains(char::is_control) {
            last = last.replace(char::is_control, " ");
        }
        last.truncate(last.trim_end().len());
        Self { before: Vec::new(), last, ends: false }
    }

    /// The same answer after these lines.
    pub(super) fn after(mut self, lines: impl IntoIterator<Item = String>) -> Self {
        self.before.extend(lines);
        self
    }

    /// The same answer with these lines in front of all others.
    pub(super) fn after_all(mut self, mut lines: Vec<String>) -> Self {
        lines.append(&mut self.before);
        self.before = lines;
        self
    }

    /// The same answer, after which nothing is read any more.
    pub(super) fn ending(mut self) -> Self {
        self.ends = true;
        self
    }

    /// What stands before the last line.
    #[must_use]
    pub fn before(&self) -> &[String] {
        &self.before
    }

    /// The last line.
    #[must_use]
    pub fn last(&self) -> &str {
        &self.last
    }

    /// Whether the engine was told to quit.
    #[must_use]
    pub const fn ends(&self) -> bool {
        self.ends
    }
}

impl fmt::Display for Answer {
    /// All lines, each with its end.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.before.iter().try_for_each(|line| writeln!(f, "{line}"))?;
        writeln!(f, "{}", self.last)
    }
}
