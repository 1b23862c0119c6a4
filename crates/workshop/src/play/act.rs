//! Playing an action that was found possible: moves, turns of a token, stacks, time.
//!
//! Spec: sections 3.3 and 3.5. Picking, dice and combat stand in modules of their own.

use design::{InGrid, WhenRight, WhenWrong};

use super::event::{Event, Knowers};
use super::moves::Move;
use super::position::{Chain, Over, Placed};
use super::reach::{Flow, Mover};
use super::run::Run;
use super::settle::After;
use super::token::Token;
use super::validate::{Verdict, Why, verdict};
use super::ways::{Path, promoted, way};
use crate::compile::{Compiled, NOWHERE, Place, RulesVersion, Sort};
use crate::explain;

/// An automatic play (laws, machines) ends as a draw after so many actions; plays of people
/// never stop by themselves.
pub(super) const LIMIT: u32 = 10_000;

/// How a token makes room for another that comes to its cell.
#[derive(Clone, Copy)]
enum GivesWay {
    Taken,
    Swapped,
    Pushed(Place),
}

/// A token on its way from one cell to another.
#[derive(Clone, Copy)]
pub(super) struct Passage {
    pub(super) token: Token,
    pub(super) from: Place,
    pub(super) to: Place,
    /// Where it lay before it began to wait for a check.
    pub(super) origin: Place,
}

impl Passage {
    pub(super) const fn new(token: Token, from: Place, to: Place) -> Self {
        Self { token, from, to, origin: from }
    }
}

