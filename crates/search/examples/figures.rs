//! The figures of `docs/performance.md` about machines: nodes and playouts a second, two workers
//! against one, puzzles, and the slowest move of every level.
//!
//! `cargo run --release -p search --example figures -- speed` (or `workers`, `puzzles`, `levels`).
//! Seconds are of the processor where the system tells them (Linux), so that a busy computer
//! spoils little; else they are of the wall. Those of `workers` are of the wall always and need a
//! quiet machine. It proves nothing and asserts nothing.
//!
//! `valgrind --tool=callgrind target/release/examples/figures fixed othello` (or any other game of
//! `speed`) counts the instructions of a fixed amount of thinking, which two versions can compare
//! on the busiest computer.
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a program to measure with, not an interface"
)]

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use game::{BuiltIn, Game, Level, Notation, Presentation, Rng, Rules, Settings, Turn, Viewer};
use search::puzzle::{self, Answer, Quest, Solution};
use search::{AlphaBeta, Limits, Make, Mcts, Method, Style, Table, Watch};
use workshop::DesignedGame;

fn main() {
    match std::env::args().nth(1).as_deref() {
        Some("speed") => speeds(),
        Some("workers") => workers(),
        Some("puzzles") => puzzles(),
        Some("levels") => levels(),
        Some("fixed") => fixed(&std::env::args().nth(2).unwrap_or_default()),
        _ => eprintln!("figures speed|workers|puzzles|levels|fixed GAME"),
    }
}

/// The processor time of this thread, or the time of the wall where nobody tells it.
struct Clock {
    began: Instant,
    on_processor: Option<u64>,
}

impl Clock {
    fn start() -> Self {
        Self { began: Instant::now(), on_processor: nanoseconds() }
    }

    fn seconds(&self) -> f64 {
        let spent = nanoseconds().zip(self.on_processor).map(|(now, then)| now - then);
        spent.map_or_else(|| self.began.elapsed().as_secs_f64(), |spent| spent as f64 / 1e9)
    }
}

fn nanoseconds() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split(' ').next()?.parse().ok()
}

fn standard<G: BuiltIn>() -> G {
    G::configure(&Settings::none()).unwrap()
}

fn designed(text: &str) -> DesignedGame {
    let design: design::Design = serde_json::from_str(text).unwrap();
    workshop::open("measured", &design, &Settings::none()).unwrap()
}

fn checkers() -> DesignedGame {
    designed(include_str!("../../workshop/library/chinese-checkers/design.json"))
}

fn memory() -> DesignedGame {
    designed(include_str!("../../workshop/library/memory/design.json"))
}

fn flag() -> DesignedGame {
    designed(include_str!("../../workshop/library/flag/design.json"))
}

/// Positions some random moves away from the start, where somebody has the hand.
fn somewhere<G: Game>(game: &G, count: u64, deepest: u32) -> Vec<G::Position> {
    let mut found = Vec::new();
    for seed in 0..count {
        let (mut rng, mut moves) = (Rng::for_ply(seed, 1), Vec::new());
        let mut position = game.start(seed);
        for _ in 0..rng.below(deepest) {
            match game.turn(&position) {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = game.draw(&position, &mut rng).unwrap();
                    game.resolve(&mut position, chance);
                }
                Turn::Seat(_) => {
                    let action = game.random_move(&position, &mut rng, &mut moves).unwrap();
                    game.advance(&mut position, &action);
                }
            }
        }
        if matches!(game.turn(&position), Turn::Seat(_)) {
            found.push(position);
        }
    }
    found
}

fn speeds() {
    println!("| Game | Search | A second of the processor |\n|---|---|---|");
    nodes("Othello", &standard::<game_othello::Othello>());
    nodes("Quoridor", &standard::<game_quoridor::Quoridor>());
    nodes("Mansuba", &standard::<game_mansuba::Mansuba>());
    nodes("Chinese checkers (a design)", &checkers());
    playouts("Labyrinth", &standard::<game_labyrinth::Labyrinth>());
    let four = Settings::parse(["players=4"]).unwrap();
    playouts("Quoridor, four players", &game_quoridor::Quoridor::configure(&four).unwrap());
    playouts("Memory (a design)", &memory());
    playouts("Capture the flag (a design)", &flag());
}

fn nodes<G: Game>(name: &str, game: &G) {
    let mut machine = AlphaBeta::new(game.clone(), Arc::new(Table::new(16)));
    let (clock, mut nodes) = (Clock::start(), 0);
    for position in somewhere(game, 20, 24) {
        let limits = Limits::nodes(100_000);
        nodes += machine.think(&position, &limits, Watch::NOBODY, &mut |_| {}).nodes;
    }
    println!("| {name} | alpha-beta | {:.0} nodes |", nodes as f64 / clock.seconds());
}

fn playouts<G: Game>(name: &str, game: &G) {
    let mut machine = Mcts::new(game.clone(), Style::default());
    let (clock, mut rounds) = (Clock::start(), 0);
    for position in somewhere(game, 20, 24) {
        machine.forget();
        rounds += machine.think(&position, &Limits::nodes(3_000), Watch::NOBODY, &mut |_| {}).nodes;
    }
    println!("| {name} | tree | {:.0} rounds |", rounds as f64 / clock.seconds());
}

