//! One run of a maker: the form, and what is found out on the way.

use crate::table::{Item, Seen, clean, lines, read_list, read_table};
use crate::unused::{Unused, Why};
use crate::{Cut, Form, PictureFinder, Remark};

/// What parts texts that are compared together: a letter that no writing has.
const BETWEEN: &str = "\u{fdd0}";
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

/// Lets through what is short enough and new, as long as there is room.
pub(crate) struct Sieve {
    seen: Seen,
    kept: usize,
    most: usize,
}

impl Sieve {
    pub(crate) fn new(most: usize) -> Self {
        Self { seen: Seen::default(), kept: 0, most }
    }

    /// Takes some texts of a line that go together, or tells why not.
    pub(crate) fn take(&mut self, texts: &[&str], line: usize) -> Result<(), Why> {
        if texts.iter().any(|text| text.chars().count() > LONGEST_WORD) {
            return Err(Why::TooLong { most: LONGEST_WORD });
        }
        if let Some(line) = self.seen.before(&texts.join(BETWEEN), line) {
            return Err(Why::Twice { line });
        }
        if self.kept == self.most {
            return Err(Why::NoRoom { most: self.most });
        }
        self.kept += 1;
        Ok(())
    }
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
        if design::package::is_file_path(word) && word.starts_with("pictures/") {
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
        let mut sieve = Sieve::new(most);
        for item in read_list(&form.list) {
            match sieve.take(&[&item.text], item.line) {
                Ok(()) => words.push(item),
                Err(why) => self.leave_out(item.line, &item.text, why),
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
        let mut sieve = Sieve::new(most);
        for row in table.rows {
            let line = row.line;
            let (left, right) = (row.cell(0).to_owned(), row.cell(1).to_owned());
            let taken = if left.is_empty() || right.is_empty() {
                Err(Why::NoPartner)
            } else {
                sieve.take(&[&left, &right], line)
            };
            match taken {
                Ok(()) => pairs.push(Pair { line, left, right }),
                Err(why) => self.leave_out(line, &row.text(), why),
            }
        }
        pairs
    }

    pub(crate) fn tell_heading(&mut self, line: Option<usize>) {
        self.remarks.extend(line.map(|line| Remark::Heading { line }));
    }
}
