//! A game on this device as a [`Table`].

use game::{Refused, Seat, Touched, Verdict};
use i18n::{Message, Translator};
use scene::{Scene, Touch};
use session::{Controller, Session};

use crate::{End, Request, SeatShown, Sitting, Snapshot, Table};

impl Table for Sitting {
    fn snapshot(&self) -> Snapshot {
        let session = self.session();
        let played = session.played();
        let hides = played.game().card().hides && session.ending().is_none();
        let told = session.told(self.viewer());
        Snapshot {
            game: Some(played.game().card().id.to_string()),
            title: self.title(),
            scene: self.scene(),
            line: self
                .line_of(&told)
                .or_greet(|| played.moves().is_empty().then(|| played.game().greeting())?),
            told,
            seats: Seat::all(played.game().seats()).map(|seat| self.seat_shown(seat)).collect(),
            has_clock: session.table().clock.is_some(),
            hand: session.hand(),
            may_join: self.lets_join(),
            may_leave: self.lets_leave(),
            may_act: self.awaits_person(),
            awaits: session.awaits(),
            awaits_touch: self.awaits_touch(),
            selection: played.selection().to_vec(),
            plies: session.log().len(),
            moves: if hides { Vec::new() } else { actions(session) },
            end: end(session),
        }
    }

    fn request(&mut self, request: Request) -> bool {
        match request {
            Request::Touch(touch) => self.touch(&touch),
            Request::Type(line) => self.play(&line),
            Request::TakeBack => self.take_back(),
            Request::Resign => self.resign(),
            Request::HandOver => self.hand_over(),
            Request::Join(name) => self.join(&name),
            Request::Leave(seat) => self.let_go(seat),
            Request::RefuseUndo
            | Request::Rematch
            | Request::Name(_)
            | Request::GetUp
            | Request::SeatMachine(..)
            | Request::GiveSeat(..) => false,
        }
    }

    fn tick(&mut self, elapsed_ms: u64) -> bool {
        Self::tick(self, elapsed_ms)
    }

    fn say(&self, message: &Message) -> String {
        Self::say(self, message)
    }

    fn listen_anew(&mut self, words: &Translator) {
        Self::listen_anew(self, words);
    }

    fn scene_after(&self, touches: &[Touch]) -> Scene {
        Self::scene_after(self, touches)
    }

    fn touched(&self, touches: &[Touch], next: &Touch) -> Result<Touched<String>, Refused> {
        self.session().touch(self.viewer(), touches, next)
    }
}

impl Sitting {
    fn seat_shown(&self, seat: Seat) -> SeatShown {
        let session = self.session();
        let machine = match session.table().player(seat).map(|player| player.controller) {
            Some(Controller::Machine(level)) => Some(level),
            Some(Controller::Human) | None => None,
        };
        let (used_ms, left_ms) = (session.used_ms(seat), session.left_ms(seat));
        SeatShown { name: self.name(seat), machine, used_ms, left_ms, presence: None }
    }
}

fn actions(session: &Session) -> Vec<game::Action> {
    session.played().moves().iter().map(|played| played.action.clone()).collect()
}

fn end(session: &Session) -> Option<End> {
    let ending = session.ending()?;
    Some(End { won: won(session), points: ending.points.values().to_vec() })
}

/// Whether the only person at the table has won; nothing until the end, where several play, and
/// where all are equal.
#[must_use]
pub fn won(session: &Session) -> Option<bool> {
    let mut people = session.table().people();
    let only = people.next().filter(|_| people.next().is_none())?;
    let outcome = &session.ending()?.outcome;
    match outcome.verdict {
        Verdict::Draw => None,
        Verdict::Nobody => (session.played().game().seats() == 1).then_some(false),
        Verdict::Winner(_) | Verdict::Ranking(_) => Some(outcome.is_won_by(only)),
    }
}
