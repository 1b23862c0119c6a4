//! The files of the application and their names.
//!
//! Parts go to `/assets/` under a name that holds a digest of what is in them, so that browsers
//! may keep them for ever. Texts name parts plainly (`/assets/page.js`); the names are put right
//! here, which is why a part must be added before the texts that name it.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use serde_json::json;
use sha2::{Digest, Sha256};

use crate::folder;

/// The folder of the parts.
const ASSETS: &str = "/assets/";
/// Files whose texts name parts.
const TEXTS: [&str; 4] = ["css", "html", "js", "webmanifest"];

/// Files, in the order in which they were added.
#[derive(Default)]
pub(crate) struct Dist {
    files: Vec<File>,
}

struct File {
    /// As texts name it: `/assets/page.js`.
    plain: String,
    /// As browsers ask for it: `/assets/page-0123456789abcdef.js`.
    address: String,
    bytes: Vec<u8>,
    when: When,
}

impl File {
    /// Where it lies in the folder.
    fn name(&self) -> &str {
        if self.address == "/" { "index.html" } else { self.address.trim_start_matches('/') }
    }
}

/// When a browser fetches a file.
#[derive(Clone, Copy, PartialEq, Eq)]
enum When {
    /// With the page, and for the time without network.
    First,
    /// Once the page can be used, for the time without network.
    Soon,
    /// When it is needed, and then kept.
    Later,
    /// By the browser itself: the service worker.
    Apart,
}

impl Dist {
    /// Adds a part that is needed at once.
    pub(crate) fn add(&mut self, name: &str, bytes: Vec<u8>) {
        self.add_part(name, bytes, When::First);
    }

    /// Adds a part that a page opens without, but that it shall have without network.
    pub(crate) fn add_soon(&mut self, name: &str, bytes: Vec<u8>) {
        self.add_part(name, bytes, When::Soon);
    }

    /// Adds a part that is fetched when it is needed.
    pub(crate) fn add_later(&mut self, name: &str, bytes: Vec<u8>) {
        self.add_part(name, bytes, When::Later);
    }

    /// Adds all files of a folder that end so.
    pub(crate) fn add_folder(&mut self, folder: &Path, extension: &str) -> Result<()> {
        for path in sorted(folder, extension)? {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            self.add(&name, read(&path)?);
        }
        Ok(())
    }

    /// Adds a file that keeps its name, at the root.
    pub(crate) fn add_plain(&mut self, name: &str, bytes: Vec<u8>) {
        let bytes = self.with_addresses(name, bytes);
        let address = if name == "index.html" { "/".to_owned() } else { format!("/{name}") };
        self.files.push(File { plain: address.clone(), address, bytes, when: When::First });
    }

    /// Adds the service worker, which knows all files and their common digest.
    pub(crate) fn add_service_worker(&mut self, script: Vec<u8>) -> Result<()> {
        let mut digest = Sha256::new();
        for file in &self.files {
            digest.update(&file.address);
            digest.update(&file.bytes);
        }
        let kept = self.files.iter().filter(|it| matches!(it.when, When::First | When::Soon));
        let kept: Vec<&str> = kept.map(|file| file.address.as_str()).collect();
        let script = String::from_utf8(script).context("the service worker is no text")?;
        let script = filled(&script, "const VERSION = \"\";", &version(&digest.finalize()))?;
        let files = format!("const FILES = {};", json!(kept));
        let script = filled(&script, "const FILES = [];", &files)?;
        let address = "/sw.js".to_owned();
        let bytes = script.into_bytes();
        self.files.push(File { plain: address.clone(), address, bytes, when: When::Apart });
        Ok(())
    }

    /// Writes all files, packed as well unless there is no time for it, and tells their sizes.
    pub(crate) fn write(&self, out: &Path, quick: bool) -> Result<()> {
        let files = self.files.iter().map(|file| (file.name(), file.bytes.as_slice())).collect();
        let packed = folder::fill(out, files, !quick)?;
        let (mut first, mut soon) = (0, 0);
        for (file, packed) in self.files.iter().zip(packed) {
            match file.when {
                When::First => first += packed,
                When::Soon => soon += packed,
                When::Later | When::Apart => {}
            }
            println!("{:>9} {packed:>9}  {}", file.bytes.len(), file.address);
        }
        let how = if quick { ", not packed" } else { "" };
        println!("a page opens with {first} bytes, and fetches {soon} bytes soon after{how}");
        Ok(())
    }

    fn add_part(&mut self, name: &str, bytes: Vec<u8>, when: When) {
        let bytes = self.with_addresses(name, bytes);
        let digest = short(&Sha256::digest(&bytes));
        let (stem, extension) = name.split_once('.').unwrap_or((name, ""));
        let address = format!("{ASSETS}{stem}-{digest}.{extension}");
        self.files.push(File { plain: format!("{ASSETS}{name}"), address, bytes, when });
    }

