//! Events of a play as one viewer may know them.
//!
//! Spec: sections 3.4, 3.9 and 3.14. Cells are on the table for all to see; what a token is, only
//! where the play shows it to everybody (a pick, a combat) or the viewer's own view does.

use design::{Action, CellWord, Mode, Words};
use game::{Face as Look, Saying, Seat, Told, Tone, Until, Viewer};
use i18n::{Message, Value};
use scene::Touch;

use crate::compile::Compiled;
use crate::explain::{self, Name};
use crate::play::{Event, Face, Position};

/// What a viewer is told of some events, in order.
pub(crate) fn told_of(
    events: &[Event],
    (game, at): (&Compiled, &Position),
    viewer: Viewer,
) -> Vec<Told> {
    // A special cell that moves a token as far again needs the number that was rolled.
    let mut last = u16::try_from(at.core.dice.last).ok().filter(|last| *last > 0);
    let told = events.iter().flat_map(|event| {
        if let Event::Rolled { die, face, .. } = event {
            last = number_on(game, die, *face).or(last);
        }
        event.told_to(game, viewer, last)
    });
    told.collect()
}

impl Event {
    /// What a viewer is told of it, in order; `last` is the number that was rolled last.
    fn told_to(&self, game: &Compiled, viewer: Viewer, last: Option<u16>) -> Vec<Told> {
        let cell = |name: &str| Touch::new(name);
        match self {
            Self::Moved { from, to, .. } => {
                vec![Told::Moved { from: cell(from), to: cell(to) }]
            }
            Self::Removed { from, to, .. } => {
                vec![Told::Removed { from: cell(from), by: *to }]
            }
            Self::Became { face, .. } => {
                vec![shown(game, std::slice::from_ref(face), Until::Stays)]
            }
            Self::Shown { faces } => vec![shown(game, faces, Until::Stays)],
            Self::TurnedBack { faces, tenths } => {
                vec![shown(game, faces, tenths.map_or(Until::Touched, Until::Tenths))]
            }
            Self::Fight { attacker, defender } => {
                let name = |face: &Face| game.name_of(face.token).message();
                let message = Message::new("workshop.fight")
                    .with("attacker", name(attacker))
                    .with("defender", name(defender));
                let faces = [attacker.clone(), defender.clone()];
                vec![shown(game, &faces, Until::Stays), said(message, Tone::Plain)]
            }
            Self::Rolled { seat, die, face } => rolled(game, *seat, die, *face, last),
            _ => self.saying(viewer).into_iter().collect(),
        }
    }

    /// The words of an event; who may not know the token is told of no token.
    fn saying(&self, viewer: Viewer) -> Option<Told> {
        let message = match self {
            Self::Wrong { own: None, knowers, .. } if !knowers.has(viewer) => {
                explain::wrong_hidden()
            }
            _ => self.says()?,
        };
        let (tone, dialog, to) = match self {
            Self::Right { dialog, .. } => (Tone::Right, *dialog, None),
            Self::Wrong { dialog, .. } => (Tone::Wrong, *dialog, None),
            Self::Asleep { won, seat, dialog, .. } => {
                (if *won { Tone::Won } else { Tone::Lost }, *dialog, Some(*seat))
            }
            Self::MustMove { .. }
            | Self::Unmoved { .. }
            | Self::Queued { .. }
            | Self::Answered { .. } => (Tone::Plain, false, None),
            _ => return None,
        };
        let asks = match self {
            Self::Right { in_dialog, .. } | Self::Wrong { in_dialog, .. } => {
                in_dialog.as_ref().map(in_full)
            }
            _ => None,
        };
        Some(Told::Said(Saying { message, tone, to, dialog, asks }))
    }
}

/// The educator's words in full: each language says its own.
pub(crate) fn in_full(words: &Words) -> Message {
    let text = |lang| Value::Text(words.in_lang(lang).to_owned());
    Message::new("workshop.word").with("fr", text(i18n::Lang::Fr)).with("en", text(i18n::Lang::En))
}

const fn said(message: Message, tone: Tone) -> Told {
    Told::Said(Saying::new(message, tone))
}

fn shown(game: &Compiled, faces: &[Face], until: Until) -> Told {
    let look = |face: &Face| Look {
        spot: Touch::new(&face.cell),
        piece: crate::scene::open_piece(game, face.token),
    };
    Told::Shown { faces: faces.iter().map(look).collect(), until }
}

