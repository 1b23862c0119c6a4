//! Why a move of Mansuba is refused.

use game::Common;

game::reasons! {
    /// A typed reason; its words stand in `i18n/`.
    pub enum Refusal from Common(Common) {
        OffBoard = "mansuba.off-board", "the place lies outside the board";
        NoPiece = "mansuba.no-piece", "there is no piece";
        NotYourPiece = "mansuba.not-your-piece", "the piece belongs to the other side";
        Stuck = "mansuba.stuck", "the piece cannot move";
        AlreadyThere = "mansuba.already-there", "the piece stands there already";
        OwnPieceThere = "mansuba.own-piece-there", "an own piece stands there";
        NoCaptures = "mansuba.no-captures", "nothing is captured in this game";
        SafePlace = "mansuba.safe-place", "nothing is captured on a starting place";
        PawnWay = "mansuba.pawn-way", "a pawn steps to a neighbour or jumps";
        TowerWay = "mansuba.tower-way", "a tower goes straight";
        TowerBlocked = "mansuba.tower-blocked", "a piece stands in the tower's way";
        ElephantWay = "mansuba.elephant-way", "an elephant goes two straight steps";
        NoPrisoner = "mansuba.no-prisoner", "no own piece was captured there";
        NotYourPrisoner = "mansuba.not-your-prisoner", "the prisoner belongs to the other side";
        PlaceTaken = "mansuba.place-taken", "a piece stands on the prisoner's place";
        WhichPrisoner { place: String } = "mansuba.which-prisoner",
            "prisoners of several sorts were captured on {place}";
        NoPass = "mansuba.no-pass", "passing is not allowed while something can be played";
    }
}
