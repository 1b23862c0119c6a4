//! The state of a play: the tokens of every cell, the counters of every seat, what is under way.
//!
//! A cell holds its topmost token in one flat list; the rare tokens beneath lie in a side list.
//! Everything small and copied by every action stands in [`Core`].

use std::sync::Arc;

use design::MAX_BOARDS;
use design::Mode;

use super::token::Token;
use crate::compile::{Compiled, MOBILE, MOST_CELLS, NOWHERE, Place, SIMPLE, TAKES_ROOM};

/// How deep rolls may call for other rolls.
pub(crate) const MAX_ROLLS: usize = 8;

/// The state of a play.
#[derive(Clone, PartialEq, Debug)]
pub struct Position {
    pub(crate) cells: Vec<Token>,
    /// The queues as they were at the start; their heads move. Refused tokens join their ends.
    pub(crate) queues: Arc<Vec<Vec<Token>>>,
    pub(crate) core: Core,
    pub(crate) rest: Rest,
    /// The hash of `cells`.
    pub(crate) cells_hash: u64,
    pub(crate) bits: Bits,
}

/// The grid's cells as bits, where it has few enough.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Bits {
    /// Cells that let no other token in.
    pub(crate) taken: u128,
    /// Cells that hold more than decor.
    pub(crate) occupied: u128,
    /// Cells that hold a token of some player.
    pub(crate) owned: u128,
    /// Cells that hold a token which may not stay there when all zones are to be valid.
    pub(crate) misplaced: u128,
    /// The tokens of each of two players, where turns only put tokens on the grid.
    pub(crate) sides: [u128; 2],
}

/// What every action may change and what is copied whole to take it back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Core {
    pub(crate) hand: u8,
    pub(crate) over: Over,
    /// Actions played so far.
    pub(crate) ply: u32,
    /// How many players have won, lost or been put out.
    pub(crate) finished: u8,
    pub(crate) seats: [SeatState; game::MAX_SEATS as usize],
    /// How many tokens are picked.
    pub(crate) picked: u8,
    pub(crate) chain: Chain,
    pub(crate) dice: Rolls,
    pub(crate) manual: Manual,
    /// A combat whose end a coin decides: the cells of the mover and of the other.
    pub(crate) lot: Option<(Place, Place)>,
    /// Moves since the last check.
    pub(crate) since_check: u16,
    /// Tenths of a second since the last check.
    pub(crate) clock: u32,
    /// How many tokens have left each queue.
    pub(crate) heads: [u16; MAX_BOARDS],
}

/// Whether and how the play has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Over {
    #[default]
    No,
    /// By its rules, or because nobody can act.
    Ended,
    /// It has become too long: a draw.
    TooLong,
}

/// What a player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct SeatState {
    pub(crate) errors: u16,
    pub(crate) moves: u16,
    pub(crate) won: u16,
    /// Turns still to be skipped.
    pub(crate) skip: u8,
    /// Tenths of a second.
    pub(crate) time: u32,
    pub(crate) standing: Standing,
    /// A token of the kind that loses the play was taken.
    pub(crate) taken: bool,
}

/// Whether a player is awake; those asleep know when they fell asleep, from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Standing {
    #[default]
    Awake,
    Won(u8),
    Lost(u8),
}

/// Steps or jumps under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Chain {
    /// Where the token stands; nowhere when no chain is under way.
    pub(crate) cell: Place,
    /// Steps left; 0 for jumps.
    pub(crate) left: u8,
}

/// Dice to be rolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rolls {
    pub(crate) depth: u8,
    /// A die and how many times it is still rolled, the next last.
    pub(crate) stack: [(u8, u8); MAX_ROLLS],
    /// The token that is moved; nowhere when it has left.
    pub(crate) cell: Place,
    /// How far it last went.
    pub(crate) last: i16,
    /// Automatic actions so far.
    pub(crate) count: u8,
    /// Something was wrong on the way.
    pub(crate) wrong: bool,
    /// The hand passes whatever the turn rules say.
    pub(crate) passes: bool,
    /// The hand stays whatever the turn rules say.
    pub(crate) again: bool,
    /// The die that was rolled before its token is chosen; none once that is done.
    pub(crate) chooses: Option<u8>,
    /// A face that waits for the player: for a move by hand, or for the choice of a token.
    pub(crate) face: Option<OpenFace>,
}

/// A face that has fallen and is not done yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct OpenFace {
    pub(crate) die: u8,
    pub(crate) face: u16,
    /// How many of its actions are done.
    pub(crate) done: u8,
}

