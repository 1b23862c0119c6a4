//! All rooms of this server: found by links, made again from the store when they are wanted.
//!
//! Several servers may keep the same room. Who is late with an event hears it from the store
//! (`Conflict`), makes the room again and goes on from there.

mod again;
mod join;

use std::collections::HashMap;
use std::sync::Arc;

use i18n::Message;
use protocol::live::Ask;
use protocol::rest::{Made, NewMatch};
use protocol::{Fault, Role};
use storage::{Append, Id, Link, Store, StoreError};
use tokio::sync::{Mutex, MutexGuard, watch};

use crate::clock::Clock;
use crate::machines::{Machines, Task};
use crate::metrics::Metrics;
use crate::room::{self, Room, Step};
use crate::secrets::{NoRandomness, digest_of, random_code, random_id, random_seed};
use crate::shelf;

/// A short code that is taken is drawn anew, so often.
const CODES_TRIED: usize = 20;

/// The rooms and what they need.
pub struct Rooms {
    store: Arc<dyn Store>,
    clock: Arc<dyn Clock>,
    machines: Machines,
    metrics: Metrics,
    open: std::sync::Mutex<HashMap<Id, Arc<Place>>>,
}

/// A room with those who listen.
pub struct Place {
    room: Mutex<Room>,
    /// How many events are kept, and how often something else changed.
    news: watch::Sender<(u32, u32)>,
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
        let (metrics, open) = (Metrics::default(), std::sync::Mutex::default());
        Arc::new(Self { store, clock, machines, metrics, open })
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
        let open = self.open.lock().unwrap_or_else(std::sync::PoisonError::into_inner).len();
        self.metrics.rooms.set(i64::try_from(open).unwrap_or(i64::MAX));
        let (thinking, waiting) = self.machines.busy();
        self.metrics.thinking.set(thinking);
        self.metrics.waiting.set(waiting);
        self.metrics.text()
    }

    /// The clock by which all times are told.
    pub(crate) fn clock(&self) -> &dyn Clock {
        &*self.clock
    }

    /// Makes a match.
    ///
    /// # Errors
    /// What is wrong with what was asked for, or with the store.
    pub async fn make(self: &Arc<Self>, asked: &NewMatch) -> Result<Made, Fault> {
        self.make_match(asked, None).await.map(|(made, _)| made)
    }

    /// Makes a match, perhaps the one that follows another.
    async fn make_match(
        self: &Arc<Self>,
        asked: &NewMatch,
        after: Option<Id>,
    ) -> Result<(Made, Arc<Place>), Fault> {
        let (game, opener) = shelf::choose(&*self.store, &asked.game).await?;
        let asked = NewMatch { game, ..asked.clone() };
        let now_ms = self.clock.now_ms();
        let id = random_id().map_err(no_randomness)?;
        let seed = random_seed().map_err(no_randomness)?;
        let made = room::make(&asked, id, seed, now_ms, |id, settings| opener.open(id, settings))?;
        let table = made.room.session().table().clone();
        let people: Vec<bool> = game::Seat::all(made.room.session().played().game().seats())
            .map(|seat| table.is_human(seat))
            .collect();
        let secret = || random_id().map(|id| id.to_string()).map_err(no_randomness);
        let (host, spectator) = (secret()?, secret()?);
        let seats: Vec<Option<String>> = people
            .iter()
            .map(|is_human| is_human.then(secret).transpose())
            .collect::<Result<_, _>>()?;
        let mut new = storage::NewMatch {
            id,
            game: asked.game,
            settings: made.settings,
            seed,
            start: None,
            table: made.table,
            code: None,
            links: links(&host, &spectator, &seats),
            made_ms: now_ms,
        };
        let code = self.keep(&mut new, after).await?;
        let place = self.place(made.room);
        self.wake_machine(&place).await;
        Ok((Made { id: id.to_string(), code, host, seats, spectator }, place))
    }

    /// Keeps a new match under a code that nobody has.
    async fn keep(&self, new: &mut storage::NewMatch, after: Option<Id>) -> Result<String, Fault> {
        for _ in 0..CODES_TRIED {
            let code = random_code().map_err(no_randomness)?;
            new.code = Some(code.clone());
            let kept = match after {
                None => self.store.create_match(new).await,
                Some(of) => self.store.create_rematch(of, new).await,
            };
            match kept {
                Ok(()) => return Ok(code),
                Err(StoreError::Taken) => {}
                Err(error) => return Err(store_fault(&error)),
            }
        }
        Err(store_fault(&StoreError::Taken))
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
        let found = found.map_err(|error| store_fault(&error))?;
        let (id, role) = found.ok_or_else(|| Fault::from(Message::new("live.no-such-link")))?;
        let role = match role {
            storage::Role::Host => Role::Host,
            storage::Role::Seat(seat) => Role::Seat(seat),
            storage::Role::Spectator => Role::Spectator,
        };
        Ok((id, role))
    }

    /// Removes a match for good. Who still looks at it hears so with the next wish.
    ///
    /// # Errors
    /// `Missing` when there is none.
    pub(crate) async fn delete(&self, id: Id, by: &str) -> Result<(), StoreError> {
        self.store.delete_match(id, by, self.clock.now_ms()).await?;
        let mut open = self.open.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        open.remove(&id);
        Ok(())
    }

    async fn open(self: &Arc<Self>, id: Id) -> Result<Arc<Place>, Fault> {
        if let Some(place) = self.known(id) {
            return Ok(place);
        }
        let place = self.place(self.restored(id).await?);
        self.wake_machine(&place).await;
        Ok(place)
    }

    fn known(&self, id: Id) -> Option<Arc<Place>> {
        let open = self.open.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        open.get(&id).cloned()
    }

    /// The place of a room; if somebody was quicker, theirs.
    fn place(&self, room: Room) -> Arc<Place> {
        let mut open = self.open.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let (id, plies) = (room.id(), room.plies());
        let new =
            || Arc::new(Place { room: Mutex::new(room), news: watch::Sender::new((plies, 0)) });
        open.entry(id).or_insert_with(new).clone()
    }

    async fn restored(&self, id: Id) -> Result<Room, Fault> {
        let stored = self.store.load_match(id).await.map_err(|error| store_fault(&error))?;
        let stored = stored.ok_or_else(|| Fault::from(Message::new("live.no-such-link")))?;
        let opener = shelf::find(&*self.store, &stored.head.made.game).await?;
        let now_ms = self.clock.now_ms();
        let room = room::restore(&stored, now_ms, |id, settings| opener.open(id, settings));
        room.map_err(|_| Fault::from(Message::new("live.damaged")))
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
        if matches!(ask, Ask::Rematch { .. }) {
            return self.ask_again(place, role).await;
        }
        let mut room = place.room.lock().await;
        let step = room.wish(role, ask, self.clock.now_ms())?;
        let done = self.take(place, &mut room, step).await?;
        drop(room);
        self.wake_machine(place).await;
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
            Step::Tell => place.news.send_modify(|(_, other)| *other = other.wrapping_add(1)),
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
        let kept = self.store.append(append.clone()).await;
        let answer = match kept {
            Ok(()) => {
                self.metrics.kept(append.texts.len(), began.elapsed());
                room.kept(&append);
                Ok(())
            }
            Err(error) => {
                // What this room believes is not what the store knows.
                **room = self.restored(append.id).await?;
                Err(match error {
                    StoreError::Conflict => Fault::from(Message::new("live.late")),
                    error => store_fault(&error),
                })
            }
        };
        let plies = room.plies();
        place.news.send_modify(|(known, other)| {
            *known = plies;
            *other = other.wrapping_add(1);
        });
        answer
    }

    /// Lets a machine think when it has the hand; its move comes by itself.
    async fn wake_machine(self: &Arc<Self>, place: &Arc<Place>) {
        let room = place.room.lock().await;
        let Some(task) = self.machines.task(&room) else { return };
        drop(room);
        let (rooms, place) = (self.clone(), place.clone());
        tokio::spawn(async move { rooms.let_machines_play(&place, task).await });
    }

    /// Machines play until a person has the hand, or somebody else was quicker.
    async fn let_machines_play(&self, place: &Place, first: Task) {
        let mut next = Some(first);
        while let Some(task) = next.take() {
            let (seat, after) = (task.seat, task.after);
            let Some(text) = self.machines.think(task).await else { return };
            let mut room = place.room.lock().await;
            // When the match has gone on meanwhile, the move is void.
            let step = room.machine_plays(seat, &text, after, self.clock.now_ms());
            let Ok(step) = step else { return };
            if self.take(place, &mut room, step).await.is_ok() {
                next = self.machines.task(&room);
            }
        }
    }
}

impl Place {
    /// The room, for as long as it is held.
    pub async fn room(&self) -> MutexGuard<'_, Room> {
        self.room.lock().await
    }

    /// Hears when something changed.
    #[must_use]
    pub fn listen(&self) -> watch::Receiver<(u32, u32)> {
        self.news.subscribe()
    }
}

fn links(host: &str, spectator: &str, seats: &[Option<String>]) -> Vec<Link> {
    let link = |secret: &str, role| Link { digest: digest_of(secret), role };
    let seats = (1..).zip(seats).filter_map(|(number, secret)| {
        secret.as_deref().map(|secret| link(secret, storage::Role::Seat(number)))
    });
    let others = [(host, storage::Role::Host), (spectator, storage::Role::Spectator)];
    others.into_iter().map(|(secret, role)| link(secret, role)).chain(seats).collect()
}

fn no_randomness(_: NoRandomness) -> Fault {
    Fault::from(Message::new("live.no-randomness"))
}

/// What people hear of a fault of the store; the cause is for the log.
pub(crate) fn store_fault(error: &StoreError) -> Fault {
    Fault::from(match error {
        StoreError::Full(_) => Message::new("live.disk-full"),
        _ => Message::new("live.store-away"),
    })
}
