//! When a player has won or lost, and who is first.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Words;

/// When a player has won: any ticked condition suffices.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Won {
    /// No token is left in the grid but immobile ones.
    pub grid_empty: bool,
    /// Every cell in play holds a token.
    pub grid_full: bool,
    /// The player's shoe, its queue and the waiting zone are empty.
    pub shoe_empty: bool,
    /// Every token lies in a zone of its characteristics.
    pub zones_valid: bool,
    /// Both.
    pub zones_valid_and_shoe_empty: bool,
    /// Both.
    pub zones_valid_and_grid_full: bool,
    /// This many tokens are left in the grid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tokens_left: Option<u16>,
    /// Every token is face up.
    pub all_face_up: bool,
    /// A kind is in a zone with all its cells.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind_in_zone: Option<NamedGoal>,
    /// All tokens of a player are in the player's target zone; a zone a player, in order.
    pub own_tokens_in: Vec<Goal>,
    /// Every cell of the player's zones holds a token; zones a player, in order.
    pub own_zones_full: Vec<Goal>,
    /// Every token in the player's zones is right there, and all their cells are filled.
    pub own_zones_valid: Vec<Goal>,
    /// So many tokens of the player lie in a line.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub in_line: Option<InLine>,
    /// The others sleep.
    pub last_awake: bool,
    /// Whether a dialog is shown.
    pub dialog: bool,
    /// What it says; the stock words when empty.
    pub message: Words,
    /// Every token that is right where it lies has been picked.
    pub all_found: bool,
    /// A row agrees with the code in every cell.
    pub code_found: bool,
}

impl Won {
    /// No condition is ticked, not even those that every new design begins with.
    #[must_use]
    pub fn none() -> Self {
        Self {
            zones_valid_and_shoe_empty: false,
            zones_valid_and_grid_full: false,
            ..Self::default()
        }
    }
}

impl Default for Won {
    fn default() -> Self {
        Self {
            grid_empty: false,
            grid_full: false,
            shoe_empty: false,
            zones_valid: false,
            zones_valid_and_shoe_empty: true,
            zones_valid_and_grid_full: true,
            tokens_left: None,
            all_face_up: false,
            kind_in_zone: None,
            own_tokens_in: Vec::new(),
            own_zones_full: Vec::new(),
            own_zones_valid: Vec::new(),
            in_line: None,
            last_awake: false,
            dialog: true,
            message: Words::default(),
            all_found: false,
            code_found: false,
        }
    }
}

/// A kind of token that must come to a zone.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NamedGoal {
    /// The kind by its id.
    pub kind: String,
    /// The zone by its id.
    pub zone: String,
}

/// How many tokens of one player win in a line, and which lines count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct InLine {
    /// How many.
    pub count: u8,
    /// Lines from left to right.
    pub rows: bool,
    /// Lines from top to bottom.
    pub columns: bool,
    /// Slanting lines.
    pub diagonals: bool,
}

impl Default for InLine {
    fn default() -> Self {
        Self { count: 3, rows: true, columns: true, diagonals: true }
    }
}

/// A player's target zone, by its id; where several may be meant, separated by blanks.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Goal(pub String);

/// When a player has lost: any that is reached suffices.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Lost {
    /// This many moves; 0 is never.
    pub moves: u16,
    /// This many errors; 0 is never.
    pub errors: u16,
    /// This many tenths of a second; 0 is never.
    pub time: u32,
    /// The player can do nothing.
    pub no_action: bool,
    /// The player's token of this kind was taken; several kinds are separated by blanks.
    pub taken: String,
    /// No token of the player is left in the grid.
    pub no_tokens: bool,
    /// Whether a dialog is shown.
    pub dialog: bool,
    /// What it says; the stock words when empty.
    pub message: Words,
}

impl Default for Lost {
    fn default() -> Self {
        Self {
            moves: 0,
            errors: 0,
            time: 0,
            no_action: false,
            taken: String::new(),
            no_tokens: false,
            dialog: true,
            message: Words::default(),
        }
    }
}

/// Who is first at the end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Ranking {
    /// Who finished first.
    #[default]
    OrderOfFinishing,
    /// Who won the most tokens.
    MostTokens,
    /// Who made the fewest errors.
    FewestErrors,
    /// Tokens won minus errors.
    TokensMinusErrors,
    /// Who has the most own tokens in the grid.
    MostInGrid,
}
