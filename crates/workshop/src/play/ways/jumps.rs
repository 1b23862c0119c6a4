//! Over a neighbour to the cell behind it, once or several times; by step where the design allows
//! that instead.
//!
//! Spec: section 3.5.

use design::JumpOver;

use super::one_cell::{check_step_way, steps};
use super::promote::promoted;
use super::{Way, beside, directions};
use crate::compile::{Compiled, GridTables, Kind, NOWHERE, Place};
use crate::explain::Refusal;
use crate::play::check::{Checked, closed};
use crate::play::position::is_mobile;
use crate::play::reach::{Flow, Mover};

pub(super) struct Jumps;

impl Way for Jumps {
    fn each(&self, mover: &Mover<'_>, visit: &mut dyn FnMut(Place) -> Flow) -> Flow {
        if !mover.kind.jumps.or_one_cell {
            return mover.jumps(&mut |_, to| visit(to));
        }
        mover.steps(visit)?;
        // A cell that a step reaches is reached by the step.
        mover.jumps(&mut |_, to| if mover.step_to(to) { Flow::Continue(()) } else { visit(to) })
    }

    fn check(&self, mover: &Mover<'_>, to: Place) -> Checked {
        // One step leads there: whether there is room is the next check's question.
        if mover.kind.jumps.or_one_cell && check_step_way(mover, to).is_ok() {
            return Ok(());
        }
        check_jump(mover, to)?;
        if mover.kind.jumps.whole && goes_further(mover, to) {
            return Err(Refusal::JumpOn);
        }
        Ok(())
    }

    fn reached(&self, grid: &GridTables, kind: &Kind, from: Place) -> Option<Vec<Place>> {
        let jump = |direction: usize| {
            let over = beside(&grid.near, from, direction);
            beside(&grid.near, over, direction)
        };
        let jumps = directions(grid, kind, from).map(jump);
        Some(if kind.jumps.or_one_cell {
            steps(grid, kind, from).chain(jumps).collect()
        } else {
            jumps.collect()
        })
    }

    fn fields(&self, kind: &Kind) -> String {
        format!("{:?}", (kind.jumps, kind.table))
    }

    fn goes_on(&self, kind: &Kind) -> Option<u8> {
        (kind.jumps.multiple && !kind.jumps.whole).then_some(0)
    }

    fn each_link(&self, mover: &Mover<'_>, visit: &mut dyn FnMut(Place) -> Flow) -> Flow {
        mover.jumps(&mut |_, to| visit(to))
    }

    fn check_link(&self, mover: &Mover<'_>, to: Place) -> Checked {
        if mover.at.rest.visited.contains(&to) {
            return Err(Refusal::Visited);
        }
        check_jump(mover, to)
    }
}

/// Something to jump over, then the cell behind it.
fn check_jump(mover: &Mover<'_>, to: Place) -> Checked {
    if mover.jumped(to).is_some() {
        return Ok(());
    }
    let passes = if mover.kind.is_piece {
        !mover.passed_to(to).is_empty()
    } else {
        let (near, open) = (&mover.game.grid.near, mover.open());
        let mut ways = (0..8).filter(|direction| open >> direction & 1 == 1);
        ways.any(|direction| {
            let over = near[usize::from(mover.from)][direction];
            over != NOWHERE
                && mover.jumps_over(over)
                && mover.game.grid.drawn_near[usize::from(over)][direction] == to
        })
    };
    if !passes {
        return Err(match mover.kind.jumps.over {
            JumpOver::Anything => Refusal::NothingToJump,
            JumpOver::Enemies => Refusal::NoEnemyToJump,
            JumpOver::Own => Refusal::NoOwnToJump,
        });
    }
    closed(mover.game, to)?;
    if mover.kind.is_piece {
        return Err(Refusal::NoRoom { token: mover.name() });
    }
    Err(Refusal::Taken { cell: mover.game.place_name(to) })
}

