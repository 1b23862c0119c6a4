//! Whoever can take must take, as the design says: some token, or as many as possible.

use design::{Flanks, InGrid, MustTake};

use super::check::Checked;
use super::dice::captures;
use super::moves::{Move, all_moves};
use super::position::Position;
use super::reach::Mover;
use crate::compile::{Compiled, NOWHERE, Place};
use crate::explain::Refusal;

/// Leaves only the actions that take, where there are any.
pub(super) fn keep(game: &Compiled, at: &Position, moves: &mut Vec<Move>) {
    let counts: Vec<usize> = moves.iter().map(|action| taken(game, at, *action)).collect();
    let least = least(game, &counts);
    let mut counts = counts.into_iter();
    moves.retain(|_| counts.next().is_none_or(|count| count >= least));
}

/// Whether an action that is possible otherwise takes what must be taken.
pub(super) fn check(game: &Compiled, at: &Position, action: Move) -> Checked {
    if game.design.turns.must_take == MustTake::No {
        return Ok(());
    }
    let mut moves = Vec::new();
    all_moves(game, at, &mut moves);
    let counts: Vec<usize> = moves.iter().map(|other| taken(game, at, *other)).collect();
    let least = least(game, &counts);
    if taken(game, at, action) >= least {
        return Ok(());
    }
    let taker = moves.iter().zip(counts).find(|(_, count)| *count >= least);
    let from = taker.and_then(|(taker, _)| origin(*taker)).unwrap_or(0);
    Err(Refusal::MustTake { cell: game.place_name(from) })
}

/// How many tokens must be taken.
fn least(game: &Compiled, counts: &[usize]) -> usize {
    let most = counts.iter().copied().max().unwrap_or(0);
    match game.design.turns.must_take {
        MustTake::No => 0,
        MustTake::Any => most.min(1),
        MustTake::Most => most,
    }
}

fn origin(action: Move) -> Option<Place> {
    match action {
        Move::Go { from, .. } | Move::Chain { from, .. } | Move::Pick(from) => Some(from),
        _ => None,
    }
}

/// How many tokens an action takes, with what it leads to in the same turn.
fn taken(game: &Compiled, at: &Position, action: Move) -> usize {
    if let (Move::Pick(place), true) = (action, at.core.is_choosing()) {
        return usize::from(captures(game, at, place));
    }
    let Some(from) = origin(action) else { return 0 };
    let Some((_, token)) = at.takeable(game, from, at.core.hand) else { return 0 };
    let mover = Mover::new(game, at, at.core.hand, from, token);
    match action {
        Move::Chain { path, .. } if mover.kind.jumps.capture => path.len(),
        Move::Go { to, .. } => by_going(&mover, to),
        _ => 0,
    }
}

fn by_going(mover: &Mover<'_>, to: Place) -> usize {
    let (game, at, kind) = (mover.game, mover.at, mover.kind);
    let flanked = if kind.flanks == Flanks::Take && game.is_grid(to) {
        mover.flanked_from(to).len()
    } else {
        0
    };
    let inside = game.is_grid(mover.from) && game.is_grid(to);
    let is_step = kind.jumps.or_one_cell && at.core.chain.cell == NOWHERE && mover.step_to(to);
    let may_jump = inside && kind.in_grid == InGrid::Jumps && !is_step;
    let jumps = may_jump && mover.jumped(to).is_some();
    // Who jumps lands beside whoever lies there.
    let replaced = usize::from(!jumps && mover.replaces(to));
    let jumped = match jumps && kind.jumps.capture {
        true if kind.jumps.multiple => mover.longest_from(to).max(1),
        takes => usize::from(takes),
    };
    flanked + replaced + jumped
}
