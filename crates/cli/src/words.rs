//! The words of the command line, and the translator that also speaks for games and sessions.

use game::Words;
use i18n::{Lang, SourceError, Translator};

/// The words of this crate's own messages.
pub const WORDS: Words =
    Words { en: include_str!("../i18n/en.ftl"), fr: include_str!("../i18n/fr.ftl") };

/// Speaks for everything the command line can say.
///
/// # Errors
/// When Marelle's own words cannot be read.
pub fn translator(lang: Lang) -> Result<Translator, SourceError> {
    catalogue::translator(
        lang,
        &[workshop::WORDS, review::WORDS, makers::WORDS, session::WORDS, WORDS],
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_stands_in_both_languages_and_is_easy() {
        let faults: Vec<String> =
            [session::WORDS, WORDS].iter().flat_map(conformance::wording::faults).collect();
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }

    #[test]
    fn all_sources_fit_together() {
        for lang in Lang::ALL {
            assert_eq!(translator(lang).err(), None);
        }
    }
}
