//! Good pictures come out small and bare; bad ones are refused with the reason, at once.

use image::{DynamicImage, ImageFormat, Rgb, RgbImage, Rgba, RgbaImage};

use super::*;

fn encoded(image: &DynamicImage, format: ImageFormat) -> Vec<u8> {
    let mut bytes = std::io::Cursor::new(Vec::new());
    image.write_to(&mut bytes, format).unwrap();
    bytes.into_inner()
}

/// Red on the left, blue on the right; a gap in the corner when it may have one.
fn sample(width: u32, height: u32, gap: bool) -> DynamicImage {
    let colour = |x| if x < width / 2 { [220, 30, 30] } else { [30, 30, 220] };
    if gap {
        return RgbaImage::from_fn(width, height, |x, y| {
            let [red, green, blue] = colour(x);
            Rgba([red, green, blue, if x + y == 0 { 0 } else { 255 }])
        })
        .into();
    }
    RgbImage::from_fn(width, height, |x, _| Rgb(colour(x))).into()
}

fn key(bytes: &[u8]) -> &'static str {
    import(bytes).map_or_else(|error| error.key(), |_| "fine")
}

fn shown(imported: &Imported) -> DynamicImage {
    image::load_from_memory(&imported.bytes).unwrap()
}

#[test]
fn each_format_comes_out_as_it_should() {
    for (format, gap, wanted) in [
        (ImageFormat::Png, false, Format::Png),
        (ImageFormat::Png, true, Format::Png),
        (ImageFormat::Jpeg, false, Format::Jpeg),
        (ImageFormat::WebP, false, Format::Jpeg),
        (ImageFormat::WebP, true, Format::Png),
        (ImageFormat::Bmp, false, Format::Png),
    ] {
        let imported = import(&encoded(&sample(60, 40, gap), format)).unwrap();
        assert_eq!((imported.format, imported.size), (wanted, (60, 40)), "{format:?}");
        let points = shown(&imported).to_rgba8();
        assert!(points.get_pixel(5, 20).0[0] > 180 && points.get_pixel(55, 20).0[2] > 180);
        assert_eq!(points.get_pixel(0, 0).0[3] == 0, gap);
    }
}

#[test]
fn large_pictures_become_small_and_small_ones_stay() {
    let imported = import(&encoded(&sample(3000, 1500, false), ImageFormat::Jpeg)).unwrap();
    assert_eq!(imported.size, (512, 256));
    assert!(imported.bytes.len() < 40_000, "{}", imported.bytes.len());
    let again = import(&imported.bytes).unwrap();
    assert_eq!(again.size, (512, 256));
    let thin = import(&encoded(&sample(4000, 2, false), ImageFormat::Png)).unwrap();
    assert_eq!(thin.size, (512, 1));
}

#[test]
fn what_a_camera_tells_is_used_and_left_out() {
    // Turned to the right: the first bytes after the opening mark are an EXIF segment.
    let exif = b"\xff\xe1\x00\x22Exif\0\0MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0";
    let plain = encoded(&sample(60, 40, false), ImageFormat::Jpeg);
    let turned = [&plain[..2], exif, &plain[2..]].concat();
    let imported = import(&turned).unwrap();
    assert_eq!(imported.size, (40, 60));
    let points = shown(&imported).to_rgb8();
    assert!(points.get_pixel(20, 5).0[0] > 180 && points.get_pixel(20, 55).0[2] > 180);
    assert!(!imported.bytes.windows(4).any(|part| part == b"Exif"));
    assert!(turned.windows(4).any(|part| part == b"Exif"));
}

fn chunk(name: &[u8; 4], data: &[u8]) -> Vec<u8> {
    let body = [name.as_slice(), data].concat();
    let mut crc = flate2::Crc::new();
    crc.update(&body);
    let length = u32::try_from(data.len()).unwrap();
    [&length.to_be_bytes(), body.as_slice(), &crc.sum().to_be_bytes()].concat()
}

/// A head that promises much, and nothing behind it.
fn bomb(width: u32, height: u32) -> Vec<u8> {
    let sizes = [width.to_be_bytes(), height.to_be_bytes()].concat();
    let head = chunk(b"IHDR", &[sizes.as_slice(), &[8, 6, 0, 0, 0]].concat());
    let rest = [chunk(b"IDAT", &[]), chunk(b"IEND", &[])].concat();
    [b"\x89PNG\r\n\x1a\n", head.as_slice(), &rest].concat()
}

