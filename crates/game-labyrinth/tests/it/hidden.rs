//! What nobody may see: the order of the stacks, and the cards of others.

use game::{Game, Notation, Presentation, Rng, Rules, Seat, Viewer};
use game_labyrinth::{Labyrinth, Position, View};

use crate::cases::STRAIGHT;
use crate::{fields, labyrinth};

const VARIANTS: [&str; 3] = ["", "players=3", "players=4 tiles=mazenet"];

fn viewers(game: &Labyrinth) -> impl Iterator<Item = Viewer> {
    Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Public])
}

fn legal(game: &Labyrinth, position: &Position) -> Vec<game_labyrinth::Move> {
    let mut moves = Vec::new();
    game.legal_moves(position, &mut moves);
    moves
}

/// The position with all cards that the viewer does not see in another order.
fn permuted(game: &Labyrinth, position: &Position, viewer: Viewer, rng: &mut Rng) -> Position {
    let mut fields = fields(game, position);
    let own = viewer.seat().map(Seat::index);
    let stacks: Vec<Vec<char>> = fields[4]
        .split(',')
        .map(|stack| stack.chars().filter(|card| *card != '-').collect())
        .collect();
    let is_seen = |seat: usize, place: usize| own == Some(seat) && place == 0;
    let places: Vec<(usize, usize)> = stacks
        .iter()
        .enumerate()
        .flat_map(|(seat, stack)| (0..stack.len()).map(move |place| (seat, place)))
        .filter(|(seat, place)| !is_seen(*seat, *place))
        .collect();
    let mut hidden: Vec<char> = places.iter().map(|(seat, place)| stacks[*seat][*place]).collect();
    rng.shuffle(&mut hidden);
    let mut dealt = stacks;
    for ((seat, place), card) in places.into_iter().zip(hidden) {
        dealt[seat][place] = card;
    }
    let lists: Vec<String> = dealt
        .iter()
        .map(|stack| if stack.is_empty() { "-".to_owned() } else { stack.iter().collect() })
        .collect();
    fields[4] = lists.join(",");
    game.parse_position(&fields.join(" ")).unwrap()
}

#[test]
fn hidden_cards_change_no_view_and_no_legal_move() {
    for options in VARIANTS {
        let game = labyrinth(options);
        let mut rng = Rng::from_seed(11);
        let mut moves = Vec::new();
        for seed in 0..20 {
            let mut position = game.start(seed);
            for _ in 0..60 {
                for viewer in viewers(&game) {
                    let other = permuted(&game, &position, viewer, &mut rng);
                    let (seen, same) =
                        (game.view_for(&position, viewer), game.view_for(&other, viewer));
                    assert_eq!(seen, same, "{viewer:?}");
                    assert_eq!(legal(&game, &position), legal(&game, &other));
                    assert_eq!(game.scene(&seen, &[]), game.scene(&same, &[]));
                }
                let Some(action) = finding_move(&game, &position, &mut rng, &mut moves) else {
                    break;
                };
                game.advance(&mut position, &action);
            }
        }
    }
}

/// A random move, or one that finds a card: random games alone find too little.
pub(crate) fn finding_move(
    game: &Labyrinth,
    position: &Position,
    rng: &mut Rng,
    moves: &mut Vec<game_labyrinth::Move>,
) -> Option<game_labyrinth::Move> {
    let any = game.random_move(position, rng, moves)?;
    game.legal_moves(position, moves);
    Some(moves.iter().copied().find(|action| game.reveals(position, action)).unwrap_or(any))
}

#[test]
fn samples_differ_where_cards_are_hidden_and_only_there() {
    let game = labyrinth("");
    let start = game.start(3);
    let own = fields(&game, &start)[4].chars().next().unwrap();
    let view = game.view_for(&start, Viewer::Seat(Seat::FIRST));
    let mut rng = Rng::from_seed(5);
    let mut tops = [[0u32; 24]; 2];
    for _ in 0..2_300 {
        let sampled = fields(&game, &game.sample(&view, &mut rng).unwrap());
        let (ours, theirs) = sampled[4].split_once(',').unwrap();
        assert!(ours.starts_with(own) && ours.len() == 12 && theirs.len() == 12);
        let second = ours.chars().nth(1).unwrap();
        for (seat, card) in [second, theirs.chars().next().unwrap()].into_iter().enumerate() {
            tops[seat][card as usize - 'A' as usize] += 1;
        }
    }
    // Each of the 23 others lies below the own top card, or on top of theirs, 100 times or so.
    for counts in tops {
        assert_eq!(counts[own as usize - 'A' as usize], 0);
        assert!(counts.iter().filter(|count| (50..=160).contains(*count)).count() == 23);
    }
}

