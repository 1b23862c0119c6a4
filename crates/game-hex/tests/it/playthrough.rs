//! Full games, told move by move: any change of the rules or texts shows here.

use game_hex::Hex;

#[test]
fn a_full_game() {
    let game = game::erase(conformance::configured::<Hex>("size=5"));
    insta::assert_snapshot!(conformance::playthrough(&*game, 0, 1));
}

#[test]
fn a_full_game_without_the_swap() {
    let game = game::erase(conformance::configured::<Hex>("size=4 swap=no"));
    insta::assert_snapshot!(conformance::playthrough(&*game, 0, 2));
}

/// On the usual board; only how it ends, and what it looks like.
#[test]
fn the_end_on_the_usual_board() {
    let game = game::erase(conformance::configured::<Hex>(""));
    let told = conformance::playthrough(&*game, 0, 3);
    let (_, end) = told.rsplit_once(" at ").expect("moves");
    insta::assert_snapshot!(end);
}
