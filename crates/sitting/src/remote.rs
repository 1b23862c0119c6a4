//! A match on a server as one of its people sees it: what was heard, and what to say.
//!
//! It holds no socket: what comes in is told to it, and what is to be said comes out. Rules are
//! asked of the game itself, on the view that the server sent, so that a refusal needs no wire.

mod advice;
mod company;
mod shown;

use std::sync::Arc;

use game::{AnyGame, Seat, Settings, Told, Touched};
use i18n::{Message, Translator, Value};
use protocol::live::{Ask, Happening, Now, Tell};
use protocol::{Player, Role, VERSION};
use scene::Touch;
use session::Typed;

use crate::LineTone;
use advice::Help;
use company::Company;

/// What is said once a move was asked back.
const UNDO_ASKED: &str = "sitting.undo-asked";

/// A server says goodbye with these and is soon there again.
const PASSING: [&str; 4] = ["live.stopping", "live.store-away", "live.too-often", "live.no-hello"];

/// After these a link opens nothing any more.
const VOID: [&str; 3] = ["live.no-such-link", "live.seat-left", "live.seat-taken"];

/// A match on a server.
pub struct Remote {
    link: String,
    game: Option<Arc<dyn AnyGame>>,
    voice: Translator,
    role: Role,
    players: Vec<Player>,
    now: Option<Now>,
    /// Everything that happened, as this person may know it.
    log: Vec<Happening>,
    /// What the last move did, as this person may know it.
    told: Vec<Told>,
    /// What was touched on the way to a move.
    selection: Vec<Touch>,
    /// A refusal or a notice, until the next action.
    said: Option<(Vec<Message>, LineTone)>,
    /// The number of the last wish, and whether its answer is still to come.
    wishes: u32,
    waits: bool,
    /// The seats that want to take the last move back.
    undo_by: Vec<u8>,
    /// The seats that want to play again.
    again_by: Vec<u8>,
    /// The link to the next match, once all want to play again.
    again: Option<String>,
    /// Why the server sent us away.
    bye: Option<Message>,
    is_connected: bool,
    /// What is to be said to the server.
    asks: Vec<Ask>,
    /// How long ago the clocks stood as the server said.
    since_ms: u64,
    /// Who is there.
    company: Company,
    /// What a machine advises.
    help: Help,
}

impl Remote {
    /// Nothing is known yet but the link.
    pub fn new(link: &str, words: &Translator) -> Self {
        Self {
            link: link.to_owned(),
            game: None,
            voice: words.clone(),
            role: Role::Spectator,
            players: Vec::new(),
            now: None,
            log: Vec::new(),
            told: Vec::new(),
            selection: Vec::new(),
            said: None,
            wishes: 0,
            waits: false,
            undo_by: Vec::new(),
            again_by: Vec::new(),
            again: None,
            bye: None,
            is_connected: false,
            asks: Vec::new(),
            since_ms: 0,
            company: Company::default(),
            help: Help::default(),
        }
    }

    /// What to say first on every new connection.
    pub fn hello(&self) -> Ask {
        Ask::Hello { version: VERSION, link: self.link.clone(), after: self.plies() }
    }

    /// The connection is gone; it will be made again.
    pub fn cut_off(&mut self) {
        self.is_connected = false;
        self.waits = false;
    }

    /// Hears what the server says; `design` is the file that the match is played with, where the
    /// game is not on the shelf.
    pub fn hear(&mut self, tell: Tell, design: Option<&str>, words: &Translator) {
        match tell {
            Tell::Welcome { role, game, settings, players, hints, .. } => {
                self.help.is_allowed = hints;
                self.company.forget_asked();
                self.is_connected = true;
                // What was asked while nobody listened is lost.
                self.waits = false;
                (self.role, self.players) = (role, players);
                // Who wants what is told anew after the welcome.
                self.undo_by.clear();
                self.again_by.clear();
                self.open(&game, design, &settings, words);
            }
            Tell::Happened { from, events, mut now } => {
                self.learn_names(&events);
                self.log.truncate(usize::try_from(from).unwrap_or(usize::MAX));
                self.log.extend(events);
                if self.now.as_ref().is_none_or(|known| known.plies != now.plies) {
                    self.selection.clear();
                    self.said = None;
                }
                if let Some(why) = self.log.last().and_then(why_it_ended) {
                    self.said = Some((vec![why], LineTone::Plain));
                }
                // Read once; what cannot be read tells nothing.
                self.told = serde_json::from_value(now.told.take()).unwrap_or_default();
                self.now = Some(*now);
                self.since_ms = 0;
            }
            Tell::Done { wish, .. } => self.waits &= wish != self.wishes,
            Tell::Refused { wish, fault } => {
                self.waits &= wish != self.wishes;
                self.refuse(fault.why);
            }
            Tell::UndoAsked { by } => {
                self.undo_by = by;
                self.learn_refusal();
            }
            Tell::Table { seats } => self.company.hear(seats),
            Tell::SeatAsked { seats } => self.company.hear_asked(seats),
            Tell::AgainAsked { by } => self.again_by = by,
            Tell::Again { link } => self.again = Some(link),
            // The wire ends after it, and is made again.
            Tell::Bye { fault } if PASSING.contains(&fault.why.key()) => {}
            Tell::Bye { fault } => self.bye = Some(fault.why),
        }
    }

