//! The guides of the book, read in the page: as much of Markdown as they are written in. Headings,
//! paragraphs, lists, tables and examples; pictures and the addresses of links stay in the book.

/// The guides, by the end of their addresses.
pub(crate) const GUIDES: [&str; 3] = ["guide-play", "guide-teach", "guide-educators"];

/// A part of a text, one below the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Block {
    /// A heading; the title of the text is 1.
    Heading(usize, String),
    Paragraph(Vec<Run>),
    /// A list, with whether it is counted.
    List(bool, Vec<Vec<Run>>),
    /// Rows of cells, the heading first.
    Table(Vec<Vec<Vec<Run>>>),
    /// Something as it is typed.
    Example(String),
}

/// Letters that look alike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Run {
    Plain(String),
    Strong(String),
    Code(String),
}

/// Reads a text.
pub(crate) fn read(text: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        let trimmed = line.trim();
        if let Some(heading) = heading(trimmed) {
            blocks.push(heading);
        } else if trimmed.starts_with("```") {
            let inside = lines.by_ref().take_while(|line| !line.trim().starts_with("```"));
            blocks.push(Block::Example(inside.collect::<Vec<_>>().join("\n")));
        } else if trimmed.starts_with('|') {
            let mut rows = vec![cells(trimmed)];
            while let Some(row) = lines.next_if(|line| line.trim().starts_with('|')) {
                if !row.contains("---") {
                    rows.push(cells(row.trim()));
                }
            }
            blocks.push(Block::Table(rows));
        } else if let Some((is_counted, first)) = item(trimmed) {
            let mut items = vec![first.to_owned()];
            while let Some(line) = lines.next_if(|line| !line.trim().is_empty()) {
                match (item(line.trim()), items.last_mut()) {
                    (Some((_, next)), _) => items.push(next.to_owned()),
                    (None, Some(last)) => *last = format!("{last} {}", line.trim()),
                    (None, None) => {}
                }
            }
            blocks.push(Block::List(is_counted, items.iter().map(|it| runs(it)).collect()));
        } else if !trimmed.is_empty() {
            let mut words = trimmed.to_owned();
            while let Some(line) = lines.next_if(|line| goes_on(line.trim())) {
                words = format!("{words} {}", line.trim());
            }
            let is_picture = words.starts_with("![");
            // The way to the other language is the page's own.
            let is_link = words.starts_with('[') && words.ends_with(')');
            if !is_picture && !is_link {
                blocks.push(Block::Paragraph(runs(&words)));
            }
        }
    }
    blocks
}

fn heading(line: &str) -> Option<Block> {
    let level = line.bytes().take_while(|byte| *byte == b'#').count();
    let words = line.get(level..)?.strip_prefix(' ')?;
    (level > 0).then(|| Block::Heading(level, words.trim().to_owned()))
}

/// Whether a line belongs to the paragraph above it.
fn goes_on(line: &str) -> bool {
    !line.is_empty()
        && heading(line).is_none()
        && !line.starts_with(['|', '`'])
        && item(line).is_none()
}

/// The words of an item of a list, and whether it is counted.
fn item(line: &str) -> Option<(bool, &str)> {
    if let Some(words) = line.strip_prefix("- ") {
        return Some((false, words));
    }
    let (number, words) = line.split_once(". ")?;
    (!number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit()))
        .then_some((true, words))
}

fn cells(row: &str) -> Vec<Vec<Run>> {
    row.trim_matches('|').split('|').map(|cell| runs(cell.trim())).collect()
}

/// Letters between marks; a mark without its twin is a letter.
fn runs(text: &str) -> Vec<Run> {
    let mut runs = Vec::new();
    let mut plain = String::new();
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        let marked = marked(rest);
        let after = match marked {
            Some((run, after)) => {
                match run {
                    Run::Plain(words) => plain.push_str(&words),
                    run => {
                        runs.push(Run::Plain(std::mem::take(&mut plain)));
                        runs.push(run);
                    }
                }
                after
            }
            None => {
                plain.push(letter);
                rest.get(letter.len_utf8()..).unwrap_or_default()
            }
        };
        rest = after;
    }
    runs.push(Run::Plain(plain));
    runs.retain(|run| *run != Run::Plain(String::new()));
    runs
}

/// The marked letters that a text begins with, and what follows them.
fn marked(text: &str) -> Option<(Run, &str)> {
    let between = |mark: &str| {
        let (inside, after) = text.strip_prefix(mark)?.split_once(mark)?;
        let is_tight = !inside.is_empty() && inside.trim() == inside;
        is_tight.then(|| (inside.to_owned(), after))
    };
    if let Some((inside, after)) = between("**") {
        return Some((Run::Strong(inside), after));
    }
    if let Some((inside, after)) = between("`") {
        return Some((Run::Code(inside), after));
    }
    if let Some((inside, after)) = between("*") {
        return Some((Run::Strong(inside), after));
    }
    let (words, after) = text.strip_prefix('[')?.split_once("](")?;
    let (_, after) = after.split_once(')')?;
    (!words.contains('[')).then(|| (Run::Plain(words.to_owned()), after))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_read_part_by_part() {
        let plain = |words: &str| vec![Run::Plain(words.to_owned())];
        let text = "# Play\n\n[En français](play.fr.md)\n\nOne line\nand its **end** with `x`.\n\n\
            - first\n  goes on\n- second, see [Hosting](hosting.md)\n\n```\na  b\n```\n\n\
            | A | B |\n|---|---|\n| 1 | 2 |\n\n![a picture](x.png)\n";
        let blocks = [
            Block::Heading(1, "Play".to_owned()),
            Block::Paragraph(vec![
                Run::Plain("One line and its ".to_owned()),
                Run::Strong("end".to_owned()),
                Run::Plain(" with ".to_owned()),
                Run::Code("x".to_owned()),
                Run::Plain(".".to_owned()),
            ]),
            Block::List(false, vec![plain("first goes on"), plain("second, see Hosting")]),
            Block::Example("a  b".to_owned()),
            Block::Table(vec![vec![plain("A"), plain("B")], vec![plain("1"), plain("2")]]),
        ];
        assert_eq!(read(text), blocks);
        assert_eq!(runs("2 * 3 [x] ** `"), plain("2 * 3 [x] ** `"));
    }

    #[test]
    fn the_guides_are_read_whole() {
        for name in ["play", "play.fr", "teach", "teach.fr", "educators", "educators.fr"] {
            let path = format!("{}/../../docs/src/{name}.md", env!("CARGO_MANIFEST_DIR"));
            let blocks = read(&std::fs::read_to_string(path).unwrap());
            assert!(matches!(blocks.first(), Some(Block::Heading(1, _))), "{name}");
            assert!(blocks.len() > 8, "{name}");
            let told = format!("{blocks:?}");
            assert!(!told.contains("](") && !told.contains("**"), "{name}: marks are left over");
        }
    }
}
