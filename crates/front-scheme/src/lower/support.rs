//! What every program may need and Scheme can't say: failures, identity, texts, application to lists.

use super::values::MAX_ARITY;
use super::{Lower, Ret};
use snell_core_ir::{Alt, Atom, ExprId, GlobalId, Literal, Prim, VarId, builtin};
use snell_source::Span;

impl<'p> Lower<'p> {
    /// Fails with a text: `car: not a pair: 5`.
    pub(super) fn fail(&mut self, span: Span, who: &str, what: &str, value: Atom) -> ExprId {
        let wrong = self.wrong();
        // What the library calls by another name is known to people without the sign.
        let who = who.trim_start_matches('%');
        let [who, what] = [who, what].map(|text| Atom::from(Literal::Str(text.into())));
        let condition = self.at(span).call(wrong, [who, what, value]);
        self.name_value(span, "c", condition, Box::new(move |this, c| this.at(span).prim(Prim::Raise, [c])))
    }

    /// Fails with a text that says all.
    pub(super) fn fail_with(&mut self, span: Span, text: Literal) -> ExprId {
        let failure = self.failure();
        let condition = self.at(span).call(failure, [text]);
        self.name_value(span, "c", condition, Box::new(move |this, c| this.at(span).prim(Prim::Raise, [c])))
    }

    /// Fails because a value can't be called with so many arguments.
    pub(super) fn refused(&mut self, span: Span, function: Atom, count: usize) -> ExprId {
        let refuse = self.refuse();
        let count = Atom::from(Literal::Int(count as i64));
        let condition = self.at(span).call(refuse, [function, count]);
        self.name_value(span, "c", condition, Box::new(move |this, c| this.at(span).prim(Prim::Raise, [c])))
    }

    /// A definition that is made when it is first needed.
    pub(super) fn supported(
        &mut self,
        name: &'static str,
        params: &[&str],
        body: impl FnOnce(&mut Self, &[VarId]) -> ExprId,
    ) -> GlobalId {
        if let Some(&known) = self.support.get(name) {
            return known;
        }
        let global = self.at(Span::NONE).declare(name);
        self.support.insert(name, global);
        let params: Vec<VarId> = params.iter().map(|param| self.b.var(param)).collect();
        let body = body(self, &params);
        self.at(Span::NONE).define(global, params, body);
        global
    }

