//! Every Rust file opens with `//!` and stays short.

use super::Finding;
use crate::workspace::TextFile;

/// Where a file must be split.
const LONGEST: usize = 600;

/// Finds Rust files without a header or too long; tables in a `data` folder may be long.
pub(super) fn check(files: &[TextFile]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in files.iter().filter(|file| file.path.ends_with(".rs")) {
        let mut lines = file.text.lines().enumerate();
        let first = lines.find(|(_, line)| !line.trim().is_empty());
        if !first.is_some_and(|(_, line)| line.starts_with("//!")) {
            let line = first.map_or(1, |(at, _)| at + 1);
            findings.push(Finding::new(&file.path, line, "the file does not open with `//!`"));
        }
        let length = file.text.lines().count();
        if length > LONGEST && !file.path.contains("/data/") {
            let what = format!("{length} lines: split at {LONGEST}");
            findings.push(Finding::new(&file.path, LONGEST + 1, what));
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::sample::{file, places};

    #[test]
    fn a_file_must_open_with_a_header() {
        let files = [
            file("a.rs", "\n//! Fine.\n"),
            file("b.rs", "\n\nuse std::fmt;\n//! Too late.\n"),
            file("c.rs", ""),
            file("d.md", "no Rust"),
        ];
        assert_eq!(places(&check(&files)), ["b.rs:3", "c.rs:1"]);
    }

    #[test]
    fn a_long_file_must_be_split_unless_it_is_data() {
        let long = format!("//! Long.\n{}", "// line\n".repeat(LONGEST));
        let just_fits = format!("//! Long.\n{}", "// line\n".repeat(LONGEST - 1));
        let files = [file("a.rs", &long), file("b/data/c.rs", &long), file("d.rs", &just_fits)];
        assert_eq!(places(&check(&files)), ["a.rs:601"]);
    }
}
