//! Several threads that think about one move and share what they find.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use game::ViewError;
use search::{Limits, Thinker, Watch};
use serde_json::Value as Json;

/// How many threads may think about one move. With one, the same question has the same answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Threads(u32);

impl Default for Threads {
    fn default() -> Self {
        Self::ONE
    }
}

impl Threads {
    /// The usual number.
    pub const ONE: Self = Self(1);
    /// More are not started.
    pub const MOST: u32 = 16;

    /// `None` for no thread at all, and for too many.
    #[must_use]
    pub fn new(number: u32) -> Option<Self> {
        (1..=Self::MOST).contains(&number).then_some(Self(number))
    }
}

/// Searches while other workers, each in a thread of its own, fill the memory that all share.
///
/// # Errors
/// When it is no view of the machine's game.
pub fn together<T>(
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
