//! Draws pictures side by side on felt, to look at them:
//! `cargo run -p pictures --example sheet -- sheet.png 44 fr @cards letter:A cat`.

#![allow(clippy::unwrap_used, reason = "an example stops where something is missing")]

use i18n::Lang;
use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::{Options, Tree};

const ACROSS: usize = 14;
const GAP: u32 = 6;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [file, side, lang, wanted @ ..] = words.as_slice() else { return };
    let (side, lang): (u32, Lang) = (side.parse().unwrap(), lang.parse().unwrap());
    let of_group = |group: &str| {
        let pictures = pictures::library().all();
        pictures.filter(|picture| picture.group().id() == group).collect::<Vec<_>>()
    };
    let pictures: Vec<_> = wanted
        .iter()
        .flat_map(|word| match word.strip_prefix('@') {
            Some(group) => of_group(group),
            None => pictures::find(word).into_iter().collect(),
        })
        .collect();
    let step = side + GAP;
    let rows = u32::try_from(pictures.len().div_ceil(ACROSS)).unwrap();
    let mut sheet = Pixmap::new(u32::try_from(ACROSS).unwrap() * step, rows * step).unwrap();
    sheet.fill(Color::from_rgba8(0x2f, 0x6f, 0x4f, 0xff));
    for (number, picture) in pictures.iter().enumerate() {
        let tree = Tree::from_str(&picture.svg(lang), &Options::default()).unwrap();
        let scale = f32::from(u16::try_from(side).unwrap()) / 72.0;
        let at = |place: usize| {
            f32::from(u16::try_from(place).unwrap()) * f32::from(u16::try_from(step).unwrap())
        };
        let (x, y) = (at(number % ACROSS), at(number / ACROSS));
        resvg::render(
            &tree,
            Transform::from_row(scale, 0.0, 0.0, scale, x, y),
            &mut sheet.as_mut(),
        );
    }
    sheet.save_png(file).unwrap();
}
