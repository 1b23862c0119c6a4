//! Looking for games by the words that people use, however they are typed, in either language.

use std::collections::HashMap;
use std::sync::LazyLock;

use catalogue::Family;
use i18n::{Lang, Message};
use makers::Kind;

use crate::words;

/// Words for games and makers, by their names; a maker's begins with `make:`.
const KEYWORDS: &str = include_str!("keywords.tsv");
/// Words that say nothing about a game.
const EMPTY: [&str; 20] = [
    "a", "an", "the", "of", "and", "or", "to", "in", "le", "la", "les", "l", "de", "des", "du",
    "d", "un", "une", "et", "ou",
];

/// Whether a game fits what somebody looks for: its title, what it trains, or its keywords.
pub(super) fn fits(family: &Family, query: &str, lang: Lang) -> bool {
    let voice = words::voice(lang);
    let id = family.card().id.as_ref();
    let mut words = voice.say(&Message::new(id.to_owned()));
    if let Some(entry) = family.design() {
        for skill in &entry.skills {
            words.push(' ');
            words.push_str(&voice.say(&Message::new(format!("shelf.skill-{skill}"))));
        }
    }
    answers(&words, keywords(id), query)
}

/// Whether a quick maker fits.
pub(super) fn maker_fits(kind: Kind, query: &str, lang: Lang) -> bool {
    let title = words::voice(lang).say(&kind.title());
    answers(&title, keywords(&format!("make:{}", kind.name())), query)
}

/// Whether a game that somebody named fits.
pub(super) fn name_fits(name: &str, query: &str) -> bool {
    answers(name, "", query)
}

/// How many games fit.
pub(super) fn found(query: &str, lang: Lang) -> usize {
    catalogue::families().iter().filter(|family| fits(family, query, lang)).count()
}

/// The keywords of a game or maker, in both languages, plain.
fn keywords(name: &str) -> &'static str {
    static ALL: LazyLock<HashMap<&str, String>> = LazyLock::new(|| {
        let lines = KEYWORDS.lines().filter(|line| !line.starts_with('#'));
        lines
            .filter_map(|line| line.split_once('\t'))
            .map(|(it, words)| (it, plain(words)))
            .collect()
    });
    ALL.get(name).map_or("", String::as_str)
}

/// Whether each word that is looked for begins one of these; the shortest must be whole words, and
/// a plural finds what is named by one.
fn answers(words: &str, keywords: &str, query: &str) -> bool {
    let words = plain(words);
    let known: Vec<&str> = parts(&words).chain(parts(keywords)).collect();
    let query = plain(query);
    let is_known = |wanted: &str| {
        let one = wanted.strip_suffix('s').or_else(|| wanted.strip_suffix("ux"));
        let one = one.filter(|one| one.chars().count() > 2).unwrap_or(wanted);
        let one = one.strip_suffix('l').filter(|_| one.ends_with("al")).unwrap_or(one);
        known.iter().any(|word| match wanted.chars().count() {
            0..=2 => *word == wanted,
            _ => word.starts_with(one),
        })
    };
    let wanted: Vec<&str> = parts(&query).collect();
    query.trim().is_empty() || !wanted.is_empty() && wanted.into_iter().all(is_known)
}

/// The words of a plain text that say something.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|letter: char| !letter.is_alphanumeric());
    words.filter(|word| !word.is_empty() && !EMPTY.contains(word))
}

/// Letters without accents and capitals, as people type them in a hurry. A test looks that these
/// are all that names of games have: the tables of Unicode would make the first visit longer.
fn plain(text: &str) -> String {
    // Without its accent a French die would be a word that says nothing.
    let dice = |part: &str| match part.trim_end_matches([' ', ',']) {
        word @ ("dé" | "dés") => part.replacen(word, "dice", 1),
        _ => part.to_owned(),
    };
    let text: String = text.to_lowercase().split_inclusive([' ', ',']).map(dice).collect();
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars() {
        match without_accent(letter) {
            Some(known) => plain.push_str(known),
            None => plain.push(letter),
        }
    }
    plain
}

