//! A board as a circuit: how well a side's edges are joined, and where its way is narrow.
//!
//! Each side puts a tension between its edges. Its stones conduct, free cells resist, the other
//! side's stones do not conduct at all. What flows in all says how many ways there are and how
//! short; what flows through one cell says how much hangs on it.
//!
//! A cell's neighbours are never farther than a row away, so that the equations have all their
//! numbers near the diagonal and are solved at once. Only sums, products and quotients in a fixed
//! order, so that every platform finds the same.

use game::Side;

use crate::board::{AREA, Content, Place, STRIDE, Table};

/// What a cell resists on the way from its middle to its rim.
const FREE: f64 = 1.0;
const STONE: f64 = 0.001;
/// So little leaks from every cell that cells cut off from both edges have a tension too.
const LEAK: f64 = 1e-6;

/// What flows for one side.
pub(crate) struct Flow {
    /// In all, with a tension of 1.
    pub(crate) whole: f64,
    /// The share of the whole that goes through each place.
    pub(crate) shares: [f64; AREA],
}

/// What flows for a side.
pub(crate) fn flow(table: &Table, size: u8, side: Side) -> Flow {
    let mut circuit = Circuit::of(table, usize::from(size), side);
    circuit.solve();
    circuit.measure()
}

struct Circuit {
    size: usize,
    /// What each cell resists, row by row; `None` where nothing flows.
    resists: Vec<Option<f64>>,
    /// What each cell conducts to the first edge and to the second.
    to_edges: Vec<[f64; 2]>,
    /// Row by row, what a cell conducts in all and to the cells after it, up to one row ahead.
    band: Vec<f64>,
    /// What flows in from the first edge; once solved, the tension of each cell.
    tensions: Vec<f64>,
}

impl Circuit {
    fn of(table: &Table, size: usize, side: Side) -> Self {
        let content = |cell: usize| table[place(size, cell).0];
        let resists = (0..size * size).map(|cell| match content(cell) {
            Content::Empty => Some(FREE),
            Content::Stone(owner) if owner == side => Some(STONE),
            _ => None,
        });
        let cells = size * size;
        let mut circuit = Self {
            size,
            resists: resists.collect(),
            to_edges: vec![[0.0; 2]; cells],
            band: vec![0.0; cells * (size + 1)],
            tensions: vec![0.0; cells],
        };
        circuit.join_cells();
        circuit.join_edges(side);
        circuit
    }

    /// Where a row of the band begins: the cell itself, then those after it.
    const fn row(&self, cell: usize) -> usize {
        cell * (self.size + 1)
    }

    /// The neighbours after a cell in the order of rows: to the right, and two below.
    fn later(&self, cell: usize) -> impl Iterator<Item = usize> + use<> {
        let size = self.size;
        let (col, is_last) = (cell % size, cell / size + 1 == size);
        let right = (col + 1 < size).then_some(1);
        let left_below = (col > 0 && !is_last).then_some(size - 1);
        let below = (!is_last).then_some(size);
        [right, left_below, below].into_iter().flatten()
    }

    fn join_cells(&mut self) {
        for cell in 0..self.resists.len() {
            let row = self.row(cell);
            self.band[row] += if self.resists[cell].is_some() { LEAK } else { 1.0 };
            for ahead in self.later(cell) {
                let conducts = self.conducts(cell, cell + ahead);
                let other = self.row(cell + ahead);
                self.band[row] += conducts;
                self.band[other] += conducts;
                self.band[row + ahead] -= conducts;
            }
        }
    }

    /// What flows from a cell to a neighbour at a tension of 1.
    fn conducts(&self, one: usize, other: usize) -> f64 {
        match (self.resists[one], self.resists[other]) {
            (Some(one), Some(other)) => 1.0 / (one + other),
            _ => 0.0,
        }
    }

    /// Two neighbours of a cell at an edge belong to the edge; in a blunt corner, one.
    fn join_edges(&mut self, side: Side) {
        let (size, last) = (self.size, self.size - 1);
        for along in 0..size {
            let (first, second) = match side {
                Side::Black => (along, last * size + along),
                Side::White => (along * size, along * size + last),
            };
            // The blunt corners are the right end of the top and the left end of the bottom.
            let sides = |is_blunt: bool| if is_blunt { 1.0 } else { 2.0 };
            let links = [(first, sides(along == last)), (second, sides(along == 0))];
            for (edge, (cell, count)) in links.into_iter().enumerate() {
                let Some(resists) = self.resists[cell] else { continue };
                let (conducts, row) = (count / resists, self.row(cell));
                self.band[row] += conducts;
                self.to_edges[cell][edge] = conducts;
            }
            self.tensions[first] = self.to_edges[first][0];
        }
    }

    /// Gauss's elimination, which never leaves the band, and back again.
    fn solve(&mut self) {
        let (width, cells) = (self.size + 1, self.resists.len());
        for cell in 0..cells {
            let (done, rest) = self.band.split_at_mut((cell + 1) * width);
            let pivot_row = &done[cell * width..];
            for ahead in 1..width.min(cells - cell) {
                if pivot_row[ahead] == 0.0 {
                    continue;
                }
                let factor = pivot_row[ahead] / pivot_row[0];
                let row = &mut rest[(ahead - 1) * width..ahead * width];
                for (number, pivot) in row.iter_mut().zip(&pivot_row[ahead..]) {
                    *number -= factor * pivot;
                }
                self.tensions[cell + ahead] -= factor * self.tensions[cell];
            }
        }
        for cell in (0..cells).rev() {
            let row = &self.band[cell * width..(cell + 1) * width];
            let after = &self.tensions[cell + 1..];
            let known: f64 = row[1..].iter().zip(after).map(|(factor, it)| factor * it).sum();
            self.tensions[cell] = (self.tensions[cell] - known) / row[0];
        }
    }

    fn measure(&self) -> Flow {
        let mut flow = Flow { whole: 0.0, shares: [0.0; AREA] };
        let mut through = vec![0.0; self.resists.len()];
        for cell in 0..self.resists.len() {
            for ahead in self.later(cell) {
                let drop = (self.tensions[cell] - self.tensions[cell + ahead]).abs();
                let flows = drop * self.conducts(cell, cell + ahead);
                through[cell] += flows;
                through[cell + ahead] += flows;
            }
            let [to_first, to_second] = self.to_edges[cell];
            let enters = to_first * (1.0 - self.tensions[cell]);
            through[cell] += enters + to_second * self.tensions[cell];
            flow.whole += enters;
        }
        if flow.whole > 0.0 {
            // What comes in also goes out.
            for (cell, through) in through.into_iter().enumerate() {
                flow.shares[place(self.size, cell).0] = through / (2.0 * flow.whole);
            }
        }
        flow
    }
}

const fn place(size: usize, cell: usize) -> Place {
    Place((cell / size + 1) * STRIDE + cell % size + 1)
}
