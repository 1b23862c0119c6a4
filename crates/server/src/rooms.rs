//! All rooms of this server: found by links, made again from the store when they are wanted.
//!
//! Several servers may keep the same room. Who is late with an event hears it from the store
//! (`Conflict`), makes the room again and goes on from there.

mod again;
mod company;
pub(crate) mod join;
mod keeping;
mod making;
mod seats;
mod thinking;
mod undo;

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, PoisonError};

use i18n::Message;
use protocol::live::{Ask, Tell};
use protocol::{Fault, Role};
use storage::{Allows, Append, Id, Store, StoreError};
use tokio::sync::{Mutex, MutexGuard, watch};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::clock::{Clock, Timer};
use crate::machines::Machines;
use crate::metrics::{Metrics, STORE_FAULTS};
use crate::room::{self, Room, Step};
use crate::secrets::{NoRandomness, digest_of};
use crate::shelf;
use company::Company;
use thinking::Thinking;

/// There is no such match, or none any more.
pub(crate) const GONE: &str = "live.no-such-link";
/// The match has gone on meanwhile.
pub(crate) const LATE: &str = "live.late";

/// What the store never says of what stands beside the events.
const DOUBT: i64 = -1;

/// The rooms and what they need.
pub struct Rooms {
    store: Arc<dyn Store>,
    clock: Timer,
    machines: Machines,
    metrics: Metrics,
    open: std::sync::Mutex<HashMap<Id, Arc<Place>>>,
    /// Says that the server stops.
    stopping: CancellationToken,
    /// Those who look at rooms.
    guests: TaskTracker,
    /// What the server does by itself.
    housework: TaskTracker,
    /// Whether this store is ours alone, as far as is known.
    is_alone: AtomicBool,
    /// Of which match a seat is asked for with which link.
    wishes: std::sync::Mutex<HashMap<storage::Digest, Id>>,
}

/// A room with those who listen.
pub struct Place {
    room: Mutex<Room>,
    /// How many events are kept, and how often something else changed.
    news: watch::Sender<(u32, u32)>,
    /// Whether the room believes what the store refused, and could not be made again yet.
    is_stale: AtomicBool,
    /// When somebody's time runs out, by how long the server has run.
    runs_out_at: AtomicU64,
    /// When somebody last did something here, by the same.
    touched_ms: AtomicU64,
    /// What the store last said of what stands beside the events; [`DOUBT`] once that changed.
    beside: AtomicI64,
    /// What a machine thinks about.
    thinking: Thinking,
    /// What who made the match allows.
    allows: Allows,
    /// Counts what may have made links void.
    claims: AtomicU64,
    /// Who is there.
    company: Company,
    /// From where somebody came last: machines take turns by it.
    house: std::sync::Mutex<Option<IpAddr>>,
}

/// What a wish came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Done {
    /// How many events are kept now.
    pub plies: u32,
}

impl Rooms {
    /// Rooms over a store.
    #[must_use]
    pub fn new(store: Arc<dyn Store>, clock: Arc<dyn Clock>, machines: Machines) -> Arc<Self> {
        let (metrics, open, stopping) = Default::default();
        let (guests, housework) = Default::default();
        let clock = Timer::new(clock);
        // Stores of several servers say so when it is asked what goes on elsewhere.
        let is_alone = AtomicBool::new(true);
        Arc::new(Self {
            store,
            clock,
            machines,
            metrics,
            open,
            stopping,
            guests,
            housework,
            is_alone,
            wishes: std::sync::Mutex::default(),
        })
    }

    /// Says when the server stops.
    pub(crate) const fn stopping(&self) -> &CancellationToken {
        &self.stopping
    }

    /// Those who look at rooms; a server that stops waits for them.
    pub(crate) const fn guests(&self) -> &TaskTracker {
        &self.guests
    }

    /// The store below.
    #[must_use]
    pub fn store(&self) -> &dyn Store {
        &*self.store
    }

