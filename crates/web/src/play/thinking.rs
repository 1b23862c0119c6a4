//! The machine of a table: what it is asked, in the worker, and what becomes of its answers.

use std::time::Duration;

use errands::{Errand, Task};
use game::AnyGame;
use leptos::prelude::*;
use machine_host::{Answer, Question};
use sitting::Sitting;
use wasm_bindgen_futures::spawn_local;

use super::{Play, TICK};
use crate::source::Own;
use crate::table::AnyTable;
use crate::worker::{NoAnswer, Worker};

/// A machine that broke down is not asked again before this has passed.
const BREATH: Duration = Duration::from_secs(2);

/// A question about a game for the worker: what is seen of it, and what is asked.
pub(crate) fn errand(game: &dyn AnyGame, own: Option<&Own>, question: Question) -> Errand {
    let settings = game.settings();
    let settings = settings.iter().map(|(name, value)| (name.to_owned(), value.to_owned()));
    Errand::Think(Task {
        game: game.card().id.to_string(),
        design: own.map(|own| own.text.clone()),
        settings: settings.collect(),
        question,
    })
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
        let ask = |table: &mut AnyTable| match table {
            AnyTable::Here(sitting) => sitting.ask_advice(),
            AnyTable::Online(remote) => remote.ask_advice(),
        };
        let before = self.snapshot_now();
        let task = self.table.try_update_value(ask).flatten();
        match task {
            Some(task) => self.think(task),
            None => self.settle(&before, None),
        }
    }

    /// Lets the worker think, and takes its answer when it may come.
    fn think(self, sitting::Task { at, mut question }: sitting::Task) {
        question.seed = question.seed.wrapping_add(self.seed);
        let nothing = question.ask.unanswered();
        let errand = self.with_now(|table| {
            let game = match table {
                AnyTable::Here(sitting) => Some(sitting.session().played().game()),
                AnyTable::Online(remote) => remote.game(),
            }?;
            self.own.with_value(|own| Some(errand(&**game, own.as_ref(), question)))
        });
        let Some(errand) = errand else { return };
        self.is_thinking.set(true);
        let asked = self.worker.with_value(|worker| worker.ask(&errand, &[]));
        spawn_local(async move {
            match asked.await {
                Ok((answer, _)) => self.answer(at, answer),
                // Nobody waits for it any more.
                Err(NoAnswer::Stopped) => {}
                // That is said, and a machine is asked once more.
                Err(NoAnswer::Broken) => {
                    set_timeout(move || self.answer(at, nothing), BREATH);
                }
            }
        });
    }

    /// Waits until the last move has been seen.
    fn answer(self, at: usize, answer: Answer) {
        if !self.is_alive() {
            return;
        }
        if self.is_online() {
            self.is_thinking.set(false);
            return self.change_online(|remote| remote.take_answer(at, answer));
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
