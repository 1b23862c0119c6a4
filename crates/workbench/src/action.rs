//! What can be done with the selected part: its actions, some of them with keys.
//!
//! Spec: section 5.1.

use design::edit::BoardName;
use i18n::Message;

use crate::Workbench;
use crate::part::Part;

/// An action by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum ActionName {
    AddToken,
    AddZone,
    AddPlayer,
    AddDie,
    AddFace,
    AddVariant,
    /// The selected variant gets a grid of its own, as the grid is now: a level.
    GiveGrid,
    /// Swaps the grid with the variant's, which can be drawn then.
    SwapGrid,
    TakeGrid,
    /// Remembers the token or the zone; a token is then put on boards by touching.
    Copy,
    /// What was copied: a token into the selected cells, else another token or zone like it.
    Paste,
    Remove,
    First,
    Previous,
    Next,
    Last,
    /// One place towards the first of its sort.
    MoveUp,
    MoveDown,
    AddRow,
    AddColumn,
    RemoveLastRow,
    RemoveLastColumn,
    InsertRowAbove,
    InsertRowBelow,
    InsertColumnBefore,
    InsertColumnAfter,
    DeleteRows,
    DeleteColumns,
    Taller,
    Shorter,
    Wider,
    Narrower,
    MoreRowSpace,
    LessRowSpace,
    MoreColumnSpace,
    LessColumnSpace,
    ThickerLine,
    ThinnerLine,
    NumberByRow,
    ClearNumbers,
    /// Takes all tokens of the selected cells or board away.
    TakeTokens,
    /// Puts the tokens that are left into the free cells or places.
    PlaceLeft,
    /// A new board for the selected player.
    Give(BoardName),
    /// Takes a board from the selected player.
    TakeBoard(BoardName),
}

/// An action with its name for people.
#[derive(Clone, Debug, PartialEq)]
pub struct Action {
    /// Which.
    pub name: ActionName,
    /// What stands on its button.
    pub label: Message,
    /// Its key, as browsers name keys: `Ctrl+ArrowRight`.
    pub key: Option<&'static str>,
    /// Why it cannot be done now.
    pub closed: Option<Message>,
}

use ActionName as A;

/// What can be done with any board.
const OF_BOARD: [ActionName; 14] = [
    A::AddRow,
    A::AddColumn,
    A::RemoveLastRow,
    A::RemoveLastColumn,
    A::Taller,
    A::Shorter,
    A::Wider,
    A::Narrower,
    A::MoreRowSpace,
    A::LessRowSpace,
    A::MoreColumnSpace,
    A::LessColumnSpace,
    A::ThickerLine,
    A::ThinnerLine,
];
/// To the others of the same sort.
const AMONG: [ActionName; 4] = [A::First, A::Previous, A::Next, A::Last];

impl Workbench {
    /// What can be done with the selected part.
    #[must_use]
    pub fn actions(&self) -> Vec<Action> {
        let action = |name: ActionName| Action {
            label: self.action_label(name),
            key: self.action_key(name),
            closed: self.plan(name).err(),
            name,
        };
        self.action_names().into_iter().map(action).collect()
    }

    /// Does an action.
    ///
    /// # Errors
    /// Why it cannot be done; nothing has changed then.
    pub fn act(&mut self, name: &ActionName) -> Result<(), Message> {
        let plan = self.plan(*name)?;
        if let Some(edit) = plan.edit {
            self.apply(edit)?;
        }
        if let Some(copied) = plan.copied {
            self.copied = Some(copied);
        }
        if let Some(tool) = plan.tool {
            self.set_tool(tool);
        }
        if let Some(part) = plan.select {
            self.select(part);
        }
        Ok(())
    }

    fn action_names(&self) -> Vec<ActionName> {
        let of_boards = || {
            OF_BOARD.into_iter().chain([A::PlaceLeft, A::TakeTokens, A::Remove]).collect::<Vec<_>>()
        };
        match &self.selected {
            Part::Game | Part::Messages | Part::Rules { .. } => {
                vec![A::AddToken, A::AddZone, A::AddPlayer, A::AddDie, A::AddVariant]
            }
            Part::Token(_) => {
                let own = [A::AddToken, A::Copy, A::Paste, A::Remove, A::MoveUp, A::MoveDown];
                own.into_iter().chain(AMONG).collect()
            }
            Part::Grid => {
                let more = [A::AddZone, A::NumberByRow, A::ClearNumbers];
                of_boards().into_iter().chain(more).collect()
            }
            Part::Cells(_) => vec![
                A::Paste,
                A::TakeTokens,
                A::AddZone,
                A::InsertRowAbove,
                A::InsertRowBelow,
                A::InsertColumnBefore,
                A::InsertColumnAfter,
                A::DeleteRows,
                A::DeleteColumns,
                A::AddRow,
                A::AddColumn,
                A::RemoveLastRow,
                A::RemoveLastColumn,
            ],
            Part::Zone(_) => {
                let own = [A::AddZone, A::Copy, A::Paste, A::Remove];
                own.into_iter().chain(AMONG).collect()
            }
            Part::Players => vec![A::AddPlayer],
            Part::Player(_) => {
                let own = [A::AddPlayer, A::Remove].into_iter();
                let boards = BoardName::ALL.into_iter();
                let given = boards.flat_map(|board| [A::Give(board), A::TakeBoard(board)]);
                own.chain(given).chain(AMONG).collect()
            }
            Part::Shoe(_) => of_boards(),
            Part::WaitingZone(_) | Part::ResultZone(_) => {
                OF_BOARD.into_iter().chain([A::Remove]).collect()
            }
            Part::ShoeCell(..) | Part::QueuePlace(..) => vec![A::Paste, A::Remove],
            Part::Die(_) => [A::AddDie, A::AddFace, A::Remove].into_iter().chain(AMONG).collect(),
            Part::Face(..) => [A::AddFace, A::Remove].into_iter().chain(AMONG).collect(),
            Part::Variant(_) => {
                let own = [A::AddVariant, A::Remove, A::GiveGrid, A::SwapGrid, A::TakeGrid];
                own.into_iter().chain(AMONG).collect()
            }
        }
    }

