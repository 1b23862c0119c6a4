//! What is drawn by lot into the grid, the code that rows are compared with, and what grows with
//! errors: fields of the grid.
//!
//! The form shows the first draw; others are kept as they are.

use design::edit::GridEdit;
use design::{CellList, Code, Draw, Grid, Growth};

use super::{About, or_none};
use crate::slot::{Entry, Slot};

pub(super) struct LotFields {
    draws: Vec<Draw>,
    draw: Draw,
    code: Code,
    grows: Growth,
    /// The cells of the draw, of the code and of what grows, as they are written.
    cells: [String; 3],
}

/// Whether a field of the grid is one of these.
pub(super) fn has(name: &str) -> bool {
    ["draws.", "code.", "grows."].iter().any(|group| name.starts_with(group))
}

impl LotFields {
    pub(super) fn of(grid: &Grid) -> Self {
        let draw = grid.draws.first().cloned().unwrap_or_default();
        let code = grid.code.clone().unwrap_or_default();
        let grows = grid.grows.clone().unwrap_or_default();
        let cells = [&draw.cells, &code.cells, &grows.cells].map(ToString::to_string);
        Self { draws: grid.draws.clone(), draw, code, grows, cells }
    }

    pub(super) fn entries<'a>(&'a mut self, about: &'a About) -> Vec<Entry<'a>> {
        let [drawn, coded, grown] = &mut self.cells;
        let (draws, has_code) = (!drawn.is_empty(), !coded.is_empty());
        let grows = !grown.is_empty();
        let known = || about.kinds.iter().map(|(id, _)| id.clone()).collect();
        let kinds = || or_none("grid-code-sign", &about.kinds);
        let count = Slot::Number { value: &mut self.draw.count, least: 0, most: 9999 };
        let code = &mut self.code;
        let ids = |text| Slot::Ids { text, options: about.zones.clone() };
        let draw_entries = [
            Entry::new("draws.cells", Slot::Text(drawn)),
            Entry::new("draws.count", count).when(draws),
            Entry::new("draws.from", Slot::List { words: &mut self.draw.from, known: known() })
                .when(draws),
            Entry::new("draws.repeats", Slot::Switch(&mut self.draw.repeats)).when(draws),
            Entry::new("draws.shuffled", Slot::Switch(&mut self.draw.shuffled)).when(draws),
        ];
        let right = Slot::Choice { value: &mut code.right, options: kinds() };
        let elsewhere = Slot::Choice { value: &mut code.elsewhere, options: kinds() };
        let code_entries = [
            Entry::new("code.cells", Slot::Text(coded)),
            Entry::new("code.rows", ids(&mut code.rows)).when(has_code),
            Entry::new("code.answers", ids(&mut code.answers)).when(has_code),
            Entry::new("code.right", right).when(has_code),
            Entry::new("code.elsewhere", elsewhere).when(has_code),
        ];
        let tokens = Slot::List { words: &mut self.grows.tokens, known: known() };
        let growth_entries = [
            Entry::new("grows.cells", Slot::Text(grown)),
            Entry::new("grows.tokens", tokens).when(grows),
        ];
        let lots = draw_entries.into_iter().chain(code_entries).chain(growth_entries);
        lots.map(|entry| entry.under("lots")).collect()
    }

    /// The edit that brings the grid to what the fields hold. What has no cells is left out.
    pub(super) fn edit(&self) -> GridEdit {
        let [drawn, coded, grown] = self.cells.each_ref().map(|text| read(text));
        let others = self.draws.iter().skip(1).cloned();
        let draw = Draw { cells: drawn, ..self.draw.clone() };
        let draws = std::iter::once(draw).chain(others);
        let code = Code { cells: coded, ..self.code.clone() };
        let grows = Growth { cells: grown, ..self.grows.clone() };
        let is_there = |cells: &CellList| !cells.cells().is_empty();
        GridEdit::Lots {
            draws: draws.filter(|draw| is_there(&draw.cells)).collect(),
            code: Some(code).filter(|code| is_there(&code.cells)),
            grows: Some(grows).filter(|grows| is_there(&grows.cells)),
        }
    }
}

/// The cells in a text; what is no cell is passed over.
fn read(text: &str) -> CellList {
    let words = text.split_whitespace().filter_map(|word| word.parse::<CellList>().ok());
    words.flat_map(|list| list.cells().to_vec()).collect()
}
