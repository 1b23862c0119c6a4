//! Pictures of every screen, in both languages, small and large, with and without colour.

use i18n::{Lang, Message};
use paint::Alphabet;
use storage_files::{DataFolder, GameResult};

use super::kit::{Eyes, USUAL, app};
use crate::app::App;
use crate::theme::Colours;

/// The screens: a name and the keys that lead there from the menu.
const SCREENS: [(&str, &str); 20] = [
    ("menu", ""),
    ("new-game-quoridor", "1 down enter"),
    ("new-game-mansuba", "1 down down down enter down down"),
    ("resume", "2"),
    ("join", "3"),
    ("library", "4 down down"),
    ("scores", "7"),
    ("help-game", "8 right right"),
    ("quoridor", "6 down enter"),
    ("quoridor-wall", "6 down enter 2"),
    ("quoridor-wall-refused", "6 down enter 2 left left up up up up"),
    ("quoridor-typed", "6 down enter e3h"),
    ("quoridor-four", "6 down down enter"),
    ("quoridor-end", "6 down enter c9 enter"),
    ("othello", "6 enter"),
    ("hand-over", "6 down down down enter"),
    ("labyrinth", "6 down down down enter enter"),
    ("mansuba", "6 down down down down enter"),
    ("morris", "6 down down down down down enter"),
    (
        "star",
        "4 down down down down down down down down down down down down down down down down down down down down enter enter enter",
    ),
];

/// A folder with two saved games and some scores.
fn furnished(folder: &tempfile::TempDir) -> DataFolder {
    let data = DataFolder::at(folder.path());
    let result = |name: &str, points, won| GameResult { name: name.to_owned(), points, won };
    data.add_results("one", &[result("Anna", 5, true), result("Zoé", 0, false)]).unwrap();
    data.add_results("two", &[result("Ben", 3, false)]).unwrap();
    let mut kept = app(USUAL, Some(data.clone()));
    for game in ["1 down down down enter", "1 down enter"] {
        kept.keys(game);
        let crate::screen::Screen::NewGame(form) = &mut kept.screen else { panic!() };
        form.seat_people();
        kept.keys("enter");
        kept.type_move(if game.len() > 15 { "a1-b1" } else { "e2" });
        kept.keys("esc");
    }
    data
}

fn seen(eyes: Eyes, keys: &str, data: &DataFolder) -> App {
    let mut app = app(eyes, Some(data.clone()));
    app.keys(keys);
    app
}

fn check(lang: Lang, size: (u16, u16)) {
    let folder = tempfile::tempdir().unwrap();
    let data = furnished(&folder);
    let mut text = String::new();
    for (name, keys) in SCREENS {
        let eyes = Eyes { lang, size, ..USUAL };
        text.push_str(&format!("==== {name}\n{}", seen(eyes, keys, &data).text()));
    }
    insta::assert_snapshot!(format!("{lang}-{}x{}", size.0, size.1), text);
}

#[test]
fn english_small() {
    check(Lang::En, (80, 24));
}

#[test]
fn english_large() {
    check(Lang::En, (140, 45));
}

#[test]
fn french_small() {
    check(Lang::Fr, (80, 24));
}

#[test]
fn french_large() {
    check(Lang::Fr, (140, 45));
}

/// With colours every screen once, small; signs and words are the same as without.
#[test]
fn in_colour() {
    let folder = tempfile::tempdir().unwrap();
    let data = furnished(&folder);
    for lang in Lang::ALL {
        let mut text = String::new();
        for (name, keys) in SCREENS {
            let eyes = Eyes { lang, colours: Colours::Many, ..USUAL };
            text.push_str(&format!("==== {name}\n{}", seen(eyes, keys, &data).coloured()));
        }
        insta::assert_snapshot!(format!("{lang}-colour"), text);
    }
}

/// The same in a large window, where boards are drawn larger.
#[test]
fn in_colour_large() {
    let folder = tempfile::tempdir().unwrap();
    let data = furnished(&folder);
    for lang in Lang::ALL {
        let mut text = String::new();
        for (name, keys) in SCREENS {
            let eyes = Eyes { lang, size: (140, 45), colours: Colours::Many, ..USUAL };
            text.push_str(&format!("==== {name}\n{}", seen(eyes, keys, &data).coloured()));
        }
        insta::assert_snapshot!(format!("{lang}-colour-140x45"), text);
    }
}

#[test]
fn in_plain_letters() {
    let folder = tempfile::tempdir().unwrap();
    let data = furnished(&folder);
    let mut text = String::new();
    for (name, keys) in SCREENS {
        let eyes = Eyes { alphabet: Alphabet::Ascii, ..USUAL };
        let shown = seen(eyes, keys, &data).text();
        let is_drawn = |letter: &char| "─│█▄▀•┃━╭▸↑←·…×▲".contains(*letter);
        assert_eq!(shown.chars().find(is_drawn), None, "{name}:\n{shown}");
        text.push_str(&format!("==== {name}\n{shown}"));
    }
    insta::assert_snapshot!("ascii", text);
}

/// No picture is kept of pages that list the games, so that a new game changes none.
#[test]
fn pages_that_list_games_show_every_game_with_what_it_says() {
    for lang in Lang::ALL {
        let words = catalogue::translator(lang, &[]).unwrap();
        let said = |key: &str| words.say(&Message::new(key.to_owned()));
        let page = |size, keys: &str| {
            let mut app = app(Eyes { lang, size, ..USUAL }, None);
            app.keys(keys);
            app.text()
        };
        let [shelf, demos, help] = ["1", "6", "8"].map(|keys| page((140, 45), keys));
        let small_shelf = page(USUAL.size, "1");
        let built_in = catalogue::families().iter().filter(|family| family.design().is_none());
        for card in built_in.map(catalogue::Family::card) {
            let title = said(&card.id);
            let has_below = |page: &str, wanted: &str| {
                let lines: Vec<&str> = page.lines().map(str::trim).collect();
                lines.windows(2).any(|pair| pair[0] == title && pair[1] == wanted)
            };
            for shelf in [&shelf, &small_shelf] {
                assert!(has_below(shelf, &said(&format!("{}.summary", card.id))), "{shelf}");
            }
            for demo in card.demos {
                assert!(has_below(&demos, &said(demo.about)), "{demos}");
            }
            let notation = said(&format!("{}.notation", card.id));
            let first = notation.lines().next().unwrap_or_default();
            let is_line = |line: &str| line.contains(&title) && line.ends_with(first);
            assert!(help.lines().any(is_line), "{first}: {help}");
        }
    }
}

/// Every design of the library as it begins.
#[test]
fn designs() {
    let mut text = String::new();
    for (index, entry) in workshop::library::entries().iter().enumerate() {
        let mut app = app(USUAL, None);
        app.keys("4");
        (0..index).for_each(|_| app.keys("down"));
        app.keys("enter enter enter enter");
        text.push_str(&format!("==== {}\n{}", entry.id, app.text()));
    }
    insta::assert_snapshot!("designs", text);
}
