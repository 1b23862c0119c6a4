//! Colours, patterns and the small parts of vector pictures.

use geometry::{Point, Shape};

use crate::palette::Palette;

/// Zones by colour and by pattern, so that neither is needed alone.
const TINTS: [(&str, &str); 6] = [
    ("#8ab8ff", "<circle cx=\"10\" cy=\"10\" r=\"2.5\"/>"),
    ("#7fd6a3", "<path d=\"M0 20L20 0\"/>"),
    ("#ffcf70", "<path d=\"M0 10H20\"/>"),
    ("#ff9d94", "<path d=\"M6 6L14 14M14 6L6 14\"/>"),
    ("#c9a7ff", "<path d=\"M10 0V20\"/>"),
    ("#d6d0c4", "<path d=\"M10 5V15M5 10H15\"/>"),
];

/// The colour of a seat.
pub(super) fn seat(palette: &Palette, number: u8) -> &'static str {
    let at = usize::from(number.saturating_sub(1)) % palette.seats.len();
    palette.seats.get(at).copied().unwrap_or(palette.outline)
}

/// The number of a zone's pattern.
pub(super) fn tint(tint: u8) -> usize {
    usize::from(tint) % TINTS.len()
}

pub(super) fn patterns(prefix: &str, palette: &Palette) -> String {
    let (ink, tint) = (palette.letter, palette.tint);
    // Without tints the signs alone tell zones apart.
    let (line, fill_of_sign) = if tint == 0 { ("1", "1") } else { (".35", ".3") };
    let pattern = |(number, (fill, drawing)): (usize, &(&str, &str))| {
        format!(
            "<pattern id=\"{prefix}zone{number}\" width=\"20\" height=\"20\" \
             patternUnits=\"userSpaceOnUse\"><rect width=\"20\" height=\"20\" fill=\"{fill}\" \
             fill-opacity=\".{tint:02}\"/><g stroke=\"{ink}\" stroke-opacity=\"{line}\" fill=\"{ink}\" \
             fill-opacity=\"{fill_of_sign}\" stroke-width=\"1.5\">{drawing}</g></pattern>"
        )
    };
    TINTS.iter().enumerate().map(pattern).collect()
}

/// The outline of a spot as a path.
pub(super) fn path(shape: &Shape) -> String {
    match shape {
        Shape::Rect(rect) => {
            let (width, height) = (rect.width, rect.height);
            format!("M{} {}h{width}v{height}h-{width}z", rect.corner.x, rect.corner.y)
        }
        Shape::Circle { center, radius } => {
            let across = 2 * radius;
            format!(
                "M{} {}a{radius} {radius} 0 1 0 {across} 0a{radius} {radius} 0 1 0 -{across} 0z",
                center.x - radius,
                center.y
            )
        }
        Shape::Polygon(corners) => {
            let corners: Vec<String> =
                corners.iter().map(|corner| format!("{} {}", corner.x, corner.y)).collect();
            format!("M{}z", corners.join("L"))
        }
    }
}

/// A line of writing.
pub(super) fn text(at: Point, words: &str, size: i32, fill: &str, anchor: &str) -> String {
    format!(
        "<text x=\"{}\" y=\"{}\" font-family=\"Atkinson Hyperlegible, system-ui, sans-serif\" \
         font-size=\"{size}\" fill=\"{fill}\" text-anchor=\"{anchor}\">{}</text>",
        at.x,
        at.y,
        i18n::escaped(words)
    )
}

/// A whole picture as a part of another; `None` when it is none.
pub(super) fn symbol(prefix: &str, number: usize, svg: &str) -> Option<String> {
    let start = svg.find("<svg")?;
    let (head, inside) = svg.get(start..)?.split_once('>')?;
    let inside = inside.rsplit_once("</svg>").map_or("", |(inside, _)| inside);
    let view = head.split_once("viewBox=\"").and_then(|(_, rest)| rest.split_once('"'));
    let view = view.map_or("0 0 72 72", |(view, _)| view);
    let inside = match (inside.find("<title>"), inside.split_once("</title>")) {
        (Some(_), Some((_, rest))) => rest,
        _ => inside,
    };
    // Not every program clips a part by its view, so what lies outside is cut off here.
    let sides: Vec<&str> = view.split_ascii_whitespace().collect();
    let clip = match sides[..] {
        [x, y, width, height] if view != "0 0 72 72" => format!(
            "<clipPath id=\"{prefix}c{number}\"><rect x=\"{x}\" y=\"{y}\" width=\"{width}\" \
             height=\"{height}\"/></clipPath>"
        ),
        _ => String::new(),
    };
    let cut = if clip.is_empty() {
        String::new()
    } else {
        format!(" clip-path=\"url(#{prefix}c{number})\"")
    };
    Some(format!(
        "{clip}<symbol id=\"{prefix}p{number}\" viewBox=\"{view}\">\
         <g{cut}>{inside}</g></symbol>"
    ))
}
