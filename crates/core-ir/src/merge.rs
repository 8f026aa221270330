//! Two programs as one: data types that say the same become one type, everything else stays apart.

use crate::{
    Alt, Atom, Binding, ConId, Constructor, DataId, DataType, Expr, ExprId, Global, GlobalId, Label, LabelId, Pattern,
    Program, Rhs, Type, VarId,
};
use snell_source::{Name, Span};

/// What names of the other program start with.
const OTHER: &str = "other.";

/// Adds all of a program to another one. Spans of the other's files, which are the first `count`, are moved by `files`.
/// Gives the program, and by how much the numbers of the other's definitions have grown.
pub fn merge(base: Program, other: &Program, files: u32, count: u32) -> (Program, u32) {
    let shift = base.globals.len() as u32;
    let mut merging = Merging {
        exprs: base.exprs.len() as u32,
        vars: base.vars.len() as u32,
        labels: base.labels.len() as u32,
        globals: shift,
        base,
        other,
        files,
        count,
        datas: Vec::new(),
        cons: vec![ConId(0); other.cons.len()],
    };
    merging.run();
    (merging.base, shift)
}

struct Merging<'o> {
    base: Program,
    other: &'o Program,
    files: u32,
    count: u32,
    datas: Vec<DataId>,
    cons: Vec<ConId>,
    exprs: u32,
    vars: u32,
    labels: u32,
    globals: u32,
}

