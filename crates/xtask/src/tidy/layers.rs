//! The layers: which crate may use which, and what other people's crates the pure ones may use.
//!
//! Who may use whom stands in `ARCHITECTURE.md` and nowhere else: its table is read here. What it
//! allows is used by somebody, so that the table is also true as a description.

use super::Finding;
use super::document::{DOCUMENT, rows};
use crate::workspace::{Edge, TextFile};

/// The heading above the table.
const HEADING: &str = "## Who may use whom";
/// What stands for all crates.
const ALL: &str = "*";
/// Open to every crate.
const OPEN_TO_ALL: &str = "i18n";
/// May be used by tests of any crate, besides the games.
const TEST_KITS: [&str; 2] = ["conformance", "storage-story"];
/// Draws what tests of any crate compare; unlike a kit it is part of what people run.
const PAINTER: &str = "paint";
/// What a game is made with.
const GROUND: [&str; 3] = ["game", "scene", "geometry"];

/// The layers without I/O, clock, thread or global randomness, and the crates of other people
/// that keep them so. Everything else is refused, however useful.
const PURE: &[(&str, &[&str])] = &[
    ("geometry", &["serde", "thiserror"]),
    ("i18n", &["serde", "thiserror", "fluent-bundle", "fluent-syntax", "unic-langid"]),
    ("scene", &["serde", "thiserror", "unicode-width"]),
    ("paint", &["unicode-width"]),
    ("game", &["serde", "serde_json", "thiserror", "rand_chacha"]),
    ("game-*", &["serde", "serde_json", "thiserror"]),
    ("design", &["serde", "serde_json", "strsim", "thiserror", "schemars", "zip", "imagesize"]),
    ("workshop", &["serde", "serde_json", "thiserror"]),
    (
        "makers",
        &["serde", "serde_json", "thiserror", "unicode-normalization", "unicode-segmentation"],
    ),
    ("search", &["serde", "serde_json", "thiserror"]),
    ("analysis", &["serde"]),
    ("review", &["serde", "serde_json"]),
    (
        "pictures",
        &["thiserror", "base64", "flate2", "image", "strsim", "unicode-normalization", "usvg"],
    ),
    ("catalogue", &["serde", "serde_json", "thiserror"]),
    ("errands", &["serde", "serde_json"]),
    ("sitting", &["serde_json"]),
    ("workbench", &["serde", "serde_json"]),
    ("session", &["serde", "serde_json", "thiserror", "crc32fast"]),
];

/// A line of the table: some crates, and what they may use of ours besides `i18n`. A name that
/// ends with `*` stands for all that begin so.
struct Line<'a> {
    /// Its line of the document.
    at: usize,
    of: Vec<&'a str>,
    uses: Vec<&'a str>,
}

/// The whole table; the first line that speaks of a crate holds.
fn table(document: &str) -> Vec<Line<'_>> {
    rows(document, HEADING)
        .filter_map(|(at, row)| Some((at, row.split_once('|')?)))
        .map(|(at, (of, uses))| {
            // What follows a colon or a semicolon is said to people.
            let uses = uses.split([':', ';']).next().unwrap_or_default();
            let is_all =
                ["everything", "all of the above"].contains(&uses.trim_matches([' ', '|']));
            let uses = if is_all { vec![ALL] } else { quoted(uses, 1) };
            Line { at, of: quoted(of, 0), uses }
        })
        .collect()
}

/// The words in backquotes: every second part from this one on.
fn quoted(text: &str, first: usize) -> Vec<&str> {
    text.split('`').skip(first).step_by(2).collect()
}

fn includes(name: &str, wanted: &str) -> bool {
    name.strip_suffix('*').map_or(name == wanted, |start| wanted.starts_with(start))
}

fn line_of<'a>(table: &'a [Line<'_>], name: &str) -> Option<&'a Line<'a>> {
    table.iter().find(|line| line.of.iter().any(|known| includes(known, name)))
}

impl Line<'_> {
    fn allows(&self, name: &str) -> bool {
        self.uses.iter().any(|used| includes(used, name))
    }
}

/// Whether a crate belongs to the layers without I/O, which also build for the browser.
pub(crate) fn is_pure(name: &str) -> bool {
    allowed_from_outside(name).is_some()
}

fn allowed_from_outside(name: &str) -> Option<&'static [&'static str]> {
    PURE.iter().find(|(crates, _)| includes(crates, name)).map(|(_, allowed)| *allowed)
}

