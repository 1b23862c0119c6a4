//! A match as it goes on, over a WebSocket: wishes come in, news go out.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{Message as Frame, WebSocket};
use axum::extract::{State, WebSocketUpgrade};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use futures_util::SinkExt as _;
use i18n::Message;
use protocol::live::{Ask, Presence, Tell};
use protocol::{Fault, LONGEST_ASKED, Role, VERSION};
use storage::Digest;
use tokio::time::{Instant, MissedTickBehavior};

use crate::http::{Asker, Device, Shared, is_from_here};
use crate::limits::too_often;
use crate::metrics::Counted;
use crate::rooms::{GONE, Place, Rooms};
use crate::secrets::digest_of;

/// Who does not say hello within this time is not waited for.
const HELLO: Duration = Duration::from_secs(10);

/// Who has not been heard for so many heartbeats is gone: a device out of reach says no goodbye.
const SILENT_BEATS: u8 = 4;

/// Who goes on for so long after being told to wait is sent away.
const MOST_REFUSALS: u32 = 1000;

/// Wishes are short; thousands of sockets wait with a buffer each.
const READ_BUFFER: usize = 1 << 10;

/// An answer and the news that go with it are sent at once. The room is taken when it is needed.
const WRITE_BUFFER: usize = 1 << 14;

pub(crate) async fn enter(
    State(shared): State<Shared>,
    asker: Asker,
    device: Device,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    if !is_from_here(&headers) {
        return StatusCode::FORBIDDEN.into_response();
    }
    let upgrade = upgrade
        .max_message_size(LONGEST_ASKED)
        .max_frame_size(LONGEST_ASKED)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER);
    let known = device.known;
    let entered = upgrade.on_upgrade(async move |socket| {
        let (rooms, link) = (shared.rooms.clone(), String::new());
        let (digest, undo, guests) = (digest_of(&link), None, rooms.guests().clone());
        let connection = Connection {
            shared,
            rooms,
            socket,
            house: asker.address,
            device: known,
            link,
            digest,
            undo,
            table: Vec::new(),
            seating: Vec::new(),
            asked: Vec::new(),
            is_told_next: false,
            claims: 0,
            refusals: 0,
            silent: 0,
        };
        guests.track_future(connection.serve()).await;
    });
    (device.cookie(), entered).into_response()
}

struct Connection {
    shared: Shared,
    rooms: Arc<Rooms>,
    socket: WebSocket,
    /// From where they come.
    house: IpAddr,
    /// The browser at which they sit, if it is known.
    device: Option<Digest>,
    /// With which they came, and what the server knows it by.
    link: String,
    digest: Digest,
    /// Whether they know the match that follows.
    is_told_next: bool,
    /// Who is known to want to take a move back; nothing while they may believe otherwise and
    /// must be told.
    undo: Option<Vec<u8>>,
    /// Who sits at the table, who plays the seats, and for which seats they are asked, as they know
    /// it.
    table: Vec<Presence>,
    seating: Vec<Option<u8>>,
    asked: Vec<u8>,
    /// When they made sure last that their link holds.
    claims: u64,
    /// How often in a row they asked too often.
    refusals: u32,
    /// Heartbeats since they were heard last.
    silent: u8,
}

/// The other side is gone, or must go.
struct Gone;

impl Connection {
    async fn serve(mut self) {
        let _counted = Counted::new(&self.rooms.metrics().sockets);
        let stopping = self.rooms.stopping().clone();
        let entered = tokio::select! {
            entered = tokio::time::timeout(HELLO, self.hello()) => entered,
            () = stopping.cancelled() => Ok(Ok(Err(stops()))),
        };
        match entered {
            Ok(Ok(Ok((place, role, after)))) => {
                // Whoever leaves can come back; there is nothing to clean up.
                let _ = self.play(&place, role, after).await;
            }
            Ok(Ok(Err(fault))) => drop(self.tell(&Tell::Bye { fault }).await),
            Ok(Err(Gone)) => {}
            Err(_) => {
                let fault = Fault::from(Message::new("live.no-hello"));
                drop(self.tell(&Tell::Bye { fault }).await);
            }
        }
    }

    /// The first thing that must come.
    async fn hello(&mut self) -> Result<Result<(Arc<Place>, Role, u32), Fault>, Gone> {
        let fault = match self.hear().await? {
            Ok(Ask::Hello { version: VERSION, link, after }) => {
                let entered = self.rooms.enter(&link).await;
                self.digest = digest_of(&link);
                self.link = link;
                return Ok(entered.map(|(place, role)| (place, role, after)));
            }
            Ok(Ask::Hello { version, .. }) => {
                Fault::from(Message::new("live.other-version").with("version", version))
            }
            Ok(_) => Fault::from(Message::new("live.no-hello")),
            Err(fault) => fault,
        };
        Ok(Err(fault))
    }

