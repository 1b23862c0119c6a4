//! Words for everything a person is asked or told, in both languages.

use game::Reason;
use i18n::{Lang, Message, Translator};
use makers::{FieldKind, Form, Kind, Refusal, Remark, Unused, WORDS, Why};

#[test]
fn every_word_stands_in_both_languages_and_is_easy() {
    let faults = conformance::wording::faults(&WORDS);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_maker_field_and_choice_has_words() {
    for (lang, source) in [(Lang::En, WORDS.en), (Lang::Fr, WORDS.fr)] {
        let words = Translator::new(lang, &[source]).unwrap();
        let said = |message: &Message| {
            assert!(words.has(message.key()), "{lang}: {}", message.key());
        };
        for kind in Kind::ALL {
            said(&kind.title());
            said(&kind.summary());
            said(&kind.wants());
            for field in Form::fields(kind) {
                said(&field.label());
                said(&field.long_label());
                field.any().iter().for_each(&said);
                if let FieldKind::Choice(choices) = field.kind {
                    choices.iter().for_each(|choice| said(&field.choice_label(choice)));
                }
            }
        }
    }
}

/// One word of a form may stand for two things.
#[test]
fn small_letters_and_a_small_board_are_called_otherwise() {
    let words = Translator::new(Lang::Fr, &[WORDS.fr]).unwrap();
    let small = |kind: Kind, name: &str| {
        let field = Form::fields(kind).into_iter().find(|field| field.name == name).unwrap();
        words.say(&field.choice_label("small"))
    };
    assert_eq!(small(Kind::Spelling, "letters"), "minuscules");
    assert_eq!(small(Kind::PegSolitaire, "board"), "petit, 12 trous");
}

#[test]
fn reasons_and_remarks_say_their_numbers() {
    let words = Translator::new(Lang::En, &[WORDS.en]).unwrap();
    let few = Refusal::TooFewWords { found: 1, wanted: 2 };
    assert_eq!(words.say(&few.message()), "Usable words: 1. Wanted: at least 2.");
    let unused = |line: usize, why: Why| Unused { line, text: format!("w{line}"), why };
    let list = [
        unused(9, Why::NoRoom { most: 5 }),
        unused(2, Why::Twice { line: 1 }),
        unused(7, Why::NoRoom { most: 5 }),
        unused(8, Why::NoRoom { most: 5 }),
        unused(8, Why::NoRoom { most: 5 }),
        unused(11, Why::NoPicture),
    ];
    let told: Vec<String> =
        makers::spans(&list).iter().map(|span| words.say(&span.message())).collect();
    assert_eq!(
        told,
        [
            "Line 2, “w2”: It stands in line 1 already.",
            "Lines 7 to 9: There is room for 5.",
            "Line 11, “w11”: I found no picture of that name.",
        ]
    );
    let said = |remark: Remark| words.say(&remark.message());
    assert_eq!(said(Remark::FewerSums { made: 1 }), "There is only one sum.");
    assert_eq!(said(Remark::FewerSums { made: 3 }), "There are only 3 different sums.");
    let one = Refusal::PiecesDoNotFit { pieces: 1 };
    assert_eq!(words.say(&one.message()), "One piece is no puzzle.");
    let remark = Remark::WordsForPictures { count: 3 };
    assert_eq!(words.say(&remark.message()), "3 words have no picture. They are written.");
}
