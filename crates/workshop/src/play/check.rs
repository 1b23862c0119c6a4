//! The explaining twin of the fast lists: whether an action may be played, and if not, why.
//!
//! Spec: checks 1 to 4, in this order.

use design::{InGrid, Mode, WhenToValidate};
use game::{Common, Seat};

use super::dice::check_chosen;
use super::moves::{Move, can_complete, has_action, may_check, may_refill, may_roll, may_turn};
use super::must_take;
use super::position::{Over, Position, is_mobile};
use super::reach::{Flow, Mover, is_placing};
use super::stacks::{may_leaf, may_look_now, why_not};
use super::token::Token;
use super::ways::{Path, way};
use crate::compile::{Compiled, NOWHERE, Place, RulesVersion, Sort};
use crate::explain::{Name, Refusal};

pub(super) type Checked = Result<(), Refusal>;

/// Checks an action of the player who has the hand.
pub(crate) fn check(game: &Compiled, at: &Position, action: Move) -> Checked {
    check_alone(game, at, action)?;
    match action {
        Move::Time(_) => Ok(()),
        _ => must_take::check(game, at, action),
    }
}

/// The same before it is asked whether something must be taken.
fn check_alone(game: &Compiled, at: &Position, action: Move) -> Checked {
    let core = &at.core;
    if core.over != Over::No {
        return Err(Common::GameOver.into());
    }
    if core.is_chance() {
        return Err(Common::NotYourTurn.into());
    }
    if let Move::Time(_) = action {
        return check_time(game);
    }
    if core.manual.cell != NOWHERE {
        return check_manual(game, at, action);
    }
    if core.is_choosing() {
        return match action {
            Move::Pick(place) => check_token_for_die(game, at, place),
            _ => Err(Refusal::ChooseToken),
        };
    }
    if core.chain.cell != NOWHERE {
        return check_chain(game, at, action);
    }
    match action {
        Move::Pick(place) => check_pick(game, at, place),
        Move::Next => check_next(game, at),
        Move::Stack(place) if may_look_now(game, at) => check_leaf(game, at, place),
        _ if core.picked > 0 => {
            Err(Refusal::PickMore { left: game.selections().saturating_sub(core.picked) })
        }
        Move::Go { from, to } => check_go(game, at, from, to),
        Move::Chain { from, path } => check_whole(game, at, from, path),
        Move::Roll(place) => {
            let token = own_token(game, at, place)?;
            let rolls = game.kind(token).mode == Mode::Movement;
            if rolls && game.kind(token).die.is_some() && !may_roll(game, at, place, token) {
                return Err(Refusal::PlaceFirst);
            }
            fits(rolls && may_roll(game, at, place, token), || Refusal::NoDie)
        }
        Move::Turn(place) => check_turn(game, at, place),
        Move::Stack(_) => Err(Refusal::NoStack),
        Move::Refill => fits(may_refill(game, at, core.hand), || Refusal::NothingToRefill),
        Move::Check => fits(may_check(game, at), || Refusal::NothingToCheck),
        Move::Stop => Err(Refusal::NothingToStop),
        Move::Time(_) => Ok(()),
    }
}

fn fits(holds: bool, refusal: impl FnOnce() -> Refusal) -> Checked {
    if holds { Ok(()) } else { Err(refusal()) }
}

fn check_time(game: &Compiled) -> Checked {
    let seconds = matches!(game.design.association.when, WhenToValidate::AfterSeconds(_));
    fits(seconds || game.design.lost.time > 0, || Refusal::NoTime)
}

fn check_manual(game: &Compiled, at: &Position, action: Move) -> Checked {
    let manual = at.core.manual;
    let refusal = || Refusal::MustMove { cell: game.place_name(manual.target) };
    match action {
        Move::Go { from, to } if from == manual.cell => {
            let in_play = game.is_grid(to) && game.in_play[usize::from(to)];
            let may_try = to == manual.target || manual.attempts > 0 && in_play && to != from;
            fits(may_try, refusal)
        }
        _ => Err(refusal()),
    }
}

fn check_token_for_die(game: &Compiled, at: &Position, place: Place) -> Checked {
    own_token(game, at, place)?;
    check_chosen(game, at, place)
}

fn check_chain(game: &Compiled, at: &Position, action: Move) -> Checked {
    let chain = at.core.chain;
    match action {
        Move::Stop => Ok(()),
        Move::Go { from, to } if from == chain.cell => {
            let mover = Mover::under_way(game, at, at.core.hand).ok_or(Refusal::GoOn)?;
            if !game.is_grid(to) {
                return Err(Refusal::GoOn);
            }
            way(mover.kind.in_grid).check_link(&mover, to)
        }
        _ => Err(Refusal::GoOn),
    }
}

