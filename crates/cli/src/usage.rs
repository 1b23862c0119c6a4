//! What is said when the arguments ask for help or make no sense.
//!
//! The parser's own remarks are in English only and sound harsh; ours replace them.

use clap::error::{ContextKind, ContextValue, ErrorKind};
use i18n::Message;
use paint::Alphabet;

use crate::Streams;
use crate::halt::Halt;

/// Shows help where it is asked for; explains what cannot be understood.
pub(crate) fn answer(
    error: &clap::Error,
    alphabet: Alphabet,
    streams: &mut Streams<'_>,
) -> Result<(), Halt> {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            let text = error.render().to_string();
            Ok(write!(streams.output, "{}", crate::spelled(&text, alphabet))?)
        }
        _ => Err(Halt::Usage(explain(error))),
    }
}

fn explain(error: &clap::Error) -> Message {
    let text = |kind| context(error, kind).unwrap_or_default();
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            unknown(text(ContextKind::InvalidSubcommand), text(ContextKind::SuggestedSubcommand))
        }
        ErrorKind::UnknownArgument => {
            unknown(text(ContextKind::InvalidArg), text(ContextKind::SuggestedArg))
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let value = text(ContextKind::InvalidValue);
            let name = text(ContextKind::InvalidArg);
            if value.is_empty() {
                Message::new("usage.value-missing").with("name", name)
            } else {
                Message::new("usage.bad-value").with("value", value).with("name", name)
            }
        }
        ErrorKind::MissingRequiredArgument => {
            Message::new("usage.missing").with("name", text(ContextKind::InvalidArg))
        }
        ErrorKind::ArgumentConflict => {
            let (name, other) = (text(ContextKind::InvalidArg), text(ContextKind::PriorArg));
            if name == other {
                Message::new("usage.twice").with("name", name)
            } else {
                Message::new("usage.not-together").with("name", name).with("other", other)
            }
        }
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            Message::new("usage.more-wanted")
        }
        _ => Message::new("usage.not-understood"),
    }
}

fn unknown(word: String, suggested: String) -> Message {
    if suggested.is_empty() {
        Message::new("usage.unknown").with("word", word)
    } else {
        Message::new("usage.unknown-but").with("word", word).with("suggested", suggested)
    }
}

fn context(error: &clap::Error, kind: ContextKind) -> Option<String> {
    match error.get(kind)? {
        ContextValue::String(text) => Some(text.clone()),
        ContextValue::Strings(texts) => Some(texts.join(" ")),
        ContextValue::StyledStrs(texts) => texts.first().map(ToString::to_string),
        ContextValue::StyledStr(text) => Some(text.to_string()),
        _ => None,
    }
}
