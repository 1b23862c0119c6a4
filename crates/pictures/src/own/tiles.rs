//! Tiles with writing: letters, digits, numbers, signs and words, plain or in a colour.

use i18n::Lang;

use super::colours::{self, Colour, INK, LIGHT, PAPER};
use super::glyphs::{self, Room};
use crate::Group;

/// The longest word that can still be read on a tile.
const LONGEST_WORD: usize = 14;
/// The largest number.
const LARGEST_NUMBER: u32 = 9999;
/// Numbers that are listed: those of the first years at school.
const LISTED_NUMBERS: std::ops::RangeInclusive<u32> = 10..=100;
/// Capital letters that are listed, with those of French.
const CAPITALS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZÀÂÇÉÈÊËÎÏÔŒÙÛÜ";
const SMALL: &str = "abcdefghijklmnopqrstuvwxyzàâçéèêëîïôœùûü";

/// A sign: its word in ids, what is written, its names.
const OPERATORS: [(&str, &str, &str, &str); 16] = [
    ("plus", "+", "plus", "plus"),
    ("minus", "−", "minus", "moins"),
    ("times", "×", "times", "fois"),
    ("divided", "÷", "divided by", "divisé par"),
    ("equals", "=", "equals", "égale"),
    ("different", "≠", "not equal to", "différent de"),
    ("less", "<", "less than", "plus petit que"),
    ("greater", ">", "greater than", "plus grand que"),
    ("question", "?", "question mark", "point d’interrogation"),
    ("exclamation", "!", "exclamation mark", "point d’exclamation"),
    ("comma", ",", "comma", "virgule"),
    ("point", ".", "full stop", "point"),
    ("apostrophe", "’", "apostrophe", "apostrophe"),
    ("hyphen", "-", "hyphen", "trait d’union"),
    ("percent", "%", "percent", "pour cent"),
    ("euro", "€", "euro", "euro"),
];
const DIGITS: [(&str, &str); 10] = [
    ("zero", "zéro"),
    ("one", "un"),
    ("two", "deux"),
    ("three", "trois"),
    ("four", "quatre"),
    ("five", "cinq"),
    ("six", "six"),
    ("seven", "sept"),
    ("eight", "huit"),
    ("nine", "neuf"),
];

/// A tile.
#[derive(Clone, Debug)]
pub(crate) struct Tile {
    kind: Kind,
    text: String,
    colour: Option<&'static Colour>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Letter,
    Digit,
    Number,
    Operator,
    Word,
}

/// All tiles that are listed.
pub(super) fn all() -> impl Iterator<Item = Tile> {
    let tile = |kind, text: String| Tile { kind, text, colour: None };
    let letters = CAPITALS.chars().chain(SMALL.chars());
    letters
        .map(move |letter| tile(Kind::Letter, letter.to_string()))
        .chain((0..10u32).map(move |digit| tile(Kind::Digit, digit.to_string())))
        .chain(LISTED_NUMBERS.map(move |number| tile(Kind::Number, number.to_string())))
        .chain(OPERATORS.iter().map(move |sign| tile(Kind::Operator, sign.1.to_owned())))
}

impl Tile {
    /// The tile of an id, such as `letter` and `A`, `digit` and `7-red`, `word` and `chat`.
    pub(super) fn of(kind: &str, rest: &str) -> Option<Self> {
        let kind = match kind {
            "letter" => Kind::Letter,
            "digit" => Kind::Digit,
            "number" => Kind::Number,
            "operator" => Kind::Operator,
            "word" => Kind::Word,
            _ => return None,
        };
        let plain = read(kind, rest).map(|text| Self { kind, text, colour: None });
        plain.or_else(|| {
            let (rest, colour) = colours::split(rest)?;
            Some(Self { kind, text: read(kind, rest)?, colour: Some(colour) })
        })
    }

    /// What is written on it.
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    pub(super) fn id(&self) -> String {
        let kind = match self.kind {
            Kind::Letter => "letter",
            Kind::Digit => "digit",
            Kind::Number => "number",
            Kind::Operator => "operator",
            Kind::Word => "word",
        };
        let rest = self.sign().map_or(self.text.as_str(), |sign| sign.0);
        match self.colour {
            Some(colour) => format!("{kind}:{rest}-{}", colour.id),
            None => format!("{kind}:{rest}"),
        }
    }

