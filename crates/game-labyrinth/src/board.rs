//! Positions: anything that was set up becomes a position only when the box allows it.
//!
//! What is checked is what lies on the table: tiles, pawns, cards, whose turn. How the table came
//! to look like this is not asked, and fewer cards than a full deal may be set up.

use game::{Seat, SetupError};
use geometry::Cell;

use crate::maze::Maze;
use crate::slots::Slot;
use crate::stack::Stack;
use crate::tiles::{
    CELLS, FIXED_TREASURE_CELLS, MOVABLE_TREASURES, SIDE, TREASURES, Tile, TileShape, Treasure,
    fixed_tile, number_of,
};
use crate::{Labyrinth, hash};

/// The game ends after this many rounds.
pub(crate) const MOST_ROUNDS: u8 = 200;
/// Seats at most.
pub(crate) const MOST_PLAYERS: usize = 4;
/// The place of a treasure whose tile is in hand, after the cells of the board.
pub(crate) const IN_HAND: u8 = CELLS;

/// A state of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    pub(crate) maze: Maze,
    /// Where the treasures A–L lie: a cell, or in hand.
    pub(crate) movable: [u8; MOVABLE_TREASURES as usize],
    /// Pawns and cards in seat order; those of absent seats are blank.
    pub(crate) pawns: [u8; MOST_PLAYERS],
    pub(crate) stacks: [Stack; MOST_PLAYERS],
    /// Where the last tile was pushed in.
    pub(crate) last: Option<Slot>,
    /// Whose turn it is, from 0; 0 when the game is over.
    pub(crate) turn: u8,
    pub(crate) round: u8,
    pub(crate) over: bool,
    /// The part of the hash that stands for the cards, which seldom change.
    pub(crate) cards_hash: u64,
}

/// Anything that was set up, possible or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Setup {
    /// Row by row from the top.
    pub(crate) tiles: Vec<Tile>,
    pub(crate) hand: Tile,
    pub(crate) pawns: Vec<Cell>,
    pub(crate) last: Option<Slot>,
    /// Cards to find, top first, and cards found, in seat order.
    pub(crate) cards: Vec<Vec<Treasure>>,
    pub(crate) found: Vec<Vec<Treasure>>,
    pub(crate) to_move: Option<Seat>,
    pub(crate) round: u32,
}

/// The corner where a seat starts and has to return: clockwise from the top left.
pub(crate) const fn home(players: u8, seat: usize) -> u8 {
    let (right, bottom) = (SIDE - 1, (SIDE - 1) * SIDE);
    match (players, seat) {
        (_, 0) => 0,
        (2, _) | (_, 2) => bottom + right,
        (_, 1) => right,
        _ => bottom,
    }
}

impl Position {
    /// A position of what was set up.
    ///
    /// # Errors
    /// The field at fault.
    pub(crate) fn new(game: &Labyrinth, setup: &Setup) -> Result<Self, SetupError> {
        let movable = check_tiles(game, setup)?;
        let mut position = Self {
            maze: Maze::new(setup.tiles.iter().map(|tile| tile.openings), setup.hand.openings),
            movable,
            pawns: check_pawns(game, &setup.pawns)?,
            stacks: check_cards(game, setup)?,
            last: setup.last,
            turn: 0,
            round: check_round(setup.round)?,
            over: setup.to_move.is_none(),
            cards_hash: 0,
        };
        position.check_turn(game, setup.to_move)?;
        position.turn = setup.to_move.map_or(0, |seat| seat.number() - 1);
        position.cards_hash = hash::of_cards(&position.stacks);
        Ok(position)
    }

    /// What was set up to get here.
    pub(crate) fn setup(&self, game: &Labyrinth) -> Setup {
        let seats = || self.stacks.iter().take(game.players.into());
        Setup {
            tiles: (0..CELLS).map(|cell| self.tile(cell)).collect(),
            hand: self.tile(IN_HAND),
            pawns: self.pawn_cells(game).collect(),
            last: self.last,
            cards: seats().map(|stack| stack.left().collect()).collect(),
            found: seats().map(|stack| stack.found().collect()).collect(),
            to_move: (!self.over).then(|| Seat::at(self.turn.into())),
            round: self.round.into(),
        }
    }

    /// The corridors, for searches that look at boards alone.
    #[must_use]
    pub const fn maze(&self) -> &Maze {
        &self.maze
    }

    /// The cell of a seat's pawn, as a bit of a [`crate::Reach`]; cells count row by row.
    #[must_use]
    pub fn pawn(&self, seat: Seat) -> Option<u8> {
        self.pawns.get(seat.index()).copied()
    }

    /// The slot that may not be used now: there the last tile came out.
    #[must_use]
    pub fn closed_slot(&self) -> Option<Slot> {
        self.last.map(Slot::opposite)
    }

    /// The cell where a treasure lies; none while its tile is in hand.
    #[must_use]
    pub fn cell_of(&self, treasure: Treasure) -> Option<u8> {
        Some(self.place_of(treasure)).filter(|place| *place < CELLS)
    }

    /// The tile of a cell, or the one in hand.
    pub(crate) fn tile(&self, place: u8) -> Tile {
        let openings = if place == IN_HAND { self.maze.hand() } else { self.maze.openings(place) };
        let treasure = Treasure::all().find(|treasure| self.place_of(*treasure) == place);
        Tile { openings, treasure }
    }

