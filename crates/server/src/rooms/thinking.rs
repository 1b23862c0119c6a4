//! Machines at the tables: when they think, about what, and what becomes of their moves.

use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use protocol::Fault;

use super::{GONE, LATE, Place, Rooms};
use crate::machines::Task;
use crate::room::Room;

/// How long a machine waits whose move the store could not take.
const RETRY: Duration = Duration::from_secs(1);

/// After how many events a match was thought about last, and the flag that ends it. Whatever
/// people ask meanwhile, one machine thinks about one position once.
#[derive(Default)]
pub(super) struct Thinking(Mutex<Option<(u32, Arc<AtomicBool>)>>);

impl Thinking {
    /// Begins to think after so many events, unless somebody does; whoever thinks about what is
    /// past stops. Gives the flag that ends it.
    fn begin(&self, plies: u32) -> Option<Arc<AtomicBool>> {
        // Whoever panicked with it in hand left it whole.
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((of, stop)) = &*known {
            if *of == plies {
                return None;
            }
            stop.store(true, Ordering::Relaxed);
        }
        let stop = Arc::<AtomicBool>::default();
        *known = Some((plies, stop.clone()));
        Some(stop)
    }

    /// Nothing came of it: it may be begun again.
    fn forget(&self, plies: u32) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.take_if(|(of, _)| *of == plies);
    }
}

impl Rooms {
    /// Somebody looks at a match from this address: its machines may think.
    pub(crate) async fn wake(self: &Arc<Self>, place: &Arc<Place>, house: IpAddr) {
        *place.house.lock().unwrap_or_else(PoisonError::into_inner) = Some(house);
        if let Ok(room) = self.room_of(place).await {
            self.wake_machine(place, &room);
        }
    }

    /// Lets a machine think when it has the hand and somebody looks; its move comes by itself.
    pub(super) fn wake_machine(self: &Arc<Self>, place: &Arc<Place>, room: &Room) {
        if place.is_unseen() {
            return;
        }
        let Some(task) = self.task(place, room) else { return };
        let (rooms, place) = (self.clone(), place.clone());
        tokio::spawn(async move { rooms.let_machines_play(&place, task).await });
    }

    fn task(&self, place: &Place, room: &Room) -> Option<Task> {
        self.machines.task(room, place.thinking.begin(room.plies())?)
    }

    /// Machines play until a person has the hand, or somebody else was quicker.
    async fn let_machines_play(&self, place: &Place, first: Task) {
        let mut next = Some(first);
        while let Some(task) = next.take() {
            let (seat, after) = (task.seat, task.after);
            let house = *place.house.lock().unwrap_or_else(PoisonError::into_inner);
            let text = self.machines.think(task, house, || !place.is_unseen()).await;
            let Ok(mut room) = self.room_of(place).await else {
                next = self.task_later(place, after).await;
                continue;
            };
            let now = self.clock.now();
            let step = text.and_then(|text| room.machine_plays(seat, &text, after, now).ok());
            let taken = match step {
                Some(step) => self.take(place, &mut room, step).await.map(drop),
                None if room.plies() == after => return place.thinking.forget(after),
                // The match has gone on meanwhile: the move is void.
                None => Ok(()),
            };
            let is_away =
                |fault: &Fault| fault.why.key() != LATE || place.is_stale.load(Ordering::Relaxed);
            next = if taken.as_ref().is_err_and(is_away) {
                drop(room);
                self.task_later(place, after).await
            } else {
                self.task(place, &room)
            };
        }
    }

    /// What is to be thought about once the store answers again. Nobody else would ask for it:
    /// all wait for the machine.
    async fn task_later(&self, place: &Place, after: u32) -> Option<Task> {
        place.thinking.forget(after);
        loop {
            self.stopping.run_until_cancelled(tokio::time::sleep(RETRY)).await?;
            match self.room_of(place).await {
                Ok(room) => return self.task(place, &room),
                Err(fault) if fault.why.key() == GONE => return None,
                Err(_) => {}
            }
        }
    }
}
