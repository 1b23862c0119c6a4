//! Why a picture cannot be taken, or a library not be read.

use i18n::Message;

/// Why a picture that somebody brought cannot be taken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the names say it")]
pub enum PictureError {
    #[error("larger than {mebibytes} MiB")]
    FileTooLarge { mebibytes: usize },
    #[error("{width} by {height} points are too many")]
    TooManyPoints { width: u32, height: u32 },
    #[error("neither PNG, JPEG, WebP, BMP nor SVG")]
    NotAPicture,
    #[error("damaged")]
    Damaged,
    #[error("it moves")]
    Animated,
    #[error("nothing is drawn in it")]
    Empty,
    #[error("a drawing of too many parts")]
    TooComplex,
    #[error("a drawing with text, which looks different everywhere")]
    HoldsText,
    #[error("a drawing that holds another picture")]
    HoldsPicture,
    #[error("{rows} by {columns} pieces")]
    Pieces { rows: usize, columns: usize },
    #[error("too small to be cut into {rows} by {columns} pieces")]
    TooSmall { rows: usize, columns: usize },
}

impl PictureError {
    /// The stable key of its words.
    #[must_use]
    pub const fn key(&self) -> &'static str {
        match self {
            Self::FileTooLarge { .. } => "pictures.file-too-large",
            Self::TooManyPoints { .. } => "pictures.too-many-points",
            Self::NotAPicture => "pictures.not-a-picture",
            Self::Damaged => "pictures.damaged",
            Self::Animated => "pictures.animated",
            Self::Empty => "pictures.empty",
            Self::TooComplex => "pictures.too-complex",
            Self::HoldsText => "pictures.holds-text",
            Self::HoldsPicture => "pictures.holds-picture",
            Self::Pieces { .. } => "pictures.pieces",
            Self::TooSmall { .. } => "pictures.too-small",
        }
    }

    /// What is said of it.
    #[must_use]
    pub fn message(&self) -> Message {
        let message = Message::new(self.key());
        match self {
            Self::FileTooLarge { mebibytes } => message.with("size", *mebibytes),
            Self::TooManyPoints { width, height } => {
                message.with("width", *width).with("height", *height)
            }
            Self::Pieces { rows, columns } | Self::TooSmall { rows, columns } => {
                message.with("rows", *rows).with("columns", *columns)
            }
            _ => message,
        }
    }
}

/// Why a library cannot be read; a mistake of whoever built it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the names say it")]
pub enum LibraryError {
    #[error("line {number} of the words is not whole")]
    Line { number: usize },
}
