//! When somebody has won or lost, and who is first.
//!
//! Spec: sections 3.1 and 3.8. Conditions of the grid and the zones end the play for everyone; the
//! others are personal.

use design::{FacesSeenBy, Mode, Ranking};
use game::{BySeat, Outcome, Seat, Verdict};

use super::blocked::is_blocked;
use super::event::Event;
use super::position::{Over, Position, SeatState, Standing, is_misplaced, is_mobile};
use super::run::Run;
use super::token::Token;
use crate::compile::{Compiled, MOST_CELLS, Place, Sort};
use crate::explain;

impl Run<'_> {
    /// Puts to sleep who has won or lost, and ends the play when that ends it.
    #[inline]
    pub(super) fn look_for_end(&mut self) {
        let seats = self.game.seats;
        let plan = &self.game.plan;
        if plan.can_be_won_for_all && is_won_for_all(self.game, self.at) {
            return self.end_for_all();
        }
        if plan.has_personal_ends {
            self.look_for_personal_ends();
        }
        if self.at.core.finished == 0 {
            if is_blocked(self.game, self.at) {
                self.end();
            }
            return;
        }
        let mut awake = (0..seats).filter(|seat| self.at.is_awake(*seat));
        let (last, more) = (awake.next(), awake.next());
        if let (Some(last), None, true) = (last, more, self.game.design.won.last_awake) {
            self.fall_asleep(last, true);
            return self.end();
        }
        let is_over = last.is_none() || self.game.design.turns.end_of_one_is_end_of_all;
        if is_over || is_blocked(self.game, self.at) {
            self.end();
        }
    }

    fn look_for_personal_ends(&mut self) {
        let hand = self.at.core.hand;
        for seat in (hand..self.game.seats).chain(0..hand) {
            if self.at.is_awake(seat) {
                if has_won(self.game, self.at, seat) {
                    self.fall_asleep(seat, true);
                } else if has_lost(self.game, self.at, seat) {
                    self.fall_asleep(seat, false);
                }
            }
        }
    }

    /// The grid or the zones end the play for everyone: the ranking says who has won.
    fn end_for_all(&mut self) {
        if self.game.seats == 1 || self.game.design.ranking == Ranking::OrderOfFinishing {
            self.fall_asleep(self.at.core.hand, true);
        } else if let Verdict::Winner(_) | Verdict::Ranking(_) = ranked(self.game, self.at) {
            let ranked = Outcome::plain(ranked(self.game, self.at));
            // Praise comes last, so that it stays in the message line.
            for won in [false, true] {
                for seat in Seat::all(self.game.seats).filter(|seat| ranked.is_won_by(*seat) == won)
                {
                    // There are at most six seats.
                    self.fall_asleep(seat.index() as u8, won);
                }
            }
        }
        self.end();
    }

    /// A player has won, lost or been put out.
    pub(super) fn fall_asleep(&mut self, seat: u8, won: bool) {
        if !self.at.is_awake(seat) {
            return;
        }
        self.at.core.finished += 1;
        let order = self.at.core.finished;
        let state = &mut self.at.core.seats[usize::from(seat)];
        state.standing = if won { Standing::Won(order) } else { Standing::Lost(order) };
        self.tell(|game| {
            let (own, dialog) = if won {
                (&game.design.won.message, game.design.won.dialog)
            } else {
                (&game.design.lost.message, game.design.lost.dialog)
            };
            Event::Asleep {
                seat: Seat::at(usize::from(seat)),
                won,
                say: if won { explain::won() } else { explain::lost() },
                own: explain::own(own),
                dialog,
            }
        });
    }
}

/// Whether any way of winning holds already, for starts that are drawn again.
pub(super) fn is_won_by_anybody(game: &Compiled, at: &Position) -> bool {
    is_won_for_all(game, at) || (0..game.seats).any(|seat| has_won(game, at, seat))
}

#[inline]
fn is_won_for_all(game: &Compiled, at: &Position) -> bool {
    let won = &game.design.won;
    let count = |wanted: Option<u16>| wanted.is_some_and(|n| is_count(game, at, usize::from(n)));
    won.grid_empty && is_count(game, at, 0)
        || won.grid_full && is_grid_full(game, at)
        || won.zones_valid && are_zones_valid(game, at)
        || won.zones_valid_and_grid_full
            && game.grid.has_designer_marks
            && is_grid_full(game, at)
            && are_zones_valid(game, at)
        || count(won.tokens_left)
        || won.all_face_up && are_all_face_up(game, at)
        || game.goals.kind_in_zone.is_some_and(|(kind, zone)| is_kind_in(game, at, kind, zone))
}