/// The same thinking every time about one game, without a clock.
fn fixed(game: &str) {
    let four = Settings::parse(["players=4"]).unwrap();
    match game {
        "othello" => fixed_nodes(&standard::<game_othello::Othello>()),
        "quoridor" => fixed_nodes(&standard::<game_quoridor::Quoridor>()),
        "mansuba" => fixed_nodes(&standard::<game_mansuba::Mansuba>()),
        "checkers" => fixed_nodes(&checkers()),
        "labyrinth" => fixed_playouts(&standard::<game_labyrinth::Labyrinth>()),
        "quoridor-four" => fixed_playouts(&game_quoridor::Quoridor::configure(&four).unwrap()),
        "memory" => fixed_playouts(&memory()),
        "flag" => fixed_playouts(&flag()),
        _ => eprintln!("othello|quoridor|mansuba|checkers|labyrinth|quoridor-four|memory|flag"),
    }
}

fn fixed_nodes<G: Game>(game: &G) {
    let mut machine = AlphaBeta::new(game.clone(), Arc::new(Table::new(1)));
    let mut think = |position| {
        machine.think(position, &Limits::nodes(20_000), Watch::NOBODY, &mut |_| {}).nodes
    };
    println!("{} nodes", somewhere(game, 8, 24).iter().map(&mut think).sum::<u64>());
}

fn fixed_playouts<G: Game>(game: &G) {
    let mut machine = Mcts::new(game.clone(), Style::default());
    let mut think = |position| {
        machine.forget();
        machine.think(position, &Limits::nodes(800), Watch::NOBODY, &mut |_| {}).nodes
    };
    println!("{} playouts", somewhere(game, 8, 24).iter().map(&mut think).sum::<u64>());
}

/// The same depths with one worker and with two, by the clock of the wall.
fn workers() {
    println!("| Game | Depth | One worker | Two workers | Ratio |");
    println!("|---|---|---|---|---|");
    compare("Othello", &standard::<game_othello::Othello>(), 12);
    compare("Quoridor", &standard::<game_quoridor::Quoridor>(), 9);
    compare("Mansuba", &standard::<game_mansuba::Mansuba>(), 8);
    compare("Chinese checkers", &checkers(), 7);
}

fn compare<G: Game>(name: &str, game: &G, depth: u32) {
    let (mut alone, mut beside) = (0.0, 0.0);
    for position in somewhere(game, 16, 16) {
        alone += seconds_to(game, &position, depth, false);
        beside += seconds_to(game, &position, depth, true);
    }
    println!("| {name} | {depth} | {alone:.1} s | {beside:.1} s | {:.2} |", alone / beside);
}

fn seconds_to<G: Game>(game: &G, position: &G::Position, depth: u32, two: bool) -> f64 {
    let mut first = AlphaBeta::new(game.clone(), Arc::new(Table::new(16)));
    let mut second = first.worker(1);
    let enough = AtomicBool::new(false);
    thread::scope(|scope| {
        if two {
            scope.spawn(|| {
                second.think(position, &Limits::depth(depth), Watch::flag(&enough), &mut |_| {})
            });
        }
        let began = Instant::now();
        first.think(position, &Limits::depth(depth), Watch::NOBODY, &mut |_| {});
        enough.store(true, Ordering::Relaxed);
        began.elapsed().as_secs_f64()
    })
}

fn puzzles() {
    println!("| Puzzle, through its design | Found | Positions looked at | Time |");
    println!("|---|---|---|---|");
    let mut json: serde_json::Value =
        serde_json::from_str(include_str!("../../workshop/library/sliding-3/design.json")).unwrap();
    json["won"]["zones_valid"] = false.into();
    json["grid"]["order"] = "kept".into();
    let sliding = designed(&json.to_string());
    let (clock, start) = (Clock::start(), sliding.start(0));
    let (limits, watch) = (Limits::NONE, Watch::NOBODY);
    let quest =
        Quest { game: &sliding, start: &start, goal: &|_| false, limits, room: 1 << 22, watch };
    let reach = puzzle::reachable(&quest);
    let found = format!("{} positions, depth {}", reach.positions(), reach.depth());
    println!(
        "| Sliding 3×3, all positions | {found} | {} | {:.2} s |",
        reach.positions(),
        clock.seconds()
    );
    let klotski = designed(include_str!("../tests/designs/klotski.json"));
    solved("Block puzzle 4×5, fewest steps, blindly", &klotski, 1, puzzle::breadth_first);
    solved("Block puzzle 4×5, fewest steps", &klotski, 1, puzzle::shortest_solution);
    solved("Block puzzle 4×5, any way", &klotski, 1, puzzle::any_solution);
    let gate = designed(include_str!("../../workshop/library/block-gate/design.json"));
    solved("The gate, fewest steps", &gate, 1, puzzle::shortest_solution);
    solved("The gate, any way", &gate, 1, puzzle::any_solution);
    let peg = designed(include_str!("../../workshop/library/peg-solitaire/design.json"));
    solved("Peg solitaire (English), any way", &peg, 1, puzzle::any_solution);
    let peg = designed(include_str!("../../workshop/library/peg-european/design.json"));
    solved("Peg solitaire (European), any way", &peg, 1, puzzle::any_solution);
    let sliding = designed(include_str!("../../workshop/library/sliding-3/design.json"));
    solved("Sliding 3×3, fewest moves, blindly", &sliding, 100, puzzle::breadth_first);
    solved("Sliding 3×3, fewest moves", &sliding, 100, puzzle::shortest_solution);
    let sliding = designed(include_str!("../../workshop/library/sliding-4/design.json"));
    solved("Sliding 4×4, any way", &sliding, 100, puzzle::any_solution);
    solved("Sliding 4×4, fewest moves", &sliding, 3, puzzle::deepening);
    followed(&sliding, 4);
}

