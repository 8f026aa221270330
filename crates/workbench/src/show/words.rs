//! Single words, written by Core's own printer, so that the two can't drift apart.

use snell_core_ir::{Atom, ConId, Expr, ExprId, Global, GlobalId, Literal, Program, print_expr};
use snell_source::Span;

/// Writes words with a program of one expression.
pub(super) struct Words {
    scratch: Program,
    cons: Vec<String>,
}

impl Words {
    pub(super) fn new(program: &Program) -> Words {
        let mut scratch = Program::new();
        scratch.names = program.names.clone();
        scratch.cons = program.cons.clone();
        // The printer wants names only.
        let bare = |global: &Global| Global { ty: None, params: Vec::new(), ..global.clone() };
        scratch.globals = program.globals.iter().map(bare).collect();
        scratch.spans.push(Span::NONE);
        let mut words = Words { scratch, cons: Vec::new() };
        let all = (0..program.cons.len()).map(|con| ConId(con as u32));
        words.cons = all.map(|con| words.print(Expr::Construct { con, args: Vec::new() })).collect();
        words
    }

    pub(super) fn con(&self, con: ConId) -> &str {
        self.cons.get(con.index()).map_or("<no constructor>", String::as_str)
    }

    pub(super) fn global(&mut self, global: GlobalId) -> String {
        self.print(Expr::Atom(Atom::Global(global)))
    }

    pub(super) fn double(&mut self, value: f64) -> String {
        self.literal(Literal::Double(value))
    }

    pub(super) fn char(&mut self, value: char) -> String {
        self.literal(Literal::Char(value))
    }

    pub(super) fn string(&mut self, value: &std::sync::Arc<str>) -> String {
        self.literal(Literal::Str(value.clone()))
    }

    fn literal(&mut self, literal: Literal) -> String {
        self.print(Expr::Atom(Atom::Lit(literal)))
    }

    fn print(&mut self, expr: Expr) -> String {
        self.scratch.exprs.clear();
        self.scratch.exprs.push(expr);
        print_expr(&self.scratch, ExprId(0))
    }
}
