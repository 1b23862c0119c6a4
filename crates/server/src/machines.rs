//! Machines at the tables of this server: a bounded number thinks at the same time, on threads
//! of their own, so that games between people never wait for them. The machine of a match keeps
//! what it learned until its next move; those of the matches that moved last, within a bound.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use game::{AnyGame, Seat, Viewer};
use machine_host::{Answer, Ask, Host, Question};
use search::Watch;
use storage::Id;
use tokio::sync::Semaphore;

use crate::room::Room;

/// This many matches have a machine with its memory, of some 16 MiB each; for others it is made
/// again when they need it.
const MOST_KEPT: usize = 16;

/// Who may think.
#[derive(Clone)]
pub struct Machines {
    places: Arc<Semaphore>,
    most: usize,
    /// Who thinks or waits.
    wanted: Arc<AtomicUsize>,
    /// The machines at rest by their matches, the one that moved last at the end.
    hosts: Arc<Mutex<VecDeque<(Id, Host)>>>,
}

/// One machine that thinks or waits, for as long as it does.
struct Wanted(Arc<AtomicUsize>);

impl Drop for Wanted {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// A move to be found.
pub struct Task {
    /// For whom.
    pub seat: Seat,
    /// How many events there were.
    pub after: u32,
    id: Id,
    game: Arc<dyn AnyGame>,
    question: Question,
    /// Raised when nobody waits for it any more.
    stop: Arc<AtomicBool>,
}

impl Machines {
    /// So many think at the same time.
    #[must_use]
    pub fn new(most: usize) -> Self {
        let most = most.max(1);
        let (wanted, hosts) = Default::default();
        Self { places: Arc::new(Semaphore::new(most)), most, wanted, hosts }
    }

    /// The move that a room waits for, when a machine has the hand; until the flag is raised.
    pub(crate) fn task(&self, room: &Room, stop: Arc<AtomicBool>) -> Option<Task> {
        if room.session().ending().is_some() {
            self.take_host(room.id());
        }
        let (seat, level) = room.session().machine_to_move()?;
        let played = room.session().played();
        // A machine draws from a generator of its own, never from the seed of the match. Half of
        // the match's name makes it play differently each time.
        let seed = (room.id().0 as u64).wrapping_add(u64::from(room.plies()));
        let view = played.position().view(Viewer::Seat(seat));
        let question = Question { ask: Ask::Move(level), view, seed };
        let (id, after, game) = (room.id(), room.plies(), played.game().clone());
        Some(Task { seat, after, id, game, question, stop })
    }

    /// How many think, and how many wait for a place.
    pub(crate) fn busy(&self) -> (i64, i64) {
        let number = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
        let thinking = self.most.saturating_sub(self.places.available_permits());
        let wanted = self.wanted.load(Ordering::Relaxed);
        (number(thinking), number(wanted.saturating_sub(thinking)))
    }

    /// Finds it. Whoever comes too late waits for a place.
    pub(crate) async fn think(&self, task: Task) -> Option<String> {
        self.wanted.fetch_add(1, Ordering::Relaxed);
        let wanted = Wanted(self.wanted.clone());
        let place = self.places.clone().acquire_owned().await.ok()?;
        let mut host = self.take_host(task.id);
        let id = task.id;
        let thought = tokio::task::spawn_blocking(move || {
            let choice = task.choice(&mut host);
            drop((place, wanted));
            (host, choice)
        });
        // A machine that panicked is made again when it is next needed.
        let (host, choice) = thought.await.ok()?;
        self.keep_host(id, host);
        choice
    }

    /// The machine of a match with what it learned, or one that has learned nothing.
    fn take_host(&self, id: Id) -> Host {
        let mut hosts = self.hosts();
        let known = hosts.iter().position(|(of, _)| *of == id);
        known.and_then(|at| hosts.remove(at)).map(|(_, host)| host).unwrap_or_default()
    }

    fn keep_host(&self, id: Id, host: Host) {
        let mut hosts = self.hosts();
        hosts.push_back((id, host));
        if hosts.len() > MOST_KEPT {
            hosts.pop_front();
        }
    }

    fn hosts(&self) -> MutexGuard<'_, VecDeque<(Id, Host)>> {
        // Whoever panicked with it in hand left it whole.
        self.hosts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Task {
    fn choice(&self, host: &mut Host) -> Option<String> {
        let began = Instant::now();
        let elapsed = || began.elapsed();
        let watch = Watch::new(&self.stop, &elapsed);
        match host.answer(&self.game, &self.question, watch) {
            Answer::Move(text) => text,
            Answer::Advice(_) | Answer::Judged(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_machines_of_the_matches_that_moved_last_are_kept() {
        let machines = Machines::new(1);
        for id in 0..=MOST_KEPT as u128 {
            machines.keep_host(Id(id), Host::default());
        }
        let kept = || machines.hosts().iter().map(|(id, _)| id.0).collect::<Vec<_>>();
        assert_eq!(kept().len(), MOST_KEPT);
        assert_eq!(kept()[0], 1, "the match that moved first made room");
        machines.take_host(Id(5));
        assert!(!kept().contains(&5) && kept().len() == MOST_KEPT - 1);
        machines.take_host(Id(99));
        assert_eq!(kept().len(), MOST_KEPT - 1, "an unknown match has none");
    }
}
