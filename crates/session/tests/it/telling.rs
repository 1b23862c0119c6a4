//! What the table tells: the last move to each viewer, the message line, undo in a test.

use game::{Told, Viewer};
use i18n::Message;
use session::{Command, Record, Table};

use crate::heap::open;
use crate::table::{A, B, people, play, refused, run, session};

const UNDO_A: Command = Command::Undo { seat: A };

fn said(message: &str) -> Option<Message> {
    Some(Message::new(message.to_owned()))
}

#[test]
fn everybody_is_told_what_they_may_know() {
    let mut session = session("", people());
    assert_eq!(session.message_line(Viewer::Public).said, None);
    run(&mut session, [play(A, "ask")]);
    let secret =
        session.played().position().text().split(' ').nth(1).unwrap().parse::<u8>().unwrap();
    let told = said("heap.secret").map(|message| message.with("number", secret));
    assert_eq!(session.message_line(Viewer::Seat(A)).said, told);
    for viewer in [Viewer::Seat(B), Viewer::Public] {
        assert_eq!(session.message_line(viewer).said, said("heap.asked"));
        assert_eq!(session.told(viewer).len(), 1);
    }
}

#[test]
fn what_chance_gives_is_told_with_the_move() {
    let mut session = session("", people());
    run(&mut session, [play(A, "coin")]);
    let face = if session.played().moves()[0].chances == ["heads"] { 1 } else { 2 };
    let told = Told::Rolled { die: "coin".to_owned(), face, faces_shown: 1, tenths: 0 };
    assert_eq!(session.told(Viewer::Public), [told]);
}

#[test]
fn a_refusal_stays_on_the_line_of_who_asked_until_the_next_action() {
    let mut session = session("undo=unlimited", people());
    run(&mut session, [play(A, "ask")]);
    assert_eq!(refused(&mut session, play(B, "x")), "play.not-a-move");
    let line = |session: &session::Session, seat| session.message_line(Viewer::Seat(seat)).said;
    assert_eq!(line(&session, B).unwrap().key(), "play.not-a-move");
    assert_eq!((line(&session, A), session.told(Viewer::Seat(A))), (None, Vec::new()));
    run(&mut session, [play(B, "1")]);
    assert_eq!(line(&session, B), None);
    run(&mut session, [play(A, "1"), UNDO_A]);
    assert_eq!(line(&session, A), None);
}

#[test]
fn undo_crosses_secrets_and_chances_in_a_test_alone() {
    for (text, key) in [("ask", "session.undo-secret"), ("coin", "session.undo-chance")] {
        let mut plain = session("undo=unlimited", people());
        run(&mut plain, [play(A, text)]);
        assert_eq!(refused(&mut plain, UNDO_A), key);
        let mut tried = session("undo=unlimited", Table { test: true, ..people() });
        run(&mut tried, [play(A, text), UNDO_A, play(A, text)]);
        assert_eq!(tried.played().moves(), plain.played().moves(), "the same luck again");
        let record = Record::of(&tried).to_string();
        assert!(record.contains("\ntest on ~"), "{record}");
        let again = record.parse::<Record>().unwrap().open(open).unwrap();
        assert_eq!((again.log(), again.table()), (tried.log(), tried.table()));
    }
}

#[test]
fn games_are_changed_in_a_test_alone_and_only_those_that_can_be() {
    let mut plain = session("", people());
    assert_eq!(refused(&mut plain, play(A, "change:{}")), "session.only-in-test");
    let mut tried = session("", Table { test: true, ..people() });
    assert_eq!(refused(&mut tried, play(A, " change:{}")), "play.not-a-move");
}
