//! The value of a leaf: a playout, the game's evaluation, or both; and results known at once.

use game::{DECIDED, Evaluation, Game, Rng, Seat, Turn, Weighted};

use super::{Shares, Style};
use crate::limits::Budget;
use crate::share;

/// So many moves of a playout lie between two looks at the clock.
const LOOK_EVERY: usize = 16;

/// A list of so many moves takes as long as a move.
const LISTED_IN_A_MOVE: usize = 64;

/// Where an evaluation tells something, playouts are no longer than this.
const TELLING: u32 = 40;

pub(super) struct Playout<G: Game> {
    pub(super) moves: Vec<G::Move>,
    pub(super) chances: Vec<Weighted>,
    /// The game's scale of evaluations.
    pub(super) scale: i32,
    evaluation: f32,
    longest: u32,
}

impl<G: Game> Playout<G> {
    pub(super) fn new(game: &G, style: &Style) -> Self {
        let Evaluation { scale, tells, .. } = game.evaluation();
        let evaluation = style.evaluation.unwrap_or(tells);
        let evaluation = evaluation.clamp(0.0, 1.0);
        let longest = if evaluation > 0.0 { style.playout.min(TELLING) } else { style.playout };
        Self { moves: Vec::new(), chances: Vec::new(), scale, evaluation, longest }
    }

    /// Whether leaves are evaluated and never played out.
    pub(super) fn trusts_evaluation(&self) -> bool {
        self.evaluation >= 1.0
    }

    /// The result where it is certain: an end, or what the game knows.
    pub(super) fn known(&self, game: &G, position: &G::Position) -> Option<Shares> {
        if let Some(outcome) = game.outcome(position) {
            return Some(each_seat(game, |seat| game.final_share(position, &outcome, seat)));
        }
        let Turn::Seat(mover) = game.turn(position) else { return None };
        if game.seats() > 2 {
            return None;
        }
        let score = game.known_score(position, mover)?;
        // Margins are known in another unit than shares; they are left to the search.
        let won = match score {
            _ if score > DECIDED => 1.0,
            _ if score < -DECIDED => 0.0,
            _ => return None,
        };
        Some(each_seat(game, |seat| if seat == mover { won } else { 1.0 - won }))
    }

    /// What a position is worth; it is played to its end on the way.
    pub(super) fn value(
        &mut self,
        game: &G,
        position: &mut G::Position,
        rng: &mut Rng,
        budget: &Budget<'_>,
    ) -> Shares {
        while game.turn(position) == Turn::Chance && self.happen(game, position, rng) {}
        if let Some(outcome) = game.outcome(position) {
            return each_seat(game, |seat| game.final_share(position, &outcome, seat));
        }
        let part = self.evaluation;
        let judged = if part > 0.0 { self.judged(game, position) } else { Shares::default() };
        if part >= 1.0 {
            return judged;
        }
        let mut played = self.play(game, position, rng, budget);
        played.iter_mut().zip(judged).for_each(|(value, judged)| {
            *value += (judged - *value) * part;
        });
        played
    }

    /// Lets one chance happen; `false` when none can.
    fn happen(&mut self, game: &G, position: &mut G::Position, rng: &mut Rng) -> bool {
        game.chances(position, &mut self.chances);
        Weighted::draw(&self.chances, rng)
            .is_some_and(|chance| game.resolve(position, chance).is_some())
    }

    fn play(
        &mut self,
        game: &G,
        position: &mut G::Position,
        rng: &mut Rng,
        budget: &Budget<'_>,
    ) -> Shares {
        self.moves.clear();
        let mut unwatched = 0;
        for _ in 0..self.longest {
            // A playout may be long, and so may its lists of moves: whoever waits is not kept
            // waiting for its end.
            unwatched += 1 + self.moves.len() / LISTED_IN_A_MOVE;
            if unwatched >= LOOK_EVERY {
                unwatched = 0;
                if budget.is_stopped() {
                    break;
                }
            }
            match game.turn(position) {
                Turn::Over => break,
                Turn::Chance if self.happen(game, position, rng) => {}
                Turn::Chance => break,
                Turn::Seat(_) => {
                    let Some(action) = game.playout_move(position, rng, &mut self.moves) else {
                        break;
                    };
                    game.advance(position, &action);
                }
            }
        }
        match game.outcome(position) {
            Some(outcome) => each_seat(game, |seat| game.final_share(position, &outcome, seat)),
            None => self.judged(game, position),
        }
    }

    fn judged(&self, game: &G, position: &G::Position) -> Shares {
        each_seat(game, |seat| share::of_score(game.evaluate(position, seat), self.scale))
    }
}

fn each_seat<G: Game>(game: &G, value: impl Fn(Seat) -> f32) -> Shares {
    let mut shares = Shares::default();
    for (share, seat) in shares.iter_mut().zip(Seat::all(game.seats())) {
        *share = value(seat);
    }
    shares
}
