//! Who is at the table of a match on a server, and what is told of it: who comes, goes, or gets up.
//!
//! A page that is loaded anew is away for a moment. Nothing is told before things have settled.

use game::{Level, Seat};
use i18n::{Message, Value};
use protocol::live::{Ask, Presence};

use super::Remote;

/// So long nothing may change before it is told.
const SETTLED_MS: u64 = 2_000;

/// See the head of this file.
#[derive(Default)]
pub(super) struct Company {
    seats: Vec<Presence>,
    /// What was told last, and for how long it has been otherwise without a change.
    told: Vec<Presence>,
    since_ms: u64,
    /// What has changed lately, in words.
    news: Vec<Message>,
    /// The seats for which this person is asked.
    asked: Vec<u8>,
}

impl Company {
    /// The server says who is there. What it says first is no news.
    pub(super) fn hear(&mut self, seats: Vec<Presence>) {
        if self.told.is_empty() {
            self.told.clone_from(&seats);
        }
        if self.seats != seats {
            self.since_ms = 0;
        }
        self.seats = seats;
    }

    pub(super) fn hear_asked(&mut self, seats: Vec<u8>) {
        self.asked = seats;
    }

    /// Whoever hears a welcome is told anew for which seats they are asked.
    pub(super) fn forget_asked(&mut self) {
        self.asked.clear();
    }

    /// Time went by; tells whether there is something new to say.
    pub(super) fn tick(&mut self, elapsed_ms: u64, mine: Option<u8>) -> bool {
        if self.seats == self.told {
            return false;
        }
        self.since_ms = self.since_ms.saturating_add(elapsed_ms);
        if self.since_ms < SETTLED_MS {
            return false;
        }
        let before = std::mem::replace(&mut self.told, self.seats.clone());
        let now = (1..).zip(&self.seats).filter(|(seat, _)| Some(*seat) != mine);
        let news = now
            .filter_map(|(seat, now)| news(seat, before.get(usize::from(seat - 1)).copied(), *now));
        self.news = news.collect();
        true
    }
}

/// What is told of a seat.
fn news(seat: u8, before: Option<Presence>, now: Presence) -> Option<Message> {
    use protocol::live::Presence::{Away, Free, Here, Machine, Taken};
    let key = match (before, now) {
        (before, now) if before == Some(now) => return None,
        (_, Free) => return Some(Message::new("sitting.seat-free")),
        (_, Machine) => return Some(Message::new("sitting.machine-plays")),
        (Some(Free) | None, Here | Taken) => "sitting.sat-down",
        (_, Here) => "sitting.back",
        (_, Away) => "sitting.away",
        _ => return None,
    };
    Some(Message::new(key).with("player", Value::Seat(seat)))
}

impl Remote {
    /// Who is at a seat; nothing where the server does not say it.
    #[must_use]
    pub fn presence(&self, seat: Seat) -> Option<Presence> {
        self.company.seats.get(seat.index()).copied()
    }

    /// How many seats wait for somebody.
    #[must_use]
    pub fn free_seats(&self) -> usize {
        self.company.seats.iter().filter(|seat| **seat == Presence::Free).count()
    }

    /// Who has come or gone lately, in words.
    #[must_use]
    pub fn news(&self) -> &[Message] {
        &self.company.news
    }

    /// The seat for which this person is asked, by somebody who says that it was theirs.
    #[must_use]
    pub fn asked_for_seat(&self) -> Option<Seat> {
        self.company.asked.first().copied().and_then(Seat::new)
    }

    /// Gets up from the seat.
    pub(super) fn get_up(&mut self) -> bool {
        self.wish(|wish| Ask::Leave { wish })
    }

    pub(super) fn seat_machine(&mut self, seat: Seat, level: Level) -> bool {
        let (seat, level) = (seat.number(), level.number());
        self.wish(|wish| Ask::Machine { wish, seat, level })
    }

    pub(super) fn give_seat(&mut self, seat: Seat, yes: bool) -> bool {
        // What was answered is asked no more, also before the server says so.
        self.company.asked.retain(|asked| *asked != seat.number());
        self.wish(|wish| Ask::GiveSeat { wish, seat: seat.number(), yes })
    }
}
