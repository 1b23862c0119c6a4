//! Combat: attack of the mover against defence of the other, with a coin for ties where the
//! design says so.
//!
//! Spec: check 6. Both faces are shown; the losers go to the result zone of the
//! player who beat them.

use design::Tie;

use super::act::Passage;
use super::event::Event;
use super::reach::Mover;
use super::run::Run;
use super::settle::After;
use super::token::Token;
use super::validate::Verdict;
use crate::compile::Place;

/// Who is left after a combat.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Survivor {
    Attacker,
    Defender,
    Nobody,
}

impl Run<'_> {
    /// The lifted token meets the enemy in its cell.
    pub(super) fn fight(&mut self, passage: Passage, depth: usize, found: Verdict) {
        let Passage { token, from, to, .. } = passage;
        let mover = Mover::new(self.game, self.at, self.seat(), from, token);
        let Some(enemy) = mover.enemy(to) else { return };
        let (attack, defence) = (self.kind(token).attack, self.kind(enemy).defence);
        self.tell(|game| Event::Fight {
            attacker: game.face(from, token),
            defender: game.face(to, enemy),
        });
        let survivor = match attack.cmp(&defence) {
            std::cmp::Ordering::Greater => Survivor::Attacker,
            std::cmp::Ordering::Less => Survivor::Defender,
            std::cmp::Ordering::Equal if self.game.design.combat.tie == Tie::BothLose => {
                Survivor::Nobody
            }
            std::cmp::Ordering::Equal => {
                // The coin falls before anything else happens; until then all stay in place.
                let shown = token.with(Token::SEEN).without(Token::WAITS);
                self.put_back(from, depth, shown);
                self.show_enemy(to, enemy);
                self.at.core.lot = Some((from, to));
                return;
            }
        };
        self.end_fight(passage, enemy, found, survivor);
    }

    /// The coin has fallen: 0 for the attacker.
    pub(super) fn toss(&mut self, from: Place, to: Place, side: u16) {
        let (game, seat) = (self.game, self.seat());
        self.at.core.lot = None;
        let Some((depth, token)) = self.at.takeable(game, from, seat) else { return };
        self.lift(from, depth);
        let mover = Mover::new(game, self.at, seat, from, token);
        let Some(enemy) = mover.enemy(to) else { return };
        let passage = Passage::new(token, from, to);
        let found = self.judge(passage);
        let survivor = if side == 0 { Survivor::Attacker } else { Survivor::Defender };
        if survivor == Survivor::Attacker {
            // It went back to wait for the coin; now it comes for good.
            self.tell(|game| Event::Moved {
                kind: game.kind_id(token),
                from: game.place_name(from),
                to: game.place_name(to),
            });
        }
        self.end_fight(passage, enemy, found, survivor);
    }

    fn show_enemy(&mut self, to: Place, enemy: Token) {
        let depth = self.at.stack(to).position(|token| token == enemy);
        if let Some(depth) = depth {
            self.change(to, depth, enemy.with(Token::SEEN).without(Token::STEPPED));
        }
    }

    fn end_fight(&mut self, passage: Passage, enemy: Token, found: Verdict, left: Survivor) {
        let Passage { token, from, to, .. } = passage;
        let seat = self.seat();
        // An enemy has owners; the first of them takes the prize.
        let other = u8::try_from(enemy.owners().trailing_zeros()).unwrap_or(0);
        let depth = self.at.stack(to).position(|lying| lying == enemy);
        if left == Survivor::Defender {
            self.show_enemy(to, enemy);
        } else if let Some(depth) = depth {
            self.pull(to, depth);
            self.forget_placed(enemy, to, depth);
            self.take_prize(enemy, to, seat);
        }
        if left == Survivor::Attacker {
            let token = token.with(Token::SEEN);
            self.arrive(Passage { token, ..passage }, found);
        } else {
            self.take_prize(token, from, other);
        }
        self.settle(After::of(found));
    }
}
