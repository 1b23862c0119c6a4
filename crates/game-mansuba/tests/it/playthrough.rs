//! One full game per variant, compared with the one kept here.

use crate::mansuba;

#[test]
fn playthroughs_are_unchanged() {
    for (name, options) in [
        ("standard", "width=6 height=5"),
        ("school", "preset=school width=5 height=4 relation=hexagonal"),
        ("pawns", "preset=pawns width=5 height=4 relation=diagonal"),
        ("checkers", "preset=checkers width=5 height=3 max_turns=60"),
    ] {
        let game = game::erase(mansuba(options));
        insta::assert_snapshot!(name, conformance::playthrough(&*game, 1, 2));
    }
}
