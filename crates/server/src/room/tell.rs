//! What a room tells to one viewer. Everything here comes from views: what a seat may not see
//! does not get this far.

use game::{Seat, Told, Viewer};
use protocol::Role;
use protocol::live::{Ended, Happening, Now, Tell};
use serde::Serialize;
use session::{Act, Controller, Entry, Player, Table};

use super::Room;

/// [`Tell::Happened`] as it is written, with what a move did in the form that the game gives.
#[derive(Serialize)]
#[serde(tag = "say", rename = "happened")]
struct News {
    from: u32,
    events: Vec<Happening>,
    now: Now<Vec<Told>>,
}

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
        let settings = game.kept_settings();
        let pair = |(name, value): (&str, &str)| (name.to_owned(), value.to_owned());
        Tell::Welcome {
            version: protocol::VERSION,
            role,
            game: game.card().id.to_string(),
            settings: settings.iter().map(pair).collect(),
            players: players_of(self.session.table()),
            hints: false,
        }
    }

    /// Who plays the seats, as far as a welcome tells it: whoever knew it otherwise needs another.
    pub(crate) fn seating(&self) -> Vec<Option<u8>> {
        self.session.table().players.iter().map(|one| player(one).machine).collect()
    }

    /// What happened from this event on, and how things are: [`Tell::Happened`] as it is sent.
    #[must_use]
    pub fn news(&self, role: Role, from: u32) -> String {
        let from = from.min(self.plies);
        let skip = usize::try_from(from).unwrap_or(usize::MAX);
        let events = self.happenings(skip).collect();
        // Plain data with text keys always has a JSON form.
        serde_json::to_string(&News { from, events, now: self.now(role) }).unwrap_or_default()
    }

    /// What is kept, in order, but for the first ones: each name stands after the moves that were
    /// played before.
    fn happenings(&self, skip: usize) -> impl Iterator<Item = Happening> {
        let kept = self.names.get(..self.named).unwrap_or(&self.names);
        // So many names come before the n-th: those and the moves before it are its number.
        let numbers = kept.iter().enumerate().map(|(nth, named)| named.at + nth);
        let names_gone = numbers.take_while(|number| *number < skip).count();
        let mut done = skip - names_gone;
        let mut names = kept.iter().skip(names_gone).peekable();
        let log = self.session.log().iter().zip(self.session.log_seats());
        let mut log = log.take(self.logged).skip(done);
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

    fn now(&self, role: Role) -> Now<Vec<Told>> {
        let viewer = Self::viewer(role);
        let told = self.session.told(viewer);
        let line = self.session.message_line_of(viewer, &told);
        let has_clock = self.session.table().clock.is_some();
        let seats = || Seat::all(self.session.played().game().seats()).filter(|_| has_clock);
        Now {
            plies: self.plies,
            view: self.session.played().position().view(viewer),
            told,
            prompt: line.prompt,
            said: line.said,
            hand: self.session.hand().map(Seat::number),
            used_ms: seats().map(|seat| self.session.used_ms(seat)).collect(),
            left_ms: seats().filter_map(|seat| self.session.left_ms(seat)).collect(),
            ticking: self.ticking().map(Seat::number),
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
        Act::Play { action, .. } => {
            let text = is_open.then(|| action.text().into_owned());
            Happening::Played { seat, text, ms: entry.ms }
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
