//! Random clicks on random designs: no panic, no hang, and refusals change nothing.

use conformance::is_slow;
use game::{Game, Rng, Touched, Turn, Viewer, touch};
use scene::Touch;

use crate::generator::{self, Taste};
use crate::machine;

/// A million with `SLOW_TESTS=1`.
fn clicks() -> u32 {
    if is_slow() { 1_000_000 } else { 20_000 }
}

#[test]
fn a_million_random_clicks_break_nothing() {
    let mut left = clicks();
    for number in 0.. {
        let design = generator::design(number, Taste::All);
        let game = machine::designed(&design, "").unwrap();
        let spent = click_through(&game, number, left.min(500));
        left -= spent.min(left);
        if left == 0 {
            return;
        }
    }
}

/// Clicks until the play is over or the clicks are spent; how many were made.
fn click_through(game: &machine::Designed, seed: u64, most: u32) -> u32 {
    let mut rng = Rng::from_seed(seed);
    let mut position = game.start(seed);
    let mut touches: Vec<Touch> = Vec::new();
    for click in 0..most {
        while game.turn(&position) == Turn::Chance {
            let chance = game.draw(&position, &mut rng).unwrap();
            game.resolve(&mut position, chance).unwrap();
        }
        let Turn::Seat(seat) = game.turn(&position) else { return click + 1 };
        let view = game.view_for(&position, Viewer::Seat(seat));
        let scene = game.scene(&view, &touches).unwrap();
        let spots = scene.boards.iter().flat_map(|board| &board.spots).map(|spot| &spot.touch);
        let buttons = scene.buttons.iter().map(|button| &button.touch);
        let mut names: Vec<Touch> = spots.chain(buttons).cloned().collect();
        names.push(Touch("nowhere".to_owned()));
        let next = rng.choose(&names).unwrap();
        touches = match touch(game, &view, &touches, next) {
            Ok(Touched::More(longer)) => longer,
            Ok(Touched::Move(action)) => {
                game.apply(&mut position, &action).unwrap();
                Vec::new()
            }
            Err(_) => Vec::new(),
        };
    }
    most
}
