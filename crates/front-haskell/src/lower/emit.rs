//! Emission: terms to Core. Arguments become atoms: what is a value already is allocated, the rest is suspended.

use super::Lowering;
use super::strict::Strictness;
use super::term::{GlobalRef, Local, LocalName, Term, TermId, Test};
use rustc_hash::{FxHashMap, FxHashSet};
use snell_core_ir::{Alt, Atom, Binding, Expr, ExprId, GlobalId, PrimType, VarId};
use snell_source::Span;

/// What stands around an expression, outermost first.
enum Wrap {
    Let(Vec<Binding>),
    /// Evaluates, and names the value.
    Eval(VarId, ExprId),
}

struct Emitter<'a, 'h> {
    lowering: &'a mut Lowering<'h>,
    strictness: &'a Strictness,
    globals: FxHashMap<GlobalRef, GlobalId>,
    pending: Vec<GlobalRef>,
    locals: FxHashMap<Local, VarId>,
    /// Parameters of the function at hand that are evaluated by who calls it by its name.
    evaluated: FxHashSet<Local>,
}

/// Emits what the roots need.
pub(super) fn emit(lowering: &mut Lowering<'_>, strictness: &Strictness, wanted: &[GlobalRef]) {
    let mut emitter = Emitter {
        lowering,
        strictness,
        globals: FxHashMap::default(),
        pending: Vec::new(),
        locals: FxHashMap::default(),
        evaluated: FxHashSet::default(),
    };
    for &global in wanted {
        emitter.global(global);
    }
    emitter.pending.reverse();
    while let Some(global) = emitter.pending.pop() {
        emitter.define(global);
    }
}

impl Emitter<'_, '_> {
    fn global(&mut self, global: GlobalRef) -> GlobalId {
        if let Some(&found) = self.globals.get(&global) {
            return found;
        }
        let id = self.lowering.builder.declare(&self.lowering.globals.entry(global).name);
        self.globals.insert(global, id);
        self.pending.push(global);
        id
    }

    fn define(&mut self, global: GlobalRef) {
        let entry = self.lowering.globals.entry(global);
        let (span, ty, is_lifted) = (entry.span, entry.ty.clone(), entry.name.contains('$'));
        let id = self.global(global);
        let Some(term) = entry_term(self.lowering, global) else { return };
        self.locals.clear();
        let (params, body) = match self.term(term) {
            Term::Lam(params, body) => (params, body),
            _ => (Vec::new(), term),
        };
        let strict = self.strictness.of_global(global.index());
        self.evaluated.clear();
        // Functions of the program's own names are explored as they are written.
        if is_lifted {
            self.evaluated.extend(params.iter().zip(strict).filter(|(_, strict)| **strict).map(|(param, _)| *param));
        }
        let params: Vec<VarId> = params.into_iter().map(|param| self.bind(param)).collect();
        let body = self.value(body);
        self.lowering.builder.at(span);
        if let Some(ty) = ty {
            let (arguments, result) = self.lowering.builder.program().arguments(&ty);
            if arguments.len() >= params.len() || result == snell_core_ir::Type::Any {
                self.lowering.builder.signature(id, ty);
            }
        }
        self.lowering.builder.define(id, params, body);
    }

    /// Whether a term is a parameter that is evaluated already, as a rule.
    fn is_evaluated(&self, id: TermId) -> bool {
        matches!(self.lowering.terms.get(id), Term::Var(local) if self.evaluated.contains(local))
    }

    fn term(&self, id: TermId) -> Term {
        self.lowering.terms.get(id).clone()
    }

    fn bind(&mut self, local: Local) -> VarId {
        let var = match self.lowering.terms.local_name(local) {
            LocalName::Source(name) => self.lowering.builder.var(self.lowering.hir.names.text(name)),
            LocalName::Made(text) => self.lowering.builder.var(text),
        };
        self.locals.insert(local, var);
        var
    }

    fn made(&mut self) -> VarId {
        self.lowering.builder.var("t")
    }

    fn var(&mut self, local: Local) -> Atom {
        match self.locals.get(&local) {
            Some(&var) => Atom::Var(var),
            // Out of scope only after an error elsewhere; any constant keeps the program well formed.
            None => Atom::Lit(snell_core_ir::Literal::Int(0)),
        }
    }

    fn expr(&mut self, span: Span, expr: Expr) -> ExprId {
        self.lowering.builder.at(span);
        self.lowering.builder.expr(expr)
    }

