//! How a design plays, found out in the worker while it is being made: whether a puzzle can be
//! won, and in how many moves; how long a game lasts, and whether the first player has it easier.
//!
//! Tasks and answers are texts, as those of machines. What takes too long stays unknown.

use game::Settings;
use review::stats::{Careful, Stats};
use review::{Effort, Outlook};
use serde::{Deserialize, Serialize};

/// How many positions may be looked at.
const POSITIONS: usize = 400_000;
/// So many plays are made, or fewer when they take longer than this.
const PLAYS: u32 = 24;
const MOST_MS: f64 = 3000.0;

/// A design to look at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Inspect {
    /// The design file.
    pub(crate) inspect: String,
    /// Which deal is looked at.
    pub(crate) seed: u64,
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Inspected {
    /// What a player alone can expect.
    Alone(Outlook),
    /// Plays between careful machines.
    Played {
        plays: usize,
        /// The length of a play in the middle.
        length: u32,
        /// The share of plays with one winner that the first player won.
        first: Option<f64>,
    },
    /// It cannot be played yet.
    Nothing,
}

/// Looks at a design; `None` for other tasks.
pub(crate) fn handle(text: &str, now_ms: &dyn Fn() -> f64) -> Option<String> {
    let task: Inspect = serde_json::from_str(text).ok()?;
    let found = inspect(&task, now_ms).unwrap_or(Inspected::Nothing);
    // Plain data always has a JSON form.
    Some(serde_json::to_string(&found).unwrap_or_default())
}

fn inspect(task: &Inspect, now_ms: &dyn Fn() -> f64) -> Option<Inspected> {
    let (design, faults) = workshop::files::read_checked(&task.inspect).ok()?;
    if !faults.is_empty() || design.tokens.is_empty() {
        return None;
    }
    if let Some(outlook) = review::outlook(&design, Effort(POSITIONS)) {
        return Some(Inspected::Alone(outlook));
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
    use super::*;

    fn found(design: &workshop::Design) -> Inspected {
        let task = Inspect { inspect: workshop::files::write(design), seed: 3 };
        let text = serde_json::to_string(&task).unwrap();
        serde_json::from_str(&handle(&text, &|| 0.0).unwrap()).unwrap()
    }

    fn library(id: &str) -> workshop::Design {
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
    fn a_game_says_how_long_it_lasts() {
        let Inspected::Played { plays, length, .. } = found(&library("memory")) else {
            panic!("memory is a game for two")
        };
        assert!(plays > 0 && length > 0);
    }

    #[test]
    fn what_cannot_be_played_yet_says_nothing() {
        assert_eq!(found(&workshop::Design::default()), Inspected::Nothing);
        assert_eq!(handle("{}", &|| 0.0), None);
        let broken = r#"{"inspect":"no design","seed":1}"#;
        assert_eq!(handle(broken, &|| 0.0).as_deref(), Some("\"nothing\""));
    }
}
