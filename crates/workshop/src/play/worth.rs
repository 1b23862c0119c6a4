//! What machines may know of any design besides its rules: how near the tokens are to where they
//! must go, who still has fighters, what is not placed yet, and who has won the most.
//!
//! It reads the goals that the design declares and looks at no move ahead. A design whose goals
//! say nothing of the kind is left to playouts.

use design::Ranking;
use game::{
    Evaluation, Knowledge, NoSolver, Outcome, Presentation as _, Rng, Rules as _, Seat, Turn,
};

use super::ends::{own_tokens, tokens_in_grid, tokens_to_place};
use super::least::moves_to_goal;
use super::moves::Move;
use super::position::Position;
use super::race::{gain, progress};
use super::recall::forget;
use super::slips::{self, is_right, share_alone};
use super::token::Token;
use crate::DesignedGame;
use crate::compile::{Compiled, Place};
use crate::view::View;

/// A step nearer to the zone where the tokens must go.
const STEP: i32 = 60;
/// A cell further inside it, so that those who come first leave room.
const INSIDE: i32 = 18;
/// What those left behind cost more than the others, for the square of their steps.
const LEFT_BEHIND: i32 = 3;
/// A fighter, and each of its points.
const FIGHTER: i32 = 40;
const POINT: i32 = 20;
/// A cell nearer to the nearest enemy.
const NEARER: i32 = 2;
/// A cell further from the nearest enemy, for what must not be lost.
const FARTHER: i32 = 10;
/// A token won, and an error made.
const WON: i32 = 100;
const ERROR: i32 = 40;
/// A token that is still to be placed, or lies where it may not stay.
const UNPLACED: i32 = 20;
/// How likely the right place of a token is to be the best move, at first sight.
const RIGHT_PLACE: i32 = 300;

impl Knowledge for DesignedGame {
    type Solver = NoSolver;

    fn evaluation(&self) -> Evaluation {
        let game = self.compiled();
        let races = (0..game.seats).any(|seat| game.path(seat).is_some());
        let tells = if races || game.goals.own_tokens_in.iter().any(Option::is_some) {
            1.0
        } else if game.kinds.iter().any(|kind| kind.attacks() && kind.owners != 0) {
            0.5
        } else if asks_for_placing(game) {
            0.3
        } else {
            0.0
        };
        Evaluation { tells, ..Evaluation::USUAL }
    }

    /// The seat's standing less the best of the others'.
    fn evaluate(&self, at: &Position, seat: Seat) -> i32 {
        let game = self.compiled();
        let own = standing(game, at, seat);
        let others = Seat::all(game.seats).filter(|other| *other != seat);
        own - others.map(|other| standing(game, at, other)).max().unwrap_or(0)
    }

    /// How far from a seat the others keep what they must not lose: whoever placed it thought of
    /// that. What the seat itself must not lose tells where it began, wherever its other tokens
    /// have gone.
    fn plausibility(&self, at: &Position, seat: Seat) -> Option<i32> {
        let game = self.compiled();
        if game.goals.taken.is_empty() {
            return None;
        }
        let precious = |seat: Seat| {
            // There are at most six seats.
            own_tokens(game, at, seat.index() as u8).filter(|cell| is_precious(game, at.top(*cell)))
        };
        let own: Vec<Place> = precious(seat).collect();
        let far = |cell: Place| {
            let steps = own.iter().map(|own| {
                let (rows, columns) = apart(game, cell, *own);
                rows.max(columns)
            });
            steps.min().unwrap_or(0)
        };
        let others = Seat::all(game.seats).filter(|other| *other != seat);
        Some(others.flat_map(precious).map(far).sum())
    }

    fn final_share(&self, at: &Position, outcome: &Outcome, seat: Seat) -> f32 {
        let share = f32::midpoint(outcome.payoff(seat, self.seats()), 1.0);
        if self.seats() == 1 { share * share_alone(at) } else { share }
    }

    fn candidates(&self, at: &Position, moves: &mut Vec<Move>) -> bool {
        match self.turn(at) {
            Turn::Seat(_) => slips::candidates(self.compiled(), at, moves),
            Turn::Chance | Turn::Over => {
                moves.clear();
                true
            }
        }
    }

    /// Steps gained towards the zone, fights, and right places.
    fn order(&self, at: &Position, action: &Move) -> i32 {
        let game = self.compiled();
        let (from, to) = match *action {
            Move::Go { from, to } => (from, to),
            Move::Pick(place) if at.core.is_choosing() => return gain(game, at, place),
            _ => return 0,
        };
        let seat = Seat::at(usize::from(at.core.hand));
        let gain = placed(game, seat, to) - placed(game, seat, from);
        let owners = at.cells.get(usize::from(to)).map_or(0, |token| token.owners());
        let meets = owners != 0 && owners >> at.core.hand & 1 == 0;
        let places = !game.is_grid(from) && is_right(game, at, *action);
        gain + if meets { 100 } else { 0 } + if places { RIGHT_PLACE } else { 0 }
    }

