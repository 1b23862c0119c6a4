//! Sessions: hands, undo, the device, clocks, endings.

use game::{Touched, Verdict, Viewer};
use scene::Touch;
use session::{ClockRules, Command, Event, Level, Match, Player, Session, SessionError, Table};

use crate::heap::heap;
use crate::table::{A, B, people, play, refused, run, session, tick};

const UNDO_A: Command = Command::Undo { seat: A };
const UNDO_B: Command = Command::Undo { seat: B };

fn clocked(rules: ClockRules) -> Table {
    Table { clock: Some(rules), ..people() }
}

fn points(session: &Session) -> Vec<i32> {
    session.ending().unwrap().points.values().to_vec()
}

#[test]
fn a_game_goes_from_hand_to_hand_to_its_end() {
    let mut session = session("stones=3", people());
    assert_eq!(refused(&mut session, play(B, "1")), "session.not-your-turn");
    assert_eq!(refused(&mut session, play(game::Seat::at(4), "1")), "session.no-such-seat");
    assert_eq!(refused(&mut session, play(A, "9")), "play.not-a-move");
    let events = run(&mut session, [play(A, " 2"), play(B, "1")]);
    let [first, _, Event::Ended(ending)] = &events[..] else { panic!("{events:?}") };
    let action = game::Action::Move("2".to_owned());
    let chances = Vec::new();
    assert_eq!(*first, Event::Played { seat: A, action, chances, reveals: false, ms: 0 });
    assert_eq!(ending.outcome.verdict, Verdict::Winner(B));
    assert_eq!(ending.points.values(), [0, 5]);
    for command in [play(A, "1"), UNDO_A, UNDO_B, Command::Resign { seat: A }, Command::HandOver] {
        assert_eq!(refused(&mut session, command), "session.game-over");
    }
    assert!(run(&mut session, [tick(5)]).is_empty());
}

#[test]
fn after_somebody_gave_up_the_line_says_who_won() {
    let mut session = session("stones=9", people());
    run(&mut session, [Command::Resign { seat: A }]);
    let prompt = session.message_line(Viewer::Seat(A)).prompt;
    assert_eq!(prompt, Verdict::Winner(B).message());
}

#[test]
fn a_table_must_fit_the_game() {
    let fault = |table| Session::new(Match::new(heap(""), 1), table).err();
    let alone = Table::new(vec![Player::human("A")]);
    assert_eq!(fault(alone), Some(SessionError::WrongSeats { wanted: 2, given: 1 }));
    let long = Table::new(vec![Player::human("A"), Player::human("b".repeat(101))]);
    assert!(matches!(fault(long), Some(SessionError::NameTooLong { .. })));
    let rules = ClockRules::Limited { initial_ms: 0, increment_ms: 9 };
    assert_eq!(fault(clocked(rules)), Some(SessionError::ClockEmpty));
    assert_eq!((Level::new(0), Level::new(11)), (None, None));
}

#[test]
fn moves_made_before_the_session_are_part_of_it() {
    let mut played = Match::new(heap(""), 1);
    played.play("2").unwrap();
    let mut session = Session::new(played, people()).unwrap();
    assert_eq!(session.log().len(), 1);
    run(&mut session, [UNDO_B, play(A, "1")]);
}

#[test]
fn a_touch_plays_what_its_text_would() {
    let touch = |seat| Command::Touch { seat, touch: Touch::new("Take(2)") };
    let mut session = session("stones=5", people());
    assert_eq!(refused(&mut session, touch(B)), "session.not-your-turn");
    let events = run(&mut session, [touch(A)]);
    assert!(matches!(&events[..], [Event::Played { seat: A, action, .. }] if action.text() == "2"));
    let nowhere = Command::Touch { seat: B, touch: Touch::new("roof") };
    let why = refused(&mut session, nowhere);
    let said = session.message_line(Viewer::Seat(B)).said;
    assert_eq!(said.map(|said| said.key().to_owned()), Some(why.to_owned()));
}

