//! One full game of each variant, told move by move: any change of the rules or texts shows here.

fn told(options: &str, play_seed: u64) -> String {
    conformance::playthrough(
        &*game::erase(conformance::configured::<game_morris::Morris>(options)),
        0,
        play_seed,
    )
}

#[test]
fn three_men() {
    insta::assert_snapshot!(told("men=3", 1));
}

#[test]
fn six_men() {
    insta::assert_snapshot!(told("men=6", 1));
}

#[test]
fn nine_men() {
    insta::assert_snapshot!(told("", 1));
}

#[test]
fn twelve_men() {
    insta::assert_snapshot!(told("men=12", 1));
}
