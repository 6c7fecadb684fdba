//! Text for a terminal: lines that are broken where they are too long, and tables whose cells stand below each other.

/// How wide a board is where there is room enough, in columns of a terminal.
pub const BOARD_COLUMNS: usize = 100;

/// Between two columns of a table.
const GAP: usize = 2;

/// The least room in which the last cell of a row is broken into lines. With less it stands on lines of its own.
const LEAST_ROOM: usize = 24;

/// How far such a cell is indented.
const BELOW: usize = 4;

/// A space at which no line is broken: between a number and what it counts.
pub const GLUE: &str = "\u{a0}";

/// A board in the making.
pub struct Sheet {
    text: String,
    columns: usize,
}

impl Sheet {
    /// A board for a reader whose lines have so many columns.
    pub fn new(columns: usize) -> Self {
        Self { text: String::new(), columns }
    }

    /// A line, broken where it is too long.
    pub fn line(&mut self, text: &str) {
        self.wrapped("", text);
    }

    /// Rows whose cells stand below each other.
    pub fn table(&mut self, rows: &[Vec<String>]) {
        let columns = Columns::of(0, rows);
        for row in rows {
            self.row(&columns, row);
        }
    }

    /// One row in these columns. Its last cell is broken where it is too long, and goes below the row where there is no
    /// room for it.
    pub fn row(&mut self, columns: &Columns, row: &[String]) {
        let Some((last, cells)) = row.split_last() else { return };
        let first = columns.line(cells);
        let room = self.columns.saturating_sub(width(&first));
        if room >= width(last).min(LEAST_ROOM) || cells.is_empty() {
            self.wrapped(&first, last);
        } else {
            self.wrapped(&first, "");
            self.wrapped(&" ".repeat(columns.indent + BELOW), last);
        }
    }

    /// What was written.
    pub fn text(self) -> String {
        self.text
    }

    /// `text` after `first`; further lines hang below its beginning.
    pub fn wrapped(&mut self, first: &str, text: &str) {
        for line in wrap(first, text, width(first), self.columns) {
            self.text.push_str(&line);
            self.text.push('\n');
        }
    }
}

/// `text` after `first`, broken into lines of at most `columns`; those after the first are indented by `hang`. A word that
/// is too long for a line stands alone on one. What [`GLUE`] joins is one word.
pub fn wrap(first: &str, text: &str, hang: usize, columns: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = first.to_owned();
    let mut is_fresh = true;
    for word in text.split([' ', '\n']).filter(|word| !word.is_empty()) {
        if !is_fresh && width(&line) + 1 + width(word) > columns {
            lines.push(line.trim_end().to_owned());
            line = " ".repeat(hang);
            is_fresh = true;
        }
        if !is_fresh {
            line.push(' ');
        }
        line.push_str(word);
        is_fresh = false;
    }
    lines.push(line.trim_end().to_owned());
    lines
}

/// Where the cells of a table stand: numbers to the right of their columns, everything else to the left.
pub struct Columns {
    indent: usize,
    widths: Vec<usize>,
    right: Vec<bool>,
}

impl Columns {
    /// Wide enough for these rows, of which the first may be a heading.
    pub fn of(indent: usize, rows: &[Vec<String>]) -> Self {
        let columns = 0..rows.iter().map(Vec::len).max().unwrap_or(0);
        let cells = |column: usize| rows.iter().filter_map(move |row| row.get(column));
        let is_number = |cell: &String| cell.parse::<i16>().is_ok();
        Self {
            indent,
            widths: columns
                .clone()
                .map(|column| cells(column).map(|cell| width(cell)).max().unwrap_or(0))
                .collect(),
            right: columns.map(|column| cells(column).skip(1).all(is_number)).collect(),
        }
    }

    /// Some cells, and the gap after the last.
    fn line(&self, cells: &[String]) -> String {
        let mut line = " ".repeat(self.indent);
        for (column, cell) in cells.iter().enumerate() {
            let space = " ".repeat(self.widths[column].saturating_sub(width(cell)));
            let (before, after) =
                if self.right[column] { (space.as_str(), "") } else { ("", space.as_str()) };
            line.extend([before, cell, after, &" ".repeat(GAP)]);
        }
        line
    }
}

/// Numbers with a space between them.
pub fn numbers(values: impl Iterator<Item = u8>) -> String {
    values.map(|value| value.to_string()).collect::<Vec<_>>().join(" ")
}

/// How many columns a text takes: one for each letter, for our texts have no wide ones.
fn width(text: &str) -> usize {
    text.chars().count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_stand_below_each_other_and_long_cells_hang() {
        let row = |cells: [&str; 3]| cells.map(str::to_owned).to_vec();
        let mut sheet = Sheet::new(BOARD_COLUMNS);
        let long = "word ".repeat(25);
        sheet.table(&[
            row(["name", "IP", "power"]),
            row(["Łowca", "12", long.trim_end()]),
            row(["A", "7", ""]),
        ]);
        let text = sheet.text();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], "name   IP  power");
        assert!(lines[1].starts_with("Łowca  12  word word"));
        assert!(lines[2].starts_with("           word"));
        assert_eq!(lines[3], "A       7");
        assert!(lines.iter().all(|line| line.chars().count() <= BOARD_COLUMNS), "{text}");
    }

    #[test]
    fn a_last_cell_without_room_goes_below_its_row() {
        let row = |cells: [&str; 3]| cells.map(str::to_owned).to_vec();
        let mut sheet = Sheet::new(24);
        sheet.table(&[
            row(["name", "IP", "power"]),
            row(["Hunter", "12", "takes another card"]),
            row(["A", "7", "none"]),
        ]);
        assert_eq!(sheet.text(), "name    IP  power\nHunter  12\n    takes another card\nA        7  none\n");
    }

    #[test]
    fn what_is_glued_stays_together() {
        let text = format!("5{GLUE}Peasant 6{GLUE}Knight");
        assert_eq!(wrap("", &text, 2, 12), [format!("5{GLUE}Peasant"), format!("  6{GLUE}Knight")]);
    }
}
