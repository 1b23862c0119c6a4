//! Repeats one hot path many times, for a profiler or a clock of CPU time:
//! `speed reach|list|count|push|playout|perft [times]`.
#![allow(clippy::print_stdout, clippy::unwrap_used, reason = "a tool for developers")]

use game::{BuiltIn, Rng, Rules, Settings};
use game_labyrinth::{Labyrinth, Position, Slot};

fn main() {
    let mut args = std::env::args().skip(1);
    let what = args.next().unwrap_or_default();
    let times: u64 = args.next().and_then(|times| times.parse().ok()).unwrap_or(1);
    let game = Labyrinth::configure(&Settings::none()).unwrap();
    let positions: Vec<Position> = (0..256).map(|seed| after_some_moves(&game, seed)).collect();
    let mut moves = Vec::new();
    let mut rng = Rng::from_seed(3);
    let mut sum = 0;
    for round in 0..times {
        let position = &positions[round as usize % positions.len()];
        match what.as_str() {
            "reach" => game.each_reach(position, |reach| sum ^= reach.cells),
            "list" => {
                game.legal_moves(position, &mut moves);
                sum += moves.len() as u64;
            }
            "count" => sum += game.count_moves(position),
            "push" => {
                for slot in Slot::all() {
                    sum ^= position.maze().pushed(slot, 1).reach(slot.carry(1));
                }
            }
            "playout" => {
                let mut position = *position;
                while let Some(action) = game.random_move(&position, &mut rng, &mut moves) {
                    game.advance(&mut position, &action);
                    sum += 1;
                }
            }
            "perft" => sum += game.perft(position, 3),
            _ => return println!("speed reach|list|count|push|playout|perft [times]"),
        }
    }
    println!("{what}: {times} times, sum {sum}");
}

/// A position out of a random game.
fn after_some_moves(game: &Labyrinth, seed: u64) -> Position {
    let mut rng = Rng::from_seed(seed);
    let mut position = game.start(seed);
    let mut moves = Vec::new();
    for _ in 0..20 + rng.below(40) {
        if let Some(action) = game.random_move(&position, &mut rng, &mut moves) {
            game.advance(&mut position, &action);
        }
    }
    position
}
