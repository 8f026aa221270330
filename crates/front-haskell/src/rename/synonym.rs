//! Pattern synonyms: in a pattern each is replaced by what it stands for, with the patterns of its arguments in place of
//! its parameters; in an expression it is a function.

use super::lookup::Found;
use super::pattern::Mode;
use super::world::{Fixity, World};
use super::{Renamer, Value, codes};
use crate::hir::{ConId, Expr, ExprId, ExprKind, ModuleId, Pat, PatId, PatKind, Ty, TyKind, VarId, VarKind};
use crate::syntax::{self, Decl, FieldBinding, QIdent};
use snell_source::{Diagnostic, Name, Span};

/// A pattern synonym.
#[derive(Clone, Debug)]
pub(crate) struct Synonym {
    pub(crate) name: Name,
    pub(crate) span: Span,
    pub(crate) module: ModuleId,
    pub(crate) fixity: Option<Fixity>,
    /// The names of its parameters.
    params: Vec<Name>,
    /// Whether they are fields.
    record: bool,
    /// What it is in an expression.
    pub(super) builder: Option<VarId>,
    /// Whether that takes a `()`, so that it can be of any type.
    delayed: bool,
    /// What it stands for, once that was looked at.
    template: Option<Template>,
}

#[derive(Clone, Debug)]
struct Template {
    pattern: PatId,
    /// The variables of the parameters.
    vars: Vec<VarId>,
    /// The functions of views.
    uses: Vec<VarId>,
}

/// The place of a pattern synonym in [`World::synonyms`].
pub(crate) type SynonymId = u32;

/// What may be matched under a capitalised name.
#[derive(Clone, Copy)]
pub(super) enum Matcher {
    Con(ConId),
    Synonym(SynonymId),
}

