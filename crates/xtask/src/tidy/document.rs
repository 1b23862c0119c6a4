//! Tables of `ARCHITECTURE.md` that checks read: what people read is what holds.

/// Where they stand.
pub(super) const DOCUMENT: &str = "ARCHITECTURE.md";

/// The rows of the first table below a heading whose first cell begins with a name in backquotes,
/// each from that name on, with their lines.
pub(super) fn rows<'a>(document: &'a str, heading: &str) -> impl Iterator<Item = (usize, &'a str)> {
    (1..)
        .zip(document.lines())
        .skip_while(move |(_, line)| *line != heading)
        .skip_while(|(_, line)| !line.starts_with('|'))
        .take_while(|(_, line)| line.starts_with('|'))
        .filter_map(|(at, line)| Some((at, line.strip_prefix("| `")?)))
}
