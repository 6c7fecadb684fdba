//! The const tables against `data/components.toml`, entry by entry and field by field.