fn has_won(game: &Compiled, at: &Position, seat: u8) -> bool {
    let won = &game.design.won;
    (won.shoe_empty || won.zones_valid_and_shoe_empty)
        && is_shoe_empty(game, at, seat)
        && (won.shoe_empty || are_zones_valid(game, at))
        || are_own_tokens_home(game, at, seat)
}

fn has_lost(game: &Compiled, at: &Position, seat: u8) -> bool {
    let lost = &game.design.lost;
    let Some(state) = at.core.seats.get(usize::from(seat)) else { return false };
    lost.moves > 0 && state.moves >= lost.moves
        || lost.errors > 0 && state.errors >= lost.errors
        || lost.time > 0 && state.time >= lost.time
        || !game.goals.taken.is_empty() && state.taken
        || lost.no_tokens && has_no_tokens(game, at, seat)
}

fn is_full(at: &Position, cell: Place) -> bool {
    at.top(cell).is_some()
}

fn is_grid_full(game: &Compiled, at: &Position) -> bool {
    game.grid.cells.iter().all(|cell| is_full(at, *cell))
}

/// Whether so many tokens are left in the grid, decor and further cells of pieces not counted.
fn is_count(game: &Compiled, at: &Position, wanted: usize) -> bool {
    if at.rest.under.is_empty() && game.plan.plain.is_some() {
        return at.bits.occupied.count_ones() as usize == wanted;
    }
    let counts = |token: &Token| token.is_some() && is_mobile(game, *token) && token.body() == 0;
    let tops = at.cells.iter().take(game.grid.in_play.len());
    let under = at.rest.under.iter().filter(|(cell, _)| game.is_grid(*cell)).map(|(_, t)| t);
    // One more than wanted is enough to know.
    tops.chain(under).filter(|token| counts(token)).take(wanted + 1).count() == wanted
}

/// Every token with characteristics is right by the educator's characteristics of its zone.
#[inline]
fn are_zones_valid(game: &Compiled, at: &Position) -> bool {
    let grid = &game.grid;
    if !grid.has_designer_marks {
        return false;
    }
    if grid.in_play.len() <= MOST_CELLS {
        return at.bits.misplaced == 0;
    }
    let is_right = |cell: Place, token: Token| !is_misplaced(game, cell, token);
    let is_top_right = |cell: &Place| {
        let token = at.top(*cell);
        !token.is_some() || is_right(*cell, token)
    };
    let mut under = at.rest.under.iter().filter(|(cell, _)| game.is_grid(*cell));
    grid.cells.iter().all(is_top_right) && under.all(|(cell, token)| is_right(*cell, *token))
}

/// The player's own shoe, its queue and the waiting zone; false without a shoe.
pub(super) fn is_shoe_empty(game: &Compiled, at: &Position, seat: u8) -> bool {
    let Some(has) = game.of_seats.get(usize::from(seat)) else { return false };
    let board = |index: u8| game.boards.get(usize::from(index));
    let Some(shoe) = has.shoe.and_then(board) else { return false };
    let waiting = has.waiting.and_then(board);
    let mut cells = shoe.cells().chain(waiting.map_or(0..0, |board| board.cells()));
    at.queue(shoe.queue).is_empty() && !cells.any(|cell| is_full(at, cell))
}

/// How many tokens lie on a player's own shoe and waiting zone.
pub(super) fn tokens_to_place(game: &Compiled, at: &Position, seat: u8) -> i32 {
    let Some(has) = game.of_seats.get(usize::from(seat)) else { return 0 };
    let boards = [has.shoe, has.waiting].into_iter().flatten();
    let boards = boards.filter_map(|index| game.boards.get(usize::from(index)));
    let cells = boards.flat_map(|board| board.cells());
    cells.map(|cell| i32::try_from(at.stack(cell).count()).unwrap_or(i32::MAX)).sum()
}

fn are_all_face_up(game: &Compiled, at: &Position) -> bool {
    let is_up = |token: Token| {
        let kind = game.kind(token);
        let turns = kind.mode == Mode::Selection || kind.faces != FacesSeenBy::Everyone;
        !turns || token.has(Token::FACE_UP)
    };
    game.grid.cells.iter().all(|cell| at.stack(*cell).all(is_up))
}

/// Some token of the kind lies in the zone with all its cells.
fn is_kind_in(game: &Compiled, at: &Position, kind: usize, zone: u16) -> bool {
    let in_zone = |cell: &Place| game.grid.zone_of[usize::from(*cell)] == zone;
    game.grid.cells.iter().filter(|cell| in_zone(cell)).any(|cell| {
        let is_it = |token: &Token| token.kind() == kind && token.body() == 0;
        at.stack(*cell)
            .filter(is_it)
            .any(|token| game.covered(token, *cell).is_some_and(|cells| cells.iter().all(in_zone)))
    })
}

