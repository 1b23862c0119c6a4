//! Sliding puzzles: every tile has a cell where it belongs, and one cell is empty.

use design::Design;
use design::{Association, InGrid, Order, TokenKind, WhenWrong, Won, Words};
use serde::{Deserialize, Serialize};

use crate::draft::{Draft, Sheet, cells, everywhere};
use crate::job::Job;
use crate::layout::Size;
use crate::{Cut, Field, Refusal};

/// The form of a sliding puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SlidingPuzzle {
    /// How many rows.
    pub rows: u8,
    /// How many columns.
    pub columns: u8,
    /// What is on the tiles.
    pub face: Face,
    /// The name of the picture, for tiles that show a part of it.
    pub picture: String,
}

/// What is on the tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Face {
    /// 1, 2, 3.
    #[default]
    Digits,
    /// A, B, C.
    Letters,
    /// The words of the list.
    Words,
    /// Parts of a picture.
    Picture,
}

impl Default for SlidingPuzzle {
    fn default() -> Self {
        Self { rows: 3, columns: 3, face: Face::default(), picture: String::new() }
    }
}

impl SlidingPuzzle {
    pub(crate) const FIELDS: &[Field] = &[
        Field::number("rows", 2, 8),
        Field::number("columns", 2, 8),
        Field::choice("face", &["digits", "letters", "words", "picture"]),
        Field::text("picture"),
    ];

    pub(crate) fn make(&self, job: &mut Job<'_>) -> Result<Design, Refusal> {
        let size = Size::new(self.rows.into(), self.columns.into());
        let mut draft = Draft::new(job.form);
        let tiles = self.tiles(size, &draft, job)?;
        let mut sheet = Sheet::new(size);
        for (at, (name, picture)) in tiles.into_iter().enumerate() {
            let (row, column) = (at / size.columns, at % size.columns);
            let mark = (at + 1).to_string();
            let id = draft.add(TokenKind {
                name,
                picture,
                characteristics: vec![mark.clone()],
                in_grid: InGrid::OneCell,
                ..TokenKind::default()
            });
            sheet.put(row, column, &id);
            draft.zone(everywhere(&mark), cells([(row, column)]), &[&mark]);
        }
        draft.grid(sheet);
        let design = &mut draft.design;
        design.grid.order = Order::Shuffled;
        design.grid.closed_borders = true;
        design.association =
            Association { when_wrong: WhenWrong::Accept, ..Association::default() };
        design.won = Won { zones_valid: true, ..Won::none() };
        Ok(draft.finish())
    }

    /// Names and pictures of the tiles, one fewer than there are cells.
    fn tiles(
        &self,
        size: Size,
        draft: &Draft,
        job: &mut Job<'_>,
    ) -> Result<Vec<(Words, String)>, Refusal> {
        let count = size.cells() - 1;
        if self.face != Face::Words {
            job.leave_list_out();
        }
        let plain = |name: String| (everywhere(&name), String::new());
        match self.face {
            Face::Digits => Ok((1..=count).map(|number| plain(number.to_string())).collect()),
            Face::Letters if count > 26 => Err(Refusal::TooFewLetters { tiles: count }),
            Face::Letters => Ok(('A'..='Z').take(count).map(|l| plain(l.to_string())).collect()),
            Face::Words => {
                let words = job.words(count);
                if words.len() < count {
                    return Err(Refusal::TooFewWords { found: words.len(), wanted: count });
                }
                Ok(words.iter().map(|item| (draft.own(&item.text), String::new())).collect())
            }
            Face::Picture => {
                let cut = Cut::new(&self.picture, size.rows, size.columns);
                let cut = cut.ok_or(Refusal::NoPictureName)?;
                let tile = |at: usize| (everywhere(&(at + 1).to_string()), cut.path(at));
                let tiles = (0..count).map(tile).collect();
                job.cut = Some(cut);
                Ok(tiles)
            }
        }
    }
}