    fn string<'r>(&mut self, text: Atom, rest: super::Rest<'r, 'p>) -> ExprId {
        let span = Span::NONE;
        if !self.features.mutable_strings {
            return self.with_con(span, self.con.str, vec![text], rest);
        }
        let cell = self.at(span).prim(Prim::CellNew, [text]);
        self.name_value(
            span,
            "c",
            cell,
            Box::new(move |this, cell| this.with_con(span, this.con.str, vec![cell], rest)),
        )
    }

    /// `who what value` to a condition.
    fn wrong(&mut self) -> GlobalId {
        self.supported("%wrong", &["who", "what", "value"], |this, params| {
            let (who, what, value) = (params[0], params[1], params[2]);
            this.string(
                who.into(),
                Box::new(move |this, who| {
                    this.string(
                        what.into(),
                        Box::new(move |this, what| {
                            this.with_list(
                                Span::NONE,
                                &[value.into()],
                                Box::new(move |this, list| {
                                    let con = this.con.condition;
                                    this.at(Span::NONE).construct(con, [who, what, list])
                                }),
                            )
                        }),
                    )
                }),
            )
        })
    }

    /// A text to a condition.
    pub(super) fn failure(&mut self) -> GlobalId {
        self.supported("%failure", &["text"], |this, params| {
            let text = params[0];
            let no = this.con.no;
            this.string(
                text.into(),
                Box::new(move |this, text| {
                    this.with_con(
                        Span::NONE,
                        no,
                        Vec::new(),
                        Box::new(move |this, who| {
                            this.with_list(
                                Span::NONE,
                                &[],
                                Box::new(move |this, list| {
                                    let con = this.con.condition;
                                    this.at(Span::NONE).construct(con, [who, text, list])
                                }),
                            )
                        }),
                    )
                }),
            )
        })
    }

    /// A value that was called, and the number of arguments, to a condition.
    fn refuse(&mut self) -> GlobalId {
        self.supported("%refuse", &["f", "count"], |this, params| {
            let (function, count) = (params[0], params[1]);
            let span = Span::NONE;
            let failure = this.failure();
            let mut alts = Vec::new();
            for arity in 0..=MAX_ARITY {
                let shown = this.at(span).prim(Prim::IntShow, [count]);
                let (n, t) = (this.b.var("n"), this.b.var("t"));
                let condition = this.at(span).call(failure, [t]);
                let before = Literal::Str(format!("wrong number of arguments for a procedure of {arity}: ").into());
                let text = this.at(span).prim(Prim::StrAppend, [before.into(), Atom::from(n)]);
                let body = this.at(span).sequence(text, t, condition);
                let body = this.at(span).sequence(shown, n, body);
                let code = this.b.var("_");
                alts.push(Alt::con(this.con.procs[arity], [code], body));
            }
            let wrong = this.wrong();
            let [who, what] = ["call", "not a procedure"].map(|text| Atom::from(Literal::Str(text.into())));
            let other = this.at(span).call(wrong, [who, what, function.into()]);
            let scrutinee = this.at(span).atom(function);
            let binder = this.b.var("_");
            this.at(span).case(scrutinee, binder, alts, Some(other))
        })
    }

    /// Whether two reals can't be told apart: zeros by their signs, and anything that is no number is the same.
    fn same_real(&mut self, x: VarId, y: VarId) -> ExprId {
        let span = Span::NONE;
        let (p, q) = (self.b.var("p"), self.b.var("q"));
        let signs = self.at(span).prim(Prim::IntEq, [p, q]);
        let right = self.at(span).prim(Prim::DoubleToBits, [y]);
        let signs = self.at(span).sequence(right, q, signs);
        let left = self.at(span).prim(Prim::DoubleToBits, [x]);
        let signs = self.at(span).sequence(left, p, signs);
        let zero = self.at(span).prim(Prim::DoubleEq, [Atom::from(x), Literal::Double(0.0).into()]);
        let [yes, no] = [builtin::TRUE, builtin::FALSE].map(|con| self.at(span).constant(con));
        let equal = self.at(span).if_(zero, signs, yes);
        let [left, right] = [x, y].map(|real| self.at(span).prim(Prim::DoubleIsNan, [real]));
        let neither = self.at(span).if_(left, right, no);
        let same = self.at(span).prim(Prim::DoubleEq, [x, y]);
        self.at(span).if_(same, equal, neither)
    }

    /// `eq?` on two values, as a Boolean: contents of atoms, identity of everything else.
    pub(super) fn same(&mut self) -> GlobalId {
        self.supported("%same", &["a", "b"], |this, params| {
            let (a, b) = (params[0], params[1]);
            let span = Span::NONE;
            let mut alts = Vec::new();
            let scalars =
                [(this.con.int, Prim::IntegerEq), (this.con.char, Prim::CharEq), (this.con.sym, Prim::DataEqual)];
            for (con, prim) in scalars {
                let (x, y) = (this.b.var("x"), this.b.var("y"));
                let same = this.at(span).prim(prim, [x, y]);
                let inner = this.other_is(b, con, vec![y], same);
                alts.push(Alt::con(con, [x], inner));
            }
            let (x, y) = (this.b.var("x"), this.b.var("y"));
            let same = this.same_real(x, y);
            let real = this.con.real;
            let inner = this.other_is(b, real, vec![y], same);
            alts.push(Alt::con(real, [x], inner));
            let procs: Vec<_> = this.con.procs.iter().copied().chain([this.con.proc_list]).collect();
            for con in procs {
                let (x, y) = (this.b.var("x"), this.b.var("y"));
                let same = this.opened(span, x, |this, left| {
                    this.opened(span, y, |this, right| this.at(span).prim(Prim::DataSame, [left, right]))
                });
                let inner = this.other_is(b, con, vec![y], same);
                alts.push(Alt::con(con, [x], inner));
            }
            for con in [this.con.null, this.con.no, this.con.yes, this.con.void, this.con.eof] {
                let yes = this.at(span).constant(builtin::TRUE);
                let inner = this.other_is(b, con, Vec::new(), yes);
                alts.push(Alt::con(con, [], inner));
            }
            let ratio = this.con.ratio;
            let [x, y, z, w] = ["x", "y", "z", "w"].map(|name| this.b.var(name));
            let same = this.support["%same"];
            let [p, q, r, s] = ["p", "q", "r", "s"].map(|name| this.b.var(name));
            let bottoms = this.at(span).call(same, [q, s]);
            let no = this.at(span).constant(builtin::FALSE);
            let tops = this.at(span).call(same, [p, r]);
            let mut both = this.at(span).if_(tops, bottoms, no);
            for (cell, part) in [(x, p), (y, q), (z, r), (w, s)] {
                let read = this.at(span).prim(Prim::CellRead, [cell]);
                both = this.at(span).sequence(read, part, both);
            }
            let inner = this.other_is(b, ratio, vec![z, w], both);
            alts.push(Alt::con(ratio, [x, y], inner));
            let other = this.at(span).prim(Prim::DataSame, [a, b]);
            let scrutinee = this.at(span).atom(a);
            let binder = this.b.var("_");
            let known = this.at(span).case(scrutinee, binder, alts, Some(other));
            let unknown = this.at(span).prim(Prim::DataUnknown, [a, b]);
            let yes = this.at(span).constant(builtin::TRUE);
            this.at(span).if_(unknown, yes, known)
        })
    }

    fn other_is(&mut self, value: VarId, con: snell_core_ir::ConId, fields: Vec<VarId>, then: ExprId) -> ExprId {
        let no = self.at(Span::NONE).constant(builtin::FALSE);
        let scrutinee = self.at(Span::NONE).atom(value);
        let binder = self.b.var("_");
        self.at(Span::NONE).case(scrutinee, binder, [Alt::con(con, fields, then)], Some(no))
    }

    /// Applies a procedure to a list of arguments.
    pub(super) fn apply(&mut self) -> GlobalId {
        let params: &[&str] = if self.flow.is_direct_style() { &["f", "args"] } else { &["f", "args", "k"] };
        self.supported("%apply", params, |this, params| {
            let (function, args) = (params[0], params[1]);
            let ret = params.get(2).map_or(Ret::Direct, |&k| Ret::To(k));
            let span = Span::NONE;
            let mut alts = Vec::new();
            for arity in 0..=MAX_ARITY {
                let field = this.b.var("code");
                let body = this.opened(span, field, |this, code| {
                    this.unlist(
                        span,
                        args,
                        arity,
                        false,
                        Vec::new(),
                        "apply",
                        Box::new(move |this, args| match ret {
                            Ret::Direct => this.call_direct(span, code.into(), args),
                            Ret::To(k) => this.at(span).call(code, args.into_iter().chain([k.into()])),
                        }),
                    )
                });
                alts.push(Alt::con(this.con.procs[arity], [field], body));
            }
            let field = this.b.var("code");
            let call = this.opened(span, field, |this, code| match ret {
                Ret::Direct => this.at(span).call(code, [args]),
                Ret::To(k) => this.at(span).call(code, [args, k]),
            });
            alts.push(Alt::con(this.con.proc_list, [field], call));
            let refused = this.refused(span, function.into(), 0);
            let scrutinee = this.at(span).atom(function);
            let binder = this.b.var("_");
            this.at(span).case(scrutinee, binder, alts, Some(refused))
        })
    }

    /// What is in the cell of a variable that has no value yet.
    pub(super) fn undefined(&mut self) -> GlobalId {
        self.supported("%undefined", &[], |this, _| {
            let con = this.con.undefined;
            this.at(Span::NONE).construct(con, [Literal::Int(0)])
        })
    }

    /// The tail of a pair, whether pairs can be changed or not.
    fn with_tail<'r>(&mut self, tail: VarId, rest: super::Rest<'r, 'p>) -> ExprId {
        if !self.features.mutable_pairs {
            return rest(self, tail.into());
        }
        let read = self.at(Span::NONE).prim(Prim::CellRead, [tail]);
        self.name_value(Span::NONE, "l", read, rest)
    }

    /// The length of a list, an `Int`, added to a number.
    pub(super) fn list_count(&mut self) -> GlobalId {
        self.supported("%count", &["list", "n"], |this, params| {
            let (list, n) = (params[0], params[1]);
            let span = Span::NONE;
            let (head, tail) = (this.b.var("_"), this.b.var("l"));
            let again = this.support["%count"];
            let more = this.b.var("n");
            let then = this.with_tail(tail, Box::new(move |this, tail| this.at(span).call(again, [tail, more.into()])));
            let plus = this.at(span).prim(Prim::IntAdd, [n.into(), Atom::Lit(Literal::Int(1))]);
            let then = this.at(span).sequence(plus, more, then);
            let done = this.at(span).atom(n);
            let scrutinee = this.at(span).atom(list);
            let binder = this.b.var("_");
            let alt = Alt::con(this.con.pair, [head, tail], then);
            this.at(span).case(scrutinee, binder, [alt], Some(done))
        })
    }

    /// A list of Core's characters as a list of Scheme's.
    pub(super) fn chars_to_list(&mut self) -> GlobalId {
        self.supported("%chars-to-list", &["chars"], |this, params| {
            let span = Span::NONE;
            let (head, tail) = (this.b.var("c"), this.b.var("rest"));
            let again = this.support["%chars-to-list"];
            let rest = this.at(span).call(again, [tail]);
            let then = this.name_value(
                span,
                "l",
                rest,
                Box::new(move |this, rest| {
                    let con = this.con.char;
                    this.with_con(
                        span,
                        con,
                        vec![head.into()],
                        Box::new(move |this, c| {
                            if this.features.mutable_pairs {
                                return this.changeable_pair(span, c, rest);
                            }
                            let con = this.con.pair;
                            this.at(span).construct(con, [c, rest])
                        }),
                    )
                }),
            );
            let null = this.con.null;
            let end = this.at(span).constant(null);
            let scrutinee = this.at(span).atom(params[0]);
            let binder = this.b.var("_");
            let alts = [Alt::con(builtin::NIL, [], end), Alt::con(builtin::CONS, [head, tail], then)];
            this.at(span).case(scrutinee, binder, alts, None)
        })
    }

    /// A list of Scheme's characters as a list of Core's.
    pub(super) fn list_to_chars(&mut self, checks: bool) -> GlobalId {
        let name = if checks { "%list-to-chars" } else { "%chars-to-text" };
        self.supported(name, &["list"], |this, params| {
            let span = Span::NONE;
            let list = params[0];
            let wrong = |this: &mut Self| match checks {
                true => this.fail(span, "list->string", "not a list of characters", list.into()),
                false => this.at(span).constant(builtin::NIL),
            };
            let (head, tail, c) = (this.b.var("a"), this.b.var("d"), this.b.var("c"));
            let again = this.support[name];
            let then = this.with_tail(
                tail,
                Box::new(move |this, tail| {
                    let rest = this.at(span).call(again, [tail]);
                    this.name_value(
                        span,
                        "l",
                        rest,
                        Box::new(move |this, rest| this.at(span).construct(builtin::CONS, [c.into(), rest])),
                    )
                }),
            );
            let fail = wrong(this);
            let char = this.con.char;
            let then = this.with_tail(
                head,
                Box::new(move |this, head| {
                    let scrutinee = this.at(span).atom(head);
                    let binder = this.b.var("_");
                    this.at(span).case(scrutinee, binder, [Alt::con(char, [c], then)], Some(fail))
                }),
            );
            let end = this.at(span).constant(builtin::NIL);
            let fail = wrong(this);
            let scrutinee = this.at(span).atom(list);
            let binder = this.b.var("_");
            let alts = [Alt::con(this.con.null, [], end), Alt::con(this.con.pair, [head, tail], then)];
            this.at(span).case(scrutinee, binder, alts, Some(fail))
        })
    }

    /// The text of a symbol; [`Lower::finish_symbols`] defines it.
    pub(super) fn symbol_text(&mut self) -> GlobalId {
        let global = self.at(Span::NONE).declare("%symbol-text");
        self.support.insert("%symbol-text", global);
        global
    }

    /// The symbol of a text; [`Lower::finish_symbols`] defines it.
    pub(super) fn text_symbol(&mut self) -> GlobalId {
        let global = self.at(Span::NONE).declare("%text-symbol");
        self.support.insert("%text-symbol", global);
        global
    }

    /// The text of a symbol that the program does not mention. An unknown one has no text of those that it does.
    fn other_text(&mut self, other: VarId, symbols: &[(std::rc::Rc<str>, snell_core_ir::ConId)]) -> ExprId {
        let span = Span::NONE;
        let mut alts = Vec::new();
        for (known, _) in symbols {
            let no = self.b.var("b");
            let text = self.at(span).atom(other);
            let never = self.at(span).assume(no, text);
            let falsehood = self.at(span).constant(builtin::FALSE);
            let never = self.at(span).sequence(falsehood, no, never);
            alts.push(Alt::lit(Literal::Str((&**known).into()), never));
        }
        let text = self.at(span).atom(other);
        let scrutinee = self.at(span).atom(other);
        let binder = self.b.var("_");
        self.at(span).case(scrutinee, binder, alts, Some(text))
    }

    /// Once all symbols are known.
    pub(super) fn finish_symbols(&mut self) {
        let span = Span::NONE;
        let symbols: Vec<_> =
            self.symbol_list.iter().map(|sym| (self.symbols.text(*sym), self.symbol_cons[sym])).collect();
        if let Some(&global) = self.support.get("%symbol-text") {
            let symbol = self.b.var("s");
            let other = self.b.var("text");
            let text = self.other_text(other, &symbols);
            let mut alts = vec![Alt::con(self.con.other_symbol, [other], text)];
            for (text, con) in &symbols {
                let text = self.at(span).atom(Literal::Str((&**text).into()));
                alts.push(Alt::con(*con, [], text));
            }
            let scrutinee = self.at(span).atom(symbol);
            let binder = self.b.var("_");
            let body = self.at(span).case(scrutinee, binder, alts, None);
            self.at(span).define(global, [symbol], body);
        }
        if let Some(&global) = self.support.get("%text-symbol") {
            let text = self.b.var("text");
            let alts: Vec<Alt> = symbols
                .iter()
                .map(|(text, con)| {
                    let symbol = self.at(span).constant(*con);
                    Alt::lit(Literal::Str((&**text).into()), symbol)
                })
                .collect();
            let con = self.con.other_symbol;
            let other = self.at(span).construct(con, [text]);
            let scrutinee = self.at(span).atom(text);
            let binder = self.b.var("_");
            let body = self.at(span).case(scrutinee, binder, alts, Some(other));
            self.at(span).define(global, [text], body);
        }
    }
}