#[test]
fn the_keys_of_a_view_are_those_of_the_protocol() {
    let keys = |options: &str| {
        let game = labyrinth(options);
        let view = game.view_for(&game.start(0), Viewer::Seat(Seat::SECOND));
        let json = serde_json::to_value(view).unwrap();
        let keys: Vec<String> = json.as_object().unwrap().keys().cloned().collect();
        keys.join(" ")
    };
    let hidden = "found game hand last left over pawns round seat target tiles to_move";
    assert_eq!(keys(""), hidden);
    assert_eq!(keys("cards=open"), format!("cards {hidden}"));
}

#[test]
fn targets_are_seen_by_their_seat_alone() {
    let game = labyrinth("");
    let targets = |rest: &str| {
        let position = game.parse_position(&format!("{STRAIGHT} {rest}")).unwrap();
        let target = |viewer| game.view_for(&position, viewer).target.unwrap_or_default();
        viewers(&game).map(target).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(targets("a1,g7 - COA,B F,D 1 9"), "C B ");
    assert_eq!(targets("a3,g7 - -,B F,D 1 9"), "a1 B ", "who has found all goes home");
    assert_eq!(targets("a1,g7 - -,B F,D - 9"), "a1 B ", "nothing more is shown at the end");
}

#[test]
fn a_found_card_reveals_and_nothing_else_does() {
    let game = labyrinth("");
    let text = format!("{STRAIGHT} a1,g7 - CO,B -,- 1 1");
    let position = game.parse_position(&text).unwrap();
    for action in legal(&game, &position) {
        let mut after = position;
        game.advance(&mut after, &action);
        let found = fields(&game, &after)[5] != "-,-";
        assert_eq!(game.reveals(&position, &action), found);
        assert!(!labyrinth("cards=open").reveals(&position, &action));
    }
}

/// What is changed in a view that was fine, and the field that is at fault then.
#[test]
fn views_from_outside_are_not_believed() {
    let game = labyrinth("");
    let text = format!("{STRAIGHT} a1,g7 N2 CO,BD A,F 1 3");
    let position = game.parse_position(&text).unwrap();
    let good = game.view_for(&position, Viewer::Seat(Seat::FIRST));
    let mut rng = Rng::from_seed(0);
    assert!(game.sample(&good, &mut rng).is_ok());
    let mut faulty = |field: &str, change: fn(&mut View)| {
        let mut view = good.clone();
        change(&mut view);
        let fault = game.sample(&view, &mut rng).unwrap_err();
        assert!(fault.to_string().contains(field), "{field}: {fault}");
    };
    faulty("game", |view| view.game = "quoridor".to_owned());
    faulty("seat", |view| view.seat = Seat::new(3));
    faulty("to_move", |view| view.to_move = Seat::new(3));
    faulty("over", |view| view.over = Some("1".to_owned()));
    faulty("round", |view| view.round = 999);
    faulty("tiles", |view| view.tiles.clear());
    faulty("hand", |view| view.hand = "é.".to_owned());
    faulty("pawns", |view| view.pawns.clear());
    faulty("last", |view| view.last = Some("N1".to_owned()));
    faulty("target", |view| view.target = None);
    faulty("target", |view| view.target = Some("CO".to_owned()));
    faulty("found", |view| view.target = Some("A".to_owned()));
    faulty("target", |view| view.seat = None);
    faulty("found", |view| view.found = vec![String::new()]);
    faulty("left", |view| view.left = vec![200, 200]);
    faulty("cards", |view| view.left = vec![2]);
    faulty("cards", |view| view.cards = Some(vec![String::new(); 2]));
    let open = labyrinth("cards=open");
    assert!(open.sample(&good, &mut rng).is_err(), "open cards must be told");
}
