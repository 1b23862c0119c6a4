//! Changes to a design as commands: checked, refused with a reason, undone and redone.
//!
//! An edit either happens whole or changes nothing. It is refused when it names what does not
//! exist, when it would take away something in use, and when the design would not fit together
//! afterwards. Edits can be written down and read again (serde). No rule of play stands here.

mod boards;
mod dice;
mod editor;
mod grid;
mod label;
mod lines;
mod players;
mod refusal;
mod rules;
mod texts;
mod tokens;
mod uses;
mod zones;

use serde::{Deserialize, Serialize};

use crate::Design;
use crate::files::{Fault, check};

pub use boards::{BoardEdit, BoardName};
pub use dice::DieEdit;
pub use editor::Editor;
pub use grid::GridEdit;
pub use players::PlayerEdit;
pub use refusal::EditRefusal;
pub use rules::{Rule, RuleEdit, RuleName};
pub use texts::TextEdit;
pub use tokens::{KindField, TokenEdit};
pub use uses::each_token;
pub use zones::{REST_OF_GRID, ZoneEdit};

/// One change to a design.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edit {
    /// Kinds of tokens.
    Tokens(TokenEdit),
    /// The grid, its cells and the tokens in them.
    Grid(GridEdit),
    /// Zones of the grid.
    Zones(ZoneEdit),
    /// Players and the boards they have.
    Players(PlayerEdit),
    /// Shoes with their queues, waiting zones, result zones.
    Boards(BoardEdit),
    /// Dice.
    Dice(DieEdit),
    /// Rules and variants.
    Rules(RuleEdit),
    /// Names, instructions, messages.
    Texts(TextEdit),
    /// Several changes that happen and are undone together.
    All(Vec<Edit>),
}

/// The design after an edit.
///
/// # Errors
/// With the reason, when the edit cannot be done or the design would not fit together.
pub fn edited(design: &Design, edit: &Edit) -> Result<Design, EditRefusal> {
    let mut changed = design.clone();
    apply(&mut changed, edit)?;
    let faults = check(&changed);
    // What was wrong before matters only where something is wrong now.
    let new = if faults.is_empty() { None } else { new_fault(&check(design), faults) };
    new.map_or(Ok(changed), |fault| Err(EditRefusal::WouldNotFit(fault)))
}

fn apply(design: &mut Design, edit: &Edit) -> Result<(), EditRefusal> {
    match edit {
        Edit::Tokens(edit) => tokens::apply(design, edit),
        Edit::Grid(edit) => grid::apply(design, edit),
        Edit::Zones(edit) => zones::apply(design, edit),
        Edit::Players(edit) => players::apply(design, edit),
        Edit::Boards(edit) => boards::apply(design, edit),
        Edit::Dice(edit) => dice::apply(design, edit),
        Edit::Rules(edit) => rules::apply(design, edit),
        Edit::Texts(edit) => {
            texts::apply(design, edit);
            Ok(())
        }
        Edit::All(edits) => edits.iter().try_for_each(|edit| apply(design, edit)),
    }
}

/// A fault that was not there before; places are not compared, since they shift.
fn new_fault(before: &[Fault], after: Vec<Fault>) -> Option<Fault> {
    let count = |faults: &[Fault], fault: &Fault| {
        faults.iter().filter(|other| other.kind == fault.kind).count()
    };
    let found = after.iter().position(|fault| count(&after, fault) > count(before, fault))?;
    after.into_iter().nth(found)
}

#[cfg(test)]
mod tests;
