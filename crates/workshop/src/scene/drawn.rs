//! A design as its maker sees it: every board, every cell and every token with its face up.
//!
//! Nothing is played here and nothing has to fit together: an empty design has a picture too.
//! Cells out of play are there to be touched, and queues lie open beside their shoes.

use std::collections::HashMap;

use design::MAX_BOARDS;
use design::files::covered;
use design::{CellWord, Design, TokenWord};
use geometry::{Cell, Point, Rect, Shape, UNIT};
use i18n::Message;
use scene::{Board, Ground, Mark, Piece, Reply, Scene, Spot, SpotKind, Touch};

use super::frames::{self, Measures};
use super::{bare_board, beside, design_marks, joins, letters, look, looks, pitch};
use crate::compile::{Board as Place, Sort};
use crate::explain::Name;

/// How many cells of a queue stand in a row.
pub const QUEUE_COLUMNS: u8 = 10;
/// A queue without tokens shows no more cells than these.
const FEW_QUEUE_CELLS: usize = 20;

/// The scene of a design. Spots have the names they have in a play; places of a queue are called
/// `queue1.a1`, ten in a row.
#[must_use]
pub fn drawn(design: &Design) -> Scene {
    let letters = letters::letters(design);
    let mut painter = Painter { design, letters: &letters, pieces: HashMap::new() };
    painter.lay_pieces();
    let boards = boards(design);
    let shown: Vec<&Place> = boards.iter().collect();
    let places = frames::places(design, &shown);
    let seats = u8::try_from(design.players.len()).unwrap_or(u8::MAX);
    let mut drawn: Vec<Board> = shown
        .iter()
        .zip(&places)
        .map(|(board, place)| {
            let title = beside::title(design, &boards, seats, board);
            painter.board(board, *place, title)
        })
        .collect();
    painter.queues(&mut drawn);
    // Makers name cells, whatever their players do.
    Scene { boards: drawn, dice: beside::dice(design), has_coordinates: true, ..looks(design) }
}

/// How many cells of a shoe's queue are drawn: all that are used, and some free ones.
#[must_use]
pub fn shown_queue(design: &Design, shoe: usize) -> usize {
    let shoe = design.shoes.get(shoe).filter(|shoe| shoe.shares_queue_of.is_none());
    let most = usize::from(QUEUE_COLUMNS) * usize::from(Cell::MAX_ROWS);
    shoe.map_or(0, |shoe| {
        let wanted = FEW_QUEUE_CELLS.max(shoe.queue.len() + 1);
        usize::from(shoe.queue_cells).min(wanted).max(shoe.queue.len()).min(most)
    })
}

/// Every board of the design, whoever uses it.
fn boards(design: &Design) -> Vec<Place> {
    let grid = place(Sort::Grid, 0, (design.grid.rows, design.grid.columns), 0);
    let seats = |number_of: &dyn Fn(&design::Player) -> Option<u8>, number: u8| {
        let players = design.players.iter().take(usize::from(game::MAX_SEATS)).enumerate();
        let have = players.filter(|(_, player)| number_of(player) == Some(number));
        have.fold(0u8, |seats, (seat, _)| seats | 1 << seat)
    };
    let shoes = (1..=u8::MAX).zip(&design.shoes).map(|(number, shoe)| {
        place(Sort::Shoe, number, (shoe.rows, shoe.columns), seats(&|p| p.shoe, number))
    });
    let waiting = (1..=u8::MAX).zip(&design.waiting_zones).map(|(number, zone)| {
        let seats = seats(&|player| player.waiting_zone, number);
        place(Sort::Waiting, number, (zone.rows, zone.columns), seats)
    });
    let results = (1..=u8::MAX).zip(&design.result_zones).map(|(number, zone)| {
        let seats = seats(&|player| player.result_zone, number);
        place(Sort::Result, number, (zone.rows, zone.columns), seats)
    });
    let beside = shoes.take(MAX_BOARDS).chain(waiting.take(MAX_BOARDS));
    std::iter::once(grid).chain(beside).chain(results.take(MAX_BOARDS)).collect()
}

