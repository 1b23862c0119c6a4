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
    let name: String = name.chars().filter(|letter| !turns(*letter)).map(seen).collect();
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether a letter is unseen and turns those beside it around.
const fn turns(letter: char) -> bool {
    matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// How a player is known: capitals and ways to type accents make no difference.
#[must_use]
pub fn known_as(name: &str) -> String {
    one_line(name).nfkc().collect::<String>().to_lowercase().nfc().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_hold_nothing_that_turns_others_around() {
        assert_eq!(one_line("A\u{202e}nna\u{2066} \n B\u{200f}en"), "Anna Ben");
        assert_eq!(known_as("\u{202e}ANNA"), "anna");
    }
}
