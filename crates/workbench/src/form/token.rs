//! A kind of token: how it looks, how many there are, what it is like, how it is handled.

use design::Design;
use design::edit::{Edit, KindField, TokenEdit};
use design::{Flanks, InGrid, Jumps, Mode, Promotion, Routes, Sides, TokenKind};

use super::{About, Form, Pair, grammar_entries, options, or_none, pair};
use crate::slot::{Entry, Slot};

struct TokenForm {
    kind: TokenKind,
    /// What it becomes and where; nothing when empty.
    becomes: Promotion,
    /// Its place among the kinds, from 1.
    number: usize,
}

pub(super) fn open(design: &Design, id: &str) -> Option<Pair> {
    let (number, kind) = (1..).zip(&design.tokens).find(|(_, kind)| kind.id == id)?;
    let usual = TokenKind { id: id.to_owned(), ..TokenKind::default() };
    let form = |kind: TokenKind| {
        let becomes = kind.becomes.clone().unwrap_or_default();
        TokenForm { kind, becomes, number }
    };
    pair(form(kind.clone()), form(usual))
}

const MODES: [&str; 3] = ["movement", "selection", "immobile"];
const IN_GRID: [&str; 8] =
    ["anywhere", "one-cell", "up-to-cells", "steps", "jumps", "line", "die", "immobile"];
const JUMP_OVER: [&str; 3] = ["anything", "enemies", "own"];
const FLANKS: [&str; 3] = ["nothing", "turn", "take"];
const SEEN_BY: [&str; 3] = ["everyone", "owner", "nobody"];

impl Form for TokenForm {
    fn entries<'a>(&'a mut self, about: &'a About) -> Vec<Entry<'a>> {
        let Self { kind, becomes, number: _ } = self;
        let is_picked = kind.mode == Mode::Selection;
        let is_turned = is_picked && !kind.lies_open;
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
            Entry::new("lies_open", Slot::Switch(&mut kind.lies_open)).when(is_picked),
            Entry::new("back", Slot::Picture(&mut kind.back)).when(is_hidden),
            Entry::new("in_grid", way).under("moving").when(moves),
            Entry::new("distance", Slot::Number { value: &mut kind.distance, least: 1, most: 99 })
                .under("moving")
                .when(has_distance),
            Entry::new("flights", Slot::Number { value: &mut kind.flights, least: 1, most: 99 })
                .under("moving")
                .when(moves && in_grid == InGrid::UpToCells),
            Entry::new("die", Slot::Choice { value: &mut kind.die, options: dice })
                .under("moving")
                .when(moves && in_grid == InGrid::Die),
            Entry::new("table", own).under("moving").when(moves),
        ];
        entries.extend(jump_entries(&mut kind.jumps, jumps));
        entries.extend(route_entries(&mut kind.routes, moves));
        entries.extend([
            Entry::new("stackable", Slot::Switch(&mut kind.stackable)).under("more"),
            Entry::new("endless", Slot::Switch(&mut kind.endless)).under("more").when(moves),
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
        let switches = [
            ("relative", &mut kind.relative),
            ("replaces", &mut kind.replaces),
            ("swaps", &mut kind.swaps),
            ("pushes", &mut kind.pushes),
            ("pushable", &mut kind.pushable),
            ("falls", &mut kind.falls),
            ("top_only", &mut kind.top_only),
            ("flanking_only", &mut kind.flanking_only),
        ];
        entries.extend(meeting_entries(switches, &mut kind.flanks, &mut kind.size));
        entries.extend(becoming_entries(becomes, about));
        entries.extend(grammar_entries(&mut kind.grammar));
        for entry in entries.iter_mut().filter(|entry| entry.group == Some("meeting")) {
            entry.matters = moves;
        }
        entries
    }

    fn edit(&self, name: &str, design: &Design) -> Edit {
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
            "sides" => KindField::Sides(kind.sides.clone()),
            _ => KindField::All(Box::new(TokenKind {
                becomes: self.promotion(name, design),
                ..kind.clone()
            })),
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

impl TokenForm {
    /// A promotion needs both its kind and its zone: what was not chosen yet is the first there is.
    fn promotion(&self, name: &str, design: &Design) -> Option<Promotion> {
        let Promotion { kind, zone } = &self.becomes;
        let is_cleared = match name {
            "becomes.kind" => kind.is_empty(),
            "becomes.zone" => zone.is_empty(),
            _ => kind.is_empty() && zone.is_empty(),
        };
        let or_first = |id: &String, first: Option<&String>| {
            Some(id.clone()).filter(|id| !id.is_empty()).or_else(|| first.cloned())
        };
        let kind = or_first(kind, design.tokens.first().map(|kind| &kind.id))?;
        let zone = or_first(zone, design.grid.zones.first().map(|zone| &zone.id))?;
        (!is_cleared).then_some(Promotion { kind, zone })
    }
}

fn jump_entries(jumps: &mut Jumps, matters: bool) -> Vec<Entry<'_>> {
    let Jumps { multiple, capture, or_one_cell, over, whole } = jumps;
    let over = Slot::Choice { value: over, options: options("token-jumps-over", &JUMP_OVER) };
    let entries = [
        Entry::new("jumps.multiple", Slot::Switch(multiple)),
        Entry::new("jumps.capture", Slot::Switch(capture)),
        Entry::new("jumps.or_one_cell", Slot::Switch(or_one_cell)),
        Entry::new("jumps.over", over),
        Entry::new("jumps.whole", Slot::Switch(whole)),
    ];
    entries.map(|entry| entry.under("moving").when(matters)).into()
}

/// What happens where the token meets others.
fn meeting_entries<'a>(
    switches: [(&'static str, &'a mut bool); 8],
    flanks: &'a mut Flanks,
    size: &'a mut u16,
) -> Vec<Entry<'a>> {
    let flanks = Slot::Choice { value: flanks, options: options("token-flanks", &FLANKS) };
    let size = Slot::Number { value: size, least: 0, most: i64::from(u16::MAX) };
    let switches = switches.into_iter().map(|(name, on)| Entry::new(name, Slot::Switch(on)));
    let others = [Entry::new("flanks", flanks), Entry::new("size", size)];
    switches.chain(others).map(|entry| entry.under("meeting")).collect()
}

fn becoming_entries<'a>(becomes: &'a mut Promotion, about: &About) -> Vec<Entry<'a>> {
    let kinds = or_none("token-becomes-kind", &about.kinds);
    let zones = or_none("token-becomes-zone", &about.zones);
    let kind = Slot::Choice { value: &mut becomes.kind, options: kinds };
    let zone = Slot::Choice { value: &mut becomes.zone, options: zones };
    let entries = [Entry::new("becomes.kind", kind), Entry::new("becomes.zone", zone)];
    entries.map(|entry| entry.under("meeting")).into()
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
