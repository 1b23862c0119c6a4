//! What readers say of a place, for people who cannot see it: its name, and what it means now.

use i18n::Message;
use scene::{Board, Mark, Spot, SpotKind};

use super::layout::Place;

/// Says all of a place. `say` speaks with the players' names.
pub(super) fn label(place: &Place, say: &dyn Fn(&Message) -> String) -> String {
    let mut parts = vec![say(&place.name)];
    parts.extend(place.spot.marks.iter().filter_map(|mark| noticed(*mark)).map(|it| say(&it)));
    parts.join(", ")
}

/// How readers call a spot; what lies between cells is told apart from them.
pub(super) fn name(board: &Board, spot: &Spot) -> Message {
    let name = spot.touch.as_str();
    let (key, place) = match spot.kind {
        SpotKind::Crossing if name.ends_with('+') => {
            ("web.place-crossing", name.trim_end_matches('+'))
        }
        SpotKind::Wall if name.ends_with('h') => {
            ("web.place-wall-across", name.trim_end_matches('h'))
        }
        SpotKind::Wall => ("web.place-wall-up", name.trim_end_matches('v')),
        SpotKind::Slot => ("web.place-slot", name),
        _ => return spot.label(board),
    };
    Message::new(key).with("place", place)
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
