//! What a server does with its rooms by itself: it lets time run out, puts rooms away that nobody
//! looks at, hears of other servers, and stops without losing anything.
//!
//! The clock of a match runs while its room is in memory and every person has come. A room that is
//! put away, because the server stops or because nobody looks, keeps what was thought; the time
//! until it is opened again counts for nobody. After a crash the time since the last event is not
//! counted.

use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Weak};
use std::time::Duration;

use protocol::Fault;
use storage::{Changes, Id, Standing, StoreError};
use tokio::time::MissedTickBehavior;

use super::{GONE, Place, Rooms};
use crate::clock::PERIOD_MS;
use crate::room::Step;

/// How often clocks are looked at.
const CLOCKS: Duration = Duration::from_millis(PERIOD_MS);
/// How often rooms are looked through for those that nobody looks at.
const SWEEP: Duration = Duration::from_secs(30);
/// A room leaves memory when nobody has looked at it for so long.
const IDLE_MS: u64 = 600_000;
/// How often the store is asked what has gone on elsewhere, in case a word of it was lost.
const POLL: Duration = Duration::from_secs(3);
/// How often it is looked for what is no longer needed.
const HOUR: Duration = Duration::from_secs(3600);
/// A match with a design that was brought for it alone is kept so long after the last move.
const OWN_LASTS_MS: i64 = 30 * 24 * 60 * 60 * 1000;
/// How long those who look are waited for when the server stops.
const FAREWELL: Duration = Duration::from_millis(700);

impl Rooms {
    /// Starts what a server does by itself. It ends when the rooms are gone or stop.
    pub fn keep_house(self: &Arc<Self>) {
        let clocks = every(CLOCKS, Arc::downgrade(self), async |rooms: Arc<Self>| {
            rooms.let_time_run_out().await;
        });
        let sweep = every(SWEEP, Arc::downgrade(self), async |rooms: Arc<Self>| {
            rooms.put_idle_away(IDLE_MS).await;
        });
        let own = every(HOUR, Arc::downgrade(self), async |rooms: Arc<Self>| {
            rooms.drop_idle_own().await;
        });
        self.housework.spawn(self.stopping.clone().run_until_cancelled_owned(own));
        let hear = hear_others(Arc::downgrade(self));
        self.housework.spawn(self.stopping.clone().run_until_cancelled_owned(clocks));
        self.housework.spawn(self.stopping.clone().run_until_cancelled_owned(sweep));
        self.housework.spawn(self.stopping.clone().run_until_cancelled_owned(hear));
    }

    /// Removes the matches with designs of their own that nobody has touched for long.
    pub async fn drop_idle_own(&self) {
        let before_ms = self.clock.now_ms().saturating_sub(OWN_LASTS_MS);
        // Who cannot be removed now is removed at the next look.
        for id in self.store.idle_own(before_ms).await.unwrap_or_default() {
            let _ = self.delete(id, "nobody for long").await;
        }
    }

    /// How many rooms are in memory.
    #[must_use]
    pub fn open_count(&self) -> usize {
        self.places().len()
    }

    fn open_places(&self, wanted: impl Fn(&Place) -> bool) -> Vec<(Id, Arc<Place>)> {
        let open = self.places();
        let wanted = open.iter().filter(|(_, place)| wanted(place));
        wanted.map(|(id, place)| (*id, place.clone())).collect()
    }

    /// Ends the matches in which somebody's time has run out.
    pub async fn let_time_run_out(self: &Arc<Self>) {
        let run_ms = self.clock.run_ms();
        for (_, place) in self.open_places(|place| place.runs_out_at() <= run_ms) {
            let rooms = self.clone();
            // One match whose store is slow holds up no other.
            tokio::spawn(async move {
                // Who cannot be told now is asked again at the next look.
                let _ = rooms.room_now(&place).await;
            });
        }
    }

    /// Puts rooms away that nobody has looked at for so long. They come back when they are wanted.
    pub async fn put_idle_away(self: &Arc<Self>, idle_ms: u64) {
        let run_ms = self.clock.run_ms();
        let is_idle = |place: &Place| {
            place.is_unseen() && run_ms.saturating_sub(place.touched_ms()) >= idle_ms
        };
        for (id, place) in self.open_places(is_idle) {
            if self.put_away(&place).await.is_err() {
                continue;
            }
            let mut open = self.places();
            // The map holds it, and we do; whoever else does, a machine that thinks or somebody
            // who just came in, needs it.
            if Arc::strong_count(&place) == 2 && place.is_unseen() {
                open.remove(&id);
            }
        }
    }

