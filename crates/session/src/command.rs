//! What goes into a session and what comes out of it.

use game::{Action, BySeat, NewRules, Outcome, Played, Seat};
use scene::Touch;

/// What a player, a machine or the passing of time asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// A seat plays a move.
    Play {
        /// Who plays.
        seat: Seat,
        /// The move, in any spelling that the game reads.
        text: String,
    },
    /// A seat touches something, which plays a move or only selects.
    Touch {
        /// Who touches.
        seat: Seat,
        /// What.
        touch: Touch,
    },
    /// A script says that a rule of the game counts time; otherwise [`Command::Tick`] does it.
    Time {
        /// How much, in tenths of a second.
        tenths: u32,
    },
    /// The maker of the game changes its rules while it is tried out ([`crate::Table::test`]).
    Change {
        /// The rules from now on.
        rules: NewRules,
    },
    /// Somebody more sits down, last; only where the game lets players come and go.
    Join {
        /// How they are called.
        name: String,
    },
    /// Somebody goes; those who sat behind move up by one seat.
    Leave {
        /// Who goes.
        seat: Seat,
    },
    /// A seat asks to take the last move back, whoever made it.
    Undo {
        /// Who asks.
        seat: Seat,
    },
    /// A seat asks to take the last move of a person back, with the answers of machines to it:
    /// all of them or none.
    TakeBack {
        /// Who asks.
        seat: Seat,
    },
    /// A seat gives up.
    Resign {
        /// Who gives up.
        seat: Seat,
    },
    /// The device has been passed to the person who waits for it.
    HandOver,
    /// Time went by, for the clocks of the table and for a rule of the game that counts it.
    Tick {
        /// How much since the last tick.
        elapsed_ms: u64,
    },
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A move was played, time passed, or the rules changed.
    Played {
        /// Who played.
        seat: Seat,
        /// What was done, as the game writes it.
        action: Action,
        /// What chance gave after it.
        chances: Vec<String>,
        /// Whether it showed somebody what was hidden.
        reveals: bool,
        /// How long the seat thought.
        ms: u64,
    },
    /// Somebody sat down.
    Joined {
        /// Where.
        seat: Seat,
    },
    /// Somebody left; those who sat behind moved up by one seat.
    Left {
        /// Where they sat.
        seat: Seat,
        /// How they are called.
        name: String,
    },
    /// A touch selected something or let it go; no move was played.
    Selected {
        /// Who touched it.
        seat: Seat,
    },
    /// The last move was taken back.
    Undone {
        /// Who asked.
        seat: Seat,
        /// What is no longer done.
        action: Action,
    },
    /// In a test, an end that no move made was taken back: the game goes on.
    Reopened {
        /// Who asked.
        seat: Seat,
    },
    /// A seat gave up.
    Resigned {
        /// Who gave up.
        seat: Seat,
    },
    /// A seat has no time left.
    ClockRanOut {
        /// Whose clock it was.
        seat: Seat,
    },
    /// The device is in other hands.
    HandedOver {
        /// Who holds it now.
        to: Seat,
    },
    /// The game is over.
    Ended(Ending),
}

/// How a session ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Who won.
    pub outcome: Outcome,
    /// The points each seat takes home, the penalty for slowness included.
    pub points: BySeat<i32>,
}

/// One line of the log: what was done, and how long the seat that had the hand thought before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What was done.
    pub act: Act,
    /// The thinking time.
    pub ms: u64,
}

/// What changes a session for good.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// This was done while a seat had the hand: mostly its move.
    Play {
        /// What was done, as the game writes it.
        action: Action,
        /// What chance gave after it.
        chances: Vec<String>,
    },
    /// This seat had the last move taken back, or the end, where no move had made it.
    Undo(Seat),
    /// This seat gave up.
    Resign(Seat),
    /// This seat ran out of time.
    RunOut(Seat),
}

impl Act {
    /// Whether it ends a game that could go on.
    pub(crate) const fn cuts_short(&self) -> bool {
        matches!(self, Self::Resign(_) | Self::RunOut(_))
    }

    pub(crate) fn of(played: &Played) -> Self {
        Self::Play { action: played.action.clone(), chances: played.chances.clone() }
    }
}
