//! Players: how many take part, how each is called, and the boards each has.

use design::Design;
use design::edit::{BoardName, Edit, PlayerEdit};
use design::{CellList, Player, PlayerCount, Words};
use i18n::Message;

use super::{About, Form, Pair, board_name, pair};
use crate::slot::{Entry, Slot};

struct AllForm {
    /// Whether some may be missing.
    is_range: bool,
    min: u8,
    max: u8,
    /// Who takes part, a group for each number of players.
    seats: Vec<String>,
    count: u8,
}

pub(super) fn open_all(design: &Design) -> Option<Pair> {
    let count = u8::try_from(design.players.len()).unwrap_or(u8::MAX);
    let form = |range: Option<&PlayerCount>| AllForm {
        is_range: range.is_some(),
        min: range.map_or(1, |range| range.min),
        max: range.map_or(count, |range| range.max),
        seats: range
            .map(|range| range.seats.iter().map(|group| spelled(group)).collect())
            .unwrap_or_default(),
        count,
    };
    pair(form(design.player_count.as_ref()), form(None))
}

fn spelled(group: &[u8]) -> String {
    group.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

/// The numbers in a text, whatever stands between them.
fn read(group: &str) -> Vec<u8> {
    group.split(|letter: char| !letter.is_ascii_digit()).filter_map(|n| n.parse().ok()).collect()
}

impl Form for AllForm {
    fn entries<'a>(&'a mut self, _: &'a About) -> Vec<Entry<'a>> {
        let Self { is_range, min, max, seats, count } = self;
        let (range, several) = (*is_range, *count > 1);
        let number = |value| Slot::Number { value, least: 1, most: i64::from(game::MAX_SEATS) };
        vec![
            Entry::new("player_count", Slot::Switch(is_range)).when(several),
            Entry::new("player_count.min", number(min)).when(range),
            Entry::new("player_count.max", number(max)).when(range),
            Entry::new("player_count.seats", Slot::List { words: seats, known: Vec::new() })
                .when(range),
        ]
    }

    fn edit(&self, name: &str, _: &Design) -> Edit {
        // Filling in a number is enough to say that there is a range.
        let is_range = self.is_range || name != "player_count";
        Edit::Players(PlayerEdit::Count(is_range.then(|| PlayerCount {
            min: self.min,
            max: self.max,
            seats: self.seats.iter().map(|group| read(group)).collect(),
        })))
    }

    fn path(&self, name: &str) -> String {
        name.to_owned()
    }

    fn words(&self, _: &str) -> &'static str {
        "players"
    }
}

struct PlayerForm {
    number: usize,
    name: Words,
    boards: [String; 3],
    path: CellList,
}

const BOARDS: [(&str, BoardName, &str); 3] = [
    ("shoe", BoardName::Shoe, "bench.shoe"),
    ("waiting_zone", BoardName::WaitingZone, "bench.waiting-zone"),
    ("result_zone", BoardName::ResultZone, "bench.result-zone"),
];
const NEW: &str = "new";

pub(super) fn open(design: &Design, number: usize) -> Option<Pair> {
    let player = design.players.get(number.checked_sub(1)?)?;
    let form = |player: &Player| PlayerForm {
        number,
        name: player.name.clone(),
        boards: BOARDS.map(|(_, board, _)| {
            board.of(player).map(|number| number.to_string()).unwrap_or_default()
        }),
        path: player.path.clone(),
    };
    pair(form(player), form(&Player::default()))
}

impl Form for PlayerForm {
    fn entries<'a>(&'a mut self, about: &'a About) -> Vec<Entry<'a>> {
        let counts = [about.shoes, about.waiting_zones, about.result_zones];
        let mut entries = vec![Entry::new("name", Slot::Words(&mut self.name))];
        for ((value, (name, _, key)), count) in self.boards.iter_mut().zip(BOARDS).zip(counts) {
            let options = choices(key, count);
            entries.push(Entry::new(name, Slot::Choice { value, options }));
        }
        entries.push(Entry::new("path", Slot::Cells(&mut self.path)).when(!about.dice.is_empty()));
        entries
    }

    fn edit(&self, name: &str, design: &Design) -> Edit {
        if name == "path" {
            let (player, cells) = (self.number, self.path.clone());
            return Edit::Players(PlayerEdit::Path { player, cells });
        }
        let chosen = self.boards.iter().zip(BOARDS).find(|(_, (field, _, _))| *field == name);
        match chosen {
            Some((value, (_, board, _))) => board_edit(design, self.number, board, value),
            None => {
                Edit::Players(PlayerEdit::Name { player: self.number, name: self.name.clone() })
            }
        }
    }

    fn path(&self, name: &str) -> String {
        format!("players[{}].{name}", self.number)
    }

    fn words(&self, _: &str) -> &'static str {
        "player"
    }
}

/// None, those that are there, a new one.
fn choices(key: &'static str, count: usize) -> Vec<(String, Message)> {
    let known = (1..=u8::try_from(count).unwrap_or(u8::MAX))
        .map(|number| (number.to_string(), board_name(key, number, count)));
    let none = (String::new(), Message::new("form-choice.player-board-none"));
    let new = (NEW.to_owned(), Message::new("form-choice.player-board-new"));
    std::iter::once(none).chain(known).chain([new]).collect()
}

/// What the player has is taken first; a board that nobody else has is gone then, and those
/// behind it move up.
fn board_edit(design: &Design, player: usize, board: BoardName, wanted: &str) -> Edit {
    let has = |player: &Player| board.of(player);
    let index = player.saturating_sub(1);
    let own = design.players.get(index).and_then(has);
    let wanted_number = wanted.parse::<u8>().ok();
    if own == wanted_number && wanted != NEW {
        return Edit::All(Vec::new());
    }
    let mut edits = Vec::new();
    let mut shift = 0;
    if let Some(own) = own {
        edits.push(Edit::Players(PlayerEdit::Take { player, board }));
        let others = design.players.iter().enumerate().filter(|(other, _)| *other != index);
        let is_shared = others.map(|(_, player)| player).any(|other| has(other) == Some(own));
        shift = u8::from(!is_shared && wanted_number.is_some_and(|wanted| wanted > own));
    }
    if let Some(number) = wanted_number {
        let number = number.saturating_sub(shift);
        edits.push(Edit::Players(PlayerEdit::Share { player, board, number }));
    } else if wanted == NEW {
        edits.push(Edit::Players(PlayerEdit::Give { player, board }));
    }
    Edit::All(edits)
}
