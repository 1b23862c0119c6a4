//! The rules of a designed game, as every game tells them.
//!
//! The actions themselves and what comes of them stand in the other modules of `play`.

use design::Picks;
use game::{Card, Chance, Outcome, Rng, Rules, Seat, Settings, Turn, Weighted};

use super::act::LIMIT;
use super::check::check;
use super::code::answered_rows;
use super::deal::start;
use super::dice::chance_count;
use super::ends::outcome;
use super::event::Event;
use super::fast;
use super::journal::Undo;
use super::moves::{Move, first_alike, first_to_roll, legal_moves, random_move};
use super::position::{Over, Position};
use super::run::Run;
use super::token::Token;
use crate::DesignedGame;
use crate::compile::{Compiled, RulesVersion};
use crate::explain::Refusal;

impl DesignedGame {
    /// What an action does, step by step, up to the next chance. It tells hidden things; what a
    /// viewer may hear is told by [`Presentation::told`](game::Presentation::told).
    ///
    /// # Errors
    /// When the action is refused.
    pub fn events(&self, position: &Position, action: Move) -> Result<Vec<Event>, Refusal> {
        self.check(position, &action)?;
        let (mut copy, mut events) = (position.clone(), Vec::new());
        self.play(self.run(&mut copy, None, Some(&mut events)), action);
        Ok(events)
    }

    /// What a result of a chance does, step by step.
    #[must_use]
    pub fn events_of_chance(&self, position: &Position, chance: Chance) -> Vec<Event> {
        let (mut copy, mut events) = (position.clone(), Vec::new());
        if copy.core.is_chance() {
            self.happen(self.run(&mut copy, None, Some(&mut events)), chance);
        }
        events
    }

    /// The id of the kind whose token an action takes into the hand.
    #[must_use]
    pub fn handled(&self, position: &Position, action: Move) -> Option<String> {
        let place = match action {
            Move::Pick(place) | Move::Roll(place) | Move::Turn(place) | Move::Stack(place) => place,
            Move::Go { from, .. } | Move::Chain { from, .. } => from,
            Move::Stop | Move::Next | Move::Refill | Move::Check | Move::Time(_) => return None,
        };
        let (_, token) = position.takeable(self.compiled(), place, position.core.hand)?;
        Some(self.compiled().kind_id(token))
    }

    pub(crate) fn run<'a>(
        &'a self,
        at: &'a mut Position,
        undo: Option<&'a mut Undo>,
        events: Option<&'a mut Vec<Event>>,
    ) -> Run<'a> {
        Run { game: self.compiled(), at, undo, events }
    }

    #[inline]
    pub(crate) fn play(&self, mut run: Run<'_>, action: Move) {
        run.play(action);
        if !self.is_endless {
            run.limit();
        }
    }

    fn happen(&self, mut run: Run<'_>, chance: Chance) {
        run.happen(chance.0);
        if !self.is_endless {
            run.limit();
        }
    }
}

/// What was answered of hidden tokens so far: rows, and tokens asked for in vain.
fn answers(game: &Compiled, at: &Position) -> (usize, usize) {
    let asks = game.design.association.picks == Picks::Hidden;
    let in_vain = at.cells.iter().filter(|token| asks && token.has(Token::WRONG)).count();
    (answered_rows(game, at), in_vain)
}

impl Rules for DesignedGame {
    type Position = Position;
    type Move = Move;
    type Undo = Undo;
    type Refusal = Refusal;

    fn card(&self) -> &Card {
        &self.card
    }

    fn settings(&self) -> Settings {
        let mut settings = Settings::none();
        settings.set("players", self.compiled().seats);
        if !self.compiled().variant.is_empty() {
            settings.set("variant", &self.compiled().variant);
        }
        // What is not said is the newest.
        if self.compiled().rules != RulesVersion::NEWEST {
            settings.set(game::RULES, self.compiled().rules.number());
        }
        settings
    }

