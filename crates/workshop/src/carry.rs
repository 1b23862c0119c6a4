//! Live change: a running play goes on with a changed design.
//!
//! Spec: section 3.12. Cells are carried by board and name, tokens by the id of their kind, dice
//! by their id. Whatever is in use and has no place in the new design is told and nothing
//! changes. New ends are looked at from the next action on.

use crate::compile::{Board, Compiled, NOWHERE, Place};
use crate::explain::Refusal;
use crate::play::{Over, Placed, Position, Run, Token};

/// The position of a play of `old` as a position of `new`.
///
/// # Errors
/// What the change would take away though it is in use.
pub fn carry_over(at: &Position, old: &Compiled, new: &Compiled) -> Result<Position, Refusal> {
    let carrier = Carrier { at, old, new };
    carrier.check_players()?;
    let mut queues = Vec::new();
    for queue in 0..at.queues.len() {
        let left = at.queue(queue);
        if !left.is_empty() && new.design.shoes.len() <= queue {
            return Err(in_use(format!("shoe{}", queue + 1)));
        }
        queues.push(left.iter().map(|token| carrier.token(*token)).collect::<Result<_, _>>()?);
    }
    let mut after = Position::empty(new, queues);
    carrier.lay_tokens(&mut after)?;
    carrier.carry_state(&mut after)?;
    let mut run = Run { game: new, at: &mut after, undo: None, events: None };
    run.go_on();
    Ok(after)
}

const fn in_use(what: String) -> Refusal {
    Refusal::InUse { what }
}

struct Carrier<'a> {
    at: &'a Position,
    old: &'a Compiled,
    new: &'a Compiled,
}

impl Carrier<'_> {
    /// A player who is no longer there must own no board and no token.
    fn check_players(&self) -> Result<(), Refusal> {
        for seat in self.new.seats..self.old.seats {
            let owns_board = self.old.boards.iter().any(|board| board.seats == 1 << seat);
            let under = self.at.rest.under.iter().map(|(_, token)| token);
            let mut tokens = self.at.cells.iter().chain(under);
            let owns_token = tokens.any(|token| token.owners() >> seat & 1 == 1);
            if owns_board || owns_token || self.at.core.hand == seat {
                return Err(in_use((seat + 1).to_string()));
            }
        }
        Ok(())
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
        Ok(token.of_kind(*kind))
    }

    fn lay_tokens(&self, after: &mut Position) -> Result<(), Refusal> {
        let mut run = Run { game: self.new, at: after, undo: None, events: None };
        for place in (0u16..).take(self.at.cells.len()) {
            let mut tokens: Vec<Token> = self.at.stack(place).collect();
            tokens.reverse();
            // Further cells of a piece come with its first.
            for token in tokens.into_iter().filter(|token| token.body() == 0) {
                let (to, token) = (self.place(place)?, self.token(token)?);
                let is_piece = self.new.is_grid(to) && self.new.kind(token).is_piece;
                let room = if is_piece { self.new.covered(token, to) } else { Some(vec![to]) };
                let is_free = |cell: &Place| !is_piece || !run.at.is_taken(self.new, *cell);
                if !room.is_some_and(|cells| cells.iter().all(is_free)) {
                    return Err(in_use(self.old.place_name(place)));
                }
                run.lay(to, token);
            }
        }
        Ok(())
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
            let id = self.old.design.dice.get(usize::from(*die)).map(|die| die.id.clone());
            let id = id.unwrap_or_default();
            let found = self.new.design.dice.iter().position(|die| die.id == id);
            *die = found.and_then(|die| u8::try_from(die).ok()).ok_or_else(|| in_use(id))?;
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
        for placed in self.at.rest.placed.iter().filter(|placed| placed.seat < self.new.seats) {
            after.rest.placed.push(Placed { cell: self.place(placed.cell)?, seat: placed.seat });
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
        let is_gone = |at: &Position, place: Place| {
            place != NOWHERE && at.takeable(self.game, place, at.core.hand).is_none()
        };
        if is_gone(self.at, self.at.core.chain.cell) {
            self.at.core.chain = Default::default();
            self.at.rest.visited.clear();
        }
        if is_gone(self.at, self.at.core.manual.cell) {
            self.at.core.manual = Default::default();
        }
        if !self.game.is_delayed {
            self.stop_waiting();
        }
        if self.at.core.picked >= self.game.selections() {
            self.turn_back();
        }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::design::Design;
    use crate::{compile, play};
    use game::Reason;

    fn design(text: &str) -> Design {
        serde_json::from_str(text).unwrap()
    }

    const SHOP: &str = r#"{ "tokens": [{ "id": "cow", "count": 3 }, { "id": "hen" }],
        "grid": { "rows": 2, "columns": 2, "order": "kept", "tokens": ["cow .", ". hen"] },
        "shoes": [{ "tokens": ["cow"] }], "players": [{ "shoe": 1 }] }"#;

    fn check(change: impl FnOnce(&mut Design)) -> Result<String, &'static str> {
        let old = design(SHOP);
        let mut new = old.clone();
        change(&mut new);
        let old = compile(&old, 1, "").unwrap();
        let new = compile(&new, 1, "").unwrap();
        let at = play::start(&old, 0);
        let after = carry_over(&at, &old, &new).map_err(|refusal| refusal.key())?;
        let text = crate::setup::position_text(&new, &after);
        assert_eq!(after.hash(&new), after.rehash(&new));
        assert!(crate::setup::parse_position(&new, &text).is_ok(), "{text}");
        Ok(text.split(' ').nth(1).unwrap_or_default().to_owned())
    }

    #[test]
    fn a_larger_grid_and_other_kinds_keep_the_tokens() {
        assert_eq!(check(|_| {}), Ok("cow,.,.,hen/cow".to_owned()));
        let wider = check(|new| new.grid.columns = 3);
        assert_eq!(wider, Ok("cow,.,.,.,hen,./cow".to_owned()));
        let swapped = check(|new| new.tokens.reverse());
        assert_eq!(swapped, Ok("cow,.,.,hen/cow".to_owned()));
    }

    #[test]
    fn what_is_in_use_is_not_taken_away() {
        let no_row = check(|new| {
            new.grid.rows = 1;
            new.grid.tokens.0.truncate(1);
        });
        assert_eq!(no_row, Err("workshop.in-use"));
        let no_hen = check(|new| {
            new.tokens.truncate(1);
            new.grid.tokens.0.clear();
        });
        assert_eq!(no_hen, Err("workshop.in-use"));
        let no_shoe = check(|new| {
            new.shoes.clear();
            new.players[0].shoe = None;
        });
        assert_eq!(no_shoe, Err("workshop.in-use"));
    }
}
