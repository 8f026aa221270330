//! Small values of a type, the smallest first.

use snell_core_ir::{Program, Type};
use snell_graph::{Datum, Part, Table};
use snell_integer::Integer;
use std::collections::BTreeSet;

/// Lists of one value for each type, of at most `size` nodes each, at most `count` lists; empty if a type has none.
pub fn tuples(program: &Program, types: &[Type], size: usize, count: usize) -> Vec<Vec<Datum>> {
    let columns: Vec<Vec<Datum>> = types.iter().map(|ty| values(program, ty, size, count)).collect();
    if columns.iter().any(Vec::is_empty) {
        return Vec::new();
    }
    // Positions whose sum is small come first, so that no column stays at its first value.
    let mut found = Vec::new();
    for sum in 0.. {
        let before = found.len();
        let mut at = Vec::with_capacity(columns.len());
        positions(&columns, sum, &mut at, &mut found, count);
        if found.len() >= count || (found.len() == before && sum >= columns.iter().map(Vec::len).sum()) {
            break;
        }
    }
    found
}

fn positions(columns: &[Vec<Datum>], sum: usize, at: &mut Vec<usize>, found: &mut Vec<Vec<Datum>>, count: usize) {
    if found.len() >= count {
        return;
    }
    if at.len() == columns.len() {
        if sum == 0 {
            found.push(at.iter().zip(columns).map(|(&at, column)| column[at].clone()).collect());
        }
        return;
    }
    for next in 0..columns[at.len()].len().min(sum + 1) {
        at.push(next);
        positions(columns, sum - next, at, found, count);
        at.pop();
    }
}

/// Values of a type of at most `size` nodes, at most `count`.
pub fn values(program: &Program, ty: &Type, size: usize, count: usize) -> Vec<Datum> {
    let mut found = Vec::new();
    for size in 1..=size {
        if found.len() >= count {
            break;
        }
        found.extend(exactly(program, ty, size, count - found.len()));
    }
    found
}

fn exactly(program: &Program, ty: &Type, size: usize, count: usize) -> Vec<Datum> {
    let atoms = |atoms: Vec<Datum>| if size == 1 { atoms } else { Vec::new() };
    match ty {
        Type::Int => atoms([0, 1, -1, 2, 7, i64::MAX, i64::MIN].map(|n| Integer::from(n).into()).to_vec()),
        Type::Integer | Type::Any | Type::Var(_) => atoms([0, 1, -1, 3].map(|n: i64| Integer::from(n).into()).to_vec()),
        // Zeros are left out: two of them are equal and yet not the same.
        Type::Double => atoms([1.5, -2.0, 1e300].map(|d| Part::Double(d).into()).to_vec()),
        Type::Char => atoms(['a', 'b', ' '].map(|c| Part::Char(c).into()).to_vec()),
        Type::Str => atoms(["", "ab"].map(|text| Part::Str(text.into()).into()).to_vec()),
        Type::Cell(_) | Type::Array(_) => Vec::new(),
        Type::Function(_, to) => {
            let constant = |default| Datum::function(Table { entries: Vec::new(), default, looks: false });
            exactly(program, to, size, count.min(3)).into_iter().map(constant).collect()
        }
        Type::Data(data, args) => {
            let declared = program.data(*data);
            if declared.guarded {
                return Vec::new();
            }
            if let Some(content) = program.content(ty) {
                // A transparent type may be nothing but itself.
                return if content == *ty { Vec::new() } else { exactly(program, &content, size, count) };
            }
            let mut found = Vec::new();
            for &con in &declared.cons {
                let Some(fields) = program.field_types(con, args) else { continue };
                let left = count.saturating_sub(found.len());
                let rows = rows(program, &fields, size - 1, left);
                found.extend(rows.into_iter().map(|row| Datum::con(con, row)));
            }
            found
        }
    }
}

/// Values for a row of fields that have exactly `size` nodes together.
fn rows(program: &Program, fields: &[Type], size: usize, count: usize) -> Vec<Vec<Datum>> {
    let Some((first, rest)) = fields.split_first() else {
        return if size == 0 && count > 0 { vec![Vec::new()] } else { Vec::new() };
    };
    let mut found = Vec::new();
    for share in 1..=size.saturating_sub(rest.len()) {
        for value in exactly(program, first, share, count) {
            let left = count.saturating_sub(found.len());
            for row in rows(program, rest, size - share, left) {
                found.push(std::iter::once(value.clone()).chain(row).collect());
            }
        }
    }
    found
}

/// Whether some part of a value of this type satisfies a test on types; data types are looked through.
pub fn mentions(program: &Program, ty: &Type, test: fn(&Type) -> bool) -> bool {
    let mut seen = BTreeSet::new();
    let mut todo = vec![ty];
    while let Some(ty) = todo.pop() {
        if test(ty) {
            return true;
        }
        match ty {
            Type::Data(data, args) => {
                todo.extend(args);
                if seen.insert(*data) {
                    todo.extend(program.data(*data).cons.iter().flat_map(|&con| &program.con(con).fields));
                }
            }
            Type::Function(from, to) => todo.extend([&**from, &**to]),
            Type::Cell(of) | Type::Array(of) => todo.push(of),
            _ => {}
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use snell_core_ir::builtin;

    #[test]
    fn small_lists_come_first() {
        let program = Program::new();
        let ty = Type::Data(builtin::LIST, vec![Type::Data(builtin::BOOL, vec![])]);
        let lists = values(&program, &ty, 5, 100);
        assert_eq!(lists.len(), 1 + 2 + 4);
        assert_eq!(lists[0], Datum::con(builtin::NIL, []));
    }

    #[test]
    fn every_column_moves() {
        let program = Program::new();
        let found = tuples(&program, &[Type::Int, Type::Int], 3, 10);
        assert_eq!(found.len(), 10);
        assert!(found[1] != found[2] && found[1][0] != found[2][0]);
        assert_eq!(tuples(&program, &[], 3, 10).len(), 1);
        assert!(tuples(&program, &[Type::Cell(Box::new(Type::Int))], 3, 10).is_empty());
    }
}
