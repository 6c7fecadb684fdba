//! The places of the centre (VA-4.2).

use table::Id;

use super::{COLUMNS, Slot};

table::ids! {
    /// VA-4.2: a column of the centre, from left to right.
    #[derive(Default)]
    pub enum Column: "a column (1 to 5)" {
        // The default only fills unused places.
        #[default]
        First = "1", Second = "2", Third = "3", Fourth = "4", Fifth = "5",
    }
}

impl Column {
    /// VA-4.2: the citizen stacks of this column, in rows 2 and 3.
    pub fn slots(self) -> [Slot; 2] {
        [Slot::ALL[self.index()], Slot::ALL[self.index() + COLUMNS]]
    }
}

table::ids! {
    /// VA-4.2, VA-15.5: one of the 20 positions of the centre that can carry an Exhausted card: monster stacks, citizen
    /// stacks and domain stacks.
    pub enum Place: "a place of the centre" {
        Monsters1 = "monsters_1", Monsters2 = "monsters_2", Monsters3 = "monsters_3", Monsters4 = "monsters_4",
        Monsters5 = "monsters_5",
        Citizens1 = "citizens_1", Citizens2 = "citizens_2", Citizens3 = "citizens_3", Citizens4 = "citizens_4",
        Citizens5 = "citizens_5", Citizens6 = "citizens_6", Citizens7 = "citizens_7", Citizens8 = "citizens_8",
        Citizens9 = "citizens_9_10", Citizens11 = "citizens_11_12",
        Domains1 = "domains_1", Domains2 = "domains_2", Domains3 = "domains_3", Domains4 = "domains_4",
        Domains5 = "domains_5",
    }
}

impl Place {
    /// The monster stack of a column.
    pub fn monsters(column: Column) -> Self {
        Self::ALL[column.index()]
    }

    /// The citizen stack of a slot.
    pub fn citizens(slot: Slot) -> Self {
        Self::ALL[COLUMNS + slot.index()]
    }

    /// The domain stack of a column.
    pub fn domains(column: Column) -> Self {
        Self::ALL[COLUMNS + super::SLOTS + column.index()]
    }
}
