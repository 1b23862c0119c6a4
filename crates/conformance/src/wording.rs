//! Checks of the words people read: both languages complete, sentences short, no blame.
//!
//! Tests of every crate with words call [`faults`]. It does not judge spelling or sense.

use i18n::{Lang, SourceKey, Words, keys_of, roots};

/// No sentence that a player reads is longer than this.
pub const MOST_WORDS: usize = 10;

/// Words that blame or frighten, in either language.
const UNWELCOME: [&str; 8] =
    ["invalid", "error", "illegal", "forbidden", "invalide", "erreur", "illégal", "interdit"];

/// Everything that is wrong with these words, each fault in one line; empty when all is well.
#[must_use]
pub fn faults(words: &Words) -> Vec<String> {
    let mut faults = Vec::new();
    let (english, french) = (keys_of(words.en), keys_of(words.fr));
    compare(&english, &french, Lang::Fr, &mut faults);
    compare(&french, &english, Lang::En, &mut faults);
    for (lang, source) in [(Lang::En, words.en), (Lang::Fr, words.fr)] {
        if let Err(error) = i18n::Translator::new(lang, &[source]) {
            faults.push(error.to_string());
        }
        for key in keys_of(source) {
            check_sentences(lang, &key, &mut faults);
        }
    }
    faults
}

/// Words of whoever says tu.
const FAMILIAR: [&str; 11] =
    ["tu", "toi", "te", "t", "ton", "ta", "tes", "tien", "tiens", "tienne", "tiennes"];
/// Orders to one friend, at the beginning of a clause: elsewhere the same letters may be
/// another's doing ("Zoé joue").
const ORDERS: [&str; 44] = [
    "ajoute",
    "appuie",
    "arrête",
    "attends",
    "cherche",
    "choisis",
    "clique",
    "commence",
    "compte",
    "continue",
    "corrige",
    "déplace",
    "dis",
    "donne",
    "écoute",
    "écris",
    "efface",
    "enlève",
    "envoie",
    "essaie",
    "fais",
    "garde",
    "joue",
    "lance",
    "mets",
    "montre",
    "passe",
    "place",
    "pose",
    "prends",
    "recommence",
    "réduis",
    "réessaie",
    "refais",
    "regarde",
    "remets",
    "reprends",
    "retourne",
    "touche",
    "tourne",
    "trouve",
    "va",
    "vérifie",
    "vois",
];

/// Everything that is wrong with the polite forms of some French words: keys that do not exist,
/// other variables, and any word of one of the messages `told` to the player that still says tu.
#[must_use]
pub fn faults_of_vous(words: &Words, vous: &str, told: &[&str]) -> Vec<String> {
    let mut faults = Vec::new();
    let (stock, polite) = (keys_of(words.fr), keys_of(vous));
    if let Err(error) = i18n::Translator::new(Lang::Fr, &[vous]) {
        faults.push(error.to_string());
    }
    for key in &polite {
        match stock.iter().find(|twin| twin.key == key.key) {
            None => faults.push(format!("vous: nobody says {}", key.key)),
            Some(twin) if roots(&twin.variables) != roots(&key.variables) => {
                faults.push(format!("vous: {} has other variables", key.key));
            }
            Some(_) => {}
        }
        check_sentences(Lang::Fr, key, &mut faults);
    }
    let is_told = |key: &SourceKey| told.contains(&key.key.split('.').next().unwrap_or_default());
    let is_stock = |key: &&SourceKey| polite.iter().all(|twin| twin.key != key.key);
    let reached = stock.iter().filter(is_stock).filter(|key| is_told(key)).chain(&polite);
    for key in reached {
        let texts = std::iter::once(&key.words).chain(&key.choices);
        if let Some(word) = texts.flat_map(|text| familiar_words(text)).next() {
            faults.push(format!("vous: {} says “{word}”", key.key));
        }
    }
    faults
}

fn familiar_words(text: &str) -> impl Iterator<Item = String> {
    let lower = text.to_lowercase();
    let said = |part: &str| -> Vec<String> {
        let words = part.split(|letter: char| !letter.is_alphabetic() && letter != '…');
        words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
    };
    let mut found = said(&lower);
    found.retain(|word| FAMILIAR.contains(&word.as_str()));
    for clause in lower.split(['.', '!', '?', ',', ':', ';', '\n']) {
        let mut words = said(clause).into_iter();
        let first = words.find(|word| !["ou", "puis", "et", "alors"].contains(&word.as_str()));
        found.extend(first.filter(|word| ORDERS.contains(&word.as_str())));
    }
    found.into_iter()
}

