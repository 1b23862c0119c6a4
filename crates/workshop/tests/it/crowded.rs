//! Boards on which more can be done than anybody could count.

use game::{Notation as _, Rules as _};

use crate::machine::designed;

/// Every other cell is free, all others hold enemies: a token may jump on and on, in eight
/// directions each time.
fn lattice() -> String {
    let line = |row: usize| {
        let cell = |column: usize| match (row, column) {
            (12, 12) => "king",
            _ if row.is_multiple_of(2) && column.is_multiple_of(2) => ".",
            _ => "man",
        };
        format!("\"{}\"", (0..25).map(cell).collect::<Vec<_>>().join(" "))
    };
    let lines = (0..25).map(line).collect::<Vec<_>>().join(",\n");
    format!(
        r#"{{
        "marelle_design": 2,
        "name": {{ "fr": "Des sauts", "en": "Jumps" }},
        "tokens": [
            {{ "id": "king", "name": {{ "fr": "roi", "en": "king" }}, "owners": [1], "in_grid": "jumps",
              "table": ["xxx", "xxx", "xxx"],
              "jumps": {{ "multiple": true, "capture": true, "whole": true, "over": "enemies" }} }},
            {{ "id": "man", "name": {{ "fr": "pion", "en": "man" }}, "count": 456, "owners": [2] }}
        ],
        "grid": {{ "rows": 25, "columns": 25, "tokens": [{lines}], "order": "kept" }},
        "result_zones": [{{ "rows": 25, "columns": 25 }}],
        "players": [
            {{ "name": {{ "fr": "Un", "en": "One" }}, "result_zone": 1 }},
            {{ "name": {{ "fr": "Deux", "en": "Two" }}, "result_zone": 1 }}
        ],
        "turns": {{ "must_take": "most" }},
        "lost": {{ "no_tokens": true }}
    }}"#
    )
}

#[test]
fn chains_of_jumps_are_not_counted_for_ever() {
    let (design, faults) = design::files::read_checked(lattice()).unwrap();
    assert!(faults.is_empty(), "{faults:?}");
    let game = designed(&design, "").unwrap();
    let (start, mut moves) = (game.start(0), Vec::new());
    game.legal_moves(&start, &mut moves);
    assert!(moves.len() > 1000 && moves.len() <= 4000, "{}", moves.len());
    // What is on the list can be played, and a jump alone is not the whole of one.
    let last = moves.last().unwrap();
    assert_eq!(game.check(&start, last), Ok(()));
    let short = game.parse_move(&start, "m13-k13").unwrap();
    assert!(game.check(&start, &short).is_err());
}
