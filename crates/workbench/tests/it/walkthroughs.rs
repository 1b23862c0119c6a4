//! The three walk-throughs, made from an empty design by parts, fields, actions, tools and
//! touches alone, then played to the end in the test beside them. Spec: section 5.3.

use std::collections::HashMap;

use design::Design;
use design::edit::BoardName;
use design::edit::RuleName;
use game::Seat;
use scene::Touch;
use workbench::{ActionName, Input, Part, Workbench};

use crate::making::*;

fn remarked(bench: &Workbench) -> Vec<&str> {
    bench.remarks().iter().map(|remark| remark.key()).collect()
}

fn cell(index: usize, columns: usize) -> String {
    let (col, row) =
        (u8::try_from(index % columns).unwrap(), u8::try_from(index / columns).unwrap());
    geometry::Cell::new(col, row).to_string()
}

/// Undone to the empty design, and done again.
fn undo_and_redo(bench: &mut Workbench) {
    bench.end_test();
    let made = bench.design().clone();
    while bench.undo().is_ok() {}
    assert_eq!(bench.design(), &Design::default());
    while bench.redo().is_ok() {}
    assert_eq!(bench.design(), &made);
}

const BALLS: [(&str, &str, &str); 8] = [
    ("black", "Boule noire", "Black ball"),
    ("green", "Boule verte", "Green ball"),
    ("cyan", "Boule vert clair", "Light green ball"),
    ("red", "Boule rouge", "Red ball"),
    ("brown", "Boule brune", "Brown ball"),
    ("grey", "Boule grise", "Grey ball"),
    ("purple", "Boule mauve", "Purple ball"),
    ("yellow", "Boule jaune", "Yellow ball"),
];

fn make_balls(bench: &mut Workbench) {
    for (number, (colour, fr, en)) in BALLS.into_iter().enumerate() {
        act(bench, ActionName::AddToken);
        fill(bench, "picture", picture(&format!("ball:{colour}")));
        fill(bench, "name", named(fr, en));
        fill(bench, "characteristics", list(&[colour]));
        if number == 0 {
            // "Garder sélections": the next tokens take these.
            fill(bench, "mode", choice("selection"));
            fill(bench, "back", picture("back:blue"));
            fill(bench, "count", Input::Number(2));
        }
    }
}

/// Two of each on the grid; a third is refused.
fn lay_balls(bench: &mut Workbench) {
    let first = bench.design().tokens[0].id.clone();
    bench.select(Part::Token(first));
    for (number, (_, _, name)) in BALLS.into_iter().enumerate() {
        act(bench, ActionName::Copy);
        touch(bench, &cell(2 * number, 4));
        touch(bench, &cell(2 * number + 1, 4));
        let third = bench.touch(&Touch::new("a1")).unwrap_err();
        assert_eq!(third.key(), "edit.none-left");
        let said = words().say(&third);
        assert!(said.contains(name), "by its name: {said}");
        let is_last = bench.act(&ActionName::Next).is_err();
        assert_eq!(is_last, number == 7);
    }
}

/// 11.1 to 11.6.
pub(crate) fn make_memory() -> Workbench {
    let mut bench = empty();
    fill(&mut bench, "name", named("Jeu de mémoire", "Memory"));
    fill(&mut bench, "token_height", Input::Number(50));
    fill(&mut bench, "token_width", Input::Number(50));
    make_balls(&mut bench);
    bench.select(Part::Grid);
    fill(&mut bench, "rows", Input::Number(4));
    fill(&mut bench, "columns", Input::Number(4));
    lay_balls(&mut bench);
    bench.select(Part::Player(1));
    fill(&mut bench, "name", named("Joueur1", "Joueur1"));
    act(&mut bench, ActionName::AddPlayer);
    fill(&mut bench, "name", named("Joueur2", "Joueur2"));
    for player in [1, 2] {
        bench.select(Part::Player(player));
        act(&mut bench, ActionName::Give(BoardName::ResultZone));
        fill(&mut bench, "rows", Input::Number(4));
        fill(&mut bench, "columns", Input::Number(4));
    }
    rules(&mut bench, RuleName::Association);
    fill(&mut bench, "when_right", choice("remove"));
    rules(&mut bench, RuleName::Won);
    fill(&mut bench, "grid_empty", Input::Switch(true));
    fill(&mut bench, "zones_valid_and_shoe_empty", Input::Switch(false));
    fill(&mut bench, "zones_valid_and_grid_full", Input::Switch(false));
    rules(&mut bench, RuleName::Lost);
    fill(&mut bench, "errors", Input::Number(999));
    fill(&mut bench, "moves", Input::Number(999));
    bench
}