    async fn play(&mut self, place: &Arc<Place>, role: Role, after: u32) -> Result<(), Gone> {
        self.claims = place.claims();
        if let Err(fault) = self.rooms.note_entry(place, role, self.device).await {
            return self.tell(&Tell::Bye { fault }).await;
        }
        // Who comes back may have known of a wish that is no more.
        self.undo = (after == 0).then(Vec::new);
        let _stay = place.come(role);
        let mut news = place.listen();
        let welcome = match self.rooms.room_of(place).await {
            Ok(room) => {
                self.seating = room.seating();
                place.welcome(&room, role)
            }
            Err(fault) => return self.tell(&Tell::Bye { fault }).await,
        };
        let missed = place.known_plies().saturating_sub(after);
        if let Err(wait) = self.shared.gates.long_stories(&self.house, missed) {
            return self.tell(&Tell::Bye { fault: too_often(wait) }).await;
        }
        self.tell(&welcome).await?;
        self.rooms.wake(place, self.house).await;
        let mut known = self.tell_news(place, role, after).await?;
        let stopping = self.rooms.stopping().clone();
        let beat = self.shared.config.heartbeat;
        let mut heartbeat = tokio::time::interval_at(Instant::now() + beat, beat);
        heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                changed = news.changed() => {
                    changed.map_err(|_| Gone)?;
                    known = self.tell_news(place, role, known).await?;
                }
                heard = self.hear() => {
                    self.fulfil(place, role, heard?).await?;
                    // What the wish led to goes out together with its answer.
                    if news.has_changed().map_err(|_| Gone)? {
                        news.mark_unchanged();
                        known = self.prepare_news(place, role, known).await?;
                    }
                    self.socket.flush().await.map_err(|_| Gone)?;
                }
                _ = heartbeat.tick() => self.knock().await?,
                () = stopping.cancelled() => {
                    return self.tell(&Tell::Bye { fault: stops() }).await;
                }
            }
        }
    }

    /// Asks whether they are still there; every client answers that by itself.
    async fn knock(&mut self) -> Result<(), Gone> {
        if self.silent == SILENT_BEATS {
            return Err(Gone);
        }
        self.silent += 1;
        self.socket.send(Frame::Ping(Default::default())).await.map_err(|_| Gone)
    }

    /// What is new since so many events; says how many there are now.
    async fn tell_news(&mut self, place: &Place, role: Role, known: u32) -> Result<u32, Gone> {
        let known = self.prepare_news(place, role, known).await?;
        self.socket.flush().await.map_err(|_| Gone)?;
        Ok(known)
    }

    async fn prepare_news(&mut self, place: &Place, role: Role, known: u32) -> Result<u32, Gone> {
        self.make_sure(place, role).await?;
        // Clients count on from what they are told: it must be the time of this moment.
        let room = match self.rooms.room_now(place).await {
            Ok(room) => room,
            Err(fault) if fault.why.key() == GONE => {
                self.tell(&Tell::Bye { fault }).await?;
                return Err(Gone);
            }
            // A room that cannot be made again has no news; there will be some when it is.
            Err(_) => return Ok(known),
        };
        let (plies, news) = (room.plies(), room.news(role, known));
        let undo: Vec<u8> = room.wants_undo().collect();
        let is_over = room.session().ending().is_some();
        let (table, asked) = self.rooms.company_of(place, &room, role);
        let seating = room.seating();
        let welcome = (seating != self.seating).then(|| place.welcome(&room, role));
        drop(room);
        if let Some(welcome) = welcome {
            // Others play than they were told. Whoever hears a welcome forgets who wants what.
            self.prepare(&welcome).await?;
            (self.seating, self.undo) = (seating, None);
        }
        self.prepare_text(news).await?;
        if self.table != table {
            self.prepare(&Tell::Table { seats: table.clone() }).await?;
            self.table = table;
        }
        if self.asked != asked {
            self.prepare(&Tell::SeatAsked { seats: asked.clone() }).await?;
            self.asked = asked;
        }
        if self.undo.as_ref() != Some(&undo) {
            self.undo = Some(undo.clone());
            self.prepare(&Tell::UndoAsked { by: undo }).await?;
        }
        if is_over && !self.is_told_next {
            self.tell_next(place, role).await?;
        }
        Ok(plies)
    }

    /// Who wants to play again, and where that goes on.
    async fn tell_next(&mut self, place: &Place, role: Role) -> Result<(), Gone> {
        let by = self.rooms.wants_again(place).await;
        if by.is_empty() {
            return Ok(());
        }
        self.tell(&Tell::AgainAsked { by }).await?;
        if let Some(link) = self.rooms.next_link(place, role, &self.link).await {
            self.is_told_next = true;
            self.tell(&Tell::Again { link }).await?;
        }
        Ok(())
    }

    async fn fulfil(
        &mut self,
        place: &Arc<Place>,
        role: Role,
        heard: Result<Ask, Fault>,
    ) -> Result<(), Gone> {
        let ask = match heard {
            Ok(ask) => ask,
            Err(fault) => {
                self.tell(&Tell::Bye { fault }).await?;
                return Err(Gone);
            }
        };
        let wish = number_of(&ask);
        self.make_sure(place, role).await?;
        if let Err(wait) = self.shared.gates.wishes.pass(&self.digest) {
            self.refusals += 1;
            if self.refusals > MOST_REFUSALS {
                self.tell(&Tell::Bye { fault: too_often(wait) }).await?;
                return Err(Gone);
            }
            return self.tell(&Tell::Refused { wish, fault: too_often(wait) }).await;
        }
        self.refusals = 0;
        let answer = match self.rooms.ask(place, role, &ask).await {
            Ok(done) => {
                // A wish may have been refused before anybody could be told of it.
                if matches!(ask, Ask::Undo { .. } | Ask::RefuseUndo { .. }) {
                    self.undo = None;
                }
                Tell::Done { wish, plies: done.plies }
            }
            Err(fault) => {
                self.rooms.metrics().refused.inc();
                Tell::Refused { wish, fault }
            }
        };
        self.prepare(&answer).await
    }

    /// Makes sure that their link still holds: somebody else may have sat down there.
    async fn make_sure(&mut self, place: &Place, role: Role) -> Result<(), Gone> {
        let claims = place.claims();
        if claims == self.claims {
            return Ok(());
        }
        self.claims = claims;
        match self.rooms.role_of(&self.link).await {
            // A match that is gone says so itself.
            Err(fault) if fault.why.key() == GONE && !place.is_gone() => {
                let is_free = match role {
                    Role::Seat(seat) => place.room().await.free_seats().contains(&seat),
                    Role::Host | Role::Spectator => false,
                };
                let key = if is_free { "live.seat-left" } else { "live.seat-taken" };
                let fault = Fault::from(Message::new(key));
                self.tell(&Tell::Bye { fault }).await?;
                Err(Gone)
            }
            // A store that does not answer now is no reason to send anybody away.
            _ => Ok(()),
        }
    }

    /// The next thing that is said; what cannot be read is a fault.
    async fn hear(&mut self) -> Result<Result<Ask, Fault>, Gone> {
        loop {
            let frame = self.socket.recv().await;
            self.silent = 0;
            match frame {
                Some(Ok(Frame::Text(text))) => {
                    let unreadable = |error: serde_json::Error| {
                        let why = i18n::clip(&error.to_string());
                        Fault::from(Message::new("live.unreadable").with("why", why))
                    };
                    return Ok(serde_json::from_str(&text).map_err(unreadable));
                }
                Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => {}
                Some(Ok(Frame::Binary(_))) => {
                    let message = Message::new("live.unreadable").with("why", "binary");
                    return Ok(Err(Fault::from(message)));
                }
                Some(Ok(Frame::Close(_)) | Err(_)) | None => return Err(Gone),
            }
        }
    }

    async fn tell(&mut self, tell: &Tell) -> Result<(), Gone> {
        self.prepare(tell).await?;
        self.socket.flush().await.map_err(|_| Gone)
    }

    /// Puts it where the next flush sends it from.
    async fn prepare(&mut self, tell: &Tell) -> Result<(), Gone> {
        // Plain data with text keys always has a JSON form.
        let text = serde_json::to_string(tell).map_err(|_| Gone)?;
        self.prepare_text(text).await
    }

    async fn prepare_text(&mut self, text: String) -> Result<(), Gone> {
        self.socket.feed(Frame::Text(text.into())).await.map_err(|_| Gone)
    }
}

fn stops() -> Fault {
    Fault::from(Message::new("live.stopping"))
}

const fn number_of(ask: &Ask) -> u32 {
    match ask {
        Ask::Hello { .. } => 0,
        Ask::Play { wish, .. }
        | Ask::Undo { wish, .. }
        | Ask::RefuseUndo { wish }
        | Ask::Resign { wish }
        | Ask::Name { wish, .. }
        | Ask::Leave { wish }
        | Ask::Machine { wish, .. }
        | Ask::GiveSeat { wish, .. }
        | Ask::Rematch { wish }
        | Ask::Ping { wish } => *wish,
    }
}
