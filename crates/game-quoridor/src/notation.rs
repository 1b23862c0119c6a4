//! Positions and moves as text.
//!
//! Moves: `e2`, `e3h`, `e3v`, `pass`; on input also two cells and a side, `D1 D2 G`.
//! Positions: `e1,e9 10,10 - 1`, with bonus cells a fifth field `c3:2,g7:1`.

use game::{Common, Fields, Game as _, Seat, SetupError, Turn};
use geometry::{Cell, Grid};

use crate::board::{Bonus, MAX_BONUS, MAX_POINTS};
use crate::layout::{cell_at, cell_bit, crossing_at, crossing_bit, with_layout};
use crate::moves::{Move, Orientation};
use crate::{Position, Quoridor, Refusal, board, paths, rules};

pub(crate) const PASS: &str = "pass";

pub(crate) fn move_text(game: &Quoridor, action: Move) -> String {
    match action {
        Move::Pawn(cell) => cell_at(game.size, cell).to_string(),
        Move::Wall(orientation, crossing) => {
            wall_text(orientation, crossing_at(game.size, crossing))
        }
        Move::Pass => PASS.to_owned(),
    }
}

pub(crate) fn wall_text(orientation: Orientation, cell: Cell) -> String {
    match orientation {
        Orientation::Horizontal => format!("{cell}h"),
        Orientation::Vertical => format!("{cell}v"),
    }
}

