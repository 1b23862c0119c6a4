//! Packs files once, so that the server need not do it at every request.

use std::ffi::OsString;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Result;
use flate2::{Compression, GzBuilder};

/// Writes packed twins beside a file and gives the size of the smallest. Twins that would save
/// less than a twentieth are left out: such files are packed already.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<usize> {
    let mut smallest = bytes.len();
    for (end, packed) in [("br", brotli_of(bytes)?), ("gz", gzip_of(bytes)?)] {
        if packed.len() * 20 < bytes.len() * 19 {
            smallest = smallest.min(packed.len());
            fs::write(twin(path, end), packed)?;
        }
    }
    Ok(smallest)
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
