//! The treasure cards of one player: those found, in the order found, then those to find.

use crate::tiles::{TREASURES, Treasure};

/// No player has more cards than this: half of them all.
const MOST_CARDS: usize = TREASURES as usize / 2;

/// A player's cards, found ones first; the first of the others is the top of the stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Stack {
    cards: [Option<Treasure>; MOST_CARDS],
    found: u8,
    dealt: u8,
}

impl Stack {
    /// A stack of these cards; none when they are too many.
    pub(crate) fn new(found: &[Treasure], left: &[Treasure]) -> Option<Self> {
        let mut stack = Self::default();
        let all = found.iter().chain(left);
        stack.dealt = u8::try_from(all.clone().count()).ok()?;
        stack.found = u8::try_from(found.len()).ok()?;
        if usize::from(stack.dealt) > MOST_CARDS {
            return None;
        }
        for (place, card) in stack.cards.iter_mut().zip(all) {
            *place = Some(*card);
        }
        Some(stack)
    }

    /// How many cards were found.
    pub(crate) const fn found_count(&self) -> u8 {
        self.found
    }

    /// How many cards are still to be found.
    pub(crate) const fn left_count(&self) -> u8 {
        self.dealt - self.found
    }

    /// The cards found, in the order found.
    pub(crate) fn found(&self) -> impl Iterator<Item = Treasure> {
        self.cards.into_iter().take(self.found.into()).flatten()
    }

    /// The cards to find, the top one first.
    pub(crate) fn left(&self) -> impl Iterator<Item = Treasure> {
        self.cards.into_iter().skip(self.found.into()).flatten()
    }

    /// The card that its owner looks at.
    #[inline]
    pub(crate) fn top(&self) -> Option<Treasure> {
        self.cards.get(usize::from(self.found)).copied().flatten()
    }

    /// Puts a card among those found; the others keep their order.
    pub(crate) fn find(&mut self, card: Treasure) {
        let from = usize::from(self.found);
        let place = self.cards.iter().skip(from).position(|known| *known == Some(card));
        if let Some(place) = place {
            self.cards[from..=from + place].rotate_right(1);
            self.found += 1;
        }
    }
}