#[test]
fn bombs_are_refused_by_their_size_alone() {
    for (width, height) in [(100_000, 100_000), (20_000, 10), (16_000, 16_000)] {
        assert_eq!(key(&bomb(width, height)), "pictures.too-many-points");
    }
    // More than any PNG may have.
    assert_eq!(key(&bomb(u32::MAX, 2)), "pictures.damaged");
    assert_eq!(key(&bomb(4_000, 4_000)), "pictures.damaged");
    let mut jpeg = encoded(&sample(16, 16, false), ImageFormat::Jpeg);
    let at = jpeg.windows(2).position(|mark| mark == [0xff, 0xc0]).unwrap();
    jpeg[at + 5..at + 9].copy_from_slice(&[0xff, 0xff, 0xff, 0xff]);
    assert_eq!(key(&jpeg), "pictures.too-many-points");
    assert_eq!(key(&vec![0; LARGEST_FILE + 1]), "pictures.file-too-large");
}

#[test]
fn what_moves_is_refused() {
    let still = encoded(&sample(8, 8, true), ImageFormat::Png);
    let after_head = 8 + 25;
    let control = chunk(b"acTL", &[0, 0, 0, 2, 0, 0, 0, 0]);
    let moving = [&still[..after_head], &control, &still[after_head..]].concat();
    assert_eq!(key(&moving), "pictures.animated");
}

#[test]
fn what_is_no_picture_is_refused() {
    for bytes in [b"".as_slice(), b"hello", b"GIF89a\x01\0\x01\0", b"MZ", b"<html></html>", b"\xff"]
    {
        assert_eq!(key(bytes), "pictures.not-a-picture", "{bytes:?}");
    }
    assert_eq!(key(b"BM1234"), "pictures.damaged");
    for format in [ImageFormat::Png, ImageFormat::Jpeg, ImageFormat::WebP, ImageFormat::Bmp] {
        let whole = encoded(&sample(30, 30, false), format);
        for length in [12, 20, 40, whole.len() / 2] {
            // JPEG may stop early and still show something; nothing else may.
            let told = key(&whole[..length.min(whole.len() - 1)]);
            assert!(told != "fine" || format == ImageFormat::Jpeg, "{format:?} {length}");
        }
    }
}

const SVG: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"90\" height=\"60\">";

fn svg(inside: &str) -> Vec<u8> {
    format!("{SVG}{inside}</svg>").into_bytes()
}

#[test]
fn drawings_lose_all_that_acts() {
    let active =
        svg("<script>alert(1)</script><style>@import url(http://x/y.css); rect{fill:#f00}</style>\
         <a xlink:href=\"http://x/\"><rect onclick=\"alert(2)\" width=\"50\" height=\"20\"/></a>\
         <foreignObject><iframe src=\"http://x\"/></foreignObject>\
         <use xlink:href=\"http://x/y.svg#z\"/><set attributeName=\"x\" to=\"9\"/>\
         <circle r=\"9\" style=\"fill:url(http://x/#y)\" onload=\"alert(3)\"/>");
    let imported = import(&active).unwrap();
    assert_eq!((imported.format, imported.size), (Format::Svg, (90, 60)));
    let text = String::from_utf8(imported.bytes.clone()).unwrap();
    for part in
        ["script", "alert", "http://x", "onclick", "onload", "foreign", "iframe", "<set", "href"]
    {
        assert!(!text.contains(part), "{part} in {text}");
    }
    assert!(text.contains("#ff0000") && text.contains("viewBox=\"0 0 90 60\""), "{text}");
    assert_eq!(import(&imported.bytes).unwrap().size, (90, 60), "what came out can go in again");
}

