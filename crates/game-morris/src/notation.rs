//! Texts of moves, both ways: `a1`, `a1-a4`, `d2xg7`, `a1-a4xd1`.
//!
//! Whether a move is legal is for `rules` to say.

use game::Common;
use geometry::Cell;

use crate::moves::Move;
use crate::options::Morris;
use crate::refusal::Refusal;

pub(crate) fn move_text(game: &Morris, action: Move) -> String {
    let name = |point| game.lines.cell(point).to_string();
    let from = action.from.map(|from| name(from) + "-").unwrap_or_default();
    let takes = action.takes.map(|taken| "x".to_owned() + &name(taken)).unwrap_or_default();
    from + &name(action.to) + &takes
}

/// Reads a move; capital letters, `a1a4`, `a1-a4:d1` and blanks around it are welcome too.
pub(crate) fn parse_move(game: &Morris, text: &str) -> Result<Move, Refusal> {
    let unreadable = || Refusal::from(Common::not_a_move(text));
    let cells = cells_of(text.trim()).ok_or_else(unreadable)?;
    let point = |cell| game.lines.point(cell).ok_or(Refusal::NoPoint { point: cell });
    let (from, to, takes) = cells;
    Ok(Move {
        from: from.map(point).transpose()?,
        to: point(to)?,
        takes: takes.map(point).transpose()?,
    })
}

fn cells_of(text: &str) -> Option<(Option<Cell>, Cell, Option<Cell>)> {
    let (step, takes) = match text.split_once(['x', 'X', ':', '*']) {
        Some((step, taken)) => (step, Some(cell(taken)?)),
        None => (text, None),
    };
    let (from, to) = match step.split_once('-') {
        Some((from, to)) => (Some(cell(from)?), cell(to)?),
        None if step.len() == 4 => {
            let (from, to) = step.split_at_checked(2)?;
            (Some(cell(from)?), cell(to)?)
        }
        None => (None, cell(step)?),
    };
    Some((from, to, takes))
}

fn cell(text: &str) -> Option<Cell> {
    text.parse().ok()
}
