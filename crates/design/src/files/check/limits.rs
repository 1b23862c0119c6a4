//! How much of everything a design may have: what the play machine can hold.

use std::collections::HashSet;

use super::{FaultKind, Faults};
use crate::{CellWord, Design, MAX_BOARDS, MAX_KINDS, MAX_MARKS};

/// Dice are numbered by one byte.
const MAX_DICE: usize = 255;
/// Tokens that lie on boards at the start: every token of a stack is looked at again and again.
const MAX_DRAWN: usize = 5000;

pub(super) fn check(design: &Design, faults: &mut Faults) {
    let mut at_most = |path: &str, count: usize, most: usize| {
        faults.add_if(count > most, path, || FaultKind::TooMany { most });
    };
    at_most("tokens", design.tokens.len(), MAX_KINDS);
    at_most("dice", design.dice.len(), MAX_DICE);
    at_most("shoes", design.shoes.len(), MAX_BOARDS);
    at_most("waiting_zones", design.waiting_zones.len(), MAX_BOARDS);
    at_most("result_zones", design.result_zones.len(), MAX_BOARDS);
    at_most("grid.tokens", drawn(design), MAX_DRAWN);
    let of_tokens = design.tokens.iter().flat_map(|kind| &kind.characteristics);
    let of_zones = design.grid.characteristics();
    let words: HashSet<&str> = of_tokens.chain(of_zones).map(|word| word.trim()).collect();
    at_most("characteristics", words.len(), MAX_MARKS);
}

/// How many tokens are drawn on all boards.
fn drawn(design: &Design) -> usize {
    let of_shoes = design.shoes.iter().map(|shoe| &shoe.tokens);
    let drawings = std::iter::once(&design.grid.tokens).chain(of_shoes);
    let words = drawings.flat_map(|drawing| drawing.0.iter().flatten());
    let tokens = words.map(|word| match word {
        CellWord::Tokens(tokens) => tokens.len(),
        CellWord::Closed => 0,
    });
    tokens.sum()
}
