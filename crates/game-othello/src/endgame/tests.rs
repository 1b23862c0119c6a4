//! Exact results against plain search to the end, and the quick twins against the plain ones.

use super::kernel::Kernel;
use super::*;
use crate::Othello;
use game::{Notation as _, Rng, Rules as _};

/// A position of a random game with so many empty squares.
fn random_position(rng: &mut Rng, empty: u32) -> Position {
    let mut moves = Vec::new();
    loop {
        let mut position = Othello.start(0);
        while position.empty().count_ones() > empty {
            let Some(action) = Othello.random_move(&position, rng, &mut moves) else { break };
            Othello.advance(&mut position, &action);
        }
        if position.empty().count_ones() == empty {
            return position;
        }
    }
}

/// The margin by trying everything, straight from the rules.
fn brute_force(position: &Position) -> i32 {
    if position.is_over() {
        return final_margin(position.mover(), position.opponent());
    }
    let mut moves = Vec::new();
    Othello.legal_moves(position, &mut moves);
    let after = |action| {
        let mut child = *position;
        Othello.advance(&mut child, action);
        -brute_force(&child)
    };
    moves.iter().map(after).max().unwrap_or(-ALL)
}

fn solve(position: &Position) -> Solved {
    Endgame::remembering(1 << 12).exact(position, &mut |_| true).unwrap()
}

#[test]
fn results_are_those_of_trying_everything() {
    let mut rng = Rng::from_seed(5);
    let (most, each) = if conformance::is_slow() { (10, 40) } else { (8, 12) };
    for empty in 0..=most {
        for _ in 0..each {
            let position = random_position(&mut rng, empty);
            let (solved, wanted) = (solve(&position), brute_force(&position));
            assert_eq!(solved.margin, wanted, "{position:?}");
            if let Some(best) = solved.best {
                let mut child = position;
                Othello.apply(&mut child, &best).unwrap();
                assert_eq!(-brute_force(&child), wanted, "{best:?} in {position:?}");
            }
        }
    }
}

#[test]
fn a_small_memory_changes_no_result() {
    let mut rng = Rng::from_seed(6);
    for _ in 0..20 {
        let position = random_position(&mut rng, 13);
        let small = Endgame::remembering(2).exact(&position, &mut |_| true).unwrap();
        assert_eq!(small.margin, solve(&position).margin, "{position:?}");
    }
}

#[test]
fn what_is_out_of_reach_is_not_begun() {
    for empty in [TOO_MANY, 60] {
        let position = random_position(&mut Rng::from_seed(6), empty);
        let found = Endgame::remembering(2).exact(&position, &mut |_| panic!("it began"));
        assert_eq!(found, None, "{position:?}");
    }
    let over = Othello.parse_position(&format!("X{} O", "-".repeat(63))).unwrap();
    assert_eq!(solve(&over).margin, -ALL);
}

#[test]
fn a_search_stops_when_told() {
    let position = random_position(&mut Rng::from_seed(7), 20);
    let mut asked = 0;
    let found = Endgame::remembering(1 << 12).exact(&position, &mut |nodes| {
        asked = nodes;
        nodes < 50_000
    });
    assert_eq!(found, None);
    assert!((50_000..100_000).contains(&asked), "{asked}");
}

#[cfg(target_arch = "x86_64")]
#[test]
fn quick_flips_and_moves_are_the_plain_ones() {
    let Some(fast) = crate::fast::Fast::detect() else { return };
    let mut rng = Rng::from_seed(8);
    for _ in 0..20_000 {
        let (taken, mine) = (rng.bits(), rng.bits());
        let (mover, opponent) = (taken & mine, taken & !mine);
        for square in crate::bits::squares(!taken) {
            let quick = fast.flips(mover, opponent, square);
            let plain = crate::bits::flips(mover, opponent, square);
            assert_eq!(quick, plain, "{mover:x} {opponent:x} {square:?}");
        }
        let (quick, plain) =
            (fast.mobility(mover, opponent), crate::bits::mobility(mover, opponent));
        assert_eq!(quick, plain, "{mover:x} {opponent:x}");
    }
}

/// A position with the widest window.
fn near(position: &Position) -> tail::Near {
    let odd = region::Odd::of(position.empty());
    let (mover, opponent) = (position.mover(), position.opponent());
    tail::Near { mover, opponent, odd, alpha: -ALL, beta: ALL }
}

/// The margin by filling all squares, without memory or order of moves.
fn filled<K: Kernel>(kernel: K, position: &Position) -> i32 {
    let targets = bits::mobility(position.mover(), position.opponent());
    kernel.fill(&near(position), targets, &mut 0)
}

#[test]
fn filling_is_trying_everything() {
    let mut rng = Rng::from_seed(9);
    for round in 0..120 {
        let position = random_position(&mut rng, round % 8);
        assert_eq!(filled(kernel::Plain, &position), brute_force(&position), "{position:?}");
    }
}

