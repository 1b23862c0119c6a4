//! One among x, n among x: a question, and its right answers among others.

use design::Design;
use serde::{Deserialize, Serialize};

use crate::draft::{Draft, Sheet, cells, fixed, placed};
use crate::job::{Job, Sieve};
use crate::layout::Size;
use crate::table::{Item, cells_of_list, clean, item_of, lines};
use crate::{Field, Refusal, Remark};

/// The most answers that are offered.
const MOST_ANSWERS: usize = 24;
/// How a question ends.
const ENDS: [char; 3] = ['?', ':', '…'];
/// What marks a right answer.
const MARKS: [&str; 6] = ["*", "✓", "✔", "+", "[x]", "[X]"];

/// The form of a question with one right answer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct OneAmong {
    /// The question; the first line of the list when empty.
    pub question: String,
}

/// The form of a question with several right answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SomeAmong {
    /// The question; the first line of the list when empty.
    pub question: String,
    /// How many are right, from the top, when none is marked.
    pub right: u8,
}

impl Default for SomeAmong {
    fn default() -> Self {
        Self { question: String::new(), right: 2 }
    }
}

/// An answer, and whether it is marked as right.
struct Answer {
    item: Item,
    is_marked: bool,
}

impl OneAmong {
    pub(crate) const FIELDS: &[Field] = &[Field::text("question")];

    pub(crate) fn make(&self, job: &mut Job<'_>) -> Result<Design, Refusal> {
        let (question, answers) = read(job, &self.question)?;
        let marked = answers.iter().filter(|answer| answer.is_marked).count();
        if marked > 1 {
            return Err(Refusal::RightAnswers { found: marked, wanted: 1 });
        }
        design(job, &question, answers, 1)
    }
}

impl SomeAmong {
    pub(crate) const FIELDS: &[Field] = &[Field::text("question"), Field::number("right", 1, 12)];

    pub(crate) fn make(&self, job: &mut Job<'_>) -> Result<Design, Refusal> {
        let (question, answers) = read(job, &self.question)?;
        design(job, &question, answers, self.right.into())
    }
}

/// The question and its answers, each once.
fn read(job: &mut Job<'_>, question: &str) -> Result<(String, Vec<Answer>), Refusal> {
    let mut items = items(&job.form.list);
    let mut question = clean(question);
    if question.is_empty() {
        if !items.first().is_some_and(|answer| answer.item.text.ends_with(ENDS)) {
            return Err(Refusal::NoQuestion);
        }
        question = items.remove(0).item.text;
    }
    // Where every line has the mark, it is no mark but the list's own sign.
    if items.iter().all(|answer| answer.is_marked) {
        items.iter_mut().for_each(|answer| answer.is_marked = false);
    }
    let mut sieve = Sieve::new(MOST_ANSWERS);
    let mut answers: Vec<Answer> = Vec::new();
    for answer in items {
        let Item { line, text } = &answer.item;
        match sieve.take(&[text], *line) {
            Ok(()) => answers.push(answer),
            Err(why) => job.leave_out(*line, text, why),
        }
    }
    Ok((question, answers))
}

fn items(list: &str) -> Vec<Answer> {
    let mut items = Vec::new();
    for (line, text) in lines(list) {
        let whole = clean(text);
        // A question may hold commas.
        let is_question = items.is_empty() && whole.ends_with(ENDS);
        for cell in if is_question { vec![whole] } else { cells_of_list(text) } {
            let mark = MARKS.iter().find_map(|mark| cell.strip_prefix(mark));
            let text = item_of(mark.unwrap_or(&cell));
            if !text.is_empty() {
                items.push(Answer { item: Item { line, text }, is_marked: mark.is_some() });
            }
        }
    }
    items
}

/// The question, a cell for each right answer, and all answers in the shoe.
fn design(
    job: &mut Job<'_>,
    question: &str,
    mut answers: Vec<Answer>,
    usually: usize,
) -> Result<Design, Refusal> {
    if !answers.iter().any(|answer| answer.is_marked) {
        let first: Vec<&str> =
            answers.iter().take(usually).map(|answer| answer.item.text.as_str()).collect();
        job.remarks.push(Remark::FirstIsRight { text: first.join(", ") });
        answers.iter_mut().take(usually).for_each(|answer| answer.is_marked = true);
    }
    let right: Vec<&str> = answers
        .iter()
        .filter(|answer| answer.is_marked)
        .map(|answer| answer.item.text.as_str())
        .collect();
    let wanted = right.len().max(usually.min(answers.len())) + 1;
    if answers.len() < wanted.max(2) {
        return Err(Refusal::TooFewAnswers { found: answers.len(), wanted: wanted.max(2) });
    }
    let mut draft = Draft::new(job.form);
    let mut sheet = Sheet::new(Size::new(1, right.len() + 1));
    let asked = draft.add(fixed(draft.own(question)));
    sheet.put(0, 0, &asked);
    let places = (1..=right.len()).map(|column| (0, column));
    draft.zone(draft.own(question), cells(places), &right);
    let mut shoe = Vec::new();
    for answer in &answers {
        let text = &answer.item.text;
        shoe.push(draft.add(placed(draft.own(text), text)));
    }
    draft.grid(sheet);
    draft.shoe(shoe, MOST_ANSWERS);
    Ok(draft.finish())
}
