//! What all screens share: words, colours, the data folder, a source of seeds.

use std::path::PathBuf;

use game::Rng;
use i18n::{Lang, Message, SourceError, Translator};
use paint::Alphabet;
use ratatui::layout::Rect;
use session::{Controller, Record};
use storage_files::DataFolder;

use crate::theme::Theme;
use crate::{Open, Surroundings, words};

/// What every screen may use.
pub(crate) struct Desk {
    pub(crate) words: Translator,
    pub(crate) theme: Theme,
    pub(crate) alphabet: Alphabet,
    /// Where games and scores are kept; nowhere when there is no such folder.
    pub(crate) data: Option<DataFolder>,
    /// Where files of games are looked for first.
    pub(crate) folder: PathBuf,
    /// Opens a game by its id.
    pub(crate) open: Open,
    /// Where the seeds of new games come from.
    seeds: Rng,
    /// The size of the terminal.
    pub(crate) area: Rect,
    /// What is told below the screen until the next key.
    pub(crate) notice: Option<Message>,
    /// The date of today, for records.
    pub(crate) today: String,
    /// The names of those who played last.
    pub(crate) names: Vec<String>,
}

impl Desk {
    /// # Errors
    /// When the words of the program are not well-formed.
    pub(crate) fn new(surroundings: Surroundings) -> Result<Self, SourceError> {
        let Surroundings { lang, alphabet, colours, data, folder, open, seed, today, .. } =
            surroundings;
        Ok(Self {
            words: words::translator(lang)?,
            theme: Theme { colours },
            alphabet,
            data,
            folder,
            open,
            seeds: Rng::from_seed(seed),
            area: Rect::new(0, 0, 80, 24),
            notice: None,
            today,
            names: Vec::new(),
        })
    }

    /// Speaks the other language from now on.
    pub(crate) fn switch_language(&mut self) {
        let next = match self.words.lang() {
            Lang::En => Lang::Fr,
            Lang::Fr => Lang::En,
        };
        // Both were read by tests; should one fail, the old one goes on.
        if let Ok(words) = words::translator(next) {
            self.words = words;
        }
    }

    /// The words of a key without arguments.
    pub(crate) fn say(&self, key: &'static str) -> String {
        self.words.say(&Message::new(key))
    }

    /// The name of a key of the keyboard: some differ between languages, others speak for
    /// themselves.
    pub(crate) fn say_key(&self, key: &str) -> String {
        let plain = format!("tui.key-{key}-plain");
        let named = match self.alphabet {
            Alphabet::Ascii if self.words.has(&plain) => plain,
            _ => format!("tui.key-{key}"),
        };
        if self.words.has(&named) { self.words.say(&Message::new(named)) } else { key.to_owned() }
    }

    /// Takes the names of the people who played the newest game that is kept.
    pub(crate) fn remember_names(&mut self) {
        let Some(data) = &self.data else { return };
        let newest = [data.games(), data.finished_games()];
        let newest = newest.into_iter().flatten().flatten().max_by_key(|saved| saved.modified);
        let record = newest.and_then(|saved| Record::read(saved.read().ok()?.as_bytes()).ok());
        let Some(record) = record else { return };
        let people = record.table().players.iter();
        let people = people.filter(|player| player.controller == Controller::Human);
        self.names = people.map(|player| player.name.clone()).collect();
    }

    /// A number that differs each time.
    pub(crate) fn fresh_seed(&mut self) -> u64 {
        self.seeds.bits()
    }
}
