//! What to draw and what can be touched: the one thing that every front end shows.
//!
//! A scene is a function of what a seat may see and of the touches made so far; games make it,
//! front ends draw it. It holds no rule and no words (labels are messages), and nothing that
//! the seat may not see. Mouse, keyboard, terminal and one switch share one path: the next
//! [`Touch`] is always one of those that [`Scene::touchables`] lists.
//!
//! ```
//! use geometry::{Rect, Shape};
//! use scene::{Mark, Reply, Scene, Spot, SpotKind, Touch};
//! let square = Shape::Rect(Rect::new(0, 0, 100, 100));
//! let mut spot = Spot::new(Touch::new("e4"), SpotKind::Cell, square);
//! spot.reply = Reply::Accepts;
//! spot.marks.push(Mark::Target);
//! assert_eq!(spot.outline.center(), geometry::Point::new(50, 50));
//! assert_eq!(Scene::empty().touchables().count(), 0);
//! ```

mod board;
mod label;
mod piece;
#[cfg(test)]
mod tests;
mod theme;

pub use board::{Board, Frame, Ground, Label, Link, Pitch, Spot, SpotKind, Zone};
pub use piece::{Card, Figure, Mark, Piece, Token};
pub use theme::Theme;

use i18n::Message;
use serde::{Deserialize, Serialize};

/// Something touched: a cell, a slot, a button, by its short stable name (`e4`, `pass`).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Touch(pub String);

impl Touch {
    /// The touch of this name.
    #[must_use]
    pub fn new(name: impl ToString) -> Self {
        Self(name.to_string())
    }

    /// Its name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// What a touch of this place would do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reply {
    /// It goes on towards a move, or makes it.
    Accepts,
    /// It changes nothing and says why not.
    #[default]
    Explains,
}

/// A touchable thing that lies on no board: pass, roll, turn the tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Button {
    /// Its name as a touch.
    pub touch: Touch,
    /// What stands on it.
    pub label: Message,
    /// What touching it would do.
    pub reply: Reply,
}

impl Button {
    /// A button that explains why it cannot be touched.
    #[must_use]
    pub const fn new(touch: Touch, label: Message) -> Self {
        Self { touch, label, reply: Reply::Explains }
    }
}

/// What stands beside the board for one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatPanel {
    /// The seat from 1.
    pub seat: u8,
    /// Whether it has the hand.
    pub has_the_hand: bool,
    /// The piece that stands for it.
    pub token: Piece,
    /// What it has: walls left, discs, cards found.
    pub counters: Vec<Counter>,
}

/// A number beside the board and what it counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counter {
    /// What is counted.
    pub label: Message,
    /// How many.
    pub value: i64,
}

impl Counter {
    /// So many of something.
    #[must_use]
    pub fn new(label: Message, value: impl Into<i64>) -> Self {
        Self { label, value: value.into() }
    }
}

/// A die of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Die {
    /// Its stable name within the scene.
    pub id: String,
    /// Its faces, as pictures of the library or as text.
    pub faces: Vec<Figure>,
    /// The face that was shown last, as an index.
    pub shown: Option<u8>,
}

/// A whole picture with all that can be touched in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scene {
    /// The boards, the main one first.
    pub boards: Vec<Board>,
    /// What can be touched outside the boards.
    pub buttons: Vec<Button>,
    /// What stands beside the boards, a panel a seat.
    pub panels: Vec<SeatPanel>,
    /// What is asked or told now.
    pub prompt: Message,
    /// The dice that people see, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<Die>,
    /// What the table looks like.
    #[serde(default)]
    pub theme: Theme,
    /// Whether players of this game name its cells, so that letters and numbers at the edges help.
    #[serde(default)]
    pub has_coordinates: bool,
    /// All that may be written on tokens in the course of the game, so that letters have one size.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub writings: Vec<Message>,
}

impl Scene {
    /// A scene with nothing in it.
    #[must_use]
    pub fn empty() -> Self {
        let (boards, buttons, panels) = (Vec::new(), Vec::new(), Vec::new());
        Self {
            boards,
            buttons,
            panels,
            prompt: Message::new("scene.empty"),
            dice: Vec::new(),
            theme: Theme::default(),
            has_coordinates: true,
            writings: Vec::new(),
        }
    }

    /// Every touch that goes on towards a move, spots first, then buttons, in drawing order.
    pub fn touchables(&self) -> impl Iterator<Item = &Touch> {
        let spots = self.boards.iter().flat_map(|board| &board.spots);
        let spots = spots.filter(|spot| spot.reply == Reply::Accepts).map(|spot| &spot.touch);
        let buttons = self.buttons.iter().filter(|button| button.reply == Reply::Accepts);
        spots.chain(buttons.map(|button| &button.touch))
    }

    /// The spot of this name, on whichever board it lies.
    #[must_use]
    pub fn spot(&self, touch: &Touch) -> Option<&Spot> {
        self.boards.iter().flat_map(|board| &board.spots).find(|spot| &spot.touch == touch)
    }

    /// Takes away the letters and numbers at the edges of its boards.
    pub fn hide_coordinates(&mut self) {
        self.boards.iter_mut().for_each(|board| board.labels.clear());
    }

    /// Takes away the marks of what can be touched next.
    pub fn hide_targets(&mut self) {
        let spots = self.boards.iter_mut().flat_map(|board| &mut board.spots);
        spots.for_each(|spot| spot.marks.retain(|mark| *mark != Mark::Target));
    }

    /// Makes it the scene of a game that ended though its position would let it go on: nothing
    /// can be touched, nobody has the hand, and the prompt says how it ended.
    pub fn end(&mut self, prompt: Message) {
        self.hide_targets();
        let spots = self.boards.iter_mut().flat_map(|board| &mut board.spots);
        let replies = spots.map(|spot| &mut spot.reply);
        let buttons = self.buttons.iter_mut().map(|button| &mut button.reply);
        replies.chain(buttons).for_each(|reply| *reply = Reply::Explains);
        self.panels.iter_mut().for_each(|panel| panel.has_the_hand = false);
        self.prompt = prompt;
    }

    /// Adds a mark to every spot that bears one of these names.
    pub fn mark(&mut self, touches: &[Touch], mark: Mark) {
        for spot in self.boards.iter_mut().flat_map(|board| &mut board.spots) {
            if touches.contains(&spot.touch) {
                spot.mark(mark);
            }
        }
    }
}
