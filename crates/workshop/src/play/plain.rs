//! Plain turns: one token steps or jumps inside the grid, and nothing else can come of it.
//!
//! They do what the general rules of `act` do, step by step, without asking for what the design
//! cannot need. Who wants to be told what happens gets it from the general rules.

use design::{WhenRight, WhenWrong};

use super::act::Passage;
use super::fast;
use super::position::is_mobile;
use super::run::Run;
use super::settle::After;
use super::token::Token;
use super::validate::{Verdict, verdict};
use crate::compile::{Known, Place, Plain, Sort};

impl<'a> Run<'a> {
    /// How plain turns go, if this move is one.
    #[inline]
    pub(super) fn plain(&self, from: Place, to: Place) -> Option<&'a Plain> {
        let game = self.game;
        let plain = game.plan.plain.as_ref()?;
        let token = self.at.top(from);
        let is_plain = self.events.is_none()
            && fast::is_plain(self.at)
            && token.is_some()
            && plain.is_single(token.kind())
            && !self.at.top(to).is_some();
        is_plain.then_some(plain)
    }

    /// Plays a plain move.
    pub(super) fn go_plainly(&mut self, plain: &Plain, from: Place, to: Place) {
        let token = self.at.top(from);
        let rules = &self.game.design.association;
        self.write(from, Token::NONE);
        self.count_move();
        let found = match plain.known(token.kind(), to) {
            Known::Open => self.found(token, to),
            known => known,
        };
        let is_wrong = found == Known::Wrong;
        if is_wrong {
            self.count_error(self.at.core.hand);
            if rules.when_wrong == WhenWrong::Refuse {
                self.put_back(from, 0, token);
                return self.settle(After::Wrong);
            }
        }
        if let Some(over) = plain.taken(token.kind(), from, to) {
            self.take(over);
        }
        if found == Known::Right && rules.when_right != WhenRight::Accept {
            // A plain turn is one move, whether the token stays or not.
            let _ = self.arrive(Passage::new(token, from, to), Verdict::Right);
        } else {
            let laid = token.without(Token::WRONG | Token::WAITS);
            self.write(to, if is_wrong { laid.with(Token::WRONG) } else { laid });
        }
        self.settle(if is_wrong { After::Wrong } else { After::Right });
    }

    /// What validation finds for a lifted token where other tokens matter. Spec: check 5.
    fn found(&self, token: Token, to: Place) -> Known {
        match verdict(self.game, self.at, token, to, Sort::Grid) {
            Verdict::Unchecked => Known::Unchecked,
            Verdict::Right => Known::Right,
            Verdict::Wrong(_) => Known::Wrong,
        }
    }

    /// Takes the one token of a cell.
    #[inline]
    fn take(&mut self, over: Place) {
        let token = self.at.top(over);
        if token.is_some() && is_mobile(self.game, token) {
            let seat = self.seat();
            self.write(over, Token::NONE);
            self.take_prize(token, over, seat);
        }
    }
}

#[cfg(test)]
mod tests {
    use design::{
        CellList, Design, Fill, Ranking, Validation, WhenChecked, WhenFull, WhenRight, WhenWrong,
        Zone,
    };
    use game::Rng;

    use super::*;
    use crate::compile::{Choice, Compiled, compile};
    use crate::play::journal::Undo;
    use crate::play::{Move, Over, Position, legal_moves, start};

    const SLIDING: &str = include_str!("../../tests/designs/sliding-3.json");
    const PEGS: &str = include_str!("../../tests/designs/peg-solitaire.json");

    /// A design of plain turns with rules drawn at random, for one or two players.
    fn compiled(rng: &mut Rng) -> Compiled {
        let text = if rng.below(2) == 0 { SLIDING } else { PEGS };
        let mut design: Design = serde_json::from_str(text).unwrap();
        let mut yes = |times: u32| rng.below(times) == 0;
        if yes(2) {
            let cells: CellList = "c3-c3 b2-c2".parse().unwrap();
            let is_apart = |zone: &Zone| zone.cells.cells().iter().all(|c| !cells.contains(*c));
            design.grid.zones.retain(is_apart);
            let characteristics = vec![if yes(2) { "1" } else { "new" }.to_owned()];
            let id = "large".to_owned();
            design.grid.zones.push(Zone { id, cells, characteristics, ..Zone::default() });
        }
        for kind in &mut design.tokens {
            if yes(3) {
                kind.characteristics = vec![if yes(2) { "1" } else { "2" }.to_owned()];
            }
            kind.jumps.capture = !yes(3);
            kind.jumps.multiple = yes(9);
            kind.stackable = yes(20);
        }
        let rules = &mut design.association;
        rules.validation = if yes(2) { Validation::Minimum } else { Validation::Maximum };
        rules.when_wrong = if yes(3) { WhenWrong::Refuse } else { WhenWrong::Accept };
        rules.checked = if yes(6) { WhenChecked::FromShoe } else { WhenChecked::Always };
        if yes(3) {
            rules.when_right = if yes(4) { WhenRight::Win } else { WhenRight::Remove };
        }
        (design.turns.pass_after_right, design.turns.pass_after_wrong) = (yes(2), yes(2));
        design.turns.end_of_one_is_end_of_all = yes(2);
        design.turns.next_button = yes(5);
        design.won.grid_full = yes(9);
        design.won.grid_empty = yes(9);
        design.lost.no_action = yes(2);
        (design.lost.moves, design.lost.errors) = if yes(3) { (9, 5) } else { (0, 0) };
        design.ranking = if yes(2) { Ranking::MostTokens } else { Ranking::FewestErrors };
        for zone in &mut design.result_zones {
            (zone.rows, zone.columns) = (2, 3);
            zone.fill = if yes(2) { Fill::ByRow } else { Fill::ByColumn };
            zone.when_full = if yes(2) { WhenFull::Empty } else { WhenFull::ShiftRow };
        }
        compile(&design, Choice::players(if yes(2) { 1 } else { 2 })).unwrap()
    }

    /// After the general rules, which tell what happens; and how much they told.
    fn in_general(game: &Compiled, at: &Position, action: Move) -> (Position, usize) {
        let (mut at, mut events) = (at.clone(), Vec::new());
        Run { game, at: &mut at, undo: None, events: Some(&mut events) }.play(action);
        (at, events.len())
    }

    #[test]
    fn plain_turns_do_what_the_general_rules_do() {
        let (mut moves, mut plain_turns) = (Vec::new(), 0);
        for number in 0..200 {
            let mut rng = Rng::for_ply(77, number);
            let game = compiled(&mut rng);
            let mut at = start(&game, number);
            for _ in 0..40 {
                if at.core.over != Over::No {
                    break;
                }
                legal_moves(&game, &at, &mut moves);
                let action = *rng.choose(&moves).unwrap();
                let (wanted, told) = in_general(&game, &at, action);
                assert!(told > 0 || !matches!(action, Move::Go { .. }), "{action:?} tells nothing");
                let (before, mut undo) = (at.clone(), Undo::of(&at));
                let mut run = Run { game: &game, at: &mut at, undo: Some(&mut undo), events: None };
                if let Move::Go { from, to } = action {
                    plain_turns += u32::from(run.plain(from, to).is_some());
                }
                run.play(action);
                assert_eq!(at, wanted, "design {number}, {action:?}");
                assert_eq!(at.hash(&game), at.rehash(&game));
                undo.take_back(&mut at);
                assert_eq!(at, before, "design {number}, {action:?} taken back");
                at = wanted;
            }
        }
        assert!(plain_turns > 1000, "only {plain_turns} turns were plain");
    }
}
