//! The colours of balls, shapes and tiles: told apart at a glance, each with a darker rim.

use i18n::Lang;

/// A colour with its names.
#[derive(Debug)]
pub(crate) struct Colour {
    /// Its word in ids.
    pub(crate) id: &'static str,
    /// The surface.
    pub(crate) fill: &'static str,
    /// The rim and shadows.
    pub(crate) rim: &'static str,
    /// Letters on the surface.
    pub(crate) ink: &'static str,
    en: &'static str,
    /// As it stands after a masculine and after a feminine French noun.
    fr: (&'static str, &'static str),
}

impl Colour {
    /// Its name; French wants to know whether the noun before it is feminine.
    pub(crate) const fn name(&self, lang: Lang, feminine: bool) -> &'static str {
        match (lang, feminine) {
            (Lang::En, _) => self.en,
            (Lang::Fr, false) => self.fr.0,
            (Lang::Fr, true) => self.fr.1,
        }
    }
}

/// Text, rims of cards and everything that is drawn in ink.
pub(crate) const INK: &str = "#1d2433";
/// The light outline around everything, so that it stands out on any board.
pub(crate) const LIGHT: &str = "#fff";
/// The ground of tiles and cards.
pub(crate) const PAPER: &str = "#fffdf7";
/// Hearts and diamonds.
pub(crate) const RED_SUIT: &str = "#b3261e";

const fn colour(
    id: &'static str,
    [fill, rim, ink]: [&'static str; 3],
    en: &'static str,
    fr: (&'static str, &'static str),
) -> Colour {
    Colour { id, fill, rim, ink, en, fr }
}

/// All of them, in the order in which they are offered.
pub(crate) const COLOURS: [Colour; 12] = [
    colour("red", ["#d8352a", "#7d140e", LIGHT], "red", ("rouge", "rouge")),
    colour("blue", ["#2f74d6", "#123f86", LIGHT], "blue", ("bleu", "bleue")),
    colour("yellow", ["#ffd23f", "#8a5a00", INK], "yellow", ("jaune", "jaune")),
    colour("green", ["#2c9a58", "#0e522c", LIGHT], "green", ("vert", "verte")),
    colour("orange", ["#f58220", "#8a3f00", INK], "orange", ("orange", "orange")),
    colour("purple", ["#8450c0", "#43207a", LIGHT], "purple", ("violet", "violette")),
    colour("pink", ["#f59bc1", "#98305f", INK], "pink", ("rose", "rose")),
    colour("turquoise", ["#35bfc4", "#0c5f63", INK], "turquoise", ("turquoise", "turquoise")),
    colour("brown", ["#8d5a34", "#452710", LIGHT], "brown", ("marron", "marron")),
    colour("grey", ["#9aa0ac", "#4b515d", INK], "grey", ("gris", "grise")),
    colour("black", ["#2b303b", "#0b0e14", LIGHT], "black", ("noir", "noire")),
    colour("white", ["#ffffff", "#5f6673", INK], "white", ("blanc", "blanche")),
];

/// The colour of a word.
pub(crate) fn of(id: &str) -> Option<&'static Colour> {
    let id = if id == "gray" { "grey" } else { id };
    COLOURS.iter().find(|colour| colour.id == id)
}

/// What stands before the last hyphen, and the colour behind it: `triangle-blue`.
pub(crate) fn split(text: &str) -> Option<(&str, &'static Colour)> {
    let (rest, colour) = text.rsplit_once('-')?;
    Some((rest, of(colour)?))
}

/// The emoji of a ball and of a square in a colour.
pub(crate) fn emoji(colour: &Colour) -> Option<(&'static str, &'static str)> {
    Some(match colour.id {
        "red" => ("🔴", "🟥"),
        "orange" => ("🟠", "🟧"),
        "yellow" => ("🟡", "🟨"),
        "green" => ("🟢", "🟩"),
        "blue" => ("🔵", "🟦"),
        "purple" => ("🟣", "🟪"),
        "brown" => ("🟤", "🟫"),
        "black" => ("⚫", "⬛"),
        "white" => ("⚪", "⬜"),
        _ => return None,
    })
}
