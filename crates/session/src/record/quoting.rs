//! Words and quoted texts of a line, safe for any Unicode.
//!
//! What cannot be seen (line ends, control letters, marks that turn the writing direction) is
//! written as an escape, so that nobody is deceived by what a record seems to say.

/// The text in quotes.
pub(super) fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' | '\\' => out.extend(['\\', letter]),
            '\n' => out.push_str("\\n"),
            _ if is_unseen(letter) => out.extend(letter.escape_unicode()),
            _ => out.push(letter),
        }
    }
    out.push('"');
    out
}

/// The text as one word: as it is where that can be read back, in quotes otherwise.
pub(super) fn word(text: &str) -> String {
    let needs_quotes = |letter: char| matches!(letter, ' ' | '"' | '\\') || is_unseen(letter);
    if text.is_empty() || text.contains(needs_quotes) { quoted(text) } else { text.to_owned() }
}

/// The words of a line, taken out of their quotes; `None` when a quote does not close or an
/// escape means nothing.
pub(super) fn words(line: &str) -> Option<Vec<String>> {
    let mut words = Vec::new();
    let mut rest = line;
    loop {
        let (word, after) = match rest.strip_prefix('"') {
            Some(inside) => unquoted(inside)?,
            None => {
                let end = rest.find(' ').unwrap_or(rest.len());
                let (word, after) = rest.split_at(end);
                (word.to_owned(), after)
            }
        };
        words.push(word);
        if after.is_empty() {
            return Some(words);
        }
        rest = after.strip_prefix(' ')?;
    }
}

/// The text up to the closing quote, and what follows that quote.
fn unquoted(inside: &str) -> Option<(String, &str)> {
    let mut text = String::new();
    let mut letters = inside.chars();
    loop {
        match letters.next()? {
            '"' => return Some((text, letters.as_str())),
            '\\' => match letters.next()? {
                letter @ ('"' | '\\') => text.push(letter),
                'n' => text.push('\n'),
                'u' => {
                    let (code, after) = letters.as_str().strip_prefix('{')?.split_once('}')?;
                    text.push(u32::from_str_radix(code, 16).ok().and_then(char::from_u32)?);
                    letters = after.chars();
                }
                _ => return None,
            },
            letter => text.push(letter),
        }
    }
}

fn is_unseen(letter: char) -> bool {
    let turns_or_joins = matches!(
        letter,
        '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}'
    );
    turns_or_joins || letter.is_control() || (letter.is_whitespace() && letter != ' ')
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn words_are_plain_where_they_can_be() {
        assert_eq!(word("e3h"), "e3h");
        assert_eq!(word(""), "\"\"");
        assert_eq!(word("33 31"), "\"33 31\"");
        assert_eq!(quoted("Zoé \"Z\"\n\u{202e}"), r#""Zoé \"Z\"\n\u{202e}""#);
    }

    #[test]
    fn what_does_not_close_or_mean_anything_is_refused() {
        for line in ["\"a", "\"a\\", "\"\\x\"", "\"\\u{110000}\"", "\"\\u{}\"", "\"a\"b"] {
            assert_eq!(words(line), None, "{line}");
        }
        assert_eq!(words("a  \"b c\""), Some(vec!["a".into(), String::new(), "b c".into()]));
    }

    proptest! {
        #[test]
        fn every_text_comes_back(texts in proptest::collection::vec(any::<String>(), 1..4)) {
            for style in [quoted, word] {
                let line = texts.iter().map(|text| style(text)).collect::<Vec<_>>().join(" ");
                prop_assert_eq!(line.lines().count(), 1);
                prop_assert_eq!(words(&line), Some(texts.clone()));
            }
        }
    }
}
