//! Single words, written by Core's own printer, so that the two can't drift apart.

use snell_core_ir::{Atom, ConId, Constructor, Expr, ExprId, Global, GlobalId, Literal, Program, print_expr};
use snell_source::Span;

/// Writes words with a program of one expression, which has no more names than it needs.
pub(super) struct Words<'p> {
    program: &'p Program,
    scratch: Program,
    cons: Vec<String>,
}

impl<'p> Words<'p> {
    pub(super) fn new(program: &'p Program) -> Words<'p> {
        let mut scratch = Program::new();
        scratch.spans.push(Span::NONE);
        let names = &mut scratch.names;
        let bare = |con: &Constructor| Constructor {
            name: names.intern(program.name(con.name)),
            data: con.data,
            index: con.index,
            fields: Vec::new(),
        };
        scratch.cons = program.cons.iter().map(bare).collect();
        let mut words = Words { program, scratch, cons: Vec::new() };
        let all = (0..program.cons.len()).map(|con| ConId(con as u32));
        words.cons = all.map(|con| words.print(Expr::Construct { con, args: Vec::new() })).collect();
        words
    }

    pub(super) fn con(&self, con: ConId) -> &str {
        self.cons.get(con.index()).map_or("<no constructor>", String::as_str)
    }

    pub(super) fn global(&mut self, global: GlobalId) -> String {
        let name = self.scratch.names.intern(self.program.name(self.program.global(global).name));
        let bare = Global { name, ty: None, params: Vec::new(), body: ExprId(0), span: Span::NONE };
        self.scratch.globals = vec![bare];
        self.print(Expr::Atom(Atom::Global(GlobalId(0))))
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
