//! A match on a server that is played here: the table, the wire to its server, and the note by
//! which somebody finds back to their seat.
//!
//! What is heard and shown stands in the crate `sitting`; sockets and threads in [`wire`].

mod address;
mod http;
mod trust;
mod wire;

use std::ops::Deref;
use std::sync::mpsc::Sender;

use i18n::{Message, Translator};
use protocol::live::Ask;
use sitting::{Remote, Request, Snapshot, Table as _};
use storage_files::{DataFolder, OnlineSeat};

pub(crate) use address::{Invitation, Key, Server};
pub(crate) use http::join;
#[cfg(test)]
pub(crate) use wire::Heard;
#[cfg(not(test))]
use wire::Heard;
pub(crate) use wire::Wire;

/// A match on a server with all that is needed to play it here.
pub(crate) struct Online {
    table: Remote,
    server: Server,
    wire: Wire,
    /// How to say something, while there is a connection.
    asks: Option<Sender<Ask>>,
    /// How the person wants to be called, until it was said.
    name: Option<String>,
    words: Translator,
    data: Option<DataFolder>,
    /// Whether the seat is noted as one to come back to, and whether it may be since before.
    is_noted: bool,
    may_be_noted: bool,
    /// Whether this person wants to play again.
    pub(crate) wants_again: bool,
}

impl Deref for Online {
    type Target = Remote;

    fn deref(&self) -> &Remote {
        &self.table
    }
}

impl Online {
    /// Connects to the match of a link.
    pub(crate) fn open(server: Server, link: &str, words: &Translator) -> Self {
        let wire = Wire::to(server.clone());
        Self::over(wire, server, link, words)
    }

    /// The same over a wire that is there already.
    pub(crate) fn over(wire: Wire, server: Server, link: &str, words: &Translator) -> Self {
        Self {
            table: Remote::new(link, words),
            server,
            wire,
            asks: None,
            name: None,
            words: words.clone(),
            data: None,
            is_noted: false,
            may_be_noted: true,
            wants_again: false,
        }
    }

    /// The person wants to be called so.
    pub(crate) fn called(mut self, name: &str) -> Self {
        self.name = Some(name.trim().to_owned()).filter(|name| !name.is_empty());
        self
    }

    /// Seats are noted in this folder.
    pub(crate) fn noted_in(mut self, data: Option<DataFolder>) -> Self {
        self.data = data;
        self
    }

    /// Speaks other words from now on.
    pub(crate) fn listen_anew(&mut self, words: &Translator) {
        self.words = words.clone();
        self.table.listen_anew(words);
    }

    /// Does what somebody asks, as long as the server is there: what is asked while it is away
    /// would be lost.
    pub(crate) fn request(&mut self, request: Request) {
        if !self.table.is_connected() {
            return;
        }
        self.wants_again |= request == Request::Rematch;
        self.table.request(request);
        self.send();
    }

    fn send(&mut self) {
        for ask in self.table.take_asks() {
            // A wire that broke is heard of soon.
            let _ = self.asks.as_ref().map(|asks| asks.send(ask));
        }
    }

    /// Time went by: hears what came in; tells whether anything looks different.
    pub(crate) fn tick(&mut self, elapsed_ms: u64) -> bool {
        let mut changed = self.table.tick(elapsed_ms);
        while let Some(heard) = self.wire.heard() {
            self.hear(heard);
            changed = true;
        }
        if changed {
            self.follow();
        }
        changed
    }

    fn hear(&mut self, heard: Heard) {
        match heard {
            Heard::Open(asks) => {
                let _ = asks.send(self.table.hello());
                self.asks = Some(asks);
            }
            Heard::Cut => {
                self.asks = None;
                self.table.cut_off();
            }
            Heard::Tell(tell, design) => {
                self.table.hear(*tell, design.as_deref(), &self.words);
            }
        }
    }

    /// Does what has to be done after something was heard.
    fn follow(&mut self) {
        if let Some(link) = self.table.again().filter(|link| address::is_word(link)) {
            // Everybody wants to play again: the next match takes the place of this one.
            let next = Self::open(self.server.clone(), link, &self.words);
            *self = next.noted_in(self.data.take());
            return;
        }
        let now = self.table.snapshot();
        self.note(&now);
        self.say_name(&now);
        if self.table.bye().is_some() {
            // Who was sent away does not come back by itself.
            self.wire = Wire::closed();
        }
    }

    /// Says how the person wants to be called, once.
    fn say_name(&mut self, now: &Snapshot) {
        let Some(seat) = self.table.seat().filter(|_| !now.seats.is_empty()) else { return };
        let Some(name) = self.name.take() else { return };
        let known = now.seats.get(usize::from(seat.saturating_sub(1)));
        if now.end.is_none() && known.is_some_and(|known| known.name != name) {
            self.request(Request::Name(name));
        }
    }

    /// Remembers a seat at a match that goes on, and forgets one that is over.
    fn note(&mut self, now: &Snapshot) {
        let is_over = self.table.is_void() || now.end.is_some();
        let is_seat = now.game.is_some() && self.table.seat().is_some() && !is_over;
        if is_seat == self.is_noted && !(is_over && self.may_be_noted) {
            return;
        }
        (self.is_noted, self.may_be_noted) = (is_seat, !is_over);
        let Some(data) = &self.data else { return };
        let (link, server) = (self.table.link().to_owned(), self.server.origin().to_owned());
        let title = i18n::clip(&now.title);
        // A folder that takes nothing keeps nobody from playing.
        let _ = data.change_online(|online| match is_seat {
            true => online.remember(OnlineSeat { link, server, title }),
            false => online.forget(&link),
        });
    }

    /// What keeps the table from being shown, and whether that is for good.
    pub(crate) fn hindrance(&self, now: &Snapshot) -> Option<(Message, bool)> {
        match self.table.bye() {
            Some(why) => Some((why.clone(), true)),
            None if now.scene.boards.is_empty() => {
                Some((Message::new("sitting.connecting"), false))
            }
            None => None,
        }
    }
}
