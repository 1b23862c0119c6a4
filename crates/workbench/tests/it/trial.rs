//! The test beside the form: rules that change while it is played, steps back, hidden faces.

use design::Words;
use design::edit::RuleName;
use game::{Level, Seat};
use scene::{Figure, Touch};
use workbench::{ActionName, Input, Part, TestPlan, Workbench};

use crate::making::*;
use crate::walkthroughs::{make_memory, make_pigeon_vole};

fn hand(bench: &Workbench) -> Seat {
    bench.test().unwrap().session().hand().unwrap()
}

fn moves(bench: &Workbench) -> usize {
    bench.test().unwrap().session().played().moves().len()
}

#[test]
fn a_rule_changed_in_mid_play_takes_effect_and_play_goes_on() {
    let mut bench = make_memory();
    start(&mut bench, 1, 2);
    find_pairs(&mut bench, 1);
    assert_eq!(hand(&bench).number(), 2, "the hand passes after a pair");
    rules(&mut bench, RuleName::Turns);
    let before = moves(&bench);
    fill(&mut bench, "pass_after_right", Input::Switch(false));
    assert_eq!(moves(&bench), before + 1, "the change is recorded");
    find_pairs(&mut bench, 1);
    assert_eq!(hand(&bench).number(), 2, "now a pair plays again");
    bench.undo().unwrap();
    find_pairs(&mut bench, 1);
    assert_eq!(hand(&bench).number(), 1, "the edit was undone in the play too");
    find_pairs(&mut bench, 8);
    assert!(bench.test().unwrap().session().ending().is_some());
    // Over is over: edits no longer touch the test.
    let before = moves(&bench);
    fill(&mut bench, "pass_after_right", Input::Switch(false));
    assert_eq!(moves(&bench), before);
}

/// The end of a test is taken back too; it goes on with the design as it is now.
#[test]
fn a_test_that_is_over_goes_on_after_a_step_back() {
    let mut bench = make_memory();
    start(&mut bench, 1, 2);
    find_pairs(&mut bench, 8);
    assert!(bench.test().unwrap().session().ending().is_some());
    rules(&mut bench, RuleName::Turns);
    fill(&mut bench, "pass_after_right", Input::Switch(false));
    bench.step_back().unwrap();
    let session = bench.test().unwrap().session();
    assert!(session.ending().is_none());
    let played = session.played().game().inner().downcast_ref::<workshop::DesignedGame>();
    assert!(!played.unwrap().compiled().design().turns.pass_after_right, "the edit is in force");
    bench.step_back().unwrap();
    find_pairs(&mut bench, 1);
    assert!(bench.test().unwrap().session().ending().is_some(), "it ends again");
}

#[test]
fn an_edit_that_the_play_cannot_follow_is_refused_and_changes_nothing() {
    let mut bench = make_memory();
    start(&mut bench, 1, 2);
    find_pairs(&mut bench, 2);
    bench.select(Part::ResultZone(1));
    fill(&mut bench, "rows", Input::Number(1));
    let (design, revision, before) = (bench.design().clone(), bench.revision(), bench.test_scene());
    let why = bench.fill("columns", Input::Number(1)).unwrap_err();
    assert_eq!(why.key(), "workshop.in-use", "it holds a pair");
    bench.select(Part::Players);
    assert!(bench.act(&ActionName::AddPlayer).is_err(), "two play");
    assert_eq!(workshop::change_between(&design, bench.design()), "{}");
    assert_eq!(bench.revision(), revision);
    assert_eq!(bench.test_scene(), before);
    // Without the test the same edits are done.
    bench.end_test();
    bench.act(&ActionName::AddPlayer).unwrap();
}

#[test]
fn steps_back_cross_what_was_shown_and_leave_changed_rules_in_force() {
    let mut bench = make_memory();
    start(&mut bench, 1, 2);
    let first = bench.test_scene().unwrap();
    assert!(bench.step_back().is_err(), "nothing was played");
    find_pairs(&mut bench, 1);
    rules(&mut bench, RuleName::Turns);
    fill(&mut bench, "pass_after_right", Input::Switch(false));
    bench.step_back().unwrap();
    bench.step_back().unwrap();
    bench.show_faces(false);
    assert_eq!(bench.test_scene().unwrap().boards, first.boards, "back at the start");
    assert!(bench.step_back().is_err(), "only changes are left");
    find_pairs(&mut bench, 1);
    assert_eq!(hand(&bench).number(), 1, "the new rule is in force");
}

#[test]
fn hidden_faces_are_shown_on_demand_only() {
    let mut bench = make_memory();
    start(&mut bench, 1, 2);
    let down = |bench: &Workbench| {
        let scene = bench.test_scene().unwrap();
        let spots = scene.boards.iter().flat_map(|board| &board.spots);
        let pieces = spots.flat_map(|spot| &spot.pieces);
        pieces.filter(|piece| matches!(piece.figure, Figure::FaceDown { .. })).count()
    };
    assert_eq!(down(&bench), 16);
    bench.show_faces(true);
    assert_eq!(down(&bench), 0);
    assert_eq!(pictures(&bench.test_scene().unwrap(), "").len(), 16);
}

#[test]
fn machines_take_part_at_a_chosen_level() {
    let mut bench = make_memory();
    let plan = TestPlan { seed: 1, seats: vec![None, Some(Level::FIRST)], ..TestPlan::default() };
    bench.start_test(&plan, &words()).unwrap();
    find_pairs(&mut bench, 1);
    let sitting = bench.test_mut().unwrap();
    assert!(!sitting.awaits_person());
    assert!(sitting.machine_task().is_some());
    // While a machine thinks, rules may change too.
    rules(&mut bench, RuleName::Lost);
    fill(&mut bench, "errors", Input::Number(7));
    assert!(bench.test_mut().unwrap().machine_task().is_some(), "it is asked anew");
}

