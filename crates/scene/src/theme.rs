//! What a table looks like; the colours themselves are the painters' business.

use serde::{Deserialize, Serialize};

/// The look of a table with its boards, cards and tokens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// Wood.
    #[default]
    Table,
    /// Cut paper.
    Paper,
    /// Grass and hedges.
    Garden,
    /// Waves.
    Sea,
    /// A sky with stars.
    Night,
}

impl Theme {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Table, Self::Paper, Self::Garden, Self::Sea, Self::Night];

    /// Its name in files and style sheets.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Table => "table",
            Self::Paper => "paper",
            Self::Garden => "garden",
            Self::Sea => "sea",
            Self::Night => "night",
        }
    }
}
