//! Who sits at the table and by which house rules they play.
//!
//! It says nothing of how a machine thinks: the front end asks one for its move and plays it.

use game::{Level, Seat};
use scene::{Figure, Scene, Token};

use crate::{ClockRules, SessionError};

/// A name may be this many characters long.
pub const LONGEST_NAME: usize = 100;

/// The seats and the house rules of a session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// One player a seat, in seat order.
    pub players: Vec<Player>,
    /// The clock, when it is on.
    pub clock: Option<ClockRules>,
    /// Whether one device goes from hand to hand and must be passed before the next human acts;
    /// for games that hide something.
    pub pass_device: bool,
    /// Whether the maker of the game tries it out: undo crosses secrets and chances then, and
    /// the game may be changed while it is played.
    pub test: bool,
}

/// One player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// How they are called.
    pub name: String,
    /// Who moves for them.
    pub controller: Controller,
    /// The character they chose to stand for them where a plain token of theirs is drawn.
    pub token: Option<Token>,
}

/// Who moves for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Controller {
    /// A person.
    Human,
    /// A machine of this level.
    Machine(Level),
}

impl Player {
    /// A person.
    #[must_use]
    pub fn human(name: impl Into<String>) -> Self {
        Self { name: name.into(), controller: Controller::Human, token: None }
    }

    /// A machine.
    #[must_use]
    pub fn machine(name: impl Into<String>, level: Level) -> Self {
        Self { name: name.into(), controller: Controller::Machine(level), token: None }
    }
}

impl Table {
    /// These players, without clock, each with a view of their own.
    #[must_use]
    pub const fn new(players: Vec<Player>) -> Self {
        Self { players, clock: None, pass_device: false, test: false }
    }

    /// The player of a seat.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.get(seat.index())
    }

    /// Whether a person plays this seat.
    #[must_use]
    pub fn is_human(&self, seat: Seat) -> bool {
        self.player(seat).is_some_and(|player| player.controller == Controller::Human)
    }

    /// The seats that people play, in order.
    pub fn people(&self) -> impl Iterator<Item = Seat> {
        let seats = (0..self.players.len()).map(Seat::at);
        seats.filter(|seat| self.is_human(*seat))
    }

    /// Whether the device must be passed: only where several people share it.
    pub(crate) fn device_goes_around(&self) -> bool {
        self.pass_device && self.people().count() > 1
    }

    /// Makes sure that a game for so many seats can be played here.
    pub(crate) fn check(&self, seats: u8) -> Result<(), SessionError> {
        if self.players.len() != usize::from(seats) {
            return Err(SessionError::WrongSeats { wanted: seats, given: self.players.len() });
        }
        let too_long = |player: &&Player| player.name.chars().nth(LONGEST_NAME).is_some();
        if let Some(player) = self.players.iter().find(too_long) {
            return Err(SessionError::NameTooLong { name: i18n::clip(&player.name) });
        }
        self.check_tokens()?;
        if matches!(self.clock, Some(ClockRules::Limited { initial_ms: 0, .. })) {
            return Err(SessionError::ClockEmpty);
        }
        Ok(())
    }

    /// Draws chosen tokens where a seat has plain ones: its number or a disc. Pieces that tell
    /// more than whose they are keep their looks.
    pub(crate) fn lay_tokens(&self, scene: &mut Scene) {
        if self.players.iter().all(|player| player.token.is_none()) {
            return;
        }
        let spots = scene.boards.iter_mut().flat_map(|board| &mut board.spots);
        let pieces = spots.flat_map(|spot| &mut spot.pieces);
        let tokens = scene.panels.iter_mut().map(|panel| &mut panel.token);
        for piece in pieces.chain(tokens) {
            let Some(owner) = piece.owner else { continue };
            let is_plain = match piece.figure {
                Figure::Disc => true,
                Figure::Pawn(token) => token == Token::of_seat(owner),
                _ => false,
            };
            let player = usize::from(owner).checked_sub(1).and_then(|at| self.players.get(at));
            if let (true, Some(token)) = (is_plain, player.and_then(|player| player.token)) {
                piece.figure = Figure::Pawn(token);
            }
        }
    }

    /// Tokens must be seen and told apart, from the numbers of other seats too.
    fn check_tokens(&self) -> Result<(), SessionError> {
        let shown = |(number, player): (u8, &Player)| {
            player.token.unwrap_or_else(|| Token::of_seat(number))
        };
        let shown: Vec<Token> = (1..).zip(&self.players).map(shown).collect();
        for (index, token) in shown.iter().enumerate() {
            if Token::chosen(token.0).is_none() {
                return Err(SessionError::TokenUnseen);
            }
            if shown.iter().take(index).any(|other| other == token) {
                return Err(SessionError::TokenTaken { token: token.0 });
            }
        }
        Ok(())
    }
}
