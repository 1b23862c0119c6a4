//! What a worker answers: machines think here, away from the page.
//!
//! It holds nothing between two questions and touches no browser, so it is tested without one.

use serde_json::{Value, json};

/// Answers a question of the page. The answer repeats the question until machines sit here.
#[must_use]
pub fn answer(text: &str) -> String {
    match serde_json::from_str::<Value>(text) {
        Ok(question) => json!({ "question": question }).to_string(),
        Err(_) => json!({ "unreadable": i18n::clip(text) }).to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_is_answered_and_rubbish_told() {
        assert_eq!(answer("{\"depth\":3}"), r#"{"question":{"depth":3}}"#);
        assert_eq!(answer("{"), r#"{"unreadable":"{"}"#);
    }
}
