//! How the machines fare against plain opponents that know nothing but the rules or one move.
//!
//! `cargo run --release -p search --example baselines -- quoridor 20 300` plays twenty games in
//! pairs with both orders of play, 300 ms a move for the machine; with `level:10` instead of the
//! time, the positions of that level, whatever they take, with `nodes:4000` so many positions.
//! `20@5000` plays other games than `20`: those from number 5000 on. The opponents live here
//! only: they are measures, not machines that anybody plays against.
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a program to measure with, not an interface"
)]

mod greedy;
mod uct;

use std::ops::Range;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use game::{BuiltIn, Game, Knowledge, Level, Rng, Seat, Settings, Turn, Viewer};
use game_mansuba::Mansuba;
use search::{Limits, Make, Thinker, Watch};

use greedy::Greedy;
use uct::PlainUct;

/// Playouts of the plain tree search for every move.
const PLAYOUTS: u32 = 5_000;
/// Random moves before each pair of games.
const OPENING: u32 = 2;

/// What the machine has for a move.
#[derive(Clone, Copy)]
enum Terms {
    Time(Duration),
    /// The positions or playouts of a level, however long they take.
    Level(Level),
    /// So many positions or playouts.
    Nodes(u64),
}

impl Terms {
    fn parse(text: &str) -> Self {
        match text.split_once(':') {
            Some(("nodes", nodes)) => Self::Nodes(nodes.parse().unwrap()),
            Some((_, level)) => Self::Level(Level::new(level.parse().unwrap()).unwrap()),
            None => Self::Time(Duration::from_millis(text.parse().unwrap())),
        }
    }
}

/// An opponent to measure with: it may look at the whole position.
trait Baseline<G: Game> {
    fn choose(&mut self, game: &G, position: &G::Position, rng: &mut Rng) -> Option<G::Move>;
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [name, games, terms, options @ ..] = words.as_slice() else {
        eprintln!(
            "baselines quoridor[:sight|:worth]|labyrinth[:sight|:worth]|mansuba[:sight|:steps|:random] GAMES[@FIRST] \
             MS|level:N|nodes:N [OPTION=VALUE…]"
        );
        return;
    };
    let (name, how) = name.split_once(':').unwrap_or((name, ""));
    let (games, terms) = (numbers(games), Terms::parse(terms));
    let settings = Settings::parse(options.iter().map(String::as_str)).unwrap();
    match name {
        "quoridor" => {
            let game = game_quoridor::Quoridor::configure(&settings).unwrap();
            match how {
                "" => compare(&game, &mut PlainUct::new(PLAYOUTS), games, terms),
                how => compare(&game, &mut greedy(how), games, terms),
            }
        }
        "labyrinth" => {
            let game = game_labyrinth::Labyrinth::configure(&settings).unwrap();
            compare(&game, &mut greedy(how), games, terms);
        }
        "mansuba" => {
            let game = Mansuba::configure(&settings).unwrap();
            let mut other = match how {
                "steps" => Greedy::by(steps),
                "random" => Greedy::by(|_, _, _| 0),
                _ => greedy(how),
            };
            compare(&game, &mut other, games, terms);
        }
        _ => eprintln!("There is no baseline for {name}."),
    }
}

/// The numbers of the games to play.
fn numbers(text: &str) -> Range<u64> {
    let (count, first) = text.split_once('@').unwrap_or((text, "0"));
    let (count, first): (u64, u64) = (count.parse().unwrap(), first.parse().unwrap());
    first..first + count
}

/// A greedy player by what a move looks like at first sight, or by what it leads to.
fn greedy<G: Game>(how: &str) -> Greedy<G> {
    if how == "sight" { Greedy::by_first_sight() } else { Greedy::by_evaluation() }
}

/// Captures, then steps towards the goal; a prisoner is freed where no step leads on.
fn steps(game: &Mansuba, position: &game_mansuba::Position, action: &game_mansuba::Move) -> i32 {
    match action {
        game_mansuba::Move::Free { .. } => 1,
        _ => game.order(position, action),
    }
}

/// Plays the games and tells the score after each.
fn compare<G: Game>(game: &G, other: &mut dyn Baseline<G>, games: Range<u64>, terms: Terms) {
    let (mut points, mut draws, mut slowest) = (0.0, 0, Duration::ZERO);
    for (played, number) in (1..).zip(games) {
        let seat = if number % 2 == 0 { Seat::FIRST } else { Seat::FIRST.next(game.seats()) };
        let (share, plies, longest) = play(game, other, seat, number / 2, terms);
        points += share;
        draws += u32::from((share - 0.5).abs() < 0.1);
        slowest = slowest.max(longest);
        println!(
            "game {played:2}: seat {seat}, {share:.1} in {plies} plies; {points:.1} of {played} \
             ({draws} drawn), slowest move {} ms",
            slowest.as_millis()
        );
    }
}

/// One game; the machine's share of it, its length and the longest thought.
fn play<G: Game>(
    game: &G,
    other: &mut dyn Baseline<G>,
    seat: Seat,
    pair: u64,
    terms: Terms,
) -> (f64, u32, Duration) {
    let mut machine = search::machine(game.clone(), Make::default());
    let mut rng = Rng::for_ply(pair, 1);
    let mut position = game.start(pair);
    let (mut plies, mut slowest) = (0, Duration::ZERO);
    let mut moves = Vec::new();
    loop {
        match game.turn(&position) {
            Turn::Over => break,
            Turn::Chance => {
                let chance = game.draw(&position, &mut rng).unwrap();
                game.resolve(&mut position, chance);
                continue;
            }
            Turn::Seat(hand) => {
                let action = if plies < OPENING {
                    game.random_move(&position, &mut rng, &mut moves).unwrap()
                } else if hand == seat {
                    let began = Instant::now();
                    let action = thought(game, &position, hand, &mut *machine, terms, rng.bits());
                    slowest = slowest.max(began.elapsed());
                    action
                } else {
                    other.choose(game, &position, &mut rng).unwrap()
                };
                game.apply(&mut position, &action).map_err(|_| "a legal move").unwrap();
                plies += 1;
            }
        }
    }
    let outcome = game.outcome(&position).unwrap();
    let payoff = outcome.payoff(seat, game.seats());
    ((f64::from(payoff) + 1.0) / 2.0, plies, slowest)
}

/// The machine's move, from what its seat sees.
fn thought<G: Game>(
    game: &G,
    position: &G::Position,
    seat: Seat,
    machine: &mut dyn Thinker,
    terms: Terms,
    seed: u64,
) -> G::Move {
    let view = serde_json::to_value(game.view_for(position, Viewer::Seat(seat))).unwrap();
    let limits = match terms {
        Terms::Nodes(nodes) => Limits { seed, ..Limits::nodes(nodes) },
        Terms::Time(time) => Limits { time: Some(time), seed, ..Limits::NONE },
        Terms::Level(level) => Limits { time: None, ..machine.limits(&view, level, seed).unwrap() },
    };
    let (stop, began) = (AtomicBool::new(false), Instant::now());
    let elapsed = || began.elapsed();
    let report = machine.think(&view, &limits, Watch::new(&stop, &elapsed), &mut |_| {}).unwrap();
    let text = report.best().unwrap();
    game.parse_move(position, text).map_err(|_| "its own move").unwrap()
}
