//! What a room knows of time without letting any pass.

use super::Room;

impl Room {
    /// When the time of the seat that has the hand runs out, by the clock that the room is told;
    /// never where there is no limit.
    #[must_use]
    pub fn runs_out_at(&self) -> Option<i64> {
        let left = self.session.left_ms(self.session.hand()?)?;
        Some(self.counted_ms.saturating_add_unsigned(left))
    }

    /// What somebody has thought since the last event.
    #[must_use]
    pub const fn thinking_ms(&self) -> u64 {
        self.session.thinking_ms()
    }
}
