//! Machines in the worker. They are given views, never positions; the machine of a game is kept
//! from one task to the next.

use std::cell::RefCell;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use analysis::Analysis;
use errands::{Ask, Found, Task};
use game::{Level, MAX_SEATS, Seat, Settings};
use search::{Make, Thinker, Watch};

/// A machine with the game it was made for.
type Kept = (String, Box<dyn Thinker>);

thread_local! {
    static MACHINE: RefCell<Option<Kept>> = const { RefCell::new(None) };
}

/// Fulfils a task; `now_ms` tells the time. Where there is no machine, nothing is found.
pub(crate) fn think(task: &Task, now_ms: &dyn Fn() -> f64) -> Found {
    MACHINE.with_borrow_mut(|kept| think_with(kept, task, now_ms))
}

fn think_with(kept: &mut Option<Kept>, task: &Task, now_ms: &dyn Fn() -> f64) -> Found {
    let machine = machine_for(kept, task);
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
            Found::Advice(hint.map(Into::into))
        }
        Ask::Judge { number, seat, action } => Found::Judged(machine.and_then(|machine| {
            let judgement = machine.judge(&task.view, action, Level::JUDGE, watch).ok()??;
            let mut analysis = Analysis::new(MAX_SEATS);
            analysis.add(*number, Seat::new(*seat)?, action, judgement);
            analysis.moves.pop().map(Box::new)
        })),
    }
}

/// The machine of a task's game: the one at hand, or a new one.
fn machine_for<'a>(
    kept: &'a mut Option<Kept>,
    task: &Task,
) -> Option<&'a mut (dyn Thinker + 'static)> {
    let mut settings = Settings::none();
    task.settings.iter().for_each(|(name, value)| settings.set(name, value));
    let design = task.design.as_deref();
    let name = format!("{} {settings}\n{}", task.game, design.unwrap_or_default());
    if kept.as_ref().is_none_or(|(known, _)| *known != name) {
        let game = catalogue::open_with(&task.game, design, &settings).ok();
        let made = game.and_then(|game| catalogue::machine_for(&*game, Make::default()));
        *kept = made.map(|machine| (name, machine));
    }
    kept.as_mut().map(|(_, machine)| &mut **machine)
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
        think(task, &|| 0.0)
    }

    #[test]
    fn a_task_comes_back_with_a_legal_move() {
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
        let opened = catalogue::open_with("own-1", Some(&text), &Settings::none()).unwrap();
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
    fn an_unknown_game_has_no_machine() {
        let mut unknown = task("othello", Ask::Advice);
        unknown.game = "no-such-game".to_owned();
        assert_eq!(found(&unknown), Found::Advice(None));
    }
}