fn check_next(game: &Compiled, at: &Position) -> Checked {
    let may_pass = game.design.turns.next_button || !has_action(game, at, at.core.hand);
    fits(may_pass, || Refusal::NoNext)
}

pub(super) fn closed(game: &Compiled, place: Place) -> Checked {
    match game.in_play.get(usize::from(place)) {
        Some(true) => Ok(()),
        Some(false) => Err(Refusal::ClosedCell { cell: game.place_name(place) }),
        None => Err(Common::NothingThere.into()),
    }
}

/// The token that the player would take from a cell, or why there is none.
fn own_token(game: &Compiled, at: &Position, place: Place) -> Result<Token, Refusal> {
    let seat = at.core.hand;
    own_board(game, place, seat)?;
    if let Some((_, token)) = at.takeable(game, place, seat) {
        return Ok(token);
    }
    Err(untakeable(game, at, place))
}

/// The cell is in play, and its board one that the player may use.
fn own_board(game: &Compiled, place: Place, seat: u8) -> Checked {
    closed(game, place)?;
    let board = game.board(place);
    let is_own = match board.sort {
        Sort::Grid => true,
        Sort::Shoe | Sort::Waiting => board.seats >> seat & 1 == 1,
        Sort::Result => false,
    };
    fits(is_own, || Refusal::NotYourBoard)
}

fn untakeable(game: &Compiled, at: &Position, place: Place) -> Refusal {
    let seat = at.core.hand;
    let Some(top) = at.stack(place).find(|token| is_mobile(game, *token)) else {
        return match at.stack(place).next() {
            Some(token) => Refusal::Immobile { token: game.name_for(token, place, at.core.hand) },
            None => Refusal::NothingHere { cell: game.place_name(place) },
        };
    };
    if top.owners() != 0 && top.owners() >> seat & 1 == 0 {
        // A token with owners has at least one.
        let owner = top.owners().trailing_zeros() as usize;
        return Refusal::NotYours { player: Seat::at(owner) };
    }
    if top.body() > 0 {
        return Refusal::NothingHere { cell: game.place_name(place) };
    }
    Refusal::FaceUp { token: game.name_for(top, place, at.core.hand) }
}

fn check_pick(game: &Compiled, at: &Position, place: Place) -> Checked {
    let token = own_token(game, at, place)?;
    if game.kind(token).mode != Mode::Selection {
        return Err(Refusal::MovedNotPicked { token: game.name_for(token, place, at.core.hand) });
    }
    fits(can_complete(game, at, at.core.hand), || Refusal::TooFew)
}

/// Looking through a stack. Spec: section 3.2.
fn check_leaf(game: &Compiled, at: &Position, place: Place) -> Checked {
    let seat = at.core.hand;
    own_board(game, place, seat)?;
    if !at.top(place).is_some() || !game.follows(RulesVersion::SECOND) {
        own_token(game, at, place)?;
    }
    fits(may_leaf(game, at, place, seat), || why_not(game, at, place))
}

fn check_turn(game: &Compiled, at: &Position, place: Place) -> Checked {
    let token = own_token(game, at, place)?;
    let kind = game.kind(token);
    if kind.mode != Mode::Movement || !kind.rotatable {
        return Err(Refusal::NotRotatable { token: game.name_for(token, place, at.core.hand) });
    }
    let mover = Mover::new(game, at, at.core.hand, place, token);
    fits(may_turn(&mover), || Refusal::NoRoom { token: game.name_for(token, place, at.core.hand) })
}

fn check_go(game: &Compiled, at: &Position, from: Place, to: Place) -> Checked {
    let token = own_token(game, at, from)?;
    let kind = game.kind(token);
    if kind.mode == Mode::Selection {
        return Err(Refusal::PickedNotMoved { token: game.name_for(token, from, at.core.hand) });
    }
    if kind.in_grid == InGrid::Die {
        return Err(Refusal::ByDie { token: game.name_for(token, from, at.core.hand) });
    }
    if game.in_play.get(usize::from(to)).is_none() {
        return Err(Common::NothingThere.into());
    }
    let mover = Mover::new(game, at, at.core.hand, from, token);
    let inside = game.is_grid(from) && game.is_grid(to);
    if inside && is_placing(game, at) {
        return Err(Refusal::PlaceFirst);
    }
    if inside {
        check_inside(&mover, to)?
    } else {
        check_route(&mover, to)?
    }
    closed(game, to)?;
    check_room(&mover, to)?;
    let is_put = game.is_grid(to) && (!inside || kind.in_grid == InGrid::Anywhere);
    if is_put { check_put(&mover, to) } else { Ok(()) }
}

