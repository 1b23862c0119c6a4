//! Live change: a running play goes on with a changed design.
//!
//! Spec: section 3.12. Cells are carried by board and name, tokens by the id of their kind, dice
//! by their id. Whatever is in use and has no place in the new design is told and nothing
//! changes. New ends are looked at from the next action on.

#[cfg(test)]
mod tests;

use game::{Common, Seat};

use crate::DesignedGame;
use crate::compile::{Board, Choice, Compiled, NOWHERE, Place, TAKES_ROOM, compile, player_range};
use crate::explain::Refusal;
use crate::play::{Mover, Over, Placed, Position, Run, Token};

/// The position of a play of `old` as a position of `new`.
///
/// # Errors
/// What the change would take away though it is in use.
pub fn carry_over(at: &Position, old: &Compiled, new: &Compiled) -> Result<Position, Refusal> {
    let carrier = Carrier { at, old, new, leaving: None };
    carrier.check_players()?;
    carrier.carry()
}

/// The play with another number of players: one comes and sits down last, or `leaving` (from 0)
/// goes. Only where one player is defined may any number play, and so come and go; how many at
/// most and at least is told.
pub(crate) fn reseated(
    game: &DesignedGame,
    at: &Position,
    seats: u8,
    leaving: Option<u8>,
) -> Result<(DesignedGame, Position), Refusal> {
    let old = game.compiled();
    let (least, most) = player_range(&old.design);
    if old.design.players.len() != 1 {
        return Err(Common::PlayersStay.into());
    } else if seats > most {
        return Err(Common::TableFull { most }.into());
    } else if seats < least {
        return Err(Common::TableSmall { least }.into());
    }
    let new = compile(&old.design, Choice { players: seats, ..old.choice() });
    let new = new.map_err(|_| Common::PlayersStay)?;
    let carrier = Carrier { at, old, new: &new, leaving };
    carrier.check_leaving()?;
    let after = carrier.carry()?;
    Ok((game.recompiled(new), after))
}

pub(crate) const fn in_use(what: String) -> Refusal {
    Refusal::InUse { what }
}

struct Carrier<'a> {
    at: &'a Position,
    old: &'a Compiled,
    new: &'a Compiled,
    /// The seat that leaves, from 0; without one, those beyond the new number do.
    leaving: Option<u8>,
}

