//! Reading lines of any length and content in bounded memory.
//!
//! Who sends what is not trusted: a line may be endless or not text at all. Whether a line
//! makes sense is not judged here.

use std::io::{self, BufRead};

/// Longer lines are read to their end, thrown away and refused.
pub const LONGEST_LINE: usize = 1 << 20;

/// What came in place of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// A line of text, without its end.
    Text(String),
    /// More than [`LONGEST_LINE`] bytes.
    TooLong,
    /// Bytes that are not UTF-8.
    NotText,
}

/// The next line; `None` at the end of input.
///
/// # Errors
/// When the input cannot be read.
pub fn read_line(input: &mut dyn BufRead) -> io::Result<Option<Line>> {
    let mut bytes = Vec::new();
    let mut is_too_long = false;
    loop {
        let chunk = match input.fill_buf() {
            Ok(chunk) => chunk,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if chunk.is_empty() {
            let is_end = bytes.is_empty() && !is_too_long;
            return Ok((!is_end).then(|| finish(bytes, is_too_long)));
        }
        let end = chunk.iter().position(|&byte| byte == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        is_too_long |= bytes.len() + part.len() > LONGEST_LINE;
        if !is_too_long {
            bytes.extend_from_slice(part);
        }
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            return Ok(Some(finish(bytes, is_too_long)));
        }
    }
}

fn finish(mut bytes: Vec<u8>, is_too_long: bool) -> Line {
    if is_too_long {
        return Line::TooLong;
    }
    if bytes.last() == Some(&b'\r') {
        bytes.pop();
    }
    String::from_utf8(bytes).map_or(Line::NotText, Line::Text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(input: &[u8]) -> Vec<Line> {
        // A small buffer makes every line come in several pieces.
        let mut input = io::BufReader::with_capacity(7, input);
        std::iter::from_fn(|| read_line(&mut input).unwrap()).collect()
    }

    fn text(line: &str) -> Line {
        Line::Text(line.to_owned())
    }

    #[test]
    fn line_ends_of_all_sorts() {
        assert_eq!(lines(b""), []);
        assert_eq!(lines(b"\n"), [text("")]);
        assert_eq!(lines(b"a\r\n\nlast"), [text("a"), text(""), text("last")]);
    }

    #[test]
    fn what_is_no_text_is_told_and_the_next_line_is_whole() {
        assert_eq!(lines(b"\xff\xfe\ngames\n"), [Line::NotText, text("games")]);
    }

    #[test]
    fn a_long_line_is_drained() {
        let mut input = vec![b'x'; 10 << 20];
        input.extend_from_slice(b"\ngames\n");
        assert_eq!(lines(&input), [Line::TooLong, text("games")]);
        assert_eq!(lines(&vec![b'x'; LONGEST_LINE + 1]), [Line::TooLong]);
        assert!(matches!(&lines(&vec![b'x'; LONGEST_LINE])[..], [Line::Text(_)]));
    }
}