#[test]
fn order_and_memory_change_no_result() {
    let mut rng = Rng::from_seed(10);
    // The same memory for all, so that what it keeps from other positions is tried too.
    let mut solver = Endgame::remembering(1 << 8);
    for round in 0..24 {
        let position = random_position(&mut rng, 9 + round % 4);
        let solved = solver.exact(&position, &mut |_| true).unwrap();
        assert_eq!(solved.margin, filled(kernel::Plain, &position), "{position:?}");
    }
}

#[test]
fn a_memory_kept_through_games_and_stops_changes_no_result() {
    let (mut rng, mut kept) = (Rng::from_seed(13), Endgame::default());
    for _ in 0..4 {
        let mut position = random_position(&mut rng, 17);
        while !position.is_over() {
            let mut asked = 0;
            // Stopped at the second question, then asked for all of it.
            kept.solve(&Othello, &position, &mut |_| {
                asked += 1;
                asked < 2
            });
            let (best, score) = kept.solve(&Othello, &position, &mut |_| true).unwrap();
            assert_eq!(score, FINAL_DISC * solve(&position).margin, "{position:?}");
            Othello.apply(&mut position, &best).unwrap();
            let after = -FINAL_DISC * solve(&position).margin;
            assert_eq!(after, score, "{best:?} before {position:?}");
        }
    }
}

#[test]
fn what_was_solved_is_soon_solved_again() {
    let position = random_position(&mut Rng::from_seed(14), 17);
    let nodes = |solver: &mut Endgame| solver.exact(&position, &mut |_| true).unwrap().nodes;
    let mut solver = Endgame::remembering(1 << 12);
    let first = nodes(&mut solver);
    assert!(nodes(&mut solver) < first / 8);
    // The tables grow, and still know it.
    solver.table.make_room(1 << 16);
    solver.drafts.make_room(1 << 13);
    assert!(nodes(&mut solver) < first / 8);
}

#[test]
fn a_solver_takes_room_when_it_has_work_and_never_too_much() {
    let mut solver = Endgame::default();
    assert_eq!(solver.table.room(), 2);
    for empty in [12, 17, TOO_MANY - 1] {
        let position = random_position(&mut Rng::from_seed(15), empty);
        solver.solve(&Othello, &position, &mut |_| false);
        assert!((LEAST..=MOST).contains(&solver.table.room()), "{empty}");
    }
    assert_eq!(solver.table.room(), MOST);
}

#[test]
fn a_wrong_guess_changes_no_result() {
    let mut rng = Rng::from_seed(12);
    for round in 0..8 {
        let position = random_position(&mut rng, 16);
        if position.must_pass() || position.is_over() {
            continue;
        }
        let guess = if round % 2 == 0 { 40 } else { -40 };
        let near = near(&position);
        let (alpha, beta) = (near.alpha, near.beta);
        let mut memory = Endgame::remembering(1 << 12);
        let (mut misled, mut go_on) = (Endgame::remembering(1 << 12), |_| true);
        for square in bits::squares(position.targets()) {
            let child = near.after(square, bits::flips(near.mover, near.opponent, square), -guess);
            let found = table::Found { alpha, beta, margin: -guess, best: None, nodes: 1 };
            misled.drafts.put(child.mover, child.opponent, found);
        }
        let mut search = deep::Search::new(kernel::Plain, &mut misled, &mut go_on);
        assert_eq!(search.draft(&near, position.targets()).margin, guess, "{position:?}");
        let wanted = deep::Search::new(kernel::Plain, &mut memory, &mut |_| true)
            .try_all(&near, position.targets(), None)
            .margin;
        assert_eq!(misled.exact(&position, &mut |_| true).unwrap().margin, wanted);
    }
}

#[cfg(target_arch = "x86_64")]
#[test]
fn quick_tails_are_the_plain_ones() {
    let Some(fast) = crate::fast::Fast::detect() else { return };
    let mut rng = Rng::from_seed(9);
    for round in 0..300 {
        let position = random_position(&mut rng, round % 8);
        let (quick, plain) = (filled(fast, &position), filled(kernel::Plain, &position));
        assert_eq!(quick, plain, "{position:?}");
    }
}

#[cfg(target_arch = "x86_64")]
#[test]
fn quick_searches_are_the_plain_ones() {
    let Some(fast) = crate::fast::Fast::detect() else { return };
    let mut rng = Rng::from_seed(11);
    for round in 0..12 {
        let position = random_position(&mut rng, 12 + round % 6);
        let quick = search(fast, &position);
        assert_eq!(quick, search(kernel::Plain, &position), "{position:?}");
    }
}

/// A search with a new memory.
#[cfg(target_arch = "x86_64")]
fn search<K: Kernel>(kernel: K, position: &Position) -> Option<Solved> {
    deep::Search::new(kernel, &mut Endgame::remembering(1 << 12), &mut |_| true).solve(position)
}
