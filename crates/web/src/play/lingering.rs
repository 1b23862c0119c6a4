//! What was found stays in view for a moment before it goes to whoever found it.
//!
//! The move is played and kept already; only the drawing waits, and the next touch ends that.

use std::sync::Arc;
use std::time::Duration;

use game::{Seat, Told, Tone};
use leptos::prelude::*;
use scene::{Figure, Piece, Scene, Touch};

use super::Play;
use crate::board::motion;
use crate::board::motion::plan::{self, Motion};

/// How long what was found is looked at.
const LOOK: Duration = Duration::from_millis(1500);

/// A scene between two others, and the places where something was found.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Between {
    pub(super) scene: Arc<Scene>,
    found: Vec<Touch>,
}

/// The scene after a move with what it found still lying there, all faces up; none where nothing
/// was found.
fn between(before: &Scene, after: &Scene, told: &[Told]) -> Option<Between> {
    let is_right =
        |told: &Told| told.saying().is_some_and(|it| matches!(it.tone, Tone::Right | Tone::Won));
    let removed = told.iter().filter_map(|told| match told {
        Told::Removed { from, .. } => Some(from.clone()),
        _ => None,
    });
    let found: Vec<Touch> = removed.collect();
    if found.len() < 2 || !told.iter().any(is_right) {
        return None;
    }
    let mut scene = after.clone();
    let arrived = arrivals(before, after);
    for spot in scene.boards.iter_mut().flat_map(|board| &mut board.spots) {
        if found.contains(&spot.touch) && spot.pieces.is_empty() {
            spot.pieces.push(face(before, told, &spot.touch)?);
        } else if arrived.contains(&spot.touch) {
            // What is looked at has not come to whoever won it.
            spot.pieces.pop();
        }
    }
    Some(Between { scene: Arc::new(scene), found })
}

/// The places beside the board where something lies that did not lie there before.
fn arrivals(before: &Scene, after: &Scene) -> Vec<Touch> {
    let count = |scene: &Scene, at: &Touch| scene.spot(at).map_or(0, |spot| spot.pieces.len());
    let beside = after.boards.iter().skip(1).flat_map(|board| &board.spots);
    let come = beside.filter(|spot| spot.pieces.len() > count(before, &spot.touch));
    come.map(|spot| spot.touch.clone()).collect()
}

/// What was found goes to the places beside the board where the same lies now; what lies nowhere
/// leaves for the seat that took it.
fn flights(shown: &Between, after: &Scene, told: &[Told]) -> Vec<Motion> {
    let top = |scene: &Scene, at: &Touch| scene.spot(at)?.pieces.last().cloned();
    let mut homes = arrivals(&shown.scene, after);
    let mut flight = |from: &Touch| {
        let lay = top(&shown.scene, from);
        let home = homes.iter().position(|home| {
            let lies = top(after, home);
            lies.zip(lay.as_ref()).is_some_and(|(lies, lay)| lies.figure == lay.figure)
        });
        if let Some(home) = home {
            return Motion::Goes { path: vec![from.clone(), homes.remove(home)], counts: false };
        }
        let by = told.iter().find_map(|told| match told {
            Told::Removed { from: removed, by } if removed == from => Some(by.map(Seat::number)),
            _ => None,
        });
        Motion::Leaves { from: from.clone(), by: by.flatten() }
    };
    shown.found.iter().map(&mut flight).collect()
}

/// What lay at a place, if it can be seen.
fn face(before: &Scene, told: &[Told], at: &Touch) -> Option<Piece> {
    let shown = told.iter().rev().find_map(|told| match told {
        Told::Shown { faces, .. } => faces.iter().find(|face| face.spot == *at),
        _ => None,
    });
    let lay = || before.spot(at)?.pieces.last().cloned();
    let piece = shown.map(|face| face.piece.clone()).or_else(lay)?;
    (!matches!(piece.figure, Figure::FaceDown { .. })).then_some(piece)
}

impl Play {
    /// Whether something that was found is looked at.
    pub(crate) fn lingers(self) -> bool {
        self.between.with(Option::is_some)
    }

    /// Lets what the last move found be looked at; whether there is something.
    pub(super) fn linger(self, before: &Scene, after: &Scene, told: &[Told]) -> bool {
        let Some(between) = between(before, after, told) else { return false };
        let flips = plan::faces(before, &between.scene);
        let found = between.found.clone();
        let looked_at = Arc::clone(&between.scene);
        let moves = !motion::is_unwanted();
        let prepared = moves.then(|| motion::prepare(flips));
        self.between.set(Some(between));
        request_animation_frame(move || {
            if let Some(prepared) = prepared {
                prepared.show(&looked_at);
                motion::glow(&found);
            }
        });
        let told = told.to_vec();
        let is_meant = self.between.get_untracked();
        set_timeout(
            move || {
                if self.between.try_get_untracked() == Some(is_meant) {
                    self.end_lingering(&told);
                }
            },
            LOOK,
        );
        true
    }

    /// What was found goes to whoever found it.
    pub(super) fn end_lingering(self, told: &[Told]) {
        let Some(Some(shown)) = self.between.try_update(Option::take) else { return };
        if motion::is_unwanted() {
            return;
        }
        let after = Arc::clone(&self.snapshot_now());
        let prepared = motion::prepare(flights(&shown, &after.scene, told));
        request_animation_frame(move || prepared.show(&after.scene));
    }
}

#[cfg(test)]
mod tests {
    use game::{Face, Saying, Until};
    use geometry::{Rect, Shape};
    use i18n::Message;
    use scene::{Board, Ground, Pitch, Spot, SpotKind};

    use super::*;

    fn card(letters: &str) -> Piece {
        let figure = match letters {
            "?" => Figure::FaceDown { back: None },
            letters => Figure::Text(letters.to_owned()),
        };
        Piece::new(figure, None, Message::new("x"))
    }

    fn row(cards: [Option<&str>; 2]) -> Scene {
        let mut scene = Scene::empty();
        let room = Rect::new(0, 0, 100, 100);
        let mut board = Board::new("b", Ground::Wood, room, Pitch { cols: 1, rows: 1 });
        for (number, lies) in (1..).zip(cards) {
            let mut spot = Spot::new(Touch::new(number), SpotKind::Cell, Shape::Rect(room));
            spot.pieces.extend(lies.map(card));
            board.spots.push(spot);
        }
        scene.boards.push(board);
        scene
    }

    fn told(tone: Tone) -> Vec<Told> {
        let face = Face { spot: Touch::new(2), piece: card("cat") };
        let removed = |at: u8| Told::Removed { from: Touch::new(at), by: None };
        vec![
            Told::Shown { faces: vec![face], until: Until::Stays },
            Told::Said(Saying::new(Message::new("x"), tone)),
            removed(1),
            removed(2),
        ]
    }

    #[test]
    fn a_found_pair_lies_face_up_before_it_goes() {
        let (before, after) = (row([Some("cat"), Some("?")]), row([None, None]));
        let between = between(&before, &after, &told(Tone::Right)).unwrap();
        assert_eq!(*between.scene, row([Some("cat"), Some("cat")]));
        assert_eq!(between.found, [Touch::new(1), Touch::new(2)]);
    }

    #[test]
    fn what_nobody_may_see_is_not_shown_and_losses_are_no_finds() {
        let (before, after) = (row([Some("?"), Some("?")]), row([None, None]));
        assert_eq!(between(&before, &after, &told(Tone::Right)), None);
        let before = row([Some("cat"), Some("?")]);
        assert_eq!(between(&before, &after, &told(Tone::Wrong)), None);
        assert_eq!(between(&before, &after, &[]), None);
    }
}
