//! Arithmetic: `3 + ? = 7`, with the answers in the shoe.

use std::collections::BTreeMap;

use design::Design;
use game::Rng;
use serde::{Deserialize, Serialize};

use crate::draft::{Draft, Sheet, cells, everywhere, fixed, placed};
use crate::job::Job;
use crate::layout::Size;
use crate::{Field, Refusal, Remark};

/// The form of sums.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Arithmetic {
    /// What is done with the numbers.
    pub operation: Operation,
    /// The smallest number that is reckoned with.
    pub smallest: u32,
    /// The largest number that is reckoned with.
    pub largest: u32,
    /// How many sums.
    pub sums: u8,
    /// What is to be found.
    pub hidden: Hidden,
    /// How many numbers in the shoe fit nowhere.
    pub extra: u8,
    /// Other sums for another number.
    pub seed: u32,
}

/// What is done with two numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Operation {
    #[default]
    Plus,
    Minus,
    Times,
    Divided,
}

/// What is to be found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Hidden {
    First,
    #[default]
    Second,
    Result,
    /// Another one in every sum.
    Any,
}

impl Default for Arithmetic {
    fn default() -> Self {
        Self {
            operation: Operation::default(),
            smallest: 1,
            largest: 9,
            sums: 5,
            hidden: Hidden::default(),
            extra: 2,
            seed: 1,
        }
    }
}

/// Two numbers, their result, and which of the three is hidden.
struct Sum {
    numbers: [u32; 3],
    hidden: usize,
}

impl Arithmetic {
    pub(crate) const FIELDS: &[Field] = &[
        Field::choice("operation", &["plus", "minus", "times", "divided"]),
        Field::number("smallest", 0, 100),
        Field::number("largest", 0, 100),
        Field::number("sums", 1, 12),
        Field::choice("hidden", &["first", "second", "result", "any"]),
        Field::number("extra", 0, 6),
        Field::number("seed", 0, u32::MAX),
    ];

    pub(crate) fn make(&self, job: &mut Job<'_>) -> Result<Design, Refusal> {
        job.leave_list_out();
        let mut rng = Rng::from_seed(self.seed.into());
        let sums = self.sums(&mut rng);
        if sums.is_empty() {
            return Err(Refusal::NoSum);
        }
        if sums.len() < usize::from(self.sums) {
            job.remarks.push(Remark::FewerSums { made: sums.len() });
        }
        let mut page = Page {
            draft: Draft::new(job.form),
            sheet: Sheet::new(Size::new(sums.len(), 5)),
            given: BTreeMap::new(),
            answers: Vec::new(),
        };
        for (row, sum) in sums.iter().enumerate() {
            page.lay(row, sum, self.sign());
        }
        let Page { mut draft, sheet, mut answers, .. } = page;
        answers.extend(self.extras(&answers, &mut rng));
        let shoe = offered(&mut draft, answers);
        draft.grid(sheet);
        let count = shoe.len();
        draft.shoe(shoe, count);
        Ok(draft.finish())
    }

    const fn sign(&self) -> &'static str {
        match self.operation {
            Operation::Plus => "+",
            Operation::Minus => "−",
            Operation::Times => "×",
            Operation::Divided => "÷",
        }
    }

    /// Different sums, drawn with the seed.
    fn sums(&self, rng: &mut Rng) -> Vec<Sum> {
        let range = || self.smallest..=self.largest;
        let all = range().flat_map(|a| range().map(move |b| (a, b)));
        let mut all: Vec<[u32; 3]> = all.filter_map(|(a, b)| self.reckon(a, b)).collect();
        rng.shuffle(&mut all);
        let mut sums = Vec::new();
        for numbers in all {
            let hidden = match self.hidden {
                Hidden::First => 0,
                Hidden::Second => 1,
                Hidden::Result => 2,
                Hidden::Any => usize::try_from(rng.below(3)).unwrap_or(2),
            };
            if self.has_one_answer(numbers, hidden) {
                sums.push(Sum { numbers, hidden });
            }
            if sums.len() == usize::from(self.sums) {
                break;
            }
        }
        sums
    }

    /// The three numbers of a sum; for a division the numbers given are divisor and result.
    fn reckon(&self, a: u32, b: u32) -> Option<[u32; 3]> {
        match self.operation {
            Operation::Plus => Some([a, b, a + b]),
            Operation::Minus => Some([a, b, a.checked_sub(b)?]),
            Operation::Times => Some([a, b, a * b]),
            Operation::Divided if a == 0 => None,
            Operation::Divided => Some([a * b, a, b]),
        }
    }

    /// With nought, several numbers may be right: 0 × ? = 0.
    const fn has_one_answer(&self, [first, second, result]: [u32; 3], hidden: usize) -> bool {
        match (self.operation, hidden) {
            (Operation::Times, 0) => second != 0,
            (Operation::Times, 1) => first != 0,
            (Operation::Divided, 1) => result != 0,
            _ => true,
        }
    }

    /// Numbers near the answers that fit nowhere.
    fn extras(&self, answers: &[u32], rng: &mut Rng) -> Vec<u32> {
        let near = answers.iter().flat_map(|n| [n + 1, n.saturating_sub(1), n + 2, n + 10]);
        let mut near: Vec<u32> = near.filter(|number| !answers.contains(number)).collect();
        near.sort_unstable();
        near.dedup();
        rng.shuffle(&mut near);
        near.truncate(self.extra.into());
        near
    }
}

/// The kinds of the numbers in the shoe, from the smallest.
fn offered(draft: &mut Draft, mut numbers: Vec<u32>) -> Vec<String> {
    numbers.sort_unstable();
    let mut kinds: BTreeMap<u32, String> = BTreeMap::new();
    let mut shoe = Vec::new();
    for number in numbers {
        let text = number.to_string();
        let new = || draft.add(placed(everywhere(&text), &text));
        shoe.push(kinds.entry(number).or_insert_with(new).clone());
    }
    shoe
}

/// The sums being laid out.
struct Page {
    draft: Draft,
    sheet: Sheet,
    /// The kinds of the numbers and signs that are given.
    given: BTreeMap<String, String>,
    answers: Vec<u32>,
}

impl Page {
    /// One sum in one row, with a zone where its answer goes.
    fn lay(&mut self, row: usize, sum: &Sum, sign: &str) {
        let [first, second, result] = sum.numbers.map(|number| number.to_string());
        let mut told = [first, sign.to_owned(), second, "=".to_owned(), result];
        let gap = sum.hidden * 2;
        let answer = told.get_mut(gap).map(|text| std::mem::replace(text, "?".to_owned()));
        for (column, text) in told.iter().enumerate().filter(|(column, _)| *column != gap) {
            self.give(row, column, text);
        }
        self.answers.extend(sum.numbers.get(sum.hidden));
        let answer = answer.unwrap_or_default();
        self.draft.zone(everywhere(&told.join(" ")), cells([(row, gap)]), &[&answer]);
    }

    fn give(&mut self, row: usize, column: usize, text: &str) {
        let draft = &mut self.draft;
        let new = || draft.add(fixed(everywhere(text)));
        let id = self.given.entry(text.to_owned()).or_insert_with(new);
        self.sheet.put(row, column, id);
    }
}
