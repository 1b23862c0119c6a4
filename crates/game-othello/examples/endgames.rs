//! Solves a file of endgames and tells nodes and time: `endgames <file> [most empty squares]`.
//!
//! Each line holds a position, the exact margin for the side to move and anything else.
#![allow(clippy::print_stdout, reason = "an example speaks on standard output")]

use std::time::Instant;

use game::Notation;
use game_othello::{Endgame, Othello};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let file = arguments.next().unwrap_or_else(|| "crates/game-othello/data/endgames.txt".into());
    let most = arguments.next().and_then(|most| most.parse().ok()).unwrap_or(64);
    let Ok(text) = std::fs::read_to_string(&file) else {
        println!("{file} cannot be read.");
        return;
    };
    let (start, mut all) = (Instant::now(), 0);
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let words: Vec<_> = line.split_whitespace().collect();
        let [board, side, margin, ..] = words[..] else { continue };
        let Ok(position) = Othello.parse_position(&format!("{board} {side}")) else { continue };
        let empty = position.empty().count_ones();
        if empty > most {
            continue;
        }
        let begin = Instant::now();
        let solved = Endgame::remembering(1 << 18).exact(&position, &mut |_| true);
        let Some(solved) = solved else { continue };
        let seconds = begin.elapsed().as_secs_f64();
        let verdict = if margin.parse() == Ok(solved.margin) { "as told" } else { "DIFFERENT" };
        println!(
            "{empty:2} empty  {:+3} {verdict}  {:11} nodes  {seconds:7.3} s",
            solved.margin, solved.nodes
        );
        all += solved.nodes;
    }
    println!("{all} nodes in {:.2} s", start.elapsed().as_secs_f64());
}
