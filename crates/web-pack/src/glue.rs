//! The glue between the module and the browser.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow};
use wasm_bindgen_cli_support::Bindgen;

const NAME: &str = "marelle";

/// A script and the module that it loads, in the form that pages and workers share.
pub(crate) fn make(wasm: &Path) -> Result<(Vec<u8>, Vec<u8>)> {
    let folder = tempfile::tempdir()?;
    let mut bindgen = Bindgen::new();
    let bindgen = bindgen.input_path(wasm).out_name(NAME).typescript(false);
    let bindgen = bindgen.no_modules(true).context("this form of glue")?;
    let bindgen = bindgen.omit_default_module_path(true).remove_producers_section(true);
    // The names of functions are several times larger than the functions.
    let bindgen = bindgen.remove_name_section(true);
    bindgen.generate(folder.path()).map_err(|error| anyhow!("the glue cannot be made: {error}"))?;
    let read = |name: String| fs::read(folder.path().join(name));
    Ok((read(format!("{NAME}.js"))?, read(format!("{NAME}_bg.wasm"))?))
}
