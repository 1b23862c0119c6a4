//! Small texts that know no game: cell names and options.

use game::{MAX_SEATS, Settings};
use geometry::Cell;

/// Cell names: what is read is a name, and its own.
pub fn cell(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    if let Ok(cell) = text.parse::<Cell>() {
        assert_eq!(cell.to_string(), text.to_lowercase());
        assert!(cell.col < Cell::MAX_COLS && cell.row < Cell::MAX_ROWS);
    }
}

/// Options: what every game takes, it also says back, and opens with it again.
pub fn settings(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let Ok(settings) = Settings::parse(text.split_whitespace()) else { return };
    assert_eq!(Settings::parse(settings.to_string().split(' ')).ok(), again(&settings));
    for family in catalogue::families() {
        let Ok(game) = family.open(&settings) else { continue };
        let in_force = game.settings();
        for (name, value) in settings.iter() {
            assert_eq!(in_force.get(name), Some(value), "{settings}");
        }
        assert_eq!(
            family.open(&in_force).map(|game| game.settings()).ok().as_ref(),
            Some(&in_force)
        );
        assert!((1..=MAX_SEATS).contains(&game.seats()));
        assert!(!game.start(0).text().is_empty());
    }
}

/// No option at all is written as an empty word, which is no option.
fn again(settings: &Settings) -> Option<Settings> {
    settings.iter().next().map(|_| settings.clone())
}
