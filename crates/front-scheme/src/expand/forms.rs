//! Expressions: names, calls, and the forms that bind variables.

use super::env::{Binding, Env, Scope, Special};
use super::{Expander, MAX_EXPANSIONS};
use crate::ast::{Expr, Kind, Lambda, Var};
use crate::codes;
use crate::lower::ops;
use crate::symbols::Sym;
use crate::syntax::{Datum, Syntax};
use snell_core_ir::BranchKind;
use snell_source::{Diagnostic, Span};
use std::rc::Rc;

/// Shorter names are those of unknowns, whatever they are near to.
const SHORT: usize = 6;

impl Expander {
    /// Applies macros until the form is none's; says which special form it is, if any.
    pub(super) fn expand_head(&mut self, mut form: Syntax, env: &Env) -> (Option<Special>, Syntax) {
        loop {
            let Some(head) = form.head() else { return (None, form) };
            match self.lookup(head, env) {
                Some(Binding::Special(special)) => return (Some(special), form),
                Some(Binding::Macro(rules)) => {
                    self.expansions += 1;
                    if self.expansions > MAX_EXPANSIONS {
                        if self.expansions == MAX_EXPANSIONS + 1 {
                            self.error(codes::ENDLESS_MACRO, form.span, "the expansion of this macro does not end");
                        }
                        return self.nothing(form.span);
                    }
                    match self.apply_macro(&rules, &form, env) {
                        Some(expanded) => form = expanded,
                        None => {
                            let name = self.symbols.text(head);
                            let message = format!("no rule of `{name}` matches this use");
                            self.error(codes::NO_RULE, form.span, message);
                            return self.nothing(form.span);
                        }
                    }
                }
                _ => return (None, form),
            }
        }
    }

    /// `(begin)`: what stands for a form that is wrong.
    fn nothing(&mut self, span: Span) -> (Option<Special>, Syntax) {
        let begin = self.fresh("begin");
        (Some(Special::Begin), Syntax::list(span, vec![Syntax::sym(span, begin)]))
    }

    pub(super) fn expr(&mut self, form: &Syntax, env: &Env) -> Expr {
        match &form.datum {
            Datum::Sym(name) => self.name(*name, form.span, env),
            Datum::List(items, None) if items.is_empty() => {
                self.bad_form(form.span, "an operator; `()` is written '()")
            }
            Datum::List(_, None) => self.form(form, env),
            Datum::List(_, Some(_)) => self.bad_form(form.span, "a proper list"),
            _ => Expr::new(form.span, Kind::Const(form.clone())),
        }
    }

    pub(super) fn exprs(&mut self, forms: &[Syntax], env: &Env) -> Vec<Expr> {
        forms.iter().map(|form| self.expr(form, env)).collect()
    }

    fn name(&mut self, name: Sym, span: Span, env: &Env) -> Expr {
        let kind = match self.lookup(name, env) {
            Some(Binding::Local(var)) => Kind::Local(var),
            Some(Binding::Global(global)) => Kind::Global(global),
            Some(Binding::Builtin(builtin)) => match self.builtin_global(builtin) {
                Some(global) => Kind::Global(global),
                None => return self.unbound(name, span, env),
            },
            Some(Binding::Special(_) | Binding::Macro(_)) => {
                let message = format!("`{}` is a keyword, not a value", self.symbols.text(name));
                return self.error(codes::SYNTAX_AS_VALUE, span, message);
            }
            None => return self.unbound(name, span, env),
        };
        Expr::new(span, kind)
    }