    fn wrap(&mut self, span: Span, wraps: Vec<Wrap>, body: ExprId) -> ExprId {
        wraps.into_iter().rev().fold(body, |body, wrap| {
            self.lowering.builder.at(span);
            match wrap {
                Wrap::Let(bindings) => self.lowering.builder.let_(bindings, body),
                Wrap::Eval(var, value) => self.lowering.builder.sequence(value, var, body),
            }
        })
    }

    /// How many parameters a global has.
    fn arity(&self, global: GlobalRef) -> usize {
        match entry_term(self.lowering, global).map(|term| self.lowering.terms.get(term)) {
            Some(Term::Lam(params, _)) => params.len(),
            _ => 0,
        }
    }

    /// An expression that evaluates a term.
    fn value(&mut self, id: TermId) -> ExprId {
        let mut wraps = Vec::new();
        let body = self.inner(id, &mut wraps);
        self.wrap(self.lowering.terms.span(id), wraps, body)
    }

    /// The same, once what is put around has been evaluated. Around a `case` rather than in what it looks at, that needs
    /// no frame.
    fn inner(&mut self, id: TermId, wraps: &mut Vec<Wrap>) -> ExprId {
        let span = self.lowering.terms.span(id);
        let expr = match self.term(id) {
            Term::Var(local) => Expr::Atom(self.var(local)),
            Term::Global(global) => Expr::Atom(Atom::Global(self.global(global))),
            Term::Lit(literal) => Expr::Atom(Atom::Lit(literal)),
            Term::App(function, args) => {
                let callee = self.callee(function, wraps);
                let strict = self.strictness.of_call(&self.lowering.terms, function, args.len());
                let args = args
                    .iter()
                    .enumerate()
                    .map(|(at, &arg)| match strict.get(at) {
                        Some(true) => self.strict_atom(arg, wraps),
                        _ => self.atom(arg, wraps),
                    })
                    .collect();
                Expr::Call { function: callee, args }
            }
            Term::Con(con, args) => Expr::Construct { con, args: self.atoms(&args, wraps) },
            Term::Prim(op, args) => {
                let kinds = op.signature().args;
                let args = args.iter().zip(kinds);
                let args = args
                    .map(|(&arg, &kind)| match kind {
                        _ if super::strict::is_comparison(op) => self.atom(arg, wraps),
                        PrimType::Lazy => self.atom(arg, wraps),
                        _ => self.strict_atom(arg, wraps),
                    })
                    .collect();
                Expr::Prim { op, args }
            }
            Term::Lam(..) => Expr::Atom(self.atom(id, wraps)),
            Term::Let(bindings, body) => {
                if let [(local, rhs)] = bindings[..]
                    && self.strictness.is_forced(local)
                {
                    let value = self.inner(rhs, wraps);
                    let var = self.bind(local);
                    wraps.push(Wrap::Eval(var, value));
                    return self.inner(body, wraps);
                }
                let group = self.group(&bindings);
                wraps.push(Wrap::Let(group));
                return self.inner(body, wraps);
            }
            // Once more is as good as twice: `go !n (x : xs) = go (n + 1) xs`.
            Term::Case(scrutinee, binder, alts, Some(body))
                if alts.is_empty() && self.strictness.is_forced_again(binder) && self.is_evaluated(scrutinee) =>
            {
                if let Term::Var(local) = self.term(scrutinee)
                    && let Some(&var) = self.locals.get(&local)
                {
                    self.locals.insert(binder, var);
                }
                return self.inner(body, wraps);
            }
            Term::Case(scrutinee, binder, alts, default) => {
                let scrutinee = self.inner(scrutinee, wraps);
                let binder = self.bind(binder);
                let alts = alts.iter().map(|alt| self.alt(alt)).collect();
                let default = default.map(|body| self.value(body));
                Expr::Case { scrutinee, binder, alts, default }
            }
            Term::Mark(branch, body) => {
                let body = self.value(body);
                self.lowering.builder.at(span);
                let (marked, mark) = self.lowering.builder.mark(body);
                self.lowering.marks.push((branch, mark));
                return marked;
            }
            Term::Error(text) => Expr::Error(self.lowering.builder.label(&text)),
        };
        self.expr(span, expr)
    }

