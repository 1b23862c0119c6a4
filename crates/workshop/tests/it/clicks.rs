//! Random clicks on all designs: no panic, no hang, every refusal has words and changes nothing.

use conformance::is_slow;
use design::Design;
use game::{
    Game as _, Presentation as _, Reason, Rng, Rules, TouchError, Touched, Turn, Viewer, touch,
};
use i18n::{Lang, Translator};
use scene::Touch;
use workshop::Refusal;

use crate::generator::{self, Taste};
use crate::{machine, texts};

/// A million with `SLOW_TESTS=1`.
fn clicks() -> u32 {
    if is_slow() { 1_000_000 } else { 6_000 }
}

#[test]
fn a_million_random_clicks_break_nothing() {
    let words = Words::new();
    let made: Vec<Design> = ["designs", "walkthroughs"]
        .into_iter()
        .flat_map(texts)
        .map(|(_, text)| serde_json::from_str(&text).unwrap())
        .collect();
    let mut left = clicks();
    for number in 0.. {
        // Designs made by hand and random ones take turns.
        let half = usize::try_from(number / 2).unwrap();
        let design = match number % 2 {
            0 => made[half % made.len()].clone(),
            _ => generator::design(number, Taste::All),
        };
        let game = machine::designed(&design, "").unwrap();
        let spent = click_through(&game, &design, number, left.min(500), &words);
        left -= spent.min(left);
        if left == 0 {
            return;
        }
    }
}

/// The words of both languages.
struct Words([Translator; 2]);

impl Words {
    fn new() -> Self {
        let (own, common) = (design::WORDS, game::WORDS);
        Self([
            Translator::new(Lang::En, &[own.en, common.en]).unwrap(),
            Translator::new(Lang::Fr, &[own.fr, common.fr]).unwrap(),
        ])
    }

    fn know(&self, refusal: &Refusal) {
        let message = refusal.message();
        for words in &self.0 {
            assert!(words.has(message.key()), "no words for {}", message.key());
            assert_ne!(words.say(&message), "", "{}", message.key());
        }
    }
}

/// Clicks until the play is over or the clicks are spent; how many were made.
fn click_through(
    game: &machine::Designed,
    design: &Design,
    seed: u64,
    most: u32,
    words: &Words,
) -> u32 {
    let mut rng = Rng::from_seed(seed);
    let mut position = game.start(seed);
    let mut touches: Vec<Touch> = Vec::new();
    let cells = machine::cells(design);
    for click in 0..most {
        while game.turn(&position) == Turn::Chance {
            let chance = game.draw(&position, &mut rng).unwrap();
            game.resolve(&mut position, chance).unwrap();
        }
        let Turn::Seat(seat) = game.turn(&position) else { return click + 1 };
        if rng.below(3) == 0 {
            type_something(game, &mut position, &cells, &mut rng, words);
            touches.clear();
            continue;
        }
        let view = game.view_for(&position, Viewer::Seat(seat));
        let scene = game.scene(&view, &touches).unwrap();
        let spots = scene.boards.iter().flat_map(|board| &board.spots).map(|spot| &spot.touch);
        let buttons = scene.buttons.iter().map(|button| &button.touch);
        let mut names: Vec<Touch> = spots.chain(buttons).cloned().collect();
        names.push(Touch("nowhere".to_owned()));
        let next = rng.choose(&names).unwrap();
        touches = match touch(game, &view, &touches, next) {
            Ok(Touched::More(longer)) => longer,
            Ok(Touched::Move(action)) => {
                game.apply(&mut position, &action).unwrap();
                Vec::new()
            }
            Err(TouchError::Refused(refusal)) => {
                words.know(&refusal);
                Vec::new()
            }
            Err(TouchError::View(fault)) => panic!("{fault}"),
        };
    }
    most
}

/// Types an action, a click or nonsense.
fn type_something(
    game: &machine::Designed,
    position: &mut <machine::Designed as Rules>::Position,
    cells: &[String],
    rng: &mut Rng,
    words: &Words,
) {
    let nowhere = "q99".to_owned();
    let cell = |rng: &mut Rng| rng.choose(cells).unwrap_or(&nowhere).clone();
    let garbage =
        ["", "-", ":", "click:", "time:99999999999", "é-a1", "a1-", "shoe9.a1-a1", "pick:zz"];
    let text = match rng.below(8) {
        0 | 1 => format!("click:{}", cell(rng)),
        2 | 3 => format!("{}-{}", cell(rng), cell(rng)),
        4 => format!("{}:{}", rng.choose(&["pick", "roll", "turn", "stack"]).unwrap(), cell(rng)),
        5 => (*rng.choose(&["next", "refill", "check", "stop", "roll"]).unwrap()).to_owned(),
        6 => format!("time:{}", rng.below(40)),
        _ => (*rng.choose(&garbage).unwrap()).to_owned(),
    };
    let before = position.clone();
    let checked = machine::read(game, position, &text);
    let played = checked.and_then(|action| {
        let told = game.events(position, action);
        let played = game.apply(position, &action);
        assert_eq!(told.is_ok(), played.is_ok(), "{text}");
        played
    });
    if let Err(refusal) = played {
        words.know(&refusal);
        assert!(*position == before, "{text} was refused and changed something");
    }
}

/// Equal tokens are listed once, but a person may touch any of them; that one moves.
#[test]
fn the_token_that_is_touched_is_the_one_that_moves() {
    let design = r#"{"tokens": [{"id": "cow", "count": 3}, {"id": "hen", "count": 1}],
        "shoes": [{"columns": 4, "tokens": ["cow hen cow cow"]}],
        "grid": {"rows": 1, "columns": 2}, "players": [{"shoe": 1}]}"#;
    let game = machine::designed(&serde_json::from_str(design).unwrap(), "").unwrap();
    let start = game.start(0);
    let (mut listed, seat) = (Vec::new(), Viewer::Seat(game::Seat::FIRST));
    game.legal_moves(&start, &mut listed);
    assert_eq!(listed.len(), 4, "one cow and the hen to two cells");
    let view = game.view_for(&start, seat);
    for place in ["shoe1.a1", "shoe1.b1", "shoe1.c1", "shoe1.d1"] {
        let first = Touch::new(place);
        let Ok(Touched::More(begun)) = touch(&game, &view, &[], &first) else {
            panic!("{place} is not taken")
        };
        assert_eq!(begun, std::slice::from_ref(&first));
        let scene = game.scene(&view, &begun).unwrap();
        let spot = scene.spot(&first).unwrap();
        assert!(spot.marks.contains(&scene::Mark::Selected), "{place}");
        let Ok(Touched::Move(action)) = touch(&game, &view, &begun, &Touch::new("b1")) else {
            panic!("{place} goes nowhere")
        };
        let mut after = start.clone();
        game.apply(&mut after, &action).unwrap();
        let view = game.view_for(&after, seat);
        let left = game.scene(&view, &[]).unwrap();
        assert!(left.spot(&first).unwrap().pieces.is_empty(), "{place} is empty now");
    }
}
