//! The design as its maker sees it, and boards moved about on the table.

use design::Frame;
use design::edit::{BoardEdit, BoardName, Edit, GridEdit, REST_OF_GRID};
use geometry::{Cell, Point, UNIT};
use i18n::Message;
use scene::{Mark, Scene, Touch};
use workshop::POINT;

use crate::Workbench;
use crate::part::Part;
use crate::place::{Place, board_of, numbered};
use crate::tool::one;

/// Room between a new board and those that lie there.
const GAP: i32 = UNIT;

impl Workbench {
    /// The design as its maker sees it: every board and token, faces up, what is selected marked.
    #[must_use]
    pub fn scene(&self) -> Scene {
        let mut scene = workshop::drawn(self.design());
        let selected = self.selected_touches();
        if !selected.is_empty() {
            scene.mark(&selected, Mark::Selected);
        }
        scene
    }

    fn selected_touches(&self) -> Vec<Touch> {
        match &self.selected {
            Part::Cells(cells) => cells.cells().iter().map(Touch::new).collect(),
            Part::Zone(id) if id == REST_OF_GRID => {
                let grid = &self.design().grid;
                let is_in_zone =
                    |cell: Cell| grid.zones.iter().any(|zone| zone.cells.contains(cell));
                grid.cells().filter(|cell| !is_in_zone(*cell)).map(Touch::new).collect()
            }
            Part::Zone(id) => {
                let zone = self.design().grid.zones.iter().find(|zone| zone.id == *id);
                let cells = zone.map(|zone| zone.cells.cells()).unwrap_or_default();
                cells.iter().map(Touch::new).collect()
            }
            Part::ShoeCell(number, cell) => vec![Touch(format!("shoe{number}.{cell}"))],
            Part::QueuePlace(number, place) => vec![Place::queue_touch(*number, *place)],
            _ => Vec::new(),
        }
    }

    /// Moves a board of the scene, by its id there, so that its origin lies here.
    ///
    /// # Errors
    /// When there is no such board, or it has no place of its own, as a queue.
    pub fn move_board(&mut self, board: &str, to: Point) -> Result<(), Message> {
        let mut places = self.places();
        let no_board = || Message::new("bench.no-board").with("board", board);
        let moved = places.iter_mut().find(|(id, _)| id == board).ok_or_else(no_board)?;
        moved.1 = to;
        // Where one board is placed all are: the others keep the places they were given.
        let edits = places.iter().filter_map(|(id, place)| self.placing(id, *place));
        let edits = edits.collect();
        self.apply(one(edits))
    }

    /// A place for a new board, to the right of all others, where boards were placed by hand.
    pub(crate) fn place_new(&self, board: BoardName, number: u8) -> Option<Edit> {
        let scene = workshop::drawn(self.design());
        let is_placed = |(id, _): &(String, Point)| {
            self.frame(id).is_some_and(|(_, frame)| frame.x != 0 || frame.y != 0)
        };
        if !self.places().iter().any(is_placed) {
            return None;
        }
        let boards = scene.boards.iter().filter(|board| !board.id.starts_with("queue"));
        let right = boards.map(|board| {
            let place = board.frame.place.unwrap_or(Point::new(0, 0));
            place.x + board.bounds.corner.x + board.bounds.width
        });
        let x = right.max().unwrap_or(0).saturating_add(GAP);
        let frame = Frame { x: x / POINT, y: GAP / POINT, ..Frame::default() };
        Some(Edit::Boards(BoardEdit::Frame { board, number, frame }))
    }

    /// Where the boards lie, by their ids in the scene; queues have no place of their own.
    fn places(&self) -> Vec<(String, Point)> {
        let boards = workshop::drawn(self.design()).boards.into_iter();
        let boards = boards.filter(|board| !board.id.starts_with("queue"));
        let place = |board: scene::Board| Some((board.id, board.frame.place?));
        boards.filter_map(place).collect()
    }

    /// The edit that puts a board at a place.
    fn placing(&self, id: &str, place: Point) -> Option<Edit> {
        let (board, frame) = self.frame(id)?;
        let frame = Frame { x: place.x / POINT, y: place.y / POINT, ..frame };
        Some(frame_edit(board, frame))
    }

    /// The board of this id in the scene, with its frame; no name for the grid.
    fn frame(&self, id: &str) -> Option<(Option<(BoardName, u8)>, Frame)> {
        let design = self.design();
        if id == "grid" {
            return Some((None, design.grid.frame.clone()));
        }
        let (word, number) = numbered(id)?;
        let board = board_of(word)?;
        let (_, _, frame) = board.measures(design, number)?;
        Some((Some((board, number)), frame.clone()))
    }
}

/// Another frame for a board; no name for the grid.
pub(crate) fn frame_edit(board: Option<(BoardName, u8)>, frame: Frame) -> Edit {
    match board {
        None => Edit::Grid(GridEdit::Frame(frame)),
        Some((board, number)) => Edit::Boards(BoardEdit::Frame { board, number, frame }),
    }
}
