//! Hangman: a word of the list is drawn by lot and hidden; letters are asked for. Each letter that
//! is not in it makes a train grow by a carriage.

use std::collections::{BTreeMap, BTreeSet};

use design::{Design, Draw, FacesSeenBy, Growth, Mode, Picks, PlayerCount, TokenKind};
use serde::{Deserialize, Serialize};
use unicode_segmentation::UnicodeSegmentation;

use crate::draft::{Draft, Sheet, cells, everywhere};
use crate::job::Job;
use crate::layout::{Size, small};
use crate::unused::Why;
use crate::{Field, Refusal};

/// The longest word, and the most of them.
const LONGEST: usize = 14;
const MOST_WORDS: usize = 200;
/// The narrowest board, so that the alphabet stands in three rows.
const NARROWEST: usize = 9;
/// What the train is made of.
const ENGINE: &str = "picture:locomotive";
const CARRIAGE: &str = "picture:railway-car";

/// The form of a hangman.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Hangman {
    /// How many mistakes lose.
    pub mistakes: u8,
}

impl Default for Hangman {
    fn default() -> Self {
        Self { mistakes: 6 }
    }
}

impl Hangman {
    pub(crate) const FIELDS: &[Field] = &[Field::number("mistakes", 1, 9)];

    pub(crate) fn make(&self, job: &mut Job<'_>) -> Result<Design, Refusal> {
        let words = words(job);
        if words.is_empty() {
            return Err(Refusal::TooFewWords { found: 0, wanted: 1 });
        }
        let mut draft = Draft::new(job.form);
        let mut letters: BTreeSet<String> = ('A'..='Z').map(String::from).collect();
        letters.extend(words.iter().flatten().cloned());
        let longest = words.iter().map(Vec::len).max().unwrap_or(1);
        let columns = longest.max(NARROWEST);
        let mistakes = usize::from(self.mistakes);
        let mut sheet = Sheet::new(Size::new(letters.len().div_ceil(columns) + 2, columns));
        let mut hidden = BTreeMap::new();
        for (index, letter) in letters.iter().enumerate() {
            let asked = TokenKind { mode: Mode::Selection, lies_open: true, ..sign(letter) };
            let faces_seen_by = FacesSeenBy::Nobody;
            let secret = TokenKind { mode: Mode::Immobile, faces_seen_by, ..sign(letter) };
            sheet.put(index / columns + 1, index % columns, &draft.add(asked));
            hidden.insert(letter.clone(), draft.add(secret));
        }
        let train = letters.len().div_ceil(columns) + 1;
        (mistakes..columns).for_each(|column| sheet.close(train, column));
        (letters.len()..(train - 1) * columns)
            .for_each(|index| sheet.close(index / columns + 1, index % columns));
        (longest..columns).for_each(|column| sheet.close(0, column));
        draft.grid(sheet);
        let entry = |word: &Vec<String>| -> String {
            let ids: Vec<&str> =
                word.iter().filter_map(|l| hidden.get(l)).map(String::as_str).collect();
            ids.join(" ")
        };
        let from = words.iter().map(entry).collect();
        let engine = draft.add(part(ENGINE));
        let carriage = draft.add(part(CARRIAGE));
        let tokens = std::iter::once(engine).chain(std::iter::repeat_n(carriage, mistakes - 1));
        let grid = &mut draft.design.grid;
        let word = cells((0..longest).map(|column| (0, column)));
        grid.draws = vec![Draw { cells: word, from, count: 1, ..Draw::default() }];
        let grown = cells((0..mistakes).map(|column| (train, column)));
        grid.grows = Some(Growth { cells: grown, tokens: tokens.collect() });
        rules(&mut draft.design, self.mistakes);
        Ok(draft.finish())
    }
}

/// The words as their letters, in capitals. What is more than one word is left out.
fn words(job: &mut Job<'_>) -> Vec<Vec<String>> {
    let mut words = Vec::new();
    for item in job.words(MOST_WORDS) {
        let capitals = item.text.to_uppercase();
        let letters: Vec<String> = capitals.graphemes(true).map(str::to_owned).collect();
        let is_word = letters.iter().all(|letter| letter.chars().any(char::is_alphanumeric));
        if !is_word {
            job.leave_out(item.line, &item.text, Why::NoLetter);
        } else if letters.len() > LONGEST {
            job.leave_out(item.line, &item.text, Why::TooLong { most: LONGEST });
        } else {
            words.push(letters);
        }
    }
    words
}

fn sign(letter: &str) -> TokenKind {
    let (name, characteristics) = (everywhere(letter), vec![letter.to_owned()]);
    TokenKind { name, characteristics, ..TokenKind::default() }
}

fn part(picture: &str) -> TokenKind {
    let name = crate::draft::stock(&i18n::Message::new("makers.train"));
    TokenKind { name, picture: picture.to_owned(), mode: Mode::Immobile, ..TokenKind::default() }
}

fn rules(design: &mut Design, mistakes: u8) {
    design.association.picks = Picks::Hidden;
    design.won.all_found = true;
    design.won.zones_valid_and_shoe_empty = false;
    design.won.zones_valid_and_grid_full = false;
    design.lost.errors = mistakes.into();
    design.player_count = Some(PlayerCount::between(1, 1));
    design.grid.columns = design.grid.columns.max(small(NARROWEST));
}
