//! The name of a place for people who cannot see it: where, what lies there, what it means.

use i18n::Message;
use scene::Mark;

use crate::board::layout::Place;

/// Says a place. `say` speaks with the players' names.
pub(crate) fn label(place: &Place, say: &dyn Fn(&Message) -> String) -> String {
    let mut parts = vec![say(&place.label)];
    parts.extend(place.spot.marks.iter().filter_map(|mark| noticed(*mark)).map(|it| say(&it)));
    parts.join(", ")
}

fn noticed(mark: Mark) -> Option<Message> {
    Some(match mark {
        Mark::Selected => Message::new("web.mark-selected"),
        Mark::Target => Message::new("web.mark-target"),
        Mark::LastMove => Message::new("web.mark-last"),
        Mark::Goal(seat) => Message::new("web.mark-goal").with("seat", seat),
        Mark::Bonus(points) => Message::new("web.mark-bonus").with("points", points),
        Mark::Number(number) => Message::new("web.mark-number").with("number", number),
        Mark::Forbidden => Message::new("web.mark-forbidden"),
        Mark::Hint => Message::new("web.mark-hint"),
        Mark::Ghost | Mark::Die(_) => return None,
    })
}
