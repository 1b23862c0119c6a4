//! Everything that a design file can say is reached by a field, a tool or an action.

use std::collections::BTreeSet;

use design::edit::RuleName;
use serde_json::Value;
use workbench::{Part, Workbench};

/// What no field holds, and what makes it instead.
const OTHERWISE: [(&str, &str); 21] = [
    ("marelle_design", "the version, written by itself"),
    ("tokens[].id", "action AddToken"),
    ("grid.zones[].id", "action AddZone"),
    ("grid.zones[].cells", "tool Paint, field zone of cells"),
    ("variants[].id", "action AddVariant"),
    ("grid.tokens[]", "tools Paste, Take, Close, Open"),
    ("shoes[].tokens[]", "tools Paste, Take"),
    ("grid.tables[].cells", "field table of cells"),
    ("grid.tables[].table[]", "field table of cells"),
    ("grid.dice[].cells", "tool Die, field die of cells"),
    ("grid.dice[].die", "tool Die, field die of cells"),
    ("grid.numbers[]", "tool Number, field number of cells"),
    ("grid.frame.x", "move_board"),
    ("grid.frame.y", "move_board"),
    ("shoes[].frame.x", "move_board"),
    ("shoes[].frame.y", "move_board"),
    ("waiting_zones[].frame.x", "move_board"),
    ("waiting_zones[].frame.y", "move_board"),
    ("result_zones[].frame.x", "move_board"),
    ("result_zones[].frame.y", "move_board"),
    ("dice[].faces[].action", "fields action and those below it"),
];

/// The paths of a schema, items without their numbers.
fn paths(root: &Value, schema: &Value, path: &str, found: &mut BTreeSet<String>) {
    if let Some(reference) = schema["$ref"].as_str() {
        let target = root.pointer(reference.trim_start_matches('#')).unwrap();
        let name = reference.rsplit('/').next().unwrap();
        // Words, shapes of several forms and actions are one value for the form.
        if matches!(name, "Words" | "Action" | "WhenToValidate") {
            found.insert(path.to_owned());
            return;
        }
        return paths(root, target, path, found);
    }
    if let Some(one) = schema["anyOf"].as_array() {
        let real = one.iter().find(|way| way["type"] != "null").unwrap();
        return paths(root, real, path, found);
    }
    if let Some(fields) = schema["properties"].as_object() {
        for (name, field) in fields {
            let path = if path.is_empty() { name.clone() } else { format!("{path}.{name}") };
            paths(root, field, &path, found);
        }
    } else if schema["items"].is_object() {
        paths(root, &schema["items"], &format!("{path}[]"), found);
    } else {
        found.insert(path.to_owned());
    }
}

/// A path without numbers in its brackets.
fn plain(path: &str) -> String {
    let mut plain = String::new();
    let mut inside = false;
    for letter in path.chars() {
        inside = (inside || letter == '[') && letter != ']';
        if !inside || letter == '[' {
            plain.push(letter);
        }
    }
    plain
}

/// The paths of all fields of all parts of a design.
fn field_paths(bench: &mut Workbench, found: &mut BTreeSet<String>) {
    let variants = bench.design().variants.clone().into_iter();
    let rules = variants.flat_map(|variant| {
        RuleName::ALL.map(|group| Part::Rules { variant: Some(variant.id.clone()), group })
    });
    let parts = bench.parts().into_iter().map(|line| line.part);
    for part in parts.chain(rules).collect::<Vec<_>>() {
        bench.select(part);
        found.extend(bench.fields().iter().map(|field| plain(&field.path)));
    }
}

#[test]
fn every_path_of_the_schema_has_its_field_or_its_tool() {
    let root: Value = serde_json::from_str(&design::files::schema()).unwrap();
    let mut wanted = BTreeSet::new();
    paths(&root, &root, "", &mut wanted);
    assert!(wanted.len() > 150, "the schema was read: {}", wanted.len());
    let mut fields = BTreeSet::new();
    for entry in workshop::library::entries() {
        field_paths(&mut Workbench::new(entry.id, entry.design.clone()), &mut fields);
    }
    let mut rare = crate::random::everything();
    field_paths(&mut rare, &mut fields);
    for (path, _) in OTHERWISE {
        assert!(wanted.contains(path), "{path} is no path of the schema any more");
    }
    let by_other_ways: BTreeSet<&str> = OTHERWISE.iter().map(|(path, _)| *path).collect();
    // The grid of a variant is drawn as the design's own, by the action SwapGrid.
    let is_reached = |path: &String| {
        let of_level = path.strip_prefix("variants[].").filter(|rest| rest.starts_with("grid."));
        let path = of_level.unwrap_or(path);
        let stem = path.trim_end_matches("[]");
        by_other_ways.contains(path)
            || fields.contains(path)
            || fields.contains(stem)
            // A map has a field for each of its keys.
            || fields.iter().any(|field| field.starts_with(&format!("{path}.")))
    };
    let missing: Vec<&String> = wanted.iter().filter(|path| !is_reached(path)).collect();
    assert!(missing.is_empty(), "{missing:#?}");
}
