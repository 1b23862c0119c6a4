//! Two players at one match, who play what is written down and come back when they are cut off.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use game::Rng;
use protocol::rest::Made;
use storage::Id;

use crate::client::{Client, make_match};
use crate::ledger::Ledger;
use crate::script::Script;

/// Who was cut off waits so long before they come again.
const AGAIN: Duration = Duration::from_millis(50);

/// How fast people play.
#[derive(Clone, Copy, Debug)]
pub enum Pace {
    /// As fast as they can.
    FlatOut,
    /// A move after so many milliseconds, at least and at most.
    Every(u64, u64),
}

/// Where two people play one game after the other.
pub struct Table {
    /// Servers; the second player begins at the next one, and who is cut off tries the next.
    pub addresses: Vec<SocketAddr>,
    /// What they play, over and over.
    pub script: Arc<Script>,
    /// How fast.
    pub pace: Pace,
    /// Where acknowledged moves are written down.
    pub ledger: Arc<Ledger>,
    /// Makes tables unlike each other.
    pub number: u64,
}

impl Table {
    /// Plays for ever; whoever started it ends it.
    pub async fn play(self) {
        let mut rng = Rng::from_seed(self.number);
        loop {
            if let Err(_broken) = self.play_one(&mut rng).await {
                self.ledger.broken();
                tokio::time::sleep(AGAIN).await;
            }
        }
    }

    /// Makes a match and plays it to its end, through all breaks.
    async fn play_one(&self, rng: &mut Rng) -> Result<()> {
        let made = make_match(self.address(0), &self.script.game).await;
        // Any server will do.
        let made = match made {
            Err(_) => make_match(self.address(1), &self.script.game).await?,
            made => made?,
        };
        let mut attempt = 0;
        while let Err(_broken) = self.sit_down(&made, rng, attempt).await {
            self.ledger.broken();
            attempt += 1;
            tokio::time::sleep(AGAIN).await;
        }
        Ok(())
    }

    /// Both come, and play on from where the match is.
    async fn sit_down(&self, made: &Made, rng: &mut Rng, attempt: usize) -> Result<()> {
        let id: Id = made.id.parse()?;
        let link = |seat: usize| made.seats.get(seat).cloned().flatten().context("no seat");
        let mut one = self.enter(attempt, &link(0)?).await?;
        let mut two = self.enter(attempt + 1, &link(1)?).await?;
        let known = one.plies.max(two.plies);
        let known = usize::try_from(known)?;
        for (ply, (seat, text)) in (1..).zip(&self.script.moves).skip(known) {
            self.think(rng).await;
            let (mover, other) =
                if *seat == 1 { (&mut one, &mut two) } else { (&mut two, &mut one) };
            mover.sees(ply - 1).await?;
            let began = Instant::now();
            let play = async {
                mover.play(text).await?;
                self.ledger.acknowledged(id, &self.script, ply, began.elapsed());
                anyhow::Ok(())
            };
            let see = async {
                other.sees(ply).await?;
                self.ledger.seen(began.elapsed());
                anyhow::Ok(())
            };
            // Where one is cut off, the other would wait in vain.
            tokio::try_join!(play, see)?;
        }
        Ok(())
    }

    /// Comes to this server, or to the next one when that does not let them in.
    async fn enter(&self, nth: usize, link: &str) -> Result<Client> {
        match Client::enter(self.address(nth), link).await {
            Err(_) if self.addresses.len() > 1 => Client::enter(self.address(nth + 1), link).await,
            entered => entered,
        }
    }

    fn address(&self, nth: usize) -> SocketAddr {
        // There is at least one address, and a rest of a division is below it.
        self.addresses[nth % self.addresses.len()]
    }

    async fn think(&self, rng: &mut Rng) {
        if let Pace::Every(least, most) = self.pace {
            let spread = u32::try_from(most.saturating_sub(least)).unwrap_or(u32::MAX - 1);
            let more = u64::from(rng.below(spread + 1));
            tokio::time::sleep(Duration::from_millis(least + more)).await;
        }
    }
}
