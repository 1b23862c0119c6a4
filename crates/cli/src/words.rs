//! The words of the command line, and the translator that also speaks for games and sessions.

use i18n::{Lang, SourceError, Translator, Words};

/// The words of this crate's own messages.
pub const WORDS: Words =
    Words { en: include_str!("../i18n/en.ftl"), fr: include_str!("../i18n/fr.ftl") };

/// The French words of this crate that differ where the player is told *vous*.
pub(crate) const FR_VOUS: &str = include_str!("../i18n/fr-vous.ftl");

/// Speaks for everything the command line can say.
///
/// # Errors
/// When Marelle's own words cannot be read.
pub fn translator(lang: Lang) -> Result<Translator, SourceError> {
    let extra = [
        review::WORDS,
        makers::WORDS,
        pictures::WORDS,
        storage_files::WORDS,
        protocol::WORDS,
        WORDS,
    ];
    let words = sitting::translator_with(lang, &extra, &[FR_VOUS])?;
    Ok(words.naming_places())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_stands_in_both_languages_and_is_easy() {
        let faults: Vec<String> = [session::WORDS, pictures::WORDS, storage_files::WORDS, WORDS]
            .iter()
            .flat_map(conformance::wording::faults)
            .collect();
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }

    #[test]
    fn nobody_who_is_told_vous_is_told_tu() {
        let sources = [
            (game::WORDS, game::FR_VOUS, &["play", "scene"][..]),
            (session::WORDS, session::FR_VOUS, &["session"]),
            (analysis::WORDS, analysis::FR_VOUS, &["hint"]),
            (WORDS, FR_VOUS, &["line", "file"]),
        ];
        let faults = sources.iter().flat_map(|(words, vous, told)| {
            conformance::wording::faults_of_vous(words, vous, told)
        });
        assert_eq!(faults.collect::<Vec<_>>(), Vec::<String>::new());
    }

    #[test]
    fn all_sources_fit_together() {
        for lang in Lang::ALL {
            assert_eq!(translator(lang).err(), None);
        }
    }
}
