//! What a searcher keeps between nodes: buffers for every level, killers and the history of cuts.

use std::hash::{Hash, Hasher};

use game::Weighted;

use super::chance::Outlook;

const HISTORY: usize = 1 << 12;
/// The history never grows beyond this.
const MOST_HISTORY: i32 = 1 << 14;
const KILLER: i32 = 1 << 29;

/// All of it, for both sides.
pub(super) struct Memory<M> {
    pub(super) frames: Vec<Frame<M>>,
    history: Box<[i32]>,
}

/// The buffers of one level; they are reused from node to node.
pub(super) struct Frame<M> {
    pub(super) moves: Vec<M>,
    /// How early to look at which move; the number is its place in `moves`.
    pub(super) ranks: Vec<(i32, u16)>,
    /// What the game says of each move at first sight, by its place in `moves`.
    pub(super) orders: Vec<i32>,
    pub(super) chances: Vec<Weighted>,
    /// What is known of each chance.
    pub(super) outlooks: Vec<Outlook>,
    /// The best play from here.
    pub(super) line: Vec<M>,
    killers: [Option<M>; 2],
}

impl<M> Default for Frame<M> {
    fn default() -> Self {
        Self {
            moves: Vec::new(),
            ranks: Vec::new(),
            orders: Vec::new(),
            chances: Vec::new(),
            outlooks: Vec::new(),
            line: Vec::new(),
            killers: [None, None],
        }
    }
}

impl<M: Clone + Eq + Hash> Memory<M> {
    pub(super) fn new() -> Self {
        Self { frames: Vec::new(), history: vec![0; 2 * HISTORY].into() }
    }

    /// Another position is thought about: old history counts for less, old killers for nothing.
    pub(super) fn begin(&mut self) {
        self.history.iter_mut().for_each(|value| *value /= 4);
        self.frames.iter_mut().for_each(|frame| frame.killers = [None, None]);
    }

    /// Takes the buffers of a level out while it is looked at; [`Memory::give_back`] them.
    #[inline]
    pub(super) fn take(&mut self, ply: usize) -> Frame<M> {
        self.reach(ply + 1);
        std::mem::take(&mut self.frames[ply])
    }

    #[inline]
    pub(super) fn give_back(&mut self, ply: usize, frame: Frame<M>) {
        // `take` made room for this level.
        self.frames[ply] = frame;
    }

    /// Makes room for levels up to this one.
    #[inline]
    pub(super) fn reach(&mut self, ply: usize) {
        while self.frames.len() <= ply {
            self.frames.push(Frame::default());
        }
    }

    /// The line of the level below, with this move before it.
    pub(super) fn lengthen(&mut self, frame: &mut Frame<M>, action: &M, ply: usize) {
        frame.line.clear();
        frame.line.push(action.clone());
        if let Some(below) = self.frames.get(ply + 1) {
            frame.line.extend_from_slice(&below.line);
        }
    }

    /// Ranks the moves of a frame: the remembered one, killers, then first sight and history.
    #[inline]
    pub(super) fn rank(&self, frame: &mut Frame<M>, ours: bool, best: Option<u16>) {
        let Frame { moves, ranks, orders, killers, .. } = frame;
        ranks.clear();
        // Games with more than 65,535 moves in one position have the rest of them unranked: the
        // table has no place for them.
        for ((action, order), at) in moves.iter().zip(orders).zip(0..u16::MAX) {
            let rank = if best == Some(at) {
                i32::MAX
            } else if killers[0].as_ref() == Some(action) {
                KILLER + 1
            } else if killers[1].as_ref() == Some(action) {
                KILLER
            } else {
                (*order).clamp(-1_000_000, 1_000_000) * 32 + self.history[slot(action, ours)]
            };
            ranks.push((rank, at));
        }
    }

    /// Remembers that a move refuted what the other side did.
    pub(super) fn reward(&mut self, frame: &mut Frame<M>, action: &M, ours: bool, depth: i32) {
        if frame.killers[0].as_ref() != Some(action) {
            frame.killers.swap(0, 1);
            frame.killers[0] = Some(action.clone());
        }
        let value = &mut self.history[slot(action, ours)];
        *value = (*value + depth * depth).min(MOST_HISTORY);
    }

    /// Remembers that a move looked at before the refutation was not one.
    pub(super) fn blame(&mut self, action: &M, ours: bool, depth: i32) {
        let value = &mut self.history[slot(action, ours)];
        *value = (*value - depth).max(-MOST_HISTORY);
    }
}

impl<M> Frame<M> {
    /// The best-ranked of those from this place on, brought to this place.
    #[inline]
    pub(super) fn pick(&mut self, from: usize) -> Option<u16> {
        let rest = self.ranks.get_mut(from..)?;
        // The first of equals, so that the game's own order decides.
        let mut best = 0;
        for (at, rank) in rest.iter().enumerate() {
            if rank.0 > rest[best].0 {
                best = at;
            }
        }
        if rest.is_empty() {
            return None;
        }
        // Those between move up by one and keep their order.
        rest[..=best].rotate_right(1);
        Some(rest[0].1)
    }
}

fn slot<M: Hash>(action: &M, ours: bool) -> usize {
    let mut fold = Fold(usize::from(ours) as u64);
    action.hash(&mut fold);
    // The upper bits are the best mixed; both halves have HISTORY slots.
    (fold.0 >> 52) as usize | usize::from(ours) << 12
}

/// A quick hasher, the same on every platform that writes numbers in the same width.
struct Fold(u64);

impl Hasher for Fold {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.write_u64(u64::from(*byte)));
    }

    #[inline]
    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    #[inline]
    fn write_u8(&mut self, word: u8) {
        self.write_u64(word.into());
    }

    #[inline]
    fn write_u16(&mut self, word: u16) {
        self.write_u64(word.into());
    }

    #[inline]
    fn write_u32(&mut self, word: u32) {
        self.write_u64(word.into());
    }

    #[inline]
    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }

    #[inline]
    fn finish(&self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_moves_than_have_a_place_are_left_out() {
        let mut frame = Frame { moves: (0..70_000u32).collect(), ..Frame::default() };
        frame.orders = vec![0; frame.moves.len()];
        Memory::new().rank(&mut frame, true, None);
        assert_eq!(frame.ranks.len(), usize::from(u16::MAX));
        assert_eq!(frame.pick(0), Some(0));
    }
}
