//! The store as others see it.
//!
//! This file is part of every store that speaks SQL. What is a store's own: how it writes
//! (`writer`), how it makes sure of its files (`sound`), how it hears of other servers (`hear`),
//! and what its faults mean (`error`).

use async_trait::async_trait;
use storage::{
    Append, AuditEntry, Census, Changes, Claim, Design, DesignStore, DesignVersion, Digest, Event,
    File, Id, Link, MatchHead, MatchStore, NewMatch, Page, Rewritten, Role, SavedVersion, Score,
    Sharing, Standing, Store, StoreError, StoredMatch, Taken,
};

use crate::error::told;
use crate::write::Write;
use crate::{DbStore, read};

#[async_trait]
impl MatchStore for DbStore {
    async fn create_match(&self, new: &NewMatch) -> Result<(), StoreError> {
        self.writer.write(Write::Create(new.clone())).await
    }

    async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.writer.write(Write::Append(append)).await
    }

    async fn pause(&self, id: Id, plies: u32, thinking_ms: u64) -> Result<(), StoreError> {
        self.writer.write(Write::Pause { id, plies, thinking_ms }).await
    }

    async fn load_match(&self, id: Id) -> Result<Option<StoredMatch>, StoreError> {
        // Both questions look at the same moment.
        let mut moment = self.readers.begin_with(crate::MOMENT).await.map_err(told)?;
        let head = sqlx::query("SELECT * FROM matches WHERE id = $1").bind(id.to_bytes().to_vec());
        let Some(row) = head.fetch_optional(&mut *moment).await.map_err(told)? else {
            return Ok(None);
        };
        let events = sqlx::query(EVENTS).bind(id.to_bytes().to_vec()).bind(0i64);
        let events = events.fetch_all(&mut *moment).await.map_err(told)?;
        let events = events.iter().map(read::event).collect::<Result<_, _>>()?;
        Ok(Some(StoredMatch { head: read::head(&row)?, events }))
    }

    async fn events_from(&self, id: Id, ply: u32) -> Result<Vec<Event>, StoreError> {
        let events = sqlx::query(EVENTS).bind(id.to_bytes().to_vec()).bind(i64::from(ply));
        let rows = events.fetch_all(&self.readers).await.map_err(told)?;
        rows.iter().map(read::event).collect()
    }

    async fn find_link(&self, digest: &Digest) -> Result<Option<(Id, Role)>, StoreError> {
        let link = sqlx::query("SELECT match_id, role FROM links WHERE digest = $1");
        let row = link.bind(digest.0.to_vec()).fetch_optional(&self.readers).await.map_err(told)?;
        row.as_ref().map(read::link).transpose()
    }

    async fn find_code(&self, code: &str) -> Result<Option<MatchHead>, StoreError> {
        let found = sqlx::query("SELECT * FROM matches WHERE code = $1").bind(code);
        let row = found.fetch_optional(&self.readers).await.map_err(told)?;
        row.as_ref().map(read::head).transpose()
    }

    async fn claim_seat(&self, claim: &Claim) -> Result<(), StoreError> {
        self.writer.write(Write::ClaimSeat(*claim)).await
    }

    async fn give_seat(&self, claim: &Claim) -> Result<(), StoreError> {
        self.writer.write(Write::GiveSeat(*claim)).await
    }

    async fn free_seat(&self, id: Id, seat: u8) -> Result<(), StoreError> {
        self.writer.write(Write::FreeSeat { id, seat }).await
    }

    async fn idle_own(&self, before_ms: i64) -> Result<Vec<Id>, StoreError> {
        let idle = "SELECT id FROM matches WHERE allows % 8 >= 4 AND touched_ms < $1
                    ORDER BY touched_ms LIMIT 100";
        let rows = sqlx::query(idle).bind(before_ms).fetch_all(&self.readers).await;
        rows.map_err(told)?.iter().map(|row| read::id(row, "id")).collect()
    }

    async fn add_link(&self, id: Id, link: &Link) -> Result<(), StoreError> {
        self.writer.write(Write::AddLink { id, link: *link }).await
    }

    async fn taken_seats(&self, id: Id) -> Result<Vec<Taken>, StoreError> {
        let taken = sqlx::query("SELECT seat, device FROM seats WHERE match_id = $1 ORDER BY seat");
        let rows = taken.bind(id.to_bytes().to_vec()).fetch_all(&self.readers).await;
        rows.map_err(told)?.iter().map(read::taken).collect()
    }

    async fn agree(&self, id: Id, about: &str, seat: u8) -> Result<Vec<u8>, StoreError> {
        self.writer.write(Write::Agree { id, about: about.to_owned(), seat }).await?;
        self.agreed(id, about).await
    }

    async fn disagree(&self, id: Id, about: &str) -> Result<(), StoreError> {
        self.writer.write(Write::Disagree { id, about: about.to_owned() }).await
    }

    async fn agreed(&self, id: Id, about: &str) -> Result<Vec<u8>, StoreError> {
        let who = "SELECT seat FROM agreements WHERE match_id = $1 AND about = $2 ORDER BY seat";
        let who = sqlx::query(who).bind(id.to_bytes().to_vec()).bind(about);
        who.fetch_all(&self.readers).await.map_err(told)?.iter().map(read::seat).collect()
    }

    async fn create_rematch(&self, of: Id, next: &NewMatch) -> Result<(), StoreError> {
        self.writer.write(Write::CreateRematch { of, next: next.clone() }).await
    }

    async fn next_match(&self, id: Id) -> Result<Option<Id>, StoreError> {
        let next = sqlx::query("SELECT next_id FROM rematches WHERE match_id = $1");
        let row = next.bind(id.to_bytes().to_vec()).fetch_optional(&self.readers).await;
        row.map_err(told)?.map(|row| read::id(&row, "next_id")).transpose()
    }

    async fn list_matches(&self, page: Page) -> Result<Vec<MatchHead>, StoreError> {
        let list = "SELECT * FROM matches ORDER BY touched_ms DESC, id LIMIT $1 OFFSET $2";
        let rows = sqlx::query(list)
            .bind(i64::from(page.most))
            .bind(i64::from(page.skip))
            .fetch_all(&self.readers);
        rows.await.map_err(told)?.iter().map(read::head).collect()
    }

    async fn standings(&self, ids: &[Id]) -> Result<Vec<Standing>, StoreError> {
        let mut all = Vec::new();
        for ids in ids.chunks(ASKED_AT_ONCE) {
            let mut asked = sqlx::QueryBuilder::new(STANDINGS);
            asked.push_tuples(ids, |mut tuple, id| {
                tuple.push_bind(id.to_bytes().to_vec());
            });
            let rows = asked.build().fetch_all(&self.readers).await.map_err(told)?;
            all.extend(rows.iter().map(read::standing).collect::<Result<Vec<_>, _>>()?);
        }
        Ok(all)
    }

    async fn delete_match(&self, id: Id, by: &str, at_ms: i64) -> Result<(), StoreError> {
        self.writer.write(Write::DeleteMatch { id, by: by.to_owned(), at_ms }).await
    }
}

