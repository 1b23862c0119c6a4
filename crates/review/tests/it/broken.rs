//! Every deliberately broken design gets its remark at its place; every mend mends.

use std::collections::BTreeSet;
use std::path::PathBuf;

use design::Design;
use review::{Effort, Known, Remark, Severity, Shelf};

/// Made of nearly every small design; looked for only where a line asks for them.
const OF_MOST: [&str; 5] = [
    "review.no-name",
    "review.no-instructions",
    "review.no-french",
    "review.no-english",
    "review.token-unnamed",
];

struct Case {
    name: String,
    design: Design,
    expected: BTreeSet<String>,
}

fn cases() -> Vec<Case> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/broken");
    let list = std::fs::read_to_string(folder.join("expected.txt")).unwrap();
    let lines = list.lines().filter(|line| !line.starts_with('#'));
    let case = |line: &str| {
        let (name, remarks) = line.split_once(':').unwrap();
        let bytes = std::fs::read(folder.join(format!("{name}.json"))).unwrap();
        let design = design::files::read(bytes).unwrap();
        let remarks = remarks.split(';').map(str::trim).filter(|remark| !remark.is_empty());
        Case { name: name.to_owned(), design, expected: remarks.map(str::to_owned).collect() }
    };
    lines.map(case).collect()
}

fn look(design: &Design) -> Vec<Remark> {
    let library = |id: &str| match id {
        "cow" => Known::Yes,
        _ => Known::No { nearest: Some("cow".to_owned()) },
    };
    let files = Some(BTreeSet::from(["pictures/bee.png".to_owned()]));
    review::check(design, &Shelf { files, pictures: Some(&library) }, Effort(4000))
}

