//! A kind of token: how it looks, how many there are, what it is like, how it is handled.

use design::Design;
use design::edit::{Edit, KindField, TokenEdit};
use design::{InGrid, Jumps, Mode, Routes, Sides, TokenKind};

use super::{About, Form, Pair, options, or_none, pair};
use crate::slot::{Entry, Slot};

struct TokenForm {
    kind: TokenKind,
    /// Its place among the kinds, from 1.
    number: usize,
}

pub(super) fn open(design: &Design, id: &str) -> Option<Pair> {
    let (number, kind) = (1..).zip(&design.tokens).find(|(_, kind)| kind.id == id)?;
    let usual = TokenKind { id: id.to_owned(), ..TokenKind::default() };
    pair(TokenForm { kind: kind.clone(), number }, TokenForm { kind: usual, number })
}

const MODES: [&str; 3] = ["movement", "selection", "immobile"];
const IN_GRID: [&str; 7] =
    ["anywhere", "one-cell", "up-to-cells", "steps", "jumps", "die", "immobile"];
const SEEN_BY: [&str; 3] = ["everyone", "owner", "nobody"];

impl Form for TokenForm {
    fn entries<'a>(&'a mut self, about: &'a About) -> Vec<Entry<'a>> {
        let kind = &mut self.kind;
        let is_turned = kind.mode == Mode::Selection;
        let moves = kind.mode == Mode::Movement;
        let is_hidden = is_turned || kind.faces_seen_by != design::FacesSeenBy::Everyone;
        let in_grid = kind.in_grid;
        let has_distance = moves && matches!(in_grid, InGrid::UpToCells | InGrid::Steps);
        let jumps = moves && in_grid == InGrid::Jumps;
        let words = Slot::List { words: &mut kind.characteristics, known: about.words.clone() };
        let count = Slot::Number { value: &mut kind.count, least: 0, most: i64::from(u16::MAX) };
        let mode = Slot::Choice { value: &mut kind.mode, options: options("token-mode", &MODES) };
        let way =
            Slot::Choice { value: &mut kind.in_grid, options: options("token-in-grid", &IN_GRID) };
        let seen = Slot::Choice {
            value: &mut kind.faces_seen_by,
            options: options("token-faces-seen-by", &SEEN_BY),
        };
        let dice = or_none("token-die", &about.dice);
        let own = Slot::OwnTable { own: &mut kind.table, usual: about.table };
        let mut entries = vec![
            Entry::new("name", Slot::Words(&mut kind.name)),
            Entry::new("picture", Slot::Picture(&mut kind.picture)),
            Entry::new("count", count),
            Entry::new("characteristics", words),
            Entry::new("mode", mode),
            Entry::new("back", Slot::Picture(&mut kind.back)).when(is_hidden),
            Entry::new("in_grid", way).under("moving").when(moves),
            Entry::new("distance", Slot::Number { value: &mut kind.distance, least: 1, most: 99 })
                .under("moving")
                .when(has_distance),
            Entry::new("die", Slot::Choice { value: &mut kind.die, options: dice })
                .under("moving")
                .when(moves && in_grid == InGrid::Die),
            Entry::new("table", own).under("moving").when(moves),
        ];
        entries.extend(jump_entries(&mut kind.jumps, jumps));
        entries.extend(route_entries(&mut kind.routes, moves));
        entries.extend([
            Entry::new("stackable", Slot::Switch(&mut kind.stackable)).under("more"),
            Entry::new("rotatable", Slot::Switch(&mut kind.rotatable)).under("more").when(moves),
            Entry::new("shape", Slot::Shape(&mut kind.shape)).under("more"),
            Entry::new("faces_seen_by", seen).under("more"),
            Entry::new(
                "owners",
                Slot::Players { numbers: &mut kind.owners.0, names: about.players.clone() },
            )
            .under("more"),
            Entry::new("attack", Slot::Maybe { value: &mut kind.attack, least: 0 }).under("fight"),
            Entry::new("defence", Slot::Maybe { value: &mut kind.defence, least: 0 })
                .under("fight"),
        ]);
        entries.extend(side_entries(&mut kind.sides));
        entries
    }

    fn edit(&self, name: &str, _: &Design) -> Edit {
        let kind = &self.kind;
        let field = match name.split('.').next().unwrap_or_default() {
            "name" => KindField::Name(kind.name.clone()),
            "picture" => KindField::Picture(kind.picture.clone()),
            "count" => KindField::Count(kind.count),
            "characteristics" => KindField::Characteristics(kind.characteristics.clone()),
            "mode" => KindField::Mode(kind.mode),
            "back" => KindField::Back(kind.back.clone()),
            "in_grid" => KindField::InGrid(kind.in_grid),
            "distance" => KindField::Distance(kind.distance),
            "die" => KindField::Die(kind.die.clone()),
            "table" => KindField::Table(kind.table),
            "jumps" => KindField::Jumps(kind.jumps),
            "routes" => KindField::Routes(kind.routes),
            "stackable" => KindField::Stackable(kind.stackable),
            "rotatable" => KindField::Rotatable(kind.rotatable),
            "shape" => KindField::Shape(kind.shape.clone()),
            "faces_seen_by" => KindField::FacesSeenBy(kind.faces_seen_by),
            "owners" => KindField::Owners(kind.owners.clone()),
            "attack" => KindField::Attack(kind.attack),
            "defence" => KindField::Defence(kind.defence),
            _ => KindField::Sides(kind.sides.clone()),
        };
        Edit::Tokens(TokenEdit::Set { kind: kind.id.clone(), field })
    }

    fn path(&self, name: &str) -> String {
        format!("tokens[{}].{name}", self.number)
    }

    fn words(&self, _: &str) -> &'static str {
        "token"
    }
}

fn jump_entries(jumps: &mut Jumps, matters: bool) -> Vec<Entry<'_>> {
    let Jumps { multiple, capture, or_one_cell } = jumps;
    let entries = [
        Entry::new("jumps.multiple", Slot::Switch(multiple)),
        Entry::new("jumps.capture", Slot::Switch(capture)),
        Entry::new("jumps.or_one_cell", Slot::Switch(or_one_cell)),
    ];
    entries.map(|entry| entry.under("moving").when(matters)).into()
}

fn route_entries(routes: &mut Routes, matters: bool) -> Vec<Entry<'_>> {
    let Routes {
        grid_to_shoe,
        grid_to_waiting,
        shoe_to_waiting,
        waiting_to_shoe,
        waiting_to_grid,
        shoe_to_grid,
    } = routes;
    let entries = [
        Entry::new("routes.shoe_to_grid", Slot::Switch(shoe_to_grid)),
        Entry::new("routes.shoe_to_waiting", Slot::Switch(shoe_to_waiting)),
        Entry::new("routes.waiting_to_grid", Slot::Switch(waiting_to_grid)),
        Entry::new("routes.waiting_to_shoe", Slot::Switch(waiting_to_shoe)),
        Entry::new("routes.grid_to_shoe", Slot::Switch(grid_to_shoe)),
        Entry::new("routes.grid_to_waiting", Slot::Switch(grid_to_waiting)),
    ];
    entries.map(|entry| entry.under("routes").when(matters)).into()
}

fn side_entries(sides: &mut Sides) -> Vec<Entry<'_>> {
    let Sides { north, east, south, west } = sides;
    let entries = [
        Entry::new("sides.north", Slot::Text(north)),
        Entry::new("sides.east", Slot::Text(east)),
        Entry::new("sides.south", Slot::Text(south)),
        Entry::new("sides.west", Slot::Text(west)),
    ];
    entries.map(|entry| entry.under("sides")).into()
}
