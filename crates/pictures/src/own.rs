//! Pictures that Marelle draws itself: letters, digits, signs, words, cards, balls, dice, shapes.
//!
//! Each is made from its id when it is asked for; nothing is stored but the outlines of letters.
//! All are 72 units wide and high like those of the library, and carry a double outline, dark on
//! light, so that they stand out on any board.

mod cards;
mod colours;
mod glyphs;
mod shapes;
mod solids;
mod tiles;

use i18n::Lang;

use crate::Group;
use cards::Card;
use colours::{COLOURS, Colour};
use shapes::Shape;
use tiles::Tile;

/// A picture of our own.
#[derive(Clone, Debug)]
pub(crate) enum Own {
    Tile(Tile),
    Card(Card),
    Ball(&'static Colour),
    Die(u8),
    /// The pips of its left and right half.
    Domino(u8, u8),
    Shape(&'static Shape, &'static Colour),
}

impl Own {
    /// The picture of an id, or `None` when it is not one of ours.
    pub(crate) fn of(id: &str) -> Option<Self> {
        let (kind, rest) = id.split_once(':')?;
        match kind {
            "card" => Card::of(rest).map(Self::Card),
            "ball" => colours::of(rest).map(Self::Ball),
            "die" => rest.parse().ok().filter(|pips| *pips <= 6).map(Self::Die),
            "domino" => {
                let (left, right) = rest.split_once('-')?;
                let pips = |text: &str| text.parse().ok().filter(|pips| *pips <= 6);
                Some(Self::Domino(pips(left)?, pips(right)?))
            }
            "shape" => {
                let (shape, colour) = colours::split(rest)?;
                Some(Self::Shape(shapes::of(shape)?, colour))
            }
            _ => Tile::of(kind, rest).map(Self::Tile),
        }
    }

    /// All that are offered, in order. Words and coloured letters are without number, so they are
    /// drawn when they are named but not listed.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        let shapes = shapes::SHAPES
            .iter()
            .flat_map(|shape| COLOURS.iter().map(move |colour| Self::Shape(shape, colour)));
        tiles::all()
            .map(Self::Tile)
            .chain(cards::all().map(Self::Card))
            .chain(COLOURS.iter().map(Self::Ball))
            .chain((0..=6).map(Self::Die))
            .chain((0..=6).flat_map(|left| (left..=6).map(move |right| Self::Domino(left, right))))
            .chain(shapes)
    }

    pub(crate) fn id(&self) -> String {
        match self {
            Self::Tile(tile) => tile.id(),
            Self::Card(card) => card.id(),
            Self::Ball(colour) => format!("ball:{}", colour.id),
            Self::Die(pips) => format!("die:{pips}"),
            Self::Domino(left, right) => format!("domino:{left}-{right}"),
            Self::Shape(shape, colour) => format!("shape:{}-{}", shape.id, colour.id),
        }
    }

    pub(crate) const fn group(&self) -> Group {
        match self {
            Self::Tile(tile) => tile.group(),
            Self::Card(_) => Group::Cards,
            Self::Ball(_) => Group::Balls,
            Self::Die(_) | Self::Domino(..) => Group::Dice,
            Self::Shape(..) => Group::Shapes,
        }
    }

    pub(crate) fn name(&self, lang: Lang) -> String {
        match (self, lang) {
            (Self::Tile(tile), _) => tile.name(lang),
            (Self::Card(card), _) => card.name(lang),
            (Self::Ball(colour), Lang::En) => format!("{} ball", colour.name(lang, false)),
            (Self::Ball(colour), Lang::Fr) => format!("boule {}", colour.name(lang, true)),
            (Self::Die(pips), Lang::En) => format!("die {pips}"),
            (Self::Die(pips), Lang::Fr) => format!("dé {pips}"),
            (Self::Domino(left, right), _) => format!("domino {left}–{right}"),
            (Self::Shape(shape, colour), _) => shape.name(lang, colour),
        }
    }

    /// Other words by which people look for it.
    pub(crate) fn keywords(&self, lang: Lang) -> String {
        let words = match (self, lang) {
            (Self::Tile(tile), _) => return tile.keywords(lang),
            (Self::Card(_), Lang::En) => "playing card, game",
            (Self::Card(_), Lang::Fr) => "carte à jouer, jeu",
            (Self::Ball(_), Lang::En) => "circle, bead, marble, token, round",
            (Self::Ball(_), Lang::Fr) => "balle, bille, perle, jeton, rond, pion",
            (Self::Die(_), Lang::En) => "dice, game, face",
            (Self::Die(_), Lang::Fr) => "jeu, face",
            (Self::Domino(..), Lang::En) => "dominoes, game, pips, tile",
            (Self::Domino(..), Lang::Fr) => "dominos, jeu, points",
            (Self::Shape(..), Lang::En) => "shape, geometry",
            (Self::Shape(..), Lang::Fr) => "forme, géométrie",
        };
        words.to_owned()
    }

    /// What stands for it where nothing can be drawn.
    pub(crate) fn letter(&self) -> String {
        match self {
            Self::Tile(tile) => tile.text().to_owned(),
            Self::Card(card) => card.letter(),
            Self::Ball(_) => "●".to_owned(),
            Self::Die(pips) => pips.to_string(),
            Self::Domino(left, right) => format!("{left}|{right}"),
            Self::Shape(shape, _) => shape.letter.to_owned(),
        }
    }

    /// The emoji of balls, and of squares and rectangles, in the colours that have one.
    pub(crate) fn emoji(&self) -> Option<&'static str> {
        match self {
            Self::Ball(colour) => colours::emoji(colour).map(|(ball, _)| ball),
            Self::Shape(shape, colour) if matches!(shape.id, "square" | "rectangle") => {
                colours::emoji(colour).map(|(_, square)| square)
            }
            _ => None,
        }
    }

    /// What is drawn, without the frame around it.
    pub(crate) fn drawing(&self, lang: Lang) -> String {
        match self {
            Self::Tile(tile) => tile.drawing(),
            Self::Card(card) => card.drawing(lang),
            Self::Ball(colour) => solids::ball(colour),
            Self::Die(pips) => solids::die(*pips),
            Self::Domino(left, right) => solids::domino(*left, *right),
            Self::Shape(shape, colour) => shape.drawing(colour),
        }
    }
}

#[cfg(test)]
mod tests;
