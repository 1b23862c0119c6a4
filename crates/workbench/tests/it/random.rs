//! Any sequence of fills, actions, touches, undo and redo, with a test beside it: nothing
//! panics, refusals change nothing, and undone to the start the first design is back.

use design::Design;
use design::edit::BoardName;
use design::{MoveTable, Words};
use i18n::Message;
use proptest::prelude::*;
use scene::Touch;
use workbench::{ActionName, Control, Input, Part, TestPlan, Tool, Workbench};

use crate::making::*;

/// A design with something of every sort.
pub(crate) fn everything() -> Workbench {
    let mut bench = empty();
    act(&mut bench, ActionName::AddDie);
    act(&mut bench, ActionName::AddToken);
    fill(&mut bench, "count", Input::Number(3));
    fill(&mut bench, "characteristics", list(&["red"]));
    bench.select(Part::Grid);
    fill(&mut bench, "rows", Input::Number(3));
    fill(&mut bench, "columns", Input::Number(3));
    touch(&mut bench, "a1");
    act(&mut bench, ActionName::AddZone);
    bench.select(Part::Players);
    act(&mut bench, ActionName::AddPlayer);
    for board in [BoardName::Shoe, BoardName::WaitingZone, BoardName::ResultZone] {
        bench.select(Part::Player(1));
        act(&mut bench, ActionName::Give(board));
    }
    bench.select(Part::Player(2));
    act(&mut bench, ActionName::Give(BoardName::Shoe));
    bench.set_tool(Tool::Paste("token-1".to_owned()));
    touch(&mut bench, "b2");
    touch(&mut bench, "shoe1.a1");
    touch(&mut bench, "queue1.a1");
    bench.select(Part::Game);
    act(&mut bench, ActionName::AddVariant);
    bench.set_tool(Tool::Select);
    bench
}

/// One step, by numbers that are taken modulo what there is.
#[derive(Clone, Debug)]
enum Step {
    Fill { part: usize, field: usize, value: i64 },
    Other { field: usize, input: usize },
    Act { action: usize },
    Tool { tool: usize },
    Touch { spot: usize, more: usize },
    Undo,
    Redo,
    Test { seed: u64 },
    Play { spot: usize },
    TakeBack,
    EndTest,
}

fn step() -> impl Strategy<Value = Step> {
    let any = || 0usize..10_000;
    prop_oneof![
        6 => (any(), any(), -3i64..40)
            .prop_map(|(part, field, value)| Step::Fill { part, field, value }),
        1 => (any(), any()).prop_map(|(field, input)| Step::Other { field, input }),
        4 => any().prop_map(|action| Step::Act { action }),
        2 => any().prop_map(|tool| Step::Tool { tool }),
        5 => (any(), 0usize..3).prop_map(|(spot, more)| Step::Touch { spot, more }),
        1 => Just(Step::Undo),
        1 => Just(Step::Redo),
        1 => (0u64..9).prop_map(|seed| Step::Test { seed }),
        2 => any().prop_map(|spot| Step::Play { spot }),
        1 => Just(Step::TakeBack),
        1 => Just(Step::EndTest),
    ]
}

/// Something that may fit the control.
fn input(control: &Control, value: i64) -> Input {
    let index = usize::try_from(value.max(0)).unwrap();
    let word = ["red", "blue", "a b", "", "<script>"][index % 5];
    let both = Words { fr: word.to_owned(), en: "it".to_owned() };
    match control {
        Control::Words(_) | Control::Long(_) => Input::Words(both),
        Control::Text(_) => Input::Text(word.to_owned()),
        Control::Number { .. } => Input::Number(value),
        Control::Maybe { .. } if value < 0 => Input::Nothing,
        Control::Maybe { .. } => Input::Number(value),
        Control::Switch(on) => Input::Switch(!on),
        Control::Choice { options, .. } => match options.get(index % options.len().max(1)) {
            Some((value, _)) => Input::Choice(value.clone()),
            None => Input::Choice("none".to_owned()),
        },
        Control::Picture(_) => Input::Picture("ball:red".to_owned()),
        Control::List { .. } => list(&[word, "red"]),
        Control::Queue(_) => list(&["token-1", "token-2@2^1!"][..index % 3]),
        Control::Table(_) => Input::Table(MoveTable::ALL),
        Control::OwnTable { own: Some(_), .. } => Input::Nothing,
        Control::OwnTable { own: None, .. } => Input::Table(MoveTable::CROSS),
        Control::Checks(checks) => match checks.get(index % checks.len().max(1)) {
            Some(check) => Input::Check(check.name.clone(), !check.on),
            None => Input::Check("9".to_owned(), true),
        },
        Control::Shape(_) => Input::Shape(vec![vec![true, index % 2 == 0], vec![index % 3 == 0]]),
    }
}

