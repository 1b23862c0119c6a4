//! One full game per variant, compared with the one kept here.

use crate::quoridor;

#[test]
fn playthroughs_are_unchanged() {
    for (name, options) in
        [("two", ""), ("four", "players=4"), ("bonus", "size=5 walls=2 bonus=4 pass=yes")]
    {
        let game = game::erase(quoridor(options));
        insta::assert_snapshot!(name, conformance::playthrough(&*game, 1, 2));
    }
}