/// Sizes that no design may have are cut to those that cells have names for.
fn place(sort: Sort, number: u8, (rows, cols): (u8, u8), seats: u8) -> Place {
    Place {
        sort,
        number,
        first: 0,
        rows: rows.min(Cell::MAX_ROWS),
        cols: cols.min(Cell::MAX_COLS),
        seats,
        secret: false,
        marks_owner: false,
        queue: 0,
    }
}

struct Painter<'a> {
    design: &'a Design,
    letters: &'a [String],
    /// What lies in the cells of the grid, lowest first.
    pieces: HashMap<Cell, Vec<Piece>>,
}

impl Painter<'_> {
    fn board(&self, board: &Place, place: Point, title: Option<Message>) -> Board {
        let measures = Measures::of(self.design, board);
        let Point { x, y } = measures.step;
        let edge = if board.sort == Sort::Grid { (x, y) } else { (x / 2, y / 2) };
        let cells = (0..board.rows).flat_map(|row| (0..board.cols).map(move |col| (col, row)));
        let cells = cells.map(|(col, row)| Cell::new(col, row));
        Board {
            title,
            spots: cells.map(|cell| self.spot(board, &measures, cell)).collect(),
            frame: frames::frame(self.design, board, place),
            ..bare_board(self.design, board, &measures, edge)
        }
    }

    fn spot(&self, board: &Place, measures: &Measures, cell: Cell) -> Spot {
        let name = match board.sort {
            Sort::Grid => cell.to_string(),
            _ => format!("{}.{cell}", board.id()),
        };
        let mut spot = Spot::new(Touch(name), SpotKind::Cell, measures.outline(cell));
        spot.reply = Reply::Accepts;
        match board.sort {
            Sort::Grid => {
                if !self.design.grid.is_in_play(cell) {
                    spot.marks.push(Mark::Forbidden);
                }
                spot.pieces = self.pieces.get(&cell).cloned().unwrap_or_default();
                spot.marks.extend(design_marks(self.design, cell));
                let zones = (0..=u16::MAX).zip(&self.design.grid.zones);
                let mut own = zones.filter(|(_, zone)| zone.cells.contains(cell));
                spot.zone = own.next().map(|(index, _)| index);
            }
            Sort::Shoe => {
                let index = usize::from(board.number).saturating_sub(1);
                let shoe = self.design.shoes.get(index);
                if let Some(CellWord::Tokens(tokens)) =
                    shoe.and_then(|shoe| shoe.tokens.at(cell.col, cell.row))
                {
                    spot.pieces = tokens.iter().map(|token| self.piece(token)).collect();
                }
            }
            Sort::Waiting | Sort::Result => {}
        }
        spot
    }

    /// Lays the tokens of the grid, those of several cells over all of them.
    fn lay_pieces(&mut self) {
        let mut pieces: HashMap<Cell, Vec<Piece>> = HashMap::new();
        for (row, words) in (0..=u8::MAX).zip(&self.design.grid.tokens.0) {
            for (col, word) in (0..=u8::MAX).zip(words) {
                let CellWord::Tokens(tokens) = word else { continue };
                for token in tokens {
                    let piece = self.piece(token);
                    for (cell, joins) in self.covered(token, (col, row)) {
                        let piece = Piece { joins, ..piece.clone() };
                        pieces.entry(cell).or_default().push(piece);
                    }
                }
            }
        }
        self.pieces = pieces;
    }

    /// The cells that a token covers, each with the sides where it goes on.
    fn covered(&self, token: &TokenWord, (col, row): (u8, u8)) -> Vec<(Cell, u16)> {
        let kind = self.design.tokens.iter().find(|kind| kind.id == token.kind);
        let Some(kind) = kind.filter(|kind| kind.shape.is_piece()) else {
            return vec![(Cell::new(col, row), 0)];
        };
        let layout = self.design.grid.layout;
        let ways = kind.shape.offsets(layout, token.turned);
        let cells = covered(layout, &kind.shape, token.turned, Cell::new(col, row));
        let joined = cells.into_iter().zip(&ways);
        joined.filter_map(|(cell, way)| Some((cell?, joins(&ways, *way)))).collect()
    }

    fn piece(&self, token: &TokenWord) -> Piece {
        let found = self.design.tokens.iter().position(|kind| kind.id == token.kind);
        let kind = found.and_then(|index| self.design.tokens.get(index));
        let Some((index, kind)) = found.zip(kind) else {
            let figure = scene::Figure::Text(i18n::clip(&token.kind));
            let name = Name::of(&design::Words::default(), &token.kind).message();
            return Piece::new(figure, None, name);
        };
        let letter = self.letters.get(index).map_or("", String::as_str);
        let name = Name::of(&kind.name, &kind.id).message();
        let mut piece = look(self.design, kind, letter, token.turned, name);
        let owners = token.owners.as_ref().unwrap_or(&kind.owners.0);
        let mut owners = owners.iter().copied();
        piece.owner = owners.next();
        piece.shared_with = owners.collect();
        piece
    }

    /// The queues below all boards, one below the other: the table gets no wider by them, so that
    /// the boards are drawn as large as in a play.
    fn queues(&self, boards: &mut Vec<Board>) {
        let place = |board: &Board| board.frame.place.unwrap_or(Point::new(0, 0));
        let left = |board: &Board| place(board).x + board.bounds.corner.x;
        let bottom = |board: &Board| place(board).y + board.bounds.corner.y + board.bounds.height;
        let x = boards.iter().map(left).min().unwrap_or(0);
        let mut y = boards.iter().map(bottom).max().unwrap_or(0).saturating_add(2 * UNIT);
        for (index, shoe) in self.design.shoes.iter().enumerate().take(MAX_BOARDS) {
            let cells = shown_queue(self.design, index);
            if cells == 0 {
                continue;
            }
            let board = self.queue(index + 1, &shoe.queue, cells, Point::new(x, y));
            y = y.saturating_add(board.bounds.height + 2 * UNIT);
            boards.push(board);
        }
    }

    fn queue(&self, number: usize, tokens: &[String], cells: usize, place: Point) -> Board {
        let columns = usize::from(QUEUE_COLUMNS);
        let spot = |index: usize| {
            // At most 99 rows of ten, by `shown_queue`.
            let (col, row) = ((index % columns) as u8, (index / columns) as u8);
            let (x, y) = (i32::from(col) * UNIT, i32::from(row) * UNIT);
            let touch = Touch(format!("queue{number}.{}", Cell::new(col, row)));
            let outline = Shape::Rect(Rect::new(x, y, UNIT, UNIT));
            let mut spot = Spot::new(touch, SpotKind::Cell, outline);
            spot.reply = Reply::Accepts;
            let token = tokens.get(index).and_then(|word| word.parse::<TokenWord>().ok());
            spot.pieces = token.iter().map(|token| self.piece(token)).collect();
            spot
        };
        let rows = i32::try_from(cells.div_ceil(columns)).unwrap_or(1);
        let width = i32::try_from(cells.min(columns)).unwrap_or(1);
        let frame = scene::Frame { place: Some(place), ..scene::Frame::default() };
        let (id, bounds) = (format!("queue{number}"), Rect::new(0, 0, width * UNIT, rows * UNIT));
        Board {
            title: Some(Message::new("edit.queue-number").with("number", number)),
            spots: (0..cells).map(spot).collect(),
            frame,
            ..Board::new(&id, Ground::Card, bounds, pitch(self.design))
        }
    }
}
