//! Score sheets: numbered pairs (`1. e2 e8`) or one move a line.

use game::{Game as _, Sheet, SheetError};
use geometry::Cell;

use crate::Quoridor;
use crate::notation::parse_wall;

/// The formats that can be written, the usual one first.
pub(crate) const FORMATS: &[&str] = &["pairs", "lines"];

/// Reads both formats: words that are numbers with a dot are skipped, also when the move
/// stands right behind the dot (`1.e2`).
pub(crate) fn read(game: &Quoridor, text: &str) -> Result<Sheet, SheetError> {
    let mut sheet = Sheet::default();
    for word in text.split_whitespace() {
        let place = word.as_ptr() as usize - text.as_ptr() as usize;
        let name = match word.split_once('.') {
            Some((number, rest)) if is_number(number) => rest.trim_start_matches('.'),
            _ => word,
        };
        if name.is_empty() {
            continue;
        }
        let name = name.to_ascii_lowercase();
        let is_move = name == "pass" || name.parse::<Cell>().is_ok() || parse_wall(&name).is_some();
        if !is_move || sheet.moves.len() >= game.max_plies() as usize {
            return Err(SheetError::at(text, place));
        }
        sheet.moves.push(name);
    }
    sheet.times = vec![None; sheet.moves.len()];
    Ok(sheet)
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

pub(crate) fn write(game: &Quoridor, format: &str, sheet: &Sheet) -> Option<String> {
    let lines: Vec<String> = match format {
        "pairs" => sheet
            .moves
            .chunks(game.players as usize)
            .zip(1..)
            .map(|(round, number)| format!("{number}. {}\n", round.join(" ")))
            .collect(),
        "lines" => sheet.moves.iter().map(|name| format!("{name}\n")).collect(),
        _ => return None,
    };
    Some(lines.concat())
}
