//! Saying messages in one language.

use std::fmt;
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;
use unic_langid::LanguageIdentifier;

use crate::{Lang, Message, OwnWords, Value};

type Bundle = FluentBundle<FluentResource>;

/// The words of one language, gathered from several Fluent sources. Copies share them.
///
/// Over the stock words lie, where they are asked for, the polite forms of some of them (French
/// *vous*), and over both the words that somebody wrote for a game of their own.
#[derive(Clone)]
pub struct Translator {
    lang: Lang,
    stock: Arc<Bundle>,
    polite: Option<Arc<Bundle>>,
    is_polite: bool,
    own: Option<Arc<OwnWords>>,
}

impl fmt::Debug for Translator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Translator")
            .field("lang", &self.lang)
            .field("is_polite", &self.is_polite)
            .field("own", &self.own)
            .finish_non_exhaustive()
    }
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
        let stock = Arc::new(bundle(lang, sources)?);
        Ok(Self { lang, stock, polite: None, is_polite: false, own: None })
    }

    /// The same words, knowing also these polite forms of some of them; they are not spoken yet.
    ///
    /// # Errors
    /// When a source is not well-formed Fluent or defines a message again.
    pub fn knowing_polite(mut self, sources: &[&str]) -> Result<Self, SourceError> {
        self.polite = Some(Arc::new(bundle(self.lang, sources)?));
        Ok(self)
    }

    /// The same words in their polite forms, where there are any.
    #[must_use]
    pub fn politely(&self) -> Self {
        Self { is_polite: true, ..self.clone() }
    }

    /// The same words, but for these.
    #[must_use]
    pub fn with_own(&self, own: Arc<OwnWords>) -> Self {
        Self { own: Some(own), ..self.clone() }
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
        if let Some(own) = self.own.as_ref().and_then(|own| own.get(message.key())) {
            let value = |name: &str| message.args().find(|(known, _)| *known == name);
            return own.filled(|name| value(name).map(|(_, value)| self.plain(value, names)));
        }
        let Some((bundle, pattern)) = self.pattern(message.key()) else {
            // A missing key is found by tests; a person still gets something to report.
            return message.key().to_owned();
        };
        let mut args = FluentArgs::new();
        for (name, value) in message.args() {
            args.set(name.to_owned(), self.fluent_value(value, names));
        }
        let mut faults = Vec::new();
        bundle.format_pattern(pattern, Some(&args), &mut faults).into_owned()
    }

    /// The words for a key, and where they stand.
    fn pattern(&self, key: &str) -> Option<(&Bundle, &Pattern<&str>)> {
        let polite = self.polite.as_deref().filter(|_| self.is_polite);
        let layers = polite.into_iter().chain([self.stock.as_ref()]);
        layers.filter_map(|bundle| Some((bundle, pattern_in(bundle, key)?))).next()
    }

    /// An argument in the holes of somebody's own words.
    fn plain(&self, value: &Value, names: &dyn Fn(u8) -> Option<String>) -> String {
        match value {
            Value::Text(text) => text.clone(),
            Value::Number(number) => number.to_string(),
            Value::Message(message) => self.say_named(message, names),
            Value::Seat(seat) => names(*seat).unwrap_or_else(|| self.seat_by_number(*seat)),
        }
    }

    fn fluent_value(
        &self,
        value: &Value,
        names: &dyn Fn(u8) -> Option<String>,
    ) -> FluentValue<'static> {
        match value {
            // Fluent chooses plurals by numbers.
            Value::Number(number) => (*number).into(),
            _ => self.plain(value, names).into(),
        }
    }

    fn seat_by_number(&self, seat: u8) -> String {
        let message = Message::new("seat.by-number").with("number", seat);
        if self.has(message.key()) { self.say(&message) } else { seat.to_string() }
    }
}

fn bundle(lang: Lang, sources: &[&str]) -> Result<Bundle, SourceError> {
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
    Ok(bundle)
}

fn pattern_in<'a>(bundle: &'a Bundle, key: &str) -> Option<&'a Pattern<&'a str>> {
    match key.split_once('.') {
        None => bundle.get_message(key)?.value(),
        Some((id, attribute)) => Some(bundle.get_message(id)?.get_attribute(attribute)?.value()),
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

    #[test]
    fn polite_forms_and_own_words_lie_over_the_stock() {
        let stock = Translator::new(Lang::En, &[WORDS]).unwrap();
        let stock = stock.knowing_polite(&["wall =\n    .left = My, { $n } walls\n"]).unwrap();
        let left = Message::new("wall.left").with("n", 3u8);
        assert_eq!(stock.say(&left), "3 walls");
        assert_eq!(stock.politely().say(&left), "My, 3 walls");
        assert_eq!(stock.politely().say(&Message::new("wall")), "Wall");
        let own = |text: &str| {
            let own = [("wall.left".to_owned(), crate::OwnText::read(text))];
            stock.politely().with_own(Arc::new(own.into_iter().collect()))
        };
        let who = left.with("who", Value::Seat(2)).with("what", Message::new("wall"));
        assert_eq!(own("{ $n }, { $who }, { $what }").say(&who), "3, player 2, Wall");
        assert_eq!(own("{ $who }").say_named(&who, &|_| Some("{ $n }".into())), "{ $n }");
        assert_eq!(own("{ $n }").say(&Message::new("wall")), "Wall");
    }
}
