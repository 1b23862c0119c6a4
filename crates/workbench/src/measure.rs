//! The measures of a board, one step at a time: rows, columns, cells, spacing, lines.

use design::Frame;
use design::edit::{BoardEdit, BoardName, Edit, GridEdit};
use i18n::Message;

use crate::action::ActionName as A;
use crate::form::{GAP, LINE, SIZE};
use crate::part::Part;
use crate::plan::Plan;
use crate::slot::{Slot, Whole};
use crate::{Input, Workbench};

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
        match name {
            A::AddRow => self.resized(1, 0),
            A::RemoveLastRow => self.resized(-1, 0),
            A::AddColumn => self.resized(0, 1),
            A::RemoveLastColumn => self.resized(0, -1),
            A::Taller => self.reframed(|frame| &mut frame.cell_height, SIZE, 1),
            A::Shorter => self.reframed(|frame| &mut frame.cell_height, SIZE, -1),
            A::Wider => self.reframed(|frame| &mut frame.cell_width, SIZE, 1),
            A::Narrower => self.reframed(|frame| &mut frame.cell_width, SIZE, -1),
            A::MoreRowSpace => self.reframed(|frame| &mut frame.row_spacing, GAP, 1),
            A::LessRowSpace => self.reframed(|frame| &mut frame.row_spacing, GAP, -1),
            A::MoreColumnSpace => self.reframed(|frame| &mut frame.column_spacing, GAP, 1),
            A::LessColumnSpace => self.reframed(|frame| &mut frame.column_spacing, GAP, -1),
            A::ThickerLine => self.reframed(|frame| &mut frame.line, LINE, 1),
            _ => self.reframed(|frame| &mut frame.line, LINE, -1),
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

    /// A measure of the frame one step larger or smaller, as far as its field takes it.
    fn reframed(
        &self,
        measure: fn(&mut Frame) -> &mut dyn Whole,
        (least, most): (i64, i64),
        step: i64,
    ) -> Result<Plan, Message> {
        let Measured { board, mut frame, .. } = self.selected_board()?;
        let value = measure(&mut frame);
        let next = value.get().saturating_add(step);
        Slot::Number { value, least, most }.put(Input::Number(next))?;
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
