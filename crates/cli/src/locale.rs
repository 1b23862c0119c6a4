//! What the surroundings say of language and letters.

use std::env;

use i18n::Lang;
use paint::Alphabet;

/// The language to speak and the letters the terminal can show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Locale {
    /// The language.
    pub lang: Lang,
    /// The letters for drawings.
    pub alphabet: Alphabet,
}

impl Locale {
    /// What the system says.
    #[must_use]
    pub fn of_system() -> Self {
        let mut locale = Self::of_variables(&|name| env::var(name).ok());
        // Elsewhere than on Unix the variables are rarely set; the system itself knows.
        if !cfg!(unix) {
            locale.alphabet = Alphabet::Unicode;
            locale.lang =
                sys_locale::get_locale().map_or(locale.lang, |name| Lang::of_locale(&name));
        }
        locale
    }

    /// What the usual variables say: the first that is set counts.
    fn of_variables(variable: &dyn Fn(&str) -> Option<String>) -> Self {
        let first = |names: [&str; 3]| {
            names.into_iter().filter_map(variable).find(|value| !value.is_empty())
        };
        let lang = first(["LC_ALL", "LC_MESSAGES", "LANG"]);
        let letters = first(["LC_ALL", "LC_CTYPE", "LANG"]).unwrap_or_default().to_lowercase();
        let is_utf8 = letters.contains("utf-8") || letters.contains("utf8");
        Self {
            lang: lang.map_or(Lang::default(), |name| Lang::of_locale(&name)),
            alphabet: if is_utf8 { Alphabet::Unicode } else { Alphabet::Ascii },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_variable_that_is_set_counts() {
        let locale = |pairs: &[(&str, &str)]| {
            Locale::of_variables(&|name| {
                pairs.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned())
            })
        };
        let french = Locale { lang: Lang::Fr, alphabet: Alphabet::Unicode };
        assert_eq!(locale(&[("LANG", "fr_FR.UTF-8")]), french);
        assert_eq!(locale(&[("LC_ALL", ""), ("LANG", "fr_BE.utf8")]), french);
        assert_eq!(locale(&[("LC_ALL", "C"), ("LANG", "fr_FR.UTF-8")]).lang, Lang::En);
        assert_eq!(locale(&[("LANG", "fr_FR")]).alphabet, Alphabet::Ascii);
        assert_eq!(locale(&[]).lang, Lang::En);
    }
}
