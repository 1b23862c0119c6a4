//! Joining a match on a server: by its code or link, or at a seat that somebody has already.

mod draw;
mod keys;

use std::sync::mpsc::{self, Receiver, TryRecvError};

use i18n::Message;
use protocol::rest::{Join as Asked, Joined};
use storage_files::OnlineSeat;

use crate::Invite;
use crate::desk::Desk;
use crate::online::{self, Invitation, Key, Online, Server};
use crate::screen::play::Play;
use crate::screen::{Next, Screen};

/// A server on the same computer, as `marelle serve` starts it.
const USUAL_SERVER: &str = "http://localhost:7878";

/// The form, and the seats below it.
pub(crate) struct Join {
    given: String,
    server: String,
    name: String,
    focus: Field,
    /// Seats at matches that go on, the last one first.
    seats: Vec<OnlineSeat>,
    /// Why it did not work.
    trouble: Option<Message>,
    /// Whether the chosen seat is forgotten when that is asked for once more.
    asks_to_forget: bool,
    /// A server that was asked for a seat, and its answer once it comes.
    waiting: Option<(Server, Receiver<Result<Joined, Message>>)>,
}

/// What can be chosen, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Field {
    Given,
    Server,
    Name,
    Start,
    Seat(usize),
}

impl Join {
    pub(crate) fn open(desk: &Desk) -> Self {
        let kept = desk.data.as_ref().and_then(|data| data.online().ok()).unwrap_or_default();
        let name = kept.name.or_else(|| desk.names.first().cloned()).unwrap_or_default();
        let server = kept.server.unwrap_or_else(|| USUAL_SERVER.to_owned());
        // Who has a seat comes back to it most of the time.
        let focus = if kept.seats.is_empty() { Field::Given } else { Field::Seat(0) };
        Self {
            given: String::new(),
            server,
            name,
            focus,
            seats: kept.seats,
            trouble: None,
            asks_to_forget: false,
            waiting: None,
        }
    }

    /// Writes what somebody was given.
    pub(crate) fn fill(&mut self, invite: &Invite) {
        self.focus = Field::Start;
        self.given.clone_from(&invite.given);
        if let Some(server) = &invite.server {
            self.server.clone_from(server);
        }
        if let Some(name) = &invite.name {
            self.name.clone_from(name);
        }
    }

    fn fields(&self) -> Vec<Field> {
        let form = [Field::Given, Field::Server, Field::Name, Field::Start];
        form.into_iter().chain((0..self.seats.len()).map(Field::Seat)).collect()
    }

    /// The text of a field that is written into.
    fn text_mut(&mut self) -> Option<&mut String> {
        match self.focus {
            Field::Given => Some(&mut self.given),
            Field::Server => Some(&mut self.server),
            Field::Name => Some(&mut self.name),
            Field::Start | Field::Seat(_) => None,
        }
    }

    /// Goes to the match of a link, or asks the server for a seat at the match of a code.
    fn start(&mut self, desk: &Desk) -> Next {
        let Invitation { server, key } = match Invitation::read(&self.given, &self.server) {
            Ok(invitation) => invitation,
            Err(why) => {
                self.trouble = Some(why);
                return Next::Stay;
            }
        };
        self.remember(&server, desk);
        match key {
            Key::Link(link) => opened(server, &link, &self.name, desk),
            Key::Code(code) => {
                let asked = Asked { code, name: self.name.trim().to_owned() };
                let (done, answer) = mpsc::channel();
                let there = server.clone();
                // Whoever left no longer hears the answer.
                std::thread::spawn(move || done.send(online::join(&there, &asked)));
                self.waiting = Some((server, answer));
                Next::Stay
            }
        }
    }

    /// The next match is likely to be at the same server.
    fn remember(&self, server: &Server, desk: &Desk) {
        let (server, name) = (server.origin().to_owned(), self.name.trim().to_owned());
        // A folder that takes nothing keeps nobody from playing.
        let _ = desk.data.as_ref().map(|data| {
            data.change_online(|online| {
                (online.server, online.name) = (Some(server), Some(name));
            })
        });
    }

    /// Goes back to a seat.
    fn return_to(&mut self, index: usize, desk: &Desk) -> Next {
        let Some(seat) = self.seats.get(index) else { return Next::Stay };
        match Server::read(&seat.server) {
            Some(server) => opened(server, &seat.link, "", desk),
            None => {
                self.trouble = Some(Message::new("tui.join-no-address"));
                Next::Stay
            }
        }
    }

    /// Time went by; tells where to go, or to stay with something new, once the server answered.
    pub(crate) fn tick(&mut self, desk: &Desk) -> Option<Next> {
        let (server, answer) = self.waiting.as_ref()?;
        let answer = match answer.try_recv() {
            Ok(answer) => answer,
            Err(TryRecvError::Empty) => return None,
            Err(TryRecvError::Disconnected) => Err(Message::new("tui.no-server")),
        };
        let server = server.clone();
        self.waiting = None;
        match answer {
            Ok(joined) => Some(opened(server, &joined.link, "", desk)),
            Err(why) => {
                self.trouble = Some(why);
                Some(Next::Stay)
            }
        }
    }
}

/// The screen of a match.
fn opened(server: Server, link: &str, name: &str, desk: &Desk) -> Next {
    let online = Online::open(server, link, &desk.words).called(name);
    let online = online.noted_in(desk.data.clone());
    Next::Open(Screen::Play(Box::new(Play::online(online, desk))))
}
