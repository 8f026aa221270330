//! Expressions. A list of frames stands for recursion, so that text may be nested without a limit.

use super::{Parsed, Parser};
use crate::read::syntax::{AltNode, Ident, Node, NodeId, PatternNode};
use crate::read::token::{Tok, Word};
use crate::{Prim, codes};

/// What waits for an expression that is being read. `start` is where the waiting expression starts.
pub(super) enum Frame {
    /// `( _`, at the start of an application.
    Head { start: u32 },
    /// `f a.. ( _`
    Arg { start: u32, head: NodeId, args: Vec<NodeId> },
    /// `\x.. -> _`
    Lambda { start: u32, params: Vec<Ident> },
    /// `thunk _`
    Thunk { start: u32 },
    /// `let .. x = _`
    LetRhs { start: u32, bindings: Vec<(Ident, NodeId)>, name: Ident },
    /// `let .. in _`
    LetBody { start: u32, bindings: Vec<(Ident, NodeId)> },
    /// `case _`
    Scrutinee { start: u32 },
    /// `case e of x { .. pattern -> _`
    Alt(Box<CaseFrame>),
    /// `if _`
    If { start: u32 },
    /// `if e then _`
    Then { start: u32, condition: NodeId },
    /// `if e then e else _`
    Else { start: u32, condition: NodeId, yes: NodeId },
    /// `assume ( _`, `assert "label" ( _`
    Condition { start: u32, label: Option<Box<str>> },
    /// `assume a in _`, `assert "label" a in _`
    Claim { start: u32, label: Option<Box<str>>, condition: NodeId },
}

/// A `case` whose alternatives are being read.
pub(super) struct CaseFrame {
    start: u32,
    scrutinee: NodeId,
    binder: Option<Ident>,
    alts: Vec<AltNode>,
    pattern: PatternNode,
    pattern_start: u32,
    pattern_end: u32,
}

/// What a step of the parser leads to.
enum Step {
    /// An expression is complete.
    Done(NodeId),
    /// A frame was pushed, and an expression must follow.
    Wanted,
}

