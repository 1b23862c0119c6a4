//! Small pictures of games, drawn from their own scenes.

use game::{AnyGame, AnyPosition, Settings, Viewer};
use i18n::{Lang, Message};
use paint::svg::{Studio, draw_live};
use scene::Scene;

use crate::kept::Kept;
use crate::source::{self, Own};
use crate::words;

/// The first position of a game, as the address of an image.
pub(crate) fn of_game(id: &str, own: Option<&Own>, lang: Lang) -> String {
    let text = own.map(|own| own.text.as_str());
    let Ok(game) = catalogue::open_with(id, text, &Settings::default()) else {
        return String::new();
    };
    of_start(id, own, game.as_ref(), lang)
}

/// The same of a game with options of its own.
pub(crate) fn of_start(id: &str, own: Option<&Own>, game: &dyn AnyGame, lang: Lang) -> String {
    // Any deal will do; this one is the same each time.
    picture(id, own, game.start(3).as_ref(), lang)
}

/// A kept game as it stands.
pub(crate) fn of_kept(kept: &Kept, lang: Lang) -> String {
    let own = kept.own.as_ref();
    let Some(session) = kept.open() else { return of_game(&kept.game, own, lang) };
    picture(&kept.game, own, session.played().position(), lang)
}

fn picture(game: &str, own: Option<&Own>, position: &dyn AnyPosition, lang: Lang) -> String {
    let mut scene = Scene::empty();
    let mut first = true;
    scene.boards = position.scene(Viewer::Public, &[], None).boards;
    // What lies beside the board would only make it smaller.
    scene.boards.retain(|board| std::mem::take(&mut first) || board.frame.place.is_some());
    for board in &mut scene.boards {
        board.title = None;
        board.labels.clear();
        board.spots.iter_mut().for_each(|spot| spot.marks.clear());
    }
    let voice = words::voice(lang);
    let picture = |id: &str| source::drawing(id, game, own.map(|own| &own.files), lang);
    let say = |message: &Message| voice.say(message);
    let studio = Studio { say: &say, picture: &picture, title: String::new(), prefix: "" };
    let svg = draw_live(&scene, &studio).svg;
    format!("data:image/svg+xml,{}", js_sys::encode_uri_component(&svg))
}
