//! The second pass: slots and nodes.

use super::scope::Scopes;
use crate::code::*;
use rustc_hash::FxHashMap;
use snell_core_ir::{Alt, Atom, Expr, ExprId, Literal, Pattern, Prim, PrimType, Program, Rhs, VarId};
use std::sync::Arc;

/// Emits all bodies; also gives the expressions in an order in which parents precede children.
pub fn emit(program: Arc<Program>, scopes: Scopes) -> (Code, Vec<ExprId>) {
    let code = Code {
        nodes: vec![Node::Error(snell_core_ir::LabelId(0)); program.exprs.len()],
        bodies: Vec::with_capacity(scopes.bodies.len()),
        operands: Vec::new(),
        bindings: Vec::new(),
        alts: Vec::new(),
        literals: Vec::new(),
        types: Vec::new(),
        globals: Vec::new(),
        live: Vec::new(),
        live_at: FxHashMap::default(),
        con_arity: program.cons.iter().map(|con| con.fields.len() as u32).collect(),
        sites: 0,
        instrs: Vec::new(),
        places: Vec::new(),
        branches: Vec::new(),
        arms: Vec::new(),
        keyed: Vec::new(),
        spines: Vec::new(),
        program,
    };
    let slots = vec![0; code.program.vars.len()];
    let used = mentioned(&code.program);
    let mut pass = Pass {
        code,
        scopes,
        slots,
        used,
        captured: FxHashMap::default(),
        literals: FxHashMap::default(),
        todo: Vec::new(),
    };
    pass.open_bodies();
    let mut order = Vec::with_capacity(pass.code.nodes.len());
    while let Some(item) = pass.todo.pop() {
        order.push(item.expr);
        pass.visit(item);
    }
    (pass.code, order)
}

struct Pass {
    code: Code,
    scopes: Scopes,
    /// The slot of each variable in the body that binds it.
    slots: Vec<Slot>,
    /// Whether anything mentions a variable.
    used: Vec<bool>,
    /// The slot of each captured variable in the body that captures it.
    captured: FxHashMap<(BodyId, VarId), Slot>,
    literals: FxHashMap<Literal, u32>,
    todo: Vec<Item>,
}

/// An expression to emit: the body it stands in, and the first free slot.
#[derive(Clone, Copy)]
struct Item {
    expr: ExprId,
    body: BodyId,
    free: Slot,
}

impl Pass {
    fn open_bodies(&mut self) {
        for id in 0..self.scopes.bodies.len() {
            let body = BodyId(id as u32);
            let site = self.site(self.scopes.bodies[id].params.len() as u32);
            let scope = &self.scopes.bodies[id];
            let captured = scope.captured.len() as u32;
            for (slot, &var) in scope.captured.iter().enumerate() {
                self.captured.insert((body, var), slot as u32);
            }
            for (at, param) in scope.params.iter().enumerate() {
                self.slots[param.index()] = captured + at as u32;
            }
            let arity = scope.params.len() as u32;
            self.code.bodies.push(Body {
                captured,
                arity,
                size: captured + arity,
                entry: NodeId(scope.root.0),
                live: 0..0,
                global: scope.global,
                suspended: scope.suspended,
                site,
                forward: None,
            });
            self.todo.push(Item { expr: scope.root, body, free: captured + arity });
        }
        for global in &self.code.program.globals {
            let body = self.scopes.body(global.body);
            self.code.globals.push(GlobalCode { body, site: SiteId(self.code.sites) });
            self.code.sites += 1;
        }
    }

    fn site(&mut self, count: u32) -> SiteId {
        let site = SiteId(self.code.sites);
        self.code.sites += count.max(1);
        site
    }

    fn visit(&mut self, item: Item) {
        let program = self.code.program.clone();
        let node = match program.expr(item.expr) {
            Expr::Atom(atom) => Node::Atom(self.operand(atom, item.body)),
            Expr::Call { function, args } => self.call(&program, function, args, item.body),
            Expr::Construct { con, args } => Node::Construct(*con, self.run(args, item.body)),
            Expr::Prim { op, args } => match &args[..] {
                [left, right] if is_binary(*op) => {
                    Node::Binary(*op, self.operand(left, item.body), self.operand(right, item.body))
                }
                args => Node::Prim(*op, self.run(args, item.body)),
            },
            Expr::Let { bindings, body } => self.bindings(bindings, *body, item),
            Expr::Case { scrutinee, binder, alts, default } => self.case(*scrutinee, *binder, alts, *default, item),
            Expr::Fresh(ty) => {
                self.code.types.push(ty.clone());
                Node::Fresh(self.code.types.len() as u32 - 1)
            }
            Expr::Assume { condition, body } => {
                self.todo.push(Item { expr: *body, ..item });
                Node::Assume(self.operand(condition, item.body), NodeId(body.0))
            }
            Expr::Assert { label, condition, body } => {
                self.todo.push(Item { expr: *body, ..item });
                Node::Assert(*label, self.operand(condition, item.body), NodeId(body.0))
            }
            Expr::Error(label) => Node::Error(*label),
        };
        self.code.nodes[item.expr.index()] = node;
    }

