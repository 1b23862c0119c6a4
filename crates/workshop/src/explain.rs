//! Why an action is refused and what is said of one that was played: keys with arguments, the
//! words stand in `i18n/`.
//!
//! Spec: section 3.3. A refusal names the token, the cell, the zone and the characteristic that
//! matter. The educator's own words come with the events and replace the stock ones.

use game::{Common, Reason, Seat};
use i18n::Message;

use crate::compile::Compiled;
use crate::design::Words;
use crate::play::Token;

/// A name that the educator gave, in both languages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    /// French.
    pub fr: String,
    /// English.
    pub en: String,
}

impl Name {
    /// These words, or a stand-in where there are none.
    #[must_use]
    pub fn of(words: &Words, otherwise: &str) -> Self {
        let or_else = |text: &str| if text.is_empty() { otherwise } else { text }.to_owned();
        Self {
            fr: or_else(words.in_lang(i18n::Lang::Fr)),
            en: or_else(words.in_lang(i18n::Lang::En)),
        }
    }

    /// The name of a token whose face the player may not see.
    pub(crate) const fn hidden() -> Self {
        Self { fr: String::new(), en: String::new() }
    }

    fn is_hidden(&self) -> bool {
        self.fr.is_empty() && self.en.is_empty()
    }

    /// The name as an argument of a message: each language says its own.
    #[must_use]
    pub fn message(&self) -> Message {
        if self.is_hidden() {
            return Message::new("workshop.this-token");
        }
        Message::new("workshop.word").with("fr", self.fr.as_str()).with("en", self.en.as_str())
    }
}

impl std::fmt::Display for Name {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(if self.is_hidden() { "this token" } else { &self.en })
    }
}

/// Why an action of a design is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the names say it")]
pub enum Refusal {
    #[error(transparent)]
    Common(#[from] Common),
    #[error("there is no token in {cell}")]
    NothingHere { cell: String },
    #[error("{cell} is not in play")]
    ClosedCell { cell: String },
    #[error("this token is seat {player}'s")]
    NotYours { player: Seat },
    #[error("this board is not the player's")]
    NotYourBoard,
    #[error("{token} never moves")]
    Immobile { token: Name },
    #[error("{token} lies face up already")]
    FaceUp { token: Name },
    #[error("{token} is picked, not moved")]
    PickedNotMoved { token: Name },
    #[error("{token} is moved, not picked")]
    MovedNotPicked { token: Name },
    #[error("{left} more must be picked first")]
    PickMore { left: u8 },
    #[error("too few tokens are left to compare")]
    TooFew,
    #[error("all tokens must be placed first")]
    PlaceFirst,
    #[error("{token} does not go from here to there")]
    NoRoute { token: Name },
    #[error("{token} does not move inside the grid")]
    StaysInGrid { token: Name },
    #[error("the token is there already")]
    SameCell,
    #[error("only one cell at a time")]
    OneCell,
    #[error("that direction is closed from {cell}")]
    WrongDirection { cell: String },
    #[error("at most {count} cells away")]
    TooFar { count: u8 },
    #[error("there is no token to jump over")]
    NothingToJump,
    #[error("that cell was visited this turn")]
    Visited,
    #[error("only further jumps or the end of the turn are possible")]
    GoOn,
    #[error("{token} moves by its die")]
    ByDie { token: Name },
    #[error("the token must go to {cell}")]
    MustMove { cell: String },
    #[error("there is already a token in {cell}")]
    Taken { cell: String },
    #[error("{token} has no room there")]
    NoRoom { token: Name },
    #[error("{token} cannot be turned")]
    NotRotatable { token: Name },
    #[error("a token must be chosen first")]
    ChooseFirst,
    #[error("there is no other token in this stack")]
    NoStack,
    #[error("the shoe cannot be filled now")]
    NothingToRefill,
    #[error("nothing waits for a check")]
    NothingToCheck,
    #[error("the hand cannot be passed now")]
    NoNext,
    #[error("there is no die to roll here")]
    NoDie,
    #[error("no rule needs time")]
    NoTime,
    #[error("nothing is under way")]
    NothingToStop,
    #[error("{token} has nowhere to go")]
    Stuck { token: Name },
    #[error("the change would take away {what}, which is in use")]
    InUse { what: String },
    #[error("seat {player} has the hand")]
    LeavesHand { player: Seat },
    #[error("seat {player} has tokens or a board")]
    LeavesTokens { player: Seat },
    #[error("seat {player} has finished and keeps the place")]
    LeavesPlace { player: Seat },
}

impl Reason for Refusal {
    fn key(&self) -> &'static str {
        match self {
            Self::Common(common) => common.key(),
            Self::NothingHere { .. } => "workshop.nothing-here",
            Self::ClosedCell { .. } => "workshop.closed-cell",
            Self::NotYours { .. } => "workshop.not-yours",
            Self::NotYourBoard => "workshop.not-your-board",
            Self::Immobile { .. } => "workshop.immobile",
            Self::FaceUp { .. } => "workshop.face-up",
            Self::PickedNotMoved { .. } => "workshop.picked-not-moved",
            Self::MovedNotPicked { .. } => "workshop.moved-not-picked",
            Self::PickMore { .. } => "workshop.pick-more",
            Self::TooFew => "workshop.too-few",
            Self::PlaceFirst => "workshop.place-first",
            Self::NoRoute { .. } => "workshop.no-route",
            Self::StaysInGrid { .. } => "workshop.stays-in-grid",
            Self::SameCell => "workshop.same-cell",
            Self::OneCell => "workshop.one-cell",
            Self::WrongDirection { .. } => "workshop.wrong-direction",
            Self::TooFar { .. } => "workshop.too-far",
            Self::NothingToJump => "workshop.nothing-to-jump",
            Self::Visited => "workshop.visited",
            Self::GoOn => "workshop.go-on",
            Self::ByDie { .. } => "workshop.by-die",
            Self::MustMove { .. } => "workshop.must-move",
            Self::Taken { .. } => "workshop.taken",
            Self::NoRoom { .. } => "workshop.no-room",
            Self::NotRotatable { .. } => "workshop.not-rotatable",
            Self::ChooseFirst => "workshop.choose-first",
            Self::NoStack => "workshop.no-stack",
            Self::NothingToRefill => "workshop.nothing-to-refill",
            Self::NothingToCheck => "workshop.nothing-to-check",
            Self::NoNext => "workshop.no-next",
            Self::NoDie => "workshop.no-die",
            Self::NoTime => "workshop.no-time",
            Self::NothingToStop => "workshop.nothing-to-stop",
            Self::Stuck { .. } => "workshop.stuck",
            Self::InUse { .. } => "workshop.in-use",
            Self::LeavesHand { .. } => "workshop.leaves-hand",
            Self::LeavesTokens { .. } => "workshop.leaves-tokens",
            Self::LeavesPlace { .. } => "workshop.leaves-place",
        }
    }