    pub(crate) fn pawn_cells(&self, game: &Labyrinth) -> impl Iterator<Item = Cell> {
        let pawns = self.pawns.into_iter().take(game.players.into());
        pawns.map(crate::tiles::cell_at)
    }

    /// The cell where a treasure lies, or [`IN_HAND`].
    #[inline]
    pub(crate) fn place_of(&self, treasure: Treasure) -> u8 {
        // Movable treasures come first; treasures are numbered below 24.
        match self.movable.get(treasure.index()) {
            Some(place) => *place,
            None => FIXED_TREASURE_CELLS[treasure.index() - self.movable.len()],
        }
    }

    /// The seats that have found everything and are back home.
    pub(crate) fn returned(&self, players: u8) -> impl Iterator<Item = Seat> {
        Seat::all(players).filter(move |seat| {
            let seat = seat.index();
            self.stacks[seat].left_count() == 0 && self.pawns[seat] == home(players, seat)
        })
    }

    fn check_turn(&self, game: &Labyrinth, to_move: Option<Seat>) -> Result<(), SetupError> {
        let returned = self.returned(game.players).count();
        if returned > 1 {
            return Err(SetupError::impossible("pawns", "labyrinth.setup-two-winners"));
        }
        let why = match to_move {
            Some(seat) if seat.number() > game.players => "labyrinth.setup-no-seat",
            Some(_) if returned == 1 => "labyrinth.setup-over",
            None if returned == 0 && self.round < MOST_ROUNDS => "labyrinth.setup-not-over",
            _ => return Ok(()),
        };
        Err(SetupError::impossible("to_move", why))
    }
}

/// The movable tiles must be those of the set, the fixed ones must lie where they belong.
/// Tells where the movable treasures lie.
fn check_tiles(
    game: &Labyrinth,
    setup: &Setup,
) -> Result<[u8; MOVABLE_TREASURES as usize], SetupError> {
    let fault = |why| Err(SetupError::impossible("tiles", why));
    if setup.tiles.len() != usize::from(CELLS) {
        return fault("labyrinth.setup-tile-count");
    }
    if !setup.hand.is_movable() {
        return Err(SetupError::impossible("hand", "labyrinth.setup-no-such-tile"));
    }
    let mut movable = [None; MOVABLE_TREASURES as usize];
    let mut straights = 0;
    for (place, tile) in (0..).zip(setup.tiles.iter().chain([&setup.hand])) {
        match fixed_tile(place) {
            Some(fixed) if fixed != *tile => return fault("labyrinth.setup-fixed-tile"),
            Some(_) => continue,
            None if !tile.is_movable() => return fault("labyrinth.setup-no-such-tile"),
            None => {}
        }
        straights += usize::from(TileShape::of(tile.openings) == Some(TileShape::Straight));
        // A movable tile bears one of the first twelve treasures, if any.
        if let Some(treasure) = tile.treasure
            && movable[treasure.index()].replace(place).is_some()
        {
            return fault("labyrinth.setup-treasure-twice");
        }
    }
    let mut places = [0; MOVABLE_TREASURES as usize];
    for (place, found) in places.iter_mut().zip(movable) {
        let Some(found) = found else { return fault("labyrinth.setup-treasure-missing") };
        *place = found;
    }
    // With all treasures there, only straights and plain corners can be exchanged.
    if straights != game.tile_set.straights() {
        return fault("labyrinth.setup-other-tiles");
    }
    Ok(places)
}

fn check_pawns(game: &Labyrinth, cells: &[Cell]) -> Result<[u8; MOST_PLAYERS], SetupError> {
    let fault = |why| SetupError::impossible("pawns", why);
    if cells.len() != usize::from(game.players) {
        return Err(fault("labyrinth.setup-count"));
    }
    let mut pawns = [0; MOST_PLAYERS];
    for (pawn, cell) in pawns.iter_mut().zip(cells) {
        *pawn = number_of(*cell).ok_or_else(|| fault("labyrinth.setup-off-board"))?;
    }
    Ok(pawns)
}

/// No card twice, and no player with more than an equal share.
fn check_cards(game: &Labyrinth, setup: &Setup) -> Result<[Stack; MOST_PLAYERS], SetupError> {
    let mut seen = [false; TREASURES as usize];
    for (field, lists) in [("cards", &setup.cards), ("found", &setup.found)] {
        if lists.len() != usize::from(game.players) {
            return Err(SetupError::impossible(field, "labyrinth.setup-count"));
        }
        for card in lists.iter().flatten() {
            if std::mem::replace(&mut seen[card.index()], true) {
                return Err(SetupError::impossible(field, "labyrinth.setup-card-twice"));
            }
        }
    }
    let share = usize::from(TREASURES / game.players);
    let mut stacks = [Stack::default(); MOST_PLAYERS];
    for (stack, (left, found)) in stacks.iter_mut().zip(setup.cards.iter().zip(&setup.found)) {
        let fits = left.len() + found.len() <= share;
        *stack = Stack::new(found, left)
            .filter(|_| fits)
            .ok_or(SetupError::impossible("cards", "labyrinth.setup-too-many-cards"))?;
    }
    Ok(stacks)
}

fn check_round(round: u32) -> Result<u8, SetupError> {
    let round = u8::try_from(round).ok().filter(|round| (1..=MOST_ROUNDS).contains(round));
    round.ok_or(SetupError::impossible("round", "labyrinth.setup-round"))
}