/// Finds crates without a line and edges that the table does not allow.
pub(super) fn check(
    document: &str,
    crates: &[String],
    edges: &[Edge],
    files: &[TextFile],
) -> Vec<Finding> {
    let table = table(document);
    let unlisted = crates
        .iter()
        .filter(|name| line_of(&table, name).is_none())
        .map(|name| Finding::new(manifest_of(name), 1, format!("{name} has no line in the table")));
    let forbidden = edges.iter().filter_map(|edge| {
        let what = if edge.is_ours { inner_fault(&table, edge) } else { outer_fault(edge) }?;
        let path = manifest_of(&edge.from);
        let line = line_of_dependency(files, &path, &edge.to);
        Some(Finding::new(path, line, what))
    });
    unlisted.chain(forbidden).collect()
}

/// Finds permissions that no crate of their line uses, in its tests neither. Of a pattern such as
/// `storage*` one crate is enough.
pub(super) fn check_unused(document: &str, edges: &[Edge]) -> Vec<Finding> {
    let table = table(document);
    let is_used = |at: usize, of: &str, used: &str| {
        let stands_here = |from: &str| line_of(&table, from).is_some_and(|line| line.at == at);
        edges.iter().any(|edge| {
            includes(of, &edge.from) && includes(used, &edge.to) && stands_here(&edge.from)
        })
    };
    let mut findings = Vec::new();
    for line in &table {
        for of in &line.of {
            let named = line.uses.iter().filter(|used| **used != ALL);
            let unused = named.filter(|used| !is_used(line.at, of, used));
            findings.extend(unused.map(|used| {
                Finding::new(DOCUMENT, line.at, format!("{of} may use {used}, but does not"))
            }));
        }
    }
    findings
}

