//! Machines that think beside the screen: one thread at a time, which can be stopped.
//!
//! What is thought about is the view of the seat that has the hand, never the position.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Instant;

use game::{AnyGame, Level, Viewer};
use search::{Hint, Make, Thinker, Watch};
use session::Session;

/// What a machine is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Question {
    /// The move of a seat that it plays, at this level.
    Move(Level),
    /// Advice for a person.
    Advice,
}

/// What it found.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Answer {
    Move(Option<String>),
    Advice(Option<Hint>),
}

/// The machine of a game, at rest or thinking.
pub(crate) struct Thinking {
    game: Arc<dyn AnyGame>,
    /// It keeps what it learned from one move to the next.
    machine: Option<Box<dyn Thinker>>,
    running: Option<Running>,
    /// Where its own generator starts; it never is the seed of the match.
    seed: u64,
}

struct Running {
    /// How long the log was when it was asked.
    at: usize,
    stop: Arc<AtomicBool>,
    thread: JoinHandle<(Option<Box<dyn Thinker>>, Answer)>,
}

impl Thinking {
    pub(crate) fn new(game: &Arc<dyn AnyGame>, seed: u64) -> Self {
        Self { game: Arc::clone(game), machine: None, running: None, seed }
    }

    pub(crate) const fn is_busy(&self) -> bool {
        self.running.is_some()
    }

    /// Starts to think about a session as it is now; does nothing while it thinks.
    pub(crate) fn ask(&mut self, session: &Session, question: Question) {
        let (Some(seat), None) = (session.hand(), &self.running) else { return };
        let view = session.played().position().view(Viewer::Seat(seat));
        let seed = self.seed.wrapping_add(session.played().moves().len() as u64);
        let stop = Arc::new(AtomicBool::new(false));
        let (flag, game, kept) = (Arc::clone(&stop), Arc::clone(&self.game), self.machine.take());
        let think = move || {
            let mut machine = kept.or_else(|| catalogue::machine_for(&*game, Make::default()));
            let began = Instant::now();
            let elapsed = || began.elapsed();
            let watch = Watch::new(&flag, &elapsed);
            let asked = machine.as_deref_mut();
            let answer = match question {
                Question::Move(level) => Answer::Move(
                    asked.and_then(|machine| search::choice(machine, &view, level, seed, watch)),
                ),
                Question::Advice => {
                    Answer::Advice(asked.and_then(|machine| search::advice(machine, &view, watch)))
                }
            };
            (machine, answer)
        };
        let thread = thread::spawn(think);
        self.running = Some(Running { at: session.log().len(), stop, thread });
    }

    /// What was found, once it is; with the length of the log it was found for.
    pub(crate) fn answer(&mut self) -> Option<(usize, Answer)> {
        let running = self.running.take_if(|running| running.thread.is_finished())?;
        // A machine that panicked is made anew when it is next needed, and has found nothing.
        let (machine, answer) = running.thread.join().ok()?;
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
