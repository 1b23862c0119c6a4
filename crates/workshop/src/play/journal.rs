//! What takes an action back: the small state as it was, and the cells that changed.

use std::sync::Arc;

use super::position::{Bits, Core, Position, Rest};
use super::token::Token;
use crate::compile::Place;

/// How many changed cells are kept without asking for memory.
const INLINE: usize = 8;

/// What takes an action back.
#[derive(Clone, Debug)]
pub struct Undo {
    core: Core,
    /// The lists; none when all were empty.
    rest: Option<Box<Rest>>,
    cells_hash: u64,
    bits: Bits,
    count: u8,
    few: [(Place, Token); INLINE],
    more: Vec<(Place, Token)>,
    /// The queues; none when no token came back to one.
    queues: Option<Arc<Vec<Vec<Token>>>>,
}

impl Undo {
    pub(crate) fn of(position: &Position) -> Self {
        Self {
            core: position.core,
            rest: (!position.rest.is_empty()).then(|| Box::new(position.rest.clone())),
            cells_hash: position.cells_hash,
            bits: position.bits,
            count: 0,
            few: [(0, Token::NONE); INLINE],
            more: Vec::new(),
            queues: None,
        }
    }

    /// Remembers the queues before a token comes back to one.
    pub(crate) fn remember_queues(&mut self, queues: &Arc<Vec<Vec<Token>>>) {
        self.queues.get_or_insert_with(|| Arc::clone(queues));
    }

    /// Remembers what a cell held before it changed.
    pub(crate) fn remember(&mut self, place: Place, old: Token) {
        match self.few.get_mut(usize::from(self.count)) {
            Some(free) => {
                *free = (place, old);
                self.count += 1;
            }
            None => self.more.push((place, old)),
        }
    }

    pub(crate) fn take_back(self, position: &mut Position) {
        let mut restore = |&(place, old): &(Place, Token)| {
            if let Some(cell) = position.cells.get_mut(usize::from(place)) {
                *cell = old;
            }
        };
        self.more.iter().rev().for_each(&mut restore);
        self.few.iter().take(usize::from(self.count)).rev().for_each(restore);
        position.core = self.core;
        match self.rest {
            Some(rest) => position.rest = *rest,
            None => position.rest.clear(),
        }
        if let Some(queues) = self.queues {
            position.queues = queues;
        }
        position.cells_hash = self.cells_hash;
        position.bits = self.bits;
    }
}
