//! Shapes in colours.

use i18n::Lang;

use super::colours::{Colour, LIGHT};

/// A shape with its names and its outline.
#[derive(Debug)]
pub(crate) struct Shape {
    /// Its word in ids.
    pub(crate) id: &'static str,
    /// What stands for it in text.
    pub(crate) letter: &'static str,
    en: &'static str,
    fr: &'static str,
    feminine: bool,
    outline: &'static str,
}

const fn shape(
    id: &'static str,
    letter: &'static str,
    [en, fr]: [&'static str; 2],
    feminine: bool,
    outline: &'static str,
) -> Shape {
    Shape { id, letter, en, fr, feminine, outline }
}

/// All of them. Outlines leave room for their rims.
pub(crate) const SHAPES: [Shape; 16] = [
    shape("circle", "●", ["circle", "cercle"], false, "M36 7a29 29 0 1 1 0 58a29 29 0 1 1 0-58z"),
    shape("square", "■", ["square", "carré"], false, "M10 10h52v52h-52z"),
    shape("rectangle", "▬", ["rectangle", "rectangle"], false, "M6 18h60v36h-60z"),
    shape("triangle", "▲", ["triangle", "triangle"], false, "M36 9l30 52h-60z"),
    shape("diamond", "◆", ["diamond", "losange"], false, "M36 5l25 31l-25 31l-25-31z"),
    shape(
        "star",
        "★",
        ["star", "étoile"],
        true,
        "M36 7l8.6 18.6l20.4 2.5l-15 14l3.9 20.1l-17.9-10l-17.9 10l3.9-20.1\
         l-15-14l20.4-2.5z",
    ),
    shape(
        "heart",
        "♥",
        ["heart", "cœur"],
        false,
        "M36 63c-15-11-29-21.5-29-36c0-10 7-17 15.5-17c6 0 11 3.5 13.5 9\
         c2.5-5.5 7.5-9 13.5-9c8.5 0 15.5 7 15.5 17c0 14.5-14 25-29 36z",
    ),
    shape("pentagon", "⬟", ["pentagon", "pentagone"], false, "M36 7l30 22l-11.5 35h-37l-11.5-35z"),
    shape("hexagon", "⬢", ["hexagon", "hexagone"], false, "M21 10h30l15 26l-15 26h-30l-15-26z"),
    shape(
        "octagon",
        "⯃",
        ["octagon", "octogone"],
        false,
        "M24 7h24l17 17v24l-17 17h-24l-17-17v-24z",
    ),
    shape("oval", "⬮", ["oval", "ovale"], false, "M36 13a30 23 0 1 1 0 46a30 23 0 1 1 0-46z"),
    shape("cross", "✚", ["cross", "croix"], true, "M26 7h20v19h19v20h-19v19h-20v-19h-19v-20h19z"),
    shape(
        "crescent",
        "☾",
        ["crescent", "croissant"],
        false,
        "M46 8a29 29 0 1 0 16 41a24 24 0 1 1-16-41z",
    ),
    shape("arrow", "➜", ["arrow", "flèche"], true, "M7 27h29v-15l29 24l-29 24v-15h-29z"),
    shape(
        "drop",
        "💧",
        ["drop", "goutte"],
        true,
        "M36 6c9 13 21 23 21 37a21 21 0 0 1-42 0c0-14 12-24 21-37z",
    ),
    shape("semicircle", "◗", ["half circle", "demi-cercle"], false, "M6 51a30 30 0 0 1 60 0z"),
];

/// The shape of a word.
pub(crate) fn of(id: &str) -> Option<&'static Shape> {
    SHAPES.iter().find(|shape| shape.id == id)
}

impl Shape {
    pub(crate) fn name(&self, lang: Lang, colour: &Colour) -> String {
        match lang {
            Lang::En => format!("{} {}", colour.name(lang, false), self.en),
            Lang::Fr => format!("{} {}", self.fr, colour.name(lang, self.feminine)),
        }
    }

    pub(crate) fn drawing(&self, colour: &Colour) -> String {
        let (Colour { fill, rim, .. }, outline) = (colour, self.outline);
        format!(
            "<path fill=\"{LIGHT}\" stroke=\"{LIGHT}\" stroke-width=\"9\" \
             stroke-linejoin=\"round\" d=\"{outline}\"/>\
             <path fill=\"{fill}\" stroke=\"{rim}\" stroke-width=\"4\" \
             stroke-linejoin=\"round\" d=\"{outline}\"/>"
        )
    }
}
