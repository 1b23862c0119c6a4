//! A new game before it begins: who plays, with which options, with or without a clock.
//!
//! The options are those that the game declares; what fits together is for the game to say.

mod draw;
mod fields;
mod keys;

use std::sync::Arc;

use game::{AnyGame, Reason as _};
use i18n::Message;
use session::Session;
use sitting::Form;

use crate::desk::Desk;
use fields::Field;

/// The form of a new game.
pub(crate) struct NewGame {
    form: Form,
    focus: Field,
    /// Why the last key changed nothing.
    trouble: Option<Message>,
}

impl NewGame {
    /// The form of a game: one person against machines, unless it is for one alone.
    pub(crate) fn of(id: &str, desk: &Desk) -> Option<Self> {
        let form = Form::of(id, &desk.names).ok()?;
        Some(Self { form, focus: Field::Start, trouble: None })
    }

    /// The form of a design that was opened from a file.
    pub(crate) fn of_file(game: Arc<dyn AnyGame>, desk: &Desk) -> Result<Self, Message> {
        let design = catalogue::design_of(&*game).cloned().unwrap_or_default();
        let form = Form::of_design(&game.card().id, design, &desk.names);
        let form = form.map_err(|error| error.message())?;
        Ok(Self { form, focus: Field::Start, trouble: None })
    }

    /// Sets an option, or lets it be as usual; a refused value changes nothing.
    fn set(&mut self, name: &str, value: Option<String>) {
        self.trouble = self.form.set(name, value).err();
    }

    /// Lets people play every seat, in the order of the list.
    #[cfg(test)]
    pub(crate) fn seat_people(&mut self) {
        let human = session::Controller::Human;
        self.form.seats.iter_mut().for_each(|seat| seat.controller = human);
        self.form.drawn = Some(false);
    }

    /// The session as the form describes it.
    fn begin(&self, desk: &mut Desk) -> Result<Session, Message> {
        desk.names = self.form.seats.iter().map(|seat| seat.name.clone()).collect();
        let seeds = [desk.fresh_seed(), desk.fresh_seed()];
        self.form.begin(&desk.words, seeds)
    }
}
