//! What is seen: the board, the tile in hand, pawns, cards found and how many are left; of the
//! cards to find, a seat sees its own top one, or everybody all of them when cards are open.
//!
//! Views also come from outside, so nothing in them is believed: a position is rebuilt and must
//! show the very same view. The order of a stack is in no view with hidden cards.

use game::{Rng, Rules as _, Seat, SetupError, Viewer};
use geometry::Cell;
use serde::{Deserialize, Serialize};

use crate::board::{Position, Setup, home};
use crate::notation::{letters, parse_hand, parse_last, parse_letters, parse_tiles, tiles_text};
use crate::tiles::{Treasure, cell_at};
use crate::{ID, Labyrinth};

/// What a viewer sees; it is sent as it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The game's id.
    pub game: String,
    /// The seat that looks; none for the public.
    pub seat: Option<Seat>,
    /// The seat that has the hand; none when the game is over.
    pub to_move: Option<Seat>,
    /// The outcome, once there is one.
    pub over: Option<String>,
    /// The round, from 1.
    pub round: u32,
    /// The 49 tiles as in the position text.
    pub tiles: String,
    /// The tile in hand.
    pub hand: String,
    /// The cells of the pawns in seat order.
    pub pawns: Vec<Cell>,
    /// Where the last tile was pushed in.
    pub last: Option<String>,
    /// The letter of the card the viewer looks for, or the cell of its corner when it has found
    /// all; none for the public, and while open cards are left.
    pub target: Option<String>,
    /// The letters of the cards found, in the order found, in seat order.
    pub found: Vec<String>,
    /// How many cards each seat has to find.
    pub left: Vec<u8>,
    /// The letters of the cards to find, in seat order, when cards are open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cards: Option<Vec<String>>,
}

impl game::View<Labyrinth> for View {
    fn of(game: &Labyrinth, position: &Position, viewer: Viewer) -> Self {
        let setup = position.setup(game);
        let all_letters =
            |lists: &[Vec<Treasure>]| lists.iter().map(|list| letters(list)).collect();
        let stacks = position.stacks.iter().take(game.players.into());
        Self {
            game: ID.to_owned(),
            seat: viewer.seat(),
            to_move: setup.to_move,
            over: game.outcome(position).map(|outcome| outcome.verdict.to_string()),
            round: setup.round,
            tiles: tiles_text(&setup.tiles),
            hand: setup.hand.to_string(),
            pawns: setup.pawns,
            last: setup.last.map(|slot| slot.to_string()),
            target: viewer.seat().and_then(|seat| target_text(game, position, seat)),
            found: all_letters(&setup.found),
            left: stacks.map(|stack| stack.left_count()).collect(),
            cards: game.open.then(|| all_letters(&setup.cards)),
        }
    }

    fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Public, Viewer::Seat)
    }

    fn sample(&self, game: &Labyrinth, rng: &mut Rng) -> Result<Position, SetupError> {
        if self.game != ID {
            return Err(SetupError::unreadable("game", &self.game));
        }
        if self.seat.is_some_and(|seat| seat.number() > game.players) {
            return Err(SetupError::impossible("seat", "labyrinth.setup-no-seat"));
        }
        let found = parse_lists("found", &self.found)?;
        let cards = match &self.cards {
            Some(cards) if game.open => parse_lists("cards", cards)?,
            None if game.open => return Err(SetupError::Missing { field: "cards" }),
            _ => self.deal(&found, rng)?,
        };
        let setup = Setup {
            tiles: parse_tiles(&self.tiles)?,
            hand: parse_hand(&self.hand)?,
            pawns: self.pawns.clone(),
            last: self.last.as_deref().map_or(Ok(None), parse_last)?,
            cards,
            found,
            to_move: self.to_move,
            round: self.round,
        };
        let position = Position::new(game, &setup)?;
        self.compare(&Self::of(game, &position, self.viewer()))?;
        Ok(position)
    }
}

impl View {
    /// Deals the cards that nobody has shown: any order is equally likely, but for the card that
    /// the viewer looks at, which lies on top of its stack.
    fn deal(
        &self,
        found: &[Vec<Treasure>],
        rng: &mut Rng,
    ) -> Result<Vec<Vec<Treasure>>, SetupError> {
        let own =
            self.seat.filter(|seat| self.left.get(seat.index()).is_some_and(|left| *left > 0));
        let top = own.map(|_| self.target_card()).transpose()?;
        let is_hidden = |card: &Treasure| Some(*card) != top && !found.concat().contains(card);
        let mut pool: Vec<Treasure> = Treasure::all().filter(is_hidden).collect();
        rng.shuffle(&mut pool);
        let mut pool = pool.into_iter();
        let mut cards = Vec::new();
        for (seat, left) in self.left.iter().enumerate() {
            let top = top.filter(|_| own.is_some_and(|own| own.index() == seat));
            let stack: Vec<Treasure> =
                top.into_iter().chain(pool.by_ref()).take(usize::from(*left)).collect();
            if stack.len() < usize::from(*left) {
                return Err(SetupError::impossible("left", "labyrinth.setup-too-many-cards"));
            }
            cards.push(stack);
        }
        Ok(cards)
    }

    fn target_card(&self) -> Result<Treasure, SetupError> {
        let text = self.target.as_deref().ok_or(SetupError::Missing { field: "target" })?;
        let fault = || SetupError::unreadable("target", text);
        let mut letters = text.chars();
        let card = letters.next().and_then(Treasure::of_letter).ok_or_else(fault)?;
        letters.next().map_or(Ok(card), |_| Err(fault()))
    }

    fn compare(&self, seen: &Self) -> Result<(), SetupError> {
        let fields = [
            ("over", self.over == seen.over),
            ("target", self.target == seen.target),
            ("left", self.left == seen.left),
            ("cards", self == seen),
        ];
        match fields.into_iter().find(|(_, is_same)| !is_same) {
            Some((field, _)) => Err(SetupError::impossible(field, "labyrinth.setup-view")),
            None => Ok(()),
        }
    }
}

/// The top card's letter; the own corner when there is no card left.
fn target_text(game: &Labyrinth, position: &Position, seat: Seat) -> Option<String> {
    let stack = position.stacks.get(seat.index())?;
    match stack.top() {
        Some(_) if game.open => None,
        Some(card) => Some(card.letter().to_string()),
        None => Some(cell_at(home(game.players, seat.index())).to_string()),
    }
}

fn parse_lists(field: &'static str, lists: &[String]) -> Result<Vec<Vec<Treasure>>, SetupError> {
    lists.iter().map(|list| parse_letters(field, list)).collect()
}
