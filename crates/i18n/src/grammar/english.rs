//! English: *the*, *a* or *an*, plurals.

use super::{Article, Form, Gender, Noun, Traits, is_no_noun};

/// Articles that a maker wrote, and words that stand instead of one.
const ARTICLES: [&str; 4] = ["the ", "a ", "an ", "some "];
const INSTEAD: [&str; 8] = ["my ", "your ", "his ", "her ", "our ", "their ", "this ", "that "];
/// What begins no noun.
const BEGINNINGS: &[&str] = &[
    "i", "you", "he", "she", "it", "we", "they", "in", "on", "at", "to", "under", "over", "up",
    "down", "with", "without", "for", "by", "from", "and", "or", "not", "does", "do", "is", "are",
    "has", "can", "yes", "no", "behind", "between", "above", "below",
];
/// What is read where a sign of a sum stands.
const SIGNS: [&str; 4] = ["plus", "minus", "times", "equals"];
/// Words for a pair of things that are one.
const PAIRS: [&str; 11] = [
    "scissors",
    "trousers",
    "glasses",
    "sunglasses",
    "shorts",
    "jeans",
    "pliers",
    "tights",
    "pyjamas",
    "clothes",
    "pants",
];

pub(super) fn noun(text: &str, traits: Traits) -> Noun {
    let lower = text.to_lowercase();
    let own = ARTICLES.iter().find(|it| lower.starts_with(**it) && text.is_char_boundary(it.len()));
    let bare = own.and_then(|it| text.get(it.len()..)).unwrap_or(text).trim_start();
    let first = bare.split(' ').next().unwrap_or_default();
    let stands_alone = own.is_none() && is_no_noun(bare)
        || INSTEAD.iter().any(|it| lower.starts_with(it))
        || SIGNS.contains(&bare)
        || BEGINNINGS.contains(&first) && bare.chars().count() > 1;
    let guessed = if stands_alone { Article::None } else { Article::Whole };
    Noun {
        bare: bare.to_owned(),
        gender: traits.gender.unwrap_or(Gender::Masculine),
        article: traits.article.unwrap_or(guessed),
        is_many: traits.is_many.unwrap_or_else(|| names_several(bare)),
    }
}

/// Whether a word names several things: a pair that is one, or a plural.
fn names_several(text: &str) -> bool {
    let head = text.split([',', '(']).next().unwrap_or_default().trim_end();
    let last = head.rsplit(' ').next().unwrap_or_default();
    let is_plural = last.len() > 3
        && last.ends_with('s')
        && !["ss", "us", "is", "os", "as"].iter().any(|end| last.ends_with(end))
        && !last.starts_with(|letter: char| letter.is_ascii_digit());
    PAIRS.contains(&last) || is_plural
}

pub(super) fn in_form(noun: &Noun, form: Form) -> String {
    let Noun { bare, article, is_many, .. } = noun;
    let before = match form {
        Form::Of => "",
        Form::Many => return if *is_many { bare.clone() } else { plural(bare) },
        _ if *article == Article::None => "",
        Form::The => "the ",
        Form::A if *is_many => "some ",
        Form::A if begins_with_a_vowel(bare) => "an ",
        Form::A => "a ",
        Form::This => {
            if *is_many {
                "these "
            } else {
                "this "
            }
        }
        Form::Other => {
            if *is_many {
                "other "
            } else {
                "another "
            }
        }
        Form::Gender | Form::Number => "",
    };
    format!("{before}{bare}")
}

fn begins_with_a_vowel(text: &str) -> bool {
    let lower = text.to_lowercase();
    let deceives = ["uni", "use", "one", "eu"].iter().any(|start| lower.starts_with(start));
    let is_silent = ["hour", "honest", "heir"].iter().any(|start| lower.starts_with(start));
    lower.starts_with(['a', 'e', 'i', 'o', 'u', '8']) && !deceives || is_silent
}

fn plural(text: &str) -> String {
    let irregular = [
        ("man", "men"),
        ("woman", "women"),
        ("child", "children"),
        ("foot", "feet"),
        ("tooth", "teeth"),
        ("goose", "geese"),
        ("mouse", "mice"),
        ("sheep", "sheep"),
        ("fish", "fish"),
        ("leaf", "leaves"),
        ("knife", "knives"),
        ("die", "dice"),
    ];
    if let Some((_, many)) = irregular.iter().find(|(one, _)| *one == text) {
        return (*many).to_owned();
    }
    let stem = text.strip_suffix('y').filter(|stem| !stem.ends_with(['a', 'e', 'i', 'o', 'u']));
    if let Some(stem) = stem {
        return format!("{stem}ies");
    }
    let hisses = ["s", "x", "z", "ch", "sh"].iter().any(|end| text.ends_with(end));
    format!("{text}{}", if hisses { "es" } else { "s" })
}
