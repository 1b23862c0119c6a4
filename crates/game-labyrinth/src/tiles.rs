//! What is in the box: treasures, tiles, the fixed tiles of the board and the two sets of
//! movable ones. Where tiles lie during a match is the board's business, not this module's.

use std::fmt;

use geometry::Cell;

/// Cells of one side of the board.
pub(crate) const SIDE: u8 = 7;
/// Cells of the whole board, numbered row by row from the top left.
pub(crate) const CELLS: u8 = SIDE * SIDE;
/// Treasures, and treasure cards.
pub(crate) const TREASURES: u8 = 24;
/// Treasures on movable tiles: those on corners (A–F), then those on T's (G–L).
pub(crate) const MOVABLE_TREASURES: u8 = 12;
/// Of these, the ones on corners.
const CORNER_TREASURES: u8 = 6;
/// Tiles that can be pushed: 33 on the board and one in hand.
pub(crate) const MOVABLE_TILES: usize = 34;

/// One of the 24 treasures, lettered A to X: A–F lie on movable corners, G–L on movable T's,
/// M–X on the fixed T's in reading order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Treasure(u8);

/// The picture and the name of each treasure, in the order of their letters.
const NAMES: [(&str, &str); TREASURES as usize] = [
    ("picture:lizard", "labyrinth.treasure-lizard"),
    ("picture:butterfly", "labyrinth.treasure-moth"),
    ("picture:owl", "labyrinth.treasure-owl"),
    ("picture:beetle", "labyrinth.treasure-scarab"),
    ("picture:rat", "labyrinth.treasure-rat"),
    ("picture:spider", "labyrinth.treasure-spider"),
    ("picture:bat", "labyrinth.treasure-bat"),
    ("picture:dragon", "labyrinth.treasure-dragon"),
    ("picture:genie", "labyrinth.treasure-genie"),
    ("picture:ghost", "labyrinth.treasure-ghost"),
    ("picture:pig-face", "labyrinth.treasure-lady-pig"),
    ("picture:woman-mage", "labyrinth.treasure-witch"),
    ("picture:closed-book", "labyrinth.treasure-book"),
    ("picture:coin", "labyrinth.treasure-coins"),
    ("picture:world-map", "labyrinth.treasure-map"),
    ("picture:crown", "labyrinth.treasure-crown"),
    ("picture:old-key", "labyrinth.treasure-keys"),
    ("picture:skull", "labyrinth.treasure-skull"),
    ("picture:ring", "labyrinth.treasure-ring"),
    ("picture:treasure-chest", "labyrinth.treasure-chest"),
    ("picture:gem-stone", "labyrinth.treasure-jewel"),
    ("picture:dagger", "labyrinth.treasure-sword"),
    ("picture:menorah", "labyrinth.treasure-menorah"),
    ("picture:military-helmet", "labyrinth.treasure-helmet"),
];

impl Treasure {
    /// All of them, in the order of their letters.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..TREASURES).map(Self)
    }

    /// The treasure of a letter from `A` to `X`.
    #[must_use]
    pub fn of_letter(letter: char) -> Option<Self> {
        Self::all().find(|treasure| treasure.letter() == letter)
    }

    /// Its letter.
    #[must_use]
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }

    /// Its number from 0.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The id of its picture.
    pub(crate) const fn picture(self) -> &'static str {
        NAMES[self.index()].0
    }

    /// The key of its name.
    pub(crate) const fn name(self) -> &'static str {
        NAMES[self.index()].1
    }
}

/// A tile as it lies: the sides that are open (north 1, east 2, south 4, west 8), and what
/// treasure is on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Tile {
    pub(crate) openings: u8,
    pub(crate) treasure: Option<Treasure>,
}

/// The three shapes of corridors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TileShape {
    Straight,
    Corner,
    Junction,
}

impl TileShape {
    /// The shape of these openings; none when no tile of the box has them.
    pub(crate) const fn of(openings: u8) -> Option<Self> {
        match openings {
            0b0101 | 0b1010 => Some(Self::Straight),
            0b0011 | 0b0110 | 0b1100 | 0b1001 => Some(Self::Corner),
            0b0111 | 0b1110 | 0b1101 | 0b1011 => Some(Self::Junction),
            _ => None,
        }
    }
}

impl Tile {
    /// Whether the box holds a movable tile of this shape with this treasure.
    pub(crate) fn is_movable(self) -> bool {
        let number = self.treasure.map(|treasure| treasure.0);
        match TileShape::of(self.openings) {
            Some(TileShape::Straight) => number.is_none(),
            Some(TileShape::Corner) => number.is_none_or(|number| number < CORNER_TREASURES),
            Some(TileShape::Junction) => {
                number.is_some_and(|number| (CORNER_TREASURES..MOVABLE_TREASURES).contains(&number))
            }
            None => false,
        }
    }

