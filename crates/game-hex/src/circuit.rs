//! A board as a circuit: how well a side's edges are joined, and where its way is narrow.
//!
//! Each side puts a tension between its edges. Its stones conduct, free cells resist, the other
//! side's stones do not conduct at all. What flows in all says how many ways there are and how
//! short; what flows through one cell says how much hangs on it. Bridges count as filled.
//!
//! Only sums, products and quotients in a fixed order, so that every platform finds the same.

use game::Side;

use crate::board::{AREA, Content, Place, STRIDE, Table};

/// How often tensions are evened out. They are nearly right by then, and what is said of all of
/// it is right to the square of that.
const ROUNDS: usize = 10;
/// How far beyond the mean of its neighbours a cell goes, so that fewer rounds do.
const ZEAL: f32 = 1.5;

/// What a neighbour that is a free cell conducts; one that is a stone conducts 1.
const THIN: f32 = 0.5;

/// What flows for one side.
pub(crate) struct Flow {
    /// In all, with a tension of 1; `None` when the edges are joined.
    pub(crate) whole: Option<f32>,
    /// The share of the whole that goes through each place.
    pub(crate) shares: [f32; AREA],
}

/// What flows for a side on a table whose bridges are filled.
pub(crate) fn flow(table: &Table, size: u8, side: Side) -> Flow {
    let mut flow = Flow { whole: None, shares: [0.0; AREA] };
    let Some(mut circuit) = Circuit::of(table, size, side) else { return flow };
    for round in 0..ROUNDS {
        circuit.even_out(round % 2 == 1);
    }
    circuit.measure(&mut flow);
    flow
}

/// The first nodes are the two edges.
const START: u16 = 0;
const END: u16 = 1;
const NONE: u16 = u16::MAX;

struct Circuit {
    /// The node of each place that conducts: an edge, a group of stones, a free cell.
    nodes: [u16; AREA],
    tensions: Vec<f32>,
    /// The nodes of stones that touch no edge.
    groups: Vec<u16>,
    /// What the free cells around each node of stones have in all, while they are evened out.
    sums: Vec<(f32, f32)>,
    cells: Vec<FreeCell>,
    /// The neighbours of all free cells, one after the other.
    links: Vec<u16>,
}

/// A free cell; its neighbours that are stones come before those that are free.
struct FreeCell {
    place: Place,
    node: u16,
    links: (u16, u16, u16),
    /// One over all that it conducts.
    resists: f32,
}

impl Circuit {
    /// The circuit of a side; `None` when its edges are joined.
    fn of(table: &Table, size: u8, side: Side) -> Option<Self> {
        let cells = usize::from(size) * usize::from(size);
        let mut circuit = Self {
            nodes: [NONE; AREA],
            tensions: Vec::with_capacity(cells + 2),
            groups: Vec::new(),
            sums: Vec::new(),
            cells: Vec::with_capacity(cells),
            links: Vec::with_capacity(6 * cells),
        };
        circuit.tensions.extend([1.0, 0.0]);
        circuit.lay_edges(usize::from(size) + 1, side);
        let places = || {
            (1..=usize::from(size)).flat_map(move |row| {
                (1..=usize::from(size)).map(move |col| Place(row * STRIDE + col))
            })
        };
        for place in places() {
            let along = if side == Side::Black { place.row() } else { place.col() };
            let guess = 1.0 - along as f32 / f32::from(size + 1);
            match table[place.0] {
                Content::Stone(owner) if owner == side && circuit.nodes[place.0] == NONE => {
                    circuit.lay_group(table, place, side, guess)?;
                }
                Content::Empty => circuit.nodes[place.0] = circuit.add(guess),
                _ => {}
            }
        }
        for place in places().filter(|place| table[place.0] == Content::Empty) {
            circuit.link(table, place);
        }
        circuit.sums = vec![(0.0, 0.0); circuit.tensions.len()];
        Some(circuit)
    }

    fn add(&mut self, tension: f32) -> u16 {
        let node = self.tensions.len() as u16;
        self.tensions.push(tension);
        node
    }

    fn lay_edges(&mut self, far: usize, side: Side) {
        for along in 1..far {
            let (start, end) = match side {
                Side::Black => (along, far * STRIDE + along),
                Side::White => (along * STRIDE, along * STRIDE + far),
            };
            self.nodes[start] = START;
            self.nodes[end] = END;
        }
    }

