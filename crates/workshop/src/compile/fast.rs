//! Steps and jumps as bits, for grids of at most 128 cells: a listing asks one mask a token.
//!
//! They say the same as the tables of `grid`; larger grids and unusual kinds use those.

use design::{InGrid, Mode};

use super::grid::GridTables;
use super::kinds::Kind;
use super::placing::Shifts;
use super::{NOWHERE, Place};

/// How many cells a grid may have for bits.
pub(crate) const MOST_CELLS: usize = 128;

/// One jump from a cell.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hop {
    /// The cell that must be occupied.
    pub(crate) over: u128,
    /// The cell that must not be taken.
    pub(crate) to: u128,
    pub(crate) place: Place,
}

/// The ways of all kinds that move alike.
#[derive(Clone, Debug)]
pub(crate) enum Ways {
    /// The cells one step away, cell by cell.
    Steps(Vec<u128>),
    /// The jumps, cell by cell.
    Hops(Vec<Vec<Hop>>),
}

/// Ways, and which of them each kind uses.
#[derive(Clone, Debug, Default)]
pub(crate) struct FastTables {
    pub(crate) ways: Vec<Ways>,
    /// The index of each kind's ways; none for kinds that need the general rules.
    pub(crate) of_kind: Vec<Option<u8>>,
    /// Steps of many cells at once, where the grid allows that.
    pub(crate) shifts: Option<Shifts>,
}

pub(super) fn fast_tables(grid: &GridTables, kinds: &[Kind]) -> FastTables {
    let mut tables = FastTables::default();
    if grid.in_play.len() > MOST_CELLS {
        tables.of_kind = vec![None; kinds.len()];
        return tables;
    }
    let mut known: Vec<(bool, Option<u8>)> = Vec::new();
    for kind in kinds {
        let steps = match kind.in_grid {
            InGrid::OneCell => true,
            InGrid::Jumps if !kind.jumps.or_one_cell => false,
            _ => {
                tables.of_kind.push(None);
                continue;
            }
        };
        if !is_plain(kind) {
            tables.of_kind.push(None);
            continue;
        }
        let wanted = (steps, kind.table);
        let index = known.iter().position(|other| *other == wanted).unwrap_or_else(|| {
            known.push(wanted);
            tables.ways.push(ways(grid, steps, kind.table));
            known.len() - 1
        });
        tables.of_kind.push(u8::try_from(index).ok());
    }
    tables
}

/// Whether nothing but its way decides where a token of the kind may go inside the grid.
fn is_plain(kind: &Kind) -> bool {
    let moves = kind.mode == Mode::Movement && !kind.rotatable && kind.die.is_none();
    moves && !kind.is_piece && !kind.attacks() && !kind.is_unusual
}

fn ways(grid: &GridTables, steps: bool, table: Option<u8>) -> Ways {
    let open = |cell: usize| table.unwrap_or(grid.open[cell]);
    let directions = |cell: usize| (0..8).filter(move |direction| open(cell) >> direction & 1 == 1);
    let cells = 0..grid.in_play.len();
    if steps {
        let mask = |cell: usize| {
            let ways = directions(cell).map(|direction| grid.around[cell][direction]);
            ways.filter(|to| *to != NOWHERE).fold(0, |mask, to| mask | 1u128 << to)
        };
        return Ways::Steps(cells.map(mask).collect());
    }
    let hops = |cell: usize| {
        let hop = |direction: usize| {
            let over = grid.near[cell][direction];
            let place = *grid.near.get(usize::from(over))?.get(direction)?;
            (place != NOWHERE).then(|| Hop { over: 1 << over, to: 1 << place, place })
        };
        directions(cell).filter_map(hop).collect()
    };
    Ways::Hops(cells.map(hops).collect())
}