impl Parser<'_> {
    /// An expression.
    pub(super) fn expr(&mut self) -> Parsed<NodeId> {
        loop {
            let mut step = self.begin()?;
            while let Step::Done(value) = step {
                let Some(frame) = self.frames.pop() else { return Ok(value) };
                step = self.resume(frame, value)?;
            }
        }
    }

    fn wait(&mut self, frame: Frame) -> Parsed<Step> {
        self.frames.push(frame);
        Ok(Step::Wanted)
    }

    fn done(&mut self, start: u32, node: Node) -> Parsed<Step> {
        let span = self.since(start);
        Ok(Step::Done(self.syntax.add(node, span)))
    }

    /// Reads the start of an expression.
    fn begin(&mut self) -> Parsed<Step> {
        let start = self.token.start;
        match self.token.tok {
            Tok::Word(Word::Let) => {
                self.advance();
                self.binding(start, Vec::new())
            }
            Tok::Word(Word::Case) => {
                self.advance();
                self.wait(Frame::Scrutinee { start })
            }
            Tok::Word(Word::If) => {
                self.advance();
                self.wait(Frame::If { start })
            }
            Tok::Word(Word::Thunk) => {
                self.advance();
                self.wait(Frame::Thunk { start })
            }
            Tok::Word(Word::Assume) => {
                self.advance();
                self.condition(start, None)
            }
            Tok::Word(Word::Assert) => {
                self.advance();
                let label = self.label()?;
                self.condition(start, Some(label))
            }
            Tok::Word(Word::Error) => {
                self.advance();
                let label = self.label()?;
                self.done(start, Node::Error(label))
            }
            Tok::Word(Word::Fresh) => {
                self.advance();
                let ty = self.atomic_type()?;
                self.done(start, Node::Fresh(Box::new(ty)))
            }
            Tok::Backslash => {
                self.advance();
                let mut params = vec![self.binder()?];
                params.extend(self.params()?);
                self.expect(Tok::Arrow, "`->` or a parameter")?;
                self.wait(Frame::Lambda { start, params })
            }
            Tok::Open => {
                self.advance();
                self.wait(Frame::Head { start })
            }
            _ => match self.atom()? {
                Some(head) => self.args(start, head, Vec::new()),
                None => Err(self.unexpected("an expression")),
            },
        }
    }

    /// Goes on with what waited for an expression.
    fn resume(&mut self, frame: Frame, value: NodeId) -> Parsed<Step> {
        match frame {
            Frame::Head { start } => {
                self.expect(Tok::Close, "`)`")?;
                self.args(start, value, Vec::new())
            }
            Frame::Arg { start, head, mut args } => {
                self.expect(Tok::Close, "`)`")?;
                args.push(value);
                self.args(start, head, args)
            }
            Frame::Lambda { start, params } => self.done(start, Node::Lambda { params, body: value }),
            Frame::Thunk { start } => self.done(start, Node::Thunk(value)),
            Frame::LetRhs { start, mut bindings, name } => {
                bindings.push((name, value));
                if self.token.tok == Tok::Semicolon {
                    self.advance();
                    if self.token.tok != Tok::Word(Word::In) {
                        return self.binding(start, bindings);
                    }
                }
                self.expect(Tok::Word(Word::In), "`;` or `in`")?;
                self.wait(Frame::LetBody { start, bindings })
            }
            Frame::LetBody { start, bindings } => self.done(start, Node::Let { bindings, body: value }),
            Frame::Scrutinee { start } => {
                self.expect(Tok::Word(Word::Of), "`of`")?;
                let named = matches!(self.token.tok, Tok::Variable | Tok::Underscore);
                let binder = if named { Some(self.binder()?) } else { None };
                self.expect(Tok::OpenBrace, if named { "`{`" } else { "`{` or a variable" })?;
                self.alternative(start, value, binder, Vec::new())
            }
            Frame::Alt(mut case) => {
                let span = snell_source::Span { file: self.file, start: case.pattern_start, end: case.pattern_end };
                case.alts.push(AltNode { pattern: case.pattern, span, body: value });
                if self.token.tok == Tok::Semicolon {
                    self.advance();
                } else if self.token.tok != Tok::CloseBrace {
                    return Err(self.unexpected("`;` or `}`"));
                }
                self.alternative(case.start, case.scrutinee, case.binder, case.alts)
            }
            Frame::If { start } => {
                self.expect(Tok::Word(Word::Then), "`then`")?;
                self.wait(Frame::Then { start, condition: value })
            }
            Frame::Then { start, condition } => {
                self.expect(Tok::Word(Word::Else), "`else`")?;
                self.wait(Frame::Else { start, condition, yes: value })
            }
            Frame::Else { start, condition, yes } => self.done(start, Node::If { condition, yes, no: value }),
            Frame::Condition { start, label } => {
                self.expect(Tok::Close, "`)`")?;
                self.claim(start, label, value)
            }
            Frame::Claim { start, label: None, condition } => self.done(start, Node::Assume { condition, body: value }),
            Frame::Claim { start, label: Some(label), condition } => {
                self.done(start, Node::Assert { label, condition, body: value })
            }
        }
    }

    /// The next binding of a `let`, up to its right-hand side.
    fn binding(&mut self, start: u32, bindings: Vec<(Ident, NodeId)>) -> Parsed<Step> {
        let name = self.ident()?;
        self.expect(Tok::Equals, "`=`")?;
        self.wait(Frame::LetRhs { start, bindings, name })
    }

    /// The next alternative of a `case`, up to its body; or the end.
    fn alternative(
        &mut self,
        start: u32,
        scrutinee: NodeId,
        binder: Option<Ident>,
        alts: Vec<AltNode>,
    ) -> Parsed<Step> {
        if self.token.tok == Tok::CloseBrace {
            self.advance();
            return self.done(start, Node::Case { scrutinee, binder, alts });
        }
        let pattern_start = self.token.start;
        let pattern = self.pattern()?;
        let pattern_end = self.last_end;
        self.expect(Tok::Arrow, "`->`")?;
        let case = CaseFrame { start, scrutinee, binder, alts, pattern, pattern_start, pattern_end };
        self.wait(Frame::Alt(Box::new(case)))
    }

    fn pattern(&mut self) -> Parsed<PatternNode> {
        match self.token.tok {
            Tok::Underscore => {
                self.advance();
                Ok(PatternNode::Default)
            }
            Tok::Literal => Ok(PatternNode::Lit(self.literal()?)),
            _ => {
                let con = self.capital("a pattern: a constructor, a literal or `_`")?;
                Ok(PatternNode::Con(con, self.params()?))
            }
        }
    }

    /// What is assumed or asserted: one word, or an expression in parentheses.
    fn condition(&mut self, start: u32, label: Option<Box<str>>) -> Parsed<Step> {
        if self.token.tok == Tok::Open {
            self.advance();
            return self.wait(Frame::Condition { start, label });
        }
        match self.atom()? {
            Some(condition) => self.claim(start, label, condition),
            None => Err(self.unexpected("a variable or an expression in parentheses")),
        }
    }

    fn claim(&mut self, start: u32, label: Option<Box<str>>, condition: NodeId) -> Parsed<Step> {
        self.expect(Tok::Word(Word::In), "`in`")?;
        self.wait(Frame::Claim { start, label, condition })
    }

    /// As many arguments as there are, up to one in parentheses, which must be read first.
    fn args(&mut self, start: u32, head: NodeId, mut args: Vec<NodeId>) -> Parsed<Step> {
        loop {
            if self.token.tok == Tok::Open {
                self.advance();
                return self.wait(Frame::Arg { start, head, args });
            }
            match self.atom()? {
                Some(arg) => args.push(arg),
                None if args.is_empty() => return Ok(Step::Done(head)),
                None => return self.done(start, Node::Apply { head, args }),
            }
        }
    }

    /// A variable, constructor, primitive or literal, if there is one.
    fn atom(&mut self) -> Parsed<Option<NodeId>> {
        let (token, span) = (self.token, self.span());
        let node = match token.tok {
            Tok::Variable => Node::Var(self.name(token, span)?),
            Tok::Capital => Node::Con(self.name(token, span)?),
            Tok::Primitive => self.primitive(),
            Tok::Literal => {
                let literal = self.literal()?;
                return Ok(Some(self.syntax.add(Node::Lit(literal), span)));
            }
            _ => return Ok(None),
        };
        self.advance();
        Ok(Some(self.syntax.add(node, span)))
    }

    fn primitive(&mut self) -> Node {
        let text = self.lexer.text(self.token);
        if let Some(prim) = Prim::parse(text) {
            return Node::Prim(prim);
        }
        self.diagnostics.error(codes::UNKNOWN_PRIM, self.span(), format!("there is no primitive `{text}`"));
        let known = Prim::ALL.iter().map(|prim| prim.text());
        match snell_source::nearest(text, known) {
            Some(near) => self.diagnostics.help(format!("did you mean `{near}`?")),
            None => {
                self.diagnostics.help(format!("a definition whose name has a dot is written in backticks: `{text}`"))
            }
        }
        // The rest of the item can still be read.
        Node::Reported
    }
}