    pub(super) fn unbound(&mut self, name: Sym, span: Span, env: &Env) -> Expr {
        let text = self.symbols.text(name);
        if self.unknowns.is_some() && span != Span::NONE {
            self.suspect(&text, span, env);
            let var = self.program.var(&text);
            self.unknowns.iter_mut().for_each(|unknowns| unknowns.push(var));
            self.top.bind(name, Binding::Local(var));
            return Expr::new(span, Kind::Local(var));
        }
        let mut warning = Diagnostic::warning(codes::UNBOUND, span, format!("`{text}` is not defined"));
        if span != Span::NONE
            && let Some(near) = self.nearest(&text, env)
        {
            warning = warning.with_note(Span::NONE, format!("did you mean `{near}`?"));
        }
        self.diagnostics.push(warning);
        Expr::new(span, Kind::Unbound(text))
    }

    /// The name in scope that is spelled most like a text: of the program if one is near, else of the library.
    fn nearest(&self, text: &str, env: &Env) -> Option<Rc<str>> {
        let near = |scopes: &[&Env]| {
            let names: Vec<Rc<str>> =
                scopes.iter().flat_map(|scope| scope.names()).map(|name| self.symbols.text(name)).collect();
            let shown = names.iter().map(|name| &**name).filter(|name| !name.starts_with('%') && *name != text);
            snell_source::spelling::nearest(text, shown).map(Rc::from)
        };
        let scopes: Vec<&Env> = env.outwards().collect();
        let (library, own) = scopes.split_last()?;
        near(own).or_else(|| near(&[library]))
    }

    /// Says of an unknown whose name is much like another one that it is taken for an unknown.
    fn suspect(&mut self, name: &str, span: Span, env: &Env) {
        if name.chars().count() < SHORT {
            return;
        }
        if let Some(near) = self.nearest(name, env) {
            let message = format!("`{name}` is not defined: taken as unknown; did you mean `{near}`?");
            self.diagnostics.push(Diagnostic::warning(codes::UNBOUND, span, message));
        }
    }

    fn form(&mut self, form: &Syntax, env: &Env) -> Expr {
        let hint = self.hint.take();
        let (special, form) = self.expand_head(form.clone(), env);
        let span = form.span;
        let Some(special) = special else {
            return match form.as_list() {
                Some([function, args @ ..]) => self.call(span, function, args, env),
                _ => self.expr(&form, env),
            };
        };
        let Some([_, parts @ ..]) = form.as_list() else { return self.bad_form(span, "a proper list") };
        match special {
            Special::Quote => match parts {
                [datum] => Expr::new(span, Kind::Const(datum.strip(&self.symbols))),
                _ => self.bad_form(span, "(quote datum)"),
            },
            Special::Quasiquote => match parts {
                [template] => self.quasi(template, 1, env),
                _ => self.bad_form(span, "(quasiquote template)"),
            },
            Special::Lambda => match parts {
                [params, body @ ..] if !body.is_empty() => {
                    self.hint = hint;
                    self.lambda(span, params, body, env)
                }
                _ => self.bad_form(span, "(lambda (parameter ...) body ...)"),
            },
            Special::NamedLambda => match parts {
                [Syntax { datum: Datum::List(head, tail), .. }, body @ ..] if !head.is_empty() => {
                    let params = Syntax::new(span, Datum::List(head[1..].into(), tail.clone()));
                    self.lambda(span, &params, body, env)
                }
                _ => self.bad_form(span, "(named-lambda (name parameter ...) body ...)"),
            },
            Special::CaseLambda => self.case_lambda(span, parts, env),
            Special::If => match parts {
                [test, yes] => {
                    let (test, yes) = (self.expr(test, env), self.expr(yes, env));
                    let yes = self.arm(BranchKind::Then, yes.span, yes);
                    Expr::new(span, Kind::If(Box::new(test), Box::new(yes), Box::new(Expr::void(span))))
                }
                [test, yes, no] => {
                    let [test, yes, no] = [test, yes, no].map(|part| self.expr(part, env));
                    let yes = self.arm(BranchKind::Then, yes.span, yes);
                    let no = self.arm(BranchKind::Else, no.span, no);
                    Expr::new(span, Kind::If(Box::new(test), Box::new(yes), Box::new(no)))
                }
                _ => self.bad_form(span, "(if test yes no)"),
            },
            Special::Set => self.set(span, parts, env),
            Special::Begin => {
                let exprs = self.exprs(parts, env);
                Expr::seq(span, exprs)
            }
            Special::Let => self.let_(span, parts, env),
            Special::LetStar => self.let_star(span, parts, env),
            Special::Letrec => self.letrec(span, parts, env),
            Special::Rec => self.rec(span, parts, env),
            Special::LetSyntax => self.let_syntax(span, parts, env),
            Special::Cond => self.cond(span, parts, env),
            Special::Case => self.case(span, parts, env),
            Special::And => self.and(span, parts, env),
            Special::Or => self.or(span, parts, env),
            Special::When | Special::Unless => self.when(span, parts, special == Special::When, env),
            Special::Do => self.do_(span, parts, env),
            Special::Guard => self.guard(span, parts, env),
            Special::CondExpand => {
                let chosen = self.cond_expand(&form);
                let exprs = self.exprs(&chosen, env);
                Expr::seq(span, exprs)
            }
            Special::Input => Expr::new(span, Kind::Input),
            Special::Amb => {
                let exprs = self.exprs(parts, env);
                Expr::new(span, Kind::Amb(exprs))
            }
            Special::Define
            | Special::DefineSyntax
            | Special::DefineRecord
            | Special::DefineStruct
            | Special::DefineStructure
            | Special::DefineValues
            | Special::DefineLibrary => {
                self.error(codes::BAD_DEFINITION, span, "a definition can't stand where an expression is needed")
            }
            Special::Import | Special::Export | Special::Provide => {
                self.error(codes::BAD_DEFINITION, span, "imports and exports stand at the top of a program")
            }
            Special::Include => {
                self.error(codes::UNSUPPORTED, span, "files are included at the top or at the beginning of a body")
            }
            Special::Arrow
            | Special::Ellipsis
            | Special::Else
            | Special::SyntaxRules
            | Special::Underscore
            | Special::Unquote
            | Special::UnquoteSplicing => {
                let name = form.head().map_or("".into(), |head| self.symbols.text(head));
                self.error(codes::BAD_FORM, span, format!("`{name}` can't stand here"))
            }
        }
    }

