//! A game's name card: what is known of it before it is set up.

use std::borrow::Cow;

use i18n::Words;

use crate::{FIRST_RULES, Game, OptionError, OptionSpec, Settings};

/// What a game says of itself.
#[derive(Clone, Debug)]
pub struct Card {
    /// Its stable id; it is also the Fluent message that holds its words. Title: key `<id>`.
    pub id: Cow<'static, str>,
    /// Which version of its rules is played.
    pub rules: u8,
    /// What can be chosen before a match.
    pub options: Cow<'static, [OptionSpec]>,
    /// The words of its messages, when it brings its own.
    pub words: Option<Words>,
    /// How far players may take moves back.
    pub undo: UndoPolicy,
    /// Whether [`crate::Turn::Chance`] can come up after the start.
    pub has_chance: bool,
    /// Whether a seat sees what others may not: on one device, the screen is handed over.
    pub hides: bool,
    /// Whether a finished game counts as one leaf below its end in perft.
    pub finished_is_leaf: bool,
    /// Least and greatest score a seat can reach, where the game counts scores.
    pub score_range: Option<(i32, i32)>,
    /// What the scores of all seats add up to, where that never changes.
    pub score_sum: Option<i32>,
    /// Whether [`crate::Knowledge::evaluate`] of one seat is the negative of the other's.
    pub antisymmetric: bool,
    /// Who begins, until somebody chooses.
    pub order: Order,
    /// Options that the form of a new game chooses otherwise than the defaults, as `pass=yes`:
    /// the defaults are what other programs mean, and records.
    pub suggested: &'static [&'static str],
    /// Games that are nearly over, to see how they end.
    pub demos: &'static [Demo],
}

impl Card {
    /// What holds for most games, so that a card says only what is special. Without id and words
    /// it is nobody's card.
    pub const USUAL: Self = Self {
        id: Cow::Borrowed(""),
        rules: FIRST_RULES,
        options: Cow::Borrowed(&[]),
        words: None,
        undo: UndoPolicy::Unlimited,
        has_chance: false,
        hides: false,
        finished_is_leaf: false,
        score_range: None,
        score_sum: None,
        antisymmetric: false,
        order: Order::AsListed,
        suggested: &[],
        demos: &[],
    };
}

/// How far players may take moves back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoPolicy {
    /// Only the very last move, once; asked by the player who has the hand.
    Single,
    /// Back to the start.
    Unlimited,
}

/// Who begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// Who is listed first.
    AsListed,
    /// It is drawn by chance.
    Drawn,
    /// It is drawn by chance, but who is alone with machines begins if listed first.
    DrawnAmongPeople,
}

impl Order {
    /// Whether it is drawn who begins when so many people play.
    #[must_use]
    pub const fn is_drawn(self, people: usize) -> bool {
        match self {
            Self::AsListed => false,
            Self::Drawn => true,
            Self::DrawnAmongPeople => people != 1,
        }
    }
}

/// A game that is nearly over: one move or two are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Demo {
    /// What there is to see: a message key.
    pub about: &'static str,
    /// Its options, as `players=4`.
    pub options: &'static [&'static str],
    /// The seed of all chance in it.
    pub seed: u64,
    /// The moves so far, separated by blanks.
    pub moves: &'static str,
}

/// A game that ships with Marelle: it can be set up from options alone.
pub trait BuiltIn: Game {
    /// Its name card.
    fn name_card() -> &'static Card;

    /// The game with these options; those not given have their defaults.
    ///
    /// # Errors
    /// When an option is unknown, unreadable or out of its range.
    fn configure(settings: &Settings) -> Result<Self, OptionError>;
}
