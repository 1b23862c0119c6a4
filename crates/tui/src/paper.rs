//! Writing on the screen: texts that are never cut without a sign, wrapped lines, filled areas.

use paint::Alphabet;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::theme::{Role, Theme};

/// A buffer with what is needed to write on it.
pub(crate) struct Paper<'a> {
    pub(crate) buffer: &'a mut Buffer,
    pub(crate) theme: Theme,
    pub(crate) alphabet: Alphabet,
}

impl Paper<'_> {
    pub(crate) fn style(&self, role: Role) -> Style {
        self.theme.style(role)
    }

    /// Writes a line within an area's columns; tells how many columns it took.
    pub(crate) fn text(&mut self, area: Rect, text: &str, role: Role) -> u16 {
        self.styled(area, text, self.style(role))
    }

    pub(crate) fn styled(&mut self, area: Rect, text: &str, style: Style) -> u16 {
        if area.height == 0 {
            return 0;
        }
        let mut shown = clipped(text, area.width);
        if self.alphabet == Alphabet::Ascii {
            shown = sitting::plain(&shown);
        }
        let (end, _) = self.buffer.set_stringn(area.x, area.y, &shown, area.width.into(), style);
        end.saturating_sub(area.x)
    }

    /// Writes words over as many lines as they take; tells how many.
    pub(crate) fn paragraph(&mut self, area: Rect, text: &str, role: Role) -> u16 {
        let lines = fitted(wrapped(text, area.width), area.height.into());
        for (line, nth) in lines.iter().zip(0..area.height) {
            self.text(row(area, nth), line, role);
        }
        u16::try_from(lines.len()).unwrap_or(u16::MAX)
    }

    pub(crate) fn fill(&mut self, area: Rect, role: Role) {
        let style = self.style(role);
        self.buffer.set_style(area, style);
    }

    /// Fills the lines that are chosen; tells how to write on them, where else it were usual.
    pub(crate) fn choice(&mut self, lines: Rect, is_chosen: bool) -> impl Fn(Role) -> Role + use<> {
        if is_chosen {
            self.fill(lines, Role::Chosen);
        }
        move |usual| if is_chosen { Role::Chosen } else { usual }
    }

    /// A line of the same sign.
    pub(crate) fn rule(&mut self, area: Rect) {
        let sign = if self.alphabet == Alphabet::Ascii { "-" } else { "─" };
        self.text(area, &sign.repeat(area.width.into()), Role::Border);
    }

    /// Signs at the edge of an area that does not show everything: more is above, more is below.
    pub(crate) fn more(&mut self, area: Rect, (is_above, is_below): (bool, bool)) {
        let [above, below] = match self.alphabet {
            Alphabet::Unicode => ["▲", "▼"],
            Alphabet::Ascii => ["^", "v"],
        };
        let edge = Rect { x: area.right().saturating_sub(1), width: 1, ..area };
        if is_above {
            self.text(edge, above, Role::Action);
        }
        if is_below {
            self.text(row(edge, edge.height.saturating_sub(1)), below, Role::Action);
        }
    }

    /// The same to the left and to the right.
    pub(crate) fn more_beside(&mut self, area: Rect, (is_left, is_right): (bool, bool)) {
        let [left, right] = match self.alphabet {
            Alphabet::Unicode => ["◂", "▸"],
            Alphabet::Ascii => ["<", ">"],
        };
        let line = row(area, area.height / 2);
        if is_left {
            self.text(Rect { width: 1, ..line }, left, Role::Action);
        }
        if is_right {
            self.text(indented(line, line.width.saturating_sub(1)), right, Role::Action);
        }
    }

    /// A frame with a title around an area; what is inside is told.
    pub(crate) fn boxed(&mut self, area: Rect, title: &str, role: Role) -> Rect {
        let [flat, upright, corners] = match self.alphabet {
            Alphabet::Unicode => ["─", "│", "╭╮╰╯"],
            Alphabet::Ascii => ["-", "|", "++++"],
        };
        let corners: Vec<String> = corners.chars().map(String::from).collect();
        let [left_top, right_top, left_bottom, right_bottom] = corners.as_slice() else {
            return area;
        };
        if area.width < 2 || area.height < 2 {
            return area;
        }
        let line = flat.repeat(usize::from(area.width - 2));
        self.text(area, &format!("{left_top}{line}{right_top}"), role);
        let last = Rect { y: area.bottom() - 1, height: 1, ..area };
        self.text(last, &format!("{left_bottom}{line}{right_bottom}"), role);
        for nth in 1..area.height - 1 {
            self.text(row(area, nth), upright, role);
            let right = Rect { x: area.right() - 1, width: 1, ..row(area, nth) };
            self.text(right, upright, role);
        }
        if !title.is_empty() {
            let inside = Rect { x: area.x + 2, width: area.width.saturating_sub(4), ..area };
            self.text(inside, &format!(" {title} "), role);
        }
        Rect {
            x: area.x + 2,
            y: area.y + 1,
            width: area.width.saturating_sub(4),
            height: area.height - 2,
        }
    }
}

