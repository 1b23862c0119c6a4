//! Machines at the tables of this server: a bounded number thinks at the same time, on threads
//! of their own, so that games between people never wait for them.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Instant;

use game::{AnyGame, Level, Seat, Viewer};
use search::{Make, Watch};
use serde_json::Value as Json;
use tokio::sync::Semaphore;

use crate::room::Room;

/// Who may think.
#[derive(Clone, Debug)]
pub struct Machines {
    places: Arc<Semaphore>,
    most: usize,
    /// Who thinks or waits.
    wanted: Arc<AtomicUsize>,
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
    level: Level,
    view: Json,
    game: Arc<dyn AnyGame>,
    seed: u64,
    /// Raised when nobody waits for it any more.
    stop: Arc<AtomicBool>,
}

impl Machines {
    /// So many think at the same time.
    #[must_use]
    pub fn new(most: usize) -> Self {
        let most = most.max(1);
        Self { places: Arc::new(Semaphore::new(most)), most, wanted: Arc::default() }
    }

    /// The move that a room waits for, when a machine has the hand; until the flag is raised.
    pub(crate) fn task(&self, room: &Room, stop: Arc<AtomicBool>) -> Option<Task> {
        let (seat, level) = room.session().machine_to_move()?;
        let played = room.session().played();
        // A machine draws from a generator of its own, never from the seed of the match. Half of
        // the match's name makes it play differently each time.
        let seed = (room.id().0 as u64).wrapping_add(u64::from(room.plies()));
        let view = played.position().view(Viewer::Seat(seat));
        let (after, game) = (room.plies(), played.game().clone());
        Some(Task { seat, after, level, view, game, seed, stop })
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
        let thought = tokio::task::spawn_blocking(move || {
            let choice = task.choice();
            drop((place, wanted));
            choice
        });
        thought.await.ok().flatten()
    }
}

impl Task {
    fn choice(&self) -> Option<String> {
        let mut machine = catalogue::machine_for(&*self.game, Make::default())?;
        let began = Instant::now();
        let elapsed = || began.elapsed();
        let watch = Watch::new(&self.stop, &elapsed);
        search::choice(&mut *machine, &self.view, self.level, self.seed, watch)
    }
}
