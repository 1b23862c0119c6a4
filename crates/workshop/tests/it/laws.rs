//! The laws of the conformance kit on random designs, and two second opinions on their moves:
//! the explaining evaluator against the fast one, and code written straight from the rules.

use conformance::is_slow;
use design::Design;
use game::{Notation as _, Rules};

use crate::generator::{self, Taste};
use crate::{look, machine, meetings};

/// Every mechanism; here the second opinion is the explaining evaluator: whatever can be named
/// and is not refused must be listed, and nothing else.
struct Anything;

/// Basic mechanisms; here the second opinion is the naive generator.
struct Basics;

/// The number of the design is its game's id.
fn designs(taste: Taste, count: u64) -> Vec<(&'static str, machine::Designed)> {
    let count = if is_slow() { count * 10 } else { count };
    (0..count)
        .map(|number| {
            let design = generator::design(number, taste);
            let id = &*number.to_string().leak();
            (id, machine::named(id, &design, "").unwrap())
        })
        .collect()
}

fn design_of(game: &machine::Designed, taste: Taste) -> Design {
    generator::design(game.card().id.parse().unwrap(), taste)
}

impl conformance::Specimen for Anything {
    type Game = machine::Designed;

    fn variants() -> Vec<(&'static str, Self::Game)> {
        designs(Taste::All, 150)
    }

    fn naive_moves(
        game: &Self::Game,
        position: &<Self::Game as Rules>::Position,
    ) -> Vec<<Self::Game as Rules>::Move> {
        machine::unrefused(game, &design_of(game, Taste::All), position)
    }
}

impl conformance::Specimen for Basics {
    type Game = machine::Designed;

    fn variants() -> Vec<(&'static str, Self::Game)> {
        designs(Taste::Basic, 200)
    }

    fn naive_moves(
        game: &Self::Game,
        position: &<Self::Game as Rules>::Position,
    ) -> Vec<<Self::Game as Rules>::Move> {
        let design = design_of(game, Taste::Basic);
        let table = look::table(game, &design, position);
        let read = |text: &String| game.parse_move(position, text).unwrap();
        table.moves().iter().map(read).collect()
    }
}

/// Tokens that meet others; here the second opinion is the naive generator too.
struct Meetings;

impl conformance::Specimen for Meetings {
    type Game = machine::Designed;

    fn variants() -> Vec<(&'static str, Self::Game)> {
        let count = if is_slow() { 2000 } else { 200 };
        let named = |number: u64| {
            let id = &*number.to_string().leak();
            (id, machine::named(id, &meetings::design(number), "").unwrap())
        };
        (0..count).map(named).collect()
    }

    fn naive_moves(
        game: &Self::Game,
        position: &<Self::Game as Rules>::Position,
    ) -> Vec<<Self::Game as Rules>::Move> {
        let design = meetings::design(game.card().id.parse().unwrap());
        let table = look::table(game, &design, position);
        let read = |text: &String| game.parse_move(position, text).unwrap();
        table.moves().iter().map(read).collect()
    }
}

conformance::laws!(Anything);

mod meeting {
    use super::Meetings;

    conformance::laws!(Meetings);
}

#[test]
fn basic_moves_are_those_of_the_rules() {
    conformance::laws::naive::<Basics>();
}
