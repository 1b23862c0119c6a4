//! Nothing in the repository depends on the machine it was written on: no absolute path of a
//! person's disk, no package source but the public one.

use super::Finding;
use crate::workspace::TextFile;

/// First folders of absolute paths; each stands between two slashes.
const FOLDERS: [&str; 7] = ["home", "root", "work", "tmp", "Users", "mnt", "workspace"];
/// Words of package sources other than the public one, in two halves so as not to find themselves.
const SOURCES: [(&str, &str); 6] = [
    ("sparse+", "http"),
    ("replace-", "with"),
    ("artifac", "tory"),
    ("index-", "url"),
    ("extra-", "index"),
    (".inter", "nal/"),
];
/// The only place our lock file may take packages from.
const PUBLIC_INDEX: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// Finds what holds on one machine only.
pub(super) fn check(files: &[TextFile]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in files {
        for (line, text) in (1..).zip(file.text.lines()) {
            if let Some(what) = fault(&file.path, text) {
                findings.push(Finding::new(&file.path, line, what));
            }
        }
    }
    findings
}

fn fault(path: &str, line: &str) -> Option<String> {
    if path == "Cargo.lock" {
        let source = line.strip_prefix("source = ").map(|source| source.trim_matches('"'));
        return source
            .filter(|source| *source != PUBLIC_INDEX)
            .map(|source| format!("a package comes from {source}"));
    }
    let folder = FOLDERS.iter().find(|folder| has_absolute(line, &format!("/{folder}/")));
    if let Some(folder) = folder {
        return Some(format!("an absolute path below `{folder}`"));
    }
    let source = SOURCES.iter().map(|(one, other)| format!("{one}{other}"));
    source
        .into_iter()
        .find(|word| line.contains(word.as_str()))
        .map(|word| format!("`{word}`: packages come from the public index"))
}

/// Whether the path stands at the beginning of a word: `a/b/` holds no absolute `/b/`.
fn has_absolute(line: &str, path: &str) -> bool {
    line.match_indices(path).any(|(at, _)| {
        let inside = |letter: char| letter.is_alphanumeric() || "_-./*}>$~".contains(letter);
        !line[..at].ends_with(inside)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::sample::{file, places};

    #[test]
    fn absolute_paths_are_found() {
        for folder in FOLDERS {
            let text = format!("fine\nsee \"/{folder}/x\"\n");
            assert_eq!(places(&check(&[file("a.md", &text)])), ["a.md:2"], "{folder}");
        }
        let relative = ["crates", "work", "x"].join("/");
        assert!(check(&[file("a.md", &relative)]).is_empty());
    }

    #[test]
    fn other_package_sources_are_found() {
        for (one, other) in SOURCES {
            let text = format!("{one}{other}s://example.org\n");
            assert_eq!(places(&check(&[file(".cargo/config.toml", &text)])).len(), 1, "{text}");
        }
        let lock =
            format!("source = \"{PUBLIC_INDEX}\"\nsource = \"registry+https://elsewhere\"\n");
        assert_eq!(places(&check(&[file("Cargo.lock", &lock)])), ["Cargo.lock:2"]);
    }
}
