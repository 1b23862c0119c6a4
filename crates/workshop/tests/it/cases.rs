//! Runs every scripted play.

use crate::{machine, run, script};

#[test]
fn every_scripted_play_goes_as_the_rules_say() {
    let mut faults = Vec::new();
    for case in script::all() {
        let played = std::panic::catch_unwind(|| {
            let design = case.design()?;
            let game = machine::designed(&design, &case.options);
            if !case.opens {
                return game.err().map(drop).ok_or_else(|| format!("{}: it opens", case.name));
            }
            run::run(&game?, &design, &case)
        });
        let result = played.unwrap_or_else(|_| Err(format!("{}: a panic", case.name)));
        faults.extend(result.err());
    }
    let count = faults.len();
    assert!(faults.is_empty(), "{count} cases do not hold:\n{}", faults.join("\n"));
}