impl Mover<'_> {
    /// Visits every jump: the cell jumped over and the cell behind it.
    #[inline]
    pub(crate) fn jumps(&self, visit: &mut dyn FnMut(Place, Place) -> Flow) -> Flow {
        if self.kind.is_piece {
            return self.body_jumps(visit);
        }
        let (mut open, near) = (self.open(), &self.game.grid.near);
        let Some(beside) = near.get(usize::from(self.from)) else { return Flow::Continue(()) };
        while open != 0 {
            let direction = open.trailing_zeros() as usize;
            open &= open - 1;
            let over = beside[direction];
            if over == NOWHERE || !self.jumps_over(over) {
                continue;
            }
            let to = near[usize::from(over)][direction];
            if to != NOWHERE && self.is_free(to) && !self.at.rest.visited.contains(&to) {
                visit(over, to)?;
            }
        }
        Flow::Continue(())
    }

    /// Whether the token jumps over what lies in a cell.
    #[inline]
    pub(super) fn jumps_over(&self, over: Place) -> bool {
        let wanted = match self.kind.jumps.over {
            JumpOver::Anything => return self.at.is_occupied(self.game, over),
            JumpOver::Enemies => false,
            JumpOver::Own => true,
        };
        let lying = self.at.stack(over).find(|token| is_mobile(self.game, *token));
        lying.is_some_and(|token| {
            token.owners() != 0 && (token.owners() >> self.seat & 1 == 1) == wanted
        })
    }

    /// The cell that a jump to this cell goes over.
    pub(crate) fn jumped(&self, target: Place) -> Option<Place> {
        let mut found = None;
        let _ = self.jumps(&mut |over, to| {
            if to == target {
                found = Some(over);
                return Flow::Break(());
            }
            Flow::Continue(())
        });
        found
    }
}

/// Several jumps of one token as one move: the directions one after the other, three bits each,
/// and their number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Path(u64);

/// The most jumps of one move.
const LONGEST: usize = 19;
const COUNT_AT: u32 = 58;

impl Path {
    pub(crate) const fn len(self) -> usize {
        (self.0 >> COUNT_AT) as usize
    }

    fn with(self, direction: usize) -> Self {
        let len = self.len();
        let directions = self.0 & ((1 << COUNT_AT) - 1) | (direction as u64 & 7) << (3 * len);
        Self(directions | (len as u64 + 1) << COUNT_AT)
    }

    fn directions(self) -> impl Iterator<Item = usize> {
        (0..self.len()).map(move |nth| (self.0 >> (3 * nth)) as usize & 7)
    }

    /// The cells jumped over and the cells behind them, from the cell where the token lies.
    pub(crate) fn hops(self, game: &Compiled, from: Place) -> Vec<(Place, Place)> {
        let mut here = from;
        let hop = |direction: usize| {
            let over = beside(&game.grid.near, here, direction);
            here = beside(&game.grid.near, over, direction);
            (over, here)
        };
        self.directions().map(hop).collect()
    }

    /// The path that leads over these cells, if two cells in one direction lie between each pair.
    pub(crate) fn through(game: &Compiled, cells: &[Place]) -> Option<Self> {
        let mut path = Self::default();
        for pair in cells.windows(2) {
            let [from, to] = *pair else { return None };
            let leads = |direction: &usize| {
                let over = beside(&game.grid.near, from, *direction);
                over != NOWHERE && beside(&game.grid.near, over, *direction) == to
            };
            path = path.with((0..8).find(leads).filter(|_| path.len() < LONGEST)?);
        }
        Some(path)
    }
}

/// So many jumps are tried for all chains of one token together. On boards that are full of what
/// can be jumped over, chains are too many to be counted.
const MOST_TRIED: u32 = 4_000;

/// Whole chains: a token on its way, with what it has jumped over so far.
struct Chain<'a> {
    mover: &'a Mover<'a>,
    taken: Vec<Place>,
    visited: Vec<Place>,
    tried: u32,
}

