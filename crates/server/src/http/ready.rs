//! Whether the store can be written: asked at most once in a while, whoever wants to know.

use std::time::{Duration, Instant};

use tokio::sync::Mutex;

use super::Shared;
use super::faults::{Answer, Refusal};

/// So long an answer holds.
const HOLDS: Duration = Duration::from_secs(2);

/// The last answer: when, and whether it was good.
#[derive(Default)]
pub(super) struct Ready(Mutex<Option<(Instant, bool)>>);

impl Ready {
    /// Asks the store, unless somebody has just done so.
    pub(super) async fn ask(&self, shared: &Shared) -> Answer<()> {
        let mut last = self.0.lock().await;
        if let Some((at, is_ready)) = *last
            && at.elapsed() < HOLDS
        {
            return if is_ready { Ok(()) } else { Err(Refusal::store_away()) };
        }
        let answer = shared.rooms.store().answers(shared.rooms.clock().now_ms()).await;
        *last = Some((Instant::now(), answer.is_ok()));
        Ok(answer?)
    }
}
