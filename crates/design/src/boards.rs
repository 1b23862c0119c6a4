//! Boards: the grid with its zones, shoes with their queues, waiting zones, result zones.

use geometry::Cell;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{
    CellDie, CellList, CellWord, Drawing, Grammar, MoveTable, Numbers, TableOverride, Words,
};

/// How a board lies on the screen. It means nothing to the rules.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Frame {
    /// What the board is called; the stock words when empty.
    #[serde(skip_serializing_if = "Words::is_empty")]
    pub title: Words,
    /// From the left edge; set by dragging.
    pub x: i32,
    /// From the top edge; set by dragging.
    pub y: i32,
    /// Space between rows.
    pub row_spacing: u16,
    /// Space between columns.
    pub column_spacing: u16,
    /// Height of a cell.
    pub cell_height: u16,
    /// Width of a cell.
    pub cell_width: u16,
    /// Thickness of the lines.
    pub line: u8,
    /// A picture behind the cells; none when empty.
    pub background: String,
    /// Whether the cells are drawn.
    pub visible: bool,
}

impl Default for Frame {
    fn default() -> Self {
        Self {
            title: Words::default(),
            x: 0,
            y: 0,
            row_spacing: 0,
            column_spacing: 0,
            cell_height: 50,
            cell_width: 50,
            line: 1,
            background: String::new(),
            visible: true,
        }
    }
}

/// The one mandatory board.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Grid {
    /// How many rows; row 1 is at the top.
    pub rows: u8,
    /// How many columns.
    pub columns: u8,
    /// The tokens, drawn row by row from the top.
    pub tokens: Drawing,
    /// Named sets of cells; every other cell belongs to the rest of the grid.
    pub zones: Vec<Zone>,
    /// What the educator says the rest of the grid is like.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rest_characteristics: Vec<String>,
    /// Whether tokens are dealt at random over the cells that hold tokens.
    pub order: Order,
    /// The directions of a move by one cell.
    pub table: MoveTable,
    /// Other directions for some cells.
    pub tables: Vec<TableOverride>,
    /// No move goes off one side and comes back on the other.
    pub closed_borders: bool,
    /// The numbers of the cells, for dice; row by row when a die moves tokens and none is given.
    pub numbers: Numbers,
    /// Dice placed in cells.
    pub dice: Vec<CellDie>,
    /// Rectangles or hexagons.
    pub layout: Layout,
    /// How it lies on the screen.
    pub frame: Frame,
    /// What is drawn by lot into empty cells for each play.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub draws: Vec<Draw>,
    /// The rows of guesses that are compared with a code.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub code: Option<Code>,
    /// What is laid there with each error.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub grows: Option<Growth>,
}

impl Grid {
    /// The kinds that are drawn by lot here, answer to a code or grow with errors.
    fn names(&self) -> impl Iterator<Item = &str> {
        let drawn = self.draws.iter().flat_map(|draw| &draw.from);
        let drawn = drawn.flat_map(|entry| entry.split_whitespace());
        let signs = self.code.iter().flat_map(|code| [&code.right, &code.elsewhere]);
        let grown = self.grows.iter().flat_map(|growth| &growth.tokens);
        drawn.chain(signs.chain(grown).map(String::as_str))
    }

    /// Whether the program lays tokens of a kind here by itself.
    pub(crate) fn lays(&self, id: &str) -> bool {
        self.names().any(|name| name == id)
    }

    /// All cells, row by row.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let columns = self.columns;
        (0..self.rows).flat_map(move |row| (0..columns).map(move |col| Cell::new(col, row)))
    }

    /// The characteristics of all zones and of the rest of the grid.
    pub fn characteristics(&self) -> impl Iterator<Item = &String> {
        let of_zones = self.zones.iter().flat_map(|zone| &zone.characteristics);
        of_zones.chain(&self.rest_characteristics)
    }

    /// Whether a cell is one of its own.
    #[must_use]
    pub const fn contains(&self, cell: Cell) -> bool {
        cell.row < self.rows && cell.col < self.columns
    }

    /// The directions of a move by one cell from this cell.
    #[must_use]
    pub fn table_of(&self, cell: Cell) -> MoveTable {
        let own = self.tables.iter().rfind(|table| table.cells.contains(cell));
        own.map_or(self.table, |own| own.table)
    }

    /// Whether tokens may lie in this cell.
    #[must_use]
    pub fn is_in_play(&self, cell: Cell) -> bool {
        self.tokens.at(cell.col, cell.row) != Some(&CellWord::Closed)
            && self.table_of(cell).is_in_play()
    }
}

