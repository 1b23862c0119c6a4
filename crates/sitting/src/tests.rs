//! What a device shows and does, without any device.

use game::{Level, Seat, Settings};
use i18n::Lang;
use machine_host::{Answer, Ask};
use scene::{Mark, Touch};
use session::{Match, Player, Session};

use crate::{Form, LineTone, Request, Sitting, Snapshot, Table, WORDS, translator, values};

fn sitting(game: &str, players: Vec<Player>) -> Sitting {
    sitting_with(game, &Settings::default(), players)
}

fn sitting_with(game: &str, settings: &Settings, players: Vec<Player>) -> Sitting {
    let game = catalogue::open(game, settings).unwrap();
    let session = Session::new(Match::new(game, 7), session::Table::new(players)).unwrap();
    Sitting::new(session, &translator(Lang::En).unwrap())
}

fn against_machine() -> Sitting {
    let machine = Player::machine("", Level::FIRST);
    sitting("othello", vec![Player::human("Anna"), machine])
}

#[test]
fn every_word_stands_in_both_languages_and_is_easy() {
    let faults = conformance::wording::faults(&WORDS);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_machine_is_asked_once_and_answers_after_a_pause() {
    let mut sitting = against_machine();
    assert_eq!(sitting.machine_task(), None, "Anna has the hand");
    assert!(sitting.touch(&Touch::new("d3")));
    let task = sitting.machine_task().unwrap();
    assert_eq!(task.question.ask, Ask::Move(Level::FIRST));
    assert_eq!(sitting.machine_task(), None, "it thinks already");
    assert!(!sitting.may_answer(), "Anna's move is still being looked at");
    sitting.tick(600);
    assert!(sitting.may_answer());
    let reply = sitting.session().played().position().legal_moves().remove(0);
    sitting.take_answer(task.at, Answer::Move(Some(reply)));
    assert_eq!(sitting.session().log().len(), 2);
    assert!(sitting.awaits_person());
}

#[test]
fn an_answer_to_an_old_question_is_void() {
    let mut sitting = against_machine();
    sitting.touch(&Touch::new("d3"));
    let task = sitting.machine_task().unwrap();
    sitting.take_back();
    assert_eq!(sitting.asked(), None);
    let log = sitting.session().log().len();
    sitting.take_answer(task.at, Answer::Move(Some("c3".to_owned())));
    assert_eq!(sitting.session().log().len(), log);
}

#[test]
fn what_a_move_said_can_be_read_before_a_machine_answers() {
    let machine = Player::machine("", Level::USUAL);
    let mut sitting = sitting("goose", vec![Player::human("Anna"), machine]);
    let action = sitting.session().played().position().legal_moves().remove(0);
    let viewer = sitting.viewer();
    for touch in sitting.session().played().position().touch_path(viewer, &action) {
        assert!(sitting.touch(&touch));
    }
    assert_eq!(sitting.line().said.len(), 1, "the die shows something");
    assert!(sitting.machine_task().is_some());
    sitting.tick(1_000);
    assert!(!sitting.may_answer());
    sitting.tick(1_000);
    assert!(sitting.may_answer());
}

#[test]
fn out_of_turn_nothing_happens_and_a_reason_is_told() {
    let mut sitting = against_machine();
    sitting.touch(&Touch::new("d3"));
    assert!(!sitting.touch(&Touch::new("c3")));
    let line = sitting.line();
    assert_eq!((line.said.len(), line.tone), (1, LineTone::Refused));
    assert!(!sitting.say(&line.said[0]).contains("play."), "words, not a key");
    sitting.take_back();
    assert_eq!(sitting.line().tone, LineTone::Plain, "what was asked for is no refusal");
}

#[test]
fn advice_comes_at_once_in_games_and_in_steps_in_designs() {
    for (game, marked) in [("othello", &[1][..]), ("sliding-3", &[1, 2, 2])] {
        let players = if game == "othello" { 2 } else { 1 };
        let mut sitting = sitting(game, (0..players).map(|_| Player::human("")).collect());
        let task = sitting.ask_advice().unwrap();
        let action = sitting.session().played().position().legal_moves().remove(0);
        let hint = search::Hint { action, score: 0, reason: None };
        sitting.take_answer(task.at, Answer::Advice(Some(hint)));
        for count in marked {
            let scene = sitting.scene();
            let spots = scene.boards.iter().flat_map(|board| &board.spots);
            let marked = spots.filter(|spot| spot.marks.contains(&scene::Mark::Hint)).count();
            assert!(sitting.advised().is_some());
            assert_eq!(marked, *count, "{game}: {:?}", sitting.advised());
            assert_eq!(sitting.ask_advice(), None, "it is known");
        }
    }
}

#[test]
fn what_is_refused_after_advice_is_explained_and_advice_can_be_heard_again() {
    let mut sitting = sitting("othello", vec![Player::human(""), Player::human("")]);
    let task = sitting.ask_advice().unwrap();
    assert!(!sitting.touch(&Touch::new("a1")), "nothing is turned over there");
    let hint = search::Hint { action: "d3".to_owned(), score: 0, reason: None };
    sitting.take_answer(task.at, Answer::Advice(Some(hint)));
    assert_eq!(sitting.line().tone, LineTone::Hint);
    assert!(!sitting.touch(&Touch::new("a1")));
    assert_eq!(sitting.line().tone, LineTone::Refused);
    assert_eq!(sitting.ask_advice(), None, "it is known");
    assert_eq!(sitting.line().tone, LineTone::Hint);
}

#[test]
fn choosing_something_takes_back_what_was_refused_before() {
    let mut sitting = sitting("pigeon-vole", vec![Player::human("")]);
    assert!(!sitting.touch(&Touch::new("b1")), "nothing lies there");
    assert_eq!(sitting.line().tone, LineTone::Refused);
    assert!(sitting.touch(&Touch::new("shoe1.a1")));
    assert_eq!((sitting.line().said, sitting.line().tone), (Vec::new(), LineTone::Plain));
}

#[test]
fn a_design_of_ones_own_is_played_like_one_of_the_shelf() {
    let words = translator(Lang::En).unwrap();
    let entry = workshop::library::entry("memory").unwrap();
    let shelf = Form::of("memory", &[]).unwrap();
    let mut design = entry.design.clone();
    design.name = design::Words::from("Farm");
    let mut own = Form::of_design("own-1", design, &[]).unwrap();
    assert_eq!(own.id(), "own-1");
    assert_eq!(own.options().collect::<Vec<_>>(), shelf.options().collect::<Vec<_>>());
    for spec in shelf.options() {
        let said = own.option_words(spec.name, &words);
        assert!(!said.contains("option-"), "{said}: words, not a key");
    }
    own.set("variant", shelf.option("variant").map(values).and_then(|all| all.into_iter().last()))
        .unwrap();
    assert_eq!(own.seats.len(), shelf.seats.len());
    let sitting = Sitting::new(own.begin(&words, [1, 2]).unwrap(), &words);
    assert_eq!(sitting.title(), "Farm");
    let nameless = design::Design { name: Default::default(), ..entry.design.clone() };
    let form = Form::of_design("own-2", nameless, &[]).unwrap();
    assert_eq!(catalogue::title(&**form.game(), &words), "A game without a name");
}

#[test]
fn a_form_begins_as_the_card_of_its_game_says() {
    let mut form = Form::of("quoridor", &[]).unwrap();
    assert_eq!(form.settings().get("pass"), Some("yes"), "suggested, not the default");
    assert!(!form.is_chosen("pass"));
    form.set("pass", Some("no".to_owned())).unwrap();
    assert!(form.is_chosen("pass"));
    assert!(form.is_drawn());
    form.drawn = Some(false);
    assert!(!form.is_drawn(), "what is chosen counts");
    let mut form = Form::of("labyrinth", &[]).unwrap();
    assert!(!form.is_drawn(), "one person against a machine");
    form.seats.iter_mut().for_each(|seat| seat.controller = session::Controller::Human);
    assert!(form.is_drawn());
    assert!(!Form::of("morris", &[]).unwrap().is_drawn());
}

#[test]
fn after_giving_up_no_place_is_offered_any_more() {
    let mut sitting = against_machine();
    let targets = |sitting: &Sitting| {
        let spots = sitting.scene().boards.into_iter().flat_map(|board| board.spots);
        spots.filter(|spot| spot.marks.contains(&Mark::Target)).count()
    };
    assert_eq!(targets(&sitting), 4);
    sitting.resign();
    assert_eq!((targets(&sitting), sitting.scene().touchables().count()), (0, 0));
    assert_eq!(sitting.line().prompt, sitting.scene().prompt);
    assert_eq!(sitting.line().prompt.key(), "scene.won");
}

#[test]
fn a_machine_that_thinks_never_gives_up() {
    let mut alone = against_machine();
    alone.touch(&Touch::new("d3"));
    alone.resign();
    let verdict = &alone.session().ending().unwrap().outcome.verdict;
    assert_eq!(*verdict, game::Verdict::Winner(Seat::SECOND), "Anna gave up");
    let machine = Player::machine("", Level::FIRST);
    let players = vec![machine, Player::human("Anna"), Player::human("Ben")];
    let three = Settings::parse(["players=3"]).unwrap();
    let mut together = sitting_with("labyrinth", &three, players);
    together.resign();
    assert_eq!(together.session().ending(), None);
    assert_eq!(together.line().tone, LineTone::Refused);
}

/// A minute to put a bee into the sky and a cow onto the meadow.
const HURRY: &str = r#"{
    "tokens": [{"id": "bee", "characteristics": ["flies"]},
        {"id": "cow", "characteristics": ["walks"]}],
    "grid": {"rows": 2, "columns": 2, "zones": [
        {"id": "sky", "cells": "a1-b1", "characteristics": ["flies"]},
        {"id": "meadow", "cells": "a2-b2", "characteristics": ["walks"]}]},
    "shoes": [{"queue": ["bee", "cow"], "queue_order": "kept", "columns": 2}],
    "players": [{"shoe": 1}],
    "lost": {"time": 600}}"#;

