//! The library: entries with their words, and their drawings, packed until one is asked for.
//!
//! Both are built by `cargo xtask pictures` and read here from text and bytes, so that a browser
//! can fetch them when it needs them. Pictures drawn by Marelle belong to every library.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io::Read;
use std::sync::OnceLock;

use flate2::read::GzDecoder;
use i18n::Lang;

use crate::own::Own;
use crate::picture::What;
use crate::search::{Index, find_named, find_words};
use crate::{Group, LibraryError, Picture};

/// The most that drawings may take when they are unpacked; ours take a tenth.
const LARGEST_DRAWINGS: u64 = 64 << 20;
/// Names of skin tones, from light to dark: in ids, English and French.
pub(crate) const TONES: [(&str, &str, &str); 5] = [
    ("light", "light skin tone", "peau claire"),
    ("medium-light", "medium-light skin tone", "peau moyennement claire"),
    ("medium", "medium skin tone", "peau légèrement mate"),
    ("medium-dark", "medium-dark skin tone", "peau mate"),
    ("dark", "dark skin tone", "peau foncée"),
];
/// The first skin tone in Unicode.
const FIRST_TONE: u32 = 0x1f3fb;

/// Pictures by their ids and words. The usual one holds only what Marelle draws.
#[derive(Default)]
pub struct Library {
    pub(crate) entries: Vec<Entry>,
    by_id: BTreeMap<String, usize>,
    by_code: BTreeMap<String, usize>,
    packed: Cow<'static, [u8]>,
    drawings: OnceLock<BTreeMap<String, String>>,
    index: OnceLock<Index>,
}

/// One picture of the library.
#[derive(Debug)]
pub(crate) struct Entry {
    /// Its code points, as OpenMoji writes them.
    pub(crate) code: String,
    pub(crate) group: Group,
    /// Its id, without `picture:`.
    pub(crate) id: String,
    pub(crate) has_tones: bool,
    /// Names and keywords, by language.
    pub(crate) en: (String, String),
    pub(crate) fr: (String, String),
}

impl Entry {
    pub(crate) const fn words(&self, lang: Lang) -> &(String, String) {
        match lang {
            Lang::En => &self.en,
            Lang::Fr => &self.fr,
        }
    }

    /// The emoji itself; `None` for pictures that only OpenMoji has.
    pub(crate) fn emoji(&self, tone: Option<usize>) -> Option<String> {
        let own_use = '\u{e000}'..='\u{f8ff}';
        let letters = letters_of(&with_tone(&self.code, tone));
        (!letters.chars().any(|letter| own_use.contains(&letter))).then_some(letters)
    }
}

impl Library {
    /// Reads a library: its words, and its drawings packed.
    ///
    /// # Errors
    /// When a line is not as `cargo xtask pictures` writes them.
    pub fn read(words: &str, drawings: Cow<'static, [u8]>) -> Result<Self, LibraryError> {
        let lines = (1..).zip(words.lines()).filter(|(_, line)| !line.starts_with('#'));
        let entries = lines.map(|(number, line)| entry(line).ok_or(LibraryError::Line { number }));
        let entries: Vec<Entry> = entries.collect::<Result<_, _>>()?;
        let places = || (0..).zip(&entries);
        let by_id = places().map(|(at, entry)| (entry.id.clone(), at)).collect();
        let by_code = places().map(|(at, entry)| (plain(&entry.code), at)).collect();
        Ok(Self { by_id, by_code, entries, packed: drawings, ..Self::default() })
    }

