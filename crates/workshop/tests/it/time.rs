//! How much time is left by the rules, beside a second opinion: letting it pass, tenth by tenth.

use conformance::is_slow;
use design::Design;
use design::WhenToValidate;
use game::{Living as _, NEVER, Notation as _, Presentation as _, Rng, Rules, Seat};
use game::{Turn, Viewer};

use crate::generator::{self, Taste};
use crate::machine::{self, Designed};

type Position = <Designed as Rules>::Position;

/// Longer than the time that any rule of these designs waits for.
const LONGEST: u32 = 70;
/// No play of machines has more actions.
const MOST_PLIES: &str = "9999";

#[test]
fn the_time_left_is_what_letting_it_pass_finds() {
    let (mut at_once, mut later, mut never) = (0, 0, 0);
    for number in 0..if is_slow() { 20_000 } else { 2_000 } {
        let mut rng = Rng::for_ply(0x71e, number);
        let design = timed(generator::design(number, Taste::All), &mut rng);
        let game = machine::designed(&design, "").unwrap();
        let mut at = game.start(number);
        for _ in 0..20 {
            settle(&game, &mut at, &mut rng);
            let left = game.time_left(&at);
            assert_eq!(left, by_trial(&game, &at), "design {number}: {}", game.position_text(&at));
            match left {
                None => break,
                Some(1) => at_once += 1,
                Some(NEVER) => never += 1,
                Some(_) => later += 1,
            }
            act(&game, &mut at, &mut rng);
        }
    }
    let found = format!("{at_once} at once, {later} later, {never} never");
    assert!(at_once > 300 && later > 3_000 && never > 3_000, "{found}");
}

#[test]
fn no_time_is_left_to_a_play_that_is_as_long_as_it_may_be() {
    let design: Design = serde_json::from_str(
        r#"{ "tokens": [{ "id": "a" }], "lost": { "time": 50 },
            "grid": { "rows": 1, "columns": 3, "order": "kept", "tokens": ["a . ."] } }"#,
    )
    .unwrap();
    let game = machine::designed(&design, "").unwrap();
    let start = game.start(0);
    assert_eq!((game.time_left(&start), by_trial(&game, &start)), (Some(50), Some(50)));
    let mut fields: Vec<String> =
        game.position_text(&start).split(' ').map(str::to_owned).collect();
    MOST_PLIES.clone_into(&mut fields[5]);
    let long = game.parse_position(&fields.join(" ")).unwrap();
    assert_eq!((game.time_left(&long), by_trial(&game, &long)), (Some(1), Some(1)));
    assert_eq!(game.for_people().time_left(&long), Some(50));
}

#[test]
fn nobody_plays_time_as_a_move() {
    let design = timed(generator::design(0, Taste::All), &mut Rng::from_seed(1));
    let game = machine::designed(&design, "").unwrap();
    for text in ["time:1", "time:0", " TIME:3 "] {
        let refused = game.parse_move(&game.start(0), text).err();
        assert_eq!(refused, Some(game::Common::not_a_move(text).into()));
    }
}

/// The design with one or two rules that count time, or now and then with none.
fn timed(mut design: Design, rng: &mut Rng) -> Design {
    let rules = rng.below(10);
    if rules < 6 {
        let seconds = u16::try_from(rng.below(4)).unwrap();
        design.association.when = WhenToValidate::AfterSeconds(seconds);
    }
    if rules > 3 && rules < 9 {
        design.lost.time = 1 + rng.below(60);
    }
    design
}

/// The first tenth of which anything comes.
fn by_trial(game: &Designed, at: &Position) -> Option<u32> {
    game.check(at, &game.time_move(1)).ok()?;
    let is_due = |tenths: u32| {
        let action = game.time_move(tenths);
        let mut after = at.clone();
        game.apply(&mut after, &action).unwrap();
        let viewers = Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Public]);
        let told: Vec<bool> =
            viewers.map(|viewer| !game.told(at, &action, viewer).is_empty()).collect();
        game.turn(&after) != game.turn(at) || told.contains(&true)
    };
    let due = (1..LONGEST).find(|tenths| is_due(*tenths));
    Some(due.unwrap_or(if is_due(1_000_000) { LONGEST } else { NEVER }))
}

/// Plays a random move, or lets some time pass.
fn act(game: &Designed, at: &mut Position, rng: &mut Rng) {
    let mut listed = Vec::new();
    game.legal_moves(at, &mut listed);
    let passed = game.time_move(rng.below(30));
    let action = if rng.below(3) == 0 { &passed } else { rng.choose(&listed).unwrap() };
    game.apply(at, action).unwrap();
}

fn settle(game: &Designed, at: &mut Position, rng: &mut Rng) {
    while game.turn(at) == Turn::Chance {
        let chance = game.draw(at, rng).unwrap();
        game.resolve(at, chance).unwrap();
    }
}
