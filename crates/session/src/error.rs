//! Why the table refuses a command, beyond the rules of the game.

use game::{Refused, Seat};

game::reasons! {
    /// Why a command was refused; nothing has changed then.
    pub enum SessionError {
        GameOver = "session.game-over", "the game is over";
        NoSuchSeat { seat: Seat } = "session.no-such-seat" (number: seat.number()),
            "there is no seat {seat} at this table";
        NotYourTurn { hand: Seat } = "session.not-your-turn" (player: *hand),
            "seat {hand} has the hand";
        PassDevice { to: Seat } = "session.pass-device" (player: *to),
            "the device must be passed to seat {to} first";
        KeepDevice = "session.keep-device", "nobody waits for the device";
        NothingToUndo = "session.nothing-to-undo", "there is no move to take back";
        UndoUsed = "session.undo-used", "a move was taken back already";
        UndoSecret = "session.undo-secret", "the last move showed what was hidden";
        UndoChance = "session.undo-chance", "the last move was followed by a chance";
        OnlyInTest = "session.only-in-test", "the game is changed only while it is tried out";
        UndoAnswered = "session.undo-answered", "a machine has answered the move";
        UndoTooOften = "session.undo-too-often", "too many moves were taken back";
        WrongSeats { wanted: u8, given: usize } = "session.wrong-seats",
            "the game is for {wanted} players and {given} are given";
        NameTooLong { name: String } = "session.name-too-long", "the name {name:?} is too long";
        TokenUnseen = "session.token-unseen", "a token cannot be seen or is too wide";
        TokenTaken { token: char } = "session.token-taken" (token: token.to_string()),
            "two players have the token {token:?}";
        ClockEmpty = "session.clock-empty", "the clock gives no time";
    }
}

impl From<SessionError> for Refused {
    fn from(error: SessionError) -> Self {
        Self::because(&error)
    }
}
