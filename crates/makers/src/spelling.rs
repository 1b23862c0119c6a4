//! Spelling: every cell of a word waits for its letter; the letters are in the shoe.

use std::collections::BTreeMap;

use design::Design;
use design::TokenKind;
use i18n::Message;
use serde::{Deserialize, Serialize};
use unicode_segmentation::UnicodeSegmentation;

use crate::draft::{Draft, Sheet, cells, everywhere, fixed, placed, stock};
use crate::job::Job;
use crate::layout::Size;
use crate::table::Item;
use crate::unused::Why;
use crate::{Field, Refusal, Remark};

/// The longest word that fits a row beside its hint.
const MOST_LETTERS: usize = design::files::MAX_COLUMNS as usize - 1;
/// Letters offered at once.
const OFFERED: usize = 24;

/// The form of a spelling game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Spelling {
    /// How many words at most.
    pub words: u8,
    /// How the letters are written.
    pub letters: Letters,
    /// What stands before each word.
    pub hint: Hint,
}

/// How letters are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Letters {
    /// As in the list.
    #[default]
    Kept,
    /// As capitals.
    Capitals,
    /// Small.
    Small,
}

/// What stands before a word that is to be spelled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hint {
    /// The word itself, to be copied.
    #[default]
    Model,
    /// Its picture; the word where there is none.
    Picture,
    /// Nothing.
    None,
}

impl Default for Spelling {
    fn default() -> Self {
        Self { words: 8, letters: Letters::default(), hint: Hint::default() }
    }
}

/// What is in one cell of a word.
enum Sign {
    /// To be placed.
    Letter(String),
    /// Given: a hyphen, an apostrophe.
    Given(String),
    /// Between two words.
    Gap,
}

impl Spelling {
    pub(crate) const FIELDS: &[Field] = &[
        Field::number("words", 1, 12),
        Field::choice("letters", &["kept", "capitals", "small"]),
        Field::choice("hint", &["model", "picture", "none"]),
    ];

    pub(crate) fn make(&self, job: &mut Job<'_>) -> Result<Design, Refusal> {
        let words = self.words(job);
        if words.is_empty() {
            return Err(Refusal::TooFewWords { found: 0, wanted: 1 });
        }
        let left = usize::from(self.hint != Hint::None);
        let longest = words.iter().map(|(_, signs)| signs.len()).max().unwrap_or(1);
        let mut page = Page {
            draft: Draft::new(job.form),
            sheet: Sheet::new(Size::new(words.len(), longest + left)),
            left,
            letters: BTreeMap::new(),
        };
        let mut unpictured = 0;
        for (row, (item, signs)) in words.iter().enumerate() {
            if self.hint != Hint::None {
                let picture = self.hint_picture(job, &item.text);
                unpictured += usize::from(self.hint == Hint::Picture && picture.is_none());
                let name = page.draft.own(&self.written(&item.text));
                let picture = picture.unwrap_or_default();
                let id = page.draft.add(TokenKind { picture, ..fixed(name) });
                page.sheet.put(row, 0, &id);
            }
            for column in 0..longest {
                page.lay(row, column, signs.get(column));
            }
        }
        if unpictured > 0 {
            job.remarks.push(Remark::WordsForPictures { count: unpictured });
        }
        Ok(page.finish())
    }

    /// The words that can be spelled, with what is in their cells.
    fn words(&self, job: &mut Job<'_>) -> Vec<(Item, Vec<Sign>)> {
        let most = usize::from(self.words);
        let mut words = Vec::new();
        for item in job.words(usize::MAX) {
            let signs = signs(&self.written(&item.text));
            if !signs.iter().any(|sign| matches!(sign, Sign::Letter(_))) {
                job.leave_out(item.line, &item.text, Why::NoLetter);
            } else if signs.len() > MOST_LETTERS {
                job.leave_out(item.line, &item.text, Why::TooLong { most: MOST_LETTERS });
            } else if words.len() == most {
                job.leave_out(item.line, &item.text, Why::NoRoom { most });
            } else {
                words.push((item, signs));
            }
        }
        words
    }

    fn hint_picture(&self, job: &Job<'_>, word: &str) -> Option<String> {
        (self.hint == Hint::Picture).then(|| job.picture(word)).flatten()
    }

    fn written(&self, word: &str) -> String {
        match self.letters {
            Letters::Kept => word.to_owned(),
            Letters::Capitals => word.to_uppercase(),
            Letters::Small => word.to_lowercase(),
        }
    }
}

/// The words being laid out.
struct Page {
    draft: Draft,
    sheet: Sheet,
    /// How many columns stand before the first letters.
    left: usize,
    /// How often each letter is wanted.
    letters: BTreeMap<String, usize>,
}

impl Page {
    /// Every letter has a zone of its own: one zone for equal letters would have one colour and
    /// one name, which would tell where they go.
    fn lay(&mut self, row: usize, index: usize, sign: Option<&Sign>) {
        let column = index + self.left;
        match sign {
            Some(Sign::Letter(letter)) => {
                let name = Message::new("makers.zone-letter").with("number", index + 1);
                let name = stock(&name.with("word", row + 1));
                self.draft.zone(name, cells([(row, column)]), &[letter]);
                *self.letters.entry(letter.clone()).or_default() += 1;
            }
            Some(Sign::Given(sign)) => {
                let id = self.draft.add_once(fixed(everywhere(sign)));
                self.sheet.put(row, column, &id);
            }
            Some(Sign::Gap) | None => self.sheet.close(row, column),
        }
    }

    /// As many tokens as are wanted for each letter.
    fn finish(self) -> Design {
        let Self { mut draft, sheet, letters, .. } = self;
        let mut shoe = Vec::new();
        for (letter, count) in letters {
            let id = draft.add(placed(everywhere(&letter), &letter));
            shoe.extend(std::iter::repeat_n(id, count));
        }
        draft.grid(sheet);
        draft.shoe(shoe, OFFERED);
        draft.finish()
    }
}

/// The letters of a word as a reader counts them, with their accents.
fn signs(word: &str) -> Vec<Sign> {
    let sign = |letters: &str| {
        if letters.trim().is_empty() {
            Sign::Gap
        } else if letters.chars().any(char::is_alphanumeric) {
            Sign::Letter(letters.to_owned())
        } else {
            Sign::Given(letters.to_owned())
        }
    };
    word.graphemes(true).map(sign).collect()
}
