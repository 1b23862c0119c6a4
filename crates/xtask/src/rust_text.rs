//! Rust source read just closely enough: what is code, what is comment, what is a text literal.
//!
//! It is no parser. It relies on the house's order in a file: the tests come last.

/// A text literal of a source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Literal {
    /// Its line from 1.
    pub line: usize,
    /// Its content as it is written, escapes and all.
    pub text: String,
}

/// A source, taken apart.
#[derive(Clone, Debug, Default)]
pub(crate) struct RustText {
    /// The code; comments and the insides of literals are blanks, lines stay where they are.
    pub code: String,
    /// The text literals in order.
    pub literals: Vec<Literal>,
}

impl RustText {
    /// Takes a whole source apart.
    pub(crate) fn of(source: &str) -> Self {
        let mut reader = Reader { rest: source, line: 1, out: Self::default() };
        while reader.step() {}
        reader.out
    }

    /// Takes apart what comes before the tests.
    pub(crate) fn without_tests(source: &str) -> Self {
        Self::of(&source[..start_of_tests(source)])
    }
}

/// Where the tests of a source begin; its end where it has none, or where they stand in a file of
/// their own, which may be named anywhere.
pub(crate) fn start_of_tests(source: &str) -> usize {
    const MARK: &str = "\n#[cfg(test)]\nmod ";
    let opens = |at: &usize| {
        let named = source[at + MARK.len()..].lines().next();
        named.is_some_and(|line| !line.ends_with(';'))
    };
    let mut marks = source.match_indices(MARK).map(|(at, _)| at);
    marks.find(opens).unwrap_or(source.len())
}

struct Reader<'a> {
    rest: &'a str,
    line: usize,
    out: RustText,
}

impl Reader<'_> {
    /// Reads one comment, literal or character; says whether there was one.
    fn step(&mut self) -> bool {
        let rest = self.rest;
        let Some(first) = rest.chars().next() else { return false };
        if rest.starts_with("//") {
            self.blank(rest.find('\n').unwrap_or(rest.len()));
        } else if rest.starts_with("/*") {
            self.blank(block_comment_length(rest));
        } else if let Some((opening, content)) = text_literal(rest) {
            let text = rest[opening..opening + content].to_owned();
            self.out.literals.push(Literal { line: self.line, text });
            // The closing mark is as long as the opening one without its letters.
            let letters = rest.bytes().take_while(u8::is_ascii_alphabetic).count();
            self.blank(opening + content + opening - letters);
        } else if let Some(length) = char_literal_length(rest) {
            self.blank(length);
        } else if first.is_alphanumeric() || first == '_' {
            // A whole word at once, so that the `r` in `for"` opens no raw literal.
            let word = |letter: char| letter.is_alphanumeric() || letter == '_';
            self.keep(rest.find(|letter| !word(letter)).unwrap_or(rest.len()));
        } else {
            self.keep(first.len_utf8());
        }
        true
    }

    fn keep(&mut self, length: usize) {
        let (kept, rest) = self.rest.split_at(length);
        self.line += kept.matches('\n').count();
        self.out.code.push_str(kept);
        self.rest = rest;
    }

    fn blank(&mut self, length: usize) {
        let (blanked, rest) = self.rest.split_at(length.min(self.rest.len()));
        self.line += blanked.matches('\n').count();
        let blanks = blanked.chars().map(|letter| if letter == '\n' { '\n' } else { ' ' });
        self.out.code.extend(blanks);
        self.rest = rest;
    }
}

fn block_comment_length(text: &str) -> usize {
    let (mut depth, mut at) = (0usize, 0);
    while let Some(found) = text[at..].find(['/', '*']).map(|offset| at + offset) {
        at = found + 1;
        if text[found..].starts_with("/*") {
            (depth, at) = (depth + 1, found + 2);
        } else if text[found..].starts_with("*/") {
            (depth, at) = (depth.saturating_sub(1), found + 2);
            if depth == 0 {
                return at;
            }
        }
    }
    text.len()
}

/// The lengths of the opening mark and of the content, when a text literal begins here.
fn text_literal(text: &str) -> Option<(usize, usize)> {
    let letters = ["br", "cr", "r", "b", "c", ""].into_iter().find(|letters| {
        let rest = text.strip_prefix(letters);
        rest.is_some_and(|rest| {
            rest.starts_with(if letters.contains('r') { &['"', '#'][..] } else { &['"'] })
        })
    })?;
    let hashes = text[letters.len()..].bytes().take_while(|&byte| byte == b'#').count();
    let opening = letters.len() + hashes + 1;
    if text.as_bytes().get(opening - 1) != Some(&b'"') {
        return None;
    }
    let content = &text[opening..];
    if letters.contains('r') {
        let closing = format!("\"{}", "#".repeat(hashes));
        return Some((opening, content.find(&closing).unwrap_or(content.len())));
    }
    let mut escaped = false;
    for (at, byte) in content.bytes().enumerate() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b'"' => return Some((opening, at)),
            _ => {}
        }
    }
    Some((opening, content.len()))
}

/// A character in single quotes, as opposed to a lifetime.
fn char_literal_length(text: &str) -> Option<usize> {
    let content = text.strip_prefix('\'')?;
    let mut letters = content.char_indices();
    match letters.next()? {
        (_, '\\') => {
            letters.next();
            letters.find(|&(_, letter)| letter == '\'').map(|(at, _)| at + 2)
        }
        _ => letters.next().filter(|&(_, letter)| letter == '\'').map(|(at, _)| at + 2),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn literals(source: &str) -> Vec<(usize, String)> {
        RustText::of(source).literals.into_iter().map(|one| (one.line, one.text)).collect()
    }

    #[test]
    fn literals_are_found_with_their_lines() {
        let source = "let a = \"one\";\n// \"no\"\n/* \"no /* \" */ */ let b = r#\"t\"wo\"#;\n";
        assert_eq!(literals(source), [(1, "one".into()), (3, "t\"wo".into())]);
        assert_eq!(
            literals(r#"f(b"x\"y", 'a', '"', '\'', "z")"#),
            [(1, "x\\\"y".into()), (1, "z".into())]
        );
    }

    #[test]
    fn lifetimes_open_nothing_and_lines_stay() {
        let text = RustText::of("fn f<'a>(x: &'a str) { \"l1\nl2\" } // end\nlast");
        assert_eq!(text.literals.len(), 1);
        assert_eq!(text.code.lines().count(), 3);
        assert!(text.code.contains("&'a str") && !text.code.contains("end"));
        assert_eq!(text.code.lines().last(), Some("last"));
    }

    #[test]
    fn tests_can_be_left_out() {
        let source = "code();\n#[cfg(test)]\nmod tests {\n    \"in tests\"\n}\n";
        assert!(RustText::without_tests(source).literals.is_empty());
        assert_eq!(RustText::of(source).literals.len(), 1);
        let named = "mod a;\n#[cfg(test)]\nmod tests;\nmod z;\n\nlet word = \"said\";\n";
        assert_eq!(RustText::without_tests(named).literals.len(), 1);
    }

    #[test]
    fn broken_sources_end_too() {
        for source in ["\"open", "r#\"open", "/* open", "'", "b'", "'\\", "r#type", "é\"ü"] {
            assert!(RustText::of(source).code.len() <= source.len());
        }
    }
}
