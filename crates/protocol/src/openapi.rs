//! Shapes that the OpenAPI document needs and that are defined elsewhere. Nothing is ever sent
//! through these types; a test compares them with what is.

use serde::{Deserialize, Serialize};

/// What is said: a stable key and its arguments, without words.
#[derive(Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SpokenMessage {
    /// The stable key, such as `live.late`.
    pub key: String,
    /// Name and value of each argument.
    #[serde(default)]
    #[schema(value_type = Vec<Vec<serde_json::Value>>)]
    pub args: Vec<(String, serde_json::Value)>,
}
