//! A new game before it begins: who plays, with which options, with or without a clock.
//!
//! The options are those that the game declares; what fits together is for the game to say.

mod draw;
mod fields;
mod keys;

use std::sync::Arc;

use catalogue::Family;
use game::{AnyGame, Level, Reason as _, Settings};
use i18n::Message;
use scene::{Figure, Token};
use session::{ClockRules, Controller, Match, Player, Session, Table};

use crate::desk::Desk;
use fields::Field;

/// The form of a new game.
pub(crate) struct NewGame {
    id: &'static str,
    family: &'static Family,
    /// What was chosen; all else is as usual.
    settings: Settings,
    /// The game with these options.
    game: Arc<dyn AnyGame>,
    seats: Vec<SeatForm>,
    clock: Option<ClockRules>,
    /// Whether it is drawn who begins, once that was chosen.
    drawn: Option<bool>,
    focus: Field,
    /// Why the last change was refused.
    trouble: Option<Message>,
}

/// Who will play a seat.
#[derive(Clone, Debug)]
struct SeatForm {
    name: String,
    controller: Controller,
    token: Option<char>,
}

impl NewGame {
    /// The form of a game: one person against machines, unless it is for one alone.
    pub(crate) fn of(id: &str, desk: &Desk) -> Option<Self> {
        let family = catalogue::family(id).ok()?;
        let settings = Settings::parse(preset(id).iter().copied()).ok()?;
        let game = family.open(&settings).ok()?;
        let mut form = Self {
            id: family.card().id.as_ref(),
            family,
            settings,
            game,
            seats: Vec::new(),
            clock: None,
            drawn: None,
            focus: Field::Start,
            trouble: None,
        };
        form.fit_seats(desk);
        Some(form)
    }

    /// As many seats as the game has now.
    fn fit_seats(&mut self, desk: &Desk) {
        let wanted = usize::from(self.game.seats());
        self.seats.truncate(wanted);
        while self.seats.len() < wanted {
            let nth = self.seats.len();
            let controller = match nth {
                0 => Controller::Human,
                _ => Controller::Machine(Level::USUAL),
            };
            let name = match controller {
                Controller::Human => desk.names.get(nth).cloned().unwrap_or_default(),
                Controller::Machine(_) => String::new(),
            };
            self.seats.push(SeatForm { name, controller, token: None });
        }
    }

    /// Sets an option, or lets it be as usual; a refused value changes nothing.
    fn set(&mut self, name: &str, value: Option<String>, desk: &Desk) {
        let mut settings = self.settings.clone();
        match value {
            Some(value) => settings.set(name, value),
            None => drop(settings.take(name)),
        }
        match self.family.open(&settings) {
            Ok(game) => {
                (self.settings, self.game, self.trouble) = (settings, game, None);
                self.fit_seats(desk);
            }
            Err(error) => self.trouble = Some(error.message()),
        }
    }

    /// Whether it is drawn who begins: in Quoridor always, in Labyrinth unless one person plays
    /// against machines, elsewhere only when that is chosen.
    fn is_drawn(&self) -> bool {
        let is_human = |seat: &&SeatForm| seat.controller == Controller::Human;
        let usual = match self.id {
            "quoridor" => true,
            "labyrinth" => self.seats.iter().filter(is_human).count() != 1,
            _ => false,
        };
        self.drawn.unwrap_or(usual)
    }

    /// Whether players are drawn as plain tokens, which they may choose.
    fn has_tokens(&self) -> bool {
        let scene = self.game.start(0).scene(game::Viewer::Public, &[], None);
        scene
            .panels
            .iter()
            .any(|panel| panel.token.figure == Figure::Pawn(Token::of_seat(panel.seat)))
    }

    /// Lets people play every seat, in the order of the list.
    #[cfg(test)]
    pub(crate) fn seat_people(&mut self) {
        self.seats.iter_mut().for_each(|seat| seat.controller = Controller::Human);
        self.drawn = Some(false);
    }

    /// The session as the form describes it.
    fn begin(&self, desk: &mut Desk) -> Result<Session, Message> {
        let mut players: Vec<Player> = self
            .seats
            .iter()
            .map(|seat| Player {
                name: seat.name_in(desk),
                controller: seat.controller,
                token: seat.token.filter(|_| self.has_tokens()).map(Token),
            })
            .collect();
        desk.names = self.seats.iter().map(|seat| seat.name.clone()).collect();
        if self.is_drawn() {
            game::Rng::from_seed(desk.fresh_seed()).shuffle(&mut players);
        }
        let mut table = Table::new(players);
        table.clock = self.clock;
        table.pass_device = self.game.card().hides;
        let start = Match::new(Arc::clone(&self.game), desk.fresh_seed());
        Session::new(start, table).map_err(|error| error.message())
    }
}

impl SeatForm {
    /// The name that was typed; machines without one are called by their level.
    fn name_in(&self, desk: &Desk) -> String {
        match self.controller {
            Controller::Machine(level) if self.name.trim().is_empty() => {
                format!("{} ({level})", desk.words.say(&level.message()))
            }
            _ => self.name.trim().to_owned(),
        }
    }
}

/// What is chosen here where nothing else is: in the game of the console, players may pass.
const fn preset(id: &str) -> &'static [&'static str] {
    match id.as_bytes() {
        b"quoridor" => &["pass=yes"],
        _ => &[],
    }
}
