//! `marelle tournament`: everybody meets everybody, and all get a rating.
//!
//! In a game for two, each pair plays; in a game for more, each group that fills the table. The
//! records of each group stand in a folder of its own, named by its letters.

use clap::ArgMatches;
use i18n::{Lang, Message, Value};
use serde_json::json;

use super::rating::{Games, Meeting, Rating};
use super::series::{Pairing, Series};
use super::{entrant, shown};
use crate::console::Console;
use crate::halt::Halt;
use crate::{args, files, waiting};

/// More players would make more groups than anyone can wait for.
const MOST_PLAYERS: usize = 16;

struct Tournament {
    series: Series,
    /// Games of each group.
    games: u32,
    groups: Vec<Vec<usize>>,
}

pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<(), Halt> {
    let (id, matches) = args::below(matches)?;
    let tournament = Tournament::read(id, matches)?;
    let games = tournament.play()?;
    if matches.get_flag(args::JSON) {
        return Ok(console.json(&tournament.as_json(&games))?);
    }
    tournament.tell(&games, console)
}

impl Tournament {
    fn read(id: &str, matches: &ArgMatches) -> Result<Self, Halt> {
        let texts = matches.get_many::<String>(args::ENTRANT).unwrap_or_default();
        let entrants = texts.map(|text| entrant(text)).collect::<Result<Vec<_>, Halt>>()?;
        let count = entrants.len();
        let series = Series::read(id, matches, entrants, "tournament")?;
        let seats = usize::from(series.game.seats());
        if seats < 2 {
            return Err(Halt::Usage(Message::new("match.not-alone")));
        }
        if count < seats.max(2) || count > MOST_PLAYERS {
            let wrong = Message::new("match.how-many").with("least", seats.max(2));
            return Err(Halt::Usage(wrong.with("most", MOST_PLAYERS)));
        }
        let games = matches.get_one::<u32>(args::MATCH_GAMES).copied().unwrap_or(10);
        Ok(Self { series, games, groups: groups(count, seats) })
    }

    /// Plays what is not recorded yet: a game of every group, then the next of every group, so
    /// that a tournament that is stopped is fair too.
    fn play(&self) -> Result<Games, Halt> {
        let all = self.games.saturating_mul(u32::try_from(self.groups.len()).unwrap_or(u32::MAX));
        let bar = Series::bar(all);
        let mut games = Games::new(self.series.entrants.len());
        'all: for number in 0..self.games {
            for group in &self.groups {
                let pairing = Pairing { number, group };
                let folder = self.series.folder.join(letters(group));
                let outcome = self.series.outcome(&folder, &pairing)?;
                let seats = self.series.game.seats();
                let payoff = |one: usize| outcome.payoff(pairing.seat_of(one), seats);
                games.games.push(meetings(group, &payoff));
                bar.inc(1);
                if waiting::is_stopped() {
                    break 'all;
                }
            }
        }
        bar.finish_and_clear();
        Ok(games)
    }

    fn tell(&self, games: &Games, console: &mut Console<'_>) -> Result<(), Halt> {
        let lang = console.words.lang();
        for (place, (player, rating)) in ranking(games).into_iter().enumerate() {
            let (points, met) = games.score(player);
            let line = Message::new("match.rated")
                .with("place", place + 1)
                .with("player", Value::Text(self.series.name(player)))
                .with("elo", Value::Text(shown(rating.elo)))
                .with("low", Value::Text(shown(rating.low)))
                .with("high", Value::Text(shown(rating.high)))
                .with("points", Value::Text(halves(points, lang)))
                .with("games", met);
            console.say(&line)?;
        }
        console.line("")?;
        console.say_key("match.crosstable")?;
        for one in 0..games.players {
            let cells = (0..games.players).map(|other| match games.between(one, other) {
                _ if one == other => "·".to_owned(),
                [won, drawn, lost] => format!("{won}-{drawn}-{lost}"),
            });
            let cells: String = cells.map(|cell| format!("{cell:>10}")).collect();
            console.line(&format!("  {:<24}{cells}", self.series.name(one)))?;
        }
        let kept = Message::new("match.kept").with("folder", files::shown(&self.series.folder));
        Ok(console.say(&kept)?)
    }

    fn as_json(&self, games: &Games) -> serde_json::Value {
        let ratings = games.ratings();
        let player = |player: usize| {
            let (points, met) = games.score(player);
            let round = |elo: f64| (elo * 10.0).round() / 10.0;
            let against: Vec<[u32; 3]> =
                (0..games.players).map(|other| games.between(player, other)).collect();
            json!({
                "player": self.series.name(player),
                "elo": round(ratings[player].elo),
                "elo_low": round(ratings[player].low),
                "elo_high": round(ratings[player].high),
                "points": points,
                "meetings": met,
                "against": against,
            })
        };
        json!({
            "game": self.series.game.card().id,
            "settings": self.series.game.settings().to_string(),
            "seed": self.series.seed,
            "games": games.games.len(),
            "players": (0..games.players).map(player).collect::<Vec<_>>(),
        })
    }
}

