//! How often the same address or the same link may ask, in bounded memory.

use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use i18n::Message;
use protocol::Fault;
use storage::Digest;

use crate::config::{Limits, Rate};

/// So many askers are told apart; beyond that newcomers share one allowance.
const MOST_KNOWN: usize = 100_000;

/// So often those are forgotten who have not asked for a while.
const TIDY: Duration = Duration::from_secs(1);

/// What somebody hears who must wait.
pub(crate) fn too_often(wait: Duration) -> Fault {
    let seconds = i64::try_from(seconds(wait)).unwrap_or(i64::MAX);
    Fault::from(Message::new("live.too-often").with("seconds", seconds))
}

/// Whole seconds, after which the wait is over.
pub(crate) const fn seconds(wait: Duration) -> u64 {
    wait.as_secs().saturating_add(1)
}

/// Every limit of a server.
pub(crate) struct Gates {
    pub(crate) joins: Gate<IpAddr>,
    pub(crate) guesses: Guesses,
    pub(crate) matches: Gate<IpAddr>,
    pub(crate) uploads: Gate<IpAddr>,
    pub(crate) own_designs: Gate<IpAddr>,
    pub(crate) logins: Gate<IpAddr>,
    pub(crate) requests: Gate<IpAddr>,
    pub(crate) wishes: Gate<Digest>,
}

impl Gates {
    pub(crate) fn new(limits: &Limits) -> Self {
        Self {
            joins: Gate::new(limits.joins),
            guesses: Guesses {
                gate: Gate::new(limits.wrong_codes),
                closed_until: Mutex::default(),
            },
            matches: Gate::new(limits.matches),
            uploads: Gate::new(limits.uploads),
            own_designs: Gate::new(limits.own_designs),
            logins: Gate::new(limits.logins),
            requests: Gate::new(limits.requests),
            wishes: Gate::new(limits.wishes),
        }
    }
}

/// So many events of a match are told for one request.
const EVENTS_A_REQUEST: u32 = 100;

impl Gates {
    /// Lets somebody hear so many events at once. A long story counts as many requests: nobody
    /// has it told again and again.
    pub(crate) fn long_stories(&self, asker: &IpAddr, events: u32) -> Result<(), Duration> {
        match NonZeroU32::new(events / EVENTS_A_REQUEST) {
            Some(requests) => self.requests.pass_many(asker, requests),
            None => Ok(()),
        }
    }
}

/// Wrong guesses of everybody together. Only they count; when there were too many, nobody may
/// guess for a moment, rightly or wrongly.
pub(crate) struct Guesses {
    gate: Gate<()>,
    closed_until: Mutex<Option<Instant>>,
}

impl Guesses {
    /// Whether somebody may guess now, or how long to wait.
    pub(crate) fn look(&self) -> Result<(), Duration> {
        let closed_until = *self.closed_until.lock().unwrap_or_else(PoisonError::into_inner);
        let wait = closed_until.map(|until| until.saturating_duration_since(Instant::now()));
        wait.filter(|wait| !wait.is_zero()).map_or(Ok(()), Err)
    }

    /// A guess was wrong.
    pub(crate) fn note(&self) {
        if let Err(wait) = self.gate.pass(&()) {
            tracing::warn!("too many codes are wrong");
            let until = Instant::now().checked_add(wait);
            *self.closed_until.lock().unwrap_or_else(PoisonError::into_inner) = until;
        }
    }
}

/// One limit.
pub(crate) struct Gate<K: Hash + Eq + Clone> {
    /// `None` stands for those who come when too many are known.
    limiter: DefaultKeyedRateLimiter<Option<K>>,
    clock: DefaultClock,
    at_once: NonZeroU32,
    most: usize,
    /// When those who are as good as new were forgotten last.
    tidied: Mutex<Option<Instant>>,
}

impl<K: Hash + Eq + Clone> Gate<K> {
    pub(crate) fn new(rate: Rate) -> Self {
        let quota = Quota::per_minute(rate.a_minute).allow_burst(rate.at_once);
        Self {
            limiter: RateLimiter::keyed(quota),
            clock: DefaultClock::default(),
            at_once: rate.at_once,
            most: MOST_KNOWN,
            tidied: Mutex::default(),
        }
    }

    /// Whether to look through all that are known, which takes a while: now and then.
    fn may_tidy(&self) -> bool {
        let mut tidied = self.tidied.lock().unwrap_or_else(PoisonError::into_inner);
        let is_time = tidied.is_none_or(|at| at.elapsed() >= TIDY);
        if is_time {
            *tidied = Some(Instant::now());
        }
        is_time
    }

    /// Lets somebody through, or tells how long to wait.
    pub(crate) fn pass(&self, asker: &K) -> Result<(), Duration> {
        self.pass_many(asker, NonZeroU32::MIN)
    }

    /// The same for what counts as several; more than ever fit at once count as that many.
    pub(crate) fn pass_many(&self, asker: &K, count: NonZeroU32) -> Result<(), Duration> {
        if self.limiter.len() >= self.most && self.may_tidy() {
            // Those who have not asked for a while are as good as new.
            self.limiter.retain_recent();
        }
        let is_crowded = self.limiter.len() >= self.most;
        let key = if is_crowded { None } else { Some(asker.clone()) };
        let passed = self.limiter.check_key_n(&key, count.min(self.at_once));
        passed
            .map_or(Ok(()), |passed| passed.map_err(|until| until.wait_time_from(self.clock.now())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_asks_too_often_waits_and_others_do_not() {
        let gate = Gate::new(Rate::new(3, 1));
        assert_eq!([1, 1, 1].map(|asker| gate.pass(&asker)), [Ok(()); 3]);
        let wait = gate.pass(&1).unwrap_err();
        assert!(wait > Duration::from_secs(30) && wait <= Duration::from_secs(60), "{wait:?}");
        assert_eq!(gate.pass(&2), Ok(()));
    }

    #[test]
    fn what_counts_as_several_takes_as_much_patience() {
        let gate = Gate::new(Rate::new(10, 1));
        let several = |count| NonZeroU32::new(count).unwrap();
        assert_eq!(gate.pass_many(&1, several(7)), Ok(()));
        assert!(gate.pass_many(&1, several(7)).is_err());
        assert_eq!(gate.pass_many(&1, several(3)), Ok(()));
        assert_eq!(gate.pass_many(&2, several(5000)), Ok(()), "as many as fit at once");
        assert!(gate.pass(&2).is_err());
    }

    #[test]
    fn a_crowd_of_strangers_takes_no_more_memory() {
        let gate = Gate { most: 10, ..Gate::new(Rate::new(2, 1)) };
        let passed = (0..1000).filter(|asker| gate.pass(asker).is_ok()).count();
        assert_eq!((passed, gate.limiter.len()), (12, 11), "ten, and two for all others");
    }
}
