//! What can be done besides touching the board, each with its number.

use game::{Level, Seat};
use i18n::Message;
use protocol::live::Presence;
use scene::{Reply, Scene, Touch};
use sitting::Request;

use super::{Play, Twice};
use crate::board::{Layer, nearest};
use crate::desk::Desk;
use crate::screen::Next;
use crate::screen::help::Page;
use crate::table::Table;

/// Something with a number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Action {
    /// Move with the cursor.
    Move,
    /// Put a wall with the cursor.
    Wall,
    /// A button of the game.
    Button(Touch),
    Undo,
    /// The others may not take a move back.
    RefuseUndo,
    Hint,
    Rules,
    Resign,
    /// Somebody who lost this seat gets it back, or not.
    GiveSeat(Seat, bool),
    /// A machine plays a free seat.
    SeatMachine(Seat),
    /// This person gets up from the seat.
    GetUp,
    Pause,
}

/// How strong a machine is that takes a free seat.
const USUAL_LEVEL: u8 = 3;

/// An action as it stands in the list.
pub(super) struct Numbered {
    pub(super) key: char,
    pub(super) action: Action,
    pub(super) label: Message,
    pub(super) is_open: bool,
}

impl Play {
    /// The list of actions: those of the game first, the pause last.
    pub(super) fn actions(&self, scene: &Scene) -> Vec<Numbered> {
        let is_mine = self.now.may_act;
        let mut all: Vec<(Action, Message, bool)> = Vec::new();
        if Self::has_crossings(scene) {
            all.push((Action::Move, Message::new("tui.action-move"), is_mine));
            all.push((Action::Wall, Message::new("tui.action-wall"), is_mine));
        }
        for button in &scene.buttons {
            let is_open = button.reply == Reply::Accepts;
            all.push((Action::Button(button.touch.clone()), button.label.clone(), is_open));
        }
        let last = match self.table.there() {
            None => {
                let has_moves = self.moves().next().is_some();
                all.push((Action::Undo, Message::new("tui.action-undo"), has_moves));
                all.push((Action::Hint, Message::new("tui.action-hint"), is_mine));
                "tui.action-pause"
            }
            Some(online) => {
                let is_asked = online.is_asked_for_undo();
                let undo = if is_asked { "tui.action-agree" } else { "tui.action-undo" };
                if online.seat().is_some() {
                    all.push((Action::Undo, Message::new(undo), self.now.plies > 0));
                }
                "tui.action-leave"
            }
        };
        all.push((Action::Rules, Message::new("tui.action-rules"), true));
        if !self.looks_on() {
            all.push((Action::Resign, Message::new("tui.action-resign"), self.may_resign()));
        }
        // It comes after the others, so that their numbers stay.
        if self.is_asked_for_undo() {
            all.push((Action::RefuseUndo, Message::new("tui.action-refuse"), true));
        }
        all.extend(self.seat_actions());
        let last = (Action::Pause, Message::new(last), true);
        // There are nine digits; what comes after has no number and is only clicked.
        let keys = ('1'..='9').chain(std::iter::repeat(' '));
        let numbered = all.into_iter().zip(keys).chain(std::iter::once((last, '0')));
        numbered
            .map(|((action, label, is_open), key)| Numbered { key, action, label, is_open })
            .collect()
    }

    /// What can be done about seats of a match on a server.
    fn seat_actions(&self) -> Vec<(Action, Message, bool)> {
        let Some(online) = self.table.there().filter(|online| online.seat().is_some()) else {
            return Vec::new();
        };
        let mut all = Vec::new();
        if let Some(seat) = online.asked_for_seat() {
            for (yes, key) in [(true, "tui.action-give"), (false, "tui.action-keep")] {
                all.push((Action::GiveSeat(seat, yes), Message::new(key), true));
            }
        }
        let mut seats = (0..self.now.seats.len()).map(Seat::at);
        let is_free = |seat: &Seat| online.presence(*seat) == Some(Presence::Free);
        if let Some(seat) = seats.find(is_free) {
            all.push((Action::SeatMachine(seat), Message::new("tui.action-machine"), true));
        }
        all.push((Action::GetUp, Message::new("tui.action-get-up"), true));
        all
    }

