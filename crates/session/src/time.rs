//! Time that a rule of the game counts: an action of the match that nobody chooses.
//!
//! It is counted here for every host alike, while a person has the hand, and noted as soon as
//! something comes of it, before the next action, and when the game is put away; until then it
//! changes nothing that is seen. Nothing is measured: the host says how much time went by. The
//! clocks of the table are another thing (`clock`).

use game::{Action, NEVER, Seat};

use crate::{Event, Session};

/// A tenth of a second, in which rules count.
const TENTH_MS: u64 = 100;

impl Session {
    /// Lets time pass for the clocks and for the rules. A late tick is no fault, so none is
    /// refused.
    pub(crate) fn tick(&mut self, elapsed_ms: u64) -> Vec<Event> {
        let mut events = self.run_clock(elapsed_ms);
        events.extend(self.run_rule(elapsed_ms));
        events
    }

    /// The game is put away: the time until now is noted.
    pub fn pause(&mut self) -> Vec<Event> {
        self.note_rule_time()
    }

    /// After how many milliseconds a tick brings something about, if nobody acts before: the clock
    /// of the seat that has the hand runs out, or the time of a rule is up.
    #[must_use]
    pub fn runs_out_in_ms(&self) -> Option<u64> {
        let by_clock = self.hand().and_then(|seat| self.left_ms(seat));
        let by_rule = self.person_at_hand().and_then(|_| self.played().position().time_left());
        let by_rule = by_rule.filter(|left| *left != NEVER);
        let by_rule = by_rule.map(|left| due_ms(left).saturating_sub(self.rule_ms));
        [by_clock, by_rule].into_iter().flatten().min()
    }

    fn run_rule(&mut self, elapsed_ms: u64) -> Vec<Event> {
        if self.person_at_hand().is_none() {
            return Vec::new();
        }
        let Some(left) = self.played().position().time_left() else {
            // A rule that is added later knows nothing of this time.
            self.rule_ms = 0;
            return Vec::new();
        };
        self.rule_ms = self.rule_ms.saturating_add(elapsed_ms);
        if self.rule_ms >= due_ms(left) { self.note_rule_time() } else { Vec::new() }
    }

    /// Notes what a rule has counted, as an action like any other.
    pub(crate) fn note_rule_time(&mut self) -> Vec<Event> {
        let Some(seat) = self.person_at_hand() else { return Vec::new() };
        let tenths = u32::try_from(self.rule_ms / TENTH_MS).unwrap_or(u32::MAX);
        if tenths == 0 || self.played().position().time_left().is_none() {
            return Vec::new();
        }
        self.rule_ms %= TENTH_MS;
        // A refusal would only mean that no time is counted here.
        self.act(seat, &Action::Time(tenths)).unwrap_or_default()
    }

    /// The person who has the hand, and the device where it goes around.
    fn person_at_hand(&self) -> Option<Seat> {
        self.person_to_act().filter(|_| self.awaits().is_none())
    }
}

/// When a rule that has this many tenths left is due.
const fn due_ms(left: u32) -> u64 {
    let left = if left == 0 { 1 } else { left };
    left as u64 * TENTH_MS
}
