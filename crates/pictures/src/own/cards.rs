//! Playing cards with large signs in the corner; kings, queens and jacks by the letters of the
//! language.

use i18n::Lang;

use super::colours::{INK, LIGHT, PAPER, RED_SUIT};
use super::glyphs::{self, Room};

/// A card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Card {
    Suited { rank: u8, suit: Suit },
    Joker { red: bool },
    Back,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Suit {
    Hearts,
    Diamonds,
    Clubs,
    Spades,
}

/// Ace to king: the word in ids, the corner and the name in English, then in French.
const RANKS: [(&str, &str, &str, &str, &str); 13] = [
    ("ace", "A", "ace", "A", "as"),
    ("2", "2", "two", "2", "deux"),
    ("3", "3", "three", "3", "trois"),
    ("4", "4", "four", "4", "quatre"),
    ("5", "5", "five", "5", "cinq"),
    ("6", "6", "six", "6", "six"),
    ("7", "7", "seven", "7", "sept"),
    ("8", "8", "eight", "8", "huit"),
    ("9", "9", "nine", "9", "neuf"),
    ("10", "10", "ten", "10", "dix"),
    ("jack", "J", "jack", "V", "valet"),
    ("queen", "Q", "queen", "D", "dame"),
    ("king", "K", "king", "R", "roi"),
];

const SUITS: [Suit; 4] = [Suit::Hearts, Suit::Diamonds, Suit::Clubs, Suit::Spades];

/// The card itself: a light outline, then the dark one.
const FACE: (f32, f32, f32, f32) = (11.0, 3.0, 50.0, 66.0);
const GOLD: &str = "#ffcf4d";
const GOLD_RIM: &str = "#8a5a00";

/// The whole pack with two jokers and the back.
pub(super) fn all() -> impl Iterator<Item = Card> {
    let suited =
        SUITS.into_iter().flat_map(|suit| (0..13).map(move |rank| Card::Suited { rank, suit }));
    suited.chain([Card::Joker { red: true }, Card::Joker { red: false }, Card::Back])
}

impl Suit {
    const fn id(self) -> &'static str {
        match self {
            Self::Hearts => "hearts",
            Self::Diamonds => "diamonds",
            Self::Clubs => "clubs",
            Self::Spades => "spades",
        }
    }

    const fn french(self) -> &'static str {
        match self {
            Self::Hearts => "cœur",
            Self::Diamonds => "carreau",
            Self::Clubs => "trèfle",
            Self::Spades => "pique",
        }
    }

    const fn letter(self) -> &'static str {
        match self {
            Self::Hearts => "♥",
            Self::Diamonds => "♦",
            Self::Clubs => "♣",
            Self::Spades => "♠",
        }
    }

    const fn ink(self) -> &'static str {
        match self {
            Self::Hearts | Self::Diamonds => RED_SUIT,
            Self::Clubs | Self::Spades => INK,
        }
    }

    /// The sign around the origin, twenty units wide and high.
    const fn outline(self) -> &'static str {
        match self {
            Self::Hearts => {
                "M0 10C-5 5.5-10 1.5-10-3.5C-10-7-7.5-9.5-4.8-9.5C-2.7-9.5-.9-8.3 0-6.3\
                 C.9-8.3 2.7-9.5 4.8-9.5C7.5-9.5 10-7 10-3.5C10 1.5 5 5.5 0 10Z"
            }
            Self::Diamonds => "M0-11C2-7 5-3 8.5 0C5 3 2 7 0 11C-2 7-5 3-8.5 0C-5-3-2-7 0-11Z",
            Self::Clubs => {
                "M0-10.5A4.9 4.9 0 0 1 4.2-2.9A4.9 4.9 0 1 1 1.4 4.6C1.5 7 2.3 9 4 10H-4\
                 C-2.3 9-1.5 7-1.4 4.6A4.9 4.9 0 1 1-4.2-2.9A4.9 4.9 0 0 1 0-10.5Z"
            }
            Self::Spades => {
                "M0-10.5C4.5-6 10-2.5 10 2.2C10 5 8 6.9 5.5 6.9C3.7 6.9 2.2 6 1.4 4.6\
                 C1.5 7 2.3 9 4 10H-4C-2.3 9-1.5 7-1.4 4.6C-2.2 6-3.7 6.9-5.5 6.9\
                 C-8 6.9-10 5-10 2.2C-10-2.5-4.5-6 0-10.5Z"
            }
        }
    }

    fn at(self, x: f32, y: f32, size: f32) -> String {
        format!(
            "<path fill=\"{}\" transform=\"translate({x} {y}) scale({size})\" d=\"{}\"/>",
            self.ink(),
            self.outline()
        )
    }
}

impl Card {
    /// The card of a word such as `queen-hearts`, `joker-red` or `back`.
    pub(super) fn of(text: &str) -> Option<Self> {
        all().find(|card| card.id().strip_prefix("card:") == Some(text))
    }

    fn rank(rank: u8) -> (&'static str, &'static str, &'static str, &'static str, &'static str) {
        RANKS.get(usize::from(rank)).copied().unwrap_or_default()
    }

    pub(super) fn id(self) -> String {
        match self {
            Self::Suited { rank, suit } => format!("card:{}-{}", Self::rank(rank).0, suit.id()),
            Self::Joker { red: true } => "card:joker-red".to_owned(),
            Self::Joker { red: false } => "card:joker-black".to_owned(),
            Self::Back => "card:back".to_owned(),
        }
    }