    /// A board is removed by a key of its own.
    fn action_key(&self, name: ActionName) -> Option<&'static str> {
        match (name, &self.selected) {
            (
                A::Remove,
                Part::Grid | Part::Shoe(_) | Part::WaitingZone(_) | Part::ResultZone(_),
            ) => Some("Ctrl+D"),
            _ => name.key(),
        }
    }

    fn action_label(&self, name: ActionName) -> Message {
        Message::new(match name {
            A::AddZone if matches!(self.selected, Part::Cells(_)) => "bench.act-add-zone-here",
            name => name.label_key(),
        })
    }
}

impl ActionName {
    const fn label_key(self) -> &'static str {
        match self {
            Self::AddToken => "bench.act-add-token",
            Self::AddZone => "bench.act-add-zone",
            Self::AddPlayer => "bench.act-add-player",
            Self::AddDie => "bench.act-add-die",
            Self::AddFace => "bench.act-add-face",
            Self::AddVariant => "bench.act-add-variant",
            Self::GiveGrid => "bench.act-give-grid",
            Self::SwapGrid => "bench.act-swap-grid",
            Self::TakeGrid => "bench.act-take-grid",
            Self::Copy => "bench.act-copy",
            Self::Paste => "bench.act-paste",
            Self::Remove => "bench.act-remove",
            Self::First => "bench.act-first",
            Self::Previous => "bench.act-previous",
            Self::Next => "bench.act-next",
            Self::Last => "bench.act-last",
            Self::MoveUp => "bench.act-move-up",
            Self::MoveDown => "bench.act-move-down",
            Self::AddRow => "bench.act-add-row",
            Self::AddColumn => "bench.act-add-column",
            Self::RemoveLastRow => "bench.act-remove-last-row",
            Self::RemoveLastColumn => "bench.act-remove-last-column",
            Self::InsertRowAbove => "bench.act-insert-row-above",
            Self::InsertRowBelow => "bench.act-insert-row-below",
            Self::InsertColumnBefore => "bench.act-insert-column-before",
            Self::InsertColumnAfter => "bench.act-insert-column-after",
            Self::DeleteRows => "bench.act-delete-rows",
            Self::DeleteColumns => "bench.act-delete-columns",
            Self::Taller => "bench.act-taller",
            Self::Shorter => "bench.act-shorter",
            Self::Wider => "bench.act-wider",
            Self::Narrower => "bench.act-narrower",
            Self::MoreRowSpace => "bench.act-more-row-space",
            Self::LessRowSpace => "bench.act-less-row-space",
            Self::MoreColumnSpace => "bench.act-more-column-space",
            Self::LessColumnSpace => "bench.act-less-column-space",
            Self::ThickerLine => "bench.act-thicker-line",
            Self::ThinnerLine => "bench.act-thinner-line",
            Self::NumberByRow => "bench.act-number-by-row",
            Self::ClearNumbers => "bench.act-clear-numbers",
            Self::TakeTokens => "bench.act-take-tokens",
            Self::PlaceLeft => "bench.act-place-left",
            Self::Give(BoardName::Shoe) => "bench.act-give-shoe",
            Self::Give(BoardName::WaitingZone) => "bench.act-give-waiting-zone",
            Self::Give(BoardName::ResultZone) => "bench.act-give-result-zone",
            Self::TakeBoard(BoardName::Shoe) => "bench.act-take-shoe",
            Self::TakeBoard(BoardName::WaitingZone) => "bench.act-take-waiting-zone",
            Self::TakeBoard(BoardName::ResultZone) => "bench.act-take-result-zone",
        }
    }

    /// Its key. Spec: section 5.1.
    const fn key(self) -> Option<&'static str> {
        Some(match self {
            Self::AddColumn => "Ctrl+ArrowRight",
            Self::AddRow => "Ctrl+ArrowDown",
            Self::RemoveLastRow => "Ctrl+ArrowUp",
            Self::RemoveLastColumn => "Ctrl+ArrowLeft",
            Self::Taller => "Shift+ArrowUp",
            Self::Shorter => "Shift+ArrowDown",
            Self::Wider => "Shift+ArrowRight",
            Self::Narrower => "Shift+ArrowLeft",
            Self::MoreColumnSpace => "Alt+ArrowRight",
            Self::LessColumnSpace => "Alt+ArrowLeft",
            Self::MoreRowSpace => "Alt+ArrowUp",
            Self::LessRowSpace => "Alt+ArrowDown",
            Self::ThickerLine => "Alt+Plus",
            Self::ThinnerLine => "Alt+Minus",
            Self::Copy => "Ctrl+C",
            Self::Paste => "Ctrl+V",
            Self::Remove => "Delete",
            _ => return None,
        })
    }
}
