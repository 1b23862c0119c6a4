//! The laws of the conformance kit on one small game of each maker.
//!
//! Fast moves against naive ones are the workshop's own test; what a maker adds is the design.

use game::Rules;
use makers::Kind;
use workshop::DesignedGame;

use crate::player::open;
use crate::{Typed, made};

struct Made;

const SMALL: [(Kind, Typed<'static>); 18] = [
    (Kind::Memory, &[("list", "chat\nchien\nvache")]),
    (Kind::Memory, &[("list", "3 + 4 = 7\n2 + 6 = 8"), ("cards", "pairs"), ("players", "2")]),
    (Kind::Families, &[("list", "aigle; oiseau\nmerle; oiseau\ntruite; poisson")]),
    (Kind::PigeonVole, &[("list", "abeille; vole\nvache; marche\nchien; marche")]),
    (Kind::Spelling, &[("list", "chat\nété")]),
    (Kind::Lotto, &[("list", "chat\nchien\nvache\ncoq\npie")]),
    (Kind::OddOneOut, &[("list", "vache;chien;*bus\npomme;*scie;poire"), ("rows", "2")]),
    (Kind::Hangman, &[("list", "chat\nété\nchien"), ("mistakes", "3")]),
    (Kind::Arithmetic, &[("sums", "3")]),
    (Kind::OneAmong, &[("list", "Qui vole ?\n*abeille\nvache\nchien")]),
    (Kind::SomeAmong, &[("list", "Qui vole ?\n*abeille\n*pie\nvache")]),
    (Kind::Dominoes, &[("list", "chat;cat\nchien;dog\nvache;cow\npoule;hen"), ("players", "2")]),
    (Kind::SlidingPuzzle, &[("rows", "2"), ("columns", "3")]),
    (Kind::Jigsaw, &[("picture", "photo.jpg"), ("pieces", "6")]),
    (Kind::Goose, &[("list", "3: bridge 6\n5: goose\n8: inn"), ("cells", "12")]),
    (Kind::PegSolitaire, &[("board", "small")]),
    (Kind::PegSolitaire, &[("list", "x x o x")]),
    (Kind::BlockPuzzle, &[("list", "#####\n#aab#\n#aa.#\n#c..#\n#####"), ("goal", "c3")]),
];

impl conformance::Specimen for Made {
    type Game = DesignedGame;

    fn variants() -> Vec<(&'static str, DesignedGame)> {
        let game =
            |(kind, fields): &(Kind, Typed<'_>)| (kind.name(), open(&made(*kind, fields).design));
        SMALL.iter().map(game).collect()
    }

    /// The beginning tells most: some go on for ever when moves are drawn by lot.
    fn longest(_: &DesignedGame) -> u32 {
        if conformance::is_slow() { 400 } else { 16 }
    }

    fn naive_moves(game: &DesignedGame, position: &workshop::Position) -> Vec<workshop::Move> {
        let mut moves = Vec::new();
        game.legal_moves(position, &mut moves);
        moves
    }
}

#[test]
fn every_maker_has_its_small_game() {
    for kind in Kind::ALL {
        assert!(SMALL.iter().any(|(small, _)| *small == kind), "{kind}");
    }
}

#[test]
fn made_games_keep_the_laws_of_play() {
    conformance::laws::turns::<Made>();
    conformance::laws::listing::<Made>();
    conformance::laws::undoing::<Made>();
    conformance::laws::hashes::<Made>();
    conformance::laws::replays::<Made>();
}

#[test]
fn made_games_keep_the_laws_of_texts_and_views() {
    conformance::laws::texts::<Made>();
    conformance::laws::views::<Made>();
    conformance::laws::touches::<Made>();
}
