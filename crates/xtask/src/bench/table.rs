//! Markdown tables that are also pleasant to read in a terminal.

/// Rows of equal length, the first of which is the heading.
pub struct Table(Vec<Vec<String>>);

impl Table {
    /// A table with these columns.
    pub fn new(heading: &[&str]) -> Table {
        Table(vec![heading.iter().map(|&cell| cell.to_owned()).collect()])
    }

    /// Adds a row.
    pub fn row(&mut self, cells: impl IntoIterator<Item = String>) {
        self.0.push(cells.into_iter().collect());
    }

    /// Prints it below a title.
    pub fn print(&self, title: &str) {
        println!("\n## {title}\n");
        let width = |column: usize| self.0.iter().map(|row| row[column].chars().count()).max().unwrap_or(0).max(3);
        for (at, row) in self.0.iter().enumerate() {
            let cells = row.iter().enumerate().map(|(column, cell)| match column {
                0 => format!("{cell:<width$}", width = width(column)),
                _ => format!("{cell:>width$}", width = width(column)),
            });
            println!("| {} |", cells.collect::<Vec<_>>().join(" | "));
            if at == 0 {
                let rules = (0..row.len()).map(|column| match column {
                    0 => "-".repeat(width(column) + 2),
                    _ => "-".repeat(width(column) + 1) + ":",
                });
                println!("|{}|", rules.collect::<Vec<_>>().join("|"));
            }
        }
    }
}

/// Seconds in a unit that suits them.
pub fn time(seconds: f64) -> String {
    match seconds {
        s if s.is_nan() => "–".into(),
        s if s < 1e-4 => format!("{:.1} µs", s * 1e6),
        s if s < 1e-3 => format!("{:.0} µs", s * 1e6),
        s if s < 1e-2 => format!("{:.2} ms", s * 1e3),
        s if s < 1.0 => format!("{:.0} ms", s * 1e3),
        s => format!("{s:.2} s"),
    }
}

/// How many times `a` is `b`.
pub fn ratio(a: f64, b: f64) -> String {
    match a / b {
        r if r.is_nan() => "–".into(),
        r if r < 10.0 => format!("{r:.2}"),
        r => format!("{r:.0}"),
    }
}

/// KiB as MiB.
pub fn memory(kib: u64) -> String {
    format!("{:.0} MiB", kib as f64 / 1024.0)
}
