//! How much of the time between two ticks somebody had for thinking.
//!
//! The page asks a clock that never jumps, so that setting the time of the computer costs nobody
//! anything. Some browsers let that clock go on while the computer sleeps: such a gap is told from
//! the late ticks of a page that is awake, and is nobody's time. A match on a server goes on while
//! one of its computers sleeps, so there every gap counts.

/// A page that is seen ticks ten times a second. Work that blocks it takes a second or two.
const LONGEST_SEEN_MS: f64 = 5_000.0;
/// Browsers let pages that nobody sees tick once a second, and after some minutes once a minute.
const LONGEST_UNSEEN_MS: f64 = 65_000.0;

/// The milliseconds that count of a gap between two ticks; `is_seen` is whether the page could be
/// seen at both. A gap that only sleep explains does not count at all.
pub(super) fn counted_ms(gap_ms: f64, is_seen: bool) -> u64 {
    let longest = if is_seen { LONGEST_SEEN_MS } else { LONGEST_UNSEEN_MS };
    if gap_ms <= longest { whole_ms(gap_ms) } else { 0 }
}

/// All of a gap; nothing where the clock tells nonsense.
pub(super) fn whole_ms(gap_ms: f64) -> u64 {
    let told = if gap_ms.is_finite() { gap_ms.round() } else { 0.0 };
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it saturates")]
    let whole = told as u64;
    whole
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_passes_while_the_page_is_awake_also_where_nobody_sees_it() {
        assert_eq!(counted_ms(100.4, true), 100);
        assert_eq!(counted_ms(2_500.0, true), 2_500, "it was busy");
        assert_eq!(counted_ms(1_000.0, false), 1_000);
        assert_eq!(counted_ms(60_010.0, false), 60_010, "it ticks once a minute");
    }

    #[test]
    fn sleep_of_the_computer_costs_nobody_time() {
        assert_eq!(counted_ms(20_000.0, true), 0, "a page that is seen is never so late");
        assert_eq!(counted_ms(3_600_000.0, true), 0);
        assert_eq!(counted_ms(3_600_000.0, false), 0);
    }

    #[test]
    fn a_clock_that_tells_nonsense_counts_nothing() {
        assert_eq!([-1.0, f64::NAN, f64::INFINITY].map(|gap| counted_ms(gap, false)), [0; 3]);
        assert_eq!([-1.0, f64::NAN, f64::INFINITY].map(whole_ms), [0; 3]);
    }

    #[test]
    fn a_match_on_a_server_goes_on_meanwhile() {
        assert_eq!(whole_ms(3_600_000.0), 3_600_000);
    }
}
