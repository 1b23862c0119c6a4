//! The four relations of the game, by the names of its options.

use serde::{Deserialize, Serialize};

/// Which places are neighbours now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Relation {
    /// Four straight neighbours.
    Simple,
    /// Eight, the diagonal ones too.
    Diagonal,
    /// Six, as on a triangular lattice.
    Triangular,
    /// Three, as on the corners of a honeycomb.
    Hexagonal,
}

impl Relation {
    /// All of them, in the order of the options.
    pub const ALL: [Self; 4] = [Self::Simple, Self::Diagonal, Self::Triangular, Self::Hexagonal];
    /// Their words, in the same order.
    pub(crate) const NAMES: [&'static str; 4] =
        [Self::ALL[0].name(), Self::ALL[1].name(), Self::ALL[2].name(), Self::ALL[3].name()];

    /// Its word in texts.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Simple => "simple",
            Self::Diagonal => "diagonal",
            Self::Triangular => "triangular",
            Self::Hexagonal => "hexagonal",
        }
    }

    /// The relation of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|relation| relation.name() == name)
    }

    /// The neighbours it means.
    #[must_use]
    pub const fn neighbours(self) -> geometry::Relation {
        match self {
            Self::Simple => geometry::Relation::Grid4,
            Self::Diagonal => geometry::Relation::Grid8,
            Self::Triangular => geometry::Relation::Lattice6,
            Self::Hexagonal => geometry::Relation::Honeycomb3,
        }
    }

    /// The relations that this one may change into.
    pub(crate) fn others(self) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |&other| other != self)
    }
}
