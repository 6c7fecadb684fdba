//! One TypeScript file with every type that travels.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use ts_rs::{Config, TS, TypeVisitor};

use super::doors;
use crate::{ClientMessage, ServerMessage};

/// The whole file.
pub fn typescript() -> String {
    let mut found = Found::default();
    found.visit::<ClientMessage>();
    found.visit::<ServerMessage>();
    doors::visit(&mut found);
    let mut text = "// Made from `crates/protocol` by `cargo xtask types`. Do not edit.\n".to_owned();
    for declaration in found.declarations.values() {
        let _ = write!(text, "\n{declaration}\n"); // writing to a String does not fail
    }
    text
}

/// Every type that was met, by its name.
#[derive(Default)]
pub(super) struct Found {
    declarations: BTreeMap<String, String>,
}

impl TypeVisitor for Found {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Numbers, lists and maps have no declaration; what is inside of them is visited by their owner.
        if T::output_path().is_none() {
            return;
        }
        let config = Config::new().with_large_int("number");
        let name = T::ident(&config);
        if self.declarations.contains_key(&name) {
            return;
        }
        let docs = T::docs().unwrap_or_default();
        self.declarations.insert(name, format!("{docs}export {}", T::decl(&config)));
        T::visit_dependencies(self);
    }
}
