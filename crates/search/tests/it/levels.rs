//! Levels: they play legal moves, the same again with the same seed, and stronger ones win.

use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, Ordering};

use game::{Game, Level, Notation, Rng, Rules, Seat, Solver, Turn, won_in};
use game_labyrinth::Labyrinth;
use game_othello::{Endgame, Othello};
use game_quoridor::Quoridor;
use search::{Limits, Make, Notice, Report, Strength, Thinker, Watch, machine};
use serde_json::Value as Json;

use crate::{open, view};

fn thinker<G: Game>(game: &G) -> Box<dyn Thinker> {
    machine(game.clone(), Make { table: 1, ..Make::default() })
}

/// The move of a level, bounded by nodes alone.
fn choice(machine: &mut dyn Thinker, view: &Json, level: u8, seed: u64) -> Option<String> {
    let level = Level::new(level).unwrap();
    let limits = machine.limits(view, level, seed).unwrap();
    assert_eq!(limits.time, Some(Strength::of(level).time));
    let report = machine.play(view, level, &limits, Watch::NOBODY, &mut |_| {}).unwrap();
    assert!(report.nodes <= limits.nodes.unwrap());
    report.best().cloned()
}

/// Whether the first of two levels wins; it sits on this seat.
fn wins<G: Game>(game: &G, strong: u8, weak: u8, seat: Seat, seed: u64) -> bool {
    let mut machines = [thinker(game), thinker(game)];
    let mut position = game.start(seed);
    for ply in 0.. {
        let Turn::Seat(hand) = game.turn(&position) else { break };
        let (nth, level) = if hand == seat { (0, strong) } else { (1, weak) };
        let seen = view(game, &position, hand);
        let text = choice(&mut *machines[nth], &seen, level, seed * 1000 + ply).unwrap();
        let action = game.parse_move(&position, &text).unwrap();
        game.apply(&mut position, &action).unwrap_or_else(|_| panic!("{text} is refused"));
    }
    game.outcome(&position).unwrap().is_won_by(seat)
}

#[test]
fn level_five_beats_level_one_six_times_of_six() {
    let game: Quoridor = open("size=5 walls=3");
    for seed in 0..3 {
        for seat in Seat::all(2) {
            assert!(wins(&game, 5, 1, seat, seed), "seat {seat}, seed {seed}");
        }
    }
}

#[test]
fn weak_levels_vary_with_the_seed_and_repeat_with_the_same_one() {
    let game: Othello = open("");
    let start = game.start(0);
    let seen = view(&game, &start, Seat::FIRST);
    let position = {
        let mut after = start;
        let action = game.parse_move(&after, "f5").unwrap();
        game.apply_unchecked(&mut after, &action);
        after
    };
    let reply = view(&game, &position, Seat::FIRST.next(2));
    let told = |seed| choice(&mut *thinker(&game), &reply, 1, seed);
    let all: HashSet<_> = (0..20).map(told).collect();
    assert!(all.len() > 1, "{all:?}");
    assert_eq!(told(7), told(7));
    assert_eq!(
        choice(&mut *thinker(&game), &seen, 7, 1),
        choice(&mut *thinker(&game), &seen, 7, 2)
    );
}

#[test]
fn no_level_overlooks_a_win_or_a_threat() {
    // Seat 1 wins by c5; on its other turn seat 2 would win by c1 if nothing is done.
    let game: Quoridor = open("size=5 walls=3");
    let winning = game.parse_position("c4,a3 3,3 - 1").unwrap();
    let threatened = game.parse_position("c3,a2 3,3 - 1").unwrap();
    for seed in 0..10 {
        let mut machine = thinker(&game);
        let text = choice(&mut *machine, &view(&game, &winning, Seat::FIRST), 1, seed).unwrap();
        let action = game.parse_move(&winning, &text).unwrap();
        let mut after = winning.clone();
        game.apply_unchecked(&mut after, &action);
        assert!(game.outcome(&after).unwrap().is_won_by(Seat::FIRST), "{text}");
        let text = choice(&mut *machine, &view(&game, &threatened, Seat::FIRST), 1, seed).unwrap();
        assert_eq!(text, "a1h", "only a wall below the other pawn stops it");
    }
}