    /// Who only looks on asks for nothing.
    pub(super) fn looks_on(&self) -> bool {
        self.table.there().is_some_and(|online| online.seat().is_none())
    }

    /// On a server one can give up at any time.
    fn may_resign(&self) -> bool {
        self.now.may_act || self.table.there().is_some() && !self.looks_on()
    }

    /// Whether others wait for a yes to take a move back.
    pub(super) fn is_asked_for_undo(&self) -> bool {
        self.table.there().is_some_and(|online| online.is_asked_for_undo())
    }

    /// The page with the rules of the game.
    fn rules(&self) -> Option<Page> {
        let game = match &self.table {
            Table::Here(sitting) => sitting.session().played().game(),
            Table::There(online) => online.game()?,
        };
        Some(Page::about(game))
    }

    pub(super) fn act(&mut self, action: &Action, desk: &mut Desk) -> Next {
        let confirmed = self.asked.take();
        self.typed = None;
        match action {
            Action::Move => {
                self.layer = Layer::Places;
                self.place_cursor(desk.area);
            }
            Action::Wall => self.walk_on_crossings(desk),
            Action::Button(touch) => self.touch(touch),
            Action::Undo => self.request(Request::TakeBack),
            Action::RefuseUndo => self.request(Request::RefuseUndo),
            Action::Hint => {
                self.table.here_mut().map(crate::sitting::Sitting::ask_advice);
                self.look();
            }
            Action::Rules => return self.rules().map_or(Next::Stay, Next::Help),
            Action::Resign if confirmed == Some(Twice::Resign) => self.request(Request::Resign),
            Action::Resign => {
                if self.may_resign() {
                    self.asked = Some(Twice::Resign);
                }
            }
            Action::GiveSeat(seat, yes) => self.request(Request::GiveSeat(*seat, *yes)),
            Action::SeatMachine(seat) => {
                if let Some(level) = Level::new(USUAL_LEVEL) {
                    self.request(Request::SeatMachine(*seat, level));
                }
            }
            Action::GetUp if confirmed == Some(Twice::GetUp) => self.request(Request::GetUp),
            Action::GetUp => self.asked = Some(Twice::GetUp),
            Action::Pause => return self.pause(confirmed, desk),
        }
        self.follow(desk.area);
        Next::Stay
    }

    /// Back to the menu; the game is kept. When it cannot be, that is told first.
    fn pause(&mut self, confirmed: Option<Twice>, desk: &mut Desk) -> Next {
        let is_over = self.now.end.is_some();
        desk.notice = match &mut self.table {
            Table::Here(sitting) => {
                sitting.interrupt();
                if sitting.trouble.is_some() && confirmed != Some(Twice::LeaveUnsaved) {
                    self.asked = Some(Twice::LeaveUnsaved);
                    return Next::Stay;
                }
                let is_kept = sitting.is_kept() && sitting.trouble.is_none();
                let has_begun = !sitting.session().log().is_empty();
                (is_kept && has_begun && !is_over).then(|| Message::new("tui.kept"))
            }
            Table::There(online) => {
                let has_seat = online.seat().is_some() && online.bye().is_none();
                (has_seat && !is_over).then(|| Message::new("tui.seat-kept"))
            }
        };
        Next::Menu
    }

    fn walk_on_crossings(&mut self, desk: &Desk) {
        let scene = &self.now.scene;
        if !self.now.may_act || !Self::has_crossings(scene) {
            return;
        }
        let spots = self.spread(scene, desk.area).spots(scene, self.cursor.as_ref());
        self.layer = Layer::Crossings;
        self.cursor = nearest(&spots, self.layer, self.cursor.as_ref(), |_| true);
    }
}
