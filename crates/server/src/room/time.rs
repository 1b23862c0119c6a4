//! The time of a room: nothing is counted until every person has come, at whatever server of the
//! store. What time does to clocks and rules is the session's affair.

use game::Seat;
use session::Command;

use super::{Room, Step};
use crate::clock::Moment;

impl Room {
    /// When somebody's time runs out, by how long the server has run then. Never where there is
    /// no limit, or while people are awaited.
    #[must_use]
    pub fn runs_out_at(&self) -> Option<u64> {
        let left_ms = self.session.runs_out_in_ms().filter(|_| !self.awaits_people())?;
        Some(self.counted_ms.saturating_add(left_ms))
    }

    /// What somebody has thought since the last event.
    #[must_use]
    pub const fn thinking_ms(&self) -> u64 {
        self.session.thinking_ms()
    }

    /// The seat whose clock runs.
    #[must_use]
    pub fn ticking(&self) -> Option<Seat> {
        let has_clock = self.session.table().clock.is_some() && !self.awaits_people();
        self.session.hand().filter(|_| has_clock)
    }

    /// Whether time would be counted if everybody were there.
    #[must_use]
    pub fn awaits_people(&self) -> bool {
        let has_come = |seat: Seat| {
            let has_come =
                self.has_entered(seat.number()) || self.session.log_seats().contains(&seat);
            has_come && !self.left().contains(&seat.number())
        };
        let is_timed = || {
            self.session.table().clock.is_some()
                || self.session.played().position().time_left().is_some()
        };
        let is_over = self.session.ending().is_some();
        !is_over && !self.session.table().people().all(has_come) && is_timed()
    }

    /// Somebody has entered with the links of these seats; says whether time starts to count.
    pub fn sit(&mut self, seats: &[u8], now: Moment) -> bool {
        self.let_time_pass(now);
        let did_await = self.awaits_people();
        self.entered.extend(seats);
        did_await && !self.awaits_people()
    }

    /// The room is put away: what a rule of the game has counted until now must be kept.
    pub(crate) fn pause(&mut self, now: Moment) -> Step {
        self.let_time_pass(now);
        self.session.pause();
        self.step(now)
    }

    pub(super) fn let_time_pass(&mut self, now: Moment) {
        let elapsed_ms = now.run_ms.saturating_sub(self.counted_ms);
        self.counted_ms = self.counted_ms.max(now.run_ms);
        if !self.awaits_people() {
            // Ticks are never refused.
            let _ = self.session.handle(Command::Tick { elapsed_ms });
        }
    }
}
