//! Pictures of every screen, in both languages, small and large, with and without colour.

use i18n::Lang;
use scene::Alphabet;
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
    ("library", "3 down down"),
    ("demos", "4"),
    ("scores", "5"),
    ("help-keys", "6"),
    ("help-game", "6 right right"),
    ("quoridor", "4 enter"),
    ("quoridor-wall", "4 enter 2"),
    ("quoridor-wall-refused", "4 enter 2 left left up up up up"),
    ("quoridor-typed", "4 enter e3h"),
    ("quoridor-four", "4 down enter"),
    ("quoridor-end", "4 enter c9 enter"),
    ("othello", "4 down down enter"),
    ("hand-over", "4 down down down enter"),
    ("labyrinth", "4 down down down enter enter"),
    ("mansuba", "4 down down down down enter"),
    (
        "star",
        "3 down down down down down down down down down down down down down down down down down down down down enter enter enter",
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

/// No picture is kept of the shelf, so that a new game changes none.
#[test]
fn the_shelf_shows_every_game_with_what_it_is() {
    for lang in Lang::ALL {
        let words = catalogue::translator(lang, &[]).unwrap();
        let mut app = app(Eyes { lang, size: (140, 45), ..USUAL }, None);
        app.keys("1");
        let shown = app.text();
        let games = catalogue::families().iter().filter(|family| family.design().is_none());
        for id in games.map(|family| &family.card().id) {
            let said = |key: String| words.say(&i18n::Message::new(key));
            let (title, summary) = (said(id.to_string()), said(format!("{id}.summary")));
            let is_title = |line: &str| line.trim() == title;
            let lines: Vec<&str> = shown.lines().skip_while(|line| !is_title(line)).collect();
            assert_eq!(lines.get(1).map(|line| line.trim()), Some(summary.as_str()), "{shown}");
        }
    }
}

/// Every design of the library as it begins.
#[test]
fn designs() {
    let mut text = String::new();
    for (index, entry) in workshop::library::entries().iter().enumerate() {
        let mut app = app(USUAL, None);
        app.keys("3");
        (0..index).for_each(|_| app.keys("down"));
        app.keys("enter enter enter enter");
        text.push_str(&format!("==== {}\n{}", entry.id, app.text()));
    }
    insta::assert_snapshot!("designs", text);
}
