//! The words of a sitting, and the translator that also speaks for games, tables and advice.

use i18n::{Lang, SourceError, Translator, Words};

/// The words of this crate's own messages.
pub const WORDS: Words =
    Words { en: include_str!("../i18n/en.ftl"), fr: include_str!("../i18n/fr.ftl") };

/// Speaks for all that a sitting can say.
///
/// # Errors
/// When a source is not well-formed or says again what another says.
pub fn translator(lang: Lang) -> Result<Translator, SourceError> {
    translator_with(lang, &[], &[])
}

/// The same; `extra` are the words of the front end, `vous` its polite forms in French.
///
/// # Errors
/// When a source is not well-formed or says again what another says.
pub fn translator_with(
    lang: Lang,
    extra: &[Words],
    vous: &[&str],
) -> Result<Translator, SourceError> {
    let ours = [analysis::WORDS, session::WORDS, WORDS];
    let words = catalogue::translator(lang, &[&ours, extra].concat())?;
    match lang {
        Lang::En => Ok(words),
        Lang::Fr => {
            let ours = [game::FR_VOUS, design::FR_VOUS, session::FR_VOUS, analysis::FR_VOUS];
            words.knowing_polite(&[&ours, vous].concat())
        }
    }
}

/// Words with plain signs only, letter for letter: for terminals that know no typographic ones.
#[must_use]
pub fn plain(text: &str) -> String {
    let sign = |letter: char| match letter {
        '“' | '”' | '«' | '»' => '"',
        '‘' | '’' => '\'',
        '\u{a0}' | '\u{202f}' => ' ',
        '–' | '—' | '·' => '-',
        '…' => '.',
        '×' => 'x',
        other => other,
    };
    text.chars().map(sign).collect()
}
