//! Repeats one hot path many times, for a profiler or a clock of CPU time:
//! `speed list|count|playout|perft [times] [name=value …]`.
#![allow(clippy::print_stdout, clippy::unwrap_used, reason = "a tool for developers")]

use game::{BuiltIn, Rng, Rules, Settings, Turn};
use game_mansuba::{Mansuba, Position};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let what = args.first().map_or("", String::as_str);
    let times: u32 = args.get(1).and_then(|times| times.parse().ok()).unwrap_or(1);
    let settings = Settings::parse(args.iter().skip(2).map(String::as_str)).unwrap();
    let game = Mansuba::configure(&settings).unwrap();
    let mut rng = Rng::from_seed(3);
    let (mut moves, mut sum) = (Vec::new(), 0);
    if what == "perft" {
        // The number is a depth here.
        return println!("perft {times}: {}", game.perft(&game.start(0), times));
    }
    let positions = mid_game(&game, &mut rng);
    for position in positions.iter().cycle().take(times as usize) {
        match what {
            "list" => {
                game.legal_moves(position, &mut moves);
                sum += moves.len() as u64;
            }
            "count" => sum += game.count_moves(position),
            "playout" => {
                let mut position = game.start(0);
                while step(&game, &mut position, &mut rng) {
                    sum += 1;
                }
            }
            _ => return println!("speed list|count|playout|perft [times] [name=value …]"),
        }
    }
    println!("{what}: {times}, sum {sum}");
}

/// Plays one random move with its chances; false when the game is over.
fn step(game: &Mansuba, position: &mut Position, rng: &mut Rng) -> bool {
    let Some(action) = game.random_move(position, rng, &mut Vec::new()) else { return false };
    game.advance(position, &action);
    while game.turn(position) == Turn::Chance {
        let chance = game.draw(position, rng).unwrap();
        game.resolve(position, chance).unwrap();
    }
    true
}

/// Positions of random games from their tenth to their fortieth turn.
fn mid_game(game: &Mansuba, rng: &mut Rng) -> Vec<Position> {
    let mut found = Vec::new();
    while found.len() < 256 {
        let mut position = game.start(0);
        for turn in 0..40 {
            if step(game, &mut position, rng) && turn >= 10 && game.outcome(&position).is_none() {
                found.push(position.clone());
            }
        }
    }
    found
}
