//! One play from start to end, and what is counted on the way.

use std::collections::BTreeSet;

use game::{Rng, Rules, Turn, Verdict};
use workshop::{DesignedGame, Event, Position};

use super::policy::Policy;
use super::uses::Use;
use super::{Ending, LONGEST};

/// What is counted in all plays together.
#[derive(Clone, Debug, Default)]
pub(super) struct Counts {
    pub(super) slips: u64,
    /// How many actions were open, summed over all positions that were played.
    pub(super) options: u64,
    pub(super) positions: u64,
    pub(super) most_options: u32,
    /// The kinds that were handled or moved.
    pub(super) kinds: BTreeSet<String>,
    pub(super) uses: BTreeSet<Use>,
}

/// Plays once; how many actions it took and how it ended.
pub(super) fn play(
    game: &DesignedGame,
    policy: &mut dyn Policy,
    rng: &mut Rng,
    counts: &mut Counts,
) -> (u32, Ending) {
    let mut position = game.start(rng.bits());
    let (mut length, mut moves) = (0, Vec::new());
    while length < LONGEST {
        match game.turn(&position) {
            Turn::Over => return (length, ending(game, &position)),
            Turn::Chance => {
                let Some(chance) = game.draw(&position, rng) else { break };
                counts.note(game.events_of_chance(&position, chance));
                if game.resolve(&mut position, chance).is_none() {
                    break;
                }
            }
            Turn::Seat(_) => {
                game.legal_moves(&position, &mut moves);
                counts.choice(moves.len());
                let Some(action) = policy.choose(game, &position, &moves, rng) else { break };
                counts.kinds.extend(game.handled(&position, action));
                counts.note(game.events(&position, action).unwrap_or_default());
                game.advance(&mut position, &action);
                length += 1;
            }
        }
    }
    (length, Ending::TooLong)
}

impl Counts {
    fn choice(&mut self, options: usize) {
        let options = u32::try_from(options).unwrap_or(u32::MAX);
        self.options += u64::from(options);
        self.positions += 1;
        self.most_options = self.most_options.max(options);
    }

    fn note(&mut self, events: Vec<Event>) {
        for event in events {
            self.slips += u64::from(matches!(event, Event::Wrong { .. }));
            self.uses.extend(Use::of(&event));
            if let Event::Moved { kind, .. } = event {
                self.kinds.insert(kind);
            }
        }
    }
}

fn ending(game: &DesignedGame, position: &Position) -> Ending {
    match game.outcome(position).map(|outcome| outcome.verdict) {
        Some(Verdict::Winner(seat)) => Ending::Won(seat.number()),
        Some(Verdict::Draw) => Ending::Draw,
        Some(Verdict::Nobody) | None => Ending::Nobody,
        Some(Verdict::Ranking(places)) => {
            let mut first = places.iter().filter(|(_, place)| **place == 1);
            match (first.next(), first.next()) {
                (Some((seat, _)), None) => Ending::Won(seat.number()),
                _ => Ending::Shared,
            }
        }
    }
}
