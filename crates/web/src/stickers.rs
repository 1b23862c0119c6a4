//! An album of stickers: one for each game that was won on this device. It never leaves it.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use crate::desk::desk;
use crate::play::Play;
use crate::settings::FACES;
use crate::{browser, pictures};

/// Under which name the album is kept.
const ALBUM: &str = "marelle-stickers";
/// The oldest make room for more.
const MOST: usize = 200;

/// A sticker, and which game it was earned in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Sticker {
    /// Its picture.
    pub(crate) picture: String,
    /// The played game that it was earned in, which gives no second one.
    game: String,
    /// What the game was called.
    pub(crate) title: String,
}

/// All that were earned, the newest last; what cannot be read is an empty album.
pub(crate) fn album() -> Vec<Sticker> {
    browser::stored(ALBUM).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

/// The sticker of a game that was won: a new one, or the one that it gave before.
pub(crate) fn earn(play: Play) -> Option<Sticker> {
    let link = || play.with_now(|table| table.online().map(|it| it.link().to_owned()));
    let game = play.id().or_else(link)?;
    let title = play.snapshot_now().title.clone();
    let (album, sticker) = with_one_more(album(), &game, &title);
    if let Ok(text) = serde_json::to_string(&album) {
        browser::store(ALBUM, &text);
    }
    Some(sticker)
}

/// The album with the sticker of a game, and that sticker: the picture that was given least.
fn with_one_more(mut album: Vec<Sticker>, game: &str, title: &str) -> (Vec<Sticker>, Sticker) {
    if let Some(known) = album.iter().find(|sticker| sticker.game == game).cloned() {
        return (album, known);
    }
    let given = |picture: &&str| album.iter().filter(|it| it.picture == **picture).count();
    let picture = FACES.iter().copied().min_by_key(given).unwrap_or_default().to_owned();
    let sticker = Sticker { picture, game: game.to_owned(), title: title.to_owned() };
    album.push(sticker.clone());
    let surplus = album.len().saturating_sub(MOST);
    album.drain(..surplus);
    (album, sticker)
}

/// The picture of a sticker on its white paper.
#[component]
pub(crate) fn StickerPicture(sticker: Sticker) -> impl IntoView {
    let desk = desk();
    let drawing = move || {
        desk.pictures.track();
        pictures::drawing(&sticker.picture, None, desk.lang.get()).unwrap_or_default()
    };
    view! { <span class="sticker" aria-hidden="true" inner_html=drawing></span> }
}

/// The whole album; nothing where it is empty.
#[component]
pub(crate) fn Stickers() -> impl IntoView {
    let desk = desk();
    let stickers = album();
    let has_some = !stickers.is_empty();
    let one = |sticker: Sticker| {
        let title = sticker.title.clone();
        view! { <li><StickerPicture sticker /><span>{title}</span></li> }
    };
    has_some.then(|| {
        view! {
            <h2>{move || desk.say("web.stickers")}</h2>
            <ul class="stickers" id="stickers">
                {stickers.into_iter().rev().map(one).collect_view()}
            </ul>
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_game_gives_one_sticker_and_pictures_differ_as_long_as_they_can() {
        let mut album = Vec::new();
        for number in 0..FACES.len() {
            (album, _) = with_one_more(album, &number.to_string(), "Memory");
        }
        let mut pictures: Vec<_> = album.iter().map(|it| it.picture.clone()).collect();
        pictures.sort();
        pictures.dedup();
        assert_eq!(pictures.len(), FACES.len());
        let (again, sticker) = with_one_more(album.clone(), "3", "Memory");
        assert_eq!((again.len(), &sticker), (album.len(), &album[3]));
    }

    #[test]
    fn a_full_album_keeps_the_newest() {
        let mut album = Vec::new();
        for number in 0..=MOST {
            (album, _) = with_one_more(album, &number.to_string(), "Memory");
        }
        assert_eq!(album.len(), MOST);
        assert_eq!(album.last().unwrap().game, MOST.to_string());
    }
}
