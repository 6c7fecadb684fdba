//! Stands in for `table::scenario` until it is there.
#![allow(missing_docs, unused)]
pub struct Summary;
#[derive(Clone, Debug)]
pub struct ScenarioError {
    pub line: usize,
    pub expected: String,
    pub found: String,
}
pub fn run<G>(_text: &[u8]) -> Result<Summary, ScenarioError> {
    Err(ScenarioError { line: 0, expected: String::new(), found: String::new() })
}
pub fn game_of(_text: &[u8]) -> Result<String, ScenarioError> {
    Err(ScenarioError { line: 0, expected: String::new(), found: String::new() })
}