/// Each key of one language must stand in the other, with the same variables.
fn compare(one: &[SourceKey], other: &[SourceKey], lang: Lang, faults: &mut Vec<String>) {
    for key in one {
        match other.iter().find(|twin| twin.key == key.key) {
            None => faults.push(format!("{lang}: the key {} is missing", key.key)),
            Some(twin) if roots(&twin.variables) != roots(&key.variables) => {
                faults.push(format!("{lang}: {} has other variables", key.key));
            }
            Some(_) => {}
        }
    }
}

fn check_sentences(lang: Lang, key: &SourceKey, faults: &mut Vec<String>) {
    let mut fault = |what: String| faults.push(format!("{lang}: {}: {what}", key.key));
    for sentence in sentences(&key.words) {
        let count = count_words(sentence);
        if count > MOST_WORDS {
            fault(format!("{count} words: {}", sentence.trim()));
        }
    }
    let lower = key.words.to_lowercase();
    let mut letters = lower.split(|letter: char| !letter.is_alphabetic());
    if let Some(word) = letters.find(|word| UNWELCOME.contains(word)) {
        fault(format!("the word “{word}”"));
    }
    if lang == Lang::Fr {
        if key.words.contains('\'') {
            fault("a straight apostrophe".to_owned());
        }
        if [" !", " ?", " :", " ;", " »", "« "].iter().any(|pair| key.words.contains(pair)) {
            fault("a space that can break".to_owned());
        }
    }
}

/// How many words the longest sentence of a text has.
#[must_use]
pub fn longest_sentence(text: &str) -> usize {
    sentences(text).map(count_words).max().unwrap_or(0)
}

/// A sentence ends with its mark before a blank, or with its line.
fn sentences(text: &str) -> impl Iterator<Item = &str> {
    let bytes = text.as_bytes();
    let ends = move |at: usize, letter: char| match letter {
        '\n' => true,
        '.' | '!' | '?' => bytes.get(at + 1).is_none_or(u8::is_ascii_whitespace),
        _ => false,
    };
    let mut start = 0;
    let mut stops: Vec<usize> =
        text.char_indices().filter(|&(at, c)| ends(at, c)).map(|(at, _)| at + 1).collect();
    stops.push(text.len());
    stops.into_iter().map(move |stop| &text[std::mem::replace(&mut start, stop)..stop])
}

/// Marks that stand alone, such as French quotes, are no words; `…` stands for an argument.
fn count_words(sentence: &str) -> usize {
    let is_word =
        |word: &&str| word.contains(|letter: char| letter.is_alphanumeric() || letter == '…');
    sentence.split_whitespace().filter(is_word).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn good_words_have_no_fault() {
        let words = Words {
            en: "a = The wall “{ $x }” stands.\n    .b = One. Two!\n",
            fr: "a = Le mur «\u{a0}{ $x }\u{a0}» tient.\n    .b = Un. Deux\u{a0}!\n",
        };
        assert_eq!(faults(&words), Vec::<String>::new());
    }

    #[test]
    fn each_sort_of_fault_is_found() {
        let found = |en: &'static str, fr: &'static str| faults(&Words { en, fr }).join("; ");
        assert!(found("a = One\nb = Two\n", "a = Un\n").contains("fr: the key b is missing"));
        assert!(found("a = { $x }\n", "a = Un\n").contains("other variables"));
        assert!(found("a = 1 2 3 4 5 6 7 8 9 10 11.\n", "a = x\n").contains("11 words"));
        assert!(found("a = An error.\n", "a = x\n").contains("error"));
        assert!(found("a = x\n", "a = c'est\n").contains("apostrophe"));
        assert!(found("a = x\n", "a = Oui !\n").contains("break"));
    }

    #[test]
    fn what_still_says_tu_is_found() {
        let fr = "a =\n    .b = Choisis un jeton.\n    .c = { $x } joue.\nd = { $n ->\n        [one] À toi.\n       *[other] À vous.\n    }\n";
        let words = Words { en: "", fr };
        let found = |vous: &str, told: &[&str]| faults_of_vous(&words, vous, told);
        assert_eq!(found("", &[]), Vec::<String>::new());
        let both = ["vous: a.b says “choisis”", "vous: d says “toi”"];
        assert_eq!(found("", &["a", "d"]), both);
        assert_eq!(found("a =\n    .b = Choisissez un jeton.\n", &["a"]), Vec::<String>::new());
        assert_eq!(found("a =\n    .b = À vous, ou joue.\n", &["a"]), ["vous: a.b says “joue”"]);
        assert_eq!(found("a =\n    .q = Oui.\n", &[]), ["vous: nobody says a.q"]);
        assert_eq!(found("a =\n    .c = Oui.\n", &[]), ["vous: a.c has other variables"]);
    }

    #[test]
    fn a_dot_inside_a_word_ends_no_sentence() {
        let count = |text| sentences(text).map(count_words).collect::<Vec<_>>();
        assert_eq!(count("Look at game.txt now. Then go."), [4, 2, 0]);
        assert_eq!(count("One two\nthree"), [2, 1]);
    }
}
