//! Block puzzles from a drawing: equal letters that touch are one piece, `.` is free, `#` a wall.

mod pieces;

use design::Design;
use design::{InGrid, NamedGoal, Shape, TokenKind, Won};
use i18n::Message;
use pieces::{Piece, pieces};
use serde::{Deserialize, Serialize};

use crate::draft::{Draft, Sheet, cells, everywhere, stock};
use crate::drawn::Drawn;
use crate::job::Job;
use crate::layout::{Size, cell};
use crate::table::clean;
use crate::{Field, Refusal};

/// The classic one: the large block must come to the bottom.
const CLASSIC: &str = "\
abbc
abbc
deef
dghf
i..j";

/// The form of a block puzzle.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct BlockPuzzle {
    /// The letter of the piece that must come out; the largest when empty.
    pub piece: String,
    /// The cell where its first cell must come, such as b4; the middle of the bottom when empty.
    pub goal: String,
}

impl BlockPuzzle {
    pub(crate) const FIELDS: &[Field] = &[Field::text("piece"), Field::text("goal")];

    pub(crate) fn make(&self, job: &mut Job<'_>) -> Result<Design, Refusal> {
        let form = job.form;
        let is_drawn = !clean(&form.list).is_empty();
        let drawn = Drawn::read(if is_drawn { &form.list } else { CLASSIC })?;
        let pieces = pieces(&drawn)?;
        let wanted = self.wanted(&pieces)?;
        let goal = self.goal(&drawn, wanted)?;
        if !pieces.iter().any(|piece| piece.can_move(&drawn)) {
            return Err(Refusal::NothingMoves);
        }
        Ok(design(Draft::new(form), &drawn, &pieces, wanted, &goal))
    }

    /// The piece that must come out.
    fn wanted<'a>(&self, pieces: &'a [Piece]) -> Result<&'a Piece, Refusal> {
        let name = clean(&self.piece);
        let found = if name.is_empty() {
            // The first of the largest.
            pieces.iter().rev().max_by_key(|piece| piece.places.len())
        } else {
            pieces.iter().find(|piece| piece.letter.to_string() == name)
        };
        found.ok_or_else(|| Refusal::NoPiece { piece: i18n::clip(&name) })
    }

    /// The cells that the piece covers in the end.
    fn goal(&self, drawn: &Drawn, piece: &Piece) -> Result<Vec<(usize, usize)>, Refusal> {
        let name = clean(&self.goal).to_lowercase();
        let goal = if name.is_empty() {
            lowest(drawn, piece).ok_or(Refusal::NothingMoves)?
        } else {
            let refuse = || Refusal::GoalDoesNotFit { cell: i18n::clip(&name) };
            let cell: geometry::Cell = name.parse().map_err(|_| refuse())?;
            let first = (usize::from(cell.row), usize::from(cell.col));
            covered(drawn, piece, first).ok_or_else(refuse)?
        };
        if goal == piece.places {
            let (row, column) = piece.first();
            return Err(Refusal::GoalReached { cell: cell(row, column).to_string() });
        }
        Ok(goal)
    }
}

/// The cells that a piece covers when its first cell lies here; `None` where a wall is.
fn covered(
    drawn: &Drawn,
    piece: &Piece,
    (row, column): (usize, usize),
) -> Option<Vec<(usize, usize)>> {
    let (first_row, first_column) = piece.first();
    let moved = piece.places.iter().map(|(at_row, at_column)| {
        let to_row = (at_row + row).checked_sub(first_row)?;
        let to_column = (at_column + column).checked_sub(first_column)?;
        (!matches!(drawn.at(to_row, to_column), '#' | ' ')).then_some((to_row, to_column))
    });
    moved.collect()
}

/// The lowest place that has room for a piece, as near to the middle as can be.
fn lowest(drawn: &Drawn, piece: &Piece) -> Option<Vec<(usize, usize)>> {
    let cost = |places: &Vec<(usize, usize)>| {
        let columns = || places.iter().map(|(_, column)| *column);
        let (left, right) = (columns().min().unwrap_or(0), columns().max().unwrap_or(0));
        let lowest = places.iter().map(|(row, _)| *row).max().unwrap_or(0);
        (drawn.rows.len() - lowest, (left + right).abs_diff(drawn.columns() - 1), left)
    };
    drawn.places().filter_map(|first| covered(drawn, piece, first)).min_by_key(cost)
}

fn design(
    mut draft: Draft,
    drawn: &Drawn,
    pieces: &[Piece],
    wanted: &Piece,
    goal: &[(usize, usize)],
) -> Design {
    let mut sheet = Sheet::new(Size::new(drawn.rows.len(), drawn.columns()));
    for (row, column) in drawn.places() {
        if matches!(drawn.at(row, column), '#' | ' ') {
            sheet.close(row, column);
        }
    }
    let mut wanted_kind = String::new();
    for piece in pieces {
        let id = draft.add_once(kind_of(piece));
        let (row, column) = piece.first();
        sheet.put(row, column, &id);
        if piece == wanted {
            wanted_kind = id;
        }
    }
    let name = stock(&Message::new("makers.zone-exit"));
    draft.zone(name, cells(goal.iter().copied()), &[]);
    draft.grid(sheet);
    draft.design.grid.closed_borders = true;
    let zone = draft.design.grid.zones.first().map(|zone| zone.id.clone()).unwrap_or_default();
    draft.design.won =
        Won { kind_in_zone: Some(NamedGoal { kind: wanted_kind, zone }), ..Won::none() };
    draft.finish()
}

/// Pieces of one letter and one shape are of one kind.
fn kind_of(piece: &Piece) -> TokenKind {
    let shape = Shape(if piece.places.len() > 1 { piece.shape() } else { Vec::new() });
    let name = everywhere(&piece.letter.to_string());
    TokenKind { name, in_grid: InGrid::OneCell, shape, ..TokenKind::default() }
}