    /// What is counted.
    pub(crate) const fn metrics(&self) -> &Metrics {
        &self.metrics
    }

    /// What is counted, as those who watch over the server read it.
    pub(crate) fn watched(&self) -> String {
        self.metrics.rooms.set(i64::try_from(self.open_count()).unwrap_or(i64::MAX));
        let (thinking, waiting) = self.machines.busy();
        self.metrics.thinking.set(thinking);
        self.metrics.waiting.set(waiting);
        self.metrics.text()
    }

    /// The clock by which all times are told.
    pub(crate) const fn clock(&self) -> &Timer {
        &self.clock
    }

    /// The room that a secret link opens, and what its bearer may do.
    ///
    /// # Errors
    /// When it opens none, or the room cannot be made again.
    pub async fn enter(self: &Arc<Self>, link: &str) -> Result<(Arc<Place>, Role), Fault> {
        let (id, role) = self.role_of(link).await?;
        Ok((self.open(id).await?, role))
    }

    /// The match that a secret link opens, and what its bearer may do.
    ///
    /// # Errors
    /// When it opens none.
    pub(crate) async fn role_of(&self, link: &str) -> Result<(Id, Role), Fault> {
        let found = self.store.find_link(&digest_of(link)).await;
        let found = found.map_err(store_fault)?;
        let (id, role) = found.ok_or_else(|| Fault::from(Message::new(GONE)))?;
        let role = match role {
            storage::Role::Host => Role::Host,
            storage::Role::Seat(seat) => Role::Seat(seat),
            storage::Role::Spectator => Role::Spectator,
        };
        Ok((id, role))
    }

    /// Removes a match for good. Who still looks at it hears so at once.
    ///
    /// # Errors
    /// `Missing` when there is none.
    pub(crate) async fn delete(&self, id: Id, by: &str) -> Result<(), StoreError> {
        self.store.delete_match(id, by, self.clock.now_ms()).await?;
        self.forget_place(id);
        Ok(())
    }

    /// Forgets the room of a match that is gone. Who looks finds that it cannot be made again.
    fn forget_place(&self, id: Id) {
        if let Some(place) = self.places().remove(&id) {
            place.is_stale.store(true, Ordering::Relaxed);
            place.tell_beside();
        }
    }

    async fn open(self: &Arc<Self>, id: Id) -> Result<Arc<Place>, Fault> {
        if let Some(place) = self.known(id) {
            place.touched_ms.store(self.clock.run_ms(), Ordering::Relaxed);
            return Ok(place);
        }
        let (room, allows) = self.restored(id).await?;
        let place = self.place(room, allows);
        self.wake_machine(&place, &*place.room.lock().await);
        Ok(place)
    }

