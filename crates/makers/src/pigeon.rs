//! Pigeon vole: does it fly? Words come one by one and go into the row where they belong.
//!
//! Spec: section 5.3; here with both rules of the thesis.

use design::Design;
use design::{Association, InGrid, ResultZone, Variant, WhenFull, WhenRight, WhenWrong, Words};
use i18n::Message;
use serde::{Deserialize, Serialize};

use crate::draft::{Draft, Sheet, cells, fixed, placed, stock};
use crate::families::{ARRANGEMENTS, families};
use crate::job::Job;
use crate::layout::Size;
use crate::{Arrangement, Field, Refusal};

/// The most rows of different families.
const MOST_FAMILIES: usize = 6;
/// Words in one line of a row.
const WIDEST: usize = 12;
/// The most words of a family: six lines of them.
const MOST_WORDS: usize = WIDEST * 6;

/// The form of pigeon vole.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PigeonVole {
    /// How the table is arranged.
    pub arrangement: Arrangement,
    /// Whether titles stand before the rows.
    pub titles: bool,
}

impl Default for PigeonVole {
    fn default() -> Self {
        Self { arrangement: Arrangement::default(), titles: true }
    }
}

impl PigeonVole {
    pub(crate) const FIELDS: &[Field] =
        &[Field::choice("arrangement", ARRANGEMENTS), Field::flag("titles")];

    pub(crate) fn make(&self, job: &mut Job<'_>) -> Result<Design, Refusal> {
        let families = families(job, self.arrangement, MOST_FAMILIES, MOST_WORDS)?;
        let mut draft = Draft::new(job.form);
        let longest = families.iter().map(|family| family.words.len()).max().unwrap_or(1);
        let lines = longest.div_ceil(WIDEST).max(1);
        let columns = longest.div_ceil(lines);
        let left = usize::from(self.titles);
        let mut sheet = Sheet::new(Size::new(families.len() * lines, columns + left));
        let mut words = Vec::new();
        for (index, family) in families.iter().enumerate() {
            let top = index * lines;
            if self.titles {
                let title = draft.add(fixed(draft.own(&family.name)));
                sheet.put(top, 0, &title);
                (top + 1..top + lines).for_each(|row| sheet.close(row, 0));
            }
            let rows = top..top + lines;
            let inside = rows.flat_map(|row| (left..left + columns).map(move |c| (row, c)));
            draft.zone(draft.own(&family.name), cells(inside), &[&family.name]);
            for word in &family.words {
                let mut kind = placed(draft.own(&word.text), &family.name);
                // A word that was let in where it is not right can be moved on.
                kind.in_grid = InGrid::Anywhere;
                words.push(draft.add(kind));
            }
        }
        draft.grid(sheet);
        draft.shoe(words, 1);
        rules(&mut draft.design, columns);
        Ok(draft.finish())
    }
}

/// The two rules of the thesis: the wrong is refused, or the right is taken away.
fn rules(design: &mut Design, columns: usize) {
    design.won.zones_valid_and_grid_full = false;
    let refuse = Association::default();
    let take = Association {
        when_right: WhenRight::Remove,
        when_wrong: WhenWrong::Accept,
        ..Association::default()
    };
    let variant = |id: &str, name: Words, association: Association| Variant {
        id: id.to_owned(),
        name,
        association: Some(association),
        ..Variant::default()
    };
    design.variants = vec![
        variant("refuse-wrong", stock(&Message::new("makers.variant-refuse-wrong")), refuse),
        variant("take-right", stock(&Message::new("makers.variant-take-right")), take),
    ];
    design.result_zones = vec![ResultZone {
        columns: u8::try_from(columns).unwrap_or(1),
        when_full: WhenFull::ShiftColumn,
        ..ResultZone::default()
    }];
    if let Some(player) = design.players.first_mut() {
        player.result_zone = Some(1);
    }
}
