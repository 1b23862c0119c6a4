//! What is asked and answered once: matches, games, designs, scores.

use std::collections::BTreeMap;

use i18n::Message;
use serde::{Deserialize, Serialize};

use crate::{Clock, Player};

/// A match to be made.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewMatch {
    /// The game by its id.
    pub game: String,
    /// Options that differ from their defaults.
    #[serde(default)]
    pub settings: BTreeMap<String, String>,
    /// One player a seat; people in all seats when none are given.
    #[serde(default)]
    pub players: Vec<Player>,
    /// The clock; off when there is none.
    #[serde(default)]
    pub clock: Option<Clock>,
    /// Whether those who have the code may look on.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub watch: bool,
    /// Whether all seats may be played at one device.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub one_device: bool,
    /// Whether players may ask their device for advice.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hints: bool,
    /// The file of a design that is brought for this match alone, in place of a game by its id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub design: Option<String>,
}

/// A match that was made. The links are secrets: who has one may do what it allows, and they are
/// told this once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Made {
    /// Its id.
    pub id: String,
    /// A few letters by which others find it.
    pub code: String,
    /// The link of who made it.
    pub host: String,
    /// A link for each seat; none where a machine plays.
    pub seats: Vec<Option<String>>,
    /// The link to look on.
    pub spectator: String,
}

/// Somebody wants to sit down at the match of a code.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// The code.
    pub code: String,
    /// How they are called.
    pub name: String,
}

/// A seat, or a place to look on when all seats are taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Joined {
    /// The match.
    pub id: String,
    /// The secret link.
    pub link: String,
    /// The seat, counted from 1.
    pub seat: Option<u8>,
}

/// Somebody lost their seat at the match of a code, and asks the table for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AskSeat {
    /// The code; it may be too old to let anybody sit down.
    pub code: String,
    /// How the player of the seat is called.
    pub name: String,
}

/// Where somebody who asked for a lost seat stands. The link is void until the others agree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatAsked {
    /// The secret link, with which to ask again how it stands.
    pub link: String,
    /// The seat, counted from 1.
    pub seat: u8,
    /// How many people have been asked and have not answered yet; when nobody is there, the
    /// educator can give the seat.
    pub asked: u8,
    /// Whether it is theirs again: the link opens it now.
    pub given: bool,
}

/// What a page must know of its server before somebody makes a match.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Reach {
    /// Whether other devices are answered at all.
    pub open: bool,
    /// The addresses at which they find the server, as far as it knows them; told to the computer
    /// itself only.
    pub addresses: Vec<String>,
    /// How it is started so that they are answered; told to the computer itself only, and empty
    /// where they are answered.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub command: String,
    /// Whether you may play with designs of your own here without publishing them.
    pub own_designs: bool,
}

/// A match as it is listed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MatchSummary {
    /// Its id.
    pub id: String,
    /// The game.
    pub game: String,
    /// Who plays.
    pub players: Vec<Player>,
    /// How many things happened.
    pub plies: u32,
    /// When the last of them was, in milliseconds since 1970.
    pub touched_ms: i64,
    /// The outcome, when it is over.
    pub outcome: Option<String>,
}

/// A game of the shelf.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameCard {
    /// Its id.
    pub id: String,
    /// Its name.
    #[cfg_attr(feature = "openapi", schema(value_type = crate::openapi::SpokenMessage))]
    pub title: Message,
    /// How many can play.
    pub seats: Vec<u8>,
    /// Whether something is hidden from somebody.
    pub hides: bool,
}

/// The password of the educator's space.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Login {
    /// The password.
    pub password: String,
}

/// What stands for the password from now on, for programs; browsers get it as a cookie too.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Ticket {
    /// To be sent as `Authorization: Bearer …`.
    pub ticket: String,
}

/// A design to be saved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewDesign {
    /// The design file.
    pub text: String,
}

/// The next version of a design.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NextDesign {
    /// The design file.
    pub text: String,
    /// The version that was changed; when there is a newer one by now, nothing is saved.
    #[cfg_attr(feature = "openapi", schema(value_type = u64, maximum = 4294967295u64))]
    pub after: u32,
}

/// A design that was saved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SavedDesign {
    /// Its id: whoever knows it may look at the design and play it.
    pub id: String,
    /// The number of this version.
    pub version: u32,
    /// The secret that lets its bearer change the design; told once, when it is new.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edit: Option<String>,
    /// What keeps the design from being played, if anything; a draft may be saved all the same.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<crate::openapi::SpokenMessage>))]
    pub faults: Vec<Message>,
}

/// A design as it is listed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DesignSummary {
    /// Its id; a match is made of the game `design:<id>`.
    pub id: String,
    /// How its maker calls it.
    pub name: String,
    /// The number of its newest version.
    pub version: u32,
    /// When that was saved, in milliseconds since 1970.
    pub saved_ms: i64,
    /// Whether it is on the list that everybody sees.
    pub shared: bool,
    /// Whether its maker lets others copy and change it.
    #[serde(default)]
    pub copying: bool,
}

/// A version of a design as it is listed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DesignVersion {
    /// Its number, from 1.
    pub version: u32,
    /// How its maker called it then.
    pub name: String,
    /// When it was saved, in milliseconds since 1970.
    pub saved_ms: i64,
}

/// A design with its file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DesignFile {
    /// Its id.
    pub id: String,
    /// How its maker calls it.
    pub name: String,
    /// The number of this version.
    pub version: u32,
    /// When it was saved, in milliseconds since 1970.
    pub saved_ms: i64,
    /// The design file.
    pub text: String,
}

/// Whether a design is on the list that everybody sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Sharing {
    /// Whether it is.
    pub shared: bool,
    /// Whether others may copy and change it.
    #[serde(default)]
    pub copying: bool,
}

/// A picture that was kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SavedPicture {
    /// Its name: the digest of its contents. It is found at `/api/pictures/<digest>`.
    pub digest: String,
    /// What sort of file it came out as, such as `image/png`.
    pub kind: String,
    /// Its width in points.
    pub width: u32,
    /// Its height in points.
    pub height: u32,
}

/// A player's points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[expect(missing_docs, reason = "the names say it")]
pub struct Score {
    pub name: String,
    pub points: i64,
    pub won: u32,
    pub played: u32,
}