    /// A text with the names of parts put right, and their sizes; anything else stays as it is.
    fn with_addresses(&self, name: &str, bytes: Vec<u8>) -> Vec<u8> {
        let is_text = name.rsplit('.').next().is_some_and(|end| TEXTS.contains(&end));
        match String::from_utf8(bytes) {
            Ok(text) if is_text => {
                let parts = self.files.iter().filter(|file| file.plain.starts_with(ASSETS));
                let right = parts.fold(text, |text, part| {
                    // Quoted, so that no name is mistaken for the beginning of a longer one.
                    let (plain, address) = (&part.plain, &part.address);
                    let text = text.replace(&format!("\"{plain}\""), &format!("\"{address}\""));
                    let bytes = part.bytes.len().to_string();
                    text.replace(&format!("\"bytes of {plain}\""), &format!("\"{bytes}\""))
                });
                right.into_bytes()
            }
            Ok(text) => text.into_bytes(),
            Err(error) => error.into_bytes(),
        }
    }
}

/// The bytes of a file.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("{} cannot be read", path.display()))
}

/// All files of a folder that end so, one after the other, in the order of their names.
pub(crate) fn joined(folder: &Path, extension: &str) -> Result<Vec<u8>> {
    let files = sorted(folder, extension)?;
    let files: Vec<Vec<u8>> = files.iter().map(|path| read(path)).collect::<Result<_>>()?;
    Ok(files.concat())
}

fn sorted(folder: &Path, extension: &str) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).with_context(|| format!("no {}", folder.display()))?;
    let paths = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    let fits = |path: &PathBuf| path.extension().is_some_and(|end| end == extension);
    let mut paths: Vec<PathBuf> = paths.into_iter().filter(fits).collect();
    paths.sort();
    Ok(paths)
}

fn version(digest: &[u8]) -> String {
    format!("const VERSION = \"{}\";", short(digest))
}

/// The first half of a digest's first half: enough to tell versions apart.
fn short(digest: &[u8]) -> String {
    digest.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// A script with one of its lines filled in.
fn filled(script: &str, line: &str, with: &str) -> Result<String> {
    ensure!(script.matches(line).count() == 1, "the service worker lacks the line {line}");
    Ok(script.replace(line, with))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text_of<'dist>(dist: &'dist Dist, plain: &str) -> &'dist str {
        let file = dist.files.iter().find(|file| file.plain == plain).unwrap();
        std::str::from_utf8(&file.bytes).unwrap()
    }

    #[test]
    fn a_part_is_named_after_what_is_in_it() {
        let address = |bytes: &[u8]| {
            let mut dist = Dist::default();
            dist.add("page.js", bytes.to_vec());
            dist.files.remove(0).address
        };
        let one = address(b"one");
        assert!(one.starts_with("/assets/page-") && one.ends_with(".js") && one.len() == 32);
        assert_eq!(one, address(b"one"));
        assert_ne!(one, address(b"two"));
    }

    #[test]
    fn texts_name_parts_by_their_addresses() {
        let mut dist = Dist::default();
        dist.add("page.js", b"1".to_vec());
        dist.add("page.js.map", b"\"/assets/page.js\"".to_vec());
        dist.add_plain("index.html", b"<script src=\"/assets/page.js\">".to_vec());
        let address = dist.files[0].address.clone();
        let mut sized = Dist::default();
        sized.add("page.wasm", vec![0; 12]);
        sized.add_plain("index.html", b"<meta content=\"bytes of /assets/page.wasm\">".to_vec());
        assert_eq!(text_of(&sized, "/"), "<meta content=\"12\">");
        assert_eq!(text_of(&dist, "/"), format!("<script src=\"{address}\">"));
        assert_eq!(text_of(&dist, "/assets/page.js.map"), "\"/assets/page.js\"");
    }

    #[test]
    fn the_service_worker_knows_what_is_needed_without_network_and_changes_with_anything() {
        let script = |later: &[u8]| {
            let mut dist = Dist::default();
            dist.add_plain("index.html", b"page".to_vec());
            dist.add_soon("worker", Vec::new());
            dist.add_later("words.tsv", later.to_vec());
            dist.add_service_worker(b"const VERSION = \"\";\nconst FILES = [];".to_vec()).unwrap();
            text_of(&dist, "/sw.js").to_owned()
        };
        let files = script(b"a").split_once("FILES = [").unwrap().1.to_owned();
        assert!(
            files.starts_with("\"/\",\"/assets/worker-") && files.ends_with(".\"];"),
            "{files}"
        );
        assert_ne!(script(b"a"), script(b"b"));
        assert!(Dist::default().add_service_worker(b"const FILES = [];".to_vec()).is_err());
    }
}
