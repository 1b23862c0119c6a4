//! What parts the cells of a line, and the cells.

use super::clean;

/// What parts the items of a list that stand on one line.
const SEPARATORS_OF_LISTS: &[&str] = &["\t", ";", ","];
/// Stands for the comma of a number while its line is parted: a letter that no writing has.
const COMMA: &str = "\u{fdd1}";

/// What may part the cells of a table. The surest come first: a comma may belong to a number,
/// a dash to a word.
const SEPARATORS: [&[&str]; 11] = [
    &["\t"],
    &[";"],
    &["|"],
    &["→", "=>", "->"],
    &["="],
    &[","],
    &[" : "],
    &[": "],
    &[" - ", " – ", " — "],
    &[":"],
    &["/"],
];

/// How many lines tell what parts their cells.
const LOOKED_AT: usize = 2_000;
/// In a longer line quotes are letters: looking for their ends would take long.
const LONGEST_QUOTED: usize = 20_000;

/// What parts the cells of one table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Separator(&'static [&'static str]);

impl Separator {
    pub(super) fn cells(self, line: &str) -> Vec<String> {
        cells(line, self.0)
    }
}

/// The first separator that parts half of the lines, else the one that parts the most.
pub(super) fn separator_of<'a>(lines: impl Iterator<Item = &'a str>) -> Option<Separator> {
    let lines: Vec<&str> = lines.take(LOOKED_AT).collect();
    let parted = |separator: &[&str]| {
        let is_parted = |line: &&&str| {
            cells(line, separator).iter().filter(|cell| !cell.is_empty()).count() > 1
        };
        lines.iter().filter(is_parted).count()
    };
    let mut best = None;
    for separator in SEPARATORS {
        let count = parted(separator);
        if count > 0 && count * 2 >= lines.len() {
            return Some(Separator(separator));
        }
        if count > best.map_or(0, |(most, _)| most) {
            best = Some((count, separator));
        }
    }
    best.map(|(_, separator)| Separator(separator))
}

/// The items of one line of a list. The comma of a number such as 3,5 parts nothing.
pub(crate) fn cells_of_list(line: &str) -> Vec<String> {
    let found = cells(&without_commas(line), SEPARATORS_OF_LISTS);
    found.into_iter().map(|cell| cell.replace(COMMA, ",")).collect()
}

/// A line in which the commas of numbers are no commas. Those of `1,2,3` are: it is a list.
fn without_commas(line: &str) -> String {
    let is_digit = |letter: char| letter.is_ascii_digit();
    let mut text = String::with_capacity(line.len());
    let mut rest = line;
    while let Some((before, word)) = rest.find(is_digit).and_then(|at| rest.split_at_checked(at)) {
        let end = word.find(|letter| !is_digit(letter) && letter != ',').unwrap_or(word.len());
        let (word, after) = word.split_at(end);
        let is_alone =
            !before.ends_with(char::is_alphanumeric) && !after.starts_with(char::is_alphanumeric);
        text.push_str(before);
        // A comma at its end parts it from what follows.
        let number = word.trim_end_matches(',');
        match number.split_once(',') {
            Some((whole, part)) if is_alone && !part.contains(',') => {
                text.extend([whole, COMMA, part, word.get(number.len()..).unwrap_or_default()]);
            }
            _ => text.push_str(word),
        }
        rest = after;
    }
    text + rest
}

/// The cells of a line, cleaned. A cell in quotes may hold a separator, and `""` for a quote, as
/// spreadsheets write it. A quote that never closes is a letter like any other.
pub(super) fn cells(line: &str, separators: &[&str]) -> Vec<String> {
    let mut found = Vec::new();
    let mut rest = line;
    let has_quotes = line.len() <= LONGEST_QUOTED && line.contains('"');
    loop {
        let in_quotes = if has_quotes { quoted(rest, separators) } else { None };
        let (cell, after) = match in_quotes {
            Some(parts) => parts,
            None => plain(rest, separators),
        };
        found.push(clean(&cell));
        match after {
            Some(after) => rest = after,
            None => break,
        }
    }
    while found.len() > 1 && found.last().is_some_and(String::is_empty) {
        found.pop();
    }
    found
}

/// A cell up to the next separator, and what follows it.
fn plain<'a>(text: &'a str, separators: &[&str]) -> (String, Option<&'a str>) {
    let places = separators.iter().filter_map(|sign| Some((text.find(sign)?, sign.len())));
    match places.min() {
        Some((at, length)) => {
            let cell = text.get(..at).unwrap_or_default().to_owned();
            (cell, text.get(at + length..))
        }
        None => (text.to_owned(), None),
    }
}

/// A cell in quotes that close right before a separator or the end of the line.
fn quoted<'a>(text: &'a str, separators: &[&str]) -> Option<(String, Option<&'a str>)> {
    let mut rest = text.trim_start_matches(' ').strip_prefix('"')?;
    let mut cell = String::new();
    loop {
        let at = rest.find('"')?;
        cell.push_str(rest.get(..at)?);
        let after = rest.get(at + 1..)?;
        if let Some(more) = after.strip_prefix('"') {
            cell.push('"');
            rest = more;
            continue;
        }
        let next = after.trim_start_matches(' ');
        if next.is_empty() {
            return Some((cell, None));
        }
        // A separator may begin with the spaces that were just passed over.
        let follows = separators
            .iter()
            .find_map(|sign| after.strip_prefix(sign).or_else(|| next.strip_prefix(sign)));
        return follows.map(|rest| (cell, Some(rest)));
    }
}
