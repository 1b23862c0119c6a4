//! Laws of what is seen and touched.

use std::collections::{HashSet, VecDeque};

use game::{Game, MAX_SEATS, Presentation, Rng, Rules, Seat, Touched, Viewer, touch};
use scene::{Mark, Scene, Touch};
use serde_json::Value as Json;

use super::{hold, legal, sorted_texts};
use crate::legal_texts;
use crate::walk::{Cost, Specimen, Walk, try_games};

fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public])
}

/// Law 8, first half: a view depends on nothing that it does not show. Whatever is sampled for
/// the hidden rest, the view stays the same; and it tells the mover's moves and nobody else's.
pub fn views<S: Specimen>() {
    try_games::<S>(Cost::Dear, |walk| {
        walk.each_position(|walk| {
            let (game, position) = (walk.game, &walk.position);
            for viewer in viewers(game.seats()) {
                let view = game.view_for(position, viewer);
                let json = serde_json::to_string(&view).expect("a view has a JSON form");
                let read = serde_json::from_str::<<S::Game as Presentation>::View>(&json);
                let same = read.is_ok_and(|read| read == view);
                hold!(walk, same, "the view does not read back: {json}");
                for seed in 0..3 {
                    let sampled = game.sample(&view, &mut Rng::from_seed(seed));
                    let sampled = sampled.unwrap_or_else(|fault| panic!("{json}: {fault}"));
                    let seen = game.view_for(&sampled, viewer);
                    hold!(walk, seen == view, "a sample shows {seen:?}, not {view:?}");
                }
                let mut moves = Vec::new();
                game.view_moves(&view, &mut moves).expect("a view of this game");
                let wanted = if game.has_the_hand(position, viewer) {
                    legal(game, position)
                } else {
                    Vec::new()
                };
                let (moves, wanted) =
                    (sorted_texts(game, position, &moves), sorted_texts(game, position, &wanted));
                hold!(walk, moves == wanted, "{viewer:?} may play {moves:?}, not {wanted:?}");
            }
        });
    });
}

/// Law 8 for views from outside: nothing in them is believed that a position would show otherwise.
pub fn strange_views<S: Specimen>() {
    try_games::<S>(Cost::Dear, |walk| {
        walk.sampled_positions(3, check_strange_views);
    });
}

fn check_strange_views<G: Game>(walk: &mut Walk<'_, G>) {
    let (game, position) = (walk.game, &walk.position);
    for viewer in viewers(game.seats()) {
        let json = serde_json::to_value(game.view_for(position, viewer)).expect("a JSON form");
        let beyond = (game.seats() < MAX_SEATS).then(|| ("seat", Json::from(MAX_SEATS)));
        let changes = [
            ("game", Json::from("nobody’s game")),
            ("over", Json::from("nobody knows")),
            ("to_move", Json::Null),
        ];
        for (field, value) in changes.into_iter().chain(beyond) {
            let mut strange = json.clone();
            strange[field] = value;
            if strange == json {
                continue;
            }
            let Ok(view) = serde_json::from_value::<G::View>(strange) else { continue };
            let believed = game.sample(&view, &mut Rng::from_seed(0)).is_ok();
            hold!(walk, !believed, "another {field} is believed: {view:?}");
        }
    }
}

/// Law 8 for what is told: whatever is sampled for what a viewer does not see, a move that shows
/// the viewer the same is told in the same words.
pub fn tellings<S: Specimen>() {
    try_games::<S>(Cost::Dear, |walk| {
        walk.sampled_positions(6, check_tellings);
    });
}

