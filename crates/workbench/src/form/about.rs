//! What the fields of one part must know of the rest of the design: names to choose from.

use std::collections::BTreeSet;

use design::Design;
use design::{MoveTable, Words};
use i18n::Message;
use workshop::Name;

/// Names to choose from.
pub(crate) struct About {
    /// Every characteristic of the design.
    pub(crate) words: Vec<String>,
    /// Kinds of tokens, zones and dice: the id, and what it is called.
    pub(crate) kinds: Vec<(String, Message)>,
    pub(crate) zones: Vec<(String, Message)>,
    pub(crate) dice: Vec<(String, Message)>,
    pub(crate) players: Vec<Message>,
    pub(crate) shoes: usize,
    pub(crate) waiting_zones: usize,
    pub(crate) result_zones: usize,
    /// The movement table of the grid.
    pub(crate) table: MoveTable,
    /// How many turns bring a token back.
    pub(crate) turns: u8,
    pictures: Vec<(String, String)>,
}

impl About {
    pub(crate) fn of(design: &Design) -> Self {
        let tokens = design.tokens.iter().flat_map(|kind| &kind.characteristics);
        let words: BTreeSet<&String> = tokens.chain(design.grid.characteristics()).collect();
        Self {
            words: words.into_iter().cloned().collect(),
            kinds: named(design.tokens.iter().map(|kind| &kind.id), |id| kind_name(design, id)),
            zones: named(design.grid.zones.iter().map(|z| &z.id), |id| zone_name(design, id)),
            dice: named(design.dice.iter().map(|die| &die.id), die_name),
            players: (1..=design.players.len()).map(|number| player_name(design, number)).collect(),
            shoes: design.shoes.len(),
            waiting_zones: design.waiting_zones.len(),
            result_zones: design.result_zones.len(),
            table: design.grid.table,
            turns: design.grid.layout.turns(),
            pictures: design.tokens.iter().map(|k| (k.id.clone(), k.picture.clone())).collect(),
        }
    }

    /// The name and the picture of a token that is written so.
    pub(crate) fn look(&self, word: &str) -> (Message, String) {
        let id = word.split(['@', '^', '!']).next().unwrap_or_default();
        let name = self.kinds.iter().find(|(kind, _)| kind == id).map(|(_, name)| name.clone());
        let picture = self.pictures.iter().find(|(kind, _)| kind == id);
        let name = name.unwrap_or_else(|| plain(id));
        (name, picture.map(|(_, picture)| picture.clone()).unwrap_or_default())
    }
}

fn named<'a>(
    ids: impl Iterator<Item = &'a String>,
    name: impl Fn(&str) -> Message,
) -> Vec<(String, Message)> {
    ids.map(|id| (id.clone(), name(id))).collect()
}

/// A word that is the same in both languages.
fn plain(word: &str) -> Message {
    Name::of(&Words::default(), word).message()
}

/// What a kind of token is called: its name, else its number.
pub(crate) fn kind_name(design: &Design, id: &str) -> Message {
    let found = (1usize..).zip(&design.tokens).find(|(_, kind)| kind.id == id);
    match found {
        Some((_, kind)) if !kind.name.is_empty() => Name::of(&kind.name, id).message(),
        Some((number, _)) if is_made(id, "token") => {
            Message::new("bench.token-number").with("number", number)
        }
        _ => plain(id),
    }
}

/// What a zone is called: its name, else its number.
pub(crate) fn zone_name(design: &Design, id: &str) -> Message {
    if id == design::edit::REST_OF_GRID {
        return Message::new("bench.rest-of-grid");
    }
    let found = (1usize..).zip(&design.grid.zones).find(|(_, zone)| zone.id == id);
    match found {
        Some((_, zone)) if !zone.name.is_empty() => Name::of(&zone.name, id).message(),
        Some((number, _)) if is_made(id, "zone") => {
            Message::new("bench.zone-number").with("number", number)
        }
        _ => plain(id),
    }
}

/// Whether an id was made by the workbench, so that nobody has to read it.
fn is_made(id: &str, start: &str) -> bool {
    let number = id.strip_prefix(start).and_then(|rest| rest.strip_prefix('-'));
    number.is_some_and(|number| number.parse::<u32>().is_ok())
}

/// What a die is called: its id, which is its name.
pub(crate) fn die_name(id: &str) -> Message {
    let number = id.strip_prefix("die-").and_then(|number| number.parse::<u32>().ok());
    number
        .map_or_else(|| plain(id), |number| Message::new("bench.die-number").with("number", number))
}

/// What a player is called: the name, else the number.
pub(crate) fn player_name(design: &Design, number: usize) -> Message {
    let player = number.checked_sub(1).and_then(|index| design.players.get(index));
    match player {
        Some(player) if !player.name.is_empty() => Name::of(&player.name, "").message(),
        _ => Message::new("bench.player-number").with("number", number),
    }
}

/// What a board beside the grid is called, by the key of its sort.
pub(crate) fn board_name(key: &'static str, number: u8, count: usize) -> Message {
    let only = Message::new(key);
    if count > 1 {
        Message::new("bench.board-number").with("board", only).with("number", number)
    } else {
        only
    }
}
