//! Machines that think beside the screen: one thread at a time, which can be stopped.
//!
//! What is thought about is the view of the seat that has the hand, never the position.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Instant;

use game::AnyGame;
use search::{Make, Thinker, Watch};
use session::Match;
use sitting::{Answer, Question, Task};

/// A machine with the game that it was made for.
type Kept = (Arc<dyn AnyGame>, Box<dyn Thinker>);

/// The machine of a game, at rest or thinking.
pub(crate) struct Thinking {
    /// It keeps what it learned from one move to the next, as long as the game stays the same.
    machine: Option<Kept>,
    running: Option<Running>,
    /// Where its own generator starts; it never is the seed of the match.
    seed: u64,
}

struct Running {
    /// How long the log was when it was asked.
    at: usize,
    stop: Arc<AtomicBool>,
    /// The answer of a machine that panicked: nothing was found.
    nothing: Answer,
    thread: JoinHandle<(Option<Kept>, Answer)>,
}

impl Thinking {
    pub(crate) const fn new(seed: u64) -> Self {
        Self { machine: None, running: None, seed }
    }

    pub(crate) const fn is_busy(&self) -> bool {
        self.running.is_some()
    }

    /// Starts to think about a task of a match; does nothing while it thinks.
    pub(crate) fn ask(&mut self, played: &Match, task: Task) {
        if self.running.is_some() {
            return;
        }
        let seed = self.seed.wrapping_add(played.moves().len() as u64);
        let stop = Arc::new(AtomicBool::new(false));
        let (flag, game) = (Arc::clone(&stop), Arc::clone(played.game()));
        let kept = self.machine.take().filter(|(known, _)| Arc::ptr_eq(known, &game));
        let at = task.at;
        let nothing = match task.question {
            Question::Move(_) => Answer::Move(None),
            Question::Advice => Answer::Advice(None),
        };
        let think = move || {
            let made = || catalogue::machine_for(&*game, Make::default());
            let mut machine = kept.map(|(_, machine)| machine).or_else(made);
            let began = Instant::now();
            let elapsed = || began.elapsed();
            let watch = Watch::new(&flag, &elapsed);
            let asked = machine.as_deref_mut();
            let answer =
                match task.question {
                    Question::Move(level) => Answer::Move(asked.and_then(|machine| {
                        search::choice(machine, &task.view, level, seed, watch)
                    })),
                    Question::Advice => Answer::Advice(
                        asked.and_then(|machine| search::advice(machine, &task.view, watch)),
                    ),
                };
            (machine.map(|machine| (game, machine)), answer)
        };
        self.running = Some(Running { at, stop, nothing, thread: thread::spawn(think) });
    }

    /// What was found, once it is; with the length of the log it was found for.
    pub(crate) fn answer(&mut self) -> Option<(usize, Answer)> {
        let running = self.running.take_if(|running| running.thread.is_finished())?;
        // A machine that panicked is made anew when it is next needed.
        let (machine, answer) = running.thread.join().unwrap_or((None, running.nothing));
        self.machine = machine;
        Some((running.at, answer))
    }

    /// Lets go of what it thinks about.
    pub(crate) fn stop(&mut self) {
        if let Some(running) = self.running.take() {
            running.stop.store(true, Ordering::Relaxed);
        }
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.stop();
    }
}
