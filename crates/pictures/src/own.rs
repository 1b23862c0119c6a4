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
            .chain(shapes)
    }

    pub(crate) fn id(&self) -> String {
        match self {
            Self::Tile(tile) => tile.id(),
            Self::Card(card) => card.id(),
            Self::Ball(colour) => format!("ball:{}", colour.id),
            Self::Die(pips) => format!("die:{pips}"),
            Self::Shape(shape, colour) => format!("shape:{}-{}", shape.id, colour.id),
        }
    }

    pub(crate) const fn group(&self) -> Group {
        match self {
            Self::Tile(tile) => tile.group(),
            Self::Card(_) => Group::Cards,
            Self::Ball(_) => Group::Balls,
            Self::Die(_) => Group::Dice,
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
            Self::Shape(shape, _) => shape.letter.to_owned(),
        }
    }

    /// What is drawn, without the frame around it.
    pub(crate) fn drawing(&self, lang: Lang) -> String {
        match self {
            Self::Tile(tile) => tile.drawing(),
            Self::Card(card) => card.drawing(lang),
            Self::Ball(colour) => solids::ball(colour),
            Self::Die(pips) => solids::die(*pips),
            Self::Shape(shape, colour) => shape.drawing(colour),
        }
    }
}

#[cfg(test)]
mod tests;
