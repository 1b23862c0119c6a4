//! What axe-core finds: where a page shuts people out.

use std::fmt;

use anyhow::{Context, Result, ensure};
use fantoccini::Client;
use serde_json::Value;

/// Runs it once it is in the page, and answers when it is done.
const RUN: &str = "const done = arguments[arguments.length - 1];
    axe.run(document, { resultTypes: ['violations'] })
      .then((found) => done(found.violations), (trouble) => done(String(trouble)));";

/// A rule that the page breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// The rule, as axe-core calls it.
    pub rule: String,
    /// What it says.
    pub help: String,
    /// Where, as parts of the page.
    pub places: Vec<String>,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} ({})", self.rule, self.help, self.places.join("; "))
    }
}

/// Looks for violations in what the page shows now.
pub(crate) async fn run(client: &Client) -> Result<Vec<Violation>> {
    if client.execute("return typeof axe;", vec![]).await? == "undefined" {
        let path = std::env::var_os(crate::AXE).context("no axe-core; it comes from npm")?;
        let source = std::fs::read_to_string(path).context("axe-core is unreadable")?;
        client.execute(&source, vec![]).await?;
    }
    let found = client.execute_async(RUN, vec![]).await?;
    ensure!(found.is_array(), "axe-core broke off: {found}");
    let found = found.as_array().into_iter().flatten();
    Ok(found.map(violation).collect())
}

fn violation(found: &Value) -> Violation {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let nodes = found["nodes"].as_array().into_iter().flatten();
    let places = nodes.map(|node| {
        let why = node["failureSummary"].as_str().unwrap_or_default().replace('\n', " ");
        format!("{} {why}", node["target"])
    });
    Violation { rule: text(&found["id"]), help: text(&found["help"]), places: places.collect() }
}