#[test]
fn drawings_that_are_not_plain_are_refused() {
    let nested = |depth: usize| {
        svg(&format!(
            "{}<rect width=\"1\" height=\"1\"/>{}",
            "<g>".repeat(depth),
            "</g>".repeat(depth)
        ))
    };
    let uses: String = (1..30)
        .map(|level| {
            format!(
                "<g id=\"u{level}\">{}</g>",
                format!("<use xlink:href=\"#u{}\"/>", level - 1).repeat(9)
            )
        })
        .collect();
    let laughs: String = (1..9)
        .map(|level| format!("<!ENTITY l{level} \"{}\">", format!("&l{};", level - 1).repeat(10)))
        .collect();
    let long = format!(
        "<!DOCTYPE svg [<!ENTITY l \"{}\">]>{SVG}<desc>{}</desc></svg>",
        "x".repeat(50_000),
        "&l;".repeat(50_000)
    );
    // What looks like the end of the declarations stands before them.
    let disguised = format!(
        "<!-- ]> --><!DOCTYPE svg [<!ENTITY l \"{}\">]>{SVG}<desc>{}</desc></svg>",
        "x".repeat(50_000),
        "&l;".repeat(1_000)
    );
    for (bytes, wanted) in [
        (svg(""), "pictures.empty"),
        (svg("<text>hello</text>"), "pictures.holds-text"),
        (svg("<image xlink:href=\"data:image/png;base64,AAAA\"/>"), "pictures.holds-picture"),
        (svg("<image xlink:href=\"file:///etc/passwd\"/>"), "pictures.holds-picture"),
        (nested(100), "pictures.too-complex"),
        (nested(200_000), "pictures.too-complex"),
        (svg(&"<g id=\"/>\">".repeat(30_000)), "pictures.damaged"),
        (
            svg(&["<g id=\"/>\">".repeat(30_000), "</g>".repeat(30_000)].concat()),
            "pictures.too-complex",
        ),
        (svg(&"<path/>".repeat(100_000)), "pictures.too-complex"),
        (
            svg(&format!(
                "<defs><rect id=\"u0\" width=\"1\" height=\"1\"/>{uses}</defs><use xlink:href=\"#u29\"/>"
            )),
            "pictures.too-complex",
        ),
        (svg("<g id=\"a\"><use xlink:href=\"#a\"/></g>"), "pictures.too-complex"),
        (
            format!("<!DOCTYPE svg [<!ENTITY l0 \"lol\">{laughs}]>{SVG}<desc>&l8;</desc></svg>")
                .into_bytes(),
            "pictures.too-complex",
        ),
        (long.into_bytes(), "pictures.too-complex"),
        (disguised.into_bytes(), "pictures.too-complex"),
        (format!("{SVG}<rect").into_bytes(), "pictures.damaged"),
        (b"<svg".to_vec(), "pictures.damaged"),
        (vec![b' '; 3 << 20].into_iter().chain(svg("")).collect(), "pictures.file-too-large"),
    ] {
        let start = String::from_utf8_lossy(&bytes[..bytes.len().min(200)]).into_owned();
        assert_eq!(key(&bytes), wanted, "{start}");
    }
}

#[test]
fn drawings_of_common_programs_are_taken() {
    let styles = format!(
        "<!DOCTYPE svg [ <!-- of an old program --> <!ENTITY st0 'fill:#ff0000;'> ]>{SVG}{}</svg>",
        "<rect style=\"&st0;\" width=\"9\" height=\"9\"/>".repeat(500)
    );
    assert_eq!(key(styles.as_bytes()), "fine");
    let illustrator = format!(
        "<?xml version=\"1.0\"?><!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"http://www.w3.org/x.dtd\" \
         [<!ENTITY ns_svg \"http://www.w3.org/2000/svg\">]>{}<rect width=\"9\" height=\"9\"/></svg>",
        SVG.replace("http://www.w3.org/2000/svg", "&ns_svg;")
    );
    assert_eq!(key(illustrator.as_bytes()), "fine");
    let copies = svg(
        "<defs><circle id=\"c\" r=\"4\"/></defs><use xlink:href=\"#c\"/><use href=\"#c\" x=\"9\"/>",
    );
    assert_eq!(key(&copies), "fine");
    assert_eq!(
        key(&[b"\xef\xbb\xbf".as_slice(), &svg("<rect width=\"9\" height=\"9\"/>")].concat()),
        "fine"
    );
    #[cfg(feature = "library")]
    for picture in crate::library().all().step_by(40) {
        assert_eq!(key(picture.svg(i18n::Lang::Fr).as_bytes()), "fine", "{}", picture.id());
    }
}

#[test]
fn pieces_are_square_and_together_make_the_picture() {
    let pieces = cut(&encoded(&sample(100, 60, false), ImageFormat::Png), 2, 3).unwrap();
    assert_eq!(pieces.len(), 6);
    assert!(pieces.iter().all(|piece| piece.size == (30, 30)));
    let red = |piece: &Imported| shown(piece).to_rgb8().get_pixel(15, 15).0[0] > 128;
    let colours: Vec<bool> = pieces.iter().map(red).collect();
    assert_eq!(colours, [true, false, false, true, false, false], "row by row");
    let large = cut(&encoded(&sample(3000, 3000, false), ImageFormat::Jpeg), 4, 4).unwrap();
    assert_eq!((large.len(), large[0].size), (16, (256, 256)));
    let drawing = cut(&svg("<rect width=\"90\" height=\"60\"/>"), 2, 2).unwrap();
    assert_eq!(drawing.len(), 4);
    let last = String::from_utf8(drawing[3].bytes.clone()).unwrap();
    assert!(last.contains("viewBox=\"45 30 30 30\""), "{last}");
}

#[test]
fn pieces_that_do_not_work_are_refused() {
    let small = encoded(&sample(30, 30, false), ImageFormat::Png);
    let told =
        |rows, columns| cut(&small, rows, columns).map_or_else(|error| error.key(), |_| "fine");
    assert_eq!(told(1, 1), "fine");
    for (rows, columns) in [(0, 3), (3, 0), (21, 20), (usize::MAX, usize::MAX)] {
        assert_eq!(told(rows, columns), "pictures.pieces");
    }
    assert_eq!(told(4, 4), "pictures.too-small");
    assert_eq!(cut(b"nothing", 2, 2).unwrap_err().key(), "pictures.not-a-picture");
}

#[test]
fn deep_colours_and_greys_are_taken() {
    let grey = DynamicImage::new_luma8(20, 20);
    assert_eq!(key(&encoded(&grey, ImageFormat::Png)), "fine");
    let deep = DynamicImage::new_rgba16(20, 20);
    assert_eq!(import(&encoded(&deep, ImageFormat::Png)).unwrap().format, Format::Png);
}

/// A chain in which each link asks twice for the next one: `link` makes one from its own name and
/// the reference to the next.
fn chain_of(length: usize, link: impl Fn(usize, &str) -> String) -> String {
    let links: String = (0..length).map(|nth| link(nth, &format!("url(#c{})", nth + 1))).collect();
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{links}<rect id="c{length}"
        width="9" height="9"/><rect width="9" height="9" mask="url(#c0)" clip-path="url(#c0)"
        fill="url(#c0)" filter="url(#c0)" marker-mid="url(#c0)"/></svg>"##
    )
}

