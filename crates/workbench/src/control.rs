//! What a field looks like and what can be put into it. It does not know which field it is.

use design::{MoveTable, Words};
use i18n::Message;

/// What a field holds now, and with it how a front end shows it.
#[derive(Clone, Debug, PartialEq)]
pub enum Control {
    /// A short text in French and English.
    Words(Words),
    /// A long text in French and English.
    Long(Words),
    /// A short text that is the same in both languages.
    Text(String),
    /// A whole number.
    #[expect(missing_docs, reason = "the names say it")]
    Number { value: i64, least: i64, most: i64 },
    /// A whole number, or none.
    #[expect(missing_docs, reason = "the names say it")]
    Maybe { value: Option<i64>, least: i64, most: i64 },
    /// Yes or no.
    Switch(bool),
    /// One of several; each with its value and what it is called.
    Choice {
        /// The value of the one that is chosen.
        value: String,
        /// All there are.
        options: Vec<(String, Message)>,
    },
    /// The id of a picture of the library, or a path in the package; none when empty.
    Picture(String),
    /// Several words.
    List {
        /// The words, in order.
        words: Vec<String>,
        /// Words that are used elsewhere in the design, to choose from.
        known: Vec<String>,
    },
    /// A movement table.
    Table(MoveTable),
    /// An own movement table; while there is none, `usual` is in force.
    #[expect(missing_docs, reason = "the names say it")]
    OwnTable { own: Option<MoveTable>, usual: MoveTable },
    /// Several yes or no.
    Checks(Vec<Check>),
    /// The cells of a piece, row by row; one row of one when it covers one cell.
    Shape(Vec<Vec<bool>>),
    /// Tokens one behind the other: for each the kind's id, its name and its picture.
    Queue(Vec<Queued>),
}

/// One of several yes or no.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Check {
    /// What [`Input::Check`] names it by.
    pub name: String,
    /// What it is called.
    pub label: Message,
    /// Whether it is ticked.
    pub on: bool,
}

/// A token in a queue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Queued {
    /// The token as drawings write it, for [`Input::List`].
    pub word: String,
    /// Its name.
    pub name: Message,
    /// Its picture.
    pub picture: String,
}

/// What was put into a field.
#[derive(Clone, Debug, PartialEq)]
pub enum Input {
    /// For [`Control::Words`] and [`Control::Long`].
    Words(Words),
    /// For [`Control::Text`].
    Text(String),
    /// For [`Control::Number`] and [`Control::Maybe`].
    Number(i64),
    /// No number for [`Control::Maybe`], no own table for [`Control::OwnTable`].
    Nothing,
    /// For [`Control::Switch`].
    Switch(bool),
    /// For [`Control::Choice`], by its value.
    Choice(String),
    /// For [`Control::Picture`].
    Picture(String),
    /// For [`Control::List`], and for [`Control::Queue`] as the words of its tokens.
    List(Vec<String>),
    /// For [`Control::Table`] and [`Control::OwnTable`].
    Table(MoveTable),
    /// One of [`Control::Checks`], by its name.
    Check(String, bool),
    /// For [`Control::Shape`].
    Shape(Vec<Vec<bool>>),
    /// Back to what it is when nobody chose.
    Default,
}

impl Control {
    /// The input that puts this value into its field.
    #[must_use]
    pub fn to_inputs(&self) -> Vec<Input> {
        vec![match self {
            Self::Words(words) | Self::Long(words) => Input::Words(words.clone()),
            Self::Text(text) => Input::Text(text.clone()),
            Self::Number { value, .. } | Self::Maybe { value: Some(value), .. } => {
                Input::Number(*value)
            }
            Self::Maybe { value: None, .. } | Self::OwnTable { own: None, .. } => Input::Nothing,
            Self::Switch(on) => Input::Switch(*on),
            Self::Choice { value, .. } => Input::Choice(value.clone()),
            Self::Picture(id) => Input::Picture(id.clone()),
            Self::List { words, .. } => Input::List(words.clone()),
            Self::Table(table) | Self::OwnTable { own: Some(table), .. } => Input::Table(*table),
            Self::Shape(rows) => Input::Shape(rows.clone()),
            Self::Queue(tokens) => {
                Input::List(tokens.iter().map(|token| token.word.clone()).collect())
            }
            Self::Checks(checks) => {
                let input = |check: &Check| Input::Check(check.name.clone(), check.on);
                return checks.iter().map(input).collect();
            }
        }]
    }

    /// Whether both hold the same, whatever there is to choose from.
    pub(crate) fn holds_same(&self, other: &Self) -> bool {
        self.to_inputs() == other.to_inputs()
    }
}
