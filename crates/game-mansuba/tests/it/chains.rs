//! Laws of chains of jumps on random boards: they follow lines, and no place is visited twice.

use game::{Notation, Rng, Rules};
use game_mansuba::{Mansuba, Move, Position};
use geometry::{Cell, Direction, Grid};
use proptest::prelude::*;

use crate::{mansuba, naive};

/// A board with up to `height` pieces a side anywhere but on starting places.
fn random_board(rng: &mut Rng, width: u8, height: u8, relation: &str) -> String {
    let mut rows = vec![vec!['.'; usize::from(width)]; usize::from(height)];
    for letter in ['P', 'p'] {
        for _ in 0..height {
            let (row, col) = (rng.index(rows.len()), 1 + rng.index(usize::from(width) - 2));
            rows[row][col] = letter;
        }
    }
    let rows: Vec<String> = rows.into_iter().map(|row| row.into_iter().collect()).collect();
    format!("{} {relation} - 0 black", rows.join("/"))
}

/// A chain of jumps that ends there, found by walking; its places in order.
fn find_chain(world: &Jumps<'_>, visited: &mut Vec<Cell>, goal: Cell) -> bool {
    let from = visited[visited.len() - 1];
    for towards in Direction::ALL {
        let Some(landing) = world.jump(visited[0], from, towards) else { continue };
        if visited.contains(&landing) || world.piece(landing) == 'P' {
            continue;
        }
        visited.push(landing);
        let goes_on = world.piece(landing) == '.' && find_chain(world, visited, goal);
        if landing == goal || goes_on {
            return true;
        }
        visited.pop();
    }
    false
}

struct Jumps<'a> {
    grid: Grid,
    relation: geometry::Relation,
    rows: Vec<&'a str>,
}

impl Jumps<'_> {
    fn piece(&self, cell: Cell) -> char {
        char::from(self.rows[usize::from(cell.row)].as_bytes()[usize::from(cell.col)])
    }

    /// Over a piece that is not the jumping one, along one line.
    fn jump(&self, origin: Cell, from: Cell, towards: Direction) -> Option<Cell> {
        let over = self.relation.neighbour(self.grid, from, towards)?;
        let jumped = over != origin && self.piece(over) != '.';
        jumped.then(|| self.relation.neighbour(self.grid, over, towards))?
    }
}

fn cell(grid: Grid, place: u8) -> Cell {
    Cell::new(place % grid.cols, place / grid.cols)
}

/// Every move of a pawn is a step to a neighbour, or has a chain that visits no place twice.
fn check_moves(game: &Mansuba, position: &Position, relation: geometry::Relation, text: &str) {
    let rows: Vec<&str> = text.split(' ').next().unwrap().split('/').collect();
    let columns = u8::try_from(rows[0].len()).unwrap();
    let grid = Grid::new(columns, u8::try_from(rows.len()).unwrap());
    let world = Jumps { grid, relation, rows };
    let mut moves = Vec::new();
    game.legal_moves(position, &mut moves);
    for action in moves {
        let Move::Go { from, to } = action else { continue };
        let (from, to) = (cell(grid, from), cell(grid, to));
        let steps = relation.neighbours(grid, from).any(|(_, next)| next == to);
        assert!(steps || find_chain(&world, &mut vec![from], to), "{from}-{to} at {text}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: if conformance::is_slow() { 4000 } else { 200 },
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn every_end_has_a_chain_along_lines_that_visits_no_place_twice(
        seed in any::<u64>(), width in 4u8..=8, height in 3u8..=7, index in 0usize..4,
    ) {
        let relation = game_mansuba::Relation::ALL[index];
        let game = mansuba(&format!("width={width} height={height}"));
        let text = random_board(&mut Rng::from_seed(seed), width, height, relation.name());
        let position = game.parse_position(&text).unwrap();
        check_moves(&game, &position, relation.neighbours(), &text);
        // And nothing is missing: the rule book's walk finds the same ends.
        let mut fast = Vec::new();
        game.legal_moves(&position, &mut fast);
        let mut naive = naive::moves(&game, &position);
        fast.sort_unstable();
        naive.sort_unstable();
        prop_assert_eq!(fast, naive, "{}", text);
    }
}
