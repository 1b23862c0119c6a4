//! Designs checked, mended and counted by the real program.

use std::fs;

use crate::workshop;

/// A memory game with one dog too many, and nothing else to say about it.
const ODD: &str = r#"{
  "name": {"en": "Pairs", "fr": "Paires"},
  "instructions": {"en": "Find the pairs.", "fr": "Trouve les paires."},
  "tokens": [
    {"id": "cat", "count": 2, "mode": "selection", "characteristics": ["cat"]},
    {"id": "dog", "count": 3, "mode": "selection", "characteristics": ["dog"]}
  ],
  "grid": {"rows": 2, "columns": 3, "tokens": ["cat dog dog", "cat dog ."]},
  "association": {"when_right": "remove"},
  "won": {"grid_empty": true, "zones_valid_and_shoe_empty": false, "zones_valid_and_grid_full": false}
}"#;

#[test]
fn what_stops_play_is_told_mended_and_gone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("odd.json");
    fs::write(&file, ODD).unwrap();
    let told = workshop(folder.path(), &["check", "odd.json"]);
    assert_eq!(told.code, Some(1), "{}", told.output);
    assert!(
        told.output.starts_with("Stops play. tokens[2]: There are 3 like dog."),
        "{}",
        told.output
    );
    assert!(told.output.contains("--mend"), "{}", told.output);
    assert_eq!(fs::read_to_string(&file).unwrap(), ODD, "looking changes nothing");
    let french = workshop(folder.path(), &["check", "odd.json", "--lang", "fr"]);
    assert!(french.output.starts_with("Empêche de jouer. tokens[2]"), "{}", french.output);
    let mended = workshop(folder.path(), &["check", "odd.json", "--mend"]);
    assert_eq!((mended.code, mended.errors.as_str()), (Some(0), ""), "{}", mended.output);
    assert!(mended.output.starts_with("Mended: Take a token from b2.\n"), "{}", mended.output);
    let well = workshop(folder.path(), &["check", "odd.json"]);
    let expected = (Some(0), "All is well. The game can be played.\n");
    assert_eq!((well.code, well.output.as_str()), expected);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "no leftovers");
}

#[test]
fn remarks_are_told_to_programs() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("odd.json"), ODD).unwrap();
    let ran = workshop(folder.path(), &["check", "odd.json", "--json"]);
    assert_eq!((ran.code, ran.errors.as_str()), (Some(1), ""));
    let remarks: serde_json::Value = serde_json::from_str(&ran.output).unwrap();
    assert_eq!(remarks[0]["key"], "review.token-left-over");
    assert_eq!(remarks[0]["severity"], "stops-play");
    assert_eq!(remarks[0]["place"]["path"], "tokens[2]");
    assert_eq!(remarks[0]["place"]["part"]["token"], "dog");
    assert!(remarks[0]["mend"].is_object(), "{}", ran.output);
}

#[test]
fn a_missing_picture_is_found_beside_the_design() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("pictures")).unwrap();
    fs::write(folder.path().join("pictures/cat.png"), "").unwrap();
    let with = |picture: &str| {
        let named = format!("\"id\": \"cat\", \"picture\": \"{picture}\"");
        fs::write(folder.path().join("odd.json"), ODD.replace("\"id\": \"cat\"", &named)).unwrap();
        workshop(folder.path(), &["check", "odd.json"]).output
    };
    assert!(!with("pictures/cat.png").contains("picture"));
    let missing = with("pictures/cta.png");
    assert!(missing.contains("The picture “pictures/cta.png” is not there."), "{missing}");
}

#[test]
fn plays_are_counted_as_a_table_as_data_and_as_a_picture() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("pairs.json"), ODD.replace("dog dog\"", "dog .\"")).unwrap();
    let stats = |more: &[&str]| {
        workshop(folder.path(), &[&["stats", "pairs.json", "--plays", "20"], more].concat())
    };
    let ran = stats(&["--svg", "pairs.svg"]);
    assert_eq!((ran.code, ran.errors.as_str()), (Some(0), ""), "{}", ran.output);
    assert!(ran.output.contains("Solved") && ran.output.contains("100.0%"), "{}", ran.output);
    let svg = fs::read_to_string(folder.path().join("pairs.svg")).unwrap();
    assert!(svg.starts_with("<svg ") && svg.contains("<title id=\"title\">Pairs</title>"));
    assert_eq!(stats(&["--svg", "pairs.svg"]).code, Some(1), "no picture is overwritten");
    let data: serde_json::Value = serde_json::from_str(&stats(&["--json"]).output).unwrap();
    assert_eq!(data["plays"], 20);
    assert_eq!(stats(&["--json"]).output, stats(&["--json", "--seed", "0"]).output);
    assert_eq!(stats(&["--plays", "0"]).code, Some(2), "given twice");
    let none = workshop(folder.path(), &["stats", "pairs.json", "--plays", "0"]);
    assert_eq!((none.code, none.errors.as_str()), (Some(1), "No game was played.\n"));
    assert_eq!(stats(&["players=9"]).code, Some(2));
}
