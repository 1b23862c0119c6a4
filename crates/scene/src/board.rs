//! Boards and the spots on them: cells, crossings, walls, slots, tiles, piles.

use geometry::{Point, Rect, Shape, UNIT};
use i18n::Message;
use serde::{Deserialize, Serialize};

use crate::{Mark, Piece, Reply, Touch};

/// A board: the main one, or a side board such as a hand or a shoe.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// Its stable name within the scene.
    pub id: String,
    /// Its title for people, when it needs one.
    pub title: Option<Message>,
    /// What it is made of.
    pub ground: Ground,
    /// What it covers, with room for the labels: a text drawing begins at its corner.
    pub bounds: Rect,
    /// Its spots; later ones lie above earlier ones.
    pub spots: Vec<Spot>,
    /// Links drawn between spots where neighbourhood does not speak for itself.
    pub links: Vec<Link>,
    /// Coordinates and other letters on the board.
    pub labels: Vec<Label>,
    /// How large a cell is when the board is drawn with characters.
    pub pitch: Pitch,
    /// How it lies among the others and how its cells are drawn.
    #[serde(default)]
    pub frame: Frame,
    /// Named sets of its spots.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub zones: Vec<Zone>,
}

impl Board {
    /// A board with nothing on it.
    #[must_use]
    pub fn new(id: &str, ground: Ground, bounds: Rect, pitch: Pitch) -> Self {
        Self {
            id: id.to_owned(),
            title: None,
            ground,
            bounds,
            spots: Vec::new(),
            links: Vec::new(),
            labels: Vec::new(),
            pitch,
            frame: Frame::default(),
            zones: Vec::new(),
        }
    }

    /// The zone of a spot, when it lies in one.
    #[must_use]
    pub fn zone_of(&self, spot: &Spot) -> Option<&Zone> {
        self.zones.get(usize::from(spot.zone?))
    }

    /// Whether a side board holds nothing and nothing can be put there now. A tile is something.
    #[must_use]
    pub fn is_bare(&self) -> bool {
        let nothing = |spot: &Spot| {
            let is_tile = matches!(spot.kind, SpotKind::Tile { .. });
            spot.pieces.is_empty() && spot.reply == Reply::Explains && !is_tile
        };
        self.title.is_some() && self.spots.iter().all(nothing)
    }
}

/// How a board lies on the table and how its cells are drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Frame {
    /// Where the origin of its plane lies on the table that all boards share; front ends find a
    /// place for boards that have none.
    pub place: Option<Point>,
    /// From a cell to the next one to the right and to the next one below.
    pub step: Point,
    /// How wide and high tokens are drawn.
    pub token: Point,
    /// The thickness of the lines around cells, in the units of the plane.
    pub line: u16,
    /// A picture behind the cells.
    pub background: Option<String>,
    /// Whether the cells themselves are drawn; what lies on them always is.
    pub visible: bool,
}

impl Default for Frame {
    fn default() -> Self {
        let step = Point::new(UNIT, UNIT);
        Self { place: None, step, token: step, line: 2, background: None, visible: true }
    }
}

/// A named set of spots.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Zone {
    /// Its name for people and screen readers.
    pub name: Message,
    /// Which tint and which sign it has, from 0; none where a tint would say nothing, as with a
    /// zone for every cell.
    pub tint: Option<u8>,
}

/// What a board looks made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Ground {
    Wood,
    Felt,
    Card,
}

/// Characters per cell side in a text drawing. The character of a point is its distance from the
/// corner of [`Board::bounds`], in steps of [`Frame::step`], times this, cut off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Pitch {
    pub cols: u8,
    pub rows: u8,
}

/// A line between two spots of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Link {
    pub from: Point,
    pub to: Point,
}

/// Letters on a board. A vector picture draws those farther outside of all spots close to them,
/// and smaller; a text drawing puts their middle at the point, below what lies on spots.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Label {
    pub at: Point,
    pub text: String,
}

/// A place of a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spot {
    /// Its name as a touch, unique in the scene.
    pub touch: Touch,
    /// What sort of place it is.
    pub kind: SpotKind,
    /// Where it lies.
    pub outline: Shape,
    /// What stands on it, lowest first.
    pub pieces: Vec<Piece>,
    /// What is to be noticed of it.
    pub marks: Vec<Mark>,
    /// What touching it would do.
    pub reply: Reply,
    /// The zone it lies in, as an index of the board's zones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub zone: Option<u16>,
}

impl Spot {
    /// An empty spot that explains why it cannot be touched.
    #[must_use]
    pub fn new(touch: Touch, kind: SpotKind, outline: Shape) -> Self {
        let (pieces, marks) = (Vec::new(), Vec::new());
        Self { touch, kind, outline, pieces, marks, reply: Reply::Explains, zone: None }
    }

    /// Marks it, once.
    pub fn mark(&mut self, mark: Mark) {
        if !self.marks.contains(&mark) {
            self.marks.push(mark);
        }
    }
}

/// What sort of place a spot is; front ends choose its look and its order in scanning by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SpotKind {
    /// A cell of a board.
    Cell,
    /// A corner between cells, where walls are chosen.
    Crossing,
    /// A place for a wall, shown while it is being placed, or a wall that stands.
    Wall,
    /// A place at the edge where something is pushed in.
    Slot,
    /// A cell whose openings are drawn: its bits are north 1, east 2, south 4, west 8.
    Tile {
        /// The sides that are open.
        openings: u8,
    },
    /// A pile of pieces or cards.
    Pile,
    /// Part of the board that is seen and never part of a move, such as an edge with an owner:
    /// no key leads there.
    Rim,
}
