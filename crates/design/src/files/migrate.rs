//! Versions of the format whose fields meant something else, brought forward one step at a time.
//!
//! A step works on the JSON as it was written, before any type of today looks at it. Steps are
//! only ever added. Later versions than the first only know more fields, so there is none yet.

use serde_json::Value;

use super::read::VERSION_FIELD;
use crate::FIRST_VERSION;

/// Turns a design of one version into one of the next.
type Step = fn(&mut Value);

/// The step from version `n` stands beside `n`.
const STEPS: &[(u64, Step)] = &[];

/// The design in a version that is read as it is; nothing when its own version never existed.
pub(super) fn to_newest(value: Value, from: u64) -> Option<Value> {
    walk(value, from, u64::from(FIRST_VERSION), STEPS)
}

fn walk(mut value: Value, from: u64, to: u64, steps: &[(u64, Step)]) -> Option<Value> {
    for version in from..to {
        let (_, step) = steps.iter().find(|(known, _)| *known == version)?;
        step(&mut value);
        if let Value::Object(fields) = &mut value {
            fields.insert(VERSION_FIELD.to_owned(), Value::from(version + 1));
        }
    }
    Some(value)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Design;

    /// A version that never was, in which the grid's rows were called lines.
    fn lines_to_rows(value: &mut Value) {
        if let Some(Value::Object(grid)) = value.get_mut("grid")
            && let Some(lines) = grid.remove("lines")
        {
            grid.insert("rows".to_owned(), lines);
        }
    }

    #[test]
    fn an_older_design_is_brought_forward_step_by_step() {
        let old: Value =
            serde_json::from_str(r#"{"marelle_design": 0, "grid": {"lines": 3}}"#).unwrap();
        let new = walk(old.clone(), 0, 1, &[(0, lines_to_rows)]).unwrap();
        let design: Design = serde_json::from_value(new).unwrap();
        assert_eq!((design.marelle_design, design.grid.rows), (1, 3));
        assert_eq!(walk(old, 0, 1, &[]), None, "a version that never was");
    }
}
