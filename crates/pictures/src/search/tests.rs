//! What people type, and what they expect.

#![cfg(feature = "library")]

use i18n::Lang;

use crate::{library, search};

fn ids(query: &str, lang: Lang, limit: usize) -> Vec<String> {
    search(query, lang, limit).iter().map(|picture| picture.id()).collect()
}

fn first(query: &str, lang: Lang) -> String {
    ids(query, lang, 1).pop().unwrap_or_default()
}

#[test]
fn the_first_picture_is_the_one_meant() {
    for (query, id) in [
        ("chat", "picture:cat"),
        ("chats", "picture:cat"),
        ("Chat", "picture:cat"),
        ("le chat", "picture:cat"),
        ("cat", "picture:cat"),
        ("cats", "picture:cat"),
        ("chatt", "picture:cat"),
        ("chien", "picture:dog"),
        ("chevaux", "picture:horse"),
        ("oiseaux", "picture:bird"),
        ("vache", "picture:cow"),
        ("vaches", "picture:cow"),
        ("éléphant", "picture:elephant"),
        ("elephant", "picture:elephant"),
        ("elefant", "picture:elephant"),
        ("maison", "picture:house"),
        ("soleil", "picture:sun"),
        ("dame de coeur", "card:queen-hearts"),
        ("dame de cœur", "card:queen-hearts"),
        ("queen of hearts", "card:queen-hearts"),
        ("boule rouge", "ball:red"),
        ("red ball", "ball:red"),
        ("triangle bleu", "shape:triangle-blue"),
        ("dé 5", "die:5"),
        ("lettre B", "letter:B"),
        ("sept", "digit:7"),
        ("7", "digit:7"),
        ("+", "operator:plus"),
        ("🐱", "picture:cat-face"),
        ("âne", "picture:donkey"),
        ("ane", "picture:donkey"),
        ("France", "picture:flag-france"),
        ("picture:cow", "picture:cow"),
    ] {
        assert_eq!(first(query, Lang::Fr), id, "{query}");
    }
    for (query, id) in [
        ("cat", "picture:cat"),
        ("cats", "picture:cat"),
        ("mice", "picture:mouse"),
        ("strawberries", "picture:strawberry"),
        ("chat", "picture:cat"),
        ("elephnat", "picture:elephant"),
        ("house", "picture:house"),
    ] {
        assert_eq!(first(query, Lang::En), id, "{query}");
    }
}

#[test]
fn everyday_words_find_the_one_picture_that_is_meant() {
    let lines = include_str!("../../source/names.tsv").lines();
    let mut wrong = Vec::new();
    for line in lines.filter(|line| !line.starts_with('#')) {
        let [en, fr, emoji] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let meant = library().find(emoji).unwrap_or_else(|| panic!("{line}")).id();
        for (word, lang) in [(en, Lang::En), (fr, Lang::Fr)] {
            let named = library().named(word, lang).map(|picture| picture.id());
            if !word.is_empty() && named.as_ref() != Some(&meant) {
                wrong.push(format!("{word}: {named:?} instead of {meant}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn themes_find_what_a_teacher_wants() {
    for (query, wanted) in [
        ("été", ["picture:sun", "picture:soft-ice-cream", "picture:beach-with-umbrella"]),
        ("ete", ["picture:sun", "picture:soft-ice-cream", "picture:beach-with-umbrella"]),
        ("ferme", ["picture:cow", "picture:pig", "picture:tractor"]),
        ("fruits", ["picture:banana", "picture:red-apple", "picture:grapes"]),
        ("légumes", ["picture:carrot", "picture:broccoli", "picture:potato"]),
        ("vêtements", ["picture:t-shirt", "picture:dress", "picture:socks"]),
        ("insectes", ["picture:honeybee", "picture:butterfly", "picture:ant"]),
        ("winter", ["picture:snowflake", "picture:snowman", "picture:scarf"]),
    ] {
        let found = ids(query, Lang::Fr, 60);
        for id in wanted {
            assert!(found.iter().any(|found| found == id), "{query}: {id} not in {found:?}");
        }
    }
}

#[test]
fn accents_do_not_change_what_is_found() {
    for (one, other) in [("été", "ete"), ("ÉTÉ", "été"), ("cœur", "coeur"), ("Noël", "noel")]
    {
        assert_eq!(ids(one, Lang::Fr, 100), ids(other, Lang::Fr, 100), "{one}");
        assert!(!ids(one, Lang::Fr, 1).is_empty());
    }
}

#[test]
fn words_of_lists_name_their_picture_or_none() {
    let named = |word, lang| library().named(word, lang).map(|picture| picture.id());
    for (word, id) in [
        ("vache", "picture:cow"),
        ("Pommes", "picture:red-apple"),
        ("le chien", "picture:dog"),
        ("cat", "picture:cat"),
        ("A", "letter:A"),
    ] {
        assert_eq!(named(word, Lang::Fr).as_deref(), Some(id), "{word}");
    }
    for word in ["", "xyzzy", "chiem", "demain", "3 + 4"] {
        assert_eq!(named(word, Lang::Fr), None, "{word}");
    }
}

#[test]
fn skin_tones_are_found_when_they_are_asked_for() {
    let plain = ids("signe de la main", Lang::Fr, 50);
    assert!(plain.contains(&"picture:waving-hand".to_owned()), "{plain:?}");
    assert!(plain.iter().all(|id| !id.ends_with("-dark")), "{plain:?}");
    let dark = first("signe de la main peau foncée", Lang::Fr);
    assert_eq!(dark, "picture:waving-hand-dark");
    assert_eq!(ids("waving hand skin", Lang::En, 50).len(), 5);
}

#[test]
fn what_nobody_means_finds_nothing_and_nothing_breaks() {
    for query in ["", "   ", "zzzzqqq", "::", ":", "\u{0}\u{202e}", "字", &"a ".repeat(10_000)] {
        let found = ids(query, Lang::Fr, 5);
        assert!(found.len() <= 5, "{query}");
    }
    assert!(ids("zzzzqqq", Lang::Fr, 5).is_empty());
    assert!(ids("chat", Lang::Fr, 0).is_empty());
}

/// A name is the surest way to its picture: it is found by its own name near the top.
#[test]
fn every_picture_is_found_by_its_name_in_both_languages() {
    for lang in Lang::ALL {
        let mut far = Vec::new();
        for picture in library().all().step_by(3) {
            let name = picture.name(lang);
            if !ids(&name, lang, 12).contains(&picture.id()) {
                far.push(name);
            }
        }
        assert!(far.is_empty(), "{lang}: {far:?}");
    }
}
