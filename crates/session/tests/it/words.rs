//! Every reason has its words in both languages.

use game::{Reason, Refused, Seat, SetupError};
use i18n::{Lang, SourceKey, Translator};
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
        SessionError::OnlyInTest,
        SessionError::UndoAnswered,
        SessionError::UndoTooOften,
        SessionError::WrongSeats { wanted: 2, given: 3 },
        SessionError::WrongSeats { wanted: 1, given: 2 },
        SessionError::NameTooLong { name: "Nebuchadnezzar".to_owned() },
        SessionError::TokenUnseen,
        SessionError::TokenTaken { token: '@' },
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
    let said: Vec<&str> = reasons.iter().map(|reason| reason.key()).collect();
    for SourceKey { key, .. } in i18n::keys_of(session::WORDS.en) {
        assert!(!key.contains('.') || said.contains(&&*key), "{key}: no reason of this list");
    }
}

#[test]
fn every_word_stands_in_both_languages_and_is_easy() {
    let faults = conformance::wording::faults(&session::WORDS);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
