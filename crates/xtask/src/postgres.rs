//! A PostgreSQL server of our own on loopback, for tests: made when they begin, gone when they
//! end. Debian's package is installed where it is missing and may be installed.

use std::fs;
use std::net::TcpListener;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::process;
use crate::workspace::Workspace;

/// The variable in which tests find the server.
pub(crate) const VARIABLE: &str = "MARELLE_TEST_POSTGRES";
/// Where Debian puts the programs, by version.
const DEBIAN: &str = "/usr/lib/postgresql";
/// PostgreSQL refuses to be started by the administrator; Debian's package makes this account.
const ACCOUNT: &str = "postgres";

/// A running server; it stops when this is dropped.
pub(crate) struct Postgres {
    programs: PathBuf,
    folder: tempfile::TempDir,
    port: u16,
}

impl Postgres {
    /// Starts a server with an empty folder on a free port.
    ///
    /// # Errors
    /// When there is none and none can be installed, or it does not start.
    pub(crate) fn start(workspace: &Workspace) -> Result<Self> {
        let programs = match programs() {
            Some(programs) => programs,
            None => {
                install(workspace)?;
                programs().context("PostgreSQL was installed, but is not found")?
            }
        };
        let folder = tempfile::tempdir()?;
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let server = Self { programs, folder, port };
        if process::is_administrator() {
            let mut own = Command::new("chown");
            process::run(own.arg(ACCOUNT).arg(server.folder.path()))?;
        }
        let data = server.data();
        process::output(
            server.program("initdb").args(["-A", "trust", "-U", "marelle", "-D"]).arg(&data),
        )?;
        let settings = format!(
            "-c listen_addresses=127.0.0.1 -c port={port} -c unix_socket_directories='' -c max_connections=200"
        );
        let log = server.folder.path().join("log");
        let mut start = server.program("pg_ctl");
        start.args(["start", "-w", "-s", "-o", &settings, "-D"]).arg(&data).arg("-l").arg(log);
        process::run(&mut start)?;
        Ok(server)
    }

    /// The address without a database.
    pub(crate) fn address(&self) -> String {
        format!("postgres://marelle@127.0.0.1:{}", self.port)
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// One of its programs, under an account that may run it.
    fn program(&self, name: &str) -> Command {
        let program = self.programs.join(name);
        let mut command = if process::is_administrator() {
            let mut command = Command::new("setpriv");
            let (user, group) = (format!("--reuid={ACCOUNT}"), format!("--regid={ACCOUNT}"));
            command.args([&user, &group, "--clear-groups"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        command.current_dir(self.folder.path());
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // A server that cannot be stopped is told; its folder goes in any case.
        let mut stop = self.program("pg_ctl");
        if let Err(error) =
            process::run(stop.args(["stop", "-s", "-m", "fast", "-D"]).arg(self.data()))
        {
            eprintln!("{error:#}");
        }
    }
}

/// The newest of Debian's folders of programs, or the folder of `initdb` on the path.
fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir(DEBIAN).into_iter().flatten().flatten();
    let folders = versions.map(|version| version.path().join("bin"));
    let debian = folders.filter(|folder| folder.join("initdb").is_file()).max();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let on_path = || std::env::split_paths(&path).find(|folder| folder.join("initdb").is_file());
    debian.or_else(on_path)
}

fn install(workspace: &Workspace) -> Result<()> {
    ensure!(
        process::install_debian(workspace, &["postgresql"])?,
        "PostgreSQL is needed for the tests of storage. Install it: apt-get install postgresql"
    );
    Ok(())
}
