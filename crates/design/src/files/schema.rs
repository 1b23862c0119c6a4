//! The published JSON Schema, made from the types that read the files.

use schemars::generate::SchemaSettings;

use crate::Design;

/// Where the published schema can be found by its name.
const ID: &str = "https://marelle.example/design.schema.json";

/// The JSON Schema of design files.
#[must_use]
pub fn schema() -> String {
    let generator = SchemaSettings::draft2020_12().into_generator();
    let mut schema = generator.into_root_schema_for::<Design>();
    schema.insert("$id".to_owned(), ID.into());
    schema.insert("title".to_owned(), "A design of Marelle".into());
    let mut text = serde_json::to_string_pretty(&schema).unwrap_or_default();
    text.push('\n');
    text
}
