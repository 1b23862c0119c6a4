//! Who is at a table of this server now, and who asks there for a seat that they lost.
//!
//! It lives in memory alone: after a restart people come back by themselves, and whoever asked for
//! a seat asks again. Where several servers share a store, none of them knows who is at the
//! others: a seat is then called taken, and nobody's seat is given away by the table.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use i18n::Message;
use protocol::live::Presence;
use protocol::{Fault, Role};
use storage::Digest;

use super::{Place, Rooms};
use crate::room::Room;

/// Whoever asks for a seat is waited for so long.
const ASKED_FOR_MS: u64 = 5 * 60_000;
/// When the table has said no, that seat is not asked for again before this has passed.
const REFUSED_FOR_MS: u64 = 60_000;

/// See the head of this file.
#[derive(Default)]
pub(super) struct Company(Mutex<Known>);

#[derive(Default)]
struct Known {
    /// How many connections each seat has.
    here: BTreeMap<u8, usize>,
    lost: BTreeMap<u8, Lost>,
    /// Until when no seat of this number is asked for, by how long the server has run.
    refused: BTreeMap<u8, u64>,
}

/// Somebody asks for the seat that they had.
#[derive(Clone, Debug)]
struct Lost {
    /// The link that will open it, by its digest.
    link: Digest,
    /// Where they sit now.
    device: Option<Digest>,
    /// Who has agreed.
    yes: BTreeSet<u8>,
    /// Until when they are waited for.
    until_ms: u64,
}

/// Somebody is at the table for as long as this lives.
pub(crate) struct Stay {
    place: Arc<Place>,
    seat: u8,
}

/// What became of a wish for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// Others must answer still.
    Open,
    /// It is theirs: this link opens it now, at this device.
    Given(Digest, Option<Digest>),
    /// Somebody said no.
    Refused,
}

/// How a wish for a seat stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Standing {
    pub(super) seat: u8,
    /// How many were asked and have not answered.
    pub(super) silent: u8,
}

impl Company {
    fn known(&self) -> MutexGuard<'_, Known> {
        // Whoever panicked with it in hand left it whole.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether somebody is at a seat.
    pub(super) fn is_here(&self, seat: u8) -> bool {
        self.known().here.contains_key(&seat)
    }

    /// Somebody asks for a seat.
    pub(super) fn ask(
        &self,
        seat: u8,
        link: Digest,
        device: Option<Digest>,
        run_ms: u64,
    ) -> Result<Standing, Fault> {
        let mut known = self.known();
        known.tidy(run_ms);
        if known.lost.contains_key(&seat) || known.refused.contains_key(&seat) {
            return Err(Fault::from(Message::new("live.seat-asked")));
        }
        let until_ms = run_ms.saturating_add(ASKED_FOR_MS);
        known.lost.insert(seat, Lost { link, device, yes: BTreeSet::new(), until_ms });
        Ok(Standing { seat, silent: known.silent(seat) })
    }

    /// How the wish of a link stands; none when it was refused, given, or is over.
    pub(super) fn standing(&self, link: &Digest, run_ms: u64) -> Option<Standing> {
        let mut known = self.known();
        known.tidy(run_ms);
        let (seat, _) = known.lost.iter().find(|(_, lost)| lost.link == *link)?;
        let seat = *seat;
        Some(Standing { seat, silent: known.silent(seat) })
    }

    /// The seats for which somebody of this role is asked and has not answered.
    pub(super) fn asked_of(&self, role: Role, run_ms: u64) -> Vec<u8> {
        let Role::Seat(mine) = role else { return Vec::new() };
        let mut known = self.known();
        known.tidy(run_ms);
        let waits = known.lost.iter().filter(|(_, lost)| !lost.yes.contains(&mine));
        waits.map(|(seat, _)| *seat).collect()
    }

    /// Somebody at the table answers.
    pub(super) fn answer(
        &self,
        by: u8,
        seat: u8,
        yes: bool,
        run_ms: u64,
    ) -> Result<Verdict, Fault> {
        let mut known = self.known();
        known.tidy(run_ms);
        let nothing = || Fault::from(Message::new("live.no-seat-asked"));
        let lost = known.lost.get_mut(&seat).ok_or_else(nothing)?;
        if !yes {
            known.lost.remove(&seat);
            known.refused.insert(seat, run_ms.saturating_add(REFUSED_FOR_MS));
            return Ok(Verdict::Refused);
        }
        lost.yes.insert(by);
        let (link, device) = (lost.link, lost.device);
        // Everybody who is there is asked, above all whoever sits there now.
        if known.silent(seat) > 0 {
            return Ok(Verdict::Open);
        }
        known.lost.remove(&seat);
        Ok(Verdict::Given(link, device))
    }

    /// Nobody asks for this seat any more.
    pub(super) fn drop_wish(&self, seat: u8) {
        self.known().lost.remove(&seat);
    }
}

impl Known {
    /// Forgets wishes that nobody waits for any more.
    fn tidy(&mut self, run_ms: u64) {
        self.lost.retain(|_, lost| lost.until_ms > run_ms);
        self.refused.retain(|_, until_ms| *until_ms > run_ms);
    }

    /// How many of those who are there have not answered.
    fn silent(&self, seat: u8) -> u8 {
        let Some(lost) = self.lost.get(&seat) else { return 0 };
        let silent = self.here.keys().filter(|here| !lost.yes.contains(here)).count();
        u8::try_from(silent).unwrap_or(u8::MAX)
    }
}

impl Place {
    /// Somebody of this role has come; they are there until what this gives is dropped.
    pub(crate) fn come(self: &Arc<Self>, role: Role) -> Option<Stay> {
        let Role::Seat(seat) = role else { return None };
        *self.company.known().here.entry(seat).or_default() += 1;
        self.tell_beside();
        Some(Stay { place: self.clone(), seat })
    }

    /// Who is at each seat. Alone tells whether no other server has people at this match.
    pub(super) fn presence(&self, room: &Room, alone: bool) -> Vec<Presence> {
        let seats = (1..).zip(room.seating());
        let presence = |(seat, machine): (u8, Option<u8>)| match machine {
            Some(_) => Presence::Machine,
            None if self.company.is_here(seat) => Presence::Here,
            None if !room.is_taken(seat) => Presence::Free,
            None if alone => Presence::Away,
            None => Presence::Taken,
        };
        seats.map(presence).collect()
    }
}

impl Rooms {
    /// Who is at the table, and for which seats somebody of this role is asked.
    pub(crate) fn company_of(
        &self,
        place: &Place,
        room: &Room,
        role: Role,
    ) -> (Vec<Presence>, Vec<u8>) {
        let asked = place.company.asked_of(role, self.clock.run_ms());
        (place.presence(room, self.is_alone()), asked)
    }
}

impl Drop for Stay {
    fn drop(&mut self) {
        let mut known = self.place.company.known();
        if let Some(count) = known.here.get_mut(&self.seat) {
            *count -= 1;
            if *count == 0 {
                known.here.remove(&self.seat);
            }
        }
        drop(known);
        self.place.tell_beside();
    }
}
