//! Good designs are passed in silence.

use std::path::{Path, PathBuf};

use design::Design;
use review::{Effort, Remark, Severity, Shelf};

/// The designs of a folder, and of the folders in it, by their paths.
fn designs(folder: &Path) -> Vec<(String, Design)> {
    let mut found = Vec::new();
    let Ok(entries) = std::fs::read_dir(folder) else { return found };
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            found.extend(designs(&path));
        } else if path.extension().is_some_and(|ending| ending == "json")
            && let Ok(design) = design::files::read(std::fs::read(&path).unwrap())
        {
            found.push((path.display().to_string(), design));
        }
    }
    found
}

fn workshop_folder(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../workshop").join(name)
}

fn told(name: &str, remarks: &[Remark]) -> Vec<String> {
    let line = |remark: &Remark| {
        format!("{name}: {} {} {:?}", remark.key(), remark.place.path, remark.what)
    };
    remarks.iter().map(line).collect()
}

#[test]
fn the_library_is_passed_in_silence() {
    let (mut wrong, mut seen) = (Vec::new(), 0);
    for (name, design) in designs(&workshop_folder("library")) {
        seen += 1;
        let remarks = review::check(&design, &Shelf::default(), Effort(3000));
        wrong.extend(told(&name, &remarks));
    }
    assert!(seen >= 22, "{seen} designs were found");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Designs of the workshop's own tests that show one rule each and cannot be won.
const NO_GAMES: [&str; 13] = [
    "dice",
    "families-fixed",
    "hexagons",
    "moves",
    "owners",
    "pieces",
    "pieces-hexagons",
    "pieces-jump",
    "pieces-moves",
    "shuffled",
    "stacks",
    "threes",
    "zones",
];

#[test]
fn games_of_the_workshops_tests_are_passed_in_silence_but_for_advice() {
    let found = designs(&workshop_folder("tests/designs"));
    assert!(found.len() > 20);
    let mut wrong = Vec::new();
    for (name, design) in found {
        let stem = Path::new(&name).file_stem().unwrap().to_str().unwrap();
        if NO_GAMES.contains(&stem) {
            continue;
        }
        let mut remarks = review::check(&design, &Shelf::default(), Effort(3000));
        remarks.retain(|remark| remark.severity > Severity::Advice);
        wrong.extend(told(stem, &remarks));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
