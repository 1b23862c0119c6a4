//! Where one move inside the grid can lead, as if nothing else lay there: what is out of reach
//! here is so in every play.

use design::Design;
use geometry::Cell;

use super::kinds::{self, Kind, Lexicon};
use super::{GridTables, Place, grid};
use crate::play::way;

/// The moves of all kinds of a design that has no faults, on its empty grid.
#[derive(Clone, Debug)]
pub struct Reach {
    grid: GridTables,
    kinds: Vec<Kind>,
}

impl Reach {
    /// The moves by the design's own rules.
    #[must_use]
    pub fn of(design: &Design) -> Self {
        let mut lexicon = Lexicon::default();
        let (kinds, _) = kinds::kinds(design, &mut lexicon);
        Self { grid: grid::grid_tables(design, &kinds, &mut lexicon), kinds }
    }

    /// The cells in play to which one move of a kind (from 0) could lead; `None` when that is not
    /// known, because dice decide.
    #[must_use]
    pub fn from(&self, kind: usize, cell: Cell) -> Option<Vec<Cell>> {
        let from = Place::try_from(grid::index(&self.grid, cell)?).ok()?;
        let found = {
            let kind = self.kinds.get(kind)?;
            way(kind.in_grid).reached(&self.grid, kind, from)?
        };
        Some(found.into_iter().filter_map(|place| grid::cell(&self.grid, place)).collect())
    }
}

#[cfg(test)]
mod tests {
    use design::files;

    use super::*;

    /// Where the only kind can go from `a1` in one move.
    fn from_a1(in_grid: &str, grid: &str) -> String {
        let tokens = format!(r#"[{{"id": "bee", "in_grid": "{in_grid}"}}]"#);
        let text = format!(r#"{{"tokens": {tokens}, "grid": {{{grid}}}}}"#);
        let design = files::read(text.into_bytes()).unwrap();
        let found = Reach::of(&design).from(0, Cell::new(0, 0));
        let names = found.map(|cells| cells.iter().map(Cell::to_string).collect::<Vec<_>>());
        names.map_or_else(|| "?".to_owned(), |names| names.join(" "))
    }

    #[test]
    fn one_move_leads_where_the_grid_lets_it() {
        let row = r#""rows": 1, "columns": 4, "closed_borders": true"#;
        assert_eq!(from_a1("one-cell", row), "b1");
        assert_eq!(from_a1("jumps", row), "c1");
        assert_eq!(from_a1("anywhere", row), "a1 b1 c1 d1");
        assert_eq!(from_a1("immobile", row), "");
        assert_eq!(from_a1("die", row), "?");
        let around = r#""rows": 1, "columns": 4, "closed_borders": false"#;
        assert_eq!(from_a1("one-cell", around), "b1 d1");
        let gap = format!(r##"{row}, "tokens": [". # . ."]"##);
        assert_eq!(from_a1("one-cell", &gap), "");
        assert_eq!(from_a1("jumps", &gap), "", "nothing is jumped over where no cell is");
        let hexagons = r#""rows": 2, "columns": 2, "closed_borders": true, "layout": "hexagons""#;
        assert_eq!(from_a1("one-cell", hexagons), "b1 a2");
    }
}