    fn call(&mut self, span: Span, function: &Syntax, args: &[Syntax], env: &Env) -> Expr {
        if let Some(name) = function.as_sym()
            && let Some(Binding::Builtin(builtin)) = self.lookup(name, env)
        {
            let text = self.symbols.text(builtin);
            let args = self.exprs(args, env);
            if let Some(folded) = self.arithmetic(span, &text, &args) {
                return folded;
            }
            if let Some(op) = ops::inline(&text, args.len()) {
                return Expr::new(span, Kind::Prim(op, args));
            }
            let function = self.name(name, function.span, env);
            return Expr::new(span, Kind::Call(Box::new(function), args));
        }
        let function = self.expr(function, env);
        let args = self.exprs(args, env);
        Expr::new(span, Kind::Call(Box::new(function), args))
    }

    /// Sums and products of any number of arguments are those of two.
    fn arithmetic(&mut self, span: Span, name: &str, args: &[Expr]) -> Option<Expr> {
        let binary = |op, left, right| Expr::new(span, Kind::Prim(op, vec![left, right]));
        let number = |n: i64| Expr::new(span, Kind::Const(Syntax::new(span, Datum::Int(n.into()))));
        match (name, args) {
            ("+" | "*" | "-", [first, rest @ ..]) if rest.len() > 1 => {
                let op = ops::inline(name, 2)?;
                Some(rest.iter().cloned().fold(first.clone(), |sum, next| binary(op, sum, next)))
            }
            ("-", [one]) => Some(binary(ops::inline(name, 2)?, number(0), one.clone())),
            ("add1" | "1+", [one]) => Some(binary(ops::inline("+", 2)?, one.clone(), number(1))),
            ("sub1" | "1-" | "-1+", [one]) => Some(binary(ops::inline("-", 2)?, one.clone(), number(1))),
            ("zero?", [one]) => Some(binary(ops::inline("=", 2)?, one.clone(), number(0))),
            ("positive?", [one]) => Some(binary(ops::inline(">", 2)?, one.clone(), number(0))),
            ("negative?", [one]) => Some(binary(ops::inline("<", 2)?, one.clone(), number(0))),
            // A path into pairs, as in `cadr`: each step is one of its own.
            (path, [one]) if path.len() > 3 && path.starts_with('c') && path.ends_with('r') => {
                let (car, cdr) = (ops::inline("car", 1)?, ops::inline("cdr", 1)?);
                let mut value = one.clone();
                for step in path[1..path.len() - 1].chars().rev() {
                    let op = match step {
                        'a' => car,
                        'd' => cdr,
                        _ => return None,
                    };
                    value = Expr::new(span, Kind::Prim(op, vec![value]));
                }
                Some(value)
            }
            ("/", [left, right]) => Some(self.library_call(span, "%divide", vec![left.clone(), right.clone()])),
            ("/", [one]) => Some(self.library_call(span, "%divide", vec![number(1), one.clone()])),
            ("+", []) => Some(number(0)),
            ("*", []) => Some(number(1)),
            ("values", args) if args.len() != 1 => {
                let list = self.arithmetic(span, "list", args)?;
                Some(Expr::new(span, Kind::Prim(ops::inline("%make-values", 1)?, vec![list])))
            }
            ("list", args) => {
                let cons = ops::inline("cons", 2)?;
                let nil = Expr::new(span, Kind::Const(Syntax::list(span, Vec::new())));
                // Arguments are evaluated from left to right.
                let simple = |arg: &Expr| matches!(arg.kind, Kind::Const(_) | Kind::Local(_));
                let late = args.iter().filter(|arg| !simple(arg)).count();
                if late <= 1 {
                    return Some(args.iter().rev().cloned().fold(nil, |rest, next| binary(cons, next, rest)));
                }
                let vars: Vec<Var> = args.iter().map(|_| self.program.var("x")).collect();
                let of = |var: &Var| Expr::new(span, Kind::Local(*var));
                let list = vars.iter().rev().fold(nil, |rest, var| binary(cons, of(var), rest));
                let bindings = vars.iter().copied().zip(args.iter().cloned()).collect();
                Some(Expr::new(span, Kind::Let(bindings, Box::new(list))))
            }
            _ => None,
        }
    }

