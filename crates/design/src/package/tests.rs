//! Packages made and taken apart, and hostile ones of each kind.

use std::io::{Cursor, Write};

use game::Reason;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

use super::*;

/// A picture of this size, as far as anybody looks at its size only.
fn png(width: u32, height: u32) -> Vec<u8> {
    let mut bytes = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec();
    bytes.extend(width.to_be_bytes());
    bytes.extend(height.to_be_bytes());
    bytes.extend([8, 6, 0, 0, 0, 0, 0, 0, 0]);
    bytes
}

const SVG: &[u8] = b"<svg xmlns='http://www.w3.org/2000/svg'><circle r='4'/></svg>";

fn zipped(entries: &[(&str, &[u8])]) -> Vec<u8> {
    let options = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    for (path, bytes) in entries {
        writer.start_file(*path, options).unwrap();
        writer.write_all(bytes).unwrap();
    }
    writer.finish().unwrap().into_inner()
}

fn key(bytes: &[u8]) -> &'static str {
    unpack(bytes).unwrap_err().key()
}

#[test]
fn what_is_packed_is_unpacked_and_always_the_same() {
    let mut design = Design::default();
    design.grid.frame.background = "pictures/wood.svg".to_owned();
    let files: Files = [
        ("pictures/cow.png".to_owned(), png(50, 50)),
        ("pictures/wood.svg".to_owned(), SVG.to_vec()),
        ("sounds/moo.ogg".to_owned(), b"OggS...".to_vec()),
    ]
    .into();
    let packed = pack(&design, &files).unwrap();
    assert_eq!(pack(&design, &files).unwrap(), packed);
    let package = unpack(&packed).unwrap();
    assert_eq!(package, Package { design: design.clone(), files: files.clone() });
    assert_eq!(package.missing(), [""; 0]);
    let refused = pack(&design, &Files::new()).unwrap_err();
    assert_eq!(refused, PackageError::Missing { path: "pictures/wood.svg".into() });
}

#[test]
fn folders_and_designs_alone_are_welcome() {
    let design: &[u8] = b"{}";
    assert!(unpack(&zipped(&[("design.json", design)])).is_ok());
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    writer.add_directory("pictures/", SimpleFileOptions::default()).unwrap();
    writer.start_file(DESIGN, SimpleFileOptions::default()).unwrap();
    writer.write_all(design).unwrap();
    assert!(unpack(&writer.finish().unwrap().into_inner()).is_ok());
}

#[test]
fn faults_of_the_design_within_are_told_with_their_lines() {
    let text = b"{\n  \"tokens\": [{ \"id\": \"cow\" }],\n  \"players\": [{ \"shoe\": 2 }]\n}";
    let (_, faults) = unpack_checked(&zipped(&[(DESIGN, text)])).unwrap();
    let lines: Vec<usize> =
        faults.iter().filter_map(|fault| fault.at.map(|(line, _)| line)).collect();
    assert_eq!(lines, [3], "{faults:?}");
    let refused = unpack(&zipped(&[(DESIGN, b"{\n\n  \"tokenz\": []\n}")])).unwrap_err();
    let PackageError::BadDesign(error) = refused else { panic!("{refused}") };
    assert_eq!(error.place.line, 3);
}

#[test]
fn hostile_paths_are_refused() {
    for path in [
        "../evil.png",
        "pictures/../../evil.png",
        "/etc/passwd",
        "C:\\evil.png",
        "pictures\\evil.png",
        "pictures/evil.exe",
        "other/evil.png",
        "DESIGN.JSON",
        "pictures/nul.png",
    ] {
        let bytes = zipped(&[("design.json", b"{}"), (path, b"x")]);
        assert_eq!(key(&bytes), "package.bad-path", "{path}");
    }
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    writer.add_symlink("pictures/a.png", "/etc/passwd", SimpleFileOptions::default()).unwrap();
    assert_eq!(key(&writer.finish().unwrap().into_inner()), "package.bad-path");
}

#[test]
fn a_path_given_twice_is_refused() {
    let capitals = [("pictures/a.svg", SVG), ("pictures/A.svg", SVG)];
    assert_eq!(key(&zipped(&capitals)), "package.path-twice");
    // The writer refuses the same name twice, so one is renamed in the bytes.
    let mut bytes = zipped(&[("pictures/a.svg", SVG), ("pictures/b.svg", SVG)]);
    for at in 0..bytes.len() - 14 {
        if &bytes[at..at + 14] == b"pictures/b.svg" {
            bytes[at + 9] = b'a';
        }
    }
    assert_eq!(key(&bytes), "package.path-twice");
}

#[test]
fn bombs_are_not_unpacked() {
    // A thousandth of the size that it unpacks to.
    let zeros = vec![b' '; LARGEST_FILE + 1];
    assert!(zipped(&[("design.json", &zeros)]).len() < LARGEST_FILE / 500);
    assert_eq!(key(&zipped(&[("design.json", &zeros)])), "package.file-too-large");
    assert_eq!(key(&zipped(&[("pictures/a.bmp", &zeros)])), "package.file-too-large");
}

