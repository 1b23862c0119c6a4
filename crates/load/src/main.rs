//! `cargo xtask load`: how many games a server carries, how fast, and at what price.
#![allow(clippy::print_stdout, reason = "it is a program that prints what it measured")]

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use clap::Parser;
use indicatif::{ProgressBar, ProgressStyle};
use load::client::{Client, is_ready, make_match};
use load::ledger::{Ledger, Times};
use load::program::{Keeps, Program};
use load::script::Script;
use load::stored;
use load::table::{Pace, Table};
use storage::Store;
use storage_postgres::PostgresStore;
use storage_sqlite::SqliteStore;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

/// So many games are written down beforehand.
const SCRIPTS: u64 = 64;
/// So many connect at the same time.
const AT_A_TIME: usize = 64;
/// So many idle sockets look at one match.
const CROWD: usize = 50;

/// Lets many games be played on a server on this computer, and measures it.
#[derive(Parser)]
struct Options {
    /// How many games at the same time, with two players each.
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// For how long it is measured.
    #[arg(long, default_value_t = 30)]
    seconds: u64,
    /// A move every so many seconds, such as 1..3; as fast as they can if not given.
    #[arg(long)]
    every: Option<String>,
    /// What is played: a game for two without luck.
    #[arg(long, default_value = "othello")]
    game: String,
    /// So many idle sockets, to see what one costs.
    #[arg(long, default_value_t = 0)]
    idle: usize,
    /// So many finished games are in the store before the server starts.
    #[arg(long, default_value_t = 0)]
    stored: u64,
    /// The database that the server shall use; a file in a temporary folder if not given.
    #[arg(long)]
    database_url: Option<String>,
    /// So many servers on one database; the players of a match are at different ones.
    #[arg(long, default_value_t = 1)]
    servers: usize,
    /// A server that runs already; moves are checked only with its database.
    #[arg(long)]
    server: Option<SocketAddr>,
    /// The program to start.
    #[arg(long, default_value = "marelle")]
    marelle: PathBuf,
}

fn main() -> Result<()> {
    let options = Options::parse();
    rlimit::increase_nofile_limit(u64::MAX).context("no more open files")?;
    tokio::runtime::Runtime::new()?.block_on(run(&options))
}

async fn run(options: &Options) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let keeps = match &options.database_url {
        Some(url) => Keeps::Database(url),
        None => Keeps::Folder(folder.path()),
    };
    if options.stored > 0 {
        fill(options, folder.path()).await?;
    }
    let began = Instant::now();
    if options.servers > 1 && options.database_url.is_none() {
        bail!("several servers share a database: --database-url");
    }
    let count = if options.server.is_some() { 0 } else { options.servers };
    let start = |_| Program::start(&options.marelle, keeps, "127.0.0.1:0");
    let programs: Vec<Program> = (0..count).map(start).collect::<Result<_>>()?;
    for program in &programs {
        while !is_ready(program.address).await {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        println!("ready after            {:.0} ms", began.elapsed().as_secs_f64() * 1e3);
    }
    let own = programs.iter().map(|program| program.address);
    let addresses: Vec<SocketAddr> = own.chain(options.server).collect();
    if options.idle > 0 {
        idle(options, *addresses.first().context("no server")?, programs.first()).await?;
    }
    let ledger = play(options, &addresses, &programs).await?;
    for program in programs {
        program.stop()?;
    }
    verify(options, folder.path(), &ledger).await
}

/// Puts games into the store that the server will find.
async fn fill(options: &Options, folder: &Path) -> Result<()> {
    let store = open_store(options, folder).await?.context("that server has its own store")?;
    let script = Script::random(&options.game, 1)?.remove(0);
    let bar = progress(options.stored, "stored games");
    stored::fill(&store, &script, options.stored, || bar.inc(1)).await?;
    bar.finish_and_clear();
    store.close().await;
    println!("stored games           {}, {} moves each", options.stored, script.moves.len());
    Ok(())
}

async fn open_store(options: &Options, folder: &Path) -> Result<Option<Arc<dyn Store>>> {
    Ok(match (&options.database_url, options.server) {
        (Some(url), _) => Some(Arc::new(PostgresStore::open(url).await?)),
        (None, None) => Some(Arc::new(SqliteStore::open(&folder.join("marelle.db")).await?)),
        (None, Some(_)) => None,
    })
}

/// What sockets cost that only listen.
async fn idle(options: &Options, address: SocketAddr, program: Option<&Program>) -> Result<()> {
    let program = program.context("idle sockets need a server of our own")?;
    let bar = progress(u64::try_from(options.idle)?, "idle sockets");
    let mut links = Vec::new();
    for _ in 0..options.idle.div_ceil(CROWD) {
        links.push(make_match(address, &options.game).await?.spectator);
    }
    // The first ones wake what is needed once.
    let mut sockets = vec![Client::enter(address, links.first().context("no match")?).await?];
    for link in &links {
        sockets.push(Client::enter(address, link).await?);
    }
    let before = program.memory()?;
    for link in links.iter().cycle().take(options.idle) {
        sockets.push(Client::enter(address, link).await?);
        bar.inc(1);
    }
    bar.finish_and_clear();
    let more = program.memory()?.saturating_sub(before);
    println!(
        "idle sockets           {}: {:.1} KiB each",
        options.idle,
        more as f64 / 1024.0 / options.idle as f64
    );
    Ok(())
}

