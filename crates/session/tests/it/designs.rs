//! Designed games at the table: clicks in records, changes in a test, time, plays without an end.

use std::sync::Arc;

use game::{AnyGame, Played, Reason as _, Seat, Settings, Viewer};
use scene::{Mark, Touch};
use session::{ClockRules, Command, Event, Match, Player, Record, RecordError, Session, Table};

use crate::records::resealed;
use crate::table::{play, refused, run, tick};

const ONE: Seat = Seat::FIRST;
const TWO: Seat = Seat::SECOND;

const FLY: &str = r#"{
    "tokens": [{"id": "bee", "characteristics": ["flies"]},
        {"id": "cow", "characteristics": ["walks"]}],
    "grid": {"rows": 2, "columns": 2, "zones": [
        {"id": "sky", "cells": "a1-b1", "characteristics": ["flies"]},
        {"id": "meadow", "cells": "a2-b2", "characteristics": ["walks"]}]},
    "shoes": [{"queue": ["bee", "cow"], "queue_order": "kept", "columns": 2}],
    "players": [{"shoe": 1}],
    "lost": {"time": 600}}"#;

/// A token that goes to and fro for ever.
const ENDLESS: &str = r#"{
    "tokens": [{"id": "cow"}],
    "grid": {"rows": 1, "columns": 3, "order": "kept", "tokens": ["cow . ."]},
    "won": {"zones_valid_and_grid_full": false}}"#;

fn game(text: &str) -> Arc<dyn AnyGame> {
    workshop::open_text("design", text, &Settings::none()).unwrap()
}

fn table(test: bool) -> Table {
    Table { test, ..Table::new(vec![Player::human("Zoé")]) }
}

fn session(text: &str, test: bool) -> Session {
    Session::new(Match::new(game(text), 3), table(test)).unwrap()
}

/// The same session from its record.
fn resumed(session: &Session, text: &str) -> Session {
    let record = Record::of(session).to_string();
    let record = record.parse::<Record>().unwrap_or_else(|fault| panic!("{fault}: {record}"));
    record.open(|_, settings| workshop::open_text("design", text, settings)).unwrap()
}

fn assert_same(one: &Session, other: &Session) {
    assert_eq!(one.table(), other.table());
    assert_eq!(one.log(), other.log());
    assert_eq!(one.played().moves(), other.played().moves());
    assert_eq!(one.played().position().text(), other.played().position().text());
    // What was only touched is not kept, and asked for by nobody else's line.
    assert_eq!(one.message_line(Viewer::Public).prompt, other.message_line(Viewer::Public).prompt);
    assert_eq!(said(one), said(other));
}

fn said(session: &Session) -> Option<String> {
    let line = session.message_line(Viewer::Seat(ONE));
    line.said.map(|message| message.key().to_owned())
}

#[test]
fn clicks_are_saved_as_the_moves_they_made() {
    let mut session = session(FLY, false);
    let events = run(&mut session, [play(ONE, "click:shoe1.a1"), play(ONE, "click:a1")]);
    assert_eq!(events[0], Event::Selected { seat: ONE });
    // A click that waits for the next is no move and is not saved.
    run(&mut session, [play(ONE, "click:shoe1.b1")]);
    let record = Record::of(&session).to_string();
    assert!(record.contains("\n1 shoe1.a1-a1 0ms") && !record.contains("click"), "{record}");
    assert_same(&resumed(&session, FLY), &session);
    assert_eq!(said(&session).as_deref(), Some("workshop.praise"));
}

#[test]
fn a_change_in_a_test_is_an_action_of_its_record() {
    let change = r#"change:{"lost": {"errors": 1}, "association": {"when_wrong": "accept"}}"#;
    let wrong = play(ONE, "shoe1.a1-a2");
    assert_eq!(refused(&mut session(FLY, false), play(ONE, change)), "session.only-in-test");
    let mut plain = session(FLY, true);
    run(&mut plain, [wrong.clone()]);
    assert!(plain.ending().is_none());
    let mut tried = session(FLY, true);
    run(&mut tried, [play(ONE, change), wrong.clone()]);
    assert!(tried.ending().is_some(), "the new rule ends it");
    let again = resumed(&tried, FLY);
    assert_same(&again, &tried);
    assert_eq!(again.ending(), tried.ending());
}