    pub(super) fn lambda(&mut self, span: Span, params: &Syntax, body: &[Syntax], env: &Env) -> Expr {
        let name = self.hint.take().unwrap_or_else(|| "lambda".into());
        let lambda = self.procedure(span, params, body, env, name);
        Expr::new(span, Kind::Lambda(Rc::new(lambda)))
    }

    fn procedure(&mut self, span: Span, params: &Syntax, body: &[Syntax], env: &Env, name: Rc<str>) -> Lambda {
        let env = Scope::new(Some(env.clone()));
        let (items, tail): (&[Syntax], Option<Sym>) = match &params.datum {
            Datum::List(items, tail) => (items, tail.as_ref().and_then(|tail| tail.as_sym())),
            Datum::Sym(all) => (&[], Some(*all)),
            _ => {
                self.bad_form(params.span, "parameters");
                (&[], None)
            }
        };
        let mut vars = Vec::with_capacity(items.len());
        for item in items {
            match item.as_sym() {
                Some(sym) => vars.push(self.parameter(sym, item.span, &env)),
                None => {
                    self.bad_form(item.span, "a parameter: a name");
                }
            }
        }
        let rest = tail.map(|sym| self.parameter(sym, params.span, &env));
        let body = self.body(span, body, &env);
        Lambda { params: vars, rest, body, name }
    }

