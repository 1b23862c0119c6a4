//! Laws of texts: positions and moves read back as they were written, and words are fit to be read.

use std::collections::HashSet;

use game::{Notation, Rules};

use super::{hold, legal, sorted_texts};
use crate::walk::{Cost, Specimen, try_games};
use crate::{legal_texts, wording};

/// Law 4: position and move texts round-trip, and move texts are unique.
pub fn texts<S: Specimen>() {
    try_games::<S>(Cost::Dear, |walk| {
        walk.each_position(|walk| {
            let (game, position) = (walk.game, &walk.position);
            let text = game.position_text(position);
            hold!(walk, !text.contains('\n'), "a position is one line");
            let read = game.parse_position(&text);
            let read = read.unwrap_or_else(|fault| panic!("{:?}: {text}: {fault}", walk.trial));
            let again = game.position_text(&read);
            hold!(walk, again == text, "{text} reads back as {again}");
            hold!(walk, game.turn(&read) == game.turn(position), "whose turn? {text}");
            hold!(walk, game.hash(&read) == game.hash(position), "hash of {text}");
            let moves = legal(game, position);
            let texts = sorted_texts(game, position, &moves);
            let same = legal_texts(game, &read) == texts;
            hold!(walk, same, "moves differ after reading {text}");
            let unique: HashSet<&String> = texts.iter().collect();
            hold!(walk, unique.len() == texts.len(), "one text for two moves: {texts:?}");
            for action in &moves {
                let name = game.move_text(position, action);
                let read = game.parse_move(position, &name);
                let same = read.is_ok_and(|read| read == *action);
                hold!(walk, same, "the move {name} does not read back");
                hold!(walk, !name.contains(char::is_whitespace), "a move is one word: {name}");
            }
        });
    });
}

/// The words of a game are complete and alike in both languages, in short sentences without blame.
///
/// # Panics
/// When they are not; the report names every fault.
pub fn words<S: Specimen>() {
    for (name, game) in S::variants() {
        let faults = game.card().words.as_ref().map(wording::faults).unwrap_or_default();
        assert!(faults.is_empty(), "{name}: {faults:#?}");
    }
}
