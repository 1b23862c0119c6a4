//! The words of a design that ships, as the catalogue wants them: a Fluent message under its id.
//!
//! What the design says itself is copied; all else refers to the workshop's own words.

use std::fmt::Write;

use design::{Design, InGrid, Mode, Refill, TokenKind, WhenToValidate};
use i18n::{Lang, Words};

/// The message of a design in both languages.
pub(super) fn of(id: &str, design: &Design, age: u8, skills: &[String], players: &[u8]) -> Words {
    let source = |lang| -> &'static str {
        let mut source = format!("{id} = {}\n", told(design.name.in_lang(lang)));
        let mut part = |name: &str, value: String| {
            // Writing to a string never fails.
            let _ = writeln!(source, "    .{name} = {value}");
        };
        part("summary", summary(age, skills, players));
        part("rules", told(design.instructions.in_lang(lang)));
        let lines: Vec<String> = notation(design).into_iter().map(refer).collect();
        part("notation", lines.join("\n        "));
        part("option-players", refer("shelf.option-players"));
        part("option-variant", variants(design, lang));
        for (player, number) in design.players.iter().zip(1..) {
            let name = player.name.in_lang(lang);
            if !name.is_empty() {
                part(&format!("seat-{number}"), told(name));
            }
        }
        // Cards hold words for ever; these are made once, with the list of all designs.
        source.leak()
    };
    Words { en: source(Lang::En), fr: source(Lang::Fr) }
}

/// What another message says, in its place.
fn refer(key: &str) -> String {
    format!("{{ {key} }}")
}

/// How hard it is, players, skills.
fn summary(age: u8, skills: &[String], players: &[u8]) -> String {
    let skills: Vec<String> =
        skills.iter().map(|skill| refer(&format!("shelf.skill-{skill}"))).collect();
    let people = refer("shelf.players");
    let players = match players {
        [1] => format!("1 {}", refer("shelf.player")),
        [only] => format!("{only} {people}"),
        [first, .., last] if players.len() == usize::from(last - first) + 1 => {
            format!("{first}–{last} {people}")
        }
        several => {
            let numbers: Vec<String> = several.iter().map(u8::to_string).collect();
            format!("{} {people}", numbers.join(", "))
        }
    };
    let hard = match age {
        ..=5 => "shelf.easy",
        6 | 7 => "shelf.harder",
        _ => "shelf.hard",
    };
    let (hard, trains) = (refer(hard), refer("shelf.trains"));
    format!("{hard}. {players}. {trains} {}.", skills.join(", "))
}

/// The keys of the lines that say how moves of a design are written, those needed most first.
#[must_use]
pub fn notation(design: &Design) -> Vec<&'static str> {
    let any = |fits: &dyn Fn(&TokenKind) -> bool| design.tokens.iter().any(fits);
    let picks = any(&|kind| kind.mode == Mode::Selection);
    let rolls = any(&|kind| !kind.die.is_empty());
    let places = !picks && !rolls && !design.shoes.is_empty();
    // Where tokens come from shoes, any cell is as good as another until the design says more.
    let walks = any(&|kind| match kind.in_grid {
        InGrid::Immobile | InGrid::Die => false,
        InGrid::Anywhere => design.shoes.is_empty(),
        _ => true,
    });
    let chains = any(&TokenKind::goes_on);
    let all = [
        (picks, "shelf.notation-pick"),
        (rolls, "shelf.notation-roll"),
        (places, "shelf.notation-place"),
        (!picks && walks, "shelf.notation-move"),
        (any(&|kind| kind.rotatable), "shelf.notation-turn"),
        (chains, "shelf.notation-stop"),
        (design.refill == Refill::OnRequest, "shelf.notation-refill"),
        (design.association.when == WhenToValidate::OnRequest, "shelf.notation-check"),
        (design.turns.next_button, "shelf.notation-next"),
    ];
    all.into_iter().filter(|(is_needed, _)| *is_needed).map(|(_, key)| key).collect()
}

/// One line a variant.
fn variants(design: &Design, lang: Lang) -> String {
    let each = design.variants.iter();
    let lines = each.map(|variant| format!("{}: {}.", variant.id, variant.name.in_lang(lang)));
    let lines: Vec<String> = lines.collect();
    if lines.is_empty() { refer("shelf.option-variant") } else { told(&lines.join("\n")) }
}

/// A text as the value of a Fluent message: nothing in it means anything to Fluent.
fn told(text: &str) -> String {
    let mut lines = text.lines().map(|line| {
        let line =
            line.trim().replace('{', "\u{1}").replace('}', "{\"}\"}").replace('\u{1}', "{\"{\"}");
        match line.chars().next() {
            Some(first @ ('.' | '*' | '[')) => format!("{{\"{first}\"}}{}", &line[1..]),
            _ => line,
        }
    });
    let first = lines.next().unwrap_or_default();
    lines.fold(first, |all, line| format!("{all}\n        {line}"))
}

#[cfg(test)]
mod tests {
    use i18n::{Message, Translator};

    use super::*;

    #[test]
    fn what_means_something_to_fluent_is_told_as_it_is() {
        for text in ["plain", "{ $x } and { y.z }", "one\n.two\n[three]\n*four", "}{"] {
            let source = format!("a = {}\n", told(text));
            let words = Translator::new(Lang::En, &[&source]).unwrap();
            assert_eq!(words.say(&Message::new("a")), text);
        }
    }

    #[test]
    fn words_of_designs_stand_in_both_languages_and_are_easy() {
        for entry in crate::library::entries() {
            let words = entry.card().words.unwrap();
            assert_eq!(conformance::wording::faults(&words), Vec::<String>::new(), "{}", entry.id);
            for lang in Lang::ALL {
                let all = [words.in_lang(lang), design::WORDS.in_lang(lang)];
                let said = Translator::new(lang, &all).unwrap();
                let summary = said.say(&Message::new(format!("{}.summary", entry.id)));
                assert!(!summary.contains(['{', '}']), "{summary}: words are missing");
            }
        }
    }
}
