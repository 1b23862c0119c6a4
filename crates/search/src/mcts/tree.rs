//! The tree in its arena: nodes, branches and what they lead to, without an allocation a node.

use game::{Chance, Seat, Weighted};

use super::Shares;

/// No node.
pub(super) const NOWHERE: u32 = u32::MAX;

pub(super) struct Tree<M> {
    pub(super) nodes: Vec<Node>,
    pub(super) edges: Vec<Edge>,
    /// What each branch does; as many as `edges`.
    pub(super) steps: Vec<Step<M>>,
}

#[derive(Clone, Copy)]
pub(super) struct Node {
    /// The hash of its position.
    key: u64,
    /// The mean result of all rounds through it, or the certain one.
    pub(super) mean: Shares,
    pub(super) visits: u32,
    first: u32,
    count: u32,
    pub(super) who: Who,
    pub(super) solved: bool,
    /// Whether no branch was left out that could be better.
    pub(super) complete: bool,
}

/// Who decides at a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Who {
    /// Not known yet.
    Fresh,
    Seat(Seat),
    Chance,
    Over,
}

#[derive(Clone, Copy)]
pub(super) struct Edge {
    pub(super) child: u32,
    /// How likely it looks at first sight, or is.
    pub(super) prior: f32,
}

#[derive(Clone)]
pub(super) enum Step<M> {
    Move(M),
    Chance(Chance),
}

impl<M> Default for Tree<M> {
    fn default() -> Self {
        Self { nodes: Vec::new(), edges: Vec::new(), steps: Vec::new() }
    }
}

impl<M: Clone> Tree<M> {
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.steps.clear();
    }

    pub(super) fn add_node(&mut self, key: u64) -> u32 {
        // The arena is bounded far below 2³² nodes by `Style::nodes` and by memory.
        let at = self.nodes.len() as u32;
        self.nodes.push(Node {
            key,
            mean: Shares::default(),
            visits: 0,
            first: 0,
            count: 0,
            who: Who::Fresh,
            solved: false,
            complete: true,
        });
        at
    }

    pub(super) fn add_moves(
        &mut self,
        at: u32,
        seat: Seat,
        complete: bool,
        moves: &[M],
        orders: &[i32],
    ) {
        let first = self.edges.len();
        for (action, order) in moves.iter().zip(orders) {
            // The orders stand here until all are known.
            self.edges.push(Edge { child: NOWHERE, prior: *order as f32 / 100.0 });
            self.steps.push(Step::Move(action.clone()));
        }
        let added = &mut self.edges[first..];
        let greatest = added.iter().map(|edge| edge.prior).fold(f32::MIN, f32::max);
        let mut total = 0.0;
        for edge in added.iter_mut() {
            edge.prior = (edge.prior - greatest).max(-20.0).exp();
            total += edge.prior;
        }
        added.iter_mut().for_each(|edge| edge.prior /= total);
        self.close(at, first, Who::Seat(seat));
        self.nodes[at as usize].complete = complete;
    }

    pub(super) fn add_chances(&mut self, at: u32, chances: &[Weighted]) {
        let first = self.edges.len();
        let total: f32 = chances.iter().map(|weighted| weighted.weight as f32).sum();
        for weighted in chances {
            let prior = weighted.weight as f32 / total;
            self.edges.push(Edge { child: NOWHERE, prior });
            self.steps.push(Step::Chance(weighted.chance));
        }
        self.close(at, first, Who::Chance);
    }

    fn close(&mut self, at: u32, first: usize, who: Who) {
        let count = self.edges.len() - first;
        let node = &mut self.nodes[at as usize];
        // Branches are as bounded as nodes are.
        (node.first, node.count, node.who) = (first as u32, count as u32, who);
    }

    /// The branches of a node.
    pub(super) fn branches(&self, at: u32) -> std::ops::Range<u32> {
        let node = &self.nodes[at as usize];
        node.first..node.first + node.count
    }

    pub(super) fn child(&self, edge: u32) -> Option<&Node> {
        self.nodes.get(self.edges[edge as usize].child as usize)
    }

    /// The node with this hash, the nearest to the root, at most so many levels below it.
    pub(super) fn find(&self, key: u64, levels: usize) -> Option<u32> {
        let mut level: Vec<u32> = if self.nodes.is_empty() { Vec::new() } else { vec![0] };
        for _ in 0..=levels {
            let found = level.iter().find(|at| self.nodes[**at as usize].key == key);
            if let Some(found) = found {
                return Some(*found);
            }
            let edges = level.iter().flat_map(|at| self.branches(*at));
            let children = edges.map(|edge| self.edges[edge as usize].child);
            level = children.filter(|child| *child != NOWHERE).collect();
        }
        None
    }

    /// Copies a node and all below it into an empty arena, where it becomes the root.
    pub(super) fn copy_below(&self, at: u32, into: &mut Self) {
        into.clear();
        into.nodes.push(self.nodes[at as usize]);
        let mut next = 0;
        // Nodes that are copied but not yet looked at still name their old branches.
        while let Some(node) = into.nodes.get(next).copied() {
            let first = into.edges.len() as u32;
            for edge in node.first..node.first + node.count {
                let mut copy = self.edges[edge as usize];
                if let Some(child) = self.nodes.get(copy.child as usize) {
                    copy.child = into.nodes.len() as u32;
                    into.nodes.push(*child);
                }
                into.edges.push(copy);
                into.steps.push(self.steps[edge as usize].clone());
            }
            into.nodes[next].first = first;
            next += 1;
        }
    }
}