#[test]
fn a_change_is_taken_back_like_a_move_and_refused_where_something_is_in_use() {
    let mut tried = session(FLY, true);
    let before = tried.played().position().text();
    run(&mut tried, [play(ONE, r#"change:{"lost": null}"#)]);
    assert_eq!(refused(&mut tried, play(ONE, "time:10")), "workshop.no-time");
    run(&mut tried, [tick(1_000)]);
    assert!(tried.pause().is_empty(), "no rule counts time now");
    run(&mut tried, [Command::Undo { seat: ONE }]);
    assert_eq!(tried.played().position().text(), before);
    run(&mut tried, [tick(1_000)]);
    assert_eq!(tried.pause().len(), 1);
    assert_same(&resumed(&tried, FLY), &tried);
    let shrunk = r#"change:{"shoes": [], "players": [{}]}"#;
    assert_eq!(refused(&mut tried, play(ONE, shrunk)), "workshop.in-use");
    assert_eq!(refused(&mut tried, play(ONE, "change:{")), "design.cut-off");
}

#[test]
fn time_is_an_action_where_a_rule_counts_it() {
    let mut timed = session(FLY, false);
    assert_eq!(timed.played().position().time_left(), Some(600));
    assert_eq!(session(ENDLESS, false).played().position().time_left(), None);
    let chosen = Command::Play { seat: ONE, text: "time:250".to_owned() };
    assert_eq!(refused(&mut timed, chosen), "play.not-a-move");
    run(&mut timed, [tick(25_090)]);
    assert!(timed.log().is_empty(), "nothing came of it yet");
    assert_eq!(refused(&mut timed, play(ONE, "shoe1.a1-z9")), "play.not-a-move");
    assert!(timed.log().is_empty(), "what is refused notes no time");
    run(&mut timed, [play(ONE, "shoe1.a1-a1")]);
    let done: Vec<_> = timed.played().moves().iter().map(Played::text).collect();
    assert_eq!(done, ["time:250", "shoe1.a1-a1"]);
    assert_same(&resumed(&timed, FLY), &timed);
    assert_eq!(timed.runs_out_in_ms(), Some(34_910), "a minute in all");
    run(&mut timed, [tick(34_909)]);
    assert!(timed.ending().is_none());
    run(&mut timed, [tick(1)]);
    assert!(timed.ending().is_some(), "the minute is over");
    assert_eq!(said(&timed).as_deref(), Some("workshop.lost"));
}

#[test]
fn what_is_selected_stays_so_while_time_passes() {
    let mut timed = session(FLY, false);
    run(&mut timed, [play(ONE, "click:shoe1.a1"), tick(1_000), play(ONE, "click:a1")]);
    assert_eq!(timed.played().moves()[1].text(), "shoe1.a1-a1");
    run(&mut timed, [Command::TakeBack { seat: ONE }]);
    assert_eq!(timed.played().moves().len(), 1, "nobody chose that time passes");
}

#[test]
fn only_automatic_plays_stop_after_ten_thousand_actions() {
    let moves = ["a1-b1", "b1-c1", "c1-a1"];
    let mut automatic = Match::new(game(ENDLESS), 3);
    let machine = search_level();
    let machines = Table::new(vec![Player::machine("M", machine)]);
    for text in moves.iter().cycle().take(9_999) {
        automatic.play(text).unwrap();
    }
    let machines = Session::new(automatic.clone(), machines).unwrap();
    let mut people = Session::new(automatic.clone(), table(false)).unwrap();
    automatic.play(moves[0]).unwrap();
    let outcome = automatic.position().outcome().unwrap();
    assert_eq!(automatic.position().outcome_text(&outcome), "draw");
    for (session, is_over) in [(&mut people, false), (&mut machines.clone(), true)] {
        run(session, [play(ONE, moves[0])]);
        assert_eq!(session.ending().is_some(), is_over);
    }
    for text in &moves[1..] {
        run(&mut people, [play(ONE, text)]);
    }
    let (text, game) = (people.played().position().text(), game(ENDLESS));
    assert_eq!(game.parse_position(&text).unwrap().text(), text);
}

/// Who sits at the table, in seat order.
fn names(session: &Session) -> Vec<&str> {
    session.table().players.iter().map(|player| player.name.as_str()).collect()
}

fn join(name: &str) -> Command {
    Command::Join { name: name.to_owned() }
}

#[test]
fn players_come_and_go_and_the_record_tells_it() {
    let mut session = session(ENDLESS, false);
    let events = run(&mut session, [play(ONE, "a1-b1"), join("Ada B."), play(ONE, "b1-c1")]);
    assert_eq!(events[1], Event::Joined { seat: TWO });
    assert_eq!((names(&session), session.hand()), (vec!["Zoé", "Ada B."], Some(TWO)));
    run(&mut session, [play(TWO, "c1-a1")]);
    let record = Record::of(&session).to_string();
    assert!(record.contains("\n2 \"join:Ada B.\" 0ms"), "{record}");
    assert!(record.contains("players=1") && !record.contains("\nseat 2"), "{record}");
    assert_same(&resumed(&session, ENDLESS), &session);
    let events = run(&mut session, [Command::Leave { seat: TWO }]);
    assert_eq!(events[0], Event::Left { seat: TWO, name: "Ada B.".to_owned() });
    run(&mut session, [play(ONE, "a1-b1"), play(ONE, "b1-a1")]);
    assert_eq!(names(&session), ["Zoé"]);
    assert_same(&resumed(&session, ENDLESS), &session);
    let undo = || Command::Undo { seat: ONE };
    run(&mut session, [undo(), undo(), undo()]);
    assert_eq!(names(&session), ["Zoé", "Ada B."], "the leave is taken back");
    run(&mut session, [undo(), undo(), undo()]);
    assert_eq!(names(&session), ["Zoé"], "and the join");
    assert_eq!(session.played().game().seats(), 1);
    assert_same(&resumed(&session, ENDLESS), &session);
}

#[test]
fn who_sat_behind_moves_up_with_hand_device_and_time() {
    let table = Table { pass_device: true, ..table(false) };
    let mut session = Session::new(Match::new(game(ENDLESS), 3), table).unwrap();
    let three = TWO.next(6);
    let tick = |elapsed_ms| Command::Tick { elapsed_ms };
    run(&mut session, [join("Ada"), join("Bob"), play(ONE, "a1-b1")]);
    run(
        &mut session,
        [Command::HandOver, tick(70), play(TWO, "b1-c1"), Command::HandOver, tick(5)],
    );
    assert_eq!(session.viewer(), Viewer::Seat(three));
    run(&mut session, [Command::Leave { seat: TWO }]);
    assert_eq!(names(&session), ["Zoé", "Bob"]);
    assert_eq!((session.hand(), session.viewer()), (Some(TWO), Viewer::Seat(TWO)));
    assert_eq!((session.used_ms(ONE), session.used_ms(TWO)), (0, 5));
    run(&mut session, [Command::Undo { seat: TWO }]);
    assert_eq!((names(&session), session.hand()), (vec!["Zoé", "Ada", "Bob"], Some(three)));
    assert_eq!((session.used_ms(TWO), session.used_ms(three)), (70, 5));
    assert_eq!(session.viewer(), Viewer::Seat(three));
}

/// At a table of three with one device, Ada holds it while the others' turns are taken back.
#[test]
fn whoever_holds_the_device_still_holds_it_when_seats_are_taken_back() {
    let table = Table { pass_device: true, ..table(false) };
    let mut session = Session::new(Match::new(game(ENDLESS), 3), table).unwrap();
    run(&mut session, [join("Ada"), join("Bob"), play(ONE, "a1-b1"), Command::HandOver]);
    assert_eq!(session.viewer(), Viewer::Seat(TWO));
    let undo = || Command::Undo { seat: TWO };
    run(&mut session, [undo()]);
    assert_eq!((session.awaits(), session.viewer()), (Some(ONE), Viewer::Public));
    run(&mut session, [undo()]);
    assert_eq!(names(&session), ["Zoé", "Ada"]);
    assert_eq!((session.awaits(), session.viewer()), (Some(ONE), Viewer::Public));
}

fn with_machine(players: Vec<Player>) -> Session {
    let settings = Settings::parse([&*format!("players={}", players.len())]).unwrap();
    let game = workshop::open_text("design", ENDLESS, &settings).unwrap();
    let table = Table { pass_device: true, ..Table::new(players) };
    Session::new(Match::new(game, 3), table).unwrap()
}

#[test]
fn nobody_sees_with_the_eyes_of_a_machine() {
    let mut session = with_machine(vec![
        Player::machine("M", search_level()),
        Player::human("Zoé"),
        Player::human("Ada"),
    ]);
    assert_eq!(session.viewer(), Viewer::Public);
    run(&mut session, [join("Bob")]);
    assert_eq!((session.hand(), session.viewer()), (Some(ONE), Viewer::Public));
    run(&mut session, [Command::Leave { seat: TWO }]);
    assert_eq!((session.hand(), session.viewer()), (Some(ONE), Viewer::Public));
}

#[test]
fn a_player_who_left_is_taken_back_alone() {
    let machine = Player::machine("M", search_level());
    let mut session = with_machine(vec![machine, Player::human("Zoé")]);
    run(&mut session, [play(ONE, "a1-b1"), Command::Leave { seat: ONE }]);
    assert_eq!(names(&session), ["Zoé"]);
    run(&mut session, [Command::TakeBack { seat: ONE }]);
    assert_eq!((names(&session), session.played().moves().len()), (vec!["M", "Zoé"], 1));
}

#[test]
fn a_new_name_stays_with_who_has_it() {
    let mut session = with_machine(vec![Player::human("Zoé"), Player::human("Ada")]);
    run(&mut session, [Command::HandOver, play(ONE, "a1-b1"), Command::HandOver]);
    run(&mut session, [Command::Leave { seat: ONE }, join("Ada")]);
    session.call(TWO, "Bob").unwrap();
    session.call(ONE, "Anna").unwrap();
    let first: Vec<String> =
        Record::of(&session).table().players.iter().map(|player| player.name.clone()).collect();
    assert_eq!((names(&session), first), (vec!["Anna", "Bob"], vec!["Zoé".into(), "Anna".into()]));
}

/// Somebody gives up, or has no time left, where one could go on.
#[test]
fn after_the_end_nothing_can_be_touched() {
    let clock = Some(ClockRules::Limited { initial_ms: 5, increment_ms: 0 });
    for last in [Command::Resign { seat: ONE }, Command::Tick { elapsed_ms: 5 }] {
        let table = Table { clock, ..table(false) };
        let mut session = Session::new(Match::new(game(FLY), 3), table).unwrap();
        run(&mut session, [play(ONE, "click:shoe1.a1")]);
        let scene =
            |session: &Session| session.scene(Viewer::Seat(ONE), session.played().selection());
        let before = scene(&session);
        assert!(before.touchables().count() > 0 && before.panels[0].has_the_hand);
        run(&mut session, [last]);
        let after = scene(&session);
        assert_eq!((after.touchables().count(), after.panels[0].has_the_hand), (0, false));
        let spots = after.boards.iter().flat_map(|board| &board.spots);
        let marks: Vec<Mark> = spots.flat_map(|spot| spot.marks.clone()).collect();
        assert!(!marks.contains(&Mark::Target) && !marks.contains(&Mark::Selected), "{marks:?}");
        assert_eq!(after.prompt, session.ending().unwrap().outcome.verdict.message());
        assert_eq!(after.prompt, session.message_line(Viewer::Seat(ONE)).prompt);
        let touched = session.touch(Viewer::Seat(ONE), &[], &Touch::new("shoe1.a1"));
        assert_eq!(touched.unwrap_err().key(), "session.game-over");
    }
}

#[test]
fn who_cannot_come_or_go_is_told_why() {
    let mut session = session(ENDLESS, false);
    assert_eq!(refused(&mut session, Command::Leave { seat: ONE }), "play.table-small");
    assert_eq!(refused(&mut session, Command::Leave { seat: TWO }), "session.no-such-seat");
    assert_eq!(refused(&mut session, play(ONE, "leave:x")), "play.not-a-move");
    assert_eq!(refused(&mut session, join(&"a".repeat(101))), "session.name-too-long");
    for name in ["B", "C", "D", "E", "F"] {
        run(&mut session, [join(name)]);
    }
    assert_eq!(refused(&mut session, join("G")), "play.table-full", "six are the most");
    assert_eq!(refused(&mut session, Command::Leave { seat: ONE }), "workshop.leaves-hand");
    assert_eq!(names(&session), ["Zoé", "B", "C", "D", "E", "F"]);
    let fixed = ENDLESS.replacen('{', r#"{"players": [{}, {}],"#, 1);
    let two = Table::new(vec![Player::human("Zoé"), Player::human("Ada")]);
    let mut fixed = Session::new(Match::new(game(&fixed), 3), two).unwrap();
    assert_eq!(refused(&mut fixed, join("Bob")), "play.players-stay");
    assert_eq!(refused(&mut fixed, Command::Leave { seat: TWO }), "play.players-stay");
    run(&mut fixed, [Command::Resign { seat: ONE }]);
    assert_eq!(refused(&mut fixed, join("Bob")), "session.game-over");
}

fn search_level() -> session::Level {
    session::Level::new(1).unwrap()
}

/// The record of a match with these options, changed and with one player more.
fn record_under(options: &[&str]) -> (String, Session) {
    let settings = Settings::parse(options.iter().copied()).unwrap();
    let game = workshop::open_text("design", ENDLESS, &settings).unwrap();
    let mut session = Session::new(Match::new(game, 3), table(true)).unwrap();
    let rules = game::NewRules::Text("{\"lost\": {\"moves\": 90}}".to_owned());
    run(&mut session, [Command::Join { name: "Ada".to_owned() }, Command::Change { rules }]);
    (Record::of(&session).to_string(), session)
}

/// What 0.1 wrote says nothing of rules. What is written now does, also of the newest ones.
#[test]
fn a_play_goes_on_under_the_rules_that_it_began_with() {
    let newest = workshop::RulesVersion::NEWEST.number();
    let wanted =
        [(vec!["rules=1"], 1, String::new()), (vec![], newest, format!(" rules={newest}"))];
    for (options, rules, said) in wanted {
        let (record, session) = record_under(&options);
        assert!(record.contains(&format!("\noptions players=1{said} ~")), "{record}");
        let again = resumed(&session, ENDLESS);
        assert_same(&session, &again);
        assert_eq!(again.played().game().card().rules, rules, "after a change too");
        assert_eq!(Record::of(&again).to_string(), record);
    }
}

/// The session of a record that carries its design.
fn carried(record: &str) -> Result<Session, RecordError> {
    let record: Record = record.parse()?;
    let design = record.design().unwrap_or_default().to_owned();
    record.open(|id, settings| workshop::open_text(id, &design, settings))
}

/// A match of three, where one would play as usual, with a choice and a change.
fn far() -> Session {
    let text = FLY.replace("\"lost\"", "\"variants\": [{\"id\": \"slow\"}], \"lost\"");
    let settings = Settings::parse(["players=3", "variant=slow"]).unwrap();
    let text = text.replace("\"players\": [{\"shoe\": 1}],", "");
    let game = workshop::open_text("own-1", &text, &settings).unwrap();
    let table = Table { test: true, ..Table::new(vec![Player::human(""); 3]) };
    let mut session = Session::new(Match::new(game, 3), table).unwrap();
    run(&mut session, [join("Ada"), play(ONE, r#"change:{"lost": null}"#)]);
    session
}

#[test]
fn a_whole_record_needs_nothing_but_itself() {
    let session = far();
    let record = Record::whole_of(&session).to_string();
    assert!(record.starts_with("marelle-record 2 ~"), "{record}");
    assert!(record.contains("\ngame own-1 ~"), "{record}");
    assert!(record.contains("\ndesign \"{\\\"marelle_design\\\":1,\\\"tokens\\\":[{"), "{record}");
    assert!(record.contains("\noptions players=3 variant=slow "), "{record}");
    let again = carried(&record).unwrap();
    assert_same(&again, &session);
    assert_eq!(Record::whole_of(&again).to_string(), record, "one way to write it");
    // Stores keep the design themselves.
    let (head, plain) = (Record::head_of(&session), Record::of(&session));
    assert!(head.starts_with("marelle-record 1\ngame own-1\noptions") && plain.design().is_none());
    let shelf = workshop::library::entry("memory").unwrap().open(&Settings::none()).unwrap();
    assert_eq!(game::erase(shelf).source(), None, "its id says which game it is");
}

/// A hand with new codes writes another design into a record.
#[test]
fn a_design_from_outside_is_read_as_strictly_as_a_file() {
    let record = Record::whole_of(&far()).to_string();
    let forged = |at: usize, text: &str| {
        let change = |line: usize, old: &str| {
            Some(if line == at { text.to_owned() } else { old.to_owned() })
        };
        let error = carried(&resealed(&record, change)).err().unwrap();
        let why = match &error {
            RecordError::CannotOpen { why, .. } => why.to_string(),
            _ => String::new(),
        };
        (error.key(), error.line(), why)
    };
    let cut = forged(3, "design \"{\\\"grid\\\": {\"");
    assert_eq!((cut.0, cut.1), ("record.cannot-open", 3));
    assert!(cut.2.contains("line 1, column 11"), "{}", cut.2);
    for (line, text, key) in [
        (3, "design \"\"", "record.cannot-open"),
        (3, "design \"[]\"", "record.cannot-open"),
        (3, "design \"{\\\"colour\\\": 1}\"", "record.cannot-open"),
        (3, "design {}", "record.differs"),
        (3, "design \"{}\" \"{}\"", "record.unexpected"),
        (3, "design \"{", "record.unexpected"),
        (1, "marelle-record 1", "record.differs"),
    ] {
        let (found, at, _) = forged(line, text);
        assert_eq!((found, at), (key, line), "{text}");
    }
}

/// Who tries a game takes its end back too, and changes it after the end.
#[test]
fn the_end_of_a_test_settles_nothing() {
    let time_up = || Command::Time { tenths: 600 };
    let back = || Command::TakeBack { seat: ONE };
    let mut plain = session(FLY, false);
    run(&mut plain, [play(ONE, "shoe1.a1-a1"), time_up()]);
    assert_eq!(refused(&mut plain, back()), "session.game-over");
    assert_eq!(plain.asker(), None);
    let mut tried = session(FLY, true);
    run(&mut tried, [play(ONE, "shoe1.a1-a1"), time_up()]);
    assert!(tried.ending().is_some());
    let changed = run(&mut tried, [play(ONE, r#"change:{"lost": null}"#)]);
    assert!(matches!(changed.last(), Some(Event::Ended(_))), "it is over as it was");
    assert_same(&resumed(&tried, FLY), &tried);
    assert_eq!(refused(&mut tried, play(ONE, "shoe1.b1-b2")), "session.game-over");
    assert_eq!(refused(&mut tried, join("Ada")), "session.game-over");
    run(&mut tried, [back()]);
    assert!(tried.ending().is_some(), "the change is taken back, not the end");
    run(&mut tried, [back()]);
    assert!(tried.ending().is_none() && tried.played().moves().is_empty());
    run(&mut tried, [play(ONE, "shoe1.a1-a1")]);
    assert_same(&resumed(&tried, FLY), &tried);
}

#[test]
fn in_a_test_who_gave_up_goes_on() {
    let mut tried = session(FLY, true);
    let resign = || Command::Resign { seat: ONE };
    let undo = || Command::Undo { seat: ONE };
    run(&mut tried, [resign()]);
    assert_eq!(run(&mut tried, [undo()]), [Event::Reopened { seat: ONE }]);
    run(&mut tried, [play(ONE, "shoe1.a1-a1"), resign(), undo()]);
    assert_eq!((tried.played().moves().len(), tried.hand()), (1, Some(ONE)));
    let record = Record::of(&tried);
    assert_eq!(record.moves().len(), 1);
    assert_same(&resumed(&tried, FLY), &tried);
    let all = Record::lines_since(&tried, 0);
    for known in 0..all.len() {
        assert_eq!(Record::lines_since(&tried, known), all[known..]);
    }
    run(&mut tried, [undo(), resign()]);
    assert_same(&resumed(&tried, FLY), &tried);
    assert!(resumed(&tried, FLY).ending().is_some());
}
