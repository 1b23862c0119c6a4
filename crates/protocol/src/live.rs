//! What goes to and fro while a match is played.
//!
//! The first thing a client says is [`Ask::Hello`]. Every other wish carries a number of the
//! client's own, and is answered by [`Tell::Done`] or [`Tell::Refused`] with that number. What
//! happens in the match comes as [`Tell::Happened`], whoever caused it, and only once it is kept
//! for good.

use i18n::Message;
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use crate::{Fault, Player, Role};

/// What a client says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "say", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Ask {
    /// I come with this link. What happened after so many events I do not know yet.
    Hello {
        /// The version that the client speaks.
        version: u16,
        /// The secret link.
        link: String,
        /// How many events the client knows.
        #[serde(default)]
        after: u32,
    },
    /// I play this, in any spelling that the game reads. It is a move and nothing else: touches on
    /// the way to it are not said.
    Play {
        /// The number of this wish.
        wish: u32,
        /// The move.
        text: String,
        /// How many events the client knew when it was decided; others make it void.
        after: u32,
    },
    /// I ask the others to let me take the last move back, or agree that they do.
    Undo {
        /// The number of this wish.
        wish: u32,
        /// How many events the client knows.
        after: u32,
    },
    /// I do not agree that a move is taken back.
    RefuseUndo {
        /// The number of this wish.
        wish: u32,
    },
    /// I give up.
    Resign {
        /// The number of this wish.
        wish: u32,
    },
    /// I am called so.
    Name {
        /// The number of this wish.
        wish: u32,
        /// The name.
        name: String,
    },
    /// I get up: my seat is free, and my link is void.
    Leave {
        /// The number of this wish.
        wish: u32,
    },
    /// A machine shall play a seat at which nobody sits.
    Machine {
        /// The number of this wish.
        wish: u32,
        /// Which seat.
        seat: u8,
        /// Its level, from 1 to 10.
        level: u8,
    },
    /// Whether somebody who lost a seat gets it back ([`Tell::SeatAsked`]).
    GiveSeat {
        /// The number of this wish.
        wish: u32,
        /// Which seat.
        seat: u8,
        /// Whether I agree.
        yes: bool,
    },
    /// I want to play again; when all people of the table want it, a new match is made.
    Rematch {
        /// The number of this wish.
        wish: u32,
    },
    /// Are you there?
    Ping {
        /// The number of this wish.
        wish: u32,
    },
}

/// What a server says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "say", rename_all = "kebab-case")]
pub enum Tell {
    /// You are in; what follows is news.
    Welcome {
        /// The version that the server speaks.
        version: u16,
        /// What you may do.
        role: Role,
        /// The game by its id.
        game: String,
        /// All options in force.
        settings: Vec<(String, String)>,
        /// Who plays.
        players: Vec<Player>,
        /// Whether players may ask their device for advice.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        hints: bool,
    },
    /// What has happened, oldest first, and how things are now.
    Happened {
        /// The number of the first of them.
        from: u32,
        /// What happened, as this viewer may know it.
        events: Vec<Happening>,
        /// How things are after the last of them.
        now: Box<Now>,
    },
    /// The wish was fulfilled and is kept for good.
    Done {
        /// The number of the wish.
        wish: u32,
        /// How many events there are now.
        plies: u32,
    },
    /// The wish was refused; nothing has changed.
    Refused {
        /// The number of the wish.
        wish: u32,
        /// Why.
        fault: Fault,
    },
    /// Somebody wants to take the last move back, or no longer does.
    UndoAsked {
        /// The seats that want it.
        by: Vec<u8>,
    },
    /// Who sits at the table, seat by seat.
    Table {
        /// One for each seat.
        seats: Vec<Presence>,
    },
    /// Somebody says that these seats are theirs and that they lost their link; you are asked.
    SeatAsked {
        /// The seats.
        seats: Vec<u8>,
    },
    /// Somebody wants to play again.
    AgainAsked {
        /// The seats that want it.
        by: Vec<u8>,
    },
    /// The players want to play again: here is your link to the new match.
    Again {
        /// The secret link.
        link: String,
    },
    /// The connection ends, and why.
    Bye {
        /// Why.
        fault: Fault,
    },
}

/// Who is at a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Presence {
    /// Its player is there.
    Here,
    /// Its player is not there now, and can come back.
    Away,
    /// Somebody has it; this server cannot tell whether they are there.
    Taken,
    /// Nobody has it: whoever comes by the code may sit there.
    Free,
    /// A machine plays.
    Machine,
    /// Something that is newer than this client.
    #[serde(other)]
    Unknown,
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum Happening {
    /// A move was played.
    Played {
        /// Who.
        seat: u8,
        /// The move; left out where it would tell what this viewer may not know.
        text: Option<String>,
        /// How long they thought, in milliseconds.
        ms: u64,
    },
    /// The last move was taken back.
    Undone {
        /// Who had the hand when it was taken back.
        seat: u8,
    },
    /// Somebody gave up.
    Resigned {
        /// Who.
        seat: u8,
    },
    /// Somebody's time ran out.
    RanOut {
        /// Who.
        seat: u8,
    },
    /// Somebody is called so.
    Named {
        /// Who.
        seat: u8,
        /// The name.
        name: String,
    },
}

/// How things are, as one viewer may know it. What a move did is any JSON to those who read it;
/// who writes it has it in a form of its own.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Now<Told = Json> {
    /// How many events there are.
    pub plies: u32,
    /// What this viewer may know of the position.
    pub view: Json,
    /// What the last move did, step by step.
    pub told: Told,
    /// What is asked or told now.
    pub prompt: Message,
    /// The last explanation or praise.
    pub said: Option<Message>,
    /// Who has the hand, counted from 1.
    pub hand: Option<u8>,
    /// The time each seat has used until now, in milliseconds; only where the clock is on.
    pub used_ms: Vec<u64>,
    /// The time each seat has left now, where there is a limit.
    pub left_ms: Vec<u64>,
    /// The seat whose clock runs from now on, so that clients can count between two messages.
    /// None where the clock is off, until every person has come, and after the end.
    #[serde(default)]
    pub ticking: Option<u8>,
    /// How the match ended, when it did.
    pub ending: Option<Ended>,
}

/// The end of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ended {
    /// The outcome in the words of the text protocol.
    pub outcome: String,
    /// The points of each seat.
    pub points: Vec<i32>,
}
