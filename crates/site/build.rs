//! Builds this crate again when the application was built again.

use std::path::Path;

fn main() -> std::io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/web/dist");
    // Cargo would build for ever anew what watches a folder that is not there.
    std::fs::create_dir_all(&folder)?;
    println!("cargo::rerun-if-changed={}", folder.display());
    Ok(())
}