pub(super) fn own_tokens<'a>(
    game: &'a Compiled,
    at: &'a Position,
    seat: u8,
) -> impl Iterator<Item = Place> + 'a {
    let is_own = move |token: Token| token.owners() >> seat & 1 == 1 && is_mobile(game, token);
    game.grid.cells.iter().copied().filter(move |cell| at.stack(*cell).any(is_own))
}

fn are_own_tokens_home(game: &Compiled, at: &Position, seat: u8) -> bool {
    let Some(Some(zone)) = game.goals.own_tokens_in.get(usize::from(seat)) else { return false };
    let mut own = own_tokens(game, at, seat).peekable();
    own.peek().is_some()
        && own.all(|cell| game.grid.zone_of[usize::from(cell)] == *zone)
        && !has_tokens_to_come(game, at, seat)
}

/// Whether tokens of the player lie in a shoe, a queue or a waiting zone.
fn has_tokens_to_come(game: &Compiled, at: &Position, seat: u8) -> bool {
    let is_own = |owners: u8| owners >> seat & 1 == 1;
    let sides = game.boards.iter().filter(|board| matches!(board.sort, Sort::Shoe | Sort::Waiting));
    sides.filter(|board| board.seats != 0).any(|board| {
        let marked = if board.marks_owner { board.seats } else { 0 };
        let queue: &[Token] = if board.sort == Sort::Shoe { at.queue(board.queue) } else { &[] };
        queue.iter().any(|token| is_own(token.owners() | marked))
            || board.cells().any(|cell| at.stack(cell).any(|token| is_own(token.owners())))
    })
}

/// Nobody loses for lack of tokens while some may still come.
fn has_no_tokens(game: &Compiled, at: &Position, seat: u8) -> bool {
    let has = game.of_seats.get(usize::from(seat)).copied().unwrap_or_default();
    let has_full_shoe = has.shoe.is_some() && !is_shoe_empty(game, at, seat);
    own_tokens(game, at, seat).next().is_none()
        && !has_full_shoe
        && !has_tokens_to_come(game, at, seat)
}

/// The outcome of a play that is over.
pub(crate) fn outcome(game: &Compiled, at: &Position) -> Option<Outcome> {
    let verdict = match at.core.over {
        Over::No => return None,
        Over::TooLong => Verdict::Draw,
        Over::Ended if game.seats == 1 => match at.core.seats[0].standing {
            Standing::Won(_) => Verdict::Winner(Seat::FIRST),
            Standing::Awake | Standing::Lost(_) => Verdict::Nobody,
        },
        Over::Ended => ranked(game, at),
    };
    Some(Outcome::plain(verdict))
}

fn ranked(game: &Compiled, at: &Position) -> Verdict {
    // Whoever has lost comes after all others, whatever is counted; among equals, whoever has
    // won comes first.
    let merit = |(seat, state): (u8, &SeatState)| -> (bool, i32, bool) {
        let has_lost = matches!(state.standing, Standing::Lost(_));
        let counted = match game.design.ranking {
            Ranking::OrderOfFinishing => match state.standing {
                Standing::Won(order) => 100 - i32::from(order),
                // Those still awake: whoever has fewer tokens to place is nearer to the end.
                Standing::Awake => -tokens_to_place(game, at, seat),
                Standing::Lost(order) => i32::from(order),
            },
            Ranking::MostTokens => i32::from(state.won),
            Ranking::FewestErrors => -i32::from(state.errors),
            Ranking::TokensMinusErrors => i32::from(state.won) - i32::from(state.errors),
        };
        (!has_lost, counted, matches!(state.standing, Standing::Won(_)))
    };
    let merits: Vec<(bool, i32, bool)> = (0..game.seats).zip(&at.core.seats).map(merit).collect();
    let places = BySeat::from_fn(game.seats, |seat| {
        let own = merits[seat.index()];
        // There are at most six seats.
        1 + merits.iter().filter(|other| **other > own).count() as u8
    });
    let first = places.iter().filter(|(_, place)| **place == 1).count();
    match (first, game.seats) {
        (all, seats) if all == usize::from(seats) => Verdict::Draw,
        (1, 2) => {
            let winner = places.iter().find(|(_, place)| **place == 1);
            Verdict::Winner(winner.map_or(Seat::FIRST, |(seat, _)| seat))
        }
        _ => Verdict::Ranking(places),
    }
}
