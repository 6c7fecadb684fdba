//! Lines of at most 100 columns, and columns that stand below each other.

/// How wide a board may be.
const COLUMNS: usize = 100;

/// Between two columns of a table.
const GAP: usize = 2;

/// A board in the making.
#[derive(Default)]
pub(super) struct Sheet(String);

impl Sheet {
    /// A line, broken where it is too long.
    pub(super) fn line(&mut self, text: &str) {
        self.wrapped(String::new(), text);
    }

    /// Rows whose cells stand below each other. The last cell is broken where it is too long.
    pub(super) fn table(&mut self, indent: usize, rows: &[Vec<String>]) {
        for (row, first) in rows.iter().zip(aligned(indent, rows)) {
            self.wrapped(first, row.last().map_or("", String::as_str));
        }
    }

    /// What was written.
    pub(super) fn text(self) -> String {
        self.0
    }

    /// `text` after `first`; further lines hang below its beginning.
    fn wrapped(&mut self, first: String, text: &str) {
        let hang = width(&first);
        let mut line = first;
        let mut is_fresh = true;
        for word in text.split(' ') {
            if !is_fresh && width(&line) + 1 + width(word) > COLUMNS {
                self.end(&line);
                line = " ".repeat(hang);
                is_fresh = true;
            }
            if !is_fresh {
                line.push(' ');
            }
            line.push_str(word);
            is_fresh = false;
        }
        self.end(&line);
    }

    fn end(&mut self, line: &str) {
        self.0.push_str(line.trim_end());
        self.0.push('\n');
    }
}

/// Each row without its last cell: numbers to the right, everything else to the left.
pub(super) fn aligned(indent: usize, rows: &[Vec<String>]) -> Vec<String> {
    let cells = |row: &[String]| row.len().saturating_sub(1);
    let columns = rows.iter().map(|row| cells(row)).max().unwrap_or(0);
    let widest = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| width(cell)).max();
    let widths: Vec<usize> = (0..columns).map(|column| widest(column).unwrap_or(0)).collect();
    let is_numeric = |column: usize| {
        rows.iter().skip(1).all(|row| row.get(column).is_none_or(|cell| cell.parse::<i16>().is_ok()))
    };
    let right: Vec<bool> = (0..columns).map(is_numeric).collect();
    let line = |row: &Vec<String>| {
        let mut line = " ".repeat(indent);
        for (column, cell) in row[..cells(row)].iter().enumerate() {
            let space = " ".repeat(widths[column] - width(cell));
            let (before, after) = if right[column] { (space.as_str(), "") } else { ("", space.as_str()) };
            line.extend([before, cell, after, &" ".repeat(GAP)]);
        }
        line
    };
    rows.iter().map(line).collect()
}

/// Numbers with a space between them.
pub(super) fn numbers(values: impl Iterator<Item = u8>) -> String {
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
        let mut sheet = Sheet::default();
        let long = "word ".repeat(25);
        sheet.table(
            1,
            &[row(["name", "IP", "power"]), row(["Łowca", "12", long.trim_end()]), row(["A", "7", ""])],
        );
        let text = sheet.text();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], " name   IP  power");
        assert!(lines[1].starts_with(" Łowca  12  word word"));
        assert!(lines[2].starts_with("            word"));
        assert_eq!(lines[3], " A       7");
        assert!(lines.iter().all(|line| line.chars().count() <= COLUMNS), "{text}");
    }
}
