//! Live changes of random plays: whatever is changed in the middle of one, either it is refused
//! and nothing happens, or the play goes on by the new rules. Spec: section 3.12.

use std::sync::Arc;

use conformance::is_slow;
use design::files;
use design::{
    By, Design, FacesSeenBy, InGrid, Layout, Mode, Owners, Shape, TokenKind, WhenRight,
    WhenToValidate, WhenWrong,
};
use game::{
    Game as _, Living as _, NewRules, Notation as _, Presentation as _, Rng, Rules, Turn, Viewer,
};
use serde_json::{Map, Value};
use workshop::carry_over;

use crate::generator::{self, Taste};
use crate::machine::{self, Designed};

type Position = <Designed as Rules>::Position;

#[test]
fn rule_3_12_a_random_play_goes_on_after_a_random_change() {
    let (mut carried, mut refused) = (0, 0);
    for number in 0..if is_slow() { 40_000 } else { 4_000 } {
        let mut rng = Rng::for_ply(0xca44, number);
        let design = generator::design(number / 4, Taste::All);
        let mut new = design.clone();
        for _ in 0..=rng.below(3) {
            change(&mut new, &mut rng);
        }
        if !files::check(&new).is_empty() {
            continue;
        }
        let (old, new) = (machine::designed(&design, ""), machine::designed(&new, ""));
        let (old, new) = (old.unwrap(), new.unwrap());
        let mut at = old.start(number);
        let moves = rng.below(20);
        play_on(&old, &mut at, moves, &mut rng);
        match carry_over(&at, old.compiled(), new.compiled()) {
            Ok(mut at) => {
                carried += 1;
                let text = new.position_text(&at);
                assert_eq!(new.hash(&at), new.rehash(&at), "design {number}: {text}");
                let read = new.parse_position(&text);
                assert!(read.as_ref() == Ok(&at), "design {number}: {text}\n{read:?}");
                play_on(&new, &mut at, 20, &mut rng);
            }
            Err(_) => refused += 1,
        }
    }
    assert!(carried > 1000 && refused > 20, "{carried} carried, {refused} refused");
}

/// A whole design and its text do the same to a play, and the record says what differs.
#[test]
fn rule_3_12_a_change_is_recorded_as_the_fields_that_differ() {
    let mut changed = 0;
    for number in 0..if is_slow() { 4_000 } else { 400 } {
        let mut rng = Rng::for_ply(0xc4a6, number);
        let design = generator::design(number / 4, Taste::All);
        let mut new = design.clone();
        for _ in 0..=rng.below(3) {
            change(&mut new, &mut rng);
        }
        let game = machine::designed(&design, "").unwrap();
        let at = game.start(number);
        let played = &game.compiled().design();
        let text = what_differs(played, &new);
        assert_eq!(workshop::change_between(played, &new), text);
        let whole = game.changed(&at, &workshop::new_rules(new.clone()));
        let read = game.changed(&at, &NewRules::Text(text.clone()));
        match (whole, read) {
            (Ok((whole, after, said)), Ok((read, same, again))) => {
                changed += 1;
                assert_eq!((&said, &again), (&text, &text));
                assert_eq!(after, same, "design {number}: {text}");
                assert_eq!(whole.compiled().design(), read.compiled().design());
                assert_eq!(files::check(&new), [], "design {number} is played");
            }
            (Err(whole), Err(read)) => assert_eq!(whole.key(), read.key()),
            (whole, read) => panic!("design {number}: {:?}, {:?}", whole.err(), read.err()),
        }
    }
    assert!(changed > 200, "{changed} changed");
}

/// What differs between the files of two designs.
fn what_differs(old: &Design, new: &Design) -> String {
    let fields =
        |design| serde_json::from_str::<Map<String, Value>>(&files::write(design)).unwrap();
    let (old, new) = (fields(old), fields(new));
    let mut change = Map::new();
    for (name, value) in &new {
        if old.get(name) != Some(value) {
            change.insert(name.clone(), value.clone());
        }
    }
    for name in old.keys().filter(|name| !new.contains_key(*name)) {
        change.insert(name.clone(), Value::Null);
    }
    Value::Object(change).to_string()
}

