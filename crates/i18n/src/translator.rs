//! Saying messages in one language.

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;
use unic_langid::LanguageIdentifier;

use crate::grammar::{Form, Noun, Traits};
use crate::{Lang, Manner, Message, OwnWords, Value, source};

/// The variable that no argument need fill: what a game calls its things.
const THING: &str = "thing";

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
    manner: Manner,
    /// Whether places are told by their names, which people read at the edges and type.
    names_places: bool,
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
        let manner = Manner::default();
        Ok(Self {
            lang,
            stock,
            polite: None,
            is_polite: false,
            own: None,
            manner,
            names_places: false,
        })
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

    /// The same words, in the manner of a game.
    #[must_use]
    pub fn in_manner(&self, manner: Manner) -> Self {
        Self { manner, ..self.clone() }
    }

    /// The same words, telling places by their names whatever the manner of a game: for front ends
    /// where moves are typed.
    #[must_use]
    pub fn naming_places(self) -> Self {
        Self { names_places: true, ..self }
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
            return own.filled(|name| self.hole(message, name, names));
        }
        let Some((bundle, pattern)) = self.pattern(message.key()) else {
            // A missing key is found by tests; a person still gets something to report.
            return message.key().to_owned();
        };
        let mut args = FluentArgs::new();
        for (name, value) in message.args() {
            args.set(name.to_owned(), self.fluent_value(value, names));
        }
        for wanted in source::variables(pattern) {
            if args.get(wanted).is_none()
                && let Some(form) = self.derived(message, wanted, names)
            {
                args.set(wanted.to_owned(), form);
            }
        }
        let mut faults = Vec::new();
        bundle.format_pattern(pattern, Some(&args), &mut faults).into_owned()
    }

    /// What stands in a hole of somebody's own words.
    fn hole(
        &self,
        message: &Message,
        name: &str,
        names: &dyn Fn(u8) -> Option<String>,
    ) -> Option<String> {
        let given = message.args().find(|(known, _)| *known == name);
        let given = given.map(|(_, value)| self.plain(value, names));
        given.or_else(|| self.derived(message, name, names))
    }

    /// A variable that no argument fills: a form of a word, or a place as it is told.
    fn derived(
        &self,
        message: &Message,
        name: &str,
        names: &dyn Fn(u8) -> Option<String>,
    ) -> Option<String> {
        let given = |base: &str| message.args().find(|(known, _)| *known == base);
        if let Some(base) = name.strip_suffix("-told") {
            let (_, Value::Text(place)) = given(base)? else { return None };
            let told = if self.names_places { None } else { self.manner.place(place) };
            return Some(told.map_or_else(|| place.clone(), |told| self.say_named(&told, names)));
        }
        if name == THING {
            return Some(self.say_named(&self.manner.thing(), names));
        }
        let (base, form) = Form::of(name)?;
        let word = match given(base) {
            Some((_, Value::Message(word))) => Cow::Borrowed(&**word),
            Some((_, value)) => {
                let noun = Noun::of(self.lang, &self.plain(value, names), Traits::default());
                return Some(noun.in_form(self.lang, form));
            }
            None if base == THING => self.manner.thing(),
            None => return None,
        };
        Some(self.in_form(&word, form, names))
    }

    /// A word in one of its forms: as its own words give it, else as grammar does.
    fn in_form(&self, word: &Message, form: Form, names: &dyn Fn(u8) -> Option<String>) -> String {
        let own = word.with_key(format!("{}-{}", word.key(), form.name()));
        if self.has(own.key()) {
            return self.say_named(&own, names);
        }
        let noun = Noun::of(self.lang, &self.say_named(word, names), Traits::of(word));
        noun.in_form(self.lang, form)
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

    const SENTENCES: &str = "thing =\n    .token = jeton\n    .card = carte\nplace =\n    .at = la ligne { $row }\nword =\n    .of = { $fr }\n    .none = celui-ci\n    .none-the = { $thing-this }\ngo =\n    .there = { $token-the } va en { $cell-told }.\n    .taken = Il y a déjà { $thing-a } ici.\n";

    #[test]
    fn words_stand_in_sentences_with_their_articles() {
        let stock = Translator::new(Lang::Fr, &[SENTENCES]).unwrap();
        let go = |token: Message| Message::new("go.there").with("token", token).with("cell", "b3");
        let bee = Message::new("word.of").with("fr", "abeille");
        assert_eq!(stock.say(&go(bee.clone())), "l’abeille va en b3.");
        let said =
            stock.say(&go(Message::new("word.of").with("fr", "moule").with("gender", "masculine")));
        assert_eq!(said, "le moule va en b3.");
        assert_eq!(stock.say(&go(Message::new("word.none"))), "ce jeton va en b3.");
        assert_eq!(stock.say(&Message::new("go.taken")), "Il y a déjà un jeton ici.");
        let places: crate::Places =
            Arc::new(|cell| (cell == "b3").then(|| Message::new("place.at").with("row", 3u8)));
        let cards = Manner { thing: Some(Message::new("thing.card")), places: Some(places) };
        let cards = stock.in_manner(cards);
        assert_eq!(cards.say(&Message::new("go.taken")), "Il y a déjà une carte ici.");
        assert_eq!(cards.say(&go(Message::new("word.none"))), "cette carte va en la ligne 3.");
        let named = cards.clone().naming_places();
        assert_eq!(named.say(&go(bee.clone())), "l’abeille va en b3.");
        let own = [(
            "go.there".to_owned(),
            crate::OwnText::read("{ $token }, { $token-the }, { $cell }"),
        )];
        let own = cards.with_own(Arc::new(own.into_iter().collect()));
        assert_eq!(own.say(&go(bee)), "abeille, l’abeille, b3");
    }
}
