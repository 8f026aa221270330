//! The shape of a program's code: which body each node is part of, what bodies mention, and whose they are.

use crate::load::Loaded;
use snell_core_ir::{ConId, Expr, ExprId, GlobalId, Rhs};
use snell_semantics::{Alternatives, BodyId, Fault, Node, NodeId, Operand, Shape, Test};
use snell_source::Span;
use std::collections::{BTreeMap, BTreeSet};

/// Who contains and mentions whom.
pub(super) struct Map<'l> {
    pub loaded: &'l Loaded,
    /// The body that each node is part of.
    home: Vec<Option<BodyId>>,
    /// The nodes of each body, without those of bodies inside of it.
    nodes: Vec<Vec<NodeId>>,
    /// For functions and suspensions inside of others: the `let` that makes them.
    made_at: Vec<Option<NodeId>>,
    /// The nodes that mention a global other than by a call with all arguments.
    mentions: BTreeMap<u32, Vec<NodeId>>,
    /// For each body: globals that it calls or mentions, and bodies inside of it.
    uses: Vec<BTreeSet<BodyId>>,
    /// Defaults of a `case` that leaves nothing over.
    left_over: BTreeSet<NodeId>,
    /// What local functions are called in the text.
    names: BTreeMap<ExprId, String>,
}

