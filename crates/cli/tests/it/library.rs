//! The designs that ship, where they meet the pictures and the terminal.

use std::fs;

use game::{Settings, Viewer};
use scene::Figure;

use crate::{anywhere, marelle};

/// The games of the shelf that are designs.
fn designs() -> impl Iterator<Item = &'static workshop::library::Entry> {
    catalogue::families().iter().filter_map(catalogue::Family::design)
}

#[test]
fn every_picture_of_a_design_exists() {
    for entry in designs() {
        let kinds = entry.design.tokens.iter().flat_map(|kind| [&kind.picture, &kind.back]);
        let faces = entry.design.dice.iter().flat_map(|die| &die.faces).map(|face| &face.picture);
        let library =
            kinds.chain(faces).filter(|id| !id.is_empty() && !id.starts_with("pictures/"));
        for id in library {
            assert!(pictures::find(id).is_some(), "{}: there is no picture {id}", entry.id);
        }
    }
}

/// What a game shows at its start: it names its pictures in its code.
#[test]
fn every_picture_of_a_game_exists() {
    let mut found = 0;
    for family in catalogue::families().iter().filter(|family| family.design().is_none()) {
        let game = family.open(&Settings::default()).unwrap();
        let scene = game.start(1).scene(Viewer::Public, &[], None);
        let spots = scene.boards.iter().flat_map(|board| &board.spots);
        for piece in spots.flat_map(|spot| &spot.pieces) {
            let Figure::Picture { id, .. } = &piece.figure else { continue };
            let name = &family.card().id;
            assert!(pictures::find(id).is_some(), "{name}: there is no picture {id}");
            found += 1;
        }
    }
    assert!(found >= 24, "the treasures of Labyrinth lie on the table: {found}");
}

#[test]
fn every_design_can_be_played_by_its_name() {
    assert!(designs().count() >= 22);
    for entry in designs() {
        let ran = anywhere(&["play", entry.id, "--seed", "1", "--lang", "fr"], b"quit\nquit\n");
        assert_eq!((ran.code, ran.errors.as_str()), (Some(0), ""), "{}: {}", entry.id, ran.output);
        let ran = anywhere(&["games", entry.id, "--lang", "fr"], b"");
        let name = entry.design.name.in_lang(i18n::Lang::Fr);
        assert!(ran.output.starts_with(name), "{}: {}", entry.id, ran.output);
    }
}

#[test]
fn variants_and_numbers_of_players_are_flags() {
    let ran = anywhere(&["play", "star", "--players", "5"], b"");
    assert_eq!(ran.code, Some(2), "{}", ran.errors);
    assert!(ran.errors.contains("2|3|4|6"), "{}", ran.errors);
    let ran = anywhere(&["play", "memory", "--variant", "by-button", "--seed", "1"], b"quit\n");
    assert_eq!((ran.code, ran.errors.as_str()), (Some(0), ""));
    let ran = anywhere(&["perft", "peg-solitaire", "4"], b"");
    assert!(ran.output.contains(" 400 "), "{}", ran.output);
}

#[test]
fn the_shelf_is_listed_in_the_language_asked_for() {
    let shelf = |args: &[&str]| anywhere(&[&["workshop", "library"], args].concat(), b"");
    for (lang, how_hard) in [("en", "Easy."), ("fr", "Facile.")] {
        let ran = shelf(&["--lang", lang]);
        assert_eq!((ran.code, ran.errors.as_str()), (Some(0), ""));
        assert_eq!(ran.output.lines().count(), 2 * designs().count() + 2, "{}", ran.output);
        assert!(ran.output.contains(how_hard), "{}", ran.output);
        let lang = lang.parse().unwrap();
        for entry in designs() {
            let (name, told) = (&entry.design.name, &entry.design.instructions);
            assert!(ran.output.contains(name.in_lang(lang)), "{}", entry.id);
            let first = told.in_lang(lang).lines().next().unwrap();
            assert!(ran.output.contains(first), "{}", entry.id);
        }
    }
    let for_two = shelf(&["--players", "2", "--age", "5", "--skill", "mémoire", "--lang", "fr"]);
    assert!(for_two.output.starts_with("memory  "), "{}", for_two.output);
    assert_eq!(for_two.output.lines().count(), 4, "{}", for_two.output);
    assert_eq!(shelf(&["--age", "2"]).code, Some(1));
    let unknown = shelf(&["--skill", "flying"]);
    assert_eq!(unknown.code, Some(2));
    assert!(unknown.errors.contains("planning"), "{}", unknown.errors);
    let data: serde_json::Value = serde_json::from_str(&shelf(&["--json"]).output).unwrap();
    assert_eq!(data.as_array().unwrap().len(), designs().count());
    let vole = data.as_array().unwrap().iter().find(|entry| entry["id"] == "pigeon-vole").unwrap();
    assert_eq!(vole["players"], serde_json::json!([1, 2, 3, 4, 5, 6]));
}

#[test]
fn games_of_the_library_are_named_wherever_a_design_is() {
    let folder = tempfile::tempdir().unwrap();
    let run = |args: &[&str]| marelle(folder.path(), args, b"quit\nquit\n");
    let fine = |args: &[&str]| {
        let ran = run(args);
        assert_eq!((ran.code, ran.errors.as_str()), (Some(0), ""), "{args:?}: {}", ran.output);
        ran.output
    };
    assert_eq!(fine(&["workshop", "check", "jigsaw"]), "All is well. The game can be played.\n");
    assert!(fine(&["workshop", "stats", "pigeon-vole", "--plays", "3"]).starts_with("Games"));
    fine(&["workshop", "play", "memory", "--seed", "1"]);
    fine(&["play", "design:memory", "--seed", "1"]);
    assert!(fine(&["perft", "design:peg-solitaire", "4"]).contains(" 400 "));
    let told = marelle(folder.path(), &["engine"], b"game design:memory\nturn\nquit\n");
    assert!(told.output.starts_with("ok\nturn 1"), "{}", told.output);
    let packed = fine(&["workshop", "pack", "jigsaw", "mine.marelle"]);
    assert!(packed.starts_with("Packed as mine.marelle. Files: 13.\n"), "{packed}");
    fine(&["workshop", "check", "mine.marelle"]);
    fine(&["workshop", "unpack", "mine.marelle", "mine"]);
    assert_eq!(fine(&["workshop", "check", "mine"]), "All is well. The game can be played.\n");
    fine(&["play", "design:mine", "--seed", "1"]);
    let mend = run(&["workshop", "check", "memory", "--mend"]);
    assert_eq!(mend.code, Some(2));
    assert!(mend.errors.contains("marelle workshop pack memory"), "{}", mend.errors);
    let other = run(&["workshop", "check", "othello"]);
    assert!(other.errors.contains("There is no file “othello”"), "{}", other.errors);
    // What lies on the disk goes before the library.
    fs::write(folder.path().join("memory"), "{").unwrap();
    assert_eq!(run(&["workshop", "check", "memory"]).code, Some(1));
}
