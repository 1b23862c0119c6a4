//! `cargo xtask new-game`.
use crate::workspace::Workspace;
use anyhow::Result;
pub(crate) fn run(_workspace: &Workspace, _name: &str) -> Result<()> {
    Ok(())
}