/// An Othello position with so many empty squares, after random moves.
fn endgame(game: &Othello, empty: usize) -> <Othello as Rules>::Position {
    let (mut rng, mut moves) = (Rng::from_seed(9), Vec::new());
    let mut position = game.start(0);
    let empty_squares = |position: &_| game.position_text(position).matches('-').count();
    while empty_squares(&position) > empty {
        let action = game.random_move(&position, &mut rng, &mut moves).unwrap();
        game.apply_unchecked(&mut position, &action);
    }
    position
}

/// A Labyrinth a few turns after its start, as the one to move sees it.
fn in_the_maze() -> (Labyrinth, Json) {
    let game: Labyrinth = open("");
    let (mut rng, mut moves, mut position) = (Rng::from_seed(3), Vec::new(), game.start(3));
    for _ in 0..4 {
        let action = game.random_move(&position, &mut rng, &mut moves).unwrap();
        game.apply_unchecked(&mut position, &action);
    }
    let Turn::Seat(seat) = game.turn(&position) else { panic!("nobody's turn") };
    let seen = view(&game, &position, seat);
    (game, seen)
}

#[test]
fn who_notices_few_moves_thinks_of_few_and_of_others_with_another_seed() {
    let (game, seen) = in_the_maze();
    let told = |seed| {
        let notice = Notice { most: 9, hundredths: 50 };
        let limits = Limits { notices: Some(notice), seed, ..Limits::nodes(240) };
        let report = thinker(&game).think(&seen, &limits, Watch::NOBODY, &mut |_| {}).unwrap();
        assert!((1..=9).contains(&report.moves.len()) && !report.proven, "{report:?}");
        report.moves.into_iter().map(|scored| scored.action).collect::<HashSet<_>>()
    };
    assert_eq!(told(1), told(1));
    assert_ne!(told(1), told(2));
    let all = thinker(&game).think(&seen, &Limits::nodes(240), Watch::NOBODY, &mut |_| {}).unwrap();
    assert!(all.moves.len() > 9, "{}", all.moves.len());
}

#[test]
fn nobody_overlooks_where_their_own_pawn_can_go() {
    let game: Quoridor = open("players=4");
    let seen = view(&game, &game.start(0), Seat::FIRST);
    for seed in 0..20 {
        let mut machine = thinker(&game);
        let limits = machine.limits(&seen, Level::FIRST, seed).unwrap();
        let limits = Limits { time: None, ..limits };
        let report = machine.think(&seen, &limits, Watch::NOBODY, &mut |_| {}).unwrap();
        let thought_of = |text: &str| report.moves.iter().any(|scored| scored.action == text);
        assert!(["d1", "e2", "f1"].into_iter().all(thought_of), "{report:?}");
        assert!(report.moves.len() <= 12, "of walls only a few are seen: {report:?}");
    }
}

#[test]
fn a_blurred_judgement_is_the_same_again_and_leaves_no_trace_in_the_memory() {
    let game: Othello = open("");
    let position = endgame(&game, 40);
    let Turn::Seat(seat) = game.turn(&position) else { panic!("over too soon") };
    let seen = view(&game, &position, seat);
    let think = |machine: &mut dyn Thinker, blur: u32| {
        let limits = Limits { blur, ..Limits::depth(4) };
        machine.think(&seen, &limits, Watch::NOBODY, &mut |_| {}).unwrap().score()
    };
    let clear = think(&mut *thinker(&game), 0);
    let blurred = think(&mut *thinker(&game), 100);
    assert_ne!(clear, blurred);
    let mut one = thinker(&game);
    assert_eq!([think(&mut *one, 100), think(&mut *one, 0)], [blurred, clear]);
}

