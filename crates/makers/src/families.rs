//! Families: words that belong together are put into the same zone. Zones stand side by side,
//! each below its title.

mod read;

use design::Design;
use serde::{Deserialize, Serialize};

use crate::draft::{Draft, Sheet, cells, fixed, placed};
use crate::job::Job;
use crate::layout::Size;
use crate::{Field, Refusal};

pub(crate) use read::families;

/// The most families that stand side by side with a gap between them.
const MOST_FAMILIES: usize = 12;
/// The most words of a family: one column below its title.
const MOST_WORDS: usize = design::files::MAX_ROWS as usize - 1;
/// Columns of the whole board, gaps included.
const WIDEST: usize = design::files::MAX_COLUMNS as usize;

/// The form of a game of families.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Families {
    /// How the table is arranged.
    pub arrangement: Arrangement,
    /// Whether titles stand above the zones.
    pub titles: bool,
    /// How many words are offered at once.
    pub offered: u8,
}

/// How a table of words and families is arranged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arrangement {
    /// It is found out.
    #[default]
    Auto,
    /// A word and its family on each line.
    WordFamily,
    /// A family and its words on each line.
    FamilyWords,
    /// A column for each family, its name on top.
    Columns,
}

/// The names of the arrangements.
pub(crate) const ARRANGEMENTS: &[&str] = &["auto", "word-family", "family-words", "columns"];

impl Default for Families {
    fn default() -> Self {
        Self { arrangement: Arrangement::default(), titles: true, offered: 6 }
    }
}

impl Families {
    pub(crate) const FIELDS: &[Field] = &[
        Field::choice("arrangement", ARRANGEMENTS),
        Field::flag("titles"),
        Field::number("offered", 1, 12),
    ];

    pub(crate) fn make(&self, job: &mut Job<'_>) -> Result<Design, Refusal> {
        let families = families(job, self.arrangement, MOST_FAMILIES, MOST_WORDS)?;
        let mut draft = Draft::new(job.form);
        let longest = families.iter().map(|family| family.words.len()).max().unwrap_or(1);
        let zone = zone_size(families.len(), longest);
        let top = usize::from(self.titles);
        let columns = families.len() * (zone.columns + 1) - 1;
        let mut sheet = Sheet::new(Size::new(zone.rows + top, columns));
        let mut words = Vec::new();
        for (index, family) in families.iter().enumerate() {
            let left = index * (zone.columns + 1);
            if self.titles {
                let title = draft.add(fixed(draft.own(&family.name)));
                sheet.put(0, left, &title);
                (left + 1..left + zone.columns).for_each(|column| sheet.close(0, column));
            }
            if index > 0 {
                (0..zone.rows + top).for_each(|row| sheet.close(row, left - 1));
            }
            let rows = top..zone.rows + top;
            let inside = rows.flat_map(|row| (left..left + zone.columns).map(move |c| (row, c)));
            draft.zone(draft.own(&family.name), cells(inside), &[&family.name]);
            for word in &family.words {
                words.push(draft.add(placed(draft.own(&word.text), &family.name)));
            }
        }
        draft.grid(sheet);
        draft.shoe(words, self.offered.into());
        draft.design.won.zones_valid_and_grid_full = false;
        Ok(draft.finish())
    }
}

/// The size of each zone, so that all of them together come near a square.
fn zone_size(families: usize, words: usize) -> Size {
    let mut best = Size::new(words, 1);
    let mut least = usize::MAX;
    for columns in 1..=words {
        let size = Size::new(words.div_ceil(columns), columns);
        let wide = families * (columns + 1) - 1;
        let cost = wide.abs_diff(size.rows + 1) + 2 * (size.cells() - words);
        let fits = wide <= WIDEST && size.rows < usize::from(design::files::MAX_ROWS);
        if fits && cost < least {
            (best, least) = (size, cost);
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::read::FEWEST;
    use super::*;

    #[test]
    fn every_number_of_words_and_families_fits_the_board() {
        for families in FEWEST..=MOST_FAMILIES {
            for words in 1..=MOST_WORDS {
                let size = zone_size(families, words);
                assert!(size.cells() >= words, "{families} {words}");
                assert!(families * (size.columns + 1) - 1 <= WIDEST, "{families} {words}");
                assert!(size.rows < 40, "{families} {words}: {size:?}");
            }
        }
    }
}
