//! Finding pictures by words: ranked, without regard to accents, capitals and plurals.

mod fold;
mod rank;

use i18n::Lang;

use crate::Library;
use crate::library::TONES;
use crate::picture::What;
use fold::{Word, letters_of, words_of};
use rank::{Terms, rank, rank_with_slip};

/// Words that say nothing of a picture, dropped when others remain.
const FILLERS: [&str; 17] = [
    "a", "an", "au", "d", "de", "des", "du", "en", "l", "la", "le", "les", "of", "the", "un",
    "une", "with",
];
/// Longer queries are cut: nobody types so many words for a picture.
const MOST_WORDS: usize = 8;
/// What a word of the other language costs, in ranks.
const OTHER_LANGUAGE: u32 = 3;

/// Up to this, a picture is what the words say: its name, or a whole keyword.
const SURE: u32 = 2 * 2;

/// How well a picture fits, the smaller the better: by its words, by its accents, by its length.
type Rank = (u32, bool, usize);

/// The words of all pictures, ready to be compared.
pub(crate) struct Index {
    places: Vec<Place>,
}

/// One picture with its words, English first.
struct Place {
    what: What,
    letter: String,
    terms: [Terms; 2],
}

impl Index {
    pub(crate) fn of(library: &Library) -> Self {
        let pictures = library.all();
        let places = pictures.map(|picture| Place {
            letter: picture.letter(),
            terms: Lang::ALL
                .map(|lang| Terms::of(&picture.name(lang), &picture.keywords(lang), lang)),
            what: picture.what,
        });
        Self { places: places.collect() }
    }
}

/// The pictures for a query, the best first.
pub(crate) fn find_words(
    library: &Library,
    index: &Index,
    query: &str,
    lang: Lang,
    limit: usize,
) -> Vec<What> {
    if let Some(what) = exactly(library, index, query) {
        return what.into_iter().take(limit).collect();
    }
    let (base, tones) = without_tones(words_of(query));
    let found = fitting(index, query, &base, lang).into_iter().map(|(_, what)| what);
    if tones.is_empty() {
        return found.take(limit).collect();
    }
    found.flat_map(|what| toned(library, what, &tones)).take(limit).collect()
}

/// The picture that bears these words as its name or as a keyword of its own.
pub(crate) fn find_named(index: &Index, word: &str, lang: Lang) -> Option<What> {
    let words: Vec<String> = words_of(word).into_iter().take(MOST_WORDS).collect();
    let ((rank, ..), what) = fitting(index, word, &words, lang).into_iter().next()?;
    (rank <= SURE).then_some(what)
}

/// All words count when they fit a name; else those without a sense are dropped (`le chat`, but
/// not `dé 5`), and at last one letter of each may be wrong.
fn fitting(index: &Index, typed: &str, words: &[String], lang: Lang) -> Vec<(Rank, What)> {
    let found = ranked(index, typed, words, lang, rank);
    if found.first().is_some_and(|((rank, ..), _)| *rank <= SURE) {
        return found;
    }
    let words = without_fillers(words);
    let found = ranked(index, typed, &words, lang, rank);
    if found.is_empty() { ranked(index, typed, &words, lang, rank_with_slip) } else { found }
}

/// A query without letters and digits: a sign or an emoji, or nothing at all.
fn exactly(library: &Library, index: &Index, query: &str) -> Option<Vec<What>> {
    let query = query.trim();
    if let Some((_, rest)) = query.split_once(':').filter(|(_, rest)| !rest.is_empty()) {
        // An id finds its picture; other texts with a colon are words.
        let is_id = !rest.contains(' ');
        let found = library.find(query).filter(|_| is_id);
        return found.map(|picture| vec![picture.what]);
    }
    if !letters_of(query).is_empty() {
        return None;
    }
    let places = index.places.iter().filter(|place| place.letter == query && !query.is_empty());
    let found: Vec<What> = places.map(|place| place.what.clone()).collect();
    let emoji = || library.find(query).map(|picture| picture.what);
    Some(if found.is_empty() && !query.is_empty() { emoji().into_iter().collect() } else { found })
}

/// Everything that a ranking lets in, in order.
fn ranked(
    index: &Index,
    typed: &str,
    query: &[String],
    lang: Lang,
    rank: fn(&Terms, &[Word]) -> Option<u32>,
) -> Vec<(Rank, What)> {
    if query.is_empty() {
        return Vec::new();
    }
    let queries =
        Lang::ALL.map(|lang| query.iter().map(|word| Word::of(word, lang)).collect::<Vec<_>>());
    let typed = typed.trim().to_lowercase();
    let mut found: Vec<(Rank, What)> = index
        .places
        .iter()
        .filter_map(|place| {
            let ranks = Lang::ALL.into_iter().zip(&place.terms).zip(&queries);
            let ranks = ranks.filter_map(|((spoken, terms), query)| {
                let cost = if spoken == lang { 0 } else { OTHER_LANGUAGE };
                Some((
                    rank(terms, query)? * 2 + cost,
                    !terms.is_named(&typed),
                    terms.name_length(query),
                ))
            });
            Some((ranks.min()?, place.what.clone()))
        })
        .collect();
    // The sort is stable: pictures that fit alike keep the order of the library.
    found.sort_by_key(|(rank, _)| *rank);
    found
}

/// The words for the picture and those for a skin tone, which count only when skin is spoken of.
fn without_tones(words: Vec<String>) -> (Vec<String>, Vec<String>) {
    let words: Vec<String> = words.into_iter().take(MOST_WORDS).collect();
    let speaks_of_skin =
        words.len() > 1 && words.iter().any(|word| word == "peau" || word == "skin");
    let known: Vec<String> =
        TONES.iter().flat_map(|(_, en, fr)| [*en, *fr]).flat_map(words_of).collect();
    let (tones, base): (Vec<_>, Vec<_>) =
        words.into_iter().partition(|word| speaks_of_skin && known.contains(word));
    (base, tones)
}

/// The words with a sense of their own, when there are any.
fn without_fillers(words: &[String]) -> Vec<String> {
    let has_sense = |word: &&String| !FILLERS.contains(&word.as_str());
    let kept: Vec<String> = words.iter().filter(has_sense).cloned().collect();
    if kept.is_empty() { words.to_vec() } else { kept }
}

/// The skin tones of a picture that fit these words; other pictures fall away.
fn toned(library: &Library, what: What, words: &[String]) -> Vec<What> {
    let What::Entry { at, .. } = what else { return Vec::new() };
    if !library.entries.get(at).is_some_and(|entry| entry.has_tones) {
        return Vec::new();
    }
    let fits = |names: [&str; 2]| {
        names.iter().any(|name| {
            let name = words_of(name);
            words.iter().all(|word| name.contains(word))
        })
    };
    let tones = (0..).zip(TONES).filter(|(_, (_, en, fr))| fits([en, fr]));
    tones.map(|(tone, _)| What::Entry { at, tone: Some(tone) }).collect()
}

#[cfg(test)]
mod tests;
