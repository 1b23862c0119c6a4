//! What is drawn by lot, the code, and what grows with errors, as the play machine reads them.

use std::collections::HashMap;

use design::{CellList, Design, FacesSeenBy, Mode};

use super::grid::{GridTables, index};
use super::kinds::Kind;
use super::{Compiled, Place};
use crate::play::Token;

/// All of them; empty for designs without.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lots {
    pub(crate) draws: Vec<Lot>,
    pub(crate) code: Option<CodeTable>,
    /// The cells where it grows, and the kinds in their order.
    pub(crate) grows: (Vec<Place>, Vec<Token>),
    /// Cells of a code, of answers and of what grows: no player puts a token there.
    pub(crate) reserved: Vec<Place>,
}

/// Tokens drawn by lot for each play.
#[derive(Clone, Debug)]
pub(crate) struct Lot {
    /// The cells in play, in the order in which they are filled.
    pub(crate) cells: Vec<Place>,
    pub(crate) entries: Vec<Vec<Token>>,
    /// How many entries are drawn; as many as have room when 0.
    pub(crate) count: usize,
    pub(crate) repeats: bool,
    pub(crate) shuffled: bool,
    /// Nobody sees what was drawn.
    pub(crate) is_secret: bool,
}

/// Rows that are compared with a code.
#[derive(Clone, Debug)]
pub(crate) struct CodeTable {
    pub(crate) cells: Vec<Place>,
    /// The cells of each row, and those of its answer.
    pub(crate) rows: Vec<(Vec<Place>, Vec<Place>)>,
    pub(crate) right: Token,
    pub(crate) elsewhere: Token,
}

pub(super) fn lots(
    design: &Design,
    kinds: &[Kind],
    ids: &HashMap<String, usize>,
    grid: &GridTables,
) -> Lots {
    let places = |cells: &CellList| -> Vec<Place> {
        let all = cells.cells().iter().filter_map(|cell| index(grid, *cell));
        let open = all.filter(|cell| grid.in_play.get(*cell) == Some(&true));
        open.filter_map(|cell| Place::try_from(cell).ok()).collect()
    };
    let token = |id: &str| {
        let kind = *ids.get(id)?;
        Some(Token::new(kind, kinds.get(kind)?.owners, 0))
    };
    let zone = |id: &str| {
        let number = design.grid.zones.iter().position(|zone| zone.id == id)?;
        design.grid.zones.get(number).map(|zone| places(&zone.cells))
    };
    let draws = design.grid.draws.iter().map(|draw| {
        let entry = |entry: &String| entry.split_whitespace().filter_map(token).collect();
        let entries: Vec<Vec<Token>> = draw.from.iter().map(entry).collect();
        let is_sealed = |token: &Token| {
            kinds.get(token.kind()).is_some_and(|kind| kind.faces == FacesSeenBy::Nobody)
        };
        Lot {
            cells: places(&draw.cells),
            is_secret: entries.iter().flatten().any(is_sealed),
            entries,
            count: usize::from(draw.count),
            repeats: draw.repeats,
            shuffled: draw.shuffled,
        }
    });
    let code = design.grid.code.as_ref().and_then(|code| {
        let (rows, answers) = (code.rows.split_whitespace(), code.answers.split_whitespace());
        let rows = rows.zip(answers).filter_map(|(row, answer)| zone(row).zip(zone(answer)));
        Some(CodeTable {
            cells: places(&code.cells),
            rows: rows.collect(),
            right: token(&code.right)?,
            elsewhere: token(&code.elsewhere)?,
        })
    });
    let grows = design.grid.grows.as_ref().map_or_else(Default::default, |growth| {
        (places(&growth.cells), growth.tokens.iter().filter_map(|id| token(id)).collect())
    });
    let mut lots = Lots { draws: draws.collect(), code, grows, reserved: Vec::new() };
    lots.reserve();
    lots
}

impl Lots {
    fn reserve(&mut self) {
        let mut reserved = self.grows.0.clone();
        if let Some(code) = &self.code {
            reserved.extend(&code.cells);
            reserved.extend(code.rows.iter().flat_map(|(_, answer)| answer));
        }
        reserved.extend(self.secret().iter().flat_map(|lot| &lot.cells));
        self.reserved = reserved;
    }

    /// Whether a cell belongs to a row that is compared with a code: nothing else judges it.
    #[inline]
    pub(crate) fn is_guess(&self, place: Place) -> bool {
        self.code.as_ref().is_some_and(|code| code.rows.iter().any(|(row, _)| row.contains(&place)))
    }

    /// Whether a cell is for what the program lays there.
    #[inline]
    pub(crate) fn is_reserved(&self, place: Place) -> bool {
        !self.reserved.is_empty() && self.reserved.contains(&place)
    }

    /// The draw that nobody sees.
    pub(crate) fn secret(&self) -> Option<&Lot> {
        self.draws.iter().find(|lot| lot.is_secret)
    }
}

impl Compiled {
    /// Whether a token of a cell was drawn by lot and is seen by nobody before the end.
    pub(crate) fn is_secret(&self, token: Token, place: Place) -> bool {
        let kind = self.kind(token);
        kind.mode == Mode::Immobile
            && kind.faces == FacesSeenBy::Nobody
            && !token.has(Token::FACE_UP)
            && self.lots.secret().is_some_and(|lot| lot.cells.contains(&place))
    }
}
