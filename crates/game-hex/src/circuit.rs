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

/// The width of the band on the usual board. Known when the program is built, loops of this
/// length are laid out flat, which makes them twice as fast.
const USUAL_WIDTH: usize = 12;

/// What flows for a side in all, with a tension of 1.
pub(crate) fn flow(table: &Table, size: u8, side: Side) -> f64 {
    Circuit::solved(table, size, side).whole()
}

/// The share of what flows for a side that goes through each place.
pub(crate) fn shares(table: &Table, size: u8, side: Side) -> [f64; AREA] {
    Circuit::solved(table, size, side).shares()
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
    fn solved(table: &Table, size: u8, side: Side) -> Self {
        let mut circuit = Self::of(table, usize::from(size), side);
        match circuit.size + 1 {
            USUAL_WIDTH => solve::<USUAL_WIDTH>(&mut circuit.band, &mut circuit.tensions),
            width => solve_any(width, &mut circuit.band, &mut circuit.tensions),
        }
        circuit
    }

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

    /// What comes in from the first edge.
    fn enters(&self, cell: usize) -> f64 {
        self.to_edges[cell][0] * (1.0 - self.tensions[cell])
    }

    fn whole(&self) -> f64 {
        (0..self.resists.len()).map(|cell| self.enters(cell)).sum()
    }

    fn shares(&self) -> [f64; AREA] {
        let mut shares = [0.0; AREA];
        let whole = self.whole();
        if whole <= 0.0 {
            return shares;
        }
        let mut through = vec![0.0; self.resists.len()];
        for cell in 0..self.resists.len() {
            for ahead in self.later(cell) {
                let drop = (self.tensions[cell] - self.tensions[cell + ahead]).abs();
                let flows = drop * self.conducts(cell, cell + ahead);
                through[cell] += flows;
                through[cell + ahead] += flows;
            }
            through[cell] += self.enters(cell) + self.to_edges[cell][1] * self.tensions[cell];
        }
        // What comes in also goes out.
        for (cell, through) in through.into_iter().enumerate() {
            shares[place(self.size, cell).0] = through / (2.0 * whole);
        }
        shares
    }
}

fn solve<const WIDTH: usize>(band: &mut [f64], tensions: &mut [f64]) {
    solve_any(WIDTH, band, tensions);
}

/// Gauss's elimination, which never leaves the band, and back again.
#[inline(always)]
fn solve_any(width: usize, band: &mut [f64], tensions: &mut [f64]) {
    let cells = tensions.len();
    for cell in 0..cells {
        let (done, rest) = band.split_at_mut((cell + 1) * width);
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
            tensions[cell + ahead] -= factor * tensions[cell];
        }
    }
    for cell in (0..cells).rev() {
        let row = &band[cell * width..(cell + 1) * width];
        let after = &tensions[cell + 1..];
        let known: f64 = row[1..].iter().zip(after).map(|(factor, it)| factor * it).sum();
        tensions[cell] = (tensions[cell] - known) / row[0];
    }
}

const fn place(size: usize, cell: usize) -> Place {
    Place((cell / size + 1) * STRIDE + cell % size + 1)
}
