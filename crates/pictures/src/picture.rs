//! One picture: its id, names, group, and what is drawn.

use i18n::{Lang, escaped};

use crate::library::{Entry, TONES};
use crate::own::Own;
use crate::{Group, Library};

/// A picture of a library or of our own.
#[derive(Clone)]
pub struct Picture<'a> {
    pub(crate) library: &'a Library,
    pub(crate) what: What,
}

/// Which picture.
#[derive(Clone, Debug)]
pub(crate) enum What {
    Own(Own),
    /// A place in the library, and one of the five skin tones.
    Entry {
        at: usize,
        tone: Option<usize>,
    },
}

impl Picture<'_> {
    /// Its id, which never changes.
    #[must_use]
    pub fn id(&self) -> String {
        match (&self.what, self.entry()) {
            (What::Own(own), _) => own.id(),
            (What::Entry { tone, .. }, Some(entry)) => {
                match tone.and_then(|tone| TONES.get(tone)) {
                    Some((tone, ..)) => format!("picture:{}-{tone}", entry.id),
                    None => format!("picture:{}", entry.id),
                }
            }
            (What::Entry { .. }, None) => String::new(),
        }
    }

    /// Its name.
    #[must_use]
    pub fn name(&self, lang: Lang) -> String {
        match (&self.what, self.entry()) {
            (What::Own(own), _) => own.name(lang),
            (What::Entry { tone, .. }, Some(entry)) => {
                let name = &entry.words(lang).0;
                match (tone.and_then(|tone| TONES.get(tone)), lang) {
                    (None, _) => name.clone(),
                    (Some((_, tone, _)), Lang::En) => format!("{name}: {tone}"),
                    (Some((.., tone)), Lang::Fr) => format!("{name}\u{a0}: {tone}"),
                }
            }
            (What::Entry { .. }, None) => String::new(),
        }
    }

    /// Other words by which people look for it, with commas between.
    #[must_use]
    pub fn keywords(&self, lang: Lang) -> String {
        match &self.what {
            What::Own(own) => own.keywords(lang),
            What::Entry { .. } => {
                self.entry().map(|entry| entry.words(lang).1.clone()).unwrap_or_default()
            }
        }
    }

    /// Its group.
    #[must_use]
    pub fn group(&self) -> Group {
        match &self.what {
            What::Own(own) => own.group(),
            What::Entry { .. } => self.entry().map_or(Group::Symbols, |entry| entry.group),
        }
    }

    /// What stands for it where nothing can be drawn: a letter, a sign or an emoji. Pictures that
    /// no emoji has lend the first letter of their name.
    #[must_use]
    pub fn letter(&self) -> String {
        match (&self.what, self.entry()) {
            (What::Own(own), _) => own.letter(),
            (What::Entry { tone, .. }, Some(entry)) => {
                let first = || entry.en.0.chars().take(1).flat_map(char::to_uppercase).collect();
                entry.emoji(*tone).unwrap_or_else(first)
            }
            (What::Entry { .. }, None) => String::new(),
        }
    }

    /// The emoji that shows it, if there is one.
    #[must_use]
    pub fn emoji(&self) -> Option<String> {
        match (&self.what, self.entry()) {
            (What::Own(own), _) => own.emoji().map(str::to_owned),
            (What::Entry { tone, .. }, Some(entry)) => entry.emoji(*tone),
            (What::Entry { .. }, None) => None,
        }
    }

    /// Whether it comes from OpenMoji, so that whoever hands it on says so.
    #[must_use]
    pub const fn is_of_openmoji(&self) -> bool {
        matches!(self.what, What::Entry { .. })
    }

    /// Whether five skin tones of it exist, as `picture:waving-hand-dark`.
    #[must_use]
    pub fn has_tones(&self) -> bool {
        self.entry().is_some_and(|entry| entry.has_tones)
    }

    /// The whole drawing, 72 units wide and high, with its name for those who cannot see it.
    #[must_use]
    pub fn svg(&self, lang: Lang) -> String {
        let drawing = match &self.what {
            What::Own(own) => own.drawing(lang),
            What::Entry { at, tone } => {
                let svg = self.library.drawing(*at, *tone).unwrap_or_default();
                let inside = svg.split_once('>').map_or("", |(_, inside)| inside);
                inside.strip_suffix("</svg>").unwrap_or(inside).to_owned()
            }
        };
        let name = escaped(&self.name(lang));
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 72 72\" role=\"img\">\
             <title>{name}</title>{drawing}</svg>"
        )
    }

    fn entry(&self) -> Option<&Entry> {
        match self.what {
            What::Own(_) => None,
            What::Entry { at, .. } => self.library.entries.get(at),
        }
    }
}
