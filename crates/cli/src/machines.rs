//! Machines for whatever game is open, with the clock and the threads that this program lends
//! them. How they think is none of its business.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Instant;

use game::{AnyGame, Level, ViewError};
use search::{Hint, Limits, Make, Thinker, Watch};
use serde_json::Value as Json;

/// How many threads may think about one move. With one, the same question has the same answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Threads(u32);

impl Threads {
    /// The usual number.
    pub(crate) const ONE: Self = Self(1);
    /// More are not started.
    pub(crate) const MOST: u32 = 16;

    /// `None` for no thread at all, and for too many.
    pub(crate) fn new(number: u32) -> Option<Self> {
        (1..=Self::MOST).contains(&number).then_some(Self(number))
    }
}

/// What a level is asked to do.
pub(crate) struct Terms<'a> {
    pub(crate) level: Level,
    pub(crate) seed: u64,
    pub(crate) threads: Threads,
    /// Whether the level's time counts. Without it a busy computer changes no move.
    pub(crate) is_timed: bool,
    pub(crate) stop: &'a AtomicBool,
}

/// A machine for a game of the shelf or a design.
pub(crate) fn machine_for(game: &dyn AnyGame) -> Option<Box<dyn Thinker>> {
    catalogue::machine_for(game, Make::default())
}

/// The machine of the last game that one was needed for. It keeps what it learned from one move
/// to the next, as long as the game stays the same.
#[derive(Default)]
pub(crate) struct Kept(Option<(Arc<dyn AnyGame>, Box<dyn Thinker>)>);

impl Kept {
    /// The machine for a game, made where it is another one than before.
    pub(crate) fn machine_for(&mut self, game: &Arc<dyn AnyGame>) -> Option<&mut dyn Thinker> {
        if !self.0.as_ref().is_some_and(|(known, _)| Arc::ptr_eq(known, game)) {
            self.0 = machine_for(&**game).map(|machine| (Arc::clone(game), machine));
        }
        self.0.as_mut().map(|(_, machine)| &mut **machine as &mut dyn Thinker)
    }
}

/// The move of a level; `None` when there is none.
pub(crate) fn choice(machine: &mut dyn Thinker, view: &Json, terms: &Terms<'_>) -> Option<String> {
    let began = Instant::now();
    let elapsed = || began.elapsed();
    let mut limits = machine.limits(view, terms.level, terms.seed).ok()?;
    limits.time = limits.time.filter(|_| terms.is_timed);
    let watch = Watch::new(terms.stop, &elapsed);
    let report = together(machine, view, &limits, terms.threads, |machine| {
        machine.play(view, terms.level, &limits, watch, &mut |_| {})
    });
    report.ok()?.best().cloned()
}

/// A good move to show, and why: found within a second.
pub(crate) fn hint(machine: &mut dyn Thinker, view: &Json, stop: &AtomicBool) -> Option<Hint> {
    let began = Instant::now();
    search::advice(machine, view, Watch::new(stop, &|| began.elapsed()))
}

/// Searches while other workers, each in a thread of its own, fill the memory that all share.
pub(crate) fn together<T>(
    machine: &mut dyn Thinker,
    view: &Json,
    limits: &Limits,
    threads: Threads,
    search: impl FnOnce(&mut dyn Thinker) -> Result<T, ViewError>,
) -> Result<T, ViewError> {
    let workers: Result<Vec<_>, _> =
        (1..threads.0).map(|number| machine.worker(view, number)).collect();
    let enough = AtomicBool::new(false);
    // The first worker keeps time and counts; the others go on until it has an answer.
    let limits = &Limits { time: None, nodes: None, ..*limits };
    let workers = workers?;
    thread::scope(|scope| {
        for mut worker in workers.into_iter().flatten() {
            let enough = &enough;
            scope.spawn(move || {
                // What it finds is in the memory, and a view that is none was refused already.
                let _ = worker.think(view, limits, Watch::flag(enough), &mut |_| {});
            });
        }
        let _enough = Raise(&enough);
        search(machine)
    })
}

/// Raises a flag when it is dropped, whatever happens: nobody waits for ever.
struct Raise<'a>(&'a AtomicBool);

impl Drop for Raise<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}
