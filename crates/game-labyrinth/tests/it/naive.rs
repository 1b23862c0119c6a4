//! Turns straight from the rule book: tiles in a grid, a queue of cells, everything read from
//! texts; nothing of the fast generator is used.

use std::collections::{HashSet, VecDeque};

use game::Notation;
use game_labyrinth::{Labyrinth, Move, Position};

/// A tile: whether it opens to the north, east, south, west; and its treasure.
type Tile = ([bool; 4], char);

/// The table as people see it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Table {
    /// By row and column.
    pub(crate) tiles: [[Tile; 7]; 7],
    pub(crate) hand: Tile,
    /// Row and column of each pawn.
    pub(crate) pawns: Vec<(usize, usize)>,
    last: Option<(char, usize)>,
    /// Whose turn it is; none when over.
    mover: Option<usize>,
}

/// What the steps to the north, east, south and west change of row and column.
const STEPS: [(i8, i8); 4] = [(-1, 0), (0, 1), (1, 0), (0, -1)];

pub(crate) fn moves(game: &Labyrinth, position: &Position) -> Vec<Move> {
    let texts = Table::read(&game.position_text(position)).moves();
    texts.iter().map(|text| game.parse_move(position, text).unwrap()).collect()
}

impl Table {
    pub(crate) fn read(text: &str) -> Self {
        let fields: Vec<&str> = text.split(' ').collect();
        let letters: Vec<char> = fields[0].chars().collect();
        let tile = |row: usize, col: usize| {
            let at = 2 * (7 * row + col);
            read_tile(letters[at], letters[at + 1])
        };
        let hand: Vec<char> = fields[1].chars().collect();
        Self {
            tiles: std::array::from_fn(|row| std::array::from_fn(|col| tile(row, col))),
            hand: read_tile(hand[0], hand[1]),
            pawns: fields[2].split(',').map(read_cell).collect(),
            last: match fields[3].as_bytes() {
                [side, line] => Some((char::from(*side), usize::from(line - b'1'))),
                _ => None,
            },
            mover: fields[6].parse::<usize>().ok().map(|seat| seat - 1),
        }
    }

    pub(crate) fn moves(&self) -> Vec<String> {
        let Some(mover) = self.mover else { return Vec::new() };
        let mut found = Vec::new();
        for side in ['N', 'E', 'S', 'W'] {
            for line in [1, 3, 5] {
                if self.last == Some((opposite(side), line)) {
                    continue;
                }
                for turns in self.distinct_turns() {
                    let after = self.pushed(side, line, turns);
                    for (row, col) in after.reach(after.pawns[mover]) {
                        let cell = format!("{}{}", char::from(b'a' + col as u8), row + 1);
                        found.push(format!("{side}{}/{turns}/{cell}", line + 1));
                    }
                }
            }
        }
        found
    }

    /// Turns that look like an earlier one are left out.
    fn distinct_turns(&self) -> Vec<usize> {
        let mut ways = HashSet::new();
        (0..4).filter(|turns| ways.insert(turned(self.hand.0, *turns))).collect()
    }

    /// The table after a push: seven tiles move one by one, and whoever stands on them.
    pub(crate) fn pushed(&self, side: char, line: usize, turns: usize) -> Self {
        // The cells of the line, from where the tile goes in.
        let cells: Vec<(usize, usize)> = (0..7)
            .map(|step| match side {
                'N' => (step, line),
                'S' => (6 - step, line),
                'W' => (line, step),
                _ => (line, 6 - step),
            })
            .collect();
        let mut after = self.clone();
        let mut moving = (turned(self.hand.0, turns), self.hand.1);
        for &(row, col) in &cells {
            std::mem::swap(&mut after.tiles[row][col], &mut moving);
        }
        after.hand = moving;
        for pawn in &mut after.pawns {
            if let Some(place) = cells.iter().position(|cell| cell == pawn) {
                *pawn = cells[(place + 1) % 7];
            }
        }
        after
    }

    /// Every cell that can be walked to.
    pub(crate) fn reach(&self, from: (usize, usize)) -> HashSet<(usize, usize)> {
        let mut seen = HashSet::from([from]);
        let mut waiting = VecDeque::from([from]);
        while let Some((row, col)) = waiting.pop_front() {
            for (side, (down, right)) in STEPS.into_iter().enumerate() {
                let next =
                    (row.checked_add_signed(down.into()), col.checked_add_signed(right.into()));
                let (Some(r), Some(c)) = next else { continue };
                let is_open = r < 7
                    && c < 7
                    && self.tiles[row][col].0[side]
                    && self.tiles[r][c].0[(side + 2) % 4];
                if is_open && seen.insert((r, c)) {
                    waiting.push_back((r, c));
                }
            }
        }
        seen
    }
}

fn opposite(side: char) -> char {
    match side {
        'N' => 'S',
        'S' => 'N',
        'E' => 'W',
        _ => 'E',
    }
}

/// A quarter turn clockwise brings the west to the north.
fn turned(openings: [bool; 4], turns: usize) -> [bool; 4] {
    std::array::from_fn(|side| openings[(side + 4 - turns) % 4])
}

fn read_tile(openings: char, treasure: char) -> Tile {
    let bits = openings.to_digit(16).unwrap();
    ([1, 2, 4, 8].map(|bit| bits & bit != 0), treasure)
}

fn read_cell(name: &str) -> (usize, usize) {
    let bytes = name.as_bytes();
    (usize::from(bytes[1] - b'1'), usize::from(bytes[0] - b'a'))
}
