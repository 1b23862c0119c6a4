//! Seats while a match goes on: somebody gets up, a machine or somebody else takes the seat, and
//! whoever lost a link gets the seat back when the others agree.

use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, MutexGuard, PoisonError};

use game::Reason as _;
use i18n::Message;
use protocol::live::Ask;
use protocol::rest::{AskSeat, Joined, SeatAsked};
use protocol::{Fault, Role};
use session::SessionError;
use storage::{Claim, Digest, Id, StoreError};

use super::company::{Standing, Verdict};
use super::join::NO_SUCH_CODE;
use super::{Done, GONE, Place, Rooms, no_randomness, store_fault};
use crate::secrets::{digest_of, random_id};

impl Rooms {
    /// Does what somebody asks about seats; nothing for what concerns none.
    pub(super) async fn ask_about_seats(
        self: &Arc<Self>,
        place: &Arc<Place>,
        role: Role,
        ask: &Ask,
    ) -> Option<Result<Done, Fault>> {
        match *ask {
            Ask::Leave { .. } => Some(self.leave(place, role).await),
            Ask::Machine { seat, level, .. } => {
                Some(self.seat_machine(place, role, seat, level).await)
            }
            Ask::GiveSeat { seat, yes, .. } => Some(self.answer(place, role, seat, yes).await),
            _ => None,
        }
    }

    /// Somebody gets up. Their links are void at once; the code lets somebody else sit down.
    async fn leave(&self, place: &Arc<Place>, role: Role) -> Result<Done, Fault> {
        let mut room = self.room_of(place).await?;
        let seat = room.seat_of(role)?;
        if room.session().ending().is_some() {
            return Err(Fault::from(SessionError::GameOver.message()));
        }
        let freed = self.store.free_seat(room.id(), seat.number()).await;
        freed.map_err(store_fault)?;
        place.company.drop_wish(seat.number());
        place.doubt_links();
        let step = room.give_up(seat, self.clock.now());
        // The seat is free, whether or not its name could be taken from it.
        let _ = self.take(place, &mut room, step).await;
        place.tell(&room);
        Ok(Done { plies: room.plies() })
    }

    /// A machine plays a seat at which nobody sits.
    async fn seat_machine(
        self: &Arc<Self>,
        place: &Arc<Place>,
        role: Role,
        seat: u8,
        level: u8,
    ) -> Result<Done, Fault> {
        let mut room = self.room_of(place).await?;
        room.seat_of(role)?;
        room.check_machine(seat)?;
        // Nobody can sit down there meanwhile: the link of this claim is known to nobody.
        let link = digest_of(&random_id().map_err(no_randomness)?.to_string());
        let claim = Claim {
            id: room.id(),
            seat,
            link: Some(link),
            device: None,
            at_ms: self.clock.now_ms(),
        };
        match self.store.claim_seat(&claim).await {
            Ok(()) => {}
            Err(StoreError::Taken) => {
                return Err(Fault::from(Message::new("live.seat-not-free")));
            }
            Err(error) => return Err(store_fault(error)),
        }
        let id = room.id();
        let seated = match room.seat_machine(seat, level, self.clock.now()) {
            Ok(step) => self.take(place, &mut room, step).await,
            Err(fault) => Err(fault),
        };
        if seated.is_err() {
            // Nothing came of it: the seat is free as before.
            let _ = self.store.free_seat(id, seat).await;
        }
        let done = seated?;
        place.doubt_links();
        self.wake_machine(place, &room);
        Ok(done)
    }

