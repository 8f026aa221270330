//! A compact text of bindings, for tests and for people who look into the compiler.
//!
//! Everything stands on one line with explicit braces. Variables of other modules are qualified; of local variables with
//! one name, the second is `x.1`, the third `x.2`.

use super::{
    Bind, BindId, BindKind, Binds, Clause, ExprId, ExprKind, Guarded, Hir, InstanceBody, InstanceId, Literal, ModuleId,
    PatId, PatKind, Pred, Rhs, Scheme, Stmt, Ty, TyKind, VarId, VarKind,
};
use rustc_hash::FxHashMap;
use snell_source::Name;

/// Writes parts of a program.
pub struct Show<'h> {
    hir: &'h Hir,
    module: ModuleId,
    locals: FxHashMap<VarId, String>,
    counts: FxHashMap<Name, u32>,
}

impl<'h> Show<'h> {
    /// As seen from a module.
    pub fn new(hir: &'h Hir, module: ModuleId) -> Show<'h> {
        Show { hir, module, locals: FxHashMap::default(), counts: FxHashMap::default() }
    }

    /// The bindings of a module, a line each, groups separated by empty lines.
    pub fn module(&mut self) -> String {
        let groups = &self.hir.module(self.module).binds.groups;
        let groups: Vec<String> = groups.iter().map(|group| self.lines(group)).collect();
        groups.join("\n")
    }

    fn lines(&mut self, group: &[BindId]) -> String {
        group.iter().map(|&bind| self.bind(bind) + "\n").collect()
    }

    /// An instance with its methods.
    pub fn instance(&mut self, id: InstanceId) -> String {
        let instance = self.hir.instance(id);
        let class = self.text(self.hir.class(instance.class).name).to_string();
        let head: Vec<String> = instance.head.iter().map(|ty| self.ty(ty, 2)).collect();
        let mut out = format!("instance {}{class} {}", self.context(&instance.context), head.join(" "));
        let (methods, deriving) = match &instance.body {
            InstanceBody::Methods(methods) => (&methods[..], None),
            InstanceBody::Derived(methods, deriving) => (&methods[..], Some(deriving)),
            InstanceBody::Same(types, deriving) => {
                let types: Vec<String> = types.iter().map(|ty| self.ty(ty, 2)).collect();
                out.push_str(&format!(" = {class} {}", types.join(" ")));
                (&[][..], Some(deriving))
            }
        };
        if let Some(preds) = deriving.and_then(|deriving| deriving.infer.as_ref()) {
            let preds: Vec<String> = preds.iter().map(|pred| self.pred(pred)).collect();
            out.push_str(&format!(" needs ({})", preds.join(", ")));
        }
        for &method in methods.iter().flatten() {
            out.push_str(&format!("\n  {}", self.bind(method)));
        }
        out + "\n"
    }

    /// A binding.
    pub fn bind(&mut self, id: BindId) -> String {
        let Bind { kind, broken, .. } = self.hir.bind(id);
        let text = match kind {
            BindKind::Function { var, clauses } => {
                let mut text = String::new();
                if let Some(scheme) = &self.hir.var(*var).signature {
                    text = format!("{} :: {}; ", operator(self.var(*var)), self.scheme(scheme));
                }
                let clauses: Vec<String> = clauses.iter().map(|clause| self.clause(*var, clause)).collect();
                text + &clauses.join("; ")
            }
            BindKind::Pattern { pattern, rhs, .. } => {
                format!("{}{}", self.pat(*pattern, 0), self.rhs(rhs, "="))
            }
        };
        match broken {
            Some(reason) => format!("{{- broken: {reason} -}} {text}"),
            None => text,
        }
    }

    fn clause(&mut self, var: VarId, clause: &Clause) -> String {
        let mut text = operator(self.var(var));
        for &pattern in &clause.patterns {
            text = text + " " + &self.pat(pattern, 2);
        }
        text + &self.rhs(&clause.rhs, "=")
    }

    fn rhs(&mut self, rhs: &Rhs, sign: &str) -> String {
        // Before the bodies, so that numbers of variables grow with the text of the definitions.
        let wheres = match rhs.wheres.groups.is_empty() {
            true => String::new(),
            false => format!(" where {}", self.binds(&rhs.wheres)),
        };
        let bodies: String = rhs.bodies.iter().map(|body| self.guarded(body, sign)).collect();
        bodies + &wheres
    }

    fn guarded(&mut self, guarded: &Guarded, sign: &str) -> String {
        if guarded.guards.is_empty() {
            return format!(" {sign} {}", self.expr(guarded.body, 0));
        }
        let guards: Vec<String> = guarded.guards.iter().map(|guard| self.stmt(guard)).collect();
        format!(" | {} {sign} {}", guards.join(", "), self.expr(guarded.body, 0))
    }

    fn binds(&mut self, binds: &Binds) -> String {
        let groups: Vec<String> = binds
            .groups
            .iter()
            .map(|group| {
                let texts: Vec<String> = group.iter().map(|&bind| self.bind(bind)).collect();
                if texts.len() == 1 { texts.concat() } else { format!("rec {{ {} }}", texts.join("; ")) }
            })
            .collect();
        format!("{{ {} }}", groups.join("; "))
    }

    fn stmt(&mut self, stmt: &Stmt) -> String {
        match stmt {
            Stmt::Bind(pattern, expr, fails) => {
                let arrow = if *fails { "<-?" } else { "<-" };
                let expr = self.expr(*expr, 0);
                format!("{} {arrow} {expr}", self.pat(*pattern, 0))
            }
            Stmt::Let(binds) => format!("let {}", self.binds(binds)),
            Stmt::Expr(expr) => self.expr(*expr, 0),
        }
    }

    fn stmts(&mut self, stmts: &[Stmt], separator: &str) -> String {
        let stmts: Vec<String> = stmts.iter().map(|stmt| self.stmt(stmt)).collect();
        stmts.join(separator)
    }

    /// An expression; `level` 0 stands alone, 1 beside an operator, 2 is an argument.
    pub fn expr(&mut self, id: ExprId, level: u8) -> String {
        let (own, text) = match &self.hir.expr(id).kind {
            ExprKind::Var(var) => (2, operator(self.var(*var))),
            ExprKind::Con(con) => (2, operator(self.text(self.hir.con(*con).name).to_string())),
            ExprKind::Literal(literal) => (2, literal_text(literal)),
            ExprKind::App(function, args) => {
                let mut text = self.expr(*function, 2);
                for &arg in args {
                    text = text + " " + &self.expr(arg, 2);
                }
                (1, text)
            }
            ExprKind::TypeApp(function, ty) => (1, format!("{} @{}", self.expr(*function, 1), self.ty(ty, 2))),
            ExprKind::Operator(op, left, right) => {
                let left = self.expr(*left, 1);
                (0, format!("{left} {} {}", self.infix(*op), self.expr(*right, 1)))
            }
            ExprKind::RightSection(op, operand) => (2, format!("({} {})", self.infix(*op), self.expr(*operand, 1))),
            ExprKind::Lambda(patterns, body) => {
                let patterns: Vec<String> = patterns.iter().map(|&pattern| self.pat(pattern, 2)).collect();
                (0, format!("\\{} -> {}", patterns.join(" "), self.expr(*body, 0)))
            }
            ExprKind::Let(binds, body) => (0, format!("let {} in {}", self.binds(binds), self.expr(*body, 0))),
            ExprKind::If(a, b, c) => {
                (0, format!("if {} then {} else {}", self.expr(*a, 0), self.expr(*b, 0), self.expr(*c, 0)))
            }
            ExprKind::MultiIf(bodies) => {
                let bodies: String = bodies.iter().map(|body| self.guarded(body, "->")).collect();
                (0, format!("if {{{bodies} }}"))
            }
            ExprKind::Case(scrutinee, alts) => {
                let scrutinee = self.expr(*scrutinee, 0);
                let alts: Vec<String> =
                    alts.iter().map(|alt| self.pat(alt.pattern, 0) + &self.rhs(&alt.rhs, "->")).collect();
                (0, format!("case {scrutinee} of {{ {} }}", alts.join("; ")))
            }
            ExprKind::Do(stmts) => (0, format!("do {{ {} }}", self.stmts(stmts, "; "))),
            ExprKind::Comprehension(body, stmts) => {
                let stmts = self.stmts(stmts, ", ");
                (2, format!("[{} | {stmts}]", self.expr(*body, 0)))
            }
            ExprKind::List(items) => (2, format!("[{}]", self.exprs(items))),
            ExprKind::Tuple(items) => (2, format!("({})", self.exprs(items))),
            ExprKind::Record(con, fields) => {
                let fields: Vec<String> =
                    fields.iter().map(|field| field.map_or("?".into(), |field| self.expr(field, 0))).collect();
                (2, format!("{}{{{}}}", self.text(self.hir.con(*con).name), fields.join(", ")))
            }
            ExprKind::Update(record, fields, _) => {
                let fields: Vec<String> =
                    fields.iter().map(|&(var, value)| format!("{} = {}", self.var(var), self.expr(value, 0))).collect();
                (2, format!("{}{{{}}}", self.expr(*record, 2), fields.join(", ")))
            }
            ExprKind::Typed(inner, scheme) => (0, format!("{} :: {}", self.expr(*inner, 1), self.scheme(scheme))),
            ExprKind::Broken(_) => (2, "<broken>".to_string()),
        };
        parens(text, own < level)
    }

    fn exprs(&mut self, items: &[ExprId]) -> String {
        let items: Vec<String> = items.iter().map(|&item| self.expr(item, 0)).collect();
        items.join(", ")
    }

    fn infix(&mut self, op: ExprId) -> String {
        let text = match &self.hir.expr(op).kind {
            ExprKind::Var(var) => self.var(*var),
            ExprKind::Con(con) => self.text(self.hir.con(*con).name).to_string(),
            _ => return "<broken>".to_string(),
        };
        if is_operator(&text) { text } else { format!("`{text}`") }
    }

    /// A pattern, with the levels of expressions.
    pub fn pat(&mut self, id: PatId, level: u8) -> String {
        let (own, text) = match &self.hir.pat(id).kind {
            PatKind::Wild => (2, "_".to_string()),
            PatKind::Var(var) => (2, operator(self.var(*var))),
            PatKind::As(var, inner) => (2, format!("{}@{}", self.var(*var), self.pat(*inner, 2))),
            PatKind::Lazy(inner) => (2, format!("~{}", self.pat(*inner, 2))),
            PatKind::Bang(inner) => (2, format!("!{}", self.pat(*inner, 2))),
            PatKind::Literal(literal) => (2, literal_text(literal)),
            PatKind::Con(con, args) => {
                let mut text = operator(self.text(self.hir.con(*con).name).to_string());
                for &arg in args {
                    text = text + " " + &self.pat(arg, 2);
                }
                (if args.is_empty() { 2 } else { 1 }, text)
            }
            PatKind::List(items) => (2, format!("[{}]", self.pats(items))),
            PatKind::Tuple(items) => (2, format!("({})", self.pats(items))),
            PatKind::View(function, inner) => {
                let function = self.expr(*function, 0);
                (2, format!("({function} -> {})", self.pat(*inner, 0)))
            }
            PatKind::Typed(inner, ty) => (0, format!("{} :: {}", self.pat(*inner, 1), self.ty(ty, 0))),
            PatKind::Broken => (2, "<broken>".to_string()),
        };
        parens(text, own < level)
    }

    fn pats(&mut self, items: &[PatId]) -> String {
        let items: Vec<String> = items.iter().map(|&item| self.pat(item, 0)).collect();
        items.join(", ")
    }

    /// A signature.
    pub fn scheme(&mut self, scheme: &Scheme) -> String {
        let vars: String = scheme.vars.iter().map(|&var| format!(" {}", self.text(self.hir.tyvar(var).name))).collect();
        let forall = if vars.is_empty() { vars } else { format!("forall{vars}. ") };
        format!("{forall}{}{}", self.context(&scheme.context), self.ty(&scheme.ty, 0))
    }

    fn context(&mut self, context: &[Pred]) -> String {
        let preds: Vec<String> = context.iter().map(|pred| self.pred(pred)).collect();
        match preds.len() {
            0 => String::new(),
            1 => format!("{} => ", preds[0]),
            _ => format!("({}) => ", preds.join(", ")),
        }
    }

    /// A constraint.
    pub fn pred(&mut self, pred: &Pred) -> String {
        match pred {
            Pred::Class(class, args, _) => {
                let args: String = args.iter().map(|arg| format!(" {}", self.ty(arg, 2))).collect();
                format!("{}{args}", self.text(self.hir.class(*class).name))
            }
            Pred::Equal(a, b, _) => format!("{} ~ {}", self.ty(a, 1), self.ty(b, 1)),
        }
    }

    /// A type; `level` 0 stands alone, 1 left of an arrow, 2 is an argument.
    pub fn ty(&mut self, ty: &Ty, level: u8) -> String {
        let (own, text) = match &ty.kind {
            TyKind::Var(var) => (2, self.text(self.hir.tyvar(*var).name).to_string()),
            TyKind::Con(tycon) => (2, operator(self.text(self.hir.tycon(*tycon).name).to_string())),
            TyKind::App(function, arg) => (1, format!("{} {}", self.ty(function, 1), self.ty(arg, 2))),
            TyKind::Function(from, to) => (0, format!("{} -> {}", self.ty(from, 1), self.ty(to, 0))),
            TyKind::Forall(scheme) => (0, self.scheme(scheme)),
            TyKind::Wild => (2, "_".to_string()),
        };
        parens(text, own < level)
    }

    fn text(&self, name: Name) -> &'h str {
        self.hir.names.get(name).unwrap_or("?")
    }

