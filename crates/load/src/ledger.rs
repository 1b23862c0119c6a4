//! What servers have acknowledged, to be held against what they kept.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Context, Result, anyhow, ensure};
use storage::{Id, Store};

use crate::script::Script;

/// Acknowledged moves and how long they took, from many tables.
#[derive(Debug, Default)]
pub struct Ledger {
    pages: Mutex<Pages>,
}

#[derive(Debug, Default)]
struct Pages {
    matches: HashMap<Id, (Arc<Script>, u32)>,
    acknowledged: Vec<Duration>,
    seen: Vec<Duration>,
    broken: u64,
}

/// How long something took, for most and for nearly all.
#[derive(Clone, Copy, Debug, Default)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Times {
    pub count: usize,
    pub p50: Duration,
    pub p99: Duration,
    pub longest: Duration,
}

impl Ledger {
    /// A move was acknowledged: from here on the match has at least so many events.
    pub fn acknowledged(&self, id: Id, script: &Arc<Script>, plies: u32, took: Duration) {
        let mut pages = self.pages();
        pages.matches.insert(id, (script.clone(), plies));
        pages.acknowledged.push(took);
    }

    /// The other player saw it.
    pub fn seen(&self, took: Duration) {
        self.pages().seen.push(took);
    }

    /// A connection broke, or something was refused.
    pub fn broken(&self) {
        self.pages().broken += 1;
    }

    /// How often a connection broke or something was refused.
    pub fn breaks(&self) -> u64 {
        self.pages().broken
    }

    /// How many moves were acknowledged.
    pub fn count(&self) -> usize {
        self.pages().acknowledged.len()
    }

    /// The matches that are not over, and how many of their moves were acknowledged.
    pub fn unfinished(&self) -> HashMap<Id, u32> {
        let pages = self.pages();
        let unfinished = pages.matches.iter().filter(|(_, (script, plies))| {
            usize::try_from(*plies).is_ok_and(|plies| plies < script.moves.len())
        });
        unfinished.map(|(id, (_, plies))| (*id, *plies)).collect()
    }

    /// Forgets the times so far, not the moves.
    pub fn start_clock(&self) {
        let mut pages = self.pages();
        pages.acknowledged.clear();
        pages.seen.clear();
    }

    /// How long it took until a move was acknowledged, and until the other player saw it.
    pub fn times(&self) -> (Times, Times) {
        let pages = self.pages();
        (Times::of(&pages.acknowledged), Times::of(&pages.seen))
    }

    /// Holds every acknowledged move against the store; says how many there are.
    ///
    /// # Errors
    /// The first match that lacks a move or has another one.
    pub async fn verify(&self, store: &dyn Store) -> Result<u64> {
        let matches = self.pages().matches.clone();
        let mut moves = 0;
        for (id, (script, plies)) in matches {
            let events = store.events_from(id, 0).await?;
            let wanted = usize::try_from(plies)?;
            ensure!(events.len() >= wanted, "match {id}: {} of {wanted} are kept", events.len());
            for (event, (_, text)) in events.iter().zip(&script.moves) {
                let kept = event.text.split(' ').nth(1).with_context(|| event.text.clone());
                let kept = kept?;
                ensure!(kept == text, "match {id}: {} where {text} was played", event.text);
            }
            moves += u64::from(plies);
        }
        store.check().await.map_err(|error| anyhow!("the store is not whole: {error}"))?;
        Ok(moves)
    }

    fn pages(&self) -> std::sync::MutexGuard<'_, Pages> {
        self.pages.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Times {
    fn of(times: &[Duration]) -> Self {
        let mut times = times.to_vec();
        times.sort_unstable();
        let at = |share: usize| {
            let index = (times.len() * share / 100).min(times.len().saturating_sub(1));
            times.get(index).copied().unwrap_or_default()
        };
        Self { count: times.len(), p50: at(50), p99: at(99), longest: at(100) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_ranked() {
        let times: Vec<Duration> = (1..=200).rev().map(Duration::from_millis).collect();
        let Times { count, p50, p99, longest } = Times::of(&times);
        let ms = [p50, p99, longest].map(|time| time.as_millis());
        assert_eq!((count, ms), (200, [101, 199, 200]));
        assert_eq!(Times::of(&[]).longest, Duration::ZERO);
    }
}
