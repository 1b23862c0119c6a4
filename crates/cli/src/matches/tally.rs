//! What a match tells: the score, the difference in Elo with its interval, and the sequential
//! test (SPRT) that ends a match as soon as enough is known.
//!
//! Games are counted in pairs: the same opening with both seat orders. The test looks at pairs,
//! because the two games of a pair are not independent. The interval is Wilson's on single
//! games, which is a little wide for paired games and stays sensible when one side wins all.

/// Results of one player.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Tally {
    pub(crate) wins: u32,
    pub(crate) draws: u32,
    pub(crate) losses: u32,
    /// The first game of a pair whose second one is not over.
    open: Option<f64>,
    /// How many pairs brought 0, ½, 1, 1½ and 2 points.
    pairs: [u32; 5],
}

/// The two ideas that the sequential test decides between, as differences in Elo.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Sprt {
    pub(crate) elo0: f64,
    pub(crate) elo1: f64,
}

/// What the sequential test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Decision {
    /// Not enough is known.
    Open,
    /// The difference is the smaller one or less.
    Smaller,
    /// The difference is the larger one or more.
    Larger,
}

/// Chances of a wrong answer, on either side.
const RISK: f64 = 0.05;
/// 95 % of a normal law lie within so many deviations.
const DEVIATIONS: f64 = 1.959_964;
/// What never happened may yet happen: half a pair of every result is added, so that a few
/// games alike do not look certain.
const UNSEEN: f64 = 0.5;

impl Tally {
    /// Adds a game: 1 for a win, ½ for a draw, 0 for a loss.
    pub(crate) fn add(&mut self, points: f64) {
        match points {
            points if points > 0.75 => self.wins += 1,
            points if points < 0.25 => self.losses += 1,
            _ => self.draws += 1,
        }
        match self.open.take() {
            None => self.open = Some(points),
            Some(first) => {
                // From 0 to 2 points in halves: an index from 0 to 4.
                let index = ((first + points) * 2.0).round().clamp(0.0, 4.0) as usize;
                self.pairs[index] += 1;
            }
        }
    }

    pub(crate) const fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// Points for each game, from 0 to 1.
    pub(crate) fn score(&self) -> f64 {
        let points = f64::from(self.wins) + f64::from(self.draws) / 2.0;
        points / f64::from(self.games().max(1))
    }

    /// The difference in Elo; infinite when one side won every game.
    pub(crate) fn elo(&self) -> f64 {
        elo_of(self.score())
    }

    /// Between these two lies the difference, with a chance of 95 %.
    pub(crate) fn interval(&self) -> (f64, f64) {
        let (n, p) = (f64::from(self.games()), self.score());
        if n == 0.0 {
            return (f64::NEG_INFINITY, f64::INFINITY);
        }
        let z2 = DEVIATIONS * DEVIATIONS;
        let middle = (p + z2 / (2.0 * n)) / (1.0 + z2 / n);
        let spread = DEVIATIONS / (1.0 + z2 / n) * (p * (1.0 - p) / n + z2 / (4.0 * n * n)).sqrt();
        // Rounding would make a bound of what has none.
        let low = if p <= 0.0 { f64::NEG_INFINITY } else { elo_of(middle - spread) };
        let high = if p >= 1.0 { f64::INFINITY } else { elo_of(middle + spread) };
        (low, high)
    }

    /// How much more likely the results are with the larger difference: the logarithm.
    pub(crate) fn log_likelihood(&self, test: Sprt) -> f64 {
        let counts = self.pairs.map(|count| f64::from(count) + UNSEEN);
        let pairs: f64 = self.pairs.iter().map(|&count| f64::from(count)).sum();
        if pairs == 0.0 {
            return 0.0;
        }
        let total: f64 = counts.iter().sum();
        let each = || counts.iter().zip([0.0, 0.25, 0.5, 0.75, 1.0]);
        let mean = each().map(|(count, score)| count * score).sum::<f64>() / total;
        let variance =
            each().map(|(count, score)| count * (score - mean) * (score - mean)).sum::<f64>()
                / total;
        let (low, high) = (score_of(test.elo0), score_of(test.elo1));
        pairs * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }

    pub(crate) fn decision(&self, test: Sprt) -> Decision {
        let bound = ((1.0 - RISK) / RISK).ln();
        match self.log_likelihood(test) {
            ratio if ratio >= bound => Decision::Larger,
            ratio if ratio <= -bound => Decision::Smaller,
            _ => Decision::Open,
        }
    }
}

impl Sprt {
    /// `0,50`: two differences, the smaller one first.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let (low, high) = text.split_once(',')?;
        let (elo0, elo1): (f64, f64) = (low.trim().parse().ok()?, high.trim().parse().ok()?);
        (elo0 < elo1 && elo0.abs() <= 2000.0 && elo1.abs() <= 2000.0).then_some(Self { elo0, elo1 })
    }
}

fn elo_of(score: f64) -> f64 {
    -400.0 * (1.0 / score.clamp(0.0, 1.0) - 1.0).log10()
}

fn score_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(points: &[f64]) -> Tally {
        let mut tally = Tally::default();
        points.iter().for_each(|points| tally.add(*points));
        tally
    }

    #[test]
    fn three_of_four_points_are_191_elo() {
        let tally = tally(&[1.0, 1.0, 1.0, 0.0, 0.5, 1.0, 1.0, 0.5]);
        assert_eq!((tally.wins, tally.draws, tally.losses), (5, 2, 1));
        assert!((tally.score() - 0.75).abs() < 1e-9 && (tally.elo() - 190.85).abs() < 0.01);
        let (low, high) = tally.interval();
        assert!(low < tally.elo() && tally.elo() < high);
        assert_eq!(tally.pairs, [0, 0, 1, 2, 1]);
    }

    #[test]
    fn winning_everything_has_a_lower_bound_only() {
        let tally = tally(&[1.0; 10]);
        assert_eq!(tally.elo(), f64::INFINITY);
        let (low, high) = tally.interval();
        // Wilson's lower bound for 10 of 10 is 0.7225.
        assert!((low - 166.2).abs() < 0.5 && high > 1e3, "{low} {high}");
        assert!(Tally::default().interval().0.is_infinite());
    }

    #[test]
    fn the_test_decides_both_ways_and_waits_when_it_cannot_know() {
        let test = Sprt::parse("0,50").unwrap();
        assert_eq!(tally(&[1.0; 40]).decision(test), Decision::Larger);
        assert_eq!(tally(&[0.0; 40]).decision(test), Decision::Smaller);
        assert_eq!(tally(&[1.0, 0.0, 0.5, 0.5]).decision(test), Decision::Open);
        assert_eq!(Tally::default().decision(test), Decision::Open);
        for wrong in ["", "5", "50,0", "0,x", "0,9999", "nan,5"] {
            assert_eq!(Sprt::parse(wrong), None, "{wrong}");
        }
    }
}
