//! What a room tells to one viewer. Everything here comes from views: what a seat may not see
//! does not get this far.

use game::{Seat, Viewer};
use protocol::Role;
use protocol::live::{Ended, Happening, Now, Tell};
use session::{Act, Controller, Entry, Player, Table};

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
            players: players_of(self.session.table()),
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

    /// What is kept, in order: each name stands after the moves that were played before.
    fn happenings(&self) -> impl Iterator<Item = Happening> {
        let mut names = self.names.iter().take(self.named).peekable();
        let mut log = self.session.log().iter().zip(self.session.log_seats()).take(self.logged);
        let mut done = 0;
        // A move may name what a seat may not see; where something is hidden, views must do.
        let is_open = !self.session.played().game().card().hides;
        std::iter::from_fn(move || {
            if let Some(named) = names.next_if(|named| named.at <= done) {
                return Some(Happening::Named {
                    seat: named.seat.number(),
                    name: named.name.clone(),
                });
            }
            done += 1;
            log.next().map(|(entry, seat)| happening(entry, *seat, is_open))
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

fn happening(entry: &Entry, seat: Seat, is_open: bool) -> Happening {
    let seat = seat.number();
    match &entry.act {
        Act::Play { text, .. } => {
            Happening::Played { seat, text: is_open.then(|| text.clone()), ms: entry.ms }
        }
        Act::Undo(_) => Happening::Undone { seat },
        Act::Resign(_) => Happening::Resigned { seat },
        Act::RunOut(_) => Happening::RanOut { seat },
    }
}

/// Everybody at a table.
pub(crate) fn players_of(table: &Table) -> Vec<protocol::Player> {
    table.players.iter().map(player).collect()
}

fn player(player: &Player) -> protocol::Player {
    let machine = match player.controller {
        Controller::Human => None,
        Controller::Machine(level) => Some(level.number()),
    };
    let token = player.token.map(|token| token.0);
    protocol::Player { name: player.name.clone(), machine, token }
}
