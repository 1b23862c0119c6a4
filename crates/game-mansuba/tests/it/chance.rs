//! Chance: coins and changing relations, recorded, replayable, and counted on both sides.

use std::collections::BTreeMap;

use game::{Luck, Notation, Presentation, Rng, Rules, Turn, Viewer, erase};
use i18n::{Lang, Translator};

use crate::{legal, mansuba, play, resolve};

const PRISONER: &str = "...../...../Pt.../..... simple Pc3 5 black";

#[test]
fn the_same_seed_and_moves_give_the_same_coins_also_after_undo() {
    let game = erase(mansuba("width=5 height=4"));
    let start = game.parse_position(PRISONER).unwrap();
    let throw = |seed: u64, ply: u64| {
        let mut position = start.boxed_clone();
        let mut luck = Rng::for_ply(seed, ply);
        let played = position.play("free-c3", Luck::Draw(&mut luck)).unwrap();
        assert_eq!(played.text(), "free-c3");
        played.chances
    };
    let first: Vec<_> = (0..40).map(|seed| throw(seed, 1)).collect();
    // To take back is to keep the position from before: the throw is the same again.
    let again: Vec<_> = (0..40).map(|seed| throw(seed, 1)).collect();
    assert_eq!(first, again);
    for word in ["freed", "held"] {
        assert!(first.contains(&vec![word.to_owned()]), "{word} never comes");
    }
    let mut replayed = start.boxed_clone();
    let wrong = replayed.play("free-c3", Luck::Given(&["diagonal".to_owned()]));
    assert_eq!(wrong.unwrap_err().key(), "play.wrong-chance");
    assert_eq!(replayed.text(), start.text());
    replayed.play("free-c3", Luck::Given(&first[0])).unwrap();
}

#[test]
fn undo_restores_what_was_before_the_coin_and_before_the_move() {
    let game = mansuba("width=5 height=4");
    let start = game.parse_position(PRISONER).unwrap();
    let mut position = start.clone();
    let escape = game.parse_move(&position, "free-c3").unwrap();
    let thrown = game.apply(&mut position, &escape).unwrap();
    assert_eq!(game.turn(&position), Turn::Chance);
    assert!(legal(&game, &position).is_empty());
    let in_the_air = position.clone();
    let mut chances = Vec::new();
    game.chances(&position, &mut chances);
    for weighted in &chances {
        let fallen = game.resolve(&mut position, weighted.chance).unwrap();
        assert_ne!(game.hash(&position), game.hash(&in_the_air));
        game.undo(&mut position, fallen);
        assert_eq!(position, in_the_air);
    }
    assert!(game.resolve(&mut position, game::Chance(2)).is_none());
    assert_eq!(position, in_the_air);
    game.undo(&mut position, thrown);
    assert_eq!(position, start);
}

#[test]
fn the_coin_is_fair_and_relations_are_drawn_evenly() {
    let game = mansuba("width=5 height=4 switch=yes");
    let mut position = game.parse_position(PRISONER).unwrap();
    let mut rng = Rng::from_seed(5);
    let mut draw = |position: &_| {
        let mut counts: BTreeMap<String, u32> = BTreeMap::new();
        for _ in 0..6000 {
            let chance = game.draw(position, &mut rng).unwrap();
            *counts.entry(game.chance_text(position, chance)).or_default() += 1;
        }
        counts
    };
    play(&game, &mut position, "free-c3");
    let coin = draw(&position);
    // Four standard deviations of 6000 throws are 155, of draws among three 146.
    assert!(coin["freed"].abs_diff(3000) < 155 && coin["held"].abs_diff(3000) < 155, "{coin:?}");
    // The turn number 6 is reached: after the coin the relation changes, too.
    resolve(&game, &mut position, "held");
    assert_eq!(game.turn(&position), Turn::Chance);
    let relations = draw(&position);
    assert_eq!(relations.keys().collect::<Vec<_>>(), ["diagonal", "hexagonal", "triangular"]);
    assert!(relations.values().all(|count| count.abs_diff(2000) < 146), "{relations:?}");
    resolve(&game, &mut position, "hexagonal");
    let text = "...../...../Pt.../..... hexagonal Pc3 6 white";
    assert_eq!(game.position_text(&position), text);
}

