//! The known name that somebody who wrote an unknown one may have meant.

/// The nearest of some names, unless all are too far to be meant.
#[must_use]
pub fn nearest<'a>(written: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let limit = 1 + written.chars().count() / 3;
    let near = known.into_iter().map(|name| (distance(written, name), name));
    near.filter(|(far, _)| *far <= limit).min_by_key(|(far, _)| *far).map(|(_, name)| name)
}

/// How many letters must be put in, left out or changed, case and `-`/`_` aside.
fn distance(one: &str, other: &str) -> usize {
    let plain = |text: &str| text.to_lowercase().replace('-', "_");
    strsim::levenshtein(&plain(one), &plain(other))
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
        assert_eq!(distance("kitten", "sitting"), 3);
    }
}
