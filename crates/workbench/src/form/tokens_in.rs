//! A token where it lies: whose it is, how far it is turned, whether its face is up.

use design::Design;
use design::edit::{BoardEdit, Edit};
use design::{CellWord, TokenWord};
use geometry::Cell;

use super::{About, Form, Pair, pair};
use crate::slot::{Entry, Slot};

/// What is written of a token besides its kind.
#[derive(Clone)]
pub(super) struct TokenFields {
    owners: Vec<u8>,
    turned: u8,
    face_up: bool,
}

impl TokenFields {
    pub(super) fn of(design: &Design, token: &TokenWord) -> Self {
        Self {
            owners: token.owners.clone().unwrap_or_else(|| kind_owners(design, &token.kind)),
            turned: token.turned,
            face_up: token.face_up,
        }
    }

    /// A token as it is pasted; its owners are still those it has.
    pub(super) fn into_usual(self) -> Self {
        Self { turned: 0, face_up: false, ..self }
    }

    pub(super) fn entries<'a>(&'a mut self, about: &'a About) -> Vec<Entry<'a>> {
        let Self { owners, turned, face_up } = self;
        let names = about.players.clone();
        let most = i64::from(about.turns) - 1;
        let entries = [
            Entry::new("token.owners", Slot::Players { numbers: owners, names }),
            Entry::new("token.turned", Slot::Number { value: turned, least: 0, most }),
            Entry::new("token.face_up", Slot::Switch(face_up)),
        ];
        entries.map(|entry| entry.under("placed")).into()
    }

    /// A token with what this field holds.
    pub(super) fn written(&self, name: &str, design: &Design, token: &TokenWord) -> TokenWord {
        let mut token = token.clone();
        match name {
            "token.owners" => {
                let is_kinds = self.owners == kind_owners(design, &token.kind);
                token.owners = (!is_kinds).then(|| self.owners.clone());
            }
            "token.turned" => token.turned = self.turned,
            _ => token.face_up = self.face_up,
        }
        // A token of nobody cannot be told from one of its kind's owners.
        token.owners = token.owners.filter(|owners| !owners.is_empty());
        token
    }
}

fn kind_owners(design: &Design, id: &str) -> Vec<u8> {
    let kind = design.tokens.iter().find(|kind| kind.id == id);
    kind.map(|kind| kind.owners.0.clone()).unwrap_or_default()
}

/// Where the token lies.
#[derive(Clone)]
enum Lies {
    Shoe(u8, Cell),
    Queue(u8, usize),
}

struct TokenForm {
    lies: Lies,
    token: TokenWord,
    fields: TokenFields,
}

pub(super) fn open_shoe(design: &Design, number: u8, cell: Cell) -> Option<Pair> {
    let shoe = design.shoes.get(usize::from(number).checked_sub(1)?)?;
    let CellWord::Tokens(tokens) = shoe.tokens.at(cell.col, cell.row)? else { return None };
    open(design, Lies::Shoe(number, cell), tokens.last()?)
}

pub(super) fn open_queue(design: &Design, number: u8, place: usize) -> Option<Pair> {
    let shoe = design.shoes.get(usize::from(number).checked_sub(1)?)?;
    let token: TokenWord = shoe.queue.get(place.checked_sub(1)?)?.parse().ok()?;
    open(design, Lies::Queue(number, place), &token)
}

fn open(design: &Design, lies: Lies, token: &TokenWord) -> Option<Pair> {
    let fields = TokenFields::of(design, token);
    let form = |fields| TokenForm { lies: lies.clone(), token: token.clone(), fields };
    let usual = form(fields.clone().into_usual());
    pair(form(fields), usual)
}

impl Form for TokenForm {
    fn entries<'a>(&'a mut self, about: &'a About) -> Vec<Entry<'a>> {
        self.fields.entries(about)
    }

    fn edit(&self, name: &str, design: &Design) -> Edit {
        let token = self.fields.written(name, design, &self.token).to_string();
        let edits = match self.lies {
            Lies::Shoe(shoe, cell) => {
                [BoardEdit::Take { shoe, cell }, BoardEdit::Paste { shoe, cell, token }]
            }
            Lies::Queue(shoe, at) => {
                [BoardEdit::QueueRemove { shoe, at }, BoardEdit::QueueInsert { shoe, at, token }]
            }
        };
        Edit::All(edits.map(Edit::Boards).into())
    }

    fn path(&self, _: &str) -> String {
        match self.lies {
            Lies::Shoe(number, _) => format!("shoes[{number}].tokens"),
            Lies::Queue(number, place) => format!("shoes[{number}].queue[{place}]"),
        }
    }

    fn words(&self, _: &str) -> &'static str {
        "placed"
    }
}
