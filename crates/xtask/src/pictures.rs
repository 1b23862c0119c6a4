//! `cargo xtask pictures`: builds the data of the crate `pictures` from packages of npm.
//!
//! Versions and check sums of the packages stand in `source/package-lock.json`, and npm refuses
//! what does not fit them. What is built is committed, so that nobody else needs npm: the words
//! as text, the drawings packed, the letters as outlines. The same packages give the same files.

mod glyphs;
mod words;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use flate2::{Compression, GzBuilder};

use crate::process;
use crate::workspace::Workspace;

/// The folder of the crate.
const HOME: &str = "crates/pictures";
/// Where OpenMoji keeps its drawings.
const DRAWINGS: &str = "openmoji/color/svg";
/// Licences that go with the data: where they lie in the packages, and as what we keep them.
const LICENCES: [(&str, &str); 3] = [
    ("openmoji/LICENSE.txt", "LICENSE-OPENMOJI"),
    ("emojibase-data/LICENSE", "LICENSE-EMOJIBASE"),
    ("@expo-google-fonts/atkinson-hyperlegible/LICENSE_FONT", "LICENSE-ATKINSON-HYPERLEGIBLE"),
];

/// Builds the data anew; with `check`, compares it with what is committed instead of writing it.
///
/// # Errors
/// When npm cannot fetch the packages, a source has gaps, or something differs.
pub(crate) fn run(workspace: &Workspace, check: bool) -> Result<()> {
    let home = workspace.root.join(HOME);
    let packages = fetch(workspace, &home)?;
    let known = fs::read_to_string(home.join("data/library.tsv")).unwrap_or_default();
    let library = words::gather(&packages, &home.join("source"), &known)?;
    let drawings = shrink(workspace, &home, &packages, &library)?;
    let mut files = vec![
        ("library.tsv".to_owned(), words::write(&library).into_bytes()),
        ("drawings.tsv.gz".to_owned(), pack(&drawings)?),
        ("glyphs.tsv".to_owned(), glyphs::outlines(&packages)?.into_bytes()),
    ];
    for (from, to) in LICENCES {
        files.push((to.to_owned(), read(&packages.join(from))?.into_bytes()));
    }
    for (name, bytes) in files {
        let path = home.join("data").join(&name);
        if check {
            ensure!(fs::read(&path).ok() == Some(bytes), "{name} differs from what is built now");
        } else {
            fs::write(&path, &bytes).with_context(|| format!("{name} cannot be written"))?;
            println!("{name}: {} bytes", bytes.len());
        }
    }
    println!("{} pictures, {} drawings", library.len(), drawings.lines().count());
    Ok(())
}

/// Installs the packages below the target folder; nothing of theirs is run but SVGO.
fn fetch(workspace: &Workspace, home: &Path) -> Result<PathBuf> {
    let folder = workspace.target.join("pictures");
    fs::create_dir_all(&folder)?;
    // In two parts, because `tidy` would take the whole for the key of a message.
    for name in [concat!("package", ".json"), "package-lock.json"] {
        fs::copy(home.join("source").join(name), folder.join(name))?;
    }
    let mut npm = process::command(workspace, "npm");
    npm.args(["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix"]).arg(&folder);
    process::run(&mut npm).context("the packages come from npm")?;
    Ok(folder.join("node_modules"))
}

/// The drawings as lines of code and SVG, each shrunk.
fn shrink(
    workspace: &Workspace,
    home: &Path,
    packages: &Path,
    library: &[words::Entry],
) -> Result<String> {
    let (raw, small) = (packages.join("../raw"), packages.join("../small"));
    for folder in [&raw, &small] {
        if folder.exists() {
            fs::remove_dir_all(folder)?;
        }
        fs::create_dir_all(folder)?;
    }
    let codes: Vec<String> = library.iter().flat_map(words::Entry::drawings).collect();
    for code in &codes {
        let file = format!("{code}.svg");
        fs::copy(packages.join(DRAWINGS).join(&file), raw.join(&file))
            .with_context(|| format!("OpenMoji has no drawing {code}"))?;
    }
    let mut svgo = process::command(workspace, "node");
    svgo.arg(packages.join("svgo/bin/svgo.js")).arg("--config");
    svgo.arg(home.join("source/svgo.config.mjs")).arg("--quiet");
    process::run(svgo.arg("--folder").arg(&raw).arg("--output").arg(&small))?;
    let mut lines = String::new();
    for code in &codes {
        let svg = read(&small.join(format!("{code}.svg")))?;
        let plain = svg.starts_with("<svg ") && !svg.contains(['\t', '\n']);
        ensure!(plain && !svg.contains(" id="), "the drawing {code} is not plain");
        lines.push_str(&format!("{code}\t{svg}\n"));
    }
    Ok(lines)
}

/// Packs a text; the same text always gives the same bytes.
fn pack(text: &str) -> Result<Vec<u8>> {
    let mut writer = GzBuilder::new().mtime(0).write(Vec::new(), Compression::best());
    writer.write_all(text.as_bytes())?;
    Ok(writer.finish()?)
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("{} cannot be read", path.display()))
}