fn without_accent(letter: char) -> Option<&'static str> {
    Some(match letter {
        'à' | 'â' | 'ä' => "a",
        'ç' => "c",
        'é' | 'è' | 'ê' | 'ë' => "e",
        'î' | 'ï' => "i",
        'ô' | 'ö' => "o",
        'ù' | 'û' | 'ü' => "u",
        'ÿ' => "y",
        'œ' => "oe",
        'æ' => "ae",
        // Accents that were typed apart from their letters.
        '\u{300}'..='\u{36f}' => "",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(query: &str, lang: Lang) -> Vec<String> {
        let all = catalogue::families().iter().filter(|family| fits(family, query, lang));
        all.map(|family| family.card().id.to_string()).collect()
    }

    #[test]
    fn games_are_found_by_title_and_by_what_they_train() {
        assert_eq!(ids("quori", Lang::En), ["quoridor"]);
        assert!(ids("memoire", Lang::Fr).contains(&"memory".to_owned()));
        assert_eq!(ids("xyzzy", Lang::En), Vec::<String>::new());
        assert_eq!(ids("", Lang::En).len(), catalogue::families().len());
        assert_eq!(ids("  ", Lang::Fr).len(), catalogue::families().len());
    }

    #[test]
    fn games_are_found_by_the_words_that_people_use() {
        let has = |query: &str, id: &str| {
            Lang::ALL.iter().all(|lang| ids(query, *lang).iter().any(|found| found == id))
        };
        for (query, id) in [
            ("memory", "memory"),
            ("cartes", "memory"),
            ("carte", "memory"),
            ("animaux", "pigeon-vole"),
            ("animals", "families"),
            ("lire", "hangman"),
            ("compter", "dominoes"),
            ("dé", "goose"),
            ("dés", "ludo"),
            ("die", "goose"),
            ("checkers", "draughts"),
            ("Dames", "draughts"),
        ] {
            assert!(has(query, id), "{query} does not find {id}: {:?}", ids(query, Lang::Fr));
        }
        let mut dice = ids("dé", Lang::Fr);
        dice.sort();
        assert_eq!(dice, ["goose", "ludo", "snakes-and-ladders"], "no puzzle has a die");
        assert!(maker_fits(Kind::Memory, "photos", Lang::Fr));
        assert!(maker_fits(Kind::Spelling, "lire", Lang::Fr));
        assert!(!maker_fits(Kind::Goose, "photos", Lang::Fr));
        assert!(name_fits("Mes animaux", "animal") && !name_fits("Mes animaux", "carte"));
    }

    #[test]
    fn every_game_and_maker_has_keywords_and_no_line_is_idle() {
        let makers = Kind::ALL.map(|kind| format!("make:{}", kind.name()));
        let all: Vec<String> = catalogue::ids().map(str::to_owned).chain(makers).collect();
        for name in &all {
            assert!(!keywords(name).is_empty(), "{name} has no keywords");
        }
        for line in KEYWORDS.lines().filter(|line| !line.starts_with('#')) {
            let [name, english, french] = line.split('\t').collect::<Vec<_>>()[..] else {
                panic!("{line}")
            };
            assert!(all.iter().any(|known| known == name), "{name} is no game");
            assert!(!english.is_empty() && !french.is_empty());
        }
    }

    #[test]
    fn no_name_has_accents_that_must_be_typed() {
        assert_eq!(plain("Mémoire, ŒUF, me\u{301}moire"), "memoire, oeuf, memoire");
        for lang in Lang::ALL {
            let voice = words::voice(lang);
            for id in catalogue::ids() {
                let title = plain(&voice.say(&Message::new(id)));
                let is_plain = |letter: char| letter.is_ascii() || !letter.is_alphabetic();
                assert!(title.chars().all(is_plain), "{title}");
            }
        }
    }
}
