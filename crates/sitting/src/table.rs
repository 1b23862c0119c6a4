//! A table as front ends see it, wherever it is played: on this device or on a server.
//!
//! Both sorts give the same [`Snapshot`] and take the same [`Request`]s, so that no screen asks
//! which one it shows. What is drawn and how people touch it is for the front end; so are files,
//! sockets and threads.

use game::{Action, Level, Refused, Seat, Told, Touched};
use i18n::{Message, Translator};
use protocol::live::Presence;
use scene::{Scene, Touch};

use crate::Line;

/// A table that is played.
pub trait Table {
    /// How everything is now.
    fn snapshot(&self) -> Snapshot;

    /// Does what somebody at this device asks; tells whether that was accepted. Why it was not
    /// stands in the line of the next snapshot.
    fn request(&mut self, request: Request) -> bool;

    /// Time went by; tells whether anything looks different.
    fn tick(&mut self, elapsed_ms: u64) -> bool;

    /// The words of a message, with the players' names.
    fn say(&self, message: &Message) -> String;

    /// Speaks other words from now on.
    fn listen_anew(&mut self, words: &Translator);

    /// What is seen after these touches, for a preview.
    fn scene_after(&self, touches: &[Touch]) -> Scene;

    /// What one touch more after these would do.
    ///
    /// # Errors
    /// Why it leads nowhere.
    fn touched(&self, touches: &[Touch], next: &Touch) -> Result<Touched<String>, Refused>;
}

/// What somebody at this device asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// They touch a place or a button.
    Touch(Touch),
    /// They typed this line: a move, or what else can be typed at a table.
    Type(String),
    /// They want the last move back; online the others are asked.
    TakeBack,
    /// They do not agree that a move is taken back; only online.
    RefuseUndo,
    /// They give up.
    Resign,
    /// The device is in the right hands; only where one goes around.
    HandOver,
    /// They want to play again with the same people; only online.
    Rematch,
    /// They are called this; only online.
    Name(String),
    /// They get up: their seat is free for others; only online.
    GetUp,
    /// A machine plays a free seat; only online.
    SeatMachine(Seat, Level),
    /// Whether somebody who lost a seat gets it back; only online.
    GiveSeat(Seat, bool),
    /// Somebody of this name sits down too; only here, where the game lets players come.
    Join(String),
    /// Somebody gets up; only here, where the game lets players go.
    Leave(Seat),
}

/// Everything that a front end shows of a table at one moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Snapshot {
    /// The id of the game, once it is known.
    pub game: Option<String>,
    /// What the game is called.
    pub title: String,
    /// The boards, pieces, buttons and panels.
    pub scene: Scene,
    /// The line beside the board.
    pub line: Line,
    /// What the last move did, step by step.
    pub told: Vec<Told>,
    /// Who plays, in seat order, with their clocks.
    pub seats: Vec<SeatShown>,
    /// Whether time is counted.
    pub has_clock: bool,
    /// Who has the hand; nobody once it is over.
    pub hand: Option<Seat>,
    /// Whether somebody more may sit down here.
    pub may_join: bool,
    /// Whether somebody may get up here.
    pub may_leave: bool,
    /// Whether a person at this device may act.
    pub may_act: bool,
    /// Whom the device must be handed to before anybody can go on.
    pub awaits: Option<Seat>,
    /// Whether faces stay in view until something is touched.
    pub awaits_touch: bool,
    /// What was touched on the way to a move.
    pub selection: Vec<Touch>,
    /// How many things happened.
    pub plies: usize,
    /// What was done so far; nothing where that would tell what is hidden.
    pub moves: Vec<Action>,
    /// How it ended, once it did.
    pub end: Option<End>,
}

/// A player as everybody sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatShown {
    /// How they are called.
    pub name: String,
    /// How well a machine plays for them, if one does.
    pub machine: Option<Level>,
    /// The time they have used, in milliseconds.
    pub used_ms: u64,
    /// The time they have left, where there is a limit.
    pub left_ms: Option<u64>,
    /// Whether they are there; only online, and where the server says it.
    pub presence: Option<Presence>,
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct End {
    /// Whether the person at this device has won; nothing where several share it, for somebody
    /// who looks on, and where all are equal.
    pub won: Option<bool>,
    /// The points of each seat.
    pub points: Vec<i32>,
}

impl Snapshot {
    /// The player of a seat.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> Option<&SeatShown> {
        self.seats.get(seat.index())
    }

    /// Whether the last move showed faces for a while.
    #[must_use]
    pub fn shows_faces(&self) -> bool {
        self.told.iter().any(|told| matches!(told, Told::Shown { .. }))
    }
}
