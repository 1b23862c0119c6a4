//! The machine of a table: what it is asked, in the worker, and what becomes of its answers.

use errands::{Ask, Errand, Found, Task};
use leptos::prelude::*;
use search::Hint;
use sitting::{Answer, Question, Sitting};
use wasm_bindgen_futures::spawn_local;

use super::{Play, TICK};
use crate::table::Table;
use crate::worker::Worker;

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
            None => self.follow(self.with_now(Table::plies), None),
        }
    }

    /// Lets the worker think, and takes its answer when it may come.
    fn think(self, task: sitting::Task) {
        let design = self.own.with_value(|own| own.as_ref().map(|own| own.text.clone()));
        let Some((game, settings, moves)) = self.with_now(|table| {
            let played = table.here()?.session().played();
            let settings = played.game().settings();
            let settings = settings.iter().map(|(name, value)| (name.to_owned(), value.to_owned()));
            Some((played.game().card().id.to_string(), settings.collect(), played.moves().len()))
        }) else {
            return;
        };
        let ask = match task.question {
            Question::Move(level) => Ask::Move(level.number()),
            Question::Advice => Ask::Advice,
        };
        let seed = self.seed.wrapping_add(moves as u64);
        let errand = Errand::Think(Task { game, design, settings, view: task.view, ask, seed });
        self.is_thinking.set(true);
        let asked = self.worker.with_value(|worker| worker.ask(&errand, &[]));
        spawn_local(async move {
            let Ok((found, _)) = asked.await else { return };
            let answer = match found {
                Found::Move(text) => Answer::Move(text),
                Found::Advice(advised) => Answer::Advice(advised.map(Hint::from)),
                Found::Judged(_) => Answer::Move(None),
            };
            self.answer(task.at, answer);
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
        self.change(|sitting| sitting.take_answer(at, answer));
    }
}
