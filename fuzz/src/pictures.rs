//! Pictures from anywhere: what is taken is small, bare, and can be taken again; words find what
//! they find.

use i18n::Lang;

/// Pieces that a picture is cut into.
const PIECES: (usize, usize) = (2, 3);

/// The bytes of a picture.
pub fn picture(data: &[u8]) {
    if let Ok(imported) = pictures::import(data) {
        let again = pictures::import(&imported.bytes);
        assert_eq!(again.as_ref().map(|again| again.size), Ok(imported.size));
        assert_eq!(again.map(|again| again.format), Ok(imported.format));
        if imported.format == pictures::Format::Svg {
            let text = String::from_utf8_lossy(&imported.bytes).to_ascii_lowercase();
            assert!(!text.contains("<script") && !text.contains("javascript:"), "{text}");
        } else {
            assert!(imported.size.0.max(imported.size.1) <= pictures::LARGEST_SIDE);
        }
    }
    if let Ok(pieces) = pictures::cut(data, PIECES.0, PIECES.1) {
        assert_eq!(pieces.len(), PIECES.0 * PIECES.1);
        assert!(pieces.iter().all(|piece| piece.size.0 == piece.size.1));
    }
    // The same bytes as words: short ones only, for nobody types more.
    if let Ok(words) = std::str::from_utf8(data.get(..data.len().min(60)).unwrap_or_default()) {
        let found = pictures::search(words, Lang::Fr, 3);
        assert!(
            found.len() <= 3 && found.iter().all(|picture| pictures::find(&picture.id()).is_some())
        );
        drop(pictures::find(words));
    }
}