    /// Reads the two characters of a position text.
    pub(crate) fn parse(openings: char, treasure: char) -> Option<Self> {
        let openings = openings.to_digit(16).filter(|_| !openings.is_ascii_uppercase())?;
        let treasure = match treasure {
            '.' => None,
            letter => Some(Treasure::of_letter(letter)?),
        };
        // A hexadecimal digit is below 16.
        Some(Self { openings: openings as u8, treasure })
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = self.treasure.map_or('.', Treasure::letter);
        write!(f, "{:x}{letter}", self.openings)
    }
}

/// Openings after some quarter turns clockwise: the four bits go around.
#[inline]
pub(crate) const fn turned(openings: u8, turns: u8) -> u8 {
    let turns = turns % 4;
    ((openings << turns) | (openings >> (4 - turns))) & 0b1111
}

/// How many turns of a tile differ: a straight one looks the same after two.
#[inline]
pub(crate) const fn distinct_turns(openings: u8) -> u8 {
    if turned(openings, 2) == openings { 2 } else { 4 }
}

/// The openings of the fixed tiles, by every other row and column.
const FIXED: [[u8; 4]; 4] = [[6, 14, 14, 12], [7, 7, 14, 13], [7, 11, 13, 13], [3, 11, 11, 9]];

/// Whether a cell has a fixed tile.
pub(crate) const fn is_fixed(cell: u8) -> bool {
    (cell / SIDE).is_multiple_of(2) && (cell % SIDE).is_multiple_of(2)
}

/// The fixed tile of a cell, if it has one.
pub(crate) fn fixed_tile(cell: u8) -> Option<Tile> {
    let (row, col) = (cell / SIDE, cell % SIDE);
    let treasure = FIXED_TREASURE_CELLS.iter().position(|&known| known == cell);
    // There are twelve of these, and twelve treasures on movable tiles before them.
    let treasure = treasure.map(|at| Treasure(MOVABLE_TREASURES + at as u8));
    let openings = FIXED[usize::from(row / 2)][usize::from(col / 2)];
    is_fixed(cell).then_some(Tile { openings, treasure })
}

/// Where the treasures M–X lie: on the fixed tiles in reading order, the start corners aside.
pub(crate) const FIXED_TREASURE_CELLS: [u8; 12] = {
    let mut cells = [0; 12];
    let (mut cell, mut count) = (0, 0);
    while cell < CELLS {
        let is_corner = (cell % SIDE == 0 || cell % SIDE == SIDE - 1)
            && (cell / SIDE == 0 || cell / SIDE == SIDE - 1);
        if is_fixed(cell) && !is_corner {
            cells[count] = cell;
            count += 1;
        }
        cell += 1;
    }
    cells
};

/// Which set of movable tiles is played with; two circulate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TileSet {
    /// 12 straights, 16 corners, 6 T's.
    Seed,
    /// 13 straights, 15 corners, 6 T's.
    Mazenet,
}

impl TileSet {
    /// Its word among the options.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Seed => "seed",
            Self::Mazenet => "mazenet",
        }
    }

    /// The set of an option's word.
    pub(crate) fn of_word(word: Option<&str>) -> Self {
        if word == Some(Self::Mazenet.word()) { Self::Mazenet } else { Self::Seed }
    }

    /// How many straight tiles it has; the corners without treasure fill up to 34.
    pub(crate) const fn straights(self) -> usize {
        match self {
            Self::Seed => 12,
            Self::Mazenet => 13,
        }
    }

    /// All its movable tiles, each turned one way, in a fixed order.
    pub(crate) fn movable_tiles(self) -> Vec<Tile> {
        let treasured = Treasure::all().take(MOVABLE_TREASURES.into()).map(|treasure| {
            let openings = if treasure.0 < CORNER_TREASURES { 0b0011 } else { 0b0111 };
            Tile { openings, treasure: Some(treasure) }
        });
        let straights = std::iter::repeat_n(0b0101, self.straights());
        let plain = straights.chain(std::iter::repeat(0b0011));
        let plain = plain.map(|openings| Tile { openings, treasure: None });
        treasured.chain(plain).take(MOVABLE_TILES).collect()
    }
}

/// The cell of a number, for people.
pub(crate) const fn cell_at(number: u8) -> Cell {
    Cell::new(number % SIDE, number / SIDE)
}

/// The number of a cell, if it lies on the board.
pub(crate) fn number_of(cell: Cell) -> Option<u8> {
    (cell.col < SIDE && cell.row < SIDE).then(|| cell.row * SIDE + cell.col)
}