    /// Nobody wants a move back any more, and none was taken back: the others said no.
    fn learn_refusal(&mut self) {
        let is_it = |said: &Message| said.key() == UNDO_ASKED;
        let has_asked = self.said.as_ref().is_some_and(|(said, _)| said.iter().any(is_it));
        if has_asked && self.undo_by.is_empty() {
            self.said = Some((vec![Message::new("sitting.undo-refused")], LineTone::Plain));
        }
    }

    /// Who sat down or changed their name since the welcome.
    fn learn_names(&mut self, events: &[Happening]) {
        for event in events {
            let Happening::Named { seat, name } = event else { continue };
            let at = usize::from(*seat).checked_sub(1);
            if let Some(player) = at.and_then(|at| self.players.get_mut(at)) {
                player.name.clone_from(name);
            }
        }
    }

    fn open(
        &mut self,
        game: &str,
        design: Option<&str>,
        settings: &[(String, String)],
        words: &Translator,
    ) {
        let mut given = Settings::none();
        settings.iter().for_each(|(name, value)| given.set(name, value));
        match catalogue::open_with(game, design, &given.restored()) {
            Ok(game) => {
                self.voice = game.voice(words);
                self.game = Some(game);
            }
            Err(_) => self.bye = Some(Message::new("sitting.unknown-game")),
        }
    }

    /// The secret link.
    #[must_use]
    pub fn link(&self) -> &str {
        &self.link
    }

    /// Whether the server is there.
    #[must_use]
    pub const fn is_connected(&self) -> bool {
        self.is_connected
    }

    /// Why the server sent us away, if it did.
    #[must_use]
    pub const fn bye(&self) -> Option<&Message> {
        self.bye.as_ref()
    }

    /// Whether the link opens nothing any more: it need not be kept.
    #[must_use]
    pub fn is_void(&self) -> bool {
        self.bye.as_ref().is_some_and(|why| VOID.contains(&why.key()))
    }

    /// The link to the next match, once all want to play again.
    #[must_use]
    pub fn again(&self) -> Option<&str> {
        self.again.as_deref()
    }

    /// The seat of this person; none for somebody who looks on.
    #[must_use]
    pub const fn seat(&self) -> Option<u8> {
        match self.role {
            Role::Seat(seat) => Some(seat),
            Role::Host | Role::Spectator => None,
        }
    }

    /// The game, once it is known.
    #[must_use]
    pub const fn game(&self) -> Option<&Arc<dyn AnyGame>> {
        self.game.as_ref()
    }

    /// Whether others wait for this person's yes to take a move back.
    #[must_use]
    pub fn is_asked_for_undo(&self) -> bool {
        let mine = self.seat();
        mine.is_some_and(|mine| !self.undo_by.is_empty() && !self.undo_by.contains(&mine))
    }

    /// Whether somebody else wants to play again.
    #[must_use]
    pub fn others_want_again(&self) -> bool {
        let mine = self.seat();
        self.again_by.iter().any(|seat| Some(*seat) != mine)
    }

    /// What is to be said to the server, each once.
    pub fn take_asks(&mut self) -> Vec<Ask> {
        std::mem::take(&mut self.asks)
    }

    fn plies(&self) -> u32 {
        self.now.as_ref().map_or(0, |now| now.plies)
    }

