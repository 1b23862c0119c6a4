//! The words of the terminal front end, and the translator that also speaks for games and tables.

use i18n::{Lang, SourceError, Translator, Words};

/// The words of this crate's own messages.
pub const WORDS: Words =
    Words { en: include_str!("../i18n/en.ftl"), fr: include_str!("../i18n/fr.ftl") };

/// Speaks for everything the terminal can say.
pub(crate) fn translator(lang: Lang) -> Result<Translator, SourceError> {
    let words =
        sitting::translator_with(lang, &[storage_files::WORDS, protocol::WORDS, WORDS], &[])?;
    Ok(words.naming_places())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_stands_in_both_languages_and_is_easy() {
        let faults = conformance::wording::faults(&WORDS);
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }

    #[test]
    fn all_sources_fit_together() {
        for lang in Lang::ALL {
            assert_eq!(translator(lang).err(), None);
        }
    }
}
