//! The form of a new game: who plays, with which options, with or without a clock.
//!
//! The options are those that the game declares; what fits together is for the game to say.

use std::sync::Arc;

use catalogue::{Family, OpenError};
use design::Design;
use game::{AnyGame, Level, OptionKind, OptionSpec, Reason as _, Rng, Settings, Viewer};
use i18n::{Message, Translator};
use scene::{Figure, Token};
use session::{ClockRules, Controller, Match, Player, Session, Table};

/// A new game before it begins.
#[derive(Clone)]
pub struct Form {
    origin: Origin,
    /// The options of the game, as it declares them.
    specs: Vec<OptionSpec>,
    /// What was chosen; all else is as usual.
    settings: Settings,
    game: Arc<dyn AnyGame>,
    /// Who will play.
    pub seats: Vec<SeatForm>,
    /// The clock, when it is on.
    pub clock: Option<ClockRules>,
    /// Whether it is drawn who begins, once that was chosen.
    pub drawn: Option<bool>,
    names: Vec<String>,
}

/// Where the game comes from.
#[derive(Clone)]
enum Origin {
    Shelf(&'static Family),
    /// A design that is not on the shelf, under an id of its own.
    Design(String, Arc<Design>),
}

impl Origin {
    fn open(&self, settings: &Settings) -> Result<Arc<dyn AnyGame>, OpenError> {
        match self {
            Self::Shelf(family) => family.open(settings),
            Self::Design(id, design) => Ok(game::erase(workshop::open(id, design, settings)?)),
        }
    }
}

/// Who will play a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatForm {
    /// The name that was typed.
    pub name: String,
    /// Who moves.
    pub controller: Controller,
    /// The character that was chosen.
    pub token: Option<char>,
}

impl Form {
    /// The form of a game: one person against machines, unless it is for one alone. `names` are
    /// those of the people who played last.
    ///
    /// # Errors
    /// When no game has this id.
    pub fn of(id: &str, names: &[String]) -> Result<Self, OpenError> {
        let family = catalogue::family(id)?;
        let suggested = Settings::parse(family.card().suggested.iter().copied())?;
        Self::new(Origin::Shelf(family), suggested, names)
    }

    /// The form of a design that is not on the shelf, under an id of its own.
    ///
    /// # Errors
    /// When the design cannot be played.
    pub fn of_design(id: &str, design: Design, names: &[String]) -> Result<Self, OpenError> {
        let origin = Origin::Design(id.to_owned(), Arc::new(design));
        Self::new(origin, Settings::none(), names)
    }

    fn new(origin: Origin, settings: Settings, names: &[String]) -> Result<Self, OpenError> {
        let game = origin.open(&settings)?;
        let specs = game.card().options.to_vec();
        let (seats, names) = (Vec::new(), names.to_vec());
        let (clock, drawn) = (None, None);
        let mut form = Self { origin, specs, settings, game, seats, clock, drawn, names };
        form.fit_seats();
        Ok(form)
    }

    /// The id of the game.
    #[must_use]
    pub fn id(&self) -> &str {
        self.game.card().id.as_ref()
    }

    /// The design, where the game is one.
    #[must_use]
    pub fn design(&self) -> Option<&Design> {
        match &self.origin {
            Origin::Shelf(family) => family.design().map(|entry| &entry.design),
            Origin::Design(_, design) => Some(design),
        }
    }

    /// The game with the options chosen so far.
    #[must_use]
    pub const fn game(&self) -> &Arc<dyn AnyGame> {
        &self.game
    }

    /// What was chosen; all else is as usual.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The options that leave a choice.
    pub fn options(&self) -> impl Iterator<Item = &OptionSpec> {
        self.specs.iter().filter(|spec| values(spec).len() > 1)
    }

    /// The option of this name.
    #[must_use]
    pub fn option(&self, name: &str) -> Option<&OptionSpec> {
        self.specs.iter().find(|spec| spec.name == name)
    }

    /// What an option is called.
    #[must_use]
    pub fn option_words(&self, name: &str, words: &Translator) -> String {
        let key = match (name, &self.origin) {
            ("variant", _) => "sitting.variant".to_owned(),
            (name, Origin::Shelf(_)) => format!("{}.option-{name}", self.id()),
            (name, Origin::Design(..)) => format!("shelf.option-{name}"),
        };
        words.say(&Message::new(key))
    }