#[test]
fn memory() {
    let mut bench = make_memory();
    assert_eq!(remarked(&bench), ["review.no-instructions"], "the thesis gives none");
    let design = bench.design();
    assert_eq!((design.tokens.len(), design.players.len(), design.result_zones.len()), (8, 2, 2));
    assert!(design.tokens.iter().all(|kind| kind.count == 2 && kind.back == "back:blue"));
    for seed in [1, 2] {
        start(&mut bench, seed, 2);
        find_pairs(&mut bench, 8);
        let session = bench.test().unwrap().session();
        assert!(session.ending().is_some(), "the grid is empty");
        let scene = bench.test_scene().unwrap();
        let won = [pictures(&scene, "result1"), pictures(&scene, "result2")];
        assert_eq!(won.map(|won| won.len()), [8, 8], "the hand passes after every pair");
    }
    undo_and_redo(&mut bench);
}

/// 11.7.
pub(crate) fn make_sliding_puzzle() -> Workbench {
    let mut bench = empty();
    fill(&mut bench, "name", named("Jeu du taquet", "Sliding puzzle"));
    for number in 1..=8 {
        let digit = number.to_string();
        act(&mut bench, ActionName::AddToken);
        fill(&mut bench, "picture", picture(&format!("digit:{digit}")));
        fill(&mut bench, "name", named(&digit, &digit));
        fill(&mut bench, "characteristics", list(&[&digit]));
        fill(&mut bench, "in_grid", choice("one-cell"));
    }
    bench.select(Part::Grid);
    (0..3).for_each(|_| act(&mut bench, ActionName::AddRow));
    (0..3).for_each(|_| act(&mut bench, ActionName::AddColumn));
    act(&mut bench, ActionName::PlaceLeft);
    for number in 1..=8 {
        let digit = number.to_string();
        bench.select(Part::Grid);
        act(&mut bench, ActionName::AddZone);
        fill(&mut bench, "name", named(&digit, &digit));
        fill(&mut bench, "characteristics", list(&[&digit]));
        touch(&mut bench, &cell(number - 1, 3));
    }
    bench.select(Part::Grid);
    fill(&mut bench, "closed_borders", Input::Switch(true));
    rules(&mut bench, RuleName::Association);
    fill(&mut bench, "when_wrong", choice("accept"));
    rules(&mut bench, RuleName::Won);
    fill(&mut bench, "zones_valid", Input::Switch(true));
    fill(&mut bench, "zones_valid_and_shoe_empty", Input::Switch(false));
    fill(&mut bench, "zones_valid_and_grid_full", Input::Switch(false));
    rules(&mut bench, RuleName::Lost);
    fill(&mut bench, "errors", Input::Number(999));
    fill(&mut bench, "moves", Input::Number(999));
    bench
}

/// The cells from which tiles slide into the gap until all lie in order, found by trying.
fn solved(start: [u8; 9]) -> Vec<(usize, usize)> {
    const GOAL: [u8; 9] = [1, 2, 3, 4, 5, 6, 7, 8, 0];
    /// A state, and the tile that slid to make the next one.
    type Slid = ([u8; 9], (usize, usize));
    let mut before: HashMap<[u8; 9], Slid> = HashMap::new();
    let mut round = vec![start];
    before.insert(start, (start, (9, 9)));
    while !before.contains_key(&GOAL) {
        let mut next = Vec::new();
        for state in round {
            let gap = state.iter().position(|tile| *tile == 0).unwrap();
            let is_near =
                |from: &usize| (from / 3).abs_diff(gap / 3) + (from % 3).abs_diff(gap % 3) == 1;
            for from in (0..9).filter(is_near) {
                let mut after = state;
                after.swap(from, gap);
                before.entry(after).or_insert_with(|| {
                    next.push(after);
                    (state, (from, gap))
                });
            }
        }
        assert!(!next.is_empty(), "every shuffle can be solved");
        round = next;
    }
    let mut way = Vec::new();
    let mut state = GOAL;
    while state != start {
        let (earlier, slide) = before[&state];
        way.push(slide);
        state = earlier;
    }
    way.reverse();
    way
}

