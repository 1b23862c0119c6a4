//! The players of a new game, as the options ask.

use clap::ArgMatches;
use game::{Level, Seat};
use i18n::{Message, Translator};
use scene::Token;
use session::{Controller, Player, SessionError};
use sitting::SeatForm;

use crate::args;
use crate::halt::Halt;

/// One player a seat: people, unless told otherwise. Without any name people are called by their
/// numbers, and machines by their levels.
pub(super) fn seated(
    seats: u8,
    matches: &ArgMatches,
    words: &Translator,
) -> Result<Vec<Player>, Halt> {
    let names: Vec<String> =
        matches.get_many::<String>(args::NAMES).unwrap_or_default().cloned().collect();
    check_count(seats, names.len())?;
    let tokens = tokens(seats, matches)?;
    let player = |(nth, controller): (usize, Controller)| {
        let (name, token) = (names.get(nth).cloned().unwrap_or_default(), tokens.get(nth).copied());
        let form = SeatForm { name, controller, token: None };
        Player { name: form.name_in(words), controller, token }
    };
    Ok(controllers(seats, matches)?.into_iter().enumerate().map(player).collect())
}

/// Who moves for each seat.
fn controllers(seats: u8, matches: &ArgMatches) -> Result<Vec<Controller>, Halt> {
    let level = matches.get_one::<u8>(args::LEVEL).copied().and_then(Level::new);
    let others = level.map_or(Controller::Human, Controller::Machine);
    let mut controllers = vec![others; usize::from(seats)];
    if let Some(first) = controllers.first_mut() {
        *first = Controller::Human;
    }
    for text in matches.get_many::<String>(args::SEAT).unwrap_or_default() {
        let wrong = || Halt::Usage(Message::new("usage.bad-seat").with("text", text.as_str()));
        let (seat, controller) = parse_seat(text).ok_or_else(wrong)?;
        *controllers.get_mut(seat.index()).ok_or_else(wrong)? = controller;
    }
    Ok(controllers)
}

/// One token a seat, or none at all.
fn tokens(seats: u8, matches: &ArgMatches) -> Result<Vec<Token>, Halt> {
    let read = |text: &String| {
        let token = text.parse().ok().and_then(Token::chosen);
        let wrong = || Halt::Usage(Message::new("usage.bad-token").with("text", text.as_str()));
        token.ok_or_else(wrong)
    };
    let given = matches.get_many::<String>(args::TOKENS).unwrap_or_default();
    let tokens = given.map(read).collect::<Result<Vec<Token>, Halt>>()?;
    check_count(seats, tokens.len())?;
    Ok(tokens)
}

/// What is given for players is given for all of them or for none.
fn check_count(seats: u8, given: usize) -> Result<(), Halt> {
    if given == 0 || given == usize::from(seats) {
        return Ok(());
    }
    Err(Halt::usage(&SessionError::WrongSeats { wanted: seats, given }))
}

/// `2=human`, `2=level:5` or `2=5`.
fn parse_seat(text: &str) -> Option<(Seat, Controller)> {
    let (seat, who) = text.split_once('=')?;
    let controller = match who {
        "human" => Controller::Human,
        who => {
            let number = who.strip_prefix("level:").unwrap_or(who);
            Controller::Machine(Level::new(number.parse().ok()?)?)
        }
    };
    Some((Seat::new(seat.parse().ok()?)?, controller))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_read_in_three_spellings() {
        let five = Controller::Machine(Level::new(5).unwrap());
        let second = Seat::FIRST.next(2);
        assert_eq!(parse_seat("2=level:5"), Some((second, five)));
        assert_eq!(parse_seat("2=5"), Some((second, five)));
        assert_eq!(parse_seat("1=human"), Some((Seat::FIRST, Controller::Human)));
        for wrong in ["", "2", "2=", "0=5", "2=11", "2=level:0", "x=5", "2=robot", "7=5"] {
            assert_eq!(parse_seat(wrong), None, "{wrong}");
        }
    }
}
