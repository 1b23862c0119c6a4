//! Touches that make an action, and why others lead nowhere.
//!
//! Spec: section 3.2. A token that is on its way stays selected: its next cell is one touch, and
//! touching the token itself ends its turn.

use game::Common;
use scene::Touch;

use crate::compile::{Compiled, NOWHERE, Place};
use crate::explain::Refusal;
use crate::notation::parse_move;
use crate::play::{Move, Position, check, check_choice, only_roll};

/// The touches of an action; no action's touches begin another's.
pub(crate) fn touch_path(game: &Compiled, at: &Position, action: Move) -> Vec<Touch> {
    let chain = at.core.chain.cell;
    let cell = |place| Touch::new(game.place_name(place));
    let button = |name: &str| Touch::new(name);
    match action {
        Move::Pick(place) => vec![cell(place)],
        Move::Go { to, .. } if chain != NOWHERE => vec![cell(to)],
        Move::Go { from, to } => vec![cell(from), cell(to)],
        Move::Stop if chain != NOWHERE => vec![cell(chain)],
        Move::Stop => vec![button("stop")],
        Move::Roll(place) => vec![cell(place), button("roll")],
        Move::Turn(place) => vec![cell(place), button("turn")],
        // The button first, since one touch of the cell may already pick a token.
        Move::Stack(place) => vec![button("stack"), cell(place)],
        Move::Next => vec![button("next")],
        Move::Refill => vec![button("refill")],
        Move::Check => vec![button("check")],
        Move::Time(tenths) => vec![Touch(format!("time:{tenths}"))],
    }
}

/// The die's button for the only token that may roll, and the further cells of pieces for the
/// first cell of each.
pub(crate) fn stand_ins(game: &Compiled, at: &Position) -> Vec<(Touch, Vec<Touch>)> {
    let mut all = Vec::new();
    let roll = only_roll(game, at).map(Move::Roll);
    if let Some(roll) = roll.filter(|roll| check(game, at, *roll).is_ok()) {
        all.push((Touch::new("roll"), touch_path(game, at, roll)));
    }
    if game.kinds.iter().any(|kind| kind.is_piece) {
        add_pieces(game, at, &mut all);
    }
    all
}

fn add_pieces(game: &Compiled, at: &Position, all: &mut Vec<(Touch, Vec<Touch>)>) {
    let cell = |place| Touch::new(game.place_name(place));
    let places = (0u16..).take(at.cells.len()).map(|place| (place, named_cell(game, at, place)));
    let others = places.filter(|(place, first)| place != first);
    all.extend(others.map(|(place, first)| (cell(place), vec![cell(first)])));
}

/// The cell that names what lies on top here: the first cell of a piece.
fn named_cell(game: &Compiled, at: &Position, place: Place) -> Place {
    at.stack(place).next().map_or(place, |token| game.first_cell(place, token))
}

/// Why a touch leads nowhere: the reason why the action it stands for is refused.
pub(crate) fn explain_touch(
    game: &Compiled,
    at: &Position,
    touches: &[Touch],
    next: &Touch,
) -> Refusal {
    let nothing = || Refusal::from(Common::NothingThere);
    let Some(to) = game.parse_place(next.as_str()) else {
        let chosen = touches.first().map(|touch| touch.as_str());
        let text = match (next.as_str(), chosen) {
            (verb @ ("roll" | "turn"), Some(cell)) => format!("{verb}:{cell}"),
            ("roll", None) if only_roll(game, at).is_some() => "roll".to_owned(),
            ("roll" | "turn", None) => return Refusal::ChooseFirst,
            ("stack", _) => return Refusal::NoStack,
            (other, _) => other.to_owned(),
        };
        let refused = parse_move(game, at, &text).and_then(|action| check(game, at, action));
        return refused.err().unwrap_or_else(nothing);
    };
    if touches.first().is_some_and(|touch| touch.as_str() == "stack") {
        return check(game, at, Move::Stack(to)).err().unwrap_or_else(nothing);
    }
    let from = match touches.first() {
        Some(touch) => game.parse_place(touch.as_str()),
        None => Some(at.core.chain.cell).filter(|place| *place != NOWHERE),
    };
    let refused = match from {
        Some(from) if from != to => check(game, at, Move::Go { from, to }),
        _ => check_choice(game, at, named_cell(game, at, to)),
    };
    refused.err().unwrap_or_else(nothing)
}