/// A move that the player must do by hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Manual {
    pub(crate) cell: Place,
    pub(crate) target: Place,
    /// Attempts left before it is done for the player; 0 for no end.
    pub(crate) attempts: u8,
}

/// The lists that are mostly empty.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Rest {
    /// Tokens beneath others; of one cell, the lowest first.
    pub(crate) under: Vec<(Place, Token)>,
    /// Cells that a chain of jumps has visited.
    pub(crate) visited: Vec<Place>,
    /// Tokens that wait for the check, in order.
    pub(crate) placed: Vec<Placed>,
}

/// A token that waits for the check, who placed it and where it came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Placed {
    pub(crate) cell: Place,
    pub(crate) seat: u8,
    /// Where it goes back to; nowhere when that is the player's shoe.
    pub(crate) origin: Place,
}

impl Default for Chain {
    fn default() -> Self {
        Self { cell: NOWHERE, left: 0 }
    }
}

impl Default for Rolls {
    fn default() -> Self {
        Self {
            depth: 0,
            stack: [(0, 0); MAX_ROLLS],
            cell: NOWHERE,
            last: 0,
            count: 0,
            wrong: false,
            passes: false,
            again: false,
            chooses: None,
            face: None,
        }
    }
}

impl Default for Manual {
    fn default() -> Self {
        Self { cell: NOWHERE, target: NOWHERE, attempts: 0 }
    }
}

impl Default for Core {
    fn default() -> Self {
        Self {
            hand: 0,
            over: Over::No,
            ply: 0,
            finished: 0,
            seats: [SeatState::default(); game::MAX_SEATS as usize],
            picked: 0,
            chain: Chain::default(),
            dice: Rolls::default(),
            manual: Manual::default(),
            lot: None,
            since_check: 0,
            clock: 0,
            heads: [0; MAX_BOARDS],
        }
    }
}

impl Position {
    pub(crate) fn empty(game: &Compiled, queues: Vec<Vec<Token>>) -> Self {
        let reserved = game.lots.reserved.iter().filter(|cell| usize::from(**cell) < MOST_CELLS);
        let taken = reserved.fold(0, |taken, cell| taken | 1u128 << cell);
        Self {
            cells: vec![Token::NONE; game.in_play.len()],
            queues: Arc::new(queues),
            core: Core::default(),
            rest: Rest::default(),
            cells_hash: 0,
            bits: Bits { taken, ..Bits::default() },
        }
    }

    /// Brings the bits of a cell up to date.
    pub(crate) fn refresh(&mut self, game: &Compiled, place: Place) {
        self.refresh_under(game, place, self.top(place));
    }

    /// The same, where the topmost token is known.
    #[inline]
    pub(crate) fn refresh_under(&mut self, game: &Compiled, place: Place, top: Token) {
        let index = usize::from(place);
        if index >= MOST_CELLS || !game.is_grid(place) {
            return;
        }
        let traits = |token: Token| game.traits.get(token.kind()).copied().unwrap_or(0);
        let mut all = if top.is_some() { traits(top) } else { 0 };
        let mut owners = top.owners();
        let mut misplaced = top.is_some() && is_misplaced(game, place, top);
        if !self.rest.under.is_empty() {
            for token in self.stack(place) {
                all |= traits(token);
                owners |= token.owners();
                misplaced |= is_misplaced(game, place, token);
            }
        }
        let (bit, bits) = (1u128 << index, &mut self.bits);
        let set = |old: u128, is_set: bool| old & !bit | bit & u128::from(is_set).wrapping_neg();
        bits.taken = set(bits.taken, all & TAKES_ROOM != 0 || game.lots.is_reserved(place));
        bits.occupied = set(bits.occupied, all & MOBILE != 0);
        bits.owned = set(bits.owned, owners != 0);
        bits.misplaced = set(bits.misplaced, misplaced);
        if game.plan.placing.is_some() {
            let owners = if all & MOBILE == 0 { 0 } else { owners };
            bits.sides = [0, 1].map(|seat| set(bits.sides[seat], owners >> seat & 1 == 1));
        }
    }

    /// The topmost token of a cell, or none.
    #[inline]
    pub(crate) fn top(&self, place: Place) -> Token {
        self.cells.get(usize::from(place)).copied().unwrap_or(Token::NONE)
    }