    /// Somebody lost the link of a seat and asks the table for it, by its name.
    ///
    /// # Errors
    /// When no match has this code, nobody there is called so, or somebody asks for it already.
    pub async fn ask_for_seat(
        self: &Arc<Self>,
        asked: &AskSeat,
        device: Option<Digest>,
    ) -> Result<SeatAsked, Fault> {
        let head = self.store.find_code(&super::join::plain(&asked.code)).await;
        let head = head.map_err(store_fault)?;
        let head = head.ok_or_else(|| Fault::from(Message::new(NO_SUCH_CODE)))?;
        if head.outcome.is_some() {
            return Err(Fault::from(Message::new("live.code-over")));
        }
        let place = self.open(head.made.id).await?;
        let seat = self.room_of(&place).await?.seat_called(&asked.name);
        let seat = seat.ok_or_else(|| Fault::from(Message::new("live.nobody-called-so")))?;
        let taken = self.store.taken_seats(head.made.id).await.map_err(store_fault)?;
        super::join::one_seat_a_device(&taken, head.made.allows, device, seat)?;
        if !self.is_alone() {
            return Err(Fault::from(Message::new("live.ask-educator")));
        }
        let link = random_id().map_err(no_randomness)?.to_string();
        let run_ms = self.clock.run_ms();
        let digest = digest_of(&link);
        let Standing { seat, silent } = place.company.ask(seat, digest, device, run_ms)?;
        let mut wishes = self.wishes();
        wishes.retain(|digest, id| self.standing(*id, digest).is_some());
        wishes.insert(digest, head.made.id);
        drop(wishes);
        place.tell_beside();
        Ok(SeatAsked { link, seat, asked: silent, given: false })
    }

    /// How the wish of a link for a seat stands.
    ///
    /// # Errors
    /// When it was refused, or nobody waits for it any more.
    pub async fn seat_asked(&self, link: &str) -> Result<SeatAsked, Fault> {
        let digest = digest_of(link);
        let of = self.wishes().get(&digest).copied();
        let link = link.to_owned();
        if let Some(Standing { seat, silent }) = of.and_then(|id| self.standing(id, &digest)) {
            return Ok(SeatAsked { link, seat, asked: silent, given: false });
        }
        match self.role_of(&link).await {
            Ok((_, Role::Seat(seat))) => Ok(SeatAsked { link, seat, asked: 0, given: true }),
            Ok(_) => Err(Fault::from(Message::new(GONE))),
            Err(fault) if fault.why.key() == GONE => {
                Err(Fault::from(Message::new("live.seat-refused")))
            }
            Err(fault) => Err(fault),
        }
    }

    /// Somebody at the table agrees that whoever asks gets a seat back, or does not.
    async fn answer(
        &self,
        place: &Arc<Place>,
        role: Role,
        seat: u8,
        yes: bool,
    ) -> Result<Done, Fault> {
        let mut room = self.room_of(place).await?;
        let by = room.seat_of(role)?.number();
        if let Verdict::Given(link, device) =
            place.company.answer(by, seat, yes, self.clock.run_ms())?
        {
            let at_ms = self.clock.now_ms();
            let claim = Claim { id: room.id(), seat, link: Some(link), device, at_ms };
            self.store.give_seat(&claim).await.map_err(store_fault)?;
            room.take(seat);
            place.doubt_links();
        }
        place.tell(&room);
        Ok(Done { plies: room.plies() })
    }

    /// Gives somebody a new link to a seat, whoever had it; all other links to it are void. The
    /// educator alone may do so.
    ///
    /// # Errors
    /// When there is no such match, or no person plays there.
    pub async fn hand_out_seat(self: &Arc<Self>, id: Id, seat: u8) -> Result<Joined, Fault> {
        let place = self.open(id).await?;
        let mut room = self.room_of(&place).await?;
        room.seat_of(Role::Seat(seat))?;
        let link = random_id().map_err(no_randomness)?.to_string();
        let (digest, at_ms) = (Some(digest_of(&link)), self.clock.now_ms());
        let claim = Claim { id, seat, link: digest, device: None, at_ms };
        self.store.give_seat(&claim).await.map_err(store_fault)?;
        room.take(seat);
        place.company.drop_wish(seat);
        place.doubt_links();
        place.tell(&room);
        Ok(Joined { id: id.to_string(), link, seat: Some(seat) })
    }

    /// Of which match a seat is asked for with which link.
    fn wishes(&self) -> MutexGuard<'_, HashMap<Digest, Id>> {
        // Whoever panicked with it in hand left it whole.
        self.wishes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn standing(&self, id: Id, link: &Digest) -> Option<Standing> {
        self.known(id)?.company.standing(link, self.clock.run_ms())
    }

    /// Whether no other server has people at the matches of this store.
    pub(crate) fn is_alone(&self) -> bool {
        self.is_alone.load(Ordering::Relaxed)
    }
}
