//! Machines behind their trait: views in, texts out, and nothing hidden decides.

use game::{
    DECIDED, Notation, Presentation, Rng, Rules, Seat, Settings, Turn, Viewer, moves_until_end,
};
use game_labyrinth::Labyrinth;
use game_othello::Othello;
use game_quoridor::Quoridor;
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

/// A game against another program: the win was certain, and the machine went to and fro for 180
/// moves.
const CIRCLE: &str = "f1 d8h b7v f9 f2 f8 f3 f7 f4 f6 f3h e6 f5 f5h h3h e5 d3h e6 e5 d6 b3h d5 e6 c5 a4v \
    c6 b5v c7 e7 c8 a6v c7 e8 e7v a8h c8v e7 c6 e6 e5v e5 c5 c4h d5 e4 e5 e6 e4 e5 d4 e4 c4 f4 b4 g4 \
    b5 g5 b6 g4 b5 f4";

/// In how many moves the machine says that it wins, from move to move, while the other goes to and
/// fro.
fn wins_promised(start: usize, nodes: u64) -> Vec<u32> {
    let game: Quoridor = open("");
    let mut position = game.start(0);
    let play = |position: &mut _, text: &str| {
        let action = game.parse_move(position, text).ok()?;
        game.apply(position, &action).ok()
    };
    let moves: Vec<&str> = CIRCLE.split_whitespace().collect();
    for text in &moves[..start] {
        play(&mut position, text).unwrap();
    }
    let mut machine = machine(game.clone(), Make::default());
    let Turn::Seat(seat) = game.turn(&position) else { panic!("nobody's turn") };
    let mut promised = Vec::new();
    for reply in moves[start..].iter().skip(1).step_by(2).chain(&["g4"; 40]) {
        let (seen, limits) = (view(&game, &position, seat), Limits::nodes(nodes));
        let report = machine.think(&seen, &limits, Watch::NOBODY, &mut |_| {}).unwrap();
        let score = report.score().unwrap();
        assert!(score > DECIDED, "{score} after {promised:?}");
        promised.extend(moves_until_end(score));
        play(&mut position, report.best().unwrap()).unwrap();
        if game.outcome(&position).is_some() {
            break;
        }
        let other = ["g4", "f4", "g5", "f5", "e4"];
        let replied = std::iter::once(*reply).chain(other).find_map(|it| play(&mut position, it));
        assert!(replied.is_some());
    }
    promised
}

#[test]
fn a_machine_does_not_circle_in_a_certain_win() {
    for (start, nodes) in [(53, 300_000), (55, 60_000), (61, 60_000)] {
        let promised = wins_promised(start, nodes);
        assert!(promised.is_sorted_by(|before, after| before > after), "{promised:?}");
        assert_eq!(promised.last(), Some(&1));
    }
}