/// Lets games be played, measures for a while, and tells what it was.
async fn play(
    options: &Options,
    addresses: &[SocketAddr],
    programs: &[Program],
) -> Result<Arc<Ledger>> {
    let ledger = Arc::new(Ledger::default());
    let mut tables = begin(options, addresses, &ledger).await?;
    // Until everybody is in and plays.
    tokio::time::sleep(Duration::from_secs(2)).await;
    let worked = all_worked(programs)?;
    ledger.start_clock();
    let began = Instant::now();
    let bar = progress(options.seconds, "seconds");
    for _ in 0..options.seconds {
        tokio::time::sleep(Duration::from_secs(1)).await;
        bar.inc(1);
    }
    bar.finish_and_clear();
    let (elapsed, (acknowledged, seen)) = (began.elapsed(), ledger.times());
    let worked_now = all_worked(programs)?;
    let memory = programs.iter().map(Program::memory).sum::<Result<u64>>()?;
    tables.shutdown().await;
    println!("games at the same time {}", options.games);
    println!("moves                  {}", acknowledged.count);
    println!("moves a second         {:.0}", acknowledged.count as f64 / elapsed.as_secs_f64());
    tell("until acknowledged", acknowledged);
    tell("until the other sees", seen);
    if !programs.is_empty() {
        let worked = worked_now.saturating_sub(worked);
        let each = worked.as_secs_f64() * 1e6 / acknowledged.count.max(1) as f64;
        println!("server's CPU per move  {each:.1} µs");
        println!("server's memory        {} MiB", memory >> 20);
    }
    println!("breaks and refusals    {}", ledger.breaks());
    println!("load of the machine    {}", std::fs::read_to_string("/proc/loadavg")?.trim());
    Ok(ledger)
}

/// What all servers have taken of the processor.
fn all_worked(programs: &[Program]) -> Result<Duration> {
    programs.iter().map(Program::worked).sum()
}

/// Begins all games, a few at a time.
async fn begin(
    options: &Options,
    addresses: &[SocketAddr],
    ledger: &Arc<Ledger>,
) -> Result<JoinSet<()>> {
    let scripts = Script::random(&options.game, SCRIPTS)?;
    let pace = pace(options.every.as_deref())?;
    let mut tables = JoinSet::new();
    let doors = Arc::new(Semaphore::new(AT_A_TIME));
    let bar = progress(options.games, "games begun");
    for (number, script) in (0..options.games).zip(scripts.iter().cycle()) {
        let (script, ledger) = (script.clone(), ledger.clone());
        let door = doors.clone().acquire_owned().await?;
        let table = Table { addresses: addresses.to_vec(), script, pace, ledger, number };
        tables.spawn(async move {
            // The door is free for the next ones once these have had time to come in.
            let open = async move {
                tokio::time::sleep(Duration::from_millis(100)).await;
                drop(door);
            };
            tokio::join!(open, table.play());
        });
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(tables)
}

fn tell(what: &str, Times { p50, p99, longest, .. }: Times) {
    let ms = |time: Duration| time.as_secs_f64() * 1e3;
    println!(
        "{what:<22} p50 {:.1} ms, p99 {:.1} ms, longest {:.1} ms",
        ms(p50),
        ms(p99),
        ms(longest)
    );
}

/// Holds every acknowledged move against the store.
async fn verify(options: &Options, folder: &Path, ledger: &Ledger) -> Result<()> {
    let Some(store) = open_store(options, folder).await? else {
        println!("the store of that server is not known: nothing was checked");
        return Ok(());
    };
    let moves = ledger.verify(&*store).await?;
    store.close().await;
    println!("all {moves} acknowledged moves are kept, and the store is whole");
    if ledger.breaks() > 0 {
        bail!("something broke or was refused {} times", ledger.breaks());
    }
    Ok(())
}

fn pace(every: Option<&str>) -> Result<Pace> {
    let Some(every) = every else { return Ok(Pace::FlatOut) };
    let (least, most) = every.split_once("..").unwrap_or((every, every));
    let ms = |text: &str| -> Result<u64> {
        let seconds: f64 = text.trim_end_matches('s').parse().context("--every 1..3")?;
        Ok(Duration::try_from_secs_f64(seconds)?.as_millis().try_into()?)
    };
    Ok(Pace::Every(ms(least)?, ms(most)?))
}

fn progress(count: u64, what: &'static str) -> ProgressBar {
    let style = ProgressStyle::with_template("{msg} {bar:40} {pos}/{len}");
    let bar = ProgressBar::new(count).with_message(what);
    style.map(|style| bar.clone().with_style(style)).unwrap_or(bar)
}
