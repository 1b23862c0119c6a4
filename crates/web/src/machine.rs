//! Machines in the worker: tasks and answers as texts, so that they can be posted.
//!
//! The worker is given views, never positions. It keeps its machine from one task to the next.

use std::cell::RefCell;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use game::{Level, MAX_SEATS, Seat, Settings};
use i18n::Message;
use review::analysis::{Analysis, Judged};
use search::{Hint, Make, Thinker, Watch};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use crate::source;

/// Something to think about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Task {
    /// The game by its id, with its options.
    pub(crate) game: String,
    /// The design that it is played with, where that is no game of the shelf.
    #[serde(default)]
    pub(crate) design: Option<String>,
    pub(crate) settings: Vec<(String, String)>,
    /// What the seat may see.
    pub(crate) view: Json,
    pub(crate) ask: Ask,
    /// Where the machine's own generator starts; never the seed of the match.
    pub(crate) seed: u64,
}

/// What is asked about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Ask {
    /// A move at this level.
    Move(u8),
    /// Advice for a person.
    Advice,
    /// What this move of a seat is worth, and what would be best.
    Judge {
        /// Its number, from 1.
        number: usize,
        /// Who played it, from 1.
        seat: u8,
        action: String,
    },
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Found {
    Move(Option<String>),
    Advice(Option<Advised>),
    Judged(Option<Box<Judged>>),
    /// The task could not be read.
    Nothing,
}

/// A hint on its way.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Advised {
    action: String,
    score: i32,
    reason: Option<Message>,
}

impl From<Advised> for Hint {
    fn from(advised: Advised) -> Self {
        let Advised { action, score, reason } = advised;
        Self { action, score, reason }
    }
}

/// A machine with the game it was made for.
type Kept = (String, Box<dyn Thinker>);

thread_local! {
    static MACHINE: RefCell<Option<Kept>> = const { RefCell::new(None) };
}

/// Fulfils a task; `now_ms` tells the time. What cannot be read finds nothing.
pub(crate) fn handle(text: &str, now_ms: &dyn Fn() -> f64) -> String {
    let found = serde_json::from_str::<Task>(text)
        .map_or(Found::Nothing, |task| MACHINE.with_borrow_mut(|kept| think(&task, kept, now_ms)));
    // Plain data with text keys always has a JSON form.
    serde_json::to_string(&found).unwrap_or_default()
}

fn think(task: &Task, kept: &mut Option<Kept>, now_ms: &dyn Fn() -> f64) -> Found {
    let pairs: Vec<String> =
        task.settings.iter().map(|(name, value)| format!("{name}={value}")).collect();
    let design = task.design.as_deref();
    let name = format!("{} {}\n{}", task.game, pairs.join(" "), design.unwrap_or_default());
    if kept.as_ref().is_none_or(|(known, _)| *known != name) {
        let settings = Settings::parse(pairs.iter().map(String::as_str));
        let opened = settings.ok().and_then(|it| source::open(&task.game, design, &it).ok());
        let made = opened.and_then(|game| catalogue::machine_for(&*game, Make::default()));
        *kept = made.map(|machine| (name, machine));
    }
    let machine = kept.as_mut().map(|(_, machine)| &mut **machine);
    let (stop, began) = (AtomicBool::new(false), now_ms());
    let elapsed = || Duration::from_secs_f64(((now_ms() - began) / 1000.0).max(0.0));
    let watch = Watch::new(&stop, &elapsed);
    match &task.ask {
        Ask::Move(level) => {
            let level = Level::new(*level).unwrap_or(Level::USUAL);
            Found::Move(
                machine.and_then(|machine| {
                    search::choice(machine, &task.view, level, task.seed, watch)
                }),
            )
        }
        Ask::Advice => {
            let hint = machine.and_then(|machine| search::advice(machine, &task.view, watch));
            Found::Advice(hint.map(|Hint { action, score, reason }| Advised {
                action,
                score,
                reason,
            }))
        }
        Ask::Judge { number, seat, action } => Found::Judged(machine.and_then(|machine| {
            let judgement = machine.judge(&task.view, action, Level::QUICK, watch).ok()??;
            let mut analysis = Analysis::new(MAX_SEATS);
            analysis.add(*number, Seat::new(*seat)?, action, judgement);
            analysis.moves.pop().map(Box::new)
        })),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Viewer;

    fn task(game: &str, ask: Ask) -> Task {
        let game_opened = catalogue::open(game, &Settings::default()).unwrap();
        let seat = game::Seat::new(1).unwrap();
        let view = game_opened.start(3).view(Viewer::Seat(seat));
        Task { game: game.to_owned(), design: None, settings: Vec::new(), view, ask, seed: 1 }
    }

    fn found(task: &Task) -> Found {
        let text = handle(&serde_json::to_string(task).unwrap(), &|| 0.0);
        serde_json::from_str(&text).unwrap()
    }

    #[test]
    fn a_task_posted_as_text_comes_back_with_a_legal_move() {
        for game in ["othello", "labyrinth", "memory"] {
            let Found::Move(Some(text)) = found(&task(game, Ask::Move(1))) else {
                panic!("{game}: no move")
            };
            let opened = catalogue::open(game, &Settings::default()).unwrap();
            assert!(opened.start(3).legal_moves().contains(&text), "{game}: {text}");
        }
    }

    #[test]
    fn advice_names_a_move_and_a_judgement_compares_one() {
        let Found::Advice(Some(advised)) = found(&task("othello", Ask::Advice)) else {
            panic!("no advice")
        };
        let ask = Ask::Judge { number: 1, seat: 1, action: advised.action };
        let Found::Judged(Some(judged)) = found(&task("othello", ask)) else {
            panic!("no judgement")
        };
        let chance = judged.chance.unwrap();
        assert!((0.0..=1.0).contains(&chance) && chance <= judged.best_chance + 1e-9);
    }

    #[test]
    fn a_machine_plays_designs_that_are_on_no_shelf() {
        let text = workshop::files::write(&workshop::library::entry("memory").unwrap().design);
        let opened = source::open("own-1", Some(&text), &Settings::none()).unwrap();
        let view = opened.start(3).view(Viewer::Seat(game::Seat::new(1).unwrap()));
        let shelf = task("memory", Ask::Move(1));
        let (game, design) = ("own-1".to_owned(), Some(text));
        let own = Task { game, design, view, ..shelf.clone() };
        assert!(matches!(found(&own), Found::Move(Some(_))));
        assert_eq!(found(&own), found(&shelf), "it thinks alike");
        let broken = Task { design: Some("{".to_owned()), ..own };
        assert_eq!(found(&broken), Found::Move(None));
    }

    #[test]
    fn nonsense_finds_nothing() {
        assert_eq!(handle("{}", &|| 0.0), "\"nothing\"");
        let mut unknown = task("othello", Ask::Advice);
        unknown.game = "no-such-game".to_owned();
        assert_eq!(found(&unknown), Found::Advice(None));
    }
}
