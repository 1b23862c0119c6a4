//! The test designs are files like any other: they read, and read back as they were.

use design::{Design, files};
use game::{Notation as _, Rules as _, Settings};

use crate::baselines::peg::Pegs;
use crate::generator::{self, Taste};
use crate::{script, texts};

#[test]
fn every_design_reads_and_reads_back() {
    let designs = texts("designs");
    assert!(designs.len() >= 25, "designs are missing");
    for (name, text) in designs {
        let design: Design =
            serde_json::from_str(&text).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        let written = serde_json::to_string_pretty(&design).unwrap();
        let again: Design = serde_json::from_str(&written).unwrap();
        assert_eq!(again, design, "{name}");
        assert_eq!(files::check(&design), [], "{name}");
    }
}

#[test]
fn every_script_reads_and_every_changed_design_too() {
    let cases = script::all();
    assert!(cases.len() >= 150, "cases are missing: {}", cases.len());
    let mut faults = Vec::new();
    // Some cases are about faults: their designs do not open.
    for case in cases.iter().filter(|case| case.opens) {
        let design = case.design().unwrap_or_else(|fault| panic!("{}: {fault}", case.name));
        faults.extend(files::check(&design).into_iter().map(|fault| (&case.name, fault)));
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn every_rule_has_cases_and_every_case_its_own_name() {
    let cases = script::all();
    for rule in ["3.1-", "3.2-", "3.3-1-", "3.3-2-", "3.3-3-", "3.3-4-", "3.3-5-", "3.3-6-"] {
        assert!(cases.iter().any(|case| case.name.starts_with(rule)), "no case of rule {rule}");
    }
    for rule in ["3.4-", "3.5-", "3.6-", "3.7-", "3.8-", "3.9-", "3.11-", "2-dice-", "games-"] {
        let mut of_rule = cases.iter().filter(|case| case.name.starts_with(rule));
        let tells = |case: &&script::Case| {
            case.steps.iter().any(|step| matches!(step.act, script::Act::Events(_)))
        };
        assert!(of_rule.any(|case| tells(&case)), "no case of rule {rule} states its events");
    }
    let mut names: Vec<&String> = cases.iter().map(|case| &case.name).collect();
    names.sort();
    assert!(names.windows(2).all(|pair| pair[0] != pair[1]), "a name stands twice");
}

#[test]
fn random_designs_are_valid_and_the_same_for_ever() {
    for number in 0..500 {
        for taste in [Taste::Basic, Taste::All] {
            let design = generator::design(number, taste);
            assert_eq!(files::check(&design), [], "random design {number}");
            let text = serde_json::to_string(&design).unwrap();
            assert_eq!(serde_json::from_str::<Design>(&text).unwrap(), design, "{number}");
        }
    }
}

#[test]
fn the_hand_written_peg_solitaire_counts_as_it_is_known() {
    // Games of so many jumps, counted apart by plain search over lists of holes.
    let counts: Vec<u64> = (1..=6).map(|depth| Pegs::START.perft(depth)).collect();
    assert_eq!(counts, [4, 12, 60, 400, 2_960, 24_600]);
}

#[test]
fn the_position_of_the_guide_is_that_of_its_design() {
    let guide = include_str!("../../../../docs/src/design-format.md");
    let (_, section) = guide.split_once("## The text of a position").unwrap();
    let block = |fence: &str| section.split_once(fence).unwrap().1.split("```").next().unwrap();
    let design = files::read(block("```json\n")).unwrap();
    let game = workshop::open("guide", &design, &Settings::none()).unwrap();
    let text = block("```text\n").trim();
    assert_eq!(game.position_text(&game.start(0)), text);
    let at = game.parse_position(text).unwrap();
    assert_eq!(game.position_text(&at), text);
    assert!(game.parse_position(&text.replace("d1", "d2")).is_err());
}