#[async_trait]
impl DesignStore for DbStore {
    async fn save_design(&self, version: &DesignVersion) -> Result<(), StoreError> {
        self.writer.write(Write::SaveDesign { version: version.clone(), edit: None }).await
    }

    async fn create_design(&self, first: &DesignVersion, edit: &Digest) -> Result<(), StoreError> {
        let version = DesignVersion { version: 1, ..first.clone() };
        self.writer.write(Write::SaveDesign { version, edit: Some(*edit) }).await
    }

    async fn find_design(&self, id: Id) -> Result<Option<Design>, StoreError> {
        let one = sqlx::query("SELECT * FROM designs WHERE id = $1").bind(id.to_bytes().to_vec());
        let row = one.fetch_optional(&self.readers).await.map_err(told)?;
        row.as_ref().map(read::design).transpose()
    }

    async fn design_versions(&self, id: Id, page: Page) -> Result<Vec<SavedVersion>, StoreError> {
        let list = "SELECT version, name, saved_ms FROM design_versions WHERE design_id = $3
                    ORDER BY version DESC LIMIT $1 OFFSET $2";
        let rows = sqlx::query(list)
            .bind(i64::from(page.most))
            .bind(i64::from(page.skip))
            .bind(id.to_bytes().to_vec())
            .fetch_all(&self.readers);
        rows.await.map_err(told)?.iter().map(read::saved_version).collect()
    }

