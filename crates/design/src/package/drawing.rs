//! Whether an SVG picture of a package only draws itself.
//!
//! It is read as strictly as needed to be sure: what is not on the lists is refused, such as
//! elements that act or change, other encodings, and anything that leads out of the file. It does
//! not say whether the drawing can be shown.

/// Elements that draw, or say what is drawn.
const ELEMENTS: [&str; 31] = [
    "svg",
    "g",
    "path",
    "rect",
    "circle",
    "ellipse",
    "line",
    "polyline",
    "polygon",
    "defs",
    "symbol",
    "use",
    "lineargradient",
    "radialgradient",
    "stop",
    "clippath",
    "mask",
    "pattern",
    "marker",
    "filter",
    "title",
    "desc",
    "metadata",
    "style",
    "text",
    "tspan",
    "textpath",
    "image",
    "switch",
    "a",
    "solidcolor",
];
/// How the elements of filters begin.
const FILTERS: &str = "fe";
/// Elements that act, whatever stands for their namespace.
const ACTIVE: [&str; 12] = [
    "script",
    "foreignobject",
    "set",
    "discard",
    "handler",
    "iframe",
    "embed",
    "object",
    "audio",
    "video",
    "canvas",
    "link",
];
/// How the elements begin that change others.
const CHANGING: &str = "animate";
/// Functions that values may call.
const FUNCTIONS: [&str; 29] = [
    "",
    "url",
    "rgb",
    "rgba",
    "hsl",
    "hsla",
    "matrix",
    "translate",
    "translatex",
    "translatey",
    "scale",
    "scalex",
    "scaley",
    "rotate",
    "skewx",
    "skewy",
    "calc",
    "var",
    "blur",
    "brightness",
    "contrast",
    "drop-shadow",
    "grayscale",
    "hue-rotate",
    "invert",
    "opacity",
    "saturate",
    "sepia",
    "cubic-bezier",
];
/// How addresses may begin that stay within the file.
const INSIDE: [&str; 6] = [
    "#",
    "data:image/png;",
    "data:image/jpeg;",
    "data:image/jpg;",
    "data:image/gif;",
    "data:image/webp;",
];
/// Attributes that lead somewhere, or move where others lead.
const LEADING: [&str; 2] = ["src", "base"];
/// What no drawing needs: pages inside it, and addresses that are programs.
const NEVER: [&str; 2] = ["1999/xhtml", "javascript:"];

/// Whether a drawing does nothing but show itself.
pub(super) fn is_plain(text: &str) -> bool {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    read(text).is_some()
}

/// Reads all of it; nothing where anything is not plain.
fn read(text: &str) -> Option<()> {
    let (mut rest, mut is_style) = (text, false);
    while let Some((before, tag)) = rest.split_once('<') {
        content(before, is_style)?;
        rest = if let Some(inside) = tag.strip_prefix("?xml ") {
            let (head, after) = inside.split_once("?>")?;
            is_utf8(head).then_some(after)?
        } else if let Some(inside) = tag.strip_prefix("!--") {
            inside.split_once("-->")?.1
        } else if let Some(inside) = tag.strip_prefix("![CDATA[") {
            let (raw, after) = inside.split_once("]]>")?;
            // Where it stands in a style sheet, entities are none.
            (!is_style || is_plain_style(raw)).then_some(after)?
        } else if let Some(inside) = tag.strip_prefix('/') {
            is_style = false;
            inside.split_once('>')?.1
        } else {
            let (name, after) = element(tag)?;
            is_style = name == "style" && !after.1;
            after.0
        };
    }
    content(rest, false)
}

/// What stands between elements.
fn content(text: &str, is_style: bool) -> Option<()> {
    let text = decoded(text)?;
    (!is_style || is_plain_style(&text)).then_some(())
}

fn is_utf8(head: &str) -> bool {
    let head = head.to_ascii_lowercase();
    let Some((_, given)) = head.split_once("encoding") else { return true };
    let given = given.trim_start_matches(|letter: char| letter.is_whitespace() || letter == '=');
    let given = given.trim_start_matches(['"', '\'']);
    given.starts_with("utf-8") || given.starts_with("us-ascii")
}

/// Reads an element up to its end: its name, what follows, and whether it is empty.
fn element(tag: &str) -> Option<(String, (&str, bool))> {
    let (name, mut rest) = name(tag)?;
    let local = local(&name);
    let is_foreign = name.contains(':') && !name.starts_with("svg:");
    let is_known = ELEMENTS.contains(&local) || local.starts_with(FILTERS);
    // What editors keep beside the drawing has a prefix and draws nothing.
    let is_active = ACTIVE.contains(&local) || local.starts_with(CHANGING);
    if is_active || !is_known && !is_foreign {
        return None;
    }
    let found = local.to_owned();
    loop {
        rest = rest.trim_start();
        if let Some(after) = rest.strip_prefix("/>") {
            return Some((found, (after, true)));
        }
        if let Some(after) = rest.strip_prefix('>') {
            return Some((found, (after, false)));
        }
        rest = attribute(rest)?;
    }
}

