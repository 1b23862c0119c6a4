//! Which stock messages an educator may say in own words.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use i18n::{SourceKey, keys_of, roots};

/// The messages whose parts are said to players.
const TOLD: [&str; 3] = ["workshop", "play", "scene"];
/// Parts of them that are no sentences for players: names, options, help on typing, faults.
const UNTOLD: [&str; 16] = [
    "word",
    "fact-is",
    "not-here",
    "fact-kind",
    "fact-says",
    "place-is",
    "elsewhere",
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

/// What messages tell besides what their stock words say: own words may name it.
const ALSO_TOLD: [(&str, &[&str]); 15] = [
    ("workshop.nothing-here", &["cell"]),
    ("workshop.closed-cell", &["cell"]),
    ("workshop.wrong-direction", &["cell"]),
    ("workshop.in-the-way", &["cell"]),
    ("workshop.falls", &["cell"]),
    ("workshop.taken", &["cell"]),
    ("workshop.which-token", &["cell"]),
    ("workshop.die-taken", &["cell"]),
    ("workshop.die-no-room", &["cell"]),
    ("workshop.die-same-cell", &["cell"]),
    ("workshop.die-own", &["cell"]),
    ("workshop.reserved", &["cell"]),
    ("workshop.sides-differ", &["token"]),
    ("workshop.wrong-zone", &["token", "word", "zone"]),
    ("workshop.not-asked", &["token", "word"]),
];

/// The stock messages that an educator may say in own words, each with what its holes may name:
/// what is told, and the forms of it that the stock words have.
///
/// ```
/// assert_eq!(design::own_keys()["workshop.taken"], ["cell", "thing-a"]);
/// ```
#[must_use]
pub fn own_keys() -> &'static BTreeMap<String, Vec<String>> {
    static KEYS: LazyLock<BTreeMap<String, Vec<String>>> = LazyLock::new(|| {
        let all = [crate::WORDS.en, game::WORDS.en].into_iter().flat_map(keys_of);
        let told = all.filter(|key| {
            let parts = key.key.split_once('.');
            parts.is_some_and(|(id, part)| TOLD.contains(&id) && !UNTOLD.contains(&part))
        });
        told.map(|key| {
            let holes = holes(&key);
            (key.key, holes)
        })
        .collect()
    });
    &KEYS
}

fn holes(key: &SourceKey) -> Vec<String> {
    let also = ALSO_TOLD.iter().find(|(known, _)| *known == key.key).map(|(_, names)| *names);
    let roots = roots(&key.variables).into_iter().chain(also.into_iter().flatten().copied());
    let mut holes: Vec<String> = roots.map(str::to_owned).collect();
    holes.extend(key.variables.iter().cloned());
    holes.sort();
    holes.dedup();
    holes
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
