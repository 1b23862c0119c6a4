//! French: gender by endings, *h* that is silent, elision, plurals.

use super::{Article, Form, Gender, Noun, Traits, is_no_noun, is_sign, lexicon};

/// Articles that a maker wrote, with the gender they tell, and whether they name several things.
const ARTICLES: [(&str, Option<Gender>, bool); 8] = [
    ("le ", Some(Gender::Masculine), false),
    ("la ", Some(Gender::Feminine), false),
    ("les ", None, true),
    ("l’", None, false),
    ("l'", None, false),
    ("un ", Some(Gender::Masculine), false),
    ("une ", Some(Gender::Feminine), false),
    ("des ", None, true),
];

/// What stands instead of an article and stays, with the gender it tells.
const DETERMINERS: [(&str, Option<Gender>); 16] = [
    ("ce ", Some(Gender::Masculine)),
    ("cet ", Some(Gender::Masculine)),
    ("cette ", Some(Gender::Feminine)),
    ("ces ", None),
    ("mon ", None),
    ("ma ", Some(Gender::Feminine)),
    ("mes ", None),
    ("ton ", None),
    ("ta ", Some(Gender::Feminine)),
    ("tes ", None),
    ("son ", None),
    ("sa ", Some(Gender::Feminine)),
    ("ses ", None),
    ("notre ", None),
    ("votre ", None),
    ("leur ", None),
];

pub(super) fn noun(text: &str, traits: Traits) -> Noun {
    let lower = text.to_lowercase();
    let determined = DETERMINERS.iter().find(|(it, _)| lower.starts_with(it));
    let own = ARTICLES.iter().find(|(it, ..)| lower.starts_with(it) && lower.len() > it.len());
    let (told, is_plural, own_length) =
        own.map_or((None, None, 0), |(it, gender, many)| (*gender, Some(*many), it.len()));
    let bare = text.get(own_length..).unwrap_or(text).trim_start();
    let told = told.or(determined.and_then(|(_, gender)| *gender));
    let head = match determined {
        Some((it, _)) => head(text.get(it.len()..).unwrap_or_default()),
        None => head(bare),
    };
    let is_many = traits.is_many.or(is_plural).unwrap_or_else(|| is_plural_word(&head));
    let singular = if is_many { singular(&head) } else { head.clone() };
    let stands_alone = determined.is_some() || is_no_noun(bare) || begins_no_noun(bare);
    let guessed = if own.is_none() && stands_alone {
        Article::None
    } else if is_elided(bare) {
        Article::Elided
    } else {
        Article::Whole
    };
    Noun {
        bare: bare.to_owned(),
        gender: traits.gender.or(told).unwrap_or_else(|| gender(&singular)),
        article: traits.article.unwrap_or(guessed),
        is_many,
    }
}

pub(super) fn in_form(noun: &Noun, form: Form) -> String {
    let Noun { bare, gender, article, is_many } = noun;
    let is_feminine = *gender == Gender::Feminine;
    let is_elided = *article == Article::Elided;
    let before = match form {
        Form::Many => return if *is_many { bare.clone() } else { plural(bare) },
        _ if *article == Article::None => "",
        Form::The => match (is_many, is_elided, is_feminine) {
            (true, ..) => "les ",
            (_, true, _) => "l’",
            (.., true) => "la ",
            (.., false) => "le ",
        },
        Form::A => match (is_many, is_feminine) {
            (true, _) => "des ",
            (_, true) => "une ",
            (_, false) => "un ",
        },
        Form::This => match (is_many, is_feminine, is_elided) {
            (true, ..) => "ces ",
            (_, true, _) => "cette ",
            (_, false, true) => "cet ",
            (_, false, false) => "ce ",
        },
        Form::Other => match (is_many, is_feminine) {
            (true, _) => "d’autres ",
            (_, true) => "une autre ",
            (_, false) => "un autre ",
        },
        Form::Of if is_elided => "d’",
        Form::Of => "de ",
        Form::Gender | Form::Number => "",
    };
    format!("{before}{bare}")
}

/// The word that the article belongs to, in small letters.
fn head(text: &str) -> String {
    let first = text.split([' ', ',', '\u{a0}']).next().unwrap_or_default();
    let first = first.to_lowercase();
    // What a smaller adjective stands before: *le petit disque*, *la grande boule*.
    let second = text.split(' ').nth(1).map(str::to_lowercase);
    match second {
        Some(second) if lexicon::BEFORE_NOUNS.contains(&first.as_str()) => second,
        _ => first,
    }
}

