//! Whether puzzles can be won, told live while they are made.

use design::Design;
use review::{Effort, Outlook, outlook};

fn library(id: &str) -> &'static Design {
    let mut entries = workshop::library::entries().iter();
    &entries.find(|entry| entry.id == id).unwrap().design
}

/// Two tiles in a row of three that would have to change places.
const STUCK: &str = r#"{
    "marelle_design": 1,
    "tokens": [
        { "id": "a", "characteristics": ["a"], "in_grid": "one-cell" },
        { "id": "b", "characteristics": ["b"], "in_grid": "one-cell" }
    ],
    "grid": {
        "rows": 1, "columns": 3, "order": "kept", "closed_borders": true,
        "tokens": ["b a ."],
        "zones": [
            { "id": "a", "cells": "a1", "characteristics": ["a"] },
            { "id": "b", "cells": "b1", "characteristics": ["b"] }
        ]
    },
    "association": { "when_wrong": "accept" },
    "won": { "zones_valid": true }
}"#;

#[test]
fn puzzles_are_won_never_won_or_not_known() {
    let effort = Effort(50_000);
    let corner = outlook(library("block-corner"), effort);
    assert!(
        matches!(corner, Some(Outlook::Winnable { moves: 1.., is_shuffled: false })),
        "{corner:?}"
    );
    let design = design::files::read(STUCK).unwrap();
    assert_eq!(outlook(&design, effort), Some(Outlook::Never));
    let ordered = design::files::read(STUCK.replace("b a .", ". a b")).unwrap();
    let two = Some(Outlook::Winnable { moves: 2, is_shuffled: false });
    assert_eq!(outlook(&ordered, effort), two, "each tile slides once");
    assert_eq!(outlook(&ordered, Effort(0)), Some(Outlook::Unknown));
}

#[test]
fn nothing_is_said_where_others_or_chance_take_part() {
    for id in ["memory", "goose"] {
        assert_eq!(outlook(library(id), Effort(1000)), None, "{id}");
    }
}

#[test]
fn what_is_found_crosses_to_a_worker_and_back() {
    let found = Outlook::Winnable { moves: 7, is_shuffled: true };
    let text = serde_json::to_string(&found).unwrap();
    assert_eq!(serde_json::from_str::<Outlook>(&text).unwrap(), found);
    let design = design::files::read(STUCK).unwrap();
    let remarks = review::check(&design, &review::Shelf::default(), Effort(50_000));
    assert!(remarks.iter().any(|remark| remark.key() == "review.never-solved"));
    let text = serde_json::to_string(&remarks).unwrap();
    assert_eq!(serde_json::from_str::<Vec<review::Remark>>(&text).unwrap(), remarks);
}
