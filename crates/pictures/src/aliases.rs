//! Other ids that games of the shelf use, and the pictures they mean.

/// The treasures of Labyrinth and the nearest picture of each.
const ALIASES: [(&str, &str); 24] = [
    ("treasure-lizard", "picture:lizard"),
    ("treasure-moth", "picture:butterfly"),
    ("treasure-owl", "picture:owl"),
    ("treasure-scarab", "picture:beetle"),
    ("treasure-rat", "picture:rat"),
    ("treasure-spider", "picture:spider"),
    ("treasure-bat", "picture:bat"),
    ("treasure-dragon", "picture:dragon"),
    ("treasure-genie", "picture:genie"),
    ("treasure-ghost", "picture:ghost"),
    ("treasure-lady-pig", "picture:pig-face"),
    ("treasure-witch", "picture:woman-mage"),
    ("treasure-book", "picture:closed-book"),
    ("treasure-coins", "picture:coin"),
    ("treasure-map", "picture:world-map"),
    ("treasure-crown", "picture:crown"),
    ("treasure-keys", "picture:old-key"),
    ("treasure-skull", "picture:skull"),
    ("treasure-ring", "picture:ring"),
    ("treasure-chest", "picture:treasure-chest"),
    ("treasure-jewel", "picture:gem-stone"),
    ("treasure-sword", "picture:dagger"),
    ("treasure-menorah", "picture:menorah"),
    ("treasure-helmet", "picture:military-helmet"),
];

/// The id that another one stands for; ids of pictures stand for themselves.
pub(crate) fn of(id: &str) -> &str {
    ALIASES.iter().find(|(alias, _)| *alias == id).map_or(id, |(_, id)| id)
}

#[cfg(all(test, feature = "library"))]
mod tests {
    use super::*;

    #[test]
    fn every_alias_is_a_picture() {
        for (alias, id) in ALIASES {
            assert_eq!(crate::find(alias).map(|picture| picture.id()).as_deref(), Some(id));
        }
    }
}
