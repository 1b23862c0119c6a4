//! When a move or a selection is right, what follows, and combat.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Words;

/// The association rules.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Association {
    /// How characteristics are compared.
    pub validation: Validation,
    /// What a right move does.
    pub when_right: WhenRight,
    /// What is said then; the stock praise when empty.
    pub right_message: Words,
    /// What a wrong move does.
    pub when_wrong: WhenWrong,
    /// What is said then; the stock explanation when empty.
    pub wrong_message: Words,
    /// How many tokens are picked before they are compared.
    pub selections: u8,
    /// Whether a picked token may be put back by clicking it again.
    pub allow_deselection: bool,
    /// How long a wrong selection stays in view, in tenths of a second; `None`: until a click.
    pub turn_back_after: Option<u16>,
    /// Whether a right selection shows a dialog.
    pub right_dialog: bool,
    /// What that dialog says; the same as is said otherwise when empty.
    #[serde(skip_serializing_if = "Words::is_empty")]
    pub right_dialog_message: Words,
    /// Whether a wrong selection shows a dialog.
    pub wrong_dialog: bool,
    /// What that dialog says; the same as is said otherwise when empty.
    #[serde(skip_serializing_if = "Words::is_empty")]
    pub wrong_dialog_message: Words,
    /// What is compared.
    pub by: By,
    /// When characteristics are looked at.
    pub checked: WhenChecked,
    /// When placed tokens are validated.
    pub when: WhenToValidate,
    /// What a picked token is held against.
    pub picks: Picks,
}

impl Default for Association {
    fn default() -> Self {
        Self {
            validation: Validation::default(),
            when_right: WhenRight::default(),
            right_message: Words::default(),
            when_wrong: WhenWrong::default(),
            wrong_message: Words::default(),
            selections: 2,
            allow_deselection: false,
            turn_back_after: Some(5),
            right_dialog: false,
            right_dialog_message: Words::default(),
            wrong_dialog: false,
            wrong_dialog_message: Words::default(),
            by: By::default(),
            checked: WhenChecked::default(),
            when: WhenToValidate::default(),
            picks: Picks::default(),
        }
    }
}

/// How characteristics are compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Validation {
    /// One in common is enough.
    Minimum,
    /// Every characteristic of the token is the zone's; selected tokens have the same ones.
    #[default]
    Maximum,
}

/// What a right move or selection does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum WhenRight {
    /// It stands.
    #[default]
    Accept,
    /// The tokens go to the result zone.
    Remove,
    /// The player has won and sleeps.
    Win,
}

/// What a wrong move does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum WhenWrong {
    /// It stands all the same.
    Accept,
    /// The token goes back.
    #[default]
    Refuse,
}

/// What is compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// Characteristics of token and zone, or of the picked tokens.
    #[default]
    Characteristics,
    /// The values on touching edges.
    Sides,
}

/// When characteristics are looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum WhenChecked {
    /// At every move.
    #[default]
    Always,
    /// Only when a token is placed from a shoe.
    FromShoe,
}

/// When placed tokens are validated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum WhenToValidate {
    /// With every move.
    #[default]
    AtOnce,
    /// After this many moves.
    AfterMoves(u16),
    /// After this many seconds.
    AfterSeconds(u16),
    /// When the player asks.
    OnRequest,
    /// When the shoe is empty.
    ShoeEmpty,
}

/// What a picked token is held against.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Picks {
    /// The other picked tokens.
    #[default]
    Together,
    /// The zone where it lies, each token alone.
    Alone,
    /// The hidden tokens that were drawn by lot: those that are like it are shown.
    Hidden,
}

/// What happens when enemies meet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Combat {
    /// What equal points do.
    pub tie: Tie,
}

/// What a tie in combat does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Tie {
    /// Both are removed.
    #[default]
    BothLose,
    /// A coin decides.
    ByLot,
}
