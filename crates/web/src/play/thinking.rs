//! The machine of a table: what it is asked, in the worker, and what becomes of its answers.

use std::time::Duration;

use errands::{Ask, Errand, Found, Task};
use game::AnyGame;
use leptos::prelude::*;
use serde_json::Value as Json;
use sitting::{Answer, Question, Sitting};
use wasm_bindgen_futures::spawn_local;

use super::{Play, TICK};
use crate::source::Own;
use crate::worker::{NoAnswer, Worker};

/// A machine that broke down is not asked again before this has passed.
const BREATH: Duration = Duration::from_secs(2);

/// A question about a game for the worker: what is seen of it, and what is asked.
pub(crate) fn errand(
    game: &dyn AnyGame,
    own: Option<&Own>,
    view: Json,
    ask: Ask,
    seed: u64,
) -> Errand {
    let settings = game.settings();
    let settings = settings.iter().map(|(name, value)| (name.to_owned(), value.to_owned()));
    Errand::Think(Task {
        game: game.card().id.to_string(),
        design: own.map(|own| own.text.clone()),
        settings: settings.collect(),
        view,
        ask,
        seed,
    })
}

/// What a machine found that broke down.
const fn nothing_found(asked: Question) -> Answer {
    match asked {
        Question::Move(_) => Answer::Move(None),
        Question::Advice => Answer::Advice(None),
    }
}

impl Play {
    pub(super) fn stop_thinking(self) {
        self.worker.with_value(Worker::stop);
        self.is_thinking.set(false);
    }

    pub(super) fn let_machines_act(self) {
        let task = self.table.try_update_value(|table| table.here_mut()?.machine_task()).flatten();
        if let Some(task) = task {
            self.think(task);
        }
    }

    /// A person asks for advice, or for one step more of it.
    pub(crate) fn ask_advice(self) {
        let task = self.table.try_update_value(|table| table.here_mut()?.ask_advice()).flatten();
        match task {
            Some(task) => self.think(task),
            None => self.change(|_| {}),
        }
    }

    /// Lets the worker think, and takes its answer when it may come.
    fn think(self, task: sitting::Task) {
        let ask = match task.question {
            Question::Move(level) => Ask::Move(level.number()),
            Question::Advice => Ask::Advice,
        };
        let errand = self.with_now(|table| {
            let played = table.here()?.session().played();
            let seed = self.seed.wrapping_add(played.moves().len() as u64);
            self.own.with_value(|own| {
                Some(errand(&**played.game(), own.as_ref(), task.view, ask, seed))
            })
        });
        let Some(errand) = errand else { return };
        self.is_thinking.set(true);
        let asked = self.worker.with_value(|worker| worker.ask(&errand, &[]));
        spawn_local(async move {
            match asked.await {
                Ok((Found::Move(text), _)) => self.answer(task.at, Answer::Move(text)),
                Ok((Found::Advice(advised), _)) => {
                    self.answer(task.at, Answer::Advice(advised.map(Into::into)));
                }
                // Whoever stopped it no longer waits.
                Err(NoAnswer::Stopped) => {}
                // That is told, and a machine is asked once more.
                Ok((Found::Judged(_), _)) | Err(NoAnswer::Broken) => {
                    let nothing = nothing_found(task.question);
                    set_timeout(move || self.answer(task.at, nothing), BREATH);
                }
            }
        });
    }

    /// Waits until the last move has been seen.
    fn answer(self, at: usize, answer: Answer) {
        if !self.is_alive() {
            return;
        }
        let may = self.with_now(|table| table.here().is_some_and(Sitting::may_answer));
        let is_asked = self.with_now(|table| table.here().is_some_and(|it| it.asked().is_some()));
        if is_asked && !may {
            set_timeout(move || self.answer(at, answer), TICK);
            return;
        }
        self.is_thinking.set(false);
        self.change(|sitting| drop(sitting.take_answer(at, answer)));
    }
}
