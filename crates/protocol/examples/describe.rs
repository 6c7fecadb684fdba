//! Writes the files that are made from the protocol. `cargo xtask types` runs this in the root of the repository.

fn main() -> std::io::Result<()> {
    for (path, text) in protocol::describe::files() {
        std::fs::write(path, text)?;
    }
    Ok(())
}