#[test]
fn only_a_design_is_new_rules() {
    let game = machine::designed(&generator::design(0, Taste::All), "").unwrap();
    let refused = game.changed(&game.start(0), &NewRules::Whole(Arc::new("no design")));
    assert_eq!(refused.err().map(|why| why.key()), Some("design.not-a-design"));
}

/// Plays so many random actions, the play as all see it looked at on the way.
fn play_on(game: &Designed, at: &mut Position, moves: u32, rng: &mut Rng) {
    let mut listed = Vec::new();
    for _ in 0..moves {
        settle(game, at, rng);
        let Turn::Seat(seat) = game.turn(at) else { return };
        game.scene(&game.view_for(at, Viewer::Seat(seat)), &[]).unwrap();
        game.legal_moves(at, &mut listed);
        let action = *rng.choose(&listed).unwrap();
        game.apply(at, &action).unwrap();
    }
    settle(game, at, rng);
}

fn settle(game: &Designed, at: &mut Position, rng: &mut Rng) {
    while game.turn(at) == Turn::Chance {
        let chance = game.draw(at, rng).unwrap();
        game.resolve(at, chance).unwrap();
    }
}

/// Changes one thing.
fn change(design: &mut Design, rng: &mut Rng) {
    let yes = rng.below(2) == 0;
    let small = u8::try_from(rng.below(4)).unwrap();
    let (grid, rules) = (&mut design.grid, &mut design.association);
    match rng.below(14) {
        0 => grid.layout = if yes { Layout::Hexagons } else { Layout::Rectangles },
        1 => grid.closed_borders = yes,
        2 if yes => (grid.rows, grid.columns) = (grid.rows + small, grid.columns + 1),
        2 => {
            grid.rows = (grid.rows - 1).max(1);
            grid.tokens.0.truncate(usize::from(grid.rows));
            (grid.zones, grid.tables, grid.dice) = Default::default();
        }
        3 => grid.zones.truncate(usize::from(small)),
        4 => grid.dice.clear(),
        5 => rules.selections = small,
        6 => {
            let all = [
                WhenToValidate::AtOnce,
                WhenToValidate::OnRequest,
                WhenToValidate::AfterMoves(2),
                WhenToValidate::ShoeEmpty,
            ];
            rules.when = *rng.choose(&all).unwrap();
        }
        7 => {
            rules.when_wrong = if yes { WhenWrong::Accept } else { WhenWrong::Refuse };
            rules.when_right = if yes { WhenRight::Remove } else { WhenRight::Accept };
        }
        8 => rules.by = if yes { By::Sides } else { By::Characteristics },
        9 => design.tokens.reverse(),
        _ => {
            let index = rng.index(design.tokens.len());
            change_kind(&mut design.tokens[index], rng);
        }
    }
}

fn change_kind(kind: &mut TokenKind, rng: &mut Rng) {
    let yes = rng.below(2) == 0;
    let small = u8::try_from(rng.below(4)).unwrap();
    match rng.below(9) {
        0 | 1 => {
            let all = [InGrid::Immobile, InGrid::Anywhere, InGrid::Steps, InGrid::Jumps];
            kind.in_grid = *rng.choose(&all).unwrap();
        }
        2 => kind.distance = small,
        3 => (kind.jumps.multiple, kind.jumps.or_one_cell) = (yes, small == 0),
        4 => {
            let all = [Mode::Immobile, Mode::Selection, Mode::Movement];
            kind.mode = *rng.choose(&all).unwrap();
        }
        5 => {
            let all: [&[&str]; 4] = [&[], &["xx"], &["x", "x"], &[".x", "xx"]];
            let rows = rng.choose(&all).unwrap().iter();
            kind.shape = Shape(rows.map(|row| (*row).to_owned()).collect());
        }
        6 => kind.owners = Owners(vec![1; usize::from(yes)]),
        7 => {
            let all = [FacesSeenBy::Everyone, FacesSeenBy::Owner, FacesSeenBy::Nobody];
            kind.faces_seen_by = *rng.choose(&all).unwrap();
        }
        _ => (kind.attack, kind.defence) = (yes.then_some(1), yes.then_some(1)),
    }
}