#[test]
fn sliding_puzzle() {
    let mut bench = make_sliding_puzzle();
    assert_eq!(remarked(&bench), ["review.no-instructions"], "the thesis gives none");
    assert_eq!(bench.design().grid.zones.len(), 8);
    start(&mut bench, 3, 1);
    let mut tiles = [0; 9];
    for (place, picture) in pictures(&bench.test_scene().unwrap(), "") {
        let at: geometry::Cell = place.parse().unwrap();
        let digit = picture.strip_prefix("digit:").unwrap().parse().unwrap();
        tiles[usize::from(at.row) * 3 + usize::from(at.col)] = digit;
    }
    let way = solved(tiles);
    assert!(way.len() > 1, "it was shuffled");
    for (from, to) in way {
        assert_eq!(bench.test().unwrap().session().ending(), None);
        play(&mut bench, &cell(from, 3));
        play(&mut bench, &cell(to, 3));
    }
    let ending = bench.test().unwrap().session().ending().cloned().unwrap();
    assert!(ending.outcome.is_won_by(Seat::FIRST));
    undo_and_redo(&mut bench);
}

const ANIMALS: [(&str, &str, bool); 6] = [
    ("pigeon", "pigeon", true),
    ("bee", "abeille", true),
    ("owl", "hibou", true),
    ("cow", "vache", false),
    ("dog", "chien", false),
    ("fish", "poisson", false),
];

/// 11.8, with its second option: what is wrong is refused, what is right stays.
pub(crate) fn make_pigeon_vole() -> Workbench {
    let mut bench = empty();
    fill(&mut bench, "name", named("Pigeon vole", "Does it fly?"));
    for (en, fr, flies) in ANIMALS {
        act(&mut bench, ActionName::AddToken);
        fill(&mut bench, "picture", picture(en));
        fill(&mut bench, "name", named(fr, en));
        fill(&mut bench, "mode", choice("movement"));
        fill(&mut bench, "in_grid", choice("anywhere"));
        let word = if flies { "volant" } else { "non volant" };
        fill(&mut bench, "characteristics", list(&[word]));
    }
    bench.select(Part::Grid);
    fill(&mut bench, "rows", Input::Number(2));
    fill(&mut bench, "columns", Input::Number(6));
    for (row, word) in [(1, "volant"), (2, "non volant")] {
        let [first, last] = ['a', 'f'].map(|col| Touch(format!("{col}{row}")));
        bench.set_tool(workbench::Tool::Select);
        bench.stroke(&first, &last).unwrap();
        act(&mut bench, ActionName::AddZone);
        fill(&mut bench, "name", named(word, word));
        fill(&mut bench, "characteristics", list(&[word]));
    }
    bench.select(Part::Player(1));
    fill(&mut bench, "shoe", choice("new"));
    bench.select(Part::Shoe(1));
    fill(&mut bench, "queue_cells", Input::Number(6));
    for (number, kind) in bench.design().tokens.clone().into_iter().enumerate() {
        bench.set_tool(workbench::Tool::Paste(kind.id));
        touch(&mut bench, &format!("queue1.{}", cell(number, 10)));
    }
    rules(&mut bench, RuleName::Refill);
    fill(&mut bench, "refill", choice("token-leaves"));
    rules(&mut bench, RuleName::Won);
    fill(&mut bench, "zones_valid_and_grid_full", Input::Switch(false));
    bench
}

#[test]
fn pigeon_vole() {
    let mut bench = make_pigeon_vole();
    assert_eq!(remarked(&bench), ["review.no-instructions"], "the thesis gives none");
    assert_eq!(bench.design().shoes[0].queue.len(), 6);
    start(&mut bench, 5, 1);
    let mut taken = [0, 0];
    let mut has_erred = false;
    for _ in 0..6 {
        let shown = pictures(&bench.test_scene().unwrap(), "shoe1");
        let animal = ANIMALS.iter().find(|(en, _, _)| *en == shown[0].1).unwrap();
        let row = usize::from(!animal.2);
        if !has_erred {
            // In the other row it is refused, kindly, and counted.
            has_erred = true;
            play(&mut bench, "shoe1.a1");
            play(&mut bench, &cell((1 - row) * 6 + 5, 6));
            let scene = bench.test_scene().unwrap();
            assert_eq!(scene.panels[0].counters[1].value, 1);
        }
        play(&mut bench, "shoe1.a1");
        play(&mut bench, &cell(row * 6 + taken[row], 6));
        taken[row] += 1;
    }
    let ending = bench.test().unwrap().session().ending().cloned().unwrap();
    assert!(ending.outcome.is_won_by(Seat::FIRST));
    undo_and_redo(&mut bench);
}
