//! Black and White, for games of two colours.
//!
//! What the colours mean on the board is the game's own affair.

use serde::{Deserialize, Serialize};

use crate::{Outcome, Seat};

/// One of two colours, in the order of the seats.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// Seat 1.
    #[default]
    Black,
    /// Seat 2.
    White,
}

impl Side {
    /// Both, in seat order.
    pub const BOTH: [Self; 2] = [Self::Black, Self::White];

    /// The other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
        }
    }

    /// The seat that plays it.
    #[must_use]
    pub const fn seat(self) -> Seat {
        match self {
            Self::Black => Seat::FIRST,
            Self::White => Seat::SECOND,
        }
    }

    /// The side that a seat plays; a third seat plays none.
    #[must_use]
    pub fn of(seat: Seat) -> Option<Self> {
        Self::BOTH.into_iter().find(|side| side.seat() == seat)
    }

    /// The word of a seat in the protocol of a game of two colours.
    #[must_use]
    pub fn seat_text(seat: Seat) -> String {
        Self::of(seat).map_or_else(|| seat.to_string(), |side| side.word().to_owned())
    }

    /// An end in the protocol of a game of two colours: the side that won, or `draw`.
    #[must_use]
    pub fn outcome_text(outcome: &Outcome) -> String {
        let winner = Self::BOTH.into_iter().find(|side| outcome.is_won_by(side.seat()));
        winner.map_or_else(|| outcome.verdict.to_string(), |side| side.word().to_owned())
    }

    /// Its letter in texts of boards: `X` or `O`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Black => 'X',
            Self::White => 'O',
        }
    }

    /// The side of a letter, in either case.
    #[must_use]
    pub fn of_letter(letter: char) -> Option<Self> {
        Self::BOTH.into_iter().find(|side| side.letter() == letter.to_ascii_uppercase())
    }

    /// Its word in the protocol.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Black => "black",
            Self::White => "white",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Verdict;

    #[test]
    fn an_end_is_told_by_its_side() {
        let told = |verdict| Side::outcome_text(&Outcome::plain(verdict));
        assert_eq!(told(Verdict::Winner(Seat::SECOND)), "white");
        assert_eq!(told(Verdict::Draw), "draw");
    }

    #[test]
    fn a_third_seat_plays_no_side() {
        assert_eq!(Side::of(Seat::SECOND), Some(Side::White));
        assert_eq!(Side::of(Seat::at(2)), None);
    }
}