fn check_tellings<G: Game>(walk: &mut Walk<'_, G>) {
    let (game, position) = (walk.game, &walk.position);
    let moves = legal(game, position);
    // A few moves from all over the list.
    for action in moves.iter().step_by(moves.len() / 6 + 1) {
        let after = |position: &G::Position| {
            let mut after = position.clone();
            game.apply_unchecked(&mut after, action);
            after
        };
        for viewer in viewers(game.seats()) {
            let told = game.told(position, action, viewer);
            if told.is_empty() {
                continue;
            }
            let view = game.view_for(position, viewer);
            let seen = game.view_for(&after(position), viewer);
            for seed in 0..3 {
                let sampled = game.sample(&view, &mut Rng::from_seed(seed)).expect("a view");
                let is_legal = game.check(&sampled, action).is_ok();
                if !is_legal || game.view_for(&after(&sampled), viewer) != seen {
                    continue;
                }
                let other = game.told(&sampled, action, viewer);
                hold!(walk, other == told, "{action:?} tells {viewer:?} {other:?}, not {told:?}");
            }
        }
    }
}

/// Law 9, second half: every legal move can be made through its scene, and nothing else can.
pub fn touches<S: Specimen>() {
    try_games::<S>(Cost::Dear, |walk| {
        walk.sampled_positions(4, check_scenes);
    });
}

fn check_scenes<G: Game>(walk: &mut Walk<'_, G>) {
    let (game, position) = (walk.game, &walk.position);
    for viewer in viewers(game.seats()) {
        let view = game.view_for(position, viewer);
        let scene = game.scene(&view, &[]).expect("a view of this game");
        if game.has_the_hand(position, viewer) {
            // Of equal tokens one is listed, and each can be touched.
            let touched = all_touchable_moves(walk, &view);
            let made: Vec<G::Move> =
                touched.iter().map(|action| game.listed(position, action)).collect();
            let mut made = sorted_texts(game, position, &made);
            made.dedup();
            let listed = legal_texts(game, position);
            hold!(walk, made == listed, "touches make {made:?}, not {listed:?}");
        } else {
            hold!(walk, scene.touchables().next().is_none(), "{viewer:?} may touch out of turn");
        }
    }
}

/// Every move that can be made by touching only what scenes offer.
fn all_touchable_moves<G: Game>(walk: &Walk<'_, G>, view: &G::View) -> Vec<G::Move> {
    let game = walk.game;
    let mut made = HashSet::new();
    let mut seen: HashSet<Vec<Touch>> = HashSet::from([Vec::new()]);
    let mut waiting = VecDeque::from([Vec::new()]);
    while let Some(touches) = waiting.pop_front() {
        let scene = game.scene(view, &touches).expect("a view of this game");
        let names: Vec<&Touch> = scene
            .boards
            .iter()
            .flat_map(|board| board.spots.iter().map(|spot| &spot.touch))
            .chain(scene.buttons.iter().map(|button| &button.touch))
            .collect();
        let unique: HashSet<&&Touch> = names.iter().collect();
        hold!(walk, unique.len() == names.len(), "two spots of one name after {touches:?}");
        let open: HashSet<&Touch> = scene.touchables().collect();
        for next in worth_touching(&scene, &touches, names) {
            match touch(game, view, &touches, next) {
                Ok(Touched::Move(action)) => {
                    hold!(walk, open.contains(next), "{next:?} makes a move but is not open");
                    made.insert(action);
                }
                Ok(Touched::More(longer)) => {
                    hold!(walk, open.contains(next), "{next:?} goes on but is not open");
                    if seen.insert(longer.clone()) {
                        waiting.push_back(longer);
                    }
                }
                Err(_) => hold!(walk, !open.contains(next), "{next:?} is open but refused"),
            }
        }
    }
    made.into_iter().collect()
}

/// At the first touch everything; later only what continues, and a few of the others: changing
/// the selection leads to what is tried anyway.
fn worth_touching<'a>(scene: &Scene, touches: &[Touch], names: Vec<&'a Touch>) -> Vec<&'a Touch> {
    let continues = |touch: &Touch| {
        let on_board = scene.spot(touch).is_some_and(|spot| spot.marks.contains(&Mark::Target));
        on_board || scene.buttons.iter().any(|button| button.touch == *touch)
    };
    let mut others = 0;
    let is_wanted = |touch: &&Touch| {
        touches.is_empty() || continues(touch) || {
            others += 1;
            others <= 3
        }
    };
    names.into_iter().filter(is_wanted).collect()
}
