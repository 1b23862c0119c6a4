//! Exact endgames of an independent program, and those of the FFO suite among them.

use game::{Notation, Rules};
use game_othello::{Endgame, Othello};

/// Those with more empty squares take seconds and wait for the long campaigns.
const QUICK: u32 = 19;

#[test]
fn endgames_have_the_margins_that_others_found() {
    let most = if conformance::is_slow() { u32::MAX } else { QUICK };
    let (mut endgame, mut solved) = (Endgame::remembering(1 << 20), 0);
    for line in include_str!("../../data/endgames.txt").lines().filter(|one| !one.starts_with('#'))
    {
        let [board, side, margin, best] = line.split(' ').collect::<Vec<_>>()[..] else {
            panic!("not an endgame: {line}")
        };
        let position = Othello.parse_position(&format!("{board} {side}")).unwrap();
        if position.empty().count_ones() > most {
            continue;
        }
        let found = endgame.exact(&position, &mut |_| true).unwrap();
        assert_eq!(found.margin, margin.parse::<i32>().unwrap(), "{line}");
        // Several moves may be best: the one told must be as good as the one found.
        let mut after = position;
        let told = Othello.parse_move(&position, best.split(',').next().unwrap()).unwrap();
        Othello.apply(&mut after, &told).unwrap();
        let reply = endgame.exact(&after, &mut |_| true).unwrap();
        assert_eq!(-reply.margin, found.margin, "{best} in {line}");
        solved += 1;
    }
    assert!(solved >= 30, "{solved} endgames were solved");
}
