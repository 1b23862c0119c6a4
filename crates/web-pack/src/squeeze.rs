//! Packs files once, so that the server need not do it at every request.

use std::ffi::OsString;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Result;
use flate2::{Compression, GzBuilder};

/// The packed twins beside a file, and the size of the smallest. Those that are there are good if
/// the file is the same as before. Twins that would save less than a twentieth are left out: such
/// files are packed already.
pub(crate) fn twins(path: &Path, bytes: &[u8], is_same: bool) -> Result<(Vec<PathBuf>, usize)> {
    let (mut twins, mut smallest) = (Vec::new(), bytes.len());
    for (end, pack) in [("br", brotli_of as fn(&[u8]) -> Result<Vec<u8>>), ("gz", gzip_of)] {
        let twin = twin(path, end);
        if !is_same || !twin.exists() {
            let packed = pack(bytes)?;
            if packed.len() * 20 >= bytes.len() * 19 {
                continue;
            }
            fs::write(&twin, packed)?;
        }
        smallest = smallest.min(usize::try_from(fs::metadata(&twin)?.len())?);
        twins.push(twin);
    }
    Ok((twins, smallest))
}

fn twin(path: &Path, end: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(".");
    name.push(end);
    name.into()
}

fn brotli_of(mut bytes: &[u8]) -> Result<Vec<u8>> {
    let mut packed = Vec::new();
    let settings =
        brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    brotli::BrotliCompress(&mut bytes, &mut packed, &settings)?;
    Ok(packed)
}

fn gzip_of(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut writer = GzBuilder::new().mtime(0).write(Vec::new(), Compression::best());
    writer.write_all(bytes)?;
    Ok(writer.finish()?)
}
