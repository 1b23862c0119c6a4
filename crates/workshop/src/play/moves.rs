//! The actions of a play and the fast list of those a seat may do.

use design::{InGrid, Mode, MustTake, Picks, Refill, WhenToValidate};
use game::Rng;

use super::dice;
use super::fast::{self, Found};
use super::must_take;
use super::placing;
use super::position::Position;
use super::reach::{Flow, Mover, is_placing};
use super::stacks::{may_leaf, may_look_now};
use super::token::Token;
use super::ways::{Path, way};
use crate::compile::{Compiled, NOWHERE, Place, RulesVersion, Sort};

/// A complete action; places are cells of any board by their number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Move {
    /// Turns a token, or turns it back where that is allowed.
    Pick(u16),
    /// Moves a token; also one step or one jump.
    Go { from: u16, to: u16 },
    /// Several jumps of one token as one move.
    Chain { from: u16, path: Path },
    /// Ends a chain of steps or jumps.
    Stop,
    /// Rolls the die of a token.
    Roll(u16),
    /// Passes the hand.
    Next,
    /// Asks for the shoe to be filled.
    Refill,
    /// Turns a token or piece clockwise: by a quarter, on hexagons by a sixth.
    Turn(u16),
    /// Brings the next token of a stack to the top.
    Stack(u16),
    /// Asks for the check of what was placed.
    Check,
    /// Lets so many tenths of a second pass. It is accepted where a rule needs time, but never
    /// listed: nobody chooses it.
    Time(u32),
}

impl Move {
    /// The same with the token of another cell, if this is a move of the token there.
    pub(crate) const fn of_twin(self, first: Place, other: Place) -> Option<Self> {
        match self {
            Self::Go { from, to } if from == first => Some(Self::Go { from: other, to }),
            Self::Turn(place) if place == first => Some(Self::Turn(other)),
            Self::Pick(place) if place == first => Some(Self::Pick(other)),
            _ => None,
        }
    }
}

/// Replaces the buffer's content by all actions of the player who has the hand.
pub(crate) fn legal_moves(game: &Compiled, at: &Position, moves: &mut Vec<Move>) {
    all_moves(game, at, moves);
    if game.design.turns.must_take != MustTake::No {
        must_take::keep(game, at, moves);
    }
}

/// The same before it is asked whether something must be taken.
pub(super) fn all_moves(game: &Compiled, at: &Position, moves: &mut Vec<Move>) {
    moves.clear();
    if let Some(lanes) = fast::lanes(game, at) {
        fast::list(lanes, at, moves);
        if game.design.turns.next_button || moves.is_empty() {
            moves.push(Move::Next);
        }
        return;
    }
    let seat = at.core.hand;
    if let Some(table) = placing::table(game, at) {
        table.list(seat, moves);
        if moves.is_empty() {
            moves.push(Move::Next);
        }
        return;
    }
    let _ = each_action(game, at, seat, &mut |action| {
        moves.push(action);
        Flow::Continue(())
    });
    let is_idle = moves.is_empty();
    if may_look_now(game, at) {
        each_stack(game, at, seat, moves);
    }
    let may_pass =
        at.core.chain.cell == NOWHERE && at.core.manual.cell == NOWHERE && !at.core.is_choosing();
    if may_pass && game.design.turns.next_button || is_idle && !leafing_helps(game, at, seat) {
        moves.push(Move::Next);
    }
}

/// One of the listed actions, each equally likely.
pub(super) fn random_move(
    game: &Compiled,
    at: &Position,
    rng: &mut Rng,
    moves: &mut Vec<Move>,
) -> Option<Move> {
    if let Some(lanes) = fast::lanes(game, at)
        && !game.design.turns.next_button
    {
        return Some(fast::draw(lanes, at, rng).unwrap_or(Move::Next));
    }
    if let Some(table) = placing::table(game, at) {
        return Some(table.draw(at.core.hand, rng).unwrap_or(Move::Next));
    }
    legal_moves(game, at, moves);
    rng.choose(moves).copied()
}

/// Whether nothing is under way.
#[inline]
pub(crate) fn may_rest(at: &Position) -> bool {
    let core = &at.core;
    core.chain.cell == NOWHERE
        && core.manual.cell == NOWHERE
        && core.picked == 0
        && core.dice.face.is_none()
}