    /// The tokens of a cell from the topmost down.
    pub(crate) fn stack(&self, place: Place) -> impl Iterator<Item = Token> + '_ {
        let top = self.top(place);
        let under = self.rest.under.iter().rev().filter(move |(cell, _)| *cell == place);
        Some(top).filter(|token| token.is_some()).into_iter().chain(under.map(|(_, token)| *token))
    }

    /// Whether a token that is put here would find the cell taken. Decor takes no room.
    #[inline]
    pub(crate) fn is_taken(&self, game: &Compiled, place: Place) -> bool {
        if game.lots.is_reserved(place) {
            return true;
        }
        let top = self.top(place);
        if !top.is_some() {
            return false;
        }
        let takes_room = |token: Token| game.traits[token.kind()] & TAKES_ROOM != 0;
        takes_room(top) || !self.rest.under.is_empty() && self.stack(place).skip(1).any(takes_room)
    }

    /// Whether some token lies here that is not decor.
    #[inline]
    pub(crate) fn is_occupied(&self, game: &Compiled, place: Place) -> bool {
        let top = self.top(place);
        top.is_some() && (is_mobile(game, top) || self.stack(place).any(|t| is_mobile(game, t)))
    }

    /// The topmost token of the cell that the seat may take, and how many lie above it.
    #[inline]
    pub(crate) fn takeable(
        &self,
        game: &Compiled,
        place: Place,
        seat: u8,
    ) -> Option<(usize, Token)> {
        let top = self.top(place);
        if !top.is_some() {
            return None;
        }
        if may_take(game, top, seat) {
            return Some((0, top));
        }
        if self.rest.under.is_empty() {
            return None;
        }
        let found = self.stack(place).enumerate().find(|(_, token)| may_take(game, *token, seat));
        found.filter(|(depth, token)| {
            // Decor lies on nothing.
            let above = self.stack(place).take(*depth).any(|token| is_mobile(game, token));
            !above || !game.kind(*token).top_only
        })
    }

    /// The tokens that a queue still holds.
    pub(crate) fn queue(&self, queue: usize) -> &[Token] {
        let head = self.core.heads.get(queue).copied().unwrap_or(0);
        self.queues.get(queue).and_then(|all| all.get(usize::from(head)..)).unwrap_or(&[])
    }

    /// Whether a player awake or asleep sits there.
    pub(crate) fn is_awake(&self, seat: u8) -> bool {
        let state = self.core.seats.get(usize::from(seat));
        state.is_some_and(|state| state.standing == Standing::Awake)
    }
}

#[inline]
pub(crate) fn is_mobile(game: &Compiled, token: Token) -> bool {
    game.traits[token.kind()] & MOBILE != 0
}

/// Whether a token may not stay in a grid cell when all zones are to be valid.
#[inline]
pub(crate) fn is_misplaced(game: &Compiled, place: Place, token: Token) -> bool {
    let index = usize::from(place) * game.kinds.len() + token.kind();
    game.grid.belongs.get(index) == Some(&false)
        || token.has(Token::WAITS)
            && game.kinds.get(token.kind()).is_some_and(|kind| kind.has_marks)
}

/// Whether the seat may take this token: neither decor nor another's, nor shown for good.
#[inline]
pub(crate) fn may_take(game: &Compiled, token: Token, seat: u8) -> bool {
    let is_own = token.owners() == 0 || token.owners() >> seat & 1 == 1;
    if game.traits[token.kind()] & SIMPLE != 0 {
        return is_own && token.body() == 0;
    }
    let is_open = match game.kind(token).mode {
        Mode::Immobile => false,
        Mode::Movement => true,
        Mode::Selection if token.has(Token::PICKED) => game.design.association.allow_deselection,
        Mode::Selection => !token.has(Token::FACE_UP),
    };
    is_own && is_open && token.body() == 0
}

impl Rest {
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.under.is_empty() && self.visited.is_empty() && self.placed.is_empty()
    }

    /// Empties the lists and keeps their memory.
    #[inline]
    pub(crate) fn clear(&mut self) {
        self.under.clear();
        self.visited.clear();
        self.placed.clear();
    }
}

impl Core {
    /// Whether a die or a coin falls before anybody acts.
    pub(crate) fn is_chance(&self) -> bool {
        let waits = self.manual.cell != NOWHERE || self.dice.face.is_some();
        let rolls = self.dice.depth > 0 && !waits;
        self.over == Over::No && (rolls || self.lot.is_some())
    }

    /// Whether the player must say which token a die moves.
    #[inline]
    pub(crate) fn is_choosing(&self) -> bool {
        self.dice.face.is_some() && self.manual.cell == NOWHERE
    }
}

/// Whether a cell would be taken if one of its tokens were gone.
pub(crate) fn is_taken_without(game: &Compiled, at: &Position, place: Place, gone: Token) -> bool {
    let takes_room = |token: &Token| game.traits[token.kind()] & TAKES_ROOM != 0;
    let itself = usize::from(takes_room(&gone));
    at.stack(place).filter(takes_room).count() > itself
}
