//! Validation: characteristics of the zone, or sides of the neighbours.
//!
//! Spec: check 5, sections 3.1 and 3.6. The token that moves must have been lifted, since it never
//! counts among those that give a zone its characteristics.

use design::{By, Mode, Validation, WhenChecked};

use super::position::Position;
use super::token::Token;
use crate::compile::{Compiled, Marks, NOWHERE, Place, RulesVersion, SIDE_DIRECTIONS, Sort};

/// What the association rules say of a token in its new place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    Right,
    /// There was nothing to compare.
    Unchecked,
    Wrong(Why),
}

/// Why a token does not belong where it was put.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Why {
    /// The zone lacks this characteristic of the token.
    Lacks { zone: u16, mark: Option<usize> },
    /// The values on two touching edges differ.
    SidesDiffer,
    /// No edge with a value touches another.
    TouchesNothing,
}

pub(crate) fn verdict(
    game: &Compiled,
    at: &Position,
    token: Token,
    to: Place,
    from: Sort,
) -> Verdict {
    if !game.is_grid(to) || game.lots.is_guess(to) {
        return Verdict::Unchecked;
    }
    let rules = &game.design.association;
    if rules.checked == WhenChecked::FromShoe && from != Sort::Shoe {
        return Verdict::Unchecked;
    }
    match rules.by {
        By::Characteristics => by_characteristics(game, at, token, to),
        By::Sides => by_sides(game, at, token, to),
    }
}

fn by_characteristics(game: &Compiled, at: &Position, token: Token, to: Place) -> Verdict {
    let kind = game.kind(token);
    if !kind.has_marks {
        return Verdict::Unchecked;
    }
    if kind.is_piece && game.follows(RulesVersion::SECOND) {
        return by_all_cells(game, at, token, to);
    }
    in_zone_of(game, at, token, to)
}

/// A piece is wrong where one of its cells is, and right where all of them are.
fn by_all_cells(game: &Compiled, at: &Position, token: Token, to: Place) -> Verdict {
    let covered = game.covered(token, to).unwrap_or_else(|| vec![to]);
    let mut all = Verdict::Right;
    for cell in covered {
        match in_zone_of(game, at, token, cell) {
            Verdict::Wrong(why) => return Verdict::Wrong(why),
            Verdict::Unchecked => all = Verdict::Unchecked,
            Verdict::Right => {}
        }
    }
    all
}

/// What the zone of one cell says of a token with characteristics.
fn in_zone_of(game: &Compiled, at: &Position, token: Token, cell: Place) -> Verdict {
    let kind = game.kind(token);
    let number = game.grid.zone_of[usize::from(cell)];
    let zone = &game.grid.zones[usize::from(number)];
    if zone.right[token.kind()] {
        return Verdict::Right;
    }
    let mut marks = zone.marks;
    // The rest of the grid takes no characteristics from its tokens.
    let givers: &[Place] = if number == 0 { &[] } else { &zone.cells };
    for cell in givers {
        if at.top(*cell).is_some() {
            at.stack(*cell).for_each(|other| give(game, other, &mut marks));
        }
    }
    if marks.is_empty() {
        return Verdict::Unchecked;
    }
    let is_right = match game.design.association.validation {
        Validation::Maximum => kind.marks.is_within(&marks),
        Validation::Minimum => kind.marks.meets(&marks),
    };
    if is_right {
        return Verdict::Right;
    }
    Verdict::Wrong(Why::Lacks { zone: number, mark: kind.marks.first_missing_in(&marks) })
}

/// Adds what a token gives its zone: nothing while it waits for a check or was found wrong.
fn give(game: &Compiled, token: Token, marks: &mut Marks) {
    if !token.has(Token::WRONG | Token::WAITS) {
        marks.join(&game.kind(token).marks);
    }
}

/// Every touching pair of edges that both carry a value must agree, and there must be one.
fn by_sides(game: &Compiled, at: &Position, token: Token, to: Place) -> Verdict {
    if !game.kind(token).has_sides {
        return Verdict::Unchecked;
    }
    let covered = game.covered(token, to).unwrap_or_else(|| vec![to]);
    let mut pairs = 0;
    for cell in &covered {
        for (side, direction) in SIDE_DIRECTIONS.into_iter().enumerate() {
            let near = game.grid.near[usize::from(*cell)][direction];
            if near == NOWHERE || covered.contains(&near) {
                continue;
            }
            let other = at.top(near);
            if !other.is_some() {
                continue;
            }
            let (mine, theirs) = (side_of(game, token, side), side_of(game, other, side + 2));
            if mine == 0 || theirs == 0 {
                continue;
            }
            if mine != theirs {
                return Verdict::Wrong(Why::SidesDiffer);
            }
            pairs += 1;
        }
    }
    if pairs > 0 || is_first(game, at) {
        return Verdict::Right;
    }
    Verdict::Wrong(Why::TouchesNothing)
}

/// Whether nothing lies on the grid that a token could be put beside; decor has no sides.
fn is_first(game: &Compiled, at: &Position) -> bool {
    let counts = |other: Token| {
        let kind = game.kind(other);
        kind.mode != Mode::Immobile || kind.has_sides
    };
    !game.grid.cells.iter().any(|cell| at.stack(*cell).any(counts))
}

/// The value on an edge of a token as it lies; edges count clockwise from north.
fn side_of(game: &Compiled, token: Token, side: usize) -> u16 {
    // Turning clockwise brings the west edge to the north.
    game.kind(token).sides[(side + 8 - usize::from(token.turned())) % 4]
}

/// Whether a token that is picked alone is right where it lies: by the educator's characteristics
/// of its zone and those of the decor that lies there. `None` where there is nothing to compare.
pub(crate) fn right_alone(
    game: &Compiled,
    at: &Position,
    token: Token,
    place: Place,
) -> Option<bool> {
    if !game.is_grid(place) || !game.kind(token).has_marks {
        return None;
    }
    let number = game.grid.zone_of[usize::from(place)];
    let zone = &game.grid.zones[usize::from(number)];
    let mut marks = zone.marks;
    let signs: &[Place] = if number == 0 { &[] } else { &zone.cells };
    for cell in signs {
        let decor = at.stack(*cell).filter(|other| game.kind(*other).mode == Mode::Immobile);
        decor.for_each(|sign| marks.join(&game.kind(sign).marks));
    }
    let own = &game.kind(token).marks;
    match game.design.association.validation {
        _ if marks.is_empty() => None,
        Validation::Maximum => Some(own.is_within(&marks)),
        Validation::Minimum => Some(own.meets(&marks)),
    }
}

/// Compares picked tokens; `None` when one of them has no characteristic.
pub(crate) fn same(game: &Compiled, picked: &[Token]) -> Option<bool> {
    let mut sets = picked.iter().map(|token| game.kind(*token).marks);
    if picked.iter().any(|token| !game.kind(*token).has_marks) {
        return None;
    }
    let first = sets.next()?;
    Some(match game.design.association.validation {
        Validation::Maximum => sets.all(|marks| marks == first),
        Validation::Minimum => !sets.fold(first, |common, marks| common.common(&marks)).is_empty(),
    })
}
