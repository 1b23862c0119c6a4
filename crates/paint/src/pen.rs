//! The drawing tools of every plot: one page, one palette, words beside every mark.
//!
//! SVG with a title and a description for those who do not see it. What is drawn is decided by
//! those who hold the pen.

use std::fmt::Write;

use i18n::{Lang, Message, escaped};

const WIDTH: f64 = 720.0;
/// Where content begins and ends, from left to right.
pub const LEFT: f64 = 48.0;
/// See [`LEFT`].
pub const RIGHT: f64 = 672.0;
/// The colours: of the page, of cards on it, of text and thin lines, and of what is drawn.
pub const PAGE: &str = "#fbf8f1";
const CARD: &str = "#ffffff";
const TEXT: &str = "#1d2433";
/// See [`PAGE`].
pub const LINE: &str = "#8a8f9c";
/// See [`PAGE`].
pub const BLUE: &str = "#1f5fbf";
/// See [`PAGE`].
pub const GREEN: &str = "#1c7a45";
/// See [`PAGE`].
pub const BROWN: &str = "#8a5a00";

/// Draws on a page that grows downwards.
pub struct Pen<'a> {
    svg: String,
    /// Numbers are written in this language.
    pub lang: Lang,
    /// The words of a message.
    pub say: &'a dyn Fn(&Message) -> String,
}

impl<'a> Pen<'a> {
    /// An empty page.
    pub fn new(lang: Lang, say: &'a dyn Fn(&Message) -> String) -> Self {
        Self { svg: String::new(), lang, say }
    }

    /// The finished page, so high: a title, a line below it, and all in words for those who do
    /// not see it.
    pub fn page(&self, title: &str, line: &str, about: &str, height: f64) -> String {
        let [title, line, about] = [title, line, about].map(escaped);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" \
             aria-labelledby=\"title about\" font-family=\"'Atkinson Hyperlegible', system-ui, \
             sans-serif\" font-size=\"16\" fill=\"{TEXT}\">\n<title id=\"title\">{title}</title>\n\
             <desc id=\"about\">{about}</desc>\n\
             <rect width=\"{WIDTH}\" height=\"{height}\" fill=\"{PAGE}\"/>\n\
             <text x=\"{LEFT}\" y=\"40\" font-size=\"24\" font-weight=\"bold\">{title}</text>\n\
             <text x=\"{LEFT}\" y=\"66\">{line}</text>\n{}</svg>\n",
            self.svg
        )
    }

    /// The words of a key without arguments.
    pub fn words(&self, key: &'static str) -> String {
        (self.say)(&Message::new(key))
    }

    /// A text at a point that is its `start`, `middle` or `end`.
    pub fn text(&mut self, x: f64, y: f64, anchor: &str, text: &str) {
        let text = escaped(text);
        // Writing to a text never fails.
        let _ = writeln!(
            self.svg,
            "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{text}</text>"
        );
    }

    /// A filled rectangle.
    pub fn rect(&mut self, x: f64, y: f64, width: f64, height: f64, fill: &str) {
        let _ = writeln!(
            self.svg,
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" \
             fill=\"{fill}\"/>"
        );
    }

    /// A straight line.
    pub fn line(&mut self, from: (f64, f64), to: (f64, f64), stroke: &str, width: f64) {
        let ((x1, y1), (x2, y2)) = (from, to);
        let _ = writeln!(
            self.svg,
            "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" \
             stroke=\"{stroke}\" stroke-width=\"{width}\"/>"
        );
    }

    /// A card with a heading; returns where its content begins.
    pub fn card(&mut self, top: f64, height: f64, key: &'static str) -> f64 {
        let (x, width) = (LEFT - 24.0, RIGHT - LEFT + 48.0);
        let _ = writeln!(
            self.svg,
            "<rect x=\"{x}\" y=\"{top:.1}\" width=\"{width}\" height=\"{height:.1}\" rx=\"8\" \
             fill=\"{CARD}\" stroke=\"{LINE}\"/>"
        );
        let words = self.words(key);
        let heading = escaped(&words);
        let _ = writeln!(
            self.svg,
            "<text x=\"{LEFT}\" y=\"{:.1}\" font-size=\"18\" font-weight=\"bold\">{heading}</text>",
            top + 32.0
        );
        top + 56.0
    }

    /// A disc with a light rim, which parts it from a line behind it.
    pub fn dot(&mut self, x: f64, y: f64, radius: f64, fill: &str) {
        let _ = writeln!(
            self.svg,
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius}\" fill=\"{fill}\" stroke=\"{CARD}\" \
             stroke-width=\"2\"/>"
        );
    }

    /// A line through points; dashes tell lines apart without colour.
    pub fn path(&mut self, points: &[(f64, f64)], stroke: &str, dashes: &str) {
        let list: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        let _ = writeln!(
            self.svg,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{stroke}\" stroke-width=\"3\" \
             stroke-linejoin=\"round\" stroke-dasharray=\"{dashes}\"/>",
            list.join(" ")
        );
    }
}
