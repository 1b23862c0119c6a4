//! Mansuba: pawns, towers and elephants cross a board whose geometry may change on the way.
//!
//! Worlds from 3×3 to 16×16, four relations between places, captures with a jail and escapes by
//! a fair coin, two kinds of victory. This file is the name card and the contract's thin front;
//! the rules stand in `world`, `moves` and `rules`, the variants in `options`. Machines are not
//! made here, only the knowledge they use.

mod board;
mod demos;
mod eval;
mod gathering;
mod hash;
mod jail;
mod moves;
mod notation;
mod options;
mod pieces;
mod places;
mod refusal;
mod relation;
mod rules;
mod scene;
mod setup;
mod view;
mod ways;
mod world;

use std::borrow::Cow;
use std::sync::Arc;

use ::scene::{Scene, Touch};
use game::{
    BuiltIn, Card, Chance, Game, OptionError, Outcome, Rng, Seat, Settings, SetupError, Turn,
    UndoPolicy, Viewer, Weighted,
};
use geometry::Grid;
use i18n::{Message, Words};

pub use board::Position;
pub use game::Side;
pub use moves::Move;
pub use options::Preset;
pub use pieces::Sort;
pub use refusal::Refusal;
pub use relation::Relation;
pub use view::View;

use options::Config;
use places::Places;
use ways::Ways;
use world::World;

const ID: &str = "mansuba";

static CARD: Card = Card {
    id: Cow::Borrowed(ID),
    options: Cow::Borrowed(options::OPTIONS),
    words: Some(Words { en: include_str!("../i18n/en.ftl"), fr: include_str!("../i18n/fr.ftl") }),
    undo: UndoPolicy::Single,
    has_chance: true,
    antisymmetric: true,
    demos: demos::DEMOS,
    ..Card::USUAL
};

/// Mansuba with its options.
#[derive(Clone, Debug)]
pub struct Mansuba {
    config: Config,
    world: Arc<World>,
    /// How far everything is, where all pieces have to arrive.
    ways: Arc<Ways>,
    /// Where nothing is captured: the starting places of both sides.
    protected: Places,
}

impl BuiltIn for Mansuba {
    fn name_card() -> &'static Card {
        &CARD
    }

    fn configure(settings: &Settings) -> Result<Self, OptionError> {
        let config = Config::read(settings)?;
        let world = World::new(Grid::new(config.width, config.height));
        let protected = world.starts(Side::Black) | world.starts(Side::White);
        let ways = if config.complex { Ways::of(&world) } else { Ways::NONE };
        Ok(Self { config, world: Arc::new(world), ways: Arc::new(ways), protected })
    }
}

impl Game for Mansuba {
    type Position = Position;
    type Move = Move;
    type Undo = Position;
    type View = View;
    type Refusal = Refusal;

    fn card(&self) -> &Card {
        &CARD
    }

    fn settings(&self) -> Settings {
        self.config.settings()
    }

    fn seats(&self) -> u8 {
        2
    }

    fn max_plies(&self) -> u32 {
        u32::from(self.config.max_turns)
    }

    fn start(&self, seed: u64) -> Position {
        board::start(self, seed)
    }

    #[inline(always)]
    fn turn(&self, position: &Position) -> Turn {
        rules::turn(position)
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        rules::outcome(position)
    }

    fn legal_moves(&self, position: &Position, moves: &mut Vec<Move>) {
        moves::legal_moves(self, position, moves);
    }

    fn count_moves(&self, position: &Position) -> u64 {
        moves::count_moves(self, position)
    }

    fn random_move(
        &self,
        position: &Position,
        rng: &mut Rng,
        _moves: &mut Vec<Move>,
    ) -> Option<Move> {
        moves::random_move(self, position, rng)
    }

    fn check(&self, position: &Position, action: &Move) -> Result<(), Refusal> {
        rules::check(self, position, *action)
    }

    fn apply_unchecked(&self, position: &mut Position, action: &Move) -> Position {
        let before = position.clone();
        rules::apply(self, position, *action);
        before
    }

    fn advance(&self, position: &mut Position, action: &Move) {
        rules::apply(self, position, *action);
    }

    fn undo(&self, position: &mut Position, undo: Position) {
        *position = undo;
    }

    fn chances(&self, position: &Position, chances: &mut Vec<Weighted>) {
        rules::chances(position, chances);
    }

    fn resolve(&self, position: &mut Position, chance: Chance) -> Option<Position> {
        let before = position.clone();
        rules::resolve(self, position, chance).then_some(before)
    }

    fn hash(&self, position: &Position) -> u64 {
        board::hash(position)
    }

    fn rehash(&self, position: &Position) -> u64 {
        board::rehash(position)
    }

    fn position_text(&self, position: &Position) -> String {
        setup::position_text(self, position)
    }

    fn parse_position(&self, text: &str) -> Result<Position, SetupError> {
        setup::parse_position(self, text)
    }

    fn move_text(&self, position: &Position, action: &Move) -> String {
        notation::move_text(self, position, *action)
    }

    fn parse_move(&self, position: &Position, text: &str) -> Result<Move, Refusal> {
        notation::parse_move(self, position, text)
    }

    fn seat_text(&self, seat: Seat) -> String {
        Side::seat_text(seat)
    }

    fn outcome_text(&self, _position: &Position, outcome: &Outcome) -> String {
        Side::outcome_text(outcome)
    }

    fn chance_text(&self, position: &Position, chance: Chance) -> String {
        rules::chance_text(position, chance)
    }

    fn touch_path(&self, position: &Position, action: &Move) -> Vec<Touch> {
        scene::touch_path(self, position, *action)
    }

    fn explain_touch(&self, position: &Position, touches: &[Touch], next: &Touch) -> Refusal {
        scene::explain_touch(self, position, touches, next)
    }

    fn picture(&self, position: &Position, _viewer: Viewer, _touches: &[Touch]) -> Scene {
        scene::picture(self, position)
    }

    fn prompt(&self, position: &Position, _viewer: Viewer, touches: &[Touch]) -> Message {
        match (touches, self.turn(position)) {
            ([_, ..], Turn::Seat(hand)) => Message::new("mansuba.go-where").with("player", hand),
            _ => game::usual_prompt(self, position),
        }
    }

    fn evaluate(&self, position: &Position, seat: Seat) -> i32 {
        Side::of(seat).map_or(0, |side| eval::evaluate(self, position, side))
    }

    fn evaluation_tells(&self) -> f32 {
        1.0
    }

    /// Where one piece wins, measured on games of the machine against itself: what is on the
    /// board tells little of who breaks through, so the scale is wide. Where all have to arrive,
    /// a move counts for little until the end is near, and weaker levels, who choose and judge
    /// by this scale, would not see it on the scale of the end.
    fn evaluation_scale(&self) -> i32 {
        if self.config.complex { 200 } else { 400 }
    }

    fn evaluation_limit(&self) -> i32 {
        if self.config.complex { gathering::ARRIVAL } else { 16 * self.evaluation_scale() }
    }

    fn order(&self, position: &Position, action: &Move) -> i32 {
        eval::order(self, position, *action)
    }

    fn noisy_moves(&self, position: &Position, moves: &mut Vec<Move>) {
        eval::captures(self, position, moves);
    }

    /// Without the number of the turn, unless the relation follows it.
    fn key(&self, position: &Position) -> u64 {
        board::key(self, position)
    }

    fn reason(&self, position: &Position, action: &Move, _seat: Seat) -> Option<Message> {
        eval::reason(self, position, *action)
    }
}
