//! Checks of the words people read: both languages complete, sentences short, no blame.
//!
//! Tests of every crate with words call [`faults`]. It does not judge spelling or sense.

use game::Words;
use i18n::{Lang, SourceKey, keys_of};

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

/// Each key of one language must stand in the other, with the same variables.
fn compare(one: &[SourceKey], other: &[SourceKey], lang: Lang, faults: &mut Vec<String>) {
    for key in one {
        match other.iter().find(|twin| twin.key == key.key) {
            None => faults.push(format!("{lang}: the key {} is missing", key.key)),
            Some(twin) if twin.variables != key.variables => {
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
    fn a_dot_inside_a_word_ends_no_sentence() {
        let count = |text| sentences(text).map(count_words).collect::<Vec<_>>();
        assert_eq!(count("Look at game.txt now. Then go."), [4, 2, 0]);
        assert_eq!(count("One two\nthree"), [2, 1]);
    }
}
