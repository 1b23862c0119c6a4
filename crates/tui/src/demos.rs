//! Games that are nearly over, to see how they end: one move or two are left.
//!
//! Each is a start, options and moves; the session replays them as it does any game.

use game::Settings;
use i18n::Message;
use session::{Match, Player, Session, Table};

use crate::desk::Desk;

/// A game that is nearly over.
pub(crate) struct Demo {
    /// Which game.
    pub(crate) game: &'static str,
    /// What there is to see.
    pub(crate) about: &'static str,
    options: &'static [&'static str],
    seed: u64,
    /// The moves so far, separated by blanks.
    moves: &'static str,
}

/// All of them.
pub(crate) const ALL: &[Demo] = &[
    Demo {
        game: "quoridor",
        about: "tui.demo-quoridor",
        options: &["pass=yes"],
        seed: 2,
        moves: "e2 e8 e3 e7 e4 e6 e2h e7h c2h c7h g2h g7h a2h f6 h1h f5 f5v f6 f3v a7h e6h h6v \
            e5v f5 e5 f4 d5 e4 d6 e5 d7 h4v e7 d5 c6h h8h f7 c5 g7 b5 h7 f8h h6 b6 h5 b7 h4 \
            c7 h3 d7 i3 e7 i4 f7 i5 g7 i6 g6 i7 h6 i8 h5 h8 h4 g8 pass f8 h5 e8 d8h d8 g5 c8 \
            e4h",
    },
    Demo {
        game: "quoridor",
        about: "tui.demo-quoridor-four",
        options: &["players=4", "pass=yes"],
        seed: 2,
        moves: "pass pass d9 h5 f1 b5 d8 g5 f2 c5 d7 f5 f3 d5 d4v f6 e3 d6 c7 f7 f3 e6 c6 e7 f4 \
            f6 c5 d7 f5 f4 c4 c7 f6 pass c3 c6 f7 g4 c2 b6 e7 c1h a5v b7 g3h pass a7v b8 b8h \
            g5 g4v b7 f7 g6 d2 b6 f8 h6 e2 b5",
    },
    Demo {
        game: "othello",
        about: "tui.demo-othello",
        options: &[],
        seed: 1,
        moves: "e6 f6 g6 d6 c6 f4 d3 c7 e3 c5 b5 f3 g4 c3 f2 b4 d7 b6 a4 a5 a3 e8 d8 b3 f8 g1 c4 \
            g2 g3 a2 h1 f5 a7 h7 g5 e7 b8 f7 e1 f1 g8 h4 h2 h3 g7 a6 a1 c8 h5 h8 c2 e2 d2 b2 \
            b7 a8 c1 d1 b1",
    },
    Demo {
        game: "labyrinth",
        about: "tui.demo-labyrinth",
        options: &[],
        seed: 7,
        moves: "W4/0/b1 W4/1/g6 S6/0/b1 W6/0/a3 W2/1/c7 N6/0/d6 S4/2/d2 E4/0/e7 N2/3/a5 W4/0/e7 \
            E2/0/e3 E6/0/e6 S6/2/d5 S4/0/f6 S2/2/d4 N4/1/f7 W6/3/d7 W4/0/b7 W6/1/f6 N2/0/e3 \
            W6/0/g4 E4/2/g3 N2/0/b2 E6/0/g5 W4/1/b4 S2/0/d7 N6/0/b3 N4/0/b1 N2/2/d4 S4/3/c3 \
            E4/0/e5 S6/0/f2 N2/1/g4 N4/1/f2 N4/0/c1 W4/0/f2 E6/3/b7 E2/1/e1 S4/0/e5 E2/0/d1 \
            S4/3/c5 E6/1/c7 E2/1/e5 S2/3/b7 N4/1/d3 E2/3/e6 E6/0/c3 S4/1/d4 E4/0/c3 S4/0/d4 \
            W2/1/b1 W4/2/d5 W2/1/c1 W6/0/f1",
    },
    Demo {
        game: "mansuba",
        about: "tui.demo-mansuba",
        options: &["width=6", "height=6"],
        seed: 1,
        moves: "a3-b4 f5-b5 b4-c3 f2-b2 a6-b5 f3-e4 a4-b4 e4-d5 b5-d5 f4-f5 a5-b5 f6-d6 b4-b3 \
            f1-e1 c3-d4 d6-d4 a2-b2 d4-d2 b2-d2 e1-e2 d2-e2 f5-f6",
    },
];

impl Demo {
    /// The session as it stands; all seats are played by people.
    pub(crate) fn open(&self, desk: &Desk) -> Result<Session, Message> {
        let settings = Settings::parse(self.options.iter().copied());
        let settings = settings.map_err(|error| game::Reason::message(&error))?;
        let game = catalogue::open(self.game, &settings);
        let game = game.map_err(|error| game::Reason::message(&error))?;
        let (seats, hides) = (game.seats(), game.card().hides);
        let mut start = Match::new(game, self.seed);
        for text in self.moves.split_whitespace() {
            start.play(text).map_err(|refused| refused.message().clone())?;
        }
        let names = desk.say("tui.demo-names");
        let names = names.split(", ").map(str::to_owned).chain(std::iter::repeat(String::new()));
        let players = names.take(seats.into()).map(Player::human).collect();
        let mut table = Table::new(players);
        table.pass_device = hides;
        Session::new(start, table).map_err(|error| game::Reason::message(&error))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::Theme;

    #[test]
    fn every_demo_opens_and_is_one_move_from_its_end() {
        for lang in i18n::Lang::ALL {
            let desk =
                Desk::new(lang, scene::Alphabet::Unicode, Theme::default(), None, 1).unwrap();
            for demo in ALL {
                let session = demo.open(&desk).unwrap_or_else(|message| panic!("{message:?}"));
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
