//! What was achieved on this device, found in the games that are kept: plain data.

use std::collections::BTreeSet;

use crate::kept::Kept;

/// What was achieved in one game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Progress {
    pub(crate) game: String,
    pub(crate) played: u32,
    pub(crate) won: u32,
    pub(crate) refusals: u32,
    pub(crate) thought_ms: u64,
}

/// Everybody who finished a game on this device under a name.
pub(crate) fn people(games: &[Kept]) -> Vec<String> {
    let over = games.iter().filter(|kept| kept.is_over);
    let names: BTreeSet<&String> = over.flat_map(|kept| &kept.names).collect();
    names.into_iter().cloned().collect()
}

/// The games of one person or of all, those that are over or those that go on.
pub(crate) fn games_of<'a>(
    games: &'a [Kept],
    person: Option<&str>,
    is_over: bool,
) -> impl Iterator<Item = &'a Kept> {
    let is_theirs = move |kept: &&Kept| {
        person.is_none_or(|person| kept.names.iter().any(|name| name == person))
    };
    games.iter().filter(move |kept| kept.is_over == is_over).filter(is_theirs)
}

/// What was achieved so far, by one person or by all, the game played most first.
pub(crate) fn by_game(games: &[Kept], person: Option<&str>) -> Vec<Progress> {
    let mut all: Vec<Progress> = Vec::new();
    for kept in games_of(games, person, true) {
        let at = all.iter().position(|it| it.game == kept.game).unwrap_or_else(|| {
            all.push(Progress { game: kept.game.clone(), ..Progress::default() });
            all.len() - 1
        });
        if let Some(it) = all.get_mut(at) {
            it.played += 1;
            it.won += u32::from(kept.won == Some(true));
            it.refusals += kept.refusals;
            it.thought_ms += kept.thought_ms;
        }
    }
    all.sort_by(|one, other| other.played.cmp(&one.played).then(one.game.cmp(&other.game)));
    all
}

#[cfg(test)]
mod tests {
    use game::Seat;
    use session::Command;

    use super::*;
    use crate::kept::tests::played;

    #[test]
    fn progress_counts_finished_games_by_game() {
        let mut session = played();
        session.handle(Command::Resign { seat: Seat::new(1).unwrap() }).unwrap();
        let over = Kept::of("g1", &session, None, 3, 0.0);
        assert_eq!(over.won, Some(false));
        let games = [
            over.clone(),
            Kept { won: Some(true), ..over },
            Kept::of("g3", &played(), None, 1, 0.0),
        ];
        let all = by_game(&games, None);
        assert_eq!(people(&games), ["Anna"]);
        assert_eq!(by_game(&games, Some("Anna")), all);
        assert_eq!(by_game(&games, Some("Ben")), []);
        let waiting = |person| games_of(&games, person, false).map(|kept| kept.id.as_str());
        assert_eq!(waiting(Some("Anna")).collect::<Vec<_>>(), ["g3"]);
        assert_eq!(waiting(Some("Ben")).count(), 0);
        assert_eq!(all.len(), 1);
        assert_eq!((all[0].played, all[0].won, all[0].refusals), (2, 1, 6));
    }
}
