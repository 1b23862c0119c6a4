//! Options of a game: declared names, ranges and defaults; reading what people give.

use std::fmt;

use i18n::Value;

use crate::parse_exactly;

/// One option that a game declares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// Its stable name, as in `size=9`.
    pub name: &'static str,
    /// What values it takes.
    pub kind: OptionKind,
    /// What it is when nothing is given.
    pub default: OptionDefault,
}

/// What values an option takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// A whole number from `min` to `max`.
    #[expect(missing_docs, reason = "the names say it")]
    Number { min: u32, max: u32 },
    /// Some whole numbers only.
    Numbers(&'static [u32]),
    /// One of these words.
    Choice(&'static [&'static str]),
    /// One of these words, which came from outside: the variants of a design.
    Words(Vec<String>),
}

/// What an option is when nothing is given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionDefault {
    /// This value.
    Is(&'static str),
    /// It depends on the other options; the text says how, for help pages (a message key).
    Follows(&'static str),
}

/// The name under which settings say which version of a game's rules is played. It is no option
/// that a game declares: nobody chooses it, it is only kept.
pub const RULES: &str = "rules";

/// The rules that every game began with, and of all that was kept without a word of rules.
pub const FIRST_RULES: u8 = 1;

/// Options as they were given or as they are in force: names and values, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Settings(Vec<(String, String)>);

crate::reasons! {
    /// What can be wrong with options.
    pub enum OptionError {
        NoPair { text: String } = "option.no-pair", "{text:?} is not of the form name=value";
        Unknown { name: String, known: String } =
            "option.unknown" (name, known: Value::whole(known)),
            "there is no option {name:?}; there are: {known}";
        Twice { name: String } = "option.twice", "option {name} is given twice";
        BadValue { name: String, value: String, wanted: String } =
            "option.bad-value" (name, value, wanted: Value::whole(wanted)),
            "{value:?} is not a value of {name}: {wanted} is wanted";
    }
}

impl OptionKind {
    /// A yes or no.
    pub const FLAG: Self = Self::Choice(&["no", "yes"]);

    fn accepts(&self, value: &str) -> bool {
        let number = || parse_exactly::<u32>(value);
        match self {
            Self::Number { min, max } => number().is_some_and(|n| (*min..=*max).contains(&n)),
            Self::Numbers(list) => number().is_some_and(|n| list.contains(&n)),
            Self::Choice(words) => words.contains(&value),
            Self::Words(words) => words.iter().any(|word| word == value),
        }
    }
}

impl fmt::Display for OptionKind {
    /// `3..12`, `2|4`, `no|yes`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number { min, max } if min == max => write!(f, "{min}"),
            Self::Number { min, max } => write!(f, "{min}..{max}"),
            Self::Numbers(list) => {
                f.write_str(&list.iter().map(u32::to_string).collect::<Vec<_>>().join("|"))
            }
            Self::Choice(words) => f.write_str(&words.join("|")),
            Self::Words(words) => f.write_str(&words.join("|")),
        }
    }
}

impl Settings {
    /// No option given.
    #[must_use]
    pub const fn none() -> Self {
        Self(Vec::new())
    }

    /// Reads `name=value` words.
    ///
    /// # Errors
    /// When a word has no `=`, or a name stands twice.
    pub fn parse<'a>(words: impl IntoIterator<Item = &'a str>) -> Result<Self, OptionError> {
        let mut settings = Self::none();
        for word in words {
            let (name, value) = word
                .split_once('=')
                .filter(|(name, value)| !name.is_empty() && !value.is_empty())
                .ok_or_else(|| OptionError::NoPair { text: i18n::clip(word) })?;
            if settings.get(name).is_some() {
                return Err(OptionError::Twice { name: i18n::clip(name) });
            }
            settings.set(name, value);
        }
        Ok(settings)
    }

    /// The value given for a name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Gives a value; an earlier one of the same name is replaced.
    pub fn set(&mut self, name: &str, value: impl ToString) {
        match self.0.iter_mut().find(|(known, _)| known == name) {
            Some((_, old)) => *old = value.to_string(),
            None => self.0.push((name.to_owned(), value.to_string())),
        }
    }

    /// Takes a value out.
    pub fn take(&mut self, name: &str) -> Option<String> {
        let at = self.0.iter().position(|(known, _)| known == name)?;
        Some(self.0.remove(at).1)
    }

    /// As they are kept: all that says nothing of rules follows the first ones.
    #[must_use]
    pub fn kept(mut self) -> Self {
        if self.get(RULES).is_some_and(is_first) {
            self.take(RULES);
        }
        self
    }

    /// What [`Settings::kept`] gave, as it was: a game opened with it follows the rules that it
    /// was kept under, whatever the newest ones are.
    #[must_use]
    pub fn restored(mut self) -> Self {
        if self.get(RULES).is_none() {
            self.set(RULES, FIRST_RULES);
        }
        self
    }

    /// Names and values in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Checks every setting against what a game declares. That the first rules are wanted fits
    /// every game.
    ///
    /// # Errors
    /// When a name is not declared or a value lies outside its range.
    pub fn against<'a>(&'a self, specs: &'a [OptionSpec]) -> Result<Values<'a>, OptionError> {
        let says_nothing = |(name, value): &(&str, &str)| *name == RULES && is_first(value);
        for (name, value) in self.iter().filter(|pair| !says_nothing(pair)) {
            let spec = specs.iter().find(|spec| spec.name == name).ok_or_else(|| {
                let known = specs.iter().map(|spec| spec.name).collect::<Vec<_>>().join(", ");
                OptionError::Unknown { name: i18n::clip(name), known }
            })?;
            if !spec.kind.accepts(value) {
                return Err(OptionError::BadValue {
                    name: name.to_owned(),
                    value: i18n::clip(value),
                    wanted: spec.kind.to_string(),
                });
            }
        }
        Ok(Values { settings: self, specs })
    }
}

