//! Counts the leaves below the start of Othello and says how long that took.
//!
//! `cargo run --release -p game-othello --example perft -- 11`; one thread, no hashing.
#![allow(clippy::print_stdout, reason = "an example speaks to its user")]

use std::time::{Duration, Instant};

use game::Rules;
use game_othello::Othello;

fn main() {
    let deepest = std::env::args().nth(1).and_then(|depth| depth.parse().ok()).unwrap_or(11);
    let start = Othello.start(0);
    for depth in 1..=deepest {
        let (began, busy_before) = (Instant::now(), busy());
        let leaves = Othello.perft(&start, depth);
        let elapsed = began.elapsed();
        match busy_before.zip(busy()) {
            Some((before, after)) => {
                let busy = after.saturating_sub(before);
                println!("perft {depth:>2} {leaves:>12}  {elapsed:.3?}, processor {busy:.3?}");
            }
            None => println!("perft {depth:>2} {leaves:>12}  {elapsed:.3?}"),
        }
    }
}

/// How long this thread has been on a processor, where the system tells it.
fn busy() -> Option<Duration> {
    let told = std::fs::read_to_string("/proc/self/schedstat").ok()?;
    told.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}
