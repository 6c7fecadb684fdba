//! The protocol for other languages: TypeScript types and an OpenAPI document, both made from the types of this crate.
//!
//! They are kept in the repository (`web/src/lib/generated.ts`, `docs/openapi.json`), so that nobody needs this to
//! build; `cargo xtask types` writes them, and a test fails when they are stale.

mod doors;
mod openapi;
mod typescript;

pub use openapi::openapi;
pub use typescript::typescript;

/// Each file that is made from the protocol, from the root of the repository, and what must be in it.
pub fn files() -> [(&'static str, String); 2] {
    [("web/src/lib/generated.ts", typescript()), ("docs/openapi.json", openapi())]
}
