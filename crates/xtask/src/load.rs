//! `cargo xtask load`: builds the program and the load tool, and lets the one meet the other.

use anyhow::{Context, Result};

use crate::postgres::Postgres;
use crate::process;
use crate::workspace::Workspace;

/// Asks for a PostgreSQL that is made for this run.
const POSTGRES: &str = "--postgres";

pub(crate) fn run(workspace: &Workspace, arguments: &[String]) -> Result<()> {
    // Machines that build shall not be measured: both are ready before anything starts.
    let built = ["build", "--release", "--package", "cli", "--package", "load"];
    process::run(process::cargo(workspace).args(built))?;
    let (wants_postgres, arguments) = match arguments.split_first() {
        Some((first, rest)) if first == POSTGRES => (true, rest),
        _ => (false, arguments),
    };
    let server = wants_postgres.then(|| Postgres::start(workspace)).transpose()?;
    let mut load = process::cargo(workspace);
    load.args(["run", "--quiet", "--release", "--package", "load", "--"]);
    let folder = workspace.target.join("release");
    let program = folder.join(format!("marelle{}", std::env::consts::EXE_SUFFIX));
    load.arg("--marelle").arg(&program);
    if let Some(server) = &server {
        let url = format!("{}/postgres", server.address());
        load.args(["--database-url", &url]);
    }
    process::run(load.args(arguments)).context("the load tool found something wrong")
}
