//! `marelle match`: many games between two players, and what they prove; `marelle tournament`
//! for more than two.
//!
//! Games come in pairs: each opening, drawn from the seed, is played with both seat orders. Every
//! game is kept as a record in a folder; a match that was stopped goes on where it was.

mod player;
mod rating;
mod series;
mod tally;
pub(crate) mod tournament;

use clap::ArgMatches;
use game::Outcome;
use i18n::{Message, Value};
use serde_json::json;

use crate::console::Console;
use crate::halt::Halt;
use crate::{args, files, waiting};

use player::Entrant;
use series::{Pairing, Series};
use tally::{Decision, Sprt, Tally};

/// What is to be played.
struct Plan {
    series: Series,
    games: u32,
    sprt: Option<Sprt>,
}

pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<(), Halt> {
    let (id, matches) = args::below(matches)?;
    let plan = Plan::read(id, matches)?;
    let tally = plan.play()?;
    if matches.get_flag(args::JSON) {
        return Ok(console.json(&plan.as_json(&tally))?);
    }
    plan.tell(&tally, console)
}

/// A player as a word of the command line names it.
fn entrant(text: &str) -> Result<Entrant, Halt> {
    let wrong = || Halt::Usage(Message::new("match.bad-player").with("text", text));
    Entrant::parse(text).ok_or_else(wrong)
}

/// A difference in Elo as it is read.
fn shown(elo: f64) -> String {
    match elo.is_finite() {
        true => format!("{elo:+.0}"),
        false if elo > 0.0 => "+∞".to_owned(),
        false => "−∞".to_owned(),
    }
}

impl Plan {
    fn read(id: &str, matches: &ArgMatches) -> Result<Self, Halt> {
        let named = |name: &str| {
            entrant(matches.get_one::<String>(name).map(String::as_str).unwrap_or_default())
        };
        let sprt = matches.get_one::<String>(args::SPRT).map(|text| {
            let wrong = || Halt::Usage(Message::new("match.bad-sprt").with("text", text.as_str()));
            Sprt::parse(text).ok_or_else(wrong)
        });
        let entrants = vec![named(args::FIRST)?, named(args::SECOND)?];
        let series = Series::read(id, matches, entrants, "match")?;
        if series.game.seats() != 2 {
            return Err(Halt::Usage(Message::new("match.two-seats")));
        }
        let games = matches.get_one::<u32>(args::MATCH_GAMES).copied().unwrap_or(20);
        Ok(Self { series, games, sprt: sprt.transpose()? })
    }

    /// Plays what is not recorded yet.
    fn play(&self) -> Result<Tally, Halt> {
        let bar = Series::bar(self.games);
        let mut tally = Tally::default();
        for number in 0..self.games {
            let pairing = Pairing { number, group: &[0, 1] };
            let outcome = self.series.outcome(&self.series.folder, &pairing)?;
            tally.add(points(&outcome, &pairing));
            bar.inc(1);
            bar.set_message(shown(tally.elo()));
            let is_decided = self.sprt.is_some_and(|test| tally.decision(test) != Decision::Open);
            if is_decided || waiting::is_stopped() {
                break;
            }
        }
        bar.finish_and_clear();
        Ok(tally)
    }

    fn tell(&self, tally: &Tally, console: &mut Console<'_>) -> Result<(), Halt> {
        let [a, b] = [0, 1].map(|entrant| self.series.name(entrant));
        console.say(
            &Message::new("match.result")
                .with("first", Value::Text(a))
                .with("second", Value::Text(b))
                .with("wins", tally.wins)
                .with("draws", tally.draws)
                .with("losses", tally.losses),
        )?;
        let (low, high) = tally.interval();
        console.say(
            &Message::new("match.elo")
                .with("elo", Value::Text(shown(tally.elo())))
                .with("low", Value::Text(shown(low)))
                .with("high", Value::Text(shown(high))),
        )?;
        if let Some(test) = self.sprt {
            console.say_key(match tally.decision(test) {
                Decision::Open => "match.sprt-open",
                Decision::Smaller => "match.sprt-smaller",
                Decision::Larger => "match.sprt-larger",
            })?;
        }
        let kept = Message::new("match.kept").with("folder", files::shown(&self.series.folder));
        Ok(console.say(&kept)?)
    }

    fn as_json(&self, tally: &Tally) -> serde_json::Value {
        let (low, high) = tally.interval();
        // What is not finite has no number in JSON.
        let number = |elo: f64| elo.is_finite().then_some((elo * 10.0).round() / 10.0);
        let sprt = self.sprt.map(|test| {
            let decision = match tally.decision(test) {
                Decision::Open => "open",
                Decision::Smaller => "smaller",
                Decision::Larger => "larger",
            };
            json!({
                "elo0": test.elo0,
                "elo1": test.elo1,
                "log_likelihood_ratio": tally.log_likelihood(test),
                "decision": decision,
            })
        });
        json!({
            "game": self.series.game.card().id,
            "settings": self.series.game.settings().to_string(),
            "seed": self.series.seed,
            "a": self.series.name(0),
            "b": self.series.name(1),
            "games": tally.games(),
            "wins": tally.wins,
            "draws": tally.draws,
            "losses": tally.losses,
            "score": tally.score(),
            "elo": number(tally.elo()),
            "elo_low": number(low),
            "elo_high": number(high),
            "sprt": sprt,
        })
    }
}

/// 1 for a win of the first player, ½ for a draw, 0 for a loss.
fn points(outcome: &Outcome, pairing: &Pairing<'_>) -> f64 {
    f64::midpoint(f64::from(outcome.payoff(pairing.seat_of(0), 2)), 1.0)
}
