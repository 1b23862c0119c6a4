//! Block puzzles from a drawing: equal letters that touch are one piece, `.` is free, `#` a wall.

mod pieces;

use i18n::Message;
use serde::{Deserialize, Serialize};
use workshop::Design;
use workshop::design::{InGrid, NamedGoal, Shape, TokenKind, Won};

use crate::draft::{Draft, Sheet, cells, everywhere, stock};
use crate::drawn::Drawn;
use crate::job::Job;
use crate::layout::{Size, cell};
use crate::table::clean;
use crate::{Field, Refusal};
use pieces::{Piece, pieces};

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
        let (first_row, first_column) = piece.first();
        let (row, column) = if name.is_empty() {
            let (rows, columns) = piece.extent();
            let left = drawn.columns().saturating_sub(columns) / 2 + (first_column - piece.left());
            (drawn.rows.len().saturating_sub(rows), left)
        } else {
            let refuse = || Refusal::GoalDoesNotFit { cell: i18n::clip(&name) };
            let cell: geometry::Cell = name.parse().map_err(|_| refuse())?;
            (usize::from(cell.row), usize::from(cell.col))
        };
        let told = || cell(row, column).to_string();
        if (row, column) == (first_row, first_column) {
            return Err(Refusal::GoalReached { cell: told() });
        }
        let moved = piece.places.iter().map(|(at_row, at_column)| {
            let to_row = (at_row + row).checked_sub(first_row)?;
            let to_column = (at_column + column).checked_sub(first_column)?;
            (!matches!(drawn.at(to_row, to_column), '#' | ' ')).then_some((to_row, to_column))
        });
        moved.collect::<Option<Vec<_>>>().ok_or_else(|| Refusal::GoalDoesNotFit { cell: told() })
    }
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
    let mut kinds: Vec<(char, Vec<String>, String)> = Vec::new();
    let mut wanted_kind = String::new();
    for piece in pieces {
        let shape = piece.shape();
        let known =
            kinds.iter().find(|(letter, same, _)| *letter == piece.letter && *same == shape);
        let id = match known {
            Some((_, _, id)) => id.clone(),
            None => {
                let name = everywhere(&piece.letter.to_string());
                let covers = if piece.places.len() > 1 { shape.clone() } else { Vec::new() };
                let in_grid = InGrid::OneCell;
                let kind =
                    TokenKind { name, in_grid, shape: Shape(covers), ..TokenKind::default() };
                let id = draft.add(kind);
                kinds.push((piece.letter, shape, id.clone()));
                id
            }
        };
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
    draft.design.won = Won {
        kind_in_zone: Some(NamedGoal { kind: wanted_kind, zone }),
        zones_valid_and_shoe_empty: false,
        zones_valid_and_grid_full: false,
        ..Won::default()
    };
    draft.finish()
}
