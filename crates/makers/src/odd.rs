//! Odd one out: rows of words of which one does not go with the others. Which rows come up, and
//! where the odd one stands, is drawn by lot for each game.

use std::collections::BTreeMap;

use design::{Design, Draw, Mode, Picks, PlayerCount, Ranking, TokenKind, Validation, Words};
use i18n::Message;
use serde::{Deserialize, Serialize};

use crate::draft::{Draft, Sheet, cells, stock};
use crate::job::{Job, Sieve};
use crate::layout::{Size, small};
use crate::table::{clean, lines};
use crate::unused::Why;
use crate::{Field, Refusal};

/// Words in a row.
const FEWEST: usize = 3;
const WIDEST: usize = 8;
/// The most rows to draw from.
const MOST_ROWS: usize = 60;
/// What marks the odd one of a row, and what all odd ones have.
const MARK: char = '*';
const ODD: &str = "odd";

/// The form of an odd one out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct OddOneOut {
    /// How many rows come up in a game.
    pub rows: u8,
}

impl Default for OddOneOut {
    fn default() -> Self {
        Self { rows: 4 }
    }
}

/// A row of the list: its words, and which of them is the odd one.
struct Row {
    words: Vec<String>,
    odd: usize,
}

impl OddOneOut {
    pub(crate) const FIELDS: &[Field] = &[Field::number("rows", 1, 8)];

    pub(crate) fn make(&self, job: &mut Job<'_>) -> Result<Design, Refusal> {
        let rows = rows(job);
        if rows.is_empty() {
            return Err(Refusal::TooFewAnswers { found: 0, wanted: FEWEST });
        }
        let mut draft = Draft::new(job.form);
        let shown = usize::from(self.rows).min(rows.len());
        let length = rows.first().map_or(FEWEST, |row| row.words.len());
        let mut kinds = BTreeMap::new();
        let mut from = Vec::new();
        for row in &rows {
            let ids: Vec<String> = (0..row.words.len())
                .map(|index| {
                    let (word, is_odd) = (&row.words[index], index == row.odd);
                    let key = (word.clone(), is_odd);
                    kinds
                        .entry(key)
                        .or_insert_with(|| draft.add(picked(job, &draft, word, is_odd)))
                        .clone()
                })
                .collect();
            from.push(ids.join(" "));
        }
        draft.grid(Sheet::new(Size::new(shown, length)));
        for row in 0..shown {
            let name = stock(&Message::new("makers.row").with("number", row + 1));
            draft.zone(name, cells((0..length).map(|column| (row, column))), &[ODD]);
        }
        let all = (0..shown).flat_map(|row| (0..length).map(move |column| (row, column)));
        let count = small(shown).into();
        draft.design.grid.draws =
            vec![Draw { cells: cells(all), from, count, shuffled: true, ..Draw::default() }];
        rules(&mut draft.design);
        Ok(draft.finish())
    }
}

/// The rows of the list that can be used: those as long as the first, each with one odd word.
fn rows(job: &mut Job<'_>) -> Vec<Row> {
    let form = job.form;
    let mut rows: Vec<Row> = Vec::new();
    let mut sieve = Sieve::new(MOST_ROWS);
    for (line, text) in lines(&form.list) {
        let all = clean(text);
        if all.is_empty() {
            continue;
        }
        let words: Vec<String> = text.split([';', ',', '\t']).map(clean).collect();
        let words: Vec<String> = words.into_iter().filter(|word| !word.is_empty()).collect();
        let length = rows.first().map_or(words.len(), |row: &Row| row.words.len());
        let fits = (FEWEST..=WIDEST).contains(&words.len()) && words.len() == length;
        let marked: Vec<usize> =
            (0..words.len()).filter(|index| words[*index].starts_with(MARK)).collect();
        let odd = match marked.as_slice() {
            [] => words.len().checked_sub(1),
            [one] => Some(*one),
            _ => None,
        };
        let taken = match odd.filter(|_| fits) {
            None => Err(Why::NoRow),
            Some(_) => {
                let texts: Vec<&str> = words.iter().map(String::as_str).collect();
                sieve.take(&texts, line)
            }
        };
        match (taken, odd) {
            (Ok(()), Some(odd)) => {
                let bare = |word: &String| clean(word.trim_start_matches(MARK));
                rows.push(Row { words: words.iter().map(bare).collect(), odd });
            }
            (Err(why), _) => job.leave_out(line, &all, why),
            (Ok(()), None) => {}
        }
    }
    rows
}

/// A word that lies open and is picked; the others of a row have only themselves in common.
fn picked(job: &Job<'_>, draft: &Draft, word: &str, is_odd: bool) -> TokenKind {
    let mark = if is_odd { ODD } else { "usual" };
    TokenKind {
        name: draft.own(word),
        picture: job.picture(word).unwrap_or_default(),
        characteristics: vec![mark.to_owned()],
        mode: Mode::Selection,
        lies_open: true,
        ..TokenKind::default()
    }
}

fn rules(design: &mut Design) {
    let names = [(ODD, "makers.word-odd"), ("usual", "makers.word-usual")];
    let names = names
        .map(|(word, key)| -> (String, Words) { (word.to_owned(), stock(&Message::new(key))) });
    design.characteristic_names.extend(names);
    design.association.picks = Picks::Alone;
    design.association.validation = Validation::Minimum;
    design.won.all_found = true;
    design.won.zones_valid_and_shoe_empty = false;
    design.won.zones_valid_and_grid_full = false;
    design.ranking = Ranking::FewestErrors;
    design.player_count = Some(PlayerCount::between(1, 4));
}
