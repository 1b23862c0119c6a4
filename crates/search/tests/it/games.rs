//! Searches on the real games: endgames by brute force, proofs checked, legal choices everywhere.

use std::sync::Arc;

use game::{DECIDED, Game, Notation, Rng, Rules, Seat, Turn, lost_in, moves_until_end, won_in};
use game_labyrinth::Labyrinth;
use game_mansuba::Mansuba;
use game_othello::Othello;
use game_quoridor::Quoridor;
use search::{AlphaBeta, Limits, Mcts, Style, Table, Watch};

use crate::open;

/// A position after so many random moves; nothing when the game ended before.
fn after_random<G: Game>(game: &G, seed: u64, plies: u32) -> Option<G::Position> {
    let (mut rng, mut moves) = (Rng::from_seed(seed), Vec::new());
    let mut position = game.start(seed);
    let mut left = plies;
    loop {
        match game.turn(&position) {
            Turn::Over => return None,
            Turn::Chance => {
                let chance = game.draw(&position, &mut rng)?;
                game.resolve(&mut position, chance)?;
            }
            Turn::Seat(_) if left == 0 => return Some(position),
            Turn::Seat(_) => {
                let action = game.random_move(&position, &mut rng, &mut moves)?;
                game.apply_unchecked(&mut position, &action);
                left -= 1;
            }
        }
    }
}

fn alpha_beta<G: Game>(game: &G) -> AlphaBeta<G> {
    AlphaBeta::new(game.clone(), Arc::new(Table::new(8)))
}

/// The true score for a seat of two, at most so many moves ahead; 0 beyond.
fn brute_force<G: Game>(
    game: &G,
    position: &mut G::Position,
    seat: Seat,
    ahead: u32,
    ply: u32,
) -> i32 {
    if let Some(outcome) = game.outcome(position) {
        if let Some(score) = game.final_score(position, &outcome, seat) {
            return score;
        }
        return match outcome.payoff(seat, 2) {
            1.0.. => won_in(ply),
            ..=-1.0 => lost_in(ply),
            _ => 0,
        };
    }
    if ply == ahead {
        return 0;
    }
    let mut moves = Vec::new();
    game.legal_moves(position, &mut moves);
    let ours = game.turn(position) == Turn::Seat(seat);
    let mut best = if ours { i32::MIN } else { i32::MAX };
    for action in &moves {
        let undo = game.apply_unchecked(position, action);
        let score = brute_force(game, position, seat, ahead, ply + 1);
        game.undo(position, undo);
        best = if ours { best.max(score) } else { best.min(score) };
    }
    best
}

#[test]
fn othello_endgames_are_played_as_brute_force_does() {
    let game: Othello = open("");
    let mut checked = 0;
    for seed in 0..40 {
        let Some(position) = after_random(&game, seed, 53) else { continue };
        let Turn::Seat(seat) = game.turn(&position) else { continue };
        let truth = brute_force(&game, &mut position.clone(), seat, u32::MAX, 0);
        let report = alpha_beta(&game).think(&position, &Limits::NONE, Watch::NOBODY, &mut |_| {});
        assert_eq!(report.score(), Some(truth), "{}", game.position_text(&position));
        assert!(report.proven);
        checked += 1;
    }
    assert!(checked > 20, "{checked}");
}

/// Compares what is called certain within so many moves with brute force; how many there were.
fn certain_in(game: &Quoridor, plies: u32, most: u32) -> u32 {
    let mut checked = 0;
    for seed in 0..40 {
        let Some(position) = after_random(game, seed, plies) else { continue };
        let Turn::Seat(seat) = game.turn(&position) else { continue };
        let limits = Limits { nodes: Some(10_000), ..Limits::depth(8) };
        let report = alpha_beta(game).think(&position, &limits, Watch::NOBODY, &mut |_| {});
        let score = report.score().unwrap();
        let Some(moves) = moves_until_end(score).filter(|moves| *moves <= most) else { continue };
        let truth = brute_force(game, &mut position.clone(), seat, moves, 0);
        assert_eq!(score > DECIDED, truth > DECIDED, "{}", game.position_text(&position));
        assert_eq!(score < -DECIDED, truth < -DECIDED, "{}", game.position_text(&position));
        checked += 1;
    }
    checked
}

#[test]
fn quoridor_wins_that_are_called_certain_are_so() {
    let without_walls = certain_in(&open("size=5 walls=0"), 4, 8);
    let with_walls = certain_in(&open("size=3 walls=1"), 3, 3);
    assert!(without_walls > 5 && with_walls > 1, "{without_walls}, {with_walls}");
}

#[test]
fn a_certain_win_comes_nearer_with_every_move() {
    let game: Quoridor = open("");
    let walls = "a3h,a6h,b1v,c3v,c5v,c6h,d2h,e3v,e6h,f2h,f3v,f8h,g4v,g6h,h3v,h5v,h8h";
    let mut position = game.parse_position(&format!("h2,e5 3,0 {walls} 1")).unwrap();
    let mut machine = AlphaBeta::new(game.clone(), Arc::new(Table::new(16)));
    let mut last = u32::MAX;
    // The other goes to and fro.
    for (own, reply) in [(Some("i2"), "e4"), (None, "e5"), (None, "e4"), (None, "e5")] {
        let report = machine.think(&position, &Limits::nodes(40_000), Watch::NOBODY, &mut |_| {});
        let moves = moves_until_end(report.score().unwrap()).unwrap();
        assert!(moves < last, "{moves} after {last}");
        last = moves;
        let own = own.map(|text| game.parse_move(&position, text).unwrap());
        let own = own.unwrap_or_else(|| *report.best().unwrap());
        game.apply(&mut position, &own).unwrap();
        let Ok(reply) = game.parse_move(&position, reply) else { break };
        if game.apply(&mut position, &reply).is_err() {
            break;
        }
    }
}

fn chooses<G: Game>(game: &G, plies: u32) {
    for seed in 0..3 {
        let Some(position) = after_random(game, seed, plies) else { continue };
        let Turn::Seat(_) = game.turn(&position) else { continue };
        let limits = Limits::nodes(400);
        let first = alpha_beta(game).think(&position, &limits, Watch::NOBODY, &mut |_| {});
        let again = alpha_beta(game).think(&position, &limits, Watch::NOBODY, &mut |_| {});
        assert_eq!(first, again);
        assert!(first.nodes <= 400);
        let style = Style { playout: 20, ..Style::default() };
        let tree =
            Mcts::new(game.clone(), style).think(&position, &limits, Watch::NOBODY, &mut |_| {});
        for report in [first, tree] {
            let best = report.best().unwrap();
            assert!(game.check(&position, best).is_ok(), "{}", game.position_text(&position));
            assert_eq!(report.line.first(), Some(best));
        }
    }
}

#[test]
fn every_game_gets_legal_moves() {
    for plies in [0, 7, 30] {
        chooses(&open::<Othello>(""), plies);
        chooses(&open::<Quoridor>(""), plies);
        chooses(&open::<Quoridor>("players=4"), plies);
        chooses(&open::<Labyrinth>("cards=open"), plies);
        chooses(&open::<Labyrinth>("players=4 cards=open"), plies);
        chooses(&open::<Mansuba>(""), plies);
    }
}
