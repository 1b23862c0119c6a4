//! Taking moves back across servers: who wants it stands in the store.
//!
//! A wish belongs to a number of events, so that whatever happens next makes it void. The word of
//! another server is only a hint: who answers a wish asks the store again before.

use protocol::live::Ask;
use protocol::{Fault, Role};
use storage::{Id, StoreError};

use super::{Place, Rooms, store_fault};
use crate::room::Room;

/// What people agree to: that this many events are one too many.
fn about(plies: u32) -> String {
    format!("undo {plies}")
}

impl Rooms {
    /// Notes in the store what somebody wants, and tells the room what others want there.
    ///
    /// # Errors
    /// Why it cannot be wished for; nothing has changed then.
    pub(super) async fn note_undo(
        &self,
        room: &mut Room,
        role: Role,
        ask: &Ask,
    ) -> Result<(), Fault> {
        let (id, about) = (room.id(), about(room.plies()));
        let wanted = match ask {
            Ask::Undo { after, .. } => {
                let seat = room.check_undo(role, *after)?;
                self.store.agree(id, &about, seat.number()).await
            }
            Ask::RefuseUndo { .. } => {
                room.seat_of(role)?;
                self.forget(id, &about).await
            }
            _ => return Ok(()),
        };
        room.hear_undo(&wanted.map_err(store_fault)?);
        Ok(())
    }

    /// What everybody wanted and the rules refuse is wanted no longer.
    pub(super) async fn drop_undo(&self, place: &Place, room: &Room, ask: &Ask) {
        if matches!(ask, Ask::Undo { .. })
            && self.store.disagree(room.id(), &about(room.plies())).await.is_ok()
        {
            place.tell(room);
        }
    }

    /// Forgets who wanted it; says who did.
    async fn forget(&self, id: Id, about: &str) -> Result<Vec<u8>, StoreError> {
        let wanted = self.store.agreed(id, about).await?;
        self.store.disagree(id, about).await?;
        Ok(wanted)
    }

    /// Looks at what is wanted now; says whether that is new.
    pub(super) async fn hear_undo(&self, room: &mut Room) -> bool {
        // Who does not hear it now hears it with the next wish.
        match self.store.agreed(room.id(), &about(room.plies())).await {
            Ok(wanted) => room.hear_undo(&wanted),
            Err(_) => false,
        }
    }

    /// Something changed at another server that stands beside the events.
    pub(super) async fn hear_beside(&self, place: &Place) {
        let Ok(mut room) = self.room_of(place).await else { return };
        // Seats that cannot be asked for now are asked for again.
        let has_moved = match self.store.taken_seats(room.id()).await {
            Ok(taken) => room.hear_taken(taken.into_iter().map(|taken| taken.seat)),
            Err(_) => false,
        };
        let has_begun = self.hear_people(&mut room).await || has_moved;
        if room.session().ending().is_some() || self.hear_undo(&mut room).await || has_begun {
            place.tell(&room);
        }
    }
}
