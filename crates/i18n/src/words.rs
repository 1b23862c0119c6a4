//! The words of one crate, in both languages; reading them is for the [`crate::Translator`].

use crate::Lang;

/// The words of a crate's or a game's messages, as Fluent sources.
#[derive(Clone, Copy, Debug)]
pub struct Words {
    /// English.
    pub en: &'static str,
    /// French.
    pub fr: &'static str,
}

impl Words {
    /// The source in a language.
    #[must_use]
    pub const fn in_lang(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en,
            Lang::Fr => self.fr,
        }
    }
}
