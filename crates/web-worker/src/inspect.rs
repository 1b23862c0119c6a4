//! How a design plays, found out while it is being made: whether a puzzle can be won, and in how
//! many moves; how long a game lasts, and whether the first player has it easier.
//!
//! What takes too long stays unknown.

use errands::{Inspect, Inspected};
use game::Settings;
use review::Effort;
use review::stats::{Careful, Stats};

/// How many positions may be looked at.
const POSITIONS: usize = 400_000;
/// So many plays are made, or fewer when they take longer than this.
const PLAYS: u32 = 24;
const MOST_MS: f64 = 3000.0;

/// Looks at a design; `now_ms` tells the time.
pub(crate) fn inspect(task: &Inspect, now_ms: &dyn Fn() -> f64) -> Inspected {
    inspected(task, now_ms).unwrap_or(Inspected::Nothing)
}

fn inspected(task: &Inspect, now_ms: &dyn Fn() -> f64) -> Option<Inspected> {
    let (design, faults) = design::files::read_checked(&task.design).ok()?;
    if !faults.is_empty() || design.tokens.is_empty() {
        return None;
    }
    if let Some(outlook) = review::outlook(&design, Effort(POSITIONS)) {
        let others = review::levels(&design, Effort(POSITIONS));
        return Some(match others.is_empty() {
            true => Inspected::Alone(outlook),
            false => Inspected::Levels { first: outlook, others },
        });
    }
    let game = workshop::open("design", &design, &Settings::none()).ok()?;
    played(Stats::new(game), task.seed, now_ms)
}

fn played(mut stats: Stats, seed: u64, now_ms: &dyn Fn() -> f64) -> Option<Inspected> {
    let began = now_ms();
    for _ in 0..PLAYS {
        stats.play(seed, &mut Careful);
        if now_ms() - began > MOST_MS {
            break;
        }
    }
    let summary = stats.summary()?;
    let first = summary.first.map(|first| first.share);
    Some(Inspected::Played { plays: summary.plays, length: summary.length.median, first })
}

#[cfg(test)]
mod tests {
    use review::Outlook;

    use super::*;

    fn found(design: &design::Design) -> Inspected {
        inspect(&Inspect { design: design::files::write(design), seed: 3 }, &|| 0.0)
    }

    fn library(id: &str) -> design::Design {
        workshop::library::entry(id).unwrap().design.clone()
    }

    #[test]
    fn a_puzzle_says_in_how_many_moves() {
        let found = found(&library("block-corner"));
        assert!(
            matches!(found, Inspected::Alone(Outlook::Winnable { moves: 1.., .. })),
            "{found:?}"
        );
    }

    #[test]
    fn every_level_says_in_how_many_moves() {
        let Inspected::Levels { first, others } = found(&library("sokoban")) else {
            panic!("sokoban has levels")
        };
        let is_won = |outlook: &Outlook| matches!(outlook, Outlook::Winnable { .. });
        assert!(is_won(&first) && others.iter().all(|level| is_won(&level.outlook)), "{others:?}");
        assert_eq!(others.len(), 9);
    }

    #[test]
    fn a_game_says_how_long_it_lasts() {
        let Inspected::Played { plays, length, .. } = found(&library("memory")) else {
            panic!("memory is a game for two")
        };
        assert!(plays > 0 && length > 0);
    }

    #[test]
    fn what_cannot_be_played_yet_says_nothing() {
        assert_eq!(found(&design::Design::default()), Inspected::Nothing);
        let broken = Inspect { design: "no design".to_owned(), seed: 1 };
        assert_eq!(inspect(&broken, &|| 0.0), Inspected::Nothing);
    }
}