impl<'l> Map<'l> {
    pub(super) fn new(loaded: &'l Loaded) -> Map<'l> {
        let code = &loaded.code;
        let count = code.bodies.len();
        let mut map = Map {
            loaded,
            home: vec![None; code.nodes.len()],
            nodes: vec![Vec::new(); count],
            made_at: vec![None; count],
            mentions: BTreeMap::new(),
            uses: vec![BTreeSet::new(); count],
            left_over: BTreeSet::new(),
            names: BTreeMap::new(),
        };
        (0..count as u32).for_each(|body| map.body(BodyId(body)));
        let program = &loaded.program;
        for expr in &program.exprs {
            let Expr::Let { bindings, .. } = expr else { continue };
            for binding in bindings {
                if let Rhs::Lambda { body, .. } = binding.rhs {
                    map.names.insert(body, program.name(program.vars[binding.var.index()]).to_owned());
                }
            }
        }
        map
    }

    fn body(&mut self, body: BodyId) {
        let code = self.loaded.code.clone();
        let mut todo = vec![code.body(body).entry];
        while let Some(node) = todo.pop() {
            self.home[node.0 as usize] = Some(body);
            self.nodes[body.0 as usize].push(node);
            let mut mention = |operand: &Operand| {
                if let Operand::Global(global) = *operand {
                    self.mentions.entry(global).or_default().push(node);
                    self.uses[body.0 as usize].insert(code.globals[global as usize].body);
                }
            };
            match code.node(node) {
                Node::Atom(operand) => mention(&operand),
                Node::Call(function, args) => {
                    mention(&function);
                    code.run(args).iter().for_each(mention);
                }
                Node::CallKnown(callee, args) => {
                    code.run(args).iter().for_each(mention);
                    self.uses[body.0 as usize].insert(callee);
                }
                Node::Construct(_, args) | Node::Prim(_, args) => code.run(args).iter().for_each(mention),
                Node::Binary(_, left, right) => [left, right].iter().for_each(mention),
                Node::Let { first, count, body: rest, .. } => {
                    for bind in &code.bindings[first as usize..][..count as usize] {
                        code.run(bind.fields).iter().for_each(&mut mention);
                    }
                    for bind in &code.bindings[first as usize..][..count as usize] {
                        if let Shape::Closure(inner) | Shape::Thunk(inner) = bind.shape {
                            self.made_at[inner.0 as usize] = Some(node);
                            self.uses[body.0 as usize].insert(inner);
                        }
                    }
                    todo.push(rest);
                }
                Node::Case(scrutinee, alts) => {
                    todo.push(scrutinee);
                    let alts = code.alternatives(alts);
                    if self.is_exhaustive(alts) {
                        self.left_over.extend(alts.default);
                    }
                    todo.extend(alts.cases.iter().map(|case| case.body).chain(alts.default));
                }
                Node::Assume(condition, rest) | Node::Assert(_, condition, rest) => {
                    mention(&condition);
                    todo.push(rest);
                }
                Node::Fresh(_) | Node::Error(_) => {}
            }
        }
    }

    /// Whether there is an alternative for each constructor of the type.
    pub(super) fn is_exhaustive(&self, alts: &Alternatives) -> bool {
        let program = &self.loaded.program;
        let tests: Vec<ConId> = alts
            .cases
            .iter()
            .filter_map(|case| match case.test {
                Test::Con(con, _) => Some(con),
                Test::Lit(_) => None,
            })
            .collect();
        tests.first().is_some_and(|&con| program.data(program.con(con).data).cons.iter().all(|con| tests.contains(con)))
    }

    /// Whether a node is the default of a `case` that leaves nothing over.
    pub(super) fn is_left_over(&self, node: NodeId) -> bool {
        self.left_over.contains(&node)
    }

    /// Whether a node stands for text of the user's.
    pub(super) fn is_own(&self, node: NodeId) -> bool {
        self.loaded.sources.file(self.loaded.code.span(node).file).is_some()
    }

    /// Whether Scheme's library excludes a failure by what it looks at first: it divides by nothing that may be zero and
    /// reads no numbers that are none, and procedures whose names begin with `%%` are given what they can work with.
    pub(super) fn is_inner(&self, fault: &Fault<()>, node: NodeId) -> bool {
        if self.is_own(node) {
            return false;
        }
        let inner = |body| self.owner(body).is_some_and(|name| name.starts_with("%%"));
        matches!(fault, Fault::DivideByZero | Fault::Malformed) || self.home(node).is_some_and(inner)
    }

    /// The body that a node is part of.
    pub(super) fn home(&self, node: NodeId) -> Option<BodyId> {
        self.home[node.0 as usize]
    }

    /// The nodes of a body.
    pub(super) fn nodes(&self, body: BodyId) -> &[NodeId] {
        &self.nodes[body.0 as usize]
    }

    /// The `let` that makes a function or a suspension.
    pub(super) fn made_at(&self, body: BodyId) -> Option<NodeId> {
        self.made_at[body.0 as usize]
    }

    /// The nodes that mention a global other than by a call with all arguments.
    pub(super) fn mentions(&self, global: GlobalId) -> &[NodeId] {
        self.mentions.get(&global.0).map_or(&[], Vec::as_slice)
    }

    /// All that running these bodies could lead to, as far as it is mentioned.
    pub(super) fn reach(&self, from: impl IntoIterator<Item = BodyId>) -> BTreeSet<BodyId> {
        let mut found = BTreeSet::new();
        let mut todo: Vec<BodyId> = from.into_iter().collect();
        while let Some(body) = todo.pop() {
            if found.insert(body) {
                todo.extend(self.uses[body.0 as usize].iter().copied());
            }
        }
        found
    }

    /// All that running a body can lead to, by the calls that are possible.
    pub(super) fn reach_by(&self, from: BodyId, calls: &BTreeMap<NodeId, BTreeSet<BodyId>>) -> BTreeSet<BodyId> {
        let code = &self.loaded.code;
        let mut found = BTreeSet::new();
        let mut todo = vec![from];
        while let Some(body) = todo.pop() {
            if found.insert(body) {
                let called = self.nodes(body).iter().filter_map(|node| calls.get(node)).flatten();
                // What is suspended here, and constants, may be wanted.
                let wanted = self.uses(body).iter().filter(|&&used| code.body(used).suspended);
                todo.extend(called.chain(wanted).copied());
            }
        }
        found
    }

    /// What a body mentions, makes or calls.
    pub(super) fn uses(&self, body: BodyId) -> &BTreeSet<BodyId> {
        &self.uses[body.0 as usize]
    }

    /// Whether a body is that of a global.
    pub(super) fn global_of(&self, body: BodyId) -> Option<GlobalId> {
        let global = self.loaded.code.body(body).global;
        (self.loaded.code.globals[global.index()].body == body).then_some(global)
    }

    /// The name of a local function, if the text gives it one.
    pub(super) fn local_name(&self, body: BodyId) -> Option<&str> {
        let name = self.names.get(&self.loaded.code.expr(self.loaded.code.body(body).entry))?;
        // Front ends make up names, too.
        let made_up = name == "lambda" || name.starts_with(['%', '_']);
        let span = self.loaded.code.span(self.loaded.code.body(body).entry);
        (!made_up && self.is_defined(name, span)).then_some(name)
    }

    /// Whether the text defines a function of this name whose code is here: the name begins an equation or is bound, at most
    /// a few lines above.
    pub(super) fn is_defined(&self, name: &str, span: Span) -> bool {
        let Some(file) = self.loaded.sources.file(span.file) else { return false };
        let Some(before) = file.text.get(..span.start as usize) else { return false };
        let start = before.rmatch_indices('\n').nth(LINES_ABOVE).map_or(0, |(at, _)| at);
        let Some(text) = file.text.get(start..span.end as usize) else { return false };
        let whole = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric() && !"_'-!?".contains(c));
        text.match_indices(name).any(|(at, _)| {
            let (before, after) = (&text[..at], &text[at + name.len()..]);
            let begins = before.trim_end_matches([' ', '\t']);
            let binds = ["where", "let", "define", "rec", "lambda", "named-lambda"];
            let bound =
                binds.iter().any(|word| begins.strip_suffix(word).is_some_and(|rest| whole(rest.chars().next_back())));
            whole(before.chars().next_back())
                && whole(after.chars().next())
                && (bound || begins.is_empty() || begins.ends_with(['\n', '(', '[', ';', '{']))
        })
    }
}

/// The name of a function stands at most so many lines above its code.
const LINES_ABOVE: usize = 3;
