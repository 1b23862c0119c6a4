//! Places by the names that scenes give them: `b3`, `shoe1.a1`, `queue1.c2`.

use design::Design;
use design::edit::BoardName;
use geometry::Cell;
use scene::Touch;
use workshop::{QUEUE_COLUMNS, shown_queue};

/// A place of the drawn design. Boards and places of a queue are counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    Grid(Cell),
    Shoe(u8, Cell),
    /// A cell of a queue, whether a token lies there or not.
    Queue(u8, usize),
    Waiting(u8),
    Result(u8),
}

impl Place {
    /// The place of this name, if the design has it.
    pub(crate) fn of(design: &Design, touch: &Touch) -> Option<Self> {
        let Some((board, cell)) = touch.as_str().split_once('.') else {
            let cell: Cell = touch.as_str().parse().ok()?;
            return design.grid.contains(cell).then_some(Self::Grid(cell));
        };
        let cell: Cell = cell.parse().ok()?;
        let (word, number) = numbered(board)?;
        if word == "queue" {
            let index = usize::from(number).checked_sub(1)?;
            let place = usize::from(cell.row) * usize::from(QUEUE_COLUMNS) + usize::from(cell.col);
            let is_shown = cell.col < QUEUE_COLUMNS && place < shown_queue(design, index);
            return is_shown.then_some(Self::Queue(number, place + 1));
        }
        let board = board_of(word)?;
        let (rows, columns, _) = board.measures(design, number)?;
        (cell.row < rows && cell.col < columns).then_some(match board {
            BoardName::Shoe => Self::Shoe(number, cell),
            BoardName::WaitingZone => Self::Waiting(number),
            BoardName::ResultZone => Self::Result(number),
        })
    }

    /// The name of a place of a queue.
    pub(crate) fn queue_touch(shoe: u8, place: usize) -> Touch {
        let index = place.saturating_sub(1);
        let columns = usize::from(QUEUE_COLUMNS);
        let col = u8::try_from(index % columns).unwrap_or(0);
        let row = u8::try_from(index / columns).unwrap_or(u8::MAX);
        Touch(format!("queue{shoe}.{}", Cell::new(col, row)))
    }
}

/// The word and the number, from 1, of a board beside the grid: `shoe1`.
pub(crate) fn numbered(board: &str) -> Option<(&str, u8)> {
    let start = board.find(|letter: char| letter.is_ascii_digit())?;
    let (word, number) = board.split_at_checked(start)?;
    Some((word, number.parse().ok()?))
}

/// The boards beside the grid that a scene calls by this word.
pub(crate) fn board_of(word: &str) -> Option<BoardName> {
    match word {
        "shoe" => Some(BoardName::Shoe),
        "waiting" => Some(BoardName::WaitingZone),
        "result" => Some(BoardName::ResultZone),
        _ => None,
    }
}