impl Renamer<'_> {
    /// Declares a synonym; the variable is that of what it builds.
    pub(super) fn declare_synonym(&mut self, decl: &syntax::PatternSynonym, decls: &[Decl]) -> Option<VarId> {
        let builder = match decl.builder[..] {
            [] => None,
            _ => Some(self.world.new_var(decl.name.name, decl.name.span, VarKind::Top(self.module))),
        };
        let signed = decls.iter().any(|other| match other {
            Decl::PatternSignature(names, ..) => names.iter().any(|name| name.name == decl.name.name),
            _ => false,
        });
        let id = self.world.synonyms.len() as SynonymId;
        self.world.synonyms.push(Synonym {
            name: decl.name.name,
            span: decl.name.span,
            module: self.module,
            fixity: None,
            params: decl.params.iter().map(|param| param.name).collect(),
            record: decl.record,
            builder,
            delayed: decl.params.is_empty() && !signed,
            template: None,
        });
        self.define_value(decl.name, Value::Synonym(id));
        self.pending_synonyms.insert(id, decl.clone());
        builder
    }

    /// Notes which variables are fields of synonyms, once all variables are declared.
    pub(super) fn synonym_fields(&mut self, decls: &[Decl]) {
        for decl in decls {
            let Decl::PatternSynonym(decl) = decl else { continue };
            let values = &self.world.infos[self.module.index()].defs.values;
            let Some(&Value::Synonym(id)) = values.get(&decl.name.name) else { continue };
            let fields = decl.params.iter().enumerate().filter(|_| decl.record);
            let fields: Vec<(usize, Option<Value>)> =
                fields.map(|(place, field)| (place, values.get(&field.name).copied())).collect();
            for (place, field) in fields {
                if let Some(Value::Var(var)) = field {
                    self.world.synonym_fields.insert(var, (id, place));
                }
            }
        }
    }

    /// The signatures of synonyms, which those of what they build are.
    pub(super) fn synonym_signatures(&mut self, decls: &[Decl]) {
        for decl in decls {
            let Decl::PatternSignature(names, ty, _) = decl else { continue };
            for name in names {
                let value = self.world.infos[self.module.index()].defs.values.get(&name.name);
                if let Some(&Value::Synonym(id)) = value
                    && let Some(builder) = self.world.synonyms[id as usize].builder
                {
                    self.sign(builder, ty);
                }
            }
        }
    }

    /// Adds the `()` that what a synonym builds takes, if it does.
    pub(super) fn delay(&mut self, var: VarId, clauses: &mut [crate::hir::Clause]) {
        if self.world.synonyms.iter().any(|synonym| synonym.delayed && synonym.builder == Some(var)) {
            let unit = self.world.hir.wired.unit_con;
            for clause in clauses {
                clause.patterns = vec![self.new_pat(PatKind::Con(unit, Vec::new()), clause.span)];
            }
        }
    }

    /// Looks at what synonyms of this module stand for that nothing has used.
    pub(super) fn finish_synonyms(&mut self) {
        let mut pending: Vec<SynonymId> = self.pending_synonyms.keys().copied().collect();
        pending.sort_unstable();
        for id in pending {
            self.template(id);
        }
    }

    /// Makes sure that it is known what a synonym stands for.
    fn template(&mut self, id: SynonymId) {
        let Some(decl) = self.pending_synonyms.remove(&id) else { return };
        let outer = self.broken.take();
        let mark = self.scopes.mark();
        let first = VarId(self.world.hir.vars.len() as u32);
        let uses_from = self.uses.len();
        let pattern = self.pattern_in(&decl.pattern, Mode::Fresh(first));
        let mut vars = Vec::new();
        for param in &decl.params {
            match self.scopes.value(param.name).filter(|&var| var >= first) {
                Some(var) => vars.push(var),
                None => {
                    let text = format!("the pattern does not bind the parameter `{}`", self.text(param.name));
                    self.error(codes::SYNONYM_PARAMETER, param.span, text);
                    vars.push(VarId(u32::MAX));
                }
            }
        }
        self.scopes.leave(mark);
        let uses = self.uses[uses_from..].to_vec();
        self.broken = outer;
        self.world.synonyms[id as usize].template = Some(Template { pattern, vars, uses });
    }

    /// Notes the uses of what a synonym stands for; false if that is not known.
    fn use_template(&mut self, id: SynonymId) -> bool {
        let Some(template) = &self.world.synonyms[id as usize].template else { return false };
        for var in template.uses.clone() {
            self.use_of(var);
        }
        true
    }

    /// What a name in a pattern matches; reports what is not a constructor.
    pub(super) fn matcher(&mut self, id: QIdent) -> Option<Matcher> {
        if let Found::One(Value::Synonym(synonym)) = self.global_value(id.name) {
            self.template(synonym);
            if !self.use_template(synonym) {
                let text = format!("the pattern synonym `{}` is defined by itself", self.text(id.name.name));
                self.error(codes::RECURSIVE_SYNONYM, id.span, text);
                return None;
            }
            return Some(Matcher::Synonym(synonym));
        }
        self.constructor(id).map(Matcher::Con)
    }

    /// Whether something in a pattern has so many arguments; reports if not.
    pub(super) fn matches_so_many(&mut self, matcher: Matcher, got: usize, span: Span) -> bool {
        let id = match matcher {
            Matcher::Con(con) => return self.check_arity(con, got, span),
            Matcher::Synonym(id) => id,
        };
        let synonym = &self.world.synonyms[id as usize];
        let expected = synonym.params.len();
        if expected != got {
            let plural = if expected == 1 { "" } else { "s" };
            let name = self.text(synonym.name);
            let text =
                format!("the pattern synonym `{name}` has {expected} parameter{plural}, this pattern gives it {got}");
            let diagnostic = Diagnostic::error(codes::CON_ARITY, span, text);
            let declared = synonym.span;
            self.report(diagnostic.with_note(declared, "declared here"));
        }
        expected == got
    }

    /// How many arguments something in a pattern has.
    pub(super) fn matcher_arity(&self, matcher: Matcher) -> usize {
        match matcher {
            Matcher::Con(con) => self.world.hir.con(con).fields.len(),
            Matcher::Synonym(id) => self.world.synonyms[id as usize].params.len(),
        }
    }

    /// The name and the place of something in a pattern, and the names of its fields.
    pub(super) fn matcher_labels(&self, matcher: Matcher) -> (Name, Span, Vec<Name>) {
        match matcher {
            Matcher::Con(con) => {
                let con = self.world.hir.con(con);
                let labels = con.labels.iter().map(|&label| self.world.hir.var(label).name);
                (con.name, con.span, labels.collect())
            }
            Matcher::Synonym(id) => {
                let Synonym { name, span, params, record, .. } = &self.world.synonyms[id as usize];
                (*name, *span, if *record { params.clone() } else { Vec::new() })
            }
        }
    }

    /// What a synonym is in an expression.
    pub(super) fn synonym_expr(&mut self, id: SynonymId, span: Span) -> ExprKind {
        let synonym = &self.world.synonyms[id as usize];
        let Some(builder) = synonym.builder else {
            let text = format!("the pattern synonym `{}` can only be used in patterns", self.text(synonym.name));
            self.error(codes::ONE_WAY_SYNONYM, span, text);
            return self.failed();
        };
        let delayed = synonym.delayed;
        self.use_of(builder);
        if !delayed {
            return ExprKind::Var(builder);
        }
        let function = self.var_expr(builder, span);
        let unit = self.con_expr(self.world.hir.wired.unit_con, span);
        ExprKind::App(function, vec![unit])
    }

    /// `e { f = e' }`, if the fields are those of a synonym.
    pub(super) fn synonym_update(&mut self, record: ExprId, fields: &[FieldBinding], span: Span) -> Option<ExprKind> {
        let first = self.synonym_field(fields.first()?)?;
        let id = first.0;
        let vars: Vec<VarId> =
            (0..self.world.synonyms[id as usize].params.len()).map(|_| self.fresh("x", span)).collect();
        let parts = vars.iter().map(|&var| self.new_pat(PatKind::Var(var), span)).collect();
        let mut values: Vec<ExprId> = vars.iter().map(|&var| self.var_expr(var, span)).collect();
        for binding in fields {
            let value = self.field_value(binding);
            match self.synonym_field(binding) {
                Some((other, place)) if other == id => values[place] = value,
                _ => {
                    self.error(codes::NO_CONSTRUCTOR, span, "no constructor has all of these fields");
                    return Some(self.failed());
                }
            }
        }
        self.template(id);
        self.use_template(id);
        let pattern = self.world.instantiate(id, parts, span);
        let builder = self.synonym_expr(id, span);
        let builder = self.new_expr(builder, span);
        let body = self.apply(builder, values, span);
        let case = self.case(record, vec![(pattern, body)], span);
        Some(self.world.hir.expr(case).kind.clone())
    }

    fn synonym_field(&mut self, binding: &FieldBinding) -> Option<(SynonymId, usize)> {
        match self.global_value(binding.field.name) {
            Found::One(Value::Var(var)) => self.world.synonym_fields.get(&var).copied(),
            _ => None,
        }
    }
}

