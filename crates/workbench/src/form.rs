//! The forms behind the parts: which fields there are, what they hold, which edit a field makes.
//!
//! A form is a copy of what a part holds, lent field by field as slots. What is put in comes out
//! as an edit of the workshop, which decides whether it can be done.

mod about;
mod boards;
mod cells;
mod dice;
mod ends;
mod frame;
mod game;
mod grid;
mod lots;
mod messages;
mod players;
mod rules;
mod token;
mod tokens_in;
mod variant;

use design::edit::{Edit, RuleName};
use design::{Design, Grammar};
use i18n::Message;

use crate::control::Input;
use crate::part::Part;
use crate::slot::{Entry, Slot};
use crate::{Control, Field};
pub(crate) use about::{About, board_name, die_name, kind_name, player_name, zone_name};
pub(crate) use frame::{GAP, LINE, SIZE};

/// A copy of what a part holds.
pub(crate) trait Form {
    /// Its fields, in the order in which they are shown.
    fn entries<'a>(&'a mut self, about: &'a About) -> Vec<Entry<'a>>;

    /// The edit that brings the design to what this field holds now.
    fn edit(&self, name: &str, design: &Design) -> Edit;

    /// Where the design keeps this field.
    fn path(&self, name: &str) -> String;

    /// How the keys of this field's words begin.
    fn words(&self, name: &str) -> &'static str;

    /// The key of this field's words.
    fn key(&self, name: &str) -> String {
        key(self.words(name), name)
    }
}

/// A form, and the same when nobody has chosen anything.
struct Pair {
    now: Box<dyn Form>,
    usual: Box<dyn Form>,
}

fn pair(now: impl Form + 'static, usual: impl Form + 'static) -> Option<Pair> {
    Some(Pair { now: Box::new(now), usual: Box::new(usual) })
}

fn open(design: &Design, part: &Part) -> Option<Pair> {
    match part {
        Part::Game => game::open(design),
        Part::Token(id) => token::open(design, id),
        Part::Grid => grid::open(design),
        Part::Cells(cells) => cells::open(design, cells),
        Part::Zone(id) => cells::open_zone(design, id),
        Part::Players => players::open_all(design),
        Part::Player(number) => players::open(design, *number),
        Part::Shoe(number) => boards::open_shoe(design, *number),
        Part::ShoeCell(number, cell) => tokens_in::open_shoe(design, *number, *cell),
        Part::QueuePlace(number, place) => tokens_in::open_queue(design, *number, *place),
        Part::WaitingZone(number) => boards::open_waiting(design, *number),
        Part::ResultZone(number) => boards::open_result(design, *number),
        Part::Die(id) => dice::open(design, id),
        Part::Face(id, face) => dice::open_face(design, id, *face),
        Part::Rules { variant, group } => open_rules(design, variant.as_deref(), *group),
        Part::Variant(id) => variant::open(design, id),
        Part::Messages => messages::open(design),
    }
}

fn open_rules(design: &Design, variant: Option<&str>, group: RuleName) -> Option<Pair> {
    match group {
        RuleName::Won => ends::open_won(design, variant),
        RuleName::Lost => ends::open_lost(design, variant),
        _ => rules::open(design, variant, group),
    }
}

/// The fields of a part; remarks are added elsewhere.
pub(crate) fn fields(design: &Design, part: &Part) -> Vec<Field> {
    let Some(Pair { mut now, mut usual }) = open(design, part) else { return Vec::new() };
    let about = About::of(design);
    let usual: Vec<(String, Control)> = usual
        .entries(&about)
        .iter()
        .map(|entry| (entry.name.to_string(), entry.slot.control()))
        .collect();
    let shown: Vec<Shown> = now.entries(&about).into_iter().map(Shown::of).collect();
    let field = |shown: Shown| {
        let key = now.key(&shown.name);
        let default = usual.iter().find(|(name, _)| *name == shown.name);
        Field {
            is_default: default.is_some_and(|(_, usual)| usual.holds_same(&shown.control)),
            label: shown.label.unwrap_or_else(|| Message::new(format!("form.{key}"))),
            help: Message::new(format!("form-help.{key}")),
            example: Message::new(format!("form-example.{key}")),
            group: shown.group.map(|group| Message::new(format!("form-group.{group}"))),
            path: now.path(&shown.name),
            name: shown.name,
            control: shown.control,
            matters: shown.matters,
            remarks: Vec::new(),
        }
    };
    shown.into_iter().map(field).collect()
}

/// The edit that puts something into a field.
///
/// # Errors
/// When there is no such field, or this cannot stand in it.
pub(crate) fn edit(
    design: &Design,
    part: &Part,
    name: &str,
    input: Input,
) -> Result<Edit, Message> {
    let no_field = || Message::new("bench.no-field").with("name", name);
    let Pair { mut now, mut usual } = open(design, part).ok_or_else(no_field)?;
    let about = About::of(design);
    let inputs = if input == Input::Default {
        let entries = usual.entries(&about);
        let entry = entries.iter().find(|entry| entry.name == name).ok_or_else(no_field)?;
        entry.slot.control().to_inputs()
    } else {
        vec![input]
    };
    let mut entries = now.entries(&about);
    let entry = entries.iter_mut().find(|entry| entry.name == name).ok_or_else(no_field)?;
    inputs.into_iter().try_for_each(|input| entry.slot.put(input))?;
    drop(entries);
    Ok(now.edit(name, design))
}

/// An entry that no longer borrows.
struct Shown {
    name: String,
    group: Option<&'static str>,
    control: Control,
    matters: bool,
    label: Option<Message>,
}

impl Shown {
    fn of(entry: Entry<'_>) -> Self {
        Self {
            control: entry.slot.control(),
            name: entry.name.into_owned(),
            group: entry.group,
            matters: entry.matters,
            label: entry.label,
        }
    }
}

/// The key of a field's words: what belongs to one player or one cell has the words of all.
fn key(words: &str, name: &str) -> String {
    let name: String = name
        .split('.')
        .filter(|part| !part.bytes().all(|letter| letter.is_ascii_digit()))
        .collect::<Vec<_>>()
        .join("-")
        .replace('_', "-");
    format!("{words}-{name}")
}

/// How a name stands in sentences.
fn grammar_entries(grammar: &mut Grammar) -> [Entry<'_>; 3] {
    let Grammar { gender, article, number } = grammar;
    let genders = options("grammar-gender", &["guessed", "masculine", "feminine"]);
    let articles = options("grammar-article", &["guessed", "whole", "elided", "none"]);
    let numbers = options("grammar-number", &["guessed", "one", "many"]);
    let entries = [
        Entry::new("grammar.gender", Slot::Choice { value: gender, options: genders }),
        Entry::new("grammar.article", Slot::Choice { value: article, options: articles }),
        Entry::new("grammar.number", Slot::Choice { value: number, options: numbers }),
    ];
    entries.map(|entry| entry.under("sentences"))
}

/// Some ids to choose from, and before them none of them: an empty value.
fn or_none(key: &str, ids: &[(String, Message)]) -> Vec<(String, Message)> {
    let none = (String::new(), Message::new(format!("form-choice.{key}-none")));
    std::iter::once(none).chain(ids.iter().cloned()).collect()
}

/// The values of a choice with what they are called.
fn options(key: &str, values: &[&str]) -> Vec<(String, Message)> {
    let option =
        |value: &&str| ((*value).to_owned(), Message::new(format!("form-choice.{key}-{value}")));
    values.iter().map(option).collect()
}
