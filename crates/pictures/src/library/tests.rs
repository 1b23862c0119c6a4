//! The library that ships: whole, named in both languages, every drawing plain.

#![cfg(feature = "library")]

use std::collections::{BTreeMap, BTreeSet};

use super::*;
use crate::{find, letter, library, name};

/// The figures that the book tells.
#[test]
fn coverage_is_what_the_book_says() {
    let pictures: Vec<_> = library().all().collect();
    let of_openmoji = pictures.iter().filter(|picture| picture.is_of_openmoji()).count();
    let toned = pictures.iter().filter(|picture| picture.has_tones()).count();
    let own = pictures.len() - of_openmoji;
    let book = include_str!("../../../../docs/src/workshop.md");
    let told = format!(
        "{own} drawn by Marelle, {of_openmoji} of OpenMoji, {} more in skin tones",
        5 * toned
    );
    assert!(book.contains(&told), "the book should say: {told}");
    for lang in Lang::ALL {
        assert!(pictures.iter().all(|picture| !picture.name(lang).is_empty()), "{lang}");
    }
    let with_keywords = |lang| {
        let entries = pictures.iter().filter(|picture| picture.is_of_openmoji());
        entries.filter(|picture| !picture.keywords(lang).is_empty()).count()
    };
    assert!(with_keywords(Lang::En) * 100 >= of_openmoji * 99);
    assert!(with_keywords(Lang::Fr) * 100 >= of_openmoji * 99);
}

#[test]
fn ids_differ_and_lead_back() {
    let mut seen = BTreeSet::new();
    for picture in library().all() {
        let id = picture.id();
        assert_eq!(find(&id).map(|found| found.id()), Some(id.clone()));
        assert!(seen.insert(id.clone()), "{id} twice");
        let is_plain = |byte: u8| byte.is_ascii_graphic();
        assert!(!picture.is_of_openmoji() || id.bytes().all(is_plain), "{id}");
    }
}

#[test]
fn every_drawing_is_there_and_plain() {
    let elements = ["svg", "g", "path", "circle", "ellipse", "rect"];
    for picture in library().all().filter(Picture::is_of_openmoji) {
        let ids = std::iter::once(picture.id()).chain(
            TONES
                .iter()
                .filter(|_| picture.has_tones())
                .map(|tone| format!("{}-{}", picture.id(), tone.0)),
        );
        for id in ids {
            let What::Entry { at, tone } = find(&id).unwrap().what else { panic!("{id}") };
            let svg = library().drawing(at, tone).unwrap_or_default();
            assert!(svg.starts_with("<svg ") && svg.contains("viewBox=\"0 0 72 72\""), "{id}");
            for tag in svg.split('<').skip(1).filter(|tag| !tag.starts_with('/')) {
                let name = tag.split([' ', '>', '/']).next().unwrap();
                assert!(elements.contains(&name), "{id} holds <{name}>");
            }
            assert!(!svg.contains("href") && !svg.contains("url("), "{id}");
        }
    }
}

#[test]
fn near_ids_are_understood() {
    for (near, id) in [
        ("cat", "picture:cat"),
        ("🐱", "picture:cat-face"),
        ("❤", "picture:red-heart"),
        ("❤\u{fe0f}", "picture:red-heart"),
        ("openmoji:1F431", "picture:cat-face"),
        ("openmoji:1f431", "picture:cat-face"),
        ("👋🏿", "picture:waving-hand-dark"),
        ("picture:waving-hand-medium-light", "picture:waving-hand-medium-light"),
        ("ball-black", "ball:black"),
        ("7", "digit:7"),
        ("é", "letter:é"),
    ] {
        assert_eq!(find(near).map(|picture| picture.id()).as_deref(), Some(id), "{near}");
    }
    for none in ["picture:", "openmoji:", "openmoji:zz", "nothing-like-it", "picture:cat-dark", ""]
    {
        assert!(find(none).is_none(), "{none}");
    }
}

#[test]
fn letters_stand_for_pictures() {
    for (id, text) in [
        ("picture:cat-face", "🐱"),
        ("picture:waving-hand-dark", "👋🏿"),
        ("picture:goldfish", "G"),
        ("card:queen-hearts", "Q♥"),
        ("letter:A", "A"),
        ("operator:times", "×"),
        ("die:3", "3"),
    ] {
        assert_eq!(letter(id).as_deref(), Some(text), "{id}");
    }
    assert_eq!(name("picture:waving-hand-dark", Lang::En).unwrap(), "waving hand: dark skin tone");
}

#[test]
fn names_are_told_to_those_who_cannot_see() {
    let svg = find("picture:cat").unwrap().svg(Lang::Fr);
    assert!(svg.contains("<title>chat</title>"), "{svg}");
    assert!(find("operator:less").unwrap().svg(Lang::En).contains("<title>less than</title>"));
    let word = find("word:<a&b>").unwrap().svg(Lang::En);
    assert!(word.contains("&lt;a&amp;b&gt;") && !word.contains("<a&"), "{word}");
}

#[test]
fn every_group_but_words_has_pictures() {
    let mut counts = BTreeMap::new();
    for picture in library().all() {
        *counts.entry(picture.group()).or_insert(0usize) += 1;
    }
    for group in Group::ALL {
        assert_eq!(Group::of(group.id()), Some(group));
        assert_eq!(counts.contains_key(&group), group != Group::Words, "{}", group.id());
    }
}

#[test]
fn damaged_words_are_refused_with_their_line() {
    let refused = |words: &str| Library::read(words, Vec::new().into()).map(drop);
    assert_eq!(refused("# heading\n1F431\tanimals\n"), Err(LibraryError::Line { number: 2 }));
    assert_eq!(
        refused("1\tno-group\tcat\t\tcat\t\tchat\t\n"),
        Err(LibraryError::Line { number: 1 })
    );
    let library =
        Library::read("1F431\tanimals\tcat\t\tcat\t\tchat\t\n", b"no zip".to_vec().into());
    let library = library.unwrap();
    // Drawings that cannot be unpacked leave an empty picture, which still has its name.
    assert!(library.find("cat").unwrap().svg(Lang::Fr).contains("<title>chat</title></svg>"));
}

#[test]
fn words_are_easy_and_stand_in_both_languages() {
    for lang in Lang::ALL {
        let translator = i18n::Translator::new(lang, &[crate::WORDS.in_lang(lang)]).unwrap();
        for group in Group::ALL {
            assert!(translator.has(group.key()));
        }
        assert!(crate::CREDITS.iter().all(|key| translator.has(key)));
    }
}
