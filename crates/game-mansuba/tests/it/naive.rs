//! Legal moves written straight from the rule book, from the position text alone: places are
//! numbers, neighbours are found by rows and columns, chains are walked one by one.

use std::collections::{BTreeSet, HashMap, HashSet};

use game::{Notation, Rules};
use game_mansuba::{Mansuba, Move, Position};

/// A direction as (rows down, columns right).
type Way = (i32, i32);
const CARDINAL: [Way; 4] = [(0, 1), (-1, 0), (0, -1), (1, 0)];
const DIAGONAL: [Way; 4] = [(-1, 1), (-1, -1), (1, -1), (1, 1)];
const NORTH_WEST: Way = (-1, -1);
const SOUTH_EAST: Way = (1, 1);

/// A world as the rule book describes it.
pub(crate) struct World {
    width: i32,
    height: i32,
    relation: String,
    captures: bool,
    black_moves: bool,
    pieces: HashMap<i32, char>,
    prisoners: Vec<(char, i32)>,
}

pub(crate) fn moves(game: &Mansuba, position: &Position) -> Vec<Move> {
    let text = game.position_text(position);
    let Some(world) = World::read(game, &text) else { return Vec::new() };
    let texts = world.actions();
    texts.iter().map(|text| game.parse_move(position, text).unwrap()).collect()
}

impl World {
    /// Reads a position text; nothing when the game is over.
    pub(crate) fn read(game: &Mansuba, text: &str) -> Option<Self> {
        let settings = game.settings();
        let fields: Vec<&str> = text.split(' ').collect();
        let side = Some(fields[4]).filter(|side| *side != "-")?;
        let rows: Vec<&str> = fields[0].split('/').collect();
        let mut world = Self {
            width: i32::try_from(rows[0].len()).unwrap(),
            height: i32::try_from(rows.len()).unwrap(),
            relation: fields[1].to_owned(),
            captures: settings.get("captures") == Some("yes"),
            black_moves: side == "black",
            pieces: HashMap::new(),
            prisoners: Vec::new(),
        };
        let letters = rows.concat();
        world.pieces = (0..).zip(letters.chars()).filter(|(_, letter)| *letter != '.').collect();
        for item in fields[2].split(',').filter(|item| *item != "-") {
            let (piece, name) = item.split_at(1);
            let (letter, digits) = name.split_at(1);
            let col = i32::from(letter.as_bytes()[0] - b'a');
            let row = digits.parse::<i32>().unwrap() - 1;
            world.prisoners.push((piece.chars().next().unwrap(), row * world.width + col));
        }
        Some(world)
    }

    fn name(&self, place: i32) -> String {
        let column = (b'a' + u8::try_from(place % self.width).unwrap()) as char;
        format!("{column}{}", place / self.width + 1)
    }

    fn is_own(&self, place: i32) -> bool {
        self.pieces.get(&place).is_some_and(|piece| piece.is_uppercase() == self.black_moves)
    }

    /// The neighbour in a direction of the current relation.
    pub(crate) fn neighbour(&self, place: i32, way: Way) -> Option<i32> {
        let (row, col) = (place / self.width, place % self.width);
        let related = match self.relation.as_str() {
            "simple" => CARDINAL.contains(&way),
            "diagonal" => true,
            "triangular" => CARDINAL.contains(&way) || way == NORTH_WEST || way == SOUTH_EAST,
            "hexagonal" => match way {
                (0, _) => true,
                (1, 0) => (row + col) % 2 == 0,
                (-1, 0) => (row + col) % 2 == 1,
                _ => false,
            },
            other => panic!("no relation {other}"),
        };
        let (row, col) = (row + way.0, col + way.1);
        let inside = (0..self.height).contains(&row) && (0..self.width).contains(&col);
        (related && inside).then_some(row * self.width + col)
    }

