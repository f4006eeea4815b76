//! Tables in the terminal, and numbers as people read them.

use std::io::{self, Write};

use fief_sim::interval::Interval;
pub(crate) use fief_sim::summary::grouped as count;

/// Rows of cells; the first column is flush left, the others flush right.
#[derive(Default)]
pub(crate) struct TextTable {
    rows: Vec<Vec<String>>,
}

impl TextTable {
    pub(crate) fn row<S: Into<String>>(&mut self, cells: impl IntoIterator<Item = S>) {
        self.rows.push(cells.into_iter().map(Into::into).collect());
    }

    pub(crate) fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let columns = self.rows.iter().map(Vec::len).max().unwrap_or_default();
        let length = |cell: &String| cell.chars().count();
        let width =
            |column: usize| self.rows.iter().filter_map(|row| row.get(column)).map(length).max();
        let widths: Vec<usize> =
            (0..columns).map(|column| width(column).unwrap_or_default()).collect();
        for row in &self.rows {
            let mut line = String::new();
            for (column, (cell, width)) in row.iter().zip(&widths).enumerate() {
                let space = " ".repeat(width - length(cell));
                let (before, after) = if column == 0 { ("", &space[..]) } else { (&space[..], "") };
                line.extend(["  ", before, cell, after]);
            }
            writeln!(out, "{}", line.trim_end())?;
        }
        Ok(())
    }
}

/// "51.3%".
pub(crate) fn percent(share: f64) -> String {
    format!("{:.1}%", 100.0 * share)
}

/// "51.31%", or "–" where there is none.
pub(crate) fn fine_percent(share: Option<f64>) -> String {
    share.map_or_else(|| "–".to_owned(), |share| format!("{:.2}%", 100.0 * share))
}

/// "50.33–52.29%".
pub(crate) fn range(interval: Interval) -> String {
    format!("{:.2}–{:.2}%", 100.0 * interval.low, 100.0 * interval.high)
}

/// A mean with one digit after the point, or "–" where there is none.
pub(crate) fn mean(mean: Option<f64>) -> String {
    mean.map_or_else(|| "–".to_owned(), |mean| format!("{mean:.1}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_as_wide_as_their_widest_cell() {
        let mut table = TextTable::default();
        table.row(["", "wins"]);
        table.row(["Big Money", "7"]);
        let mut out = Vec::new();
        table.write(&mut out).expect("a vector takes everything");
        assert_eq!(String::from_utf8(out).unwrap(), "             wins\n  Big Money     7\n");
    }
}
