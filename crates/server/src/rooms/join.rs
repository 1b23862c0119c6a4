//! Sitting down: by the short code of a match, or with the link of a seat.
//!
//! A seat belongs to the first who comes. Handing out its link does not take it; entering with
//! that link does, and so does the code, which gives a link of its own. When all seats are taken,
//! the code lets people look on. Clocks start when every person has entered with a link.

use std::sync::Arc;

use i18n::Message;
use protocol::live::Ask;
use protocol::rest::{Join, Joined};
use protocol::{Fault, Role};
use storage::{Claim, Id, Link, StoreError};

use super::{LATE, Place, Rooms, no_randomness, store_fault};
use crate::room::Room;
use crate::secrets::{digest_of, random_id};

/// What the people of a table agree to by entering with their links. The seats that are taken do
/// not tell it: those of a match that follows another are, before anybody has come.
const COME: &str = "come";
/// A name that comes together with a move is tried again, so often.
const NAMES_TRIED: usize = 5;

impl Rooms {
    /// Gives a seat of the match of a code to whoever comes, or a place to look on.
    ///
    /// # Errors
    /// When no match has this code, or the store is away.
    pub async fn join(self: &Arc<Self>, asked: &Join) -> Result<Joined, Fault> {
        let code: String = asked.code.chars().filter(|letter| letter.is_alphanumeric()).collect();
        let found = self.store.find_code(&code.to_uppercase()).await;
        let id = found.map_err(store_fault)?;
        let id = id.ok_or_else(|| Fault::from(Message::new("live.no-such-code")))?;
        let place = self.open(id).await?;
        let link = random_id().map_err(no_randomness)?.to_string();
        let seat = self.sit_down(&place, id, &link).await?;
        match seat {
            Some(seat) => self.name_whoever_came(&place, Role::Seat(seat), &asked.name).await?,
            None => {
                let link = Link { digest: digest_of(&link), role: storage::Role::Spectator };
                let added = self.store.add_link(id, &link).await;
                added.map_err(store_fault)?;
            }
        }
        Ok(Joined { id: id.to_string(), link, seat })
    }

    /// Notes that somebody entered with the link of a seat. When all people have, clocks start.
    ///
    /// # Errors
    /// When the store is away.
    pub async fn note_entry(&self, place: &Place, role: Role) -> Result<(), Fault> {
        let Role::Seat(seat) = role else { return Ok(()) };
        let (id, awaits_people) = {
            let room = place.room().await;
            if room.has_entered(seat) {
                return Ok(());
            }
            (room.id(), room.awaits_people())
        };
        self.hold_seat(id, seat).await?;
        let come = if awaits_people {
            self.store.agree(id, COME, seat).await.map_err(store_fault)?
        } else {
            vec![seat]
        };
        let mut room = place.room().await;
        if room.sit(&come, self.clock.now()) {
            place.tell(&room);
        }
        Ok(())
    }

    /// Looks at who has come, also at other servers; says whether clocks start now.
    pub(super) async fn hear_people(&self, room: &mut Room) -> bool {
        if !room.awaits_people() {
            return false;
        }
        // What is not heard now is heard when the store is asked again.
        let come = self.store.agreed(room.id(), COME).await.unwrap_or_default();
        room.sit(&come, self.clock.now())
    }

    /// Takes a seat for whoever has its link; it may well be taken by them already.
    pub(super) async fn hold_seat(&self, id: Id, seat: u8) -> Result<(), Fault> {
        let claim = Claim { id, seat, link: None, at_ms: self.clock.now_ms() };
        match self.store.claim_seat(&claim).await {
            Ok(()) | Err(StoreError::Taken) => Ok(()),
            Err(error) => Err(store_fault(error)),
        }
    }

    /// Takes the first free seat of a person. Somebody else may be quicker, also elsewhere.
    async fn sit_down(&self, place: &Place, id: Id, link: &str) -> Result<Option<u8>, Fault> {
        let free = place.room().await.seats_of_people();
        let taken = self.store.taken_seats(id).await.map_err(store_fault)?;
        for seat in free.into_iter().filter(|seat| !taken.contains(seat)) {
            let link = Some(digest_of(link));
            let claim = Claim { id, seat, link, at_ms: self.clock.now_ms() };
            match self.store.claim_seat(&claim).await {
                Ok(()) => return Ok(Some(seat)),
                Err(StoreError::Taken) => {}
                Err(error) => return Err(store_fault(error)),
            }
        }
        Ok(None)
    }

    /// The seat is taken already: what hinders the name must not hinder its bearer.
    async fn name_whoever_came(
        self: &Arc<Self>,
        place: &Arc<Place>,
        role: Role,
        name: &str,
    ) -> Result<(), Fault> {
        if storage::one_line(name).is_empty() {
            return Ok(());
        }
        let ask = Ask::Name { wish: 0, name: name.to_owned() };
        for _ in 0..NAMES_TRIED {
            match self.ask(place, role, &ask).await {
                Err(fault) if fault.why.key() == LATE => {}
                _ => return Ok(()),
            }
        }
        Ok(())
    }
}