    /// What a value of an option is called.
    #[must_use]
    pub fn value_words(&self, value: &str, words: &Translator) -> String {
        let variants = self.design().map(|design| &design.variants);
        let variant = variants.and_then(|all| all.iter().find(|variant| variant.id == value));
        if let Some(variant) = variant {
            return variant.name.in_lang(words.lang()).to_owned();
        }
        if value.is_empty() {
            // No variant is chosen: the design as it is.
            return words.say(&Message::new("sitting.value-usual"));
        }
        let own = format!("{}.value-{value}", self.id());
        let key = if words.has(&own) { own } else { format!("sitting.value-{value}") };
        if words.has(&key) { words.say(&Message::new(key)) } else { value.to_owned() }
    }

    /// As many seats as the game has now.
    fn fit_seats(&mut self) {
        let wanted = usize::from(self.game.seats());
        self.seats.truncate(wanted);
        while self.seats.len() < wanted {
            let nth = self.seats.len();
            let (controller, name) = match nth {
                0 => (Controller::Human, self.names.first().cloned().unwrap_or_default()),
                _ => (Controller::Machine(Level::USUAL), String::new()),
            };
            self.seats.push(SeatForm { name, controller, token: None });
        }
    }

    /// Whether an option was given another value than the one the form began with.
    #[must_use]
    pub fn is_chosen(&self, name: &str) -> bool {
        let is_suggested = |value: &str| {
            let suggested = self.game.card().suggested.iter();
            suggested.filter_map(|one| one.split_once('=')).any(|one| one == (name, value))
        };
        self.settings.get(name).is_some_and(|value| !is_suggested(value))
    }

    /// Sets an option, or lets it be as usual.
    ///
    /// # Errors
    /// Why the game refuses it; nothing has changed then.
    pub fn set(&mut self, name: &str, value: Option<String>) -> Result<(), Message> {
        let mut settings = self.settings.clone();
        match value {
            Some(value) => settings.set(name, value),
            None => drop(settings.take(name)),
        }
        let game = self.origin.open(&settings).map_err(|error| error.message())?;
        (self.settings, self.game) = (settings, game);
        self.fit_seats();
        Ok(())
    }

    /// Whether it is drawn who begins: as the game has it, until somebody chooses.
    #[must_use]
    pub fn is_drawn(&self) -> bool {
        let is_human = |seat: &&SeatForm| seat.controller == Controller::Human;
        let people = self.seats.iter().filter(is_human).count();
        self.drawn.unwrap_or_else(|| self.game.card().order.is_drawn(people))
    }

    /// Whether players are drawn as plain tokens, which they may choose.
    #[must_use]
    pub fn has_tokens(&self) -> bool {
        let scene = self.game.start(0).scene(Viewer::Public, &[], None);
        let is_plain = |panel: &scene::SeatPanel| {
            panel.token.figure == Figure::Pawn(Token::of_seat(panel.seat))
        };
        scene.panels.iter().any(is_plain)
    }

    /// The session as the form describes it. Seeds are drawn by the caller: one for who begins,
    /// one for the game.
    ///
    /// # Errors
    /// When the table does not fit the game.
    pub fn begin(&self, words: &Translator, seeds: [u64; 2]) -> Result<Session, Message> {
        let has_tokens = self.has_tokens();
        let player = |seat: &SeatForm| Player {
            name: seat.name_in(words),
            controller: seat.controller,
            token: seat.token.filter(|_| has_tokens).map(Token),
        };
        let mut players: Vec<Player> = self.seats.iter().map(player).collect();
        let [order, deal] = seeds;
        if self.is_drawn() {
            Rng::from_seed(order).shuffle(&mut players);
        }
        let mut table = Table::new(players);
        table.clock = self.clock;
        table.pass_device = self.game.card().hides;
        let start = Match::new(Arc::clone(&self.game), deal);
        Session::new(start, table).map_err(|error| error.message())
    }
}

impl SeatForm {
    /// The name that was typed; machines without one are called machines.
    #[must_use]
    pub fn name_in(&self, words: &Translator) -> String {
        match self.controller {
            Controller::Machine(level) if self.name.trim().is_empty() => {
                words.say(&Message::new("sitting.machine").with("level", level.number()))
            }
            _ => self.name.trim().to_owned(),
        }
    }
}

/// All values of an option.
#[must_use]
pub fn values(spec: &OptionSpec) -> Vec<String> {
    match &spec.kind {
        OptionKind::Number { min, max } => (*min..=*max).map(|number| number.to_string()).collect(),
        OptionKind::Numbers(list) => list.iter().map(u32::to_string).collect(),
        OptionKind::Choice(words) => words.iter().map(|&word| word.to_owned()).collect(),
        OptionKind::Words(words) => words.clone(),
    }
}
