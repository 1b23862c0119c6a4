//! Labyrinth: push a tile into the maze, walk, find your treasures, and be home first.
//!
//! Two to four players, both sets of tiles that circulate, hidden or open cards. This file is
//! the name card and the contract's thin front; the corridors stand in `maze`, the turn in
//! `rules`. Machines are not made here, only the knowledge they use.
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

use ::scene::{Scene, Touch};
use game::{
    BuiltIn, Card, Game, OptionDefault, OptionError, OptionKind, OptionSpec, Order, Outcome, Rng,
    Seat, Settings, SetupError, Turn, UndoPolicy, Viewer,
};
use i18n::{Message, Words};

pub use board::Position;
pub use maze::{Maze, Reach};
pub use moves::Move;
pub use refusal::Refusal;
pub use slots::{Side, Slot, SlotError};
pub use tiles::Treasure;
pub use view::View;

use board::MOST_ROUNDS;
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

impl Game for Labyrinth {
    type Position = Position;
    type Move = Move;
    type Undo = Position;
    type View = View;
    type Refusal = Refusal;

    fn card(&self) -> &Card {
        if self.open { &OPEN_CARD } else { &CARD }
    }

    fn settings(&self) -> Settings {
        let mut settings = Settings::none();
        settings.set("players", self.players);
        settings.set("tiles", self.tile_set.word());
        settings.set("cards", if self.open { OPEN } else { HIDDEN });
        settings
    }

    fn seats(&self) -> u8 {
        self.players
    }

    fn max_plies(&self) -> u32 {
        u32::from(MOST_ROUNDS) * u32::from(self.players)
    }

    fn start(&self, seed: u64) -> Position {
        deal::start(self, seed)
    }

    #[inline]
    fn turn(&self, position: &Position) -> Turn {
        rules::turn(position)
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        rules::outcome(self, position)
    }

    fn legal_moves(&self, position: &Position, moves: &mut Vec<Move>) {
        moves::legal_moves(position, moves);
    }

    fn count_moves(&self, position: &Position) -> u64 {
        moves::count_moves(position)
    }

    fn random_move(
        &self,
        position: &Position,
        rng: &mut Rng,
        _moves: &mut Vec<Move>,
    ) -> Option<Move> {
        moves::random_move(position, rng)
    }

    fn check(&self, position: &Position, action: &Move) -> Result<(), Refusal> {
        rules::check(position, *action)
    }

    #[inline]
    fn apply_unchecked(&self, position: &mut Position, action: &Move) -> Position {
        let before = *position;
        rules::apply(self, position, *action);
        before
    }

    #[inline]
    fn advance(&self, position: &mut Position, action: &Move) {
        rules::apply(self, position, *action);
    }

    #[inline]
    fn undo(&self, position: &mut Position, undo: Position) {
        *position = undo;
    }

    fn hash(&self, position: &Position) -> u64 {
        hash::of_position(position, position.cards_hash)
    }

    fn rehash(&self, position: &Position) -> u64 {
        hash::of_position(position, hash::of_cards(&position.stacks))
    }

    fn position_text(&self, position: &Position) -> String {
        notation::position_text(self, position)
    }

    fn parse_position(&self, text: &str) -> Result<Position, SetupError> {
        notation::parse_position(self, text)
    }

    fn move_text(&self, _position: &Position, action: &Move) -> String {
        notation::move_text(*action)
    }

    fn parse_move(&self, _position: &Position, text: &str) -> Result<Move, Refusal> {
        notation::parse_move(text)
    }

    /// A found card is shown to the others, and its owner looks at the next one.
    fn reveals(&self, position: &Position, action: &Move) -> bool {
        !self.open && rules::finds(self, position, *action)
    }

    fn touch_path(&self, _position: &Position, action: &Move) -> Vec<Touch> {
        touches::touch_path(*action)
    }

    fn explain_touch(&self, position: &Position, touches: &[Touch], next: &Touch) -> Refusal {
        touches::explain(position, touches, next)
    }

    fn picture(&self, position: &Position, viewer: Viewer, touches: &[Touch]) -> Scene {
        scene::picture(self, position, viewer, touches)
    }

    fn prompt(&self, position: &Position, viewer: Viewer, touches: &[Touch]) -> Message {
        scene::prompt(self, position, viewer, touches)
    }

    fn waiting(&self, position: &Position, own: Seat, hand: Seat) -> Message {
        scene::waiting(self, position, own, hand)
    }

    fn evaluate(&self, position: &Position, seat: Seat) -> i32 {
        eval::evaluate(self, position, seat)
    }

    fn evaluation_tells(&self) -> f32 {
        1.0
    }

    /// Most of a card.
    fn evaluation_scale(&self) -> i32 {
        800
    }

    fn candidates(&self, position: &Position, moves: &mut Vec<Move>) -> bool {
        eval::candidates(self, position, moves);
        false
    }

    fn order(&self, position: &Position, action: &Move) -> i32 {
        eval::order(self, position, *action)
    }

    fn reason(&self, position: &Position, action: &Move, _seat: Seat) -> Option<Message> {
        eval::reason(self, position, *action)
    }
}
