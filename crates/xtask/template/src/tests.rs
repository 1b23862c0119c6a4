//! Cases of the rules as data: a position, a move, what must come of it.

use game::{Game, Reason, Settings};

use super::*;

/// Plays a move at a position; gives the position after it, or the key of the refusal.
fn check(at: &str, action: &str, wanted: &str) {
    let game = Heaps::configure(&Settings::none()).unwrap();
    let mut position = game.parse_position(at).unwrap();
    let played =
        game.parse_move(&position, action).and_then(|action| game.apply(&mut position, &action));
    let came = match played {
        Ok(_) => game.position_text(&position),
        Err(refusal) => refusal.key().to_owned(),
    };
    assert_eq!(came, wanted, "{action} at {at}");
}

#[test]
fn moves_and_refusals() {
    check("15 1", "2", "13 2");
    check("3 2", "3", "0 1");
    check("15 1", "4", "heaps.one-to-three");
    check("15 1", "0", "heaps.one-to-three");
    check("2 1", "3", "heaps.not-so-many");
    check("0 1", "1", "play.game-over");
    for text in ["", "x", "-1", "+1", "01", "999", "1 1"] {
        check("15 1", text, "play.not-a-move");
    }
}

#[test]
fn who_takes_the_last_stone_wins() {
    let game = Heaps::configure(&Settings::none()).unwrap();
    let outcome = game.outcome(&game.parse_position("0 2").unwrap()).unwrap();
    assert!(outcome.is_won_by(Seat::FIRST));
}

#[test]
fn impossible_positions_are_refused_with_their_field() {
    let game = Heaps::configure(&Settings::none()).unwrap();
    for text in ["", "15", "16 1", "15 3", "15 0", "x 1", "15 1 1", " 15 1"] {
        assert!(game.parse_position(text).is_err(), "{text:?}");
    }
}
