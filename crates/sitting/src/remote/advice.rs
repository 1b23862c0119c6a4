//! Advice at a match on a server, where whoever made the match allows it. A machine of this device
//! thinks about the view that the server sent, and about nothing else: nothing hidden is told.

use analysis::advice::{Ladder, Step};
use game::{AnyGame, Touched};
use i18n::Message;
use machine_host::{Answer, Ask, Question};
use scene::{Scene, Touch};
use serde_json::Value as Json;

use super::Remote;
use crate::LineTone;
use crate::machines::{Task, step};

/// No move needs more touches.
const MOST_TOUCHES: usize = 40;

/// See the head of this file.
#[derive(Default)]
pub(super) struct Help {
    /// Whether it may be asked for.
    pub(super) is_allowed: bool,
    ladder: Ladder,
    /// After how many events a machine thinks about it.
    asked: Option<usize>,
    /// The places and buttons that were told, after so many events.
    marked: Option<(usize, Vec<Touch>)>,
}

impl Remote {
    /// Whether advice may be asked for at this match.
    #[must_use]
    pub const fn allows_hints(&self) -> bool {
        self.help.is_allowed
    }

    /// Whether a machine thinks about what to advise.
    #[must_use]
    pub fn is_advised(&self) -> bool {
        self.help.asked == Some(self.at())
    }

    fn at(&self) -> usize {
        usize::try_from(self.plies()).unwrap_or(usize::MAX)
    }

    /// The person who has the hand asks for advice, or for one step more of it; what is not known
    /// yet must be thought about first.
    pub fn ask_advice(&mut self) -> Option<Task> {
        let at = self.at();
        if !self.help.is_allowed || !self.has_the_hand() || self.is_advised() {
            return None;
        }
        if self.help.ladder.known(at).is_some() {
            self.tell_advice(at);
            return None;
        }
        let view = self.now.as_ref()?.view.clone();
        self.help.asked = Some(at);
        Some(Task { question: Question { ask: Ask::Advice, view, seed: at as u64 }, at })
    }

    /// Takes the answer to a question that was asked after so many events.
    pub fn take_answer(&mut self, at: usize, answer: Answer) {
        if self.help.asked.take_if(|asked| *asked == at).is_none() || at != self.at() {
            return;
        }
        match answer {
            Answer::Advice(Some(hint)) => {
                self.help.ladder.learn(at, hint);
                self.tell_advice(at);
            }
            _ => self.said = Some((vec![Message::new("sitting.no-machine")], LineTone::Plain)),
        }
    }

    fn tell_advice(&mut self, at: usize) {
        let Some((game, now)) = self.game.clone().zip(self.now.as_ref()) else { return };
        let Some(action) = self.help.ladder.known(at).map(|hint| hint.action.clone()) else {
            return;
        };
        let path = path_to(&*game, &now.view, &[], &action).unwrap_or_default();
        let scene = game.scene(&now.view, &[], None).unwrap_or_else(|_| Scene::empty());
        let path: Vec<Step> = path.iter().map(|touch| step(&scene, touch)).collect();
        let slowly = catalogue::design_of(&*game).is_some();
        let told = self.help.ladder.next(&path, slowly);
        let marked = self.help.ladder.told(&path, slowly).into_iter();
        self.help.marked = Some((at, marked.map(|it| Touch::new(it.name())).collect()));
        self.said = Some((told, LineTone::Hint));
    }

    /// What advice has told, to be marked on the board.
    pub(super) fn advised(&self) -> &[Touch] {
        let marked = self.help.marked.as_ref().filter(|(at, _)| *at == self.at());
        marked.map_or(&[], |(_, marked)| marked)
    }
}

/// The touches that make a move, found by trying what the scene offers.
fn path_to(game: &dyn AnyGame, view: &Json, so_far: &[Touch], action: &str) -> Option<Vec<Touch>> {
    if so_far.len() >= MOST_TOUCHES {
        return None;
    }
    let scene = game.scene(view, so_far, None).ok()?;
    scene.touchables().find_map(|touch| {
        let mut path = match game.touch(view, so_far, touch).ok()? {
            Touched::Move(text) if text == action => Vec::new(),
            Touched::More(touches) if touches.len() > so_far.len() => {
                path_to(game, view, &touches, action)?
            }
            _ => return None,
        };
        path.insert(0, touch.clone());
        Some(path)
    })
}
