//! Othello: two players place discs and turn over those they outflank.
//!
//! This file is the game's name card and its side of the contract; each part of the game has its
//! own module. Searching for good moves is not done here.
//!
//! Rules: World Othello Federation; the README tells them in plain words.

pub mod bits;
mod board;
mod demos;
mod endgame;
mod eval;
#[cfg(target_arch = "x86_64")]
mod fast;
mod ggf;
mod hash;
mod moves;
mod notation;
mod perft;
mod refusal;
mod rules;
mod scene;
mod sheet;
mod transcript;
mod view;

#[cfg(test)]
mod tests;

pub use board::{GRID, Position, SIDE, Square};
pub use endgame::{Endgame, Solved};
pub use game::Side;
pub use moves::Move;
#[doc(hidden)]
pub use perft::count_plainly;
pub use refusal::Refusal;
pub use rules::Undo;
pub use view::View;

use std::borrow::Cow;

use ::scene::{Scene, Touch};
use game::{
    BuiltIn, Card, Common, Game, OptionError, Outcome, Seat, Settings, SetupError, Sheet,
    SheetError, Turn, Viewer,
};
use geometry::Symmetry;
use i18n::{Message, Words};

/// The game's stable id.
pub const ID: &str = "othello";

static CARD: Card = Card {
    id: Cow::Borrowed(ID),
    words: Some(Words { en: include_str!("../i18n/en.ftl"), fr: include_str!("../i18n/fr.ftl") }),
    finished_is_leaf: true,
    score_range: Some((0, 64)),
    score_sum: Some(64),
    antisymmetric: true,
    demos: demos::DEMOS,
    ..Card::USUAL
};

/// The game of Othello; it has no options.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Othello;

impl BuiltIn for Othello {
    fn name_card() -> &'static Card {
        &CARD
    }

    fn configure(settings: &Settings) -> Result<Self, OptionError> {
        settings.against(&CARD.options)?;
        Ok(Self)
    }
}

impl Game for Othello {
    type Position = Position;
    type Move = Move;
    type Undo = Undo;
    type View = View;
    type Refusal = Refusal;

    fn card(&self) -> &Card {
        &CARD
    }

    fn settings(&self) -> Settings {
        Settings::none()
    }

    fn seats(&self) -> u8 {
        2
    }

    fn max_plies(&self) -> u32 {
        rules::MAX_PLIES
    }

    fn start(&self, _seed: u64) -> Position {
        Position::start()
    }

    #[inline]
    fn turn(&self, position: &Position) -> Turn {
        rules::turn(position)
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        rules::outcome(position)
    }

    #[inline]
    fn legal_moves(&self, position: &Position, moves: &mut Vec<Move>) {
        moves::generate(position, moves);
    }

    #[inline]
    fn count_moves(&self, position: &Position) -> u64 {
        moves::count(position)
    }

    fn check(&self, position: &Position, action: &Move) -> Result<(), Refusal> {
        rules::check(position, *action)
    }

    #[inline]
    fn apply_unchecked(&self, position: &mut Position, action: &Move) -> Undo {
        rules::apply_unchecked(position, *action)
    }

    #[inline]
    fn undo(&self, position: &mut Position, undo: Undo) {
        rules::undo(position, undo);
    }

    #[inline]
    fn hash(&self, position: &Position) -> u64 {
        position.hash()
    }

    fn rehash(&self, position: &Position) -> u64 {
        let [black, white] = Side::BOTH.map(|side| position.discs(side));
        hash::of_board(black, white, position.side())
    }

    fn symmetries(&self) -> usize {
        Symmetry::ALL.len()
    }

    fn map_position(&self, symmetry: usize, position: &Position) -> Position {
        Symmetry::ALL.get(symmetry).map_or(*position, |symmetry| position.mapped(*symmetry))
    }

    fn map_move(&self, symmetry: usize, action: &Move) -> Move {
        match (action, Symmetry::ALL.get(symmetry)) {
            (Move::Place(square), Some(symmetry)) => Move::Place(square.mapped(*symmetry)),
            _ => *action,
        }
    }

    fn position_text(&self, position: &Position) -> String {
        notation::position_text(position)
    }

    fn parse_position(&self, text: &str) -> Result<Position, SetupError> {
        notation::parse_position(text)
    }

    fn move_text(&self, _position: &Position, action: &Move) -> String {
        action.to_string()
    }

    fn parse_move(&self, _position: &Position, text: &str) -> Result<Move, Refusal> {
        notation::parse_move(text)
    }

    fn seat_text(&self, seat: Seat) -> String {
        Side::seat_text(seat)
    }

    fn outcome_text(&self, position: &Position, outcome: &Outcome) -> String {
        rules::outcome_text(position, outcome)
    }

    fn sheet_formats(&self) -> &'static [&'static str] {
        &sheet::FORMATS
    }

    fn read_sheet(&self, text: &str) -> Result<Sheet, SheetError> {
        sheet::read(text)
    }

    fn write_sheet(&self, format: &str, sheet: &Sheet) -> Option<String> {
        sheet::write(format, sheet)
    }

    fn touch_path(&self, _position: &Position, action: &Move) -> Vec<Touch> {
        vec![scene::touch_of(*action)]
    }

    fn explain_touch(&self, position: &Position, _touches: &[Touch], next: &Touch) -> Refusal {
        let reason = scene::move_of(next).map(|action| rules::check(position, action));
        reason.and_then(Result::err).unwrap_or_else(|| Common::NothingThere.into())
    }

    fn picture(&self, position: &Position, _viewer: Viewer, _touches: &[Touch]) -> Scene {
        scene::picture(position)
    }

    fn prompt(&self, position: &Position, _viewer: Viewer, _touches: &[Touch]) -> Message {
        scene::prompt(position)
    }

    fn evaluate(&self, position: &Position, seat: Seat) -> i32 {
        Side::of(seat).map_or(0, |side| eval::evaluate(position, side))
    }

    fn evaluation_tells(&self) -> f32 {
        1.0
    }

    /// Six discs.
    fn evaluation_scale(&self) -> i32 {
        6 * eval::FINAL_DISC
    }

    fn most_moves_left(&self, position: &Position) -> Option<u32> {
        Some(2 * position.empty().count_ones())
    }

    fn final_score(&self, position: &Position, _: &Outcome, seat: Seat) -> Option<i32> {
        Some(self.evaluate(position, seat))
    }

    fn known_score(&self, position: &Position, seat: Seat) -> Option<i32> {
        let margin = eval::FINAL_DISC * endgame::at_once(position)?;
        Some(if position.side().seat() == seat { margin } else { -margin })
    }

    fn order(&self, position: &Position, action: &Move) -> i32 {
        eval::order(position, *action)
    }

    fn solving_nodes(&self, position: &Position) -> Option<u64> {
        endgame::solving_nodes(position)
    }

    fn solve(
        &self,
        position: &Position,
        go_on: &mut dyn FnMut(u64) -> bool,
    ) -> Option<(Move, i32)> {
        let solved = endgame::for_position(position).solve(position, go_on)?;
        Some((solved.best?, eval::FINAL_DISC * solved.margin))
    }

    fn reason(&self, position: &Position, action: &Move, _seat: Seat) -> Option<Message> {
        eval::reason(position, *action)
    }

    fn perft(&self, position: &Position, depth: u32) -> u64 {
        perft::count(position, depth)
    }
}
