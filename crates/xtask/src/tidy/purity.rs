//! The pure crates touch no file, network, thread, clock or terminal.
//!
//! Their tests may: what follows `#[cfg(test)]`, and files of tests, are not looked at.

use super::{Finding, is_pure, library_crate_of};
use crate::rust_text::RustText;
use crate::workspace::TextFile;

/// Modules and types of the standard library that reach the outside world.
const FORBIDDEN_PATHS: [&str; 8] = [
    "std::fs",
    "std::net",
    "std::thread",
    "std::process",
    "std::env",
    "std::time::Instant",
    "std::time::SystemTime",
    "std::time::*",
];

/// The same by other names.
const FORBIDDEN_WORDS: [&str; 7] =
    ["Instant::now", "SystemTime::now", "println!", "eprintln!", "print!", "eprint!", "dbg!"];

/// Finds where a pure crate reaches the outside world.
pub(super) fn check(files: &[TextFile]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in files.iter().filter(|file| library_crate_of(&file.path).is_some_and(is_pure)) {
        let code = RustText::without_tests(&file.text).code;
        let in_paths = used_paths(&code).into_iter().filter_map(|(line, path)| {
            FORBIDDEN_PATHS
                .iter()
                .find(|known| starts_path(&path, known))
                .map(|known| (line, *known))
        });
        let in_lines = (1..).zip(code.lines()).flat_map(|(line, text)| {
            let known = FORBIDDEN_WORDS.iter().filter(move |known| has_word(text, known));
            known.map(move |known| (line, *known))
        });
        findings.extend(in_paths.chain(in_lines).map(|(line, known)| {
            Finding::new(&file.path, line, format!("`{known}` in a pure crate"))
        }));
    }
    findings
}

/// Whether a path is this one or goes on from it.
fn starts_path(path: &str, known: &str) -> bool {
    path.strip_prefix(known).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
}

/// Whether the word stands in the text and does not merely end a longer word.
fn has_word(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        !text[..at].ends_with(|letter: char| letter.is_alphanumeric() || letter == '_')
    })
}

/// Every path that begins with `std`, trees of `use` written out, with the line it begins on.
fn used_paths(code: &str) -> Vec<(usize, String)> {
    let mut paths = Vec::new();
    for (at, _) in code.match_indices("std::") {
        let line = code[..at].matches('\n').count() + 1;
        let tree = path_tree(&code[at..]);
        paths.extend(written_out(&tree).into_iter().map(|path| (line, path)));
    }
    paths
}

/// What belongs to a path that begins here, without blanks: up to where a brace, if one opens,
/// closes again.
fn path_tree(code: &str) -> String {
    let mut tree = String::new();
    let mut depth = 0usize;
    for letter in code.chars() {
        match letter {
            '{' if tree.ends_with("::") || depth > 0 => depth += 1,
            '}' if depth == 1 => return tree + "}",
            '}' if depth > 1 => depth -= 1,
            _ if depth > 0 => {}
            ':' | '_' | '*' => {}
            _ if letter.is_alphanumeric() => {}
            _ => break,
        }
        if !letter.is_whitespace() {
            tree.push(letter);
        }
    }
    tree
}

/// `a::{b, c::{d}}` as `a::b`, `a::c::d`.
fn written_out(tree: &str) -> Vec<String> {
    let Some((stem, branches)) = tree.split_once('{') else { return vec![tree.to_owned()] };
    let branches = branches.strip_suffix('}').unwrap_or(branches);
    let mut paths = Vec::new();
    let (mut depth, mut start) = (0usize, 0);
    for (at, letter) in branches.char_indices().chain([(branches.len(), ',')]) {
        match letter {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => {
                let branch = written_out(&branches[start..at]);
                paths.extend(branch.into_iter().map(|path| format!("{stem}{path}")));
                start = at + 1;
            }
            _ => {}
        }
    }
    paths
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::sample::{file, places};

    fn lines(text: &str) -> Vec<String> {
        places(&check(&[file("crates/game/src/a.rs", text)]))
    }

    #[test]
    fn trees_of_use_are_written_out() {
        let tree = path_tree("std::{fmt, time::{Duration, Instant}, fs}; more");
        let paths = written_out(&tree);
        assert_eq!(paths, ["std::fmt", "std::time::Duration", "std::time::Instant", "std::fs"]);
    }

    #[test]
    fn each_way_out_is_found() {
        for code in [
            "use std::fs;",
            "use std::{fmt, fs::File};",
            "use std::time::{Duration, Instant};",
            "use std::time::*;",
            "fn f() { std::thread::sleep(d) }",
            "fn f() { std::net::TcpStream::connect(a) }",
            "fn f() { time::SystemTime::now() }",
            "fn f() { println!() }",
            "fn f() { eprintln!() }",
        ] {
            assert!(!lines(&format!("//! A.\n{code}\n")).is_empty(), "{code}");
        }
        assert_eq!(lines("//! A.\n\nuse std::fs;\n"), ["crates/game/src/a.rs:3"]);
    }

    #[test]
    fn what_only_looks_like_it_is_not_found() {
        let text = "//! No std::fs here.\nuse std::time::Duration;\n\
            const A: &str = \"println!\";\nuse std::fsx;\n\
            #[cfg(test)]\nmod tests { use std::fs; }\n";
        assert!(lines(text).is_empty());
        let elsewhere = [
            file("crates/cli/src/main.rs", "use std::fs;"),
            file("crates/game/src/tests.rs", "use std::fs;"),
            file("crates/game/tests/it/main.rs", "use std::fs;"),
        ];
        assert!(check(&elsewhere).is_empty());
    }
}