    /// The rooms in memory.
    fn places(&self) -> std::sync::MutexGuard<'_, HashMap<Id, Arc<Place>>> {
        // Whoever panicked with it in hand left the map whole.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn known(&self, id: Id) -> Option<Arc<Place>> {
        self.places().get(&id).cloned()
    }

    /// The place of a room; if somebody was quicker, theirs.
    fn place(&self, room: Room, allows: Allows) -> Arc<Place> {
        let mut open = self.places();
        let (id, plies) = (room.id(), room.plies());
        let touched_ms = AtomicU64::new(self.clock.run_ms());
        let new = || {
            let runs_out_at = AtomicU64::new(room.runs_out_at().unwrap_or(u64::MAX));
            let (room, news) = (Mutex::new(room), watch::Sender::new((plies, 0)));
            let is_stale = AtomicBool::new(false);
            let (beside, thinking, house, claims, company) = Default::default();
            Arc::new(Place {
                room,
                news,
                is_stale,
                runs_out_at,
                touched_ms,
                beside,
                thinking,
                allows,
                claims,
                company,
                house,
            })
        };
        open.entry(id).or_insert_with(new).clone()
    }

    async fn restored(&self, id: Id) -> Result<(Room, Allows), Fault> {
        let stored = self.store.load_match(id).await.map_err(store_fault)?;
        let stored = stored.ok_or_else(|| Fault::from(Message::new(GONE)))?;
        let opener = shelf::find(&*self.store, &stored.head.made.game).await?;
        let run_ms = self.clock.run_ms();
        let allows = stored.head.made.allows;
        let room =
            aside(move || room::restore(&stored, run_ms, |id, settings| opener.open(id, settings)));
        let mut room = room.await?.map_err(|_| Fault::from(Message::new("live.damaged")))?;
        let taken = self.store.taken_seats(id).await.map_err(store_fault)?;
        room.hear_taken(taken.into_iter().map(|taken| taken.seat));
        self.hear_people(&mut room).await;
        self.hear_undo(&mut room).await;
        Ok((room, allows))
    }

    /// Does what somebody asks. When this returns, it is kept.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    pub async fn ask(
        self: &Arc<Self>,
        place: &Arc<Place>,
        role: Role,
        ask: &Ask,
    ) -> Result<Done, Fault> {
        if matches!(ask, Ask::Rematch { .. } | Ask::Undo { .. } | Ask::RefuseUndo { .. }) {
            place.doubt();
        }
        if matches!(ask, Ask::Rematch { .. }) {
            return self.ask_again(place, role).await;
        }
        if let Some(done) = self.ask_about_seats(place, role, ask).await {
            return done;
        }
        let now = self.clock.now();
        let mut room = self.room_of(place).await?;
        place.touched_ms.store(now.run_ms, Ordering::Relaxed);
        self.note_undo(&mut room, role, ask).await?;
        let step = match room.wish(role, ask, now) {
            Ok(step) => step,
            Err(fault) => {
                // Time has passed, and may have run out.
                let step = room.tick(now);
                let _ = self.take(place, &mut room, step).await;
                self.drop_undo(place, &room, ask).await;
                return Err(fault);
            }
        };
        let done = self.take(place, &mut room, step).await?;
        self.wake_machine(place, &room);
        Ok(done)
    }

    /// Keeps what happened and lets everybody know.
    async fn take(
        &self,
        place: &Place,
        room: &mut MutexGuard<'_, Room>,
        step: Step,
    ) -> Result<Done, Fault> {
        match step {
            Step::Nothing => {}
            Step::Tell => place.tell(room),
            Step::Keep(append) => self.store_or_restore(place, room, append).await?,
        }
        Ok(Done { plies: room.plies() })
    }

    async fn store_or_restore(
        &self,
        place: &Place,
        room: &mut MutexGuard<'_, Room>,
        append: Append,
    ) -> Result<(), Fault> {
        let began = std::time::Instant::now();
        let events = append.texts.len();
        match self.store.append(append).await {
            Ok(()) => {
                self.metrics.kept(events, began.elapsed());
                room.kept();
                place.tell(room);
                Ok(())
            }
            Err(error) => {
                if !matches!(error, StoreError::Conflict | StoreError::Missing) {
                    tracing::error!(%error, "an event was not kept");
                }
                // What this room believes is not what the store knows. When it cannot be made
                // again now, it will be before anybody hears of it.
                place.is_stale.store(true, Ordering::Relaxed);
                let _ = self.make_again(place, room).await;
                Err(match error {
                    StoreError::Conflict => Fault::from(Message::new(LATE)),
                    // Somebody has deleted the match meanwhile.
                    StoreError::Missing => Fault::from(Message::new(GONE)),
                    error => store_fault(error),
                })
            }
        }
    }

    /// The room of a place, as the store knows it.
    ///
    /// # Errors
    /// When it must be made again and cannot be.
    pub async fn room_of<'a>(&self, place: &'a Place) -> Result<MutexGuard<'a, Room>, Fault> {
        let mut room = place.room.lock().await;
        if place.is_stale.load(Ordering::Relaxed) {
            self.make_again(place, &mut room).await?;
        }
        Ok(room)
    }

    /// The same, with its clocks as they are at this moment.
    ///
    /// # Errors
    /// When somebody's time ran out and that cannot be kept, too.
    pub(crate) async fn room_now<'a>(
        &self,
        place: &'a Place,
    ) -> Result<MutexGuard<'a, Room>, Fault> {
        let mut room = self.room_of(place).await?;
        let step = room.tick(self.clock.now());
        self.take(place, &mut room, step).await?;
        Ok(room)
    }

    /// Makes a room anew from the store and lets everybody know.
    async fn make_again(
        &self,
        place: &Place,
        room: &mut MutexGuard<'_, Room>,
    ) -> Result<(), Fault> {
        (**room, _) = self.restored(room.id()).await?;
        place.is_stale.store(false, Ordering::Relaxed);
        place.tell(room);
        Ok(())
    }
}

