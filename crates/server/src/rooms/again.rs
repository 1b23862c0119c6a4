//! Playing again: when all people of a table want it, a new match is made with the seats passed
//! on by one, so that whoever began comes last.
//!
//! Who wants it stands in the store, and so does the match that follows: it works across servers
//! and restarts. The link to the new match comes from the old one, so nothing secret is kept.

use std::sync::Arc;

use i18n::Message;
use protocol::rest::NewMatch;
use protocol::{Fault, Role};
use storage::{Allows, Id, Link};

use super::{Done, Place, Rooms, store_fault};
use crate::room::Room;
use crate::secrets::{derived, digest_of};

/// What people agree to.
const ABOUT: &str = "again";

impl Rooms {
    /// Somebody wants to play again.
    pub(super) async fn ask_again(
        self: &Arc<Self>,
        place: &Place,
        role: Role,
    ) -> Result<Done, Fault> {
        let (id, plies, seat, people, next) = {
            let room = self.room_of(place).await?;
            let seat = room.seat_of(role)?.number();
            if room.session().ending().is_none() {
                return Err(Fault::from(Message::new("live.not-over")));
            }
            let next = passed_on(&room, place.allows);
            (room.id(), room.plies(), seat, room.seats_of_people(), next)
        };
        let agreed = self.store.agree(id, ABOUT, seat).await.map_err(store_fault)?;
        if people.iter().all(|seat| agreed.contains(seat)) {
            self.make_next((id, place.allows.own_design), &next).await?;
        }
        place.tell_beside();
        Ok(Done { plies })
    }

    /// The seats that want to play again, once a match is over.
    pub(crate) async fn wants_again(&self, place: &Place) -> Vec<u8> {
        let id = place.room().await.id();
        // Who does not hear it now asks again.
        self.store.agreed(id, ABOUT).await.unwrap_or_default()
    }

    /// The link to the match that follows, for the bearer of a link, when there is one.
    pub(crate) async fn next_link(&self, place: &Place, role: Role, link: &str) -> Option<String> {
        let (id, seats) = {
            let room = place.room().await;
            (room.id(), room.session().table().players.len())
        };
        let next = self.store.next_match(id).await.ok()??;
        let role = match role {
            Role::Host => storage::Role::Host,
            Role::Spectator => storage::Role::Spectator,
            Role::Seat(seat) => storage::Role::Seat(next_seat(seat, seats)),
        };
        let link = derived(link);
        self.store.add_link(next, &Link { digest: digest_of(&link), role }).await.ok()?;
        Some(link)
    }

    /// Makes the match that follows, unless another server was quicker.
    async fn make_next(
        self: &Arc<Self>,
        (of, is_own): (Id, bool),
        next: &NewMatch,
    ) -> Result<(), Fault> {
        let known = self.store.next_match(of).await.map_err(store_fault)?;
        if known.is_some() {
            return Ok(());
        }
        let place = match self.make_match(next, Some((of, is_own))).await {
            Ok((_, place)) => place,
            Err(fault) => {
                let known = self.store.next_match(of).await;
                return known.ok().flatten().map(|_| ()).ok_or(fault);
            }
        };
        let (id, people) = {
            let room = place.room().await;
            (room.id(), room.seats_of_people())
        };
        // Those who agreed sit there already; nobody else comes in by the code.
        for seat in people {
            self.hold_seat(id, seat, None).await?;
            place.room().await.take(seat);
        }
        Ok(())
    }
}

/// The same match with the seats passed on by one.
fn passed_on(room: &Room, allows: Allows) -> NewMatch {
    let mut asked = room.asked(allows);
    if !asked.players.is_empty() {
        asked.players.rotate_left(1);
    }
    asked
}

/// Where somebody of this seat sits in the match that follows.
fn next_seat(seat: u8, seats: usize) -> u8 {
    let last = u8::try_from(seats).unwrap_or(u8::MAX);
    if seat <= 1 { last } else { seat - 1 }
}