    fn seats(&self) -> u8 {
        self.compiled().seats
    }

    fn max_plies(&self) -> u32 {
        if self.is_endless { u32::MAX } else { LIMIT }
    }

    fn start(&self, seed: u64) -> Position {
        start(self.compiled(), seed)
    }

    #[inline]
    fn turn(&self, position: &Position) -> Turn {
        if position.core.over != Over::No {
            Turn::Over
        } else if position.core.is_chance() {
            Turn::Chance
        } else {
            Turn::Seat(Seat::at(usize::from(position.core.hand)))
        }
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        outcome(self.compiled(), position)
    }

    fn legal_moves(&self, position: &Position, moves: &mut Vec<Move>) {
        if matches!(self.turn(position), Turn::Seat(_)) {
            legal_moves(self.compiled(), position, moves);
        } else {
            moves.clear();
        }
    }

    fn count_moves(&self, position: &Position) -> u64 {
        let game = self.compiled();
        let Turn::Seat(_) = self.turn(position) else { return 0 };
        if let Some(lanes) = fast::lanes(game, position) {
            let count = u64::from(fast::count(lanes, position));
            return count + u64::from(game.design.turns.next_button || count == 0);
        }
        let mut moves = Vec::new();
        legal_moves(game, position, &mut moves);
        moves.len() as u64
    }

    fn random_move(
        &self,
        position: &Position,
        rng: &mut Rng,
        moves: &mut Vec<Move>,
    ) -> Option<Move> {
        match self.turn(position) {
            Turn::Seat(_) => random_move(self.compiled(), position, rng, moves),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// Equal tokens of a shoe are listed once, under the first cell.
    fn listed(&self, position: &Position, action: &Move) -> Move {
        let first = |place| first_alike(self.compiled(), position, position.core.hand, place);
        match *action {
            Move::Go { from, to } => Move::Go { from: first(from), to },
            Move::Turn(place) => Move::Turn(first(place)),
            Move::Roll(place) => {
                let (game, seat) = (self.compiled(), position.core.hand);
                Move::Roll(first_to_roll(game, position, seat, first(place)))
            }
            Move::Pick(place) if position.core.is_choosing() => Move::Pick(first(place)),
            other => other,
        }
    }

    fn check(&self, position: &Position, action: &Move) -> Result<(), Refusal> {
        check(self.compiled(), position, *action)
    }

    fn apply_unchecked(&self, position: &mut Position, action: &Move) -> Undo {
        let mut undo = Undo::of(position);
        self.play(self.run(position, Some(&mut undo), None), *action);
        undo
    }

    fn advance(&self, position: &mut Position, action: &Move) {
        self.play(self.run(position, None, None), *action);
    }

    fn undo(&self, position: &mut Position, undo: Undo) {
        undo.take_back(position);
    }

    /// A token turned, drawn from a queue, brought into view or met in combat.
    fn reveals(&self, position: &Position, action: &Move) -> bool {
        if !self.compiled().hides {
            return false;
        }
        let mut after = position.clone();
        self.play(self.run(&mut after, None, None), *action);
        !self.compiled().hide_the_same(position, &after)
            || answers(self.compiled(), position) != answers(self.compiled(), &after)
    }

    fn chances(&self, position: &Position, chances: &mut Vec<Weighted>) {
        chances.clear();
        let count = chance_count(self.compiled(), position);
        chances.extend((0..count).map(|face| Weighted { chance: Chance(face), weight: 1 }));
    }

    fn resolve(&self, position: &mut Position, chance: Chance) -> Option<Undo> {
        if chance.0 >= chance_count(self.compiled(), position) {
            return None;
        }
        let mut undo = Undo::of(position);
        self.happen(self.run(position, Some(&mut undo), None), chance);
        Some(undo)
    }

    fn hash(&self, position: &Position) -> u64 {
        position.hash(self.compiled())
    }

    fn rehash(&self, position: &Position) -> u64 {
        position.rehash(self.compiled())
    }
}
