//! Columns of text: the first to the left, the others, which are numbers, to the right.

/// Lays out rows in columns, two spaces apart, with a line under the first row.
pub(crate) fn lay_out(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let cell = |row: &Vec<String>, column: usize| row.get(column).map_or(0, |cell| cell.chars().count());
    let widths: Vec<usize> =
        (0..columns).map(|column| rows.iter().map(|row| cell(row, column)).max().unwrap_or(0)).collect();
    let mut text = String::new();
    for (number, row) in rows.iter().enumerate() {
        let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, &width))| match column {
            0 => format!("{cell:<width$}"),
            _ => format!("{cell:>width$}"),
        });
        text.push_str(cells.collect::<Vec<_>>().join("  ").trim_end());
        text.push('\n');
        if number == 0 {
            let width = widths.iter().sum::<usize>() + 2 * columns.saturating_sub(1);
            text.push_str(&"─".repeat(width));
            text.push('\n');
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_stand_under_each_other() {
        let rows =
            [["gracz", "złoto"], ["Łucja", "7"], ["B", "12"]].map(|row| row.map(str::to_owned).to_vec());
        assert_eq!(lay_out(&rows), "gracz  złoto\n────────────\nŁucja      7\nB         12\n");
    }
}
