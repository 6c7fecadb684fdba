//! An open connection: it hears notices for its person, and its table learns when it ends.

use std::sync::Arc;

use protocol::Closing;
use uuid::Uuid;

use super::House;
use crate::table::line::Line;
use crate::table::notices::Listening;

/// Somebody is connected as long as this is there.
pub(crate) struct Attendance {
    house: Arc<House>,
    table: Option<Uuid>,
    line: Line,
    _listening: Option<Listening>,
}

impl Attendance {
    /// Begins with a connection.
    pub(crate) fn new(house: &Arc<House>, person: Option<Uuid>, table: Option<Uuid>, line: Line) -> Self {
        let listening = person.map(|person| house.notices.listen(person, table, &line));
        Self { house: house.clone(), table, line, _listening: listening }
    }
}

impl Drop for Attendance {
    fn drop(&mut self) {
        self.line.close(Closing::Silent); // no effect where there was a reason before
        if let Some(table) = self.table {
            self.house.hub.poke(table);
        }
    }
}
