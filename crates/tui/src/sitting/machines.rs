//! Machines at the table: their moves, and advice for people.

use game::{Seat, Viewer};
use i18n::Message;
use session::{Command, Controller};

use super::{Advice, Faces, Sitting};
use crate::thinking::{Answer, Question};

impl Sitting {
    /// Lets machines think and play; tells whether anything changed.
    pub(crate) fn let_machines_act(&mut self) -> bool {
        if let Some((seat, level)) = self.machine_to_move()
            && !self.thinking.is_busy()
            && self.asked.is_none()
        {
            let _ = seat;
            self.thinking.ask(&self.session, Question::Move(level));
            self.asked = Some(Question::Move(level));
            return true;
        }
        let may_play = self.pause_ms == 0 && !matches!(self.faces, Faces::Touched | Faces::For(_));
        if matches!(self.asked, Some(Question::Move(_))) && !may_play {
            return false;
        }
        let Some((at, answer)) = self.thinking.answer() else { return false };
        self.asked = None;
        if at == self.session.log().len() {
            self.take_answer(at, answer);
        }
        true
    }

    fn take_answer(&mut self, at: usize, answer: Answer) {
        match answer {
            Answer::Move(Some(text)) => {
                if let Some(seat) = self.session.hand() {
                    self.command(Command::Play { seat, text });
                }
            }
            Answer::Advice(Some(hint)) => {
                self.ladder.learn(at, hint);
                self.tell_advice(at);
            }
            Answer::Move(None) | Answer::Advice(None) => {
                self.notice = Some(Message::new("tui.no-machine"));
            }
        }
    }

    fn machine_to_move(&self) -> Option<(Seat, game::Level)> {
        let seat = self.session.hand()?;
        match self.session.table().player(seat)?.controller {
            Controller::Human => None,
            Controller::Machine(level) => Some((seat, level)),
        }
    }

    /// Asks for advice, or for one step more of it.
    pub(crate) fn ask_advice(&mut self) {
        self.notice = None;
        if !self.awaits_person() {
            return;
        }
        let at = self.session.log().len();
        if self.ladder.known(at).is_some() {
            self.tell_advice(at);
        } else if self.asked.is_none() {
            self.thinking.ask(&self.session, Question::Advice);
            self.asked = Some(Question::Advice);
        }
    }

    fn tell_advice(&mut self, at: usize) {
        let Some(action) = self.ladder.known(at).map(|hint| hint.action.clone()) else { return };
        let viewer = self.session.hand().map_or(Viewer::Public, Viewer::Seat);
        let path = self.session.played().position().touch_path(viewer, &action);
        let names: Vec<String> = path.iter().map(|touch| touch.as_str().to_owned()).collect();
        let family = catalogue::family(&self.session.played().game().card().id);
        let slowly = family.is_ok_and(|family| family.design().is_some());
        let told = self.ladder.next(&names, slowly);
        let marked = if self.ladder.has_told_all(slowly) { path } else { Vec::new() };
        self.advice = Some(Advice { at, told, marked });
    }
}
