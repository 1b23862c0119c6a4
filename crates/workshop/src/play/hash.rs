//! Hashes of a position: of all that its text writes, and of all that its future depends on.
//!
//! Every word is stirred with the number of its place and all are joined, so that a processor
//! can work on several at once. Both are the same on every platform.

use design::MAX_BOARDS;
use design::{Ranking, WhenToValidate};

use super::position::{
    Chain, Core, Manual, OpenFace, Placed, Position, Rolls, SeatState, Standing,
};
use super::token::Token;
use crate::compile::{Compiled, Place, Sort};

/// What makes the place of a word count: 2⁶⁴ divided by the golden ratio.
const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

/// The share of a cell in the hash of all cells.
#[inline]
pub(super) fn cell_hash(place: Place, token: Token) -> u64 {
    if token.is_some() { mix(u64::from(place) << 32 | u64::from(token.0)) } else { 0 }
}

/// The finishing steps of splitmix64: every bit of the input stirs every bit of the output.
#[inline]
const fn mix(value: u64) -> u64 {
    let value = value.wrapping_add(STEP);
    let value = (value ^ value >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let value = (value ^ value >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    value ^ value >> 31
}

/// Words joined so far, and the place of the next.
struct Sum {
    hash: u64,
    place: u64,
}

impl Sum {
    #[inline]
    fn add(&mut self, word: u64) {
        self.place = self.place.wrapping_add(STEP);
        self.hash ^= mix(self.place ^ word.rotate_left(32));
    }

    fn add_all(&mut self, words: impl ExactSizeIterator<Item = u64>) {
        if words.len() > 0 {
            self.add(words.len() as u64);
            words.for_each(|word| self.add(word));
        }
    }

    /// What is under way; nothing is added for what is not.
    #[inline]
    fn add_under_way(&mut self, core: &Core) {
        let Chain { cell, left } = core.chain;
        let Manual { cell: mover, target, attempts } = core.manual;
        let chain = u64::from(cell) | u64::from(left) << 16 | u64::from(attempts) << 24;
        self.add(chain | u64::from(mover) << 32 | u64::from(target) << 48);
        self.add(u64::from(core.clock) | u64::from(core.since_check) << 32);
        if let Some((from, to)) = core.lot {
            self.add(u64::from(from) | u64::from(to) << 16);
        }
        if core.dice != Rolls::default() {
            self.add_dice(&core.dice);
        }
    }

    fn add_dice(&mut self, dice: &Rolls) {
        let Rolls { depth, stack, cell, last, count, wrong, passes, again, chooses, face } = *dice;
        // The sign is kept in sixteen bits.
        let last = u64::from(last as u16);
        let flags = u64::from(wrong) | u64::from(passes) << 1 | u64::from(again) << 2;
        let places = u64::from(cell) | last << 16 | u64::from(depth) << 32;
        self.add(places | u64::from(count) << 40 | flags << 48);
        self.add_all(stack.iter().map(|(die, times)| u64::from(*die) | u64::from(*times) << 8));
        if let Some(die) = chooses {
            self.add(u64::from(die) | 1 << 8);
        }
        if let Some(OpenFace { die, face, done }) = face {
            self.add(u64::from(die) | u64::from(face) << 8 | u64::from(done) << 24 | 1 << 32);
        }
    }

    fn add_lists(&mut self, game: &Compiled, at: &Position) {
        let rest = &at.rest;
        if !rest.is_empty() {
            let mut under = rest.under.clone();
            under.sort_by_key(|(place, _)| *place);
            self.add_all(under.iter().map(|(place, token)| word(*place, *token)));
            self.add_all(rest.visited.iter().map(|place| u64::from(*place)));
            // Going back to the shoe adds nothing.
            let placed = |one: &Placed| {
                let origin = u64::from(one.origin.wrapping_add(1));
                u64::from(one.cell) | u64::from(one.seat) << 16 | origin << 32
            };
            self.add_all(rest.placed.iter().map(placed));
        }
        // How far a queue has gone shows in what is left of it.
        if game.hides {
            for queue in 0..MAX_BOARDS {
                self.add(queue as u64);
                self.add_all(at.queue(queue).iter().map(|token| u64::from(token.0)));
            }
        }
    }
}

fn word(place: Place, token: Token) -> u64 {
    u64::from(place) << 32 | u64::from(token.0)
}

impl Standing {
    const fn word(self) -> u64 {
        match self {
            Self::Awake => 0,
            Self::Won(order) => 1 | (order as u64) << 8,
            Self::Lost(order) => 2 | (order as u64) << 8,
        }
    }
}

impl SeatState {
    #[inline]
    fn words(&self) -> [u64; 2] {
        let counts = u64::from(self.errors) | u64::from(self.moves) << 16;
        let counts = counts | u64::from(self.won) << 32 | u64::from(self.skip) << 48;
        let state = u64::from(self.time) | self.standing.word() << 32;
        [counts, state | u64::from(self.taken) << 63]
    }
}

impl Position {
    /// The hash of everything that the position text writes.
    #[inline]
    pub(crate) fn hash(&self, game: &Compiled) -> u64 {
        self.hash_over(game, self.cells_hash)
    }

    pub(crate) fn rehash(&self, game: &Compiled) -> u64 {
        self.hash_over(game, self.hash_of_cells())
    }

    pub(crate) fn hash_of_cells(&self) -> u64 {
        let each = self.cells.iter().zip(0..);
        each.fold(0, |hash, (token, place)| hash ^ cell_hash(place, *token))
    }

    fn hash_over(&self, game: &Compiled, cells: u64) -> u64 {
        let core = &self.core;
        let mut sum = Sum { hash: cells, place: 0 };
        sum.add(u64::from(core.ply) | self.state() << 32);
        for seat in core.seats.iter().take(usize::from(game.seats)) {
            seat.words().into_iter().for_each(|word| sum.add(word));
        }
        sum.add_under_way(core);
        sum.add_lists(game, self);
        mix(sum.hash)
    }

    /// Who has the hand, how many have finished or are picked, and whether the play is over.
    fn state(&self) -> u64 {
        let core = &self.core;
        let ends = u64::from(core.finished) << 8 | u64::from(core.picked) << 16;
        u64::from(core.hand) | ends | (core.over as u64) << 24
    }

    /// The hash of all that still matters: no counter that no rule of this design asks for, no
    /// token that is only shown, no finding that is never asked again.
    pub(crate) fn key(&self, game: &Compiled) -> u64 {
        let forgets_wrong = game.plan.plain.as_ref().is_some_and(|plain| plain.forgets_wrong);
        let blind = if forgets_wrong { Token::WRONG } else { 0 };
        let shown = game.boards.iter().find(|board| board.sort == Sort::Result);
        // Result zones are the last boards, and nothing comes back from them.
        let end = shown.map_or(self.cells.len(), |board| usize::from(board.first));
        let cells = self.cells.iter().take(end).zip(0..);
        let hash =
            cells.fold(0, |hash, (token, place)| hash ^ cell_hash(place, token.without(blind)));
        let mut sum = Sum { hash, place: 0 };
        sum.add(self.state());
        for seat in self.core.seats.iter().take(usize::from(game.seats)) {
            game.counted(seat).words().into_iter().for_each(|word| sum.add(word));
        }
        let mut core = self.core;
        let when = &game.design.association.when;
        if !matches!(when, WhenToValidate::AfterMoves(_)) {
            core.since_check = 0;
        }
        if !matches!(when, WhenToValidate::AfterSeconds(_)) {
            core.clock = 0;
        }
        sum.add_under_way(&core);
        sum.add_lists(game, self);
        mix(sum.hash)
    }
}

impl Compiled {
    /// What a player has, without the counters that no rule asks for.
    fn counted(&self, state: &SeatState) -> SeatState {
        let (lost, ranking) = (&self.design.lost, self.design.ranking);
        let is_ranked = |ranks: [Ranking; 2]| self.seats > 1 && ranks.contains(&ranking);
        let errors =
            lost.errors > 0 || is_ranked([Ranking::FewestErrors, Ranking::TokensMinusErrors]);
        let won = is_ranked([Ranking::MostTokens, Ranking::TokensMinusErrors]);
        let if_asked = |count: u16, is_asked: bool| if is_asked { count } else { 0 };
        SeatState {
            errors: if_asked(state.errors, errors),
            moves: if_asked(state.moves, lost.moves > 0),
            won: if_asked(state.won, won),
            time: if lost.time > 0 { state.time } else { 0 },
            ..*state
        }
    }
}
