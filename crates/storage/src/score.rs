//! Points of players, kept by the name they chose.

use unicode_normalization::UnicodeNormalization;

/// What a match brought to one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// Who; nothing is kept for somebody without a name.
    pub name: String,
    /// What they earned, or lost.
    pub points: i32,
    /// Whether they won.
    pub won: bool,
}

/// The score of one player.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Score {
    pub name: String,
    pub points: i64,
    pub won: u32,
    pub played: u32,
}

/// A name as it is kept: on one line, without what is unseen.
#[must_use]
pub fn one_line(name: &str) -> String {
    let seen = |letter: char| if letter.is_control() { ' ' } else { letter };
    let name: String = name.chars().map(seen).collect();
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// How a player is known: capitals and ways to type accents make no difference.
#[must_use]
pub fn known_as(name: &str) -> String {
    one_line(name).nfkc().collect::<String>().to_lowercase().nfc().collect()
}
