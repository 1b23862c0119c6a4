//! A face that has fallen: its actions, one after the other, until one must wait for the player.
//!
//! What an action rolls falls once the face is done.

use design::{Action, Captures, Face, FromShoe};

use crate::compile::{Compiled, NOWHERE};
use crate::play::position::OpenFace;
use crate::play::run::Run;

/// How the die that has fallen moves a token.
#[derive(Clone, Copy)]
pub(super) struct By {
    pub(super) from_shoe: FromShoe,
    pub(super) captures: Captures,
}

impl Compiled {
    /// The face that is meant.
    pub(crate) fn face_of_die(&self, open: OpenFace) -> Option<&Face> {
        let die = self.design.dice.get(usize::from(open.die))?;
        die.faces.get(usize::from(open.face))
    }

    /// The actions of a face that are not done yet.
    pub(super) fn actions_left(&self, open: OpenFace) -> impl Iterator<Item = &Action> {
        let actions = self.face_of_die(open).into_iter().flat_map(Face::actions);
        actions.skip(usize::from(open.done))
    }

    pub(super) fn by(&self, open: OpenFace) -> By {
        let die = self.design.dice.get(usize::from(open.die));
        By {
            from_shoe: self.face_of_die(open).map(|face| face.from_shoe).unwrap_or_default(),
            captures: die.map(|die| die.captures).unwrap_or_default(),
        }
    }
}

impl Run<'_> {
    /// Does what is left of a face.
    pub(super) fn follow(&mut self, mut open: OpenFace) {
        let (game, by) = (self.game, self.game.by(open));
        while let Some(action) = game.actions_left(open).next() {
            if self.must_choose(action) {
                if self.can_choose(open) {
                    self.at.core.dice.face = Some(open);
                    return;
                }
                self.give_up_choosing();
            }
            open.done += 1;
            self.act_on(action, by);
            if self.at.core.manual.cell != NOWHERE {
                // The move by hand captures as its die does.
                let goes_on = game.actions_left(open).next().is_some();
                let is_asked_again = goes_on || by.captures != Captures::Nothing;
                self.at.core.dice.face = is_asked_again.then_some(open);
                return;
            }
            if !self.at.is_awake(self.seat()) {
                return;
            }
        }
    }
}
