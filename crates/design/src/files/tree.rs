//! JSON with the fields in the order they were written, which the JSON library's own forgets.

use std::fmt;

use serde::Serialize;
use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::Value;

/// A JSON value that keeps the order of its fields.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Tree {
    /// No list and no object.
    Leaf(Value),
    List(Vec<Tree>),
    Object(Vec<(String, Tree)>),
}

impl Tree {
    /// Anything that can be written as JSON.
    pub(super) fn of(value: &impl Serialize) -> Self {
        let text = serde_json::to_string(value).unwrap_or_default();
        serde_json::from_str(&text).unwrap_or(Self::Leaf(Value::Null))
    }

    /// A field of an object.
    pub(super) fn field(&self, name: &str) -> Option<&Self> {
        match self {
            Self::Object(fields) => {
                fields.iter().find(|(field, _)| field == name).map(|(_, value)| value)
            }
            _ => None,
        }
    }

    /// Written in one line, without blanks.
    pub(super) fn dense(&self) -> String {
        let inside = |items: Vec<String>| items.join(",");
        match self {
            Self::Leaf(value) => value.to_string(),
            Self::List(items) => format!("[{}]", inside(items.iter().map(Self::dense).collect())),
            Self::Object(fields) => {
                let field =
                    |(name, value): &(String, Self)| format!("{}:{}", quoted(name), value.dense());
                format!("{{{}}}", inside(fields.iter().map(field).collect()))
            }
        }
    }

    /// Written in one line.
    pub(super) fn line(&self) -> String {
        let inside = |items: Vec<String>| items.join(", ");
        match self {
            Self::Leaf(value) => value.to_string(),
            Self::List(items) => format!("[{}]", inside(items.iter().map(Self::line).collect())),
            Self::Object(fields) if fields.is_empty() => "{}".to_owned(),
            Self::Object(fields) => {
                let field =
                    |(name, value): &(String, Self)| format!("{}: {}", quoted(name), value.line());
                format!("{{ {} }}", inside(fields.iter().map(field).collect()))
            }
        }
    }
}

impl From<Tree> for Value {
    fn from(tree: Tree) -> Self {
        match tree {
            Tree::Leaf(value) => value,
            Tree::List(items) => items.into_iter().map(Self::from).collect(),
            Tree::Object(fields) => {
                fields.into_iter().map(|(name, tree)| (name, Self::from(tree))).collect()
            }
        }
    }
}

/// A text as JSON writes it.
pub(super) fn quoted(text: &str) -> String {
    Value::from(text).to_string()
}

impl<'de> Deserialize<'de> for Tree {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Grower)
    }
}

/// Builds a tree from what the JSON library reads.
struct Grower;

impl<'de> Visitor<'de> for Grower {
    type Value = Tree;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any JSON")
    }

    fn visit_unit<E>(self) -> Result<Tree, E> {
        Ok(Tree::Leaf(Value::Null))
    }

    fn visit_bool<E>(self, value: bool) -> Result<Tree, E> {
        Ok(Tree::Leaf(value.into()))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Tree, E> {
        Ok(Tree::Leaf(value.into()))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Tree, E> {
        Ok(Tree::Leaf(value.into()))
    }

    fn visit_str<E>(self, value: &str) -> Result<Tree, E> {
        Ok(Tree::Leaf(value.into()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Tree, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element()? {
            list.push(item);
        }
        Ok(Tree::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Tree, A::Error> {
        let mut fields = Vec::new();
        while let Some(entry) = entries.next_entry()? {
            fields.push(entry);
        }
        Ok(Tree::Object(fields))
    }
}
