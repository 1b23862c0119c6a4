//! The machine of one game, kept from one question to the next.

use std::sync::Arc;

use analysis::{Analysis, Judged};
use game::{AnyGame, Level, MAX_SEATS, Seat};
use search::{Make, Thinker, Watch};
use serde_json::Value as Json;

use crate::{Answer, Ask, Question, Threads, together};

/// Keeps the machine of the last game that it was asked about. It remembers what it learned from
/// one question to the next, as long as the game stays the same.
#[derive(Default)]
pub struct Host {
    kept: Option<(Arc<dyn AnyGame>, Box<dyn Thinker>)>,
    threads: Threads,
}

impl Host {
    /// A host whose machines may think with this many threads about a move.
    #[must_use]
    pub const fn with_threads(threads: Threads) -> Self {
        Self { kept: None, threads }
    }

    /// The machine for a game, made where it is another one than before; `None` when it is
    /// neither a game of the shelf nor a design.
    pub fn machine_for(&mut self, game: &Arc<dyn AnyGame>) -> Option<&mut dyn Thinker> {
        if !self.kept.as_ref().is_some_and(|(known, _)| Arc::ptr_eq(known, game)) {
            let made = catalogue::machine_for(&**game, Make::default());
            self.kept = made.map(|machine| (Arc::clone(game), machine));
        }
        self.kept.as_mut().map(|(_, machine)| &mut **machine as &mut dyn Thinker)
    }

    /// Thinks about a question. Where there is no machine, nothing is found.
    pub fn answer(
        &mut self,
        game: &Arc<dyn AnyGame>,
        question: &Question,
        watch: Watch<'_>,
    ) -> Answer {
        let threads = self.threads;
        let Some(machine) = self.machine_for(game) else { return question.ask.unanswered() };
        let Question { ask, view, seed } = question;
        match ask {
            Ask::Move(level) => Answer::Move(choice(machine, view, *level, *seed, watch, threads)),
            Ask::Advice => Answer::Advice(search::advice(machine, view, watch)),
            Ask::Judge { number, seat, action } => {
                let judged = judged(machine, view, *number, *seat, action, watch);
                Answer::Judged(judged.map(Box::new))
            }
        }
    }
}

fn choice(
    machine: &mut dyn Thinker,
    view: &Json,
    level: Level,
    seed: u64,
    watch: Watch<'_>,
    threads: Threads,
) -> Option<String> {
    let limits = machine.limits(view, level, seed).ok()?;
    let report = together(machine, view, &limits, threads, |machine| {
        machine.play(view, level, &limits, watch, &mut |_| {})
    });
    report.ok()?.best().cloned()
}

fn judged(
    machine: &mut dyn Thinker,
    view: &Json,
    number: usize,
    seat: Seat,
    action: &str,
    watch: Watch<'_>,
) -> Option<Judged> {
    let judgement = machine.judge(view, action, Level::JUDGE, watch).ok()??;
    let mut analysis = Analysis::new(MAX_SEATS);
    analysis.add(number, seat, action, judgement);
    analysis.moves.pop()
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use game::{Settings, Viewer};

    use super::*;

    fn opened(id: &str) -> (Arc<dyn AnyGame>, Json) {
        let game = catalogue::open(id, &Settings::default()).unwrap();
        let view = game.start(3).view(Viewer::Seat(Seat::FIRST));
        (game, view)
    }

    fn answered(host: &mut Host, game: &Arc<dyn AnyGame>, view: &Json, ask: Ask) -> Answer {
        let question = Question { ask, view: view.clone(), seed: 1 };
        host.answer(game, &question, Watch::flag(&AtomicBool::new(false)))
    }

    #[test]
    fn a_question_is_answered_with_a_legal_move() {
        for id in ["othello", "labyrinth", "memory"] {
            let (game, view) = opened(id);
            let answer = answered(&mut Host::default(), &game, &view, Ask::Move(Level::FIRST));
            let Answer::Move(Some(text)) = answer else { panic!("{id}: no move") };
            assert!(game.start(3).legal_moves().contains(&text), "{id}: {text}");
        }
    }

    #[test]
    fn advice_names_a_move_and_a_judgement_compares_one() {
        let ((game, view), mut host) = (opened("othello"), Host::default());
        let Answer::Advice(Some(hint)) = answered(&mut host, &game, &view, Ask::Advice) else {
            panic!("no advice")
        };
        let ask = Ask::Judge { number: 1, seat: Seat::FIRST, action: hint.action };
        let Answer::Judged(Some(judged)) = answered(&mut host, &game, &view, ask) else {
            panic!("no judgement")
        };
        let chance = judged.chance.unwrap();
        assert!((0.0..=1.0).contains(&chance) && chance <= judged.best_chance + 1e-9);
    }

    #[test]
    fn several_threads_find_a_legal_move_too() {
        let ((game, view), threads) = (opened("othello"), Threads::new(2).unwrap());
        let mut host = Host::with_threads(threads);
        let answer = answered(&mut host, &game, &view, Ask::Move(Level::USUAL));
        let Answer::Move(Some(text)) = answer else { panic!("no move") };
        assert!(game.start(3).legal_moves().contains(&text));
    }
}
