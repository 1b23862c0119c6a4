//! Every reason has its words in both languages.

use game::{Reason, Refused, Seat, SetupError};
use i18n::{Lang, Translator};
use session::{RecordError, SessionError};

fn session_errors() -> Vec<SessionError> {
    vec![
        SessionError::GameOver,
        SessionError::NoSuchSeat { seat: Seat::SECOND },
        SessionError::NotYourTurn { hand: Seat::SECOND },
        SessionError::PassDevice { to: Seat::FIRST },
        SessionError::KeepDevice,
        SessionError::NothingToUndo,
        SessionError::UndoUsed,
        SessionError::UndoSecret,
        SessionError::UndoChance,
        SessionError::UndoTooOften,
        SessionError::WrongSeats { wanted: 2, given: 3 },
        SessionError::WrongSeats { wanted: 1, given: 2 },
        SessionError::NameTooLong { name: "Nebuchadnezzar".to_owned() },
        SessionError::ClockEmpty,
    ]
}

fn record_errors() -> Vec<RecordError> {
    let text = || "1 e2 5ms".to_owned();
    let why = || Refused::because(&SessionError::GameOver);
    vec![
        RecordError::NotARecord,
        RecordError::UnknownVersion { version: "2".to_owned() },
        RecordError::TooLong { line: 3 },
        RecordError::Damaged { line: 3, text: text() },
        RecordError::CutOff { line: 3 },
        RecordError::AfterEnd { line: 3 },
        RecordError::Unexpected { line: 3, text: text(), wanted: "seed <number>" },
        RecordError::CannotOpen { line: 3, why: why() },
        RecordError::BadStart { line: 3, why: SetupError::Missing { field: "stones" } },
        RecordError::BadTable { line: 3, why: SessionError::ClockEmpty },
        RecordError::Refused { line: 3, text: text(), why: why() },
        RecordError::Differs { line: 3, text: text(), wanted: text() },
    ]
}

#[test]
fn every_reason_can_be_said_in_every_language() {
    let reasons: Vec<Box<dyn Reason>> = session_errors()
        .into_iter()
        .map(|error| Box::new(error) as Box<dyn Reason>)
        .chain(record_errors().into_iter().map(|error| Box::new(error) as Box<dyn Reason>))
        .collect();
    for lang in Lang::ALL {
        let sources = [game::WORDS.in_lang(lang), session::WORDS.in_lang(lang)];
        let translator = Translator::new(lang, &sources).unwrap();
        for reason in &reasons {
            assert!(translator.has(reason.key()), "{lang}: {}", reason.key());
            let said = translator.say(&reason.message());
            assert!(!said.contains('$'), "{lang}: {said}");
            assert_eq!(reason.message().key(), reason.key());
            assert!(!reason.to_string().is_empty());
        }
    }
}

#[test]
fn both_languages_say_the_same_things_in_short_sentences() {
    let [english, french] = [session::WORDS.en, session::WORDS.fr].map(i18n::keys_of);
    let outline = |keys: &[i18n::SourceKey]| -> Vec<(String, Vec<String>)> {
        keys.iter().map(|key| (key.key.clone(), key.variables.clone())).collect()
    };
    assert_eq!(outline(&english), outline(&french));
    for key in english.iter().chain(&french) {
        for sentence in key.words.split(['.', '!', '?']) {
            let words =
                sentence.split_whitespace().filter(|word| word.contains(char::is_alphabetic));
            assert!(words.count() <= 10, "{}: {sentence}", key.key);
        }
    }
}
