//! Legal moves straight from the rule book, on plain sets of cells and walls, read from and
//! written to texts only: nothing of the fast generator is used.

use std::collections::{HashSet, VecDeque};

use game::{Notation, Rules};
use game_quoridor::{Move, Position, Quoridor};
use geometry::{Cell, Direction, Grid};

struct Table {
    size: u8,
    pawns: Vec<Cell>,
    left: Vec<u8>,
    /// Pairs of neighbouring cells with a wall between them, both ways.
    closed: HashSet<(Cell, Cell)>,
    walls: HashSet<(Cell, char)>,
    turn: usize,
    behind_is_wall: bool,
}

pub(crate) fn moves(game: &Quoridor, position: &Position) -> Vec<Move> {
    let settings = game.settings();
    let text = game.position_text(position);
    let fields: Vec<&str> = text.split(' ').collect();
    if fields[3] == "-" {
        return Vec::new();
    }
    let mut table = Table {
        size: settings.get("size").unwrap().parse().unwrap(),
        pawns: fields[0].split(',').map(|cell| cell.parse().unwrap()).collect(),
        left: fields[1].split(',').map(|left| left.parse().unwrap()).collect(),
        closed: HashSet::new(),
        walls: HashSet::new(),
        turn: fields[3].parse::<usize>().unwrap() - 1,
        behind_is_wall: settings.get("behind") == Some("diagonal"),
    };
    for wall in fields[2].split(',').filter(|wall| *wall != "-") {
        let (cell, kind) = wall.split_at(wall.len() - 1);
        table.put(cell.parse().unwrap(), kind.chars().next().unwrap());
    }
    let mut texts = table.pawn_moves();
    texts.extend(table.wall_moves());
    if texts.is_empty() || settings.get("pass") == Some("yes") {
        texts.push("pass".to_owned());
    }
    texts.iter().map(|text| game.parse_move(position, text).unwrap()).collect()
}

impl Table {
    fn grid(&self) -> Grid {
        Grid::square(self.size)
    }

    fn segments(cell: Cell, kind: char) -> [(Cell, Cell); 2] {
        let Cell { col, row } = cell;
        match kind {
            'h' => [col, col + 1].map(|col| (Cell::new(col, row), Cell::new(col, row + 1))),
            _ => [row, row + 1].map(|row| (Cell::new(col, row), Cell::new(col + 1, row))),
        }
    }

    fn put(&mut self, cell: Cell, kind: char) {
        self.walls.insert((cell, kind));
        for (a, b) in Self::segments(cell, kind) {
            self.closed.insert((a, b));
            self.closed.insert((b, a));
        }
    }

    fn step(&self, from: Cell, direction: Direction) -> Option<Cell> {
        self.grid().step(from, direction).filter(|&to| !self.closed.contains(&(from, to)))
    }

    fn pawn_moves(&self) -> Vec<String> {
        let own = self.pawns[self.turn];
        let mut found = HashSet::new();
        for direction in Direction::CARDINAL {
            let Some(near) = self.step(own, direction) else { continue };
            if !self.pawns.contains(&near) {
                found.insert(near);
                continue;
            }
            match self.step(near, direction) {
                Some(behind) if !self.pawns.contains(&behind) => {
                    found.insert(behind);
                }
                Some(_) if !self.behind_is_wall => {}
                _ => {
                    for side in [direction.clockwise(2), direction.clockwise(6)] {
                        let landing = self.step(near, side);
                        found.extend(landing.filter(|cell| !self.pawns.contains(cell)));
                    }
                }
            }
        }
        found.into_iter().map(|cell| cell.to_string()).collect()
    }

    fn wall_moves(&self) -> Vec<String> {
        if self.left[self.turn] == 0 {
            return Vec::new();
        }
        let mut found = Vec::new();
        for cell in Grid::square(self.size - 1).cells() {
            for kind in ['h', 'v'] {
                let crosses = ['h', 'v'].iter().any(|&any| self.walls.contains(&(cell, any)));
                let overlaps =
                    Self::segments(cell, kind).iter().any(|edge| self.closed.contains(edge));
                if !crosses && !overlaps && self.leaves_paths(cell, kind) {
                    found.push(format!("{cell}{kind}"));
                }
            }
        }
        found
    }

    fn leaves_paths(&self, cell: Cell, kind: char) -> bool {
        let extra = Self::segments(cell, kind);
        (0..self.pawns.len()).all(|seat| self.has_path(seat, &extra))
    }

    fn has_path(&self, seat: usize, extra: &[(Cell, Cell)]) -> bool {
        let mut seen = HashSet::from([self.pawns[seat]]);
        let mut waiting = VecDeque::from([self.pawns[seat]]);
        while let Some(cell) = waiting.pop_front() {
            if self.is_goal(seat, cell) {
                return true;
            }
            for direction in Direction::CARDINAL {
                if let Some(next) = self.step(cell, direction)
                    && !extra.contains(&(cell, next))
                    && !extra.contains(&(next, cell))
                    && seen.insert(next)
                {
                    waiting.push_back(next);
                }
            }
        }
        false
    }

    fn is_goal(&self, seat: usize, cell: Cell) -> bool {
        let last = self.size - 1;
        match (self.pawns.len(), seat) {
            (_, 0) => cell.row == last,
            (2, _) | (_, 2) => cell.row == 0,
            (_, 1) => cell.col == last,
            _ => cell.col == 0,
        }
    }
}