impl<'a> Chain<'a> {
    const fn of(mover: &'a Mover<'a>) -> Self {
        Self { mover, taken: Vec::new(), visited: Vec::new(), tried: 0 }
    }

    /// The jumps from a cell, given all that was jumped before.
    fn hops(&self, here: Place) -> Vec<(usize, Place, Place)> {
        let (mover, near) = (self.mover, &self.mover.game.grid.near);
        let takes = mover.kind.jumps.capture;
        let open = mover.open_at(here);
        let directions = (0..8).filter(|direction| open >> direction & 1 == 1);
        let hop = |direction: usize| {
            let over = beside(near, here, direction);
            let to = beside(near, over, direction);
            let is_gone = takes && self.taken.contains(&over) || over == mover.from;
            let is_open = over != NOWHERE && to != NOWHERE && !is_gone && mover.jumps_over(over);
            let is_free = if takes {
                mover.is_free(to) || self.is_left(to)
            } else {
                mover.is_free(to) && !self.visited.contains(&to)
            };
            (is_open && is_free).then_some((direction, over, to))
        };
        directions.filter_map(hop).collect()
    }

    /// Whether the token finds room in a cell because something has left it: itself, where it
    /// began, or what it took.
    fn is_left(&self, to: Place) -> bool {
        let mover = self.mover;
        let on_top = |to| mover.at.stack(to).find(|token| is_mobile(mover.game, *token));
        let gone = if to == mover.from {
            Some(mover.token)
        } else {
            on_top(to).filter(|_| self.taken.contains(&to))
        };
        gone.is_some_and(|gone| mover.is_free_without(to, gone))
    }

    /// The jumps that go on from a cell which a chain has reached.
    fn further(&self, here: Place, path: Path) -> Vec<(usize, Place, Place)> {
        let ends = path.len() == LONGEST
            || path.len() > 0 && promoted(self.mover.game, self.mover.token, here).is_some()
            || path.len() > 0 && !self.mover.kind.jumps.multiple;
        if ends { Vec::new() } else { self.hops(here) }
    }

    /// Visits every chain that goes as far as it can, while there are not too many.
    fn each(&mut self, here: Place, path: Path, visit: &mut dyn FnMut(Path) -> Flow) -> Flow {
        let hops = self.further(here, path);
        if hops.is_empty() && path.len() > 0 {
            return visit(path);
        }
        for (direction, over, to) in hops {
            if self.tried == MOST_TRIED {
                break;
            }
            self.tried += 1;
            self.taken.push(over);
            self.visited.push(here);
            let flow = self.each(to, path.with(direction), visit);
            self.taken.pop();
            self.visited.pop();
            flow?;
        }
        Flow::Continue(())
    }
}

impl Mover<'_> {
    /// Visits every whole chain of jumps of the token.
    pub(crate) fn chains(&self, visit: &mut dyn FnMut(Path) -> Flow) -> Flow {
        let mut chain = Chain::of(self);
        chain.each(self.from, Path::default(), visit)
    }

    /// The most tokens that a chain can take which begins by a jump to this cell.
    pub(crate) fn longest_from(&self, to: Place) -> usize {
        let mut longest = 0;
        let _ = self.chains(&mut |path| {
            let first = path.hops(self.game, self.from).first().map(|(_, to)| *to);
            if first == Some(to) {
                longest = longest.max(path.len());
            }
            Flow::Continue(())
        });
        longest
    }
}

/// Whether a jump to this cell is only the beginning of a chain.
fn goes_further(mover: &Mover<'_>, to: Place) -> bool {
    let mut chain = Chain::of(mover);
    let jumps = chain.hops(mover.from);
    let ends = |(direction, over, reached): (usize, Place, Place)| {
        (chain.taken, chain.visited) = (vec![over], vec![mover.from]);
        reached == to && chain.further(to, Path::default().with(direction)).is_empty()
    };
    !jumps.into_iter().any(ends)
}
