//! `cargo xtask sizes`: how long files and functions are, so that growth is seen.
//!
//! Lines are counted as they stand, comments included. A function reaches from the line of its
//! `fn` to its closing brace. Tables in a `data` folder do not count. Nothing is judged here:
//! where a file must be split is for `tidy` to say.

use std::path::PathBuf;

use anyhow::Result;

use crate::rust_text::{RustText, start_of_tests};
use crate::workspace::{TextFile, Workspace};

/// What to measure.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Measures the workspace in this folder instead.
    #[arg(long, value_name = "FOLDER")]
    root: Option<PathBuf>,
    /// Also lists the functions with more lines than this.
    #[arg(long, value_name = "LINES")]
    over: Option<usize>,
}

/// What a line of the table is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// What people run.
    Source,
    /// What only tests, measures or shows.
    Tests,
}

/// Something that has a length.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Sized {
    kind: Kind,
    lines: usize,
    /// Where it stands, and its name if it is a function.
    place: String,
}

/// Prints the table.
///
/// # Errors
/// When the files cannot be read.
pub(crate) fn run(workspace: &Workspace, options: &Options) -> Result<()> {
    let files = match &options.root {
        Some(root) => Workspace::around(root)?.text_files()?,
        None => workspace.text_files()?,
    };
    let counted = |file: &&TextFile| file.path.ends_with(".rs") && !file.path.contains("/data/");
    let files: Vec<TextFile> = files.iter().filter(counted).cloned().collect();
    let functions: Vec<Sized> = files.iter().flat_map(functions).collect();
    println!("| lines | how many | median | 90 of 100 within | longest |");
    println!("|---|---:|---:|---:|---|");
    for kind in [Kind::Source, Kind::Tests] {
        println!("{}", row("files", kind, &files.iter().map(whole).collect::<Vec<_>>()));
        println!("{}", row("functions", kind, &functions));
    }
    let mut long: Vec<&Sized> =
        functions.iter().filter(|one| options.over.is_some_and(|over| one.lines > over)).collect();
    long.sort_by_key(|one| std::cmp::Reverse(one.lines));
    for Sized { lines, place, .. } in long {
        println!("{lines} {place}");
    }
    Ok(())
}

fn row(what: &str, kind: Kind, sizes: &[Sized]) -> String {
    let title = match kind {
        Kind::Source => format!("{what} of `src`"),
        Kind::Tests => format!("{what} of tests, benches, examples"),
    };
    let mut sizes: Vec<&Sized> = sizes.iter().filter(|one| one.kind == kind).collect();
    sizes.sort_by_key(|one| one.lines);
    let at = |part: usize| {
        let place = sizes.len().saturating_sub(1) * part / 100;
        sizes.get(place).map_or(0, |one| one.lines)
    };
    let longest = sizes.last().map(|one| format!("{} ({})", one.lines, one.place));
    let (count, longest) = (sizes.len(), longest.unwrap_or_default());
    format!("| {title} | {count} | {} | {} | {longest} |", at(50), at(90))
}

fn kind_of(path: &str) -> Kind {
    let is_test = |part: &str| matches!(part, "tests" | "tests.rs" | "benches" | "examples");
    if path.split('/').any(is_test) { Kind::Tests } else { Kind::Source }
}

fn whole(file: &TextFile) -> Sized {
    let (kind, lines) = (kind_of(&file.path), file.text.lines().count());
    Sized { kind, lines, place: format!("`{}`", file.path) }
}

/// The functions of a file that have a body; those among its tests are tests.
fn functions(file: &TextFile) -> Vec<Sized> {
    let code = RustText::of(&file.text).code;
    let tests = file.text[..start_of_tests(&file.text)].lines().count();
    let line_of = |at: usize| code[..at].matches('\n').count() + 1;
    let mut found = Vec::new();
    for (at, _) in code.match_indices("fn ") {
        let Some((name, end)) = body(&code, at) else { continue };
        let (first, last) = (line_of(at), line_of(end));
        let kind = if first > tests { Kind::Tests } else { kind_of(&file.path) };
        let place = format!("`{}`, `{name}`", file.path);
        found.push(Sized { kind, lines: last - first + 1, place });
    }
    found
}

/// The name of the function that begins here, and where its body ends.
fn body(code: &str, at: usize) -> Option<(&str, usize)> {
    let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    if code[..at].ends_with(is_word) {
        return None;
    }
    let signature = &code[at + "fn ".len()..];
    let name = signature.split(|letter| !is_word(letter)).next().filter(|name| !name.is_empty())?;
    // Brackets of any sort stand around what a signature or a body holds: the first brace outside
    // of them opens the body, and a semicolon there says that there is none.
    let (mut round, mut braces) = (0_usize, 0_usize);
    for (offset, letter) in signature.char_indices() {
        match letter {
            '(' | '[' if braces == 0 => round += 1,
            ')' | ']' if braces == 0 => round = round.saturating_sub(1),
            ';' if braces == 0 && round == 0 => return None,
            '{' if round == 0 => braces += 1,
            '}' if braces == 1 => return Some((name, at + "fn ".len() + offset)),
            '}' => braces = braces.saturating_sub(1),
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, text: &str) -> TextFile {
        TextFile { path: path.to_owned(), text: text.to_owned() }
    }

    fn lengths(path: &str, text: &str) -> Vec<(Kind, usize)> {
        functions(&file(path, text)).into_iter().map(|one| (one.kind, one.lines)).collect()
    }

    #[test]
    fn functions_reach_from_their_first_line_to_their_brace() {
        let text = "trait A { fn none(&self) -> [u8; 2]; }\n/// A `fn x() {`.\nfn one() {}\n\
            fn two(\n    f: fn(u8) -> u8,\n) -> u8 {\n    let inner = || { \"}\" };\n    1\n}\n";
        assert_eq!(lengths("src/a.rs", text), [(Kind::Source, 1), (Kind::Source, 6)]);
    }

    #[test]
    fn what_follows_the_mark_of_tests_is_tests() {
        let text = "fn one() {\n}\n\n#[cfg(test)]\nmod tests {\n    fn two() {}\n}\n";
        assert_eq!(lengths("src/a.rs", text), [(Kind::Source, 2), (Kind::Tests, 1)]);
        assert_eq!(lengths("tests/it/a.rs", "fn one() {}"), [(Kind::Tests, 1)]);
    }

    #[test]
    fn a_row_tells_the_middle_the_ninth_of_ten_and_the_longest() {
        let size = |lines| Sized { kind: Kind::Source, lines, place: format!("`{lines}`") };
        let sizes: Vec<Sized> = (1..=11).rev().map(size).collect();
        assert_eq!(
            row("files", Kind::Source, &sizes),
            "| files of `src` | 11 | 6 | 10 | 11 (`11`) |"
        );
        assert!(row("files", Kind::Tests, &[]).contains("| 0 | 0 | 0 |"));
    }
}
