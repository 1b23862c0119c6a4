//! A design that is being changed, with what was before and what was undone.

use i18n::Message;

use super::{Edit, EditRefusal, edited};
use crate::Design;

/// More steps than these are not kept; the oldest is forgotten first.
const MOST_STEPS: usize = 1000;

/// A design with undo and redo.
#[derive(Clone, Debug, Default)]
pub struct Editor {
    design: Design,
    past: Vec<Step>,
    future: Vec<Step>,
}

/// An edit, with the design on its other side. Whole designs are kept, since nobody feels them: one
/// of 20×20 cells with 200 tokens is copied in 18 µs, where an edit of it with its checks takes
/// milliseconds.
#[derive(Clone, Debug)]
struct Step {
    edit: Edit,
    other: Design,
}

impl Editor {
    /// Begins with a design.
    #[must_use]
    pub fn new(design: Design) -> Self {
        Self { design, past: Vec::new(), future: Vec::new() }
    }

    /// The design as it is now.
    #[must_use]
    pub const fn design(&self) -> &Design {
        &self.design
    }

    /// Does an edit. One that changes nothing is no step to undo.
    ///
    /// # Errors
    /// With the reason; nothing has changed then.
    pub fn apply(&mut self, edit: Edit) -> Result<(), EditRefusal> {
        let changed = edited(&self.design, &edit)?;
        self.accept(edit, changed);
        Ok(())
    }

    /// Goes on with what an edit made of the design ([`edited`]), for those who had to look at it
    /// first. One that changes nothing is no step to undo.
    pub fn accept(&mut self, edit: Edit, changed: Design) {
        if changed == self.design {
            return;
        }
        let other = std::mem::replace(&mut self.design, changed);
        self.future.clear();
        self.past.push(Step { edit, other });
        if self.past.len() > MOST_STEPS {
            self.past.remove(0);
        }
    }

    /// Takes the last edit back; returns its name.
    pub fn undo(&mut self) -> Option<Message> {
        let step = self.past.pop()?;
        Some(self.cross(step, |editor| &mut editor.future))
    }

    /// Does the edit again that was taken back last; returns its name.
    pub fn redo(&mut self) -> Option<Message> {
        let step = self.future.pop()?;
        Some(self.cross(step, |editor| &mut editor.past))
    }

    fn cross(&mut self, mut step: Step, to: fn(&mut Self) -> &mut Vec<Step>) -> Message {
        std::mem::swap(&mut self.design, &mut step.other);
        let label = step.edit.label();
        to(self).push(step);
        label
    }

    /// The name of the edit that [`Editor::undo`] would take back.
    #[must_use]
    pub fn to_undo(&self) -> Option<Message> {
        self.past.last().map(|step| step.edit.label())
    }

    /// The name of the edit that [`Editor::redo`] would do again.
    #[must_use]
    pub fn to_redo(&self) -> Option<Message> {
        self.future.last().map(|step| step.edit.label())
    }

    /// The design that [`Editor::undo`] would bring back.
    #[must_use]
    pub fn before(&self) -> Option<&Design> {
        self.past.last().map(|step| &step.other)
    }

    /// The design that [`Editor::redo`] would bring back.
    #[must_use]
    pub fn after(&self) -> Option<&Design> {
        self.future.last().map(|step| &step.other)
    }

    /// The edits done so far, oldest first, as far as they are kept.
    pub fn done(&self) -> impl Iterator<Item = &Edit> {
        self.past.iter().map(|step| &step.edit)
    }
}
