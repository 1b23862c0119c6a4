//! Why a form makes no design: typed, without words.

use game::Reason;
use i18n::Message;

/// Why no design was made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the names and the messages say it")]
pub enum Refusal {
    #[error("there is no maker {name:?}")]
    UnknownKind { name: String },
    #[error("this maker has no field {name:?}")]
    UnknownField { name: String, known: String },
    #[error("{value:?} does not fit the field {name}: {wanted} is wanted")]
    BadValue { name: String, value: String, wanted: String },
    #[error("the form cannot be read: {details}")]
    Unreadable { details: String },
    #[error("line {line} is no text")]
    NotText { line: usize },
    #[error("the text is longer than {most} MiB")]
    TextTooLong { most: usize },
    #[error("there is nothing to make a game of")]
    Empty,
    #[error("{found} words can be used, at least {wanted} are wanted")]
    TooFewWords { found: usize, wanted: usize },
    #[error("{found} pairs can be used, at least {wanted} are wanted")]
    TooFewPairs { found: usize, wanted: usize },
    #[error("{found} families can be used, at least {wanted} are wanted")]
    TooFewFamilies { found: usize, wanted: usize },
    #[error("there are {found} answers, at least {wanted} are wanted")]
    TooFewAnswers { found: usize, wanted: usize },
    #[error("{found} answers are right, {wanted} should be")]
    RightAnswers { found: usize, wanted: usize },
    #[error("the question is missing")]
    NoQuestion,
    #[error("no sum fits between these numbers")]
    NoSum,
    #[error("there are not enough letters for so many tiles")]
    TooFewLetters { tiles: usize },
    #[error("the name of the picture is missing")]
    NoPictureName,
    #[error("no shape has {pieces} pieces")]
    PiecesDoNotFit { pieces: usize },
    #[error("line {line} of the drawing has {sign:?}")]
    UnknownSign { line: usize, sign: String, known: String },
    #[error("the drawing is larger than {rows} rows of {columns}")]
    DrawingTooLarge { rows: usize, columns: usize },
    #[error("the drawing has no peg")]
    NoPeg,
    #[error("no peg can jump")]
    NoJump,
    #[error("{pegs} pegs are there already, the goal is {left}")]
    TooFewPegs { pegs: usize, left: usize },
    #[error("the drawing has no piece {piece:?}")]
    NoPiece { piece: String },
    #[error("a piece covers more than {most} cells")]
    PieceTooLarge { piece: String, most: usize },
    #[error("the piece does not fit at {cell:?}")]
    GoalDoesNotFit { cell: String },
    #[error("the piece stands at {cell} already")]
    GoalReached { cell: String },
    #[error("no piece can move")]
    NothingMoves,
}

impl Reason for Refusal {
    fn key(&self) -> &'static str {
        match self {
            Self::UnknownKind { .. } => "makers.unknown-kind",
            Self::UnknownField { .. } => "makers.unknown-field",
            Self::BadValue { .. } => "makers.bad-value",
            Self::Unreadable { .. } => "makers.unreadable",
            Self::NotText { .. } => "makers.not-text",
            Self::TextTooLong { .. } => "makers.text-too-long",
            Self::Empty => "makers.empty",
            Self::TooFewWords { .. } => "makers.too-few-words",
            Self::TooFewPairs { .. } => "makers.too-few-pairs",
            Self::TooFewFamilies { .. } => "makers.too-few-families",
            Self::TooFewAnswers { .. } => "makers.too-few-answers",
            Self::RightAnswers { .. } => "makers.right-answers",
            Self::NoQuestion => "makers.no-question",
            Self::NoSum => "makers.no-sum",
            Self::TooFewLetters { .. } => "makers.too-few-letters",
            Self::NoPictureName => "makers.no-picture-name",
            Self::PiecesDoNotFit { .. } => "makers.pieces-do-not-fit",
            Self::UnknownSign { .. } => "makers.unknown-sign",
            Self::DrawingTooLarge { .. } => "makers.drawing-too-large",
            Self::NoPeg => "makers.no-peg",
            Self::NoJump => "makers.no-jump",
            Self::TooFewPegs { .. } => "makers.too-few-pegs",
            Self::NoPiece { .. } => "makers.no-piece",
            Self::PieceTooLarge { .. } => "makers.piece-too-large",
            Self::GoalDoesNotFit { .. } => "makers.goal-does-not-fit",
            Self::GoalReached { .. } => "makers.goal-reached",
            Self::NothingMoves => "makers.nothing-moves",
        }
    }

    fn message(&self) -> Message {
        let message = Message::new(self.key());
        match self {
            Self::UnknownKind { name } => message.with("name", name.as_str()),
            Self::UnknownField { name, known } => {
                message.with("name", name.as_str()).with("known", i18n::Value::Text(known.clone()))
            }
            Self::BadValue { name, value, wanted } => message
                .with("name", name.as_str())
                .with("value", value.as_str())
                .with("wanted", i18n::Value::Text(wanted.clone())),
            Self::Unreadable { details } => message.with("details", details.as_str()),
            Self::NotText { line } => message.with("line", *line),
            Self::TextTooLong { most } => message.with("most", *most),
            Self::TooFewWords { found, wanted }
            | Self::TooFewPairs { found, wanted }
            | Self::TooFewFamilies { found, wanted }
            | Self::TooFewAnswers { found, wanted }
            | Self::RightAnswers { found, wanted } => {
                message.with("found", *found).with("wanted", *wanted)
            }
            Self::TooFewLetters { tiles } => message.with("tiles", *tiles),
            Self::PiecesDoNotFit { pieces } => message.with("pieces", *pieces),
            Self::UnknownSign { line, sign, known } => message
                .with("line", *line)
                .with("sign", sign.as_str())
                .with("known", known.as_str()),
            Self::DrawingTooLarge { rows, columns } => {
                message.with("rows", *rows).with("columns", *columns)
            }
            Self::TooFewPegs { pegs, left } => message.with("pegs", *pegs).with("left", *left),
            Self::NoPiece { piece } => message.with("piece", piece.as_str()),
            Self::PieceTooLarge { piece, most } => {
                message.with("piece", piece.as_str()).with("most", *most)
            }
            Self::GoalDoesNotFit { cell } | Self::GoalReached { cell } => {
                message.with("cell", cell.as_str())
            }
            Self::Empty
            | Self::NoQuestion
            | Self::NoSum
            | Self::NoPictureName
            | Self::NoPeg
            | Self::NoJump
            | Self::NothingMoves => message,
        }
    }
}
