//! The clocks of a table: what each seat has used and may still use.
//!
//! They measure nothing: the session tells how much time went by. A move that is taken back
//! gives no time back, and playing the same turn again earns no second increment; so undo can
//! neither win time nor make anybody run out of it.

use game::Seat;

/// How time is counted while the clock is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockRules {
    /// It is counted, without a limit.
    Counted,
    /// Who has used up all of it has lost.
    Limited {
        /// What each seat has at the start.
        initial_ms: u64,
        /// What each move adds.
        increment_ms: u64,
    },
}

#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    rules: Option<ClockRules>,
    /// One a seat.
    seats: Vec<Used>,
    /// Of those who left, the last one last.
    gone: Vec<Used>,
    /// The number of the furthest move that earned its increment.
    furthest: usize,
}

/// What one seat has used and earned.
#[derive(Clone, Copy, Debug, Default)]
struct Used {
    ms: u64,
    increments: u64,
}

impl Clocks {
    pub(crate) fn new(rules: Option<ClockRules>, seats: u8) -> Self {
        let seats = vec![Used::default(); usize::from(seats)];
        Self { rules, seats, gone: Vec::new(), furthest: 0 }
    }

    /// Somebody sits down last.
    pub(crate) fn join(&mut self) {
        self.seats.push(Used::default());
    }

    /// Who sat down last was never there.
    pub(crate) fn unjoin(&mut self) {
        self.seats.pop();
    }

    /// A seat of the table goes.
    pub(crate) fn leave(&mut self, seat: Seat) {
        self.gone.push(self.seats.remove(seat.index()));
    }

    /// Who left last is back in this seat.
    pub(crate) fn come_back(&mut self, seat: Seat) {
        self.seats.insert(seat.index(), self.gone.pop().unwrap_or_default());
    }

    fn of(&self, seat: Seat) -> Used {
        self.seats.get(seat.index()).copied().unwrap_or_default()
    }

    pub(crate) fn used_ms(&self, seat: Seat) -> u64 {
        self.of(seat).ms
    }

    /// What a seat has left; `None` when there is no limit.
    pub(crate) fn left_ms(&self, seat: Seat) -> Option<u64> {
        let Some(ClockRules::Limited { initial_ms, increment_ms }) = self.rules else {
            return None;
        };
        let earned = increment_ms.saturating_mul(self.of(seat).increments);
        let whole = earned.saturating_add(initial_ms);
        Some(whole.saturating_sub(self.used_ms(seat)))
    }

    /// Counts time for a seat of the table, up to what it has left; says how much was counted.
    pub(crate) fn run(&mut self, seat: Seat, elapsed_ms: u64) -> u64 {
        let used = self.used_ms(seat);
        let room = u64::MAX - used;
        let counted = elapsed_ms.min(self.left_ms(seat).unwrap_or(room)).min(room);
        self.seats[seat.index()].ms = used + counted;
        counted
    }

    /// Whoever has no time left has all of it anew: that it ran out was taken back.
    pub(crate) fn wind_up(&mut self) {
        for index in 0..self.seats.len() {
            if self.left_ms(Seat::at(index)) == Some(0) {
                self.seats[index] = Used::default();
            }
        }
    }

    /// Gives a seat of the table the increment of the move with this number.
    pub(crate) fn move_made(&mut self, seat: Seat, number: usize) {
        if number > self.furthest {
            self.furthest = number;
            self.seats[seat.index()].increments += 1;
        }
    }

    /// Who pays for slowness: the one seat that used more time than each other, when the clock
    /// is on. Nobody does when the most is shared, or alone at a table.
    pub(crate) fn slowest(&self) -> Option<Seat> {
        self.rules?;
        let most = self.seats.iter().map(|used| used.ms).max()?;
        let mut slowest = self.seats.iter().enumerate().filter(|(_, used)| used.ms == most);
        let (index, _) = slowest.next()?;
        (slowest.next().is_none() && self.seats.len() > 1).then(|| Seat::at(index))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limited() -> Clocks {
        Clocks::new(Some(ClockRules::Limited { initial_ms: 100, increment_ms: 10 }), 2)
    }

    #[test]
    fn time_runs_down_and_increments_come_once_a_move() {
        let mut clocks = limited();
        assert_eq!(clocks.run(Seat::FIRST, 30), 30);
        clocks.move_made(Seat::FIRST, 1);
        clocks.move_made(Seat::FIRST, 1);
        assert_eq!(clocks.left_ms(Seat::FIRST), Some(80));
        assert_eq!(clocks.run(Seat::FIRST, 1000), 80);
        assert_eq!(clocks.left_ms(Seat::FIRST), Some(0));
        assert_eq!(clocks.left_ms(Seat::SECOND), Some(100));
    }

    #[test]
    fn only_a_single_slowest_pays_and_only_with_the_clock_on() {
        let mut clocks = limited();
        assert_eq!(clocks.slowest(), None);
        clocks.run(Seat::SECOND, 5);
        assert_eq!(clocks.slowest(), Some(Seat::SECOND));
        clocks.run(Seat::FIRST, 5);
        assert_eq!(clocks.slowest(), None);
        let mut alone = Clocks::new(Some(ClockRules::Counted), 1);
        alone.run(Seat::FIRST, 5);
        assert_eq!(alone.slowest(), None);
        let mut off = Clocks::new(None, 2);
        off.run(Seat::FIRST, 5);
        assert_eq!((off.slowest(), off.used_ms(Seat::FIRST)), (None, 5));
    }

    #[test]
    fn immense_times_stay_in_range() {
        let mut clocks = Clocks::new(Some(ClockRules::Counted), 2);
        assert_eq!(clocks.run(Seat::FIRST, u64::MAX), u64::MAX);
        assert_eq!(clocks.run(Seat::FIRST, 1), 0);
    }
}
