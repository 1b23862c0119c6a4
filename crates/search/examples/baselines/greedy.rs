//! A player that looks at its own move only and takes the best one, any of equals.
//!
//! It knows what its seat sees and imagines the rest once a move.

use game::{Game, Rng, Rules, Turn, Viewer, WIN};

use crate::Baseline;

/// How good a move of the seat that has the hand looks.
type Worth<G> = fn(&G, &<G as Rules>::Position, &<G as Rules>::Move) -> i32;

pub(crate) struct Greedy<G: Game> {
    worth: Worth<G>,
}

impl<G: Game> Greedy<G> {
    pub(crate) const fn by(worth: Worth<G>) -> Self {
        Self { worth }
    }

    /// Whatever looks best at first sight: in the Labyrinth the target, or the cell nearest to it.
    pub(crate) const fn by_first_sight() -> Self {
        Self::by(G::order)
    }

    /// Whatever leads to the position that is worth most.
    pub(crate) const fn by_evaluation() -> Self {
        Self::by(|game, position, action| {
            let Turn::Seat(seat) = game.turn(position) else { return 0 };
            game.evaluate(&after(game, position, action), seat)
        })
    }

    fn is_won(game: &G, position: &G::Position, action: &G::Move) -> bool {
        let Turn::Seat(seat) = game.turn(position) else { return false };
        let outcome = game.outcome(&after(game, position, action));
        outcome.is_some_and(|outcome| outcome.is_won_by(seat))
    }
}

fn after<G: Game>(game: &G, position: &G::Position, action: &G::Move) -> G::Position {
    let mut after = position.clone();
    game.advance(&mut after, action);
    after
}

impl<G: Game> Baseline<G> for Greedy<G> {
    fn choose(&mut self, game: &G, position: &G::Position, rng: &mut Rng) -> Option<G::Move> {
        let Turn::Seat(seat) = game.turn(position) else { return None };
        let seen = game.view_for(position, Viewer::Seat(seat));
        let position = &game.sample(&seen, rng).ok()?;
        let mut moves = Vec::new();
        game.legal_moves(position, &mut moves);
        let worth = |action| {
            if Self::is_won(game, position, action) {
                WIN
            } else {
                (self.worth)(game, position, action)
            }
        };
        let worth: Vec<i32> = moves.iter().map(worth).collect();
        let most = *worth.iter().max()?;
        let best: Vec<&G::Move> =
            moves.iter().zip(&worth).filter(|(_, worth)| **worth == most).map(|(m, _)| m).collect();
        rng.choose(&best).map(|action| (*action).clone())
    }
}
