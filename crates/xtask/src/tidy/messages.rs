//! Message keys: what the code says has words in both languages, and no words lie unused.
//!
//! A text literal is a key when it looks like `<message>.<attribute>` and some crate's
//! `i18n/en.ftl` defines that message. Whether words are well chosen is for people to judge.

mod words;

use super::{Finding, library_crate_of};
use crate::rust_text::{Literal, RustText};
use crate::workspace::TextFile;
use words::{Words, gather};

/// Attributes that front ends read of any game by its id; its title is the message itself.
const READ_OF_ANY_GAME: [&str; 3] = ["summary", "rules", "notation"];
/// How the attribute begins that says what an option of a game is for.
const OPTION: &str = "option-";
/// A key written with holes (`"{id}.option-{name}"`) must still say at least this much itself.
const LEAST_FIXED_LETTERS: usize = 3;

/// Finds keys without words, words without a key, and languages that differ.
pub(super) fn check(files: &[TextFile]) -> Vec<Finding> {
    let (words, mut findings) = gather(files);
    let literals: Vec<(&str, Literal)> = files
        .iter()
        .filter(|file| library_crate_of(&file.path).is_some())
        .flat_map(|file| {
            let literals = RustText::without_tests(&file.text).literals;
            literals.into_iter().map(|literal| (file.path.as_str(), literal))
        })
        .collect();
    findings.extend(keys_without_words(&words, &literals));
    findings.extend(words_without_key(&words, &literals));
    findings
}

fn keys_without_words(words: &Words, literals: &[(&str, Literal)]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, literal) in literals {
        let Some((message, _)) = split_key(&literal.text) else { continue };
        if words.defines(message) && !words.has(&literal.text) {
            let what = format!("the key {:?} has no words", literal.text);
            findings.push(Finding::new(*path, literal.line, what));
        }
    }
    findings
}

fn words_without_key(words: &Words, literals: &[(&str, Literal)]) -> Vec<Finding> {
    let holed: Vec<Vec<&str>> =
        literals.iter().filter_map(|(_, literal)| fixed_parts(&literal.text)).collect();
    let is_used = |key: &str| {
        literals.iter().any(|(_, literal)| literal.text == key)
            || holed.iter().any(|parts| fits(key, parts))
    };
    let by_convention = |key: &str| match split_key(key) {
        None => true,
        Some((_, attribute)) => {
            READ_OF_ANY_GAME.contains(&attribute) || attribute.starts_with(OPTION)
        }
    };
    words
        .keys()
        .filter(|entry| !by_convention(&entry.key) && !is_used(&entry.key))
        .map(|entry| {
            let what = format!("no code says the key {:?}", entry.key);
            Finding::new(&entry.path, entry.line, what)
        })
        .collect()
}

/// The message and the attribute of a text that looks like a key.
fn split_key(text: &str) -> Option<(&str, &str)> {
    let (message, attribute) = text.split_once('.')?;
    let is_name = |name: &str| {
        name.starts_with(|letter: char| letter.is_ascii_lowercase())
            && name.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-'))
    };
    (is_name(message) && is_name(attribute)).then_some((message, attribute))
}

/// The parts around the holes of a text such as `"{id}.option-{name}"`, when it can make keys.
fn fixed_parts(text: &str) -> Option<Vec<&str>> {
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some((part, after)) = rest.split_once('{') {
        parts.push(part);
        rest = after.split_once('}')?.1;
    }
    parts.push(rest);
    let is_key_text = |part: &&str| {
        part.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.'))
    };
    let letters: usize =
        parts.iter().map(|part| part.matches(|c| c != '.' && c != '-').count()).sum();
    let makes_keys = parts.len() > 1
        && text.contains('.')
        && letters >= LEAST_FIXED_LETTERS
        && parts.iter().all(is_key_text);
    makes_keys.then_some(parts)
}

/// Whether a key is these parts with something in each hole.
fn fits(key: &str, parts: &[&str]) -> bool {
    let [first, middle @ .., last] = parts else { return false };
    let Some(mut rest) = key.strip_prefix(first).and_then(|rest| rest.strip_suffix(last)) else {
        return false;
    };
    for part in middle {
        match rest.split_once(part) {
            Some((_, after)) => rest = after,
            None => return false,
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::sample::{file, places};

    const WORDS: &str = "wall = Wall\n    .closes = It closes { $who }.\n";

    fn check_with(code: &str, en: &str, fr: &str) -> Vec<String> {
        let files = [
            file("crates/a/src/lib.rs", code),
            file("crates/a/i18n/en.ftl", en),
            file("crates/a/i18n/fr.ftl", fr),
        ];
        places(&check(&files))
    }

    #[test]
    fn keys_with_words_in_both_languages_are_fine() {
        let code = "const K: &str = \"wall.closes\"; const FILE: &str = \"book.toml\";";
        assert!(check_with(code, WORDS, WORDS).is_empty());
    }

    #[test]
    fn a_key_without_words_is_found() {
        let code = "\"wall.closes\";\n\"wall.opens\";";
        assert_eq!(check_with(code, WORDS, WORDS), ["crates/a/src/lib.rs:2"]);
    }

    #[test]
    fn words_without_a_key_are_found() {
        assert_eq!(check_with("", WORDS, WORDS), ["crates/a/i18n/en.ftl:2"]);
        // The tests of a crate do not count as use.
        let tests = "//! A.\n#[cfg(test)]\nmod tests { \"wall.closes\" }";
        assert_eq!(check_with(tests, WORDS, WORDS), ["crates/a/i18n/en.ftl:2"]);
    }

    #[test]
    fn keys_made_of_parts_and_of_conventions_are_used() {
        for code in ["f(\"wall.{}\")", "f(\"{id}.closes\")", "f(\"{id}.clo{rest}\")"] {
            assert!(check_with(code, WORDS, WORDS).is_empty(), "{code}");
        }
        for code in ["f(\"{id}.{name}\")", "f(\"{} closes.\")", "f(\"wall{}\")"] {
            assert!(!check_with(code, WORDS, WORDS).is_empty(), "{code}");
        }
        let card = "a = A\n    .summary = S\n    .rules = R\n    .option-x = X\n";
        assert!(check_with("", card, card).is_empty());
    }
}
