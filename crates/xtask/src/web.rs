//! `cargo xtask web`: the application for browsers, from Rust to the files that are served.
//!
//! The modules are built by one of the ways of `wasm`; `web-pack` makes the files of them.

use std::env::consts::EXE_EXTENSION;
use std::path::PathBuf;
use std::process::Command;
use std::time::Instant;

use anyhow::Result;

use crate::process;
use crate::wasm::{self, Way};
use crate::workspace::Workspace;

/// How to build it.
#[derive(clap::Args, Clone, Copy, Default)]
pub(crate) struct Options {
    /// Quickly, for those who work on it: larger files, slower machines.
    #[arg(long)]
    pub(crate) dev: bool,
    /// Lets rustup add the wasm32 target when the active toolchain lacks it.
    #[arg(long)]
    pub(crate) add_target: bool,
}

/// Builds the application; `None` where there is no way to, which was told.
///
/// # Errors
/// When the build fails.
pub(crate) fn build(workspace: &Workspace, options: Options) -> Result<Option<PathBuf>> {
    let begun = Instant::now();
    let Some(way) = Way::find(workspace, options.add_target)? else { return Ok(None) };
    let profile = if options.dev { wasm::QUICK } else { "web" };
    let mut cargo = if options.dev {
        way.quick(workspace)
    } else {
        let mut cargo = way.cargo(workspace);
        cargo.args(wasm::MODULES.map(|name| ["--package", name]).as_flattened());
        cargo.args(["--profile", profile]);
        cargo
    };
    process::run(&mut cargo)?;
    let built = begun.elapsed();
    let folder = wasm::folder(workspace).join(wasm::TARGET).join(profile);
    let dist = dist(workspace);
    let mut pack = packer(workspace)?;
    pack.arg("--root").arg(&workspace.root).arg("--out").arg(&dist);
    for name in wasm::MODULES {
        let module = folder.join(name.replace('-', "_")).with_extension("wasm");
        pack.arg(format!("--{}", name.trim_start_matches("web-"))).arg(module);
    }
    if options.dev {
        pack.arg("--quick");
    }
    process::run(&mut pack)?;
    let (built, whole) = (built.as_secs_f32(), begun.elapsed().as_secs_f32());
    println!("Built in {built:.1} s, packed in {:.1} s: {}", whole - built, dist.display());
    Ok(Some(dist))
}

/// The packer, built first, which takes long enough to be shown. It is built as a part of the whole
/// workspace: alone, its dependencies would want other features than tests have built them with.
fn packer(workspace: &Workspace) -> Result<Command> {
    let mut build = process::cargo(workspace);
    process::run(build.args(["build", "--workspace", "--bin", "web-pack"]))?;
    let program = workspace.target.join("debug/web-pack").with_extension(EXE_EXTENSION);
    Ok(process::command(workspace, program))
}

/// Where the files are. The program takes them from here when it is built, wherever else builds
/// may go.
pub(crate) fn dist(workspace: &Workspace) -> PathBuf {
    workspace.root.join("target/web/dist")
}