/// Tokens drawn by lot for each play.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Draw {
    /// The cells that are filled, in this order.
    pub cells: CellList,
    /// What is drawn from: ids of kinds; several of them, separated by blanks, come together.
    pub from: Vec<String>,
    /// How many are drawn; as many as have room when 0.
    pub count: u16,
    /// Whether one may be drawn more than once.
    pub repeats: bool,
    /// Whether those that come together are shuffled among themselves.
    pub shuffled: bool,
}

/// Rows that are compared with a code, cell by cell, as soon as they are full.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Code {
    /// The cells of the code.
    pub cells: CellList,
    /// The zones of the rows, separated by blanks.
    pub rows: String,
    /// The zones where each row is answered, in the same order.
    pub answers: String,
    /// The kind that stands for a right token in its right place.
    pub right: String,
    /// The kind that stands for a right token in another place.
    pub elsewhere: String,
}

/// A drawing that grows with every error.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Growth {
    /// Where it grows; after the last cell the first one is filled again.
    pub cells: CellList,
    /// The kinds that are laid, one with each error; each takes the place of the one before.
    pub tokens: Vec<String>,
}

/// How the cells of the grid lie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Layout {
    /// Rows and columns.
    #[default]
    Rectangles,
    /// Even rows (2, 4, …) are shifted half a cell to the right; six directions.
    Hexagons,
}

/// The order in which tokens lie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// Drawn at random at the start.
    #[default]
    Shuffled,
    /// As it was given.
    Kept,
}

/// A named set of grid cells.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Zone {
    /// Its short stable name.
    pub id: String,
    /// Its name for people.
    pub name: Words,
    /// How its name stands in sentences.
    #[serde(skip_serializing_if = "Grammar::is_guessed")]
    pub grammar: Grammar,
    /// Its cells.
    pub cells: CellList,
    /// What the educator says it is like.
    pub characteristics: Vec<String>,
}

/// A board from which tokens are offered, with the hidden queue behind it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Shoe {
    /// How many rows.
    pub rows: u8,
    /// How many columns.
    pub columns: u8,
    /// The tokens that lie in it at the start, drawn.
    pub tokens: Drawing,
    /// Whether a token offered here belongs to the shoe's players from then on.
    pub marks_owner: bool,
    /// Who sees its tokens.
    pub seen_by: SeenBy,
    /// The reserve, as token words in order.
    pub queue: Vec<String>,
    /// How many cells the queue has.
    pub queue_cells: u16,
    /// The order in which the queue is offered.
    pub queue_order: Order,
    /// The shoe whose queue this one shares, by its number from 1; its own when not given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shares_queue_of: Option<u8>,
    /// How it lies on the screen.
    pub frame: Frame,
}

impl Default for Shoe {
    fn default() -> Self {
        Self {
            rows: 1,
            columns: 1,
            tokens: Drawing::default(),
            marks_owner: false,
            seen_by: SeenBy::default(),
            queue: Vec::new(),
            queue_cells: 20,
            queue_order: Order::default(),
            shares_queue_of: None,
            frame: Frame::default(),
        }
    }
}

/// Who sees what lies in a shoe.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SeenBy {
    /// Everyone.
    #[default]
    Everyone,
    /// The players whose shoe it is.
    Owner,
}

/// When shoes are filled from their queues.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Refill {
    /// As soon as a token leaves.
    #[default]
    TokenLeaves,
    /// When the shoe is empty.
    Empty,
    /// When the player asks.
    OnRequest,
}

/// What a refill on request fills.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum RequestFills {
    /// Every free cell.
    #[default]
    Everything,
    /// The first free cell.
    OneCell,
}

/// A side board where players park tokens.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct WaitingZone {
    pub rows: u8,
    pub columns: u8,
    pub frame: Frame,
}

impl Default for WaitingZone {
    fn default() -> Self {
        Self { rows: 1, columns: 1, frame: Frame::default() }
    }
}

/// Where removed tokens go.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct ResultZone {
    pub rows: u8,
    pub columns: u8,
    /// By row or by column.
    pub fill: Fill,
    /// What happens when a token finds no cell.
    pub when_full: WhenFull,
    pub frame: Frame,
}

impl Default for ResultZone {
    fn default() -> Self {
        Self {
            rows: 1,
            columns: 1,
            fill: Fill::default(),
            when_full: WhenFull::default(),
            frame: Frame::default(),
        }
    }
}

/// In which order a result zone fills.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Fill {
    #[default]
    ByRow,
    ByColumn,
}

/// What a full result zone does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum WhenFull {
    /// The first row leaves, the others move up.
    ShiftRow,
    /// The first column leaves, the others move left.
    ShiftColumn,
    /// All leave.
    #[default]
    Empty,
    /// No more tokens are shown there.
    Stop,
}
