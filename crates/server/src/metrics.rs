//! What a server tells those who watch over it: counts and times, of nobody in particular.

use std::sync::LazyLock;
use std::time::Duration;

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};

/// Faults of the store, wherever in this program they were met.
pub(crate) static STORE_FAULTS: LazyLock<Counter> = LazyLock::new(Counter::default);

/// All that is counted.
#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    /// People and programs at a WebSocket.
    pub(crate) sockets: Gauge,
    /// Matches in memory.
    pub(crate) rooms: Gauge,
    /// Machines that think.
    pub(crate) thinking: Gauge,
    /// Machines that wait for a place to think.
    pub(crate) waiting: Gauge,
    /// Events that were kept and told.
    kept: Counter,
    /// Wishes that were refused.
    pub(crate) refused: Counter,
    /// Passwords that were right, and wrong.
    pub(crate) logins: Counter,
    pub(crate) wrong_passwords: Counter,
    /// Codes that led to no match.
    pub(crate) wrong_codes: Counter,
    /// Those who asked too often.
    pub(crate) too_often: Counter,
    /// How long the store took to keep them.
    appends: Histogram,
}

/// One more for as long as it lives.
pub(crate) struct Counted(Gauge);

impl Counted {
    pub(crate) fn new(gauge: &Gauge) -> Self {
        gauge.inc();
        Self(gauge.clone())
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.dec();
    }
}

impl Default for Metrics {
    fn default() -> Self {
        let mut registry = Registry::with_prefix("marelle");
        let mut gauge = |name: &str, help: &str| {
            let gauge = Gauge::default();
            registry.register(name, help, gauge.clone());
            gauge
        };
        let sockets = gauge("sockets", "Open WebSockets");
        let rooms = gauge("rooms", "Matches in memory");
        let thinking = gauge("machines_thinking", "Machines that think");
        let waiting = gauge("machines_waiting", "Machines that wait for a place to think");
        let (kept, refused) = (Counter::default(), Counter::default());
        registry.register("events", "Events kept for good and told", kept.clone());
        registry.register("refusals", "Wishes refused", refused.clone());
        let mut counter = |name: &str, help: &str| {
            let counter = Counter::default();
            registry.register(name, help, counter.clone());
            counter
        };
        let logins = counter("logins", "Passwords that were right");
        let wrong_passwords = counter("wrong_passwords", "Passwords that were wrong");
        let wrong_codes = counter("wrong_codes", "Codes that led to no match");
        let too_often = counter("too_often", "Refused because somebody asked too often");
        registry.register("store_faults", "Faults of the store", STORE_FAULTS.clone());
        // From a tenth of a millisecond to about three seconds.
        let appends = Histogram::new(exponential_buckets(0.0001, 2.0, 16));
        let help = "Time until the store has kept an event";
        registry.register_with_unit("append", help, Unit::Seconds, appends.clone());
        Self {
            registry,
            sockets,
            rooms,
            thinking,
            waiting,
            kept,
            refused,
            logins,
            wrong_passwords,
            wrong_codes,
            too_often,
            appends,
        }
    }
}

impl Metrics {
    /// So many events were kept, and it took so long.
    pub(crate) fn kept(&self, events: usize, took: Duration) {
        self.kept.inc_by(u64::try_from(events).unwrap_or(u64::MAX));
        self.appends.observe(took.as_secs_f64());
    }

    /// As Prometheus reads it.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a text cannot fail.
        let _ = prometheus_client::encoding::text::encode(&mut text, &self.registry);
        text
    }
}
