//! Kinds of tokens: how many there are, how they look, what they are like, how they are handled.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Grammar, MoveTable, Words};

/// A kind of token.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct TokenKind {
    /// Its short stable name: letters, digits, `-` and `_`; drawings use it.
    pub id: String,
    /// Its name for people.
    pub name: Words,
    /// How its name stands in sentences.
    #[serde(skip_serializing_if = "Grammar::is_guessed")]
    pub grammar: Grammar,
    /// How many may be made.
    pub count: u16,
    /// Its picture: a path in the package or an id of the library.
    pub picture: String,
    /// The picture of its back, for tokens that are turned.
    pub back: String,
    /// Words that describe it.
    pub characteristics: Vec<String>,
    /// Whether other tokens may lie on it in the same cell.
    pub stackable: bool,
    /// How a player handles it.
    pub mode: Mode,
    /// Between which boards it may move.
    pub routes: Routes,
    /// How it moves inside the grid.
    pub in_grid: InGrid,
    /// How far `up-to-cells` flies and how many steps `steps` takes.
    pub distance: u8,
    /// How many times `up-to-cells` may fly in one turn.
    pub flights: u8,
    /// How it jumps, when `in_grid` is `jumps`.
    pub jumps: Jumps,
    /// The die that moves it, by its id; none when empty.
    pub die: String,
    /// Points when it attacks; combat needs both.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attack: Option<u16>,
    /// Points when it is attacked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub defence: Option<u16>,
    /// Who owns every token of this kind, as player numbers from 1; nobody when empty.
    pub owners: Owners,
    /// Values on its edges, for association by sides.
    pub sides: Sides,
    /// Whether a player may turn it: by a quarter, on hexagons by a sixth.
    pub rotatable: bool,
    /// The cells it covers, when it is a piece of several.
    pub shape: Shape,
    /// Its own directions for moves by one cell; they stand above the cell's and the grid's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<MoveTable>,
    /// Who sees its face.
    pub faces_seen_by: FacesSeenBy,
    /// Whether its directions are those that its owner sees: turned around for the second player.
    pub relative: bool,
    /// Whether it takes an enemy by moving onto its cell.
    pub replaces: bool,
    /// Whether it falls to the lowest free cell of the column where it is put.
    pub falls: bool,
    /// What happens to enemies in line between it and another token of its player.
    pub flanks: Flanks,
    /// Whether it may only be put where it flanks somebody.
    pub flanking_only: bool,
    /// What it becomes, and where.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub becomes: Option<Promotion>,
    /// Whether it pushes a token that can be pushed out of its way.
    pub pushes: bool,
    /// Whether it can be pushed.
    pub pushable: bool,
    /// Whether it may change places with a token that it reaches.
    pub swaps: bool,
    /// Whether it moves only while it lies on top of its cell.
    pub top_only: bool,
    /// Its size in stacks: it lies only on larger ones; 0 for no size.
    pub size: u16,
    /// Whether a token that is picked lies face up from the start.
    pub lies_open: bool,
    /// Whether another one like it stays in the shoe when it leaves.
    pub endless: bool,
}

impl TokenKind {
    /// Whether it may move several times in one turn.
    #[must_use]
    pub fn goes_on(&self) -> bool {
        match self.in_grid {
            InGrid::Steps => self.distance > 1,
            InGrid::UpToCells => self.flights > 1,
            InGrid::Jumps => self.jumps.multiple,
            _ => false,
        }
    }
}

