//! `marelle admin forget` and `marelle admin expire`: what is erased is gone from the files too.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use i18n::Message;
use server::room;
use storage::{Page, Store, StoreError};

use super::{Site, lock, told};
use crate::console::Console;
use crate::halt::Halt;

/// How many are asked for at a time.
const AT_A_TIME: u32 = 500;
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Takes a name out of everything that is kept.
pub(super) async fn forget(name: &str, site: &Site, console: &mut Console<'_>) -> Result<(), Halt> {
    let done = alone(site, async |store| {
        let mut rewritten = Vec::new();
        for page in pages() {
            let heads = store.list_matches(page).await?;
            for head in &heads {
                if let Some(stored) = store.load_match(head.made.id).await? {
                    rewritten.extend(room::without_name(&stored, name));
                }
            }
            if heads.is_empty() {
                break;
            }
        }
        store.forget(name, &rewritten, now_ms()).await?;
        Ok(rewritten.len())
    });
    let count = done.await?;
    Ok(console.say(&Message::new("admin.forgotten").with("count", count))?)
}

/// Removes the matches that nobody has touched for this many days, and what only they needed.
pub(super) async fn expire(days: u32, site: &Site, console: &mut Console<'_>) -> Result<(), Halt> {
    let age_ms = i64::try_from((DAY * days).as_millis()).unwrap_or(i64::MAX);
    let before_ms = now_ms().saturating_sub(age_ms);
    let done = alone(site, async |store| {
        let mut old = Vec::new();
        for page in pages() {
            let heads = store.list_matches(page).await?;
            let are_old = heads.iter().filter(|head| head.touched_ms < before_ms);
            old.extend(are_old.map(|head| head.made.id));
            if heads.is_empty() {
                break;
            }
        }
        for id in &old {
            store.delete_match(*id, "marelle admin", now_ms()).await?;
        }
        store.drop_idle_scores().await?;
        Ok(old.len())
    });
    let count = done.await?;
    Ok(console.say(&Message::new("admin.expired").with("count", count))?)
}

/// Does something while no server uses the file, whose rooms would know it all still, and makes
/// sure that nothing of it is left there.
async fn alone<T>(
    site: &Site,
    act: impl AsyncFnOnce(&dyn Store) -> Result<T, StoreError>,
) -> Result<T, Halt> {
    let _lock = match site {
        Site::Folder(folder) => Some(lock(folder)?),
        Site::Database(_) => None,
    };
    let store = site.open().await?;
    let done = async {
        let done = act(&*store).await?;
        store.wipe().await?;
        Ok(done)
    };
    let done = done.await;
    store.close().await;
    done.map_err(|error| told(&error, site.shown()))
}

fn pages() -> impl Iterator<Item = Page> {
    (0..u32::MAX / AT_A_TIME).map(|number| Page { skip: number * AT_A_TIME, most: AT_A_TIME })
}

fn now_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
