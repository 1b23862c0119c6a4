//! Names of what is stored: random numbers of 128 bits, and digests of 256.

use std::fmt;
use std::str::FromStr;

/// Digits and letters that are not mistaken for each other when they are read aloud or typed.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// As many letters as 128 bits need.
const LENGTH: usize = 26;

/// The name of a match or a design.
///
/// ```
/// let id = storage::Id(0x1234_5678_9abc_def0_1234_5678_9abc_def0);
/// assert_eq!(id.to_string().parse(), Ok(id));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(pub u128);

/// A text that is no id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not an id")]
pub struct IdError;

impl Id {
    /// As bytes, the greatest first.
    #[must_use]
    pub const fn to_bytes(self) -> [u8; 16] {
        self.0.to_be_bytes()
    }

    /// From bytes, as a store keeps them.
    ///
    /// # Errors
    /// When there are not sixteen.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, IdError> {
        bytes.try_into().map(|bytes| Self(u128::from_be_bytes(bytes))).map_err(|_| IdError)
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |place: usize| {
            let five_bits = (self.0 >> (5 * place)) & 31;
            // Five bits are below 32.
            char::from(LETTERS[five_bits as usize])
        };
        f.write_str(&(0..LENGTH).rev().map(letter).collect::<String>())
    }
}

impl FromStr for Id {
    type Err = IdError;

    fn from_str(text: &str) -> Result<Self, IdError> {
        if text.len() != LENGTH {
            return Err(IdError);
        }
        let mut value: u128 = 0;
        for letter in text.bytes() {
            let digit = LETTERS.iter().position(|known| *known == letter).ok_or(IdError)?;
            // What does not fit into 128 bits was never written by us.
            value = value.checked_mul(32).ok_or(IdError)?;
            value |= digit as u128;
        }
        Ok(Self(value))
    }
}

/// What stands for a secret or for the contents of a file: 256 bits that tell nothing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digest(pub [u8; 32]);

impl Digest {
    /// From bytes, as a store keeps them.
    ///
    /// # Errors
    /// When there are not thirty-two.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, IdError> {
        bytes.try_into().map(Self).map_err(|_| IdError)
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl FromStr for Digest {
    type Err = IdError;

    /// Reads it as it is written, and no other way.
    fn from_str(text: &str) -> Result<Self, IdError> {
        let digit = |letter: u8| match letter {
            b'0'..=b'9' => Ok(letter - b'0'),
            b'a'..=b'f' => Ok(letter - b'a' + 10),
            _ => Err(IdError),
        };
        let digits = text.bytes().map(digit).collect::<Result<Vec<u8>, _>>()?;
        let pairs = digits.chunks(2).map(|pair| pair.iter().fold(0, |sum, digit| sum << 4 | digit));
        let bytes: Vec<u8> = pairs.collect();
        // An odd number of digits has a last pair of one digit only.
        if digits.len() == 64 { Self::from_bytes(&bytes) } else { Err(IdError) }
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Digest({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_read_as_they_are_written() {
        for value in [0, 1, 31, 32, u128::MAX, u128::MAX / 3] {
            let text = Id(value).to_string();
            assert_eq!((text.len(), text.parse()), (26, Ok(Id(value))));
            assert_eq!(Id::from_bytes(&Id(value).to_bytes()), Ok(Id(value)));
        }
    }

    #[test]
    fn what_is_no_id_is_refused() {
        let one = Id(1).to_string();
        for text in ["", "1", "zzzzzzzzzzzzzzzzzzzzzzzzzz", "0000000000000000000000000l"] {
            assert_eq!(text.parse::<Id>(), Err(IdError), "{text}");
        }
        assert_eq!(one.to_uppercase().replace('1', "L").parse::<Id>(), Err(IdError));
        assert_eq!(Id::from_bytes(&[0; 15]), Err(IdError));
        assert_eq!(Digest::from_bytes(&[0; 31]), Err(IdError));
        let digest = Digest(std::array::from_fn(|index| (index * 9) as u8));
        let text = digest.to_string();
        assert_eq!(text.parse(), Ok(digest));
        for text in [&text[1..], &text.to_uppercase(), &format!("{text}0"), ""] {
            assert_eq!(text.parse::<Digest>(), Err(IdError), "{text}");
        }
    }
}
