//! One cell or line as it was meant: no marks, no numbering, no invisible signs.

use unicode_normalization::UnicodeNormalization;

/// What begins an item of a list on screens and paper.
const BULLETS: [char; 13] = ['-', '*', '+', '•', '–', '—', '·', '▪', '◦', '‣', '●', '○', '☐'];

/// A text without invisible signs, with single spaces, its accents composed.
#[must_use]
pub fn clean(text: &str) -> String {
    let visible = text.chars().filter(|letter| !is_invisible(*letter));
    let plain: String =
        visible.map(|letter| if letter.is_control() { ' ' } else { letter }).nfc().collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The form in which two texts that people take for the same are the same.
#[must_use]
pub fn fold(text: &str) -> String {
    clean(text).to_lowercase().nfc().collect()
}

/// Signs that only steer the writing. The joiners of emoji are left alone.
fn is_invisible(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

/// A line without its bullet and its number.
pub(super) fn without_mark(line: &str) -> &str {
    // A tab at the beginning is an empty cell, not a space.
    let line = line.trim_matches(|letter: char| letter.is_whitespace() && letter != '\t');
    let line = without_bullet(line);
    without_number(line).unwrap_or(line)
}

fn without_bullet(line: &str) -> &str {
    let Some(bullet) = line.chars().next().filter(|letter| BULLETS.contains(letter)) else {
        return line;
    };
    let rest = line.get(bullet.len_utf8()..).unwrap_or_default();
    // "-3" is a number and "*cow" an answer that is marked; "•cow" is an item.
    let is_mark = rest.starts_with(char::is_whitespace) || !matches!(bullet, '-' | '*' | '+');
    if is_mark && !rest.trim().is_empty() { rest.trim_start() } else { line }
}

/// What follows `1.`, `1)`, `(1)` or `1 -`; `None` when the line is not numbered.
fn without_number(line: &str) -> Option<&str> {
    let (open, rest) = match line.strip_prefix('(') {
        Some(rest) => (true, rest),
        None => (false, line),
    };
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    let rest = rest.get(digits..).filter(|_| (1..=5).contains(&digits))?;
    let (sign, after) = match rest.strip_prefix([')', '.']) {
        Some(after) if rest.starts_with(')') || !open => (rest.chars().next()?, after),
        _ if open => return None,
        _ => {
            let after = rest.trim_start_matches(' ');
            (after.chars().next()?, after.strip_prefix(['-', '–', '—'])?)
        }
    };
    let item = after.trim_start();
    let is_spaced = item.len() < after.len();
    let starts_with_digit = item.starts_with(|letter: char| letter.is_ascii_digit());
    let is_numbering = match sign {
        ')' | '.' => is_spaced || !starts_with_digit,
        // "7 - 3" is a sum.
        _ => is_spaced && !starts_with_digit,
    };
    (is_numbering && !item.is_empty()).then_some(item)
}
