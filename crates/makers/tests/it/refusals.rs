//! What cannot be made is refused with a reason that names it.

use game::Reason;
use makers::{Field, FieldKind, Form, Kind, NotMade, Refusal, Why, make};

use crate::{Typed, made, try_make};

fn refused(kind: Kind, fields: &[(&str, &str)]) -> Refusal {
    match try_make(kind, fields) {
        Err(NotMade { why, .. }) => why,
        Ok(made) => panic!("{kind} {fields:?}: {:?}", made.design),
    }
}

#[test]
fn fields_are_refused_by_name_with_what_is_possible() {
    let why = refused(Kind::Memory, &[("players", "9")]);
    let (name, value, wanted) = ("players".into(), "9".into(), "0..6".into());
    assert_eq!(why, Refusal::BadValue { name, value, wanted });
    let why = refused(Kind::Memory, &[("player", "2")]);
    assert!(
        matches!(&why, Refusal::UnknownField { name, known }
        if name == "player" && known.contains("players")),
        "{why}"
    );
    let why = refused(Kind::Arithmetic, &[("operation", "+")]);
    assert_eq!(why.key(), "makers.bad-value");
    assert_eq!(refused(Kind::Families, &[("titles", "maybe")]).key(), "makers.bad-value");
    assert_eq!("memry".parse::<Kind>().unwrap_err().key(), "makers.unknown-kind");
}

#[test]
fn forms_as_data_are_checked_too() {
    let text = r#"{"recipe": {"memory": {"pairs": 4000000}}, "list": "a\nb"}"#;
    let form: Form = serde_json::from_str(text).unwrap();
    let not = make(&form, &makers::NoPictures).unwrap_err();
    assert_eq!(not.why.key(), "makers.bad-value");
    assert!(serde_json::from_str::<Form>(r#"{"recipe": {"memory": {"pear": 1}}}"#).is_err());
}

#[test]
fn every_drawing_says_what_is_wrong_with_it() {
    let long = "x".repeat(27);
    for (kind, list, key) in [
        (Kind::PegSolitaire, "ooo", "makers.no-peg"),
        (Kind::PegSolitaire, "x", "makers.too-few-pegs"),
        (Kind::PegSolitaire, "xxx", "makers.no-jump"),
        (Kind::PegSolitaire, "xxo\nx?o", "makers.unknown-sign"),
        (Kind::PegSolitaire, long.as_str(), "makers.drawing-too-large"),
        (Kind::BlockPuzzle, "...", "makers.no-piece"),
        (Kind::BlockPuzzle, "ab\nab", "makers.nothing-moves"),
        (Kind::BlockPuzzle, "a.\nb?", "makers.unknown-sign"),
        (Kind::BlockPuzzle, ".a", "makers.goal-does-not-fit"),
    ] {
        let fields = match (kind, key) {
            (Kind::BlockPuzzle, "makers.goal-does-not-fit") => vec![("list", list), ("goal", "z9")],
            (Kind::BlockPuzzle, "makers.nothing-moves") => vec![("list", list), ("goal", "b1")],
            _ => vec![("list", list)],
        };
        assert_eq!(refused(kind, &fields).key(), key, "{list}");
    }
    let sign = refused(Kind::PegSolitaire, &[("list", "\n\nxxo\nx?o")]);
    assert!(matches!(sign, Refusal::UnknownSign { line: 4, .. }), "{sign:?}");
    let there = refused(Kind::BlockPuzzle, &[("list", "a.\n.."), ("goal", "a1")]);
    assert_eq!(there, Refusal::GoalReached { cell: "a1".into() });
    let other = refused(Kind::BlockPuzzle, &[("list", "a.\n.."), ("piece", "q")]);
    assert_eq!(other, Refusal::NoPiece { piece: "q".into() });
}

#[test]
fn questions_pictures_and_sums_say_what_is_missing() {
    let cases: &[(Kind, Typed<'_>, &str)] = &[
        (Kind::OneAmong, &[("list", "Paris\nLyon")], "makers.no-question"),
        (Kind::OneAmong, &[("list", "Qui ?\n*a\n*b\nc")], "makers.right-answers"),
        (Kind::SomeAmong, &[("list", "Qui ?\n*a\n*b")], "makers.too-few-answers"),
        (Kind::Jigsaw, &[], "makers.no-picture-name"),
        (
            Kind::Jigsaw,
            &[("picture", "a.png"), ("rows", "1"), ("columns", "1")],
            "makers.pieces-do-not-fit",
        ),
        (Kind::SlidingPuzzle, &[("face", "picture")], "makers.no-picture-name"),
        (
            Kind::SlidingPuzzle,
            &[("face", "letters"), ("rows", "6"), ("columns", "6")],
            "makers.too-few-letters",
        ),
        (Kind::SlidingPuzzle, &[("face", "words"), ("list", "a\nb")], "makers.too-few-words"),
        (Kind::Arithmetic, &[("smallest", "9"), ("largest", "1")], "makers.no-sum"),
        (
            Kind::Arithmetic,
            &[("operation", "times"), ("smallest", "0"), ("largest", "0")],
            "makers.no-sum",
        ),
    ];
    for (kind, fields, key) in cases {
        assert_eq!(refused(*kind, fields).key(), *key, "{kind} {fields:?}");
    }
}

#[test]
fn lines_of_the_goose_are_refused_one_by_one() {
    let list =
        "6: bridge 12\n\n7: dragon\n6 inn\n63: goose\n8: bridge 99\n9: bridge\n0 inn\n5 -> 5";
    let made = made(Kind::Goose, &[("list", list)]);
    let told: Vec<(usize, Why)> =
        made.unused.iter().map(|one| (one.line, one.why.clone())).collect();
    let off = || Why::NoSuchCell { last: 63 };
    assert_eq!(
        told,
        [
            (3, Why::NotUnderstood),
            (4, Why::Twice { line: 1 }),
            (5, off()),
            (6, off()),
            (7, Why::NotUnderstood),
            (8, off()),
            (9, Why::NotUnderstood),
        ]
    );
    assert_eq!(made.design.grid.dice.len(), 1);
}

#[test]
fn a_board_that_keeps_two_pegs_is_told() {
    let told = |list: &str| made(Kind::PegSolitaire, &[("list", list)]).remarks;
    assert_eq!(told("xxo"), []);
    assert_eq!(told("xxoxx"), [makers::Remark::OnePegImpossible]);
    assert_eq!(made(Kind::PegSolitaire, &[("board", "english")]).remarks, []);
    assert_eq!(made(Kind::PegSolitaire, &[("board", "european")]).remarks, []);
}

#[test]
fn every_field_has_a_range_that_holds_its_default() {
    for kind in Kind::ALL {
        let values = Form::new(kind).values();
        let fields = Form::fields(kind);
        let names: Vec<&str> = fields.iter().map(|field| field.name).collect();
        let mut known: Vec<&str> = values.keys().map(String::as_str).collect();
        known.sort_unstable();
        let mut sorted = names.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, known, "{kind}");
        for Field { name, kind: takes } in fields {
            let value = &values[name];
            let fits = match takes {
                FieldKind::Number { min, max } => {
                    (u64::from(min)..=u64::from(max)).contains(&value.as_u64().unwrap())
                }
                FieldKind::Choice(words) => words.contains(&value.as_str().unwrap()),
                FieldKind::Flag => value.is_boolean(),
                _ => value.is_string(),
            };
            assert!(fits, "{kind}.{name} = {value}");
        }
    }
}
