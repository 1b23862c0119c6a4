//! `marelle perft`: counts of the game tree, depth by depth, to check a game by.

use std::time::{Duration, Instant};

use clap::ArgMatches;
use game::{AnyPosition, Luck, Rng};
use i18n::Message;

use crate::args::{self, Chosen};
use crate::console::Console;
use crate::halt::Halt;

pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<(), Halt> {
    let Some((id, matches)) = matches.subcommand() else {
        return Err(Halt::Usage(Message::new("usage.more-wanted")));
    };
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
        let count = start.perft(depth);
        console.line(&row(depth, count, began.elapsed()))?;
        console.output.flush()?;
    }
    Ok(())
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
        let count = after.perft(depth - 1);
        total += count;
        console.line(&format!("{text:<8} {count:>16}"))?;
    }
    let total = if depth == 0 { start.perft(0) } else { total };
    Ok(console.say(&Message::new("cli.total").with("count", total.to_string()))?)
}
