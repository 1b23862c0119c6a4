//! Which of a design's players take part, when not simply the first ones do.
//!
//! The chosen players move to the front, with all that is theirs; after that the first ones
//! play, as in every design. So nothing else knows of this.

use design::Design;
use design::edit::each_token;

/// The numbers of players that a design allows.
#[must_use]
pub fn player_numbers(design: &Design) -> Vec<u8> {
    let (min, max) = super::player_range(design);
    (min..=max).filter(|players| chosen(design, *players).is_some()).collect()
}

/// The players of a match of so many, by their numbers from 1; none when so many cannot play.
fn chosen(design: &Design, players: u8) -> Option<Vec<u8>> {
    let seats = design.player_count.as_ref().map(|count| count.seats.as_slice());
    match seats.unwrap_or_default() {
        [] => Some((1..=players).collect()),
        seats => seats.iter().find(|list| list.len() == usize::from(players)).cloned(),
    }
}

/// The design with the chosen players first.
pub(super) fn seated(mut design: Design, players: u8) -> Design {
    let Some(mut order) = chosen(&design, players) else { return design };
    // There are at most as many players as numbers.
    let all = 1..=u8::try_from(design.players.len()).unwrap_or(u8::MAX);
    order.retain(|number| all.contains(number));
    order.extend(all.filter(|number| !order.contains(number)).collect::<Vec<_>>());
    if order.iter().zip(1..).all(|(old, new)| *old == new) {
        return design;
    }
    // The numbers that may play stay known; who plays is settled now.
    for seats in design.player_count.iter_mut().flat_map(|count| &mut count.seats) {
        seats.iter_mut().zip(1..).for_each(|(seat, number)| *seat = number);
    }
    let index = |number: &u8| usize::from(*number).checked_sub(1);
    let players = order.iter().filter_map(|number| design.players.get(index(number)?).cloned());
    design.players = players.collect();
    let goals = &design.won.own_tokens_in;
    let goals = order.iter().filter_map(|number| goals.get(index(number)?).cloned());
    design.won.own_tokens_in = goals.collect();
    let renumber = |owner: &mut u8| {
        let new = (1..).zip(&order).find(|(_, old)| *old == owner);
        if let Some((new, _)) = new {
            *owner = new;
        }
    };
    design.tokens.iter_mut().flat_map(|kind| &mut kind.owners.0).for_each(renumber);
    each_token(&mut design, &mut |token| token.owners.iter_mut().flatten().for_each(renumber));
    design
}

#[cfg(test)]
mod tests {
    use super::*;

    fn design() -> Design {
        let text = r#"{
            "tokens": [{ "id": "a", "count": 3, "owners": [3] }, { "id": "b", "owners": [2] }],
            "grid": { "rows": 1, "columns": 3, "tokens": ["a b a@2,3"] },
            "players": [{ "name": "One" }, { "name": "Two" }, { "name": "Three" }],
            "player_count": { "min": 1, "max": 3, "seats": [[1, 3], [1, 2, 3]] }
        }"#;
        design::files::read(text).unwrap()
    }

    #[test]
    fn the_chosen_players_come_first_with_all_that_is_theirs() {
        let seated = seated(design(), 2);
        let names: Vec<&str> = seated.players.iter().map(|it| it.name.en.as_str()).collect();
        assert_eq!(names, ["One", "Three", "Two"]);
        let owners: Vec<&[u8]> = seated.tokens.iter().map(|kind| &*kind.owners.0).collect();
        assert_eq!(owners, [[2], [3]]);
        let drawn: Vec<String> = seated.grid.tokens.into();
        assert!(drawn[0].ends_with(" a@3,2"), "{drawn:?}");
        assert_eq!(super::seated(design(), 3), design(), "all of them stay as they are");
    }

    #[test]
    fn only_the_numbers_with_a_list_can_play() {
        assert_eq!(player_numbers(&design()), [2, 3]);
        let plain = Design { player_count: None, ..design() };
        assert_eq!(player_numbers(&plain), [3]);
    }
}
