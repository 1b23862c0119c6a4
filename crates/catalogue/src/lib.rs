//! The shelf: the only crate that lists the games, one line a game.
//!
//! Everything that serves all games (sessions, the protocol, front ends) asks here for a game
//! by its id. It holds no rule. Of designs it lists those that ship; all others are files.

mod error;

use std::any::Any;
use std::sync::{Arc, LazyLock};

use design::Design;
use game::{AnyGame, BuiltIn, Card, Knowledge as _, OptionError, Settings};
use i18n::{Lang, Message, SourceError, Translator, Words};
use search::{Make, Method, Thinker};
use workshop::DesignedGame;
use workshop::library::{self, Entry};

pub use error::OpenError;

/// Lists games with code of their own. Their machines stand in a list apart, so that a program
/// that asks for none need not hold them: the page of a browser is fetched over a network.
macro_rules! shelf {
    ($($game:ty,)+) => {
        const BUILT_IN: &[Family] = &[$(Family::of::<$game>()),+];
        const MACHINES: &[MachineOf] = &[$(machine_of::<$game>),+];
    };
}

// The games on the shelf that have code of their own. A new game is one line here.
shelf! {
    game_othello::Othello,
    game_quoridor::Quoridor,
    game_labyrinth::Labyrinth,
    game_mansuba::Mansuba,
    game_morris::Morris,
    game_hex::Hex,
}

/// The words of this crate's own messages.
pub const WORDS: Words =
    Words { en: include_str!("../i18n/en.ftl"), fr: include_str!("../i18n/fr.ftl") };

/// What the id of a game begins with whose design is a file; the file follows.
pub const DESIGN: &str = "design:";

/// Makes a machine for a game, when it is of one kind.
type MachineOf = fn(&dyn Any, Make) -> Option<Box<dyn Thinker>>;

/// A game before its options are chosen.
#[derive(Clone, Copy, Debug)]
pub struct Family(Kind);

/// A game with code of its own, or a design of the workshop's library.
#[derive(Clone, Copy, Debug)]
enum Kind {
    BuiltIn {
        card: fn() -> &'static Card,
        open: fn(&Settings) -> Result<Arc<dyn AnyGame>, OptionError>,
    },
    Design(&'static Entry),
}

impl Family {
    const fn of<G: BuiltIn>() -> Self {
        Self(Kind::BuiltIn { card: G::name_card, open: configure::<G> })
    }

    /// Its name card.
    #[must_use]
    pub fn card(&self) -> &'static Card {
        match self.0 {
            Kind::BuiltIn { card, .. } => card(),
            Kind::Design(entry) => entry.card(),
        }
    }

    /// The game with these options; those not given have their defaults.
    ///
    /// # Errors
    /// When an option is unknown, unreadable or out of its range.
    pub fn open(&self, settings: &Settings) -> Result<Arc<dyn AnyGame>, OpenError> {
        match self.0 {
            Kind::BuiltIn { open, .. } => Ok(open(settings)?),
            Kind::Design(entry) => Ok(game::erase(entry.open(settings)?)),
        }
    }

    /// The design, when it is one of the workshop's library.
    #[must_use]
    pub const fn design(&self) -> Option<&'static Entry> {
        match self.0 {
            Kind::BuiltIn { .. } => None,
            Kind::Design(entry) => Some(entry),
        }
    }
}

fn configure<G: BuiltIn>(settings: &Settings) -> Result<Arc<dyn AnyGame>, OptionError> {
    G::configure(settings).map(game::erase)
}

fn machine_of<G: BuiltIn>(game: &dyn Any, make: Make) -> Option<Box<dyn Thinker>> {
    game.downcast_ref::<G>().map(|game| search::machine(game.clone(), make))
}

/// Most designs have no evaluation that looking a few moves ahead could stand on.
fn machine_of_design(design: DesignedGame, make: Make) -> Box<dyn Thinker> {
    let method = if design.evaluation().tells < 1.0 { Method::Tree } else { make.method };
    search::machine(design, Make { method, ..make })
}

/// Every game, in the order of the shelf: those with code of their own, then the library.
#[must_use]
pub fn families() -> &'static [Family] {
    static FAMILIES: LazyLock<Vec<Family>> = LazyLock::new(|| {
        let designs = library::entries().iter().map(|entry| Family(Kind::Design(entry)));
        BUILT_IN.iter().copied().chain(designs).collect()
    });
    &FAMILIES
}

