//! When somebody has won or lost, and who is first.
//!
//! Spec: section 3.8. Conditions of the grid and the zones end the play for everyone; the others
//! are personal. Each stands in a file of its own: a new one is a field of the design, a file and
//! a line of the lists here.

mod all_face_up;
mod all_found;
mod code_found;
mod errors;
mod grid_empty;
mod grid_full;
mod in_line;
mod kind_in_zone;
mod moves;
mod no_tokens;
mod own_tokens_in;
mod own_zones;
mod shoe_empty;
mod taken;
mod time;
mod tokens_left;
mod zones_valid;

pub(super) use shoe_empty::is_shoe_empty;

use std::sync::Arc;

use design::Ranking;
use game::{BySeat, Outcome, Seat, Verdict};

use super::blocked::is_blocked;
use super::event::Event;
use super::least::Remaining;
use super::position::{Over, Position, SeatState, Standing, is_mobile};
use super::run::Run;
use super::token::Token;
use crate::compile::{Compiled, Place, Sort};
use crate::explain;

impl Run<'_> {
    /// Puts to sleep who has won or lost, and ends the play when that ends it.
    #[inline]
    pub(super) fn look_for_end(&mut self) {
        let seats = self.game.seats;
        if is_won_for_all(self.game, self.at) {
            return self.end_for_all();
        }
        if self.game.ends.has_personal() {
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

/// A condition that ends a play, or one player's part in it.
pub(crate) trait End: std::fmt::Debug + Send + Sync {
    /// Whether it holds now for a seat; conditions for everyone look at no seat.
    fn holds(&self, game: &Compiled, at: &Position, seat: u8) -> bool;

    /// Whether it is a line of own tokens, which only a token that comes can complete.
    fn is_line(&self) -> bool {
        false
    }

    /// At least so many moves of a player alone until it holds; 0 where that cannot be told.
    fn least(&self, _: &Remaining<'_>) -> u32 {
        0
    }
}

/// Two conditions that must hold together.
#[derive(Debug)]
struct Both<A, B>(A, B);

impl<A: End, B: End> End for Both<A, B> {
    fn holds(&self, game: &Compiled, at: &Position, seat: u8) -> bool {
        self.0.holds(game, at, seat) && self.1.holds(game, at, seat)
    }

    fn least(&self, remaining: &Remaining<'_>) -> u32 {
        self.0.least(remaining).max(self.1.least(remaining))
    }
}

/// Makes a condition where the design sets it.
type Set = fn(&Compiled) -> Option<Arc<dyn End>>;

/// What wins, and ends the play for everyone.
const WON_FOR_ALL: &[Set] = &[
    grid_empty::set,
    grid_full::set,
    zones_valid::alone,
    zones_valid::and_grid_full,
    tokens_left::set,
    all_face_up::set,
    all_found::set,
    code_found::set,
    kind_in_zone::set,
];
/// What one player wins by.
const WON: &[Set] = &[
    shoe_empty::set,
    zones_valid::and_shoe_empty,
    own_tokens_in::set,
    own_zones::full,
    own_zones::valid,
    in_line::set,
];
/// What one player loses by.
const LOST: &[Set] = &[moves::set, errors::set, time::set, taken::set, no_tokens::set];

/// The conditions that a design sets. A player without an action and the last one awake are looked
/// for where the hand passes and where players fall asleep.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ends {
    pub(crate) for_all: Vec<Arc<dyn End>>,
    pub(crate) won: Vec<Arc<dyn End>>,
    lost: Vec<Arc<dyn End>>,
}

impl Ends {
    pub(crate) fn of(game: &Compiled) -> Self {
        let set = |all: &[Set]| all.iter().filter_map(|set| set(game)).collect();
        Self { for_all: set(WON_FOR_ALL), won: set(WON), lost: set(LOST) }
    }

    /// Whether nothing but a line of own tokens ends a play.
    pub(crate) fn is_at_most_a_line(&self) -> bool {
        self.for_all.is_empty() && self.lost.is_empty() && self.won.iter().all(|end| end.is_line())
    }

    /// Whether a player has the line that wins, where nothing else ends a play.
    #[inline]
    pub(super) fn has_line(&self, game: &Compiled, at: &Position, seat: u8) -> bool {
        self.won.iter().any(|end| end.holds(game, at, seat))
    }

    #[inline]
    fn has_personal(&self) -> bool {
        !self.won.is_empty() || !self.lost.is_empty()
    }
}

/// Whether any way of winning holds already, for starts that are drawn again.
pub(super) fn is_won_by_anybody(game: &Compiled, at: &Position) -> bool {
    is_won_for_all(game, at) || (0..game.seats).any(|seat| has_won(game, at, seat))
}

#[inline]
fn is_won_for_all(game: &Compiled, at: &Position) -> bool {
    game.ends.for_all.iter().any(|end| end.holds(game, at, at.core.hand))
}

fn has_won(game: &Compiled, at: &Position, seat: u8) -> bool {
    game.ends.won.iter().any(|end| end.holds(game, at, seat))
}

fn has_lost(game: &Compiled, at: &Position, seat: u8) -> bool {
    game.ends.lost.iter().any(|end| end.holds(game, at, seat))
}

fn is_full(at: &Position, cell: Place) -> bool {
    at.top(cell).is_some()
}

/// How many tokens lie on a player's own shoe and waiting zone.
pub(super) fn tokens_to_place(game: &Compiled, at: &Position, seat: u8) -> i32 {
    let Some(has) = game.of_seats.get(usize::from(seat)) else { return 0 };
    let boards = [has.shoe, has.waiting].into_iter().flatten();
    let boards = boards.filter_map(|index| game.boards.get(usize::from(index)));
    let cells = boards.flat_map(|board| board.cells());
    cells.map(|cell| i32::try_from(at.stack(cell).count()).unwrap_or(i32::MAX)).sum()
}

/// The cells of the grid with tokens of a player.
pub(super) fn own_tokens<'a>(
    game: &'a Compiled,
    at: &'a Position,
    seat: u8,
) -> impl Iterator<Item = Place> + 'a {
    let is_own = move |token: Token| token.owners() >> seat & 1 == 1 && is_mobile(game, token);
    game.grid.cells.iter().copied().filter(move |cell| at.stack(*cell).any(is_own))
}

/// How many tokens of a player lie in the grid.
pub(super) fn tokens_in_grid(game: &Compiled, at: &Position, seat: u8) -> i32 {
    let is_own = |token: &Token| {
        token.owners() >> seat & 1 == 1 && is_mobile(game, *token) && token.body() == 0
    };
    let count = |cell: Place| at.stack(cell).filter(is_own).count();
    i32::try_from(game.grid.cells.iter().copied().map(count).sum::<usize>()).unwrap_or(i32::MAX)
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
            Ranking::MostInGrid => tokens_in_grid(game, at, seat),
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
