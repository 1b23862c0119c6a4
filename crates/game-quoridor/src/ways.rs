//! All shortest ways of a pawn to its goal, and the walls that would cross one of them.
//!
//! A wall that crosses none of them makes the way no longer, so only those that do are tried
//! with floods. Ways ignore pawns, like the rule about closing them.

use crate::bits::Bits;
use crate::layout::Layout;
use crate::moves::Orientation;
use crate::paths::{Edges, crossing_walls};
use crate::{Position, Quoridor};

/// Ways longer than this are only measured, and every wall counts as crossing them.
const MOST_STEPS: usize = 96;

/// The shortest ways of a seat.
pub(crate) struct Ways<L: Layout> {
    pub(crate) steps: i32,
    /// The walls, horizontal and vertical, across at least one of them.
    pub(crate) cuts: [L::Walls; 2],
}

impl<L: Layout> Ways<L> {
    pub(crate) fn of(game: &Quoridor, position: &Position, seat: usize) -> Self {
        let edges = Edges::<L>::of(position);
        let pawn = L::Cells::bit(u32::from(position.pawns[seat]));
        let mut layers = [L::Cells::EMPTY; MOST_STEPS];
        layers[0] = L::Cells::load(&game.goals[seat]);
        let mut last = 0;
        while (layers[last] & pawn).is_empty() {
            if last + 1 == MOST_STEPS {
                let goals = L::Cells::load(&game.goals[seat]);
                let steps = edges.distance(position.pawns[seat], goals).unwrap_or(u32::MAX);
                let steps = i32::try_from(steps).unwrap_or(i32::from(u8::MAX));
                return Self { steps, cuts: [!L::Walls::EMPTY; 2] };
            }
            layers[last + 1] = edges.grow(layers[last]);
            last += 1;
        }
        // Fewer than MOST_STEPS.
        Self { steps: last as i32, cuts: crossed(game.size, edges, pawn, &layers[..last]) }
    }
}

/// Walks down all layers at once and gathers the walls across what was walked over.
#[inline(always)]
fn crossed<L: Layout>(
    size: u8,
    edges: Edges<L>,
    pawn: L::Cells,
    layers: &[L::Cells],
) -> [L::Walls; 2] {
    let mut over = [L::Cells::EMPTY; 2];
    let mut front = pawn;
    for layer in layers.iter().rev() {
        let (flat, upright) = edges.between(front, *layer);
        over[0] |= flat;
        over[1] |= upright;
        front = edges.grow(front) & *layer;
    }
    let mut cuts = [L::Walls::EMPTY; 2];
    for orientation in Orientation::ALL {
        let at = orientation as usize;
        over[at].each(|cell| {
            cuts[at] |= crossing_walls::<L>(size, orientation, u32::from(cell));
        });
    }
    cuts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::Small;
    use game::{BuiltIn as _, Rng, Rules as _, Seat, Settings, Turn};

    #[test]
    fn a_wall_that_crosses_none_makes_no_way_longer() {
        let game = Quoridor::configure(&Settings::none()).unwrap();
        let mut rng = Rng::from_seed(7);
        let mut tried = 0;
        for seed in 0..6 {
            let mut position = game.start(seed);
            let mut moves = Vec::new();
            while game.turn(&position) != Turn::Over && position.ply < 40 {
                for seat in Seat::all(2).map(Seat::index) {
                    let ways = Ways::<Small>::of(&game, &position, seat);
                    let goals = u128::load(&game.goals[seat]);
                    let steps = |edges: Edges<Small>| {
                        edges.distance(position.pawns[seat], goals).map(|steps| steps as i32)
                    };
                    assert_eq!(steps(Edges::of(&position)), Some(ways.steps));
                    let [flat, upright] = crate::walls::placeable::<Small>(&game, &position);
                    for (orientation, room) in [
                        (Orientation::Horizontal, flat & !ways.cuts[0]),
                        (Orientation::Vertical, upright & !ways.cuts[1]),
                    ] {
                        room.each(|crossing| {
                            let edges = Edges::of(&position).with_wall(orientation, crossing);
                            assert_eq!(steps(edges), Some(ways.steps));
                            tried += 1;
                        });
                    }
                }
                let action = game.random_move(&position, &mut rng, &mut moves).unwrap();
                game.advance(&mut position, &action);
            }
        }
        assert!(tried > 1000);
    }
}