fn odd_input(input: usize) -> Input {
    match input % 7 {
        0 => Input::Number(i64::MAX),
        1 => Input::Number(i64::MIN),
        2 => Input::Default,
        3 => Input::Choice("nothing".to_owned()),
        4 => Input::Check("300".to_owned(), true),
        5 => Input::Shape(Vec::new()),
        _ => Input::Nothing,
    }
}

/// Does a step; what was refused has changed nothing.
fn take(bench: &mut Workbench, step: &Step) {
    let before = bench.design().clone();
    let revision = bench.revision();
    if try_step(bench, step).is_err() {
        assert_eq!((bench.design(), bench.revision()), (&before, revision), "{step:?}");
    }
    assert!(bench.selected().is_in(bench.design()));
}

fn try_step(bench: &mut Workbench, step: &Step) -> Result<(), Message> {
    match *step {
        Step::Fill { part, field, value } => {
            let parts = bench.parts();
            bench.select(parts[part % parts.len()].part.clone());
            let Some(field) = nth(bench.fields(), field) else { return Ok(()) };
            bench.fill(&field.name, input(&field.control, value))
        }
        Step::Other { field, input } => {
            let Some(field) = nth(bench.fields(), field) else { return Ok(()) };
            bench.fill(&field.name, odd_input(input))
        }
        Step::Act { action } => {
            let Some(action) = nth(bench.actions(), action) else { return Ok(()) };
            let done = bench.act(&action.name);
            assert!(action.closed.is_none() || done.is_err(), "{action:?}");
            done
        }
        Step::Tool { tool } => {
            nth(bench.tools(), tool).into_iter().for_each(|line| bench.set_tool(line.tool));
            Ok(())
        }
        Step::Touch { spot, more } => touch_some(bench, spot, more),
        Step::Undo => bench.undo().map(drop),
        Step::Redo => bench.redo().map(drop),
        Step::Test { seed } => {
            let seats = vec![None; usize::try_from(seed % 4).unwrap()];
            let plan = TestPlan { seed, seats, ..TestPlan::default() };
            bench.start_test(&plan, &words_once())
        }
        Step::Play { spot } => {
            play_some(bench, spot);
            Ok(())
        }
        Step::TakeBack => bench.step_back(),
        Step::EndTest => {
            bench.end_test();
            Ok(())
        }
    }
}

/// One of some things, whatever the number; none where there is nothing.
fn nth<T>(things: Vec<T>, number: usize) -> Option<T> {
    let at = number % things.len().max(1);
    things.into_iter().nth(at)
}

/// Touches a spot of the design, or draws from it to another.
fn touch_some(bench: &mut Workbench, spot: usize, more: usize) -> Result<(), Message> {
    let scene = bench.scene();
    let spots = scene.boards.into_iter().flat_map(|board| board.spots);
    let touches: Vec<Touch> = spots.map(|spot| spot.touch).collect();
    let Some(first) = nth(touches.clone(), spot) else { return Ok(()) };
    if more == 0 {
        return bench.touch_more(&first);
    }
    let Some(last) = nth(touches, spot + more) else { return Ok(()) };
    bench.stroke(&first, &last)
}

/// Touches something in the test that can be touched.
fn play_some(bench: &mut Workbench, spot: usize) {
    let Some(scene) = bench.test_scene() else { return };
    let Some(touch) = nth(scene.touchables().cloned().collect(), spot) else { return };
    bench.test_mut().unwrap().touch(&touch);
}

thread_local! {
    static WORDS: i18n::Translator = words();
}

fn words_once() -> i18n::Translator {
    WORDS.with(Clone::clone)
}

fn cases() -> u32 {
    if conformance::is_slow() { 2000 } else { 40 }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(), ..ProptestConfig::default() })]

    #[test]
    fn nothing_breaks_and_everything_is_undone(
        is_full in any::<bool>(),
        steps in prop::collection::vec(step(), 1..60),
    ) {
        let mut bench = if is_full { everything() } else { empty() };
        for step in &steps {
            take(&mut bench, step);
        }
        let written = design::files::write(bench.design());
        prop_assert_eq!(&design::files::read(&written).unwrap(), bench.design());
        prop_assert_eq!(design::files::check(bench.design()), []);
        bench.end_test();
        while bench.undo().is_ok() {}
        prop_assert_eq!(bench.design(), &Design::default());
    }
}