    pub(super) fn name(self, lang: Lang) -> String {
        match (self, lang) {
            (Self::Suited { rank, suit }, Lang::En) => {
                format!("{} of {}", Self::rank(rank).2, suit.id())
            }
            (Self::Suited { rank, suit }, Lang::Fr) => {
                format!("{} de {}", Self::rank(rank).4, suit.french())
            }
            (Self::Joker { red: true }, Lang::En) => "red joker".to_owned(),
            (Self::Joker { red: true }, Lang::Fr) => "joker rouge".to_owned(),
            (Self::Joker { red: false }, Lang::En) => "black joker".to_owned(),
            (Self::Joker { red: false }, Lang::Fr) => "joker noir".to_owned(),
            (Self::Back, Lang::En) => "back of a card".to_owned(),
            (Self::Back, Lang::Fr) => "dos de carte".to_owned(),
        }
    }

    pub(super) fn letter(self) -> String {
        match self {
            Self::Suited { rank, suit } => format!("{}{}", Self::rank(rank).1, suit.letter()),
            Self::Joker { .. } => "★".to_owned(),
            Self::Back => "▒".to_owned(),
        }
    }

    pub(super) fn drawing(self, lang: Lang) -> String {
        let (x, y, width, height) = FACE;
        let ground = if self == Self::Back { "#1f5fbf" } else { PAPER };
        let inside = match self {
            Self::Suited { rank, suit } => suited(rank, suit, lang),
            Self::Joker { red } => joker(red),
            Self::Back => back(),
        };
        format!(
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"9\" fill=\"{LIGHT}\"/>\
             <rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"6.5\" \
             fill=\"{ground}\" stroke=\"{INK}\" stroke-width=\"2.5\"/>{inside}",
            x - 3.0,
            y - 3.0,
            width + 6.0,
            height + 6.0
        )
    }
}

fn suited(rank: u8, suit: Suit, lang: Lang) -> String {
    let (_, english, _, french, _) = Card::rank(rank);
    let corner = if lang == Lang::Fr { french } else { english };
    // Ten is wider than all others, so its sign makes room.
    let (x, width, sign) =
        if rank == 9 { (27.5, 29.0, (52.0, 0.6)) } else { (24.5, 22.0, (48.0, 0.8)) };
    let mut drawing = glyphs::write(corner, Room { x, y: 17.0, width, capital: 19.0 }, suit.ink());
    drawing.push_str(&suit.at(sign.0, 16.5, sign.1));
    match rank {
        10 => drawing.push_str(&hat()),
        11 => drawing.push_str(&crown("M20 58V39L28 46L36 35L44 46L52 39V58Z", true)),
        12 => drawing.push_str(&crown("M20 58L17 37L27 44L36 32L45 44L55 37L52 58Z", false)),
        _ => drawing.push_str(&suit.at(36.0, 48.0, 1.55)),
    }
    match rank {
        10 => drawing.push_str(&suit.at(35.0, 45.0, 0.5)),
        11 | 12 => drawing.push_str(&suit.at(36.0, 52.0, 0.42)),
        _ => {}
    }
    drawing
}

/// A crown in gold: a king's with a cross, a queen's with pearls.
fn crown(outline: &str, pearls: bool) -> String {
    let top = if pearls {
        [(20, 37), (36, 33), (52, 37)]
            .map(|(x, y)| format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"3.2\"/>"))
            .concat()
    } else {
        "<path d=\"M36 32V25M32.5 28H39.5\" fill=\"none\"/>".to_owned()
    };
    format!(
        "<g fill=\"{GOLD}\" stroke=\"{GOLD_RIM}\" stroke-width=\"2.2\" stroke-linejoin=\"round\" \
         stroke-linecap=\"round\"><path d=\"{outline}\"/>{top}</g>"
    )
}

/// The hat of a jack with its feather.
fn hat() -> String {
    format!(
        "<g stroke-width=\"2.2\" stroke-linejoin=\"round\" stroke-linecap=\"round\">\
         <path fill=\"#2c9a58\" stroke=\"#0e522c\" d=\"M43 50C42 40 47 31 57 28C59 38 55 46 47 51Z\"/>\
         <g fill=\"{GOLD}\" stroke=\"{GOLD_RIM}\"><path d=\"M24 54L27 36H43L47 54Z\"/>\
         <rect x=\"16\" y=\"53\" width=\"39\" height=\"7\" rx=\"3.5\"/></g></g>"
    )
}

fn joker(red: bool) -> String {
    let ink = if red { RED_SUIT } else { INK };
    let bells = [(18, 35), (54, 35), (36, 17)]
        .map(|(x, y)| format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"4\"/>"))
        .concat();
    format!(
        "<path fill=\"{ink}\" d=\"M22 52C22 46 20 40 18 36C24 36 28 38 30 41C31 32 33 24 36 19\
         C39 24 41 32 42 41C44 38 48 36 54 36C52 40 50 46 50 52Z\"/>\
         <path fill=\"{ink}\" d=\"M21 54.5H51V60H21Z\"/>\
         <g fill=\"{GOLD}\" stroke=\"{GOLD_RIM}\" stroke-width=\"1.8\">{bells}</g>"
    )
}

fn back() -> String {
    format!(
        "<rect x=\"16\" y=\"8\" width=\"40\" height=\"56\" rx=\"3\" fill=\"none\" \
         stroke=\"{LIGHT}\" stroke-width=\"2\"/>\
         <path fill=\"{LIGHT}\" d=\"M36 16L48 36L36 56L24 36Z\"/>\
         <path fill=\"#1f5fbf\" d=\"M36 24L43 36L36 48L29 36Z\"/>"
    )
}