impl Carrier<'_> {
    fn carry(&self) -> Result<Position, Refusal> {
        let (at, new) = (self.at, self.new);
        let mut queues = Vec::new();
        for queue in 0..at.queues.len() {
            let left = at.queue(queue);
            if !left.is_empty() && new.design.shoes.len() <= queue {
                return Err(in_use(format!("shoe{}", queue + 1)));
            }
            queues.push(left.iter().map(|token| self.token(*token)).collect::<Result<_, _>>()?);
        }
        let mut after = Position::empty(new, queues);
        self.lay_tokens(&mut after)?;
        self.carry_state(&mut after)?;
        let mut run = Run { game: new, at: &mut after, undo: None, events: None };
        run.go_on();
        Ok(after)
    }

    /// A player who is no longer there must own no board and no token.
    fn check_players(&self) -> Result<(), Refusal> {
        for seat in self.new.seats..self.old.seats {
            if self.owns(seat) || self.at.core.hand == seat {
                return Err(in_use((seat + 1).to_string()));
            }
        }
        Ok(())
    }

    /// A player who leaves must not be in the middle of anything.
    fn check_leaving(&self) -> Result<(), Refusal> {
        let Some(seat) = self.leaving else { return Ok(()) };
        let player = Seat::at(usize::from(seat));
        let state = self.at.core.seats[usize::from(seat)];
        if state.standing != Default::default() || self.at.core.over != Over::No {
            return Err(Refusal::LeavesPlace { player });
        }
        if self.at.core.hand == seat {
            return Err(Refusal::LeavesHand { player });
        }
        if self.owns(seat) || self.at.rest.placed.iter().any(|placed| placed.seat == seat) {
            return Err(Refusal::LeavesTokens { player });
        }
        Ok(())
    }

    /// Whether a board or a token is this seat's.
    fn owns(&self, seat: u8) -> bool {
        let at = self.at;
        let under = at.rest.under.iter().map(|(_, token)| token);
        let queued = (0..at.queues.len()).flat_map(|queue| at.queue(queue));
        let mut tokens = at.cells.iter().chain(under).chain(queued);
        self.old.boards.iter().any(|board| board.seats == 1 << seat)
            || tokens.any(|token| token.owners() >> seat & 1 == 1)
    }

    /// The same player's seat when somebody before has left.
    fn seat(&self, seat: u8) -> u8 {
        seat - u8::from(self.leaving.is_some_and(|leaving| leaving < seat))
    }

    /// The same cell of the same board, if it is still in play.
    fn place(&self, place: Place) -> Result<Place, Refusal> {
        if place == NOWHERE {
            return Ok(NOWHERE);
        }
        let board = self.old.board(place);
        let is_same = |other: &&Board| other.sort == board.sort && other.number == board.number;
        let there = self.new.boards.iter().find(is_same);
        let there = there.and_then(|other| other.place(board.cell(place)));
        let there = there.filter(|place| self.new.in_play[usize::from(*place)]);
        there.ok_or_else(|| in_use(self.old.place_name(place)))
    }

    fn token(&self, token: Token) -> Result<Token, Refusal> {
        let id = self.old.kind_id(token);
        let kind = self.new.kind_ids.get(&id).ok_or_else(|| in_use(id.clone()))?;
        let turned = token.turned() % self.new.design.grid.layout.turns();
        let mut token = token.of_kind(*kind).facing(turned);
        if !self.new.kinds[*kind].steps_show {
            token = token.without(Token::STEPPED);
        }
        Ok(self.leaving.map_or(token, |seat| token.without_seat(seat)))
    }

    fn lay_tokens(&self, after: &mut Position) -> Result<(), Refusal> {
        let mut run = Run { game: self.new, at: after, undo: None, events: None };
        for place in (0u16..).take(self.at.cells.len()) {
            let mut tokens: Vec<Token> = self.at.stack(place).collect();
            tokens.reverse();
            // Further cells of a piece come with its first.
            for lying in tokens.into_iter().filter(|token| token.body() == 0) {
                let (to, token) = (self.place(place)?, self.token(lying)?);
                let is_piece = self.new.is_grid(to) && self.new.kind(token).is_piece;
                if is_piece && !self.has_room(run.at, (place, lying), (to, token)) {
                    return Err(in_use(self.old.place_name(place)));
                }
                run.lay(to, token);
            }
        }
        Ok(())
    }

    /// Whether a piece lies only where it lay before or where nothing takes room, neither what
    /// was laid already nor what is still to come.
    fn has_room(&self, after: &Position, from: (Place, Token), to: (Place, Token)) -> bool {
        let (old, new) = (self.old, self.new);
        let before = old.covered(from.1, from.0).unwrap_or_default();
        let is_left = |cell: Place| !self.at.stack(cell).any(|token| self.takes_room(token));
        let is_free = |cell: Place| {
            let there = old.boards.first().and_then(|grid| grid.place(new.board(cell).cell(cell)));
            there.is_some_and(|there| before.contains(&there))
                || !after.is_taken(new, cell) && there.is_none_or(is_left)
        };
        new.covered(to.1, to.0).is_some_and(|cells| cells.into_iter().all(is_free))
    }

    fn takes_room(&self, token: Token) -> bool {
        let kind = self.new.kind_ids.get(&self.old.kind_id(token));
        kind.is_none_or(|kind| self.new.traits[*kind] & TAKES_ROOM != 0)
    }

    fn die_id(&self, die: u8) -> String {
        let die = self.old.design.dice.get(usize::from(die));
        die.map(|die| die.id.clone()).unwrap_or_default()
    }

    /// The die with the same id.
    fn die(&self, die: u8) -> Result<u8, Refusal> {
        let id = self.die_id(die);
        let found = self.new.design.dice.iter().position(|die| die.id == id);
        found.and_then(|die| u8::try_from(die).ok()).ok_or_else(|| in_use(id))
    }

    fn carry_state(&self, after: &mut Position) -> Result<(), Refusal> {
        let mut core = self.at.core;
        core.heads = Default::default();
        core.chain.cell = self.place(core.chain.cell)?;
        core.manual.cell = self.place(core.manual.cell)?;
        core.manual.target = self.place(core.manual.target)?;
        core.dice.cell = self.place(core.dice.cell)?;
        if let Some((from, to)) = core.lot {
            core.lot = Some((self.place(from)?, self.place(to)?));
        }
        for (die, _) in core.dice.stack.iter_mut().take(usize::from(core.dice.depth)) {
            *die = self.die(*die)?;
        }
        core.dice.chooses = core.dice.chooses.map(|die| self.die(die)).transpose()?;
        if let Some(open) = &mut core.dice.face {
            let id = self.die_id(open.die);
            open.die = self.die(open.die)?;
            let is_there = self.new.face_of_die(*open).is_some();
            is_there.then_some(()).ok_or_else(|| in_use(id))?;
        }
        if let Some(seat) = self.leaving {
            core.seats[usize::from(seat)..usize::from(self.old.seats)].rotate_left(1);
            core.hand = self.seat(core.hand);
        }
        for seat in self.new.seats..self.old.seats {
            let state = &mut core.seats[usize::from(seat)];
            core.finished -= u8::from(state.standing != Default::default());
            *state = Default::default();
        }
        after.core = core;
        // A visited cell that is gone cannot be visited again.
        let visited = self.at.rest.visited.iter();
        after.rest.visited = visited.filter_map(|place| self.place(*place).ok()).collect();
        let placed = self.at.rest.placed.iter();
        let placed = placed.map(|placed| Placed { seat: self.seat(placed.seat), ..*placed });
        for placed in placed.filter(|placed| placed.seat < self.new.seats) {
            let cell = self.place(placed.cell)?;
            // A token whose cell is gone goes back to the shoe.
            let origin = match placed.origin {
                NOWHERE => NOWHERE,
                origin => self.place(origin).unwrap_or(NOWHERE),
            };
            after.rest.placed.push(Placed { cell, origin, ..placed });
        }
        Ok(())
    }
}

