//! What is kept in the repository for other languages says what the types say.

use std::path::Path;

#[test]
fn the_described_files_are_fresh() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for (path, text) in protocol::describe::files() {
        let kept = std::fs::read_to_string(root.join(path)).unwrap_or_default();
        assert!(kept == text, "{path} is stale: run `cargo xtask types`");
    }
}