#[test]
fn every_broken_design_gets_its_remarks_and_no_others() {
    let cases = cases();
    assert!(cases.iter().filter(|case| !case.expected.is_empty()).count() >= 45);
    let mut wrong = Vec::new();
    for case in &cases {
        let line =
            |remark: &Remark| format!("{} {}", remark.key(), remark.place.path).trim().to_owned();
        let is_asked = |remark: &Remark| {
            !OF_MOST.contains(&remark.key()) || case.expected.contains(&line(remark))
        };
        let found = look(&case.design);
        let found: BTreeSet<String> =
            found.iter().filter(|remark| is_asked(remark)).map(line).collect();
        if found != case.expected {
            wrong.push(format!("{}: found {found:?}, expected {:?}", case.name, case.expected));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_mend_takes_its_remark_away_and_brings_no_graver_one() {
    let mut mends = 0;
    for case in cases() {
        let before = look(&case.design);
        for remark in &before {
            let Some(mend) = &remark.mend else { continue };
            mends += 1;
            let place = format!("{}: {} at {}", case.name, remark.key(), remark.place.path);
            let mended = design::edit::edited(&case.design, mend)
                .unwrap_or_else(|refusal| panic!("{place}: {refusal}"));
            let after = look(&mended);
            let stays = |other: &&Remark| {
                other.what == remark.what && other.place.path == remark.place.path
            };
            assert_eq!(after.iter().find(stays), None, "{place}");
            let is_old = |other: &&Remark| before.iter().any(|known| known.key() == other.key());
            let newer = after.iter().filter(|other| !is_old(other));
            let graver: Vec<&Remark> =
                newer.filter(|other| other.severity > remark.severity).collect();
            assert!(graver.is_empty(), "{place}: {graver:?}");
        }
    }
    assert!(mends > 40, "only {mends} mends");
}

#[test]
fn remarks_have_words_in_both_languages_and_the_gravest_come_first() {
    for lang in i18n::Lang::ALL {
        let sources = [design::WORDS, review::WORDS].map(|words| match lang {
            i18n::Lang::En => words.en,
            i18n::Lang::Fr => words.fr,
        });
        let words = i18n::Translator::new(lang, &sources).unwrap();
        for case in cases() {
            let found = look(&case.design);
            assert!(found.is_sorted_by_key(|remark| std::cmp::Reverse(remark.severity)));
            for remark in found {
                for message in [&remark.what, &remark.suggestion] {
                    assert!(words.has(message.key()), "{}", message.key());
                    let said = words.say(message);
                    assert!(!said.contains("{$") && !said.contains("{ $"), "{said}");
                }
            }
        }
    }
}

#[test]
fn a_variants_remark_names_the_variant() {
    let case = cases().into_iter().find(|case| case.name == "variant-without-win").unwrap();
    let found = look(&case.design);
    let remark = found.iter().find(|remark| remark.key() == "review.no-win").unwrap();
    assert_eq!(remark.place.variant.as_deref(), Some("open"));
    assert_eq!(remark.severity, Severity::Surprises);
}

#[test]
fn words_are_easy_and_every_remark_has_its_advice() {
    let faults = conformance::wording::faults(&review::WORDS);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    let keys = i18n::keys_of(review::WORDS.en);
    let names = |start: &str| -> BTreeSet<String> {
        keys.iter().filter_map(|key| key.key.strip_prefix(start)).map(str::to_owned).collect()
    };
    let missing: Vec<String> = names("review.").difference(&names("advice.")).cloned().collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn one_of_something_is_not_told_as_many() {
    let english = i18n::Translator::new(i18n::Lang::En, &[review::WORDS.en]).unwrap();
    let french = i18n::Translator::new(i18n::Lang::Fr, &[review::WORDS.fr]).unwrap();
    for (key, counted, in_english, in_french) in [
        ("review.too-few-to-compare", "count", "one token", "un jeton"),
        ("review.token-left-over", "count", "only one", "un seul jeton"),
        ("review.zone-too-small", "cells", "one cell.", "une case."),
        ("review.home-too-small", "cells", "one cell.", "une case."),
        ("review.grid-never-full", "count", "One token", "Un jeton"),
        ("review.tokens-left-never", "wanted", "One token", "un jeton"),
        ("review.time-very-short", "seconds", "one second.", "une seconde."),
        ("review.moves-too-few", "moves", "One move", "premier coup"),
        ("outlook.winnable", "moves", "one move.", "un coup."),
        ("outlook.winnable-shuffled", "moves", "one move.", "un coup."),
        ("stats.plays-of", "count", "One game", "Une partie"),
    ] {
        for (words, expected) in [(&english, in_english), (&french, in_french)] {
            let said = |count: u8| words.say(&i18n::Message::new(key).with(counted, count));
            assert!(said(1).contains(expected), "{}", said(1));
            assert!(!said(2).contains(expected), "{}", said(2));
            // Nothing is many, in French too.
            assert!(!said(0).contains(expected), "{}", said(0));
        }
    }
}

#[test]
fn words_for_a_misspelt_message_go_to_the_one_that_was_meant() {
    let case = cases().into_iter().find(|case| case.name == "message-never-shown").unwrap();
    let found = look(&case.design);
    let remark = found.iter().find(|remark| remark.key() == "design.unknown-message-but").unwrap();
    let mended = design::edit::edited(&case.design, remark.mend.as_ref().unwrap()).unwrap();
    assert_eq!(mended.messages.get("workshop.won"), case.design.messages.get("workshop.wno"));
    assert_eq!(mended.messages.len(), case.design.messages.len());
    // Where the message that was meant has words already, and where none is near, nobody would
    // ever read the others.
    let mut taken = case.design.clone();
    taken.messages.insert("workshop.won".to_owned(), "Yes!".into());
    let mut far = case.design.clone();
    far.messages = [("zzz-zzz-zzz".to_owned(), "Yes!".into())].into();
    for (design, left) in [(taken, 1), (far, 0)] {
        let found = look(&design);
        let mend = found.iter().find_map(|remark| remark.mend.clone()).unwrap();
        let mended = design::edit::edited(&design, &mend).unwrap();
        assert_eq!(mended.messages.len(), left, "{:?}", mended.messages);
    }
}

#[test]
fn a_game_speaks_the_languages_of_its_name() {
    let case = cases().into_iter().find(|case| case.name == "one-language").unwrap();
    let asks = |design: &Design| {
        look(design)
            .iter()
            .any(|remark| matches!(remark.key(), "review.no-french" | "review.no-english"))
    };
    assert!(asks(&case.design), "it has a name in both");
    let mut english = case.design.clone();
    english.name.fr.clear();
    assert!(!asks(&english));
}