impl Merging<'_> {
    fn run(&mut self) {
        let other = self.other;
        let same: Vec<Option<DataId>> = self.same_datas();
        let mut next = self.base.datas.len() as u32;
        for found in &same {
            self.datas.push(found.unwrap_or_else(|| {
                next += 1;
                DataId(next - 1)
            }));
        }
        for (at, data) in other.datas.iter().enumerate() {
            match same[at] {
                Some(id) => {
                    let known = self.base.data(id).cons.clone();
                    data.cons.iter().zip(known).for_each(|(con, known)| self.cons[con.index()] = known);
                }
                None => self.add_data(data),
            }
        }
        for &name in &other.vars {
            let name = self.name(name);
            self.base.vars.push(name);
        }
        self.base.labels.extend(other.labels.iter().map(|label| Label { text: label.text.clone() }));
        for (at, expr) in other.exprs.iter().enumerate() {
            let expr = self.expr(expr);
            self.base.exprs.push(expr);
            let span = self.span(other.spans[at]);
            self.base.spans.push(span);
        }
        let makers = other.makers.iter().map(|maker| GlobalId(maker.0 + self.globals));
        self.base.makers.extend(makers);
        for global in &other.globals {
            let name = self.base.names.intern(&format!("{OTHER}{}", other.name(global.name)));
            let ty = global.ty.as_ref().map(|ty| self.ty(ty));
            let params = global.params.iter().map(|&var| self.var(var)).collect();
            let (body, span) = (ExprId(global.body.0 + self.exprs), self.span(global.span));
            self.base.globals.push(Global { name, ty, params, body, span });
        }
    }

    /// For each data type of the other program the one of the base that says the same: the largest set of pairs that
    /// agree as long as all of them do.
    fn same_datas(&self) -> Vec<Option<DataId>> {
        let find = |data: &DataType| {
            let name = self.other.name(data.name);
            self.base.datas.iter().position(|known| self.base.name(known.name) == name).map(|at| DataId(at as u32))
        };
        let mut same: Vec<Option<DataId>> = self.other.datas.iter().map(find).collect();
        loop {
            let broken = (0..same.len()).find(|&at| same[at].is_some_and(|id| !self.agree(at, id, &same)));
            match broken {
                Some(at) => same[at] = None,
                None => return same,
            }
        }
    }

    fn agree(&self, at: usize, id: DataId, same: &[Option<DataId>]) -> bool {
        let (data, known) = (&self.other.datas[at], self.base.data(id));
        let cons = data.cons.iter().zip(&known.cons).all(|(&con, &twin)| {
            let (con, twin) = (self.other.con(con), self.base.con(twin));
            let others: Vec<Name> = data.params.iter().chain(&con.hidden).copied().collect();
            let bases: Vec<Name> = known.params.iter().chain(&twin.hidden).copied().collect();
            let places = Params { other: &others, base: &bases };
            let place = |names: &[Name], name: Name| names.iter().position(|&other| other == name);
            let equal = con.hidden.len() == twin.hidden.len()
                && con.equations.len() == twin.equations.len()
                && con.equations.iter().zip(&twin.equations).all(|((a, left), (b, right))| {
                    place(&others, *a) == place(&bases, *b) && alike(left, right, &places, same)
                });
            self.other.name(con.name) == self.base.name(twin.name)
                && equal
                && con.fields.len() == twin.fields.len()
                && con.fields.iter().zip(&twin.fields).all(|(a, b)| alike(a, b, &places, same))
        });
        let kinds = (data.transparent, data.guarded) == (known.transparent, known.guarded);
        kinds && data.cons.len() == known.cons.len() && data.params.len() == known.params.len() && cons
    }

    fn add_data(&mut self, data: &DataType) {
        let id = DataId(self.base.datas.len() as u32);
        let taken = |base: &Program, text: &str| {
            base.datas.iter().any(|known| base.name(known.name) == text)
                || base.cons.iter().any(|known| base.name(known.name) == text)
        };
        let mut text = self.other.name(data.name).to_owned();
        while taken(&self.base, &text) {
            text = format!("{OTHER}{text}");
        }
        let name = self.base.names.intern(&text);
        let params = data.params.iter().map(|&param| self.name(param)).collect();
        let mut cons = Vec::new();
        for &con in &data.cons {
            let entry = self.other.con(con);
            let new = ConId(self.base.cons.len() as u32);
            let mut text = self.other.name(entry.name).to_owned();
            while taken(&self.base, &text) {
                text = format!("{OTHER}{text}");
            }
            let name = self.base.names.intern(&text);
            let fields = entry.fields.iter().map(|field| self.ty(field)).collect();
            let hidden = entry.hidden.iter().map(|&name| self.name(name)).collect();
            let equations = entry.equations.iter().map(|(name, ty)| (self.name(*name), self.ty(ty))).collect();
            self.base.cons.push(Constructor { name, data: id, index: entry.index, fields, hidden, equations });
            self.cons[con.index()] = new;
            cons.push(new);
        }
        let span = self.span(data.span);
        self.base.datas.push(DataType {
            name,
            params,
            cons,
            span,
            guarded: data.guarded,
            transparent: data.transparent,
        });
    }

    fn name(&mut self, name: Name) -> Name {
        self.base.names.intern(self.other.name(name))
    }

    fn span(&self, mut span: Span) -> Span {
        if span.file.0 < self.count {
            span.file.0 += self.files;
        }
        span
    }

    fn var(&self, var: VarId) -> VarId {
        VarId(var.0 + self.vars)
    }

    fn id(&self, expr: ExprId) -> ExprId {
        ExprId(expr.0 + self.exprs)
    }

    fn ty(&mut self, ty: &Type) -> Type {
        match ty {
            Type::Var(name) => Type::Var(self.name(*name)),
            Type::Data(data, args) => {
                Type::Data(self.datas[data.index()], args.iter().map(|arg| self.ty(arg)).collect())
            }
            Type::Function(from, to) => Type::function(self.ty(from), self.ty(to)),
            Type::Cell(inner) => Type::Cell(Box::new(self.ty(inner))),
            Type::Array(inner) => Type::Array(Box::new(self.ty(inner))),
            plain => plain.clone(),
        }
    }

    fn atom(&self, atom: &Atom) -> Atom {
        match atom {
            Atom::Var(var) => Atom::Var(self.var(*var)),
            Atom::Global(global) => Atom::Global(GlobalId(global.0 + self.globals)),
            Atom::Lit(literal) => Atom::Lit(literal.clone()),
        }
    }

    fn atoms(&self, atoms: &[Atom]) -> Vec<Atom> {
        atoms.iter().map(|atom| self.atom(atom)).collect()
    }

    fn expr(&mut self, expr: &Expr) -> Expr {
        match expr {
            Expr::Atom(atom) => Expr::Atom(self.atom(atom)),
            Expr::Call { function, args } => Expr::Call { function: self.atom(function), args: self.atoms(args) },
            Expr::Construct { con, args } => Expr::Construct { con: self.cons[con.index()], args: self.atoms(args) },
            Expr::Prim { op, args } => Expr::Prim { op: *op, args: self.atoms(args) },
            Expr::Let { bindings, body } => {
                let bindings = bindings.iter().map(|binding| self.binding(binding)).collect();
                Expr::Let { bindings, body: self.id(*body) }
            }
            Expr::Case { scrutinee, binder, alts, default } => Expr::Case {
                scrutinee: self.id(*scrutinee),
                binder: self.var(*binder),
                alts: alts.iter().map(|alt| self.alt(alt)).collect(),
                default: default.map(|body| self.id(body)),
            },
            Expr::Fresh(ty) => Expr::Fresh(self.ty(ty)),
            Expr::Assume { condition, body } => Expr::Assume { condition: self.atom(condition), body: self.id(*body) },
            Expr::Assert { label, condition, body } => Expr::Assert {
                label: LabelId(label.0 + self.labels),
                condition: self.atom(condition),
                body: self.id(*body),
            },
            Expr::Error(label) => Expr::Error(LabelId(label.0 + self.labels)),
        }
    }

    fn binding(&self, binding: &Binding) -> Binding {
        let rhs = match &binding.rhs {
            Rhs::Lambda { params, body } => {
                Rhs::Lambda { params: params.iter().map(|&var| self.var(var)).collect(), body: self.id(*body) }
            }
            Rhs::Thunk(body) => Rhs::Thunk(self.id(*body)),
            Rhs::Construct { con, args } => Rhs::Construct { con: self.cons[con.index()], args: self.atoms(args) },
        };
        Binding { var: self.var(binding.var), rhs }
    }

    fn alt(&self, alt: &Alt) -> Alt {
        let pattern = match &alt.pattern {
            Pattern::Con(con, vars) => {
                Pattern::Con(self.cons[con.index()], vars.iter().map(|&var| self.var(var)).collect())
            }
            Pattern::Lit(literal) => Pattern::Lit(literal.clone()),
        };
        Alt { pattern, body: self.id(alt.body) }
    }
}