    fn playout_move(&self, at: &Position, rng: &mut Rng, moves: &mut Vec<Move>) -> Option<Move> {
        match self.turn(at) {
            Turn::Seat(_) => slips::playout_move(self.compiled(), at, rng, moves),
            Turn::Chance | Turn::Over => None,
        }
    }

    fn moves_to_goal(&self, at: &Position) -> u32 {
        moves_to_goal(self.compiled(), at)
    }

    fn forget(&self, view: &View, hundredths: u32, rng: &mut Rng) -> Option<View> {
        if !self.compiled().hides {
            return None;
        }
        let mut position = self.sample(view, rng).ok()?;
        let viewer = game::View::<Self>::viewer(view);
        let seat = viewer.seat().map(|seat| seat.number() - 1);
        forget(self.compiled(), &mut position, seat, hundredths, rng);
        Some(self.view_for(&position, viewer))
    }

    fn key(&self, at: &Position) -> u64 {
        at.key(self.compiled())
    }
}

/// Whether tokens must leave the shoe or lie in their zones.
fn asks_for_placing(game: &Compiled) -> bool {
    let won = &game.design.won;
    let has_shoe = game.of_seats.iter().any(|has| has.shoe.is_some());
    won.zones_valid
        || won.zones_valid_and_grid_full
        || has_shoe && (won.shoe_empty || won.zones_valid_and_shoe_empty)
}

/// What is still to be placed by a player, and what lies wrong.
fn unplaced(game: &Compiled, at: &Position, seat: u8) -> i32 {
    if !asks_for_placing(game) {
        return 0;
    }
    let wrong = i32::try_from(at.bits.misplaced.count_ones()).unwrap_or(0);
    UNPLACED * (tokens_to_place(game, at, seat) + wrong)
}

fn standing(game: &Compiled, at: &Position, seat: Seat) -> i32 {
    // There are at most six seats.
    let number = seat.index() as u8;
    let progress = progress(game, at, number);
    let mut value = progress.unwrap_or(0) - unplaced(game, at, number);
    for cell in own_tokens(game, at, number) {
        let placed = if progress.is_some() { 0 } else { placed(game, seat, cell) };
        value += placed + fighter(game, at, number, cell);
    }
    let Some(state) = at.core.seats.get(seat.index()) else { return value };
    let (won, errors) = (i32::from(state.won), i32::from(state.errors));
    value
        + match game.design.ranking {
            Ranking::OrderOfFinishing => 0,
            Ranking::MostTokens => WON * won,
            Ranking::FewestErrors => -ERROR * errors,
            Ranking::TokensMinusErrors => WON * (won - errors),
            Ranking::MostInGrid => WON * tokens_in_grid(game, at, number),
        }
}

/// How well a token stands that has to go to its seat's zone.
fn placed(game: &Compiled, seat: Seat, cell: Place) -> i32 {
    let Some(Some(ways)) = game.goals.ways_to.get(seat.index()) else { return 0 };
    match ways.get(usize::from(cell)) {
        Some(&steps) if steps > 0 => {
            -STEP * i32::from(steps) - LEFT_BEHIND * i32::from(steps).pow(2)
        }
        Some(&inside) => INSIDE * i32::from(inside),
        None => 0,
    }
}

/// What a token is worth that fights.
fn fighter(game: &Compiled, at: &Position, seat: u8, cell: Place) -> i32 {
    let token = at.top(cell);
    let kind = game.kind(token);
    match (kind.attack, kind.defence) {
        (None, None) => 0,
        (None | Some(0), _) if is_precious(game, token) => {
            FIGHTER + FARTHER * nearest_enemy(game, at, seat, cell)
        }
        // Whoever never attacks need not be near an enemy.
        (None | Some(0), _) => FIGHTER,
        (Some(attack), _) => {
            FIGHTER + POINT * i32::from(attack) - NEARER * nearest_enemy(game, at, seat, cell)
        }
    }
}

/// Whether the play is lost with this token.
fn is_precious(game: &Compiled, token: Token) -> bool {
    game.goals.taken.contains(&token.kind())
}

/// How many cells the nearest enemy of a seat is away from a cell; none when there is no enemy.
fn nearest_enemy(game: &Compiled, at: &Position, seat: u8, cell: Place) -> i32 {
    let is_enemy = |place: &&Place| {
        let owners = at.top(**place).owners();
        owners != 0 && owners >> seat & 1 == 0
    };
    let enemies = game.grid.cells.iter().filter(is_enemy);
    let steps = enemies.map(|place| {
        let (rows, columns) = apart(game, cell, *place);
        rows + columns
    });
    steps.min().unwrap_or(0)
}

/// How many rows and columns lie between two cells.
fn apart(game: &Compiled, one: Place, other: Place) -> (i32, i32) {
    let width = u16::try_from(game.grid.cols).unwrap_or(1).max(1);
    let between = |one: u16, other: u16| i32::from(one.abs_diff(other));
    (between(one / width, other / width), between(one % width, other % width))
}
