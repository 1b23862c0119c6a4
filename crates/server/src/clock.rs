//! The time of the server, so that tests can have their own: the date for what is written down,
//! and a clock that nobody can set for what is counted.

use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// How often a server looks at its clocks by itself. The time that is counted is exact nevertheless.
pub(crate) const PERIOD_MS: u64 = 100;
/// A server that has not looked for longer was suspended, with the computer or alone.
const LONGEST_GAP_MS: u64 = 5000;

/// Tells what time it is.
pub trait Clock: Send + Sync {
    /// Milliseconds since 1970. It jumps when somebody sets the computer's time.
    fn now_ms(&self) -> i64;

    /// Milliseconds since any moment. Nobody can set it; it may stand or run while the computer
    /// sleeps.
    fn steady_ms(&self) -> u64;
}

/// The clocks of the system.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now_ms(&self) -> i64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
    }

    fn steady_ms(&self) -> u64 {
        static FIRST: LazyLock<Instant> = LazyLock::new(Instant::now);
        u64::try_from(FIRST.elapsed().as_millis()).unwrap_or(u64::MAX)
    }
}

/// When something happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// Milliseconds since 1970, for what is written down.
    pub at_ms: i64,
    /// How long the server has run, for what is counted.
    pub run_ms: u64,
}

/// The clocks as a server reads them: the date, and how long it has run. Time in which it was
/// suspended is left out, also where the clock of the system goes on meanwhile.
pub(crate) struct Timer {
    clock: Arc<dyn Clock>,
    counted: Mutex<Counted>,
}

#[derive(Default)]
struct Counted {
    /// What the steady clock showed last.
    steady_ms: u64,
    run_ms: u64,
}

impl Timer {
    pub(crate) fn new(clock: Arc<dyn Clock>) -> Self {
        Self { clock, counted: Mutex::default() }
    }

    /// Milliseconds since 1970, for what is written down.
    pub(crate) fn now_ms(&self) -> i64 {
        self.clock.now_ms()
    }

    /// How long the server has run, in milliseconds, for what is counted.
    pub(crate) fn run_ms(&self) -> u64 {
        let steady_ms = self.clock.steady_ms();
        // Whoever panicked with it in hand left it whole.
        let mut counted = self.counted.lock().unwrap_or_else(PoisonError::into_inner);
        let gap_ms = steady_ms.saturating_sub(counted.steady_ms);
        counted.steady_ms = counted.steady_ms.max(steady_ms);
        counted.run_ms += if gap_ms > LONGEST_GAP_MS { PERIOD_MS } else { gap_ms };
        counted.run_ms
    }

    /// This moment.
    pub(crate) fn now(&self) -> Moment {
        Moment { at_ms: self.now_ms(), run_ms: self.run_ms() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU64, Ordering};

    #[derive(Default)]
    struct Hand(AtomicU64);

    impl Clock for Hand {
        fn now_ms(&self) -> i64 {
            0
        }

        fn steady_ms(&self) -> u64 {
            self.0.load(Ordering::Relaxed)
        }
    }

    #[test]
    fn time_in_which_the_server_was_suspended_is_left_out() {
        let hand = Arc::<Hand>::default();
        let timer = Timer::new(hand.clone());
        let read = |steady_ms| {
            hand.0.store(steady_ms, Ordering::Relaxed);
            timer.run_ms()
        };
        assert_eq!([read(70), read(70), read(5070)], [70, 70, 5070], "a busy server counts");
        assert_eq!(read(3_605_071), 5170, "an hour of sleep");
        assert_eq!([read(3_605_070), read(3_605_171)], [5170, 5270], "a look that came late");
    }

    #[test]
    fn the_clock_of_the_system_goes_on() {
        let before = SystemClock.steady_ms();
        std::thread::sleep(std::time::Duration::from_millis(20));
        assert!(SystemClock.steady_ms() >= before + 19);
    }
}
