//! Players for tests: one that plays anything, one that looks before it plays, one that searches.

use std::collections::{HashMap, VecDeque};

use design::Design;
use game::{Game, Knowledge, Outcome, Presentation, Rng, Rules, Settings, Turn, Verdict, Viewer};
use workshop::{DesignedGame, Event, Move, Position};

/// Opens a design as a player would: it fits together, reads back from its file, and compiles in
/// every variant.
pub(crate) fn open(design: &Design) -> DesignedGame {
    let faults = design::files::check(design);
    assert!(faults.is_empty(), "{faults:?}");
    let text = design::files::write(design);
    let again = design::files::read(text.as_bytes()).unwrap();
    assert_eq!(&again, design, "{text}");
    for variant in &design.variants {
        let mut settings = Settings::none();
        settings.set("variant", &variant.id);
        workshop::open("made", design, &settings).unwrap();
    }
    workshop::open("made", design, &Settings::none()).unwrap()
}

/// Plays anything for at most so many moves; what is played can be drawn and taken back. How
/// many moves were played, and whether it came to an end.
pub(crate) fn play_anything(game: &DesignedGame, seed: u64, most: usize) -> (usize, bool) {
    let mut rng = Rng::from_seed(seed);
    let mut at = game.start(seed);
    let (mut moves, mut plies) = (Vec::new(), 0);
    assert_ne!(game.turn(&at), Turn::Over, "over before it begins");
    for seen in [Viewer::Public, Viewer::Seat(game::Seat::at(0))] {
        game.scene(&game.view_for(&at, seen), &[]).unwrap();
    }
    while plies < most {
        match game.turn(&at) {
            Turn::Over => return (plies, true),
            Turn::Chance => {
                let chance = game.draw(&at, &mut rng).unwrap();
                game.resolve(&mut at, chance).unwrap();
            }
            Turn::Seat(_) => {
                game.legal_moves(&at, &mut moves);
                let action = rng.choose(&moves).cloned().unwrap();
                let before = at.clone();
                let undo = game.apply(&mut at, &action).unwrap();
                if plies % 16 == 0 {
                    let after = at.clone();
                    game.undo(&mut at, undo);
                    assert!(at == before, "{action:?} taken back differs");
                    at = after;
                }
                plies += 1;
            }
        }
    }
    (plies, game.turn(&at) == Turn::Over)
}

/// Plays what is right, looking at everything; the end, or `None` after so many moves.
pub(crate) fn play_carefully(game: &DesignedGame, seed: u64, most: usize) -> Option<Outcome> {
    let mut at = game.start(seed);
    let mut rng = Rng::from_seed(seed);
    let mut moves = Vec::new();
    for _ in 0..most {
        match game.turn(&at) {
            Turn::Over => break,
            Turn::Chance => {
                let chance = game.draw(&at, &mut rng).unwrap();
                game.resolve(&mut at, chance).unwrap();
            }
            Turn::Seat(_) => {
                game.legal_moves(&at, &mut moves);
                let action = best(game, &at, &moves);
                game.apply(&mut at, &action).unwrap();
            }
        }
    }
    game.outcome(&at)
}

/// A move that is praised, else one that is not refused.
fn best(game: &DesignedGame, at: &Position, moves: &[Move]) -> Move {
    let mut fair = None;
    for action in moves {
        let events = game.events(at, *action).unwrap();
        // What lies right already need not be moved again.
        let moves_on = events
            .iter()
            .any(|event| matches!(event, Event::Moved { from, .. } if !from.starts_with("shoe")));
        if events.iter().any(|event| matches!(event, Event::Right { .. })) && !moves_on {
            return *action;
        }
        let is_wrong = events.iter().any(|event| matches!(event, Event::Wrong { .. }));
        if !is_wrong && fair.is_none() {
            fair = Some(*action);
        }
    }
    fair.or(moves.first().copied()).unwrap()
}

/// Whether somebody has won.
pub(crate) fn is_won(outcome: Option<&Outcome>) -> bool {
    outcome.is_some_and(|outcome| {
        outcome.verdict != Verdict::Draw && outcome.is_won_by(game::Seat::at(0))
    })
}

/// Looks for the shortest way to a win of seat 1 among at most so many positions.
pub(crate) fn solve(game: &DesignedGame, seed: u64, most: usize) -> Option<usize> {
    let start = game.start(seed);
    let mut depth: HashMap<u64, usize> = HashMap::from([(game.key(&start), 0)]);
    let mut open = VecDeque::from([start]);
    let mut moves = Vec::new();
    while let Some(at) = open.pop_front() {
        let so_far = depth.get(&game.key(&at)).copied().unwrap_or(0);
        if is_won(game.outcome(&at).as_ref()) {
            return Some(so_far);
        }
        if depth.len() > most {
            return None;
        }
        game.legal_moves(&at, &mut moves);
        for action in &moves {
            let mut next = at.clone();
            game.advance(&mut next, action);
            let hash = game.key(&next);
            if let std::collections::hash_map::Entry::Vacant(entry) = depth.entry(hash) {
                entry.insert(so_far + 1);
                open.push_back(next);
            }
        }
    }
    None
}
