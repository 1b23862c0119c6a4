//! What stands for tokens where there are only letters: one letter a kind, or a short text where
//! the picture is nothing but one.

use std::collections::HashSet;

use design::{Design, TokenKind};

/// A letter for each kind. What is a letter in itself shows as it is, as does a name of one sign,
/// such as 3 or +; the others differ while there are letters.
pub(super) fn letters(design: &Design) -> Vec<String> {
    let kinds = &design.tokens;
    let mut used: HashSet<char> = kinds.iter().filter_map(own_sign).collect();
    let letter = |kind: &TokenKind| {
        own_sign(kind).unwrap_or_else(|| {
            let own = kind.id.chars().filter(|letter| letter.is_alphanumeric());
            let own = own.flat_map(|letter| letter.to_uppercase().chain(letter.to_lowercase()));
            let spare = ('A'..='Z').chain('a'..='z').chain('0'..='9').chain('α'..='ω');
            let letter = own.chain(spare).find(|letter| !used.contains(letter)).unwrap_or('*');
            used.insert(letter);
            letter
        })
    };
    kinds.iter().map(letter).map(String::from).collect()
}

fn own_sign(kind: &TokenKind) -> Option<char> {
    drawn_letter(&kind.picture).or_else(|| {
        let mut signs = kind.name.in_lang(i18n::Lang::En).chars();
        let first = signs.next().filter(|sign| !sign.is_whitespace() && !sign.is_control())?;
        signs.next().is_none().then_some(first)
    })
}

/// The letter that a picture of the library draws.
pub(super) fn drawn_letter(picture: &str) -> Option<char> {
    let (set, name) = picture.split_once(':')?;
    match (set, name) {
        ("operator", "plus") => Some('+'),
        ("operator", "minus") => Some('-'),
        ("operator", "times") => Some('×'),
        ("operator", "divided") => Some('÷'),
        ("operator", "equals") => Some('='),
        ("letter" | "digit" | "die", _) => {
            let mut letters = name.chars();
            letters.next().filter(|_| letters.next().is_none())
        }
        _ => None,
    }
}

/// The text that a token is, when it has no other picture than that: a number, or the values on
/// its edges as it lies after so many quarter turns.
pub(super) fn text(kind: &TokenKind, turned: u8) -> Option<String> {
    if let Some(number) = kind.picture.strip_prefix("number:") {
        return Some(number.to_owned());
    }
    let has_own_look = !kind.picture.is_empty() && !kind.picture.starts_with("domino:");
    if has_own_look || kind.sides.is_empty() {
        return None;
    }
    let sides = &kind.sides;
    let sides = [&sides.north, &sides.east, &sides.south, &sides.west];
    let side = |place: usize| sides[(place + 4 - usize::from(turned % 4)) % 4].as_str();
    let (north, east, south, west) = (side(0), side(1), side(2), side(3));
    Some(if west.is_empty() && east.is_empty() {
        format!("{north}/{south}")
    } else {
        format!("{west}|{east}")
    })
}

/// How many characters the widest token or number of a cell takes.
pub(super) fn widest(design: &Design) -> usize {
    let texts = design.tokens.iter().filter_map(|kind| text(kind, 0));
    let numbers = design.grid.numbers.0.iter().flatten().map(u16::to_string);
    let texts = texts.chain(numbers).map(|text| text.chars().count());
    // Terminals give emoji two columns.
    let pictures = design.tokens.iter().filter(|kind| may_be_emoji(kind)).map(|_| 2);
    texts.chain(pictures).max().unwrap_or(1)
}

/// Whether an emoji may stand for a token: by its picture, or by its name where it has none.
fn may_be_emoji(kind: &TokenKind) -> bool {
    let look = if kind.picture.is_empty() { &kind.id } else { &kind.picture };
    match look.split_once(':') {
        Some((set, _)) => matches!(set, "picture" | "openmoji" | "ball" | "shape"),
        // A path leads to a picture of the design's own.
        None => look.chars().count() > 1 && !look.contains('/'),
    }
}
