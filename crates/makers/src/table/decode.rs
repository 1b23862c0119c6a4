//! Bytes as text: UTF-8, UTF-16 with its mark, or the letters of older Windows programs.

use encoding_rs::{Encoding, WINDOWS_1252};

use crate::{Refusal, Remark};

/// No list is longer than this many bytes.
pub const LARGEST_TEXT: usize = 4 << 20;

/// The text of a file, and a remark when its letters had to be guessed.
///
/// # Errors
/// When the bytes are no text, or too many.
pub fn decode(bytes: &[u8]) -> Result<(String, Option<Remark>), Refusal> {
    if bytes.len() > LARGEST_TEXT {
        return Err(Refusal::TextTooLong { most: LARGEST_TEXT >> 20 });
    }
    let (text, guessed) = match (Encoding::for_bom(bytes), std::str::from_utf8(bytes)) {
        (Some((encoding, mark)), _) => {
            let rest = bytes.get(mark..).unwrap_or_default();
            (encoding.decode_without_bom_handling(rest).0.into_owned(), None)
        }
        (None, Ok(text)) => (text.to_owned(), None),
        (None, Err(_)) => {
            let text = WINDOWS_1252.decode_without_bom_handling(bytes).0.into_owned();
            (text, Some(Remark::OldLetters))
        }
    };
    match text.chars().position(is_binary) {
        Some(at) => {
            let line = text.chars().take(at).filter(|letter| *letter == '\n').count() + 1;
            Err(Refusal::NotText { line })
        }
        None => Ok((text, guessed)),
    }
}

/// Control signs that no text has.
fn is_binary(letter: char) -> bool {
    letter.is_ascii_control()
        && !matches!(letter, '\t' | '\n' | '\r' | '\u{b}' | '\u{c}' | '\u{1a}')
}