/// Each of these is a few kilobytes and asks for more work than anybody can do.
#[test]
fn drawings_that_multiply_by_references_are_refused_at_once() {
    let rect = r#"<rect width="9" height="9" "#;
    let twice = |tag: &str, property: &str, nth: usize, next: &str| {
        let inside = format!("{rect}{property}=\"{next}\"/>").repeat(2);
        format!(r#"<{tag} id="c{nth}" width="1" height="1">{inside}</{tag}>"#)
    };
    let mut bombs = Vec::new();
    for (tag, property) in [
        ("mask", "mask"),
        ("clipPath", "clip-path"),
        ("pattern", "fill"),
        ("pattern", "stroke"),
        ("marker", "marker-mid"),
        ("mask", "style=\"a:b\" mask"),
    ] {
        for links in [15, 24, 40] {
            let bomb = chain_of(links, |nth, next| twice(tag, property, nth, next));
            bombs.push((format!("{links} {tag} by {property}"), bomb));
        }
    }
    let by_style = chain_of(20, |nth, next| {
        let inside = format!("{rect}style='mask:{next}'/>").repeat(2);
        format!(r#"<mask id="c{nth}">{inside}</mask>"#)
    });
    bombs.push(("masks by style".to_owned(), by_style));
    let by_sheet = chain_of(20, |nth, next| {
        let inside = format!(r#"{rect}class="k{nth} other"/>"#).repeat(2);
        format!("<style>g .k{nth}{{mask:{next}}}</style><mask id=\"c{nth}\">{inside}</mask>")
    });
    bombs.push(("masks by sheets".to_owned(), by_sheet));
    let primitives = r#"<feOffset dx="1"/>"#.repeat(5000);
    for (what, users) in [
        ("filters", format!("{rect}filter=\"url(#f)\"/>").repeat(3000)),
        (
            "an inherited pattern",
            format!("<g fill=\"url(#f)\">{}</g>", format!("{rect}/>").repeat(3000)),
        ),
    ] {
        bombs.push((
            what.to_owned(),
            format!(
                r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">
                <filter id="f">{primitives}</filter>{users}</svg>"#
            ),
        ));
    }
    let outline = "l1 1".repeat(300_000);
    let uses = r##"<use href="#p"/>"##.repeat(9000);
    bombs.push((
        "a long outline drawn often".to_owned(),
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">
            <path id="p" d="M0 0{outline}"/>{uses}</svg>"#
        ),
    ));
    bombs.push((
        "endless".to_owned(),
        chain_of(1, |_, _| {
            r#"<mask id="c0"><g mask="url(#c0)"><rect width="9" height="9"/></g></mask>"#.to_owned()
        }),
    ));
    for (what, bomb) in bombs {
        let began = std::time::Instant::now();
        assert_eq!(key(bomb.as_bytes()), "pictures.too-complex", "{what}");
        assert!(began.elapsed().as_secs() < 2, "{what}");
    }
}

#[test]
fn drawings_as_programs_write_them_are_taken() {
    let paths = r#"<path class="cls-1" d="M0 0h9v9z"/><g class="cls-2"><path d="M1 1h2v2z"
        fill="url(#g)" mask="url(#m)"/></g>"#
        .repeat(300);
    let drawing = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><defs><style>
        .cls-1{{fill:url(#g);}} g.cls-2, .cls-3 {{ clip-path : url( "#c" ) }}</style>
        <linearGradient id="g"><stop stop-color="red"/><stop offset="1"/></linearGradient>
        <clipPath id="c"><rect class="cls-1" width="9" height="9"/></clipPath>
        <mask id="m"><rect width="9" height="9" fill="url(#g)" clip-path="url(#c)"/></mask></defs>
        {paths}</svg>"##
    );
    assert_eq!(key(drawing.as_bytes()), "fine");
}