    /// Keeps what somebody has thought since the last event.
    async fn put_away(&self, place: &Place) -> Result<(), StoreError> {
        let away = |fault: Fault| StoreError::Unavailable(fault.why.key().to_owned());
        let mut room = self.room_of(place).await.map_err(away)?;
        let step = room.pause(self.clock.now());
        if matches!(step, Step::Keep(_)) {
            return self.take(place, &mut room, step).await.map(|_| ()).map_err(away);
        }
        if room.thinking_ms() == 0 || room.session().ending().is_some() {
            return Ok(());
        }
        match self.store.pause(room.id(), room.plies(), room.thinking_ms()).await {
            // Another server has gone on with it, or it was deleted: there is nothing to keep.
            Ok(()) | Err(StoreError::Conflict | StoreError::Missing) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// Whether everybody here who looks at a match knows so many events of it.
    fn knows(&self, id: Id, plies: u32) -> bool {
        let knows = |place: &Arc<Place>| plies > 0 && place.news.borrow().0 >= plies;
        self.known(id).as_ref().is_none_or(knows)
    }

    /// Another server says that a match has so many events, or none when something else changed.
    async fn hear_word(self: &Arc<Self>, id: Id, plies: u32) {
        let Some(place) = self.known(id) else { return };
        match plies {
            // Somebody has come, or wants to play again or to take a move back.
            0 => {
                place.doubt();
                place.doubt_links();
                self.hear_beside(&place).await;
            }
            plies => self.catch_up(id, &place, plies).await,
        }
    }

    /// A match has so many events, or is gone, by what the store or another server says.
    async fn catch_up(self: &Arc<Self>, id: Id, place: &Arc<Place>, plies: u32) {
        if place.news.borrow().0 >= plies {
            return;
        }
        let made = match self.room_of(place).await {
            Ok(room) if room.plies() >= plies => return,
            Ok(mut room) => {
                let made = self.make_again(place, &mut room).await;
                made.map(|()| self.wake_machine(place, &room))
            }
            Err(fault) => Err(fault),
        };
        // A store that does not answer now is asked again by and by.
        if made.is_err_and(|fault| fault.why.key() == GONE) {
            self.forget_place(id);
        }
    }

    /// Asks everybody to come back later, finishes what was begun, and closes the store.
    pub async fn stop(&self) {
        self.stopping.cancel();
        self.guests.close();
        if tokio::time::timeout(FAREWELL, self.guests.wait()).await.is_err() {
            tracing::warn!(left = self.guests.len(), "some did not leave in time");
        }
        let places = self.open_places(|_| true);
        let put_away = places.iter().map(|(_, place)| self.put_away(place));
        for kept in futures_util::future::join_all(put_away).await {
            if let Err(error) = kept {
                tracing::warn!(%error, "the time of a match was not kept");
            }
        }
        // Whoever still asks a store that is closed would take that for a fault.
        self.housework.close();
        self.housework.wait().await;
        self.store.close().await;
    }
}

/// Does something again and again, for as long as the rooms are there.
async fn every(period: Duration, rooms: Weak<Rooms>, act: impl AsyncFn(Arc<Rooms>)) {
    let mut ticks = tokio::time::interval(period);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        let Some(rooms) = rooms.upgrade() else { return };
        act(rooms).await;
    }
}

/// Hears of matches that go on at other servers. Words get lost, so the store is asked too.
async fn hear_others(rooms: Weak<Rooms>) {
    let mut heard: Option<Box<dyn Changes>> = None;
    loop {
        if heard.is_none() {
            let Some(rooms) = rooms.upgrade() else { return };
            match rooms.store.changes().await {
                // This store is ours alone.
                Ok(None) => return,
                Ok(changes) => {
                    rooms.is_alone.store(false, Ordering::Relaxed);
                    heard = changes;
                }
                Err(error) => tracing::warn!(%error, "the store tells nothing of other servers"),
            }
        }
        let deadline = tokio::time::Instant::now() + POLL;
        while let Some(changes) = &mut heard {
            match tokio::time::timeout_at(deadline, changes.next()).await {
                Ok(Ok(Some((id, plies)))) => {
                    let Some(rooms) = rooms.upgrade() else { return };
                    // Most words are our own.
                    if !rooms.knows(id, plies) {
                        tokio::spawn(async move { rooms.hear_word(id, plies).await });
                    }
                }
                Ok(Ok(None)) | Err(_) => break,
                Ok(Err(error)) => {
                    tracing::warn!(%error, "the store tells nothing of other servers any more");
                    heard = None;
                }
            }
        }
        if heard.is_none() {
            tokio::time::sleep_until(deadline).await;
        }
        let Some(rooms) = rooms.upgrade() else { return };
        if let Err(error) = rooms.ask_store().await {
            tracing::warn!(%error, "the store cannot be asked what has gone on");
        }
    }
}

impl Rooms {
    /// Looks for what has happened elsewhere to the matches of this server's rooms: moves, what
    /// stands beside them, and their end.
    ///
    /// # Errors
    /// When the store does not answer; then it is asked again the next time.
    pub async fn ask_store(self: &Arc<Self>) -> Result<(), StoreError> {
        let places = self.open_places(|_| true);
        let ids: Vec<Id> = places.iter().map(|(id, _)| *id).collect();
        let standings = self.store.standings(&ids).await?;
        let standings = standings.into_iter().map(|standing| (standing.id, standing));
        let standings: HashMap<Id, Standing> = standings.collect();
        for (id, place) in places {
            match standings.get(&id) {
                None => self.catch_up(id, &place, u32::MAX).await,
                Some(Standing { plies, beside, .. }) => {
                    self.catch_up(id, &place, *plies).await;
                    if place.beside.swap(*beside, Ordering::Relaxed) != *beside {
                        place.doubt_links();
                        self.hear_beside(&place).await;
                    }
                }
            }
        }
        Ok(())
    }
}
