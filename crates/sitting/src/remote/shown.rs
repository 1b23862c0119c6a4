//! A match on a server as a [`Table`]: what is seen of it, with clocks that run between events.

use std::sync::Arc;

use game::{Action, AnyGame, Common, Level, Refused, Seat, Touched};
use i18n::{Message, Translator, Value};
use protocol::Player;
use protocol::live::{Ask, Now};
use scene::{Mark, Scene, Touch};

use super::Remote;
use crate::{End, Line, LineTone, Request, SeatShown, Snapshot, Table};

impl Remote {
    fn scene_now(&self, touches: &[Touch]) -> Option<Scene> {
        let (game, now) = (self.game.as_ref()?, self.now.as_ref()?);
        let last = self.moves().last().copied().flatten();
        let mut scene = game.scene(&now.view, touches, last).ok()?;
        game::lay_faces(&mut scene, &self.told);
        game::turn_dice(&mut scene, &self.told);
        scene.mark(self.advised(), Mark::Hint);
        if now.ending.is_some() {
            // Whoever gave up left a position in which one could go on.
            scene.end(now.prompt.clone());
        }
        Some(scene)
    }

    /// What is asked now, and the last explanation or praise.
    fn line(&self, scene: Option<&Scene>) -> Line {
        let hand = self.now.as_ref().and_then(|now| now.hand);
        let watched = hand.filter(|_| self.seat().is_none());
        let prompt = match (scene, watched) {
            (None, _) => Message::new("sitting.connecting"),
            (Some(_), Some(hand)) => {
                Message::new("scene.wait-for").with("player", Value::Seat(hand))
            }
            (Some(scene), None) => scene.prompt.clone(),
        };
        let last = || {
            let saying = game::last_said(&self.told, self.seat().and_then(Seat::new));
            let tone = saying.map_or(LineTone::Plain, |saying| saying.tone.into());
            Some((vec![self.now.as_ref()?.said.clone()?], tone))
        };
        let (said, tone) = self.said.clone().or_else(last).unwrap_or_default();
        let greeting = || self.moves().is_empty().then(|| self.game.as_ref()?.greeting())?;
        Line { prompt, said, tone, greets: false }.or_greet(greeting)
    }

    fn seats(&self) -> Vec<SeatShown> {
        let seats = (1u8..).zip(&self.players);
        seats.map(|(seat, player)| self.seat_shown(seat, player)).collect()
    }

    fn seat_shown(&self, seat: u8, player: &Player) -> SeatShown {
        let by_number = || self.voice.say(&Message::new("seat.by-number").with("number", seat));
        let at = usize::from(seat - 1);
        let of = |times: fn(&Now) -> &[u64]| times(self.now.as_ref()?).get(at).copied();
        // Between two events the clock that runs is counted here.
        let since = if self.ticking() == Some(seat) { self.since_ms } else { 0 };
        SeatShown {
            name: self.name_of(seat).unwrap_or_else(by_number),
            machine: player.machine.and_then(Level::new),
            used_ms: of(|now| &now.used_ms).unwrap_or(0) + since,
            left_ms: of(|now| &now.left_ms).map(|left| left.saturating_sub(since)),
            presence: Seat::new(seat).and_then(|seat| self.presence(seat)),
        }
    }

    /// The seat whose clock runs now.
    fn ticking(&self) -> Option<u8> {
        self.now.as_ref().filter(|_| self.is_connected)?.ticking
    }
}

impl Table for Remote {
    fn snapshot(&self) -> Snapshot {
        let scene = self.scene_now(&self.selection);
        let line = self.line(scene.as_ref());
        let now = self.now.as_ref();
        let title = |game: &Arc<dyn AnyGame>| catalogue::title(&**game, &self.voice);
        let ending = now.and_then(|now| now.ending.as_ref());
        Snapshot {
            game: self.game.as_ref().map(|game| game.card().id.to_string()),
            title: self.game.as_ref().map_or_else(String::new, title),
            scene: scene.unwrap_or_else(Scene::empty),
            line,
            told: self.told.clone(),
            seats: self.seats(),
            has_clock: now.is_some_and(|now| !now.used_ms.is_empty()),
            hand: now.and_then(|now| now.hand).and_then(Seat::new),
            // Seats of a match on a server are those that it was made with.
            may_join: false,
            may_leave: false,
            may_act: self.has_the_hand(),
            awaits: None,
            awaits_touch: false,
            selection: self.selection.clone(),
            plies: usize::try_from(self.plies()).unwrap_or(usize::MAX),
            moves: self.moves().into_iter().flatten().map(Action::read).collect(),
            end: ending
                .map(|ended| End { won: self.won(&ended.outcome), points: ended.points.clone() }),
        }
    }

    fn request(&mut self, request: Request) -> bool {
        match request {
            Request::Touch(touch) => self.touch(&touch),
            Request::Type(line) => self.type_in(&line),
            Request::TakeBack => self.ask_undo(),
            Request::RefuseUndo => self.wish(|wish| Ask::RefuseUndo { wish }),
            Request::Resign => self.wish(|wish| Ask::Resign { wish }),
            Request::Rematch => self.wish(|wish| Ask::Rematch { wish }),
            Request::Name(name) => self.wish(|wish| Ask::Name { wish, name }),
            Request::GetUp => self.get_up(),
            Request::SeatMachine(seat, level) => self.seat_machine(seat, level),
            Request::GiveSeat(seat, yes) => self.give_seat(seat, yes),
            Request::HandOver | Request::Join(_) | Request::Leave(_) => false,
        }
    }

    /// A second more or less on a clock that runs looks different, and so does who is there.
    fn tick(&mut self, elapsed_ms: u64) -> bool {
        let mine = self.seat();
        let has_news = self.company.tick(elapsed_ms, mine);
        let Some(seat) = self.ticking().and_then(Seat::new) else { return has_news };
        let shown = |remote: &Self| {
            let seat = remote.seats().into_iter().nth(seat.index())?;
            Some((seat.used_ms / 1_000, seat.left_ms.map(|left| left.div_ceil(1_000))))
        };
        let before = shown(self);
        self.since_ms = self.since_ms.saturating_add(elapsed_ms);
        has_news || before != shown(self)
    }

    fn say(&self, message: &Message) -> String {
        self.voice.say_named(message, &|seat| self.name_of(seat))
    }

    fn listen_anew(&mut self, words: &Translator) {
        self.voice = self.game.as_ref().map_or_else(|| words.clone(), |game| game.voice(words));
    }

    fn scene_after(&self, touches: &[Touch]) -> Scene {
        self.scene_now(touches).unwrap_or_else(Scene::empty)
    }

    fn touched(&self, touches: &[Touch], next: &Touch) -> Result<Touched<String>, Refused> {
        let nothing = || Refused::because(&Common::NothingThere);
        let (game, now) = self.game.as_ref().zip(self.now.as_ref()).ok_or_else(nothing)?;
        game.touch(&now.view, touches, next)
    }
}
