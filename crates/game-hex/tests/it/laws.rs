//! The laws every game obeys.

use game_hex::{Hex, Move, Position};

struct Specimen;

impl conformance::Specimen for Specimen {
    type Game = Hex;

    fn variants() -> Vec<(&'static str, Hex)> {
        [
            ("smallest", "size=3"),
            ("without the swap", "size=4 swap=no"),
            ("middling", "size=6"),
            ("usual", ""),
            ("largest", "size=19"),
        ]
        .map(|(name, options)| (name, conformance::configured(options)))
        .into()
    }

    /// The rule's own words: any free cell while nobody has won; the second move may swap.
    fn naive_moves(game: &Hex, position: &Position) -> Vec<Move> {
        use game::{Rules, Side};
        if Side::BOTH.into_iter().any(|side| has_won(position, side)) {
            return Vec::new();
        }
        let cells = position.grid().cells();
        let mut moves: Vec<Move> =
            cells.filter(|&cell| position.stone(cell).is_none()).map(Move::Place).collect();
        let lone = moves.len() + 1 == position.grid().len();
        if lone && position.mover() == Side::White && game.settings().get("swap") == Some("yes") {
            moves.push(Move::Swap);
        }
        moves
    }
}

/// Spreads from one edge over neighbours of one colour until nothing is new.
fn has_won(position: &Position, side: game::Side) -> bool {
    let grid = position.grid();
    let line = |cell: geometry::Cell| if side == game::Side::Black { cell.row } else { cell.col };
    let stones: Vec<_> = grid.cells().filter(|&it| position.stone(it) == Some(side)).collect();
    let mut reached: Vec<_> = stones.iter().copied().filter(|&it| line(it) == 0).collect();
    loop {
        let touches = |cell: &geometry::Cell| {
            reached.iter().any(|other| {
                let across = i16::from(cell.col) - i16::from(other.col);
                let down = i16::from(cell.row) - i16::from(other.row);
                matches!((across, down), (0, 1 | -1) | (1 | -1, 0) | (1, -1) | (-1, 1))
            })
        };
        let is_new = |cell: &&geometry::Cell| !reached.contains(cell) && touches(cell);
        let new: Vec<_> = stones.iter().filter(is_new).copied().collect();
        if new.is_empty() {
            return reached.iter().any(|&cell| line(cell) + 1 == grid.cols);
        }
        reached.extend(new);
    }
}

conformance::laws!(Specimen);