/// Reads a move; it need not be legal, but it must lie on the board.
pub(crate) fn parse_move(game: &Quoridor, text: &str) -> Result<Move, Refusal> {
    let mut words = text.split_whitespace();
    let parts = [words.next(), words.next(), words.next(), words.next()];
    match parts {
        [Some(word), None, ..] => parse_word(game, word),
        [Some(one), Some(other), Some(side), None] => parse_sided(game, [one, other], side)
            .unwrap_or_else(|| Err(Common::not_a_move(text).into())),
        _ => Err(Common::not_a_move(text).into()),
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

pub(crate) fn position_text(game: &Quoridor, position: &Position) -> String {
    let players = game.players as usize;
    let pawns = position.pawns[..players].iter().map(|&pawn| cell_at(game.size, pawn).to_string());
    let left = position.left[..players].iter().map(u8::to_string);
    let mut walls: Vec<String> = position
        .standing_walls(game.size)
        .map(|(orientation, cell)| wall_text(orientation, cell))
        .collect();
    walls.sort();
    let turn = match game.turn(position) {
        Turn::Seat(seat) => seat.to_string(),
        _ => "-".to_owned(),
    };
    let mut fields = vec![join(pawns), join(left), join(walls), turn];
    if game.bonus > 0 || position.pays() {
        let mut bonuses: Vec<(Cell, u8)> = position
            .bonuses()
            .map(|bonus| (cell_at(game.size, bonus.cell), bonus.points))
            .collect();
        bonuses.sort_unstable();
        fields.push(join(bonuses.iter().map(|(cell, points)| format!("{cell}:{points}"))));
    }
    fields.join(" ")
}

/// A list joined by commas, `-` for none.
fn join(items: impl IntoIterator<Item = String>) -> String {
    let joined = items.into_iter().collect::<Vec<_>>().join(",");
    if joined.is_empty() { "-".to_owned() } else { joined }
}

/// The items of a list field.
fn items(field: &str) -> impl Iterator<Item = &str> {
    field.split(',').filter(move |_| field != "-")
}

pub(crate) fn parse_position(game: &Quoridor, text: &str) -> Result<Position, SetupError> {
    let mut fields = Fields::of(text);
    let mut position = board::bare(game);
    position.pawns = parse_pawns(game, fields.required("pawns")?)?;
    position.left = parse_left(game, fields.required("walls-left")?)?;
    let placed = place_walls(game, &mut position, fields.required("walls")?)?;
    let in_hand: u32 = position.left.iter().map(|&left| u32::from(left)).sum();
    if in_hand + placed > u32::from(game.walls_each) * u32::from(game.players) {
        return Err(SetupError::impossible("walls", "quoridor.setup-too-many-walls"));
    }
    let turn = fields.required("turn")?;
    if let Some(bonus) = fields.optional() {
        position.bonus = parse_bonus(game, bonus)?;
    }
    fields.end()?;
    parse_turn(game, &mut position, turn)?;
    rules::refresh(game, &mut position);
    Ok(position)
}

fn parse_pawns(game: &Quoridor, field: &str) -> Result<[u8; 4], SetupError> {
    let mut pawns = [0; 4];
    let mut cells = Vec::new();
    for item in items(field).take(5) {
        let cell: Cell = item.parse().map_err(|_| SetupError::unreadable("pawns", item))?;
        if !Grid::square(game.size).contains(cell) {
            return Err(SetupError::impossible("pawns", "quoridor.setup-off-board"));
        }
        if cells.contains(&cell) {
            return Err(SetupError::impossible("pawns", "quoridor.setup-same-cell"));
        }
        cells.push(cell);
    }
    if cells.len() != game.players as usize {
        return Err(SetupError::impossible("pawns", "quoridor.setup-count"));
    }
    for (pawn, cell) in pawns.iter_mut().zip(cells) {
        *pawn = cell_bit(game.size, cell);
    }
    Ok(pawns)
}

fn parse_left(game: &Quoridor, field: &str) -> Result<[u8; 4], SetupError> {
    let mut left = [0; 4];
    let counts: Vec<&str> = items(field).take(5).collect();
    if counts.len() != game.players as usize {
        return Err(SetupError::impossible("walls-left", "quoridor.setup-count"));
    }
    for (left, count) in left.iter_mut().zip(counts) {
        let number: u8 = count.parse().map_err(|_| SetupError::unreadable("walls-left", count))?;
        if number > game.walls_each {
            return Err(SetupError::impossible("walls-left", "quoridor.setup-too-many-walls"));
        }
        *left = number;
    }
    Ok(left)
}

/// Puts the walls of a field one after the other and tells how many there are.
fn place_walls(game: &Quoridor, position: &mut Position, field: &str) -> Result<u32, SetupError> {
    let mut placed = 0;
    for item in items(field) {
        let (orientation, cell) =
            parse_wall(item).ok_or_else(|| SetupError::unreadable("walls", item))?;
        if !Grid::square(game.size - 1).contains(cell) {
            return Err(SetupError::impossible("walls", "quoridor.setup-wall-outside"));
        }
        if !has_room(game, position, orientation, cell) {
            return Err(SetupError::impossible("walls", "quoridor.setup-walls-meet"));
        }
        rules::put_wall(game, position, orientation, crossing_bit(game.size, cell));
        placed += 1;
    }
    let lost = (0..game.players as usize).any(|seat| {
        with_layout!(game.size, L => paths::distance::<L>(game, position, seat)).is_none()
    });
    if lost { Err(SetupError::impossible("walls", "quoridor.setup-no-path")) } else { Ok(placed) }
}

fn has_room(game: &Quoridor, position: &Position, orientation: Orientation, cell: Cell) -> bool {
    let stands = |orientation, cell| {
        Grid::square(game.size - 1).contains(cell)
            && position.has_wall(orientation, crossing_bit(game.size, cell))
    };
    let (before, after) = match orientation {
        Orientation::Horizontal => {
            (Cell::new(cell.col.wrapping_sub(1), cell.row), Cell::new(cell.col + 1, cell.row))
        }
        Orientation::Vertical => {
            (Cell::new(cell.col, cell.row.wrapping_sub(1)), Cell::new(cell.col, cell.row + 1))
        }
    };
    !Orientation::ALL.into_iter().any(|either| stands(either, cell))
        && !stands(orientation, before)
        && !stands(orientation, after)
}

fn parse_turn(game: &Quoridor, position: &mut Position, field: &str) -> Result<(), SetupError> {
    let mut winners = Seat::all(game.players)
        .filter(|seat| game.is_goal(seat.index(), position.pawns[seat.index()]));
    position.winner = winners.next();
    if winners.next().is_some() {
        return Err(SetupError::impossible("pawns", "quoridor.setup-two-winners"));
    }
    if field == "-" {
        // Over: won, or else blocked, which is what passes all around the table mean.
        if position.winner.is_none() {
            position.passes = game.players;
        }
        return Ok(());
    }
    let seat: Seat = field.parse().map_err(|_| SetupError::unreadable("turn", field))?;
    if seat.number() > game.players {
        return Err(SetupError::impossible("turn", "quoridor.setup-no-seat"));
    }
    position.turn = seat.number() - 1;
    Ok(())
}

fn parse_bonus(game: &Quoridor, field: &str) -> Result<[Bonus; MAX_BONUS], SetupError> {
    let mut bonuses = [Bonus::default(); MAX_BONUS];
    let mut slots = bonuses.iter_mut();
    let mut cells = Vec::new();
    for item in items(field) {
        let unreadable = || SetupError::unreadable("bonus", item);
        let (cell, points) = item.split_once(':').ok_or_else(unreadable)?;
        let cell: Cell = cell.parse().map_err(|_| unreadable())?;
        let points: u8 = points.parse().map_err(|_| unreadable())?;
        let possible = Grid::square(game.size).contains(cell)
            && (1..=MAX_POINTS).contains(&points)
            && !cells.contains(&cell);
        match slots.next() {
            Some(slot) if possible => *slot = Bonus { cell: cell_bit(game.size, cell), points },
            _ => return Err(SetupError::impossible("bonus", "quoridor.setup-bonus")),
        }
        cells.push(cell);
    }
    Ok(bonuses)
}
