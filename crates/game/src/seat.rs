//! Seats at the table, and what each of them has.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// How many seats a game may have at most.
pub const MAX_SEATS: u8 = 6;

/// A seat, counted from 1 by people and from 0 by [`Seat::index`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The seat that begins in most games.
    pub const FIRST: Self = Self(0);
    /// The second seat.
    pub const SECOND: Self = Self(1);

    /// The seat of this number, from 1 to [`MAX_SEATS`].
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= MAX_SEATS { Some(Self(number - 1)) } else { None }
    }

    /// The seat at this index from 0; indices beyond the last seat wrap around.
    #[must_use]
    pub const fn at(index: usize) -> Self {
        Self((index % MAX_SEATS as usize) as u8)
    }

    /// Its index from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its number from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The seat that follows around a table of `seats`.
    #[must_use]
    pub const fn next(self, seats: u8) -> Self {
        if self.0 + 1 >= seats { Self(0) } else { Self(self.0 + 1) }
    }

    /// All seats of a table of `seats`, in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..seats.min(MAX_SEATS)).map(Self)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// A number or text that names no seat.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a seat: a number from 1 to {MAX_SEATS} is wanted")]
pub struct SeatError;

impl TryFrom<u8> for Seat {
    type Error = SeatError;

    fn try_from(number: u8) -> Result<Self, SeatError> {
        Self::new(number).ok_or(SeatError)
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.number()
    }
}

impl From<Seat> for i18n::Value {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat.number())
    }
}

impl FromStr for Seat {
    type Err = SeatError;

    fn from_str(text: &str) -> Result<Self, SeatError> {
        text.parse::<u8>().map_err(|_| SeatError)?.try_into()
    }
}

/// One value a seat, in seat order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BySeat<T>(Vec<T>);

impl<T> BySeat<T> {
    /// Makes the value of each seat.
    pub fn from_fn(seats: u8, make: impl FnMut(Seat) -> T) -> Self {
        Self(Seat::all(seats).map(make).collect())
    }

    /// How many seats there are.
    #[must_use]
    pub fn seats(&self) -> u8 {
        // `from_fn` makes at most MAX_SEATS values; a longer deserialized list is capped.
        u8::try_from(self.0.len()).unwrap_or(MAX_SEATS).min(MAX_SEATS)
    }

    /// Each seat with its value.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> + ExactSizeIterator {
        Seat::all(self.seats()).zip(&self.0)
    }

    /// The values alone.
    #[must_use]
    pub fn values(&self) -> &[T] {
        &self.0
    }

    /// The value of a seat, if the table has that seat.
    #[must_use]
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    /// # Panics
    /// When the table has no such seat.
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_go_around_the_table() {
        let third = Seat::new(3).unwrap();
        assert_eq!(third.next(4).number(), 4);
        assert_eq!(third.next(3), Seat::FIRST);
        assert_eq!(Seat::new(0), None);
        assert_eq!(Seat::new(7), None);
        assert_eq!("2".parse(), Ok(Seat::SECOND));
        assert!("0".parse::<Seat>().is_err());
    }

    #[test]
    fn values_are_reached_by_seat() {
        let mut squares = BySeat::from_fn(3, |seat| seat.number() * seat.number());
        squares[Seat::SECOND] += 1;
        assert_eq!(squares.values(), [1, 5, 9]);
        assert_eq!(squares.get(Seat::at(3)), None);
    }
}
