//! Games made by hand: what the other tests share. Nothing here goes past the workbench.

use design::Design;
use design::Words;
use design::edit::RuleName;
use i18n::{Lang, Translator};
use scene::{Figure, Scene, Touch};
use workbench::{ActionName, Input, Part, TestPlan, WORDS, Workbench};

pub(crate) fn words() -> Translator {
    sitting::translator_with(Lang::En, &[review::WORDS, WORDS], &[]).unwrap()
}

pub(crate) fn empty() -> Workbench {
    Workbench::new("mine", Design::default())
}

pub(crate) fn named(fr: &str, en: &str) -> Input {
    Input::Words(Words { fr: fr.to_owned(), en: en.to_owned() })
}

pub(crate) fn list(words: &[&str]) -> Input {
    Input::List(words.iter().map(|&word| word.to_owned()).collect())
}

pub(crate) fn choice(value: &str) -> Input {
    Input::Choice(value.to_owned())
}

pub(crate) fn picture(id: &str) -> Input {
    Input::Picture(id.to_owned())
}

/// Fills in a field of the selected part.
pub(crate) fn fill(bench: &mut Workbench, field: &str, input: Input) {
    let part = bench.selected().clone();
    bench.fill(field, input).unwrap_or_else(|why| panic!("{part:?} {field}: {why:?}"));
}

pub(crate) fn rules(bench: &mut Workbench, group: RuleName) {
    bench.select(Part::Rules { variant: None, group });
}

pub(crate) fn act(bench: &mut Workbench, action: ActionName) {
    bench.act(&action).unwrap_or_else(|why| panic!("{action:?}: {why:?}"));
}

pub(crate) fn touch(bench: &mut Workbench, place: &str) {
    bench.touch(&Touch::new(place)).unwrap_or_else(|why| panic!("{place}: {why:?}"));
}

pub(crate) fn stroke(bench: &mut Workbench, from: &str, to: &str) {
    let drawn = bench.stroke(&Touch::new(from), &Touch::new(to));
    drawn.unwrap_or_else(|why| panic!("{from} to {to}: {why:?}"));
}

/// A test that people play.
pub(crate) fn start(bench: &mut Workbench, seed: u64, players: usize) {
    let plan = TestPlan { seed, seats: vec![None; players], ..TestPlan::default() };
    bench.start_test(&plan, &words()).unwrap();
}

/// Plays a touch in the test.
pub(crate) fn play(bench: &mut Workbench, place: &str) {
    let sitting = bench.test_mut().unwrap();
    assert!(
        sitting.touch(&Touch::new(place)),
        "{place}: {:?}",
        sitting.session().message_line(sitting.viewer())
    );
    sitting.tick(60_000);
}

/// What lies on top of the cells of the test whose names begin so, as pictures.
pub(crate) fn pictures(scene: &Scene, start: &str) -> Vec<(String, String)> {
    let spots = scene.boards.iter().flat_map(|board| &board.spots);
    let seen = spots.filter_map(|spot| match &spot.pieces.last()?.figure {
        Figure::Picture { id, .. } => Some((spot.touch.as_str().to_owned(), id.clone())),
        _ => None,
    });
    let is_there = |name: &str| match start {
        "" => !name.contains('.'),
        _ => name.starts_with(start),
    };
    seen.filter(|(name, _)| is_there(name)).collect()
}

/// Turns one pair after the other, as far as they go.
pub(crate) fn find_pairs(bench: &mut Workbench, most: usize) {
    bench.show_faces(true);
    for _ in 0..most {
        let seen = pictures(&bench.test_scene().unwrap(), "");
        let Some((first, id)) = seen.first().cloned() else { return };
        let (second, _) = seen.iter().rfind(|(_, other)| *other == id).unwrap();
        play(bench, &first);
        play(bench, second);
    }
}
