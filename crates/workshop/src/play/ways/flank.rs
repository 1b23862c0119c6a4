//! Enemies in line between a token that has just come and another of its player: they change
//! sides, or are taken.

use design::{Flanks, InGrid};

use super::line::ray;
use crate::compile::{Compiled, Place};
use crate::play::event::Event;
use crate::play::position::{Position, is_mobile};
use crate::play::reach::Mover;
use crate::play::run::Run;
use crate::play::token::Token;

/// What a move changes before its token flanks.
#[derive(Clone, Copy)]
struct Moved {
    /// The token that is on its way, and the cell where it still lies.
    from: Place,
    token: Token,
    /// Where a token comes to lie that gives way to it.
    gives_way: Option<(Place, Token)>,
}

/// The enemies that a token of the seat flanks from a cell of the grid, all directions together.
fn flanked(
    game: &Compiled,
    at: &Position,
    seat: u8,
    cell: Place,
    moved: Option<Moved>,
) -> Vec<Place> {
    (0..8).flat_map(|direction| between(game, at, seat, cell, direction, moved)).collect()
}

/// The enemies in one direction, up to the first token of the player; none without such a one.
fn between(
    game: &Compiled,
    at: &Position,
    seat: u8,
    cell: Place,
    direction: usize,
    moved: Option<Moved>,
) -> impl Iterator<Item = Place> {
    let mut found = Vec::new();
    for next in ray(&game.grid.near, cell, direction) {
        match side(game, at, seat, next, moved) {
            Some(true) => return found.into_iter(),
            Some(false) => found.push(next),
            None => break,
        }
    }
    Vec::new().into_iter()
}

/// Whether the token on top of a cell is the player's; nothing where none of anybody's lies.
fn side(
    game: &Compiled,
    at: &Position,
    seat: u8,
    cell: Place,
    moved: Option<Moved>,
) -> Option<bool> {
    let comes = moved.and_then(|moved| moved.gives_way).filter(|(place, _)| *place == cell);
    let is_gone = |moved: Moved| (moved.from, moved.token) == (cell, at.top(cell));
    let gone = usize::from(moved.is_some_and(is_gone));
    let mut lying = at.stack(cell).skip(gone).filter(|token| is_mobile(game, *token));
    let token = comes.map(|(_, token)| token).or_else(|| lying.next())?;
    (token.owners() != 0).then(|| token.owners() >> seat & 1 == 1)
}

impl Mover<'_> {
    /// Whether a token that may only be put where it flanks does so here.
    pub(in crate::play) fn flanks_from(&self, cell: Place) -> bool {
        let has_to = self.kind.flanking_only && self.kind.flanks != Flanks::Nothing;
        !has_to || !self.flanked_from(cell).is_empty()
    }

    /// The enemies that the token would flank from a cell of the grid.
    pub(in crate::play) fn flanked_from(&self, cell: Place) -> Vec<Place> {
        let gives_way = self.gives_way_to(cell);
        let moved = Moved { from: self.from, token: self.token, gives_way };
        flanked(self.game, self.at, self.seat, cell, Some(moved))
    }

    /// The token that is pushed on or changes places when this one comes to a cell, and its own
    /// new cell.
    fn gives_way_to(&self, cell: Place) -> Option<(Place, Token)> {
        let jumps = || self.kind.in_grid == InGrid::Jumps && self.jumped(cell).is_some();
        if !self.kind.is_unusual || !self.game.is_grid(self.from) || jumps() {
            return None;
        }
        let top = self.at.stack(cell).find(|token| is_mobile(self.game, *token))?;
        if self.replaces(cell) {
            return None;
        }
        let back = || (!self.is_free(cell) && self.swaps(cell)).then_some(self.from);
        self.pushes_from(cell).or_else(back).map(|place| (place, top))
    }
}

impl Run<'_> {
    /// What becomes of the enemies that a token flanks which has just come.
    pub(in crate::play) fn flank(&mut self, token: Token, cell: Place) {
        let (game, seat) = (self.game, self.seat());
        let does = game.kind(token).flanks;
        if does == Flanks::Nothing || !game.is_grid(cell) {
            return;
        }
        for enemy in flanked(game, self.at, seat, cell, None) {
            match does {
                Flanks::Take => self.capture(enemy),
                Flanks::Turn | Flanks::Nothing => self.convert(enemy, token, seat),
            }
        }
    }

    /// A token becomes one like another, of the player who has the hand.
    fn convert(&mut self, cell: Place, like: Token, seat: u8) {
        let old = self.at.top(cell);
        if self.kind(old).is_piece {
            return;
        }
        let new = old.of_kind(like.kind()).belonging_to(1 << seat);
        // Everybody sees it turn.
        let new = if self.game.hides { new.with(Token::SEEN) } else { new };
        self.write(cell, new);
        self.tell(|game| Event::Became { old: game.kind_id(old), face: game.face(cell, new) });
    }
}
