//! The educator's own words: for stock messages, and for characteristics.

use design::Design;
use design::Words;
use design::edit::{Edit, TextEdit};
use i18n::Message;

use super::{About, Form, Pair, pair};
use crate::slot::{Entry, Slot};

/// How the names of these fields begin, and how the design calls the two maps.
const MESSAGE: &str = "messages.";
const WORD: &str = "characteristic_names.";

struct MessagesForm {
    messages: Vec<(&'static str, Words)>,
    words: Vec<(String, Words)>,
}

pub(super) fn open(design: &Design) -> Option<Pair> {
    let known = About::of(design).words.into_iter();
    let named = design.characteristic_names.keys().cloned();
    let mut words: Vec<String> = known.chain(named).collect();
    words.sort();
    words.dedup();
    let own = |key: &str| design.messages.get(key).cloned().unwrap_or_default();
    let name = |word: &str| design.characteristic_names.get(word).cloned().unwrap_or_default();
    let keys = || design::own_keys().keys();
    let now = MessagesForm {
        messages: keys().map(|key| (key.as_str(), own(key))).collect(),
        words: words.iter().map(|word| (word.clone(), name(word))).collect(),
    };
    let usual = MessagesForm {
        messages: keys().map(|key| (key.as_str(), Words::default())).collect(),
        words: words.into_iter().map(|word| (word, Words::default())).collect(),
    };
    pair(now, usual)
}

impl Form for MessagesForm {
    fn entries<'a>(&'a mut self, _: &'a About) -> Vec<Entry<'a>> {
        let word = |(word, words): &'a mut (String, Words)| {
            let label = Message::new("form.messages-characteristic").with("word", word.as_str());
            let entry = Entry::new(format!("{WORD}{word}"), Slot::Words(words));
            entry.called(label).under("characteristic-names")
        };
        let message = |(key, words): &'a mut (&'static str, Words)| {
            let entry = Entry::new(format!("{MESSAGE}{key}"), Slot::Words(words));
            entry.called(stock(key)).under("messages")
        };
        let words = self.words.iter_mut().map(word);
        words.chain(self.messages.iter_mut().map(message)).collect()
    }

    fn edit(&self, name: &str, _: &Design) -> Edit {
        let message = name.strip_prefix(MESSAGE);
        let message = message.and_then(|key| self.messages.iter().find(|(own, _)| *own == key));
        Edit::Texts(match message {
            Some((key, words)) => {
                TextEdit::Message { key: (*key).to_owned(), words: words.clone() }
            }
            None => {
                let word = name.strip_prefix(WORD).unwrap_or_default().to_owned();
                let named = self.words.iter().find(|(own, _)| *own == word);
                let words = named.map(|(_, words)| words.clone()).unwrap_or_default();
                TextEdit::CharacteristicName { word, words }
            }
        })
    }

    fn path(&self, name: &str) -> String {
        name.to_owned()
    }

    fn words(&self, name: &str) -> &'static str {
        if name.starts_with(MESSAGE) { "messages-own" } else { "messages-characteristic" }
    }

    fn key(&self, name: &str) -> String {
        self.words(name).to_owned()
    }
}

/// The stock words with their holes, as own words write them.
fn stock(key: &'static str) -> Message {
    let holes: &'static [String] = design::own_keys().get(key).map_or(&[], Vec::as_slice);
    holes.iter().fold(Message::new(key), |message, hole| {
        message.with(hole.as_str(), format!("{{ ${hole} }}"))
    })
}