/// The players with their ratings, from the best to the weakest.
fn ranking(games: &Games) -> Vec<(usize, Rating)> {
    let mut players: Vec<(usize, Rating)> = games.ratings().into_iter().enumerate().collect();
    players.sort_by(|(_, a), (_, b)| b.elo.total_cmp(&a.elo));
    players
}

/// Points, which come in halves, as a language writes them.
fn halves(points: f64, lang: Lang) -> String {
    if points.fract() == 0.0 { points.to_string() } else { lang.decimal(points) }
}

/// Who did better than whom in one game.
fn meetings(group: &[usize], payoff: &dyn Fn(usize) -> f32) -> Vec<Meeting> {
    let mut all = Vec::new();
    for (nth, &first) in group.iter().enumerate() {
        for &second in &group[nth + 1..] {
            let points = match payoff(first) - payoff(second) {
                more if more > 1e-6 => 1.0,
                less if less < -1e-6 => 0.0,
                _ => 0.5,
            };
            all.push(Meeting { first, second, points });
        }
    }
    all
}

/// Every group of so many players.
fn groups(players: usize, size: usize) -> Vec<Vec<usize>> {
    let mut groups = vec![Vec::new()];
    for _ in 0..size {
        groups = groups
            .into_iter()
            .flat_map(|group: Vec<usize>| {
                let from = group.last().map_or(0, |last| last + 1);
                (from..players).map(move |player| [group.as_slice(), &[player]].concat())
            })
            .collect();
    }
    groups
}

fn letters(group: &[usize]) -> String {
    group.iter().filter_map(|&one| char::from_digit(u32::try_from(one).ok()? + 10, 36)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_meets_everybody_once() {
        assert_eq!(groups(3, 2), [[0, 1], [0, 2], [1, 2]]);
        assert_eq!(groups(4, 4), [[0, 1, 2, 3]]);
        assert_eq!(groups(16, 3).len(), 560);
        assert_eq!(letters(&[0, 2, 15]), "acp");
    }

    #[test]
    fn halves_are_written_as_the_language_does() {
        let told = |lang| [0.0, 2.5, 12.0].map(|points| halves(points, lang));
        assert_eq!(told(Lang::En), ["0", "2.5", "12"]);
        assert_eq!(told(Lang::Fr), ["0", "2,5", "12"]);
    }

    #[test]
    fn in_a_game_for_three_each_pair_of_players_meets() {
        let places = [1.0, -1.0, -1.0];
        let told = meetings(&[4, 5, 6], &|one| places[one - 4]);
        let points: Vec<_> = told.iter().map(|one| (one.first, one.second, one.points)).collect();
        assert_eq!(points, [(4, 5, 1.0), (4, 6, 1.0), (5, 6, 0.5)]);
    }
}
