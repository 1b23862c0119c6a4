//! The measures of a board, one step at a time: rows, columns, cells, spacing, lines.

use i18n::Message;
use workshop::design::Frame;
use workshop::edit::{BoardEdit, BoardName, Edit, GridEdit};

use crate::Workbench;
use crate::action::ActionName as A;
use crate::part::Part;
use crate::plan::Plan;

/// A board as it is now.
struct Measured {
    /// Which; none for the grid.
    board: Option<(BoardName, u8)>,
    rows: u8,
    columns: u8,
    frame: Frame,
}

impl Workbench {
    /// Size, cells, spacing and lines of the selected board, one step at a time.
    pub(crate) fn measure(&self, name: A) -> Result<Plan, Message> {
        let size = |rows: i16, columns: i16| self.resized(rows, columns);
        let frame = |change: &dyn Fn(&mut Frame)| self.reframed(change);
        match name {
            A::AddRow => size(1, 0),
            A::RemoveLastRow => size(-1, 0),
            A::AddColumn => size(0, 1),
            A::RemoveLastColumn => size(0, -1),
            A::Taller => frame(&|frame| frame.cell_height = frame.cell_height.saturating_add(1)),
            A::Shorter => frame(&|frame| frame.cell_height = frame.cell_height.max(2) - 1),
            A::Wider => frame(&|frame| frame.cell_width = frame.cell_width.saturating_add(1)),
            A::Narrower => frame(&|frame| frame.cell_width = frame.cell_width.max(2) - 1),
            A::MoreRowSpace => {
                frame(&|frame| frame.row_spacing = frame.row_spacing.saturating_add(1))
            }
            A::LessRowSpace => {
                frame(&|frame| frame.row_spacing = frame.row_spacing.saturating_sub(1))
            }
            A::MoreColumnSpace => {
                frame(&|frame| frame.column_spacing = frame.column_spacing.saturating_add(1))
            }
            A::LessColumnSpace => {
                frame(&|frame| frame.column_spacing = frame.column_spacing.saturating_sub(1))
            }
            A::ThickerLine => frame(&|frame| frame.line = frame.line.saturating_add(1)),
            _ => frame(&|frame| frame.line = frame.line.saturating_sub(1)),
        }
    }

    fn resized(&self, rows: i16, columns: i16) -> Result<Plan, Message> {
        let Measured { board, rows: old_rows, columns: old_columns, .. } = self.selected_board()?;
        let step = |old: u8, by: i16| {
            let new = i16::from(old) + by;
            u8::try_from(new).map_err(|_| Message::new("bench.nothing-to-take"))
        };
        let (rows, columns) = (step(old_rows, rows)?, step(old_columns, columns)?);
        Ok(Plan::edit(match board {
            None => Edit::Grid(GridEdit::Size { rows, columns }),
            Some((board, number)) => Edit::Boards(BoardEdit::Size { board, number, rows, columns }),
        }))
    }

    fn reframed(&self, change: &dyn Fn(&mut Frame)) -> Result<Plan, Message> {
        let Measured { board, mut frame, .. } = self.selected_board()?;
        change(&mut frame);
        Ok(Plan::edit(crate::table::frame_edit(board, frame)))
    }

    fn selected_board(&self) -> Result<Measured, Message> {
        let design = self.design();
        let none = || Message::new("bench.select-board");
        let board = match self.selected {
            Part::Grid | Part::Cells(_) => None,
            Part::Shoe(number) => Some((BoardName::Shoe, number)),
            Part::WaitingZone(number) => Some((BoardName::WaitingZone, number)),
            Part::ResultZone(number) => Some((BoardName::ResultZone, number)),
            _ => return Err(none()),
        };
        let (rows, columns, frame) = match board {
            None => (design.grid.rows, design.grid.columns, &design.grid.frame),
            Some((board, number)) => board.measures(design, number).ok_or_else(none)?,
        };
        Ok(Measured { board, rows, columns, frame: frame.clone() })
    }
}
