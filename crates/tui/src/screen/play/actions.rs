//! What can be done besides touching the board, each with its number.

use i18n::Message;
use scene::{Reply, Scene, Touch};

use super::{Play, Twice};
use crate::board::{Layer, nearest};
use crate::desk::Desk;
use crate::screen::Next;
use crate::screen::help::Page;

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
    Hint,
    Rules,
    Resign,
    Pause,
}

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
        let is_mine = self.sitting.awaits_person();
        let mut all: Vec<(Action, Message, bool)> = Vec::new();
        if Self::has_crossings(scene) {
            all.push((Action::Move, Message::new("tui.action-move"), is_mine));
            all.push((Action::Wall, Message::new("tui.action-wall"), is_mine));
        }
        for button in &scene.buttons {
            let is_open = button.reply == Reply::Accepts;
            all.push((Action::Button(button.touch.clone()), button.label.clone(), is_open));
        }
        let has_moves = !self.sitting.session().played().moves().is_empty();
        all.push((Action::Undo, Message::new("tui.action-undo"), has_moves));
        all.push((Action::Hint, Message::new("tui.action-hint"), is_mine));
        all.push((Action::Rules, Message::new("tui.action-rules"), true));
        all.push((Action::Resign, Message::new("tui.action-resign"), is_mine));
        let last = (Action::Pause, Message::new("tui.action-pause"), true);
        // There are nine digits; what comes after has no number and is only clicked.
        let keys = ('1'..='9').chain(std::iter::repeat(' '));
        let numbered = all.into_iter().zip(keys).chain(std::iter::once((last, '0')));
        numbered
            .map(|((action, label, is_open), key)| Numbered { key, action, label, is_open })
            .collect()
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
            Action::Button(touch) => {
                self.sitting.touch(touch);
            }
            Action::Undo => self.sitting.take_back(),
            Action::Hint => self.sitting.ask_advice(),
            Action::Rules => {
                return Next::Help(Page::about(self.sitting.session().played().game()));
            }
            Action::Resign if confirmed == Some(Twice::Resign) => self.sitting.resign(),
            Action::Resign => {
                if self.sitting.awaits_person() {
                    self.asked = Some(Twice::Resign);
                }
            }
            Action::Pause => return self.pause(confirmed, desk),
        }
        self.follow(desk.area);
        Next::Stay
    }

    /// Back to the menu; the game is kept. When it cannot be, that is told first.
    fn pause(&mut self, confirmed: Option<Twice>, desk: &mut Desk) -> Next {
        self.sitting.interrupt();
        if self.sitting.trouble.is_some() && confirmed != Some(Twice::LeaveUnsaved) {
            self.asked = Some(Twice::LeaveUnsaved);
            return Next::Stay;
        }
        let is_kept = self.sitting.is_kept()
            && self.sitting.trouble.is_none()
            && !self.sitting.session().log().is_empty()
            && self.sitting.session().ending().is_none();
        desk.notice = is_kept.then(|| Message::new("tui.kept"));
        Next::Menu
    }

    fn walk_on_crossings(&mut self, desk: &Desk) {
        let scene = self.sitting.scene();
        if !self.sitting.awaits_person() || !Self::has_crossings(&scene) {
            return;
        }
        let spots = self.spread(&scene, desk.area).spots(&scene, self.cursor.as_ref());
        self.layer = Layer::Crossings;
        self.cursor = nearest(&spots, self.layer, self.cursor.as_ref(), |_| true);
    }
}