/// The id of every game, in the order of the shelf.
pub fn ids() -> impl Iterator<Item = &'static str> {
    families().iter().map(|family| family.card().id.as_ref())
}

/// The game of this id, before its options are chosen.
///
/// # Errors
/// When no game has this id.
pub fn family(id: &str) -> Result<&'static Family, OpenError> {
    let found = families().iter().find(|family| family.card().id == id);
    found.ok_or_else(|| OpenError::unknown_game(id))
}

/// The game of this id with these options; those not given have their defaults.
///
/// ```
/// let settings = game::Settings::parse(["size=5"])?;
/// let game = catalogue::open("quoridor", &settings)?;
/// assert_eq!(game.settings().get("size"), Some("5"));
/// # Ok::<(), catalogue::OpenError>(())
/// ```
///
/// # Errors
/// When no game has this id, or an option is unknown, unreadable or out of its range.
pub fn open(id: &str, settings: &Settings) -> Result<Arc<dyn AnyGame>, OpenError> {
    family(id)?.open(settings)
}

/// The game of this id, or the game of a design that is on no shelf, under this id.
///
/// # Errors
/// When no game has this id, the text is no design, or an option does not fit.
pub fn open_with(
    id: &str,
    design: Option<&str>,
    settings: &Settings,
) -> Result<Arc<dyn AnyGame>, OpenError> {
    match design {
        None => open(id, settings),
        Some(text) => Ok(workshop::open_text(id, text, settings)?),
    }
}

/// The same game for another play: of a game that was opened under older rules, the newest ones.
#[must_use]
pub fn renewed(game: Arc<dyn AnyGame>) -> Arc<dyn AnyGame> {
    let designed = game.inner().downcast_ref::<DesignedGame>();
    designed.and_then(DesignedGame::renewed).map_or(game, game::erase)
}

/// A machine for an open game; `None` when it is neither a game of the shelf nor a design.
#[must_use]
pub fn machine_for(game: &dyn AnyGame, make: Make) -> Option<Box<dyn Thinker>> {
    let built_in = MACHINES.iter().find_map(|machine_of| machine_of(game.inner(), make));
    built_in.or_else(|| {
        let design = game.inner().downcast_ref::<DesignedGame>()?;
        Some(machine_of_design(design.for_machines(), make))
    })
}

/// The Fluent sources of every game, of the contract, of the workshop and of this crate.
#[must_use]
pub fn words(lang: Lang) -> Vec<&'static str> {
    all_words().map(|words| words.in_lang(lang)).collect()
}

/// Speaks for every game; `extra` are the words of those that ask.
///
/// # Errors
/// When a source is not well-formed or says again what another says.
pub fn translator(lang: Lang, extra: &[Words]) -> Result<Translator, SourceError> {
    let mut sources = words(lang);
    sources.extend(extra.iter().map(|words| words.in_lang(lang)));
    Translator::new(lang, &sources)
}

/// The design that a game is, on the shelf or not; `None` where it has code of its own.
#[must_use]
pub fn design_of(game: &dyn AnyGame) -> Option<&Design> {
    game.inner().downcast_ref::<DesignedGame>().map(|designed| designed.compiled().design())
}

/// What a game is called: by its design, or by the words that go with its id.
#[must_use]
pub fn title(game: &dyn AnyGame, voice: &Translator) -> String {
    let name = design_of(game).map(|design| design.name.in_lang(voice.lang()).trim());
    let id = game.card().id.as_ref();
    match name {
        Some(name) if !name.is_empty() => name.to_owned(),
        Some(_) if !voice.has(id) => voice.say(&Message::new("catalogue.unnamed")),
        _ => voice.say(&Message::new(id.to_owned())),
    }
}

/// What a side is called: by its design, or where the game has words for it (`othello.seat-1`).
#[must_use]
pub fn side_name(game: &dyn AnyGame, seat: u8, voice: &Translator) -> Option<String> {
    if let Some(design) = design_of(game) {
        let index = usize::from(seat).checked_sub(1)?;
        let player = design.players.get(index)?;
        return Some(player.name.in_lang(voice.lang()).to_owned()).filter(|name| !name.is_empty());
    }
    let side = format!("{}.seat-{seat}", game.card().id);
    voice.has(&side).then(|| voice.say(&Message::new(side)))
}

fn all_words() -> impl Iterator<Item = Words> {
    let games = families().iter().filter_map(|family| family.card().words);
    [game::WORDS, WORDS, design::WORDS].into_iter().chain(games)
}

#[cfg(test)]
mod tests;
