//! Bytes as text: UTF-8, UTF-16 with its mark, or the letters of older Windows programs.

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
    let (text, guessed) = match bytes {
        [0xef, 0xbb, 0xbf, rest @ ..] => (String::from_utf8_lossy(rest).into_owned(), None),
        [0xfe, 0xff, rest @ ..] => (utf_16(rest, u16::from_be_bytes), None),
        [0xff, 0xfe, rest @ ..] => (utf_16(rest, u16::from_le_bytes), None),
        _ => match std::str::from_utf8(bytes) {
            Ok(text) => (text.to_owned(), None),
            Err(_) => (windows_1252(bytes), Some(Remark::OldLetters)),
        },
    };
    match text.chars().position(is_binary) {
        Some(at) => {
            let line = text.chars().take(at).filter(|letter| *letter == '\n').count() + 1;
            Err(Refusal::NotText { line })
        }
        None => Ok((text, guessed)),
    }
}

/// Letters of two bytes each; what is none is shown as such.
fn utf_16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> String {
    let (pairs, odd) = bytes.as_chunks::<2>();
    let letters = char::decode_utf16(pairs.iter().map(|pair| unit(*pair)));
    let letters = letters.map(|letter| letter.unwrap_or(char::REPLACEMENT_CHARACTER));
    letters.chain(odd.iter().map(|_| char::REPLACEMENT_CHARACTER)).collect()
}

/// What Windows put between the signs of ASCII and those of Latin-1, from 128 on.
const OF_WINDOWS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// Letters of one byte each.
fn windows_1252(bytes: &[u8]) -> String {
    let letter = |byte: &u8| {
        let of_windows = byte.checked_sub(0x80).and_then(|at| OF_WINDOWS.get(usize::from(at)));
        of_windows.copied().unwrap_or_else(|| char::from(*byte))
    };
    bytes.iter().map(letter).collect()
}

/// Control signs that no text has.
fn is_binary(letter: char) -> bool {
    letter.is_ascii_control()
        && !matches!(letter, '\t' | '\n' | '\r' | '\u{b}' | '\u{c}' | '\u{1a}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_windows_are_read_as_it_wrote_them() {
        assert_eq!(windows_1252(b"\x80 1 \x8cuf \x93\xe9t\xe9\x94 \xff"), "€ 1 Œuf “été” ÿ");
        let all: Vec<u8> = (0..=255).collect();
        let read = windows_1252(&all);
        assert_eq!(read.chars().count(), 256);
        assert!(read.starts_with('\0') && read.contains("~\u{7f}€"));
    }

    #[test]
    fn broken_pairs_are_shown_as_such() {
        assert_eq!(utf_16(b"\0A\xd8\0\0B", u16::from_be_bytes), "A\u{fffd}B");
        assert_eq!(utf_16(b"A\0B", u16::from_le_bytes), "A\u{fffd}");
        assert_eq!(decode(b"\xff\xfe\xe9\0").unwrap(), ("é".to_owned(), None));
        assert_eq!(decode(b"\xfe\xff\0\xe9").unwrap(), ("é".to_owned(), None));
    }
}
