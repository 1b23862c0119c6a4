//! Live change: a running play goes on with a changed design.
//!
//! Spec: section 3.12. Cells are carried by board and name, tokens by the id of their kind, dice
//! by their id. Whatever is in use and has no place in the new design is told and nothing
//! changes. New ends are looked at from the next action on.

use game::{Common, Seat};

use crate::DesignedGame;
use crate::compile::{Board, Compiled, NOWHERE, Place, compile};
use crate::explain::Refusal;
use crate::play::{Over, Placed, Position, Run, Token};

/// The position of a play of `old` as a position of `new`.
///
/// # Errors
/// What the change would take away though it is in use.
pub fn carry_over(at: &Position, old: &Compiled, new: &Compiled) -> Result<Position, Refusal> {
    let carrier = Carrier { at, old, new, leaving: None };
    carrier.check_players()?;
    carrier.carry()
}

/// The play with one player more, who sits down last and has done nothing yet [10.12].
///
/// # Errors
/// When the design fixes how many play, or no more may.
pub fn join(game: &DesignedGame, at: &Position) -> Result<(DesignedGame, Position), Refusal> {
    reseated(game, at, game.compiled().seats.saturating_add(1), None)
}

/// The play without one of its players; those who sat behind move up by one seat [10.12].
///
/// # Errors
/// When the design fixes how many play, or the player has the hand, tokens, a board or a place
/// in the ranking.
pub fn leave(
    game: &DesignedGame,
    at: &Position,
    seat: Seat,
) -> Result<(DesignedGame, Position), Refusal> {
    let leaving = seat.number() - 1;
    if leaving >= game.compiled().seats {
        return Err(in_use(seat.to_string()));
    }
    reseated(game, at, game.compiled().seats - 1, Some(leaving))
}

/// Only where one player is defined may any number play, and so come and go.
fn reseated(
    game: &DesignedGame,
    at: &Position,
    seats: u8,
    leaving: Option<u8>,
) -> Result<(DesignedGame, Position), Refusal> {
    let old = game.compiled();
    let is_open = old.design.players.len() == 1 && seats > 0;
    let new = compile(&old.design, seats, &old.variant).ok().filter(|_| is_open);
    let new = new.ok_or(Common::PlayersStay)?;
    let carrier = Carrier { at, old, new: &new, leaving };
    carrier.check_leaving()?;
    let after = carrier.carry()?;
    Ok((game.recompiled(new), after))
}

const fn in_use(what: String) -> Refusal {
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
        let under = self.at.rest.under.iter().map(|(_, token)| token);
        let mut tokens = self.at.cells.iter().chain(under);
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
        let mut token = token.of_kind(*kind);
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
            after.rest.placed.push(Placed { cell: self.place(placed.cell)?, ..placed });
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
    use game::Game as _;
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

    const RACE: &str = r#"{ "tokens": [{ "id": "cow", "count": 4 }],
        "grid": { "rows": 1, "columns": 4, "order": "kept", "tokens": ["cow . . ."] },
        "won": { "zones_valid_and_grid_full": false } }"#;

    fn race(change: impl FnOnce(&mut Design), players: u8) -> (DesignedGame, Position) {
        let mut design = design(RACE);
        change(&mut design);
        let game = DesignedGame::new("race", compile(&design, players, "").unwrap());
        let at = game.start(0);
        (game, at)
    }

    fn play(game: &DesignedGame, at: &mut Position, text: &str) {
        let action = game.parse_move(at, text).unwrap();
        game.apply(at, &action).unwrap();
    }

    #[test]
    fn players_come_and_go_while_the_play_runs() {
        let (game, mut at) = race(|_| {}, 2);
        play(&game, &mut at, "a1-b1");
        let (three, mut at) = join(&game, &at).unwrap();
        assert_eq!((three.seats(), at.core.hand), (3, 1));
        assert_eq!(at.hash(three.compiled()), at.rehash(three.compiled()));
        play(&three, &mut at, "b1-c1");
        play(&three, &mut at, "c1-d1");
        let moves = |at: &Position| at.core.seats.map(|seat| seat.moves);
        assert_eq!((moves(&at)[..4].to_vec(), at.core.hand), (vec![1, 1, 1, 0], 0));
        play(&three, &mut at, "d1-a1");
        // The first leaves; the second, whose turn it is, becomes the first.
        let (two, at) = leave(&three, &at, Seat::FIRST).unwrap();
        assert_eq!((two.seats(), at.core.hand, moves(&at)[..3].to_vec()), (2, 0, vec![1, 1, 0]));
        assert_eq!(at.hash(two.compiled()), at.rehash(two.compiled()));
        let text = two.position_text(&at);
        assert_eq!(two.parse_position(&text), Ok(at), "{text}");
    }

    #[test]
    fn owners_behind_the_one_who_leaves_move_up() {
        let (game, mut at) = race(|d| d.grid = design(&RACE.replace("cow .", "cow@3 .")).grid, 3);
        assert_eq!(at.cells[0].owners(), 0b100);
        at.core.hand = 0;
        let (_, after) = leave(&game, &at, Seat::SECOND).unwrap();
        assert_eq!(after.cells[0].owners(), 0b10);
        let third = Seat::at(2);
        let refused = leave(&game, &at, third).err();
        assert_eq!(refused, Some(Refusal::LeavesTokens { player: third }));
    }

    #[test]
    fn who_cannot_leave_or_come_is_told_why() {
        let (game, at) = race(|_| {}, 2);
        let key = |refused: Result<_, Refusal>| {
            refused.map(|_: (DesignedGame, Position)| ()).map_err(|why| why.key())
        };
        assert_eq!(key(leave(&game, &at, Seat::FIRST)), Err("workshop.leaves-hand"));
        assert_eq!(key(leave(&game, &at, Seat::at(4))), Err("workshop.in-use"));
        let (most, at) = race(|_| {}, game::MAX_SEATS);
        assert_eq!(key(join(&most, &at)), Err("play.players-stay"));
        let (alone, at) = race(|_| {}, 1);
        assert_eq!(key(leave(&alone, &at, Seat::FIRST)), Err("play.players-stay"));
        let (fixed, at) = race(|d| d.players = vec![Default::default(); 2], 2);
        assert_eq!(key(join(&fixed, &at)), Err("play.players-stay"));
    }
}
