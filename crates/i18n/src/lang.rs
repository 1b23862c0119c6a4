//! The languages Marelle speaks.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A language of the interface.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English, when nothing else is asked.
    #[default]
    En,
    /// French.
    Fr,
}

/// A language Marelle does not speak.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown language: fr or en is wanted")]
pub struct LangError;

impl Lang {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::En, Self::Fr];

    /// The two-letter code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fr => "fr",
        }
    }

    /// A number with one digit behind its point or comma.
    ///
    /// ```
    /// use i18n::Lang;
    /// assert_eq!(Lang::En.decimal(1.5), "1.5");
    /// assert_eq!(Lang::Fr.decimal(1.5), "1,5");
    /// ```
    #[must_use]
    pub fn decimal(self, number: f64) -> String {
        self.with_digits(number, 1)
    }

    /// A share of a whole in hundredths, with so many digits behind its point or comma.
    ///
    /// ```
    /// use i18n::Lang;
    /// assert_eq!(Lang::En.percent(0.125, 1), "12.5%");
    /// // French keeps the sign on the line with a space that does not break.
    /// assert_eq!(Lang::Fr.percent(0.5, 0), "50\u{a0}%");
    /// ```
    #[must_use]
    pub fn percent(self, share: f64, digits: usize) -> String {
        let space = if self == Self::Fr { "\u{a0}" } else { "" };
        format!("{}{space}%", self.with_digits(share * 100.0, digits))
    }

    fn with_digits(self, number: f64, digits: usize) -> String {
        let text = format!("{number:.digits$}");
        match self {
            Self::En => text,
            Self::Fr => text.replace('.', ","),
        }
    }

    /// The language of a locale name such as `fr_CH.UTF-8`; English for any other language.
    ///
    /// ```
    /// use i18n::Lang;
    /// assert_eq!(Lang::of_locale("fr_CH.UTF-8"), Lang::Fr);
    /// assert_eq!(Lang::of_locale("C"), Lang::En);
    /// ```
    #[must_use]
    pub fn of_locale(locale: &str) -> Self {
        let language = locale.split(['_', '-', '.']).next().unwrap_or_default();
        language.to_ascii_lowercase().parse().unwrap_or_default()
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = LangError;

    fn from_str(text: &str) -> Result<Self, LangError> {
        Self::ALL.into_iter().find(|lang| lang.code() == text).ok_or(LangError)
    }
}
