//! Who plays: a machine of some level that looks ahead, from what the player sees alone.

use game::{Level, Notation as _, Presentation as _, Rng, Rules as _, Turn, Viewer};
use search::{Make, Method, Thinker, Watch, machine};
use workshop::{DesignedGame, Move, Position};

use super::policy::Policy;

/// Thinks about every action as machines of its level do: puzzles are solved where that is
/// possible, what is hidden is imagined. It is no measure of people.
pub struct Thinking {
    machine: Box<dyn Thinker>,
    level: Level,
}

impl Thinking {
    /// A machine of this level for this game.
    #[must_use]
    pub fn new(game: DesignedGame, level: Level) -> Self {
        // Designs tell no estimate, so trees and their playouts see more than alpha-beta.
        let make = Make { method: Method::Tree, table: 0, ..Make::default() };
        Self { machine: machine(game, make), level }
    }

    fn think(&mut self, game: &DesignedGame, position: &Position, seed: u64) -> Option<Move> {
        let Turn::Seat(seat) = game.turn(position) else { return None };
        let view = serde_json::to_value(game.view_for(position, Viewer::Seat(seat))).ok()?;
        let limits = self.machine.limits(&view, self.level, seed).ok()?;
        // Nobody lends a clock, so only the count of positions ends it: the same for all.
        let watch = Watch::NOBODY;
        let report = self.machine.play(&view, self.level, &limits, watch, &mut |_| {}).ok()?;
        game.parse_move(position, report.best()?).ok()
    }
}

impl Policy for Thinking {
    fn choose(
        &mut self,
        game: &DesignedGame,
        position: &Position,
        open: &[Move],
        rng: &mut Rng,
    ) -> Option<Move> {
        if let [only] = open {
            return Some(*only);
        }
        let found = self.think(game, position, rng.bits());
        // A machine that finds nothing must not end a play that people could go on with.
        found.filter(|action| open.contains(action)).or_else(|| rng.choose(open).copied())
    }
}