/// What a token that is put into the grid needs there: something to rest on, somebody to flank.
fn check_put(mover: &Mover<'_>, to: Place) -> Checked {
    if mover.may_be_put(to) {
        return Ok(());
    }
    let rests = super::ways::landing(mover.game, mover.at, to, Some((mover.from, mover.token)));
    if mover.kind.falls && rests != to {
        return Err(Refusal::Falls { cell: mover.game.place_name(rests) });
    }
    Err(Refusal::NothingToFlank)
}

/// A whole chain of jumps is one of those that the token can make; otherwise its first jump says
/// what is wrong.
fn check_whole(game: &Compiled, at: &Position, from: Place, path: Path) -> Checked {
    let hops = path.hops(game, from);
    let first = hops.first().map_or(from, |(_, to)| *to);
    let token = own_token(game, at, from)?;
    let mover = Mover::new(game, at, at.core.hand, from, token);
    let is_whole = mover.kind.jumps.whole && mover.kind.in_grid == InGrid::Jumps;
    if !is_whole || !game.is_grid(from) || hops.len() < 2 {
        check_go(game, at, from, first)?;
        return Err(Refusal::JumpOn);
    }
    fits(!is_placing(game, at), || Refusal::PlaceFirst)?;
    let found =
        mover.chains(&mut |known| if known == path { Flow::Break(()) } else { Flow::Continue(()) });
    if found.is_break() {
        return Ok(());
    }
    match check_go(game, at, from, first) {
        Err(refusal) => Err(refusal),
        Ok(()) => Err(Refusal::NothingToJump),
    }
}

impl Mover<'_> {
    /// The token's name as its player may know it.
    pub(super) fn name(&self) -> Name {
        self.game.name_for(self.token, self.from, self.seat)
    }
}

/// Board to board. Spec: check 2.
fn check_route(mover: &Mover<'_>, to: Place) -> Checked {
    let (game, routes) = (mover.game, mover.game.kind(mover.token).routes);
    let (here, there) = (game.board(mover.from), game.board(to));
    let is_open = match (here.sort, there.sort) {
        (Sort::Grid, Sort::Shoe) => routes.grid_to_shoe,
        (Sort::Grid, Sort::Waiting) => routes.grid_to_waiting,
        (Sort::Shoe, Sort::Waiting) => routes.shoe_to_waiting,
        (Sort::Shoe, Sort::Grid) => routes.shoe_to_grid,
        (Sort::Waiting, Sort::Shoe) => routes.waiting_to_shoe,
        (Sort::Waiting, Sort::Grid) => routes.waiting_to_grid,
        _ => false,
    };
    fits(is_open, || Refusal::NoRoute { token: mover.name() })?;
    let is_open = match there.sort {
        Sort::Grid => true,
        // A token may be put into the shoe of another player.
        Sort::Shoe => there.seats != 0,
        Sort::Waiting | Sort::Result => there.seats >> mover.seat & 1 == 1,
    };
    fits(is_open, || Refusal::NotYourBoard)
}

/// The kind of move inside the grid. Spec: check 3.
fn check_inside(mover: &Mover<'_>, to: Place) -> Checked {
    let game = mover.game;
    let kind = game.kind(mover.token);
    if to == mover.from {
        return Err(Refusal::SameCell);
    }
    way(kind.in_grid).check(mover, to)
}

/// The destination is free, stackable, or an enemy to fight. Spec: check 4.
pub(super) fn check_room(mover: &Mover<'_>, to: Place) -> Checked {
    let game = mover.game;
    if mover.may_land(to) || mover.pushes_from(to).is_some() {
        return Ok(());
    }
    if game.lots.is_reserved(to) {
        return Err(Refusal::Reserved { cell: game.place_name(to) });
    }
    if !mover.at.is_taken(game, to) && !mover.fits_on(to) {
        return Err(Refusal::TooLarge { token: mover.name() });
    }
    if game.kind(mover.token).is_piece && game.is_grid(to) {
        return Err(Refusal::NoRoom { token: mover.name() });
    }
    Err(Refusal::Taken { cell: game.place_name(to) })
}

/// Why a token cannot be chosen: it is not there to be taken, or has nowhere to go.
pub(crate) fn check_choice(game: &Compiled, at: &Position, place: Place) -> Checked {
    if at.core.is_choosing() {
        return check_token_for_die(game, at, place);
    }
    let token = own_token(game, at, place)?;
    if game.kind(token).mode == Mode::Selection {
        return check_pick(game, at, place);
    }
    if game.kind(token).in_grid == InGrid::Die {
        return Err(Refusal::ByDie { token: game.name_for(token, place, at.core.hand) });
    }
    let mover = Mover::new(game, at, at.core.hand, place, token);
    let goes = mover.destinations(&mut |_| Flow::Break(())).is_break();
    if !goes && game.is_grid(place) && is_placing(game, at) {
        return Err(Refusal::PlaceFirst);
    }
    fits(goes, || Refusal::Stuck { token: game.name_for(token, place, at.core.hand) })
}
