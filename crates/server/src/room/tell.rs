//! What a room tells to one viewer. Everything here comes from views: what a seat may not see
//! does not get this far.

use game::{Seat, Viewer};
use protocol::Role;
use protocol::live::{Ended, Happening, Now, Tell};
use session::{Act, Controller, Player};

use super::Room;

impl Room {
    /// Who looks with this role: a seat, or everybody.
    #[must_use]
    pub fn viewer(role: Role) -> Viewer {
        match role {
            Role::Seat(number) => Seat::new(number).map_or(Viewer::Public, Viewer::Seat),
            Role::Host | Role::Spectator => Viewer::Public,
        }
    }

    /// The first thing that somebody hears.
    #[must_use]
    pub fn welcome(&self, role: Role) -> Tell {
        let game = self.session.played().game();
        let settings = self.session.played().first_game().settings();
        let pair = |(name, value): (&str, &str)| (name.to_owned(), value.to_owned());
        Tell::Welcome {
            version: protocol::VERSION,
            role,
            game: game.card().id.to_string(),
            settings: settings.iter().map(pair).collect(),
            players: self.session.table().players.iter().map(player).collect(),
        }
    }

    /// What happened from this event on, and how things are.
    #[must_use]
    pub fn happened(&self, role: Role, from: u32) -> Tell {
        let from = from.min(self.plies);
        // As many entries of the log as events are kept.
        let skip = usize::try_from(from).unwrap_or(usize::MAX);
        let events = self.happenings().skip(skip).collect();
        Tell::Happened { from, events, now: Box::new(self.now(role)) }
    }

    fn happenings(&self) -> impl Iterator<Item = Happening> {
        // A move may name what a seat may not see; where something is hidden, views must do.
        let is_open = !self.session.played().game().card().hides;
        let mut hands: Vec<u8> = Vec::new();
        self.session.log().iter().take(self.logged).map(move |entry| match &entry.act {
            Act::Play { text, .. } => {
                let position = self.session.played().position_at(hands.len());
                let turn = position.map(game::AnyPosition::turn);
                let seat = match turn {
                    Some(game::Turn::Seat(seat)) => seat.number(),
                    _ => 0,
                };
                hands.push(seat);
                Happening::Played { seat, text: is_open.then(|| text.clone()), ms: entry.ms }
            }
            Act::Undo(seat) => {
                hands.pop();
                Happening::Undone { seat: seat.number() }
            }
            Act::Resign(seat) => Happening::Resigned { seat: seat.number() },
            Act::RunOut(seat) => Happening::RanOut { seat: seat.number() },
        })
    }

    fn now(&self, role: Role) -> Now {
        let viewer = Self::viewer(role);
        let line = self.session.message_line(viewer);
        let has_clock = self.session.table().clock.is_some();
        let seats = || Seat::all(self.session.played().game().seats()).filter(|_| has_clock);
        Now {
            plies: self.plies,
            view: self.session.played().position().view(viewer),
            // Plain data with text keys always has a JSON form.
            told: serde_json::to_value(self.session.told(viewer)).unwrap_or_default(),
            prompt: line.prompt,
            said: line.said,
            hand: self.session.hand().map(Seat::number),
            used_ms: seats().map(|seat| self.session.used_ms(seat)).collect(),
            left_ms: seats().filter_map(|seat| self.session.left_ms(seat)).collect(),
            ending: self.session.ending().map(|ending| Ended {
                outcome: self.session.played().position().outcome_text(&ending.outcome),
                points: ending.points.values().to_vec(),
            }),
        }
    }
}

fn player(player: &Player) -> protocol::Player {
    let machine = match player.controller {
        Controller::Human => None,
        Controller::Machine(level) => Some(level.number()),
    };
    let token = player.token.map(|token| token.0);
    protocol::Player { name: player.name.clone(), machine, token }
}
