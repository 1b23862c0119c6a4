//! Repeats one hot path many times, for a profiler or a clock of CPU time:
//! `speed list|count|playout|perft [times]`.
#![allow(clippy::print_stdout, clippy::unwrap_used, reason = "a tool for developers")]

use game::{BuiltIn, Notation, Rng, Rules, Settings};
use game_quoridor::Quoridor;

fn main() {
    let mut args = std::env::args().skip(1);
    let what = args.next().unwrap_or_default();
    let times: u64 = args.next().and_then(|times| times.parse().ok()).unwrap_or(1);
    let game = Quoridor::configure(&Settings::none()).unwrap();
    let mut moves = Vec::new();
    // Positions with 6 to 14 walls standing, of games by an independent program.
    let positions: Vec<_> = include_str!("../data/mid_game.txt")
        .lines()
        .map(|line| game.parse_position(line).unwrap())
        .collect();
    let start = game.start(0);
    let mut sum = 0;
    let mut rng = Rng::from_seed(3);
    for round in 0..times {
        match what.as_str() {
            "list" => {
                game.legal_moves(&positions[round as usize % positions.len()], &mut moves);
                sum += moves.len() as u64;
            }
            "count" => sum += game.count_moves(&positions[round as usize % positions.len()]),
            "playout" => {
                let mut position = start.clone();
                while let Some(action) = game.random_move(&position, &mut rng, &mut moves) {
                    game.advance(&mut position, &action);
                    sum += 1;
                }
            }
            "perft" => sum += game.perft(&start, 4),
            _ => return println!("speed list|count|playout|perft [times]"),
        }
    }
    println!("{what}: {times} times, sum {sum}");
}
