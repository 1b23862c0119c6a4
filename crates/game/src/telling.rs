//! What a move brings about, told to one viewer step by step: words, ways of pieces, faces, dice.
//!
//! It is no part of a position and of no record: whoever has the position before a move and the
//! move can have it told again. Nothing in it goes beyond what the viewer's views tell before
//! and after the move. How it is drawn, spoken or timed is for the front end.

use i18n::Message;
use scene::{Piece, Scene, Touch};
use serde::{Deserialize, Serialize};

use crate::Seat;

/// One thing that happened during a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Told {
    /// Words for people.
    Said(Saying),
    /// What lay on one spot goes to another.
    #[expect(missing_docs, reason = "the names say it")]
    Moved { from: Touch, to: Touch },
    /// What lay on a spot is gone, taken by a seat or not.
    #[expect(missing_docs, reason = "the names say it")]
    Removed { from: Touch, by: Option<Seat> },
    /// These faces are in view for everybody.
    #[expect(missing_docs, reason = "the names say it")]
    Shown { faces: Vec<Face>, until: Until },
    /// A die stopped at a face, counted from 1.
    Rolled {
        /// Which die.
        die: String,
        /// The face, from 1.
        face: u16,
        /// How many faces are shown before it stops.
        faces_shown: u8,
        /// How long each is shown, in tenths of a second.
        tenths: u16,
    },
}

/// Praise, an explanation or a request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Saying {
    /// What is said.
    pub message: Message,
    /// How it is meant.
    pub tone: Tone,
    /// To whom, where it concerns one seat alone.
    pub to: Option<Seat>,
    /// Whether it waits for the player's answer.
    pub dialog: bool,
    /// What is asked then, where that is not the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asks: Option<Message>,
}

impl Saying {
    /// Words that nobody has to answer.
    #[must_use]
    pub const fn new(message: Message, tone: Tone) -> Self {
        Self { message, tone, to: None, dialog: false, asks: None }
    }

    /// What a dialog says, where there is to be one.
    #[must_use]
    pub fn in_dialog(&self) -> Option<&Message> {
        self.dialog.then(|| self.asks.as_ref().unwrap_or(&self.message))
    }
}

/// How words are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Tone {
    /// What happened.
    Plain,
    /// It was right.
    Right,
    /// It was not right.
    Wrong,
    /// Somebody has won.
    Won,
    /// Somebody has lost.
    Lost,
}

/// A piece whose face is in view though the position may hide it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Face {
    pub spot: Touch,
    pub piece: Piece,
}

/// How long faces are in view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Until {
    /// As long as the scene shows them.
    Stays,
    /// So many tenths of a second; then they lie face down.
    Tenths(u16),
    /// Until the player touches something; then they lie face down.
    Touched,
}

impl Told {
    /// What is said, if this is said at all.
    #[must_use]
    pub const fn saying(&self) -> Option<&Saying> {
        match self {
            Self::Said(saying) => Some(saying),
            _ => None,
        }
    }
}

/// The last words that a viewer with this seat is meant to read: nobody reads that another one has
/// won as if it were said to them.
#[must_use]
pub fn last_said(told: &[Told], reader: Option<Seat>) -> Option<&Saying> {
    let is_for =
        |saying: &&Saying| saying.to.is_none_or(|to| reader.is_none_or(|reader| reader == to));
    told.iter().rev().filter_map(Told::saying).find(is_for)
}

/// Lays faces that will turn down again on the spots of a scene, as long as they are in view.
pub fn lay_faces(scene: &mut Scene, told: &[Told]) {
    for told in told {
        let Told::Shown { faces, until: Until::Touched | Until::Tenths(1..) } = told else {
            continue;
        };
        let spots = scene.boards.iter_mut().flat_map(|board| &mut board.spots);
        for spot in spots {
            if let Some(face) = faces.iter().find(|face| face.spot == spot.touch) {
                spot.pieces.pop();
                spot.pieces.push(face.piece.clone());
            }
        }
    }
}

/// Turns the dice of a scene to the faces at which they stopped.
pub fn turn_dice(scene: &mut Scene, told: &[Told]) {
    for told in told {
        let Told::Rolled { die, face, .. } = told else { continue };
        let shown = face.checked_sub(1).and_then(|face| u8::try_from(face).ok());
        for rolled in scene.dice.iter_mut().filter(|rolled| rolled.id == *die) {
            rolled.shown = shown.filter(|face| usize::from(*face) < rolled.faces.len());
        }
    }
}