fn design(text: &str) -> Sitting {
    let game = workshop::open_text("design", text, &Settings::default()).unwrap();
    let table = session::Table { test: true, ..session::Table::new(vec![Player::human("Anna")]) };
    let session = Session::new(Match::new(game, 7), table).unwrap();
    Sitting::new(session, &translator(Lang::En).unwrap())
}

#[test]
fn time_that_a_rule_counts_disturbs_nobody() {
    let mut sitting = design(HURRY);
    assert!(sitting.touch(&Touch::new("shoe1.a1")));
    let task = sitting.ask_advice().unwrap();
    for _ in 0..20 {
        sitting.tick(100);
    }
    assert!(!sitting.session().played().selection().is_empty(), "it is still selected");
    let hint = search::Hint { action: "shoe1.a1-a1".to_owned(), score: 0, reason: None };
    sitting.take_answer(task.at, Answer::Advice(Some(hint)));
    sitting.tick(500);
    assert!(sitting.advised().is_some());
    assert!(sitting.touch(&Touch::new("a1")));
    let moves = sitting.session().played().moves().iter().map(|played| played.text().into_owned());
    assert_eq!(moves.collect::<Vec<_>>(), ["time:25", "shoe1.a1-a1"]);
    assert_eq!(sitting.line().tone, LineTone::Right);
    sitting.tick(1000);
    assert_eq!(sitting.line().tone, LineTone::Right, "praise stays");
}

