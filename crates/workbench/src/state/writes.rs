//! What the code of a definition mentions and writes to.

use snell_core_ir::{Atom, ConId, Expr, ExprId, GlobalId, Pattern, Prim, Program, Rhs, VarId};
use std::collections::BTreeMap;

/// What is written to, as far as the code tells.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Target {
    /// The cell that a definition is.
    Global(GlobalId),
    /// A cell that is a field of a constructor.
    Cell(ConId, usize),
    /// An array that is a field of a constructor.
    Array(ConId),
    /// A variable of a definition that a function inside of it holds on to.
    Captured(GlobalId),
    /// Some cell.
    AnyCell,
    /// Some array.
    AnyArray,
}

impl Target {
    /// Whether two may be the same.
    pub(super) fn may_be(&self, other: &Target) -> bool {
        use Target::{AnyArray, AnyCell, Array, Cell, Global};
        match (self, other) {
            (AnyCell, Cell(..) | Global(_)) | (Cell(..) | Global(_), AnyCell) => true,
            (AnyArray, Array(_)) | (Array(_), AnyArray) => true,
            _ => self == other,
        }
    }

    /// Whether a function may hold it.
    pub(super) fn is_held(&self) -> bool {
        !matches!(self, Target::Global(_) | Target::Captured(_))
    }
}

/// A place that writes.
pub(super) struct Write {
    pub target: Target,
    /// It is inside of a function, which is called after the definition was evaluated.
    pub later: bool,
}

/// A place that names a definition.
pub(super) struct Mention {
    pub global: GlobalId,
    /// It is inside of a function.
    pub later: bool,
    /// It is called there.
    pub called: bool,
    /// It is read from or written to there.
    accessed: bool,
}

/// What there is in a definition.
pub(super) struct Scan {
    pub mentions: Vec<Mention>,
    pub writes: Vec<Write>,
}

impl Scan {
    /// Whether a definition that is a cell gets out of sight.
    pub(super) fn hands_on(&self, id: GlobalId) -> bool {
        self.mentions.iter().any(|mention| mention.global == id && !mention.accessed)
    }
}

/// Whether a program writes to anything.
pub(super) fn any(program: &Program) -> bool {
    program.exprs.iter().any(|expr| matches!(expr, Expr::Prim { op: Prim::CellWrite | Prim::ArrayWrite, .. }))
}

/// Where a variable comes from.
#[derive(Clone, Copy)]
enum Origin {
    Field(ConId, usize),
    /// Made here, inside of so many functions.
    New(usize),
}

/// Looks through a definition.
pub(super) fn scan(program: &Program, id: GlobalId) -> Scan {
    let mut scan = Scan { mentions: Vec::new(), writes: Vec::new() };
    let mut origins: BTreeMap<VarId, Origin> = BTreeMap::new();
    let mut todo: Vec<(ExprId, usize)> = vec![(program.global(id).body, 0)];
    while let Some((at, depth)) = todo.pop() {
        let mut mention = |atom: &Atom, called: bool, accessed: bool| {
            if let Atom::Global(global) = atom {
                scan.mentions.push(Mention { global: *global, later: depth > 0, called, accessed });
            }
        };
        match program.expr(at) {
            Expr::Atom(atom) => mention(atom, false, false),
            Expr::Call { function, args } => {
                mention(function, true, false);
                args.iter().for_each(|arg| mention(arg, false, false));
            }
            Expr::Construct { args, .. } => args.iter().for_each(|arg| mention(arg, false, false)),
            Expr::Prim { op, args } => {
                let accesses = matches!(op, Prim::CellRead | Prim::CellWrite);
                for (place, arg) in args.iter().enumerate() {
                    mention(arg, false, accesses && place == 0);
                }
                if let (Prim::CellWrite | Prim::ArrayWrite, Some(written)) = (op, args.first()) {
                    let is_cell = *op == Prim::CellWrite;
                    let origin = match written {
                        Atom::Var(var) => origins.get(var).copied(),
                        _ => None,
                    };
                    let target = match (written, origin) {
                        (Atom::Global(global), _) if is_cell => Some(Target::Global(*global)),
                        (_, Some(Origin::Field(con, field))) if is_cell => Some(Target::Cell(con, field)),
                        (_, Some(Origin::Field(con, _))) => Some(Target::Array(con)),
                        (_, Some(Origin::New(made))) => (made < depth).then_some(Target::Captured(id)),
                        _ if is_cell => Some(Target::AnyCell),
                        _ => Some(Target::AnyArray),
                    };
                    scan.writes.extend(target.map(|target| Write { target, later: depth > 0 }));
                }
            }
            Expr::Let { bindings, body } => {
                for binding in bindings {
                    match &binding.rhs {
                        Rhs::Lambda { body, .. } | Rhs::Thunk(body) => todo.push((*body, depth + 1)),
                        Rhs::Construct { args, .. } => args.iter().for_each(|arg| mention(arg, false, false)),
                    }
                }
                todo.push((*body, depth));
            }
            Expr::Case { scrutinee, binder, alts, default } => {
                match program.expr(*scrutinee) {
                    Expr::Prim { op: Prim::CellNew | Prim::ArrayNew, .. } => {
                        origins.insert(*binder, Origin::New(depth));
                    }
                    Expr::Atom(Atom::Var(var)) => {
                        if let Some(&origin) = origins.get(var) {
                            origins.insert(*binder, origin);
                        }
                    }
                    _ => {}
                }
                for alt in alts {
                    if let Pattern::Con(con, fields) = &alt.pattern {
                        let fields = fields.iter().enumerate();
                        origins.extend(fields.map(|(at, &field)| (field, Origin::Field(*con, at))));
                    }
                }
                todo.extend(alts.iter().map(|alt| alt.body).chain(*default).map(|body| (body, depth)));
                todo.push((*scrutinee, depth));
            }
            Expr::Assume { condition, body } | Expr::Assert { condition, body, .. } => {
                mention(condition, false, false);
                todo.push((*body, depth));
            }
            Expr::Fresh(_) | Expr::Error(_) => {}
        }
    }
    scan
}
