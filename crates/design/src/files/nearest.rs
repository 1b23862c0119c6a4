//! The known name that somebody who wrote an unknown one may have meant.

/// The nearest of some names, unless all are too far to be meant.
#[must_use]
pub fn nearest<'a>(written: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let limit = 1 + written.chars().count() / 3;
    let near = known.into_iter().map(|name| (slips_between(written, name), name));
    near.filter(|(slips, _)| *slips <= limit).min_by_key(|(slips, _)| *slips).map(|(_, name)| name)
}

/// How many slips of the hand lead from one word to another: letters put in, left out, changed or
/// swapped with the next; case, `-` for `_` and blanks around it are none.
#[must_use]
pub fn slips_between(one: &str, other: &str) -> usize {
    let plain = |text: &str| text.trim().to_lowercase().replace('-', "_");
    strsim::osa_distance(&plain(one), &plain(other))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_slips_are_understood() {
        let known = ["rows", "columns", "closed_borders", "order"];
        assert_eq!(nearest("row", known), Some("rows"));
        assert_eq!(nearest("Colums", known), Some("columns"));
        assert_eq!(nearest("closed-borders", known), Some("closed_borders"));
        assert_eq!(nearest("picture", known), None);
        assert_eq!(nearest("cow", ["horse", "duck"]), None);
    }

    #[test]
    fn slips_are_counted_as_hands_make_them() {
        assert_eq!(slips_between("kitten", "sitting"), 3);
        assert_eq!(slips_between("wno", "won"), 1);
        assert_eq!(slips_between(" Red-Fox", "red_fox"), 0);
    }
}
