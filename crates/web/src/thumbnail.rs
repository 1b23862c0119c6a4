//! Small pictures of games in play, drawn from their own scenes.

use game::{AnyGame, AnyPosition, Luck, Rng, Settings, Viewer};
use i18n::{Lang, Message};
use paint::palette::Mode;
use paint::svg::{Studio, draw};
use scene::{Figure, Scene};
use workshop::DesignedGame;

use crate::kept::Kept;
use crate::source::{self, Own};
use crate::words;

/// The language and the brightness of a picture.
pub(crate) type Look = (Lang, Mode);

/// How many moves old a game is in its picture, at most.
const MOVES: usize = 12;
/// How many moves are looked at to find one that is no mistake.
const TRIES: usize = 6;
/// Of so many cards one lies open.
const OPEN: usize = 3;

/// A game in play, as the address of an image.
pub(crate) fn of_game(id: &str, own: Option<&Own>, look: Look) -> String {
    let text = own.map(|own| own.text.as_str());
    let Ok(game) = catalogue::open_with(id, text, &Settings::default()) else {
        return String::new();
    };
    of_start(id, own, game.as_ref(), look)
}

/// The same of a game with options of its own.
pub(crate) fn of_start(id: &str, own: Option<&Own>, game: &dyn AnyGame, look: Look) -> String {
    let played = in_play(game);
    let mut scene = shown(played.as_ref());
    open_some(&mut scene, game, played.as_ref());
    picture(id, own, scene, look)
}

/// A kept game as it stands.
pub(crate) fn of_kept(kept: &Kept, look: Look) -> String {
    let own = kept.own.as_ref();
    let Some(session) = kept.open() else { return of_game(&kept.game, own, look) };
    picture(&kept.game, own, shown(session.played().position()), look)
}

fn shown(position: &dyn AnyPosition) -> Scene {
    position.scene(Viewer::Public, &[], None)
}

/// A game after some moves without a mistake, but before its end. Any deal and any luck will do;
/// they are the same each time.
fn in_play(game: &dyn AnyGame) -> Box<dyn AnyPosition> {
    let mut rng = Rng::from_seed(5);
    let mut position = game.start(3);
    for _ in 0..MOVES {
        let moves = position.legal_moves();
        let goes_on = (0..TRIES).find_map(|_| {
            let mut next = position.boxed_clone();
            next.play(rng.choose(&moves)?, Luck::Draw(&mut rng)).ok()?;
            (next.outcome().is_none() && slips(next.as_ref()) == 0).then_some(next)
        });
        let Some(next) = goes_on else { break };
        position = next;
    }
    position
}

/// How many mistakes were counted.
fn slips(position: &dyn AnyPosition) -> i64 {
    let panels = shown(position).panels;
    let counters = panels.iter().flat_map(|panel| &panel.counters);
    counters.filter(|it| it.label.key() == "workshop.slips").map(|it| it.value).sum()
}

/// Turns some cards of a game without code up: a picture of backs alone says nothing.
fn open_some(scene: &mut Scene, game: &dyn AnyGame, position: &dyn AnyPosition) {
    let Some(designed) = game.inner().downcast_ref::<DesignedGame>() else { return };
    let is_down = |it: &scene::Piece| matches!(it.figure, Figure::FaceDown { .. });
    let spots = scene.boards.iter_mut().flat_map(|board| &mut board.spots);
    let closed = spots.filter(|spot| spot.pieces.last().is_some_and(is_down)).step_by(OPEN);
    let mut faces = None;
    for spot in closed {
        let faces = faces.get_or_insert_with(|| workshop::all_faces(designed, &position.text()));
        if let Some((_, pieces)) = faces.iter().find(|(touch, _)| *touch == spot.touch) {
            spot.pieces.clone_from(pieces);
        }
    }
}

/// Words that say nothing: a small picture has no room for any.
fn nothing() -> Message {
    Message::new("workshop.word").with("fr", "").with("en", "")
}

fn picture(game: &str, own: Option<&Own>, mut scene: Scene, (lang, mode): Look) -> String {
    let mut first = true;
    // What lies beside the board would only make it smaller.
    scene.boards.retain(|board| std::mem::take(&mut first) || board.frame.place.is_some());
    scene.dice.clear();
    scene.has_coordinates = false;
    for board in &mut scene.boards {
        board.title = None;
        board.zones.iter_mut().for_each(|zone| zone.name = nothing());
        board.spots.iter_mut().for_each(|spot| spot.marks.clear());
    }
    let voice = words::voice(lang);
    let picture = |id: &str| source::drawing(id, game, own.map(|own| &own.files), lang);
    let say = |message: &Message| voice.say(message);
    let studio = Studio { say: &say, picture: &picture, title: String::new(), prefix: "", mode };
    let svg = draw(&scene, &studio);
    format!("data:image/svg+xml,{}", js_sys::encode_uri_component(&svg))
}