impl Run<'_> {
    /// Plays an action that `check` accepts.
    pub(crate) fn play(&mut self, action: Move) {
        self.at.core.ply = self.at.core.ply.saturating_add(1);
        match action {
            Move::Pick(place) if self.at.core.is_choosing() => self.choose(place),
            Move::Pick(place) => self.pick(place),
            Move::Go { to, .. } if self.at.core.manual.cell != NOWHERE => self.attempt(to),
            Move::Go { from, to } if self.place_plainly(from, to) => {}
            Move::Go { from, to } => match self.plain(from, to) {
                Some(plain) => self.go_plainly(plain, from, to),
                None => self.go(from, to),
            },
            Move::Chain { from, path } => self.go_whole(from, path),
            Move::Stop => self.settle(After::Right),
            Move::Roll(place) => self.roll(place),
            Move::Next => self.next(),
            Move::Refill => self.refill_on_request(),
            Move::Turn(place) => self.turn(place),
            Move::Stack(place) => {
                self.leaf(place);
                // What lies on top now may hold down all that could be done.
                if self.at.core.picked == 0 {
                    self.find_somebody_to_act();
                }
            }
            Move::Check => {
                let after = if self.check_placed() { After::Wrong } else { After::Right };
                self.settle(after);
            }
            Move::Time(tenths) => self.pass_time(tenths),
        }
    }

    /// Ends an automatic play that has become too long. A machine that looks ahead in a play
    /// of people, which may be longer, comes to an end at the next such number.
    #[inline]
    pub(crate) fn limit(&mut self) {
        let core = &mut self.at.core;
        if core.ply >= LIMIT && core.ply.is_multiple_of(LIMIT) && core.over == Over::No {
            core.over = Over::TooLong;
            (core.dice, core.manual, core.lot) = Default::default();
            self.tell(|_| Event::Over);
        }
    }

    fn go(&mut self, from: Place, to: Place) {
        let (game, seat) = (self.game, self.seat());
        let Some((depth, token)) = self.at.takeable(game, from, seat) else { return };
        let over = self.jumped_over(from, to, token);
        let others = self.others_passed(from, to, token);
        let given_way = self.given_way(from, to, token, over);
        self.lift(from, depth);
        let mut passage = Passage::new(token, from, to);
        let found = self.judge(passage);
        self.count_move();
        self.tell(|game| Event::Moved {
            kind: game.kind_id(token),
            from: game.place_name(from),
            to: game.place_name(to),
        });
        if !self.stands(found, passage) {
            self.put_back(from, depth, token);
            return self.settle(After::Wrong);
        }
        passage.origin = self.forget_placed(token, from, depth);
        self.leave_another(token, from);
        let after = After::of(found);
        let mover = Mover::new(game, self.at, seat, from, token);
        if over.is_none() && mover.enemy(to).is_some() {
            return self.fight(passage, depth, found);
        }
        match given_way {
            Some(GivesWay::Taken) => self.capture(to),
            Some(GivesWay::Swapped) => self.swap_back(from, to),
            Some(GivesWay::Pushed(next)) => self.push_on(to, next),
            None => {}
        }
        if let Some(over) = over.filter(|_| game.kind(token).jumps.capture) {
            self.capture(over);
            let others = others.into_iter().filter(|other| *other != over);
            others.for_each(|other| self.capture(other));
        }
        let stays = self.arrive(passage, found);
        if stays {
            self.flank(token, to);
        }
        if after == After::Wrong || !stays || !self.goes_on(passage, over.is_some()) {
            self.settle(after);
        }
    }

    /// Of an endless kind another one stays in the shoe.
    fn leave_another(&mut self, token: Token, from: Place) {
        let is_shoe = self.game.board(from).sort == Sort::Shoe;
        if is_shoe && self.kind(token).endless && !self.at.top(from).is_some() {
            self.write(from, Token::new(token.kind(), token.owners(), token.turned()));
        }
    }

    /// How what lies in a cell makes room for a token that comes there.
    fn given_way(
        &self,
        from: Place,
        to: Place,
        token: Token,
        over: Option<Place>,
    ) -> Option<GivesWay> {
        if !self.kind(token).is_unusual || over.is_some() {
            return None;
        }
        let mover = Mover::new(self.game, self.at, self.seat(), from, token);
        if mover.replaces(to) {
            return Some(GivesWay::Taken);
        }
        if let Some(next) = mover.pushes_from(to) {
            return Some(GivesWay::Pushed(next));
        }
        (!mover.is_free(to) && mover.swaps(to)).then_some(GivesWay::Swapped)
    }

    /// Plays several jumps of one token as one move.
    fn go_whole(&mut self, from: Place, path: Path) {
        let (game, seat) = (self.game, self.seat());
        let Some((depth, token)) = self.at.takeable(game, from, seat) else { return };
        let hops = path.hops(game, from);
        let Some((_, to)) = hops.last().copied() else { return };
        self.lift(from, depth);
        let mut passage = Passage::new(token, from, to);
        let found = self.judge(passage);
        self.count_move();
        let mut here = from;
        for (_, next) in &hops {
            let step = (here, *next);
            self.tell(|game| Event::Moved {
                kind: game.kind_id(token),
                from: game.place_name(step.0),
                to: game.place_name(step.1),
            });
            here = *next;
        }
        if !self.stands(found, passage) {
            self.put_back(from, depth, token);
            return self.settle(After::Wrong);
        }
        passage.origin = self.forget_placed(token, from, depth);
        if game.kind(token).jumps.capture {
            hops.iter().for_each(|(over, _)| self.capture(*over));
        }
        if self.arrive(passage, found) {
            self.flank(token, to);
        }
        self.settle(After::of(found));
    }

    /// The cell that a move inside the grid jumps over.
    fn jumped_over(&self, from: Place, to: Place, token: Token) -> Option<Place> {
        let kind = self.kind(token);
        let inside = self.game.is_grid(from) && self.game.is_grid(to);
        if !inside || kind.in_grid != InGrid::Jumps {
            return None;
        }
        let mover = Mover::new(self.game, self.at, self.seat(), from, token);
        let may_step = kind.jumps.or_one_cell && self.at.core.chain.cell == NOWHERE;
        if may_step && mover.step_to(to) { None } else { mover.jumped(to) }
    }

    /// What a piece passes over besides the first cell; nothing for a token of one cell.
    fn others_passed(&self, from: Place, to: Place, token: Token) -> Vec<Place> {
        let inside = self.game.is_grid(from) && self.game.is_grid(to);
        if !inside || !self.kind(token).is_piece || self.kind(token).in_grid != InGrid::Jumps {
            return Vec::new();
        }
        Mover::new(self.game, self.at, self.seat(), from, token).passed_to(to)
    }

    /// Validates a lifted token. Spec: check 5. Delayed validation finds nothing yet.
    pub(super) fn judge(&self, passage: Passage) -> Verdict {
        if self.game.is_delayed {
            return Verdict::Unchecked;
        }
        let from = self.game.board(passage.from).sort;
        verdict(self.game, self.at, passage.token, passage.to, from)
    }

    /// Tells and counts what validation found; whether the token may stay.
    pub(super) fn stands(&mut self, found: Verdict, passage: Passage) -> bool {
        let rules = &self.game.design.association;
        match found {
            Verdict::Unchecked => true,
            Verdict::Right => {
                self.tell(|game| Event::Right {
                    say: explain::praise(),
                    own: explain::own(&game.design.association.right_message),
                    dialog: game.design.association.right_dialog,
                    in_dialog: explain::own(&game.design.association.right_dialog_message),
                });
                true
            }
            Verdict::Wrong(why) => {
                self.count_error(self.at.core.hand);
                let stays = rules.when_wrong == WhenWrong::Accept;
                // A token that goes back tells no more than where it lay before.
                let lies = if stays { passage.to } else { passage.from };
                self.tell_wrong(passage.token, [passage.from, lies], why);
                stays
            }
        }
    }

    /// Tells why a token is wrong to those who know it where it lay or lies.
    pub(super) fn tell_wrong(&mut self, token: Token, places: [Place; 2], why: Why) {
        self.tell(|game| Event::Wrong {
            say: explain::wrong(game, token, why),
            own: explain::own(&game.design.association.wrong_message),
            dialog: game.design.association.wrong_dialog,
            in_dialog: explain::own(&game.design.association.wrong_dialog_message),
            knowers: Knowers::those(game.seats, |viewer| {
                places.iter().any(|place| !game.is_hidden(token, *place, viewer))
            }),
        });
    }

    pub(super) fn count_move(&mut self) {
        let core = &mut self.at.core;
        core.since_check = core.since_check.saturating_add(1);
        let state = &mut core.seats[usize::from(core.hand)];
        state.moves = state.moves.saturating_add(1);
    }

    pub(super) fn count_error(&mut self, seat: u8) {
        if let Some(state) = self.at.core.seats.get_mut(usize::from(seat)) {
            state.errors = state.errors.saturating_add(1);
        }
        if !self.game.lots.grows.0.is_empty() {
            self.grow();
        }
    }

    /// Forgets that a lifted token, with so many above it, waited for the check; where it lay
    /// before that.
    pub(super) fn forget_placed(&mut self, token: Token, place: Place, depth: usize) -> Place {
        if !token.has(Token::WAITS) {
            return place;
        }
        // The tokens of a stack wait in their order, the lowest first.
        let waits = |token: &Token| token.has(Token::WAITS) && token.body() == 0;
        let below = self.at.stack(place).skip(depth).filter(waits).count();
        let placed = &mut self.at.rest.placed;
        let index = (0..placed.len()).filter(|index| placed[*index].cell == place).nth(below);
        index.map_or(place, |index| placed.remove(index).origin)
    }

    /// Puts a lifted token back under those that lay above it, and tells so.
    pub(super) fn put_back(&mut self, place: Place, depth: usize, token: Token) {
        self.lay_under(place, depth, token);
        self.tell(|game| Event::WentBack { kind: game.kind_id(token), to: game.place_name(place) });
    }

    /// Lays a token or a whole piece under those that lie above its first cell.
    pub(super) fn lay_under(&mut self, place: Place, depth: usize, token: Token) {
        if depth == 0 {
            return self.lay(place, token);
        }
        let token = token.as_body(0);
        let under = &mut self.at.rest.under;
        // Right above the one that lay below it; at the bottom when there was none.
        let mut below = (0..under.len()).rev().filter(|index| under[*index].0 == place);
        let index = match below.nth(depth - 1) {
            Some(index) => index + 1,
            None => under.iter().position(|(cell, _)| *cell == place).unwrap_or(under.len()),
        };
        under.insert(index, (place, token));
        self.at.refresh(self.game, place);
        self.lay_body(place, token);
    }

    pub(super) fn capture(&mut self, over: Place) {
        let is_prize = |token: Token| super::position::is_mobile(self.game, token);
        let Some(depth) = self.at.stack(over).position(is_prize) else { return };
        let seat = self.seat();
        let first = self.first_cell(over, depth);
        let depth = if first == over { depth } else { 0 };
        let token = self.lift(first, depth);
        self.forget_placed(token, first, depth);
        self.take_prize(token, over, seat);
    }

    /// The first cell of the piece that covers a cell; the cell itself for other tokens.
    fn first_cell(&self, place: Place, depth: usize) -> Place {
        let Some(token) = self.at.stack(place).nth(depth) else { return place };
        self.game.first_cell(place, token)
    }

    /// Lays a token that may stay, with all that follows from being right; whether it stays.
    pub(super) fn arrive(&mut self, passage: Passage, found: Verdict) -> bool {
        let to = passage.to;
        let seat = self.seat();
        let mut laid = self.as_laid(passage);
        let rules = &self.game.design.association;
        match (found, rules.when_right) {
            (Verdict::Wrong(_), _) => laid = laid.with(Token::WRONG),
            (Verdict::Right, WhenRight::Remove) => {
                self.win_token(laid, to, seat);
                return false;
            }
            _ => {}
        }
        if self.game.is_delayed && self.game.is_grid(to) {
            laid = laid.with(Token::WAITS);
            let origin = self.origin_of(passage);
            self.at.rest.placed.push(Placed { cell: to, seat, origin });
        }
        self.lay(to, laid);
        if found == Verdict::Right && rules.when_right == WhenRight::Win {
            self.fall_asleep(seat, true);
        }
        self.wake_cell_die(to);
        true
    }

    /// Where a refused token goes back to: the shoe it came from takes it in its own way.
    fn origin_of(&self, passage: Passage) -> Place {
        let origin = passage.origin;
        let is_shoe = origin == NOWHERE || self.game.board(origin).sort == Sort::Shoe;
        if is_shoe || !self.game.follows(RulesVersion::SECOND) { NOWHERE } else { origin }
    }

    /// The token as its new board takes it: marked by a shoe that does so, and still known where
    /// everybody has just seen it go.
    pub(super) fn as_laid(&self, passage: Passage) -> Token {
        let Passage { token, from, to, .. } = passage;
        let board = self.game.board(to);
        let mut laid = token.without(Token::WRONG | Token::WAITS | Token::STEPPED);
        if self.game.lots.code.is_some() {
            // What leaves a row is no longer a part of its answer.
            laid = laid.without(Token::FACE_UP);
        }
        if self.shows_by_stepping(passage) {
            laid = laid.with(Token::STEPPED);
        }
        if board.secret && self.game.is_public(token, from) {
            laid = laid.with(Token::SEEN);
        }
        if let Some(kind) = promoted(self.game, laid, to) {
            laid = laid.of_kind(kind);
        }
        if board.marks_owner { laid.owned_by(board.seats) } else { laid }
    }

    /// Whether a step tells, of a token that somebody does not know, that it can step at all.
    fn shows_by_stepping(&self, passage: Passage) -> bool {
        let Passage { token, from, to, .. } = passage;
        let game = self.game;
        game.kind(token).steps_show
            && game.is_grid(from)
            && game.is_grid(to)
            && !game.is_public(token, from)
    }

    /// Whether the player goes on with the same token.
    fn goes_on(&mut self, passage: Passage, jumped: bool) -> bool {
        let Passage { token, from, to, .. } = passage;
        let (game, seat) = (self.game, self.seat());
        let inside = game.is_grid(from) && game.is_grid(to);
        let kind = game.kind(token);
        let further = way(kind.in_grid).goes_on(kind);
        let counted = further.filter(|further| *further > 0);
        // What has become another kind has arrived.
        if !inside
            || further.is_none()
            || promoted(game, token, to).is_some()
            || !(counted.is_some() || jumped)
            || self.at.core.dice.depth > 0
            || !self.at.is_awake(seat)
        {
            return false;
        }
        let chain = self.at.core.chain;
        let left = match (counted, chain.cell) {
            (None, _) => 0,
            (Some(further), NOWHERE) => further,
            (Some(_), _) => chain.left - 1,
        };
        if counted.is_none() {
            self.at.rest.visited.extend([from, to]);
        }
        self.at.core.chain = Chain { cell: to, left };
        Mover::under_way(game, self.at, seat).is_some_and(|mover| {
            let goes_on = way(mover.kind.in_grid).each_link(&mover, &mut |_| Flow::Break(()));
            (left > 0 || counted.is_none()) && goes_on.is_break()
        })
    }

    /// Passes the hand, which counts one move; an unfinished selection turns back.
    fn next(&mut self) {
        self.turn_back();
        self.count_move();
        self.settle(After::Pass);
    }

    /// Turns a token. In a shoe or a waiting zone that is no move yet.
    fn turn(&mut self, place: Place) {
        let (game, seat) = (self.game, self.seat());
        let Some((depth, token)) = self.at.takeable(game, place, seat) else { return };
        let turned = game.turned(token);
        self.tell(|game| Event::Turned { cell: game.place_name(place) });
        if !game.is_grid(place) {
            return self.change(place, depth, turned);
        }
        self.lift(place, depth);
        self.count_move();
        let passage = Passage::new(turned, place, place);
        let found = self.judge(passage);
        if !self.stands(found, passage) {
            self.put_back(place, depth, token);
            return self.settle(After::Wrong);
        }
        let laid = turned.without(Token::WRONG);
        let is_wrong = matches!(found, Verdict::Wrong(_));
        let laid = if is_wrong { laid.with(Token::WRONG) } else { laid };
        self.lay_under(place, depth, laid);
        self.settle(After::of(found));
    }

    fn pass_time(&mut self, tenths: u32) {
        let core = &mut self.at.core;
        core.clock = core.clock.saturating_add(tenths);
        let state = &mut core.seats[usize::from(core.hand)];
        state.time = state.time.saturating_add(tenths);
        self.settle(After::Stay);
        self.ask_again();
    }
}

impl Compiled {
    /// The first cell of the piece of which this token fills a cell.
    pub(crate) fn first_cell(&self, place: Place, token: Token) -> Place {
        let shape = &self.kind(token).shape[usize::from(token.turned())];
        let Some(offset) = shape.get(token.body()).filter(|_| token.body() > 0) else {
            return place;
        };
        let back = design::Offset { rows: -offset.rows, cols: -offset.cols };
        self.shifted(place, back).unwrap_or(place)
    }
}