    pub(super) fn parameter(&mut self, name: Sym, span: Span, env: &Env) -> Var {
        let text = self.symbols.text(name);
        if env.own(name).is_some() {
            self.error(codes::TWICE, span, format!("`{text}` is bound twice"));
        }
        let var = self.program.var(&text);
        env.bind(name, Binding::Local(var));
        var
    }

    fn case_lambda(&mut self, span: Span, clauses: &[Syntax], env: &Env) -> Expr {
        let mut lambdas = Vec::new();
        for clause in clauses {
            match clause.as_list() {
                Some([params, body @ ..]) => {
                    let lambda = self.procedure(clause.span, params, body, env, "case-lambda".into());
                    let body = self.arm(BranchKind::Alternative, clause.span, lambda.body);
                    lambdas.push(Lambda { body, ..lambda });
                }
                _ => return self.bad_form(clause.span, "a clause ((parameter ...) body ...)"),
            }
        }
        Expr::new(span, Kind::CaseLambda(lambdas.into()))
    }

    fn set(&mut self, span: Span, parts: &[Syntax], env: &Env) -> Expr {
        let [name, value] = parts else { return self.bad_form(span, "(set! name value)") };
        let Some(name) = name.as_sym() else { return self.bad_form(name.span, "a name") };
        let value = Box::new(self.expr(value, env));
        match self.lookup(name, env) {
            Some(Binding::Local(var)) => {
                self.program.vars[var.0 as usize].assigned = true;
                Expr::new(span, Kind::SetLocal(var, value))
            }
            Some(Binding::Global(global)) => {
                self.program.globals[global.0 as usize].assigned = true;
                Expr::new(span, Kind::SetGlobal(global, value))
            }
            Some(Binding::Builtin(builtin)) => match self.builtin_global(builtin) {
                Some(global) => {
                    self.program.globals[global.0 as usize].assigned = true;
                    Expr::new(span, Kind::SetGlobal(global, value))
                }
                None => self.unbound(name, span, env),
            },
            _ => {
                let unbound = self.unbound(name, span, env);
                Expr::seq(span, vec![*value, unbound])
            }
        }
    }

