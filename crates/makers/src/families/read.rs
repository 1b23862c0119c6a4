//! Words and their families, in whatever way the table is arranged.

use std::collections::{HashMap, HashSet};

use super::Arrangement;
use crate::Refusal;
use crate::job::{Job, LONGEST_WORD};
use crate::table::{Item, Row, Seen, Table, clean, fold, item_of, items_of, lines, read_table};
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

/// Fewer families are no game.
pub(super) const FEWEST: usize = 2;

/// The families of the list with their words, each word once, within these limits.
pub(crate) fn families(
    job: &mut Job<'_>,
    arrangement: Arrangement,
    most_families: usize,
    most_words: usize,
) -> Result<Vec<Family>, Refusal> {
    let mut sorting = Sorting { most_families, most_words, ..Sorting::default() };
    for entry in entries(job, arrangement) {
        let Entry { line, word, family } = &entry;
        if let Err(why) = sorting.take(&entry) {
            let told = if family.is_empty() { word.clone() } else { format!("{word} ; {family}") };
            job.leave_out(*line, &told, why);
        }
    }
    match sorting.found {
        found if found.len() < FEWEST => {
            Err(Refusal::TooFewFamilies { found: found.len(), wanted: FEWEST })
        }
        found => Ok(found),
    }
}

/// Families while words are put into them.
#[derive(Default)]
struct Sorting {
    most_families: usize,
    most_words: usize,
    found: Vec<Family>,
    /// Where a family stands among those found, by its folded name.
    index_of: HashMap<String, usize>,
    seen: Seen,
}

impl Sorting {
    /// Puts a word into its family, or tells why it has no place.
    fn take(&mut self, Entry { line, word, family }: &Entry) -> Result<(), Why> {
        if word.is_empty() || family.is_empty() {
            return Err(Why::NoFamily);
        }
        if word.chars().count().max(family.chars().count()) > LONGEST_WORD {
            return Err(Why::TooLong { most: LONGEST_WORD });
        }
        if let Some(line) = self.seen.before(word, *line) {
            return Err(Why::Twice { line });
        }
        let most = self.most_words;
        match self.family(family)? {
            family if family.words.len() < most => {
                family.words.push(Item { line: *line, text: word.clone() });
                Ok(())
            }
            _ => Err(Why::NoRoom { most }),
        }
    }

    /// The family of a name, a new one while there is room.
    fn family(&mut self, name: &str) -> Result<&mut Family, Why> {
        let full = Why::TooManyFamilies { most: self.most_families };
        let count = self.found.len();
        let at = match self.index_of.get(&fold(name)) {
            Some(at) => *at,
            None if count == self.most_families => return Err(full),
            None => {
                self.index_of.insert(fold(name), count);
                self.found.push(Family { name: name.to_owned(), words: Vec::new() });
                count
            }
        };
        self.found.get_mut(at).ok_or(full)
    }
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
    for row in &table.rows {
        let beyond = row.cells.iter().skip(2).filter(|cell| !cell.is_empty());
        beyond.for_each(|cell| job.leave_out(row.line, cell, Why::NotUnderstood));
    }
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
                let mut cells = vec![item_of(family)];
                cells.extend(items_of(words));
                cells
            }
            None => items_of(text),
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
/// most lines have more, or nothing comes again, every column is a family.
fn guess(table: &Table) -> Arrangement {
    let columns = table.rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
    let comes_again = [0, 1].iter().any(|column| {
        let full = table.rows.iter().map(|row| fold(row.cell(*column)));
        let full: Vec<String> = full.filter(|cell| !cell.is_empty()).collect();
        full.iter().collect::<HashSet<_>>().len() < full.len()
    });
    let pairs = table.rows.iter().filter(|row| row.cells.len() == 2).count();
    match columns {
        // Every line then lacks its family, and is told so.
        0 | 1 => return Arrangement::WordFamily,
        2 => {}
        // A slip of the keyboard in a line or two makes no columns.
        _ if comes_again && pairs * 2 > table.rows.len() => return Arrangement::WordFamily,
        _ => return Arrangement::Columns,
    }
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
