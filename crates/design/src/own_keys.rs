//! Which stock messages an educator may say in own words.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use i18n::keys_of;

/// The messages whose parts are said to players.
const TOLD: [&str; 3] = ["workshop", "play", "scene"];
/// Parts of them that are no sentences for players: names, options, help on typing, faults.
const UNTOLD: [&str; 10] = [
    "word",
    "player",
    "in-use",
    "notation",
    "option-players",
    "option-variant",
    "players-default",
    "variant-default",
    "unplayable",
    "setup-not-possible",
];

/// The stock messages that an educator may say in own words, each with what its holes may name.
///
/// ```
/// assert_eq!(design::own_keys()["workshop.taken"], ["cell"]);
/// ```
#[must_use]
pub fn own_keys() -> &'static BTreeMap<String, Vec<String>> {
    static KEYS: LazyLock<BTreeMap<String, Vec<String>>> = LazyLock::new(|| {
        let all = [crate::WORDS.en, game::WORDS.en].into_iter().flat_map(keys_of);
        let told = all.filter(|key| {
            let parts = key.key.split_once('.');
            parts.is_some_and(|(id, part)| TOLD.contains(&id) && !UNTOLD.contains(&part))
        });
        told.map(|key| (key.key, key.variables)).collect()
    });
    &KEYS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_sentences_for_players_may_be_replaced() {
        assert!(UNTOLD.iter().all(|part| !own_keys().contains_key(&format!("workshop.{part}"))));
        assert!(own_keys().contains_key("scene.won") && own_keys().contains_key("play.pass"));
    }
}
