//! Games that people made on this device: plain data, and what can be done with it.
//!
//! A design is its text and its pictures. Its earlier versions are kept apart, because a design
//! is written on every change. Nothing here knows what stands in a design but its name.

use design::Design;
use design::Words;
use i18n::Lang;
use serde::{Deserialize, Serialize};

use crate::album::{self, Paths};
use crate::making::Filled;
use crate::source::Own;

/// So many earlier versions are kept.
const MOST_VERSIONS: usize = 30;
/// A version is kept by itself when the last one is older than this.
const VERSION_MS: f64 = 10.0 * 60.0 * 1000.0;

/// A game of one's own.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct OwnDesign {
    /// Its name in the store; never that of a game of the shelf.
    pub(crate) id: String,
    /// The design file.
    pub(crate) text: String,
    /// Its pictures.
    pub(crate) files: Paths,
    /// When it was last changed, in milliseconds since 1970.
    pub(crate) touched_ms: f64,
    /// Where it is on a server, once it was published.
    #[serde(default)]
    pub(crate) published: Option<Published>,
    /// The form of the quick maker it came from, as long as nothing else has changed it.
    #[serde(default)]
    pub(crate) form: Option<MadeBy>,
}

/// A form, and the text that came of it by its digest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct MadeBy {
    filled: Filled,
    text: String,
}

/// A design on a server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Published {
    /// Its id there.
    pub(crate) id: String,
    /// The number of its newest version.
    pub(crate) version: u32,
    /// The secret that lets its bearer change it.
    pub(crate) edit: String,
    /// Whether others may copy and change it.
    #[serde(default)]
    pub(crate) copying: bool,
}

/// A design as it was once.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Version {
    pub(crate) text: String,
    pub(crate) files: Paths,
    /// When it was kept, in milliseconds since 1970.
    pub(crate) at_ms: f64,
}

impl OwnDesign {
    /// A new one; `number` is drawn by the caller.
    pub(crate) fn new(number: u64, text: String, files: Paths, now_ms: f64) -> Self {
        let id = format!("own-{number:016x}");
        Self { id, text, files, touched_ms: now_ms, published: None, form: None }
    }

    /// The design itself, as far as its text is one.
    pub(crate) fn design(&self) -> Option<Design> {
        design::files::read_checked(&self.text).ok().map(|(design, _)| design)
    }

    /// How its maker calls it.
    pub(crate) fn name(&self, lang: Lang) -> String {
        self.design().map_or_else(String::new, |design| design.name.in_lang(lang).to_owned())
    }

    /// As a game is played with it.
    pub(crate) fn playable(&self) -> Own {
        Own { text: self.text.clone(), files: self.files.clone() }
    }

    /// The form it was made with, unless it was changed otherwise since.
    pub(crate) fn live_form(&self) -> Option<&Filled> {
        let form = self.form.as_ref()?;
        (form.text == album::digest_of(self.text.as_bytes())).then_some(&form.filled)
    }

    /// What a form made now.
    pub(crate) fn made_by(&self, filled: Filled, made: &Own) -> Self {
        let text = album::digest_of(made.text.as_bytes());
        let form = Some(MadeBy { filled, text });
        Self { text: made.text.clone(), files: made.files.clone(), form, ..self.clone() }
    }

    /// Every picture that it holds on to.
    pub(crate) fn digests(&self) -> impl Iterator<Item = &String> {
        self.files.values().chain(self.form.iter().flat_map(|form| form.filled.digests()))
    }

    /// As it is now, to come back to.
    pub(crate) fn version(&self, now_ms: f64) -> Version {
        Version { text: self.text.clone(), files: self.files.clone(), at_ms: now_ms }
    }

    /// As it was once.
    pub(crate) fn back_to(&self, version: &Version, now_ms: f64) -> Self {
        let (text, files) = (version.text.clone(), version.files.clone());
        Self { text, files, touched_ms: now_ms, ..self.clone() }
    }

    /// Another one with the same contents under a new name.
    pub(crate) fn copied(&self, number: u64, name: &str, lang: Lang, now_ms: f64) -> Self {
        let copy = Self::new(number, self.text.clone(), self.files.clone(), now_ms);
        Self { form: self.form.clone(), ..copy }.renamed(name, lang, now_ms)
    }

    /// The same under another name. What it is called in the other language stays, unless both
    /// were the same.
    pub(crate) fn renamed(&self, name: &str, lang: Lang, now_ms: f64) -> Self {
        let Some(mut design) = self.design() else { return self.clone() };
        rename(&mut design.name, name.trim(), lang);
        let text = design::files::write(&design);
        let form = self.live_form().cloned().map(|mut filled| {
            filled.set("title", name.trim().to_owned());
            MadeBy { filled, text: album::digest_of(text.as_bytes()) }
        });
        Self { text, touched_ms: now_ms, form, ..self.clone() }
    }
}

