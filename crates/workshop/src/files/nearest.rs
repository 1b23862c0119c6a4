//! The known name that somebody who wrote an unknown one may have meant.

/// The nearest of some names, unless all are too far to be meant.
pub(super) fn nearest<'a>(
    written: &str,
    known: impl IntoIterator<Item = &'a str>,
) -> Option<&'a str> {
    let limit = 1 + written.chars().count() / 3;
    let near = known.into_iter().map(|name| (distance(written, name), name));
    near.filter(|(far, _)| *far <= limit).min_by_key(|(far, _)| *far).map(|(_, name)| name)
}

/// How many letters must be put in, left out or changed (Levenshtein), case and `-`/`_` aside.
fn distance(one: &str, other: &str) -> usize {
    let plain = |text: &str| -> Vec<char> {
        text.to_lowercase().chars().map(|letter| if letter == '-' { '_' } else { letter }).collect()
    };
    let (one, other) = (plain(one), plain(other));
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (index, letter) in one.iter().enumerate() {
        let mut corner = index;
        let mut left = index + 1;
        let mut next = vec![left];
        for (same, above) in other.iter().map(|twin| twin == letter).zip(row.iter().skip(1)) {
            left = (above + 1).min(left + 1).min(corner + usize::from(!same));
            corner = *above;
            next.push(left);
        }
        row = next;
    }
    row.last().copied().unwrap_or(0)
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
