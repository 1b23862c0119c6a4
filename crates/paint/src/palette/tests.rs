//! The contrast inside boards, measured as WCAG 2.2 says, for all themes in all modes.

use scene::Theme;

use super::{Mode, Palette, felt, palette};

/// How light a colour is, from 0 to 1.
fn luminance(colour: &str) -> f64 {
    let part = |from: usize| {
        let part = u8::from_str_radix(&colour[from..from + 2], 16).unwrap();
        let part = f64::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
}

fn contrast(one: &str, other: &str) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// Every row of the table, with its name.
fn rows() -> Vec<(String, &'static Palette)> {
    let themes = Theme::ALL.into_iter().flat_map(|theme| {
        Mode::ALL.map(|mode| (format!("{} {}", theme.name(), mode.name()), palette(theme, mode)))
    });
    let felts = Mode::ALL.map(|mode| (format!("felt {}", mode.name()), felt(mode)));
    themes.chain(felts).collect()
}

/// The grounds that a piece may stand on.
fn grounds(it: &Palette) -> [(&'static str, &'static str); 2] {
    [("cell", it.cell), ("way", it.way)]
}

#[test]
fn writing_stands_out_from_its_ground() {
    let mut low = Vec::new();
    for (name, it) in rows() {
        let mut measure = |what: &str, one: &str, other: &str, least: f64| {
            let found = contrast(one, other);
            if found < least {
                low.push(format!("{name}: {what} {one} on {other} {found:.2}"));
            }
        };
        measure("title", it.writing, it.table, 4.5);
        measure("letter of a tray", it.writing, it.tray, 4.5);
        measure("coordinate", it.letter, it.board, 4.5);
        measure("points in a cell", it.letter, it.cell, 4.5);
        measure("word on a card", it.ink, it.card, 4.5);
        for seat in it.seats {
            measure("number of a seat", it.on_seat, seat, 4.5);
        }
    }
    assert!(low.is_empty(), "{low:#?}");
}

#[test]
fn pieces_marks_and_lines_stand_out_from_the_board() {
    let mut low = Vec::new();
    for (name, it) in rows() {
        let mut measure = |what: &str, ones: &[&str], other: &str| {
            let best = ones.iter().map(|one| contrast(one, other)).fold(0.0, f64::max);
            if best < 3.0 {
                low.push(format!("{name}: {what} {ones:?} on {other} {best:.2}"));
            }
        };
        for (mark, colour) in [("mark", it.mark), ("chosen", it.chosen), ("hint", it.hint)] {
            measure(mark, &[colour], it.cell);
            measure(mark, &[colour, it.halo], it.card);
            measure(mark, &[colour, it.halo], it.board);
        }
        measure("line", &[it.line], it.cell);
        measure("wall", &[it.wall], it.cell);
        measure("wall", &[it.wall, it.halo], it.board);
        measure("way", &[it.way], it.stone);
        measure("sign on a back", &[it.back_sign], it.back);
        measure("back", &[it.back, it.back_sign], it.cell);
        measure("card", &[it.card, it.card_rim], it.cell);
        for (ground, colour) in grounds(it) {
            for seat in it.seats {
                measure(&format!("pawn on {ground}"), &[seat, it.outline], colour);
            }
        }
        for (disc, rim) in it.discs.into_iter().zip(it.disc_rims) {
            measure("disc", &[disc, rim], it.cell);
        }
        measure("disc beside disc", &[it.discs[0]], it.discs[1]);
    }
    assert!(low.is_empty(), "{low:#?}");
}

#[test]
fn themes_are_told_apart_at_a_glance() {
    for mode in [Mode::Light, Mode::Dark] {
        let mut boards: Vec<_> = Theme::ALL.map(|theme| palette(theme, mode).board).into();
        boards.sort_unstable();
        boards.dedup();
        assert_eq!(boards.len(), Theme::ALL.len());
    }
    let (light, strong) = (palette(Theme::Sea, Mode::Light), palette(Theme::Sea, Mode::Contrast));
    assert!(strong.thickness > light.thickness && contrast(strong.line, strong.cell) > 20.0);
}
