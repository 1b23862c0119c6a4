//! The boards one after the other in one row of cells: the grid, shoes, waiting and result zones.

use design::{CellWord, Design, Drawing, MAX_BOARDS, SeenBy, TokenWord};
use geometry::Cell;

use super::kinds::{Kind, seat_bits};
use super::{Compiled, Place};
use crate::play::Token;

/// What a board is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sort {
    Grid,
    Shoe,
    Waiting,
    Result,
}

/// Where a board's cells lie among all cells, and whose it is.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    pub(crate) sort: Sort,
    /// Its number among its sort, from 1.
    pub(crate) number: u8,
    pub(crate) first: u16,
    pub(crate) rows: u8,
    pub(crate) cols: u8,
    /// The seats that use it, a bit each.
    pub(crate) seats: u8,
    /// Only its seats see its tokens.
    pub(crate) secret: bool,
    pub(crate) marks_owner: bool,
    /// The queue behind a shoe.
    pub(crate) queue: usize,
}

impl Board {
    pub(crate) fn len(&self) -> u16 {
        u16::from(self.rows) * u16::from(self.cols)
    }

    pub(crate) fn cells(&self) -> std::ops::Range<u16> {
        self.first..self.first + self.len()
    }

    /// The word before the dot in a cell's name.
    pub(crate) fn word(&self) -> Option<&'static str> {
        match self.sort {
            Sort::Grid => None,
            Sort::Shoe => Some("shoe"),
            Sort::Waiting => Some("waiting"),
            Sort::Result => Some("result"),
        }
    }
}

/// The shoe, waiting zone and result zone of a seat, as board indices.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct SeatBoards {
    pub(crate) shoe: Option<u8>,
    pub(crate) waiting: Option<u8>,
    pub(crate) result: Option<u8>,
}

/// Lays the boards out and tells who uses which.
pub(super) fn boards(design: &Design, seats: u8) -> (Vec<Board>, Vec<SeatBoards>) {
    let mut boards = vec![board(Sort::Grid, 0, design.grid.rows, design.grid.columns)];
    for (number, shoe) in (1..).zip(design.shoes.iter().take(MAX_BOARDS)) {
        let shares = shoe.shares_queue_of.map(usize::from);
        boards.push(Board {
            secret: shoe.seen_by == SeenBy::Owner,
            marks_owner: shoe.marks_owner,
            queue: shares.unwrap_or(usize::from(number)).clamp(1, MAX_BOARDS) - 1,
            ..board(Sort::Shoe, number, shoe.rows, shoe.columns)
        });
    }
    for (number, zone) in (1..).zip(design.waiting_zones.iter().take(MAX_BOARDS)) {
        boards.push(board(Sort::Waiting, number, zone.rows, zone.columns));
    }
    for (number, zone) in (1..).zip(design.result_zones.iter().take(MAX_BOARDS)) {
        boards.push(board(Sort::Result, number, zone.rows, zone.columns));
    }
    place(&mut boards);
    let of_seats: Vec<SeatBoards> =
        (0..seats).map(|seat| seat_boards(design, seat, &boards)).collect();
    own(&mut boards, &of_seats);
    (boards, of_seats)
}

fn board(sort: Sort, number: u8, rows: u8, cols: u8) -> Board {
    Board {
        sort,
        number,
        first: 0,
        rows,
        cols,
        seats: 0,
        secret: false,
        marks_owner: false,
        queue: 0,
    }
}

fn place(boards: &mut [Board]) {
    let mut first = 0;
    for board in boards {
        board.first = first;
        first += board.len();
    }
}

