//! The play machine: the state of a play, its actions and what they do.
//!
//! Spec: section 3. Everything here is a function of the compiled design, the
//! position and the action; chance is a turn of its own.

mod act;
mod blocked;
mod check;
mod code;
mod deal;
mod delayed;
mod dice;
mod ends;
mod event;
mod fast;
mod fight;
mod grows;
mod hash;
mod journal;
mod least;
mod lots;
mod moves;
mod must_take;
mod pick;
mod placing;
mod plain;
mod position;
mod race;
mod reach;
mod recall;
mod rules;
mod run;
mod settle;
mod slips;
mod solved;
mod stacks;
mod token;
mod validate;
mod ways;
mod worth;

pub use event::{Event, Face, Knowers};
pub use moves::Move;
pub use position::Position;
pub(crate) use position::{OpenFace, Over, Placed, Rolls, SeatState, Standing};
pub(crate) use reach::Mover;
pub(crate) use run::Run;
pub(crate) use token::Token;
pub use ways::Path;

pub(crate) use check::{check, check_choice};
#[cfg(test)]
pub(crate) use deal::start;
pub(crate) use ends::{Ends, outcome};
pub(crate) use moves::{
    first_alike, first_to_roll, has_action, legal_moves, may_rest, only_roll, roll_candidates,
};

pub(crate) use dice::MOST_ACTIONS;
pub(crate) use lots::imagine;
pub(crate) use validate::Why;
pub(crate) use ways::{landing, way};
