//! Perft tables as data: `name=value …: count count …`, one line a variant, depth 1 first. What
//! the start does not lead to soon enough is counted from a position:
//! `name=value …; position: count count …`.

use game::BuiltIn;

use crate::{START, cases, configured, is_slow};

/// Counts up to this many leaves in an ordinary run; `SLOW_TESTS=1` counts all.
const ORDINARY_LEAVES: u64 = 4_000_000;

/// Checks every count of a table against the game; `#` begins a comment line. Says how many were
/// checked.
///
/// # Panics
/// When a line cannot be read or a count differs.
pub fn check_perft_table<G: BuiltIn>(table: &str) -> usize {
    let mut checked = 0;
    for line in cases::lines(table) {
        let (place, counts) = line.rsplit_once(':').expect("options, a colon, counts");
        let (options, text) = place.split_once("; ").unwrap_or((place, START));
        let game: G = configured(options);
        let start = cases::position(&game, text);
        for (depth, count) in (1..).zip(counts.split_whitespace()) {
            let count: u64 = count.parse().expect("a count");
            if count <= ORDINARY_LEAVES || is_slow() {
                assert_eq!(game.perft(&start, depth), count, "{place}, depth {depth}");
                checked += 1;
            }
        }
    }
    assert!(checked > 0, "the table checks nothing");
    checked
}
