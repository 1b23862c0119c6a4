//! Why a form makes no design: typed, without words.

use i18n::Value;

game::reasons! {
    /// Why no design was made.
    pub enum Refusal {
        UnknownKind { name: String } = "makers.unknown-kind", "there is no maker {name:?}";
        UnknownField { name: String, known: String } =
            "makers.unknown-field" (name, known: Value::whole(known)),
            "this maker has no field {name:?}";
        BadValue { name: String, value: String, wanted: String } =
            "makers.bad-value" (name, value, wanted: Value::whole(wanted)),
            "{value:?} does not fit the field {name}: {wanted} is wanted";
        Unreadable { details: String } = "makers.unreadable", "the form cannot be read: {details}";
        NotText { line: usize } = "makers.not-text", "line {line} is no text";
        TextTooLong { most: usize } = "makers.text-too-long", "the text is longer than {most} MiB";
        Empty = "makers.empty", "there is nothing to make a game of";
        TooFewWords { found: usize, wanted: usize } = "makers.too-few-words",
            "{found} words can be used, at least {wanted} are wanted";
        TooFewPairs { found: usize, wanted: usize } = "makers.too-few-pairs",
            "{found} pairs can be used, at least {wanted} are wanted";
        TooFewFamilies { found: usize, wanted: usize } = "makers.too-few-families",
            "{found} families can be used, at least {wanted} are wanted";
        TooFewAnswers { found: usize, wanted: usize } = "makers.too-few-answers",
            "there are {found} answers, at least {wanted} are wanted";
        RightAnswers { found: usize, wanted: usize } = "makers.right-answers",
            "{found} answers are right, {wanted} should be";
        NoQuestion = "makers.no-question", "the question is missing";
        NoSum = "makers.no-sum", "no sum fits between these numbers";
        TooFewLetters { tiles: usize } = "makers.too-few-letters",
            "there are not enough letters for so many tiles";
        NoPictureName = "makers.no-picture-name", "the name of the picture is missing";
        PiecesDoNotFit { pieces: usize } = "makers.pieces-do-not-fit",
            "no shape has {pieces} pieces";
        UnknownSign { line: usize, sign: String, known: String } = "makers.unknown-sign",
            "line {line} of the drawing has {sign:?}";
        DrawingTooLarge { rows: usize, columns: usize } = "makers.drawing-too-large",
            "the drawing is larger than {rows} rows of {columns}";
        NoPeg = "makers.no-peg", "the drawing has no peg";
        NoJump = "makers.no-jump", "no peg can jump";
        TooFewPegs { pegs: usize, left: usize } = "makers.too-few-pegs",
            "{pegs} pegs are there already, the goal is {left}";
        NoPiece { piece: String } = "makers.no-piece", "the drawing has no piece {piece:?}";
        PieceTooLarge { piece: String, most: usize } = "makers.piece-too-large",
            "a piece covers more than {most} cells";
        GoalDoesNotFit { cell: String } = "makers.goal-does-not-fit",
            "the piece does not fit at {cell:?}";
        GoalReached { cell: String } = "makers.goal-reached", "the piece stands at {cell} already";
        NothingMoves = "makers.nothing-moves", "no piece can move";
    }
}