    /// How a seat is called.
    fn name_of(&self, seat: u8) -> Option<String> {
        let player = usize::from(seat).checked_sub(1).and_then(|at| self.players.get(at));
        let given = player.map(|player| player.name.clone()).filter(|name| !name.is_empty());
        given.or_else(|| catalogue::side_name(&**self.game.as_ref()?, seat, &self.voice))
    }

    /// Whether this person has won a match of this outcome, which comes in the words of the text
    /// protocol: who won, or all seats from best to last. Points do not tell: they count other
    /// things too. Nothing for somebody who looks on, and where all are equal.
    fn won(&self, outcome: &str) -> Option<bool> {
        let game = self.game.as_ref()?;
        let mine = game.seat_text(Seat::new(self.seat()?)?);
        let who = outcome.split_whitespace().next()?;
        match who {
            "draw" => None,
            "none" => (game.seats() == 1).then_some(false),
            order => Some(order.split(',').next()?.split('=').any(|best| best == mine)),
        }
    }

    /// Whether it is this person's turn.
    fn has_the_hand(&self) -> bool {
        let hand = self.now.as_ref().and_then(|now| now.hand);
        hand.is_some() && hand == self.seat()
    }

    /// The moves that stand, in the order of play; none for one that this person may not know.
    fn moves(&self) -> Vec<Option<&str>> {
        let mut moves = Vec::new();
        for event in &self.log {
            match event {
                Happening::Played { text, .. } => moves.push(text.as_deref()),
                Happening::Undone { .. } => drop(moves.pop()),
                Happening::Resigned { .. } | Happening::RanOut { .. } | Happening::Named { .. } => {
                }
            }
        }
        moves
    }

    /// Touches a place; a complete move is said to the server.
    fn touch(&mut self, touch: &Touch) -> bool {
        self.said = None;
        let (Some(game), Some(now)) = (self.game.clone(), self.now.clone()) else { return true };
        if self.waits {
            return true;
        }
        if let Err(why) = self.check_player(&now) {
            return self.refuse(why);
        }
        match game.touch(&now.view, &self.selection, touch) {
            Ok(Touched::Move(text)) => self.play(text),
            Ok(Touched::More(touches)) => {
                self.selection = if touches == self.selection { Vec::new() } else { touches };
                true
            }
            Err(refused) => self.refuse(refused.message().clone()),
        }
    }

    /// Plays what was typed; whether it is a legal move is the server's to say.
    fn type_in(&mut self, line: &str) -> bool {
        if let Typed::Touch(touch) = Typed::read(line) {
            return self.touch(&touch);
        }
        self.said = None;
        let Some(now) = self.now.clone().filter(|_| !self.waits) else { return true };
        match self.check_player(&now) {
            Ok(()) => self.play(line.trim().to_owned()),
            Err(why) => self.refuse(why),
        }
    }

    fn check_player(&self, now: &Now) -> Result<(), Message> {
        if self.seat().is_none() {
            Err(Message::new("sitting.only-looking"))
        } else if now.ending.is_some() {
            Err(Message::new("play.game-over"))
        } else {
            Ok(())
        }
    }

    fn play(&mut self, text: String) -> bool {
        self.selection.clear();
        let after = self.plies();
        self.wish(|wish| Ask::Play { wish, text, after })
    }

    fn refuse(&mut self, why: Message) -> bool {
        self.said = Some((vec![why], LineTone::Refused));
        false
    }

    /// A wish with the next number.
    fn wish(&mut self, ask: impl FnOnce(u32) -> Ask) -> bool {
        self.wishes += 1;
        self.waits = true;
        self.asks.push(ask(self.wishes));
        true
    }

    /// Asks to take the last move back, or agrees.
    fn ask_undo(&mut self) -> bool {
        let after = self.plies();
        self.said = Some((vec![Message::new(UNDO_ASKED)], LineTone::Plain));
        self.wish(|wish| Ask::Undo { wish, after })
    }
}

#[cfg(test)]
mod tests;

/// Why a match ended that was not played to its end.
fn why_it_ended(event: &Happening) -> Option<Message> {
    let (key, seat) = match event {
        Happening::Resigned { seat } => ("sitting.resigned", seat),
        Happening::RanOut { seat } => ("sitting.out-of-time", seat),
        _ => return None,
    };
    Some(Message::new(key).with("player", Value::Seat(*seat)))
}
