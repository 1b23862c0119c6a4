//! Turns the built application into the files that browsers load; `cargo xtask web` calls it.
//!
//! It stands apart from `xtask` because the glue's own library takes long to build and few need
//! it. It builds nothing for the browser itself, and fetches nothing.

#![expect(clippy::print_stdout, reason = "a tool speaks to its terminal")]

mod dist;
mod folder;
mod glue;
mod icons;
mod shelf;
mod squeeze;

use std::path::PathBuf;

use anyhow::Result;
use clap::Parser;

use dist::Dist;

/// Packs the application.
#[derive(Parser)]
struct Arguments {
    /// The root of the workspace.
    #[arg(long)]
    root: PathBuf,
    /// The module of the page for those who play, as cargo built it.
    #[arg(long)]
    player: PathBuf,
    /// The module of the page for those who make games, as cargo built it.
    #[arg(long)]
    maker: PathBuf,
    /// The module of the workers, as cargo built it.
    #[arg(long)]
    worker: PathBuf,
    /// Where the files go; what else is there is removed.
    #[arg(long)]
    out: PathBuf,
    /// Leaves out what takes long and changes nothing but sizes.
    #[arg(long)]
    quick: bool,
}

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    let dist = gather(&arguments)?;
    dist.write(&arguments.out, arguments.quick)
}

/// Everything, in an order in which a file comes after those that it names.
fn gather(arguments: &Arguments) -> Result<Dist> {
    let web = arguments.root.join("crates/web");
    let pictures = arguments.root.join("crates/pictures/data");
    let mut dist = Dist::default();
    dist.add_folder(&web.join("fonts"), "woff2")?;
    dist.add("style.css", dist::joined(&web.join("style"), "css")?);
    icons::add(&mut dist, &web.join("icons/icon.svg"))?;
    let (js, wasm) = glue::make(&arguments.player)?;
    dist.add("marelle-player.js", js);
    dist.add("marelle-player.wasm", wasm);
    for (name, module) in [("maker", &arguments.maker), ("worker", &arguments.worker)] {
        let (js, wasm) = glue::make(module)?;
        dist.add_soon(&format!("marelle-{name}.js"), js);
        dist.add_soon(&format!("marelle-{name}.wasm"), wasm);
    }
    dist.add_soon("worker.js", dist::read(&web.join("static/worker.js"))?);
    shelf::add(&mut dist, &pictures, &shelf::texts(&arguments.root.join("crates"))?)?;
    dist.add_later("picture-words.tsv", dist::read(&pictures.join("library.tsv"))?);
    dist.add_later("picture-drawings.tsv.gz", dist::read(&pictures.join("drawings.tsv.gz"))?);
    for name in ["play", "teach", "educators"] {
        for (lang, end) in [("en", ""), ("fr", ".fr")] {
            let guide = arguments.root.join(format!("docs/src/{name}{end}.md"));
            dist.add_later(&format!("guide-{name}-{lang}.md"), dist::read(&guide)?);
        }
    }
    dist.add("page.js", dist::read(&web.join("static/page.js"))?);
    for name in ["manifest.webmanifest", "index.html"] {
        dist.add_plain(name, dist::read(&web.join("static").join(name))?);
    }
    dist.add_service_worker(dist::read(&web.join("static/sw.js"))?)?;
    Ok(dist)
}