/// Reads an attribute; gives what follows.
fn attribute(text: &str) -> Option<&str> {
    let (name, rest) = name(text)?;
    let rest = rest.trim_start().strip_prefix('=')?.trim_start();
    let quote = rest.chars().next().filter(|sign| ['"', '\''].contains(sign))?;
    let (value, after) = rest.get(1..)?.split_once(quote)?;
    let value = decoded(value)?.to_ascii_lowercase();
    let local = local(&name);
    let is_plain = if local == "href" {
        let place = value.trim();
        place.is_empty() || INSIDE.iter().any(|start| place.starts_with(start))
    } else if is_handler(local) || LEADING.contains(&local) {
        false
    } else {
        // Other programs' attributes are never read as styles.
        name.contains(':') || is_plain_style(&value)
    };
    (is_plain && !NEVER.iter().any(|part| value.contains(part))).then_some(after)
}

/// Whether an attribute such as `onload` waits for something to happen.
fn is_handler(name: &str) -> bool {
    name.strip_prefix("on").is_some_and(|rest| rest.chars().all(char::is_alphabetic))
}

/// Whether values call nothing but what draws, and lead nowhere.
fn is_plain_style(text: &str) -> bool {
    let text = text.to_ascii_lowercase();
    let is_letter = |letter: char| letter.is_alphanumeric() || matches!(letter, '-' | '_');
    let calls = text.match_indices('(').all(|(at, _)| {
        let before = text.get(..at).unwrap_or_default();
        let name = before.rsplit(|letter: char| !is_letter(letter)).next().unwrap_or_default();
        FUNCTIONS.contains(&name)
    });
    let leads = text.split("url(").skip(1).all(|place| {
        let quotes = |letter: char| letter.is_whitespace() || "'\"".contains(letter);
        let place = place.trim_start_matches(quotes);
        INSIDE.iter().any(|start| place.starts_with(start))
    });
    calls
        && leads
        && !text.contains('\\')
        && !text.contains("@import")
        && !NEVER.iter().any(|part| text.contains(part))
}

/// The text that signs such as `&amp;` and `&#115;` stand for; nothing where one is not known.
fn decoded(text: &str) -> Option<String> {
    let mut parts = text.split('&');
    let mut decoded = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (name, after) = part.split_once(';')?;
        decoded.push(match name {
            "amp" => '&',
            "lt" => '<',
            "gt" => '>',
            "quot" => '"',
            "apos" => '\'',
            _ => numbered(name)?,
        });
        decoded.push_str(after);
    }
    Some(decoded)
}

fn numbered(name: &str) -> Option<char> {
    let number = name.strip_prefix('#')?;
    let number = match number.strip_prefix(['x', 'X']) {
        Some(digits) => u32::from_str_radix(digits, 16),
        None => number.parse(),
    };
    char::from_u32(number.ok()?)
}

/// A name at the beginning of a text, small, and what follows.
fn name(text: &str) -> Option<(String, &str)> {
    let is_of_name =
        |letter: char| letter.is_alphanumeric() || matches!(letter, ':' | '-' | '_' | '.');
    let end = text.find(|letter| !is_of_name(letter)).unwrap_or(text.len());
    let (name, rest) = text.split_at(end);
    (!name.is_empty()).then(|| (name.to_ascii_lowercase(), rest))
}

/// A name without what stands for its namespace.
fn local(name: &str) -> &str {
    name.rsplit(':').next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tricks_are_seen() {
        for trick in [
            // A link that becomes a program.
            r##"<svg><a href="#"><set attributeName="href" to="java&#115;cript:alert(1)"/></a></svg>"##,
            r##"<svg><a href="java&#115;cript:alert(1)"><path d=""/></a></svg>"##,
            // Letters that mean others.
            r#"<?xml version="1.0" encoding="ISO-2022-JP"?><svg/>"#,
            r#"<svg style="fill:image-set('http://a/b' 1x)"/>"#,
            r#"<svg><style>g{fill:image-set('http://a/b' 1x)}</style></svg>"#,
            r#"<svg><style><![CDATA[@import 'http://a/b';]]></style></svg>"#,
            r#"<svg><use href="data:image/svg+xml;base64,AAAA#a"/></svg>"#,
            r#"<svg><animate onbegin="a()"/></svg>"#,
            r#"<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:set to="a"/></s:svg>"#,
            r#"<svg><g fill="u\72l(http://a/b)"/></svg>"#,
            r#"<svg><g fill="&#117;rl(http://a/b)"/></svg>"#,
            r#"<svg xmlns:h="http://www.w3.org/1999/xhtml"><h:embed/></svg>"#,
            r#"<?xml-stylesheet href="http://a/b.css"?><svg/>"#,
            r##"<svg xml:base="http://a/"><use href="#b"/></svg>"##,
            r#"<svg><g fill="&b;"/></svg>"#,
            r#"<!DOCTYPE svg><svg/>"#,
            r#"<svg <g/>"#,
        ] {
            assert!(!is_plain(trick), "{trick}");
        }
    }

    #[test]
    fn drawings_of_common_programs_are_plain() {
        for drawing in [
            "\u{feff}<?xml version='1.0' encoding='UTF-8' standalone='no'?>\n<!-- a > b -->\
             <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><title>A &amp; B</title>\
             <path d='M0 0h9' transform='rotate(9) translate( 1,2 )' fill='url(#a)'/></svg>",
            "<svg xmlns:inkscape='http://www.inkscape.org/' inkscape:export='C:\\a (1).png'>\
             <sodipodi:namedview id='v'/><style>g{fill:rgb(1,2,3)}</style>\
             <image href='data:image/png;base64,AA=='/></svg>",
        ] {
            assert!(is_plain(drawing), "{drawing}");
        }
    }
}
