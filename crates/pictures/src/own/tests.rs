//! Drawings of our own: ids that are read back, names, and points that are really there.

use std::collections::BTreeSet;

use i18n::Lang;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use super::*;
use crate::find;

#[test]
fn ids_are_read_back_and_differ() {
    let mut seen = BTreeSet::new();
    for own in Own::all() {
        let id = own.id();
        assert_eq!(Own::of(&id).map(|own| own.id()), Some(id.clone()));
        assert!(seen.insert(id), "twice");
    }
    for lang in Lang::ALL {
        let names: BTreeSet<String> = Own::all().map(|own| own.name(lang)).collect();
        assert_eq!(names.len(), seen.len(), "two pictures have one name in {lang}");
    }
}

#[test]
fn what_can_be_named_is_drawn_though_it_is_not_listed() {
    for (id, name) in [
        ("letter:A-red", "lettre A, en rouge"),
        ("digit:7-blue", "chiffre 7, en bleu"),
        ("number:365", "nombre 365"),
        ("operator:+", "plus"),
        ("word:chat", "mot «\u{a0}chat\u{a0}»"),
        ("card:queen-hearts", "dame de cœur"),
        ("shape:star-green", "étoile verte"),
        ("ball:gray", "boule grise"),
        ("die:0", "dé 0"),
    ] {
        assert_eq!(Own::of(id).map(|own| own.name(Lang::Fr)).as_deref(), Some(name), "{id}");
    }
}

#[test]
fn what_is_no_picture_is_none() {
    for id in [
        "",
        ":",
        "letter:",
        "letter:AB",
        "letter:7",
        "digit:12",
        "digit:x",
        "number:007",
        "number:10000",
        "operator:",
        "word:",
        "word: a",
        "word:字",
        "word:aaaaaaaaaaaaaaaaaaaa",
        "card:1-hearts",
        "card:queen",
        "ball:",
        "ball:beige",
        "die:7",
        "die:-1",
        "shape:star",
        "shape:star-",
        "shape:blob-red",
        "letter:A-",
        "letter:A-beige",
    ] {
        assert!(find(id).is_none_or(|picture| picture.is_of_openmoji()), "{id}");
        assert!(Own::of(id).is_none(), "{id}");
    }
}

/// Letters follow the language, ids do not.
#[test]
fn corners_of_cards_follow_the_language() {
    let queen = Own::of("card:queen-hearts").unwrap();
    assert_ne!(queen.drawing(Lang::Fr), queen.drawing(Lang::En));
    let seven = Own::of("card:7-hearts").unwrap();
    assert_eq!(seven.drawing(Lang::Fr), seven.drawing(Lang::En));
}

/// Every drawing can be drawn, stays off the very edge, and shows dark and light at 44 points:
/// the double outline that boards of any colour need.
#[test]
fn drawings_are_seen_at_the_size_of_a_finger() {
    let mut all = BTreeSet::new();
    for own in Own::all() {
        let picture = find(&own.id()).unwrap();
        let points = drawn(&picture.svg(Lang::Fr), 44);
        let seen = points.pixels().iter().filter(|point| point.alpha() > 200).count();
        assert!(seen > 44 * 44 / 5, "{}: {seen} points", own.id());
        let light = |point: &resvg::tiny_skia::PremultipliedColorU8| {
            u32::from(point.red()) + u32::from(point.green()) + u32::from(point.blue())
        };
        let solid = || points.pixels().iter().filter(|point| point.alpha() == 255);
        assert!(solid().any(|point| light(point) > 700), "{} has no light outline", own.id());
        assert!(solid().any(|point| light(point) < 330), "{} has no dark outline", own.id());
        assert!(all.insert(points.data().to_vec()), "{} looks like another", own.id());
    }
}

fn drawn(svg: &str, side: u32) -> Pixmap {
    let tree = Tree::from_str(svg, &Options::default()).unwrap();
    let mut points = Pixmap::new(side, side).unwrap();
    let scale = f32::from(u16::try_from(side).unwrap()) / 72.0;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut points.as_mut());
    points
}
