//! `marelle serve`: answers people and their programs until it is told to stop.

use std::borrow::Cow;
use std::io;
use std::net::SocketAddr;
use std::num::NonZero;
use std::path::PathBuf;
use std::sync::Arc;

use clap::ArgMatches;
use i18n::Message;
use server::clock::SystemClock;
use server::config::{Config, Connections, Limits, Makers, OwnDesigns};
use server::machines::Machines;
use server::pages::{Bytes, Pages};
use server::rooms::Rooms;
use server::{password, serving};
use tokio::net::TcpListener;
use tracing::level_filters::LevelFilter;

use super::{Site, reach};
use crate::args;
use crate::console::Console;
use crate::halt::Halt;

/// Where it answers when nothing else is said: to this computer alone.
const USUAL: &str = "127.0.0.1:7878";
/// How many files the server itself may have open: its store, its log, its pages.
const OWN_FILES: usize = 100;
/// The variable with the password of the educator's space, or with its hash.
const PASSWORD: &str = "MARELLE_HOST_PASSWORD";

pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<(), Halt> {
    start_log(matches);
    let site = Site::of(matches)?;
    super::block_on(serve(matches, &site, console))
}

async fn serve(matches: &ArgMatches, site: &Site, console: &mut Console<'_>) -> Result<(), Halt> {
    // Who asks it to stop while it starts is heard too.
    let stop = stop_asked()?;
    let mut config = config(matches)?;
    let (listener, address) = listen(matches).await?;
    config.reach = reach::of(address);
    let (store, _lock) = site.open_to_serve().await?;
    store.check().await.map_err(|error| super::told(&error, site.shown()))?;
    let rooms = Rooms::new(store, Arc::new(SystemClock), Machines::new(config.machines));
    let ready = Message::new("serve.ready").with("address", format!("http://{address}"));
    console.say(&ready)?;
    let pages = pages(matches);
    console.say(&Message::new("serve.kept-in").with("place", site.shown()))?;
    if config.host_password.is_some() && !config.trust_proxy && !address.ip().is_loopback() {
        console.say_key("serve.plain-http")?;
    }
    console.say_key("serve.how-to-stop")?;
    console.output.flush()?;
    if matches.get_flag(args::OPEN) && pages.is_there() {
        // Where no browser can be opened, the address was told.
        let _ = open::that_detached(format!("http://{}", seen_from_here(address)));
    }
    serving::serve(listener, rooms, &config, pages, stop).await?;
    Ok(console.say_key("serve.stopped")?)
}

/// The application for browsers: that of a folder, or the one inside this program.
fn pages(matches: &ArgMatches) -> Pages {
    match matches.get_one::<PathBuf>(args::WEB) {
        Some(folder) => Pages::in_folder(folder.clone()),
        None => Pages::new(|path| ::site::file(path).map(bytes)),
    }
}

/// A release holds its pages: they are never copied.
fn bytes(file: Cow<'static, [u8]>) -> Bytes {
    match file {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => Bytes::from(bytes),
    }
}

/// The address for a browser on this computer, also where all addresses are listened to.
fn seen_from_here(address: SocketAddr) -> String {
    if address.ip().is_loopback() || address.ip().is_unspecified() {
        format!("localhost:{}", address.port())
    } else {
        address.to_string()
    }
}

async fn listen(matches: &ArgMatches) -> Result<(TcpListener, SocketAddr), Halt> {
    let wanted = matches.get_one::<String>(args::LISTEN).map_or(USUAL, String::as_str);
    let refused = |error: io::Error| {
        let message = |key: &'static str| Message::new(key).with("address", i18n::clip(wanted));
        match error.kind() {
            io::ErrorKind::AddrInUse => Halt::Refused(message("serve.port-taken")),
            io::ErrorKind::PermissionDenied => Halt::Refused(message("serve.port-closed")),
            io::ErrorKind::InvalidInput | io::ErrorKind::InvalidData => {
                Halt::Usage(message("serve.bad-address"))
            }
            _ => Halt::Refused(message("serve.cannot-listen")),
        }
    };
    let listener = TcpListener::bind(wanted).await.map_err(refused)?;
    let address = listener.local_addr()?;
    Ok((listener, address))
}