    fn alt(&mut self, alt: &super::term::Alt) -> Alt {
        match &alt.test {
            Test::Con(con, fields) => {
                let fields: Vec<VarId> = fields.iter().map(|&field| self.bind(field)).collect();
                let body = self.value(alt.body);
                Alt::con(*con, fields, body)
            }
            Test::Lit(literal) => {
                let body = self.value(alt.body);
                Alt::lit(literal.clone(), body)
            }
        }
    }

    /// What is applied: an atom, evaluated first if it is not one.
    fn callee(&mut self, function: TermId, wraps: &mut Vec<Wrap>) -> Atom {
        match self.term(function) {
            Term::Lam(..) => self.atom(function, wraps),
            _ => self.strict_atom(function, wraps),
        }
    }

    fn atoms(&mut self, args: &[TermId], wraps: &mut Vec<Wrap>) -> Vec<Atom> {
        args.iter().map(|&arg| self.atom(arg, wraps)).collect()
    }

    /// An atom for what is forced anyway: evaluated first, unless it is an atom already.
    fn strict_atom(&mut self, id: TermId, wraps: &mut Vec<Wrap>) -> Atom {
        match self.term(id) {
            Term::Var(_) | Term::Global(_) | Term::Lit(_) | Term::Lam(..) | Term::Con(..) => self.atom(id, wraps),
            _ => {
                let value = self.inner(id, wraps);
                let var = self.made();
                wraps.push(Wrap::Eval(var, value));
                Atom::Var(var)
            }
        }
    }

    /// An atom for a term that is not evaluated now.
    fn atom(&mut self, id: TermId, wraps: &mut Vec<Wrap>) -> Atom {
        match self.term(id) {
            Term::Var(local) => self.var(local),
            Term::Global(global) => Atom::Global(self.global(global)),
            Term::Lit(literal) => Atom::Lit(literal),
            _ => {
                let mut group = Vec::new();
                let var = self.made();
                self.binding(var, id, &mut group);
                // Parts come before what they are part of, each on its own.
                wraps.extend(group.into_iter().map(|binding| Wrap::Let(vec![binding])));
                Atom::Var(var)
            }
        }
    }

    /// A recursive group.
    fn group(&mut self, bindings: &[(Local, TermId)]) -> Vec<Binding> {
        let vars: Vec<VarId> = bindings.iter().map(|&(local, _)| self.bind(local)).collect();
        let mut group = Vec::new();
        for (&(_, rhs), var) in bindings.iter().zip(vars) {
            self.binding(var, rhs, &mut group);
        }
        group
    }

    /// Binds a variable to a term, after the parts of the term that are bound to others.
    fn binding(&mut self, var: VarId, id: TermId, group: &mut Vec<Binding>) {
        let binding = match self.term(id) {
            Term::Lam(params, body) => {
                let params: Vec<VarId> = params.into_iter().map(|param| self.bind(param)).collect();
                let body = self.value(body);
                Binding::lambda(var, params, body)
            }
            Term::Con(con, args) => {
                let args = self.parts(&args, group);
                Binding::construct(var, con, args)
            }
            Term::App(function, args) => match self.term(function) {
                Term::Global(global) if args.len() < self.arity(global) => {
                    // Too few arguments: a function, and no suspended work.
                    let span = self.lowering.terms.span(id);
                    let mut all = self.parts(&args, group);
                    let params: Vec<VarId> = (args.len()..self.arity(global)).map(|_| self.made()).collect();
                    all.extend(params.iter().map(|&param| Atom::Var(param)));
                    let function = Atom::Global(self.global(global));
                    let body = self.expr(span, Expr::Call { function, args: all });
                    Binding::lambda(var, params, body)
                }
                _ => Binding::thunk(var, self.value(id)),
            },
            _ => Binding::thunk(var, self.value(id)),
        };
        group.push(binding);
    }

    fn parts(&mut self, args: &[TermId], group: &mut Vec<Binding>) -> Vec<Atom> {
        args.iter()
            .map(|&arg| match self.term(arg) {
                Term::Var(local) => self.var(local),
                Term::Global(global) => Atom::Global(self.global(global)),
                Term::Lit(literal) => Atom::Lit(literal),
                _ => {
                    let var = self.made();
                    self.binding(var, arg, group);
                    Atom::Var(var)
                }
            })
            .collect()
    }
}

fn entry_term(lowering: &Lowering<'_>, global: GlobalRef) -> Option<TermId> {
    lowering.globals.entry(global).term
}