impl World {
    /// A constructor or synonym applied to patterns.
    pub(super) fn matched(&mut self, matcher: Matcher, args: Vec<PatId>, span: Span) -> PatId {
        match matcher {
            Matcher::Con(con) => self.new_pat(PatKind::Con(con, args), span),
            Matcher::Synonym(id) => self.instantiate(id, args, span),
        }
    }

    /// What a synonym stands for, with these patterns in place of its parameters.
    fn instantiate(&mut self, id: SynonymId, args: Vec<PatId>, span: Span) -> PatId {
        match self.synonyms[id as usize].template.clone() {
            Some(template) => Copier { world: self, vars: &template.vars, args: &args, locals: Vec::new(), span }
                .pat(template.pattern),
            None => self.new_pat(PatKind::Broken, span),
        }
    }

    fn new_pat(&mut self, kind: PatKind, span: Span) -> PatId {
        self.hir.pats.push(Pat { kind, span });
        PatId(self.hir.pats.len() as u32 - 1)
    }
}

/// Copies a pattern.
struct Copier<'c> {
    world: &'c mut World,
    vars: &'c [VarId],
    args: &'c [PatId],
    /// Variables of functions in the pattern, and what they are in the copy.
    locals: Vec<(VarId, VarId)>,
    span: Span,
}

