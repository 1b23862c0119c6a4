//! The game as a whole: its name, what players are told, for whom it is, the size of its tokens.

use design::Design;
use design::edit::{Edit, TextEdit, TokenEdit};
use design::{Address, Theme, Words};

use super::{About, Form, Pair, options, pair};
use crate::slot::{Entry, Slot};

struct GameForm {
    name: Words,
    instructions: Words,
    labels: Vec<String>,
    address: Address,
    thing: Words,
    theme: Theme,
    coordinates: bool,
    captions: bool,
    token_height: u16,
    token_width: u16,
}

pub(super) fn open(design: &Design) -> Option<Pair> {
    pair(GameForm::of(design), GameForm::of(&Design::default()))
}

impl GameForm {
    fn of(design: &Design) -> Self {
        Self {
            name: design.name.clone(),
            instructions: design.instructions.clone(),
            labels: design.labels.clone(),
            address: design.address,
            thing: design.thing_name.clone(),
            theme: design.theme,
            coordinates: design.coordinates,
            captions: design.captions,
            token_height: design.token_height,
            token_width: design.token_width,
        }
    }
}

impl Form for GameForm {
    fn entries<'a>(&'a mut self, _: &'a About) -> Vec<Entry<'a>> {
        let Self {
            name,
            instructions,
            labels,
            address,
            thing,
            theme,
            coordinates,
            captions,
            token_height,
            token_width,
        } = self;
        let size = |value| Slot::Number { value, least: 1, most: 1000 };
        let address =
            Slot::Choice { value: address, options: options("game-address", &["tu", "vous"]) };
        let themes = options("game-theme", &["table", "paper", "garden", "sea", "night"]);
        vec![
            Entry::new("name", Slot::Words(name)),
            Entry::new("instructions", Slot::Long(instructions)),
            Entry::new("labels", Slot::List { words: labels, known: Vec::new() }),
            Entry::new("theme", Slot::Choice { value: theme, options: themes }),
            Entry::new("address", address),
            Entry::new("thing_name", Slot::Words(thing)),
            Entry::new("captions", Slot::Switch(captions)),
            Entry::new("coordinates", Slot::Switch(coordinates)),
            Entry::new("token_height", size(token_height)).under("sizes"),
            Entry::new("token_width", size(token_width)).under("sizes"),
        ]
    }

    fn edit(&self, name: &str, _: &Design) -> Edit {
        match name {
            "name" => Edit::Texts(TextEdit::Name(self.name.clone())),
            "instructions" => Edit::Texts(TextEdit::Instructions(self.instructions.clone())),
            "labels" => Edit::Texts(TextEdit::Labels(self.labels.clone())),
            "address" => Edit::Texts(TextEdit::Address(self.address)),
            "thing_name" => Edit::Texts(TextEdit::Thing(self.thing.clone())),
            "theme" => Edit::Texts(TextEdit::Theme(self.theme)),
            "coordinates" => Edit::Texts(TextEdit::Coordinates(self.coordinates)),
            "captions" => Edit::Texts(TextEdit::Captions(self.captions)),
            _ => {
                Edit::Tokens(TokenEdit::Size { height: self.token_height, width: self.token_width })
            }
        }
    }

    fn path(&self, name: &str) -> String {
        name.to_owned()
    }

    fn words(&self, _: &str) -> &'static str {
        "game"
    }
}
