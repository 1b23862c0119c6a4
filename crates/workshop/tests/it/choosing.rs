//! The choice of a token for a die in random designs, against code written straight from the
//! rules.

use design::FacesSeenBy;
use game::{Notation as _, Rng, Rules as _, Turn};

use crate::generator::{self, Taste};
use crate::{look, machine};

const DESIGNS: u64 = 1000;
const ACTIONS: usize = 40;

#[test]
fn tokens_are_chosen_as_the_rules_say() {
    let (mut asked, mut moves, mut chances) = (0, Vec::new(), Vec::new());
    for number in 0..DESIGNS {
        let mut design = generator::design(number, Taste::All);
        // Every token has the die, and every play asks.
        design.dice[0].choose_token = true;
        design.tokens.iter_mut().for_each(|kind| kind.die = "d".to_owned());
        // The second opinion knows no pieces, and no tokens that a player cannot tell apart.
        let is_plain = |kind: &design::TokenKind| {
            kind.shape.0.is_empty() && kind.faces_seen_by == FacesSeenBy::Everyone
        };
        if !design.tokens.iter().all(is_plain) {
            continue;
        }
        let game = machine::designed(&design, "").unwrap();
        let (mut at, mut rng) = (game.start(number), Rng::from_seed(number));
        for _ in 0..ACTIONS {
            match game.turn(&at) {
                Turn::Over => break,
                Turn::Chance => {
                    game.chances(&at, &mut chances);
                    let chance = rng.choose(&chances).unwrap().chance;
                    game.resolve(&mut at, chance).unwrap();
                }
                Turn::Seat(_) => {
                    game.legal_moves(&at, &mut moves);
                    let text = game.position_text(&at);
                    let under_way = text.rsplit(' ').next().unwrap();
                    let table = look::table(&game, &design, &at);
                    if let Some(mut wanted) = table.choices(under_way) {
                        let name = |action| game.move_text(&at, action);
                        let mut found: Vec<String> = moves.iter().map(name).collect();
                        found.sort();
                        wanted.sort();
                        assert_eq!(found, wanted, "design {number} at {text}");
                        asked += 1;
                    }
                    let action = *rng.choose(&moves).unwrap();
                    game.apply(&mut at, &action).unwrap();
                }
            }
        }
    }
    assert!(asked > 100, "a token was chosen {asked} times");
}
