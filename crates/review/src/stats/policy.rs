//! Who plays: chance, or somebody careful who sees no more than a player may.

use game::{Presentation as _, Rng, Rules as _, Turn, Viewer};
use workshop::{DesignedGame, Event, Move, Position};

/// Chooses actions.
pub trait Policy {
    /// One of the actions that are open; `None` gives the play up.
    fn choose(
        &mut self,
        game: &DesignedGame,
        position: &Position,
        open: &[Move],
        rng: &mut Rng,
    ) -> Option<Move>;
}

/// Every open action is as likely as any other.
#[derive(Clone, Copy, Debug, Default)]
pub struct ByChance;

impl Policy for ByChance {
    fn choose(
        &mut self,
        _: &DesignedGame,
        _: &Position,
        open: &[Move],
        rng: &mut Rng,
    ) -> Option<Move> {
        rng.choose(open).copied()
    }
}

/// Looks one action ahead at a position that agrees with what the player sees: wins where that
/// is possible, prefers right answers, avoids wrong ones, and leaves the rest to chance.
#[derive(Clone, Copy, Debug, Default)]
pub struct Careful;

/// So many actions are tried at most; on large boards the others differ little.
const TRIED: usize = 60;

impl Policy for Careful {
    fn choose(
        &mut self,
        game: &DesignedGame,
        position: &Position,
        open: &[Move],
        rng: &mut Rng,
    ) -> Option<Move> {
        let Turn::Seat(seat) = game.turn(position) else { return None };
        let view = game.view_for(position, Viewer::Seat(seat));
        let Ok(imagined) = game.sample(&view, rng) else { return rng.choose(open).copied() };
        let mut tried = open.to_vec();
        rng.shuffle(&mut tried);
        tried.truncate(TRIED);
        let mut best: Option<(i32, Move)> = None;
        for action in tried {
            let worth = worth(game, &imagined, seat, action);
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, action));
            }
        }
        best.map(|(_, action)| action)
    }
}

fn worth(game: &DesignedGame, position: &Position, seat: game::Seat, action: Move) -> i32 {
    let events = game.events(position, action).unwrap_or_default();
    let mut worth = match action {
        Move::Next | Move::Stop | Move::Stack(_) => -1,
        _ => 0,
    };
    for event in events {
        worth += match event {
            Event::Right { .. } => 10,
            Event::Wrong { .. } => -10,
            Event::Removed { to: Some(to), .. } if to == seat => 3,
            Event::Asleep { seat: who, won, .. } if who == seat => {
                if won {
                    100
                } else {
                    -100
                }
            }
            _ => 0,
        };
    }
    worth
}
