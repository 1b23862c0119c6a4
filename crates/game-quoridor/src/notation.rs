//! Positions, moves and score sheets as text.
//!
//! Moves: `e2`, `e3h`, `e3v`, `pass`; on input also two cells and a side, `D1 D2 G`.
//! Positions: `e1,e9 10,10 - 1`, with bonus cells a fifth field `c3:2,g7:1`; their fields are read
//! in `setup`. Sheets: numbered pairs (`1. e2 e8`) or one move a line. A game that does not begin at
//! the usual start has its position text in front, on a line of its own.

use game::{Common, Fields, Notation, Rules as _, SetupError, Sheet, SheetError, Turn};
use geometry::{Cell, Grid};

use crate::layout::{cell_at, cell_bit, crossing_at, crossing_bit};
use crate::moves::{Move, Orientation};
use crate::{Position, Quoridor, Refusal, board, rules, setup};

pub(crate) const PASS: &str = "pass";

impl Notation for Quoridor {
    fn position_text(&self, position: &Position) -> String {
        let players = self.players as usize;
        let cell = |bit| cell_at(self.size, bit);
        let pawns = position.pawns[..players].iter().map(|&pawn| cell(pawn).to_string());
        let left = position.left[..players].iter().map(u8::to_string);
        let mut walls: Vec<String> = position
            .standing_walls(self.size)
            .map(|(orientation, cell)| wall_text(orientation, cell))
            .collect();
        walls.sort();
        let turn = match self.turn(position) {
            Turn::Seat(seat) => seat.to_string(),
            _ => "-".to_owned(),
        };
        let mut fields = vec![join(pawns), join(left), join(walls), turn];
        if self.bonus > 0 || position.pays() {
            let bonuses = position.bonuses().map(|bonus| (cell(bonus.cell), bonus.points));
            let mut bonuses: Vec<(Cell, u8)> = bonuses.collect();
            bonuses.sort_unstable();
            fields.push(join(bonuses.iter().map(|(cell, points)| format!("{cell}:{points}"))));
        }
        fields.join(" ")
    }

    fn parse_position(&self, text: &str) -> Result<Position, SetupError> {
        let mut fields = Fields::of(text);
        let mut position = board::bare(self);
        position.pawns = setup::parse_pawns(self, fields.required("pawns")?)?;
        position.left = setup::parse_left(self, fields.required("walls-left")?)?;
        setup::place_walls(self, &mut position, fields.required("walls")?)?;
        let turn = fields.required("turn")?;
        if let Some(bonus) = fields.optional() {
            position.bonus = setup::parse_bonus(self, bonus)?;
        }
        fields.end()?;
        setup::parse_turn(self, &mut position, turn)?;
        rules::refresh(self, &mut position);
        Ok(position)
    }

    fn move_text(&self, _position: &Position, action: &Move) -> String {
        match *action {
            Move::Pawn(cell) => cell_at(self.size, cell).to_string(),
            Move::Wall(orientation, crossing) => {
                wall_text(orientation, crossing_at(self.size, crossing))
            }
            Move::Pass => PASS.to_owned(),
        }
    }

    fn parse_move(&self, _position: &Position, text: &str) -> Result<Move, Refusal> {
        let mut words = text.split_whitespace();
        let parts = [words.next(), words.next(), words.next(), words.next()];
        match parts {
            [Some(word), None, ..] => parse_word(self, word),
            [Some(one), Some(other), Some(side), None] => parse_sided(self, [one, other], side)
                .unwrap_or_else(|| Err(Common::not_a_move(text).into())),
            _ => Err(Common::not_a_move(text).into()),
        }
    }

    fn sheet_formats(&self) -> &'static [&'static str] {
        &["pairs", "lines"]
    }

    /// Reads both formats: words that are numbers with a dot are skipped, also when the move
    /// stands right behind the dot (`1.e2`).
    fn read_sheet(&self, text: &str) -> Result<Sheet, SheetError> {
        let (start, moves) = split_start(self, text);
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
            let is_move =
                name == PASS || name.parse::<Cell>().is_ok() || parse_wall(&name).is_some();
            if !is_move || sheet.moves.len() >= self.max_plies() as usize {
                return Err(SheetError::at(text, place));
            }
            sheet.moves.push(name);
        }
        Ok(sheet)
    }

    /// `None` also when the start is no position.
    fn write_sheet(&self, format: &str, sheet: &Sheet) -> Option<String> {
        let start = match &sheet.start {
            None => String::new(),
            Some(text) => self.position_text(&self.parse_position(text).ok()?) + "\n",
        };
        let lines: Vec<String> = match format {
            "pairs" => sheet
                .moves
                .chunks(self.players as usize)
                .zip(1..)
                .map(|(round, number)| format!("{number}. {}\n", round.join(" ")))
                .collect(),
            "lines" => sheet.moves.iter().map(|name| format!("{name}\n")).collect(),
            _ => return None,
        };
        Some(start + &lines.concat())
    }
}

