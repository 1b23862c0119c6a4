//! The designs that ship, where they meet the pictures and the terminal.

use crate::anywhere;

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
