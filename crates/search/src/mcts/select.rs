//! Choosing branches, learning from results, and what is proven by them.

use game::{Rng, Seat, lost_in, won_in};

use super::tree::{Node, Step, Tree, Who};
use super::{Rule, Shares, Style};

/// Shares so near to a whole one are a win; small errors of sums do no harm.
const WHOLE: f32 = 0.999_99;
/// What was never tried is thought to be this much worse than what was.
const UNTRIED: f32 = 0.1;

/// The score of a solved share: a certain win or loss, nobody knows how far away.
pub(super) fn certain(share: f32) -> Option<i32> {
    if share >= WHOLE {
        Some(won_in(u32::MAX))
    } else if share <= 1.0 - WHOLE {
        Some(lost_in(u32::MAX))
    } else {
        None
    }
}

impl<M: Clone> Tree<M> {
    /// The branch that the seat should look at next.
    #[inline]
    pub(super) fn most_promising(&self, at: u32, seat: Seat, style: &Style) -> Option<u32> {
        let node = &self.nodes[at as usize];
        let visits = node.visits.max(1) as f32;
        let untried = (node.mean[seat.index()] - UNTRIED).max(0.0);
        let (root, log) = (visits.sqrt(), (visits + 1.0).ln());
        let promise = |edge: u32| {
            let prior = self.edges[edge as usize].prior;
            let child = self.child(edge);
            let tried = child.map_or(0.0, |child| child.visits as f32);
            let mean = child.filter(|child| child.visits > 0).map(|child| child.mean[seat.index()]);
            if child.is_some_and(|child| child.solved) {
                // It is known: nothing more is to be learned there.
                return mean.unwrap_or(untried);
            }
            match style.rule {
                Rule::Puct => {
                    mean.unwrap_or(untried) + style.curiosity * prior * root / (1.0 + tried)
                }
                // What was never tried comes first, the likeliest before the others.
                Rule::Uct => mean.map_or(1e6 + prior, |mean| {
                    mean + style.curiosity * (log / tried).sqrt() + prior / (1.0 + tried)
                }),
            }
        };
        let mut best: Option<(u32, f32)> = None;
        for edge in self.branches(at) {
            let promise = promise(edge);
            if best.is_none_or(|(_, most)| promise > most) {
                best = Some((edge, promise));
            }
        }
        best.map(|(edge, _)| edge)
    }

    /// A branch drawn as likely as its chance is.
    pub(super) fn drawn(&self, at: u32, rng: &mut Rng) -> Option<u32> {
        // Twenty-four bits are all that a share can tell apart.
        let mut ticket = rng.below(1 << 24) as f32 / (1 << 24) as f32;
        let mut last = None;
        for edge in self.branches(at) {
            last = Some(edge);
            ticket -= self.edges[edge as usize].prior;
            if ticket < 0.0 {
                break;
            }
        }
        last
    }

    /// Counts a result on the way back to the root, and solves what is proven by it.
    pub(super) fn learn(&mut self, path: &[u32], shares: &Shares) {
        let mut below_solved = true;
        for at in path.iter().rev() {
            let node = &mut self.nodes[*at as usize];
            node.visits += 1;
            if !node.solved {
                let part = 1.0 / node.visits as f32;
                for (mean, share) in node.mean.iter_mut().zip(shares) {
                    *mean += (share - *mean) * part;
                }
                if below_solved && let Some(proven) = self.proven(*at) {
                    let node = &mut self.nodes[*at as usize];
                    (node.mean, node.solved) = (proven, true);
                }
            }
            below_solved = self.nodes[*at as usize].solved;
        }
    }

    /// The certain result of a node, where its branches prove one.
    fn proven(&self, at: u32) -> Option<Shares> {
        match self.nodes[at as usize].who {
            Who::Seat(seat) => self.proven_choice(at, seat),
            Who::Chance => self.proven_mean(at),
            Who::Fresh | Who::Over => None,
        }
    }

    fn proven_choice(&self, at: u32, seat: Seat) -> Option<Shares> {
        let mut all = self.nodes[at as usize].complete;
        let mut best: Option<Shares> = None;
        for edge in self.branches(at) {
            let Some(child) = self.child(edge).filter(|child| child.solved) else {
                all = false;
                continue;
            };
            if best.is_none_or(|best| child.mean[seat.index()] > best[seat.index()]) {
                best = Some(child.mean);
            }
        }
        best.filter(|best| all || best[seat.index()] >= WHOLE)
    }

    fn proven_mean(&self, at: u32) -> Option<Shares> {
        let mut sum = Shares::default();
        for edge in self.branches(at) {
            let child = self.child(edge).filter(|child| child.solved)?;
            let prior = self.edges[edge as usize].prior;
            sum.iter_mut().zip(child.mean).for_each(|(sum, share)| *sum += share * prior);
        }
        Some(sum)
    }

    /// How good a branch is as the final choice: the most visited one, unless ends are known.
    pub(super) fn worth(&self, edge: u32, seat: Seat) -> f32 {
        const MUCH: f32 = 1e12;
        let Some(child) = self.child(edge) else { return 0.0 };
        let share = child.mean[seat.index()];
        if !child.solved {
            return child.visits as f32;
        }
        match certain(share) {
            Some(score) if score > 0 => MUCH,
            Some(_) => -MUCH,
            // Known but neither won nor lost: as good as if it were visited as often as its share.
            None => child.visits as f32 + share,
        }
    }

    /// The best branch of a node as the final choice.
    fn best_branch(&self, at: u32, seat: Seat) -> Option<u32> {
        let mut best: Option<(u32, f32)> = None;
        for edge in self.branches(at).filter(|edge| self.child(*edge).is_some()) {
            let worth = self.worth(edge, seat);
            if best.is_none_or(|(_, most)| worth > most) {
                best = Some((edge, worth));
            }
        }
        best.map(|(edge, _)| edge)
    }

    /// The play of all seats that the tree thinks best, up to a chance.
    pub(super) fn best_line(&self) -> Vec<M> {
        let (mut line, mut at) = (Vec::new(), 0);
        while let Some(Node { who: Who::Seat(seat), .. }) = self.nodes.get(at as usize) {
            let Some(edge) = self.best_branch(at, *seat) else { break };
            let Step::Move(action) = &self.steps[edge as usize] else { break };
            line.push(action.clone());
            at = self.edges[edge as usize].child;
        }
        line
    }
}
