//! What a failure would say, as far as the code shows it.

use crate::load::Loaded;
use snell_core_ir::{Atom, ConId, Expr, ExprId, Literal, Prim, Rhs, VarId};
use snell_semantics::{Fault, NodeId};
use std::collections::BTreeMap;

/// What variables are bound to.
pub(super) struct Says<'l> {
    loaded: &'l Loaded,
    bound: BTreeMap<VarId, ExprId>,
    built: BTreeMap<VarId, ConId>,
}

/// Steps that a text is followed for.
const FAR: usize = 40;

/// What a raise is about.
pub(super) enum Raised {
    /// The program wants to end: no failure.
    Exit,
    /// It says this.
    Text(String),
    /// Nobody knows.
    Unknown,
}

impl<'l> Says<'l> {
    pub(super) fn new(loaded: &'l Loaded) -> Says<'l> {
        let (mut bound, mut built) = (BTreeMap::new(), BTreeMap::new());
        for expr in &loaded.program.exprs {
            match expr {
                Expr::Let { bindings, .. } => {
                    for binding in bindings {
                        match binding.rhs {
                            Rhs::Thunk(body) => drop(bound.insert(binding.var, body)),
                            Rhs::Construct { con, .. } => drop(built.insert(binding.var, con)),
                            Rhs::Lambda { .. } => {}
                        }
                    }
                }
                Expr::Case { scrutinee, binder, .. } => {
                    bound.insert(*binder, *scrutinee);
                }
                _ => {}
            }
        }
        Says { loaded, bound, built }
    }

    /// What a node that fails says.
    pub(super) fn fault(&self, fault: &Fault<()>, node: NodeId) -> Raised {
        match fault {
            Fault::Raised(()) => self.node(node),
            fault => Raised::Text(self.loaded.code.describe(fault)),
        }
    }

    /// What a node says that raises something.
    pub(super) fn node(&self, node: NodeId) -> Raised {
        let program = &self.loaded.program;
        match program.expr(self.loaded.code.expr(node)) {
            Expr::Error(label) => Raised::Text(program.label(*label).text.to_string()),
            Expr::Prim { op: Prim::Raise, args } => match args.first() {
                Some(atom) => self.raised(atom),
                None => Raised::Unknown,
            },
            _ => Raised::Unknown,
        }
    }

    fn raised(&self, atom: &Atom) -> Raised {
        let Some((name, args)) = self.call(atom) else { return Raised::Unknown };
        if let Some(exception) = name.strip_prefix("Exception.toException[").and_then(|rest| rest.strip_suffix(']')) {
            return match exception {
                "ExitCode" => Raised::Exit,
                "ErrorCall" => args.last().and_then(|text| self.string(text)).map_or(Raised::Unknown, Raised::Text),
                other => Raised::Text(match args.last().and_then(|value| self.constructor(value)) {
                    Some("Overflow") => "arithmetic overflow".into(),
                    Some("DivideByZero") => "divide by zero".into(),
                    Some("IOError#") => "input or output".into(),
                    Some(con) => con.to_owned(),
                    None => other.rsplit('.').next().unwrap_or(other).to_owned(),
                }),
            };
        }
        match (name, args) {
            ("%wrong", [Atom::Lit(Literal::Str(who)), Atom::Lit(Literal::Str(what)), ..]) => {
                Raised::Text(format!("{who}: {what}"))
            }
            ("%refuse", _) => Raised::Text("not a procedure that takes these arguments".into()),
            _ => Raised::Unknown,
        }
    }

    /// The constructor that an atom is built with.
    fn constructor(&self, atom: &Atom) -> Option<&str> {
        let program = &self.loaded.program;
        let con = match atom {
            Atom::Var(var) => match (self.built.get(var), self.bound.get(var).map(|&expr| program.expr(expr))) {
                (Some(&con), _) => con,
                (None, Some(Expr::Construct { con, .. })) => *con,
                _ => return None,
            },
            Atom::Global(global) => match program.expr(program.global(*global).body) {
                Expr::Construct { con, .. } => *con,
                _ => return None,
            },
            Atom::Lit(_) => return None,
        };
        Some(program.name(program.con(con).name))
    }

    /// The call that an atom stands for.
    fn call(&self, atom: &Atom) -> Option<(&str, &[Atom])> {
        let program = &self.loaded.program;
        let mut at = match atom {
            Atom::Var(var) => *self.bound.get(var)?,
            _ => return None,
        };
        for _ in 0..FAR {
            match program.expr(at) {
                Expr::Let { body, .. } => at = *body,
                Expr::Atom(Atom::Var(var)) => at = *self.bound.get(var)?,
                Expr::Call { function: Atom::Global(global), args } => {
                    return Some((program.name(program.global(*global).name), args));
                }
                _ => return None,
            }
        }
        None
    }

    /// A text that is known, with dots for what is not.
    fn string(&self, atom: &Atom) -> Option<String> {
        let program = &self.loaded.program;
        let mut text = String::new();
        let mut atom = atom;
        let mut at = None;
        for _ in 0..FAR {
            let expr = match (at.take(), atom) {
                (Some(expr), _) => expr,
                (None, Atom::Var(var)) => match self.bound.get(var) {
                    Some(&expr) => expr,
                    None => break,
                },
                (None, Atom::Lit(Literal::Str(last))) => return Some(text + last),
                (None, _) => break,
            };
            match program.expr(expr) {
                Expr::Let { body, .. } => at = Some(*body),
                Expr::Atom(next) => atom = next,
                Expr::Prim { op: Prim::StrUnpack, args } => match args.first() {
                    Some(Atom::Lit(Literal::Str(last))) => return Some(text + last),
                    _ => break,
                },
                Expr::Prim { op: Prim::StrOnto, args } => match &args[..] {
                    [Atom::Lit(Literal::Str(part)), rest] => {
                        text.push_str(part);
                        atom = rest;
                    }
                    _ => break,
                },
                _ => break,
            }
        }
        (!text.is_empty()).then(|| text + "…")
    }
}
