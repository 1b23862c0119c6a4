//! What an action does, told step by step for those who watch: praise, faces, removals, dice.
//!
//! Events are no part of the position; they are told by playing an action on a copy. As texts
//! they are short and stable, for records, scripts and logs; people read the messages in them.
//! They know what is hidden: what one viewer may be told stands in `told`.

use std::fmt;

use design::Words;
use game::{Reason as _, Seat, Viewer};
use i18n::Message;

use super::token::Token;
use crate::explain::{self, Refusal};
use crate::told::in_full;

/// One thing that happens during an action.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the names say it")]
pub enum Event {
    /// A token goes from one cell to another.
    Moved { kind: String, from: String, to: String },
    /// These faces come into view.
    Shown { faces: Vec<Face> },
    /// These faces turn down again, on the screen after so many tenths of a second; when the
    /// player clicks where there is no number.
    TurnedBack { faces: Vec<Face>, tenths: Option<u16> },
    /// What was done is right: what to say, and whether in a dialog.
    Right { say: Message, own: Option<Words>, dialog: bool, in_dialog: Option<Words> },
    /// What was done is not right: why, and whether in a dialog. It counts one error. Only
    /// the knowers may hear which token it was.
    Wrong {
        say: Message,
        own: Option<Words>,
        dialog: bool,
        in_dialog: Option<Words>,
        knowers: Knowers,
    },
    /// The token goes back where it came from.
    WentBack { kind: String, to: String },
    /// A token has become another: what it shows now.
    Became { old: String, face: Face },
    /// A token leaves the board for the result zone of a seat, or the game.
    Removed { kind: String, from: String, to: Option<Seat> },
    /// Two tokens fight: their kinds and faces are shown.
    Fight { attacker: Face, defender: Face },
    /// A die that this player rolled shows a face, from 0.
    Rolled { seat: Seat, die: String, face: u16 },
    /// A shoe was filled.
    Refilled { board: String },
    /// A token or piece was turned.
    Turned { cell: String },
    /// The player must move the token there by hand.
    MustMove { from: String, to: String },
    /// A die leaves the token where it is: why.
    Unmoved { why: Message },
    /// A row was compared with the code: so many are right, so many belong elsewhere.
    Answered { right: usize, elsewhere: usize },
    /// A token waits behind the queue of a full shoe.
    Queued { kind: String, board: String },
    /// A player falls asleep as winner or loser: what to say, and whether in a dialog.
    Asleep { seat: Seat, won: bool, say: Message, own: Option<Words>, dialog: bool },
    /// The hand is with this player now.
    Hand { seat: Seat },
    /// The play is over.
    Over,
}

/// A token whose face is shown or hidden.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Face {
    pub cell: String,
    pub kind: String,
    pub(crate) token: Token,
}

/// Who knows what a token is: a bit a seat, and one for those without a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Knowers(u8);

impl Knowers {
    const PUBLIC: u8 = 1 << game::MAX_SEATS;

    pub(crate) const EVERYONE: Self = Self(u8::MAX);

    /// Those of whom it is said that they know; nobody stands for the public.
    pub(crate) fn those(seats: u8, knows: impl Fn(Option<u8>) -> bool) -> Self {
        let of_seats = (0..seats).filter(|seat| knows(Some(*seat)));
        let bits = of_seats.fold(0, |bits, seat| bits | 1 << seat);
        Self(if knows(None) { bits | Self::PUBLIC } else { bits })
    }

    /// Whether somebody is among them.
    pub(crate) const fn has(self, viewer: Viewer) -> bool {
        let bit = match viewer {
            Viewer::Seat(seat) => 1 << (seat.number() - 1),
            Viewer::Public => Self::PUBLIC,
        };
        self.0 & bit != 0
    }
}

impl Event {
    /// What is said to people: the educator's own words where there are any.
    #[must_use]
    pub fn says(&self) -> Option<Message> {
        match self {
            Self::Right { say, own, .. }
            | Self::Wrong { say, own, .. }
            | Self::Asleep { say, own, .. } => Some(match own {
                Some(words) => in_full(words),
                None => say.clone(),
            }),
            Self::MustMove { to, .. } => Some(Refusal::MustMove { cell: to.clone() }.message()),
            Self::Unmoved { why } => Some(why.clone()),
            Self::Answered { right, elsewhere } => Some(explain::answer(*right, *elsewhere)),
            Self::Queued { .. } => Some(Message::new("workshop.die-queued")),
            _ => None,
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Moved { kind, from, to } => write!(f, "moved {kind} {from}-{to}"),
            Self::Shown { faces } => write!(f, "shown{}", Faces(faces)),
            Self::TurnedBack { faces, tenths: Some(tenths) } => {
                write!(f, "turned-back{} after {tenths}", Faces(faces))
            }
            Self::TurnedBack { faces, tenths: None } => {
                write!(f, "turned-back{} on-click", Faces(faces))
            }
            Self::Right { say, own, dialog, .. } => told(f, "right", say, own.as_ref(), *dialog),
            Self::Wrong { say, own, dialog, .. } => told(f, "wrong", say, own.as_ref(), *dialog),
            Self::WentBack { kind, to } => write!(f, "went-back {kind} {to}"),
            Self::Became { old, face } => write!(f, "became {old} {} {}", face.cell, face.kind),
            Self::Removed { kind, from, to: Some(seat) } => {
                write!(f, "removed {kind} {from} by {seat}")
            }
            Self::Removed { kind, from, to: None } => write!(f, "removed {kind} {from}"),
            Self::Fight { attacker, defender } => {
                write!(f, "fight {} against {} on {}", attacker.kind, defender.kind, defender.cell)
            }
            // People count faces from 1.
            Self::Rolled { die, face, .. } => write!(f, "rolled {die} {}", u32::from(*face) + 1),
            Self::Refilled { board } => write!(f, "refilled {board}"),
            Self::Turned { cell } => write!(f, "turned {cell}"),
            Self::MustMove { from, to } => write!(f, "must-move {from}-{to}"),
            Self::Unmoved { why } => write!(f, "stays {}", last_word(why)),
            Self::Answered { right, elsewhere } => write!(f, "answered {right} {elsewhere}"),
            Self::Queued { kind, board } => write!(f, "queued {kind} {board}"),
            Self::Asleep { seat, won, own, dialog, .. } => {
                write!(f, "{} {seat}", if *won { "won" } else { "lost" })?;
                write!(f, "{}{}", own_word(own.as_ref()), dialog_word(*dialog))
            }
            Self::Hand { seat } => write!(f, "hand {seat}"),
            Self::Over => f.write_str("over"),
        }
    }
}

/// Cells with what they show.
struct Faces<'a>(&'a [Face]);

impl fmt::Display for Faces<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|face| write!(f, " {} {}", face.cell, face.kind))
    }
}

fn told(
    f: &mut fmt::Formatter<'_>,
    word: &str,
    say: &Message,
    own: Option<&Words>,
    dialog: bool,
) -> fmt::Result {
    write!(f, "{word} {}{}{}", last_word(say), own_word(own), dialog_word(dialog))
}

/// The part of a key that says what happened.
fn last_word(message: &Message) -> &str {
    message.key().rsplit('.').next().unwrap_or_default()
}

const fn own_word(own: Option<&Words>) -> &'static str {
    if own.is_some() { " own" } else { "" }
}

const fn dialog_word(dialog: bool) -> &'static str {
    if dialog { " dialog" } else { "" }
}
