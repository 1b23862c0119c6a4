//! The bench: the design that is being made, what is selected, and the test beside it.

use design::Design;
use design::edit::{Edit, EditRefusal, Editor, PlayerEdit, edited};
use design::{TokenKind, Zone};
use i18n::Message;
use review::Remark;

use crate::control::Input;
use crate::part::{Part, PartLine};
use crate::tool::Tool;
use crate::trial::{Trial, carry};
use crate::{Field, checks, form, lines, naming};

/// A design on the bench, with all that is needed to change and to try it.
pub struct Workbench {
    pub(crate) id: String,
    pub(crate) editor: Editor,
    pub(crate) selected: Part,
    pub(crate) tool: Tool,
    pub(crate) copied: Option<Copied>,
    pub(crate) keeps_choices: bool,
    pub(crate) trial: Option<Trial>,
    pub(crate) shows_faces: bool,
    pub(crate) remarks: Vec<Remark>,
    /// Counts the designs that were on the bench.
    pub(crate) revision: u64,
    typing: Option<Typing>,
}

/// A field that somebody types in: all letters together are one step to undo.
#[derive(Clone, Debug, PartialEq)]
struct Typing {
    /// The part as it was called before, and as it is called now.
    from: Part,
    part: Part,
    field: String,
    /// The design that the last letter made.
    revision: u64,
}

/// What was copied.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Copied {
    Token(Box<TokenKind>),
    Zone(Zone),
}

impl Workbench {
    /// A design on the bench, under the id it is played by.
    #[must_use]
    pub fn new(id: &str, design: Design) -> Self {
        let mut bench = Self {
            id: id.to_owned(),
            editor: Editor::new(design),
            selected: Part::Game,
            tool: Tool::Select,
            copied: None,
            keeps_choices: true,
            trial: None,
            shows_faces: false,
            remarks: Vec::new(),
            revision: 0,
            typing: None,
        };
        bench.look_anew();
        bench
    }

    /// The design as it is now.
    #[must_use]
    pub const fn design(&self) -> &Design {
        self.editor.design()
    }

    /// Counts the changes: whoever has seen this number has seen this design.
    #[must_use]
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// The part that is selected.
    #[must_use]
    pub const fn selected(&self) -> &Part {
        &self.selected
    }

    /// Selects a part; one that the design does not have selects the game as a whole. The tool in
    /// hand follows to another token or zone, and is laid down where it would surprise.
    pub fn select(&mut self, part: Part) {
        self.selected = if part.is_in(self.design()) { part } else { Part::Game };
        self.tool = std::mem::replace(&mut self.tool, Tool::Select).beside(&self.selected);
    }

    /// All parts, in the order of their headings.
    #[must_use]
    pub fn parts(&self) -> Vec<PartLine> {
        lines::lines(self.design(), &self.remarks)
    }

    /// What the selected part is called.
    #[must_use]
    pub fn title(&self) -> Message {
        let line = self.parts().into_iter().find(|line| line.part == self.selected);
        line.map_or_else(|| self.selected.name(), |line| line.label)
    }

    /// The fields of the selected part.
    #[must_use]
    pub fn fields(&self) -> Vec<Field> {
        let mut fields = form::fields(self.design(), &self.selected);
        checks::attach(&mut fields, &self.selected, self.design(), &self.remarks);
        fields
    }

    /// Puts something into a field of the selected part.
    ///
    /// # Errors
    /// Why it cannot stand there; nothing has changed then.
    pub fn fill(&mut self, field: &str, input: Input) -> Result<(), Message> {
        let part = self.selected.clone();
        self.fill_in(&part, field, input).map(|_| ())
    }

    /// Puts something into a field of any part while somebody types there: what was typed just
    /// before in it is one step with it to undo, and one change of the test.
    ///
    /// # Errors
    /// Why it cannot stand there; nothing has changed then.
    pub fn type_in(&mut self, part: &Part, field: &str, input: Input) -> Result<(), Message> {
        let goes_on =
            |it: &Typing| it.part == *part && it.field == field && it.revision == self.revision;
        let before = self.typing.take().filter(goes_on);
        let revision = self.revision;
        let from = before.as_ref().map_or(part, |before| &before.from).clone();
        let filled = match before {
            Some(_) => self.fill_instead(&from, part, field, input),
            None => self.fill_in(part, field, input).map(Some),
        };
        self.typing = match &filled {
            // What changed nothing leaves the letters before it waiting for the next one.
            _ if self.revision == revision => before,
            Ok(Some(part)) => {
                let (part, field) = (part.clone(), field.to_owned());
                Some(Typing { from, part, field, revision: self.revision })
            }
            _ => None,
        };
        filled.map(|_| ())
    }

