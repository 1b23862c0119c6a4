//! A player that looks at its own move only and takes the best one, any of equals.
//!
//! It knows what its seat sees and imagines the rest once a move.

use game::{Game, Rng, Turn, Viewer, WIN};

use crate::Baseline;

pub(crate) struct Greedy {
    by_evaluation: bool,
}

impl Greedy {
    /// Whatever looks best at first sight: in the Labyrinth the target, or the cell nearest to it.
    pub(crate) const fn by_first_sight() -> Self {
        Self { by_evaluation: false }
    }

    /// Whatever leads to the position that is worth most.
    pub(crate) const fn by_evaluation() -> Self {
        Self { by_evaluation: true }
    }

    fn worth<G: Game>(&self, game: &G, position: &G::Position, action: &G::Move) -> i32 {
        let Turn::Seat(seat) = game.turn(position) else { return 0 };
        let mut after = position.clone();
        game.advance(&mut after, action);
        if game.outcome(&after).is_some_and(|outcome| outcome.is_won_by(seat)) {
            return WIN;
        }
        match self.by_evaluation {
            true => game.evaluate(&after, seat),
            false => game.order(position, action),
        }
    }
}

impl<G: Game> Baseline<G> for Greedy {
    fn choose(&mut self, game: &G, position: &G::Position, rng: &mut Rng) -> Option<G::Move> {
        let Turn::Seat(seat) = game.turn(position) else { return None };
        let seen = game.view_for(position, Viewer::Seat(seat));
        let position = &game.sample(&seen, rng).ok()?;
        let mut moves = Vec::new();
        game.legal_moves(position, &mut moves);
        let worth: Vec<i32> =
            moves.iter().map(|action| self.worth(game, position, action)).collect();
        let most = *worth.iter().max()?;
        let best: Vec<&G::Move> =
            moves.iter().zip(&worth).filter(|(_, worth)| **worth == most).map(|(m, _)| m).collect();
        rng.choose(&best).map(|action| (*action).clone())
    }
}
