//! A design changed while it is played: the change as text, for records and replays.
//!
//! Spec: section 3.12. A change names whole fields of the design with their new values, as a
//! variant does; `null` puts a field back to its default. What is in use and what a design must
//! be stands elsewhere (`carry`, `files`).

use std::sync::Arc;

use design::Design;
use design::files::{self, FileError, fields};
use game::NewRules;
use serde_json::{Map, Value};

use crate::OpenError;
use crate::compile::{Compiled, compile, compile_checked};

/// A whole design as other rules for a play that runs.
#[must_use]
pub fn new_rules(design: impl Into<Arc<Design>>) -> NewRules {
    NewRules::Whole(design.into())
}

/// The change that makes one design of another.
#[must_use]
pub fn change_between(old: &Design, new: &Design) -> String {
    let (old, new) = differing(old, new);
    let (old, new) = (fields(&old), fields(&new));
    let gone = old.keys().filter(|name| !new.contains_key(*name));
    let mut change: Map<String, Value> = gone.map(|name| (name.clone(), Value::Null)).collect();
    change.extend(new.into_iter().filter(|(name, value)| old.get(name) != Some(value)));
    Value::Object(change).to_string()
}

/// Two designs with their defaults instead of all that they have in common, so that only the rest
/// is written out.
fn differing(old: &Design, new: &Design) -> (Design, Design) {
    let (mut before, mut after) = (Design::default(), Design::default());
    macro_rules! compare {
        ($($field:ident)*) => {
            // A field that is not named here does not compile.
            let Design { $($field: _),* } = old;
            $(if old.$field != new.$field {
                before.$field.clone_from(&old.$field);
                after.$field.clone_from(&new.$field);
            })*
        };
    }
    compare!(
        marelle_design name instructions labels address thing_name theme coordinates captions
        tokens token_height token_width grid shoes
        waiting_zones result_zones refill request_fills players player_count turns association
        combat won lost ranking dice beyond_last variants characteristic_names messages
    );
    (before, after)
}

/// The design that new rules make of the one that is played, checked once, and its tables.
pub(crate) fn compiled_anew(
    old: &Compiled,
    rules: &NewRules,
) -> Result<(Arc<Design>, Compiled), OpenError> {
    let (design, new) = match rules {
        NewRules::Text(change) => {
            let design = with_change(&old.design, change)?;
            let new = compile_checked(&design, old.choice());
            (Arc::new(design), new)
        }
        NewRules::Whole(rules) => {
            let design = Arc::clone(rules).downcast::<Design>();
            let design = design.map_err(|_| not_a_design())?;
            let new = compile(&design, old.choice());
            (design, new)
        }
    };
    Ok((design, new.map_err(OpenError::Faults)?))
}

fn not_a_design() -> OpenError {
    FileError::new(files::Place::start(), files::FileFault::NotADesign).into()
}

/// The design with a change.
///
/// # Errors
/// Where the change cannot be read, or all that is wrong with the design it makes.
fn with_change(design: &Design, change: &str) -> Result<Design, OpenError> {
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
