//! A store with many games in it, as after years of play.

use std::sync::Arc;

use anyhow::{Context, Result, anyhow};
use game::{Seat, Settings};
use session::{Command, Match, Player, Record, Session, Table};
use storage::{Append, Digest, Ending, Id, Link, NewMatch, Role, Store};

use crate::script::Script;

/// So many are written at the same time.
const AT_A_TIME: u64 = 512;

/// Puts so many finished games into a store.
///
/// # Errors
/// When a game cannot be played or kept.
pub async fn fill(
    store: &Arc<dyn Store>,
    script: &Script,
    count: u64,
    mut kept: impl FnMut(),
) -> Result<()> {
    let game = Arc::new(Finished::of(script)?);
    let mut number = 0;
    while number < count {
        let next = count.min(number + AT_A_TIME);
        let mut writers = tokio::task::JoinSet::new();
        for number in number..next {
            let (store, game) = (store.clone(), game.clone());
            writers.spawn(async move { game.keep(&*store, number).await });
        }
        while let Some(done) = writers.join_next().await {
            done??;
            kept();
        }
        number = next;
    }
    Ok(())
}

/// A game as a store keeps it.
struct Finished {
    game: String,
    record_head: String,
    texts: Vec<String>,
    outcome: String,
}

impl Finished {
    fn of(script: &Script) -> Result<Self> {
        let game = catalogue::open(&script.game, &Settings::none());
        let game = game.map_err(|error| anyhow!("{error}"))?;
        let players = vec![Player::human("Anna"), Player::human("Ben")];
        let mut session = Session::new(Match::new(game, 1), Table::new(players))?;
        for (seat, text) in &script.moves {
            let seat = Seat::new(*seat).context("no seat")?;
            let played = session.handle(Command::Play { seat, text: text.clone() });
            played.map_err(|why| anyhow!("{text}: {why}"))?;
        }
        Ok(Self {
            game: script.game.clone(),
            record_head: Record::head_of(&session),
            texts: Record::lines_since(&session, 0),
            outcome: Record::result_of(&session).context("the game is not over")?,
        })
    }

    async fn keep(&self, store: &dyn Store, number: u64) -> Result<()> {
        // Spread over all ids, as random ones are.
        let id = Id(u128::from(number).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835));
        let mut digest = [0; 32];
        let digests = [Role::Host, Role::Seat(1), Role::Seat(2), Role::Spectator];
        let link = |(nth, role): (u8, Role)| {
            digest[..16].copy_from_slice(&id.to_bytes());
            digest[31] = nth;
            Link { digest: Digest(digest), role }
        };
        let new = NewMatch {
            id,
            game: self.game.clone(),
            record_head: self.record_head.clone(),
            code: None,
            links: (0..).zip(digests).map(link).collect(),
            allows: Default::default(),
            made_ms: i64::try_from(number)?,
        };
        store.create_match(&new).await?;
        let ending = Some(Ending { outcome: self.outcome.clone(), results: Vec::new() });
        let (texts, at_ms) = (self.texts.clone(), new.made_ms);
        Ok(store.append(Append { id, after: 0, texts, at_ms, record_head: None, ending }).await?)
    }
}
