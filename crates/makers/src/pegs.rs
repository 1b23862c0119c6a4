//! Peg solitaire from a drawing: `x` for a peg, `o` for a hole, `.` where there is no cell.

use design::Design;
use design::{InGrid, Jumps, Lost, TokenKind, Won};
use i18n::Message;
use serde::{Deserialize, Serialize};

use crate::draft::{Draft, Sheet, stock};
use crate::drawn::Drawn;
use crate::job::Job;
use crate::layout::Size;
use crate::table::clean;
use crate::{Field, Refusal, Remark};

/// The signs, as they are told.
const SIGNS: &str = "x o .";

const ENGLISH: &str = "\
..xxx..
..xxx..
xxxxxxx
xxxoxxx
xxxxxxx
..xxx..
..xxx..";

/// With this hole one peg can be reached; with the middle one it cannot.
const EUROPEAN: &str = "\
..oxx..
.xxxxx.
xxxxxxx
xxxxxxx
xxxxxxx
.xxxxx.
..xxx..";

const SMALL: &str = "\
xoxx
xxxx
xxxx";

/// The form of peg solitaire.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PegSolitaire {
    /// The board, when none is drawn.
    pub board: Board,
    /// How many pegs may be left.
    pub left: u8,
}

/// A well-known board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Board {
    /// The cross of 33 holes.
    #[default]
    English,
    /// The rounder one of 37.
    European,
    /// A small one to begin with.
    Small,
}

/// What is in a cell.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Hole {
    Closed,
    Empty,
    Peg,
}

impl Default for PegSolitaire {
    fn default() -> Self {
        Self { board: Board::default(), left: 1 }
    }
}

impl PegSolitaire {
    pub(crate) const FIELDS: &[Field] =
        &[Field::choice("board", &["english", "european", "small"]), Field::number("left", 1, 20)];

    pub(crate) fn make(&self, job: &mut Job<'_>) -> Result<Design, Refusal> {
        let form = job.form;
        let drawn = if clean(&form.list).is_empty() {
            Drawn::read(match self.board {
                Board::English => ENGLISH,
                Board::European => EUROPEAN,
                Board::Small => SMALL,
            })?
        } else {
            Drawn::read(&form.list)?
        };
        let holes = holes(&drawn)?;
        let pegs = pegs(&holes);
        let left = usize::from(self.left);
        if pegs.is_empty() {
            return Err(Refusal::NoPeg);
        }
        if pegs.len() <= left {
            return Err(Refusal::TooFewPegs { pegs: pegs.len(), left });
        }
        if !can_jump(&holes) {
            return Err(Refusal::NoJump);
        }
        if left == 1 && !may_leave_one(&holes) {
            job.remarks.push(Remark::OnePegImpossible);
        }
        Ok(self.design(Draft::new(form), &holes))
    }

    fn design(&self, mut draft: Draft, holes: &[Vec<Hole>]) -> Design {
        let columns = holes.first().map_or(0, Vec::len);
        let mut sheet = Sheet::new(Size::new(holes.len(), columns));
        let name = stock(&Message::new("makers.token-peg"));
        let peg = draft.add(TokenKind {
            name,
            in_grid: InGrid::Jumps,
            jumps: Jumps { capture: true, ..Jumps::default() },
            ..TokenKind::default()
        });
        for (row, line) in holes.iter().enumerate() {
            for (column, hole) in line.iter().enumerate() {
                match hole {
                    Hole::Closed => sheet.close(row, column),
                    Hole::Empty => {}
                    Hole::Peg => sheet.put(row, column, &peg),
                }
            }
        }
        draft.grid(sheet);
        draft.design.won = Won { tokens_left: Some(self.left.into()), ..Won::none() };
        draft.design.lost = Lost { no_action: true, ..Lost::default() };
        draft.finish()
    }
}

fn holes(drawn: &Drawn) -> Result<Vec<Vec<Hole>>, Refusal> {
    let hole = |row: usize, sign: &char| match sign {
        '.' | ' ' | '#' | '-' => Ok(Hole::Closed),
        'o' | 'O' | '0' | '○' | '_' => Ok(Hole::Empty),
        'x' | 'X' | '*' | '●' | '•' | '1' => Ok(Hole::Peg),
        other => Err(drawn.unknown(row, *other, SIGNS)),
    };
    let rows = drawn.rows.iter().enumerate();
    rows.map(|(row, signs)| signs.iter().map(|sign| hole(row, sign)).collect()).collect()
}

/// Rows and columns of the cells that are not closed, with what is in them.
fn open(holes: &[Vec<Hole>]) -> impl Iterator<Item = (usize, usize, Hole)> {
    holes.iter().enumerate().flat_map(|(row, line)| {
        let cells = line.iter().enumerate();
        cells.filter(|(_, hole)| **hole != Hole::Closed).map(move |(col, hole)| (row, col, *hole))
    })
}

fn pegs(holes: &[Vec<Hole>]) -> Vec<(usize, usize)> {
    open(holes).filter(|(_, _, hole)| *hole == Hole::Peg).map(|(row, col, _)| (row, col)).collect()
}

fn can_jump(holes: &[Vec<Hole>]) -> bool {
    let at = |row: Option<usize>, col: Option<usize>| {
        row.zip(col).and_then(|(row, col)| holes.get(row)?.get(col)).copied()
    };
    let ways: [(isize, isize); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
    pegs(holes).into_iter().any(|(row, col)| {
        ways.iter().any(|(down, right)| {
            let step = |by: isize| {
                at(row.checked_add_signed(down * by), col.checked_add_signed(right * by))
            };
            step(1) == Some(Hole::Peg) && step(2) == Some(Hole::Empty)
        })
    })
}

/// Whether one peg may be left: the classical test by diagonals. On each of the two sets of
/// diagonals, counted in threes, every jump changes all three counts by one.
fn may_leave_one(holes: &[Vec<Hole>]) -> bool {
    let classes = |row: usize, col: usize| [(row + col) % 3, (row + 2 * col) % 3];
    let pegs = pegs(holes);
    let jumps = pegs.len().saturating_sub(1);
    let mut odd = [[jumps % 2 == 1; 3]; 2];
    for (row, col) in &pegs {
        for (odd, class) in odd.iter_mut().zip(classes(*row, *col)) {
            if let Some(odd) = odd.get_mut(class) {
                *odd = !*odd;
            }
        }
    }
    open(holes).any(|(row, col, _)| {
        odd.iter()
            .zip(classes(row, col))
            .all(|(odd, class)| odd.iter().enumerate().all(|(at, is_odd)| *is_odd == (at == class)))
    })
}
