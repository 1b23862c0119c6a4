//! Reasons declared: one entry a reason, with its key, its arguments and its English.
//!
//! A message that needs more than the fields of its reason is written by hand ([`Reason`]).
//!
//! [`Reason`]: crate::Reason

/// Declares an enum of reasons: `Name { fields } = "key", "English for logs";`.
///
/// The fields are the arguments of the message, under their own names and in their order, unless
/// others stand in brackets behind the key. `Name(field: Type) => reason, "English";` is said as
/// that other reason. The reasons behind `from` are taken over with all they say. Without English,
/// logs show the key.
///
/// ```
/// use game::{Common, Reason, Seat};
///
/// game::reasons! {
///     /// Why a move is refused.
///     pub enum Refusal from Common(Common) {
///         TooFar = "walls.too-far", "the cell is too far away";
///         NoneLeft { player: Seat } = "walls.none-left", "seat {player} has no wall left";
///         Taken { at: (u8, u8) } = "walls.taken" (col: at.0, row: at.1), "a wall stands at {at:?}";
///     }
/// }
///
/// let refusal = Refusal::NoneLeft { player: Seat::FIRST };
/// assert_eq!(refusal.to_string(), "seat 1 has no wall left");
/// let message = i18n::Message::new("walls.none-left").with("player", Seat::FIRST);
/// assert_eq!(refusal.message(), message);
/// assert_eq!(Refusal::Taken { at: (2, 3) }.message().args().count(), 2);
/// assert_eq!(Refusal::from(Common::GameOver).key(), "play.game-over");
/// ```
#[macro_export]
macro_rules! reasons {
    (
        $(#[$meta:meta])*
        $visibility:vis enum $name:ident $(from $($from:ident($taken:ty)),+)? {$(
            $(#[$about:meta])*
            $variant:ident $({ $($field:ident: $type:ty),+ })? $(($inner:ident: $inner_type:ty))?
                $(= $key:literal $(($($argument:ident $(: $value:expr)?),+))?)? $(=> $other:expr)?
                $(, $english:literal)?;
        )*}
    ) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        #[allow(missing_docs, reason = "the English says it")]
        $visibility enum $name {
            $($(#[doc = "A reason of its own enum."] $from($taken),)+)?
            $(
                $(#[$about])*
                $(#[doc = $english])?
                $variant $({ $($field: $type),+ })? $(($inner_type))?,
            )*
        }

        #[allow(unused_variables, reason = "not all that is carried is said")]
        impl $crate::Reason for $name {
            fn key(&self) -> &'static str {
                match self {
                    $($(Self::$from(reason) => reason.key(),)+)?
                    $(Self::$variant $({ $($field),+ })? $(($inner))? =>
                        $($key)? $($other.key())?,)*
                }
            }

            fn message(&self) -> $crate::i18n::Message {
                match self {
                    $($(Self::$from(reason) => reason.message(),)+)?
                    $(Self::$variant $({ $($field),+ })? $(($inner))? => $crate::reasons!(
                        @message ($($($field),+)?) $($key $(($($argument $(: $value)?),+))?)? $(=> $other)?
                    ),)*
                }
            }
        }

        #[allow(unused_variables, reason = "not all that is carried is told")]
        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self {
                    $($(Self::$from(reason) => ::std::fmt::Display::fmt(reason, f),)+)?
                    $(Self::$variant $({ $($field),+ })? $(($inner))? =>
                        $crate::reasons!(@tell f, $($key)? $(, $english)?),)*
                }
            }
        }

        impl ::std::error::Error for $name {}

        $($(impl From<$taken> for $name {
            fn from(reason: $taken) -> Self {
                Self::$from(reason)
            }
        })+)?
    };
    (@message $fields:tt $key:literal) => {
        $crate::reasons!(@message () $key $fields)
    };
    (@message $fields:tt $key:literal ($($argument:ident $(: $value:expr)?),*)) => {
        $crate::i18n::Message::new($key)
            $(.with(stringify!($argument), $crate::reasons!(@value $argument $($value)?)))*
    };
    (@message $fields:tt => $other:expr) => {
        $other.message()
    };
    (@value $field:ident) => {
        Clone::clone($field)
    };
    (@value $argument:ident $value:expr) => {
        $value
    };
    (@tell $f:ident, $key:literal) => {
        $f.write_str($key)
    };
    (@tell $f:ident, $($key:literal)?, $english:literal) => {
        write!($f, $english)
    };
}