fn rename(words: &mut Words, name: &str, lang: Lang) {
    if words.fr == words.en {
        *words = Words::default();
    }
    match lang {
        Lang::Fr => name.clone_into(&mut words.fr),
        Lang::En => name.clone_into(&mut words.en),
    }
}

/// Adds a version in front, unless it is the one that is there; those that are too many go.
pub(crate) fn add_version(versions: &mut Vec<Version>, version: Version) -> bool {
    let is_known = versions
        .first()
        .is_some_and(|last| last.text == version.text && last.files == version.files);
    if !is_known {
        versions.insert(0, version);
        versions.truncate(MOST_VERSIONS);
    }
    !is_known
}

/// Whether a version is due, because the newest one was kept long ago or there is none.
pub(crate) fn is_due(newest_ms: Option<f64>, now_ms: f64) -> bool {
    newest_ms.is_none_or(|newest_ms| now_ms - newest_ms > VERSION_MS)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn own() -> OwnDesign {
        let entry = workshop::library::entry("memory").unwrap();
        OwnDesign::new(7, design::files::write(&entry.design), Paths::new(), 1.0)
    }

    #[test]
    fn a_copy_has_a_name_and_an_id_of_its_own() {
        let first = own();
        let copy = first.copied(8, " Animals ", Lang::En, 2.0);
        assert_ne!(copy.id, first.id);
        assert_eq!(copy.name(Lang::En), "Animals");
        assert_eq!((copy.touched_ms, copy.published.clone()), (2.0, None));
        let (mut one, mut other) = (first.design().unwrap(), copy.design().unwrap());
        (one.name, other.name) = (Words::default(), Words::default());
        assert_eq!(one, other, "all but the name is the same");
    }

    #[test]
    fn a_name_in_the_other_language_stays_unless_it_was_the_same() {
        let mut words = Words { fr: "Mémoire".to_owned(), en: "Memory".to_owned() };
        rename(&mut words, "Pairs", Lang::En);
        assert_eq!((words.fr.as_str(), words.en.as_str()), ("Mémoire", "Pairs"));
        let mut words = Words { fr: "Loto".to_owned(), en: "Loto".to_owned() };
        rename(&mut words, "Bingo", Lang::En);
        assert_eq!(words.in_lang(Lang::Fr), "Bingo");
    }

    #[test]
    fn one_can_go_back_to_a_version() {
        let first = own();
        let version = first.version(5.0);
        let changed = first.renamed("Other", Lang::En, 6.0);
        let back = changed.back_to(&version, 7.0);
        assert_eq!((&back.text, &back.id, back.touched_ms), (&first.text, &first.id, 7.0));
    }

    #[test]
    fn a_form_is_known_until_something_else_changes_the_game() {
        let filled = Filled::new(makers::Kind::Memory);
        let made = filled.draft(Lang::En).unwrap().quick.own;
        let quick = own().made_by(filled.clone(), &made);
        assert_eq!(quick.live_form(), Some(&filled));
        let renamed = quick.renamed("Farm", Lang::En, 3.0);
        assert_eq!(renamed.live_form().unwrap().value("title"), ("Farm".to_owned(), true));
        let copy = quick.copied(8, "Farm", Lang::En, 3.0);
        assert!(copy.live_form().is_some(), "a copy is changed by the same form");
        let edited = OwnDesign { text: own().text, ..quick };
        assert_eq!(edited.live_form(), None);
        assert_eq!(edited.renamed("Farm", Lang::En, 3.0).live_form(), None);
    }

    #[test]
    fn versions_are_kept_once_and_not_for_ever() {
        let first = own();
        let mut versions = Vec::new();
        assert!(is_due(None, 0.0));
        assert!(add_version(&mut versions, first.version(0.0)));
        assert!(!add_version(&mut versions, first.version(1.0)), "nothing has changed");
        assert!(!is_due(Some(0.0), VERSION_MS));
        assert!(is_due(Some(0.0), VERSION_MS + 1.0));
        for number in 0..100 {
            let next = first.renamed(&format!("No {number}"), Lang::En, 2.0);
            assert!(add_version(&mut versions, next.version(f64::from(number))));
        }
        assert_eq!(versions.len(), MOST_VERSIONS);
        assert_eq!(versions[0].at_ms, 99.0);
    }

    #[test]
    fn what_is_no_design_has_no_name_and_keeps_its_text() {
        let broken = OwnDesign { text: "{".to_owned(), ..own() };
        assert_eq!(broken.name(Lang::En), "");
        assert_eq!(broken.renamed("x", Lang::En, 3.0).text, "{");
    }
}
