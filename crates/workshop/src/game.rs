//! A designed game: a compiled design under an id, and how one is opened.
//!
//! The contract that every game keeps is implemented where the work is done: the rules and what
//! machines know in `play`, the texts in `notation`, what is seen in `scene`, what changes during
//! a play in `live`.

use std::borrow::Cow;
use std::sync::Arc;

use design::Design;
use design::files::{self, Fault, FileError};
use game::{AnyGame, Card, Game, Living, OptionError, Reason, Rules as _, Settings, UndoPolicy};
use i18n::Message;

use crate::compile::{Choice, Compiled, compile, player_numbers};
use crate::library;
use crate::options;
use crate::voice::Voice;

/// A design that can be played.
#[derive(Clone, Debug)]
pub struct DesignedGame {
    compiled: Arc<Compiled>,
    pub(crate) card: Card,
    pub(crate) voice: Arc<Voice>,
    /// The design as it was opened, before anything was chosen; none where it stands on the shelf.
    pub(crate) source: Option<Arc<Design>>,
    /// Whether people play, whose plays never stop by themselves.
    pub(crate) is_endless: bool,
}

/// Why a design cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum OpenError {
    /// The text is no design.
    #[error(transparent)]
    Unreadable(#[from] FileError),
    /// The options do not fit.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// The design cannot be played; all that is wrong with it, which is never nothing.
    #[error("the design cannot be played: {0:?}")]
    Faults(Vec<Fault>),
}

impl Reason for OpenError {
    fn key(&self) -> &'static str {
        match self {
            Self::Unreadable(error) => error.key(),
            Self::Option(error) => error.key(),
            Self::Faults(faults) => faults.first().map_or("workshop.unplayable", Reason::key),
        }
    }

    fn message(&self) -> Message {
        match self {
            Self::Unreadable(error) => error.message(),
            Self::Option(error) => error.message(),
            Self::Faults(faults) => {
                faults.first().map_or_else(|| Message::new(self.key()), Reason::message)
            }
        }
    }
}

/// A design as a game under this id, with its options `players` and `variant`, and the
/// version of the rules (`rules=1`) where an older one is wanted.
///
/// # Errors
/// When an option does not fit or the design cannot be played.
pub fn open(id: &str, design: &Design, settings: &Settings) -> Result<DesignedGame, OpenError> {
    let specs = options::specs(design);
    let mut settings = settings.clone();
    let rules = options::rules(settings.take(game::RULES).as_deref())?;
    let values = settings.against(&specs)?;
    let least = player_numbers(design).first().copied().unwrap_or(1);
    let players = values.number("players").and_then(|number| u8::try_from(number).ok());
    let variant = values.word("variant").unwrap_or_default();
    let choice = Choice { players: players.unwrap_or(least), variant, rules };
    let compiled = compile(design, choice).map_err(OpenError::Faults)?;
    let source = Some(Arc::new(design.clone()));
    Ok(DesignedGame { source, ..DesignedGame::new(id, compiled) })
}

/// A design's text as a game behind the façade.
///
/// # Errors
/// When the text is no design, an option does not fit, or the design cannot be played.
pub fn open_text(id: &str, text: &str, settings: &Settings) -> Result<Arc<dyn AnyGame>, OpenError> {
    let (design, faults) = files::read_checked(text)?;
    if !faults.is_empty() {
        return Err(OpenError::Faults(faults));
    }
    Ok(game::erase(open(id, &design, settings)?))
}

impl DesignedGame {
    /// A compiled design under this id.
    #[must_use]
    pub fn new(id: &str, compiled: Compiled) -> Self {
        let card = Card {
            id: Cow::Owned(id.to_owned()),
            rules: compiled.rules.number(),
            options: Cow::Owned(options::specs(&compiled.design)),
            words: Some(design::WORDS),
            undo: UndoPolicy::Unlimited,
            has_chance: compiled.has_chance,
            hides: compiled.has_secrets(),
            ..Card::USUAL
        };
        let voice = Arc::new(Voice::of(&compiled.design));
        Self { compiled: Arc::new(compiled), card, voice, source: None, is_endless: false }
    }

    /// The same under an id of the shelf, which is all that a record needs to know of it.
    pub(crate) fn on_shelf(self) -> Self {
        Self { source: None, ..self }
    }

    /// The same game for another play, which follows the newest rules; `None` where it does
    /// already.
    #[must_use]
    pub fn renewed(&self) -> Option<Self> {
        let mut settings = self.settings();
        settings.take(game::RULES)?;
        let opened = match &self.source {
            Some(design) => open(&self.card.id, design, &settings),
            None => library::entry(&self.card.id)?.open(&settings),
        };
        opened.ok()
    }

    /// Another compilation of the same design.
    pub(crate) fn recompiled(&self, compiled: Compiled) -> Self {
        Self { is_endless: self.is_endless, ..Self::new(&self.card.id, compiled) }
    }

    /// Its card with other words.
    pub(crate) fn into_card(self, words: i18n::Words) -> Card {
        Card { words: Some(words), ..self.card }
    }

    /// The compiled design.
    #[inline]
    #[must_use]
    pub fn compiled(&self) -> &Compiled {
        &self.compiled
    }

    /// The same game for machines that look ahead: every line of play comes to an end.
    #[must_use]
    pub fn for_machines(&self) -> Self {
        Self { is_endless: false, ..self.clone() }
    }
}

impl Game for DesignedGame {
    fn living(&self) -> Option<&dyn Living<Self>> {
        Some(self)
    }
}