    /// Makes one node of all stones that touch each other; `None` when both edges are touched.
    fn lay_group(&mut self, table: &Table, first: Place, side: Side, guess: f32) -> Option<()> {
        let mut group = vec![first];
        let (mut at, mut edge) = (0, None);
        let own = self.tensions.len() as u16;
        self.nodes[first.0] = own;
        while let Some(place) = group.get(at) {
            at += 1;
            for next in place.neighbours() {
                if table[next.0] != Content::Stone(side) {
                    continue;
                }
                match self.nodes[next.0] {
                    NONE => {
                        self.nodes[next.0] = own;
                        group.push(next);
                    }
                    touched @ (START | END) if edge.is_none_or(|edge| edge == touched) => {
                        edge = Some(touched)
                    }
                    START | END => return None,
                    _ => {}
                }
            }
        }
        match edge {
            Some(edge) => group.iter().for_each(|place| self.nodes[place.0] = edge),
            None => {
                let node = self.add(guess);
                self.groups.push(node);
            }
        }
        Some(())
    }

    /// Joins a free cell to its neighbours, stones first.
    fn link(&mut self, table: &Table, place: Place) {
        let start = self.links.len();
        let near = |is_free: bool| {
            place.neighbours().filter(move |next| (table[next.0] == Content::Empty) == is_free)
        };
        let nodes = &self.nodes;
        self.links.extend(near(false).map(|next| nodes[next.0]).filter(|&node| node != NONE));
        let middle = self.links.len();
        self.links.extend(near(true).map(|next| nodes[next.0]));
        let end = self.links.len();
        let conducts = (middle - start) as f32 + THIN * (end - middle) as f32;
        let resists = if conducts > 0.0 { 1.0 / conducts } else { 0.0 };
        let links = (start as u16, middle as u16, end as u16);
        self.cells.push(FreeCell { place, node: self.nodes[place.0], links, resists });
    }

    /// Brings every node nearer to the mean of its neighbours, forwards or backwards.
    fn even_out(&mut self, backwards: bool) {
        for nth in 0..self.cells.len() {
            let nth = if backwards { self.cells.len() - 1 - nth } else { nth };
            let FreeCell { node, links: (start, middle, end), resists, .. } = self.cells[nth];
            let sum = |links: &[u16]| {
                links.iter().map(|&link| self.tensions[usize::from(link)]).sum::<f32>()
            };
            let stones = &self.links[usize::from(start)..usize::from(middle)];
            let mean = (sum(stones)
                + THIN * sum(&self.links[usize::from(middle)..usize::from(end)]))
                * resists;
            let tension = &mut self.tensions[usize::from(node)];
            *tension += ZEAL * (mean - *tension);
            for &stone in stones {
                let (sum, count) = &mut self.sums[usize::from(stone)];
                *sum += *tension;
                *count += 1.0;
            }
        }
        for &group in &self.groups {
            let (sum, count) = std::mem::take(&mut self.sums[usize::from(group)]);
            if count > 0.0 {
                self.tensions[usize::from(group)] = sum / count;
            }
        }
    }

    /// What flows through each cell and in all. The heat of the circuit is what flows at a tension
    /// of 1; links between free cells are met from both ends.
    fn measure(&self, flow: &mut Flow) {
        let mut heat = 0.0;
        for cell in &self.cells {
            let (start, middle, end) = cell.links;
            let tension = self.tensions[usize::from(cell.node)];
            let drop = |link: &u16| (tension - self.tensions[usize::from(*link)]).abs();
            let mut through = 0.0;
            for drop in self.links[usize::from(start)..usize::from(middle)].iter().map(drop) {
                heat += drop * drop;
                through += drop;
            }
            for drop in self.links[usize::from(middle)..usize::from(end)].iter().map(drop) {
                heat += THIN * drop * drop / 2.0;
                through += THIN * drop;
            }
            flow.shares[cell.place.0] = through / 2.0;
        }
        flow.whole = Some(heat);
        if heat > 0.0 {
            flow.shares.iter_mut().for_each(|share| *share /= heat);
        }
    }
}
