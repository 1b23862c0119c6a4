//! Who acts, who looks, and what may happen by chance.

#[cfg(doc)]
use crate::Game;
use crate::{Rng, Seat};

/// Who acts next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// This seat has the hand.
    Seat(Seat),
    /// A coin or die falls before anybody acts; the match resolves it at once.
    Chance,
    /// Nobody: there is an outcome.
    Over,
}

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player, who sees what that seat may see.
    Seat(Seat),
    /// Somebody without a seat, who sees only what everybody sees.
    Public,
}

impl Viewer {
    /// The seat that looks, if any.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Public => None,
        }
    }
}

/// One result of a chance, by its place in the list of [`crate::Rules::chances`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Chance(pub u16);

/// A possible result of a chance and how likely it is against the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Weighted {
    pub chance: Chance,
    pub weight: u32,
}

impl Weighted {
    /// One of several results, as likely as it weighs; none where there is none.
    pub fn draw(results: &[Self], rng: &mut Rng) -> Option<Chance> {
        let mut ticket = rng.below(results.iter().map(|result| result.weight).sum());
        for result in results {
            if ticket < result.weight {
                return Some(result.chance);
            }
            ticket -= result.weight;
        }
        None
    }
}
