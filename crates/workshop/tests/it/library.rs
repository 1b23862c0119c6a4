//! The designs that ship: every one played to its ends by actions and by touches, the laws of
//! the conformance kit on random games, and the start of each as it is seen.

use std::fmt::Write;

use game::{Game, Settings, Viewer};
use i18n::Lang;
use paint::{Alphabet, render_board};
use workshop::library::{self, Entry};

use crate::{machine, run, script};

/// The plays of a folder, kept as `plays.txt` beside the design.
fn plays(entry: &Entry) -> Vec<script::Case> {
    let path = format!("{}/library/{}/plays.txt", env!("CARGO_MANIFEST_DIR"), entry.id);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|_| panic!("{path} is missing"));
    script::read(&format!("{}/plays", entry.id), &text)
}

#[test]
fn every_design_is_played_to_its_ends() {
    let mut faults = Vec::new();
    for entry in library::entries() {
        for case in plays(entry) {
            let settings = Settings::parse(case.options.split_whitespace()).unwrap();
            let game = entry.open(&settings).unwrap();
            let last = case.steps.iter().rposition(|step| matches!(step.act, script::Act::Over(_)));
            assert!(last.is_some(), "{}: {} has no end", entry.id, case.name);
            if let Err(fault) = run::run(&game, game.compiled().design(), &case) {
                faults.push(format!("{}: {fault}", entry.id));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_variant_and_number_of_players_has_its_play() {
    for entry in library::entries() {
        let cases = plays(entry);
        assert!(!cases.is_empty(), "{} is not played", entry.id);
        let has = |option: String| cases.iter().any(|case| case.options.contains(&option));
        for variant in &entry.design.variants {
            assert!(has(format!("variant={}", variant.id)), "{}: {}", entry.id, variant.id);
        }
        if entry.id == "star" {
            for players in &entry.players[1..] {
                assert!(has(format!("players={players}")), "{}: {players} players", entry.id);
            }
        }
    }
}

/// Every design with each of its variants, and the star and the goose with all their players.
struct Shelf;

impl conformance::Specimen for Shelf {
    type Game = machine::Designed;

    fn variants() -> Vec<(&'static str, Self::Game)> {
        let mut games = Vec::new();
        for entry in library::entries() {
            let variants = entry.design.variants.iter().map(|it| format!("variant={}", it.id));
            let most = entry.players.last().map(|players| format!("players={players}"));
            let all = std::iter::once(String::new()).chain(variants).chain(most);
            for options in all {
                let settings = Settings::parse(options.split_whitespace()).unwrap();
                games.push((entry.id, entry.open(&settings).unwrap()));
            }
        }
        games
    }

    /// The beginning tells most: many of them go on for ever when moves are drawn by lot.
    fn longest(_: &Self::Game) -> u32 {
        if conformance::is_slow() { 400 } else { 24 }
    }

    fn naive_moves(
        game: &Self::Game,
        position: &<Self::Game as Game>::Position,
    ) -> Vec<<Self::Game as Game>::Move> {
        machine::unrefused(game, game.compiled().design(), position)
    }
}

#[test]
fn designs_keep_the_laws_of_play() {
    conformance::laws::turns::<Shelf>();
    conformance::laws::undoing::<Shelf>();
    conformance::laws::hashes::<Shelf>();
    conformance::laws::replays::<Shelf>();
}

#[test]
fn designs_keep_the_laws_of_texts_and_views() {
    conformance::laws::texts::<Shelf>();
    conformance::laws::views::<Shelf>();
    conformance::laws::touches::<Shelf>();
}

#[test]
fn every_start_looks_as_it_should() {
    for entry in library::entries() {
        insta::assert_snapshot!(entry.id, start(entry));
    }
}

/// The start with seed 1 in letters, with the words in both languages.
fn start(entry: &Entry) -> String {
    let game = entry.open(&Settings::none()).unwrap();
    let view = game.view_for(&game.start(1), Viewer::Seat(game::Seat::FIRST));
    let scene = game.scene(&view, &[]).unwrap();
    let mut told = String::new();
    for lang in Lang::ALL {
        let (name, rules) = (&entry.design.name, &entry.design.instructions);
        writeln!(told, "{}\n  {}", name.in_lang(lang), rules.in_lang(lang).replace('\n', "\n  "))
            .unwrap();
    }
    for board in &scene.boards {
        let drawn = render_board(board, Alphabet::Unicode);
        writeln!(told, "\n{}:\n{}", board.id, drawn.trim_matches('\n')).unwrap();
    }
    let buttons: Vec<&str> = scene.buttons.iter().map(|button| button.touch.as_str()).collect();
    writeln!(told, "\nbuttons: {}", buttons.join(" ")).unwrap();
    told
}
