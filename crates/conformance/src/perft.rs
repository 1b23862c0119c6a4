//! Perft tables as data: `name=value …: count count …`, one line a variant, depth 1 first.

use game::BuiltIn;

use crate::{configured, is_slow};

/// Counts up to this many leaves in an ordinary run; `SLOW_TESTS=1` counts all.
const ORDINARY_LEAVES: u64 = 4_000_000;

/// Checks every count of a table against the game; `#` begins a comment line.
///
/// # Panics
/// When a line cannot be read or a count differs.
pub fn check_perft_table<G: BuiltIn>(table: &str) {
    let mut checked = 0;
    for line in table.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')) {
        let (options, counts) = line.split_once(':').expect("options, a colon, counts");
        let game: G = configured(options);
        let start = game.start(0);
        for (depth, count) in (1..).zip(counts.split_whitespace()) {
            let count: u64 = count.parse().expect("a count");
            if count <= ORDINARY_LEAVES || is_slow() {
                assert_eq!(game.perft(&start, depth), count, "{options}, depth {depth}");
                checked += 1;
            }
        }
    }
    assert!(checked > 0, "the table checks nothing");
}
