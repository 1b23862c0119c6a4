//! From a design to its file: one way to write it, short, and drawn where that helps.
//!
//! Fields at their defaults are left out. What fits in a line stands in one; boards, movement
//! tables, numbers and shapes are drawn row by row.

use std::sync::LazyLock;

use serde_json::{Map, Value};

use super::read::VERSION_FIELD;
use super::tree::{Tree, quoted};
use crate::{
    Association, Code, Combat, Design, Die, Draw, FIRST_VERSION, Face, Grid, Growth, Lost, Player,
    ResultZone, Shoe, TokenKind, Turns, Variant, WaitingZone, Won, Zone,
};

/// Objects and lists longer than this are spread over several lines.
const LINE: usize = 96;
/// Fields whose rows are drawn one under the other.
const DRAWN: [&str; 4] = ["tokens", "table", "numbers", "shape"];

/// The fields that version 2 added.
const SECOND_FIELDS: &[&str] = &[
    "relative",
    "replaces",
    "falls",
    "flanks",
    "flanking_only",
    "becomes",
    "pushes",
    "pushable",
    "swaps",
    "top_only",
    "flights",
    "size",
    "over",
    "whole",
    "must_take",
    "own_zones_full",
    "own_zones_valid",
    "in_line",
    "rest_characteristics",
    "title",
    "right_dialog_message",
    "wrong_dialog_message",
    "captures",
    "choose_token",
    "then",
    "from_shoe",
    "path",
    "lies_open",
    "picks",
    "all_found",
    "draws",
    "code",
    "code_found",
    "endless",
    "grows",
    "grammar",
    "thing_name",
    "theme",
    "coordinates",
    "captions",
];
/// The words that version 2 added to fields of the first. An id of the same name only makes the
/// version higher than needed.
const SECOND_WORDS: &[&str] = &["line", "most-in-grid", "play-again"];

/// Writes a design file.
#[must_use]
pub fn write(design: &Design) -> String {
    let mut text = String::new();
    let fields = said(design);
    // The outermost object is always spread, however little it holds.
    spread(&mut text, 0, '{', '}', fields.iter().map(|(name, value)| (Some(name), value)));
    text.push('\n');
    text
}

/// The same in one line without blanks, for where a design is part of another text.
#[must_use]
pub fn write_dense(design: &Design) -> String {
    Tree::Object(said(design)).dense()
}

/// What the file says, field by field.
#[must_use]
pub fn fields(design: &Design) -> Map<String, Value> {
    said(design).into_iter().map(|(name, tree)| (name, tree.into())).collect()
}

/// The same, in the order in which it is written.
fn said(design: &Design) -> Vec<(String, Tree)> {
    static USUAL: LazyLock<Tree> = LazyLock::new(|| Tree::of(&Design::default()));
    let tree = pruned(Tree::of(design), &USUAL);
    let Tree::Object(mut fields) = tree else { return Vec::new() };
    fields.retain(|(name, _)| name != VERSION_FIELD);
    let version = fields.iter().map(|(name, tree)| since(name, tree)).max();
    let version = Tree::Leaf(Value::from(version.unwrap_or(FIRST_VERSION)));
    fields.insert(0, (VERSION_FIELD.to_owned(), version));
    fields
}

/// The first version that knows a field and all that stands in it.
fn since(name: &str, tree: &Tree) -> u32 {
    let inside = match tree {
        // Only a level has a grid inside of something else.
        Tree::Object(fields)
            if name.is_empty() && fields.iter().any(|(name, _)| name == "grid") =>
        {
            Some(2)
        }
        Tree::Object(fields) => fields.iter().map(|(name, tree)| since(name, tree)).max(),
        Tree::List(items) => items.iter().map(|item| since("", item)).max(),
        Tree::Leaf(Value::String(word)) if SECOND_WORDS.contains(&word.as_str()) => Some(2),
        Tree::Leaf(_) => None,
    };
    let own = if SECOND_FIELDS.contains(&name) { 2 } else { FIRST_VERSION };
    inside.map_or(own, |inside| inside.max(own))
}