impl Copier<'_> {
    fn pat(&mut self, from: PatId) -> PatId {
        let kind = match self.world.hir.pat(from).kind.clone() {
            PatKind::Var(var) => match self.argument(var) {
                Some(arg) => return arg,
                None => PatKind::Wild,
            },
            PatKind::As(var, inner) => {
                let inner = self.pat(inner);
                match self.argument(var) {
                    Some(arg) => return self.both(arg, inner),
                    None => return inner,
                }
            }
            PatKind::Lazy(inner) => PatKind::Lazy(self.pat(inner)),
            PatKind::Bang(inner) => PatKind::Bang(self.pat(inner)),
            PatKind::Con(con, parts) => PatKind::Con(con, self.pats(&parts)),
            PatKind::List(parts) => PatKind::List(self.pats(&parts)),
            PatKind::Tuple(parts) => PatKind::Tuple(self.pats(&parts)),
            PatKind::View(function, inner) => PatKind::View(self.copy(function), self.pat(inner)),
            // Type variables are those of the use.
            PatKind::Typed(inner, ty) => PatKind::Typed(self.pat(inner), without_variables(&ty)),
            PatKind::Wild => PatKind::Wild,
            PatKind::Literal(literal) => PatKind::Literal(literal),
            PatKind::Broken => PatKind::Broken,
        };
        self.world.new_pat(kind, self.span)
    }

    fn pats(&mut self, from: &[PatId]) -> Vec<PatId> {
        from.iter().map(|&part| self.pat(part)).collect()
    }

    fn argument(&self, var: VarId) -> Option<PatId> {
        self.vars.iter().position(|&other| other == var).map(|place| self.args[place])
    }

    /// The function of a view: a variable, or what literals and successors become.
    fn copy(&mut self, from: ExprId) -> ExprId {
        let kind = match self.world.hir.expr(from).kind.clone() {
            ExprKind::Var(var) => {
                let copied = self.locals.iter().rev().find(|(local, _)| *local == var);
                ExprKind::Var(copied.map_or(var, |&(_, copy)| copy))
            }
            ExprKind::App(function, args) => {
                let function = self.copy(function);
                ExprKind::App(function, args.into_iter().map(|arg| self.copy(arg)).collect())
            }
            ExprKind::Operator(op, left, right) => ExprKind::Operator(self.copy(op), self.copy(left), self.copy(right)),
            ExprKind::RightSection(op, right) => ExprKind::RightSection(self.copy(op), self.copy(right)),
            ExprKind::If(condition, yes, no) => ExprKind::If(self.copy(condition), self.copy(yes), self.copy(no)),
            ExprKind::Tuple(parts) => ExprKind::Tuple(parts.into_iter().map(|part| self.copy(part)).collect()),
            ExprKind::Lambda(params, body) => {
                let params = params.into_iter().map(|param| self.local(param)).collect();
                ExprKind::Lambda(params, self.copy(body))
            }
            other => other,
        };
        self.expr(kind)
    }

    fn local(&mut self, from: PatId) -> PatId {
        let PatKind::Var(var) = self.world.hir.pat(from).kind else { return from };
        let copy = self.world.new_var(self.world.hir.var(var).name, self.span, VarKind::Local);
        self.locals.push((var, copy));
        self.world.new_pat(PatKind::Var(copy), self.span)
    }

    fn expr(&mut self, kind: ExprKind) -> ExprId {
        self.world.hir.exprs.push(Expr { kind, span: self.span });
        ExprId(self.world.hir.exprs.len() as u32 - 1)
    }

    /// A pattern that matches what both do: `((\x -> (x, x)) -> (p, q))`, if it must be.
    fn both(&mut self, arg: PatId, inner: PatId) -> PatId {
        if let PatKind::Var(var) = self.world.hir.pat(arg).kind {
            return self.world.new_pat(PatKind::As(var, inner), self.span);
        }
        let name = self.world.hir.names.intern("x");
        let var = self.world.new_var(name, self.span, VarKind::Local);
        let param = self.world.new_pat(PatKind::Var(var), self.span);
        let parts = vec![self.expr(ExprKind::Var(var)), self.expr(ExprKind::Var(var))];
        let pair = self.expr(ExprKind::Tuple(parts));
        let function = self.expr(ExprKind::Lambda(vec![param], pair));
        let pattern = self.world.new_pat(PatKind::Tuple(vec![arg, inner]), self.span);
        self.world.new_pat(PatKind::View(function, pattern), self.span)
    }
}

fn without_variables(ty: &Ty) -> Ty {
    let sub = |ty: &Ty| Box::new(without_variables(ty));
    let kind = match &ty.kind {
        TyKind::Con(tycon) => TyKind::Con(*tycon),
        TyKind::App(function, arg) => match function.kind {
            TyKind::Var(_) => TyKind::Wild,
            _ => TyKind::App(sub(function), sub(arg)),
        },
        TyKind::Function(from, to) => TyKind::Function(sub(from), sub(to)),
        TyKind::Var(_) | TyKind::Wild | TyKind::Forall(_) => TyKind::Wild,
    };
    Ty { kind, span: ty.span }
}
