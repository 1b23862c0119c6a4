//! How well words fit a picture: by its name first, then by its keywords.

use i18n::Lang;

use super::fold::{Word, words_of};

/// Stands before a keyword that is a name in everyday words: `=cheese` of a cheese wedge.
pub(super) const NAME: char = '=';
/// Words shorter than this are not thought to be mistyped.
const SHORTEST_SLIP: usize = 4;
/// A beginning of a word is long enough to look for.
const SHORTEST_START: usize = 2;

/// The words of one picture in one language.
pub(super) struct Terms {
    /// The names in small letters, with their accents: between `é` and `e`, the one typed comes
    /// first.
    whole: Vec<String>,
    name: Vec<Word>,
    /// What it is called in everyday words.
    also: Vec<Vec<Word>>,
    /// Each keyword may be of several words.
    keywords: Vec<Vec<Word>>,
}

impl Terms {
    pub(super) fn of(name: &str, keywords: &str, lang: Lang) -> Self {
        let words = |text: &str| -> Vec<Word> {
            words_of(text).iter().map(|word| Word::of(word, lang)).collect()
        };
        let names = || keywords.split(',').filter_map(|word| word.trim().strip_prefix(NAME));
        let keywords = keywords.split(',').map(words).filter(|words| !words.is_empty());
        Self {
            whole: std::iter::once(name).chain(names()).map(str::to_lowercase).collect(),
            name: words(name),
            also: names().map(words).collect(),
            keywords: keywords.collect(),
        }
    }

    pub(super) fn is_named(&self, typed: &str) -> bool {
        self.whole.iter().any(|name| name == typed)
    }

    /// All its names.
    fn names(&self) -> impl Iterator<Item = &Vec<Word>> {
        std::iter::once(&self.name).chain(&self.also)
    }

    /// Everyday names come first among those that fit alike, then shorter ones.
    pub(super) fn name_length(&self, query: &[Word]) -> usize {
        let stems = |words: &[Word]| words.iter().map(|word| word.stem.clone()).collect::<Vec<_>>();
        let is_everyday = self.also.iter().any(|name| stems(name) == stems(query));
        if is_everyday { 0 } else { self.name.len() }
    }

    fn keyword_words(&self) -> impl Iterator<Item = &Word> {
        self.keywords.iter().flatten()
    }
}

/// The rank of a picture, 0 for the best; `None` when a word does not fit at all.
pub(super) fn rank(terms: &Terms, query: &[Word]) -> Option<u32> {
    let same = |words: &[Word]| {
        words.iter().map(|word| &word.folded).eq(query.iter().map(|word| &word.folded))
    };
    let alike = |words: &[Word]| {
        words.iter().map(|word| &word.stem).eq(query.iter().map(|word| &word.stem))
    };
    if terms.names().any(|name| same(name)) {
        return Some(0);
    }
    if terms.names().any(|name| alike(name)) {
        return Some(1);
    }
    let in_name = |word: &Word| terms.name.iter().any(|known| known.stem == word.stem);
    let all_in_name = query.iter().all(in_name);
    let first = |words: &[Word]| words.first().map(|word| word.stem.clone());
    let begins = all_in_name && first(&terms.name) == first(query);
    if begins || terms.keywords.iter().any(|keyword| alike(keyword)) {
        return Some(2);
    }
    if all_in_name {
        return Some(3);
    }
    worst(query, |word| {
        let starts = |known: &Word| {
            word.folded.chars().count() >= SHORTEST_START && known.folded.starts_with(&word.folded)
        };
        if in_name(word) {
            Some(5)
        } else if terms.name.iter().any(starts) {
            Some(6)
        } else if terms.keyword_words().any(|known| known.stem == word.stem) {
            Some(7)
        } else {
            terms.keyword_words().any(starts).then_some(8)
        }
    })
}

/// The same when one letter of a word may be wrong, missing, too many, or swapped with the next.
pub(super) fn rank_with_slip(terms: &Terms, query: &[Word]) -> Option<u32> {
    worst(query, |word| {
        let slips = |known: &Word| {
            known.stem == word.stem
                || (word.folded.chars().count() >= SHORTEST_SLIP
                    && is_slip(&word.folded, &known.folded))
        };
        if terms.name.iter().any(slips) {
            return Some(10);
        }
        terms.keyword_words().any(slips).then_some(11)
    })
}

fn is_slip(one: &str, other: &str) -> bool {
    // Many write as they hear: `elefant`.
    let (one, other) = (one.replace("ph", "f"), other.replace("ph", "f"));
    one.len().abs_diff(other.len()) <= 1 && strsim::osa_distance(&one, &other) <= 1
}

/// The rank of the word that fits worst.
fn worst(query: &[Word], rank: impl Fn(&Word) -> Option<u32>) -> Option<u32> {
    let ranks: Option<Vec<u32>> = query.iter().map(rank).collect();
    ranks?.into_iter().max()
}
