//! What a maker left out of a list, line by line.

use i18n::Message;

/// Something that stands in the list and not in the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unused {
    /// Its line, from 1.
    pub line: usize,
    /// What it says, clipped.
    pub text: String,
    /// Why it was left out.
    pub why: Why,
}

/// Why something was left out.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Why {
    /// The same stands in this line already.
    Twice {
        /// The line.
        line: usize,
    },
    /// The game holds no more.
    NoRoom {
        /// So many are in.
        most: usize,
    },
    /// It is longer than a token can show.
    TooLong {
        /// In letters.
        most: usize,
    },
    /// The other half of the pair is missing.
    NoPartner,
    /// Both halves are the same where they should differ.
    SameTwice,
    /// Its family is missing.
    NoFamily,
    /// There are more families than fit.
    TooManyFamilies {
        /// So many fit.
        most: usize,
    },
    /// It is no row of a few words with one odd one, as long as the first row.
    NoRow,
    /// No picture has this name.
    NoPicture,
    /// It has no letter to place.
    NoLetter,
    /// It cannot be read.
    NotUnderstood,
    /// The game is made of other things than a list.
    NotWanted,
    /// The path has no such cell.
    NoSuchCell {
        /// The last cell.
        last: usize,
    },
}

impl Why {
    /// The words for it.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::Twice { line } => Message::new("makers.unused-twice").with("line", *line),
            Self::NoRoom { most } => Message::new("makers.unused-no-room").with("most", *most),
            Self::TooLong { most } => Message::new("makers.unused-too-long").with("most", *most),
            Self::NoPartner => Message::new("makers.unused-no-partner"),
            Self::SameTwice => Message::new("makers.unused-same-twice"),
            Self::NoFamily => Message::new("makers.unused-no-family"),
            Self::TooManyFamilies { most } => {
                Message::new("makers.unused-too-many-families").with("most", *most)
            }
            Self::NoRow => Message::new("makers.unused-no-row"),
            Self::NoPicture => Message::new("makers.unused-no-picture"),
            Self::NoLetter => Message::new("makers.unused-no-letter"),
            Self::NotUnderstood => Message::new("makers.unused-not-understood"),
            Self::NotWanted => Message::new("makers.unused-not-wanted"),
            Self::NoSuchCell { last } => {
                Message::new("makers.unused-no-such-cell").with("last", *last)
            }
        }
    }
}

/// Lines left out for the same reason, one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// The first line.
    pub first: usize,
    /// The last line.
    pub last: usize,
    /// The first that was left out.
    pub text: String,
    /// Why.
    pub why: Why,
}

impl Span {
    /// The words for it.
    #[must_use]
    pub fn message(&self) -> Message {
        let why = self.why.message();
        if self.first == self.last {
            return Message::new("makers.unused-line")
                .with("line", self.first)
                .with("text", self.text.as_str())
                .with("why", why);
        }
        Message::new("makers.unused-lines")
            .with("first", self.first)
            .with("last", self.last)
            .with("why", why)
    }
}

/// What was left out, in the order of the lines, neighbours with one reason taken together.
#[must_use]
pub fn spans(unused: &[Unused]) -> Vec<Span> {
    let mut sorted: Vec<&Unused> = unused.iter().collect();
    sorted.sort_by_key(|unused| unused.line);
    let mut spans: Vec<Span> = Vec::new();
    for Unused { line, text, why } in sorted {
        let follows = |span: &&mut Span| span.why == *why && *line <= span.last + 1;
        match spans.last_mut().filter(follows) {
            // Several of one line are told one by one, unless they only had no room.
            Some(span) if span.last < *line || matches!(why, Why::NoRoom { .. }) => {
                span.last = *line;
            }
            _ => {
                spans.push(Span { first: *line, last: *line, text: text.clone(), why: why.clone() })
            }
        }
    }
    spans
}
