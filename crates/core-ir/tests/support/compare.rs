//! Are two programs the same, up to ids, spans and the names of local variables?

use snell_core_ir::{Atom, Expr, ExprId, LabelId, Pattern, Program, Rhs, Type, VarId};
use std::collections::HashMap;

/// Panics where two programs differ.
pub fn same(a: &Program, b: &Program) {
    assert_eq!(a.datas.len(), b.datas.len());
    assert_eq!(a.cons.len(), b.cons.len());
    assert_eq!(a.globals.len(), b.globals.len());
    let mut compare = Compare { a, b, vars: HashMap::new() };
    for (x, y) in a.datas.iter().zip(&b.datas) {
        assert_eq!(a.name(x.name), b.name(y.name));
        assert_eq!(x.cons, y.cons);
        assert_eq!(x.params.len(), y.params.len());
    }
    for (x, y) in a.cons.iter().zip(&b.cons) {
        assert_eq!(a.name(x.name), b.name(y.name));
        assert_eq!((x.data, x.index), (y.data, y.index));
        compare.types(&x.fields, &y.fields);
    }
    for (x, y) in a.globals.iter().zip(&b.globals) {
        assert_eq!(a.name(x.name), b.name(y.name));
        assert_eq!(x.ty.is_some(), y.ty.is_some());
        x.ty.iter().zip(&y.ty).for_each(|(x, y)| compare.ty(x, y));
        compare.bind(&x.params, &y.params);
        compare.exprs(x.body, y.body);
    }
}

struct Compare<'a> {
    a: &'a Program,
    b: &'a Program,
    vars: HashMap<VarId, VarId>,
}

impl Compare<'_> {
    fn bind(&mut self, x: &[VarId], y: &[VarId]) {
        assert_eq!(x.len(), y.len());
        self.vars.extend(x.iter().copied().zip(y.iter().copied()));
    }

    fn types(&self, x: &[Type], y: &[Type]) {
        assert_eq!(x.len(), y.len());
        x.iter().zip(y).for_each(|(x, y)| self.ty(x, y));
    }

    fn ty(&self, x: &Type, y: &Type) {
        match (x, y) {
            (Type::Var(x), Type::Var(y)) => assert_eq!(self.a.name(*x), self.b.name(*y)),
            (Type::Data(x, xs), Type::Data(y, ys)) => {
                assert_eq!(x, y);
                self.types(xs, ys);
            }
            (Type::Function(x, xs), Type::Function(y, ys)) => {
                self.ty(x, y);
                self.ty(xs, ys);
            }
            (Type::Cell(x), Type::Cell(y)) | (Type::Array(x), Type::Array(y)) => self.ty(x, y),
            _ => assert_eq!(x, y),
        }
    }

    fn exprs(&mut self, x: ExprId, y: ExprId) {
        let mut todo = vec![(x, y)];
        while let Some((x, y)) = todo.pop() {
            match (self.a.expr(x), self.b.expr(y)) {
                (Expr::Atom(x), Expr::Atom(y)) => self.atom(x, y),
                (Expr::Call { function: f, args: xs }, Expr::Call { function: g, args: ys }) => {
                    self.atom(f, g);
                    self.atoms(xs, ys);
                }
                (Expr::Construct { con: k, args: xs }, Expr::Construct { con: l, args: ys }) => {
                    assert_eq!(k, l);
                    self.atoms(xs, ys);
                }
                (Expr::Prim { op: p, args: xs }, Expr::Prim { op: q, args: ys }) => {
                    assert_eq!(p, q);
                    self.atoms(xs, ys);
                }
                (Expr::Let { bindings: xs, body: x }, Expr::Let { bindings: ys, body: y }) => {
                    assert_eq!(xs.len(), ys.len());
                    xs.iter().zip(ys).for_each(|(x, y)| self.bind(&[x.var], &[y.var]));
                    todo.push((*x, *y));
                    for (x, y) in xs.iter().zip(ys) {
                        match (&x.rhs, &y.rhs) {
                            (Rhs::Thunk(x), Rhs::Thunk(y)) => todo.push((*x, *y)),
                            (Rhs::Construct { con: k, args: xs }, Rhs::Construct { con: l, args: ys }) => {
                                assert_eq!(k, l);
                                self.atoms(xs, ys);
                            }
                            (Rhs::Lambda { params: xs, body: x }, Rhs::Lambda { params: ys, body: y }) => {
                                self.bind(xs, ys);
                                todo.push((*x, *y));
                            }
                            other => panic!("different: {other:?}"),
                        }
                    }
                }
                (
                    Expr::Case { scrutinee: x, binder: v, alts: xs, default: d },
                    Expr::Case { scrutinee: y, binder: w, alts: ys, default: e },
                ) => {
                    self.bind(&[*v], &[*w]);
                    assert_eq!((xs.len(), d.is_some()), (ys.len(), e.is_some()));
                    todo.push((*x, *y));
                    todo.extend(d.iter().copied().zip(*e));
                    for (x, y) in xs.iter().zip(ys) {
                        match (&x.pattern, &y.pattern) {
                            (Pattern::Con(k, xs), Pattern::Con(l, ys)) => {
                                assert_eq!(k, l);
                                self.bind(xs, ys);
                            }
                            (x, y) => assert_eq!(x, y),
                        }
                        todo.push((x.body, y.body));
                    }
                }
                (Expr::Fresh(x), Expr::Fresh(y)) => self.ty(x, y),
                (Expr::Error(x), Expr::Error(y)) => self.label(*x, *y),
                (Expr::Assume { condition: c, body: x }, Expr::Assume { condition: d, body: y }) => {
                    self.atom(c, d);
                    todo.push((*x, *y));
                }
                (
                    Expr::Assert { label: l, condition: c, body: x },
                    Expr::Assert { label: m, condition: d, body: y },
                ) => {
                    self.label(*l, *m);
                    self.atom(c, d);
                    todo.push((*x, *y));
                }
                other => panic!("different: {other:?}"),
            }
        }
    }

    fn label(&self, x: LabelId, y: LabelId) {
        assert_eq!(self.a.label(x), self.b.label(y));
    }

    fn atoms(&self, x: &[Atom], y: &[Atom]) {
        assert_eq!(x.len(), y.len());
        x.iter().zip(y).for_each(|(x, y)| self.atom(x, y));
    }

    fn atom(&self, x: &Atom, y: &Atom) {
        match (x, y) {
            (Atom::Var(x), Atom::Var(y)) => assert_eq!(self.vars.get(x), Some(y)),
            _ => assert_eq!(x, y),
        }
    }
}
