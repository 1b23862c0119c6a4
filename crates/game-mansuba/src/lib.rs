//! Mansuba: pawns, towers and elephants cross a board whose geometry may change on the way.
//!
//! Worlds from 3×3 to 16×16, four relations between places, captures with a jail and escapes by
//! a fair coin, two kinds of victory. This file is the name card; the contract is implemented where
//! the work is done: in `rules` (with `world` and `moves`), `notation`, `scene` and `eval`. The
//! variants stand in `options`. Machines are not made here, only the knowledge they use.

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

use game::{BuiltIn, Card, Game, OptionError, Settings, UndoPolicy};
use geometry::Grid;
use i18n::Words;

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

impl Game for Mansuba {}