    /// Whether a piece of the mover may end on a place.
    fn may_end(&self, place: i32) -> bool {
        match self.pieces.get(&place) {
            None => true,
            Some(_) if self.is_own(place) => false,
            Some(_) => {
                let column = place % self.width;
                self.captures && column != 0 && column != self.width - 1
            }
        }
    }

    /// Every action as text.
    pub(crate) fn actions(&self) -> BTreeSet<String> {
        let mut actions = BTreeSet::new();
        for (&from, piece) in self.pieces.iter().filter(|(from, _)| self.is_own(**from)) {
            for to in self.destinations(from, piece.to_ascii_uppercase()) {
                actions.insert(format!("{}-{}", self.name(from), self.name(to)));
            }
        }
        actions.extend(self.escapes());
        if actions.is_empty() {
            actions.insert("pass".to_owned());
        }
        actions
    }

    fn escapes(&self) -> BTreeSet<String> {
        let own = |piece: char| piece.is_uppercase() == self.black_moves;
        let mut actions = BTreeSet::new();
        for &(piece, place) in self.prisoners.iter().filter(|(piece, _)| own(*piece)) {
            let there = self.prisoners.iter().filter(|(other, at)| own(*other) && *at == place);
            let sorts: HashSet<char> = there.map(|(other, _)| *other).collect();
            let sort = match piece.to_ascii_uppercase() {
                'P' => "pawn",
                'T' => "tower",
                _ => "elephant",
            };
            let suffix = if sorts.len() > 1 { format!("-{sort}") } else { String::new() };
            if !self.pieces.contains_key(&place) {
                actions.insert(format!("free-{}{suffix}", self.name(place)));
            }
        }
        actions
    }

    /// Where a piece may go; its origin is empty meanwhile, and never an end.
    fn destinations(&self, from: i32, sort: char) -> HashSet<i32> {
        let mut lifted = self.without(from);
        let ends = match sort {
            'P' => lifted.pawn(from),
            'T' => lifted.tower(from),
            _ => lifted.elephant(from),
        };
        ends.into_iter().filter(|&to| to != from && lifted.may_end(to)).collect()
    }

    fn without(&self, place: i32) -> Self {
        let mut pieces = self.pieces.clone();
        pieces.remove(&place);
        Self { pieces, relation: self.relation.clone(), prisoners: Vec::new(), ..*self }
    }

    fn pawn(&mut self, from: i32) -> Vec<i32> {
        let ways = CARDINAL.into_iter().chain(DIAGONAL);
        let mut ends: Vec<i32> = ways.filter_map(|way| self.neighbour(from, way)).collect();
        self.chains(&mut vec![from], &mut ends);
        ends
    }

    /// Walks every chain of jumps on from its last place, never to a place it has visited.
    fn chains(&self, visited: &mut Vec<i32>, ends: &mut Vec<i32>) {
        let from = visited[visited.len() - 1];
        for way in CARDINAL.into_iter().chain(DIAGONAL) {
            let over = self.neighbour(from, way).filter(|over| self.pieces.contains_key(over));
            let Some(landing) = over.and_then(|over| self.neighbour(over, way)) else { continue };
            if visited.contains(&landing) || !self.may_end(landing) {
                continue;
            }
            ends.push(landing);
            // A capture interrupts the movement.
            if !self.pieces.contains_key(&landing) {
                visited.push(landing);
                self.chains(visited, ends);
                visited.pop();
            }
        }
    }

    fn tower(&self, from: i32) -> Vec<i32> {
        let mut ends = Vec::new();
        for way in CARDINAL {
            let mut at = from;
            while let Some(next) = self.neighbour(at, way) {
                ends.push(next);
                if self.pieces.contains_key(&next) {
                    break;
                }
                at = next;
            }
        }
        ends
    }

    fn elephant(&self, from: i32) -> Vec<i32> {
        let steps = |place| CARDINAL.into_iter().filter_map(move |way| self.neighbour(place, way));
        steps(from).flat_map(steps).collect()
    }
}
