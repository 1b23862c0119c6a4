//! A machine that thinks beside the screen: one thread at a time, which can be stopped.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::Instant;

use game::AnyGame;
use search::Watch;

use crate::{Answer, Host, Question};

/// The executor of programs with threads: its host is at rest or thinks.
#[derive(Default)]
pub struct Thread {
    host: Host,
    running: Option<Running>,
}

struct Running {
    /// What the asker calls the question.
    tag: usize,
    stop: Arc<AtomicBool>,
    /// The answer of a machine that panicked.
    nothing: Answer,
    thread: JoinHandle<(Host, Answer)>,
}

impl Thread {
    /// Whether it thinks.
    #[must_use]
    pub const fn is_busy(&self) -> bool {
        self.running.is_some()
    }

    /// Starts to think about a question, which the asker knows by a tag; does nothing while it
    /// thinks.
    pub fn ask(&mut self, tag: usize, game: &Arc<dyn AnyGame>, question: Question) {
        if self.running.is_some() {
            return;
        }
        let stop = Arc::new(AtomicBool::new(false));
        let nothing = question.ask.unanswered();
        let (flag, game) = (Arc::clone(&stop), Arc::clone(game));
        let mut host = std::mem::take(&mut self.host);
        let think = move || {
            let began = Instant::now();
            let answer = host.answer(&game, &question, Watch::new(&flag, &|| began.elapsed()));
            (host, answer)
        };
        self.running = Some(Running { tag, stop, nothing, thread: std::thread::spawn(think) });
    }

    /// What was found, once it is, with the tag of the question.
    pub fn answer(&mut self) -> Option<(usize, Answer)> {
        let running = self.running.take_if(|running| running.thread.is_finished())?;
        // A machine that panicked is made again when it is next needed.
        let (host, answer) =
            running.thread.join().unwrap_or_else(|_| (Host::default(), running.nothing));
        self.host = host;
        Some((running.tag, answer))
    }

    /// Lets go of what it thinks about.
    pub fn stop(&mut self) {
        if let Some(running) = self.running.take() {
            running.stop.store(true, Ordering::Relaxed);
        }
    }
}

impl Drop for Thread {
    fn drop(&mut self) {
        self.stop();
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use game::{Level, Seat, Settings, Viewer};

    use super::*;
    use crate::Ask;

    #[test]
    fn an_answer_comes_once_with_its_tag_and_a_stopped_one_never() {
        let game = catalogue::open("othello", &Settings::default()).unwrap();
        let view = game.start(0).view(Viewer::Seat(Seat::FIRST));
        let question = Question { ask: Ask::Move(Level::FIRST), view, seed: 7 };
        let mut thread = Thread::default();
        assert!(thread.answer().is_none());
        thread.ask(5, &game, question.clone());
        let found = loop {
            match thread.answer() {
                Some(found) => break found,
                None => std::thread::sleep(Duration::from_millis(1)),
            }
        };
        assert!(matches!(found, (5, Answer::Move(Some(_)))), "{found:?}");
        assert!(!thread.is_busy() && thread.answer().is_none());
        thread.ask(6, &game, question);
        thread.stop();
        assert!(!thread.is_busy() && thread.answer().is_none());
    }
}