/// The parameters of two data types.
struct Params<'p> {
    other: &'p [Name],
    base: &'p [Name],
}

fn alike(other: &Type, base: &Type, params: &Params, same: &[Option<DataId>]) -> bool {
    match (other, base) {
        (Type::Var(a), Type::Var(b)) => {
            params.other.iter().position(|name| name == a) == params.base.iter().position(|name| name == b)
        }
        (Type::Data(a, args), Type::Data(b, others)) => {
            same[a.index()] == Some(*b)
                && args.len() == others.len()
                && args.iter().zip(others).all(|(a, b)| alike(a, b, params, same))
        }
        (Type::Function(a, b), Type::Function(c, d)) => alike(a, c, params, same) && alike(b, d, params, same),
        (Type::Cell(a), Type::Cell(b)) | (Type::Array(a), Type::Array(b)) => alike(a, b, params, same),
        (a, b) => a == b,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{check, print, read};
    use snell_source::{FileId, SourceSet};

    fn program(text: &str) -> Program {
        let mut sources = SourceSet::default();
        sources.add("t.core", text);
        read(&sources, FileId(0)).program
    }

    #[test]
    fn types_that_say_the_same_are_one() {
        let base = program(
            "data Tree = Leaf | Node Tree Int Tree; data Odd = Odd Int; f x = case x of { Leaf -> 1; _ -> 2 };",
        );
        let other = program(
            "data Odd = Odd Tree; data Tree = Leaf | Node Tree Int Tree; g x = case x of { Leaf -> 1; _ -> f x }; f x = Odd x;",
        );
        let (merged, shift) = merge(base, &other, 1, 1);
        assert!(check(&merged).is_empty(), "{:?}", check(&merged));
        let text = print(&merged);
        assert_eq!(text.matches("= Leaf |").count(), 1, "{text}");
        assert!(text.contains("other.Odd"), "{text}");
        assert_eq!(merged.name(merged.globals[shift as usize].name), "other.g");
    }
}
