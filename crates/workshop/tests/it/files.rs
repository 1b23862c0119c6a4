//! The test designs are files like any other: they read, and read back as they were.

use workshop::Design;

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
    }
}

#[test]
fn every_script_reads_and_every_changed_design_too() {
    let cases = script::all();
    assert!(cases.len() >= 150, "cases are missing: {}", cases.len());
    for case in &cases {
        case.design().unwrap_or_else(|fault| panic!("{}: {fault}", case.name));
    }
}

#[test]
fn every_rule_has_cases_and_every_case_its_own_name() {
    let cases = script::all();
    for rule in ["3.1-", "3.2-", "3.3-1-", "3.3-2-", "3.3-3-", "3.3-4-", "3.3-5-", "3.3-6-"] {
        assert!(cases.iter().any(|case| case.name.starts_with(rule)), "no case of rule {rule}");
    }
    for rule in ["3.4-", "3.5-", "3.6-", "3.7-", "3.8-", "3.11-", "2-dice-", "games-"] {
        assert!(cases.iter().any(|case| case.name.starts_with(rule)), "no case of rule {rule}");
    }
    let mut names: Vec<&String> = cases.iter().map(|case| &case.name).collect();
    names.sort();
    assert!(names.windows(2).all(|pair| pair[0] != pair[1]), "a name stands twice");
}
