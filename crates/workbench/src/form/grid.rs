//! The grid: its size, its order, how tokens leave a cell, how it looks.

use design::Design;
use design::edit::{DieEdit, Edit, GridEdit};
use design::files::{MAX_COLUMNS, MAX_ROWS};
use design::{BeyondLast, Grid};

use super::lots::{self, LotFields};
use super::{About, Form, Pair, frame, options, pair};
use crate::slot::{Entry, Slot};

struct GridForm {
    grid: Grid,
    beyond_last: BeyondLast,
    has_dice: bool,
    lots: LotFields,
}

pub(super) fn open(design: &Design) -> Option<Pair> {
    let has_dice = !design.dice.is_empty();
    let lots = LotFields::of(&design.grid);
    let now =
        GridForm { grid: design.grid.clone(), beyond_last: design.beyond_last, has_dice, lots };
    let grid = Grid { frame: frame::usual(&design.grid.frame), ..Grid::default() };
    let lots = LotFields::of(&grid);
    pair(now, GridForm { grid, beyond_last: BeyondLast::default(), has_dice, lots })
}

impl Form for GridForm {
    fn entries<'a>(&'a mut self, about: &'a About) -> Vec<Entry<'a>> {
        let Grid { rows, columns, order, table, closed_borders, layout, frame, .. } =
            &mut self.grid;
        let order =
            Slot::Choice { value: order, options: options("grid-order", &["shuffled", "kept"]) };
        let layout = Slot::Choice {
            value: layout,
            options: options("grid-layout", &["rectangles", "hexagons"]),
        };
        let beyond = Slot::Choice {
            value: &mut self.beyond_last,
            options: options("grid-beyond-last", &["bounce-back", "stop", "refuse"]),
        };
        let mut entries = vec![
            Entry::new("rows", Slot::Number { value: rows, least: 0, most: MAX_ROWS.into() }),
            Entry::new(
                "columns",
                Slot::Number { value: columns, least: 0, most: MAX_COLUMNS.into() },
            ),
            Entry::new("order", order),
            Entry::new("closed_borders", Slot::Switch(closed_borders)),
            Entry::new("table", Slot::Table(table)),
            Entry::new("layout", layout),
            Entry::new("beyond_last", beyond).when(self.has_dice),
        ];
        entries.extend(self.lots.entries(about));
        entries.extend(frame::entries(frame));
        entries
    }

    fn edit(&self, name: &str, _: &Design) -> Edit {
        let grid = &self.grid;
        Edit::Grid(match name {
            "rows" | "columns" => GridEdit::Size { rows: grid.rows, columns: grid.columns },
            "order" => GridEdit::Order(grid.order),
            "closed_borders" => GridEdit::ClosedBorders(grid.closed_borders),
            "table" => GridEdit::Table(grid.table),
            "layout" => GridEdit::Layout(grid.layout),
            _ if lots::has(name) => self.lots.edit(),
            "beyond_last" => return Edit::Dice(DieEdit::BeyondLast(self.beyond_last)),
            _ => GridEdit::Frame(grid.frame.clone()),
        })
    }

    fn path(&self, name: &str) -> String {
        match name {
            "beyond_last" => name.to_owned(),
            _ if name.starts_with("draws.") => name.replace("draws.", "grid.draws[1]."),
            _ => format!("grid.{name}"),
        }
    }

    fn words(&self, name: &str) -> &'static str {
        if frame::has(name) { "board" } else { "grid" }
    }
}
