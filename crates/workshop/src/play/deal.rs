//! The start of a play: tokens as drawn or shuffled, queues shuffled, shoes filled.
//!
//! Spec: section 3.10. A design whose tokens all move by one cell is shuffled by a random walk
//! from the won layout, so that it can be solved.

use design::{InGrid, Mode, Order, Refill, WhenWrong};
use game::Rng;

use super::ends::is_won_by_anybody;
use super::lots::draw_all;
use super::position::{Position, is_mobile};
use super::reach::Mover;
use super::run::Run;
use super::solved::won_layout;
use super::token::Token;
use super::validate::{Verdict, verdict};
use crate::compile::{Compiled, NOWHERE, Place, RulesVersion, Sort};

/// How often a start that is already won is drawn again.
const MOST_DRAWS: usize = 50;
/// Steps of a walk for each cell, and at most.
const STEPS_A_CELL: u32 = 40;
const MOST_STEPS: u32 = 3_000;
/// Blind tries of a walk, so that it ends where hardly anything can move.
const MOST_TRIES: u32 = 400_000;

/// The first position of a play.
pub(crate) fn start(game: &Compiled, seed: u64) -> Position {
    let mut rng = Rng::from_seed(seed);
    let mut queues = game.drawn.queues.clone();
    for (queue, shoe) in queues.iter_mut().zip(&game.design.shoes) {
        if shoe.queue_order == Order::Shuffled {
            rng.shuffle(queue);
        }
    }
    let mut at = laid_out(game, &queues, &mut rng);
    for _ in 0..MOST_DRAWS {
        if game.design.grid.order == Order::Kept || !is_won_by_anybody(game, &at) {
            break;
        }
        at = laid_out(game, &queues, &mut rng);
    }
    let mut run = Run { game, at: &mut at, undo: None, events: None };
    run.find_somebody_to_act();
    at
}

fn laid_out(game: &Compiled, queues: &[Vec<Token>], rng: &mut Rng) -> Position {
    let mut at = Position::empty(game, queues.to_vec());
    let mut run = Run { game, at: &mut at, undo: None, events: None };
    let is_shuffled = game.design.grid.order == Order::Shuffled;
    let walks = is_shuffled && is_for_walking(game);
    let mut tokens = if walks { walked_from(game) } else { game.drawn.tokens.clone() };
    if is_shuffled && !walks {
        deal(game, &mut tokens, rng);
    }
    for (place, token) in tokens {
        let board = game.board(place);
        let owners = if board.marks_owner { board.seats } else { 0 };
        if game.in_play[usize::from(place)] {
            run.lay(place, token.owned_by(owners));
        }
    }
    if walks {
        walk(&mut run, rng);
    }
    for (place, token) in draw_all(game, rng) {
        run.lay(place, token);
    }
    if game.design.refill != Refill::OnRequest {
        run.refill();
    }
    at
}

fn is_for_walking(game: &Compiled) -> bool {
    let mut mobile = game
        .drawn
        .tokens
        .iter()
        .filter(|(place, token)| game.is_grid(*place) && is_mobile(game, *token))
        .peekable();
    mobile.peek().is_some()
        && mobile.all(|(_, token)| {
            let kind = game.kind(*token);
            kind.mode == Mode::Movement && kind.in_grid == InGrid::OneCell
        })
}

/// The layout from which the walk starts: the won one, the drawn one where none is known.
fn walked_from(game: &Compiled) -> Vec<(Place, Token)> {
    let won = game.follows(RulesVersion::SECOND).then(|| won_layout(game)).flatten();
    won.unwrap_or_else(|| game.drawn.tokens.clone())
}

/// Deals the tokens of the grid over the places they were drawn in; decor and pieces stay.
fn deal(game: &Compiled, tokens: &mut [(Place, Token)], rng: &mut Rng) {
    let moves = |(place, token): &(Place, Token)| {
        game.is_grid(*place) && is_mobile(game, *token) && !game.kind(*token).is_piece
    };
    let mut dealt: Vec<Token> =
        tokens.iter().filter(|entry| moves(entry)).map(|(_, token)| *token).collect();
    rng.shuffle(&mut dealt);
    let mut dealt = dealt.into_iter();
    for entry in tokens.iter_mut() {
        if moves(entry) {
            entry.1 = dealt.next().unwrap_or(entry.1);
        }
    }
}

/// Takes back moves by one cell at random, whoever the tokens belong to: played forward, they
/// lead from the start to where the walk began, even where a way is open in one direction only.
fn walk(run: &mut Run<'_>, rng: &mut Rng) {
    let game = run.game;
    let cells = u32::try_from(game.grid.cells.len()).unwrap_or(u32::MAX);
    // One step more or less lets both halves of all layouts come up.
    let wanted = cells.saturating_mul(STEPS_A_CELL).min(MOST_STEPS) + rng.below(2);
    let mut steps = 0;
    for _ in 0..MOST_TRIES {
        if steps == wanted {
            return;
        }
        let Some(back) = rng.choose(&game.grid.cells).copied() else { return };
        if step_back(run, back, rng.below(8) as usize) {
            steps += 1;
        }
    }
}

/// Takes back the move that leads from the cell `back` in this direction, if it is a legal one
/// that ends where a token lies now.
fn step_back(run: &mut Run<'_>, back: Place, direction: usize) -> bool {
    let (game, grid) = (run.game, &run.game.grid);
    let now = grid.around[usize::from(back)][direction];
    let token = if now == NOWHERE { Token::NONE } else { run.at.top(now) };
    if !token.is_some() || !is_mobile(game, token) || token.body() > 0 {
        return false;
    }
    let is_piece = game.kind(token).is_piece;
    // Pieces never go off one side and come back on the other.
    let is_near = !is_piece || grid.near[usize::from(back)][direction] == now;
    let is_open = Mover::new(game, run.at, 0, back, token).open() >> direction & 1 == 1;
    let here = Mover::new(game, run.at, 0, now, token);
    let is_free = if is_piece { here.has_room(token, back) } else { !run.at.is_taken(game, back) };
    if !is_near || !is_open || !is_free {
        return false;
    }
    let token = run.lift(now, 0);
    let refuses = game.design.association.when_wrong == WhenWrong::Refuse && !game.is_delayed;
    let is_refused =
        refuses && matches!(verdict(game, run.at, token, now, Sort::Grid), Verdict::Wrong(_));
    run.lay(if is_refused { now } else { back }, token);
    !is_refused
}