/// Solves a game from some starts: the mean of what was found, and of what it took.
fn solved<G: Game>(name: &str, game: &G, starts: u64, by: fn(&Quest<'_, G>) -> Solution<G::Move>) {
    let (mut length, mut worst, mut nodes, mut unsolved) = (0, 0, 0, 0);
    let clock = Clock::start();
    for seed in 0..starts {
        let start = game.start(seed);
        let goal = puzzle::is_won(game, &start);
        let (limits, watch, room) = (Limits::nodes(100_000_000), Watch::NOBODY, 1 << 22);
        let solution = by(&Quest { game, start: &start, goal: &goal, limits, room, watch });
        nodes += solution.nodes;
        match solution.answer {
            Answer::Solved { moves, .. } => {
                length += moves.len() as u64;
                worst = worst.max(moves.len());
            }
            _ => unsolved += 1,
        }
    }
    let mean = length as f64 / (starts - unsolved).max(1) as f64;
    println!(
        "| {name} ({starts}) | {mean:.1} moves, at most {worst}; {unsolved} not solved | {} | {:.3} s |",
        nodes / starts,
        clock.seconds() / starts as f64
    );
}

/// Follows advice from start to end.
fn followed(game: &DesignedGame, starts: u64) {
    let mut machine = search::machine(game.clone(), Make::default());
    let (clock, mut lengths) = (Clock::start(), Vec::new());
    for seed in 0..starts {
        let (mut position, mut length) = (game.start(seed), 0);
        while let (Turn::Seat(seat), 0..1000) = (game.turn(&position), length) {
            let view = game.view_for(&position, Viewer::Seat(seat));
            let view = serde_json::to_value(view).unwrap();
            let hint = search::advice(&mut *machine, &view, Watch::NOBODY).unwrap();
            let action = game.parse_move(&position, &hint.action).unwrap();
            game.advance(&mut position, &action);
            length += 1;
        }
        lengths.push(length);
    }
    let all: u32 = lengths.iter().sum();
    println!(
        "| Sliding 4×4, advice followed | {lengths:?} moves | | {:.3} s a move |",
        clock.seconds() / f64::from(all)
    );
}

/// The slowest move of every level, bounded by nodes or playouts alone.
fn levels() {
    let names: Vec<String> = Level::all().map(|level| level.to_string()).collect();
    println!("| Game | {} |\n|---|{}", names.join(" | "), "---|".repeat(names.len()));
    slowest("Othello", &standard::<game_othello::Othello>(), Method::Auto);
    slowest("Quoridor", &standard::<game_quoridor::Quoridor>(), Method::Auto);
    slowest("Labyrinth", &standard::<game_labyrinth::Labyrinth>(), Method::Auto);
    slowest("Mansuba", &standard::<game_mansuba::Mansuba>(), Method::Auto);
    slowest("Chinese checkers", &checkers(), Method::Auto);
    slowest("Memory", &memory(), Method::Tree);
    slowest("Capture the flag", &flag(), Method::Tree);
}

fn slowest<G: Game>(name: &str, game: &G, method: Method) {
    let mut machine = search::machine(game.clone(), Make { method, ..Make::default() });
    let positions = somewhere(game, 40, 40);
    let mut cells = Vec::new();
    for level in Level::all() {
        let mut slowest = Duration::ZERO;
        for (seed, position) in (0..).zip(&positions) {
            let Turn::Seat(seat) = game.turn(position) else { continue };
            let view = game.view_for(position, Viewer::Seat(seat));
            let view = serde_json::to_value(view).unwrap();
            let limits = machine.limits(&view, level, seed).unwrap();
            let limits = Limits { time: None, ..limits };
            let clock = Clock::start();
            machine.play(&view, level, &limits, Watch::NOBODY, &mut |_| {}).unwrap();
            slowest = slowest.max(Duration::from_secs_f64(clock.seconds()));
        }
        cells.push(format!("{}", slowest.as_millis()));
    }
    println!("| {name} | {} |", cells.join(" | "));
}