    fn sign(&self) -> Option<&'static (&'static str, &'static str, &'static str, &'static str)> {
        let is_sign = self.kind == Kind::Operator;
        OPERATORS.iter().find(|sign| is_sign && sign.1 == self.text)
    }

    pub(super) const fn group(&self) -> Group {
        match self.kind {
            Kind::Letter => Group::Letters,
            Kind::Digit | Kind::Number => Group::Digits,
            Kind::Operator => Group::Operators,
            Kind::Word => Group::Words,
        }
    }

    pub(super) fn name(&self, lang: Lang) -> String {
        let text = &self.text;
        let is_small = text.chars().any(char::is_lowercase);
        let name = match (self.kind, lang) {
            (Kind::Letter, Lang::En) if is_small => format!("small letter {text}"),
            (Kind::Letter, Lang::Fr) if is_small => format!("lettre {text} minuscule"),
            (Kind::Letter, Lang::En) => format!("letter {text}"),
            (Kind::Letter, Lang::Fr) => format!("lettre {text}"),
            (Kind::Digit, Lang::En) => format!("digit {text}"),
            (Kind::Digit, Lang::Fr) => format!("chiffre {text}"),
            (Kind::Number, Lang::En) => format!("number {text}"),
            (Kind::Number, Lang::Fr) => format!("nombre {text}"),
            (Kind::Word, Lang::En) => format!("word “{text}”"),
            (Kind::Word, Lang::Fr) => format!("mot «\u{a0}{text}\u{a0}»"),
            (Kind::Operator, Lang::En) => {
                self.sign().map_or(text.clone(), |sign| sign.2.to_owned())
            }
            (Kind::Operator, Lang::Fr) => {
                self.sign().map_or(text.clone(), |sign| sign.3.to_owned())
            }
        };
        match (self.colour, lang) {
            (None, _) => name,
            (Some(colour), Lang::En) => format!("{name}, {}", colour.name(lang, false)),
            (Some(colour), Lang::Fr) => format!("{name}, en {}", colour.name(lang, false)),
        }
    }

    pub(super) fn keywords(&self, lang: Lang) -> String {
        let text = &self.text;
        let digit = text.parse().ok().and_then(|digit: usize| DIGITS.get(digit));
        match (self.kind, lang, digit) {
            (Kind::Letter, Lang::En, _) => format!("{text}, alphabet, spelling, reading"),
            (Kind::Letter, Lang::Fr, _) => format!("{text}, alphabet, lecture, orthographe"),
            (Kind::Digit, Lang::En, Some((name, _))) => format!("{text}, {name}, number, counting"),
            (Kind::Digit, Lang::Fr, Some((_, name))) => format!("{text}, {name}, nombre, compter"),
            (Kind::Digit | Kind::Number, Lang::En, _) => format!("{text}, counting, arithmetic"),
            (Kind::Digit | Kind::Number, Lang::Fr, _) => format!("{text}, compter, calcul"),
            (Kind::Operator, Lang::En, _) => format!("{text}, sign, arithmetic, operator"),
            (Kind::Operator, Lang::Fr, _) => format!("{text}, signe, calcul, opération"),
            (Kind::Word, ..) => text.clone(),
        }
    }

    pub(super) fn drawing(&self) -> String {
        let (ground, rim, ink) = match self.colour {
            Some(Colour { fill, rim, ink, .. }) => (*fill, *rim, *ink),
            None => (PAPER, INK, INK),
        };
        // Letters with tails stand a little higher, those with accents a little lower.
        let has_tail = self.text.chars().any(|letter| "gjpqyç,Ç".contains(letter));
        let has_accent = self.text.chars().any(|letter| "ÀÂÉÈÊËÎÏÔÙÛÜ".contains(letter));
        let y = 36.0 + if has_accent { 4.5 } else { 0.0 } - if has_tail { 4.0 } else { 0.0 };
        let capital = if has_accent { 34.0 } else { 38.0 };
        let writing = glyphs::write(&self.text, Room { x: 36.0, y, width: 52.0, capital }, ink);
        format!(
            "<rect x=\"2\" y=\"2\" width=\"68\" height=\"68\" rx=\"13\" fill=\"{LIGHT}\"/>\
             <rect x=\"5\" y=\"5\" width=\"62\" height=\"62\" rx=\"10.5\" fill=\"{ground}\" \
             stroke=\"{rim}\" stroke-width=\"3\"/>{writing}"
        )
    }
}

/// What stands on the tile, when it can be drawn and is what the kind says.
fn read(kind: Kind, rest: &str) -> Option<String> {
    let mut letters = rest.chars();
    let single = letters.next().filter(|_| letters.next().is_none());
    let text = match kind {
        Kind::Letter => single.filter(|letter| letter.is_alphabetic())?.to_string(),
        Kind::Digit => single.filter(char::is_ascii_digit)?.to_string(),
        Kind::Number => {
            let number: u32 = rest.parse().ok()?;
            let is_plain = number.to_string() == rest && number <= LARGEST_NUMBER;
            is_plain.then(|| rest.to_owned())?
        }
        Kind::Operator => {
            let sign = OPERATORS.iter().find(|sign| sign.0 == rest || sign.1 == rest);
            sign?.1.to_owned()
        }
        Kind::Word => {
            let fits = rest.chars().count() <= LONGEST_WORD && rest.trim() == rest;
            fits.then(|| rest.to_owned())?
        }
    };
    glyphs::can_draw(&text).then_some(text)
}
