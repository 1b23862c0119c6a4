//! Strokes: the pointer is pressed at one place of the drawn design and let go at another.

use design::Design;
use design::{CellWord, Drawing};
use geometry::Cell;
use i18n::Message;
use scene::Touch;

use crate::Workbench;
use crate::place::Place;
use crate::tool::{Tool, one, take};

impl Workbench {
    /// Draws from one place of the drawn design to another.
    ///
    /// With nothing in hand, a token that lies where the stroke begins moves to its end. Else all
    /// cells between two corners of the same board are touched with the tool in hand. What changes
    /// is one step to undo.
    ///
    /// # Errors
    /// Why nothing happened.
    pub fn stroke(&mut self, from: &Touch, to: &Touch) -> Result<(), Message> {
        let (start, end) = (self.place(from)?, self.place(to)?);
        let held = token_at(self.design(), start).filter(|_| *self.tool() == Tool::Select);
        match held {
            Some(token) => {
                let edits = vec![take(start)?, self.paste(end, &token)?];
                self.apply(one(edits))?;
                self.touch(to)
            }
            None => match between(start, end) {
                Some(places) => self.touch_places(&places),
                None => self.touch(to),
            },
        }
    }
}

/// The topmost token of a place, as drawings write it.
fn token_at(design: &Design, place: Place) -> Option<String> {
    let topmost = |drawing: &Drawing, cell: Cell| match drawing.at(cell.col, cell.row)? {
        CellWord::Tokens(tokens) => tokens.last().map(ToString::to_string),
        CellWord::Closed => None,
    };
    let shoe = |number: u8| design.shoes.get(usize::from(number).checked_sub(1)?);
    match place {
        Place::Grid(cell) => topmost(&design.grid.tokens, cell),
        Place::Shoe(number, cell) => topmost(&shoe(number)?.tokens, cell),
        Place::Queue(number, at) => shoe(number)?.queue.get(at.checked_sub(1)?).cloned(),
        Place::Waiting(_) | Place::Result(_) => None,
    }
}

/// All places between two corners, row by row, where both lie on the same board.
fn between(start: Place, end: Place) -> Option<Vec<Place>> {
    match (start, end) {
        (Place::Grid(start), Place::Grid(end)) => {
            Some(rectangle(start, end).map(Place::Grid).collect())
        }
        (Place::Shoe(shoe, start), Place::Shoe(other, end)) if shoe == other => {
            Some(rectangle(start, end).map(|cell| Place::Shoe(shoe, cell)).collect())
        }
        (Place::Queue(shoe, start), Place::Queue(other, end)) if shoe == other => {
            let places = start.min(end)..=start.max(end);
            Some(places.map(|place| Place::Queue(shoe, place)).collect())
        }
        _ => None,
    }
}

fn rectangle(start: Cell, end: Cell) -> impl Iterator<Item = Cell> {
    let columns = start.col.min(end.col)..=start.col.max(end.col);
    let rows = start.row.min(end.row)..=start.row.max(end.row);
    rows.flat_map(move |row| columns.clone().map(move |col| Cell::new(col, row)))
}
