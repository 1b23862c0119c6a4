//! Words for people, in both languages.

use std::borrow::Cow;
use std::fmt;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Words in both languages; where one is empty the other is shown. In files a plain text stands
/// for words that are the same in both.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Words {
    /// French.
    pub fr: String,
    /// English.
    pub en: String,
}

impl Words {
    /// The words in a language, or in the other one where they are missing.
    #[must_use]
    pub fn in_lang(&self, lang: i18n::Lang) -> &str {
        let (wanted, other) = match lang {
            i18n::Lang::En => (&self.en, &self.fr),
            i18n::Lang::Fr => (&self.fr, &self.en),
        };
        if wanted.is_empty() { other } else { wanted }
    }

    /// Whether nothing is said.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.fr.is_empty() && self.en.is_empty()
    }
}

impl From<&str> for Words {
    /// The same in both languages.
    fn from(text: &str) -> Self {
        Self { fr: text.to_owned(), en: text.to_owned() }
    }
}

/// The words as fields.
#[derive(Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Fields {
    #[serde(skip_serializing_if = "String::is_empty")]
    fr: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    en: String,
}

impl Serialize for Words {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.fr == self.en && !self.fr.is_empty() {
            return serializer.serialize_str(&self.fr);
        }
        Fields { fr: self.fr.clone(), en: self.en.clone() }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Words {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Reader)
    }
}

struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = Words;

    /// Refusals of files are told apart by this text.
    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("struct Words")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Words, E> {
        Ok(text.into())
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Words, A::Error> {
        let Fields { fr, en } = Fields::deserialize(MapAccessDeserializer::new(map))?;
        Ok(Words { fr, en })
    }
}

impl JsonSchema for Words {
    fn schema_name() -> Cow<'static, str> {
        "Words".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "Words in both languages; where one is empty the other is shown. A plain text stands for both.",
            "anyOf": [
                { "type": "string" },
                {
                    "type": "object",
                    "properties": {
                        "fr": { "description": "French.", "type": "string", "default": "" },
                        "en": { "description": "English.", "type": "string", "default": "" }
                    },
                    "additionalProperties": false
                }
            ]
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plain_text_stands_for_both_languages() {
        let read = |text: &str| serde_json::from_str::<Words>(text).unwrap();
        assert_eq!(read("\"Zoé\""), "Zoé".into());
        let words = read("{\"en\": \"cat\", \"fr\": \"chat\"}");
        assert_eq!((words.fr.as_str(), words.en.as_str()), ("chat", "cat"));
        for words in
            [words, "Zoé".into(), Words::default(), Words { en: "x".into(), ..Words::default() }]
        {
            let text = serde_json::to_string(&words).unwrap();
            assert_eq!(read(&text), words, "{text}");
        }
        assert!(serde_json::from_str::<Words>("{\"de\": \"x\"}").is_err());
        assert!(serde_json::from_str::<Words>("3").is_err());
    }
}
