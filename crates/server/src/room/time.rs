//! The time of a room: that of the table's clocks, and that of a rule of the game.
//!
//! A rule's time is an action like any other, which nobody chooses. It is written down before the
//! next action, and as soon as something comes of it; until then it changes nothing that is seen.

use game::{Luck, Rng, Seat, Viewer};
use i18n::Message;
use protocol::Fault;
use session::Command;

use super::{Room, Step};

/// What rules count in, in milliseconds.
const TENTH_MS: u64 = 100;
/// Longer than this no rule waits: a day, in tenths of a second.
const MOST_TENTHS: u32 = 864_000;

impl Room {
    /// When somebody's time runs out, by the clock that the room is told: that of the seat which
    /// has the hand, or that of a rule of the game. Never where there is no limit.
    #[must_use]
    pub fn runs_out_at(&self) -> Option<i64> {
        let by_clock = self.session.left_ms(self.session.hand()?);
        let left = [by_clock, self.rule_left_ms()].into_iter().flatten().min()?;
        Some(self.counted_ms.saturating_add_unsigned(left))
    }

    /// What somebody has thought since the last event.
    #[must_use]
    pub const fn thinking_ms(&self) -> u64 {
        self.session.thinking_ms()
    }

    /// The room is put away: what a rule of the game has counted until now must be kept.
    pub(crate) fn pause(&mut self, now_ms: i64) -> Step {
        self.let_time_pass(now_ms);
        self.note_rule_time();
        self.step(now_ms)
    }

    pub(super) fn let_time_pass(&mut self, now_ms: i64) {
        // A clock that was set back costs nobody any time.
        let elapsed_ms = u64::try_from(now_ms.saturating_sub(self.counted_ms)).unwrap_or(0);
        self.counted_ms = now_ms;
        // Ticks are never refused.
        let _ = self.session.handle(Command::Tick { elapsed_ms });
        if self.person_under_rule().is_some() {
            self.rule_ms = self.rule_ms.saturating_add(elapsed_ms);
            if self.session.played().is_time_up(self.tenths(), Viewer::Public) {
                self.note_rule_time();
            }
        }
    }

    /// Writes down what a rule of the game has counted.
    pub(super) fn note_rule_time(&mut self) {
        let Some(seat) = self.person_under_rule() else { return };
        let tenths = self.tenths();
        let text = self.session.played().position().time_text(tenths).filter(|_| tenths > 0);
        let Some(text) = text else { return };
        self.rule_ms %= TENTH_MS;
        // A refusal would only mean that no time is counted here.
        let _ = self.session.handle(Command::Play { seat, text });
    }

    /// Whether the log may tell of it: whoever tries what the rules refuse writes nothing down.
    pub(super) fn may_come(&self, command: &Command) -> bool {
        let Command::Play { seat, text } = command else { return true };
        self.person_under_rule() == Some(*seat) && {
            let mut after = self.session.played().position().boxed_clone();
            after.play(text, Luck::Draw(&mut Rng::from_seed(0))).is_ok()
        }
    }

    /// Nobody chooses how much time goes by.
    pub(super) fn check_is_no_time(&self, text: &str) -> Result<(), Fault> {
        let verb = |text: &str| text.split_once(':').map(|(verb, _)| verb.trim().to_lowercase());
        let time = self.session.played().position().time_text(1);
        if time.is_some_and(|time| verb(&time) == verb(text)) {
            return Err(Fault::from(Message::new("live.no-move")));
        }
        Ok(())
    }

    /// The person who has the hand while a rule of the game counts time.
    fn person_under_rule(&self) -> Option<Seat> {
        let seat = self.session.hand().filter(|seat| self.session.table().is_human(*seat))?;
        self.session.played().position().time_text(1).map(|_| seat)
    }

    fn tenths(&self) -> u32 {
        u32::try_from(self.rule_ms / TENTH_MS).unwrap_or(u32::MAX)
    }

    /// After how many milliseconds something comes of the time that a rule counts.
    fn rule_left_ms(&self) -> Option<u64> {
        self.person_under_rule()?;
        let is_up = |tenths: u32| self.session.played().is_time_up(tenths, Viewer::Public);
        let mut late = 1;
        while !is_up(late) {
            late = Some(late * 2).filter(|late| *late <= MOST_TENTHS)?;
        }
        let mut early = late / 2;
        while late - early > 1 {
            let middle = early.midpoint(late);
            if is_up(middle) {
                late = middle;
            } else {
                early = middle;
            }
        }
        Some((u64::from(late) * TENTH_MS).saturating_sub(self.rule_ms))
    }
}
