//! The words of all crates, gathered from their Fluent files, and what is wrong with them.

use std::collections::BTreeMap;

use i18n::{Lang, SourceKey, Translator, keys_of, roots};

use crate::tidy::{Finding, crate_of};
use crate::workspace::TextFile;

/// A key of an English file.
pub(super) struct Entry {
    pub path: String,
    pub line: usize,
    pub key: String,
}

/// Every key, by its name.
#[derive(Default)]
pub(super) struct Words {
    entries: BTreeMap<String, Entry>,
}

impl Words {
    /// Whether some crate defines this message.
    pub(super) fn defines(&self, message: &str) -> bool {
        let prefix = format!("{message}.");
        self.has(message) || self.entries.keys().any(|key| key.starts_with(&prefix))
    }

    /// Whether there are words for this key.
    pub(super) fn has(&self, key: &str) -> bool {
        self.entries.contains_key(key)
    }

    /// All keys.
    pub(super) fn keys(&self) -> impl Iterator<Item = &Entry> {
        self.entries.values()
    }
}

/// Reads the Fluent files of all crates and compares the languages.
pub(super) fn gather(files: &[TextFile]) -> (Words, Vec<Finding>) {
    let mut words = Words::default();
    let mut findings = Vec::new();
    for file in files {
        let Some((name, lang)) = fluent_file(&file.path) else { continue };
        if let Err(error) = Translator::new(lang, &[&file.text]) {
            findings.push(Finding::new(
                &file.path,
                1,
                format!("not well-formed: {}", error.details),
            ));
        }
        let other = if lang == Lang::En { Lang::Fr } else { Lang::En };
        let twin_path = format!("crates/{name}/i18n/{other}.ftl");
        match files.iter().find(|file| file.path == twin_path) {
            None => findings.push(Finding::new(&file.path, 1, format!("{twin_path} is missing"))),
            Some(twin) => findings.extend(compare(file, twin)),
        }
        if lang == Lang::En {
            findings.extend(add(&mut words, file));
        }
    }
    (words, findings)
}

/// Adds the keys of a file; a message that another crate has already is a fault.
fn add(words: &mut Words, file: &TextFile) -> Vec<Finding> {
    let mut findings = Vec::new();
    for SourceKey { key, .. } in keys_of(&file.text) {
        let entry = Entry { path: file.path.clone(), line: line_of(&file.text, &key), key };
        match words.entries.get(&entry.key) {
            Some(earlier) => {
                let what = format!("the key {:?} also stands in {}", entry.key, earlier.path);
                findings.push(Finding::new(&file.path, entry.line, what));
            }
            None => {
                words.entries.insert(entry.key.clone(), entry);
            }
        }
    }
    findings
}

/// What one file says and its twin does not, or with other variables.
fn compare(file: &TextFile, twin: &TextFile) -> Vec<Finding> {
    let twins = keys_of(&twin.text);
    let mut findings = Vec::new();
    for SourceKey { key, variables, .. } in keys_of(&file.text) {
        let what = match twins.iter().find(|other| other.key == key) {
            None => format!("the key {key:?} is missing in {}", twin.path),
            Some(other) if roots(&other.variables) != roots(&variables) => {
                format!("the key {key:?} has other variables in {}", twin.path)
            }
            Some(_) => continue,
        };
        findings.push(Finding::new(&file.path, line_of(&file.text, &key), what));
    }
    findings
}

fn fluent_file(path: &str) -> Option<(&str, Lang)> {
    let name = crate_of(path)?;
    let inside = path.strip_prefix("crates/")?.strip_prefix(name)?.strip_prefix("/i18n/")?;
    let lang = inside.strip_suffix(".ftl")?.parse().ok()?;
    Some((name, lang))
}

/// The line on which a key's words begin.
fn line_of(source: &str, key: &str) -> usize {
    let (message, attribute) = key.split_once('.').unwrap_or((key, ""));
    let names = |line: &str, name: &str| {
        line.strip_prefix(name).is_some_and(|rest| rest.trim_start().starts_with('='))
    };
    let mut lines = (1..).zip(source.lines()).skip_while(|(_, line)| !names(line, message));
    let own = lines.next().map_or(1, |(at, _)| at);
    if attribute.is_empty() {
        return own;
    }
    let written = format!(".{attribute}");
    lines.find(|(_, line)| names(line.trim_start(), &written)).map_or(own, |(at, _)| at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::sample::{file, places};

    const WORDS: &str = "wall = Wall\n    .closes = It closes { $who }.\n";

    fn gather_pair(en: &str, fr: &str) -> Vec<String> {
        let files = [file("crates/a/i18n/en.ftl", en), file("crates/a/i18n/fr.ftl", fr)];
        places(&gather(&files).1)
    }

    #[test]
    fn languages_that_agree_are_fine() {
        assert!(gather_pair(WORDS, WORDS).is_empty());
    }

    #[test]
    fn missing_keys_and_other_variables_are_found_on_both_sides() {
        assert_eq!(gather_pair(WORDS, "wall = Mur\n"), ["crates/a/i18n/en.ftl:2"]);
        assert_eq!(gather_pair("wall = Wall\n", WORDS), ["crates/a/i18n/fr.ftl:2"]);
        let other = "wall = Mur\n    .closes = Il ferme { $name }.\n";
        assert_eq!(gather_pair(WORDS, other), ["crates/a/i18n/en.ftl:2", "crates/a/i18n/fr.ftl:2"]);
    }

    #[test]
    fn a_missing_language_a_broken_file_and_a_key_defined_twice_are_found() {
        let alone = gather(&[file("crates/a/i18n/en.ftl", WORDS)]);
        assert_eq!(places(&alone.1), ["crates/a/i18n/en.ftl:1"]);
        assert!(!gather_pair("= no name\n", "").is_empty());
        let twice = [("a", "en"), ("a", "fr"), ("b", "en"), ("b", "fr")]
            .map(|(name, lang)| file(&format!("crates/{name}/i18n/{lang}.ftl"), "x = X\n"));
        assert_eq!(places(&gather(&twice).1), ["crates/b/i18n/en.ftl:1"]);
    }
}
