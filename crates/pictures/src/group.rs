//! Groups, by which people browse.

/// A group of pictures: first those that Marelle draws, then those of the library.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Group {
    Letters,
    Digits,
    Operators,
    Words,
    Cards,
    Balls,
    Dice,
    Shapes,
    Smileys,
    People,
    Animals,
    Food,
    Travel,
    Activities,
    Objects,
    Symbols,
    Flags,
}

impl Group {
    /// All of them.
    pub const ALL: [Self; 17] = [
        Self::Letters,
        Self::Digits,
        Self::Operators,
        Self::Words,
        Self::Cards,
        Self::Balls,
        Self::Dice,
        Self::Shapes,
        Self::Smileys,
        Self::People,
        Self::Animals,
        Self::Food,
        Self::Travel,
        Self::Activities,
        Self::Objects,
        Self::Symbols,
        Self::Flags,
    ];

    /// Its word in files and on the command line.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Letters => "letters",
            Self::Digits => "digits",
            Self::Operators => "operators",
            Self::Words => "words",
            Self::Cards => "cards",
            Self::Balls => "balls",
            Self::Dice => "dice",
            Self::Shapes => "shapes",
            Self::Smileys => "smileys",
            Self::People => "people",
            Self::Animals => "animals",
            Self::Food => "food",
            Self::Travel => "travel",
            Self::Activities => "activities",
            Self::Objects => "objects",
            Self::Symbols => "symbols",
            Self::Flags => "flags",
        }
    }

    /// The group of a word.
    #[must_use]
    pub fn of(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|group| group.id() == id)
    }

    /// The key of its name.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Letters => "pictures.group-letters",
            Self::Digits => "pictures.group-digits",
            Self::Operators => "pictures.group-operators",
            Self::Words => "pictures.group-words",
            Self::Cards => "pictures.group-cards",
            Self::Balls => "pictures.group-balls",
            Self::Dice => "pictures.group-dice",
            Self::Shapes => "pictures.group-shapes",
            Self::Smileys => "pictures.group-smileys",
            Self::People => "pictures.group-people",
            Self::Animals => "pictures.group-animals",
            Self::Food => "pictures.group-food",
            Self::Travel => "pictures.group-travel",
            Self::Activities => "pictures.group-activities",
            Self::Objects => "pictures.group-objects",
            Self::Symbols => "pictures.group-symbols",
            Self::Flags => "pictures.group-flags",
        }
    }
}