#[test]
fn a_choice_is_taken_back_with_the_answers_to_it_or_not_at_all() {
    let table = Table::new(vec![Player::human("A"), Player::machine("M", Level::FIRST)]);
    let take_back = || Command::TakeBack { seat: A };
    let mut session = session("undo=unlimited", table);
    assert_eq!(refused(&mut session, take_back()), "session.nothing-to-undo");
    run(&mut session, [play(A, "1"), play(B, "1")]);
    assert_eq!(run(&mut session, [take_back()]).len(), 2);
    assert_eq!((session.played().moves().len(), session.hand()), (0, Some(A)));
    // What was shown cannot be hidden again: the answer stays too.
    run(&mut session, [play(A, "ask"), play(B, "1")]);
    assert_eq!(refused(&mut session, take_back()), "session.undo-secret");
    assert_eq!(session.played().moves().len(), 2);
}

#[test]
fn a_single_undo_is_for_the_hand_and_once_a_move() {
    let mut session = session("undo=single", people());
    assert_eq!(refused(&mut session, UNDO_A), "session.nothing-to-undo");
    run(&mut session, [play(A, "1"), play(B, "1")]);
    assert_eq!(refused(&mut session, UNDO_B), "session.not-your-turn");
    let events = run(&mut session, [UNDO_A]);
    assert_eq!(events, [Event::Undone { seat: A, action: game::Action::Move("1".to_owned()) }]);
    assert_eq!(session.hand(), Some(B));
    assert_eq!(refused(&mut session, UNDO_B), "session.undo-used");
    run(&mut session, [play(B, "2"), UNDO_A]);
}

#[test]
fn an_unlimited_undo_goes_back_to_the_start() {
    let mut session = session("undo=unlimited", people());
    run(&mut session, [play(A, "1"), play(B, "1"), play(A, "2"), UNDO_A, UNDO_B, UNDO_B]);
    assert!(session.played().moves().is_empty());
    assert_eq!(session.log().len(), 6);
    assert_eq!(refused(&mut session, UNDO_A), "session.nothing-to-undo");
}

#[test]
fn undo_never_crosses_a_secret_or_a_chance() {
    for options in ["undo=single", "undo=unlimited"] {
        let mut session = session(options, people());
        run(&mut session, [play(A, "ask")]);
        assert_eq!(refused(&mut session, UNDO_B), "session.undo-secret");
        run(&mut session, [play(B, "coin")]);
        assert_eq!(refused(&mut session, UNDO_A), "session.undo-chance");
    }
}

#[test]
fn undo_comes_to_an_end() {
    let mut session = session("undo=unlimited", people());
    for _ in 0..25_000 {
        run(&mut session, [play(A, "1"), UNDO_A]);
    }
    run(&mut session, [play(A, "1")]);
    assert_eq!(refused(&mut session, UNDO_A), "session.undo-too-often");
    run(&mut session, [play(B, "1")]);
}

/// Several moves that are taken back at once stand one by one in the record.
#[test]
fn what_is_taken_back_at_the_very_last_can_still_be_replayed() {
    let machine = Player::machine("M", Level::BEST);
    let table = Table::new(vec![machine, Player::human("Zoé")]);
    let mut session = session("undo=unlimited", table);
    let take_back = || Command::TakeBack { seat: B };
    run(&mut session, [play(A, "1")]);
    for _ in 0..12_499 {
        run(&mut session, [play(B, "1"), play(A, "1"), take_back()]);
    }
    run(&mut session, [play(B, "1"), play(A, "1")]);
    assert_eq!(session.log().len(), 49_999);
    assert_eq!(refused(&mut session, take_back()), "session.undo-too-often");
    run(&mut session, [Command::Undo { seat: B }]);
    let again = session::Record::of(&session).open(crate::heap::open).unwrap();
    assert_eq!(again.log(), session.log());
}