    fn message(&self) -> Message {
        let message = Message::new(self.key());
        match self {
            Self::Common(common) => common.message(),
            Self::NothingHere { cell }
            | Self::ClosedCell { cell }
            | Self::WrongDirection { cell }
            | Self::MustMove { cell }
            | Self::Taken { cell } => message.with("cell", cell.as_str()),
            Self::NotYours { player }
            | Self::LeavesHand { player }
            | Self::LeavesTokens { player }
            | Self::LeavesPlace { player } => message.with("player", *player),
            Self::Immobile { token }
            | Self::FaceUp { token }
            | Self::PickedNotMoved { token }
            | Self::MovedNotPicked { token }
            | Self::NoRoute { token }
            | Self::StaysInGrid { token }
            | Self::ByDie { token }
            | Self::NoRoom { token }
            | Self::NotRotatable { token }
            | Self::Stuck { token } => message.with("token", token.message()),
            Self::PickMore { left } => message.with("left", *left),
            Self::TooFar { count } => message.with("count", *count),
            Self::InUse { what } => message.with("what", what.as_str()),
            _ => message,
        }
    }
}

/// Praise for a right move.
pub(crate) fn praise() -> Message {
    Message::new("workshop.praise")
}

/// Praise for picked tokens that belong together.
pub(crate) fn praise_for_same() -> Message {
    Message::new("workshop.same")
}

pub(crate) fn not_the_same() -> Message {
    Message::new("workshop.not-the-same")
}

pub(crate) fn won() -> Message {
    Message::new("workshop.won")
}

pub(crate) fn lost() -> Message {
    Message::new("workshop.lost")
}

/// The educator's own words, when there are any.
pub(crate) fn own(words: &Words) -> Option<Words> {
    Some(words.clone()).filter(|words| !words.is_empty())
}

/// Why a token does not belong where it was put.
pub(crate) fn wrong(game: &Compiled, token: Token, why: crate::play::Why) -> Message {
    use crate::play::Why;
    let name = game.name_of(token).message();
    match why {
        Why::Lacks { zone, mark } => {
            let zone = usize::from(zone).checked_sub(1);
            let zone = zone.and_then(|zone| game.design.grid.zones.get(zone));
            let zone_name = zone.map(|zone| Name::of(&zone.name, &zone.id));
            let word = mark.and_then(|mark| game.mark_words.get(mark));
            match (zone_name, word) {
                (Some(zone), Some(word)) => Message::new("workshop.wrong-zone")
                    .with("token", name)
                    .with("zone", zone.message())
                    .with("word", game.characteristic_name(word).message()),
                _ => Message::new("workshop.wrong-place").with("token", name),
            }
        }
        Why::SidesDiffer => Message::new("workshop.sides-differ").with("token", name),
        Why::TouchesNothing => Message::new("workshop.touches-nothing").with("token", name),
    }
}

/// The same for those who may not know which token it was.
pub(crate) fn wrong_hidden() -> Message {
    Message::new("workshop.wrong-place").with("token", Name::hidden().message())
}

impl Compiled {
    /// The id of a token's kind.
    pub(crate) fn kind_id(&self, token: Token) -> String {
        self.design.tokens.get(token.kind()).map(|kind| kind.id.clone()).unwrap_or_default()
    }

    /// A characteristic as people read it.
    pub(crate) fn characteristic_name(&self, word: &str) -> Name {
        let named = self.design.characteristic_names.get(word);
        named.map_or_else(|| Name::of(&word.into(), word), |words| Name::of(words, word))
    }

    /// The name of a token's kind for people.
    pub(crate) fn name_of(&self, token: Token) -> Name {
        let kind = self.design.tokens.get(token.kind());
        kind.map_or_else(
            || Name { fr: String::new(), en: String::new() },
            |kind| Name::of(&kind.name, &kind.id),
        )
    }
}
