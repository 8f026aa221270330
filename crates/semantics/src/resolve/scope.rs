//! The first pass: which body binds each variable, and what each body captures.

use crate::code::BodyId;
use rustc_hash::FxHashSet;
use snell_core_ir::{Atom, Expr, ExprId, GlobalId, Pattern, Program, Rhs, VarId};

/// A body before its code is emitted.
pub struct BodyScope {
    pub parent: Option<BodyId>,
    pub captured: Vec<VarId>,
    pub params: Vec<VarId>,
    pub root: ExprId,
    pub global: GlobalId,
    pub suspended: bool,
}

/// What the first pass found.
pub struct Scopes {
    pub bodies: Vec<BodyScope>,
    /// The body that binds each variable.
    pub owner: Vec<BodyId>,
    /// The body whose root an expression is.
    body_of_root: Vec<BodyId>,
    /// How many slots an expression binds at most, on any path through it.
    pub slots: Vec<u32>,
}

const NOWHERE: BodyId = BodyId(u32::MAX);

impl Scopes {
    pub fn of(program: &Program) -> Scopes {
        let mut pass = Pass {
            scopes: Scopes {
                bodies: Vec::new(),
                owner: vec![NOWHERE; program.vars.len()],
                body_of_root: vec![NOWHERE; program.exprs.len()],
                slots: vec![0; program.exprs.len()],
            },
            seen: FxHashSet::default(),
            todo: Vec::new(),
        };
        for (id, global) in program.globals.iter().enumerate() {
            pass.open(None, &global.params, global.body, GlobalId(id as u32), global.params.is_empty());
        }
        let mut order = Vec::with_capacity(program.exprs.len());
        while let Some((expr, body)) = pass.todo.pop() {
            order.push(expr);
            pass.visit(program, expr, body);
        }
        // Parents come before children, so this goes from the leaves up.
        for &expr in order.iter().rev() {
            pass.scopes.slots[expr.index()] = slots_of(program, expr, &pass.scopes.slots);
        }
        pass.scopes
    }

    /// The body of a global, a lambda or a thunk, by its root.
    pub fn body(&self, root: ExprId) -> BodyId {
        self.body_of_root[root.index()]
    }
}

struct Pass {
    scopes: Scopes,
    seen: FxHashSet<(BodyId, VarId)>,
    todo: Vec<(ExprId, BodyId)>,
}

impl Pass {
    fn open(&mut self, parent: Option<BodyId>, params: &[VarId], root: ExprId, global: GlobalId, suspended: bool) {
        let id = BodyId(self.scopes.bodies.len() as u32);
        for param in params {
            self.scopes.owner[param.index()] = id;
        }
        let params = params.to_vec();
        self.scopes.bodies.push(BodyScope { parent, captured: Vec::new(), params, root, global, suspended });
        self.scopes.body_of_root[root.index()] = id;
        self.todo.push((root, id));
    }

    fn visit(&mut self, program: &Program, expr: ExprId, body: BodyId) {
        match program.expr(expr) {
            Expr::Atom(atom) => self.atom(atom, body),
            Expr::Call { function, args } => {
                self.atom(function, body);
                self.atoms(args, body);
            }
            Expr::Construct { args, .. } | Expr::Prim { args, .. } => self.atoms(args, body),
            Expr::Let { bindings, body: rest } => {
                for binding in bindings {
                    self.scopes.owner[binding.var.index()] = body;
                }
                let global = self.scopes.bodies[body.0 as usize].global;
                for binding in bindings {
                    match &binding.rhs {
                        Rhs::Lambda { params, body: root } => self.open(Some(body), params, *root, global, false),
                        Rhs::Thunk(root) => self.open(Some(body), &[], *root, global, true),
                        Rhs::Construct { args, .. } => self.atoms(args, body),
                    }
                }
                self.todo.push((*rest, body));
            }
            Expr::Case { scrutinee, binder, alts, default } => {
                self.scopes.owner[binder.index()] = body;
                for alt in alts {
                    if let Pattern::Con(_, fields) = &alt.pattern {
                        for field in fields {
                            self.scopes.owner[field.index()] = body;
                        }
                    }
                    self.todo.push((alt.body, body));
                }
                self.todo.extend(default.map(|rest| (rest, body)));
                self.todo.push((*scrutinee, body));
            }
            Expr::Assume { condition, body: rest } | Expr::Assert { condition, body: rest, .. } => {
                self.atom(condition, body);
                self.todo.push((*rest, body));
            }
            Expr::Fresh(_) | Expr::Error(_) => {}
        }
    }

    fn atoms(&mut self, atoms: &[Atom], body: BodyId) {
        for atom in atoms {
            self.atom(atom, body);
        }
    }

    /// A variable of an outer body is captured by every body in between.
    fn atom(&mut self, atom: &Atom, body: BodyId) {
        let &Atom::Var(var) = atom else { return };
        let owner = self.scopes.owner[var.index()];
        let mut at = Some(body);
        while let Some(inner) = at.filter(|&inner| inner != owner) {
            if !self.seen.insert((inner, var)) {
                return;
            }
            let scope = &mut self.scopes.bodies[inner.0 as usize];
            scope.captured.push(var);
            at = scope.parent;
        }
    }
}

/// The slots of the scrutinee are not reused by the alternatives: a snapshot may be taken while the scrutinee is
/// evaluated, and must find its slots as they were when it is restored after an alternative was tried.
fn slots_of(program: &Program, expr: ExprId, slots: &[u32]) -> u32 {
    match program.expr(expr) {
        Expr::Let { bindings, body } => bindings.len() as u32 + slots[body.index()],
        Expr::Case { scrutinee, alts, default, .. } => {
            let alternative = |alt: &snell_core_ir::Alt| match &alt.pattern {
                Pattern::Con(_, fields) => fields.len() as u32 + slots[alt.body.index()],
                Pattern::Lit(_) => slots[alt.body.index()],
            };
            let default = default.map_or(0, |body| slots[body.index()]);
            slots[scrutinee.index()] + 1 + alts.iter().map(alternative).fold(default, u32::max)
        }
        Expr::Assume { body, .. } | Expr::Assert { body, .. } => slots[body.index()],
        _ => 0,
    }
}