/// A die that rolls unseen, as under a special cell, tells what follows; one with a single face no
/// number.
fn rolled(game: &Compiled, seat: Seat, id: &str, face: u16, last: Option<u16>) -> Vec<Told> {
    let Some(die) = game.design.dice.iter().find(|die| die.id == id) else { return Vec::new() };
    if die.faces_shown == 0 {
        let action = die.faces.get(usize::from(face)).map(|face| &face.action);
        let words = action.and_then(|action| special(seat, action, last));
        let words = words.map(|words| match place_of(game, id) {
            Some(place) => {
                Message::new("workshop.cell-named").with("what", place).with("then", words)
            }
            None => words,
        });
        return words.map(|words| said(words, Tone::Plain)).into_iter().collect();
    }
    let face = face.saturating_add(1);
    let told = Told::Rolled {
        die: id.to_owned(),
        face,
        faces_shown: die.faces_shown,
        tenths: die.face_time,
    };
    // Where several play, the next one may have rolled before this was read.
    let message = match game.seats {
        1 => Message::new("workshop.rolled"),
        _ => Message::new("workshop.rolled-by").with("player", seat),
    };
    let message = message.with("face", face);
    let words = (die.faces.len() > 1).then(|| said(message, Tone::Plain));
    std::iter::once(told).chain(words).collect()
}

/// The number of cells that a face of a die that is seen moves a token on.
fn number_on(game: &Compiled, id: &str, face: u16) -> Option<u16> {
    let die = game.design.dice.iter().find(|die| die.id == id && die.faces_shown > 0)?;
    match die.faces.get(usize::from(face))?.action {
        Action::Move(steps) => u16::try_from(steps).ok().filter(|steps| *steps > 0),
        _ => None,
    }
}

/// What is drawn where an unseen die lies, when it is the same everywhere: a goose, a bridge.
fn place_of(game: &Compiled, id: &str) -> Option<Message> {
    let grid = &game.design.grid;
    let cells = grid.dice.iter().filter(|die| die.die == id).flat_map(|die| die.cells.cells());
    let mut drawn = cells.map(|cell| match grid.tokens.at(cell.col, cell.row) {
        Some(CellWord::Tokens(tokens)) => tokens.first().map(|token| token.kind.as_str()),
        _ => None,
    });
    let first = drawn.next()??;
    let kind = game.design.tokens.iter().find(|kind| kind.id == first)?;
    let is_alike = drawn.all(|other| other == Some(first));
    (is_alike && kind.mode == Mode::Immobile)
        .then(|| Name::of(&kind.name, &kind.id).with(kind.grammar).message())
}

/// What a special cell does with whoever came there.
fn special(seat: Seat, action: &Action, last: Option<u16>) -> Option<Message> {
    let (key, count) = match (action, last) {
        (Action::MoveAgain, Some(last)) => ("workshop.cell-on", last),
        (Action::MoveAgain, None) => ("workshop.cell-again", 0),
        (Action::Move(steps), _) if *steps < 0 => ("workshop.cell-back", steps.unsigned_abs()),
        (Action::Move(steps), _) => ("workshop.cell-on", steps.unsigned_abs()),
        (Action::SkipTurns(turns), _) => ("workshop.cell-waits", u16::from(*turns)),
        (Action::ToShoe, _) => ("workshop.cell-home", 0),
        _ => return None,
    };
    let message = Message::new(key).with("player", seat);
    Some(if count > 0 { message.with("count", count) } else { message })
}

#[cfg(test)]
mod tests {
    use design::files;
    use game::{Game as _, Notation as _, Presentation as _, Rng, Rules as _};

    use super::*;
    use crate::{Choice, DesignedGame, compile};

