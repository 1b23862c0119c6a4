//! The educator's own words: known messages, known holes, not too long.

use i18n::{OwnText, clip};

use super::{FaultKind, Faults};
use crate::files::nearest::nearest;
use crate::{Design, own_keys};

/// The message line has room for a few sentences.
const LONGEST: usize = 500;

pub(super) fn check(design: &Design, faults: &mut Faults) {
    for (key, words) in &design.messages {
        // A key may be any text at all; it is repeated in the path.
        let path = format!("messages.{}", clip(key));
        let Some(known) = own_keys().get(key) else {
            let keys = own_keys().keys().map(String::as_str);
            let key = clip(key);
            let fault = match nearest(&key, keys).map(str::to_owned) {
                Some(suggested) => FaultKind::NearMessage { key, suggested },
                None => FaultKind::UnknownMessage { key },
            };
            faults.add(path, fault);
            continue;
        };
        for (lang, text) in [("fr", &words.fr), ("en", &words.en)] {
            let path = format!("{path}.{lang}");
            if text.chars().nth(LONGEST).is_some() {
                faults.add(path, FaultKind::WordsTooLong { most: LONGEST });
                continue;
            }
            let own = OwnText::read(text);
            let unknown = own.holes().find(|name| !known.iter().any(|other| other == name));
            if let Some(name) = unknown {
                let named: Vec<String> = known.iter().map(|name| format!("${name}")).collect();
                let (name, known) = (clip(name), named.join(", "));
                let fault = if known.is_empty() {
                    FaultKind::NoHole { name }
                } else {
                    FaultKind::UnknownHole { name, known }
                };
                faults.add(path, fault);
            }
        }
    }
}
