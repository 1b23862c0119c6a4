//! Edits of shoes with their queues, waiting zones and result zones.

use geometry::Cell;
use serde::{Deserialize, Serialize};

use super::{EditRefusal, uses};
use crate::Design;
use crate::{
    CellWord, Drawing, Fill, Frame, Order, Player, Refill, RequestFills, ResultZone, SeenBy, Shoe,
    WaitingZone, WhenFull,
};

/// Which list of boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum BoardName {
    Shoe,
    WaitingZone,
    ResultZone,
}

/// A change to a board beside the grid. Boards and places are counted from 1.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum BoardEdit {
    Size {
        board: BoardName,
        number: u8,
        rows: u8,
        columns: u8,
    },
    Frame {
        board: BoardName,
        number: u8,
        frame: Frame,
    },
    MarksOwner {
        shoe: u8,
        yes: bool,
    },
    SeenBy {
        shoe: u8,
        who: SeenBy,
    },
    /// A token in a shoe, written as in a drawing.
    Paste {
        shoe: u8,
        cell: Cell,
        token: String,
    },
    Take {
        shoe: u8,
        cell: Cell,
    },
    QueueCells {
        shoe: u8,
        cells: u16,
    },
    QueueOrder {
        shoe: u8,
        order: Order,
    },
    /// A token into the queue, at this place.
    QueueInsert {
        shoe: u8,
        at: usize,
        token: String,
    },
    QueueRemove {
        shoe: u8,
        at: usize,
    },
    /// The queue of another shoe; its own again when none is given.
    ShareQueue {
        shoe: u8,
        with: Option<u8>,
    },
    Fill {
        zone: u8,
        fill: Fill,
    },
    WhenFull {
        zone: u8,
        when_full: WhenFull,
    },
    Refill(Refill),
    RequestFills(RequestFills),
}

impl BoardName {
    /// All lists.
    pub const ALL: [Self; 3] = [Self::Shoe, Self::WaitingZone, Self::ResultZone];

    /// The number of a player's board.
    #[must_use]
    pub const fn of(self, player: &Player) -> Option<u8> {
        match self {
            Self::Shoe => player.shoe,
            Self::WaitingZone => player.waiting_zone,
            Self::ResultZone => player.result_zone,
        }
    }

    /// How many boards a design has in this list.
    #[must_use]
    pub const fn count(self, design: &Design) -> usize {
        match self {
            Self::Shoe => design.shoes.len(),
            Self::WaitingZone => design.waiting_zones.len(),
            Self::ResultZone => design.result_zones.len(),
        }
    }

    /// The rows, columns and frame of a board by its number.
    #[must_use]
    pub fn measures(self, design: &Design, number: u8) -> Option<(u8, u8, &Frame)> {
        let index = usize::from(number).checked_sub(1)?;
        match self {
            Self::Shoe => design.shoes.get(index).map(|it| (it.rows, it.columns, &it.frame)),
            Self::WaitingZone => {
                design.waiting_zones.get(index).map(|it| (it.rows, it.columns, &it.frame))
            }
            Self::ResultZone => {
                design.result_zones.get(index).map(|it| (it.rows, it.columns, &it.frame))
            }
        }
    }

    pub(super) fn of_mut(self, player: &mut Player) -> &mut Option<u8> {
        match self {
            Self::Shoe => &mut player.shoe,
            Self::WaitingZone => &mut player.waiting_zone,
            Self::ResultZone => &mut player.result_zone,
        }
    }
}

pub(super) fn apply(design: &mut Design, edit: &BoardEdit) -> Result<(), EditRefusal> {
    match edit {
        BoardEdit::Size { board, number, rows, columns } => {
            return resize(design, *board, *number, (*rows, *columns));
        }
        BoardEdit::Frame { board, number, frame } => {
            find(design, *board, *number)?.frame.clone_from(frame);
        }
        BoardEdit::MarksOwner { shoe, yes } => shoe_mut(design, *shoe)?.marks_owner = *yes,
        BoardEdit::SeenBy { shoe, who } => shoe_mut(design, *shoe)?.seen_by = *who,
        BoardEdit::Paste { shoe, cell, token } => {
            let shoe_now = shoe_mut(design, *shoe)?;
            let (mut drawing, size) = (shoe_now.tokens.clone(), (shoe_now.rows, shoe_now.columns));
            uses::paste(design, &mut drawing, size, *cell, token)?;
            uses::square(&mut drawing, size.0, size.1);
            shoe_mut(design, *shoe)?.tokens = drawing;
        }
        BoardEdit::Take { shoe, cell } => {
            let Shoe { rows, columns, tokens, .. } = shoe_mut(design, *shoe)?;
            uses::take(tokens, *cell)?;
            uses::square(tokens, *rows, *columns);
        }
        BoardEdit::QueueCells { shoe, cells } => shoe_mut(design, *shoe)?.queue_cells = *cells,
        BoardEdit::QueueOrder { shoe, order } => shoe_mut(design, *shoe)?.queue_order = *order,
        BoardEdit::QueueInsert { shoe, at, token } => {
            let token = uses::one_left(design, token)?.to_string();
            let queue = &mut shoe_mut(design, *shoe)?.queue;
            let index = at.checked_sub(1).filter(|index| *index <= queue.len());
            queue.insert(index.ok_or(EditRefusal::NoPlace { number: *at })?, token);
        }
        BoardEdit::QueueRemove { shoe, at } => {
            let queue = &mut shoe_mut(design, *shoe)?.queue;
            let index = at.checked_sub(1).filter(|index| *index < queue.len());
            queue.remove(index.ok_or(EditRefusal::NoPlace { number: *at })?);
        }
        BoardEdit::ShareQueue { shoe, with } => shoe_mut(design, *shoe)?.shares_queue_of = *with,
        BoardEdit::Fill { zone, fill } => result_mut(design, *zone)?.fill = *fill,
        BoardEdit::WhenFull { zone, when_full } => {
            result_mut(design, *zone)?.when_full = *when_full
        }
        BoardEdit::Refill(refill) => design.refill = *refill,
        BoardEdit::RequestFills(what) => design.request_fills = *what,
    }
    Ok(())
}

