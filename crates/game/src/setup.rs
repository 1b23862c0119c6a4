//! Reading position texts: one line, fields separated by one space.

use std::str::FromStr;

use i18n::Message;

crate::reasons! {
    /// Why a text is not a possible position, with the field at fault.
    pub enum SetupError {
        Missing { field: &'static str } = "setup.missing", "the field {field:?} is missing";
        TooMuch { text: String } = "setup.too-much",
            "there is more text than a position has: {text:?}";
        Unreadable { field: &'static str, text: String } = "setup.unreadable",
            "the field {field:?} cannot be read: {text:?}";
        Impossible { field: &'static str, why: &'static str } =
            "setup.impossible" (field, why: Message::new(*why)),
            "the field {field:?} is not possible: {why}";
    }
}

impl SetupError {
    /// A field that cannot be read.
    #[must_use]
    pub fn unreadable(field: &'static str, text: &str) -> Self {
        Self::Unreadable { field, text: i18n::clip(text) }
    }

    /// A field that can be read but cannot be so; `why` is the key of its explanation.
    #[must_use]
    pub const fn impossible(field: &'static str, why: &'static str) -> Self {
        Self::Impossible { field, why }
    }
}

/// The fields of a position text, taken one after the other.
#[derive(Clone, Debug)]
pub struct Fields<'a> {
    rest: Option<&'a str>,
}

impl<'a> Fields<'a> {
    /// The fields of this text.
    #[must_use]
    pub const fn of(text: &'a str) -> Self {
        Self { rest: Some(text) }
    }

    /// The next field, which must be there.
    ///
    /// # Errors
    /// When there is none or it is empty.
    pub fn required(&mut self, field: &'static str) -> Result<&'a str, SetupError> {
        self.optional().ok_or(SetupError::Missing { field })
    }

    /// The next field, if there is one; an empty one stays, for [`Fields::end`] to notice.
    pub fn optional(&mut self) -> Option<&'a str> {
        let rest = self.rest?;
        let (field, more) = match rest.split_once(' ') {
            Some((field, more)) => (field, Some(more)),
            None => (rest, None),
        };
        if field.is_empty() {
            return None;
        }
        self.rest = more;
        Some(field)
    }

    /// Makes sure that nothing is left.
    ///
    /// # Errors
    /// When there is more text.
    pub fn end(self) -> Result<(), SetupError> {
        match self.rest {
            None => Ok(()),
            Some(text) => Err(SetupError::TooMuch { text: i18n::clip(text) }),
        }
    }
}

/// Reads a value that is spelled as it would be written, so that a position has one text.
///
/// ```
/// assert_eq!(game::parse_exactly::<u8>("7"), Some(7));
/// assert_eq!(game::parse_exactly::<u8>("07"), None);
/// ```
#[must_use]
pub fn parse_exactly<T: FromStr + ToString>(text: &str) -> Option<T> {
    text.parse().ok().filter(|value: &T| value.to_string() == text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Reason as _;

    #[test]
    fn fields_come_in_order_and_the_rest_is_noticed() {
        let mut fields = Fields::of("a bc");
        assert_eq!(fields.required("one"), Ok("a"));
        assert_eq!(fields.clone().end().map_err(|error| error.key()), Err("setup.too-much"));
        assert_eq!(fields.required("two"), Ok("bc"));
        assert_eq!(fields.required("three"), Err(SetupError::Missing { field: "three" }));
        assert_eq!(fields.end(), Ok(()));
        assert!(Fields::of("").required("one").is_err());
        assert!(Fields::of(" a").required("one").is_err());
        let mut blank = Fields::of("a ");
        assert_eq!((blank.optional(), blank.optional()), (Some("a"), None));
        assert!(blank.end().is_err(), "a blank at the end is one too many");
    }
}
