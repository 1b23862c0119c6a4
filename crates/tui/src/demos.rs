//! Games that are nearly over, as their games tell them: the session replays them as it does any.

use game::{Card, Demo, Reason as _, Settings};
use i18n::Message;
use session::{Match, Player, Session, Table};

use crate::desk::Desk;

/// The session as it stands; all seats are played by people.
pub(crate) fn open(card: &Card, demo: &Demo, desk: &Desk) -> Result<Session, Message> {
    let settings = Settings::parse(demo.options.iter().copied());
    let settings = settings.map_err(|error| error.message())?;
    let game = catalogue::open(&card.id, &settings).map_err(|error| error.message())?;
    let (seats, hides) = (game.seats(), game.card().hides);
    let mut start = Match::new(game, demo.seed);
    for text in demo.moves.split_whitespace() {
        start.play(text).map_err(|refused| refused.message().clone())?;
    }
    let names = desk.say("tui.demo-names");
    let names = names.split(", ").map(str::to_owned).chain(std::iter::repeat(String::new()));
    let players = names.take(seats.into()).map(Player::human).collect();
    let mut table = Table::new(players);
    table.pass_device = hides;
    Session::new(start, table).map_err(|error| error.message())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::kit::{USUAL, surroundings};

    #[test]
    fn every_game_with_code_has_a_demo_that_is_one_move_from_its_end() {
        let desk = Desk::new(surroundings(USUAL, None)).unwrap();
        for family in catalogue::families().iter().filter(|family| family.design().is_none()) {
            let card = family.card();
            assert!(!card.demos.is_empty(), "{}", card.id);
            for demo in card.demos {
                let session = open(card, demo, &desk).unwrap_or_else(|why| panic!("{why:?}"));
                assert!(session.ending().is_none(), "{} is over", demo.about);
                let position = session.played().position();
                let ends = |text: &String| {
                    let mut after = position.boxed_clone();
                    after.play(text, game::Luck::Draw(&mut game::Rng::from_seed(1))).is_ok()
                        && after.outcome().is_some()
                };
                assert!(position.legal_moves().iter().any(ends), "{} goes on", demo.about);
            }
        }
    }
}
