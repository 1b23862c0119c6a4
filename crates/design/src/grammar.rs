//! How a name stands in sentences: what a maker says of it instead of what is guessed.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Article, gender and number of a name. What is not said is guessed from the word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Grammar {
    /// The gender of the French name.
    #[serde(skip_serializing_if = "Gender::is_guessed")]
    pub gender: Gender,
    /// How the article stands before the name.
    #[serde(skip_serializing_if = "Article::is_guessed")]
    pub article: Article,
    /// Whether the name is of one thing or of several.
    #[serde(skip_serializing_if = "Number::is_guessed")]
    pub number: Number,
}

/// The gender of a French name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Gender {
    /// As the word looks.
    #[default]
    Guessed,
    /// *Le hibou*.
    Masculine,
    /// *La vache*.
    Feminine,
}

/// How the article stands before a name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Article {
    /// As the word looks.
    #[default]
    Guessed,
    /// In full: *le hibou*.
    Whole,
    /// Cut short in French: *l’abeille*.
    Elided,
    /// None, as before a name of a person.
    None,
}

/// Whether a name is of one thing or of several.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Number {
    /// As the word looks.
    #[default]
    Guessed,
    /// One thing.
    One,
    /// Several: *les ciseaux*.
    Many,
}

impl Grammar {
    /// Whether all of it is guessed.
    #[must_use]
    pub const fn is_guessed(&self) -> bool {
        self.gender.is_guessed() && self.article.is_guessed() && self.number.is_guessed()
    }

    /// What it says, each with the name under which messages carry it.
    pub fn said(&self) -> impl Iterator<Item = (&'static str, &'static str)> + use<> {
        let gender = match self.gender {
            Gender::Guessed => None,
            Gender::Masculine => Some(("gender", "masculine")),
            Gender::Feminine => Some(("gender", "feminine")),
        };
        let article = match self.article {
            Article::Guessed => None,
            Article::Whole => Some(("article", "whole")),
            Article::Elided => Some(("article", "elided")),
            Article::None => Some(("article", "none")),
        };
        let number = match self.number {
            Number::Guessed => None,
            Number::One => Some(("number", "one")),
            Number::Many => Some(("number", "many")),
        };
        gender.into_iter().chain(article).chain(number)
    }
}

impl Gender {
    const fn is_guessed(&self) -> bool {
        matches!(self, Self::Guessed)
    }
}

impl Article {
    const fn is_guessed(&self) -> bool {
        matches!(self, Self::Guessed)
    }
}

impl Number {
    const fn is_guessed(&self) -> bool {
        matches!(self, Self::Guessed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_was_said_is_written_and_told() {
        let guessed = Grammar::default();
        assert_eq!(serde_json::to_string(&guessed).unwrap(), "{}");
        assert!(guessed.is_guessed() && guessed.said().next().is_none());
        let text = r#"{"gender":"feminine","article":"whole"}"#;
        let said: Grammar = serde_json::from_str(text).unwrap();
        assert_eq!(serde_json::to_string(&said).unwrap(), text);
        let told: Vec<_> = said.said().collect();
        assert_eq!(told, [("gender", "feminine"), ("article", "whole")]);
        assert!(serde_json::from_str::<Grammar>(r#"{"gender":"neuter"}"#).is_err());
    }
}
