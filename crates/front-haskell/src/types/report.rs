//! What the checker says about mistakes: what was expected, what was found, and where each comes from.

use super::Checker;
use super::codes::{
    AMBIGUOUS, CLASS_ARGUMENTS, DUPLICATE_INSTANCE, ESCAPE, INACCESSIBLE, INFINITE, INSTANCE_SIGNATURE, MISMATCH,
    NO_INSTANCE, OVERLAP, PARAMETERS, STRICT_FIELD, SYNONYM_ARGUMENTS, TOO_MANY_ARGUMENTS, UNDERIVABLE,
};
use super::context::Context;
use super::solve::Wanted;
use super::ty::{Node, Pred, T};
use super::unify::Clash;
use crate::hir::{ClassId, Clause, ConId, ExprId, ExprKind, InstanceId, TyConId, TyVarId, VarKind};
use snell_source::{Diagnostic, Span};

impl Checker<'_> {
    /// The expression at the place must have the expected type.
    pub fn equal(&mut self, expected: T, found: T, span: Span, expr: Option<ExprId>) {
        let waiting = self.store.deferred.len();
        let unified = self.store.unify(expected, found);
        self.store.place_deferred(waiting.min(self.store.deferred.len()), span);
        if let Err(clash) = unified {
            let diagnostic = self.mismatch(expected, found, clash, span);
            let diagnostic = self.hints(diagnostic, expected, found, expr);
            let diagnostic = self.explain_context(diagnostic);
            self.diagnostics.push(diagnostic);
        }
    }

    pub fn equal_pattern(&mut self, expected: T, found: T, span: Span) {
        if let Err(clash) = self.store.unify(expected, found) {
            let mut diagnostic = self.mismatch(expected, found, clash, span);
            if diagnostic.code == MISMATCH {
                diagnostic.message =
                    format!("this pattern matches `{}`, but the value is `{}`", self.show(found), self.show(expected));
            }
            let diagnostic = self.explain_context(diagnostic);
            self.diagnostics.push(diagnostic);
        }
    }

    /// Two types turned out not to be equal.
    pub fn report_clash(&mut self, expected: T, found: T, clash: Clash, span: Span) {
        let diagnostic = self.mismatch(expected, found, clash, span);
        self.diagnostics.push(diagnostic);
    }

    /// An equality constraint `a ~ b`.
    pub fn demand_equal(&mut self, a: T, b: T, span: Span) {
        self.equal(a, b, span, None);
    }

    fn mismatch(&self, expected: T, found: T, clash: Clash, span: Span) -> Diagnostic {
        match clash {
            Clash::Infinite(unknown, ty) => {
                let message =
                    format!("this would have an infinite type: `{}` would be `{}`", self.show(unknown), self.show(ty));
                Diagnostic::error(INFINITE, span, message)
                    .with_note(Span::NONE, format!("expected `{}`, found `{}`", self.show(expected), self.show(found)))
            }
            Clash::Escape(var) => {
                let name = self.var_name(var);
                let message = format!("the type `{name}` is not known outside of the place that introduces it");
                let diagnostic = Diagnostic::error(ESCAPE, span, message);
                let diagnostic = diagnostic
                    .with_note(Span::NONE, format!("expected `{}`, found `{}`", self.show(expected), self.show(found)));
                match self.hir.tyvars.get(var.index()) {
                    Some(entry) => diagnostic.with_note(entry.span, format!("`{name}` is introduced here")),
                    None => diagnostic,
                }
            }
            Clash::Differ(a, b) => {
                let (wanted, had) = (self.show(expected), self.show(found));
                let message = if wanted == had {
                    format!("expected `{wanted}`, found another type that is written the same")
                } else {
                    format!("expected `{wanted}`, found `{had}`")
                };
                let mut diagnostic = Diagnostic::error(MISMATCH, span, message);
                let inner = !self.store.same(a, expected) || !self.store.same(b, found);
                if inner {
                    let text = format!("`{}` is not `{}`", self.show(b), self.show(a));
                    diagnostic = diagnostic.with_note(Span::NONE, text);
                }
                for side in [a, b] {
                    if let (_, Node::Var(var)) = self.store.head(side)
                        && let Some(entry) = self.hir.tyvars.get(var.index())
                    {
                        let name = self.var_name(var);
                        if self.capital(var).is_some() {
                            diagnostic = self.meant_type(diagnostic, var);
                            continue;
                        }
                        let text = format!("`{name}` stands for any type that a caller chooses");
                        diagnostic = diagnostic.with_note(entry.span, text);
                    }
                }
                if let (Node::Var(a), Node::Var(b)) = (self.store.head(a).1, self.store.head(b).1)
                    && self.var_name(a) == self.var_name(b)
                {
                    let name = self.var_name(a);
                    let text = format!(
                        "a signature's variables are its own: an outer `forall {name}.` with ScopedTypeVariables makes \
                         `{name}` the same inside"
                    );
                    diagnostic = diagnostic.with_note(Span::NONE, text);
                }
                diagnostic
            }
        }
    }

    /// Mistakes that people often make.
    fn hints(&self, diagnostic: Diagnostic, expected: T, found: T, expr: Option<ExprId>) -> Diagnostic {
        let wired = &self.hir.wired;
        let con = |ty: T| match self.store.head(self.store.spine(ty).0).1 {
            Node::Con(con) => Some(con),
            _ => None,
        };
        let (want, have) = (con(expected), con(found));
        let is_number = |con: TyConId| {
            con == wired.int || con == wired.integer || con == wired.double || self.tycon_name(con) == "Float"
        };
        // A constant of another type is a slip that no conversion mends.
        let is_literal = expr.is_none_or(|expr| matches!(self.hir.expr(expr).kind, ExprKind::Literal(_)));
        let hint = match (want, have) {
            (Some(want), Some(have)) if want != have && is_number(want) && is_number(have) => {
                if have == wired.int || have == wired.integer {
                    Some("`fromIntegral` converts whole numbers")
                } else {
                    Some("`round`, `floor`, `ceiling` and `truncate` convert to whole numbers")
                }
            }
            (Some(want), Some(have)) if want == wired.list && have == wired.char => {
                Some("a character is not a string: put it in a list, `[c]`, or use double quotes")
            }
            (Some(want), Some(have)) if want == wired.char && have == wired.list => {
                Some("a string is a list of characters: a single one has single quotes")
            }
            (Some(want), Some(have))
                if is_number(want) && have == wired.list && self.is_string(found) && !is_literal =>
            {
                Some("`read` makes a number of a string")
            }
            (Some(want), Some(have)) if want == wired.list && is_number(have) => {
                Some("`show` makes a string of a number")
            }
            (Some(want), Some(have)) if have == wired.io && want == wired.list && self.is_left_application(expr) => {
                Some("a function takes its argument before any operator: parentheses or a `$` are missing")
            }
            (Some(want), Some(have)) if have == wired.io && want != wired.io => {
                Some("this is an action: in a `do` block, `x <- ..` runs it and names its result")
            }
            (Some(want), Some(have)) if want == wired.io && have == wired.list && self.is_list_of_actions(found) => {
                Some("this is a list of actions: `sequence_`, or `mapM_` in place of `map`, runs them all")
            }
            (Some(want), Some(have)) if want == wired.io && have != wired.io && !self.has_arguments(found) => {
                Some("an action is expected here: `return` makes one of a value")
            }
            _ => None,
        };
        let arguments = |mut ty: T| {
            let mut count = 0;
            while let Node::Fun(_, to) = self.store.head(ty).1 {
                count += 1;
                ty = to;
            }
            count
        };
        let (wanted, given) = (arguments(expected), arguments(found));
        let missing = match self.store.head(expected).1 {
            Node::Meta(_) => 0,
            _ => given.max(wanted) - wanted,
        };
        match hint {
            Some(hint) => diagnostic.with_note(Span::NONE, hint),
            None if missing > 0 && expr.is_some() => {
                let what = if missing == 1 { "an argument is".to_owned() } else { format!("{missing} arguments are") };
                diagnostic.with_note(Span::NONE, format!("perhaps {what} missing"))
            }
            None => diagnostic,
        }
    }

    /// `putStrLn "a" ++ ..`.
    fn is_left_application(&self, expr: Option<ExprId>) -> bool {
        let applied = expr.is_some_and(|expr| matches!(self.hir.expr(expr).kind, ExprKind::App(..)));
        applied && matches!(self.context.last(), Some(Context::Operand(_, true)))
    }

    fn is_list_of_actions(&self, ty: T) -> bool {
        let (_, args) = self.store.spine(ty);
        let element = args.first().map(|&arg| self.store.head(self.store.spine(arg).0).1);
        element == Some(Node::Con(self.hir.wired.io))
    }

    fn has_arguments(&self, ty: T) -> bool {
        let (_, args) = self.store.spine(ty);
        !args.is_empty() && !self.is_string(ty)
    }

    fn is_string(&self, ty: T) -> bool {
        let (head, args) = self.store.spine(ty);
        let is = |ty: T, con: TyConId| self.store.head(ty).1 == Node::Con(con);
        is(head, self.hir.wired.list) && args.first().is_some_and(|&arg| is(arg, self.hir.wired.char))
    }

    fn explain_context(&mut self, mut diagnostic: Diagnostic) -> Diagnostic {
        // The innermost reason is enough.
        let mut told = false;
        for context in self.context.clone().into_iter().rev() {
            if told {
                break;
            }
            let (span, text) = match context {
                Context::Argument(function, place) => {
                    let Some((name, ty)) = self.describe_function(function) else { continue };
                    let span = self.hir.expr(function).span;
                    (span, format!("in the {} argument of `{name}`, of type `{ty}`", ordinal(place)))
                }
                Context::Operand(op, left) => {
                    let Some((name, ty)) = self.describe_function(op) else { continue };
                    let side = if left { "left" } else { "right" };
                    (self.hir.expr(op).span, format!("in the {side} operand of `{name}`, of type `{ty}`"))
                }
                Context::Alike(what, at) => (at, format!("it must have the type of {what}, which is here")),
                Context::Condition => (Span::NONE, "a condition must be a `Bool`".to_owned()),
                Context::Signature(var) => {
                    let entry = self.hir.var(var);
                    let Some(signature) = &entry.signature else { continue };
                    let scheme = self.scheme_of(var);
                    let text = format!("`{}` is declared as `{}`", self.name(entry.name), self.show_scheme(&scheme));
                    let span = if signature.ty.span == Span::NONE { entry.span } else { signature.ty.span };
                    diagnostic = diagnostic.with_note(span, text);
                    break;
                }
                Context::Annotation(Span::NONE) => (Span::NONE, "a query gives a truth value".to_owned()),
                Context::Annotation(at) => (at, "this annotation says so".to_owned()),
                Context::Scrutinee(at) => (at, "the value comes from here".to_owned()),
                Context::Field(con, place) => {
                    let entry = self.hir.con(con);
                    let text = match entry.labels.get(place as usize) {
                        Some(&label) => {
                            let label = self.name(self.hir.var(label).name);
                            format!("in the field `{label}` of `{}`", self.name(entry.name))
                        }
                        None => format!("in the {} field of `{}`", ordinal(place), self.name(entry.name)),
                    };
                    (entry.span, text)
                }
                Context::Statement => {
                    (Span::NONE, "every statement of a `do` block is an action of the same monad".to_owned())
                }
                Context::Generator => (Span::NONE, "the generator of a comprehension is a list".to_owned()),
            };
            diagnostic = diagnostic.with_note(span, text);
            told = true;
        }
        diagnostic
    }

    /// The name and type of a function for messages, if it has a name.
    fn describe_function(&mut self, function: ExprId) -> Option<(String, String)> {
        match &self.hir.expr(function).kind {
            ExprKind::Var(var) => {
                let scheme = self.scheme_of(*var);
                Some((self.name(self.hir.var(*var).name).to_owned(), self.show_scheme(&scheme)))
            }
            ExprKind::Con(con) => {
                let scheme = self.con_scheme(*con);
                Some((self.name(self.hir.con(*con).name).to_owned(), self.show_scheme(&scheme)))
            }
            ExprKind::TypeApp(inner, _) => self.describe_function(*inner),
            _ => None,
        }
    }

    pub fn report_too_many(&mut self, ty: T, function: ExprId, place: usize, args: &[ExprId]) {
        let given = if args.is_empty() { 2 } else { args.len() };
        let span = self.hir.expr(function).span;
        let described = self.describe_function(function);
        let count = |count: usize| match count {
            0 => "no argument".to_owned(),
            1 => "1 argument".to_owned(),
            many => format!("{many} arguments"),
        };
        let message = match (&described, place) {
            (Some((name, _)), 0) => format!("`{name}` is applied to {}, but it is not a function", count(given)),
            (Some((name, _)), _) => format!("`{name}` takes {}, but is applied to {}", count(place), count(given)),
            (None, _) => format!("this is applied to {}, but it has the type `{}`", count(given), self.show(ty)),
        };
        let mut diagnostic = Diagnostic::error(TOO_MANY_ARGUMENTS, span, message);
        if let Some((name, ty)) = described {
            let at = self.definition(function);
            diagnostic = diagnostic.with_note(at, format!("`{name}` has the type `{ty}`"));
        }
        let last = place.checked_sub(1).and_then(|before| args.get(before).copied());
        let next = args.get(place).copied();
        if let Some((name, _)) = last.and_then(|last| self.function_name(last)) {
            // `print length xs`.
            let text = format!("an argument that is an application needs parentheses, as in `({name} ..)`, or a `$`");
            diagnostic = diagnostic.with_note(Span::NONE, text);
        } else if let Some(next) = next.filter(|&next| self.function_name(next).is_some()) {
            // A statement that stands too far to the right.
            let text = "this goes on with the expression before it; a statement starts in the column of the others";
            diagnostic = diagnostic.with_note(self.hir.expr(next).span, text);
        }
        let diagnostic = self.explain_context(diagnostic);
        self.diagnostics.push(diagnostic);
    }

    /// The name and type of an expression that is a function with a name.
    fn function_name(&mut self, expr: ExprId) -> Option<(String, String)> {
        let ty = match &self.hir.expr(expr).kind {
            ExprKind::Var(var) => self.scheme_of(*var).ty,
            ExprKind::Con(con) => self.con_scheme(*con).ty,
            _ => return None,
        };
        if self.is_function(ty) { self.describe_function(expr) } else { None }
    }

    /// Where a function is defined, if that is in the user's files.
    fn definition(&self, function: ExprId) -> Span {
        match &self.hir.expr(function).kind {
            ExprKind::Var(var) => {
                let entry = self.hir.var(*var);
                match entry.kind {
                    VarKind::Top(module) if self.hir.module(module).library => Span::NONE,
                    VarKind::Top(_) | VarKind::Local => entry.span,
                    _ => Span::NONE,
                }
            }
            _ => Span::NONE,
        }
    }

    pub fn report_lambda(&mut self, ty: T, span: Span, place: usize, count: usize) {
        let message = format!(
            "this function has {count} parameter{}, but `{}` is expected after {place}",
            if count == 1 { "" } else { "s" },
            self.show(ty)
        );
        let diagnostic = Diagnostic::error(PARAMETERS, span, message);
        let diagnostic = self.explain_context(diagnostic);
        self.diagnostics.push(diagnostic);
    }

    pub fn report_clause(&mut self, ty: T, place: usize, clause: &Clause) {
        let count = clause.patterns.len();
        let message = format!(
            "this equation has {count} parameter{}, but its type allows {place}: what follows is `{}`",
            if count == 1 { "" } else { "s" },
            self.show(ty)
        );
        let span = clause.patterns.get(place).map_or(clause.span, |&pattern| self.hir.pat(pattern).span);
        let diagnostic = Diagnostic::error(PARAMETERS, span, message);
        let diagnostic = self.explain_context(diagnostic);
        self.diagnostics.push(diagnostic);
    }

    pub fn report_inaccessible(&mut self, a: T, b: T, span: Span) {
        let message = format!("this pattern can't match: `{}` is not `{}`", self.show(b), self.show(a));
        self.diagnostics.push(Diagnostic::error(INACCESSIBLE, span, message));
    }

    pub fn report_unsolved(&mut self, wanted: &Wanted) {
        // A type that an error left open explains itself elsewhere.
        let broken = wanted.pred.args.iter().any(|&arg| self.mentions_error(arg));
        if broken || (self.is_ambiguous(&wanted.pred) && (!self.diagnostics.is_empty() || self.leaves_out())) {
            return;
        }
        let source = match wanted.origin.expr.map(|expr| &self.hir.expr(expr).kind) {
            // Names with the mark belong to the libraries alone.
            Some(ExprKind::Var(var)) if !self.name(self.hir.var(*var).name).ends_with('#') => {
                format!(", which `{}` needs", self.name(self.hir.var(*var).name))
            }
            Some(ExprKind::Literal(_)) => ", which this literal needs".to_owned(),
            Some(ExprKind::Do(_)) => ", which this `do` block needs".to_owned(),
            _ => String::new(),
        };
        let pred = self.show_pred(&wanted.pred);
        let span = wanted.origin.span;
        let duplicate = |diagnostic: &Diagnostic| {
            diagnostic.span == span && (diagnostic.code == NO_INSTANCE || diagnostic.code == AMBIGUOUS)
        };
        // One missing instance is often needed in many places.
        let mut vars = Vec::new();
        wanted.pred.args.iter().for_each(|&arg| self.store.leaves(arg, &mut |node| vars.push(node)));
        let function = wanted.pred.args.last().is_some_and(|&arg| self.is_function(arg));
        if function && self.differs_around(span) {
            return;
        }
        if self.diagnostics.iter().any(duplicate) || !self.told.insert(format!("{pred} {vars:?}")) {
            return;
        }
        let diagnostic = if self.is_ambiguous(&wanted.pred) {
            let message = format!("nothing says which type is meant here: `{pred}`{source}");
            Diagnostic::error(AMBIGUOUS, span, message)
                .with_note(Span::NONE, "add a type annotation, as in `(e :: Int)`")
        } else {
            let diagnostic = Diagnostic::error(NO_INSTANCE, span, format!("there is no instance `{pred}`{source}"));
            let origin = wanted.origin.expr.map(|expr| &self.hir.expr(expr).kind);
            match self.number_hint(&wanted.pred, origin) {
                Some(hint) => diagnostic.with_note(Span::NONE, hint),
                None => self.instance_hint(diagnostic, &wanted.pred),
            }
        };
        self.diagnostics.push(diagnostic);
    }

    /// Whether something of the program was left out, which has any type.
    fn leaves_out(&self) -> bool {
        let groups = self.hir.module(self.module).binds.groups.iter().flatten();
        groups.into_iter().any(|&bind| self.hir.bind(bind).broken.is_some())
    }

    /// Slips with numbers: `abs -5`, and a constant in place of a string.
    fn number_hint(&self, pred: &Pred, origin: Option<&ExprKind>) -> Option<&'static str> {
        let &arg = pred.args.last().filter(|_| pred.class == self.hir.wired.num)?;
        match origin? {
            ExprKind::Var(var) if self.name(self.hir.var(*var).name) == "-" && self.is_function(arg) => {
                Some("a negative argument needs parentheses, as in `f (-1)`")
            }
            ExprKind::Literal(_) if self.is_string(arg) => {
                Some("a number stands where a string is expected: `show` makes a string of a number")
            }
            ExprKind::Literal(_) if self.is_action(arg) => {
                Some("a number is no action: `let x = ..` names a value, and `return ..` makes an action of one")
            }
            ExprKind::Var(_) if self.is_action(arg) => {
                Some("a function takes its argument before any operator: parentheses or a `$` are missing")
            }
            _ => None,
        }
    }

    /// Whether a type is that of actions in a monad.
    fn is_action(&self, ty: T) -> bool {
        let (head, args) = self.store.spine(ty);
        let Node::Con(con) = self.store.head(head).1 else { return false };
        let name = self.name(self.hir.tycon(con).name);
        !args.is_empty()
            && (con == self.hir.wired.io || matches!(name, "ST" | "StateT" | "ReaderT" | "WriterT" | "RWST"))
    }

    fn is_function(&self, ty: T) -> bool {
        matches!(self.store.head(ty).1, Node::Fun(..))
    }

    fn instance_hint(&self, diagnostic: Diagnostic, pred: &Pred) -> Diagnostic {
        let class = self.name(self.hir.class(pred.class).name);
        let Some(&arg) = pred.args.last() else { return diagnostic };
        let wired = &self.hir.wired;
        match self.store.head(self.store.spine(arg).0).1 {
            Node::Fun(..) => {
                let text = format!("functions have no `{class}`: perhaps an argument is missing");
                diagnostic.with_note(Span::NONE, text)
            }
            Node::Var(var) if self.capital(var).is_some() => self.meant_type(diagnostic, var),
            Node::Var(var) => {
                let text = format!("add `{}` to the context of the signature", self.show_pred(pred));
                match self.hir.tyvars.get(var.index()) {
                    Some(entry) => diagnostic.with_note(entry.span, text),
                    None => diagnostic.with_note(Span::NONE, text),
                }
            }
            Node::Con(con) if con == wired.list && pred.class == wired.num && self.is_string(arg) => {
                let text = "a string is used as a number here: `read` makes a number of it, and `++` appends strings";
                diagnostic.with_note(Span::NONE, text)
            }
            Node::Con(con) if con == wired.list && pred.class == wired.num => {
                diagnostic.with_note(Span::NONE, "a list is used as a number here; `++` appends lists")
            }
            Node::Con(con) => {
                let tycon = self.hir.tycon(con);
                let own = !self.hir.module(tycon.module).library;
                let derivable = ["Eq", "Ord", "Show", "Read", "Enum", "Bounded", "Ix"].contains(&class);
                match own && derivable {
                    true => {
                        let name = self.name(tycon.name);
                        diagnostic.with_note(tycon.span, format!("`deriving {class}` for `{name}` would make one"))
                    }
                    false => diagnostic,
                }
            }
            _ => diagnostic,
        }
    }

    /// The type that a variable is called like but for the capital letter.
    fn capital(&self, var: TyVarId) -> Option<&'static str> {
        const TYPES: [&str; 9] =
            ["Int", "Integer", "Double", "Float", "Char", "String", "Bool", "Rational", "Ordering"];
        let name = self.name(self.hir.tyvars.get(var.index())?.name);
        TYPES.into_iter().find(|ty| ty.eq_ignore_ascii_case(name))
    }

    /// Says that a name with a small letter is a variable.
    fn meant_type(&self, diagnostic: Diagnostic, var: TyVarId) -> Diagnostic {
        match (self.capital(var), self.hir.tyvars.get(var.index())) {
            (Some(ty), Some(entry)) => {
                let text = format!("`{}` is a type variable; did you mean the type `{ty}`?", self.name(entry.name));
                diagnostic.with_note(entry.span, text)
            }
            _ => diagnostic,
        }
    }

    fn is_ambiguous(&self, pred: &Pred) -> bool {
        pred.args.iter().any(|&arg| {
            let mut metas = Vec::new();
            self.store.metas(arg, &mut metas);
            !metas.is_empty() && matches!(self.store.head(self.store.spine(arg).0).1, Node::Meta(_))
        })
    }

    pub fn mentions_error(&self, ty: T) -> bool {
        match self.store.head(ty).1 {
            Node::Error => true,
            Node::App(a, b) | Node::Fun(a, b) => self.mentions_error(a) || self.mentions_error(b),
            _ => false,
        }
    }

    pub fn report_duplicate_instance(&mut self, first: InstanceId, second: InstanceId) {
        let (one, two) = (self.hir.instance(first), self.hir.instance(second));
        let args = self.instance_info(second).head.clone();
        let pred = self.show_pred(&Pred { class: two.class, args });
        let mut diagnostic =
            Diagnostic::error(DUPLICATE_INSTANCE, self.instance_span(second), format!("`{pred}` has two instances"));
        diagnostic = match self.hir.module(one.module).library {
            true => {
                let module = self.name(self.hir.module(one.module).name);
                diagnostic.with_note(Span::NONE, format!("the other one is in the library `{module}`"))
            }
            false => diagnostic.with_note(self.instance_span(first), "the other one is here"),
        };
        self.diagnostics.push(diagnostic);
    }

    pub fn report_underivable(&mut self, id: InstanceId, pred: &Pred) {
        let instance = self.hir.instance(id);
        let class = self.name(self.hir.class(instance.class).name);
        let message = format!("`{class}` can't be derived: there is no instance `{}`", self.show_pred(pred));
        let diagnostic = self.instance_hint(Diagnostic::error(UNDERIVABLE, instance.span, message), pred);
        self.diagnostics.push(diagnostic);
    }

    pub fn report_synonym(&mut self, con: TyConId, given: usize, span: Span) {
        let tycon = self.hir.tycon(con);
        let message = format!(
            "the type synonym `{}` needs {} arguments, but has {given}",
            self.name(tycon.name),
            tycon.params.len()
        );
        self.diagnostics.push(Diagnostic::error(SYNONYM_ARGUMENTS, span, message));
    }

    pub fn report_class_arity(&mut self, class: ClassId, given: usize, span: Span) {
        let entry = self.hir.class(class);
        let message =
            format!("the class `{}` needs {} types, but has {given}", self.name(entry.name), entry.params.len());
        self.diagnostics.push(Diagnostic::error(CLASS_ARGUMENTS, span, message));
    }

    pub fn report_strict_field(&mut self, con: ConId, place: usize, span: Span) {
        let entry = self.hir.con(con);
        let label = entry.labels.get(place).map_or("", |&label| self.name(self.hir.var(label).name));
        let message = format!("the strict field `{label}` of `{}` is not given", self.name(entry.name));
        self.diagnostics.push(Diagnostic::error(STRICT_FIELD, span, message).with_note(entry.span, "declared here"));
    }

    pub fn report_overlap(&mut self, pred: &Pred, one: InstanceId, other: InstanceId, span: Span) {
        let message = format!("two instances fit `{}`", self.show_pred(pred));
        let (one, other) = (self.instance_span(one), self.instance_span(other));
        let diagnostic = Diagnostic::error(OVERLAP, span, message);
        self.diagnostics.push(diagnostic.with_note(one, "this one").with_note(other, "and this one"));
    }

    pub fn report_instance_signature(&mut self, expected: T, found: T, span: Span) {
        let message =
            format!("this signature says `{}`, but the class asks for `{}`", self.show(found), self.show(expected));
        self.diagnostics.push(Diagnostic::error(INSTANCE_SIGNATURE, span, message));
    }
}

fn ordinal(place: u32) -> String {
    match place {
        0 => "first".to_owned(),
        1 => "second".to_owned(),
        2 => "third".to_owned(),
        3 => "fourth".to_owned(),
        4 => "fifth".to_owned(),
        more => format!("{}th", more + 1),
    }
}
