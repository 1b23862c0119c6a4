//! Jigsaws: the pieces of a picture wait in the shoe, each has one cell.
//!
//! The picture itself is cut elsewhere; here its pieces have names.

use design::Design;
use design::TokenKind;
use serde::{Deserialize, Serialize};

use crate::draft::{Draft, Sheet, cells, everywhere, placed};
use crate::job::Job;
use crate::layout::Size;
use crate::{Cut, Field, Refusal};

/// The most rows and columns.
const LONGEST: u32 = 10;
/// Pieces offered at once.
const OFFERED: usize = 24;

/// The form of a jigsaw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Jigsaw {
    /// The name of the picture.
    pub picture: String,
    /// About how many pieces.
    pub pieces: u32,
    /// Rows of pieces; 0 to follow the number of pieces.
    pub rows: u32,
    /// Columns of pieces; 0 to follow the number of pieces.
    pub columns: u32,
    /// The width of the picture, so that pieces come near a square; 0 when it is not known.
    pub width: u32,
    /// The height of the picture.
    pub height: u32,
}

impl Default for Jigsaw {
    fn default() -> Self {
        Self { picture: String::new(), pieces: 12, rows: 0, columns: 0, width: 0, height: 0 }
    }
}

impl Jigsaw {
    pub(crate) const FIELDS: &[Field] = &[
        Field::text("picture"),
        Field::number("pieces", 2, LONGEST * LONGEST),
        Field::number("rows", 0, LONGEST),
        Field::number("columns", 0, LONGEST),
        Field::number("width", 0, 1 << 16),
        Field::number("height", 0, 1 << 16),
    ];

    /// Into how many rows and columns the picture is cut.
    ///
    /// # Errors
    /// When no rows and columns have so many pieces.
    pub fn cut(&self) -> Result<(u32, u32), Refusal> {
        let pieces = match (self.rows, self.columns) {
            (0, 0) => self.pieces,
            (rows, 0) => return fit(rows, self.pieces.div_ceil(rows)),
            (0, columns) => return fit(self.pieces.div_ceil(columns), columns),
            (rows, columns) => return fit(rows, columns),
        };
        let (width, height) = match (self.width, self.height) {
            (0, _) | (_, 0) => (4, 3),
            known => known,
        };
        // The shape whose pieces are nearest to squares, and whose number is nearest.
        let cost = |(rows, columns): &(u32, u32)| {
            let wide = u64::from(width) * u64::from(*rows);
            let high = u64::from(height) * u64::from(*columns);
            let skew = wide.max(high) * 100 / wide.min(high).max(1);
            skew + 30 * u64::from((rows * columns).abs_diff(pieces))
        };
        let all = (1..=LONGEST).flat_map(|rows| (1..=LONGEST).map(move |columns| (rows, columns)));
        all.filter(|(rows, columns)| rows * columns > 1)
            .min_by_key(cost)
            .ok_or(Refusal::PiecesDoNotFit { pieces: usize::try_from(pieces).unwrap_or(0) })
    }

    pub(crate) fn make(&self, job: &mut Job<'_>) -> Result<Design, Refusal> {
        job.leave_list_out();
        let (rows, columns) = self.cut()?;
        let small = |number: u32| usize::try_from(number).unwrap_or(1);
        let size = Size::new(small(rows), small(columns));
        let cut = Cut::new(&self.picture, size.rows, size.columns);
        let cut = cut.ok_or(Refusal::NoPictureName)?;
        let mut draft = Draft::new(job.form);
        let mut shoe = Vec::new();
        for at in 0..size.cells() {
            let (row, column) = (at / size.columns, at % size.columns);
            let mark = (at + 1).to_string();
            draft.zone(everywhere(&mark), cells([(row, column)]), &[&mark]);
            let picture = cut.path(at);
            let kind = TokenKind { picture, ..placed(everywhere(&mark), &mark) };
            shoe.push(draft.add(kind));
        }
        draft.grid(Sheet::new(size));
        draft.shoe(shoe, OFFERED);
        job.cut = Some(cut);
        Ok(draft.finish())
    }
}

fn fit(rows: u32, columns: u32) -> Result<(u32, u32), Refusal> {
    let fits = (1..=LONGEST).contains(&rows) && (1..=LONGEST).contains(&columns);
    let pieces = usize::try_from(rows.saturating_mul(columns)).unwrap_or(usize::MAX);
    if fits && pieces > 1 { Ok((rows, columns)) } else { Err(Refusal::PiecesDoNotFit { pieces }) }
}