#[test]
fn many_files_that_are_too_much_together_are_refused() {
    let mut picture = png(10, 10);
    picture.resize(LARGEST_FILE, 0);
    let names: Vec<String> = (0..9).map(|number| format!("pictures/{number}.png")).collect();
    let entries: Vec<(&str, &[u8])> =
        names.iter().map(|name| (name.as_str(), picture.as_slice())).collect();
    assert_eq!(key(&zipped(&entries)), "package.too-large");
}

#[test]
fn a_design_that_could_not_be_read_again_is_not_packed() {
    let labels = vec!["long".repeat(1 << 20)];
    let design = Design { labels, ..Design::default() };
    assert_eq!(pack(&design, &Files::new()).unwrap_err().key(), "package.file-too-large");
}

#[test]
fn a_hundred_thousand_entries_are_refused_at_once() {
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    for number in 0..100_000 {
        writer.start_file(format!("pictures/{number}.png"), SimpleFileOptions::default()).unwrap();
    }
    let bytes = writer.finish().unwrap().into_inner();
    assert_eq!(key(&bytes), "package.too-many-files");
    // What is looked at is the record at the end: nothing else of the file need make sense.
    let end = bytes.len() - 22;
    let mut noise = vec![0; end];
    noise.extend(&bytes[end..]);
    assert_eq!(key(&noise), "package.too-many-files");
}

#[test]
fn pictures_and_sounds_are_what_their_names_say() {
    let cases: &[(&str, &[u8], &str)] = &[
        ("pictures/a.png", &png(100_000, 100_000), "package.picture-too-large"),
        ("pictures/a.png", &png(10, 4097), "package.picture-too-large"),
        ("pictures/a.png", &png(0, 10), "package.not-its-kind"),
        ("pictures/a.jpg", &png(10, 10), "package.not-its-kind"),
        ("pictures/a.png", b"MZ", "package.not-its-kind"),
        ("pictures/a.png", b"", "package.not-its-kind"),
        ("pictures/a.svg", b"<html/>", "package.not-its-kind"),
        ("pictures/a.svg", b"<svg><script>x</script></svg>", "package.picture-not-plain"),
        ("pictures/a.svg", b"<svg onload='x()'/>", "package.picture-not-plain"),
        ("pictures/a.svg", b"<svg onload\n= 'x()'/>", "package.picture-not-plain"),
        (
            "pictures/a.svg",
            b"<s:svg><s:Script>x</s:Script></s:svg><svg/>",
            "package.picture-not-plain",
        ),
        (
            "pictures/a.svg",
            b"<svg><image xlink:href = 'http://a'/></svg>",
            "package.picture-not-plain",
        ),
        ("pictures/a.svg", b"<svg><g fill='url(//a/b#c)'/></svg>", "package.picture-not-plain"),
        (
            "pictures/a.svg",
            b"<svg><style>@import 'a.css'</style></svg>",
            "package.picture-not-plain",
        ),
        ("pictures/a.svg", b"<!DOCTYPE a [<!ENTITY b 'c'>]><svg/>", "package.picture-not-plain"),
        ("sounds/a.wav", b"RIFF", "package.not-its-kind"),
        ("ATTRIBUTION.txt", b"\xff", "package.not-its-kind"),
        ("ATTRIBUTION.txt", b"a\x1b[2J", "package.not-its-kind"),
        ("ATTRIBUTION.txt", &[b'a'; (1 << 20) + 1], "package.file-too-large"),
        ("sounds/a.mp3", b"OggS", "package.not-its-kind"),
    ];
    for (path, bytes, wanted) in cases {
        let entries: [(&str, &[u8]); 2] = [("design.json", b"{}"), (path, bytes)];
        assert_eq!(key(&zipped(&entries)), *wanted, "{path} {bytes:?}");
        let files: Files = [((*path).to_owned(), bytes.to_vec())].into();
        assert_eq!(pack(&Design::default(), &files).unwrap_err().key(), *wanted);
    }
}

#[test]
fn what_a_drawing_refers_to_in_itself_is_plain() {
    let drawings: [&[u8]; 3] = [
        SVG,
        b"<svg><use href='#a'/><g clip-path=\"url( '#b')\" font-weight='600'/></svg>",
        b"<svg><image href=\"data:image/png;base64,AAAA\"/><title>on = 1</title></svg>",
    ];
    for drawing in drawings {
        let files: Files = [("pictures/a.svg".to_owned(), drawing.to_vec())].into();
        let shown = String::from_utf8_lossy(drawing);
        assert!(pack(&Design::default(), &files).is_ok(), "{shown}");
    }
}

#[test]
fn every_damage_is_survived() {
    let files: Files = [("pictures/wood.svg".to_owned(), SVG.to_vec())].into();
    let whole = pack(&Design::default(), &files).unwrap();
    for end in 0..whole.len() {
        assert!(unpack(&whole[..end]).is_err(), "cut at {end}");
        for bit in 0..8 {
            let mut flipped = whole.clone();
            flipped[end] ^= 1 << bit;
            // Some bits mean nothing, such as those of the date; none may panic.
            let _ = unpack(&flipped);
        }
    }
    assert_eq!(key(b""), "package.not-a-package");
    assert_eq!(key(&zipped(&[])), "package.no-design");
    assert_eq!(key(&zipped(&[("design.json", b"[]")])), "design.not-a-design");
}
