//! Quoridor: reach the far side first; walls make the way longer but never close it.
//!
//! Two players face to face or four around the board, boards from 3×3 to 12×12, every option of
//! the text protocol. This file is the name card and the options; the contract is implemented
//! where the work is done: in `rules` (with `pawns` and `walls`), `notation`, `scene` and `eval`.
//! Machines are not made here, only the knowledge they use.

mod bits;
mod board;
mod candidates;
mod demos;
mod endgame;
mod eval;
mod hash;
mod layout;
mod moves;
mod notation;
mod paths;
mod pawns;
mod perft;
mod race;
mod refusal;
mod rules;
mod scene;
mod setup;
mod view;
mod walls;
mod ways;

use std::borrow::Cow;

use game::{
    BuiltIn, Card, Game, OptionDefault, OptionError, OptionKind, OptionSpec, Order, Settings,
    UndoPolicy,
};
use i18n::Words;

pub use board::Position;
pub use endgame::Endgame;
pub use moves::{Move, Orientation};
pub use refusal::Refusal;
pub use view::View;

/// Quoridor with its options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quoridor {
    size: u8,
    players: u8,
    walls_each: u8,
    pass: bool,
    bonus: u8,
    behind: Behind,
    /// The goal cells of each seat.
    goals: [[u64; 3]; 4],
    /// All crossings, then those of the west column, east column, south row and north row.
    crossings: [[u64; 2]; 5],
}

/// What a second pawn right behind a jumped one does, with four players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Behind {
    /// There is no jump over the first.
    None,
    /// It is like a wall: the way around is open.
    Diagonal,
}

const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: "size",
        kind: OptionKind::Number { min: 3, max: layout::MAX_SIZE as u32 },
        default: OptionDefault::Is("9"),
    },
    OptionSpec {
        name: "players",
        kind: OptionKind::Numbers(&[2, 4]),
        default: OptionDefault::Is("2"),
    },
    OptionSpec {
        name: "walls",
        kind: OptionKind::Number { min: 0, max: hash::MAX_WALLS as u32 },
        default: OptionDefault::Follows("quoridor.walls-default"),
    },
    OptionSpec { name: "pass", kind: OptionKind::FLAG, default: OptionDefault::Is("no") },
    OptionSpec {
        name: "bonus",
        kind: OptionKind::Number { min: 0, max: board::MAX_BONUS as u32 },
        default: OptionDefault::Is("0"),
    },
    OptionSpec {
        name: "behind",
        kind: OptionKind::Choice(&["none", "diagonal"]),
        default: OptionDefault::Is("none"),
    },
];

static CARD: Card = Card {
    id: Cow::Borrowed("quoridor"),
    options: Cow::Borrowed(OPTIONS),
    words: Some(Words { en: include_str!("../i18n/en.ftl"), fr: include_str!("../i18n/fr.ftl") }),
    undo: UndoPolicy::Single,
    antisymmetric: true,
    order: Order::Drawn,
    suggested: &["pass=yes"],
    demos: demos::DEMOS,
    ..Card::USUAL
};

impl BuiltIn for Quoridor {
    fn name_card() -> &'static Card {
        &CARD
    }

    fn configure(settings: &Settings) -> Result<Self, OptionError> {
        let values = settings.against(OPTIONS)?;
        // The specs keep every number below 256.
        let number = |name| values.number(name).and_then(|number| u8::try_from(number).ok());
        let (size, players) = (number("size").unwrap_or(9), number("players").unwrap_or(2));
        let stock = if size > 9 { 40 } else { 20 };
        Ok(Self {
            size,
            players,
            walls_each: number("walls").unwrap_or(stock / players),
            pass: values.flag("pass"),
            bonus: number("bonus").unwrap_or(0),
            behind: match values.word("behind") {
                Some("diagonal") => Behind::Diagonal,
                _ => Behind::None,
            },
            goals: board::goals(size, players),
            crossings: board::crossings(size),
        })
    }
}

impl Quoridor {
    /// Whether a cell is a goal of a seat.
    fn is_goal(&self, seat: usize, cell: u8) -> bool {
        board::is_set(&self.goals[seat], cell)
    }

    /// How many steps each seat's pawn is from its goal, pawns ignored.
    #[must_use]
    pub fn distances(&self, position: &Position) -> Vec<Option<u32>> {
        let seats = 0..self.players as usize;
        layout::with_layout!(self.size, L => {
            seats.map(|seat| paths::distance::<L>(self, position, seat)).collect()
        })
    }
}

impl Game for Quoridor {}
