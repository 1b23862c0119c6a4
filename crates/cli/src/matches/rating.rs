//! Ratings from many games between many players: how much each won against whom, and the Elo
//! numbers that explain it best (the model of Bradley and Terry), with intervals.
//!
//! A draw is half a win for both. Every two players that met are given one more draw, so that
//! who won or lost all games still has a number. Intervals come from drawing the games again, with
//! a fixed seed: 95 of 100 such draws lie within.

use game::Rng;

/// One player against another in one game: 1, ½ or 0 for the first.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Meeting {
    pub(super) first: usize,
    pub(super) second: usize,
    pub(super) points: f64,
}

/// All games: each is a list of meetings, one for two players, more for more.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Games {
    pub(super) players: usize,
    pub(super) games: Vec<Vec<Meeting>>,
}

/// A player's number; 0 is the mean of all.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Rating {
    pub(super) elo: f64,
    pub(super) low: f64,
    pub(super) high: f64,
}

/// Rounds until the numbers stand still.
const ROUNDS: u32 = 400;
/// How often the games are drawn again for the intervals.
const DRAWS: usize = 400;

impl Games {
    pub(super) fn new(players: usize) -> Self {
        Self { players, games: Vec::new() }
    }

    /// Wins, draws and losses of one player against another.
    pub(super) fn between(&self, one: usize, other: usize) -> [u32; 3] {
        let mut counts = [0; 3];
        for meeting in self.games.iter().flatten() {
            let points = match (meeting.first, meeting.second) {
                pair if pair == (one, other) => meeting.points,
                pair if pair == (other, one) => 1.0 - meeting.points,
                _ => continue,
            };
            counts[if points > 0.75 {
                0
            } else if points < 0.25 {
                2
            } else {
                1
            }] += 1;
        }
        counts
    }

    /// Points made and meetings had by one player.
    pub(super) fn score(&self, player: usize) -> (f64, u32) {
        (0..self.players).fold((0.0, 0), |(points, met), other| {
            let [won, drawn, lost] = self.between(player, other);
            (points + f64::from(won) + f64::from(drawn) / 2.0, met + won + drawn + lost)
        })
    }

    pub(super) fn ratings(&self) -> Vec<Rating> {
        let best = fitted(self.players, self.games.iter().flatten());
        let mut rng = Rng::from_seed(0);
        let mut drawn: Vec<Vec<f64>> = vec![Vec::with_capacity(DRAWS); self.players];
        let count = u32::try_from(self.games.len()).unwrap_or(u32::MAX);
        for _ in 0..DRAWS {
            let again = (0..count).filter_map(|_| self.games.get(rng.below(count) as usize));
            let again: Vec<Meeting> = again.flatten().copied().collect();
            let numbers = fitted(self.players, again.iter());
            numbers.into_iter().zip(&mut drawn).for_each(|(elo, all)| all.push(elo));
        }
        let rating = |(elo, mut all): (f64, Vec<f64>)| {
            all.sort_by(f64::total_cmp);
            let at = |part: usize| all.get(all.len() * part / 1000).copied().unwrap_or(elo);
            Rating { elo, low: at(25).min(elo), high: at(975).max(elo) }
        };
        best.into_iter().zip(drawn).map(rating).collect()
    }
}

/// The Elo numbers that explain these meetings best; their mean is 0.
fn fitted<'a>(players: usize, meetings: impl Iterator<Item = &'a Meeting>) -> Vec<f64> {
    let mut points = vec![0.0; players];
    let mut met = vec![vec![0.0_f64; players]; players];
    for &Meeting { first, second, points: won } in meetings {
        if first >= players || second >= players {
            continue;
        }
        // The one more draw of those that meet for the first time.
        let more = if met[first][second] == 0.0 { 1.0 } else { 0.0 };
        met[first][second] += 1.0 + more;
        met[second][first] += 1.0 + more;
        points[first] += won + more / 2.0;
        points[second] += 1.0 - won + more / 2.0;
    }
    let mut strength = vec![1.0_f64; players];
    for _ in 0..ROUNDS {
        let next = |one: usize| {
            let against: f64 =
                (0..players).map(|other| met[one][other] / (strength[one] + strength[other])).sum();
            if against > 0.0 { points[one] / against } else { strength[one] }
        };
        let fresh: Vec<f64> = (0..players).map(next).collect();
        strength = fresh;
    }
    let elo: Vec<f64> = strength.iter().map(|one| 400.0 * one.max(1e-12).log10()).collect();
    let mean = elo.iter().sum::<f64>() / elo.len().max(1) as f64;
    elo.iter().map(|one| one - mean).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn games(results: &[(usize, usize, f64, usize)]) -> Games {
        let mut games = Games::new(3);
        for &(first, second, points, times) in results {
            let meeting = Meeting { first, second, points };
            games.games.extend(std::iter::repeat_n(vec![meeting], times));
        }
        games
    }

    #[test]
    fn three_of_four_points_are_about_191_elo_and_differences_add_up() {
        let games =
            games(&[(0, 1, 1.0, 300), (1, 0, 1.0, 100), (1, 2, 1.0, 300), (2, 1, 1.0, 100)]);
        let ratings = games.ratings();
        let apart = |a: usize, b: usize| ratings[a].elo - ratings[b].elo;
        assert!((apart(0, 1) - 190.85).abs() < 3.0, "{ratings:?}");
        assert!((apart(0, 2) - 381.7).abs() < 6.0, "{ratings:?}");
        assert!((ratings.iter().map(|one| one.elo).sum::<f64>()).abs() < 1e-6);
        assert!(ratings.iter().all(|one| one.low < one.elo && one.elo < one.high));
    }

    #[test]
    fn who_won_everything_still_has_a_number() {
        let games = games(&[(0, 1, 1.0, 10), (0, 2, 1.0, 10), (1, 2, 0.5, 4)]);
        let ratings = games.ratings();
        assert!(ratings.iter().all(|one| one.elo.is_finite()), "{ratings:?}");
        assert!(ratings[0].elo > 200.0 && (ratings[1].elo - ratings[2].elo).abs() < 1.0);
        assert_eq!((games.between(0, 1), games.between(1, 0)), ([10, 0, 0], [0, 0, 10]));
        assert_eq!((games.score(1), games.score(0)), ((2.0, 14), (20.0, 20)));
    }

    #[test]
    fn without_games_all_are_equal() {
        let ratings = Games::new(2).ratings();
        assert!(ratings.iter().all(|one| one.elo == 0.0));
    }
}
