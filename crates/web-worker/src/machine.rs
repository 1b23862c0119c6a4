//! Machines in the worker: the executor of the browser. The machine of a game is kept from one
//! task to the next.

use std::cell::RefCell;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use errands::Task;
use game::{AnyGame, Settings};
use machine_host::{Answer, Host};
use search::Watch;

/// The game of the last task by what names it, and who thinks about it.
#[derive(Default)]
struct Desk {
    game: Option<(String, Arc<dyn AnyGame>)>,
    host: Host,
}

thread_local! {
    static DESK: RefCell<Desk> = RefCell::default();
}

/// Fulfils a task; `now_ms` tells the time. Where there is no machine, nothing is found.
pub(crate) fn think(task: &Task, now_ms: &dyn Fn() -> f64) -> Answer {
    DESK.with_borrow_mut(|desk| desk.think(task, now_ms))
}

impl Desk {
    fn think(&mut self, task: &Task, now_ms: &dyn Fn() -> f64) -> Answer {
        self.open(task);
        let Some((_, game)) = &self.game else { return task.question.ask.unanswered() };
        let (stop, began) = (AtomicBool::new(false), now_ms());
        let elapsed = || Duration::from_secs_f64(((now_ms() - began) / 1000.0).max(0.0));
        self.host.answer(game, &task.question, Watch::new(&stop, &elapsed))
    }

    /// Opens the game of a task, unless it is the one at hand.
    fn open(&mut self, task: &Task) {
        let mut settings = Settings::none();
        task.settings.iter().for_each(|(name, value)| settings.set(name, value));
        let design = task.design.as_deref();
        let name = format!("{} {settings}\n{}", task.game, design.unwrap_or_default());
        if self.game.as_ref().is_none_or(|(known, _)| *known != name) {
            let game = catalogue::open_with(&task.game, design, &settings).ok();
            self.game = game.map(|game| (name, game));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Level, Seat, Viewer};
    use machine_host::{Ask, Question};

    fn task(game: &str, ask: Ask) -> Task {
        let opened = catalogue::open(game, &Settings::default()).unwrap();
        let view = opened.start(3).view(Viewer::Seat(Seat::FIRST));
        let question = Question { ask, view, seed: 1 };
        Task { game: game.to_owned(), design: None, settings: Vec::new(), question }
    }

    fn found(task: &Task) -> Answer {
        think(task, &|| 0.0)
    }

    #[test]
    fn a_machine_plays_designs_that_are_on_no_shelf() {
        let text = design::files::write(&workshop::library::entry("memory").unwrap().design);
        let opened = catalogue::open_with("own-1", Some(&text), &Settings::none()).unwrap();
        let view = opened.start(3).view(Viewer::Seat(Seat::FIRST));
        let shelf = task("memory", Ask::Move(Level::FIRST));
        let question = Question { view, ..shelf.question.clone() };
        let own = Task { game: "own-1".to_owned(), design: Some(text), question, ..shelf.clone() };
        assert!(matches!(found(&own), Answer::Move(Some(_))));
        assert_eq!(found(&own), found(&shelf), "it thinks alike");
        let broken = Task { design: Some("{".to_owned()), ..own };
        assert_eq!(found(&broken), Answer::Move(None));
    }

    #[test]
    fn an_unknown_game_has_no_machine() {
        let unknown = Task { game: "no-such-game".to_owned(), ..task("othello", Ask::Advice) };
        assert_eq!(found(&unknown), Answer::Advice(None));
    }
}