    fn call(&mut self, program: &Program, function: &Atom, args: &[Atom], body: BodyId) -> Node {
        let run = self.run(args, body);
        match function {
            Atom::Global(global) if program.global(*global).params.len() == args.len() => {
                Node::CallKnown(self.code.globals[global.index()].body, run)
            }
            _ => Node::Call(self.operand(function, body), run),
        }
    }

    fn bindings(&mut self, bindings: &[snell_core_ir::Binding], rest: ExprId, item: Item) -> Node {
        let mut free = item.free;
        for binding in bindings {
            self.slots[binding.var.index()] = free;
            free += 1;
        }
        self.reserve(item.body, free);
        let first = self.code.bindings.len() as u32;
        let group = item.free..free;
        let mut recursive = false;
        for binding in bindings {
            let (shape, fields) = match &binding.rhs {
                Rhs::Construct { con, args } => (Shape::Con(*con), self.run(args, item.body)),
                Rhs::Lambda { body: root, .. } => {
                    let inner = self.scopes.body(*root);
                    (Shape::Closure(inner), self.capture(inner, item.body))
                }
                Rhs::Thunk(root) => {
                    let inner = self.scopes.body(*root);
                    (Shape::Thunk(inner), self.capture(inner, item.body))
                }
            };
            let mentions = |operand: &Operand| matches!(operand, Operand::Local(slot) if group.contains(slot));
            recursive |= self.code.run(fields).iter().any(mentions);
            let site = self.site(1);
            let slot = self.slots[binding.var.index()];
            self.code.bindings.push(Bind { slot, shape, fields, site });
        }
        self.todo.push(Item { expr: rest, free, ..item });
        Node::Let { first, count: bindings.len() as u32, recursive, body: NodeId(rest.0) }
    }

    fn case(&mut self, scrutinee: ExprId, binder: VarId, alts: &[Alt], default: Option<ExprId>, item: Item) -> Node {
        let slot = item.free + self.scopes.slots[scrutinee.index()];
        self.slots[binder.index()] = slot;
        self.reserve(item.body, slot + 1);
        let site = self.site(1);
        let mut cases = Vec::with_capacity(alts.len());
        for alt in alts {
            let (test, fields) = match &alt.pattern {
                Pattern::Con(con, fields) => (Test::Con(*con, fields.len() as u32), &fields[..]),
                Pattern::Lit(literal) => (Test::Lit(literal.clone()), &[][..]),
            };
            for (at, field) in fields.iter().enumerate() {
                self.slots[field.index()] = slot + 1 + at as u32;
            }
            let free = slot + 1 + fields.len() as u32;
            self.reserve(item.body, free);
            let site = self.site(fields.len() as u32);
            let used = self.used_fields(fields);
            cases.push(Case { test, fields: slot + 1, used, site, body: NodeId(alt.body.0), gives: None });
            self.todo.push(Item { expr: alt.body, body: item.body, free });
        }
        self.todo.extend(default.map(|expr| Item { expr, body: item.body, free: slot + 1 }));
        self.todo.push(Item { expr: scrutinee, ..item });
        let (first, jump) = self.jump(&cases);
        let id = AltsId(self.code.alts.len() as u32);
        self.code.alts.push(Alternatives {
            body: item.body,
            binder: slot,
            binder_used: self.used[binder.index()],
            site,
            cases,
            default: default.map(|expr| NodeId(expr.0)),
            jump,
            first,
            live: 0..0,
            default_gives: None,
            node: NodeId(item.expr.0),
        });
        Node::Case(NodeId(scrutinee.0), id)
    }

