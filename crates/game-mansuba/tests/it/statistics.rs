//! Uniformly random play against the rule book's table (section 7), made by another program.
//!
//! The table has the means of few games (200 on 5×4, 20 on 10×10), so it may differ from ours by
//! its own sampling error, which is estimated from how much our games differ from each other.
//! `--nocapture` shows our means.

use game::{Rng, Rules, Turn};
use game_mansuba::Mansuba;

use crate::mansuba;

/// A line of the table.
struct Line {
    options: &'static str,
    games: f64,
    branching: f64,
    /// Half of the last digit that the table gives for the branching.
    digit: f64,
    turns: f64,
    draws: f64,
}

const fn small(options: &'static str, [branching, turns, draws]: [f64; 3]) -> Line {
    Line { options, games: 200.0, branching, digit: 0.05, turns, draws }
}

const fn large(options: &'static str, [branching, turns, draws]: [f64; 3]) -> Line {
    Line { options, games: 20.0, branching, digit: 0.5, turns, draws }
}

const TABLE: [Line; 6] = [
    small("width=5 height=4", [11.4, 22.7, 0.165]),
    small("width=5 height=4 relation=diagonal", [14.8, 21.7, 0.09]),
    small("width=5 height=4 relation=triangular", [13.0, 22.8, 0.17]),
    small("width=5 height=4 relation=hexagonal", [8.8, 22.3, 0.08]),
    large("", [52.0, 88.8, 0.10]),
    large("relation=diagonal", [65.0, 88.8, 0.05]),
];

/// One random game: its turns, the moves listed over all turns, and whether nobody won.
fn random_game(game: &Mansuba, rng: &mut Rng) -> [f64; 3] {
    let mut position = game.start(0);
    let (mut turns, mut listed) = (0u32, 0u64);
    let mut moves = Vec::new();
    loop {
        match game.turn(&position) {
            Turn::Over => break,
            Turn::Chance => {
                let chance = game.draw(&position, rng).unwrap();
                game.resolve(&mut position, chance).unwrap();
            }
            Turn::Seat(_) => {
                listed += game.count_moves(&position);
                turns += 1;
                let action = game.random_move(&position, rng, &mut moves).unwrap();
                game.advance(&mut position, &action);
            }
        }
    }
    let is_draw = game.outcome(&position).unwrap().verdict == game::Verdict::Draw;
    [f64::from(turns), listed as f64, f64::from(u8::from(is_draw))]
}

fn mean(values: impl Iterator<Item = f64> + Clone) -> f64 {
    values.clone().sum::<f64>() / values.count() as f64
}

fn deviation(values: impl Iterator<Item = f64> + Clone) -> f64 {
    let middle = mean(values.clone());
    mean(values.map(|value| (value - middle).powi(2))).sqrt()
}

#[test]
fn random_play_tells_the_same_story_as_the_table() {
    let sample = if conformance::is_slow() { 100_000 } else { 3_000 };
    for line in TABLE {
        let game = mansuba(line.options);
        let mut rng = Rng::from_seed(7);
        let games: Vec<[f64; 3]> = (0..sample).map(|_| random_game(&game, &mut rng)).collect();
        let turns = games.iter().map(|game| game[0]);
        let draws = games.iter().map(|game| game[2]);
        // The mean number of moves is a ratio of two sums: long games weigh more.
        let branching = games.iter().map(|game| game[1]).sum::<f64>() / turns.clone().sum::<f64>();
        let excess = games.iter().map(|game| game[1] - branching * game[0]);
        let spread = deviation(excess) / mean(turns.clone());
        let check = |what, [table, ours, spread, digit]: [f64; 4]| {
            let error = spread / line.games.sqrt();
            let options = line.options;
            let told = format!("{options}: {what} {ours:.3}, table {table}, its error {error:.3}");
            assert!((ours - table).abs() <= 3.0 * error + digit, "{told}");
            told
        };
        let told = [
            check("branching", [line.branching, branching, spread, line.digit]),
            check("turns", [line.turns, mean(turns.clone()), deviation(turns), 0.05]),
            check("draws", [line.draws, mean(draws.clone()), deviation(draws), 0.005]),
        ];
        println!("{}", told.join("\n"));
    }
}
