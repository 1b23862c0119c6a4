//! What is said to people: in both languages, in short sentences, and where it is ever shown.

use design::Design;
use design::edit::{Edit, KindField, TokenEdit};
use design::{Association, Lost, Variant, Won, Words};

use crate::remark::{Part, Remark, Remarks};

/// No sentence for players is longer than this.
const MOST_WORDS: usize = 10;

pub(super) fn check(design: &Design, remarks: &mut Remarks) {
    names(design, remarks);
    for (path, words) in sayings(design) {
        for (lang, text) in [("fr", &words.fr), ("en", &words.en)] {
            if let Some(count) = longest(text).filter(|count| *count > MOST_WORDS) {
                let remark = Remark::advice("review.long-sentence", format!("{path}.{lang}"));
                remarks.add(remark.with("count", count));
            }
        }
        one_language(design, &path, words, remarks);
    }
}

fn names(design: &Design, remarks: &mut Remarks) {
    if design.name.is_empty() {
        remarks.add(Remark::advice("review.no-name", "name"));
    }
    if design.instructions.is_empty() {
        remarks.add(Remark::advice("review.no-instructions", "instructions"));
    }
    for (kind, number) in design.tokens.iter().zip(1..) {
        let path = format!("tokens[{number}].name");
        one_language(design, &path, &kind.name, remarks);
        // Letters, digits and signs are their own names.
        if kind.name.is_empty() && kind.id.chars().count() > 3 {
            let name = Words { fr: kind.id.clone(), en: kind.id.clone() };
            let set = TokenEdit::Set { kind: kind.id.clone(), field: KindField::Name(name) };
            let remark = Remark::advice("review.token-unnamed", path);
            let remark = remark.with("token", kind.id.as_str()).of(Part::Token(kind.id.clone()));
            remarks.add(remark.mend(Edit::Tokens(set)));
        }
    }
    for (zone, number) in design.grid.zones.iter().zip(1..) {
        one_language(design, &format!("grid.zones[{number}].name"), &zone.name, remarks);
    }
}

/// A game speaks the languages of its name: one that has its name in French only is in French. Of
/// one without a name nobody knows.
fn one_language(design: &Design, path: &str, words: &Words, remarks: &mut Remarks) {
    let speaks_both = !design.name.is_empty() && missing_in(&design.name).is_none();
    let Some(missing) = missing_in(words).filter(|_| speaks_both) else { return };
    let key = if missing == "fr" { "review.no-french" } else { "review.no-english" };
    remarks.add(Remark::advice(key, format!("{path}.{missing}")));
}

/// The language in which nothing is said, where something is in the other.
fn missing_in(words: &Words) -> Option<&'static str> {
    match (words.fr.trim().is_empty(), words.en.trim().is_empty()) {
        (true, false) => Some("fr"),
        (false, true) => Some("en"),
        _ => None,
    }
}

/// Everything that is said in whole sentences.
fn sayings(design: &Design) -> Vec<(String, &Words)> {
    let mut found = vec![("instructions".to_owned(), &design.instructions)];
    found.extend(of_rules("", Some(&design.association), Some(&design.won), Some(&design.lost)));
    for (variant, number) in design.variants.iter().zip(1..) {
        let Variant { association, won, lost, .. } = variant;
        let path = format!("variants[{number}].");
        found.extend(of_rules(&path, association.as_ref(), won.as_ref(), lost.as_ref()));
    }
    found.extend(design.messages.iter().map(|(key, words)| (format!("messages.{key}"), words)));
    found
}

fn of_rules<'a>(
    path: &str,
    association: Option<&'a Association>,
    won: Option<&'a Won>,
    lost: Option<&'a Lost>,
) -> Vec<(String, &'a Words)> {
    let mut found = Vec::new();
    if let Some(Association { right_message, wrong_message, .. }) = association {
        found.push((format!("{path}association.right_message"), right_message));
        found.push((format!("{path}association.wrong_message"), wrong_message));
    }
    found.extend(won.map(|won| (format!("{path}won.message"), &won.message)));
    found.extend(lost.map(|lost| (format!("{path}lost.message"), &lost.message)));
    found
}

/// How many words the longest sentence has; a sentence ends with its mark before a blank, or
/// with its line.
fn longest(text: &str) -> Option<usize> {
    let mut counts = vec![0];
    for line in text.lines() {
        counts.push(0);
        for word in line.split_whitespace() {
            if word.chars().any(char::is_alphanumeric)
                && let Some(count) = counts.last_mut()
            {
                *count += 1;
            }
            if word.ends_with(['.', '!', '?', '…', ':', ';']) {
                counts.push(0);
            }
        }
    }
    counts.into_iter().max()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_are_counted_one_by_one() {
        for (text, count) in [
            ("", 0),
            ("Put each token in its row.", 6),
            ("One two. Three four five!", 3),
            ("Bravo ! Tu as réussi !", 3),
            ("3.5 is one word", 4),
            ("one two\nthree", 2),
        ] {
            assert_eq!(longest(text), Some(count), "{text}");
        }
    }
}
