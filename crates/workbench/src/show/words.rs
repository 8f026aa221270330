//! Single words: in the notation of a language, or written by Core's own printer, so that the two can't drift apart.

use snell_core_ir::{
    Atom, ConId, Constructor, Expr, ExprId, Form, Global, GlobalId, Literal, Notation, Program, Row, Tables, print_expr,
};
use snell_source::Span;

/// Writes words with a program of one expression, which has no more names than it needs.
pub(super) struct Words<'p> {
    program: &'p Program,
    scratch: Program,
    notation: Option<&'static dyn Notation>,
    cons: Vec<Form>,
}

impl<'p> Words<'p> {
    pub(super) fn new(program: &'p Program, notation: Option<&'static dyn Notation>) -> Words<'p> {
        let mut scratch = Program::new();
        scratch.spans.push(Span::NONE);
        let names = &mut scratch.names;
        let bare = |con: &Constructor| Constructor {
            name: names.intern(program.name(con.name)),
            data: con.data,
            index: con.index,
            fields: Vec::new(),
            hidden: Vec::new(),
            equations: Vec::new(),
        };
        scratch.cons = program.cons.iter().map(bare).collect();
        let mut words = Words { program, scratch, notation, cons: Vec::new() };
        let all = (0..program.cons.len()).map(|con| ConId(con as u32));
        words.cons = all.map(|con| words.form_of(con)).collect();
        words.name_others();
        words
    }

    /// A symbol that may be any that the program does not mention is shown as one that it does not mention.
    fn name_others(&mut self) {
        let taken = |name: &str| self.cons.iter().any(|form| matches!(form, Form::Opaque(known) if known == name));
        let letters = ('a'..='z').map(String::from).chain((1..).map(|number| format!("a{number}")));
        let Some(name) = letters.into_iter().find(|name| !taken(name)) else { return };
        for form in &mut self.cons {
            if let Form::Name(unknown) = form {
                unknown.clone_from(&name);
            }
        }
    }

    /// The language, unless it is Core.
    pub(super) fn notation(&self) -> Option<&'static dyn Notation> {
        self.notation
    }

    /// How functions are written that are given by tables.
    pub(super) fn tables(&self) -> Tables {
        self.notation.map_or_else(Tables::default, |notation| notation.tables())
    }

    /// A value where an expression stands.
    pub(super) fn input(&self, text: String) -> String {
        match self.notation {
            Some(notation) => notation.input(text),
            None => text,
        }
    }

    /// A procedure, as an expression.
    pub(super) fn procedure(&self, params: Option<usize>, rows: Vec<Row>, other: String) -> String {
        self.notation.map_or_else(|| "<function>".into(), |notation| notation.procedure(params, rows, other))
    }

    /// A structure, some parts of which are no data.
    pub(super) fn structure(&self, form: &Form, parts: Vec<String>, end: Option<String>) -> Option<String> {
        self.notation?.structure(form, parts, end)
    }

    /// An unknown, which may be an expression of others.
    pub(super) fn term(&self, infix: &str) -> String {
        match self.notation.filter(|_| infix.contains(' ')) {
            Some(notation) => notation.condition(infix.to_owned()),
            None => infix.to_owned(),
        }
    }

    /// Whether a constructor is what failures raise.
    pub(super) fn is_complaint(&self, con: ConId) -> bool {
        let name = self.program.name(self.program.con(con).name);
        self.notation.is_some_and(|notation| notation.is_complaint(name))
    }

    /// Some value, where any will do.
    pub(super) fn anything(&self) -> &'static str {
        self.notation.map_or("_", |notation| notation.anything())
    }

    /// Whether a number with a sign is no word of its own.
    pub(super) fn encloses_signs(&self) -> bool {
        self.notation.is_some() && !self.tables().constant[0].starts_with('(')
    }

    /// How a constructor is written.
    pub(super) fn form(&self, con: ConId) -> &Form {
        const NONE: &Form = &Form::Tuple;
        self.cons.get(con.index()).unwrap_or(NONE)
    }

    fn form_of(&mut self, con: ConId) -> Form {
        let constructor = self.program.con(con);
        match self.notation {
            Some(notation) => notation.constructor(self.program.name(constructor.name), constructor.fields.len()),
            None => Form::Prefix(self.print(Expr::Construct { con, args: Vec::new() })),
        }
    }

    /// A symbol, by its text.
    pub(super) fn symbol(&self, text: &str) -> String {
        match self.notation.map(|notation| notation.constructor(&format!("'{text}"), 0)) {
            Some(Form::Opaque(symbol)) => symbol,
            _ => text.into(),
        }
    }

    pub(super) fn global(&mut self, global: GlobalId) -> String {
        if let Some(notation) = self.notation {
            return notation.definition(self.program.name(self.program.global(global).name));
        }
        let name = self.scratch.names.intern(self.program.name(self.program.global(global).name));
        let bare = Global { name, ty: None, params: Vec::new(), body: ExprId(0), span: Span::NONE };
        self.scratch.globals = vec![bare];
        self.print(Expr::Atom(Atom::Global(GlobalId(0))))
    }

    pub(super) fn literal(&mut self, literal: Literal) -> String {
        match self.notation {
            Some(notation) => notation.literal(&literal),
            None => self.print(Expr::Atom(Atom::Lit(literal))),
        }
    }

    fn print(&mut self, expr: Expr) -> String {
        self.scratch.exprs.clear();
        self.scratch.exprs.push(expr);
        print_expr(&self.scratch, ExprId(0))
    }
}
