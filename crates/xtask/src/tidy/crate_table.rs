//! The table of other people's crates in `ARCHITECTURE.md` names each of them, and no other.

use super::Finding;
use super::document::{DOCUMENT, rows};

/// The heading above the table.
const HEADING: &str = "## External crates";
/// The section of the root manifest that lists what the workspace depends on.
const SECTION: &str = "[workspace.dependencies]";

/// Compares the root manifest with the document.
pub(super) fn check(manifest: &str, document: &str) -> Vec<Finding> {
    let used = external_dependencies(manifest);
    let explained = table_rows(document);
    let is_in = |list: &[(usize, &str)], name: &str| list.iter().any(|(_, known)| *known == name);
    let missing = used.iter().filter(|(_, name)| !is_in(&explained, name)).map(|(line, name)| {
        Finding::new("Cargo.toml", *line, format!("{name} has no reason in {DOCUMENT}"))
    });
    let superfluous =
        explained.iter().filter(|(_, name)| !is_in(&used, name)).map(|(line, name)| {
            Finding::new(DOCUMENT, *line, format!("{name} is not a dependency of the workspace"))
        });
    missing.chain(superfluous).collect()
}

/// The workspace's dependencies that are not ours, with their lines.
fn external_dependencies(manifest: &str) -> Vec<(usize, &str)> {
    (1..)
        .zip(manifest.lines())
        .skip_while(|(_, line)| *line != SECTION)
        .skip(1)
        .take_while(|(_, line)| !line.starts_with('['))
        .filter(|(_, line)| !line.contains("path ="))
        .filter_map(|(at, line)| Some((at, line.split_once([' ', '=', '.'])?.0)))
        .filter(|(_, name)| !name.is_empty() && !name.starts_with('#'))
        .collect()
}

/// The names in backquotes at the beginning of the table's rows, with their lines.
fn table_rows(document: &str) -> Vec<(usize, &str)> {
    rows(document, HEADING).filter_map(|(at, row)| Some((at, row.split_once('`')?.0))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::sample::places;

    const MANIFEST: &str = "[workspace.dependencies]\n# Ours.\ngame = { path = \"x\" }\n\
        anyhow = \"1\"\nserde = { version = \"1\" }\n\n[profile.dev]\nopt-level = 2\n";

    #[test]
    fn the_same_names_on_both_sides_are_fine() {
        let document = "## External crates\n\n| Crate | Why |\n|---|---|\n| `anyhow` | a |\n\
            | `serde` | b |\n\nOthers:\n\n| What | Why |\n| `other` | c |\n";
        assert_eq!(check(MANIFEST, document), []);
    }

    #[test]
    fn a_missing_and_a_superfluous_row_are_found() {
        let document = "## External crates\n| `anyhow` | a |\n| `tokio` | b |\n";
        assert_eq!(places(&check(MANIFEST, document)), ["Cargo.toml:5", "ARCHITECTURE.md:3"]);
    }
}