/// One line of an area, from 0.
pub(crate) fn row(area: Rect, nth: u16) -> Rect {
    let y = area.y.saturating_add(nth);
    Rect { y, height: u16::from(y < area.bottom()), ..area }
}

/// An area without its first columns.
pub(crate) fn indented(area: Rect, by: u16) -> Rect {
    let by = by.min(area.width);
    Rect { x: area.x + by, width: area.width - by, ..area }
}

/// How many columns a text takes.
pub(crate) fn columns(text: &str) -> u16 {
    u16::try_from(text.width()).unwrap_or(u16::MAX)
}

/// A text that fits; what is cut off leaves a sign.
pub(crate) fn clipped(text: &str, width: u16) -> String {
    if columns(text) <= width {
        return text.to_owned();
    }
    let mut kept = String::new();
    let mut used = 1;
    for letter in text.chars() {
        used += u16::try_from(letter.width().unwrap_or(0)).unwrap_or(0);
        if used > width {
            break;
        }
        kept.push(letter);
    }
    if width > 0 {
        kept.push('…');
    }
    kept
}

/// The first lines of some; where others follow, the last one has a sign of it.
pub(crate) fn fitted(mut lines: Vec<String>, most: usize) -> Vec<String> {
    let is_cut = lines.len() > most;
    lines.truncate(most);
    if let Some(last) = lines.last_mut().filter(|_| is_cut) {
        last.push_str(" …");
    }
    lines
}

/// Words in lines of at most so many columns; ends of lines in the text are kept. A word that is
/// longer than a line, such as a path, goes on in the next one.
pub(crate) fn wrapped(text: &str, width: u16) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        // Spaces that do not break stay within their word.
        for word in paragraph.split(' ').filter(|word| !word.is_empty()) {
            if !line.is_empty() && columns(&line) + 1 + columns(word) > width {
                lines.push(std::mem::take(&mut line));
            }
            if !line.is_empty() {
                line.push(' ');
            }
            for letter in word.chars() {
                let wide = u16::try_from(letter.width().unwrap_or(0)).unwrap_or(0);
                if !line.is_empty() && columns(&line) + wide > width {
                    lines.push(std::mem::take(&mut line));
                }
                line.push(letter);
            }
        }
        lines.push(line);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_cut_leaves_a_sign_and_words_stay_whole() {
        assert_eq!(clipped("abc", 3), "abc");
        assert_eq!(clipped("abcd", 3), "ab…");
        assert_eq!(clipped("🐉🐉🐉", 4), "🐉…");
        assert_eq!(wrapped("one two three\nfour", 8), ["one two", "three", "four"]);
        assert_eq!(wrapped("", 8), Vec::<String>::new());
        assert_eq!(wrapped("in /data/games", 6), ["in", "/data/", "games"]);
        assert_eq!(fitted(wrapped("one two three", 5), 2), ["one", "two …"]);
        assert_eq!(fitted(wrapped("one two", 5), 2), ["one", "two"]);
        assert_eq!(wrapped("Fini\u{a0}? Oui\u{a0}!", 9), ["Fini\u{a0}?", "Oui\u{a0}!"]);
    }
}
