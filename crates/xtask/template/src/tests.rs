//! Cases of the rules as data: options, a position, a move, what must come of it.

use conformance::{OK, START, check_bad_positions, check_cases, configured};
use game::{Notation, Rules, Seat};

use super::*;

#[test]
fn moves_and_refusals() {
    check_cases::<Heaps>(&[
        ("", START, "2", OK),
        ("", "3 2", "3", OK),
        ("", START, "4", "heaps.one-to-three"),
        ("", START, "0", "heaps.one-to-three"),
        ("", "2 1", "3", "heaps.not-so-many"),
        ("", "0 1", "1", "play.game-over"),
    ]);
    for text in ["", "x", "-1", "+1", "01", "999", "1 1"] {
        check_cases::<Heaps>(&[("", START, text, "play.not-a-move")]);
    }
}

#[test]
fn the_last_stone_wins() {
    let game: Heaps = configured("");
    let mut position = game.parse_position("3 1").unwrap();
    assert_eq!(conformance::verdict(&game, &mut position, "3"), OK);
    assert_eq!(game.position_text(&position), "0 2");
    assert!(game.outcome(&position).unwrap().is_won_by(Seat::FIRST));
}

#[test]
fn impossible_positions_are_refused_with_their_field() {
    check_bad_positions::<Heaps>(
        "",
        &[
            ("", "", "stones", "setup.missing"),
            ("", "15", "seat", "setup.missing"),
            ("", "15 1 1", "1", "setup.too-much"),
            ("", "x 1", "stones", "setup.unreadable"),
            ("", "15 3", "seat", "setup.unreadable"),
            ("", "15 0", "seat", "setup.unreadable"),
            ("", "16 1", "stones", "heaps.too-many-stones"),
        ],
    );
}
