//! The hot paths of Mansuba on 10×10, each beside a baseline in the same run: the complete
//! legal list of mid-game positions, and uniformly random games.
#![allow(missing_docs, clippy::unwrap_used, clippy::panic, reason = "a bench, not an interface")]

use conformance::benches;
use criterion::{Criterion, criterion_group, criterion_main};
use game::{Rng, Rules, Turn};
use game_mansuba::{Mansuba, Position};

#[path = "../tests/it/naive.rs"]
mod naive;

/// Positions of random games from their tenth to their fortieth turn.
fn mid_game(game: &Mansuba, count: usize) -> Vec<Position> {
    let mut rng = Rng::from_seed(9);
    let (mut found, mut moves) = (Vec::new(), Vec::new());
    while found.len() < count {
        let mut position = game.start(0);
        for turn in 0..40 {
            let Some(action) = game.random_move(&position, &mut rng, &mut moves) else { break };
            game.advance(&mut position, &action);
            benches::settle(game, &mut position, &mut rng);
            if turn >= 10 && game.turn(&position) != Turn::Over {
                found.push(position.clone());
            }
        }
    }
    found.truncate(count);
    found
}

fn legal_list(criterion: &mut Criterion) {
    let by_the_rule_book = |game: &Mansuba, position: &Position| naive::moves(game, position).len();
    for relation in ["simple", "diagonal", "triangular", "hexagonal"] {
        let game: Mansuba = conformance::configured(&format!("relation={relation}"));
        let (title, positions) = (format!("legal list, 10×10 {relation}"), mid_game(&game, 256));
        benches::legal_list(criterion, &title, &game, &positions, by_the_rule_book);
    }
}

fn playouts(criterion: &mut Criterion) {
    let game: Mansuba = conformance::configured("");
    benches::random_games(criterion, "random game, 10×10", &game);
}

criterion_group!(all, legal_list, playouts);
criterion_main!(all);