    /// The picture of an id. Besides ids, people may write what comes close: the id without its
    /// kind (`cat`), one letter or digit, a hyphen for the colon, an emoji, `openmoji:1F431`.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<Picture<'_>> {
        let what = match id.split_once(':') {
            Some(("picture", rest)) => self.of_id(rest),
            Some(("openmoji", code)) => self.of_code(code),
            Some(_) => Own::of(id).map(What::Own),
            None => self.loosely(id),
        };
        what.map(|what| Picture { library: self, what })
    }

    fn loosely(&self, id: &str) -> Option<What> {
        let with_colon = || {
            id.split_once('-').and_then(|(kind, rest)| {
                // Any word would fit `word`, so that kind is written out.
                Own::of(&format!("{kind}:{rest}")).filter(|_| kind != "word")
            })
        };
        let own = ["letter", "digit"].into_iter().find_map(|kind| Own::of(&format!("{kind}:{id}")));
        let own = own.filter(|_| id.chars().count() == 1).or_else(with_colon).map(What::Own);
        own.or_else(|| self.of_id(id)).or_else(|| self.of_code(&code_of(id)))
    }

    fn of_id(&self, id: &str) -> Option<What> {
        if let Some(&at) = self.by_id.get(id) {
            return Some(What::Entry { at, tone: None });
        }
        (0..TONES.len()).find_map(|tone| {
            let (name, ..) = TONES.get(tone)?;
            let id = id.strip_suffix(name)?.strip_suffix('-')?;
            let at = *self.by_id.get(id)?;
            self.entries.get(at)?.has_tones.then_some(What::Entry { at, tone: Some(tone) })
        })
    }

    fn of_code(&self, code: &str) -> Option<What> {
        let code = plain(&code.to_ascii_uppercase());
        if let Some(&at) = self.by_code.get(&code) {
            return Some(What::Entry { at, tone: None });
        }
        (0..TONES.len()).find_map(|tone| {
            let mark = format!("-{:X}", FIRST_TONE + u32::try_from(tone).ok()?);
            let at = *self.by_code.get(&code.replacen(&mark, "", 1))?;
            let fits = self.entries.get(at)?.has_tones && code.contains(&mark);
            fits.then_some(What::Entry { at, tone: Some(tone) })
        })
    }

    /// All pictures, those of Marelle first; skin tones are not counted as pictures of their own.
    pub fn all(&self) -> impl Iterator<Item = Picture<'_>> {
        let own = Own::all().map(What::Own);
        let entries = (0..self.entries.len()).map(|at| What::Entry { at, tone: None });
        own.chain(entries).map(|what| Picture { library: self, what })
    }

    /// The pictures that fit some words, the best first. Accents, capital letters and plurals do
    /// not matter; words of the other language are understood too; when nothing fits, one letter
    /// of a word may be wrong.
    #[must_use]
    pub fn search(&self, query: &str, lang: Lang, limit: usize) -> Vec<Picture<'_>> {
        let index = self.index.get_or_init(|| Index::of(self));
        let found = find_words(self, index, query, lang, limit);
        found.into_iter().map(|what| Picture { library: self, what }).collect()
    }

    /// The picture that a word names, for makers of games from lists; `None` when none is sure.
    #[must_use]
    pub fn named(&self, word: &str, lang: Lang) -> Option<Picture<'_>> {
        let index = self.index.get_or_init(|| Index::of(self));
        find_named(index, word, lang).map(|what| Picture { library: self, what })
    }

    /// The drawing of an entry, as it lies in the pack.
    pub(crate) fn drawing(&self, at: usize, tone: Option<usize>) -> Option<&str> {
        let code = with_tone(&self.entries.get(at)?.code, tone);
        let drawings = self.drawings.get_or_init(|| unpack(&self.packed).unwrap_or_default());
        drawings.get(&plain(&code)).map(String::as_str)
    }
}

/// One line of the words.
fn entry(line: &str) -> Option<Entry> {
    let fields: Vec<&str> = line.split('\t').collect();
    let [code, group, id, tones, en, en_keywords, fr, fr_keywords] = fields[..] else {
        return None;
    };
    let is_whole = !code.is_empty() && !id.is_empty() && !en.is_empty() && !fr.is_empty();
    is_whole.then_some(Entry {
        code: code.to_owned(),
        group: Group::of(group)?,
        id: id.to_owned(),
        has_tones: !tones.is_empty(),
        en: (en.to_owned(), en_keywords.to_owned()),
        fr: (fr.to_owned(), fr_keywords.to_owned()),
    })
}

/// Drawings by their codes.
fn unpack(packed: &[u8]) -> Option<BTreeMap<String, String>> {
    let mut text = String::new();
    GzDecoder::new(packed).take(LARGEST_DRAWINGS).read_to_string(&mut text).ok()?;
    let drawings = text.lines().filter_map(|line| line.split_once('\t'));
    Some(drawings.map(|(code, svg)| (plain(code), svg.to_owned())).collect())
}

/// A code without the mark that asks for colours, which people write or leave out as they like.
fn plain(code: &str) -> String {
    code.replace("-FE0F", "")
}

/// The code of some letters.
fn code_of(letters: &str) -> String {
    let codes: Vec<String> =
        letters.chars().map(|letter| format!("{:X}", u32::from(letter))).collect();
    codes.join("-")
}

fn letters_of(code: &str) -> String {
    let points = code.split('-').filter_map(|point| u32::from_str_radix(point, 16).ok());
    points.filter_map(char::from_u32).collect()
}

/// A code with a skin tone behind its first letter, where the tone of people stands.
fn with_tone(code: &str, tone: Option<usize>) -> String {
    let Some(tone) = tone.and_then(|tone| u32::try_from(tone).ok()) else {
        return code.to_owned();
    };
    let mark = FIRST_TONE + tone;
    match code.split_once('-') {
        Some((first, rest)) => format!("{first}-{mark:X}-{}", rest.trim_start_matches("FE0F-")),
        None => format!("{code}-{mark:X}"),
    }
    .trim_end_matches("-FE0F")
    .to_owned()
}

#[cfg(test)]
mod tests;
