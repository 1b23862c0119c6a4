//! Making matches: a room, its secret links, and a short code that nobody has.

use std::sync::Arc;

use game::Seat;
use i18n::Message;
use protocol::Fault;
use protocol::rest::{Made, NewMatch};
use session::Record;
use storage::{Allows, Id, Link, StoreError};

use super::{Place, Rooms, aside, no_randomness, store_fault};
use crate::secrets::{digest_of, random_code, random_id, random_seed};
use crate::{room, shelf};

/// A short code that is taken is drawn anew, so often.
const CODES_TRIED: usize = 20;

impl Rooms {
    /// Makes a match.
    ///
    /// # Errors
    /// What is wrong with what was asked for, or with the store.
    pub async fn make(self: &Arc<Self>, asked: &NewMatch) -> Result<Made, Fault> {
        self.make_match(asked, None).await.map(|(made, _)| made)
    }

    /// Makes a match, perhaps the one that follows another, which was played with a design of its
    /// own or not.
    pub(super) async fn make_match(
        self: &Arc<Self>,
        asked: &NewMatch,
        after: Option<(Id, bool)>,
    ) -> Result<(Made, Arc<Place>), Fault> {
        let (game, opener) = match asked.design.clone() {
            Some(text) => shelf::bring(text),
            None => shelf::choose(&*self.store, &asked.game).await?,
        };
        let (after, own_design) = match after {
            Some((of, was_own)) => (Some(of), was_own),
            None => (None, asked.design.is_some()),
        };
        let asked = NewMatch { game, ..asked.clone() };
        let id = random_id().map_err(no_randomness)?;
        let seed = random_seed().map_err(no_randomness)?;
        let run_ms = self.clock.run_ms();
        let wanted = asked.clone();
        let make = move || {
            let open = |id: &str, settings: &_| opener.open(id, settings);
            (room::make(&wanted, id, seed, run_ms, open), opener)
        };
        let (room, opener) = aside(make).await?;
        let room = room?;
        if room.seats_of_people().is_empty() {
            return Err(Fault::from(Message::new("live.no-people")));
        }
        opener.keep(&*self.store).await?;
        let secret = || random_id().map(|id| id.to_string()).map_err(no_randomness);
        let (host, spectator) = (secret()?, secret()?);
        let table = room.session().table();
        let seats: Vec<Option<String>> = (0..table.players.len())
            .map(|index| table.is_human(Seat::at(index)).then(secret).transpose())
            .collect::<Result<_, _>>()?;
        let mut new = storage::NewMatch {
            id,
            game: asked.game,
            record_head: Record::head_of(room.session()),
            code: None,
            links: links(&host, &spectator, &seats),
            made_ms: self.clock.now_ms(),
            allows: Allows {
                watching: asked.watch,
                one_device: asked.one_device,
                own_design,
                hints: asked.hints,
            },
        };
        let code = self.keep(&mut new, after).await?;
        let place = self.place(room, new.allows);
        self.wake_machine(&place, &*place.room.lock().await);
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
                Err(error) => return Err(store_fault(error)),
            }
        }
        Err(store_fault(StoreError::Taken))
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
