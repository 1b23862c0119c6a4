//! Selection mode: picked tokens turn face up and are compared.
//!
//! Spec: section 3.4. In the position a wrong selection turns back at once; how long its faces
//! stay in view is told by the events.

use design::{Picks, WhenRight};

use super::event::{Event, Face, Knowers};
use super::run::Run;
use super::settle::After;
use super::token::Token;
use super::validate::{right_alone, same};
use crate::compile::{Compiled, Place};
use crate::explain;

impl Run<'_> {
    pub(super) fn pick(&mut self, place: Place) {
        let (game, seat) = (self.game, self.seat());
        let Some((depth, token)) = self.at.takeable(game, place, seat) else { return };
        if token.has(Token::PICKED) {
            self.amend(place, depth, token.without(Token::PICKED));
            self.at.core.picked -= 1;
            return self.tell(|game| Event::TurnedBack {
                faces: vec![game.face(place, token)],
                tenths: Some(0),
            });
        }
        // A face that lies open shows nothing new.
        let seen = if self.kind(token).is_turned { Token::SEEN } else { 0 };
        self.amend(place, depth, token.with(Token::PICKED | seen));
        self.at.core.picked += 1;
        self.tell(|game| Event::Shown { faces: vec![game.face(place, token)] });
        if self.at.core.picked >= game.selections() {
            self.compare();
        }
    }

    /// Every picked token with its cell and the number of those above it.
    fn picked(&self) -> Vec<(Place, usize, Token)> {
        let mut found = Vec::new();
        for place in self.game.places_of(self.seat()) {
            let picked = self.at.stack(place).enumerate();
            let picked = picked.filter(|(_, token)| token.has(Token::PICKED) && token.body() == 0);
            found.extend(picked.map(|(depth, token)| (place, depth, token)));
        }
        found
    }

    fn compare(&mut self) {
        let picked = self.picked();
        let tokens: Vec<Token> = picked.iter().map(|(_, _, token)| *token).collect();
        self.count_move();
        let found = match (self.game.design.association.picks, picked.as_slice()) {
            (Picks::Alone, [(place, _, token)]) => right_alone(self.game, self.at, *token, *place),
            (Picks::Hidden, [(_, _, token)]) => Some(self.show_alike(*token)),
            _ => same(self.game, &tokens),
        };
        match found {
            Some(true) => self.found_same(&picked),
            Some(false) => self.found_different(&picked),
            None => self.leave_open(&picked),
        }
        self.at.core.picked = 0;
        self.settle(if found == Some(false) { After::Wrong } else { After::Right });
    }

    fn found_same(&mut self, picked: &[(Place, usize, Token)]) {
        let seat = self.seat();
        self.tell(|game| Event::Right {
            say: explain::praise_for_same(picked.len()),
            own: explain::own(&game.design.association.right_message),
            dialog: game.design.association.right_dialog,
            in_dialog: explain::own(&game.design.association.right_dialog_message),
        });
        match self.game.design.association.when_right {
            WhenRight::Accept => self.leave_open(picked),
            WhenRight::Remove => {
                // From the lowest up, so that the numbers of those above stay true.
                for (place, depth, token) in picked.iter().rev() {
                    self.lift(*place, *depth);
                    self.win_token(*token, *place, seat);
                }
            }
            WhenRight::Win => {
                self.leave_open(picked);
                self.fall_asleep(seat, true);
            }
        }
    }

    /// Shows every hidden token that is like the one that was asked for; whether there is one.
    fn show_alike(&mut self, asked: Token) -> bool {
        let game = self.game;
        let Some(lot) = game.lots.secret() else { return false };
        let is_alike = |cell: &Place| {
            let token = self.at.top(*cell);
            token.is_some()
                && game.is_secret(token, *cell)
                && same(game, &[asked, token]) == Some(true)
        };
        let cells: Vec<Place> = lot.cells.iter().copied().filter(is_alike).collect();
        self.show(&cells);
        !cells.is_empty()
    }

    fn leave_wrong(&mut self, picked: &[(Place, usize, Token)]) {
        for (place, depth, token) in picked {
            let marked = token.without(Token::PICKED).with(Token::FACE_UP | Token::WRONG);
            self.amend(*place, *depth, marked);
        }
    }

    fn leave_open(&mut self, picked: &[(Place, usize, Token)]) {
        for (place, depth, token) in picked {
            let open = token.without(Token::PICKED).with(Token::FACE_UP);
            self.amend(*place, *depth, open);
        }
    }

    fn found_different(&mut self, picked: &[(Place, usize, Token)]) {
        self.count_error(self.seat());
        self.tell(|game| Event::Wrong {
            say: match (game.design.association.picks, picked) {
                (Picks::Alone, [(_, _, token)]) => explain::not_asked(game, *token),
                (Picks::Hidden, [(_, _, token)]) => explain::not_hidden(game, *token),
                _ => explain::not_the_same(),
            },
            own: explain::own(&game.design.association.wrong_message),
            dialog: game.design.association.wrong_dialog,
            in_dialog: explain::own(&game.design.association.wrong_dialog_message),
            knowers: Knowers::EVERYONE,
        });
        if self.game.design.association.picks == Picks::Hidden {
            // Nobody asks for it again.
            return self.leave_wrong(picked);
        }
        self.turn_back_after(self.game.design.association.turn_back_after);
    }

    /// Turns an unfinished selection face down again; the faces have been seen.
    #[inline]
    pub(crate) fn turn_back(&mut self) {
        if self.at.core.picked > 0 {
            self.turn_back_after(Some(0));
        }
    }

    /// Turns every picked token face down: here at once, on the screen after the wait.
    fn turn_back_after(&mut self, tenths: Option<u16>) {
        let picked = self.picked();
        for (place, depth, token) in &picked {
            self.amend(*place, *depth, token.without(Token::PICKED));
        }
        self.at.core.picked = 0;
        self.tell(|game| {
            let faces = picked.iter().map(|(place, _, token)| game.face(*place, *token));
            Event::TurnedBack { faces: faces.collect(), tenths }
        });
    }
}

impl Compiled {
    /// A token's face with its cell, for those who watch.
    pub(super) fn face(&self, place: Place, token: Token) -> Face {
        Face { cell: self.place_name(place), kind: self.kind_id(token), token }
    }
}
