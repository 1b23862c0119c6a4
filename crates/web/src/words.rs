//! The words of the page, in the language of the person.

use std::sync::LazyLock;

use game::Level;
use i18n::{Lang, Message, Translator, Words};
use leptos::prelude::window;

/// The words of this crate's own messages.
const WORDS: Words =
    Words { en: include_str!("../i18n/en.ftl"), fr: include_str!("../i18n/fr.ftl") };

/// Speaks a language: every game's words and the page's own.
///
/// # Panics
/// Never: the sources are files of Marelle, and a test reads them all.
pub(crate) fn voice(lang: Lang) -> Translator {
    static VOICES: LazyLock<[Translator; 2]> = LazyLock::new(|| [Lang::En, Lang::Fr].map(read));
    let [english, french] = &*VOICES;
    match lang {
        Lang::En => english.clone(),
        Lang::Fr => french.clone(),
    }
}

#[expect(clippy::expect_used, reason = "the sources are our own, and a test reads them all")]
fn read(lang: Lang) -> Translator {
    let extra =
        [::pictures::WORDS, protocol::WORDS, review::WORDS, makers::WORDS, workbench::WORDS, WORDS];
    sitting::translator_with(lang, &extra, &[]).expect("our own words are well-formed")
}

/// A machine of a level, by its number and its name.
pub(crate) fn level(level: Level, voice: &Translator) -> String {
    let machine = Message::new("sitting.machine").with("level", level.number());
    format!("{} · {}", voice.say(&machine), voice.say(&level.message()))
}

/// A time as clocks show it: minutes and seconds.
pub(crate) fn time(ms: u64) -> String {
    let seconds = ms / 1000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// The first language that the browser asks for and Marelle speaks.
pub(crate) fn preferred() -> Lang {
    let wanted = window().navigator().languages();
    let mut wanted = wanted.iter().filter_map(|name| name.as_string());
    wanted.find_map(|name| of_tag(&name)).unwrap_or(Lang::En)
}

/// The language of a tag such as `fr-CA`.
fn of_tag(tag: &str) -> Option<Lang> {
    tag.split('-').next()?.to_ascii_lowercase().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_can_be_spoken() {
        let said = [Lang::En, Lang::Fr].map(|lang| voice(lang).say(&Message::new("web.summary")));
        assert_eq!(
            said,
            ["Board games to play and to make.", "Des jeux de plateau à jouer et à créer."]
        );
    }

    #[test]
    fn every_word_stands_in_both_languages_and_is_easy() {
        assert_eq!(conformance::wording::faults(&WORDS), Vec::<String>::new());
    }

    #[test]
    fn what_a_server_answers_can_be_said() {
        for lang in Lang::ALL {
            let said = voice(lang).say(&Message::new("live.no-such-code"));
            assert!(!said.contains("live."), "{said}");
        }
    }

    #[test]
    fn times_are_told_in_minutes_and_seconds() {
        assert_eq!([0, 65_999, 3_600_000].map(time), ["0:00", "1:05", "60:00"]);
    }

    #[test]
    fn tags_of_browsers_lead_to_a_language() {
        assert_eq!(of_tag("fr-CA"), Some(Lang::Fr));
        assert_eq!(of_tag("EN"), Some(Lang::En));
        assert_eq!(of_tag("de-AT"), None);
        assert_eq!(of_tag(""), None);
    }
}
