//! Refusals, remarks and labels of edits with the names that people gave instead of ids.

use design::Design;
use design::edit::EditRefusal;
use game::Reason as _;
use i18n::{Message, Value};
use review::Remark;

use crate::form::{die_name, kind_name, zone_name};

/// Why an edit is refused, for people who never saw an id.
pub(crate) fn refusal(design: &Design, refusal: &EditRefusal) -> Message {
    let with = |name: Message| Message::new(refusal.key()).with("id", name);
    match refusal {
        EditRefusal::KindInUse { id } => with(kind_name(design, id)),
        EditRefusal::NoneLeft { id, count } => with(kind_name(design, id)).with("count", *count),
        EditRefusal::ZoneInUse { id } => with(zone_name(design, id)),
        EditRefusal::DieInUse { id } => with(die_name(id)),
        other => other.message(),
    }
}

/// A remark for people who never saw an id.
pub(crate) fn remark(design: &Design, remark: Remark) -> Remark {
    let named = |message: Message| message.with_values(|what, value| called(design, what, value));
    Remark { what: named(remark.what), suggestion: named(remark.suggestion), ..remark }
}

/// What an argument of a remark is called.
fn called(design: &Design, what: &str, value: Value) -> Value {
    let Value::Text(id) = &value else { return value };
    match what {
        "token" => kind_name(design, id).into(),
        "zone" => zone_name(design, id).into(),
        "die" => die_name(id).into(),
        _ => value,
    }
}

/// The name of an edit, for people who never saw an id. What an edit made or took away may be
/// gone from the design; its id is all that is left of it then.
pub(crate) fn label(design: &Design, label: &Message) -> Message {
    let mut args = label.args();
    let (Some(("id", Value::Text(id))), None) = (args.next(), args.next()) else {
        return label.clone();
    };
    let is_zone = label.key().ends_with("-zone");
    let name = if is_zone { zone_name(design, id) } else { kind_name(design, id) };
    Message::new(label.key().to_owned()).with("id", name)
}
