//! Pictures that people bring, cut into the pieces of a game that is then complete.

use std::fs;
use std::io::Cursor;

use image::{DynamicImage, ImageFormat, RgbImage};

use crate::{marelle, workshop};

/// A photo of stripes in every colour.
fn photo(width: u32, height: u32, format: ImageFormat) -> Vec<u8> {
    let colour = |number: u32| u8::try_from(number % 256).unwrap();
    let paint = |x: u32, y: u32| image::Rgb([colour(x), colour(y), colour(x / 16 * 16 + y)]);
    let drawn = DynamicImage::ImageRgb8(RgbImage::from_fn(width, height, paint));
    let mut bytes = Cursor::new(Vec::new());
    drawn.write_to(&mut bytes, format).unwrap();
    bytes.into_inner()
}

#[test]
fn a_photo_becomes_a_jigsaw_that_is_complete_and_played() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    fs::write(at("la classe.jpg"), photo(400, 300, ImageFormat::Jpeg)).unwrap();
    let ran = workshop(folder.path(), &["new", "jigsaw", "--picture", "la classe.jpg"]);
    assert_eq!((ran.code, ran.errors.as_str()), (Some(0), ""));
    assert!(ran.output.contains("The picture is cut into 12 pieces."), "{}", ran.output);
    assert!(ran.output.contains("marelle play jigsaw.marelle"), "{}", ran.output);
    assert_eq!(workshop(folder.path(), &["unpack", "jigsaw.marelle", "out"]).code, Some(0));
    for piece in fs::read_dir(at("out/pictures")).unwrap() {
        let bytes = fs::read(piece.unwrap().path()).unwrap();
        let piece = image::load_from_memory_with_format(&bytes, ImageFormat::Png).unwrap();
        assert_eq!((piece.width(), piece.height()), (100, 100));
    }
    assert_eq!(fs::read_dir(at("out/pictures")).unwrap().count(), 12);
    let checked = workshop(folder.path(), &["check", "jigsaw.marelle"]);
    assert_eq!(checked.output, "All is well. The game can be played.\n");
    let drawn = marelle(folder.path(), &["picture", "design", "jigsaw.marelle"], b"");
    // All pieces lie ready; each stands whole in the picture.
    assert_eq!(drawn.output.matches("data:image/png;base64,").count(), 12, "{}", drawn.errors);
    assert!(drawn.output.contains("<title>Jigsaw"), "a picture is called as its game is");
    let play = ["play", "design:jigsaw.marelle", "--seed", "1"];
    let played = marelle(folder.path(), &play, b"shoe1.a1-a1\nquit\nquit\n");
    assert!(played.output.contains("Player 1 plays shoe1.a1-a1."), "{}", played.output);
}

#[test]
fn a_sliding_puzzle_of_a_photo_leaves_the_last_piece_out() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("cat.png"), photo(90, 90, ImageFormat::Png)).unwrap();
    let new = |more: &[&str]| {
        let args = ["new", "sliding-puzzle", "--picture", "cat.png"];
        workshop(folder.path(), &[&args, more].concat())
    };
    let ran = new(&["-o", "cat"]);
    assert_eq!((ran.code, ran.errors.as_str()), (Some(0), ""));
    let pieces = fs::read_dir(folder.path().join("cat/pictures")).unwrap().count();
    assert_eq!(pieces, 8);
    assert_eq!(workshop(folder.path(), &["check", "cat"]).code, Some(0));
    let stats = ["stats", "cat", "--level", "1", "--plays", "1"];
    let counted = workshop(folder.path(), &stats);
    assert_eq!((counted.code, counted.errors.as_str()), (Some(0), ""), "{}", counted.output);
    assert!(new(&["-o", "cat"]).errors.contains("already there"));
    let plain = new(&["-o", "cat.json"]);
    assert_eq!(plain.code, Some(2));
    assert!(plain.errors.contains(".marelle"), "{}", plain.errors);
    assert!(!folder.path().join("cat.json").exists());
    let none = workshop(folder.path(), &["new", "jigsaw", "--picture", "no.jpg"]);
    assert!(none.errors.contains("There is no file “no.jpg”"), "{}", none.errors);
    fs::write(folder.path().join("note.jpg"), "no picture").unwrap();
    let none = workshop(folder.path(), &["new", "jigsaw", "--picture", "note.jpg"]);
    assert_eq!(
        (none.code, none.errors.as_str()),
        (Some(1), "This is no PNG, JPEG, WebP, BMP or SVG.\n")
    );
}