/// What all boards beside the grid have.
pub(super) struct Board<'a> {
    rows: &'a mut u8,
    columns: &'a mut u8,
    frame: &'a mut Frame,
    tokens: Option<&'a mut Drawing>,
}

/// The board of this number.
pub(super) fn find(
    design: &mut Design,
    board: BoardName,
    number: u8,
) -> Result<Board<'_>, EditRefusal> {
    Ok(match board {
        BoardName::Shoe => {
            let Shoe { rows, columns, frame, tokens, .. } = shoe_mut(design, number)?;
            Board { rows, columns, frame, tokens: Some(tokens) }
        }
        BoardName::WaitingZone => {
            let WaitingZone { rows, columns, frame } = at(&mut design.waiting_zones, number)?;
            Board { rows, columns, frame, tokens: None }
        }
        BoardName::ResultZone => {
            let ResultZone { rows, columns, frame, .. } = result_mut(design, number)?;
            Board { rows, columns, frame, tokens: None }
        }
    })
}

fn at<T>(list: &mut [T], number: u8) -> Result<&mut T, EditRefusal> {
    let index = usize::from(number).checked_sub(1);
    let found = index.and_then(|index| list.get_mut(index));
    found.ok_or(EditRefusal::NoBoard { number: usize::from(number) })
}

fn shoe_mut(design: &mut Design, number: u8) -> Result<&mut Shoe, EditRefusal> {
    at(&mut design.shoes, number)
}

fn result_mut(design: &mut Design, number: u8) -> Result<&mut ResultZone, EditRefusal> {
    at(&mut design.result_zones, number)
}

fn resize(
    design: &mut Design,
    board: BoardName,
    number: u8,
    (rows, columns): (u8, u8),
) -> Result<(), EditRefusal> {
    let found = find(design, board, number)?;
    if let Some(drawing) = found.tokens {
        let kept = |row: usize, col: usize| row < usize::from(rows) && col < usize::from(columns);
        let lost = drawing.0.iter().enumerate().any(|(row, words)| {
            let mut words = words.iter().enumerate();
            words.any(|(col, word)| !kept(row, col) && holds_tokens(word))
        });
        if lost {
            return Err(EditRefusal::BoardHasTokens { number: usize::from(number) });
        }
        drawing.0.truncate(usize::from(rows));
        drawing.0.iter_mut().for_each(|words| words.truncate(usize::from(columns)));
        uses::square(drawing, rows, columns);
    }
    (*found.rows, *found.columns) = (rows, columns);
    Ok(())
}

fn holds_tokens(word: &CellWord) -> bool {
    matches!(word, CellWord::Tokens(tokens) if !tokens.is_empty())
}

/// A new board behind the others of its list; returns its number.
pub(super) fn add(design: &mut Design, board: BoardName) -> Result<u8, EditRefusal> {
    match board {
        BoardName::Shoe => design.shoes.push(Shoe::default()),
        BoardName::WaitingZone => design.waiting_zones.push(WaitingZone::default()),
        BoardName::ResultZone => design.result_zones.push(ResultZone::default()),
    }
    let count = board.count(design);
    u8::try_from(count).map_err(|_| EditRefusal::NoBoard { number: count })
}

/// Removes a board that nobody has; those behind move up by one.
pub(super) fn remove(design: &mut Design, board: BoardName, number: u8) -> Result<(), EditRefusal> {
    let wide = usize::from(number);
    find(design, board, number)?;
    match board {
        BoardName::Shoe => {
            let shoe = shoe_mut(design, number)?;
            if !shoe.queue.is_empty() || shoe.tokens.0.iter().flatten().any(holds_tokens) {
                return Err(EditRefusal::BoardHasTokens { number: wide });
            }
            if design.shoes.iter().any(|shoe| shoe.shares_queue_of == Some(number)) {
                return Err(EditRefusal::BoardInUse { number: wide });
            }
            design.shoes.remove(wide - 1);
            let shared = design.shoes.iter_mut().filter_map(|shoe| shoe.shares_queue_of.as_mut());
            shared.filter(|other| **other > number).for_each(|other| *other -= 1);
        }
        BoardName::WaitingZone => drop(design.waiting_zones.remove(wide - 1)),
        BoardName::ResultZone => drop(design.result_zones.remove(wide - 1)),
    }
    let numbers = design.players.iter_mut().filter_map(|player| board.of_mut(player).as_mut());
    numbers.filter(|other| **other > number).for_each(|other| *other -= 1);
    Ok(())
}
