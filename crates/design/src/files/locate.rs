//! Where the path of a fault stands in the text of a design.
//!
//! A field that is not written has no place of its own; it is told at what it would stand in.

use std::collections::HashMap;

use super::check::Fault;
use super::place::{Sign, signs};

/// Gives every fault its line and column.
pub(super) fn locate(text: &str, faults: &mut [Fault]) {
    let mut wanted: HashMap<String, usize> = HashMap::new();
    for fault in faults.iter() {
        wanted.extend(ancestors(&fault.path).map(|path| (path.to_owned(), usize::MAX)));
    }
    Walk { text, path: String::new(), levels: Vec::new(), wanted: &mut wanted }.run();
    let known = |path: &str| wanted.get(path).copied().filter(|at| *at != usize::MAX);
    let byte = |fault: &Fault| ancestors(&fault.path).find_map(known).unwrap_or(0);
    let mut found: Vec<(usize, &mut Fault)> =
        faults.iter_mut().map(|fault| (byte(fault), fault)).collect();
    // One walk over the text, however many faults there are.
    found.sort_by_key(|(byte, _)| *byte);
    let (mut at, mut line, mut column) = (0, 1, 1);
    for (byte, fault) in found {
        for letter in text.get(at..byte).unwrap_or_default().chars() {
            (line, column) = if letter == '\n' { (line + 1, 1) } else { (line, column + 1) };
        }
        at = byte;
        fault.at = Some((line, column));
    }
}

/// The path itself, then what contains it, from the inside out.
fn ancestors(path: &str) -> impl Iterator<Item = &str> {
    let outer = path.char_indices().rev().filter(|(_, letter)| matches!(letter, '.' | '['));
    std::iter::once(path).chain(outer.filter_map(|(at, _)| path.get(..at)))
}

/// An object or list that is still open.
struct Level {
    /// How long the path of the object or list itself is.
    base: usize,
    /// The number of the item, for a list.
    item: Option<usize>,
    in_value: bool,
}

struct Walk<'a> {
    text: &'a str,
    path: String,
    levels: Vec<Level>,
    wanted: &'a mut HashMap<String, usize>,
}

impl Walk<'_> {
    fn run(mut self) {
        for (at, sign) in signs(self.text) {
            match (sign, self.levels.last_mut()) {
                (Sign::Open(bracket), _) => {
                    let item = (bracket == b'[').then_some(0);
                    self.levels.push(Level { base: self.path.len(), item, in_value: false });
                    self.next_item(at);
                }
                (Sign::Close, _) => {
                    let level = self.levels.pop();
                    self.path.truncate(level.map_or(0, |level| level.base));
                }
                (Sign::Comma, Some(level)) => {
                    level.in_value = false;
                    self.next_item(at);
                }
                (Sign::Colon, Some(level)) => level.in_value = true,
                (Sign::Text(name), Some(Level { base, item: None, in_value: false })) => {
                    self.path.truncate(*base);
                    self.path.push_str(if *base == 0 { "" } else { "." });
                    self.path.push_str(name);
                    self.found(at);
                }
                _ => {}
            }
        }
    }

    /// An item of a list begins behind this byte.
    fn next_item(&mut self, at: usize) {
        let Some(Level { base, item: Some(item), .. }) = self.levels.last_mut() else { return };
        *item += 1;
        self.path.truncate(*base);
        self.path.push_str(&format!("[{item}]"));
        let rest = self.text.get(at + 1..).unwrap_or_default();
        self.found(at + 1 + rest.len() - rest.trim_start().len());
    }

    fn found(&mut self, at: usize) {
        if let Some(place) = self.wanted.get_mut(self.path.as_str()) {
            *place = (*place).min(at);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::check::FaultKind;
    use super::*;

    #[test]
    fn faults_are_found_where_they_stand() {
        let text =
            "{\n  \"grid\": { \"zones\": [ {},\n    { \"cells\": 3 } ] },\n  \"dice\": []\n}";
        let place = |path: &str| {
            let mut faults = [Fault::new(path, FaultKind::BadShape)];
            locate(text, &mut faults);
            faults[0].at
        };
        assert_eq!(place("grid"), Some((2, 3)));
        assert_eq!(place("grid.zones[1]"), Some((2, 24)));
        assert_eq!(place("grid.zones[2].cells"), Some((3, 7)));
        assert_eq!(place("dice"), Some((4, 3)));
        // What is not written is told at what it would stand in.
        assert_eq!(place("grid.zones[2].id"), Some((3, 5)));
        assert_eq!(place("tokens[4].shape"), Some((1, 1)));
        let paths = ["dice", "grid.zones[2].cells", "dice", "grid"];
        let mut faults = paths.map(|path| Fault::new(path, FaultKind::BadShape));
        locate(text, &mut faults);
        assert_eq!(faults.map(|fault| fault.at), paths.map(place), "in any order");
    }
}
