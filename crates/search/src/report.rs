//! What a search found.
//!
//! Scores are for the seat that has the hand, on the scale of `game` (see its `knowledge`).

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report<M> {
    /// The moves at the root, the best first. Where [`crate::Limits::score_all`] was not asked,
    /// only the first one's score is more than a bound.
    pub moves: Vec<Scored<M>>,
    /// How many moves ahead were looked at in full; for trees, the longest branch.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// The best play of all seats, as far as it is known; it begins with the best move.
    pub line: Vec<M>,
    /// Whether the score is certain: nothing was estimated and nothing left out.
    pub proven: bool,
}

/// A move at the root.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scored<M> {
    /// The move.
    pub action: M,
    /// How good it is.
    pub score: i32,
    /// How many of the nodes were spent on it (for trees: visits).
    pub visits: u64,
}

impl<M> Report<M> {
    /// The best move; none when the game is over or it is nobody's turn.
    #[must_use]
    pub fn best(&self) -> Option<&M> {
        self.moves.first().map(|scored| &scored.action)
    }

    /// The best move's score.
    #[must_use]
    pub fn score(&self) -> Option<i32> {
        self.moves.first().map(|scored| scored.score)
    }

    pub(crate) const fn empty() -> Self {
        Self { moves: Vec::new(), depth: 0, nodes: 0, line: Vec::new(), proven: false }
    }
}