    /// Two players with a shoe each; only the owner sees what lies in it.
    const SECRET: &str = r#"{
        "tokens": [{ "id": "cow", "count": 2, "characteristics": ["walks"] },
            { "id": "dog", "count": 2, "characteristics": ["walks", "barks"] }],
        "grid": { "rows": 1, "columns": 2,
            "zones": [{ "id": "sky", "cells": "a1", "characteristics": ["flies"] }] },
        "shoes": [{ "queue": ["cow"], "seen_by": "owner", "columns": 1 },
            { "queue": ["dog"], "seen_by": "owner", "columns": 1 }],
        "players": [{ "shoe": 1 }, { "shoe": 2 }] }"#;

    const MEMORY: &str = r#"{
        "tokens": [{ "id": "cow", "mode": "selection", "characteristics": ["moo"] },
            { "id": "dog", "mode": "selection", "characteristics": ["barks"] }],
        "grid": { "rows": 1, "columns": 2, "order": "kept", "tokens": ["cow dog"] },
        "players": [{}, {}] }"#;

    fn game(text: &str) -> DesignedGame {
        let design = files::read(text).unwrap();
        let players = u8::try_from(design.players.len()).unwrap();
        DesignedGame::new("test", compile(&design, Choice::players(players)).unwrap())
    }

    /// What a viewer is told of a move from the start.
    fn told(game: &DesignedGame, moves: &str, viewer: Viewer) -> Vec<Told> {
        let mut at = game.start(0);
        let mut told = Vec::new();
        for text in moves.split(' ') {
            let action = game.parse_move(&at, text).unwrap();
            told = game.told(&at, &action, viewer);
            game.apply(&mut at, &action).unwrap();
        }
        told
    }

    fn words(told: &[Told]) -> Vec<String> {
        let english = i18n::Translator::new(i18n::Lang::En, &[design::WORDS.en]).unwrap();
        told.iter().filter_map(Told::saying).map(|saying| english.say(&saying.message)).collect()
    }

    #[test]
    fn a_token_that_goes_back_unseen_is_named_to_its_owner_alone() {
        let (cow, dog) =
            (game(SECRET), game(&SECRET.replace(r#""queue": ["cow"]"#, r#""queue": ["dog"]"#)));
        let wrong = "shoe1.a1-a1";
        let owner = words(&told(&cow, wrong, Viewer::Seat(Seat::FIRST)));
        assert_eq!(owner, ["the cow walks. Try another place."]);
        assert_ne!(owner, words(&told(&dog, wrong, Viewer::Seat(Seat::FIRST))));
        for viewer in [Viewer::Seat(Seat::SECOND), Viewer::Public] {
            let heard = told(&cow, wrong, viewer);
            assert_eq!(words(&heard), ["Not here. Try another place for this token."]);
            assert_eq!(heard, told(&dog, wrong, viewer), "{viewer:?} hears what it is");
            let written = serde_json::to_string(&heard).unwrap();
            assert!(!written.contains("cow") && !written.contains("walks"), "{written}");
        }
    }

    #[test]
    fn an_educators_own_words_are_for_all_and_whole() {
        let long = "A cow stays on the ground all day long. ".repeat(5);
        let own = SECRET.replacen(
            "\"grid\"",
            &format!(r#""association": {{ "wrong_message": "{long}" }}, "grid""#),
            1,
        );
        let game = game(&own);
        for viewer in [Viewer::Seat(Seat::FIRST), Viewer::Seat(Seat::SECOND), Viewer::Public] {
            assert_eq!(words(&told(&game, "shoe1.a1-a1", viewer)), [long.as_str()]);
        }
    }

    #[test]
    fn picked_faces_are_shown_to_everybody_and_turn_back_after_the_wait() {
        let game = game(MEMORY);
        for viewer in [Viewer::Seat(Seat::FIRST), Viewer::Seat(Seat::SECOND), Viewer::Public] {
            let told = told(&game, "pick:a1 pick:b1", viewer);
            let faces = |faces: &[Look]| -> Vec<String> {
                faces.iter().map(|face| face.spot.as_str().to_owned()).collect()
            };
            let shown: Vec<_> = told
                .iter()
                .filter_map(|told| match told {
                    Told::Shown { faces: shown, until } => Some((faces(shown), *until)),
                    _ => None,
                })
                .collect();
            let both = vec!["a1".to_owned(), "b1".to_owned()];
            assert_eq!(shown, [(vec!["b1".to_owned()], Until::Stays), (both, Until::Tenths(5))]);
            assert_eq!(words(&told), ["Not the same. They turn back."]);
        }
    }

    #[test]
    fn a_dialog_says_what_the_educator_wrote_for_it() {
        let with = |rules: &str| {
            let text = MEMORY.replacen("{", &format!("{{ \"association\": {{ {rules} }},"), 1);
            let told = told(&game(&text), "pick:a1 pick:b1", Viewer::Public);
            let asked = told.iter().filter_map(Told::saying).find_map(|it| it.in_dialog().cloned());
            asked.map(|message| {
                let english = i18n::Translator::new(i18n::Lang::En, &[design::WORDS.en]).unwrap();
                english.say(&message)
            })
        };
        assert_eq!(with(r#""wrong_dialog_message": "Look again.""#), None);
        let asked = with(r#""wrong_dialog": true, "wrong_dialog_message": "Look again.""#);
        assert_eq!(asked.as_deref(), Some("Look again."));
        let asked = with(r#""wrong_dialog": true"#);
        assert_eq!(asked.as_deref(), Some("Not the same. They turn back."));
    }

    #[test]
    fn faces_in_view_for_a_moment_are_laid_on_the_scene() {
        let game = game(MEMORY);
        let mut at = game.start(0);
        let mut told = Vec::new();
        for text in ["pick:a1", "pick:b1"] {
            let action = game.parse_move(&at, text).unwrap();
            told = game.told(&at, &action, Viewer::Public);
            game.apply(&mut at, &action).unwrap();
        }
        let view = game.view_for(&at, Viewer::Public);
        let at = game.sample(&view, &mut Rng::from_seed(1)).unwrap();
        let mut scene = game.scene(&game.view_for(&at, Viewer::Public), &[]).unwrap();
        let figures = |scene: &scene::Scene| -> Vec<bool> {
            let spots = scene.boards.iter().flat_map(|board| &board.spots);
            let pieces = spots.flat_map(|spot| &spot.pieces);
            pieces.map(|piece| matches!(piece.figure, scene::Figure::FaceDown { .. })).collect()
        };
        assert_eq!(figures(&scene), [true, true]);
        game::lay_faces(&mut scene, &told);
        assert_eq!(figures(&scene), [false, false]);
    }
}
