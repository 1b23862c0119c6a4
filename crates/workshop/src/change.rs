//! A design changed while it is played: the change as text, for records and replays.
//!
//! Spec: section 3.12. A change names whole fields of the design with their new values, as a
//! variant does; `null` puts a field back to its default. What is in use and what a design must
//! be stands elsewhere (`carry`, `files`).

use game::Refused;
use serde_json::{Map, Value};

use crate::compile::{Compiled, compile};
use crate::design::Design;
use crate::files::{self, FileError};
use crate::play::Position;
use crate::{OpenError, carry_over};

/// The change that makes one design of another.
#[must_use]
pub fn change_between(old: &Design, new: &Design) -> String {
    let (old, new) = (fields(old), fields(new));
    let mut change = Map::new();
    for (name, value) in &new {
        if old.get(name) != Some(value) {
            change.insert(name.clone(), value.clone());
        }
    }
    for name in old.keys().filter(|name| !new.contains_key(*name)) {
        change.insert(name.clone(), Value::Null);
    }
    Value::Object(change).to_string()
}

/// The change that makes this design of any other.
#[must_use]
pub fn whole_change(new: &Design) -> String {
    let mut change = fields(new);
    let all = serde_json::to_value(new).ok();
    for name in all.iter().filter_map(Value::as_object).flat_map(Map::keys) {
        change.entry(name.clone()).or_insert(Value::Null);
    }
    Value::Object(change).to_string()
}

/// The design with a change.
///
/// # Errors
/// Where the change cannot be read, or all that is wrong with the design it makes.
pub fn with_change(design: &Design, change: &str) -> Result<Design, OpenError> {
    let change = read(change)?;
    let mut fields = fields(design);
    for (name, value) in change {
        if value.is_null() {
            fields.remove(&name);
        } else {
            fields.insert(name, value);
        }
    }
    let (design, faults) = files::read_checked(Value::Object(fields).to_string())?;
    if faults.is_empty() { Ok(design) } else { Err(OpenError::Faults(faults)) }
}

/// The compiled design with a change, the play carried over and the change as it is written.
pub(crate) fn changed(
    at: &Position,
    old: &Compiled,
    change: &str,
) -> Result<(Compiled, Position, String), Refused> {
    let refuse = |error: OpenError| Refused::because(&error);
    let design = with_change(&old.design, change).map_err(refuse)?;
    let new = compile(&design, old.seats, &old.variant);
    let new = new.map_err(|faults| refuse(OpenError::Faults(faults)))?;
    let after = carry_over(at, old, &new).map_err(|why| Refused::because(&why))?;
    Ok((new, after, change_between(&old.design, &design)))
}

/// A change is a design in which most fields are left out; `null` stands for none of them.
fn read(change: &str) -> Result<Map<String, Value>, FileError> {
    let Ok(Value::Object(fields)) = serde_json::from_str(change) else {
        // Whatever else it is, it is no design: that is told with its place.
        return files::read(change).map(|_| Map::new());
    };
    let named = fields.iter().filter(|(_, value)| !value.is_null());
    let named = named.map(|(name, value)| (name.clone(), value.clone())).collect();
    files::read(Value::Object(named).to_string())?;
    Ok(fields)
}

/// What a design's file says, field by field.
fn fields(design: &Design) -> Map<String, Value> {
    match serde_json::from_str(&files::write(design)) {
        Ok(Value::Object(fields)) => fields,
        _ => Map::new(),
    }
}

#[cfg(test)]
mod tests {
    use game::Reason as _;

    use super::*;
    use crate::library;

    #[test]
    fn a_change_makes_any_design_of_any_other() {
        let designs = || library::entries().iter().map(|entry| &entry.design);
        for (old, new) in designs().zip(designs().skip(1)) {
            let change = change_between(old, new);
            assert_eq!(&with_change(old, &change).unwrap(), new);
            assert_eq!(change_between(new, new), "{}");
            assert_eq!(&with_change(old, &whole_change(new)).unwrap(), new);
        }
    }

    #[test]
    fn a_change_that_cannot_be_read_is_told_with_its_place() {
        let key = |change: &str| with_change(&Design::default(), change).unwrap_err().key();
        assert_eq!(key("["), "design.cut-off");
        assert_eq!(key("[]"), "design.not-a-design");
        assert_eq!(key(r#"{"lost": {"erors": 3}}"#), "design.unknown-field-but");
    }
}
