//! Looking for games by words, however they are typed.

use catalogue::Family;
use i18n::{Lang, Message};

use crate::words;

/// Whether a game fits what somebody looks for: its title, or what it trains.
pub(super) fn fits(family: &Family, query: &str, lang: Lang) -> bool {
    let voice = words::voice(lang);
    let mut words = voice.say(&Message::new(family.card().id.clone()));
    if let Some(entry) = family.design() {
        for skill in &entry.skills {
            words.push(' ');
            words.push_str(&voice.say(&Message::new(format!("shelf.skill-{skill}"))));
        }
    }
    let words = plain(&words);
    plain(query).split_whitespace().all(|part| words.contains(part))
}

/// How many games fit.
pub(super) fn found(query: &str, lang: Lang) -> usize {
    catalogue::families().iter().filter(|family| fits(family, query, lang)).count()
}

/// Letters without accents and capitals, as people type them in a hurry. A test looks that these
/// are all that names of games have: the tables of Unicode would make the first visit longer.
fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
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

    #[test]
    fn games_are_found_by_title_and_by_what_they_train() {
        let ids = |query: &str, lang| {
            let all = catalogue::families().iter().filter(|family| fits(family, query, lang));
            all.map(|family| family.card().id.to_string()).collect::<Vec<_>>()
        };
        assert_eq!(ids("quori", Lang::En), ["quoridor"]);
        assert!(ids("memoire", Lang::Fr).contains(&"memory".to_owned()));
        assert_eq!(ids("xyzzy", Lang::En), Vec::<String>::new());
        assert_eq!(ids("", Lang::En).len(), catalogue::families().len());
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