/// What an item of a list, or a rule of a variant, is when nothing is said about it.
fn item_default(field: &str) -> Option<Tree> {
    Some(match field {
        "tokens" => Tree::of(&TokenKind::default()),
        "zones" => Tree::of(&Zone::default()),
        "draws" => Tree::of(&Draw::default()),
        "grows" => Tree::of(&Growth::default()),
        "code" => Tree::of(&Code::default()),
        "shoes" => Tree::of(&Shoe::default()),
        "waiting_zones" => Tree::of(&WaitingZone::default()),
        "result_zones" => Tree::of(&ResultZone::default()),
        "players" => Tree::of(&Player::default()),
        "dice" => Tree::of(&Die::default()),
        "faces" => Tree::of(&Face::default()),
        "variants" => Tree::of(&Variant::default()),
        "turns" => Tree::of(&Turns::default()),
        "grid" => Tree::of(&Grid::default()),
        "association" => Tree::of(&Association::default()),
        "combat" => Tree::of(&Combat::default()),
        "won" => Tree::of(&Won::default()),
        "lost" => Tree::of(&Lost::default()),
        _ => return None,
    })
}

/// Without the fields that are as in `default`.
fn pruned(tree: Tree, default: &Tree) -> Tree {
    let Tree::Object(fields) = tree else { return tree };
    let kept = fields.into_iter().filter_map(|(name, value)| {
        let usual = default.field(&name);
        if usual == Some(&value) {
            return None;
        }
        let value = match (value, usual) {
            (value @ Tree::Object(_), Some(usual @ Tree::Object(_))) => pruned(value, usual),
            (value @ Tree::Object(_), None) => match item_default(&name) {
                Some(usual) => pruned(value, &usual),
                None => value,
            },
            (Tree::List(items), _) => pruned_list(&name, items),
            (value, _) => value,
        };
        Some((name, value))
    });
    Tree::Object(kept.collect())
}

fn pruned_list(name: &str, items: Vec<Tree>) -> Tree {
    if name == "numbers" {
        return Tree::List(aligned(items));
    }
    // Dice in cells are told apart from dice: they have no defaults.
    let has_defaults = !items.iter().any(|item| item.field("cells").is_some() && name == "dice");
    match item_default(name).filter(|_| has_defaults) {
        Some(usual) => Tree::List(items.into_iter().map(|item| pruned(item, &usual)).collect()),
        None => Tree::List(items),
    }
}

/// Rows of words with their columns under each other.
fn aligned(rows: Vec<Tree>) -> Vec<Tree> {
    let words = |row: &Tree| -> Vec<String> {
        let Tree::Leaf(Value::String(text)) = row else { return Vec::new() };
        text.split_whitespace().map(str::to_owned).collect()
    };
    let rows: Vec<Vec<String>> = rows.iter().map(words).collect();
    let widest = rows.iter().flatten().map(String::len).max().unwrap_or(1);
    let line = |row: &Vec<String>| {
        row.iter().map(|word| format!("{word:>widest$}")).collect::<Vec<_>>().join(" ")
    };
    rows.iter().map(|row| Tree::Leaf(Value::from(line(row)))).collect()
}

/// Writes a value that begins at this indentation, behind `used` characters of its line.
fn put(text: &mut String, indent: usize, used: usize, name: Option<&str>, tree: &Tree) {
    let is_rows = name.is_some_and(|name| DRAWN.contains(&name))
        && matches!(tree, Tree::List(rows) if rows.len() > 1 && rows.iter().all(is_text));
    let line = tree.line();
    if !is_rows && used + line.chars().count() <= LINE {
        return text.push_str(&line);
    }
    match tree {
        Tree::Leaf(_) => text.push_str(&line),
        Tree::List(items) => {
            spread(text, indent, '[', ']', items.iter().map(|item| (None, item)));
        }
        Tree::Object(fields) => {
            let fields = fields.iter().map(|(name, value)| (Some(name), value));
            spread(text, indent, '{', '}', fields);
        }
    }
}

fn is_text(tree: &Tree) -> bool {
    matches!(tree, Tree::Leaf(Value::String(_)))
}

/// Writes a list or an object with one item a line.
fn spread<'a>(
    text: &mut String,
    indent: usize,
    open: char,
    close: char,
    items: impl Iterator<Item = (Option<&'a String>, &'a Tree)>,
) {
    text.push(open);
    let inner = indent + 2;
    for (index, (name, value)) in items.enumerate() {
        text.push_str(if index == 0 { "\n" } else { ",\n" });
        let label = name.map(|name| format!("{}: ", quoted(name))).unwrap_or_default();
        text.push_str(&" ".repeat(inner));
        text.push_str(&label);
        let used = inner + label.chars().count();
        put(text, inner, used, name.map(String::as_str), value);
    }
    text.push('\n');
    text.push_str(&" ".repeat(indent));
    text.push(close);
}
