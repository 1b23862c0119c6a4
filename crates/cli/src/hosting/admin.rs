//! `marelle admin`: looks after what a server keeps, also while it runs.

use std::path::PathBuf;

use clap::ArgMatches;
use i18n::Message;
use serde_json::json;
use storage::{AuditEntry, Census, Page, Store};

use super::{Site, copies, erase, export, person, told};
use crate::args;
use crate::console::Console;
use crate::halt::Halt;

/// How many lines of the audit log are shown.
const MOST_LISTED: u32 = 10_000;

pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<(), Halt> {
    let (name, rest) = args::below(matches)?;
    let site = Site::of(rest)?;
    // The parser asks for both where they are needed.
    let path = |arg: &str| rest.get_one::<PathBuf>(arg).cloned().unwrap_or_default();
    match (name, &site) {
        (args::STATS, _) => super::block_on(stats(rest, &site, console)),
        (args::AUDIT, _) => super::block_on(audit(&site, console)),
        (args::FORGET, _) => {
            let name = rest.get_one::<String>(args::NAME).map_or("", String::as_str);
            super::block_on(erase::forget(name, &site, console))
        }
        (args::EXPIRE, _) => {
            let days = rest.get_one::<u32>(args::DAYS).copied().unwrap_or(u32::MAX);
            super::block_on(erase::expire(days, &site, console))
        }
        (args::EXPORT_PERSON, _) => {
            let name = rest.get_one::<String>(args::NAME).map_or("", String::as_str);
            super::block_on(person::run(name, &path(args::TARGET), &site, console))
        }
        (args::EXPORT, _) => super::block_on(export::run(&path(args::TARGET), &site, console)),
        (args::BACKUP, Site::Folder(folder)) => {
            let target = path(args::TARGET);
            super::block_on(copies::back_up(folder, &target))?;
            let told = Message::new("admin.backed-up").with("file", target.as_path());
            Ok(console.say(&told)?)
        }
        (args::RESTORE, Site::Folder(folder)) => {
            let matches = super::block_on(copies::restore(
                &path(args::FILE),
                folder,
                rest.get_flag(args::FORCE),
            ))?;
            Ok(console.say(&Message::new("admin.restored").with("count", matches.to_string()))?)
        }
        _ => Err(Halt::Refused(Message::new("admin.use-pg-dump"))),
    }
}

async fn stats(matches: &ArgMatches, site: &Site, console: &mut Console<'_>) -> Result<(), Halt> {
    let store = site.open().await?;
    let answer = counted(&*store).await;
    let sound = store.check().await;
    store.close().await;
    let (census, bytes) = answer.map_err(|error| told(&error, site.shown()))?;
    if matches.get_flag(args::JSON) {
        console.data(&as_json(&census, bytes, sound.is_ok()))?;
    } else {
        tell(&census, bytes, console)?;
    }
    sound.map_err(|error| told(&error, site.shown()))?;
    if matches.get_flag(args::JSON) { Ok(()) } else { Ok(console.say_key("admin.sound")?) }
}

/// What was deleted and who came in, the last first: when, what, by which right.
async fn audit(site: &Site, console: &mut Console<'_>) -> Result<(), Halt> {
    let store = site.open().await?;
    let listed = store.audit(Page { skip: 0, most: MOST_LISTED }).await;
    store.close().await;
    for AuditEntry { at_ms, what, by } in listed.map_err(|error| told(&error, site.shown()))? {
        let at = jiff::Timestamp::from_millisecond(at_ms).unwrap_or_default();
        console.data(&format!("{at:.0} {what} ({by})"))?;
    }
    Ok(())
}

async fn counted(store: &dyn Store) -> Result<(Census, u64), storage::StoreError> {
    Ok((store.census().await?, store.bytes().await?))
}

fn as_json(census: &Census, bytes: u64, is_sound: bool) -> String {
    let Census { matches, running, events, designs, pictures, players } = census;
    json!({
        "matches": matches, "running": running, "events": events, "designs": designs,
        "pictures": pictures, "players": players, "bytes": bytes, "sound": is_sound,
    })
    .to_string()
}

fn tell(census: &Census, bytes: u64, console: &mut Console<'_>) -> Result<(), Halt> {
    let lines = [
        ("admin.matches", census.matches),
        ("admin.running", census.running),
        ("admin.events", census.events),
        ("admin.designs", census.designs),
        ("admin.pictures", census.pictures),
        ("admin.players", census.players),
        ("admin.kibibytes", bytes.div_ceil(1024)),
    ];
    for (key, count) in lines {
        console.say(&Message::new(key).with("count", count.to_string()))?;
    }
    Ok(())
}
