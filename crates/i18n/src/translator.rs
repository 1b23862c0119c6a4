//! Saying messages in one language.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::{Lang, Message, Value};

/// The words of one language, gathered from several Fluent sources.
pub struct Translator {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

/// A Fluent source that cannot be used; a mistake of Marelle's own files, found by tests.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("words for {lang}, source {index}: {details}")]
pub struct SourceError {
    /// The language of the source.
    pub lang: Lang,
    /// The place of the source in the list given.
    pub index: usize,
    /// What Fluent says of it.
    pub details: String,
}

impl Translator {
    /// Gathers sources; no two of them may define the same message.
    ///
    /// # Errors
    /// When a source is not well-formed Fluent or defines a message again.
    pub fn new(lang: Lang, sources: &[&str]) -> Result<Self, SourceError> {
        let code: LanguageIdentifier = lang.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![code]);
        // Marks around arguments would show as strange letters in terminals.
        bundle.set_use_isolating(false);
        for (index, source) in sources.iter().enumerate() {
            let broken = |details: String| SourceError { lang, index, details };
            let resource = FluentResource::try_new((*source).to_owned())
                .map_err(|(_, errors)| broken(format!("{errors:?}")))?;
            bundle.add_resource(resource).map_err(|errors| broken(format!("{errors:?}")))?;
        }
        Ok(Self { lang, bundle })
    }

    /// The language spoken.
    #[must_use]
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether there are words for this key.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.pattern(key).is_some()
    }

    /// Says a message; seats without a name are called by their number.
    #[must_use]
    pub fn say(&self, message: &Message) -> String {
        self.say_named(message, &|_| None)
    }

    /// Says a message, calling each seat by the name given for it.
    #[must_use]
    pub fn say_named(&self, message: &Message, names: &dyn Fn(u8) -> Option<String>) -> String {
        let Some(pattern) = self.pattern(message.key()) else {
            // A missing key is found by tests; a person still gets something to report.
            return message.key().to_owned();
        };
        let mut args = FluentArgs::new();
        for (name, value) in message.args() {
            args.set(name.to_owned(), self.fluent_value(value, names));
        }
        let mut faults = Vec::new();
        self.bundle.format_pattern(pattern, Some(&args), &mut faults).into_owned()
    }

    fn pattern(&self, key: &str) -> Option<&fluent_syntax::ast::Pattern<&str>> {
        match key.split_once('.') {
            None => self.bundle.get_message(key)?.value(),
            Some((id, attribute)) => {
                Some(self.bundle.get_message(id)?.get_attribute(attribute)?.value())
            }
        }
    }

    fn fluent_value(
        &self,
        value: &Value,
        names: &dyn Fn(u8) -> Option<String>,
    ) -> FluentValue<'static> {
        match value {
            Value::Text(text) => text.clone().into(),
            Value::Number(number) => (*number).into(),
            Value::Message(message) => self.say_named(message, names).into(),
            Value::Seat(seat) => names(*seat).unwrap_or_else(|| self.seat_by_number(*seat)).into(),
        }
    }

    fn seat_by_number(&self, seat: u8) -> String {
        let message = Message::new("seat.by-number").with("number", seat);
        if self.has(message.key()) { self.say(&message) } else { seat.to_string() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WORDS: &str = "seat = Seat\n    .by-number = player { $number }\nwall = Wall\n    .closes = This wall closes { $who }'s last path.\n    .left = { $n ->\n        [one] { $n } wall\n       *[other] { $n } walls\n    }\n";

    #[test]
    fn keys_with_dots_names_and_plurals() {
        let translator = Translator::new(Lang::En, &[WORDS]).unwrap();
        let closes = Message::new("wall.closes").with("who", Value::Seat(2));
        assert_eq!(translator.say(&closes), "This wall closes player 2's last path.");
        let named = translator.say_named(&closes, &|_| Some("Ben".into()));
        assert_eq!(named, "This wall closes Ben's last path.");
        assert_eq!(translator.say(&Message::new("wall.left").with("n", 1u8)), "1 wall");
        assert_eq!(translator.say(&Message::new("wall.left").with("n", 3u8)), "3 walls");
    }

    #[test]
    fn a_missing_key_says_itself_and_a_broken_source_is_refused() {
        let translator = Translator::new(Lang::Fr, &[WORDS]).unwrap();
        assert_eq!(translator.say(&Message::new("no.such")), "no.such");
        assert!(
            !translator.has("no.such") && translator.has("wall") && translator.has("wall.left")
        );
        assert!(Translator::new(Lang::Fr, &["= nothing"]).is_err());
        assert!(Translator::new(Lang::Fr, &[WORDS, WORDS]).is_err());
    }
}
