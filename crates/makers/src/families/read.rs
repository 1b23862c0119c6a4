//! Words and their families, in whatever way the table is arranged.

use std::collections::{HashMap, HashSet};

use super::Arrangement;
use crate::job::{Job, LONGEST_WORD};
use crate::table::{
    Item, Row, SEPARATORS_OF_LISTS, Seen, Table, clean, fold, lines, parts, read_table,
};
use crate::unused::Why;

/// A family and its words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Family {
    pub(crate) name: String,
    pub(crate) words: Vec<Item>,
}

/// A word, the family it is said to belong to, and its line.
struct Entry {
    line: usize,
    word: String,
    family: String,
}

/// The families of the list with their words, each word once, within these limits.
pub(crate) fn families(
    job: &mut Job<'_>,
    arrangement: Arrangement,
    most_families: usize,
    most_words: usize,
) -> Vec<Family> {
    let entries = entries(job, arrangement);
    let mut found: Vec<Family> = Vec::new();
    let mut index_of: HashMap<String, usize> = HashMap::new();
    let mut seen = Seen::default();
    for Entry { line, word, family } in entries {
        let told = if family.is_empty() { word.clone() } else { format!("{word} ; {family}") };
        if word.is_empty() || family.is_empty() {
            job.leave_out(line, &told, Why::NoFamily);
            continue;
        }
        if word.chars().count().max(family.chars().count()) > LONGEST_WORD {
            job.leave_out(line, &told, Why::TooLong { most: LONGEST_WORD });
            continue;
        }
        if let Some(first) = seen.before(&word, line) {
            job.leave_out(line, &told, Why::Twice { line: first });
            continue;
        }
        let known = index_of.len();
        let at = match index_of.get(&fold(&family)) {
            Some(at) => *at,
            None if known == most_families => {
                job.leave_out(line, &told, Why::TooManyFamilies { most: most_families });
                continue;
            }
            None => {
                index_of.insert(fold(&family), known);
                found.push(Family { name: family, words: Vec::new() });
                known
            }
        };
        match found.get_mut(at) {
            Some(family) if family.words.len() < most_words => {
                family.words.push(Item { line, text: word });
            }
            _ => job.leave_out(line, &told, Why::NoRoom { most: most_words }),
        }
    }
    found
}

fn entries(job: &mut Job<'_>, arrangement: Arrangement) -> Vec<Entry> {
    let list = &job.form.list;
    if arrangement == Arrangement::FamilyWords
        || arrangement == Arrangement::Auto && is_by_colon(list)
    {
        return by_family(list);
    }
    let table = read_table(list, 2);
    let arrangement = match arrangement {
        Arrangement::Auto => guess(&table),
        given => given,
    };
    if arrangement == Arrangement::Columns {
        return by_columns(table);
    }
    job.tell_heading(table.heading.as_ref().map(|row| row.line));
    by_word(&table)
}

/// `Birds: eagle, robin` on half of the lines or more.
fn is_by_colon(list: &str) -> bool {
    let full: Vec<&str> =
        lines(list).map(|(_, line)| line).filter(|line| !clean(line).is_empty()).collect();
    let is_so = |line: &&&str| {
        line.split_once(':').is_some_and(|(family, words)| {
            !family.contains(['\t', ';', ',', '|']) && words.contains(['\t', ';', ','])
        })
    };
    !full.is_empty() && full.iter().filter(is_so).count() * 2 >= full.len()
}

/// A family and its words on each line; a colon, or else the first separator, ends the family.
fn by_family(list: &str) -> Vec<Entry> {
    let mut entries = Vec::new();
    for (line, text) in lines(list) {
        let cells = match text.split_once(':') {
            Some((family, words)) => {
                let mut cells = parts(family, &[]);
                cells.extend(parts(words, SEPARATORS_OF_LISTS));
                cells
            }
            None => parts(text, SEPARATORS_OF_LISTS),
        };
        let mut cells = cells.into_iter().filter(|cell| !cell.is_empty());
        let Some(family) = cells.next() else { continue };
        let before = entries.len();
        entries.extend(cells.map(|word| Entry { line, word, family: family.clone() }));
        if entries.len() == before {
            entries.push(Entry { line, word: family, family: String::new() });
        }
    }
    entries
}

/// Two columns where one names the same family again and again are words and families; where
/// there are more, or nothing comes again, every column is a family.
fn guess(table: &Table) -> Arrangement {
    let columns = table.rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
    if columns > 2 {
        return Arrangement::Columns;
    }
    let comes_again = [0, 1].iter().any(|column| {
        let full = table.rows.iter().map(|row| fold(row.cell(*column)));
        let full: Vec<String> = full.filter(|cell| !cell.is_empty()).collect();
        full.iter().collect::<HashSet<_>>().len() < full.len()
    });
    if comes_again || table.heading.is_some() || table.rows.len() < 3 {
        Arrangement::WordFamily
    } else {
        Arrangement::Columns
    }
}

/// The column with fewer different texts names the families.
fn by_word(table: &Table) -> Vec<Entry> {
    let different = |column: usize| {
        let full = table.rows.iter().map(|row| fold(row.cell(column)));
        full.filter(|cell| !cell.is_empty()).collect::<HashSet<_>>().len()
    };
    let is_family_first = different(1) > different(0) && different(0) > 0;
    let entry = |row: &Row| {
        let (first, second) = (row.cell(0).to_owned(), row.cell(1).to_owned());
        let (word, family) =
            if is_family_first && !second.is_empty() { (second, first) } else { (first, second) };
        Entry { line: row.line, word, family }
    };
    table.rows.iter().map(entry).collect()
}

fn by_columns(table: Table) -> Vec<Entry> {
    let mut rows = table.heading.into_iter().chain(table.rows);
    let Some(top) = rows.next() else { return Vec::new() };
    let mut entries = Vec::new();
    for row in rows {
        for (column, word) in row.cells.iter().enumerate().filter(|(_, word)| !word.is_empty()) {
            let family = top.cell(column).to_owned();
            entries.push(Entry { line: row.line, word: word.clone(), family });
        }
    }
    entries
}
