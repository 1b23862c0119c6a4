//! How far searches overrun their time, and how soon they obey the flag that stops them.
//!
//! `cargo run --release -p search --example punctual -- 200` makes 200 searches of 100 ms in each
//! game, and as many without a limit that are stopped after 30 ms. It tells the middle, the
//! slowest in a hundred and the slowest of all, in milliseconds. Run it on a quiet machine.
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a program to measure with, not an interface"
)]

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use game::{BuiltIn, Game, Rng, Seat, Settings, Turn, Viewer};
use search::{Limits, Make, Method, Thinker, Watch};
use serde_json::Value as Json;
use workshop::DesignedGame;

const TIME: Duration = Duration::from_millis(100);
const STOP_AFTER: Duration = Duration::from_millis(30);
/// Positions are so many random moves away from the start.
const DEEPEST: u32 = 30;

fn main() {
    let count = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(200);
    println!("| Game | overrun p50 | p99 | worst | stop p50 | p99 | worst |");
    println!("|---|---|---|---|---|---|---|");
    measure("Othello", &standard::<game_othello::Othello>(), Method::Auto, count);
    measure("Quoridor", &standard::<game_quoridor::Quoridor>(), Method::Auto, count);
    let four = Settings::parse(["players=4"]).unwrap();
    let four = game_quoridor::Quoridor::configure(&four).unwrap();
    measure("Quoridor, four players", &four, Method::Auto, count);
    measure("Labyrinth", &standard::<game_labyrinth::Labyrinth>(), Method::Auto, count);
    measure("Mansuba", &standard::<game_mansuba::Mansuba>(), Method::Auto, count);
    let flag = designed(include_str!("../../workshop/library/flag/design.json"));
    measure("Capture the flag", &flag, Method::Tree, count);
    let memory = designed(include_str!("../../workshop/library/memory/design.json"));
    measure("Memory", &memory, Method::Tree, count);
}

fn standard<G: BuiltIn>() -> G {
    G::configure(&Settings::none()).unwrap()
}

fn designed(text: &str) -> DesignedGame {
    let design: design::Design = serde_json::from_str(text).unwrap();
    workshop::open("measured", &design, &Settings::none()).unwrap()
}

fn measure<G: Game>(name: &str, game: &G, method: Method, count: u64) {
    let mut machine = search::machine(game.clone(), Make { method, ..Make::default() });
    let (mut over, mut stops) = (Vec::new(), Vec::new());
    for seed in 0..count {
        let Some(view) = somewhere(game, seed) else { continue };
        over.push(overrun(&mut *machine, &view, seed));
        stops.push(stop(&mut *machine, &view, seed));
    }
    let [a, b, c] = told(&mut over);
    let [x, y, z] = told(&mut stops);
    println!("| {name} | {a:.1} | {b:.1} | {c:.1} | {x:.1} | {y:.1} | {z:.1} |");
}

/// What the seat to move sees after some random moves.
fn somewhere<G: Game>(game: &G, seed: u64) -> Option<Json> {
    let mut rng = Rng::for_ply(seed, 1);
    let mut position = game.start(seed);
    let mut moves = Vec::new();
    for _ in 0..rng.below(DEEPEST) {
        match game.turn(&position) {
            Turn::Over => return None,
            Turn::Chance => {
                let chance = game.draw(&position, &mut rng)?;
                game.resolve(&mut position, chance);
            }
            Turn::Seat(_) => {
                let action = game.random_move(&position, &mut rng, &mut moves)?;
                game.advance(&mut position, &action);
            }
        }
    }
    let Turn::Seat(seat) = game.turn(&position) else { return None };
    Some(view(game, &position, seat))
}

fn view<G: Game>(game: &G, position: &G::Position, seat: Seat) -> Json {
    serde_json::to_value(game.view_for(position, Viewer::Seat(seat))).unwrap()
}

/// How much longer than its time a search took; what ends before it is on time.
fn overrun(machine: &mut dyn Thinker, view: &Json, seed: u64) -> Duration {
    let (stop, began) = (AtomicBool::new(false), Instant::now());
    let elapsed = || began.elapsed();
    let limits = Limits { time: Some(TIME), seed, ..Limits::NONE };
    machine.think(view, &limits, Watch::new(&stop, &elapsed), &mut |_| {}).unwrap();
    began.elapsed().saturating_sub(TIME)
}

/// How long a search went on after it was told to stop.
fn stop(machine: &mut dyn Thinker, view: &Json, seed: u64) -> Duration {
    let stop = AtomicBool::new(false);
    thread::scope(|scope| {
        let raised = scope.spawn(|| {
            thread::sleep(STOP_AFTER);
            stop.store(true, Ordering::Relaxed);
            Instant::now()
        });
        let limits = Limits { seed, ..Limits::NONE };
        machine.think(view, &limits, Watch::flag(&stop), &mut |_| {}).unwrap();
        let ended = Instant::now();
        ended.saturating_duration_since(raised.join().unwrap())
    })
}

/// The middle, the slowest in a hundred and the slowest of all, in milliseconds.
fn told(times: &mut [Duration]) -> [f64; 3] {
    times.sort_unstable();
    let at = |part: usize| times.get((times.len().saturating_sub(1)) * part / 100);
    [50, 99, 100].map(|part| at(part).map_or(0.0, |time| time.as_secs_f64() * 1000.0))
}