/// Whether a text begins as no noun does: with a preposition, a pronoun, a negation.
fn begins_no_noun(text: &str) -> bool {
    let first = text.split([' ', '’', '\'']).next().unwrap_or_default();
    // A letter alone is called by its sign.
    let is_cut = text.chars().count() > 1 && text.contains([' ', '’', '\'']);
    is_cut && lexicon::BEGINNINGS.contains(&first) || lexicon::NEVER_NOUNS.contains(&text)
}

/// Whether the article loses its vowel: before a vowel or a silent *h*, not before signs.
fn is_elided(text: &str) -> bool {
    let lower = text.to_lowercase();
    if is_sign(text) || lexicon::WHOLE.iter().any(|word| is_of(&lower, word)) {
        return false;
    }
    let vowels = [
        'a', 'à', 'â', 'ä', 'e', 'é', 'è', 'ê', 'ë', 'i', 'î', 'ï', 'o', 'ô', 'ö', 'u', 'ù', 'û',
        'ü', 'œ', 'æ', 'h',
    ];
    lower.starts_with(vowels) || lexicon::ELIDED_Y.iter().any(|word| is_of(&lower, word))
}

/// Whether a text begins with this word, alone or in the plural.
fn is_of(text: &str, word: &str) -> bool {
    let rest = text.strip_prefix(word);
    rest.is_some_and(|rest| {
        let rest = rest.strip_prefix(['s', 'x']).unwrap_or(rest);
        !rest.starts_with(char::is_alphabetic)
    })
}

/// The gender of a word in the singular: what the list says, else what its ending does.
fn gender(word: &str) -> Gender {
    let known = |list: &str| list.split_whitespace().any(|known| known == word);
    let ends = |list: &str| list.split_whitespace().any(|end| word.ends_with(end));
    // *le porte-clés* is made of a verb, *le poisson-lune* is a fish.
    let first_of_several = || {
        let (first, _) = word.split_once('-').filter(|(first, _)| !first.is_empty())?;
        let is_verb = lexicon::VERBS_OF_COMPOUNDS.contains(&first);
        Some(if is_verb { Gender::Masculine } else { gender(first) })
    };
    if is_sign(word) || known(lexicon::MASCULINE) {
        Gender::Masculine
    } else if known(lexicon::FEMININE) {
        Gender::Feminine
    } else if let Some(gender) = first_of_several() {
        gender
    } else if ends(lexicon::MASCULINE_ENDINGS) {
        Gender::Masculine
    } else if ends(lexicon::FEMININE_ENDINGS) || word.ends_with('e') {
        Gender::Feminine
    } else {
        Gender::Masculine
    }
}

fn is_plural_word(word: &str) -> bool {
    let is_known_one = lexicon::ENDS_AS_PLURAL.split_whitespace().any(|one| one == word);
    let ends = |ends: &[&str]| ends.iter().any(|end| word.ends_with(end));
    let looks_plural = word.ends_with('s') && !ends(&["ès", "ois", "ais", "us", "is", "os", "as"])
        || ends(&["aux", "eux", "oux"]);
    let is_listed = lexicon::PLURALS.split_whitespace().any(|known| known == word);
    is_listed || word.chars().count() > 3 && looks_plural && !is_known_one
}

fn singular(word: &str) -> String {
    match word {
        "yeux" => return "œil".to_owned(),
        "cieux" => return "ciel".to_owned(),
        _ => {}
    }
    if let Some(stem) = word.strip_suffix("eaux") {
        return format!("{stem}eau");
    }
    if let Some(stem) = word.strip_suffix("aux") {
        return format!("{stem}al");
    }
    word.strip_suffix(['s', 'x']).unwrap_or(word).to_owned()
}

/// The plural of the first word; the others stay.
fn plural(text: &str) -> String {
    let (first, rest) = text.split_at(text.find(' ').unwrap_or(text.len()));
    if is_sign(first) || first.ends_with(['s', 'x', 'z']) {
        return text.to_owned();
    }
    let in_x = ["hibou", "chou", "genou", "caillou", "bijou", "joujou", "pou"];
    let many = match first {
        "œil" => "yeux".to_owned(),
        "ciel" => "cieux".to_owned(),
        _ if in_x.contains(&first) || first.ends_with("eau") || first.ends_with("eu") => {
            format!("{first}x")
        }
        _ => match first.strip_suffix("al").filter(|_| !lexicon::IN_ALS.contains(&first)) {
            Some(stem) => format!("{stem}aux"),
            None => format!("{first}s"),
        },
    };
    format!("{many}{rest}")
}