    async fn load_design(
        &self,
        id: Id,
        version: Option<u32>,
    ) -> Result<Option<DesignVersion>, StoreError> {
        let one = "SELECT * FROM design_versions WHERE design_id = $1
                     AND version = coalesce(CAST($2 AS BIGINT), version)
                   ORDER BY version DESC LIMIT 1";
        let row = sqlx::query(one).bind(id.to_bytes().to_vec()).bind(version.map(i64::from));
        let row = row.fetch_optional(&self.readers).await.map_err(told)?;
        row.as_ref().map(read::version).transpose()
    }

    async fn share_design(&self, id: Id, sharing: Sharing) -> Result<(), StoreError> {
        self.writer.write(Write::ShareDesign { id, sharing }).await
    }

    async fn list_designs(&self, shared: bool, page: Page) -> Result<Vec<Design>, StoreError> {
        let list = "SELECT * FROM designs WHERE is_shared OR NOT $3
                    ORDER BY saved_ms DESC, id LIMIT $1 OFFSET $2";
        let rows =
            sqlx::query(list).bind(i64::from(page.most)).bind(i64::from(page.skip)).bind(shared);
        let rows = rows.fetch_all(&self.readers).await.map_err(told)?;
        rows.iter().map(read::design).collect()
    }

    async fn delete_design(&self, id: Id, by: &str, at_ms: i64) -> Result<(), StoreError> {
        self.writer.write(Write::DeleteDesign { id, by: by.to_owned(), at_ms }).await
    }

    async fn put_file(&self, file: &File) -> Result<(), StoreError> {
        self.writer.write(Write::PutFile(file.clone())).await
    }

    async fn load_file(&self, digest: &Digest) -> Result<Option<File>, StoreError> {
        let one = sqlx::query("SELECT * FROM pictures WHERE digest = $1").bind(digest.0.to_vec());
        let row = one.fetch_optional(&self.readers).await.map_err(told)?;
        row.as_ref().map(read::file).transpose()
    }
}

#[async_trait]
impl Store for DbStore {
    async fn scores(&self, page: Page) -> Result<Vec<Score>, StoreError> {
        let list =
            "SELECT * FROM scores ORDER BY points DESC, won DESC, known_as LIMIT $1 OFFSET $2";
        let rows = sqlx::query(list)
            .bind(i64::from(page.most))
            .bind(i64::from(page.skip))
            .fetch_all(&self.readers);
        rows.await.map_err(told)?.iter().map(read::score).collect()
    }

    async fn forget(
        &self,
        name: &str,
        matches: &[Rewritten],
        at_ms: i64,
    ) -> Result<(), StoreError> {
        let (name, matches) = (name.to_owned(), matches.to_vec());
        self.writer.write(Write::Forget { name, matches, at_ms }).await
    }

    async fn drop_idle_scores(&self) -> Result<(), StoreError> {
        self.writer.write(Write::DropIdleScores).await
    }

    async fn wipe(&self) -> Result<(), StoreError> {
        self.overwrite().await
    }

    async fn add_ticket(
        &self,
        digest: &Digest,
        until_ms: i64,
        at_ms: i64,
    ) -> Result<(), StoreError> {
        self.writer.write(Write::AddTicket { digest: *digest, until_ms, at_ms }).await
    }