#[test]
fn the_device_goes_from_person_to_person() {
    let mut session = session("undo=unlimited", Table { pass_device: true, ..people() });
    assert_eq!((session.awaits(), session.viewer()), (Some(A), Viewer::Public));
    assert_eq!(refused(&mut session, play(A, "1")), "session.pass-device");
    run(&mut session, [tick(1000)]);
    assert_eq!(session.used_ms(A), 0);
    assert_eq!(run(&mut session, [Command::HandOver]), [Event::HandedOver { to: A }]);
    assert_eq!(refused(&mut session, Command::HandOver), "session.keep-device");
    run(&mut session, [tick(70), play(A, "1")]);
    assert_eq!((session.awaits(), session.viewer()), (Some(B), Viewer::Public));
    run(&mut session, [UNDO_A, play(A, "2"), Command::HandOver]);
    assert_eq!((session.awaits(), session.viewer()), (None, Viewer::Seat(B)));
    run(&mut session, [play(B, "1")]);
}

#[test]
fn a_device_is_not_passed_to_a_machine() {
    let machine = Player::machine("M", Level::BEST);
    let mut table = Table::new(vec![machine, Player::human("Zoé")]);
    table.pass_device = true;
    let mut session = session("", table);
    assert_eq!((session.awaits(), session.viewer()), (None, Viewer::Seat(B)));
    run(&mut session, [play(A, "1"), play(B, "1")]);
}

#[test]
fn whoever_runs_out_of_time_loses() {
    let rules = ClockRules::Limited { initial_ms: 1000, increment_ms: 100 };
    let mut session = session("undo=unlimited", clocked(rules));
    run(&mut session, [tick(400), play(A, "1")]);
    assert_eq!((session.left_ms(A), session.left_ms(B)), (Some(700), Some(1000)));
    run(&mut session, [tick(300), UNDO_B, tick(50), play(A, "1")]);
    assert_eq!((session.left_ms(A), session.used_ms(B)), (Some(650), 300));
    assert!(run(&mut session, [tick(699)]).is_empty());
    let events = run(&mut session, [tick(5000)]);
    assert_eq!(events[0], Event::ClockRanOut { seat: B });
    assert_eq!(session.ending().unwrap().outcome.verdict, Verdict::Winner(A));
    assert_eq!((session.used_ms(B), points(&session)), (1000, vec![5, -2]));
}

#[test]
fn the_slowest_pays_when_the_clock_is_on() {
    let race = [tick(500), play(A, "1"), tick(400), play(B, "1"), Command::Resign { seat: B }];
    let mut counted = session("", clocked(ClockRules::Counted));
    let events = run(&mut counted, race.clone());
    assert!(events.contains(&Event::Resigned { seat: B }));
    assert_eq!(points(&counted), [3, 0]);
    let mut off = session("", people());
    run(&mut off, race);
    assert_eq!((points(&off), off.used_ms(A)), (vec![5, 0], 500));
    let mut equal = session("", clocked(ClockRules::Counted));
    run(&mut equal, [tick(5), play(A, "1"), tick(5), play(B, "1"), Command::Resign { seat: B }]);
    assert_eq!(points(&equal), [5, 0]);
}

#[test]
fn touches_make_moves() {
    let session = session("", people());
    let touch = Touch::new("Take(2)");
    let touched = session.touch(session.viewer(), &[], &touch);
    assert_eq!(touched, Ok(Touched::Move("2".to_owned())));
    assert!(session.touch(Viewer::Public, &[], &touch).is_err());
    assert!(session.scene(Viewer::Seat(A), &[]).boards.is_empty());
}

#[test]
fn the_log_knows_who_did_what_and_names_stand_on_the_table() {
    let mut session = session("", people());
    run(&mut session, [play(A, "2"), play(B, "1")]);
    run(&mut session, [UNDO_A, play(B, "2"), Command::Resign { seat: A }]);
    assert_eq!(session.log_seats(), [A, B, A, B, A]);
    session.call(B, "Benno").unwrap();
    assert_eq!(session.table().player(B).unwrap().name, "Benno");
    assert!(session.call(B, &"x".repeat(101)).is_err());
    let record = session::Record::of(&session);
    assert_eq!(record.table().player(B).unwrap().name, "Benno");
    let again = record.open(|_, _| Ok::<_, session::SessionError>(crate::heap::heap(""))).unwrap();
    assert_eq!(again.log_seats(), session.log_seats());
    assert_eq!(again.table(), session.table());
}
