//! What the plays say in a few numbers.

use i18n::Message;
use serde::Serialize;

use super::uses::Use;
use super::{Ending, Stats};

/// Least, middle and most of some numbers.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Spread {
    pub least: u32,
    pub median: u32,
    pub mean: f64,
    pub most: u32,
}

/// How many plays ended in one way.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Share {
    pub ending: Ending,
    pub plays: u32,
    /// Of all plays, from 0 to 1.
    pub share: f64,
}

/// How often the first player wins, of the plays with one winner.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Advantage {
    /// Plays with one winner.
    pub plays: u32,
    /// From 0 to 1.
    pub share: f64,
    /// The true share lies above this in most cases (95 in 100 lie in between).
    pub low: f64,
    /// The true share lies below this in most cases.
    pub high: f64,
    /// The share of a player when all are equal.
    pub fair: f64,
}

/// What the plays say.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Summary {
    pub plays: usize,
    pub seats: u8,
    pub length: Spread,
    pub endings: Vec<Share>,
    /// Wrong answers in a play, on average.
    pub slips: f64,
    /// Actions to choose from, on average.
    pub options: f64,
    pub most_options: u32,
    /// For several players, when some play had one winner.
    pub first: Option<Advantage>,
    /// Kinds of tokens that nobody ever touched or moved, by their ids.
    pub tokens_never_used: Vec<String>,
    /// Rules that no play made use of.
    pub rules_never_used: Vec<Message>,
}

impl Summary {
    pub(super) fn of(stats: &Stats, seats: u8) -> Option<Self> {
        let length = spread(&stats.lengths)?;
        let plays = stats.plays();
        let endings = stats.endings.iter().map(|(ending, count)| Share {
            ending: *ending,
            plays: *count,
            share: f64::from(*count) / count_of(plays),
        });
        let design = stats.game.compiled().design();
        let mobile = design.tokens.iter().filter(|kind| {
            kind.mode != design::Mode::Immobile && !stats.counts.kinds.contains(&kind.id)
        });
        let rules = Use::all(design).into_iter().filter(|rule| !stats.counts.uses.contains(rule));
        Some(Self {
            plays,
            seats,
            length,
            endings: endings.collect(),
            slips: ratio(stats.counts.slips, plays as u64),
            options: ratio(stats.counts.options, stats.counts.positions),
            most_options: stats.counts.most_options,
            first: advantage(stats, seats),
            tokens_never_used: mobile.map(|kind| kind.id.clone()).collect(),
            rules_never_used: rules.map(|rule| rule.message()).collect(),
        })
    }
}

fn count_of(plays: usize) -> f64 {
    u32::try_from(plays).map_or(f64::MAX, f64::from)
}

fn ratio(part: u64, whole: u64) -> f64 {
    // Counts of plays stay far below what a float holds exactly.
    if whole == 0 { 0.0 } else { part as f64 / whole as f64 }
}

fn spread(numbers: &[u32]) -> Option<Spread> {
    let mut sorted = numbers.to_vec();
    sorted.sort_unstable();
    let sum: u64 = sorted.iter().map(|number| u64::from(*number)).sum();
    Some(Spread {
        least: *sorted.first()?,
        median: *sorted.get(sorted.len() / 2)?,
        mean: ratio(sum, sorted.len() as u64),
        most: *sorted.last()?,
    })
}

fn advantage(stats: &Stats, seats: u8) -> Option<Advantage> {
    if seats < 2 {
        return None;
    }
    let won = |ending: &Ending| matches!(ending, Ending::Won(_));
    let plays: u32 = stats.endings.iter().filter(|(one, _)| won(one)).map(|(_, count)| count).sum();
    let first = stats.endings.get(&Ending::Won(1)).copied().unwrap_or(0);
    let (low, high) = interval(first, plays)?;
    let share = f64::from(first) / f64::from(plays);
    Some(Advantage { plays, share, low, high, fair: 1.0 / f64::from(seats) })
}

/// Wilson's interval, in which the true share lies 95 times of 100.
fn interval(part: u32, whole: u32) -> Option<(f64, f64)> {
    if whole == 0 {
        return None;
    }
    let (part, whole, z) = (f64::from(part), f64::from(whole), 1.96);
    let share = part / whole;
    let scale = 1.0 + z * z / whole;
    let middle = (share + z * z / (2.0 * whole)) / scale;
    let spread = (share * (1.0 - share) / whole + z * z / (4.0 * whole * whole)).sqrt();
    let half = z / scale * spread;
    Some(((middle - half).max(0.0), (middle + half).min(1.0)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_are_those_of_the_tables() {
        // Newcombe 1998, table I: 81 of 263 and 0 of 20.
        let (low, high) = interval(81, 263).unwrap();
        assert!((low - 0.2553).abs() < 1e-4 && (high - 0.3662).abs() < 1e-4, "{low} {high}");
        let (low, high) = interval(0, 20).unwrap();
        assert!(low == 0.0 && (high - 0.1611).abs() < 1e-4, "{low} {high}");
        assert_eq!(interval(0, 0), None);
    }

    #[test]
    fn spreads_have_a_middle() {
        let found = spread(&[5, 1, 3, 3]).unwrap();
        assert_eq!((found.least, found.median, found.most), (1, 3, 5));
        assert!((found.mean - 3.0).abs() < 1e-9);
        assert_eq!(spread(&[]), None);
    }
}