/// Whether the seat could do anything but pass.
#[inline]
pub(crate) fn has_action(game: &Compiled, at: &Position, seat: u8) -> bool {
    if let Some(lanes) = fast::lanes(game, at) {
        return fast::is_any_open(lanes, at);
    }
    if let Some(table) = placing::table(game, at) {
        return table.open(seat) != 0;
    }
    each_action(game, at, seat, &mut |_| Flow::Break(())).is_break()
        || leafing_helps(game, at, seat)
}

/// Whether a token further down some stack could do something.
fn leafing_helps(game: &Compiled, at: &Position, seat: u8) -> bool {
    if at.rest.under.is_empty() || !may_look_now(game, at) {
        return false;
    }
    game.places_of(seat).filter(|place| may_leaf(game, at, *place, seat)).any(|place| {
        let own = at.stack(place).filter(|token| super::position::may_take(game, *token, seat));
        own.into_iter().any(|token| can_act(&Mover::new(game, at, seat, place, token)))
    })
}

fn can_act(mover: &Mover<'_>) -> bool {
    let Mover { game, at, seat, from, token, kind } = *mover;
    match kind.mode {
        Mode::Immobile => false,
        Mode::Selection => can_complete(game, at, seat),
        Mode::Movement if at.core.picked > 0 => false,
        Mode::Movement => {
            mover.destinations(&mut |_| Flow::Break(())).is_break()
                || may_roll(game, at, from, token)
                || kind.rotatable && may_turn(mover)
        }
    }
}

/// Visits everything the seat may do but passing and leafing through a stack.
fn each_action(
    game: &Compiled,
    at: &Position,
    seat: u8,
    visit: &mut impl FnMut(Move) -> Flow,
) -> Flow {
    let core = &at.core;
    if core.manual.cell != NOWHERE {
        return each_attempt(game, at, visit);
    }
    if core.is_choosing() {
        return dice::choices(game, at).map(Move::Pick).try_for_each(visit);
    }
    if core.chain.cell != NOWHERE {
        return each_link(game, at, seat, visit);
    }
    let can_pick = game.has_selection && can_complete(game, at, seat);
    let mut of_cell = |found: Found| match found {
        Found::Cell(place) => each_of_cell(game, at, seat, place, can_pick, visit),
        Found::Go { .. } if at.core.picked > 0 => Flow::Continue(()),
        Found::Go { from, to } => visit(Move::Go { from, to }),
    };
    if at.rest.under.is_empty() && !game.has_side_boards && !game.design.turns.place_first {
        fast::each_move(game, at, seat, &mut of_cell)?;
    } else {
        for place in &game.grid.cells {
            of_cell(Found::Cell(*place))?;
        }
    }
    if game.has_side_boards {
        let listed =
            game.side_places(seat).filter(|place| first_alike(game, at, seat, *place) == *place);
        listed.map(Found::Cell).try_for_each(of_cell)?;
    }
    if core.picked > 0 {
        return Flow::Continue(());
    }
    if may_refill(game, at, seat) {
        visit(Move::Refill)?;
    }
    if may_check(game, at) {
        visit(Move::Check)?;
    }
    Flow::Continue(())
}

/// What the seat may do with the token that it may take from a cell.
#[inline]
fn each_of_cell(
    game: &Compiled,
    at: &Position,
    seat: u8,
    place: Place,
    can_pick: bool,
    visit: &mut impl FnMut(Move) -> Flow,
) -> Flow {
    let Some((_, token)) = at.takeable(game, place, seat) else { return Flow::Continue(()) };
    let mover = Mover::new(game, at, seat, place, token);
    match mover.kind.mode {
        Mode::Immobile => {}
        Mode::Selection => {
            if can_pick {
                visit(Move::Pick(place))?;
            }
        }
        Mode::Movement if at.core.picked > 0 => {}
        Mode::Movement => {
            if mover.kind.jumps.whole && mover.kind.in_grid == InGrid::Jumps && game.is_grid(place)
            {
                each_whole(&mover, visit)?;
            } else {
                mover.destinations(&mut |to| visit(Move::Go { from: place, to }))?;
            }
            if may_roll(game, at, place, token) && first_to_roll(game, at, seat, place) == place {
                visit(Move::Roll(place))?;
            }
            if mover.kind.rotatable && may_turn(&mover) {
                visit(Move::Turn(place))?;
            }
        }
    }
    Flow::Continue(())
}

