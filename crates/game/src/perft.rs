//! Counting the leaves of a game tree: the number that proves a move generator.

use crate::{Rules, Turn};

/// How many leaves lie `depth` moves below a position. Results of a chance take no depth and
/// are all counted; how a finished game counts is declared on the game's card.
pub fn perft<G: Rules>(game: &G, position: &mut G::Position, depth: u32) -> u64 {
    let mut buffers = Vec::new();
    count(game, position, depth, &mut buffers)
}

/// The buffers of the levels below are reused from branch to branch.
fn count<G: Rules>(
    game: &G,
    position: &mut G::Position,
    depth: u32,
    buffers: &mut Vec<Vec<G::Move>>,
) -> u64 {
    match game.turn(position) {
        Turn::Chance => return count_chances(game, position, depth, buffers),
        _ if depth == 0 => return 1,
        Turn::Over => return u64::from(game.card().finished_is_leaf),
        // Moves can be counted in bulk only where no chance can follow them.
        Turn::Seat(_) if depth == 1 && !game.card().has_chance => {
            return game.count_moves(position);
        }
        Turn::Seat(_) => {}
    }
    let mut moves = buffers.pop().unwrap_or_default();
    game.legal_moves(position, &mut moves);
    let mut leaves = 0;
    for action in &moves {
        let undo = game.apply_unchecked(position, action);
        leaves += count(game, position, depth - 1, buffers);
        game.undo(position, undo);
    }
    buffers.push(moves);
    leaves
}

fn count_chances<G: Rules>(
    game: &G,
    position: &mut G::Position,
    depth: u32,
    buffers: &mut Vec<Vec<G::Move>>,
) -> u64 {
    let mut chances = Vec::new();
    game.chances(position, &mut chances);
    let mut leaves = 0;
    for weighted in chances {
        if let Some(undo) = game.resolve(position, weighted.chance) {
            leaves += count(game, position, depth, buffers);
            game.undo(position, undo);
        }
    }
    leaves
}