#[test]
fn however_blurred_a_win_in_three_moves_is_seen() {
    let game: Quoridor = open("size=5 walls=0");
    let position = game.parse_position("c3,a5 0,0 - 1").unwrap();
    for blur in [0, 100, 1_000] {
        let limits = Limits { blur, ..Limits::depth(5) };
        let seen = view(&game, &position, Seat::FIRST);
        let report = thinker(&game).think(&seen, &limits, Watch::NOBODY, &mut |_| {}).unwrap();
        assert_eq!(report.score(), Some(won_in(3)), "blur {blur}");
    }
}

#[test]
fn two_workers_find_the_exact_score_that_one_finds() {
    let game: Othello = open("");
    let position = endgame(&game, 11);
    let Turn::Seat(seat) = game.turn(&position) else { panic!("over too soon") };
    let seen = view(&game, &position, seat);
    let (_, truth) = Endgame::default().solve(&game, &position, &mut |_| true).unwrap();
    // All moves with scores of their own: then alpha-beta works, not the solver at the root.
    let limits = Limits { score_all: true, ..Limits::NONE };
    let alone = thinker(&game).think(&seen, &limits, Watch::NOBODY, &mut |_| {}).unwrap();
    let mut first = thinker(&game);
    let mut second = first.worker(&seen, 1).unwrap().unwrap();
    let enough = AtomicBool::new(false);
    let together = std::thread::scope(|scope| {
        scope.spawn(|| second.think(&seen, &limits, Watch::flag(&enough), &mut |_| {}).unwrap());
        let report = first.think(&seen, &limits, Watch::NOBODY, &mut |_| {}).unwrap();
        enough.store(true, Ordering::Relaxed);
        report
    });
    assert!(alone.proven && together.proven);
    assert_eq!([alone.score(), together.score()], [Some(truth); 2]);
    let scores = |report: &Report<String>| {
        let mut all: Vec<_> =
            report.moves.iter().map(|scored| (scored.action.clone(), scored.score)).collect();
        all.sort();
        all
    };
    assert_eq!(scores(&alone), scores(&together));
}

#[test]
fn the_games_own_solver_answers_where_it_fits_the_budget() {
    let game: Othello = open("");
    let position = endgame(&game, 16);
    let Turn::Seat(seat) = game.turn(&position) else { panic!("over too soon") };
    let seen = view(&game, &position, seat);
    let wanted = Endgame::default().solve(&game, &position, &mut |_| true).unwrap();
    let think =
        |limits: &Limits| thinker(&game).think(&seen, limits, Watch::NOBODY, &mut |_| {}).unwrap();
    let report = think(&Limits::nodes(3_000_000));
    assert_eq!((report.proven, report.score()), (true, Some(wanted.1)));
    assert_eq!(report.best(), Some(&game.move_text(&position, &wanted.0)));
    // Neither a small budget nor few moves ahead let it solve.
    let small = think(&Limits::nodes(2_000));
    assert!(!small.proven && small.nodes <= 2_000, "{small:?}");
    assert!(!think(&Limits { nodes: Some(3_000_000), ..Limits::depth(3) }).proven);
}

#[test]
fn a_machine_remembers_what_its_solver_found() {
    let game: Othello = open("");
    let position = endgame(&game, 16);
    let Turn::Seat(seat) = game.turn(&position) else { panic!("over too soon") };
    let seen = view(&game, &position, seat);
    let (mut machine, limits) = (thinker(&game), Limits::nodes(3_000_000));
    let [first, again] =
        [(); 2].map(|()| machine.think(&seen, &limits, Watch::NOBODY, &mut |_| {}).unwrap());
    assert!(first.proven && again.proven);
    assert_eq!(first.score(), again.score());
    assert!(again.nodes < first.nodes, "{} after {} nodes", again.nodes, first.nodes);
}
