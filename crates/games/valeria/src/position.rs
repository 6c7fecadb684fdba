//! Positions as text, for scenarios.

use table::{Position, Source};

use crate::{Options, State};

impl Position for State {
    fn blank(_options: &Options) -> Self {
        todo!()
    }

    fn place(&mut self, _key: &str, _value: &str) -> Result<(), String> {
        todo!()
    }

    fn settle(&mut self) -> Result<(), String> {
        todo!()
    }

    fn read(&self, _key: &str) -> Option<String> {
        None
    }

    fn draw_text(_source: Source, outcome: u32) -> String {
        outcome.to_string()
    }

    fn draw_parse(_source: Source, _text: &str) -> Option<u32> {
        None
    }
}
