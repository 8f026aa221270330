//! `@run diagnose`: why a file is refused.

use snell_workbench::Refused;

/// One line for each diagnostic: line and column, code, message.
pub fn lines(refused: &Refused) -> Vec<String> {
    let mut lines = Vec::new();
    for diagnostic in &refused.diagnostics {
        let place = refused.sources.positions(diagnostic.span);
        let place = place.map_or(String::new(), |(start, _)| format!("{}:{}: ", start.line, start.column));
        lines.push(format!("{place}[{}] {}", diagnostic.code, diagnostic.message));
    }
    lines
}