fn is_first(rules: &str) -> bool {
    parse_exactly(rules) == Some(FIRST_RULES)
}

impl fmt::Display for Settings {
    /// `size=9 players=2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<String> =
            self.iter().map(|(name, value)| format!("{name}={value}")).collect();
        f.write_str(&words.join(" "))
    }
}

/// Checked settings, with the defaults that do not depend on others.
#[derive(Clone, Copy, Debug)]
pub struct Values<'a> {
    settings: &'a Settings,
    specs: &'a [OptionSpec],
}

impl<'a> Values<'a> {
    /// The word given or the fixed default; `None` when the default follows other options.
    #[must_use]
    pub fn word(&self, name: &str) -> Option<&'a str> {
        self.settings.get(name).or_else(|| {
            let spec = self.specs.iter().find(|spec| spec.name == name)?;
            match spec.default {
                OptionDefault::Is(value) => Some(value),
                OptionDefault::Follows(_) => None,
            }
        })
    }

    /// The number given or the fixed default; `None` when the default follows other options.
    #[must_use]
    pub fn number(&self, name: &str) -> Option<u32> {
        self.word(name)?.parse().ok()
    }

    /// Whether a yes-or-no option says yes.
    #[must_use]
    pub fn flag(&self, name: &str) -> bool {
        self.word(name) == Some("yes")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Reason as _;

    const SPECS: &[OptionSpec] = &[
        OptionSpec {
            name: "size",
            kind: OptionKind::Number { min: 3, max: 12 },
            default: OptionDefault::Is("9"),
        },
        OptionSpec {
            name: "walls",
            kind: OptionKind::Number { min: 0, max: 40 },
            default: OptionDefault::Follows("x"),
        },
        OptionSpec { name: "pass", kind: OptionKind::FLAG, default: OptionDefault::Is("no") },
    ];

    #[test]
    fn defaults_stand_until_given() {
        let given = Settings::parse(["size=5"]).unwrap();
        let values = given.against(SPECS).unwrap();
        assert_eq!(values.number("size"), Some(5));
        assert_eq!(values.number("walls"), None);
        assert!(!values.flag("pass"));
        assert_eq!(given.to_string(), "size=5");
    }

    /// What 0.1 kept says nothing of rules; what later versions keep does.
    #[test]
    fn kept_settings_come_back_with_their_rules() {
        for (given, kept) in [("size=5 rules=1", "size=5"), ("rules=2", "rules=2")] {
            let settings = Settings::parse(given.split(' ')).unwrap();
            assert_eq!(settings.clone().kept().to_string(), kept);
            assert_eq!(settings.clone().kept().restored(), settings);
        }
    }

    #[test]
    fn each_fault_has_its_key() {
        let fault = |words: &[&str]| {
            let settings = Settings::parse(words.iter().copied()).map_err(|error| error.key())?;
            settings.against(SPECS).map(|_| ()).map_err(|error| error.key())
        };
        assert_eq!(fault(&["size"]), Err("option.no-pair"));
        assert_eq!(fault(&["=3"]), Err("option.no-pair"));
        assert_eq!(fault(&["size=5", "size=5"]), Err("option.twice"));
        assert_eq!(fault(&["colour=red"]), Err("option.unknown"));
        for value in ["13", "2", "-3", "05", "+5", "x", "99999999999999999999"] {
            assert_eq!(fault(&[&format!("size={value}")]), Err("option.bad-value"), "{value}");
        }
        assert_eq!(fault(&["pass=maybe"]), Err("option.bad-value"));
        assert_eq!(fault(&["pass=yes", "size=12"]), Ok(()));
        assert_eq!(fault(&["rules=1"]), Ok(()), "every game has first rules");
        assert_eq!(fault(&["rules=2"]), Err("option.unknown"));
    }
}