/// Steps and whole chains of a token whose jumps are one move, and its ways to other boards.
fn each_whole(mover: &Mover<'_>, visit: &mut impl FnMut(Move) -> Flow) -> Flow {
    let Mover { game, from, .. } = *mover;
    mover.destinations(&mut |to| {
        let is_jump = game.is_grid(to) && !(mover.kind.jumps.or_one_cell && mover.step_to(to));
        if is_jump { Flow::Continue(()) } else { visit(Move::Go { from, to }) }
    })?;
    if is_placing(game, mover.at) {
        return Flow::Continue(());
    }
    mover.chains(&mut |path| {
        visit(match path.hops(game, from).as_slice() {
            [(_, to)] => Move::Go { from, to: *to },
            _ => Move::Chain { from, path },
        })
    })
}

/// Of equal tokens in a shoe the player takes the first: its cell. Tokens whose faces the player
/// may not know are all different.
pub(crate) fn first_alike(game: &Compiled, at: &Position, seat: u8, place: Place) -> Place {
    let board = game.board(place);
    if board.sort != Sort::Shoe || !game.follows(RulesVersion::SECOND) {
        return place;
    }
    let Some((0, token)) = at.takeable(game, place, seat) else { return place };
    let is_alone = |cell: Place| !at.rest.under.iter().any(|(under, _)| *under == cell);
    if game.kind(token).mode != Mode::Movement
        || !is_alone(place)
        || game.is_hidden(token, place, Some(seat))
    {
        return place;
    }
    let mut before = board.cells().take_while(|cell| *cell < place);
    before.find(|cell| at.top(*cell) == token && is_alone(*cell)).unwrap_or(place)
}

/// The move that a die asks for; with a number of attempts, wrong cells may be tried too.
fn each_attempt(game: &Compiled, at: &Position, visit: &mut impl FnMut(Move) -> Flow) -> Flow {
    let manual = at.core.manual;
    if manual.attempts == 0 {
        return visit(Move::Go { from: manual.cell, to: manual.target });
    }
    for to in &game.grid.cells {
        if *to != manual.cell {
            visit(Move::Go { from: manual.cell, to: *to })?;
        }
    }
    Flow::Continue(())
}

/// Further steps or jumps of the token under way, and the end of it.
fn each_link(
    game: &Compiled,
    at: &Position,
    seat: u8,
    visit: &mut impl FnMut(Move) -> Flow,
) -> Flow {
    let from = at.core.chain.cell;
    if let Some(mover) = Mover::under_way(game, at, seat) {
        way(mover.kind.in_grid).each_link(&mover, &mut |to| visit(Move::Go { from, to }))?;
    }
    visit(Move::Stop)
}

impl<'a> Mover<'a> {
    /// The token of the chain under way.
    pub(crate) fn under_way(game: &'a Compiled, at: &'a Position, seat: u8) -> Option<Self> {
        let from = at.core.chain.cell;
        let (_, token) = at.takeable(game, from, seat)?;
        Some(Self::new(game, at, seat, from, token))
    }
}

/// Whether enough tokens are left to be compared.
pub(crate) fn can_complete(game: &Compiled, at: &Position, seat: u8) -> bool {
    let wanted = usize::from(game.selections());
    let is_pickable = |place: &Place| {
        let taken = at.takeable(game, *place, seat);
        taken.is_some_and(|(_, token)| {
            game.kind(token).mode == Mode::Selection && !token.has(Token::PICKED)
        })
    };
    let left = wanted.saturating_sub(usize::from(at.core.picked));
    if game.follows(RulesVersion::SECOND) && !at.rest.under.is_empty() {
        return game.places_of(seat).map(|place| pickable(game, at, place, seat)).sum::<usize>()
            >= left;
    }
    game.places_of(seat).filter(is_pickable).take(left).count() == left
}

/// How many tokens of a stack can be picked, one after the other.
fn pickable(game: &Compiled, at: &Position, place: Place, seat: u8) -> usize {
    let can_pick = |token: &Token| {
        game.kind(*token).mode == Mode::Selection
            && !token.has(Token::PICKED)
            && super::position::may_take(game, *token, seat)
    };
    at.stack(place).filter(can_pick).count()
}

pub(crate) fn may_roll(game: &Compiled, at: &Position, place: Place, token: Token) -> bool {
    let kind = game.kind(token);
    let stands = game.is_grid(place);
    kind.die.is_some() && !(stands && is_placing(game, at))
}