    fn var(&mut self, id: VarId) -> String {
        let var = self.hir.var(id);
        let text = self.text(var.name);
        let module = match &var.kind {
            VarKind::Top(module) | VarKind::Field(module, _) | VarKind::Primitive(module, _) => *module,
            VarKind::Method(class, _) => self.hir.class(*class).module,
            VarKind::Implementation => return text.to_string(),
            VarKind::Local => {
                let counts = &mut self.counts;
                return self
                    .locals
                    .entry(id)
                    .or_insert_with(|| {
                        let count = counts.entry(var.name).or_insert(0);
                        *count += 1;
                        if *count == 1 { text.to_string() } else { format!("{text}.{}", *count - 1) }
                    })
                    .clone();
            }
        };
        if module == self.module {
            return text.to_string();
        }
        format!("{}.{text}", self.text(self.hir.module(module).name))
    }
}

fn parens(text: String, needed: bool) -> String {
    if needed { format!("({text})") } else { text }
}

/// Whether a name, perhaps qualified, is made of symbols.
fn is_operator(text: &str) -> bool {
    let mut name = text;
    while name.starts_with(char::is_uppercase)
        && let Some((_, rest)) = name.split_once('.')
        && !rest.is_empty()
    {
        name = rest;
    }
    name.starts_with(|c: char| !c.is_alphanumeric() && !"_([".contains(c))
}

fn operator(text: String) -> String {
    let needed = is_operator(&text);
    parens(text, needed)
}

fn literal_text(literal: &Literal) -> String {
    match literal {
        Literal::Integer(number) => number.to_string(),
        Literal::Fractional(digits, power) => format!("{digits}e{power}"),
        Literal::Char(char) => format!("{char:?}"),
        Literal::String(text) => format!("{text:?}"),
        Literal::Str(text) => format!("{text:?}#"),
        Literal::Int(number) => format!("{number}#"),
    }
}
