//! Tree search solves small games, comes near to true means, keeps its tree and its limits.

use std::cell::Cell;
use std::sync::atomic::{AtomicBool, Ordering};

use game::{Chance, DECIDED, Knowledge, Notation, Rules, Seat, Turn};
use game_quoridor::Quoridor;
use search::{Limits, Mcts, Report, Rule, Style, Watch};

use crate::open;
use crate::toy::{Place, Toy};

fn think(toy: Toy, style: Style, limits: Limits) -> Report<u8> {
    Mcts::new(toy, style).think(&toy.start(0), &limits, Watch::NOBODY, &mut |_| {})
}

/// The true share of a seat in a game of two.
fn share(toy: &Toy, at: &Place, seat: Seat) -> f32 {
    match toy.turn(at) {
        Turn::Over => toy.final_share(at, &toy.outcome(at).unwrap(), seat),
        Turn::Chance => {
            let mut chances = Vec::new();
            toy.chances(at, &mut chances);
            let (mut sum, mut weight) = (0.0, 0.0);
            for weighted in chances {
                let mut after = *at;
                toy.resolve(&mut after, weighted.chance).unwrap();
                sum += share(toy, &after, seat) * weighted.weight as f32;
                weight += weighted.weight as f32;
            }
            sum / weight
        }
        Turn::Seat(mover) => {
            let shares = after_each(toy, at).into_iter().map(|(_, at)| share(toy, &at, seat));
            if mover == seat { shares.fold(0.0, f32::max) } else { shares.fold(1.0, f32::min) }
        }
    }
}

fn after_each(toy: &Toy, at: &Place) -> Vec<(u8, Place)> {
    let mut moves = Vec::new();
    toy.legal_moves(at, &mut moves);
    let played = |action: u8| {
        let mut after = *at;
        toy.apply_unchecked(&mut after, &action);
        (action, after)
    };
    moves.into_iter().map(played).collect()
}

/// How much the choice is worse than the best move.
fn regret(toy: &Toy, report: &Report<u8>) -> f32 {
    let start = toy.start(0);
    let Turn::Seat(seat) = toy.turn(&start) else { panic!("nobody's turn") };
    let best = report.best().unwrap();
    let chosen = after_each(toy, &start).into_iter().find(|(action, _)| action == best).unwrap();
    share(toy, &start, seat) - share(toy, &chosen.1, seat)
}

#[test]
fn small_games_are_solved() {
    for rule in [Rule::Puct, Rule::Uct] {
        for seed in 0..40 {
            for twice in [false, true] {
                let toy = Toy { twice, ..Toy::two(seed, 5) };
                let report = think(toy, Style { rule, ..Style::default() }, Limits::nodes(20_000));
                assert!(report.proven, "{toy:?}: {report:?}");
                assert_eq!(regret(&toy, &report), 0.0, "{toy:?}: {report:?}");
            }
        }
    }
}

#[test]
fn proofs_tell_who_wins() {
    let (mut won, mut lost) = (0, 0);
    for seed in 0..120 {
        let toy = Toy::two(seed, 5);
        let report = think(toy, Style::default(), Limits::nodes(20_000));
        let truth = share(&toy, &toy.start(0), Seat::FIRST);
        let score = report.score().unwrap();
        won += u32::from(score > DECIDED);
        lost += u32::from(score < -DECIDED);
        assert_eq!(score > DECIDED, truth == 1.0, "{toy:?}");
        assert_eq!(score < -DECIDED, truth == 0.0, "{toy:?}");
    }
    assert!(won > 5 && lost > 5, "{won} won, {lost} lost");
}

#[test]
fn with_chances_the_choice_comes_near_to_the_best() {
    let mut sum = 0.0;
    for seed in 0..20 {
        let toy = Toy { chance: true, twice: true, ..Toy::two(seed, 5) };
        let report = think(toy, Style::default(), Limits { seed, ..Limits::nodes(20_000) });
        let regret = regret(&toy, &report);
        assert!(regret < 0.05, "{toy:?}: {regret} {report:?}");
        sum += regret;
    }
    assert!(sum < 0.1, "{sum}");
}

#[test]
fn it_serves_one_to_six_seats() {
    for seats in 1..=6 {
        for seed in 0..10 {
            let toy = Toy { seats, chance: true, ..Toy::two(seed, 6) };
            let report = think(toy, Style::default(), Limits::nodes(3_000));
            assert_eq!(toy.check(&toy.start(0), report.best().unwrap()), Ok(()));
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_answer() {
    let toy = Toy { chance: true, ..Toy::two(7, 30) };
    let limits = Limits { seed: 5, ..Limits::nodes(3_000) };
    let first = think(toy, Style::default(), limits);
    assert_eq!(first, think(toy, Style::default(), limits));
    assert_eq!(first.nodes, 3_000);
}

#[test]
fn the_tree_is_kept_after_moves() {
    let toy = Toy { chance: true, ..Toy::two(7, 30) };
    let mut mcts = Mcts::new(toy, Style::default());
    let mut at = toy.start(0);
    let report = mcts.think(&at, &Limits::nodes(2_000), Watch::NOBODY, &mut |_| {});
    let whole = mcts.size();
    toy.apply_unchecked(&mut at, report.best().unwrap());
    while toy.turn(&at) == Turn::Chance {
        toy.resolve(&mut at, Chance(0)).unwrap();
    }
    let again = mcts.think(&at, &Limits::nodes(1), Watch::NOBODY, &mut |_| {});
    assert!((20..whole).contains(&mcts.size()), "{} of {whole}", mcts.size());
    assert!(again.moves.iter().map(|scored| scored.visits).sum::<u64>() > 20, "{again:?}");
    mcts.forget();
    mcts.think(&at, &Limits::nodes(1), Watch::NOBODY, &mut |_| {});
    assert!(mcts.size() <= 3);
}

/// What a game knows of a leaf tells who wins, not by which move.
#[test]
fn a_known_leaf_that_becomes_the_root_is_looked_at() {
    let game: Quoridor = open("walls=0");
    let mut mcts = Mcts::new(game.clone(), Style::default());
    let mut position = game.parse_position("e7,a5 0,0 - 1").unwrap();
    let first = mcts.think(&position, &Limits::nodes(50), Watch::NOBODY, &mut |_| {});
    game.apply_unchecked(&mut position, first.best().unwrap());
    let Turn::Seat(seat) = game.turn(&position) else { panic!("nobody's turn") };
    assert!(game.known_score(&position, seat).is_some(), "{}", game.position_text(&position));
    let report = mcts.think(&position, &Limits::nodes(50), Watch::NOBODY, &mut |_| {});
    assert!(report.moves.iter().any(|scored| scored.visits > 0), "{report:?}");
}

#[test]
fn the_tree_keeps_to_its_room_and_the_flag_is_obeyed() {
    let toy = Toy { chance: true, ..Toy::two(7, 60) };
    let mut mcts = Mcts::new(toy, Style { nodes: 50, ..Style::default() });
    let (stop, told) = (AtomicBool::new(false), Cell::new(0));
    let mut progress = |report: &Report<u8>| {
        stop.store(true, Ordering::Relaxed);
        told.set(report.nodes);
    };
    let report = mcts.think(&toy.start(0), &Limits::NONE, Watch::flag(&stop), &mut progress);
    assert_eq!((report.nodes, told.get()), (1024, 1024));
    assert_eq!(mcts.size(), 50);
}
