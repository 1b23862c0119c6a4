//! A game's name card: what is known of it before it is set up.

use std::borrow::Cow;

use i18n::Lang;

use crate::{Game, OptionError, OptionSpec, Settings};

/// What a game says of itself.
#[derive(Clone, Debug)]
pub struct Card {
    /// Its stable id; it is also the Fluent message that holds its words. Title: key `<id>`.
    pub id: Cow<'static, str>,
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
    /// Whether [`Game::evaluate`] of one seat is the negative of the other's.
    pub antisymmetric: bool,
}

/// The words of a game's messages, as Fluent sources.
#[derive(Clone, Copy, Debug)]
pub struct Words {
    /// English.
    pub en: &'static str,
    /// French.
    pub fr: &'static str,
}

impl Words {
    /// The source in a language.
    #[must_use]
    pub const fn in_lang(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en,
            Lang::Fr => self.fr,
        }
    }
}

/// How far players may take moves back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoPolicy {
    /// Only the very last move, once; asked by the player who has the hand.
    Single,
    /// Back to the start.
    Unlimited,
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
