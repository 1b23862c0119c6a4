//! One full game, told move by move: any change of the rules or texts shows here.

#[test]
fn a_full_game() {
    let game = game::erase(conformance::configured::<game_heaps::Heaps>(""));
    insta::assert_snapshot!(conformance::playthrough(&*game, 0, 1));
}
