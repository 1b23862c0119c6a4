//! Why a move is refused, in the order of the rules.

use game::Common;
use geometry::Cell;

game::reasons! {
    /// Why a move is refused.
    pub enum Refusal from Common(Common) {
        NoPoint { point: Cell } = "morris.no-point" (point: point.to_string()),
            "{point} is no point of this board";
        PlaceFirst = "morris.place-first", "men are still in hand";
        AllPlaced = "morris.all-placed", "all men are placed";
        NoMan { point: Cell } = "morris.no-man" (point: point.to_string()),
            "there is no man on {point}";
        NotYourMan { point: Cell } = "morris.not-your-man" (point: point.to_string()),
            "the man on {point} is the other side's";
        PointTaken { point: Cell } = "morris.point-taken" (point: point.to_string()),
            "there is a man on {point}";
        NoLine { from: Cell, to: Cell } =
            "morris.no-line" (from: from.to_string(), to: to.to_string()),
            "no line leads from {from} to {to}";
        Stuck { point: Cell } = "morris.stuck" (point: point.to_string()),
            "the man on {point} has no way to go";
        TakeOne = "morris.take-one", "a mill takes a man";
        NothingIsTaken = "morris.nothing-is-taken", "nothing is taken in the game of three";
        NoMill = "morris.no-mill", "this closes no mill";
        NotTheirMan { point: Cell } = "morris.not-their-man" (point: point.to_string()),
            "there is no man of the other side on {point}";
        InMill { point: Cell } = "morris.in-mill" (point: point.to_string()),
            "the man on {point} is in a mill";
    }
}
