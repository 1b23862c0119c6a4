//! One play from start to end, with all that is counted of it.

use std::collections::BTreeSet;

use game::{Game, Rng, Turn, Verdict};
use workshop::{DesignedGame, Event, Move, Position};

use super::policy::Policy;
use super::uses::Use;
use super::{Ending, LONGEST};

/// What is counted of one play.
pub(super) struct Played {
    pub(super) length: u32,
    pub(super) ending: Ending,
    pub(super) slips: u64,
    pub(super) options: u64,
    pub(super) positions: u64,
    pub(super) most_options: u32,
    pub(super) kinds: BTreeSet<String>,
    pub(super) uses: BTreeSet<Use>,
}

pub(super) fn play(game: &DesignedGame, policy: &mut dyn Policy, rng: &mut Rng) -> Played {
    let mut position = game.start(rng.bits());
    let mut played = Played {
        length: 0,
        ending: Ending::TooLong,
        slips: 0,
        options: 0,
        positions: 0,
        most_options: 0,
        kinds: BTreeSet::new(),
        uses: BTreeSet::new(),
    };
    let mut moves = Vec::new();
    while played.length < LONGEST {
        match game.turn(&position) {
            Turn::Over => {
                played.ending = ending(game, &position);
                break;
            }
            Turn::Chance => {
                let Some(chance) = game.draw(&position, rng) else { break };
                played.note(game.events_of_chance(&position, chance));
                if game.resolve(&mut position, chance).is_none() {
                    break;
                }
            }
            Turn::Seat(_) => {
                game.legal_moves(&position, &mut moves);
                played.count(moves.len());
                let Some(action) = policy.choose(game, &position, &moves, rng) else { break };
                played.kinds.extend(touched(game, &position, action));
                played.note(game.events(&position, action).unwrap_or_default());
                game.advance(&mut position, &action);
                played.length += 1;
            }
        }
    }
    played
}

impl Played {
    fn count(&mut self, options: usize) {
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

/// The kind of the token that an action picks, rolls for or turns; others are told by events.
fn touched(game: &DesignedGame, position: &Position, action: Move) -> Option<String> {
    let (Move::Pick(place) | Move::Roll(place) | Move::Turn(place)) = action else { return None };
    let text = game.position_text(position);
    // The second field holds the cells of all boards in the order of their numbers; a board
    // without cells is written as one dash and has none.
    let boards = text.split(' ').nth(1)?.split('/').filter(|board| *board != "-");
    let cell = boards.flat_map(|board| board.split(',')).nth(usize::from(place))?;
    let top = cell.rsplit('+').next()?;
    Some(top.split(['@', '^', '!']).next()?.to_owned())
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
