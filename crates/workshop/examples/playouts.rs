//! Random games of designs from the shelf, a second of processor time, one thread:
//! `cargo run --release -p workshop --example playouts -- reversi connect-four tic-tac-toe`.
#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "an example, not an interface")]

use std::time::{Duration, Instant};

use game::{Rng, Rules as _, Settings};
use workshop::library;

/// How long each design is played.
const SPAN: Duration = Duration::from_secs(3);

fn main() {
    for id in std::env::args().skip(1) {
        let game = library::entry(&id).unwrap().open(&Settings::none()).unwrap();
        let (start, mut rng, mut moves) = (game.start(0), Rng::from_seed(1), Vec::new());
        let (mut games, mut plies, begin) = (0_u32, 0_u64, Instant::now());
        let spent = processor_time();
        while begin.elapsed() < SPAN {
            for _ in 0..100 {
                let mut position = start.clone();
                while let Some(action) = game.random_move(&position, &mut rng, &mut moves) {
                    game.advance(&mut position, &action);
                    plies += 1;
                }
                games += 1;
            }
        }
        let seconds = match (spent, processor_time()) {
            (Some(before), Some(after)) => (after - before).as_secs_f64(),
            _ => begin.elapsed().as_secs_f64(),
        };
        let (games, length) = (f64::from(games), plies as f64 / f64::from(games));
        println!("{id}: {:.0} games a second, {length:.1} moves each", games / seconds);
    }
}

/// The processor time of this thread, where the system tells it.
fn processor_time() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    Some(Duration::from_nanos(text.split_whitespace().next()?.parse().ok()?))
}
