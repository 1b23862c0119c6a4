//! Labyrinth: push a tile into the maze, walk, find your treasures, and be home first.
//!
//! Two to four players, both sets of tiles that circulate, hidden or open cards. This file is
//! the name card; each trait of the contract is implemented in the module that does its work. The
//! corridors stand in `maze`, the turn in `rules`. Machines are not made here, only the knowledge
//! they use.
//!
//! Rules: Ravensburger's leaflet (Max J. Kobbert, 1986); the README tells them in plain words.

mod board;
mod deal;
mod demos;
mod eval;
mod hash;
mod maze;
mod moves;
mod notation;
mod picture;
mod refusal;
mod rules;
mod scene;
mod slots;
mod stack;
mod tiles;
mod touches;
mod view;

use std::borrow::Cow;

use game::{
    BuiltIn, Card, Game, OptionDefault, OptionError, OptionKind, OptionSpec, Order, Settings,
    UndoPolicy,
};
use i18n::Words;

pub use board::Position;
pub use maze::{Maze, Reach};
pub use moves::Move;
pub use refusal::Refusal;
pub use slots::{Side, Slot, SlotError};
pub use tiles::Treasure;
pub use view::View;

use tiles::{TREASURES, TileSet};

/// The game's stable id.
pub const ID: &str = "labyrinth";

/// Labyrinth with its options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Labyrinth {
    players: u8,
    tile_set: TileSet,
    /// Whether all cards lie face up and may be found in any order.
    open: bool,
}

const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: "players",
        kind: OptionKind::Number { min: 2, max: board::MOST_PLAYERS as u32 },
        default: OptionDefault::Is("2"),
    },
    OptionSpec {
        name: "tiles",
        kind: OptionKind::Choice(&[TileSet::Seed.word(), TileSet::Mazenet.word()]),
        default: OptionDefault::Is(TileSet::Seed.word()),
    },
    OptionSpec {
        name: "cards",
        kind: OptionKind::Choice(&[HIDDEN, OPEN]),
        default: OptionDefault::Is(HIDDEN),
    },
];

const HIDDEN: &str = "hidden";
const OPEN: &str = "open";

static CARD: Card = card(true);
/// With open cards nothing is hidden, and the device need not go around.
static OPEN_CARD: Card = card(false);

const fn card(hides: bool) -> Card {
    Card {
        id: Cow::Borrowed(ID),
        options: Cow::Borrowed(OPTIONS),
        words: Some(Words {
            en: include_str!("../i18n/en.ftl"),
            fr: include_str!("../i18n/fr.ftl"),
        }),
        undo: UndoPolicy::Single,
        hides,
        score_range: Some((0, TREASURES as i32 / 2)),
        antisymmetric: true,
        order: Order::DrawnAmongPeople,
        demos: demos::DEMOS,
        ..Card::USUAL
    }
}

impl BuiltIn for Labyrinth {
    fn name_card() -> &'static Card {
        &CARD
    }

    fn configure(settings: &Settings) -> Result<Self, OptionError> {
        let values = settings.against(OPTIONS)?;
        let players = values.number("players").and_then(|players| u8::try_from(players).ok());
        Ok(Self {
            players: players.unwrap_or(2),
            tile_set: TileSet::of_word(values.word("tiles")),
            open: values.word("cards") == Some(OPEN),
        })
    }
}

impl Labyrinth {
    /// Every push of the seat that has the hand, each with all cells where it may end: a whole
    /// turn, for searches that think in sets of cells. Nothing when the game is over.
    #[inline]
    pub fn each_reach(&self, position: &Position, visit: impl FnMut(Reach)) {
        moves::each_reach(position, visit);
    }
}

impl Game for Labyrinth {}
