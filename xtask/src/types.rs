//! `cargo xtask types`: what other languages need to know of the protocol, made from its Rust types.

use anyhow::Result;

use crate::process;
use crate::workspace::Workspace;

/// Writes the TypeScript types of the page and the OpenAPI document. A test of `protocol` fails when they are stale.
pub(crate) fn types(workspace: &Workspace) -> Result<()> {
    let example =
        ["run", "--package", "protocol", "--features", "describe", "--example", "describe", "--locked"];
    process::run(workspace.cargo().current_dir(&workspace.root).args(example))
}
