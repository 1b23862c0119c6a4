//! How a game ended.

use std::fmt;

use i18n::Message;
use serde::{Deserialize, Serialize};

use crate::{BySeat, Seat};

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Who won, if anybody.
    pub verdict: Verdict,
    /// What each seat reached, where the game counts something (discs, cards).
    pub scores: Option<BySeat<i32>>,
}

/// Who won.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// One seat won; a puzzle was solved.
    Winner(Seat),
    /// All are equal.
    Draw,
    /// Nobody won: the game is blocked, a puzzle was lost.
    Nobody,
    /// Each seat's place, 1 for the best; equal places are shared.
    Ranking(BySeat<u8>),
}

impl Outcome {
    /// An outcome without scores.
    #[must_use]
    pub const fn plain(verdict: Verdict) -> Self {
        Self { verdict, scores: None }
    }

    /// What follows when a seat gives up or runs out of time: the others share the first place.
    #[must_use]
    pub fn forfeit(loser: Seat, seats: u8) -> Self {
        Self::plain(match seats {
            1 => Verdict::Nobody,
            2 => Verdict::Winner(loser.next(2)),
            _ => Verdict::Ranking(BySeat::from_fn(
                seats,
                |seat| if seat == loser { seats } else { 1 },
            )),
        })
    }

    /// Whether this seat won, alone or sharing the first place of a ranking.
    #[must_use]
    pub fn is_won_by(&self, seat: Seat) -> bool {
        match &self.verdict {
            Verdict::Winner(winner) => *winner == seat,
            Verdict::Ranking(places) => places.get(seat) == Some(&1),
            Verdict::Draw | Verdict::Nobody => false,
        }
    }

    /// What the outcome is worth to a seat: 1 for the best end, -1 for the worst, 0 for a draw.
    #[must_use]
    pub fn payoff(&self, seat: Seat, seats: u8) -> f32 {
        match &self.verdict {
            Verdict::Winner(winner) => {
                if *winner == seat {
                    1.0
                } else {
                    -1.0
                }
            }
            Verdict::Draw => 0.0,
            Verdict::Nobody => {
                if seats == 1 {
                    -1.0
                } else {
                    0.0
                }
            }
            Verdict::Ranking(places) => {
                let place = places.get(seat).copied().unwrap_or(seats);
                let span = f32::from(seats.saturating_sub(1).max(1));
                1.0 - 2.0 * f32::from(place.saturating_sub(1)) / span
            }
        }
    }
}

impl Verdict {
    /// The verdict as it is told to people.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::Winner(seat) => Message::new("scene.won").with("player", *seat),
            Self::Draw => Message::new("scene.draw"),
            Self::Nobody => Message::new("scene.nobody"),
            Self::Ranking(_) => Message::new("scene.ranking").with("order", self.to_string()),
        }
    }
}

impl fmt::Display for Verdict {
    /// `2`, `draw`, `none`, or the seats from best to last, `3,1,2`; `=` joins equal places.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Winner(seat) => write!(f, "{seat}"),
            Self::Draw => f.write_str("draw"),
            Self::Nobody => f.write_str("none"),
            Self::Ranking(places) => {
                let mut order: Vec<(u8, Seat)> =
                    places.iter().map(|(seat, place)| (*place, seat)).collect();
                order.sort_unstable();
                let mut previous = None;
                for (place, seat) in order {
                    match previous {
                        None => {}
                        Some(same) if same == place => f.write_str("=")?,
                        Some(_) => f.write_str(",")?,
                    }
                    write!(f, "{seat}")?;
                    previous = Some(place);
                }
                Ok(())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ranking(places: &[u8]) -> Verdict {
        let seats = u8::try_from(places.len()).unwrap();
        Verdict::Ranking(BySeat::from_fn(seats, |seat| places[seat.index()]))
    }

    #[test]
    fn verdicts_as_text() {
        assert_eq!(Verdict::Winner(Seat::SECOND).to_string(), "2");
        assert_eq!(Verdict::Nobody.to_string(), "none");
        assert_eq!(ranking(&[2, 3, 1]).to_string(), "3,1,2");
        assert_eq!(ranking(&[1, 3, 1]).to_string(), "1=3,2");
    }

    #[test]
    fn giving_up_loses_to_all_others() {
        assert_eq!(Outcome::forfeit(Seat::FIRST, 2).verdict, Verdict::Winner(Seat::SECOND));
        assert_eq!(Outcome::forfeit(Seat::FIRST, 1).verdict, Verdict::Nobody);
        let four = Outcome::forfeit(Seat::SECOND, 4);
        assert_eq!(four.verdict, ranking(&[1, 4, 1, 1]));
        assert!(four.is_won_by(Seat::FIRST) && !four.is_won_by(Seat::SECOND));
    }

    #[test]
    fn payoffs_lie_between_minus_one_and_one() {
        let three = Outcome::plain(ranking(&[2, 3, 1]));
        let payoffs: Vec<f32> = Seat::all(3).map(|seat| three.payoff(seat, 3)).collect();
        assert_eq!(payoffs, [0.0, -1.0, 1.0]);
        assert_eq!(Outcome::plain(Verdict::Nobody).payoff(Seat::FIRST, 1), -1.0);
    }
}