fn inner_fault(table: &[Line<'_>], edge: &Edge) -> Option<String> {
    let line = line_of(table, &edge.from)?;
    let in_table = edge.to == OPEN_TO_ALL || line.allows(&edge.to);
    let in_tests = edge.dev_only && may_test_with(line, &edge.from, &edge.to);
    // A kit of tests never becomes part of what people run.
    let kit_shipped =
        TEST_KITS.contains(&edge.to.as_str()) && !edge.dev_only && edge.from != "fuzz";
    let allowed = (in_table || in_tests) && !kit_shipped;
    (!allowed).then(|| format!("{} may not use {}: not in the table of layers", edge.from, edge.to))
}

/// Tests may use the kits and the games; a game's tests still know no other game. Who uses the
/// contract may make a little game of its own for its tests.
fn may_test_with(line: &Line<'_>, from: &str, to: &str) -> bool {
    let is_game = |name: &str| name.starts_with("game-") || ["design", "workshop"].contains(&name);
    TEST_KITS.contains(&to)
        || to == PAINTER
        || to == from
        || (is_game(to) && !is_game(from))
        || (line.allows("game") && GROUND.contains(&to))
}

fn outer_fault(edge: &Edge) -> Option<String> {
    let allowed = allowed_from_outside(&edge.from)?;
    let fine = edge.dev_only || allowed.contains(&edge.to.as_str());
    (!fine).then(|| {
        format!(
            "{} is a pure crate and may use only {}, not {}",
            edge.from,
            allowed.join(", "),
            edge.to
        )
    })
}

fn manifest_of(name: &str) -> String {
    if name == "fuzz" { "fuzz/Cargo.toml".to_owned() } else { format!("crates/{name}/Cargo.toml") }
}

fn line_of_dependency(files: &[TextFile], path: &str, used: &str) -> usize {
    let file = files.iter().find(|file| file.path == path);
    let names_it =
        |line: &str| line.strip_prefix(used).is_some_and(|rest| rest.starts_with(['.', ' ', '=']));
    file.and_then(|file| file.text.lines().position(names_it)).map_or(1, |at| at + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::sample::{file, places};

    /// The table of the house itself.
    const HOUSE: &str = include_str!("../../../../ARCHITECTURE.md");

    fn edge(from: &str, to: &str) -> Edge {
        let ours = line_of(&table(HOUSE), to).is_some();
        Edge { from: from.into(), to: to.into(), dev_only: false, is_ours: ours }
    }

    fn is_allowed(edge: Edge) -> bool {
        check(HOUSE, &[], &[edge], &[]).is_empty()
    }

    #[test]
    fn the_table_opens_and_closes() {
        for (from, to) in [
            ("scene", "geometry"),
            ("geometry", "i18n"),
            ("game-othello", "game"),
            ("catalogue", "game-quoridor"),
            ("sitting", "catalogue"),
            ("server", "storage-postgres"),
            ("cli", "server"),
            ("storage-sqlite", "storage"),
        ] {
            assert!(is_allowed(edge(from, to)), "{from} uses {to}");
        }
        for (from, to) in [
            ("geometry", "scene"),
            ("game", "game-othello"),
            ("game-othello", "game-quoridor"),
            ("game-othello", "catalogue"),
            ("search", "game-othello"),
            ("session", "protocol"),
            ("session", "catalogue"),
            ("protocol", "game"),
            ("web", "storage"),
            ("web", "server"),
            ("tui", "storage-postgres"),
            ("cli", "conformance"),
            ("xtask", "session"),
        ] {
            assert!(!is_allowed(edge(from, to)), "{from} uses {to}");
        }
    }

    #[test]
    fn tests_may_use_the_kits_and_the_games() {
        let in_tests = |from, to| Edge { dev_only: true, ..edge(from, to) };
        assert!(is_allowed(in_tests("game-othello", "conformance")));
        assert!(is_allowed(in_tests("search", "game-othello")));
        assert!(is_allowed(in_tests("search", "workshop")));
        assert!(is_allowed(in_tests("search", "scene")));
        assert!(!is_allowed(in_tests("geometry", "scene")));
        assert!(!is_allowed(in_tests("workshop", "game-othello")));
        assert!(is_allowed(in_tests("geometry", "proptest")));
        assert!(!is_allowed(in_tests("game-othello", "game-quoridor")));
        assert!(!is_allowed(in_tests("game", "session")));
    }

    #[test]
    fn pure_crates_use_only_what_keeps_them_pure() {
        assert!(is_allowed(edge("session", "crc32fast")));
        assert!(is_allowed(edge("cli", "tokio")));
        for (from, to) in [("session", "tokio"), ("game", "rand"), ("game-othello", "chrono")] {
            assert!(!is_allowed(edge(from, to)), "{from} uses {to}");
        }
    }

    #[test]
    fn a_crate_without_a_line_is_found_and_the_line_of_an_edge_told() {
        let manifest = file(
            "crates/scene/Cargo.toml",
            "[dependencies]\nserde.workspace = true\ngame.workspace = true\n",
        );
        let findings = check(HOUSE, &["helpers".into()], &[edge("scene", "game")], &[manifest]);
        assert_eq!(places(&findings), ["crates/helpers/Cargo.toml:1", "crates/scene/Cargo.toml:3"]);
    }

    #[test]
    fn the_table_is_read_as_people_read_it() {
        let document = "| `x` | `y` |\n## Who may use whom\n\n| Crate | May use |\n|---|---|\n\
            | `a`, `b-*` | `c` (`d*`), `e`; never `f` |\n| `g` | nothing: `h` |\n\
            | `i` | all of the above: the door |\n| `j` | everything |\n## Next\n| `k` | `l` |\n";
        let table = table(document);
        let allows = |from, to| line_of(&table, from).is_some_and(|line| line.allows(to));
        for (from, to) in [("a", "c"), ("b-2", "d3"), ("a", "e"), ("i", "z"), ("j", "z")] {
            assert!(allows(from, to), "{from} uses {to}");
        }
        for (from, to) in [("a", "f"), ("b", "c"), ("g", "h"), ("x", "y"), ("k", "l")] {
            assert!(!allows(from, to), "{from} uses {to}");
        }
    }

    #[test]
    fn a_permission_that_nobody_uses_is_found() {
        let document = "## Who may use whom\n| Crate | May use |\n|---|---|\n\
            | `a`, `b-*` | `c`; never `x` |\n| `d` | `c`, `b*`, `e` |\n\
            | `f` | all of the above |\n| `g` | everything |\n";
        let edge = |(from, to): (&str, &str)| Edge {
            from: from.into(),
            to: to.into(),
            dev_only: from == "d",
            is_ours: true,
        };
        let used = [("a", "c"), ("b-1", "c"), ("d", "c"), ("d", "b-2"), ("d", "e")];
        assert_eq!(check_unused(document, &used.map(edge)), []);
        let some = [("a", "c"), ("d", "c"), ("d", "x")].map(edge);
        let found: Vec<String> =
            check_unused(document, &some).iter().map(Finding::to_string).collect();
        assert_eq!(
            found,
            [
                "ARCHITECTURE.md:4: b-* may use c, but does not",
                "ARCHITECTURE.md:5: d may use b*, but does not",
                "ARCHITECTURE.md:5: d may use e, but does not",
            ]
        );
    }
}
