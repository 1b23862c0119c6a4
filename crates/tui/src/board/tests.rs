//! What must hold for the boards of every game: all of it is reached by arrows, fits or scrolls.

use std::collections::BTreeSet;

use game::{Settings, Viewer};
use ratatui::layout::Rect;
use scene::{Scene, Touch};

use super::{Layer, Spread, Way, step};

const SIZES: [(u16, u16); 2] = [(47, 21), (98, 42)];

fn scenes() -> Vec<(String, Scene)> {
    let mut scenes = Vec::new();
    let mut add = |id: &str, options: &[&str]| {
        let settings = Settings::parse(options.iter().copied()).unwrap();
        let position = catalogue::open(id, &settings).unwrap().start(1);
        let viewer = match position.turn() {
            game::Turn::Seat(seat) => Viewer::Seat(seat),
            _ => Viewer::Public,
        };
        scenes.push((format!("{id} {options:?}"), position.scene(viewer, &[], None)));
    };
    catalogue::ids().for_each(|id| add(id, &[]));
    add("quoridor", &["size=12"]);
    add("quoridor", &["players=4", "size=5"]);
    for relation in ["relation=diagonal", "relation=triangular", "relation=hexagonal"] {
        add("mansuba", &[relation]);
    }
    scenes
}

/// All spots that arrows lead to from one of them.
fn reached(spread: &Spread, scene: &Scene, layer: Layer) -> BTreeSet<Touch> {
    let spots = spread.spots(scene, None);
    let first =
        spots.iter().find(|(spot, _)| layer.holds(spot)).map(|(spot, _)| spot.touch.clone());
    let mut open: Vec<Touch> = first.into_iter().collect();
    let mut known: BTreeSet<Touch> = open.iter().cloned().collect();
    while let Some(here) = open.pop() {
        for way in [Way::Up, Way::Down, Way::Left, Way::Right] {
            let next = step(&spots, layer, Some(&here), way);
            if let Some(next) = next.filter(|next| known.insert(next.clone())) {
                open.push(next);
            }
        }
    }
    known
}

#[test]
fn arrows_lead_to_every_place_of_every_game() {
    for (name, scene) in scenes() {
        for (width, height) in SIZES {
            let spread =
                Spread::of(&scene, Rect::new(0, 0, width, height), None, &|_| String::new());
            let spots = spread.spots(&scene, None);
            for layer in [Layer::Places, Layer::Crossings] {
                let known = reached(&spread, &scene, layer);
                let missed = spots.iter().map(|(spot, _)| *spot);
                let missed =
                    missed.filter(|spot| layer.holds(spot) && !known.contains(&spot.touch));
                let missed: Vec<&str> = missed.map(|spot| spot.touch.as_str()).collect();
                assert!(missed.is_empty(), "{name} at {width}×{height}: {missed:?}");
            }
        }
    }
}

#[test]
fn no_two_places_of_a_board_cover_each_other() {
    for (name, scene) in scenes() {
        for (width, height) in SIZES {
            let spread =
                Spread::of(&scene, Rect::new(0, 0, width, height), None, &|_| String::new());
            let spots = spread.spots(&scene, None);
            let middles = spots.iter().filter(|(spot, _)| Layer::Places.holds(spot));
            let middles: Vec<(i32, i32)> =
                middles.map(|(_, span)| (span.start_of(1), span.middle())).collect();
            let known: BTreeSet<&(i32, i32)> = middles.iter().collect();
            assert_eq!(known.len(), middles.len(), "{name} at {width}×{height}");
        }
    }
}
