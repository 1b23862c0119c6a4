//! Won with so many own tokens in a line.

use std::sync::Arc;

use super::{End, own_tokens};
use crate::compile::{Compiled, NOWHERE, Place, Shifts};
use crate::play::position::{Position, is_mobile};

/// East, south, and both slanting directions: each line is looked at from one end.
const EAST: usize = 2;
const SOUTH: usize = 4;
const SLANTING: [usize; 2] = [1, 3];

#[derive(Debug)]
struct InLine {
    count: u8,
    directions: Vec<usize>,
}

pub(super) fn set(game: &Compiled) -> Option<Arc<dyn End>> {
    let line = game.design.won.in_line.filter(|line| line.count > 0)?;
    let all = [(line.rows, EAST), (line.columns, SOUTH)].into_iter();
    let all = all.chain(SLANTING.map(|slanting| (line.diagonals, slanting)));
    let directions = all.filter(|(counts, _)| *counts).map(|(_, direction)| direction).collect();
    Some(Arc::new(InLine { count: line.count, directions }))
}

impl End for InLine {
    fn is_line(&self) -> bool {
        true
    }

    #[inline]
    fn holds(&self, game: &Compiled, at: &Position, seat: u8) -> bool {
        if let (Some(_), Some(shifts)) = (&game.plan.placing, &game.fast.shifts) {
            return self.holds_in(shifts, at.bits.sides[usize::from(seat)]);
        }
        own_tokens(game, at, seat).any(|cell| {
            self.directions.iter().any(|direction| self.is_line(game, at, seat, cell, *direction))
        })
    }
}

impl InLine {
    /// The same by bits: cells from which the line goes on, one step shorter each time.
    fn holds_in(&self, shifts: &Shifts, own: u128) -> bool {
        self.directions.iter().any(|direction| {
            let shorter = |line: u128, _| shifts.step(line, *direction) & own;
            (1..self.count).fold(own, shorter) != 0
        })
    }

    fn is_line(
        &self,
        game: &Compiled,
        at: &Position,
        seat: u8,
        first: Place,
        direction: usize,
    ) -> bool {
        let is_own =
            |cell: Place| at.stack(cell).any(|t| t.owners() >> seat & 1 == 1 && is_mobile(game, t));
        let next = |cell: &Place| {
            let next = game.grid.near.get(usize::from(*cell)).map_or(NOWHERE, |n| n[direction]);
            Some(next).filter(|next| *next != NOWHERE)
        };
        let line = std::iter::successors(Some(first), next).take_while(|cell| is_own(*cell));
        line.take(usize::from(self.count)).count() == usize::from(self.count)
    }
}