    /// Which of the fields are mentioned.
    fn used_fields(&self, fields: &[VarId]) -> u64 {
        match fields.len() {
            0..=64 => {
                fields.iter().enumerate().fold(0, |set, (at, field)| set | u64::from(self.used[field.index()]) << at)
            }
            _ => u64::MAX,
        }
    }

    /// A table from constructors to alternatives, over all constructors of the type.
    fn jump(&self, cases: &[Case]) -> (u32, Vec<u32>) {
        let Some(Case { test: Test::Con(con, _), .. }) = cases.first() else { return (0, Vec::new()) };
        let program = &self.code.program;
        let cons = &program.data(program.con(*con).data).cons;
        let first = cons.iter().map(|con| con.0).min().unwrap_or(0);
        let last = cons.iter().map(|con| con.0).max().unwrap_or(0);
        let mut jump = vec![Alternatives::NO_CASE; (last - first + 1) as usize];
        for (at, case) in cases.iter().enumerate() {
            if let Test::Con(con, _) = case.test {
                jump[(con.0 - first) as usize] = at as u32;
            }
        }
        (first, jump)
    }

    /// The operands that fill a closure of `inner` made in `outer`.
    fn capture(&mut self, inner: BodyId, outer: BodyId) -> Operands {
        let start = self.code.operands.len() as u32;
        let captured = std::mem::take(&mut self.scopes.bodies[inner.0 as usize].captured);
        for &var in &captured {
            let operand = Operand::Local(self.slot(var, outer));
            self.code.operands.push(operand);
        }
        let len = captured.len() as u32;
        self.scopes.bodies[inner.0 as usize].captured = captured;
        Operands { start, len }
    }

    fn run(&mut self, atoms: &[Atom], body: BodyId) -> Operands {
        let start = self.code.operands.len() as u32;
        for atom in atoms {
            let operand = self.operand(atom, body);
            self.code.operands.push(operand);
        }
        Operands { start, len: atoms.len() as u32 }
    }

    fn operand(&mut self, atom: &Atom, body: BodyId) -> Operand {
        match atom {
            Atom::Var(var) => Operand::Local(self.slot(*var, body)),
            Atom::Global(global) => Operand::Global(global.0),
            Atom::Lit(literal) => Operand::Literal(self.literal(literal)),
        }
    }

    fn literal(&mut self, literal: &Literal) -> u32 {
        let literals = &mut self.code.literals;
        *self.literals.entry(literal.clone()).or_insert_with(|| {
            literals.push(literal.clone());
            literals.len() as u32 - 1
        })
    }

    fn slot(&self, var: VarId, body: BodyId) -> Slot {
        if self.scopes.owner[var.index()] == body {
            self.slots[var.index()]
        } else {
            self.captured.get(&(body, var)).copied().unwrap_or(0)
        }
    }

    fn reserve(&mut self, body: BodyId, slots: u32) {
        let size = &mut self.code.bodies[body.0 as usize].size;
        *size = (*size).max(slots);
    }
}

/// The variables that some expression mentions.
fn mentioned(program: &Program) -> Vec<bool> {
    let mut used = vec![false; program.vars.len()];
    let mut atom = |atom: &Atom| {
        if let Atom::Var(var) = atom {
            used[var.index()] = true;
        }
    };
    for expr in &program.exprs {
        match expr {
            Expr::Atom(one) | Expr::Assume { condition: one, .. } | Expr::Assert { condition: one, .. } => atom(one),
            Expr::Call { function, args } => {
                atom(function);
                args.iter().for_each(&mut atom);
            }
            Expr::Construct { args, .. } | Expr::Prim { args, .. } => args.iter().for_each(&mut atom),
            Expr::Let { bindings, .. } => {
                for binding in bindings {
                    if let Rhs::Construct { args, .. } = &binding.rhs {
                        args.iter().for_each(&mut atom);
                    }
                }
            }
            Expr::Case { .. } | Expr::Fresh(_) | Expr::Error(_) => {}
        }
    }
    used
}

/// Primitives whose whole meaning is a function of two evaluated arguments, with an evaluated result. The machine may
/// compute such a one again when the branch on its result has to wait for a decision.
fn is_binary(op: Prim) -> bool {
    let walks = op.is_console() || matches!(op, Prim::DataEqual | Prim::DataEquate | Prim::DataDiffer);
    let signature = op.signature();
    let lazy = signature.args.iter().chain([&signature.result]).any(|&ty| ty == PrimType::Lazy);
    !walks && !lazy && signature.args.len() == 2
}