impl Default for TokenKind {
    fn default() -> Self {
        Self {
            id: String::new(),
            name: Words::default(),
            grammar: Grammar::default(),
            count: 1,
            picture: String::new(),
            back: String::new(),
            characteristics: Vec::new(),
            stackable: false,
            mode: Mode::default(),
            routes: Routes::default(),
            in_grid: InGrid::default(),
            distance: 1,
            flights: 1,
            jumps: Jumps::default(),
            die: String::new(),
            attack: None,
            defence: None,
            owners: Owners::default(),
            sides: Sides::default(),
            rotatable: false,
            shape: Shape::default(),
            table: None,
            faces_seen_by: FacesSeenBy::default(),
            relative: false,
            replaces: false,
            falls: false,
            flanks: Flanks::default(),
            flanking_only: false,
            becomes: None,
            pushes: false,
            pushable: false,
            swaps: false,
            top_only: false,
            size: 0,
            lies_open: false,
            endless: false,
        }
    }
}

/// Players by their numbers from 1.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Owners(pub Vec<u8>);

/// How a player handles a token.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Not at all: a drawing, an explanation.
    Immobile,
    /// It is picked and turns its face up.
    Selection,
    /// It is moved.
    #[default]
    Movement,
}

/// Between which boards a token may move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Routes {
    pub grid_to_shoe: bool,
    pub grid_to_waiting: bool,
    pub shoe_to_waiting: bool,
    pub waiting_to_shoe: bool,
    pub waiting_to_grid: bool,
    pub shoe_to_grid: bool,
}

impl Routes {
    /// No way at all.
    pub const NONE: Self = Self {
        grid_to_shoe: false,
        grid_to_waiting: false,
        shoe_to_waiting: false,
        waiting_to_shoe: false,
        waiting_to_grid: false,
        shoe_to_grid: false,
    };
}

impl Default for Routes {
    fn default() -> Self {
        Self {
            grid_to_shoe: true,
            grid_to_waiting: true,
            shoe_to_waiting: true,
            waiting_to_shoe: true,
            waiting_to_grid: true,
            shoe_to_grid: true,
        }
    }
}

/// How a token moves inside the grid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum InGrid {
    /// Not at all.
    Immobile,
    /// To any cell.
    #[default]
    Anywhere,
    /// To a neighbour, as the movement table allows.
    OneCell,
    /// Flying, at most `distance` rows and columns away, up to `flights` times in one turn.
    UpToCells,
    /// Up to `distance` moves by one cell in one turn.
    Steps,
    /// Over a neighbour.
    Jumps,
    /// In a straight line, as far as nothing is in the way.
    Line,
    /// As its die says.
    Die,
}

/// How a token jumps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Jumps {
    /// Several jumps in one turn.
    pub multiple: bool,
    /// The jumped token is taken.
    pub capture: bool,
    /// It may also move by one cell instead.
    pub or_one_cell: bool,
    /// What it jumps over.
    pub over: JumpOver,
    /// With several jumps, all of a turn are one move, which goes on as long as it can.
    pub whole: bool,
}

/// What a token jumps over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum JumpOver {
    /// Any token but decor.
    #[default]
    Anything,
    /// Tokens of other players.
    Enemies,
    /// Tokens of its own player.
    Own,
}

/// What happens to enemies in line between a token that has just come and another of its player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Flanks {
    /// Nothing.
    #[default]
    Nothing,
    /// They become like the token that has come, with its owner.
    Turn,
    /// They are taken.
    Take,
}

/// What a token becomes where it arrives.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Promotion {
    /// The kind by its id.
    pub kind: String,
    /// The zone by its id.
    pub zone: String,
}

/// Values on the four edges of a token; an empty one stands for no value.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Sides {
    pub north: String,
    pub east: String,
    pub south: String,
    pub west: String,
}

impl Sides {
    /// Whether no edge has a value.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        [&self.north, &self.east, &self.south, &self.west].iter().all(|side| side.is_empty())
    }
}

/// The cells that a piece covers, drawn: `x` for a cell, `.` for none; the first `x` of the
/// first row is the cell that names it. Empty: one cell.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Shape(pub Vec<String>);

/// Who sees the face of a token.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FacesSeenBy {
    /// Everyone (tokens of mode selection: once they are turned).
    #[default]
    Everyone,
    /// Its owners only.
    Owner,
    /// Nobody until it is turned.
    Nobody,
}
