//! Alpha-beta finds what plain minimax finds, keeps its limits and obeys the stop flag.

use std::cell::Cell;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use game::{Game, Knowledge, Rules, Seat, Turn, WIN, won_in};
use search::{AlphaBeta, Limits, Report, Table, Watch};

use crate::toy::{Place, Toy};

fn think<G: Game>(game: &G, position: &G::Position, limits: Limits) -> Report<G::Move> {
    let table = Arc::new(Table::new(1));
    AlphaBeta::new(game.clone(), table).think(position, &limits, Watch::NOBODY, &mut |_| {})
}

/// The true score for a seat, to the end of the game and without any cut.
fn minimax(toy: &Toy, at: &Place, seat: Seat, ply: u32) -> i32 {
    let mut moves = Vec::new();
    match toy.turn(at) {
        Turn::Over => {
            let outcome = toy.outcome(at).unwrap();
            if let Some(score) = toy.final_score(at, &outcome, seat) {
                return score;
            }
            let payoff = outcome.payoff(seat, 2);
            if payoff > 0.5 {
                won_in(ply)
            } else if payoff < -0.5 {
                -won_in(ply)
            } else {
                0
            }
        }
        Turn::Chance => expected(toy, at, seat, ply),
        Turn::Seat(mover) => {
            toy.legal_moves(at, &mut moves);
            let scores = moves.iter().map(|action| {
                let mut after = *at;
                toy.apply_unchecked(&mut after, action);
                minimax(toy, &after, seat, ply + 1)
            });
            if mover == seat { scores.max().unwrap() } else { scores.min().unwrap() }
        }
    }
}

/// Means are compared only where margins count, so that they are plain means.
fn expected(toy: &Toy, at: &Place, seat: Seat, ply: u32) -> i32 {
    let mut chances = Vec::new();
    toy.chances(at, &mut chances);
    let (mut sum, mut weight) = (0, 0);
    for weighted in chances {
        let mut after = *at;
        toy.resolve(&mut after, weighted.chance).unwrap();
        sum += i64::from(minimax(toy, &after, seat, ply + 1)) * i64::from(weighted.weight);
        weight += i64::from(weighted.weight);
    }
    (sum / weight) as i32
}

fn agrees(toy: Toy) {
    let start = toy.start(0);
    let Turn::Seat(seat) = toy.turn(&start) else { return };
    let truth = minimax(&toy, &start, seat, 0);
    let report = think(&toy, &start, Limits::NONE);
    assert_eq!(report.score(), Some(truth), "{toy:?}");
    assert!(report.proven, "{toy:?}");
    let all = think(&toy, &start, Limits { score_all: true, ..Limits::NONE });
    for scored in &all.moves {
        let mut after = start;
        toy.apply_unchecked(&mut after, &scored.action);
        assert_eq!(scored.score, minimax(&toy, &after, seat, 1), "{toy:?} {scored:?}");
    }
    assert_eq!(all.score(), Some(truth));
}

#[test]
fn it_agrees_with_minimax_on_random_games() {
    for seed in 0..150 {
        agrees(Toy::two(seed, 7));
        agrees(Toy { margins: true, ..Toy::two(seed, 7) });
        agrees(Toy { twice: true, ..Toy::two(seed, 7) });
        agrees(Toy { twice: true, margins: true, chance: true, ..Toy::two(seed, 5) });
        agrees(Toy { seats: 1, ..Toy::two(seed, 5) });
    }
}

#[test]
fn the_line_leads_to_the_score() {
    let (mut wins, mut checked) = (0, 0);
    for seed in 0..60 {
        let toy = Toy::two(seed, 8);
        let mut at = toy.start(0);
        let report = think(&toy, &at, Limits::NONE);
        for action in &report.line {
            assert_eq!(toy.check(&at, action), Ok(()));
            toy.apply_unchecked(&mut at, action);
        }
        let Some(outcome) = toy.outcome(&at) else { continue };
        checked += 1;
        let won = outcome.is_won_by(Seat::FIRST);
        wins += u32::from(won);
        assert_eq!(won, report.score().unwrap() > WIN / 2, "seed {seed}");
    }
    assert!(wins > 5 && checked > 30, "{wins} of {checked}");
}

#[test]
fn the_same_limits_give_the_same_answer() {
    let toy = Toy { twice: true, ..Toy::two(7, 40) };
    let limits = Limits::nodes(5_000);
    let first = think(&toy, &toy.start(0), limits);
    assert_eq!(first, think(&toy, &toy.start(0), limits));
    assert!(first.nodes <= 5_000 && first.depth > 3, "{first:?}");
}

#[test]
fn the_stop_flag_ends_it_at_once() {
    let toy = Toy::two(3, 60);
    let stop = AtomicBool::new(false);
    let told = Cell::new(0);
    let mut progress = |report: &Report<u8>| {
        if report.depth == 4 {
            stop.store(true, Ordering::Relaxed);
            told.set(report.nodes);
        }
    };
    let mut machine = AlphaBeta::new(toy, Arc::new(Table::new(1)));
    let report = machine.think(&toy.start(0), &Limits::NONE, Watch::flag(&stop), &mut progress);
    assert_eq!((report.nodes, report.depth), (told.get(), 4));
    assert!(report.best().is_some());
}

#[test]
fn a_stopped_search_still_names_a_move() {
    let toy = Toy::two(3, 60);
    for nodes in 0..20 {
        let report = think(&toy, &toy.start(0), Limits::nodes(nodes));
        assert_eq!(report.nodes, nodes);
        assert!(report.best().is_some());
    }
}

#[test]
fn several_seats_are_thought_of_as_one_against_the_rest() {
    for seed in 0..40 {
        let toy = Toy { seats: 3, ..Toy::two(seed, 6) };
        let report = think(&toy, &toy.start(0), Limits::NONE);
        assert!(report.proven && report.best().is_some(), "seed {seed}: {report:?}");
    }
}

#[test]
fn two_workers_share_what_they_learn() {
    let toy = Toy { twice: true, margins: true, ..Toy::two(5, 8) };
    let first = AlphaBeta::new(toy, Arc::new(Table::new(1)));
    let truth = minimax(&toy, &toy.start(0), Seat::FIRST, 0);
    let reports = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..2)
            .map(|number| {
                let mut worker = first.worker(number);
                scope.spawn(move || {
                    worker.think(&toy.start(0), &Limits::NONE, Watch::NOBODY, &mut |_| {})
                })
            })
            .collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect::<Vec<_>>()
    });
    let Turn::Seat(seat) = toy.turn(&toy.start(0)) else { panic!("nobody's turn") };
    let truth = if seat == Seat::FIRST { truth } else { -truth };
    assert!(reports.iter().all(|report| report.score() == Some(truth)), "{reports:?}");
}
