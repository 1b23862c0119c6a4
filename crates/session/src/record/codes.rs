//! Lines with check codes: each covers its own line and, through the code before, all others.
//!
//! The codes find accidents; they are no signature against a person who computes them anew.

use super::{CARRYING, MAGIC, NAMING, RecordError};

/// No line of a record is longer, in bytes: the largest design fits, each of its signs escaped.
pub const LONGEST_LINE: usize = 1 << 23;
/// No record is longer, in bytes.
pub const LONGEST_RECORD: usize = 1 << 24;

/// The line after which nothing follows.
pub(super) const END: &str = "end";

/// A space, `~` and eight digits.
const CODE_LENGTH: usize = 10;

/// Puts a check code behind every line.
pub(super) fn seal(lines: &[String]) -> String {
    let mut text = String::new();
    let mut code = 0;
    for line in lines {
        code = chained(code, line.as_bytes());
        text.push_str(line);
        text.push_str(&suffix(code));
        text.push('\n');
    }
    text
}

/// Checks every code and gives the lines without them, up to and including the end.
pub(super) fn unseal(bytes: &[u8]) -> Result<Vec<&str>, RecordError> {
    check_version(bytes)?;
    let mut lines = Vec::new();
    let mut code = 0;
    let mut rest = bytes;
    loop {
        let line = lines.len() + 1;
        let (sealed, after) = next_line(bytes, rest, line)?;
        let damaged = || RecordError::damaged(line, sealed);
        let content = sealed.len().checked_sub(CODE_LENGTH).and_then(|end| sealed.get(..end));
        let content = content.ok_or_else(damaged)?;
        code = chained(code, content);
        if !sealed.ends_with(suffix(code).as_bytes()) {
            return Err(damaged());
        }
        let content = str::from_utf8(content).map_err(|_| damaged())?;
        lines.push(content);
        rest = after;
        if content == END {
            let more = !rest.is_empty();
            return if more { Err(RecordError::AfterEnd { line: line + 1 }) } else { Ok(lines) };
        }
    }
}

/// The version comes first: a later one may have other lines and other codes.
fn check_version(bytes: &[u8]) -> Result<(), RecordError> {
    if MAGIC.as_bytes().starts_with(bytes) {
        return Err(RecordError::CutOff { line: 1 });
    }
    let first = bytes.split(|byte| *byte == b'\n').next().unwrap_or_default();
    let version = first.strip_prefix(MAGIC.as_bytes()).and_then(|rest| rest.strip_prefix(b" "));
    let version = version.ok_or(RecordError::NotARecord)?;
    let version = version.split(|byte| *byte == b' ').next().unwrap_or_default();
    let is_number = !version.is_empty() && version.iter().all(u8::is_ascii_digit);
    let is_known = [NAMING, CARRYING].iter().any(|known| known.as_bytes() == version);
    if is_number && !is_known {
        return Err(RecordError::unknown_version(version));
    }
    Ok(())
}

/// The next line without its line end, and what follows.
fn next_line<'a>(
    whole: &[u8],
    rest: &'a [u8],
    line: usize,
) -> Result<(&'a [u8], &'a [u8]), RecordError> {
    let within = rest.get(..=LONGEST_LINE).unwrap_or(rest);
    let read = whole.len() - rest.len();
    match within.iter().position(|byte| *byte == b'\n') {
        Some(end) if read + end < LONGEST_RECORD => {
            let (sealed, after) = rest.split_at(end);
            Ok((sealed, after.get(1..).unwrap_or_default()))
        }
        None if rest.len() <= LONGEST_LINE => Err(RecordError::CutOff { line }),
        _ => Err(RecordError::TooLong { line }),
    }
}

fn chained(before: u32, line: &[u8]) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(&before.to_le_bytes());
    hasher.update(line);
    hasher.finalize()
}

fn suffix(code: u32) -> String {
    format!(" ~{code:08x}")
}

#[cfg(test)]
mod tests {
    use game::Reason;

    use super::*;

    fn sealed(lines: &[&str]) -> String {
        seal(&lines.iter().map(|line| (*line).to_owned()).collect::<Vec<_>>())
    }

    #[track_caller]
    fn check(text: &str, key: &str, line: usize) {
        let error = unseal(text.as_bytes()).unwrap_err();
        assert_eq!((error.key(), error.line()), (key, line), "{text}");
    }

    #[test]
    fn sealed_lines_come_back() {
        let lines = ["marelle-record 1", "", "é ~00000000", "end"];
        assert_eq!(unseal(sealed(&lines).as_bytes()).unwrap(), lines);
    }

    #[test]
    fn lost_swapped_and_added_lines_are_found() {
        let whole = sealed(&["marelle-record 1", "a", "b", "end"]);
        let lines: Vec<&str> = whole.lines().collect();
        let join = |order: &[usize]| {
            order.iter().map(|&at| format!("{}\n", lines[at])).collect::<String>()
        };
        assert!(unseal(join(&[0, 1, 2, 3]).as_bytes()).is_ok());
        check(&join(&[0, 2, 3]), "record.damaged", 2);
        check(&join(&[0, 2, 1, 3]), "record.damaged", 2);
        check(&join(&[0, 1, 1, 2, 3]), "record.damaged", 3);
        check(&join(&[1, 2, 3]), "record.not-a-record", 1);
        check(&join(&[0, 1, 2]), "record.cut-off", 4);
        check(&join(&[0, 1, 2, 3, 3]), "record.after-end", 5);
        check(whole.trim_end(), "record.cut-off", 4);
        check(&whole.replace('\n', "\r\n"), "record.damaged", 1);
    }

    #[test]
    fn other_versions_and_other_files_have_their_own_words() {
        check(&sealed(&["marelle-record 3", "end"]), "record.unknown-version", 1);
        check("marelle-record 10", "record.unknown-version", 1);
        check("marelle-record x\n", "record.damaged", 1);
        check("marelle-rec", "record.cut-off", 1);
        check("", "record.cut-off", 1);
        check("(;GM[Othello]", "record.not-a-record", 1);
        check("marelle-recorder\n", "record.not-a-record", 1);
    }

    #[test]
    fn immense_lines_and_files_are_refused() {
        let head = sealed(&["marelle-record 1"]);
        check(&format!("{head}{}", "x".repeat(10_000_000)), "record.too-long", 2);
        let mut lines = vec!["marelle-record 1".to_owned()];
        lines.extend(std::iter::repeat_n("x".repeat(LONGEST_LINE / 2), 5));
        check(&seal(&lines), "record.too-long", 5);
    }
}