    async fn has_ticket(&self, digest: &Digest, now_ms: i64) -> Result<bool, StoreError> {
        let one = sqlx::query("SELECT 1 FROM tickets WHERE digest = $1 AND until_ms > $2");
        let one = one.bind(digest.0.to_vec()).bind(now_ms);
        let row = one.fetch_optional(&self.readers).await.map_err(told)?;
        Ok(row.is_some())
    }

    async fn drop_ticket(&self, digest: &Digest) -> Result<(), StoreError> {
        self.writer.write(Write::DropTicket(*digest)).await
    }

    async fn audit(&self, page: Page) -> Result<Vec<AuditEntry>, StoreError> {
        let list = "SELECT * FROM audit ORDER BY number DESC LIMIT $1 OFFSET $2";
        let rows = sqlx::query(list)
            .bind(i64::from(page.most))
            .bind(i64::from(page.skip))
            .fetch_all(&self.readers);
        rows.await.map_err(told)?.iter().map(read::audit).collect()
    }

    async fn census(&self) -> Result<Census, StoreError> {
        let counts = "SELECT (SELECT count(*) FROM matches) AS matches,
            (SELECT count(*) FROM matches WHERE outcome IS NULL) AS running,
            (SELECT CAST(coalesce(sum(plies), 0) AS BIGINT) FROM matches) AS events,
            (SELECT count(*) FROM designs) AS designs,
            (SELECT count(*) FROM pictures WHERE kind LIKE 'image/%') AS pictures,
            (SELECT count(*) FROM scores) AS players";
        read::census(&sqlx::query(counts).fetch_one(&self.readers).await.map_err(told)?)
    }

    async fn bytes(&self) -> Result<u64, StoreError> {
        read::bytes(&sqlx::query(crate::BYTES).fetch_one(&self.readers).await.map_err(told)?)
    }

    async fn answers(&self, now_ms: i64) -> Result<(), StoreError> {
        let answer = sqlx::query("SELECT plies FROM matches LIMIT 1").fetch_optional(&self.readers);
        answer.await.map_err(told)?;
        self.writer.write(Write::Sign(now_ms)).await
    }

    async fn changes(&self) -> Result<Option<Box<dyn Changes>>, StoreError> {
        self.hear().await
    }

    async fn close(&self) {
        self.writer.close().await;
        self.readers.close().await;
    }

    async fn check(&self) -> Result<(), StoreError> {
        self.sound().await?;
        let gap = "SELECT 1 FROM matches AS m WHERE m.plies <>
            (SELECT count(*) FROM events AS e WHERE e.match_id = m.id) LIMIT 1";
        let gap = sqlx::query(gap).fetch_optional(&self.readers).await.map_err(told)?;
        match gap {
            Some(_) => Err(StoreError::Damaged("a match lacks events".to_owned())),
            None => Ok(()),
        }
    }
}

/// So many matches go into one question; stores bind some ten thousand values at the most.
const ASKED_AT_ONCE: usize = 1000;

/// Seats are told apart, so that one who no longer wants something and another who does are not
/// taken for the same; and so is when they were taken, because a seat may be given to somebody else.
const STANDINGS: &str = "SELECT id, plies,
        (SELECT CAST(coalesce(sum(256 + seat), 0) AS BIGINT) FROM agreements
            WHERE match_id = matches.id)
        + (SELECT count(*) FROM rematches WHERE match_id = matches.id)
        + (SELECT CAST(coalesce(sum(65536 * (256 + seat) + taken_ms % 65536), 0) AS BIGINT) FROM seats
            WHERE match_id = matches.id) AS beside
    FROM matches WHERE id IN ";

const EVENTS: &str =
    "SELECT ply, body, at_ms FROM events WHERE match_id = $1 AND ply >= $2 ORDER BY ply";