    fn bindings<'s>(&mut self, list: &'s Syntax) -> Option<Vec<(Sym, Option<&'s Syntax>, Span)>> {
        let mut found = Vec::new();
        let items = list.as_list();
        for item in items.unwrap_or(&[]) {
            match (item.as_sym(), item.as_list()) {
                (Some(name), _) => found.push((name, None, item.span)),
                (_, Some([name, value])) if name.as_sym().is_some() => {
                    found.push((name.as_sym()?, Some(value), name.span));
                }
                (_, Some([name])) if name.as_sym().is_some() => found.push((name.as_sym()?, None, name.span)),
                _ => {
                    self.bad_form(item.span, "a binding (name value)");
                    return None;
                }
            }
        }
        if items.is_none() {
            self.bad_form(list.span, "bindings ((name value) ...)");
            return None;
        }
        Some(found)
    }

    fn bound_value(&mut self, name: Sym, value: Option<&Syntax>, span: Span, env: &Env) -> Expr {
        self.hint = Some(self.symbols.text(name));
        let value = match value {
            Some(value) => self.expr(value, env),
            None => Expr::void(span),
        };
        self.hint = None;
        value
    }

    fn let_(&mut self, span: Span, parts: &[Syntax], env: &Env) -> Expr {
        if let [name, list, body @ ..] = parts
            && let Some(name) = name.as_sym()
        {
            return self.named_let(span, name, list, body, env);
        }
        let [list, body @ ..] = parts else { return self.bad_form(span, "(let ((name value) ...) body ...)") };
        let Some(bindings) = self.bindings(list) else { return Expr::void(span) };
        let inner = Scope::new(Some(env.clone()));
        let mut values = Vec::new();
        for &(name, value, at) in &bindings {
            values.push(self.bound_value(name, value, at, env));
        }
        let vars: Vec<Var> = bindings.iter().map(|&(name, _, at)| self.parameter(name, at, &inner)).collect();
        let body = self.body(span, body, &inner);
        Expr::new(span, Kind::Let(vars.into_iter().zip(values).collect(), Box::new(body)))
    }

    fn named_let(&mut self, span: Span, name: Sym, list: &Syntax, body: &[Syntax], env: &Env) -> Expr {
        let Some(bindings) = self.bindings(list) else { return Expr::void(span) };
        let mut args = Vec::new();
        for &(name, value, at) in &bindings {
            args.push(self.bound_value(name, value, at, env));
        }
        let outer = Scope::new(Some(env.clone()));
        let text = self.symbols.text(name);
        let this = self.program.var(&text);
        outer.bind(name, Binding::Local(this));
        let inner = Scope::new(Some(outer));
        let params: Vec<Var> = bindings.iter().map(|&(name, _, at)| self.parameter(name, at, &inner)).collect();
        let body = self.body(span, body, &inner);
        let lambda = Lambda { params, rest: None, body, name: text };
        let function = Expr::new(span, Kind::Lambda(Rc::new(lambda)));
        let call = Kind::Call(Box::new(Expr::new(span, Kind::Local(this))), args);
        Expr::new(span, Kind::Letrec(vec![(this, function)], Box::new(Expr::new(span, call))))
    }

    fn let_star(&mut self, span: Span, parts: &[Syntax], env: &Env) -> Expr {
        let [list, body @ ..] = parts else { return self.bad_form(span, "(let* ((name value) ...) body ...)") };
        let Some(bindings) = self.bindings(list) else { return Expr::void(span) };
        let mut env = env.clone();
        let mut bound = Vec::new();
        for (name, value, at) in bindings {
            let value = self.bound_value(name, value, at, &env);
            env = Scope::new(Some(env));
            bound.push((self.parameter(name, at, &env), value));
        }
        let body = self.body(span, body, &env);
        bound
            .into_iter()
            .rev()
            .fold(body, |body, (var, value)| Expr::new(span, Kind::Let(vec![(var, value)], Box::new(body))))
    }

    fn letrec(&mut self, span: Span, parts: &[Syntax], env: &Env) -> Expr {
        let [list, body @ ..] = parts else { return self.bad_form(span, "(letrec ((name value) ...) body ...)") };
        let Some(bindings) = self.bindings(list) else { return Expr::void(span) };
        let env = Scope::new(Some(env.clone()));
        let vars: Vec<Var> = bindings.iter().map(|&(name, _, at)| self.parameter(name, at, &env)).collect();
        let mut values = Vec::new();
        for &(name, value, at) in &bindings {
            values.push(self.bound_value(name, value, at, &env));
        }
        let body = self.body(span, body, &env);
        Expr::new(span, Kind::Letrec(vars.into_iter().zip(values).collect(), Box::new(body)))
    }

    /// `(rec f e)`, also `(rec (f x ...) body ...)`.
    fn rec(&mut self, span: Span, parts: &[Syntax], env: &Env) -> Expr {
        let env = Scope::new(Some(env.clone()));
        let (name, value) = match parts {
            [name, value] if name.as_sym().is_some() => (name.as_sym(), value.clone()),
            [Syntax { datum: Datum::List(head, tail), .. }, body @ ..] if !head.is_empty() => {
                let params = Syntax::new(span, Datum::List(head[1..].into(), tail.clone()));
                let lambda = Syntax::sym(span, self.fresh("lambda"));
                let value = [vec![lambda, params], body.to_vec()].concat();
                (head[0].as_sym(), Syntax::list(span, value))
            }
            _ => return self.bad_form(span, "(rec name value)"),
        };
        let Some(name) = name else { return self.bad_form(span, "(rec name value)") };
        let var = self.parameter(name, span, &env);
        let value = self.bound_value(name, Some(&value), span, &env);
        let body = Expr::new(span, Kind::Local(var));
        Expr::new(span, Kind::Letrec(vec![(var, value)], Box::new(body)))
    }
}
