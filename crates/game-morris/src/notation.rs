//! Texts of positions and moves, both ways. `---/---/---/------/---/---/--- 9,9 0 X` is the start;
//! `a1`, `a1-a4`, `d2xg7`, `a1-a4xd1` are moves.
//!
//! A position from outside is believed only when play can lead to something like it. Whether a
//! move is legal is for `rules` to say.

use game::{Common, Fields, Notation, Outcome, Seat, SetupError, Side, parse_exactly};
use geometry::Cell;

use crate::board::Position;
use crate::lines::{Point, Points};
use crate::moves::Move;
use crate::options::Morris;
use crate::refusal::Refusal;
use crate::rules::{FEWEST, QUIET_LIMIT};

const EMPTY: char = '-';

impl Notation for Morris {
    /// The board, the men in hand, the quiet moves and the side to move.
    fn position_text(&self, position: &Position) -> String {
        let [black, white] = Side::BOTH.map(|side| position.in_hand(side));
        let (board, quiet) = (board_text(self, position), position.quiet());
        format!("{board} {black},{white} {quiet} {}", position.side().letter())
    }

    fn parse_position(&self, text: &str) -> Result<Position, SetupError> {
        let mut fields = Fields::of(text);
        let board = fields.required("board")?;
        let hand = fields.required("hand")?;
        let quiet = fields.required("quiet")?;
        let side = fields.required("side")?;
        fields.end()?;
        let men = parse_board(self, board).ok_or_else(|| SetupError::unreadable("board", board))?;
        let hand = parse_hand(hand).ok_or_else(|| SetupError::unreadable("hand", hand))?;
        let quiet = parse_exactly(quiet).ok_or_else(|| SetupError::unreadable("quiet", quiet))?;
        let letter = one_letter(side).and_then(Side::of_letter);
        let side = letter.ok_or_else(|| SetupError::unreadable("side", side))?;
        let position = Position::new(men, hand, side, quiet);
        check(self, &position)?;
        Ok(position)
    }

    fn move_text(&self, _position: &Position, action: &Move) -> String {
        let name = |point| self.lines.cell(point).to_string();
        let from = action.from.map(|from| name(from) + "-").unwrap_or_default();
        let takes = action.takes.map(|taken| "x".to_owned() + &name(taken)).unwrap_or_default();
        from + &name(action.to) + &takes
    }

    /// Capital letters, `a1a4`, `a1-a4:d1` and blanks around it are welcome too.
    fn parse_move(&self, _position: &Position, text: &str) -> Result<Move, Refusal> {
        let unreadable = || Refusal::from(Common::not_a_move(text));
        let cells = cells_of(text.trim()).ok_or_else(unreadable)?;
        let point = |cell| self.lines.point(cell).ok_or(Refusal::NoPoint { point: cell });
        let (from, to, takes) = cells;
        Ok(Move {
            from: from.map(point).transpose()?,
            to: point(to)?,
            takes: takes.map(point).transpose()?,
        })
    }

    fn seat_text(&self, seat: Seat) -> String {
        Side::seat_text(seat)
    }

    fn outcome_text(&self, _position: &Position, outcome: &Outcome) -> String {
        Side::outcome_text(outcome)
    }
}

/// The men row by row, the highest row first as people see it, joined by `/`.
fn board_text(game: &Morris, position: &Position) -> String {
    let letter = |point| position.man_at(point).map_or(EMPTY, Side::letter);
    let rows = rows(game).map(|row| row.map(letter).collect::<String>());
    rows.collect::<Vec<_>>().join("/")
}

/// The points of each row, the highest row first.
fn rows(game: &Morris) -> impl Iterator<Item = impl Iterator<Item = Point>> {
    let lines = game.lines;
    let row_of =
        move |row: u8| lines.points().iter().filter(move |&point| lines.cell(point).row == row);
    (0..lines.side).rev().map(row_of)
}

/// The men of both sides.
fn parse_board(game: &Morris, text: &str) -> Option<[Points; 2]> {
    let mut men = [Points::NONE; 2];
    let mut texts = text.split('/');
    for row in rows(game) {
        let mut letters = texts.next()?.chars();
        for point in row {
            match letters.next()? {
                EMPTY | '.' => {}
                letter => {
                    let side = Side::of_letter(letter)? as usize;
                    men[side] = men[side].with(point);
                }
            }
        }
        if letters.next().is_some() {
            return None;
        }
    }
    texts.next().is_none().then_some(men)
}

/// Whether play can lead to something like this.
fn check(game: &Morris, position: &Position) -> Result<(), SetupError> {
    let (side, other) = (position.side(), position.side().other());
    let [black, white] = Side::BOTH.map(|side| position.in_hand(side));
    // Black places first, so that White has one man more in hand when it is White's turn.
    let more = u8::from(side == Side::White && white > 0);
    if black > game.men || black.checked_add(more) != Some(white) {
        return Err(SetupError::impossible("hand", "morris.uneven-hands"));
    }
    let (own, others) = (position.count(side), position.count(other));
    if own.max(others) > game.men {
        return Err(SetupError::impossible("board", "morris.too-many-men"));
    }
    // Who has lost the third man does not play on; in the game of three nobody loses any.
    let fewest = if game.first_mill_wins() { FEWEST } else { FEWEST - 1 };
    if own < fewest || others < FEWEST {
        return Err(SetupError::impossible("board", "morris.too-few-men"));
    }
    if game.first_mill_wins() && !game.lines.in_mills(position.men(side)).is_empty() {
        return Err(SetupError::impossible("board", "morris.won-before"));
    }
    if position.quiet() > QUIET_LIMIT || (position.quiet() > 0 && white > 0) {
        return Err(SetupError::impossible("quiet", "morris.not-so-quiet"));
    }
    Ok(())
}

fn parse_hand(text: &str) -> Option<[u8; 2]> {
    let (black, white) = text.split_once(',')?;
    Some([parse_exactly(black)?, parse_exactly(white)?])
}

fn one_letter(text: &str) -> Option<char> {
    let mut letters = text.chars();
    letters.next().filter(|_| letters.next().is_none())
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
