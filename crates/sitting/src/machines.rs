//! Machines at the table: what they are asked, and what becomes of their answers.

use analysis::advice::Step;
use game::Viewer;
use i18n::Message;
use machine_host::{Answer, Ask, Question};
use scene::{Scene, Touch};
use session::{Command, Event};

use crate::Sitting;
use crate::sitting::Faces;

/// A question for a machine about the seat that has the hand. Its seed counts the moves; hosts
/// add a number of their own, so that a machine plays differently each time.
#[derive(Clone, Debug, PartialEq)]
pub struct Task {
    /// What is asked.
    pub question: Question,
    /// How long the log was; an answer to an older question is void.
    pub at: usize,
}

/// Advice that was given.
pub(crate) struct Advice {
    pub(crate) at: usize,
    pub(crate) told: Vec<Message>,
    /// The places and buttons that were told.
    pub(crate) marked: Vec<Touch>,
}

impl Sitting {
    /// What a machine that has the hand shall think about, told once for each move.
    pub fn machine_task(&mut self) -> Option<Task> {
        let (_, level) = self.session().machine_to_move().filter(|_| self.asked.is_none())?;
        self.task(Ask::Move(level))
    }

    /// The person who has the hand asks for advice, or for one step more of it; what is not known
    /// yet must be thought about first.
    pub fn ask_advice(&mut self) -> Option<Task> {
        self.notice = None;
        if !self.awaits_person() {
            return None;
        }
        let at = self.session().log().len();
        if self.ladder.known(at).is_some() {
            self.tell_advice(at);
            return None;
        }
        self.asked.is_none().then(|| self.task(Ask::Advice)).flatten()
    }

    fn task(&mut self, ask: Ask) -> Option<Task> {
        let seat = self.session().hand()?;
        let played = self.session().played();
        let view = played.position().view(Viewer::Seat(seat));
        let seed = played.moves().len() as u64;
        self.asked = Some(ask.clone());
        Some(Task { question: Question { ask, view, seed }, at: self.session().log().len() })
    }

    /// What a machine thinks about; nothing once the game has gone on without it.
    #[must_use]
    pub const fn asked(&self) -> Option<&Ask> {
        self.asked.as_ref()
    }

    /// Whether the answer may come now: a move waits until the one before it has been seen.
    #[must_use]
    pub const fn may_answer(&self) -> bool {
        match &self.asked {
            Some(Ask::Move(_)) => {
                self.pause_ms == 0 && !matches!(self.faces, Faces::Touched | Faces::For(_))
            }
            Some(Ask::Advice | Ask::Judge { .. }) => true,
            None => false,
        }
    }

    /// Takes the answer to a task of this place in the log; tells what came of it.
    pub fn take_answer(&mut self, at: usize, answer: Answer) -> Vec<Event> {
        if at != self.session().log().len() || self.asked.take().is_none() {
            return Vec::new();
        }
        match answer {
            Answer::Move(Some(text)) => {
                let Some(seat) = self.session().hand() else { return Vec::new() };
                return self.handle(Command::Play { seat, text }).unwrap_or_default();
            }
            Answer::Advice(Some(hint)) => {
                self.ladder.learn(at, hint);
                self.tell_advice(at);
            }
            Answer::Move(None) | Answer::Advice(None) | Answer::Judged(_) => {
                self.notify(Some(Message::new("sitting.no-machine")));
            }
        }
        Vec::new()
    }

    fn tell_advice(&mut self, at: usize) {
        let Some(action) = self.ladder.known(at).map(|hint| hint.action.clone()) else { return };
        let viewer = self.session().hand().map_or(Viewer::Public, Viewer::Seat);
        let path = self.session().played().position().touch_path(viewer, &action);
        let scene = self.session().scene(viewer, &[]);
        let path: Vec<Step> = path.iter().map(|touch| step(&scene, touch)).collect();
        let slowly = self.is_design();
        let told = self.ladder.next(&path, slowly);
        let marked = self.ladder.told(&path, slowly).into_iter().map(|it| Touch::new(it.name()));
        self.advice = Some(Advice { at, told, marked: marked.collect() });
        self.notice = None;
    }

    pub(crate) fn is_design(&self) -> bool {
        catalogue::design_of(&**self.session().played().game()).is_some()
    }
}

/// A touch of a move in the words of the scene.
pub(crate) fn step(scene: &Scene, touch: &Touch) -> Step {
    let name = touch.as_str().to_owned();
    match scene.buttons.iter().find(|button| button.touch == *touch) {
        Some(button) => Step::Button(name, button.label.clone()),
        None => {
            let topmost = scene.spot(touch).and_then(|spot| spot.pieces.last());
            Step::Place(name, topmost.map(|piece| piece.name.clone()))
        }
    }
}