impl Run<'_> {
    /// Puts right what the new rules know nothing of, and looks for somebody who can act.
    fn go_on(&mut self) {
        if self.at.core.over != Over::No {
            return;
        }
        let (game, chain) = (self.game, self.at.core.chain);
        let taken = |at: &Position, place: Place| {
            at.takeable(game, place, at.core.hand).map(|(_, token)| token)
        };
        let goes_on = |token: Token| game.may_be_under_way(token, chain.left);
        if !taken(self.at, chain.cell).is_some_and(goes_on) {
            self.at.core.chain = Default::default();
            self.at.rest.visited.clear();
        }
        let manual = self.at.core.manual.cell;
        if manual != NOWHERE && taken(self.at, manual).is_none() {
            (self.at.core.manual, self.at.core.dice) = Default::default();
        }
        self.at.core.lot = self.at.core.lot.filter(|(from, to)| {
            let mover = |token| Mover::new(game, self.at, self.at.core.hand, *from, token);
            taken(self.at, *from).is_some_and(|token| mover(token).enemy(*to).is_some())
        });
        if !self.game.is_delayed {
            self.stop_waiting();
        }
        if self.at.core.picked >= self.game.selections() {
            self.turn_back();
        }
        if self.at.core.dice.chooses.is_some_and(|die| !game.is_rolled_first(die)) {
            self.at.core.dice = Default::default();
        }
        self.ask_again();
        if !self.at.core.is_chance() && self.at.core.picked == 0 {
            self.find_somebody_to_act();
        }
    }

    /// Nothing waits for a check any more: what was placed stands.
    fn stop_waiting(&mut self) {
        for placed in std::mem::take(&mut self.at.rest.placed) {
            let found = self.at.stack(placed.cell).enumerate().find(|(_, t)| t.has(Token::WAITS));
            if let Some((depth, token)) =
                found.filter(|(_, token)| !self.game.kind(*token).is_piece)
            {
                self.change(placed.cell, depth, token.without(Token::WAITS));
            } else if let Some((depth, _)) = found {
                let token = self.lift(placed.cell, depth);
                self.lay(placed.cell, token.without(Token::WAITS));
            }
        }
        (self.at.core.since_check, self.at.core.clock) = (0, 0);
    }
}
