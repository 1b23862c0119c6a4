//! What is worth saying about a design that was made.

use i18n::Message;

/// Something worth saying about a design that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Remark {
    /// The letters of the file were guessed.
    OldLetters,
    /// This line was taken for a heading.
    Heading {
        /// The line, from 1.
        line: usize,
    },
    /// Whatever is played, more than one peg stays.
    OnePegImpossible,
    /// There are fewer different sums than were asked for.
    FewerSums {
        /// So many.
        made: usize,
    },
    /// These words have no picture and are written out.
    WordsForPictures {
        /// So many.
        count: usize,
    },
    /// Every line has two halves, but they were taken for words.
    LooksLikePairs,
    /// Every line has two halves, so they were taken for pairs.
    TakenForPairs,
    /// No answer was marked, so the first is the right one.
    FirstIsRight {
        /// The answer.
        text: String,
    },
}

impl Remark {
    /// The words for it.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::OldLetters => Message::new("makers.remark-old-letters"),
            Self::Heading { line } => Message::new("makers.remark-heading").with("line", *line),
            Self::OnePegImpossible => Message::new("makers.remark-one-peg"),
            Self::FewerSums { made } => {
                Message::new("makers.remark-fewer-sums").with("made", *made)
            }
            Self::WordsForPictures { count } => {
                Message::new("makers.remark-words-for-pictures").with("count", *count)
            }
            Self::LooksLikePairs => Message::new("makers.remark-pairs"),
            Self::TakenForPairs => Message::new("makers.remark-taken-for-pairs"),
            Self::FirstIsRight { text } => {
                Message::new("makers.remark-first-right").with("text", text.as_str())
            }
        }
    }
}
