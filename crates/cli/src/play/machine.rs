//! Machines at the table: they move for seats without a person, and advise people.

use std::sync::atomic::AtomicBool;
use std::time::Instant;

use clap::ArgMatches;
use i18n::Message;
use machine_host::{Answer, Host, Question, Threads};
use search::Watch;

use super::{LineMode, ms_since};
use crate::args;
use crate::halt::Halt;

/// The machine that answers what the sitting asks.
pub(super) struct Opponents {
    host: Host,
    /// Where the machine's own generator starts; it never is the seed of the match.
    seed: u64,
}

impl Opponents {
    pub(super) fn new(seed: u64, threads: Threads) -> Self {
        Self { host: Host::with_threads(threads), seed }
    }
}

/// How many threads a machine may use, as the options ask.
pub(super) fn threads(matches: &ArgMatches) -> Threads {
    let asked = matches.try_get_one::<u32>(args::THREADS).ok().flatten();
    asked.and_then(|&number| Threads::new(number)).unwrap_or(Threads::ONE)
}

impl LineMode<'_, '_> {
    /// Plays for machines until a person has the hand or the game is over.
    pub(super) fn let_machines_play(&mut self) -> Result<(), Halt> {
        while let Some(task) = self.table.sitting.machine_task() {
            let began = Instant::now();
            let answer = self.answer(task.question);
            self.let_time_pass(ms_since(began))?;
            let events = self.table.sitting.take_answer(task.at, answer);
            self.tell_played(&events)?;
            if self.session().log().len() == task.at {
                // Without a move nothing would change if it were asked again.
                return self.say_key("sitting.no-machine");
            }
        }
        Ok(())
    }

    /// A good move for the player who has the hand, as far as the ladder of help has come.
    pub(super) fn advise(&mut self) -> Result<(), Halt> {
        if self.session().ending().is_some() {
            return self.say_key("session.game-over");
        }
        if let Some(task) = self.table.sitting.ask_advice() {
            let answer = self.answer(task.question);
            self.table.sitting.take_answer(task.at, answer);
        }
        match self.table.sitting.advised().map(<[_]>::to_vec) {
            Some(told) => {
                let typed = self.table.sitting.advised_move();
                let typed = typed.map(|typed| Message::new("hint.move").with("move", typed));
                told.iter().chain(&typed).try_for_each(|message| self.say(message))
            }
            None => self.say_key("sitting.no-machine"),
        }
    }

    fn answer(&mut self, question: Question) -> Answer {
        let game = self.table.session().played().game();
        let seed = self.opponents.seed.wrapping_add(question.seed);
        let (stop, began) = (AtomicBool::new(false), Instant::now());
        let elapsed = || began.elapsed();
        let watch = Watch::new(&stop, &elapsed);
        self.opponents.host.answer(game, &Question { seed, ..question }, watch)
    }
}
