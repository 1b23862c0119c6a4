//! Every `Spec:` reference of a comment names a heading of the chapter on the rules of designs.
//!
//! A reference lists sections and checks: "sections 3.4 and 3.9", "checks 2 to 4, section 3.5". It
//! ends with the first word that does not belong to such a list. Rule books of games are referred
//! to by other words and are not looked at.

use super::Finding;
use crate::workspace::TextFile;

/// The chapter.
pub(super) const CHAPTER: &str = "docs/src/design-rules.md";
/// What begins a reference.
const MARK: &str = "Spec:";

/// A heading by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Heading<'a> {
    Section(&'a str),
    Check(&'a str),
}

/// Finds references that name no heading of the chapter.
pub(super) fn check(chapter: &str, files: &[TextFile]) -> Vec<Finding> {
    let known: Vec<Heading<'_>> = chapter.lines().filter_map(heading).collect();
    let rust = files.iter().filter(|file| file.path.ends_with(".rs"));
    let lines = rust.flat_map(|file| (1..).zip(file.text.lines()).map(move |line| (file, line)));
    let referring = lines.filter_map(|(file, (at, line))| Some((file, at, reference(line)?)));
    referring
        .filter_map(|(file, at, text)| Some((file, at, fault(&known, text)?)))
        .map(|(file, at, what)| Finding::new(&file.path, at, what))
        .collect()
}

/// `## 3. Play`, `### 3.12 Live change` or `#### Check 5: association`.
fn heading(line: &str) -> Option<Heading<'_>> {
    let title = line.strip_prefix('#')?.trim_start_matches('#');
    let mut words = title.split_whitespace();
    match words.next()? {
        "Check" => Some(Heading::Check(words.next()?.trim_end_matches(':'))),
        number if is_number(number) => Some(Heading::Section(number.trim_end_matches('.'))),
        _ => None,
    }
}

fn is_number(word: &str) -> bool {
    word.starts_with(|first: char| first.is_ascii_digit())
}

/// What follows the mark in a comment.
fn reference(line: &str) -> Option<&str> {
    let comment = line.trim_start().strip_prefix("//")?;
    let (_, text) = comment.split_once(MARK)?;
    (text.is_empty() || text.starts_with(' ')).then_some(text)
}

fn fault(known: &[Heading<'_>], text: &str) -> Option<String> {
    let named = headings_in(text);
    if named.is_empty() {
        return Some(format!("`{MARK}` names neither a section nor a check of {CHAPTER}"));
    }
    let unknown = named.into_iter().find(|heading| !known.contains(heading))?;
    let (sort, number) = match unknown {
        Heading::Section(number) => ("section", number),
        Heading::Check(number) => ("check", number),
    };
    Some(format!("{CHAPTER} has no {sort} {number}"))
}

/// The headings that a reference lists.
fn headings_in<'a>(text: &'a str) -> Vec<Heading<'a>> {
    let mut sort: Option<fn(&'a str) -> Heading<'a>> = None;
    let mut named = Vec::new();
    for word in text.split_whitespace() {
        let plain = word.trim_end_matches(['.', ',', ';', ':', ')']);
        match (plain, sort) {
            ("section" | "sections", _) => sort = Some(Heading::Section),
            ("check" | "checks", _) => sort = Some(Heading::Check),
            ("and" | "to", Some(_)) => {}
            (number, Some(sort)) if is_number(number) => named.push(sort(number)),
            _ => break,
        }
    }
    named
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::sample::{file, places};

    const RULES: &str =
        "# Rules\n## 3. Play\n### 3.1 Right\n### 3.12 Change\n#### Check 5: zones\n";

    #[test]
    fn references_to_headings_of_the_chapter_resolve() {
        let lines = [
            "//! Spec: section 3. It is short.",
            "//! Spec: check 5, sections 3.1 and 3.12.",
            "/// Its key. Spec: section 3.1; more.",
            "let text = \"// Spec: section 9.\";",
            "// `Spec:` in quotes is none.",
            "//! Rule book: section 7.",
        ];
        let files = [file("a.rs", &lines.join("\n")), file("b.md", "// Spec: section 9")];
        assert_eq!(check(RULES, &files), []);
    }

    #[test]
    fn references_that_lead_nowhere_are_found() {
        let lines = [
            "//! Spec: section 3.2.",
            "//! Spec: sections 3.1 and 3.13.",
            "//! Spec: check 3.",
            "//! Spec: the rules.",
            "//! Spec:",
            "    // See Spec: checks 5 to 6.",
        ];
        let found = check(RULES, &[file("a.rs", &lines.join("\n"))]);
        assert_eq!(places(&found), ["a.rs:1", "a.rs:2", "a.rs:3", "a.rs:4", "a.rs:5", "a.rs:6"]);
        assert!(found[1].what.ends_with("no section 3.13"), "{}", found[1].what);
    }
}