#[test]
fn a_design_that_cannot_be_played_says_why() {
    let mut bench = empty();
    let seats = vec![None; 9];
    let plan = TestPlan { variant: "none".to_owned(), seats, ..TestPlan::default() };
    assert!(bench.start_test(&plan, &words()).is_err());
    assert!(bench.test().is_none());
    assert_eq!(bench.step_back().unwrap_err().key(), "bench.no-test");
}

#[test]
fn tokens_may_be_added_while_it_is_played() {
    let mut bench = make_pigeon_vole();
    start(&mut bench, 5, 1);
    bench.select(Part::Token("token-1".to_owned()));
    act(&mut bench, ActionName::AddToken);
    fill(&mut bench, "name", named("mouche", "fly"));
    fill(&mut bench, "characteristics", list(&["volant"]));
    assert!(bench.test().unwrap().session().hand().is_some());
    let shown = pictures(&bench.test_scene().unwrap(), "shoe1");
    assert_eq!(shown.len(), 1);
    let sitting = bench.test_mut().unwrap();
    assert!(sitting.touch(&Touch::new("shoe1.a1")), "the play goes on");
}

#[test]
fn what_is_typed_letter_by_letter_is_one_step_to_undo_and_one_change_of_the_test_each() {
    let mut bench = make_memory();
    start(&mut bench, 1, 2);
    rules(&mut bench, RuleName::Turns);
    let (name, before) = (bench.design().name.clone(), moves(&bench));
    let named = |english: &str| Input::Words(Words { en: english.to_owned(), ..name.clone() });
    for letters in ["F", "Fa", "Farm"] {
        bench.type_in(&Part::Game, "name", named(letters)).unwrap();
    }
    assert_eq!(moves(&bench), before + 3, "nothing is taken back in between");
    assert_eq!(bench.design().name.en, "Farm");
    let turns = Part::Rules { variant: None, group: RuleName::Turns };
    assert_eq!(bench.selected(), &turns, "what was selected stays so");
    bench.undo().unwrap();
    assert_eq!(bench.design().name, name);
    // Something else was done in between: two steps.
    bench.type_in(&Part::Game, "name", named("F")).unwrap();
    fill(&mut bench, "pass_after_right", Input::Switch(false));
    bench.type_in(&Part::Game, "name", named("Fa")).unwrap();
    bench.undo().unwrap();
    assert_eq!(bench.design().name.en, "F");
}

#[test]
fn letters_that_are_taken_back_take_nothing_else_with_them() {
    let mut bench = make_memory();
    bench.act(&ActionName::AddToken).unwrap();
    let made = bench.design().clone();
    let named = |english: &str| Input::Words(Words { en: english.to_owned(), ..made.name.clone() });
    // A wrong letter, away with it, then the right ones.
    for letters in [format!("{}x", made.name.en), made.name.en.clone(), "Farm".to_owned()] {
        bench.type_in(&Part::Game, "name", named(&letters)).unwrap();
    }
    assert_eq!(bench.design().name.en, "Farm");
    assert_eq!(bench.design().tokens, made.tokens, "the token stays");
    bench.undo().unwrap();
    assert_eq!(bench.design(), &made);
}

#[test]
fn what_changes_nothing_or_is_refused_is_no_step_of_its_own() {
    let mut bench = Workbench::new("dice", design::Design::default());
    bench.act(&ActionName::AddDie).unwrap();
    bench.act(&ActionName::AddDie).unwrap();
    let made = bench.design().clone();
    bench.select(Part::Die(made.dice[0].id.clone()));
    let other = made.dice[1].id.clone();
    for letters in ["big", "big ", other.as_str(), "big d", "big die"] {
        let part = bench.selected().clone();
        let typed = bench.type_in(&part, "id", Input::Text(letters.to_owned()));
        assert_eq!(typed.is_ok(), letters != other, "{letters}");
    }
    assert_eq!(bench.design().dice[0].id, "big-die");
    bench.undo().unwrap();
    assert_eq!(bench.design(), &made);
}

#[test]
fn a_die_that_is_renamed_letter_by_letter_stays_the_same_die() {
    let mut bench = Workbench::new("dice", design::Design::default());
    bench.act(&ActionName::AddDie).unwrap();
    bench.act(&ActionName::AddDie).unwrap();
    let ids = |bench: &Workbench| -> Vec<String> {
        bench.design().dice.iter().map(|die| die.id.clone()).collect()
    };
    let first = ids(&bench);
    bench.select(Part::Die(first[0].clone()));
    for letters in ["r", "re", "red"] {
        let part = bench.selected().clone();
        bench.type_in(&part, "id", Input::Text(letters.to_owned())).unwrap();
    }
    assert_eq!(ids(&bench), ["red".to_owned(), first[1].clone()]);
    assert_eq!(bench.selected(), &Part::Die("red".to_owned()));
    let part = bench.selected().clone();
    let taken = Input::Text(first[1].clone());
    assert!(bench.type_in(&part, "id", taken).is_err(), "the other die is called so");
    assert_eq!(ids(&bench), ["red".to_owned(), first[1].clone()]);
    bench.undo().unwrap();
    assert_eq!(ids(&bench), first);
}
