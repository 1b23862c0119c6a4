//! Which rules a play follows.
//!
//! The rules of designs are corrected from time to time. A play that began under older rules goes
//! on under them, so that its record replays and nothing on the table changes its meaning.

/// A version of the rules of designs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct RulesVersion(u8);

impl RulesVersion {
    /// The rules of version 0.1 of Marelle.
    pub const FIRST: Self = Self(1);
    /// Closer to the thesis: what the changes are stands in `docs/src/design-rules.md`.
    pub const SECOND: Self = Self(2);
    /// What new plays follow.
    pub const NEWEST: Self = Self::SECOND;

    /// The version of this number.
    #[must_use]
    pub fn of(number: &str) -> Option<Self> {
        [Self::FIRST, Self::SECOND].into_iter().find(|version| version.0.to_string() == number)
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}
