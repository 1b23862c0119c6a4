//! The rules of play sentence by sentence, each with the cases and tests that try it.
//!
//! The list is `tests/sentences.txt`: `# <section>`, `> <sentence>`, then `case <name>` for a
//! scripted play or `test <file> <function>` for a test of this repository.

use crate::{data, script};

#[test]
fn every_sentence_of_the_rules_names_what_tries_it() {
    let cases = script::all();
    let text = std::fs::read_to_string(data("sentences.txt")).unwrap();
    let (mut faults, mut sentences, mut tried) = (Vec::new(), 0, true);
    for (number, line) in (1..).zip(text.lines()) {
        let words: Vec<&str> = line.split(' ').collect();
        let holds = match words.as_slice() {
            ["#" | "", ..] => true,
            [">", ..] => {
                sentences += 1;
                std::mem::replace(&mut tried, false)
            }
            ["case", name] => {
                tried = true;
                cases.iter().any(|case| case.name == *name)
            }
            ["test", file, name] => {
                tried = true;
                has_test(file, name)
            }
            _ => false,
        };
        if !holds {
            faults.push(format!("{number}: {line}"));
        }
    }
    assert!(faults.is_empty() && tried, "not so:\n{}", faults.join("\n"));
    assert!(sentences > 60, "only {sentences} sentences");
}

/// Whether a file of the repository holds a function of this name.
fn has_test(file: &str, name: &str) -> bool {
    let path = data("../../..").join(file);
    std::fs::read_to_string(path).is_ok_and(|text| text.contains(&format!("fn {name}(")))
}

#[test]
fn every_case_of_section_3_stands_behind_a_sentence() {
    let text = std::fs::read_to_string(data("sentences.txt")).unwrap();
    let named = |name: &str| text.lines().any(|line| line == format!("case {name}"));
    let cases = script::all();
    let missing: Vec<&String> = cases
        .iter()
        .map(|case| &case.name)
        .filter(|name| name.starts_with("3.") && !named(name))
        .collect();
    assert!(missing.is_empty(), "without a sentence: {missing:#?}");
}
