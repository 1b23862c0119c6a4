//! Score sheets: numbered pairs (`1. e2 e8`) or one move a line. A game that does not begin at the
//! usual start has its position text in front, on a line of its own.

use game::{Game as _, Sheet, SheetError};
use geometry::Cell;

use crate::Quoridor;
use crate::notation::{PASS, parse_wall};

/// The formats that can be written, the usual one first.
pub(crate) const FORMATS: &[&str] = &["pairs", "lines"];

/// Reads both formats: words that are numbers with a dot are skipped, also when the move
/// stands right behind the dot (`1.e2`).
pub(crate) fn read(game: &Quoridor, text: &str) -> Result<Sheet, SheetError> {
    let (start, moves) = split_start(game, text);
    let mut sheet = Sheet { start, ..Sheet::default() };
    for word in moves.split_whitespace() {
        let place = word.as_ptr() as usize - text.as_ptr() as usize;
        let name = match word.split_once('.') {
            Some((number, rest)) if is_number(number) => rest.trim_start_matches('.'),
            _ => word,
        };
        if name.is_empty() {
            continue;
        }
        let name = name.to_ascii_lowercase();
        let is_move = name == PASS || name.parse::<Cell>().is_ok() || parse_wall(&name).is_some();
        if !is_move || sheet.moves.len() >= game.max_plies() as usize {
            return Err(SheetError::at(text, place));
        }
        sheet.moves.push(name);
    }
    Ok(sheet)
}

/// The position text in front, if there is one, and what comes after it.
fn split_start<'a>(game: &Quoridor, text: &'a str) -> (Option<String>, &'a str) {
    let (first, rest) = text.trim_start().split_once('\n').unwrap_or((text, ""));
    match game.parse_position(first.trim()) {
        Ok(start) => (Some(game.position_text(&start)), rest),
        Err(_) => (None, text),
    }
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Writes a sheet; nothing when the format is unknown or the start is no position.
pub(crate) fn write(game: &Quoridor, format: &str, sheet: &Sheet) -> Option<String> {
    let start = match &sheet.start {
        None => String::new(),
        Some(text) => game.position_text(&game.parse_position(text).ok()?) + "\n",
    };
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
    Some(start + &lines.concat())
}