    /// Fills a field of a part; says what the part is called then.
    fn fill_in(&mut self, part: &Part, field: &str, input: Input) -> Result<Part, Message> {
        let edit = form::edit(self.design(), part, field, input)?;
        let edit = self.with_place(edit);
        let (named, is_selected) = (part.after(&edit), self.selected == *part);
        self.apply(edit)?;
        if is_selected && named != *part {
            self.select(named.clone());
        }
        Ok(named)
    }

    /// Fills a field otherwise than the last edit did, in its place; says what the part is called
    /// then. Nothing is said where all is as it was before that edit: it is gone, and what stands
    /// last then was done elsewhere.
    fn fill_instead(
        &mut self,
        from: &Part,
        part: &Part,
        field: &str,
        input: Input,
    ) -> Result<Option<Part>, Message> {
        let Some(before) = self.editor.before() else {
            return self.fill_in(part, field, input).map(Some);
        };
        let edit = form::edit(before, from, field, input)?;
        let told = |refusal: EditRefusal| naming::refusal(before, &refusal);
        let changed = edited(before, &edit).map_err(told)?;
        let is_step = changed != *before;
        let (named, is_selected) = (from.after(&edit), self.selected == *part);
        if changed == *self.design() {
            return Ok(Some(named));
        }
        carry(&mut self.trial, &changed)?;
        self.editor.undo();
        self.editor.accept(edit, changed);
        self.look_anew();
        if is_selected {
            self.select(named.clone());
        }
        Ok(is_step.then_some(named))
    }

    /// A new board is given a place where boards were placed by hand.
    fn with_place(&self, edit: Edit) -> Edit {
        let Edit::All(mut edits) = edit else { return edit };
        let Some(Edit::Players(PlayerEdit::Give { board, .. })) = edits.last() else {
            return Edit::All(edits);
        };
        let board = *board;
        let Ok(after) = edited(self.design(), &Edit::All(edits.clone())) else {
            return Edit::All(edits);
        };
        // The new board stands last.
        let number = u8::try_from(board.count(&after)).unwrap_or(u8::MAX);
        edits.extend(self.place_new(board, number));
        Edit::All(edits)
    }

    /// Does an edit, in the design and in the test that runs.
    pub(crate) fn apply(&mut self, edit: Edit) -> Result<(), Message> {
        let told = |refusal: EditRefusal| naming::refusal(self.design(), &refusal);
        let changed = edited(self.design(), &edit).map_err(told)?;
        if changed == *self.design() {
            return Ok(());
        }
        carry(&mut self.trial, &changed)?;
        self.editor.accept(edit, changed);
        self.look_anew();
        Ok(())
    }

    /// What [`Workbench::undo`] would take back.
    #[must_use]
    pub fn to_undo(&self) -> Option<Message> {
        self.editor.to_undo().map(|label| naming::label(self.design(), &label))
    }

    /// What [`Workbench::redo`] would do again.
    #[must_use]
    pub fn to_redo(&self) -> Option<Message> {
        self.editor.to_redo().map(|label| naming::label(self.design(), &label))
    }

    /// Takes the last edit back and tells which.
    ///
    /// # Errors
    /// When there is none, or the test cannot go on without it; nothing has changed then.
    pub fn undo(&mut self) -> Result<Message, Message> {
        let none = || Message::new("bench.nothing-to-undo");
        carry(&mut self.trial, self.editor.before().ok_or_else(none)?)?;
        let label = self.to_undo().ok_or_else(none)?;
        self.editor.undo();
        self.look_anew();
        Ok(label)
    }

    /// Does the edit again that was taken back last, and tells which.
    ///
    /// # Errors
    /// When there is none, or the test cannot go on with it; nothing has changed then.
    pub fn redo(&mut self) -> Result<Message, Message> {
        let none = || Message::new("bench.nothing-to-redo");
        carry(&mut self.trial, self.editor.after().ok_or_else(none)?)?;
        self.editor.redo();
        self.look_anew();
        let label = self.to_undo().ok_or_else(none)?;
        Ok(label)
    }

    /// Whether the next token takes the choices of the selected one: all but its name, its picture,
    /// its characteristics and the values of its sides.
    #[must_use]
    pub const fn keeps_choices(&self) -> bool {
        self.keeps_choices
    }

    /// Lets new tokens take the choices of the selected one, or not.
    pub const fn keep_choices(&mut self, keep: bool) {
        self.keeps_choices = keep;
    }

    /// After a change: remarks are made anew, and what is gone is no longer selected.
    fn look_anew(&mut self) {
        self.revision += 1;
        self.remarks = checks::remarks(self.design());
        if !self.selected.is_in(self.design()) {
            self.selected = self.stand_in();
        }
        if !self.tool.is_for(self.design()) {
            self.tool = Tool::Select;
        }
    }

    /// What is selected when the selected part is gone: the nearest of its sort.
    fn stand_in(&self) -> Part {
        let sort = self.selected.sort();
        let lines = lines::lines(self.design(), &[]);
        let mut same = lines.into_iter().filter(|line| line.sort == sort);
        same.next_back().map_or(Part::Game, |line| line.part)
    }
}
