//! Sitting down: by the short code of a match, or with the link of a seat.
//!
//! A seat belongs to the first who comes. Handing out its link does not take it; entering with
//! that link does, and so does the code, which gives a link of its own and makes all others void.
//! In browsers a seat is bound to the one where it was taken, and each has one at most, unless
//! the match was made for one device. Codes end with the match and after a day; when all seats
//! are taken they let people look on, where who made the match allows it. Clocks start when every person has entered with a link.

use std::sync::Arc;

use i18n::Message;
use protocol::live::Ask;
use protocol::rest::{Join, Joined};
use protocol::{Fault, Role};
use storage::{Allows, Claim, Digest, Id, Link, StoreError, Taken};

use super::{LATE, Place, Rooms, no_randomness, store_fault};
use crate::room::Room;
use crate::secrets::{digest_of, random_id};

/// What the people of a table agree to by entering with their links. The seats that are taken do
/// not tell it: those of a match that follows another are, before anybody has come.
const COME: &str = "come";
/// No match has this code.
pub(crate) const NO_SUCH_CODE: &str = "live.no-such-code";
/// A code lets in for a day.
const CODES_LAST_MS: i64 = 24 * 60 * 60 * 1000;
/// A name that comes together with a move is tried again, so often.
const NAMES_TRIED: usize = 5;

impl Rooms {
    /// Gives a seat of the match of a code to whoever comes, or a place to look on.
    ///
    /// # Errors
    /// When no match has this code, or the store is away.
    pub async fn join(
        self: &Arc<Self>,
        asked: &Join,
        device: Option<Digest>,
    ) -> Result<Joined, Fault> {
        let found = self.store.find_code(&plain(&asked.code)).await;
        let head = found.map_err(store_fault)?;
        let head = head.ok_or_else(|| Fault::from(Message::new(NO_SUCH_CODE)))?;
        let (id, allows) = (head.made.id, head.made.allows);
        let age_ms = self.clock.now_ms().saturating_sub(head.made.made_ms);
        if head.outcome.is_some() || age_ms > CODES_LAST_MS {
            return Err(Fault::from(Message::new("live.code-over")));
        }
        let place = self.open(id).await?;
        let link = random_id().map_err(no_randomness)?.to_string();
        let mut seat = self.sit_down(&place, id, &link, device).await?;
        if seat.is_none() {
            seat = self.add_seat(&place, id, &link, device).await?;
        }
        if seat.is_none() && !allows.watching {
            return Err(Fault::from(Message::new("live.seats-taken")));
        }
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
    pub async fn note_entry(
        &self,
        place: &Place,
        role: Role,
        device: Option<Digest>,
    ) -> Result<(), Fault> {
        let Role::Seat(seat) = role else { return Ok(()) };
        let (id, has_entered, awaits_people) = {
            let room = place.room().await;
            (room.id(), room.has_entered(seat), room.awaits_people())
        };
        if self.may_sit(place, id, seat, device).await? {
            self.hold_seat(id, seat, device).await?;
            place.room().await.take(seat);
            // Two may have come at once; one of them sits there now.
            self.may_sit(place, id, seat, device).await?;
        }
        if has_entered {
            return Ok(());
        }
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

    /// Whether somebody at this device may sit there; says whether that must be noted first.
    async fn may_sit(
        &self,
        place: &Place,
        id: Id,
        seat: u8,
        device: Option<Digest>,
    ) -> Result<bool, Fault> {
        let taken = self.store.taken_seats(id).await.map_err(store_fault)?;
        one_seat_a_device(&taken, place.allows, device, seat)?;
        let bound = taken.iter().find(|taken| taken.seat == seat).map(|taken| taken.device);
        match (bound, device) {
            (Some(Some(bound)), device) if device != Some(bound) => {
                Err(Fault::from(Message::new("live.seat-taken")))
            }
            (None, _) | (Some(None), Some(_)) => Ok(true),
            _ => Ok(false),
        }
    }

    /// Takes a seat for whoever has its link; it may well be taken by them already.
    pub(super) async fn hold_seat(
        &self,
        id: Id,
        seat: u8,
        device: Option<Digest>,
    ) -> Result<(), Fault> {
        let claim = Claim { id, seat, link: None, device, at_ms: self.clock.now_ms() };
        match self.store.claim_seat(&claim).await {
            Ok(()) | Err(StoreError::Taken) => Ok(()),
            Err(error) => Err(store_fault(error)),
        }
    }

    /// Takes the first free seat of a person. Somebody else may be quicker, also elsewhere.
    async fn sit_down(
        &self,
        place: &Place,
        id: Id,
        link: &str,
        device: Option<Digest>,
    ) -> Result<Option<u8>, Fault> {
        let people = place.room().await.seats_of_people();
        let taken = self.store.taken_seats(id).await.map_err(store_fault)?;
        let is_free = |seat: &u8| !taken.iter().any(|taken| taken.seat == *seat);
        for seat in people.into_iter().filter(is_free) {
            one_seat_a_device(&taken, place.allows, device, seat)?;
            let link = Some(digest_of(link));
            let claim = Claim { id, seat, link, device, at_ms: self.clock.now_ms() };
            match self.store.claim_seat(&claim).await {
                Ok(()) => {
                    let mut room = place.room().await;
                    room.take(seat);
                    place.doubt_links();
                    place.tell(&room);
                    return Ok(Some(seat));
                }
                Err(StoreError::Taken) => {}
                Err(error) => return Err(store_fault(error)),
            }
        }
        Ok(None)
    }

    /// Makes room for one player more, where the game lets players come, and gives it to whoever
    /// came.
    async fn add_seat(
        self: &Arc<Self>,
        place: &Arc<Place>,
        id: Id,
        link: &str,
        device: Option<Digest>,
    ) -> Result<Option<u8>, Fault> {
        let taken = self.store.taken_seats(id).await.map_err(store_fault)?;
        one_seat_a_device(&taken, place.allows, device, 0)?;
        for _ in 0..NAMES_TRIED {
            let mut room = self.room_of(place).await?;
            let Ok((seats, step)) = room.add_player(self.clock.now()) else { return Ok(None) };
            match self.take(place, &mut room, step).await {
                Ok(_) => {}
                Err(fault) if fault.why.key() == LATE => continue,
                Err(fault) => return Err(fault),
            }
            drop(room);
            // Somebody else may sit down there first; then there is no room again.
            if let Some(seat) = self.sit_down(place, id, link, device).await? {
                return Ok(Some(seat));
            }
            if seats >= game::MAX_SEATS {
                return Ok(None);
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

/// A code as it is kept, however it was typed.
pub(super) fn plain(code: &str) -> String {
    let letters = code.chars().filter(|letter| letter.is_alphanumeric());
    letters.collect::<String>().to_uppercase()
}

/// Nobody plays two seats of a match at one device, unless it was made for that.
pub(super) fn one_seat_a_device(
    taken: &[Taken],
    allows: Allows,
    device: Option<Digest>,
    seat: u8,
) -> Result<(), Fault> {
    let has_other =
        device.is_some() && taken.iter().any(|taken| taken.seat != seat && taken.device == device);
    if has_other && !allows.one_device {
        return Err(Fault::from(Message::new("live.one-seat")));
    }
    Ok(())
}
