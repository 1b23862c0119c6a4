//! A field's way to its value: read as a control, written from an input.
//!
//! A form lends its values as slots, so that what is shown and what is changed is told once.

use std::borrow::Cow;

use design::{CellList, MoveTable, Shape, Words};
use i18n::Message;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::control::{Check, Control, Input, Queued};
use crate::form::About;

/// A value that a field shows and changes.
pub(crate) enum Slot<'a> {
    Words(&'a mut Words),
    Long(&'a mut Words),
    Text(&'a mut String),
    Picture(&'a mut String),
    Switch(&'a mut bool),
    Number {
        value: &'a mut dyn Whole,
        least: i64,
        most: i64,
    },
    Maybe {
        value: &'a mut Option<u16>,
        least: i64,
    },
    Choice {
        value: &'a mut dyn Word,
        options: Vec<(String, Message)>,
    },
    List {
        words: &'a mut Vec<String>,
        known: Vec<String>,
    },
    Table(&'a mut MoveTable),
    OwnTable {
        own: &'a mut Option<MoveTable>,
        usual: MoveTable,
    },
    /// Players by their numbers from 1, out of those who have these names.
    Players {
        numbers: &'a mut Vec<u8>,
        names: Vec<Message>,
    },
    Shape(&'a mut Shape),
    Queue {
        words: &'a mut Vec<String>,
        about: &'a About,
    },
    /// Cells of the grid in their order.
    Cells(&'a mut CellList),
    /// Ids with blanks between them.
    Ids {
        text: &'a mut String,
        options: Vec<(String, Message)>,
    },
}

/// A slot with its name, its heading and whether it has an effect now.
pub(crate) struct Entry<'a> {
    pub(crate) name: Cow<'static, str>,
    pub(crate) group: Option<&'static str>,
    pub(crate) slot: Slot<'a>,
    pub(crate) matters: bool,
    /// The words for it where they do not follow from its name.
    pub(crate) label: Option<Message>,
}

impl<'a> Entry<'a> {
    pub(crate) fn new(name: impl Into<Cow<'static, str>>, slot: Slot<'a>) -> Self {
        Self { name: name.into(), group: None, slot, matters: true, label: None }
    }

    pub(crate) fn under(mut self, group: &'static str) -> Self {
        self.group = Some(group);
        self
    }

    pub(crate) fn when(mut self, matters: bool) -> Self {
        self.matters = matters;
        self
    }

    pub(crate) fn called(mut self, label: Message) -> Self {
        self.label = Some(label);
        self
    }
}

/// A whole number of any size.
pub(crate) trait Whole {
    fn get(&self) -> i64;
    fn put(&mut self, number: i64) -> bool;
}

macro_rules! whole {
    ($($number:ty),*) => {$(
        impl Whole for $number {
            fn get(&self) -> i64 {
                i64::from(*self)
            }

            fn put(&mut self, number: i64) -> bool {
                Self::try_from(number).map(|number| *self = number).is_ok()
            }
        }
    )*};
}
whole!(u8, u16, u32, i16);

/// A value that files write as one word.
pub(crate) trait Word {
    fn word(&self) -> String;
    fn put(&mut self, word: &str) -> bool;
}

/// Choices without data, as files write them; a text is its own word.
impl<T: Serialize + DeserializeOwned> Word for T {
    fn word(&self) -> String {
        let value = serde_json::to_value(self).ok();
        value.and_then(|value| value.as_str().map(str::to_owned)).unwrap_or_default()
    }

    fn put(&mut self, word: &str) -> bool {
        let value = serde_json::from_value(serde_json::Value::from(word));
        value.map(|value| *self = value).is_ok()
    }
}

impl Slot<'_> {
    pub(crate) fn control(&self) -> Control {
        match self {
            Self::Words(words) => Control::Words((**words).clone()),
            Self::Long(words) => Control::Long((**words).clone()),
            Self::Text(text) => Control::Text((**text).clone()),
            Self::Cells(cells) => Control::Text(cells.to_string()),
            Self::Picture(id) => Control::Picture((**id).clone()),
            Self::Switch(on) => Control::Switch(**on),
            Self::Number { value, least, most } => {
                Control::Number { value: value.get(), least: *least, most: *most }
            }
            Self::Maybe { value, least } => Control::Maybe {
                value: value.map(i64::from),
                least: *least,
                most: i64::from(u16::MAX),
            },
            Self::Choice { value, options } => {
                Control::Choice { value: value.word(), options: options.clone() }
            }
            Self::List { words, known } => {
                Control::List { words: (**words).clone(), known: known.clone() }
            }
            Self::Table(table) => Control::Table(**table),
            Self::OwnTable { own, usual } => Control::OwnTable { own: **own, usual: *usual },
            Self::Players { numbers, names } => Control::Checks(checks(numbers, names)),
            Self::Ids { text, options } => {
                let check = |(name, label): &(String, Message)| Check {
                    name: name.clone(),
                    label: label.clone(),
                    on: text.split_whitespace().any(|id| id == name),
                };
                Control::Checks(options.iter().map(check).collect())
            }
            Self::Shape(shape) => Control::Shape(drawn(shape)),
            Self::Queue { words, about } => {
                let queued = |word: &String| {
                    let (name, picture) = about.look(word);
                    Queued { word: word.clone(), name, picture }
                };
                Control::Queue(words.iter().map(queued).collect())
            }
        }
    }

    /// Puts a value in.
    pub(crate) fn put(&mut self, input: Input) -> Result<(), Message> {
        match (self, input) {
            (Self::Words(words) | Self::Long(words), Input::Words(new)) => **words = new,
            (Self::Text(text), Input::Text(new)) => **text = new,
            (Self::Cells(cells), Input::Text(new)) => {
                let read = new.parse::<CellList>();
                **cells =
                    read.map_err(|why| Message::new("bench.no-cells").with("word", why.word))?;
            }
            (Self::Picture(id), Input::Picture(new)) => **id = new.trim().to_owned(),
            (Self::Switch(on), Input::Switch(new)) => **on = new,
            (Self::Number { value, least, most }, Input::Number(new)) => {
                if new < *least || new > *most || !value.put(new) {
                    return Err(out_of_range(*least, *most));
                }
            }
            (Self::Maybe { value, .. }, Input::Nothing) => **value = None,
            (Self::Maybe { value, least }, Input::Number(new)) => {
                let number = u16::try_from(new).ok().filter(|_| new >= *least);
                let number = number.ok_or_else(|| out_of_range(*least, i64::from(u16::MAX)))?;
                **value = Some(number);
            }
            (Self::Choice { value, options }, Input::Choice(new)) => {
                if !options.iter().any(|(known, _)| *known == new) || !value.put(&new) {
                    return Err(Message::new("bench.no-choice").with("word", new));
                }
            }
            (Self::List { words, .. }, Input::List(new)) => **words = each_once(new),
            (Self::Queue { words, .. }, Input::List(new)) => **words = new,
            (Self::Table(table), Input::Table(new)) => **table = new,
            (Self::OwnTable { own, .. }, Input::Table(new)) => **own = Some(new),
            (Self::OwnTable { own, .. }, Input::Nothing) => **own = None,
            (Self::Players { numbers, .. }, Input::Check(name, on)) => tick(numbers, &name, on)?,
            (Self::Ids { text, options }, Input::Check(name, on)) => {
                if !options.iter().any(|(known, _)| *known == name) {
                    return Err(Message::new("bench.no-choice").with("word", name));
                }
                let ids = text.split_whitespace().filter(|id| **id != name);
                let ids: Vec<&str> = ids.chain(on.then_some(name.as_str())).collect();
                **text = ids.join(" ");
            }
            (Self::Shape(shape), Input::Shape(rows)) => **shape = written(&rows),
            _ => return Err(Message::new("bench.other-kind")),
        }
        Ok(())
    }
}

fn out_of_range(least: i64, most: i64) -> Message {
    Message::new("bench.out-of-range").with("least", least).with("most", most)
}

/// Words without blanks around them, none empty, none twice.
fn each_once(words: Vec<String>) -> Vec<String> {
    let mut kept: Vec<String> = Vec::new();
    for word in words {
        let word = word.split_whitespace().collect::<Vec<_>>().join(" ");
        if !word.is_empty() && !kept.contains(&word) {
            kept.push(word);
        }
    }
    kept
}

fn checks(numbers: &[u8], names: &[Message]) -> Vec<Check> {
    let check = |(number, label): (u8, &Message)| Check {
        name: number.to_string(),
        label: label.clone(),
        on: numbers.contains(&number),
    };
    (1..).zip(names).map(check).collect()
}

fn tick(numbers: &mut Vec<u8>, name: &str, on: bool) -> Result<(), Message> {
    let number = name.parse::<u8>().ok();
    let number = number.ok_or_else(|| Message::new("bench.no-choice").with("word", name))?;
    numbers.retain(|kept| *kept != number);
    if on {
        numbers.push(number);
        numbers.sort_unstable();
    }
    Ok(())
}

fn drawn(shape: &Shape) -> Vec<Vec<bool>> {
    if shape.0.is_empty() {
        return vec![vec![true]];
    }
    shape.0.iter().map(|row| row.chars().map(|letter| letter == 'x').collect()).collect()
}

/// A shape as files draw it, without empty rows and columns around it; none for one cell.
fn written(rows: &[Vec<bool>]) -> Shape {
    let is_used = |col: usize| rows.iter().any(|row| row.get(col) == Some(&true));
    let widest = rows.iter().map(Vec::len).max().unwrap_or(0);
    let (Some(left), Some(right)) =
        ((0..widest).find(|col| is_used(*col)), (0..widest).rev().find(|col| is_used(*col)))
    else {
        return Shape::default();
    };
    let letter = |on: bool| if on { 'x' } else { '.' };
    let line = |row: &Vec<bool>| {
        (left..=right).map(|col| letter(row.get(col) == Some(&true))).collect::<String>()
    };
    let mut lines: Vec<String> = rows.iter().map(line).collect();
    let is_empty = |line: &String| !line.contains('x');
    while lines.last().is_some_and(is_empty) {
        lines.pop();
    }
    let first = lines.iter().position(|line| !is_empty(line)).unwrap_or(0);
    lines.drain(..first);
    if lines.len() == 1 && right == left { Shape::default() } else { Shape(lines) }
}
