//! Words made comparable: without accents and capitals, and in the singular.

use i18n::Lang;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// A word, and what remains of it when its plural is taken off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Word {
    pub(super) folded: String,
    pub(super) stem: String,
}

impl Word {
    /// Of a folded word.
    pub(super) fn of(folded: &str, lang: Lang) -> Self {
        let stem = match lang {
            Lang::En => english(folded),
            Lang::Fr => french(folded),
        };
        Self { folded: folded.to_owned(), stem }
    }
}

/// Plurals that follow no rule.
const FRENCH: [(&str, &str); 5] = [
    ("yeux", "oeil"),
    ("cieux", "ciel"),
    ("travaux", "travail"),
    ("vitraux", "vitrail"),
    ("messieurs", "monsieur"),
];
const ENGLISH: [(&str, &str); 14] = [
    ("mice", "mouse"),
    ("geese", "goose"),
    ("feet", "foot"),
    ("teeth", "tooth"),
    ("children", "child"),
    ("men", "man"),
    ("women", "woman"),
    ("people", "person"),
    ("leaves", "leaf"),
    ("wolves", "wolf"),
    ("knives", "knife"),
    ("scarves", "scarf"),
    ("oxen", "ox"),
    ("shoes", "shoe"),
];

/// Small letters and digits only, without accents; everything else is a gap.
pub(super) fn letters_of(text: &str) -> String {
    let mut letters = String::new();
    for letter in text.nfkd().filter(|letter| !is_combining_mark(*letter)) {
        match letter {
            'œ' | 'Œ' => letters.push_str("oe"),
            'æ' | 'Æ' => letters.push_str("ae"),
            letter if letter.is_alphanumeric() => letters.extend(letter.to_lowercase()),
            _ => letters.push(' '),
        }
    }
    letters.trim().to_owned()
}

/// The words of a text.
pub(super) fn words_of(text: &str) -> Vec<String> {
    letters_of(text).split_whitespace().map(str::to_owned).collect()
}

/// `chats` is `chat`, `chevaux` is `cheval`, `bateaux` is `bateau`, `bijoux` is `bijou`.
fn french(word: &str) -> String {
    if let Some((_, singular)) = FRENCH.iter().find(|(plural, _)| *plural == word) {
        return (*singular).to_owned();
    }
    if word.chars().count() < 4 {
        return word.to_owned();
    }
    let cut = |end: &str| word.strip_suffix(end);
    match (cut("eaux"), cut("aux"), cut("s").or_else(|| cut("x"))) {
        (Some(stem), ..) => format!("{stem}eau"),
        (None, Some(stem), _) => format!("{stem}al"),
        (None, None, Some(stem)) => stem.to_owned(),
        _ => word.to_owned(),
    }
}

/// `cats` is `cat`, `cherries` is `cherry`, `boxes` is `box`; `glass` stays.
fn english(word: &str) -> String {
    if let Some((_, singular)) = ENGLISH.iter().find(|(plural, _)| *plural == word) {
        return (*singular).to_owned();
    }
    if word.chars().count() < 4 || word.ends_with("ss") || word.ends_with("us") {
        return word.to_owned();
    }
    if let Some(stem) = word.strip_suffix("ies").filter(|stem| stem.chars().count() > 1) {
        return format!("{stem}y");
    }
    let hissing = ["ses", "xes", "zes", "ches", "shes", "oes"];
    if hissing.iter().any(|end| word.ends_with(end)) {
        return word.strip_suffix("es").unwrap_or(word).to_owned();
    }
    word.strip_suffix('s').unwrap_or(word).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_and_capitals_do_not_matter() {
        assert_eq!(words_of("Été, l’Œuf d’ÂNE"), ["ete", "l", "oeuf", "d", "ane"]);
        assert_eq!(letters_of(" ?! "), "");
    }

    #[test]
    fn plurals_are_taken_off() {
        for (plural, singular) in [
            ("chats", "chat"),
            ("chevaux", "cheval"),
            ("animaux", "animal"),
            ("oiseaux", "oiseau"),
            ("bijoux", "bijou"),
            ("yeux", "oeil"),
            ("bus", "bus"),
            ("jeux", "jeu"),
        ] {
            assert_eq!(french(plural), singular, "{plural}");
        }
        for (plural, singular) in [
            ("cats", "cat"),
            ("cherries", "cherry"),
            ("boxes", "box"),
            ("glasses", "glass"),
            ("mice", "mouse"),
            ("glass", "glass"),
            ("octopus", "octopus"),
            ("potatoes", "potato"),
            ("pies", "pie"),
        ] {
            assert_eq!(english(plural), singular, "{plural}");
        }
        assert_eq!(english("pie"), "pie");
    }
}
