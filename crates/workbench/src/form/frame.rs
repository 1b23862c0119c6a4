//! How a board lies on the screen: the fields that all boards share. Where it lies is set by
//! dragging, not by a field.

use design::Frame;

use crate::slot::{Entry, Slot};

/// The least and the most that a cell is wide or high, that lies between two, and of a line.
pub(crate) const SIZE: (i64, i64) = (1, 1000);
pub(crate) const GAP: (i64, i64) = (0, 1000);
pub(crate) const LINE: (i64, i64) = (0, 50);

/// The fields of a board's frame.
pub(super) fn entries(frame: &mut Frame) -> Vec<Entry<'_>> {
    let Frame {
        title,
        row_spacing,
        column_spacing,
        cell_height,
        cell_width,
        line,
        background,
        visible,
        // Set by dragging.
        x: _,
        y: _,
    } = frame;
    let size = |value| Slot::Number { value, least: SIZE.0, most: SIZE.1 };
    let gap = |value| Slot::Number { value, least: GAP.0, most: GAP.1 };
    let entries = vec![
        Entry::new("frame.title", Slot::Words(title)),
        Entry::new("frame.cell_height", size(cell_height)),
        Entry::new("frame.cell_width", size(cell_width)),
        Entry::new("frame.row_spacing", gap(row_spacing)),
        Entry::new("frame.column_spacing", gap(column_spacing)),
        Entry::new("frame.line", Slot::Number { value: line, least: LINE.0, most: LINE.1 }),
        Entry::new("frame.background", Slot::Picture(background)),
        Entry::new("frame.visible", Slot::Switch(visible)),
    ];
    entries.into_iter().map(|entry| entry.under("frame")).collect()
}

/// Whether a field is one of these.
pub(super) fn has(name: &str) -> bool {
    name.starts_with("frame.")
}

/// The frame that a board has when only its place was chosen.
pub(super) fn usual(frame: &Frame) -> Frame {
    Frame { x: frame.x, y: frame.y, ..Frame::default() }
}