/// The boards that a player names. Where nobody names any and there is but one, it is for all.
fn seat_boards(design: &Design, seat: u8, boards: &[Board]) -> SeatBoards {
    let players = &design.players;
    let default = design::Player::default();
    let at = if players.len() > 1 { usize::from(seat) } else { 0 };
    let player = players.get(at).unwrap_or(&default);
    let find = |sort: Sort, named: Option<u8>, anybody: bool| {
        let mut all = boards.iter().enumerate().filter(|(_, board)| board.sort == sort);
        let found = match named {
            Some(number) => all.find(|(_, board)| board.number == number),
            None if !anybody && all.clone().count() == 1 => all.next(),
            None => None,
        };
        found.and_then(|(index, _)| u8::try_from(index).ok())
    };
    SeatBoards {
        shoe: find(Sort::Shoe, player.shoe, players.iter().any(|p| p.shoe.is_some())),
        waiting: find(
            Sort::Waiting,
            player.waiting_zone,
            players.iter().any(|p| p.waiting_zone.is_some()),
        ),
        result: find(
            Sort::Result,
            player.result_zone,
            players.iter().any(|p| p.result_zone.is_some()),
        ),
    }
}

fn own(boards: &mut [Board], of_seats: &[SeatBoards]) {
    for (seat, has) in of_seats.iter().enumerate() {
        for index in [has.shoe, has.waiting, has.result].into_iter().flatten() {
            if let Some(board) = boards.get_mut(usize::from(index)) {
                board.seats |= 1 << seat;
            }
        }
    }
}

/// The tokens that a design draws, and the queues, before anything is shuffled.
#[derive(Clone, Debug, Default)]
pub(crate) struct Drawn {
    /// A cell and a token in it, lowest first.
    pub(crate) tokens: Vec<(Place, Token)>,
    pub(crate) queues: Vec<Vec<Token>>,
}

/// Reads all drawings. Tokens whose owners all stay away are left out.
pub(super) fn drawn(compiled: &mut Compiled) -> Drawn {
    let design = compiled.design.clone();
    let mut drawn = Drawn { queues: vec![Vec::new(); MAX_BOARDS], ..Drawn::default() };
    let boards = compiled.boards.clone();
    for board in &boards {
        let drawing = match board.sort {
            Sort::Grid => &design.grid.tokens,
            Sort::Shoe => match design.shoes.get(usize::from(board.number) - 1) {
                Some(shoe) => &shoe.tokens,
                None => continue,
            },
            Sort::Waiting | Sort::Result => continue,
        };
        let is_absent = board.sort == Sort::Shoe && board.seats == 0;
        read_board(compiled, board, drawing, is_absent, &mut drawn);
    }
    for (queue, shoe) in drawn.queues.iter_mut().zip(&design.shoes) {
        let words = shoe.queue.iter().filter_map(|word| word.parse::<TokenWord>().ok());
        queue.extend(words.filter_map(|word| read_token(compiled, &word)));
    }
    drawn
}

fn read_board(
    compiled: &mut Compiled,
    board: &Board,
    drawing: &Drawing,
    is_absent: bool,
    drawn: &mut Drawn,
) {
    for (words, row) in drawing.0.iter().zip(0..board.rows) {
        for (word, col) in words.iter().zip(0..board.cols) {
            let Some(cell) = board.place(Cell::new(col, row)) else { continue };
            match word {
                CellWord::Closed => compiled.in_play[usize::from(cell)] = false,
                CellWord::Tokens(words) => {
                    for word in words {
                        let token = read_token(compiled, word).filter(|_| !is_absent);
                        drawn.tokens.extend(token.map(|token| (cell, token)));
                    }
                }
            }
        }
    }
}

/// The token that a word draws; none when all its owners stay away.
fn read_token(compiled: &Compiled, word: &TokenWord) -> Option<Token> {
    let kind = *compiled.kind_ids.get(&word.kind)?;
    let known: &Kind = compiled.kinds.get(kind)?;
    let owners = word.owners.as_ref().map_or(known.owners, |owners| seat_bits(owners));
    let present = (1u8 << compiled.seats) - 1;
    if owners != 0 && owners & present == 0 {
        return None;
    }
    let token = Token::new(kind, owners & present, word.turned);
    Some(if word.face_up { token.with(Token::FACE_UP) } else { token })
}
