//! The layers: which crate may use which, and what other people's crates the pure ones may use.
//!
//! `ARCHITECTURE.md` shows the same table to people. A new edge needs its line in both.

use super::Finding;
use crate::workspace::{Edge, TextFile};

/// Open to every crate.
const OPEN_TO_ALL: &str = "i18n";
/// May be used by tests of any crate, besides the games.
const TEST_KITS: [&str; 2] = ["conformance", "storage-story"];

/// Who a line of the table speaks of.
#[derive(Clone, Copy)]
enum Crates {
    /// One crate.
    Named(&'static str),
    /// All crates whose name begins so.
    Family(&'static str),
    /// All crates.
    Every,
}
use Crates::{Every, Family, Named};

/// A line: a crate, and what it may use of ours besides `i18n`.
struct Line {
    of: Crates,
    uses: &'static [Crates],
}

const fn line(of: Crates, uses: &'static [Crates]) -> Line {
    Line { of, uses }
}

/// The whole table; the first line that speaks of a crate holds. Some crates are yet to come.
const TABLE: &[Line] = &[
    line(Named("geometry"), &[]),
    line(Named("i18n"), &[]),
    line(Named("scene"), &[Named("geometry")]),
    line(Named("game"), &[Named("geometry"), Named("scene")]),
    line(Family("game-"), GROUND),
    line(Named("workshop"), GROUND),
    line(Named("makers"), &[Named("workshop"), Named("game"), Named("scene"), Named("geometry")]),
    line(Named("search"), &[Named("game")]),
    line(
        Named("review"),
        &[
            Named("workshop"),
            Named("search"),
            Named("pictures"),
            Named("game"),
            Named("scene"),
            Named("geometry"),
        ],
    ),
    line(
        Named("catalogue"),
        &[Family("game-"), Named("workshop"), Named("game"), Named("search"), Named("scene")],
    ),
    line(Named("session"), &[Named("catalogue"), Named("game"), Named("scene")]),
    line(
        Named("sitting"),
        &[
            Named("session"),
            Named("catalogue"),
            Named("workshop"),
            Named("review"),
            Named("search"),
            Named("game"),
            Named("scene"),
        ],
    ),
    line(
        Named("workbench"),
        &[
            Named("sitting"),
            Named("session"),
            Named("workshop"),
            Named("review"),
            Named("game"),
            Named("scene"),
            Named("geometry"),
        ],
    ),
    line(Named("protocol"), &[]),
    line(Named("pictures"), &[]),
    line(Named("storage"), &[]),
    line(Family("storage-"), &[Named("storage")]),
    line(
        Named("server"),
        &[
            Named("session"),
            Named("catalogue"),
            Named("search"),
            Named("game"),
            Named("scene"),
            Named("workshop"),
            Named("makers"),
            Named("review"),
            Named("protocol"),
            Named("pictures"),
            Family("storage"),
        ],
    ),
    line(
        Named("web"),
        &[
            Named("workbench"),
            Named("sitting"),
            Named("session"),
            Named("catalogue"),
            Named("workshop"),
            Named("makers"),
            Named("review"),
            // Machines think in the browser's workers; boards are drawn by where spots lie; seats,
            // levels and settings are the contract's.
            Named("search"),
            Named("game"),
            Named("scene"),
            Named("geometry"),
            Named("protocol"),
            Named("pictures"),
        ],
    ),
    line(Named("site"), &[]),
    line(
        Named("browser"),
        &[
            Named("session"),
            Named("catalogue"),
            Named("workshop"),
            Named("search"),
            Named("game"),
            Named("scene"),
            Named("protocol"),
        ],
    ),
    line(Named("web-pack"), &[]),
    line(
        Named("tui"),
        &[
            Named("sitting"),
            Named("session"),
            Named("catalogue"),
            Named("workshop"),
            Named("review"),
            Named("search"),
            Named("pictures"),
            Named("game"),
            Named("scene"),
            Named("geometry"),
            Named("storage"),
            Named("storage-files"),
            Named("storage-sqlite"),
        ],
    ),
    line(Named("cli"), &[Every]),
    line(
        Named("load"),
        &[
            Named("protocol"),
            Family("storage"),
            Named("catalogue"),
            Named("session"),
            Named("game"),
        ],
    ),
    line(Named("conformance"), GROUND),
    line(Named("xtask"), GROUND),
    line(Named("fuzz"), &[Every]),
];

/// What a game is made with.
const GROUND: &[Crates] = &[Named("game"), Named("scene"), Named("geometry")];

/// The layers without I/O, clock, thread or global randomness, and the crates of other people
/// that keep them so. Everything else is refused, however useful.
const PURE: &[(Crates, &[&str])] = &[
    (Named("geometry"), &["serde", "thiserror"]),
    (Named("i18n"), &["serde", "thiserror", "fluent-bundle", "fluent-syntax", "unic-langid"]),
    (Named("scene"), &["serde", "thiserror", "unicode-width"]),
    (Named("game"), &["serde", "serde_json", "thiserror", "rand_chacha"]),
    (Family("game-"), &["serde", "serde_json", "thiserror"]),
    (
        Named("workshop"),
        &["serde", "serde_json", "strsim", "thiserror", "schemars", "zip", "imagesize"],
    ),
    (
        Named("makers"),
        &[
            "serde",
            "serde_json",
            "thiserror",
            "encoding_rs",
            "unicode-normalization",
            "unicode-segmentation",
        ],
    ),
    (Named("search"), &["serde_json", "thiserror"]),
    (Named("review"), &["serde", "serde_json", "strsim"]),
    (
        Named("pictures"),
        &["thiserror", "base64", "flate2", "image", "strsim", "unicode-normalization", "usvg"],
    ),
    (Named("catalogue"), &["serde", "serde_json", "thiserror"]),
    (Named("sitting"), &["serde_json"]),
    (Named("workbench"), &["serde", "serde_json"]),
    (Named("session"), &["serde", "serde_json", "thiserror", "crc32fast"]),
];

impl Crates {
    fn include(self, name: &str) -> bool {
        match self {
            Named(known) => known == name,
            Family(start) => name.starts_with(start),
            Every => true,
        }
    }
}

/// Whether a crate belongs to the layers without I/O, which also build for the browser.
pub(crate) fn is_pure(name: &str) -> bool {
    allowed_from_outside(name).is_some()
}

fn allowed_from_outside(name: &str) -> Option<&'static [&'static str]> {
    PURE.iter().find(|(crates, _)| crates.include(name)).map(|(_, allowed)| *allowed)
}

/// Finds crates without a line and edges that the table does not allow.
pub(super) fn check(crates: &[String], edges: &[Edge], files: &[TextFile]) -> Vec<Finding> {
    let unlisted = crates
        .iter()
        .filter(|name| !TABLE.iter().any(|line| line.of.include(name)))
        .map(|name| Finding::new(manifest_of(name), 1, format!("{name} has no line in the table")));
    let forbidden = edges.iter().filter_map(|edge| {
        let what = if edge.is_ours { inner_fault(edge) } else { outer_fault(edge) }?;
        let path = manifest_of(&edge.from);
        let line = line_of_dependency(files, &path, &edge.to);
        Some(Finding::new(path, line, what))
    });
    unlisted.chain(forbidden).collect()
}

fn inner_fault(edge: &Edge) -> Option<String> {
    let line = TABLE.iter().find(|line| line.of.include(&edge.from))?;
    let in_table = edge.to == OPEN_TO_ALL || line.uses.iter().any(|used| used.include(&edge.to));
    let in_tests = edge.dev_only && may_test_with(&edge.from, &edge.to);
    // A kit of tests never becomes part of what people run.
    let kit_shipped =
        TEST_KITS.contains(&edge.to.as_str()) && !edge.dev_only && edge.from != "fuzz";
    let allowed = (in_table || in_tests) && !kit_shipped;
    (!allowed).then(|| format!("{} may not use {}: not in the table of layers", edge.from, edge.to))
}

/// Tests may use the kits and the games; a game's tests still know no other game. Who uses the
/// contract may make a little game of its own for its tests.
fn may_test_with(from: &str, to: &str) -> bool {
    let is_game = |name: &str| name.starts_with("game-") || name == "workshop";
    let in_list = |list: &[Crates], name| list.iter().any(|known| known.include(name));
    let line = TABLE.iter().find(|line| line.of.include(from));
    let knows_contract = line.is_some_and(|line| in_list(line.uses, "game"));
    TEST_KITS.contains(&to)
        || to == from
        || (is_game(to) && !is_game(from))
        || (knows_contract && in_list(GROUND, to))
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

    fn edge(from: &str, to: &str) -> Edge {
        let ours = TABLE.iter().any(|line| line.of.include(to));
        Edge { from: from.into(), to: to.into(), dev_only: false, is_ours: ours }
    }

    fn is_allowed(edge: Edge) -> bool {
        check(&[], &[edge], &[]).is_empty()
    }

    #[test]
    fn the_table_opens_and_closes() {
        for (from, to) in [
            ("scene", "geometry"),
            ("geometry", "i18n"),
            ("game-othello", "game"),
            ("catalogue", "game-quoridor"),
            ("session", "catalogue"),
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
        let findings = check(&["helpers".into()], &[edge("scene", "game")], &[manifest]);
        assert_eq!(places(&findings), ["crates/helpers/Cargo.toml:1", "crates/scene/Cargo.toml:3"]);
    }
}