pub(crate) fn wall_text(orientation: Orientation, cell: Cell) -> String {
    match orientation {
        Orientation::Horizontal => format!("{cell}h"),
        Orientation::Vertical => format!("{cell}v"),
    }
}

fn parse_word(game: &Quoridor, word: &str) -> Result<Move, Refusal> {
    if word.eq_ignore_ascii_case(PASS) || word.eq_ignore_ascii_case("passe") {
        return Ok(Move::Pass);
    }
    if let Ok(cell) = word.parse::<Cell>() {
        let inside = Grid::square(game.size).contains(cell);
        return if inside {
            Ok(Move::Pawn(cell_bit(game.size, cell)))
        } else {
            Err(Refusal::OffBoard)
        };
    }
    let (orientation, cell) =
        parse_wall(word).ok_or_else(|| Refusal::from(Common::not_a_move(word)))?;
    wall_at(game, orientation, cell)
}

fn wall_at(game: &Quoridor, orientation: Orientation, cell: Cell) -> Result<Move, Refusal> {
    if !Grid::square(game.size - 1).contains(cell) {
        return Err(Refusal::WallOutside);
    }
    Ok(Move::Wall(orientation, crossing_bit(game.size, cell)))
}

pub(crate) fn parse_wall(word: &str) -> Option<(Orientation, Cell)> {
    let orientation = match word.as_bytes().last()? {
        b'h' | b'H' => Orientation::Horizontal,
        b'v' | b'V' => Orientation::Vertical,
        _ => return None,
    };
    // The last byte is an ASCII letter, so the cut falls between letters.
    Some((orientation, word[..word.len() - 1].parse().ok()?))
}

/// Two neighbouring cells and the side of them where the wall goes: G left, D right, H above,
/// B below. `None` when the words are no cells or no side.
fn parse_sided(game: &Quoridor, cells: [&str; 2], side: &str) -> Option<Result<Move, Refusal>> {
    let (one, other): (Cell, Cell) = (cells[0].parse().ok()?, cells[1].parse().ok()?);
    let side = match side.to_lowercase().as_str() {
        "g" | "gauche" | "left" => Direction::Left,
        "d" | "droite" | "right" => Direction::Right,
        "h" | "haut" | "above" => Direction::Above,
        "b" | "bas" | "below" => Direction::Below,
        _ => return None,
    };
    Some(sided_wall(game, [one, other], side))
}

#[derive(Clone, Copy, PartialEq)]
enum Direction {
    Left,
    Right,
    Above,
    Below,
}

fn sided_wall(game: &Quoridor, cells: [Cell; 2], side: Direction) -> Result<Move, Refusal> {
    let [one, other] = cells;
    if !cells.iter().all(|&cell| Grid::square(game.size).contains(cell)) {
        return Err(Refusal::OffBoard);
    }
    let apart = (one.col.abs_diff(other.col), one.row.abs_diff(other.row));
    let orientation = match apart {
        (0, 1) => Orientation::Vertical,
        (1, 0) => Orientation::Horizontal,
        _ => return Err(Refusal::WallCellsApart),
    };
    let is_beside = matches!(side, Direction::Left | Direction::Right);
    if is_beside != (orientation == Orientation::Vertical) {
        return Err(Refusal::WallSideWrong);
    }
    let mut cell = Cell::new(one.col.min(other.col), one.row.min(other.row));
    match side {
        Direction::Left => cell.col = cell.col.checked_sub(1).ok_or(Refusal::WallOutside)?,
        Direction::Below => cell.row = cell.row.checked_sub(1).ok_or(Refusal::WallOutside)?,
        Direction::Right | Direction::Above => {}
    }
    wall_at(game, orientation, cell)
}

/// A list joined by commas, `-` for none.
fn join(items: impl IntoIterator<Item = String>) -> String {
    let joined = items.into_iter().collect::<Vec<_>>().join(",");
    if joined.is_empty() { "-".to_owned() } else { joined }
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
