//! Places in a JSON text: line, column, and the path of fields and items that leads there.
//!
//! The walker here only tells strings, brackets, commas and colons apart; the JSON library
//! says what is wrong, this says where.

/// A place in a design file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Line from 1.
    pub line: usize,
    /// Character of the line from 1.
    pub column: usize,
    /// Fields and items, such as `grid.zones[2].cells`, items from 1; empty for the whole.
    pub path: String,
}

impl Place {
    /// The beginning of the text.
    #[must_use]
    pub const fn start() -> Self {
        Self { line: 1, column: 1, path: String::new() }
    }

    /// The place of a byte.
    pub(super) fn at(text: &str, byte: usize) -> Self {
        let byte = (0..=byte.min(text.len())).rev().find(|&at| text.is_char_boundary(at));
        let before = text.get(..byte.unwrap_or(0)).unwrap_or_default();
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        Self {
            line: before.matches('\n').count() + 1,
            column: before.get(line_start..).unwrap_or_default().chars().count() + 1,
            path: path_at(before),
        }
    }

    /// The place by line from 1 and byte of the line from 1, as the JSON library counts.
    pub(super) fn of(text: &str, line: usize, column: usize) -> Self {
        Self::at(text, Self::byte_of(text, line, column))
    }

    /// The byte behind this line and byte of the line, both from 1.
    pub(super) fn byte_of(text: &str, line: usize, column: usize) -> usize {
        let before = text.split_inclusive('\n').take(line.max(1) - 1);
        before.map(str::len).sum::<usize>() + column
    }
}

/// A sign of JSON that matters for places.
pub(super) enum Sign<'a> {
    Open(u8),
    Close,
    Comma,
    Colon,
    /// A string without its quotes, escapes left as they are; also one that is cut off.
    Text(&'a str),
}

/// The signs of a text with the byte where each begins.
pub(super) fn signs(text: &str) -> impl Iterator<Item = (usize, Sign<'_>)> {
    let bytes = text.as_bytes();
    let mut at = 0;
    std::iter::from_fn(move || {
        while let Some(&byte) = bytes.get(at) {
            let start = at;
            at += 1;
            let sign = match byte {
                b'{' | b'[' => Sign::Open(byte),
                b'}' | b']' => Sign::Close,
                b',' => Sign::Comma,
                b':' => Sign::Colon,
                b'"' => {
                    let end = end_of_string(bytes, at);
                    let inside = text.get(at..end).unwrap_or_default();
                    at = end + 1;
                    Sign::Text(inside)
                }
                _ => continue,
            };
            return Some((start, sign));
        }
        None
    })
}

/// Where the closing quote stands, or the text ends.
fn end_of_string(bytes: &[u8], mut at: usize) -> usize {
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'"' => return at,
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
    bytes.len()
}

/// One object or list that is still open.
enum Level<'a> {
    Object { field: Option<&'a str>, in_value: bool },
    List { item: usize },
}

/// The path that a beginning of a text has come to.
fn path_at(before: &str) -> String {
    let mut levels: Vec<Level<'_>> = Vec::new();
    for (_, sign) in signs(before) {
        match (sign, levels.last_mut()) {
            (Sign::Open(b'{'), _) => levels.push(Level::Object { field: None, in_value: false }),
            (Sign::Open(_), _) => levels.push(Level::List { item: 1 }),
            (Sign::Close, _) => drop(levels.pop()),
            (Sign::Comma, Some(Level::Object { in_value, .. })) => *in_value = false,
            (Sign::Comma, Some(Level::List { item })) => *item += 1,
            (Sign::Colon, Some(Level::Object { in_value, .. })) => *in_value = true,
            (Sign::Text(text), Some(Level::Object { field, in_value: false })) => {
                *field = Some(text);
            }
            _ => {}
        }
    }
    let mut path = String::new();
    for level in &levels {
        match level {
            Level::Object { field: Some(field), .. } => {
                let dot = if path.is_empty() { "" } else { "." };
                path.push_str(&format!("{dot}{}", i18n::clip(field)));
            }
            Level::Object { field: None, .. } => {}
            Level::List { item } => path.push_str(&format!("[{item}]")),
        }
    }
    path
}

/// What a look at the brackets alone finds.
pub(super) enum Scan {
    Fine,
    /// Too many objects and lists inside each other, from this byte on.
    TooDeep(usize),
    /// A list or object with too many items, at this byte.
    TooMany(usize),
}

/// Looks at the brackets and commas, before anything is built from the text.
pub(super) fn scan(text: &str, deepest: usize, longest: usize) -> Scan {
    let mut commas: Vec<usize> = Vec::new();
    for (at, sign) in signs(text) {
        match sign {
            Sign::Open(_) if commas.len() >= deepest => return Scan::TooDeep(at),
            Sign::Open(_) => commas.push(0),
            Sign::Close => drop(commas.pop()),
            Sign::Comma => {
                if let Some(count) = commas.last_mut() {
                    *count += 1;
                    if *count >= longest {
                        return Scan::TooMany(at);
                    }
                }
            }
            Sign::Colon | Sign::Text(_) => {}
        }
    }
    Scan::Fine
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_lead_to_every_place() {
        let text = r#"{"a": [1, {"b\"{": "x]", "c": [true]}], "d": {"é": 2}}"#;
        let path = |end: &str| Place::at(text, text.find(end).unwrap() + end.len()).path;
        assert_eq!(path("{\"a\""), "a");
        assert_eq!(path("[1"), "a[1]");
        assert_eq!(path("x]\""), "a[2].b\\\"{");
        assert_eq!(path("[true"), "a[2].c[1]");
        assert_eq!(path("[true]"), "a[2].c");
        assert_eq!(path("}]"), "a");
        assert_eq!(path("\"é\": 2"), "d.é");
        assert_eq!(path(text), "");
    }

    #[test]
    fn lines_and_characters_are_counted_from_one() {
        let place = Place::at("{\n  \"é\": 1}", 8);
        assert_eq!((place.line, place.column, place.path.as_str()), (2, 6, "é"));
        assert_eq!(Place::at("", 99), Place::start());
        assert_eq!(Place::of("{\n[", 2, 1).column, 2);
    }
}
