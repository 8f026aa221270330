//! Which procedures are called directly, and which get a continuation.
//!
//! Without captured continuations all are called directly. With them, a procedure is direct if nothing it does can
//! capture one: it calls only direct procedures, and none that it does not know.

use super::Lower;
use super::ops::How;
use crate::ast::{Expr, Global, Kind, Lambda, Program, Var};
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;

/// A procedure that is known by a name.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Name {
    Local(Var),
    Global(Global),
}

/// What is known of a program.
#[derive(Default)]
pub(super) struct Flow {
    /// Whether everything is direct.
    all: bool,
    captured: FxHashSet<Name>,
    known: FxHashSet<Name>,
}

impl Flow {
    /// Looks at a whole program.
    pub(super) fn of(program: &Program, continuations: bool) -> Flow {
        if !continuations {
            return Flow { all: true, ..Flow::default() };
        }
        let mut bodies: FxHashMap<Name, Rc<Lambda>> = FxHashMap::default();
        let mut order = Vec::new();
        let mut roots: Vec<&Expr> = Vec::new();
        for at in 0..program.globals.len() {
            let global = Global(at as u32);
            if let Some(lambda) = program.known(global) {
                bodies.insert(Name::Global(global), lambda.clone());
                order.push(Name::Global(global));
            }
            roots.extend(&program.globals[at].definition);
        }
        roots.extend(program.tops.iter().filter_map(|top| match top {
            crate::ast::Top::Expr(expr) => Some(expr),
            crate::ast::Top::Define(_) => None,
        }));
        while let Some(expr) = roots.pop() {
            if let Kind::Let(bindings, _) | Kind::Letrec(bindings, _) = &expr.kind {
                for (var, value) in bindings {
                    if let Kind::Lambda(lambda) = &value.kind
                        && !program.vars[var.0 as usize].assigned
                    {
                        bodies.insert(Name::Local(*var), lambda.clone());
                        order.push(Name::Local(*var));
                    }
                }
            }
            expr.children(true, &mut |child| roots.push(child));
        }
        let mut flow = Flow { all: false, captured: FxHashSet::default(), known: bodies.keys().copied().collect() };
        loop {
            let before = flow.captured.len();
            for name in &order {
                if !flow.captured.contains(name) && !flow.is_direct(&bodies[name].body) {
                    flow.captured.insert(*name);
                }
            }
            if flow.captured.len() == before {
                return flow;
            }
        }
    }

    /// Whether no continuation can be captured while an expression is evaluated.
    pub(super) fn is_direct(&self, expr: &Expr) -> bool {
        if self.all {
            return true;
        }
        let mut todo = vec![expr];
        while let Some(expr) = todo.pop() {
            match &expr.kind {
                Kind::Call(function, _) => {
                    let name = match &function.kind {
                        Kind::Local(var) => Name::Local(*var),
                        Kind::Global(global) => Name::Global(*global),
                        _ => return false,
                    };
                    if !self.known.contains(&name) || self.captured.contains(&name) {
                        return false;
                    }
                }
                Kind::Prim(op, _) if matches!(op.how(), How::Apply | How::CallCc | How::Catch) => return false,
                _ => {}
            }
            expr.children(false, &mut |child| todo.push(child));
        }
        true
    }

    pub(super) fn is_direct_local(&self, var: Var) -> bool {
        self.all || (self.known.contains(&Name::Local(var)) && !self.captured.contains(&Name::Local(var)))
    }

    pub(super) fn is_direct_global(&self, global: Global) -> bool {
        self.all || (self.known.contains(&Name::Global(global)) && !self.captured.contains(&Name::Global(global)))
    }

    /// Whether procedures that nobody knows are called directly.
    pub(super) fn is_direct_style(&self) -> bool {
        self.all
    }
}

impl Lower<'_> {
    pub(super) fn is_direct(&self, expr: &Expr) -> bool {
        self.flow.is_direct(expr)
    }
}
