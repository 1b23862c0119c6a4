//! Runs every scripted play. While the machine lacks something, its cases wait here by name.

use crate::{machine, run, script};

/// Cases that do not hold yet, each with the reason; the list only shrinks.
const WAITING: &[(&str, &str)] = &[];

#[test]
fn every_scripted_play_goes_as_the_rules_say() {
    let mut faults = Vec::new();
    for case in script::all() {
        let played = std::panic::catch_unwind(|| {
            let design = case.design()?;
            let game = machine::designed(&design, &case.options)?;
            run::run(&game, &design, &case)
        });
        let result = played.unwrap_or_else(|_| Err(format!("{}: a panic", case.name)));
        let waits = WAITING.iter().any(|(name, _)| *name == case.name);
        match (result, waits) {
            (Ok(()), false) | (Err(_), true) => {}
            (Ok(()), true) => faults.push(format!("{} need not wait any more", case.name)),
            (Err(fault), false) => faults.push(fault),
        }
    }
    let count = faults.len();
    assert!(faults.is_empty(), "{count} cases do not hold:\n{}", faults.join("\n"));
}

#[test]
fn nothing_waits_that_does_not_exist() {
    let cases = script::all();
    for (name, reason) in WAITING {
        assert!(cases.iter().any(|case| case.name == *name), "no case {name} to wait");
        assert!(!reason.is_empty(), "{name} waits for no reason");
    }
}