impl Place {
    /// The room, for as long as it is held; it may have to be made again ([`Rooms::room_of`]).
    pub async fn room(&self) -> MutexGuard<'_, Room> {
        self.room.lock().await
    }

    /// How many events were kept when somebody was told last.
    pub(crate) fn known_plies(&self) -> u32 {
        self.news.borrow().0
    }

    /// Lets everybody know that something changed.
    fn tell(&self, room: &Room) {
        let runs_out_at = room.runs_out_at().unwrap_or(u64::MAX);
        self.runs_out_at.store(runs_out_at, Ordering::Relaxed);
        self.news.send_modify(|(known, other)| {
            *known = room.plies();
            *other = other.wrapping_add(1);
        });
    }

    /// How everything is called to somebody who comes.
    pub(crate) fn welcome(&self, room: &Room, role: Role) -> Tell {
        let mut welcome = room.welcome(role);
        if let Tell::Welcome { hints, .. } = &mut welcome {
            *hints = self.allows.hints;
        }
        welcome
    }

    /// Lets everybody know that something beside the events changed.
    fn tell_beside(&self) {
        self.news.send_modify(|(_, other)| *other = other.wrapping_add(1));
    }

    /// Links may have become void: everybody makes sure of theirs before they hear or do more.
    fn doubt_links(&self) {
        self.claims.fetch_add(1, Ordering::Relaxed);
    }

    /// Whether the match may be gone, so that it must be asked for again.
    pub(crate) fn is_gone(&self) -> bool {
        self.is_stale.load(Ordering::Relaxed)
    }

    /// Another number whenever links may have become void.
    pub(crate) fn claims(&self) -> u64 {
        self.claims.load(Ordering::Relaxed)
    }

    /// What stands beside the events changes: the store shall be asked for it again.
    fn doubt(&self) {
        self.beside.store(DOUBT, Ordering::Relaxed);
    }

    fn runs_out_at(&self) -> u64 {
        self.runs_out_at.load(Ordering::Relaxed)
    }

    fn touched_ms(&self) -> u64 {
        self.touched_ms.load(Ordering::Relaxed)
    }

    /// Whether nobody looks.
    fn is_unseen(&self) -> bool {
        self.news.receiver_count() == 0
    }

    /// Hears when something changed.
    #[must_use]
    pub fn listen(&self) -> watch::Receiver<(u32, u32)> {
        self.news.subscribe()
    }
}

/// Does what may take long, such as compiling a design or playing a game again, beside the
/// threads that serve everybody.
async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Fault> {
    let done = tokio::task::spawn_blocking(work).await;
    done.map_err(|_| Fault::from(Message::new("live.damaged")))
}

fn no_randomness(_: NoRandomness) -> Fault {
    Fault::from(Message::new("live.no-randomness"))
}

/// What people hear of a fault of the store; the cause is for the log.
#[expect(clippy::needless_pass_by_value, reason = "it is what `map_err` gives")]
pub(crate) fn store_fault(error: StoreError) -> Fault {
    tracing::error!(%error, "the store failed");
    STORE_FAULTS.inc();
    Fault::from(match error {
        StoreError::Full(_) => Message::new("live.disk-full"),
        _ => Message::new("live.store-away"),
    })
}
