//! `marelle perft`: counts of the game tree, depth by depth, to check a game by.

use std::panic::resume_unwind;
use std::thread;
use std::time::{Duration, Instant};

use clap::ArgMatches;
use game::{AnyPosition, Luck, Rng};
use i18n::Message;

use crate::args::{self, Chosen};
use crate::console::Console;
use crate::halt::Halt;

pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<(), Halt> {
    let (id, matches) = args::below(matches)?;
    let chosen = Chosen::named(id, matches)?;
    let depth = parse_depth(matches)?;
    let start = chosen.game.start(chosen.seed.unwrap_or(0));
    if matches.get_flag(args::DIVIDE) {
        if chosen.game.card().has_chance {
            return Err(Halt::Refused(Message::new("cli.no-divide")));
        }
        return divide(&*start, depth, console);
    }
    console.say_key("cli.perft-heading")?;
    for depth in 1..=depth {
        let began = Instant::now();
        let count = counted(&*start, depth);
        console.line(&row(depth, count, began.elapsed()))?;
        console.output.flush()?;
    }
    Ok(())
}

/// Room for a count as deep as the longest games are long; it is taken as it is needed.
const STACK: usize = 512 << 20;

/// How many leaves lie so many moves below a position, however deep that is.
pub(crate) fn counted(position: &dyn AnyPosition, depth: u32) -> u64 {
    thread::scope(|scope| {
        let counting = thread::Builder::new().stack_size(STACK);
        match counting.spawn_scoped(scope, || position.perft(depth)) {
            Ok(counting) => counting.join().unwrap_or_else(|panic| resume_unwind(panic)),
            // Without that much room it is counted with the usual one.
            Err(_) => position.perft(depth),
        }
    })
}

fn parse_depth(matches: &ArgMatches) -> Result<u32, Halt> {
    let text = matches.get_one::<String>(args::DEPTH).map(String::as_str).unwrap_or_default();
    let wrong = || Halt::Usage(Message::new("usage.not-a-number").with("text", text));
    text.parse().map_err(|_| wrong())
}

fn row(depth: u32, count: u64, time: Duration) -> String {
    let micros = time.as_micros().max(1);
    let rate = u128::from(count) * 1_000_000 / micros;
    format!("{depth:>5} {count:>16} {:>10.3} s {rate:>14} /s", time.as_secs_f64())
}

/// The count below each legal move, sorted as text, then their sum.
fn divide(start: &dyn AnyPosition, depth: u32, console: &mut Console<'_>) -> Result<(), Halt> {
    let mut moves = start.legal_moves();
    moves.sort_unstable();
    let mut total = 0;
    for text in moves.iter().filter(|_| depth > 0) {
        let mut after = start.boxed_clone();
        let luck = Luck::Draw(&mut Rng::from_seed(0));
        after.play(text, luck).map_err(|refused| Halt::refused(&refused))?;
        let count = counted(&*after, depth - 1);
        total += count;
        console.line(&format!("{text:<8} {count:>16}"))?;
    }
    let total = if depth == 0 { counted(start, 0) } else { total };
    Ok(console.say(&Message::new("cli.total").with("count", total.to_string()))?)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One token that goes to and fro: every position has one move.
    const ENDLESS: &str = r#"{
      "tokens": [{"id": "man", "in_grid": "one-cell"}],
      "grid": {"rows": 1, "columns": 2, "order": "kept", "tokens": ["man ."]}
    }"#;

    #[test]
    fn a_count_may_be_as_deep_as_the_longest_game() {
        let design = design::files::read(ENDLESS).unwrap();
        let game = workshop::open("endless", &design, &game::Settings::none()).unwrap();
        let start = game::erase(game).start(1);
        assert_eq!([9_999, 10_001].map(|depth| counted(&*start, depth)), [1, 0]);
    }
}