#[test]
fn on_5x4_the_relation_switches_every_6_turns_and_shows_at_once() {
    let game = mansuba("width=5 height=4 switch=yes sorts=pawns captures=no");
    let any = erase(game.clone());
    for seed in 0..20 {
        let mut position = any.start(seed);
        let mut relation = "simple".to_owned();
        let mut rng = Rng::from_seed(seed);
        for turn in 1.. {
            let moves = position.legal_moves();
            let Some(text) = rng.choose(&moves) else { break };
            let played = position.play(text, Luck::Draw(&mut Rng::for_ply(seed, turn))).unwrap();
            let text = position.text();
            let shown = text.split(' ').nth(1).unwrap().to_owned();
            let is_due = turn % 6 == 0 && position.outcome().is_none();
            assert_eq!(shown != relation, is_due, "turn {turn}");
            assert_eq!(played.chances, if is_due { vec![shown.clone()] } else { Vec::new() });
            relation = shown;
        }
    }
}

#[test]
fn no_relation_is_drawn_when_the_game_is_over() {
    let game = mansuba("width=5 height=4 switch=yes max_turns=36");
    let mut last = game.parse_position("...P./...../...../....p simple - 35 black").unwrap();
    play(&game, &mut last, "d1-c1");
    assert_eq!(game.position_text(&last), "..P../...../...../....p simple - 36 -");
    let mut won = game.parse_position("...P./...../...../....p simple - 5 black").unwrap();
    play(&game, &mut won, "d1-e1");
    assert_eq!(game.position_text(&won), "....P/...../...../....p simple - 6 -");
}

#[test]
fn who_begins_may_be_drawn_from_the_seed() {
    let game = mansuba("width=5 height=4 first=random");
    let first = |seed| game.position_text(&game.start(seed)).ends_with("black");
    let blacks = (0..200).filter(|&seed| first(seed)).count();
    assert!((60..=140).contains(&blacks), "{blacks} of 200");
    assert!((0..200).all(|seed| first(seed) == first(seed)));
}

#[test]
fn perft_counts_both_results_of_a_coin_and_every_relation() {
    let game = mansuba("width=5 height=4");
    let position = game.parse_position("...../...../.t.../..... simple Pc3 1 black").unwrap();
    assert_eq!(legal(&game, &position), ["free-c3"]);
    assert_eq!(game.perft(&position, 1), 2);
    let switching = mansuba("width=5 height=4 switch=yes");
    let due = switching.parse_position("...../...../.t.../..... simple Pc3 5 black").unwrap();
    assert_eq!(switching.perft(&due, 1), 2 * 3);
}

#[test]
fn what_chance_did_is_told_in_words() {
    let game = mansuba("width=5 height=4");
    let words = Translator::new(Lang::En, &[game.card().words.unwrap().en]).unwrap();
    let told = |position: &game_mansuba::Position| {
        let mut chances = Vec::new();
        game.chances(position, &mut chances);
        let said = chances
            .iter()
            .flat_map(|weighted| game.told_of_chance(position, weighted.chance, Viewer::Public));
        said.map(|told| words.say(&told.saying().unwrap().message)).collect::<Vec<_>>()
    };
    let mut position = game.parse_position(PRISONER).unwrap();
    assert_eq!(told(&position), Vec::<String>::new(), "nothing is thrown yet");
    play(&game, &mut position, "free-c3");
    assert_eq!(
        told(&position),
        ["The coin: heads. c3 is free.", "The coin: tails. c3 stays held."]
    );
}
