//! A play as text: names of cells, moves. Positions are written and read in `setup`.
//!
//! Cells of the grid are `b3`, of other boards `shoe1.a1`. Actions are those of the text
//! protocol; `roll:b3` says which token rolls when there are several. Clicks are no actions: they
//! are touches on the way to one.

use design::InGrid;
use game::{Common, Notation, SetupError};
use geometry::Cell;

use crate::compile::{Board, Compiled, Kind, Place, Sort};
use crate::explain::Refusal;
use crate::play::{Move, Path, Position, Token, landing, only_roll, roll_candidates};
use crate::{DesignedGame, setup};

impl Board {
    /// The word before the dot in the names of its cells, with its number.
    pub(crate) fn id(&self) -> String {
        match self.word() {
            None => "grid".to_owned(),
            Some(word) => format!("{word}{}", self.number),
        }
    }

    /// The name of one of its cells within the board.
    pub(crate) fn cell(&self, place: Place) -> Cell {
        let (index, cols) = (place - self.first, u16::from(self.cols).max(1));
        // A board has at most 26 columns and 99 rows.
        Cell::new((index % cols) as u8, (index / cols) as u8)
    }

    /// The place of a cell of the board.
    pub(crate) fn place(&self, cell: Cell) -> Option<Place> {
        let inside = cell.col < self.cols && cell.row < self.rows;
        let index = u16::from(cell.row) * u16::from(self.cols) + u16::from(cell.col);
        inside.then_some(self.first + index)
    }
}

impl Compiled {
    /// The name of a cell of any board.
    pub(crate) fn place_name(&self, place: Place) -> String {
        let board = self.board(place);
        let cell = board.cell(place.max(board.first));
        match board.sort {
            Sort::Grid => cell.to_string(),
            _ => format!("{}.{cell}", board.id()),
        }
    }

    /// The cell of this name.
    pub(crate) fn parse_place(&self, text: &str) -> Option<Place> {
        let (board, cell) = match text.split_once('.') {
            None => (self.boards.first()?, text),
            Some((name, cell)) => {
                let is_named = |board: &&Board| board.sort != Sort::Grid && board.id() == name;
                (self.boards.iter().find(is_named)?, cell)
            }
        };
        board.place(cell.parse().ok()?)
    }
}

/// The roll that is meant where no cell is named.
fn the_roll(game: &Compiled, at: &Position) -> Result<Move, Refusal> {
    let mut candidates = roll_candidates(game, at);
    let first = candidates.next().ok_or(Refusal::NoDie)?;
    match candidates.next() {
        None => Ok(Move::Roll(first)),
        Some(_) => Err(Refusal::WhichToken { cell: game.place_name(first) }),
    }
}

/// The move that two cells mean: a token that falls comes to rest lower down.
fn meant(game: &Compiled, at: &Position, from: Place, to: Place) -> Move {
    let seat = at.core.hand;
    let is_put = |kind: &Kind| !game.is_grid(from) || kind.in_grid == InGrid::Anywhere;
    let falls = |token: Token| game.kind(token).falls && is_put(game.kind(token));
    let falling = at.takeable(game, from, seat).filter(|(_, token)| falls(*token));
    let is_free = game.is_grid(to) && game.in_play[usize::from(to)] && !at.is_taken(game, to);
    let to = match falling {
        Some((_, token)) if is_free => landing(game, at, to, Some((from, token))),
        _ => to,
    };
    Move::Go { from, to }
}

impl Notation for DesignedGame {
    fn position_text(&self, at: &Position) -> String {
        setup::position_text(self.compiled(), at)
    }

    fn parse_position(&self, text: &str) -> Result<Position, SetupError> {
        setup::parse_position(self.compiled(), text)
    }

    fn move_text(&self, at: &Position, action: &Move) -> String {
        let game = self.compiled();
        let name = |place| game.place_name(place);
        match *action {
            Move::Pick(place) => format!("pick:{}", name(place)),
            Move::Go { from, to } => format!("{}-{}", name(from), name(to)),
            Move::Chain { from, path } => {
                let cells = path.hops(game, from).into_iter().map(|(_, to)| to);
                let names: Vec<String> = std::iter::once(from).chain(cells).map(name).collect();
                names.join("-")
            }
            Move::Stop => "stop".to_owned(),
            Move::Roll(place) if only_roll(game, at) == Some(place) => "roll".to_owned(),
            Move::Roll(place) => format!("roll:{}", name(place)),
            Move::Next => "next".to_owned(),
            Move::Refill => "refill".to_owned(),
            Move::Turn(place) => format!("turn:{}", name(place)),
            Move::Stack(place) => format!("stack:{}", name(place)),
            Move::Check => "check".to_owned(),
            // As records write it; nobody types it.
            Move::Time(tenths) => format!("time:{tenths}"),
        }
    }

    fn parse_move(&self, at: &Position, text: &str) -> Result<Move, Refusal> {
        let game = self.compiled();
        let unreadable = || Refusal::from(Common::not_a_move(text));
        let lower = text.trim().to_ascii_lowercase();
        let place = |name: &str| game.parse_place(name).ok_or_else(unreadable);
        match lower.as_str() {
            "stop" => return Ok(Move::Stop),
            "next" => return Ok(Move::Next),
            "refill" => return Ok(Move::Refill),
            "check" => return Ok(Move::Check),
            "roll" => {
                return the_roll(game, at);
            }
            _ => {}
        }
        if let Some((verb, rest)) = lower.split_once(':') {
            return match verb {
                "pick" => Ok(Move::Pick(place(rest)?)),
                "roll" => Ok(Move::Roll(place(rest)?)),
                "turn" => Ok(Move::Turn(place(rest)?)),
                "stack" => Ok(Move::Stack(place(rest)?)),
                _ => Err(unreadable()),
            };
        }
        let cells = lower.split('-').map(place).collect::<Result<Vec<_>, _>>()?;
        match cells.as_slice() {
            [from, to] => Ok(meant(game, at, *from, *to)),
            [from, ..] if cells.len() > 2 => {
                let path = Path::through(game, &cells).ok_or(Refusal::NothingToJump)?;
                Ok(Move::Chain { from: *from, path })
            }
            _ => Err(unreadable()),
        }
    }
}
