//! Machines behind their trait: views in, texts out, and nothing hidden decides.

use game::{Notation, Presentation, Rng, Rules, Seat, Settings, Turn, Viewer};
use game_labyrinth::Labyrinth;
use game_othello::Othello;
use search::puzzle::Answer;
use search::{Limits, Make, Method, Style, Thinker, Watch, machine};
use serde_json::Value as Json;

use crate::{open, view};

/// Short playouts, so that the tests are cheap.
fn make() -> Make {
    Make { style: Style { playout: 8, ..Style::default() }, table: 1, ..Make::default() }
}

fn choice(machine: &mut dyn Thinker, view: &Json) -> Option<String> {
    let report = machine.think(view, &Limits::nodes(240), Watch::NOBODY, &mut |_| {}).unwrap();
    assert!(report.nodes <= 240);
    report.best().cloned()
}

#[test]
fn hidden_cards_do_not_change_the_choice() {
    for options in ["", "players=3"] {
        let game: Labyrinth = open(options);
        let (mut rng, mut moves) = (Rng::from_seed(5), Vec::new());
        let mut others = 0;
        for seed in 0..4 {
            let mut position = game.start(seed);
            for _ in 0..seed * 5 {
                let action = game.random_move(&position, &mut rng, &mut moves).unwrap();
                game.apply_unchecked(&mut position, &action);
            }
            let Turn::Seat(seat) = game.turn(&position) else { continue };
            let seen = game.view_for(&position, Viewer::Seat(seat));
            // The same to this seat, but the cards that it does not see lie otherwise.
            let other = game.sample(&seen, &mut rng).unwrap();
            others += u32::from(other != position);
            let first = choice(&mut *machine(game, make()), &view(&game, &position, seat));
            let second = choice(&mut *machine(game, make()), &view(&game, &other, seat));
            assert_eq!(first, second);
            let best = game.parse_move(&position, &first.unwrap()).unwrap();
            assert!(game.check(&position, &best).is_ok());
        }
        assert!(others > 1, "the samples hide nothing");
    }
}

#[test]
fn who_has_not_the_hand_finds_nothing() {
    let game: Labyrinth = open("");
    let start = game.start(1);
    let Turn::Seat(seat) = game.turn(&start) else { panic!("nobody's turn") };
    let waiting = view(&game, &start, seat.next(2));
    assert_eq!(choice(&mut *machine(game, make()), &waiting), None);
    let hint = machine(game, make()).hint(&waiting, &Limits::nodes(50), Watch::NOBODY).unwrap();
    assert_eq!(hint, None);
}

#[test]
fn a_view_of_something_else_is_refused() {
    let mut othello = machine(open::<Othello>(""), make());
    for wrong in [Json::Null, serde_json::json!({"seat": 1}), serde_json::json!([1, 2])] {
        let limits = Limits::nodes(10);
        assert!(othello.think(&wrong, &limits, Watch::NOBODY, &mut |_| {}).is_err());
        assert!(othello.hint(&wrong, &limits, Watch::NOBODY).is_err());
        assert!(othello.solve(&wrong, &limits, 10, Watch::NOBODY).is_err());
    }
}

#[test]
fn both_methods_play_othello_and_hints_are_moves() {
    let game: Othello = open("");
    let start = game.start(0);
    let Turn::Seat(seat) = game.turn(&start) else { panic!("nobody's turn") };
    let seen = view(&game, &start, seat);
    for method in [Method::Auto, Method::AlphaBeta, Method::Tree] {
        let mut machine = machine(game, Make { method, ..make() });
        let limits = Limits::nodes(500);
        let report = machine.think(&seen, &limits, Watch::NOBODY, &mut |_| {}).unwrap();
        let mut position = start;
        assert!(report.line.len() > 1);
        for text in &report.line {
            let action = game.parse_move(&position, text).unwrap();
            assert!(game.apply(&mut position, &action).is_ok());
        }
        let worker = machine.worker(&seen, 1).unwrap();
        assert_eq!(worker.is_some(), method != Method::Tree, "trees share nothing");
        let mut hinting = worker.unwrap_or(machine);
        let hint = hinting.hint(&seen, &limits, Watch::NOBODY).unwrap().unwrap();
        assert!(game.parse_move(&start, &hint.action).is_ok());
    }
}

#[test]
fn a_puzzle_is_solved_through_its_view() {
    let text = include_str!("../../../workshop/tests/designs/block-puzzle.json");
    let design: design::Design = serde_json::from_str(text).unwrap();
    let game = workshop::open("block-puzzle", &design, &Settings::none()).unwrap();
    let start = game.start(0);
    let seen = view(&game, &start, Seat::FIRST);
    let mut machine = machine(game.clone(), make());
    let found = machine.solve(&seen, &Limits::NONE, 100_000, Watch::NOBODY).unwrap();
    let Answer::Solved { moves, shortest: true } = found.answer else { panic!("{found:?}") };
    let limits = Limits::nodes(100_000);
    let report = machine.think(&seen, &limits, Watch::NOBODY, &mut |_| {}).unwrap();
    assert_eq!((&report.line, report.proven), (&moves, true));
    let mut position = start;
    for text in &moves {
        let action = game.parse_move(&position, text).unwrap();
        assert!(game.apply(&mut position, &action).is_ok());
    }
    assert!(game.outcome(&position).unwrap().is_won_by(Seat::FIRST));
}
