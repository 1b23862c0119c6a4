//! A small memory for positions near the end, which come again soon or never.
//!
//! It is small so that the processor keeps it at hand: the large table answers too slowly for
//! searches as short as these. Whole boards are compared, and the newest always stays.

use super::ALL;
use super::tail::Near;
use crate::board::Square;

/// More would not stay at hand.
const MOST: usize = 1 << 12;

/// What is known of one position.
#[derive(Clone, Copy, Debug)]
struct Note {
    mover: u64,
    opponent: u64,
    /// The margin is at least this.
    lower: i8,
    /// The margin is at most this.
    upper: i8,
    /// The square to try first.
    best: Option<Square>,
}

const NOTHING: Note =
    Note { mover: 0, opponent: 0, lower: -(ALL as i8), upper: ALL as i8, best: None };

/// What helps with a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Help {
    /// The margin, or a bound of it beyond the window.
    Margin(i32),
    /// The square to try first, if one is known.
    First(Option<Square>),
}

/// The memory.
#[derive(Debug)]
pub(super) struct Notes {
    notes: Vec<Note>,
}

impl Notes {
    /// For about so many positions, up to a limit.
    pub(super) fn holding(positions: usize) -> Self {
        Self { notes: vec![NOTHING; positions.clamp(1, MOST).next_power_of_two()] }
    }

    /// Makes room for about so many positions, up to the same limit, if there is less. What was
    /// noted is forgotten then.
    pub(super) fn make_room(&mut self, positions: usize) {
        if positions.min(MOST) > self.notes.len() {
            *self = Self::holding(positions);
        }
    }

    /// What is known of a position, as far as it helps within its window.
    #[inline(always)]
    pub(super) fn help(&self, near: &Near) -> Help {
        match self.notes.get(self.place(near)) {
            Some(note) if note.is_of(near) => {
                let (lower, upper) = (i32::from(note.lower), i32::from(note.upper));
                if lower >= near.beta {
                    Help::Margin(lower)
                } else if upper <= near.alpha {
                    Help::Margin(upper)
                } else {
                    Help::First(note.best)
                }
            }
            _ => Help::First(None),
        }
    }

    /// Notes what a search with this window found.
    #[inline(always)]
    pub(super) fn put(&mut self, near: &Near, margin: i32, best: Option<Square>) {
        let place = self.place(near);
        let Some(note) = self.notes.get_mut(place) else { return };
        if !note.is_of(near) {
            *note = Note { mover: near.mover, opponent: near.opponent, ..NOTHING };
        }
        note.best = best;
        // Margins lie between -64 and 64.
        if margin < near.beta {
            note.upper = margin as i8;
        }
        if margin > near.alpha {
            note.lower = margin as i8;
        }
    }

    #[inline(always)]
    fn place(&self, near: &Near) -> usize {
        let mixed = near.mover.wrapping_mul(0x9e37_79b9_7f4a_7c15)
            ^ near.opponent.rotate_left(32).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let place = (mixed ^ (mixed >> 32)).wrapping_mul(0x94d0_49bb_1331_11eb) >> 40;
        // The number of notes is a power of two, and 24 bits fit.
        place as usize & (self.notes.len() - 1)
    }
}

impl Note {
    #[inline(always)]
    const fn is_of(&self, near: &Near) -> bool {
        self.mover == near.mover && self.opponent == near.opponent
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::endgame::region::Odd;

    fn near(mover: u64, alpha: i32, beta: i32) -> Near {
        Near { mover, opponent: !7, odd: Odd::of(0), alpha, beta }
    }

    #[test]
    fn bounds_answer_only_windows_they_decide() {
        let mut notes = Notes::holding(4);
        let best = Some(Square::FIRST);
        notes.put(&near(1, 3, 4), 6, best);
        assert_eq!(notes.help(&near(1, 5, 6)), Help::Margin(6));
        assert_eq!(notes.help(&near(1, 7, 8)), Help::First(best));
        notes.put(&near(1, 7, 8), 6, best);
        assert_eq!(notes.help(&near(1, 7, 8)), Help::Margin(6));
        assert_eq!(notes.help(&near(1, 5, 6)), Help::Margin(6));
    }

    #[test]
    fn positions_in_one_place_are_not_mistaken_for_each_other() {
        let mut notes = Notes::holding(1);
        notes.put(&near(1, 3, 4), 6, None);
        assert_eq!(notes.help(&near(2, 3, 4)), Help::First(None));
        notes.put(&near(2, 3, 4), 2, None);
        assert_eq!(notes.help(&near(1, 3, 4)), Help::First(None));
    }
}