/// What whoever starts the server decides.
fn config(matches: &ArgMatches) -> Result<Config, Halt> {
    let password = std::env::var(PASSWORD).ok().filter(|password| !password.is_empty());
    let is_short = |password: &String| {
        !password::is_hash(password) && password.chars().count() < password::SHORTEST
    };
    if password.as_ref().is_some_and(is_short) {
        let message = Message::new("serve.short-password");
        return Err(Halt::Usage(message.with("least", password::SHORTEST)));
    }
    let hashed = |password: String| match password::is_hash(&password) {
        true => Ok(password),
        false => password::hash(&password),
    };
    let host_password = password.map(hashed).transpose();
    let limits = match matches.get_flag(args::NO_LIMITS) {
        true => Limits::FREE,
        false => Limits::default(),
    };
    let host_password = host_password.map_err(io::Error::other)?;
    let trust_proxy = matches.get_flag(args::TRUST_PROXY);
    // Without a password and a proxy it is a laptop among people who know each other.
    let is_public = trust_proxy || host_password.is_some();
    let own_designs = match matches.get_one::<String>(args::OWN_DESIGNS).map(String::as_str) {
        Some(args::EDUCATOR) => OwnDesigns::Educator,
        Some(_) => OwnDesigns::Anybody,
        None if is_public => OwnDesigns::Educator,
        None => OwnDesigns::Anybody,
    };
    Ok(Config {
        machines: machines(),
        matches: match matches.get_one::<String>(args::MATCHES).map(String::as_str) {
            Some(args::EDUCATORS) => Makers::Educators,
            _ => Makers::Anyone,
        },
        host_password,
        trust_proxy,
        own_designs,
        limits,
        connections: connections(matches),
        reader: super::reading::program(),
        ..Config::default()
    })
}

/// As many connections as were asked for, and as the system gives.
fn connections(matches: &ArgMatches) -> Connections {
    let usual = match matches.get_flag(args::NO_LIMITS) {
        true => Connections::FREE,
        false => Connections::default(),
    };
    let asked = |name: &str| matches.get_one::<usize>(name).copied();
    // Systems give few to those who do not ask. One that gives no more gives what it has.
    let given = rlimit::increase_nofile_limit(u64::MAX).unwrap_or(u64::MAX);
    let given = usize::try_from(given).unwrap_or(usize::MAX).saturating_sub(OWN_FILES).max(1);
    Connections {
        per_address: asked(args::PER_ADDRESS).unwrap_or(usual.per_address),
        in_all: asked(args::CONNECTIONS).unwrap_or(usual.in_all).min(given),
    }
}

/// Half of the processors think for machines; games between people have the others.
fn machines() -> usize {
    std::thread::available_parallelism().map_or(1, NonZero::get).div_ceil(2)
}

/// Ends when somebody wants the program to stop.
#[cfg(unix)]
fn stop_asked() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut ended = signal(SignalKind::terminate())?;
    let mut stopped = signal(SignalKind::interrupt())?;
    Ok(async move {
        tokio::select! {
            _ = ended.recv() => {}
            _ = stopped.recv() => {}
        }
    })
}

/// Ends when somebody wants the program to stop.
#[cfg(not(unix))]
fn stop_asked() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    Ok(async {
        // Without the signal there is nothing to wait for; the window can still be closed.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}

/// Tells what happens on the terminal, as much as was asked for.
fn start_log(matches: &ArgMatches) {
    let level = match matches.get_one::<String>(args::LOG).map(String::as_str) {
        Some("off") => LevelFilter::OFF,
        Some("info") => LevelFilter::INFO,
        Some("debug") => LevelFilter::DEBUG,
        _ => LevelFilter::WARN,
    };
    let log = tracing_subscriber::fmt().with_writer(io::stderr).with_max_level(level);
    // A log that cannot be written, such as on a full disk, is no reason to fail.
    let log = log.with_ansi(false).log_internal_errors(false);
    // Where a log is kept already, this one is not needed.
    let _ = log.try_init();
}