#[test]
fn time_that_a_rule_counts_runs_out_at_once_and_is_kept_for_later() {
    let mut sitting = design(HURRY);
    sitting.tick(20_000);
    assert_eq!(sitting.session().log().len(), 0);
    sitting.pause();
    assert_eq!(sitting.session().log().len(), 1);
    sitting.tick(39_900);
    assert_eq!(sitting.session().ending(), None);
    sitting.tick(100);
    assert!(sitting.session().ending().is_some(), "the minute is over");
}

#[test]
fn a_rule_that_is_added_later_knows_nothing_of_the_time_before() {
    let words = translator(Lang::En).unwrap();
    let mut sitting = design(&HURRY.replace("600", "0"));
    sitting.tick(120_000);
    let rules = game::NewRules::Text(r#"{"lost": {"time": 600}}"#.to_owned());
    sitting.change(rules, &words).unwrap();
    sitting.tick(100);
    assert_eq!(sitting.session().ending(), None);
}

/// A memory in which two cards that differ were just turned.
fn wrong_pair() -> Sitting {
    let mut sitting = sitting("memory", vec![Player::human("Anna"), Player::human("Ben")]);
    for row in 1..=4 {
        for columns in [["a", "b"], ["c", "d"]] {
            for column in columns {
                assert!(sitting.play(&format!("pick:{column}{row}")));
            }
            if sitting.awaits_touch() {
                return sitting;
            }
        }
    }
    panic!("all cards lie in pairs");
}

#[test]
fn wrong_cards_are_looked_at_until_a_touch_which_plays_nothing() {
    let mut sitting = wrong_pair();
    let (log, hand) = (sitting.session().log().len(), sitting.session().hand());
    assert_eq!(sitting.line().prompt.key(), "sitting.look");
    assert!(sitting.touch(&Touch::new("d4")));
    assert!(!sitting.awaits_touch());
    assert_ne!(sitting.line().prompt.key(), "sitting.look");
    assert_eq!((sitting.session().log().len(), sitting.session().hand()), (log, hand));
}

#[test]
fn a_move_that_is_typed_is_played_while_cards_are_looked_at() {
    let mut sitting = wrong_pair();
    let log = sitting.session().log().len();
    assert!(sitting.play("pick:d4"));
    assert_eq!((sitting.awaits_touch(), sitting.session().log().len()), (false, log + 1));
}

fn snapshot(id: &str, names: &[&str]) -> (Sitting, Snapshot) {
    let players = names.iter().map(|name| Player::human(*name)).collect();
    let sitting = sitting(id, players);
    let snapshot = sitting.snapshot();
    (sitting, snapshot)
}

#[test]
fn the_snapshot_says_whose_turn_it_is_and_why_something_was_refused() {
    let (mut sitting, before) = snapshot("othello", &["Anna", "Ben"]);
    assert_eq!(sitting.say(&before.line.prompt), "Anna, it is your turn.");
    assert_eq!((before.line.said.len(), before.plies, before.may_act), (0, 0, true));
    assert!(!sitting.request(Request::Touch(Touch::new("a1"))));
    let line = sitting.snapshot().line;
    assert_eq!((line.tone, line.said.len()), (LineTone::Refused, 1));
    assert!(sitting.request(Request::Touch(Touch::new("d3"))));
    let after = sitting.snapshot();
    assert_eq!(
        (after.line.tone, after.plies, after.hand),
        (LineTone::Plain, 1, Some(Seat::SECOND))
    );
    assert_eq!(after.moves, [game::Action::Move("d3".to_owned())]);
    assert!(sitting.request(Request::Resign));
    let end = sitting.snapshot().end.unwrap();
    assert_eq!((end.won, end.points.len()), (None, 2), "both are at this device");
}

#[test]
fn a_design_says_how_it_is_played_until_somebody_has_played() {
    let (mut sitting, before) = snapshot("pigeon-vole", &["Anna"]);
    assert!(before.line.greets);
    assert!(sitting.say(&before.line.said[0]).starts_with("Does this animal fly? Put it"));
    assert!(sitting.request(Request::Touch(Touch::new("shoe1.a1"))));
    assert!(sitting.request(Request::Touch(Touch::new("a1"))));
    assert!(!sitting.snapshot().line.greets);
}

#[test]
fn it_is_known_what_a_touch_would_do() {
    use game::Touched;
    let (othello, _) = snapshot("othello", &["Anna", "Ben"]);
    assert!(matches!(othello.touched(&[], &Touch::new("d3")), Ok(Touched::Move(_))));
    assert!(othello.touched(&[], &Touch::new("a1")).is_err(), "that is refused");
    let (mansuba, _) = snapshot("mansuba", &["Anna", "Ben"]);
    let taken = mansuba.touched(&[], &Touch::new("a1"));
    assert!(matches!(taken, Ok(Touched::More(_))), "a pawn is only taken up");
}

/// Where one player is defined, up to six come and go; who is meant may be said in many ways.
#[test]
fn players_come_and_go_where_the_game_lets_them() {
    let fixed = sitting("memory", vec![Player::human(""), Player::human("")]).snapshot();
    assert!(!fixed.may_join && !fixed.may_leave, "two are defined");
    let mut open = sitting("pigeon-vole", vec![Player::human("")]);
    let may = |sitting: &Sitting| (sitting.snapshot().may_join, sitting.snapshot().may_leave);
    assert_eq!(may(&open), (true, false), "somebody must play");
    assert!(open.request(Request::Join(" Zoé ".to_owned())));
    assert_eq!(
        open.line().said,
        [i18n::Message::new("sitting.joined").with("player", Seat::SECOND)]
    );
    assert_eq!(open.snapshot().seats[1].name, "Zoé");
    (0..4).for_each(|_| assert!(open.request(Request::Join(String::new()))));
    assert_eq!((may(&open), open.snapshot().seats.len()), ((false, true), 6));
    assert!(!open.request(Request::Join("Ada".to_owned())));
    assert_eq!(open.line().said[0].key(), "play.table-full");
    let cases = [
        ("Player 3", Some(3)),
        ("joueur 3", Some(3)),
        ("zoé", Some(2)),
        ("Player 2", Some(2)),
        ("4", Some(4)),
        ("", None),
        ("Ada", None),
    ];
    for (meant, seat) in cases {
        assert_eq!(open.seat_called(meant).map(Seat::number), seat, "{meant}");
    }
    assert!(!open.request(Request::Leave(Seat::FIRST)));
    assert_eq!(open.line().said[0].key(), "workshop.leaves-hand");
    assert!(open.request(Request::Leave(Seat::SECOND)), "{:?}", open.line());
    assert_eq!(open.say(&open.line().said[0]), "Zoé plays no more.");
    assert_eq!(open.snapshot().seats.len(), 5);
}
