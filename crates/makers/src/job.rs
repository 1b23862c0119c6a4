//! One run of a maker: the form, and what is found out on the way.

use crate::table::{Item, Seen, clean, lines, read_list, read_table};
use crate::unused::{Unused, Why};
use crate::{Cut, Form, PictureFinder, Remark};

/// The longest word on a token, in letters.
pub(crate) const LONGEST_WORD: usize = 60;

pub(crate) struct Job<'a> {
    pub(crate) form: &'a Form,
    pictures: &'a dyn PictureFinder,
    pub(crate) unused: Vec<Unused>,
    pub(crate) remarks: Vec<Remark>,
    pub(crate) cut: Option<Cut>,
}

/// Two texts that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pair {
    pub(crate) line: usize,
    pub(crate) left: String,
    pub(crate) right: String,
}

impl<'a> Job<'a> {
    pub(crate) fn new(form: &'a Form, pictures: &'a dyn PictureFinder) -> Self {
        Self { form, pictures, unused: Vec::new(), remarks: Vec::new(), cut: None }
    }

    /// Notes what is left out.
    pub(crate) fn leave_out(&mut self, line: usize, text: &str, why: Why) {
        self.unused.push(Unused { line, text: i18n::clip(text), why });
    }

    /// Notes that nothing of the list is used.
    pub(crate) fn leave_list_out(&mut self) {
        let form = self.form;
        for (line, text) in lines(&form.list) {
            let text = clean(text);
            if !text.is_empty() {
                self.leave_out(line, &text, Why::NotWanted);
            }
        }
    }

    /// The picture of a word. A path of a package stands for itself.
    pub(crate) fn picture(&self, word: &str) -> Option<String> {
        if workshop::package::is_file_path(word) && word.starts_with("pictures/") {
            return Some(word.to_owned());
        }
        self.pictures.find(word, self.form.lang)
    }

    /// The picture that a text names by its id or its path, as `picture:cat` or
    /// `pictures/anna.png`. A plain word names none.
    pub(crate) fn named_picture(&self, text: &str) -> Option<String> {
        let is_id = !text.contains(char::is_whitespace)
            && text
                .split_once(':')
                .is_some_and(|(kind, name)| !kind.is_empty() && !name.is_empty());
        let is_named = is_id || text.starts_with("pictures/");
        is_named.then(|| self.picture(text)).flatten()
    }

    /// The words of the list, each once, at most so many.
    pub(crate) fn words(&mut self, most: usize) -> Vec<Item> {
        let form = self.form;
        let mut words = Vec::new();
        let mut seen = Seen::default();
        for item in read_list(&form.list) {
            let Item { line, text } = &item;
            if text.chars().count() > LONGEST_WORD {
                self.leave_out(*line, text, Why::TooLong { most: LONGEST_WORD });
            } else if let Some(first) = seen.before(text, *line) {
                self.leave_out(*line, text, Why::Twice { line: first });
            } else if words.len() == most {
                self.leave_out(*line, text, Why::NoRoom { most });
            } else {
                words.push(item);
            }
        }
        words
    }

    /// The pairs of the list, each once, at most so many.
    pub(crate) fn pairs(&mut self, most: usize) -> Vec<Pair> {
        let form = self.form;
        let table = read_table(&form.list, 2);
        self.tell_heading(table.heading.as_ref().map(|row| row.line));
        let mut pairs = Vec::new();
        let mut seen = Seen::default();
        for row in table.rows {
            let line = row.line;
            let (left, right) = (row.cell(0).to_owned(), row.cell(1).to_owned());
            let text = row.text();
            let longest = left.chars().count().max(right.chars().count());
            if left.is_empty() || right.is_empty() {
                self.leave_out(line, &text, Why::NoPartner);
            } else if longest > LONGEST_WORD {
                self.leave_out(line, &text, Why::TooLong { most: LONGEST_WORD });
            } else if let Some(first) = seen.before(&format!("{left}\u{1f}{right}"), line) {
                self.leave_out(line, &text, Why::Twice { line: first });
            } else if pairs.len() == most {
                self.leave_out(line, &text, Why::NoRoom { most });
            } else {
                pairs.push(Pair { line, left, right });
            }
        }
        pairs
    }

    pub(crate) fn tell_heading(&mut self, line: Option<usize>) {
        self.remarks.extend(line.map(|line| Remark::Heading { line }));
    }
}
