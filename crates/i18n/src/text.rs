//! Texts from outside, made fit for where they are repeated: messages and markup.

/// Texts that come from outside are cut to this many characters when they are repeated back.
pub const CLIPPED_LENGTH: usize = 40;

/// A text from outside, fit to be repeated in a message: one line, no control character,
/// at most [`CLIPPED_LENGTH`] characters.
#[must_use]
pub fn clip(text: &str) -> String {
    let mut kept: String = one_line(text).chars().take(CLIPPED_LENGTH).collect();
    if text.chars().nth(CLIPPED_LENGTH).is_some() {
        kept.push('…');
    }
    kept
}

/// A text without control characters.
pub(crate) fn one_line(text: &str) -> String {
    text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect()
}

/// A text as it stands in SVG or HTML, between two tags or between quotation marks. Signs that no
/// such file may hold, not even escaped, become blanks.
#[must_use]
pub fn escaped(text: &str) -> String {
    let is_never_written = |letter: char| {
        let is_blank = matches!(letter, '\t' | '\n' | '\r');
        letter.is_control() && !is_blank || matches!(letter, '\u{fffe}' | '\u{ffff}')
    };
    let text = text.replace(is_never_written, " ").replace('&', "&amp;");
    text.replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A text that begins as a sentence does, whatever name it begins with.
#[must_use]
pub fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_begin_with_a_capital() {
        assert_eq!(sentence("œuf ne va pas avec le pré."), "Œuf ne va pas avec le pré.");
        assert_eq!([sentence("« vole »"), sentence(""), sentence("7")], ["« vole »", "", "7"]);
    }

    #[test]
    fn long_and_strange_texts_are_clipped() {
        assert_eq!(clip("e4"), "e4");
        assert_eq!(clip("a\nb\u{1b}c"), "a b c");
        let clipped = clip(&"é".repeat(10_000));
        assert_eq!(clipped.chars().count(), CLIPPED_LENGTH + 1);
    }

    #[test]
    fn no_text_opens_a_tag_or_ends_a_quotation() {
        assert_eq!(escaped("“é” 2 + 3"), "“é” 2 + 3");
        assert_eq!(escaped("<b a=\"1\">&amp;"), "&lt;b a=&quot;1&quot;&gt;&amp;amp;");
        assert_eq!(escaped("a\u{1b}b\0\u{ffff}\nc"), "a b  \nc");
    }
}