/// Whether a rotatable token has room to turn.
pub(crate) fn may_turn(mover: &Mover<'_>) -> bool {
    let turned = mover.game.turned(mover.token);
    let stays = !mover.game.is_grid(mover.from) || !mover.game.kind(turned).is_piece;
    stays || mover.has_room(turned, mover.from)
}

pub(crate) fn may_refill(game: &Compiled, at: &Position, seat: u8) -> bool {
    if game.design.refill != Refill::OnRequest {
        return false;
    }
    let shoe = game.of_seats.get(usize::from(seat)).and_then(|has| has.shoe);
    let Some(shoe) = shoe.and_then(|index| game.boards.get(usize::from(index))) else {
        return false;
    };
    let is_free = |cell: Place| game.in_play[usize::from(cell)] && !at.top(cell).is_some();
    !at.queue(shoe.queue).is_empty() && shoe.cells().any(is_free)
}

pub(crate) fn may_check(game: &Compiled, at: &Position) -> bool {
    game.design.association.when == WhenToValidate::OnRequest && !at.rest.placed.is_empty()
}

fn each_stack(game: &Compiled, at: &Position, seat: u8, moves: &mut Vec<Move>) {
    if at.rest.under.is_empty() {
        return;
    }
    moves.extend(
        game.places_of(seat).filter(|place| may_leaf(game, at, *place, seat)).map(Move::Stack),
    );
}

/// Of the tokens of a die that is rolled before one of them is chosen, the first: its cell.
pub(crate) fn first_to_roll(game: &Compiled, at: &Position, seat: u8, place: Place) -> Place {
    let die_of = |cell: Place| {
        let (_, token) = at.takeable(game, cell, seat)?;
        let rolls = game.kind(token).mode == Mode::Movement && may_roll(game, at, cell, token);
        game.kind(token).die.filter(|_| rolls)
    };
    match die_of(place).filter(|die| game.is_rolled_first(*die)) {
        Some(die) => game.places_of(seat).find(|cell| die_of(*cell) == Some(die)).unwrap_or(place),
        None => place,
    }
}

/// The cells whose tokens the player may roll for.
pub(crate) fn roll_candidates(game: &Compiled, at: &Position) -> impl Iterator<Item = Place> {
    let seat = at.core.hand;
    game.places_of(seat).filter(move |place| {
        let taken = at.takeable(game, *place, seat);
        taken.is_some_and(|(_, token)| {
            game.kind(token).mode == Mode::Movement
                && may_roll(game, at, *place, token)
                && first_to_roll(game, at, seat, *place) == *place
        })
    })
}

/// The cell of the token to roll for, where there is one alone.
pub(crate) fn only_roll(game: &Compiled, at: &Position) -> Option<Place> {
    let mut candidates = roll_candidates(game, at);
    candidates.next().filter(|_| candidates.next().is_none())
}

impl Compiled {
    /// How many tokens are picked before they are compared.
    pub(crate) fn selections(&self) -> u8 {
        match self.design.association.picks {
            Picks::Together => self.design.association.selections.max(1),
            Picks::Alone | Picks::Hidden => 1,
        }
    }

    /// The cells whose tokens a seat may handle: the grid, its shoe, its waiting zone.
    pub(crate) fn places_of(&self, seat: u8) -> impl Iterator<Item = Place> + Clone + '_ {
        self.grid.cells.iter().copied().chain(self.side_places(seat))
    }

    /// The cells of a seat's shoe and waiting zone.
    pub(crate) fn side_places(&self, seat: u8) -> impl Iterator<Item = Place> + Clone + '_ {
        let has = self.of_seats.get(usize::from(seat)).copied().unwrap_or_default();
        let side = [has.shoe, has.waiting].into_iter().flatten();
        let boards = side.filter_map(|index| self.boards.get(usize::from(index)));
        boards.flat_map(|board| board.cells())
    }

    /// Whether a token of this kind can be on its way with so many steps left; jumps count none.
    pub(crate) fn may_be_under_way(&self, token: Token, left: u8) -> bool {
        let kind = self.kind(token);
        let fits = match way(kind.in_grid).goes_on(kind) {
            Some(0) => left == 0,
            Some(further) => (1..=further).contains(&left),
            None => false,
        };
        fits && kind.mode == Mode::Movement
    }
}
