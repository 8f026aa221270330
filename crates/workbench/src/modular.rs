//! Proofs that no input leads to a place, in which recursive functions may give anything.
//!
//! A search over lists or trees never ends, so that it proves nothing. But often the recursive functions play no part: in
//! `f xs | sum xs > 9 = .. | otherwise = g (sum xs)`, that `g` is never given more than 9 is true whatever `sum` gives. Here
//! such functions are replaced by unknown values, and the search of what is left may end.
//!
//! That is sound only if none of what is replaced could lead to the place itself, by evaluating a suspension or calling a
//! function that it was given. So the place must be reached by plain calls: it is part of the body of a global function,
//! which is nowhere used but in calls with all arguments that are themselves such parts. And giving a value must be all
//! that it does: nothing is written that others read, and no failure is caught.

use crate::effort::Effort;
use crate::load::Loaded;
use snell_core_ir::{Expr, ExprId, GlobalId, Prim, Program, Type};
use snell_interp_symbolic::{End, Explore, explore};
use snell_search::{Flow, Limits, Options, Status};
use snell_semantics::{BodyId, Code, Node, NodeId, Operand, Shape};
use snell_source::Span;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Paths that a proof may have.
const MAX_PATHS: u64 = 300;
/// Steps that it may take.
const MAX_STEPS: u64 = 1_000_000;
/// Names of functions that are said.
const NAMED: usize = 3;

/// Why no call of the entries leads to these nodes; nothing if that can't be proved in this way.
pub(crate) fn unreachable(loaded: &Loaded, entries: &[GlobalId], nodes: &[NodeId], effort: &Effort) -> Option<String> {
    let map = Map::of_calls(&loaded.code, entries);
    // Copies of a place in what is not called don't matter.
    let nodes: Vec<NodeId> = nodes.iter().copied().filter(|&node| map.home[node.0 as usize].is_some()).collect();
    let nodes = &nodes[..];
    if map.has_effects() {
        return None;
    }
    let way = map.way_to(nodes)?;
    let replaced: BTreeSet<u32> = map.recursive().into_iter().filter(|global| !way.contains(global)).collect();
    let program = rewritten(&loaded.program, nodes, &replaced);
    let other = loaded.with_program(Arc::new(program));
    for &entry in entries {
        if loaded.program.interface.specialised.contains(&entry) || !is_exhausted(&other, entry, nodes, effort) {
            return None;
        }
    }
    let said = map.called_by(&way).into_iter().filter(|global| replaced.contains(global));
    let mut names: Vec<Option<String>> = said.map(|global| plain(&loaded.program, global)).collect();
    names.sort();
    names.dedup();
    Some(match names.into_iter().collect::<Option<Vec<String>>>() {
        Some(names) if names.is_empty() => "no call leads there".into(),
        Some(names) if names.len() <= NAMED => format!("no call leads there, whatever {} gives", names.join(" or ")),
        _ => "no call leads there, whatever recursive functions give".into(),
    })
}

/// Whether all paths are seen, and none ends at the place.
fn is_exhausted(loaded: &Loaded, entry: GlobalId, nodes: &[NodeId], effort: &Effort) -> bool {
    let limits = Limits { max_outcomes: Some(MAX_PATHS), max_steps: Some(MAX_STEPS), ..Limits::default() };
    let job = Explore {
        entry,
        search: Options { limits, cancel: effort.cancel.clone(), ..Options::default() },
        // The place is part of the body, not of the result.
        observe: 1,
        solver: effort.solver.clone(),
        max_bytes: effort.max_bytes,
        conditions: false,
        answers: false,
        reserved: Vec::new(),
        goal: false,
        patience: None,
    };
    let mut sound = true;
    let mut receive = |found: snell_search::Found<snell_interp_symbolic::PathEnd>| {
        let path = found.outcome;
        sound &= match path.end {
            End::Endless => false,
            End::Value(_) => true,
            End::Failed { node, ref fault, .. } => {
                !crate::replay::is_limit(fault)
                    && !matches!(fault, snell_semantics::Fault::Unsupported(_))
                    && node.is_none_or(|node| !nodes.contains(&node))
            }
        };
        sound &= path.assumed.is_empty();
        if sound { Flow::Continue } else { Flow::Stop }
    };
    match explore(&loaded.code, &job, None, &mut receive) {
        Ok(explored) => {
            let summary = &explored.summary;
            sound
                && summary.status == Status::Exhausted
                && summary.cut + summary.suspended + summary.unknown == 0
                && explored.ledger.is_empty()
        }
        Err(_) => false,
    }
}

/// The program in which the nodes fail and these functions give anything.
fn rewritten(program: &Program, nodes: &[NodeId], replaced: &BTreeSet<u32>) -> Program {
    let mut program = program.clone();
    for &global in replaced {
        let entry = &program.globals[global as usize];
        let result = match &entry.ty {
            Some(ty) if ty.arguments().0.len() == entry.params.len() => ty.arguments().1.clone(),
            _ => Type::Any,
        };
        let result = if closed(&result) { result } else { Type::Any };
        program.exprs.push(Expr::Fresh(result));
        program.spans.push(Span::NONE);
        program.globals[global as usize].body = ExprId(program.exprs.len() as u32 - 1);
    }
    let label = snell_core_ir::LabelId(program.labels.len() as u32);
    program.labels.push(snell_core_ir::Label { text: "reached".into() });
    for node in nodes {
        program.exprs[node.0 as usize] = Expr::Error(label);
    }
    program
}

fn closed(ty: &Type) -> bool {
    match ty {
        Type::Var(_) | Type::Any => false,
        Type::Data(_, args) => args.iter().all(closed),
        Type::Function(from, to) => closed(from) && closed(to),
        Type::Cell(of) | Type::Array(of) => closed(of),
        _ => true,
    }
}

/// A name without its module and what it was specialised to; nothing for what the text has no name for.
fn plain(program: &Program, global: u32) -> Option<String> {
    let name = program.name(program.globals[global as usize].name);
    let name = name.split('[').next().filter(|name| !name.contains(['$', '%', '#']))?;
    Some(name.rsplit_once('.').map_or(name, |(_, last)| if last.is_empty() { name } else { last }).to_owned())
}

/// Who calls and who mentions whom.
struct Map<'c> {
    code: &'c Code,
    /// The body that each node is part of.
    home: Vec<Option<BodyId>>,
    /// For each global: nodes that call it with all arguments.
    calls: BTreeMap<u32, Vec<NodeId>>,
    /// Globals that are used in any other way.
    mentioned: BTreeSet<u32>,
    /// For each global those that it calls or mentions.
    uses: Vec<BTreeSet<u32>>,
    /// Globals with a local function or suspension that mentions itself.
    knotted: BTreeSet<u32>,
}

impl<'c> Map<'c> {
    /// All that calls of the entries can lead to.
    fn of_calls(code: &'c Code, entries: &[GlobalId]) -> Map<'c> {
        let all = Map::new(code, |_| true);
        let mut used = BTreeSet::new();
        let mut todo: Vec<u32> = entries.iter().map(|entry| entry.0).collect();
        while let Some(global) = todo.pop() {
            if used.insert(global) {
                todo.extend(all.uses[global as usize].iter().copied());
            }
        }
        Map::new(code, |global| used.contains(&global))
    }

    fn new(code: &'c Code, counts: impl Fn(u32) -> bool) -> Map<'c> {
        let mut map = Map {
            code,
            home: vec![None; code.nodes.len()],
            calls: BTreeMap::new(),
            mentioned: BTreeSet::new(),
            uses: vec![BTreeSet::new(); code.globals.len()],
            knotted: BTreeSet::new(),
        };
        let global_of: BTreeMap<BodyId, u32> =
            code.globals.iter().enumerate().map(|(at, global)| (global.body, at as u32)).collect();
        for body in (0..code.bodies.len() as u32).map(BodyId).filter(|&body| counts(code.body(body).global.0)) {
            map.body(body, &global_of);
        }
        map
    }

    fn body(&mut self, body: BodyId, global_of: &BTreeMap<BodyId, u32>) {
        let code = self.code;
        let owner = code.body(body).global.0;
        let mut todo = vec![code.body(body).entry];
        while let Some(node) = todo.pop() {
            self.home[node.0 as usize] = Some(body);
            let mut mention = |operand: &Operand| {
                if let Operand::Global(global) = *operand {
                    self.mentioned.insert(global);
                    self.uses[owner as usize].insert(global);
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
                    if let Some(&global) = global_of.get(&callee) {
                        self.calls.entry(global).or_default().push(node);
                        self.uses[owner as usize].insert(global);
                    }
                }
                Node::Construct(_, args) | Node::Prim(_, args) => code.run(args).iter().for_each(mention),
                Node::Binary(_, left, right) => [left, right].iter().for_each(mention),
                Node::Let { first, count, recursive, body } => {
                    for bind in &code.bindings[first as usize..][..count as usize] {
                        code.run(bind.fields).iter().for_each(&mut mention);
                        if recursive && matches!(bind.shape, Shape::Closure(_) | Shape::Thunk(_)) {
                            self.knotted.insert(owner);
                        }
                    }
                    todo.push(body);
                }
                Node::Case(scrutinee, alts) => {
                    todo.push(scrutinee);
                    let alts = code.alternatives(alts);
                    todo.extend(alts.cases.iter().map(|case| case.body).chain(alts.default));
                }
                Node::Assume(condition, body) | Node::Assert(_, condition, body) => {
                    mention(&condition);
                    todo.push(body);
                }
                Node::Fresh(_) | Node::Error(_) => {}
            }
        }
    }

    /// Whether something does more than to give a value, or sees that something else failed.
    fn has_effects(&self) -> bool {
        let all = (0..self.home.len() as u32).map(NodeId).filter(|node| self.home[node.0 as usize].is_some());
        let ops = all.filter_map(|node| match self.code.node(node) {
            Node::Prim(op, _) => Some(op),
            _ => None,
        });
        let is_effect = |op: Prim| {
            let control = matches!(op, Prim::Catch | Prim::Prompt | Prim::Suspend | Prim::Resume);
            control || matches!(op, Prim::CellWrite | Prim::ArrayWrite) || op.is_console()
        };
        ops.into_iter().any(is_effect)
    }

    /// The global whose own body a node is part of, if it is a function's.
    fn function_of(&self, node: NodeId) -> Option<u32> {
        let body = self.home[node.0 as usize]?;
        let global = self.code.body(body).global.0;
        (self.code.globals[global as usize].body == body && !self.code.body(body).suspended).then_some(global)
    }

    /// The functions on the ways to some nodes, if there are no other ways than plain calls.
    fn way_to(&self, nodes: &[NodeId]) -> Option<BTreeSet<u32>> {
        let mut way = BTreeSet::new();
        let mut todo: Vec<u32> = nodes.iter().map(|&node| self.function_of(node)).collect::<Option<_>>()?;
        while let Some(global) = todo.pop() {
            if !way.insert(global) {
                continue;
            }
            if self.mentioned.contains(&global) {
                return None;
            }
            for &call in self.calls.get(&global).into_iter().flatten() {
                todo.push(self.function_of(call)?);
            }
        }
        Some(way)
    }

    /// Functions that call themselves, perhaps through others.
    fn recursive(&self) -> BTreeSet<u32> {
        let is_function = |global: u32| !self.code.body(self.code.globals[global as usize].body).suspended;
        (0..self.uses.len() as u32)
            .filter(|&global| is_function(global) && (self.knotted.contains(&global) || self.reaches_itself(global)))
            .collect()
    }

    fn reaches_itself(&self, global: u32) -> bool {
        let mut seen = BTreeSet::new();
        let mut todo: Vec<u32> = self.uses[global as usize].iter().copied().collect();
        while let Some(next) = todo.pop() {
            if next == global {
                return true;
            }
            if seen.insert(next) {
                todo.extend(self.uses[next as usize].iter().copied());
            }
        }
        false
    }

    fn called_by(&self, globals: &BTreeSet<u32>) -> BTreeSet<u32> {
        globals.iter().flat_map(|&global| self.uses[global as usize].iter().copied()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::load;

    fn proof(text: &str, function: &str, entry: &str) -> Option<String> {
        let loaded = load("t.core", text.as_bytes()).unwrap_or_else(|refused| panic!("{refused:?}"));
        let find = |name: &str| loaded.program.find_global(name).unwrap();
        // The place is where `function` fails.
        let body = loaded.code.globals[find(function).index()].body;
        let map = Map::new(&loaded.code, |_| true);
        let is_there = |node: &NodeId| {
            matches!(loaded.code.node(*node), Node::Error(_)) && map.home[node.0 as usize] == Some(body)
        };
        let nodes: Vec<NodeId> = (0..loaded.code.nodes.len() as u32).map(NodeId).filter(is_there).collect();
        assert!(!nodes.is_empty());
        let effort = Effort::alone(Limits::default(), 1 << 26);
        unreachable(&loaded, &[find(entry)], &nodes, &effort)
    }

    const SUM: &str = "sum xs = case xs of { Nil -> 0; Cons x rest -> case sum rest of s { _ -> int.add x s } };\n\
        small n = case int.gt n 9 of { True -> error \"large\"; False -> n };\n";

    #[test]
    fn what_a_recursive_function_gives_may_not_matter() {
        let guarded =
            "f : List Int -> Int; f xs = case sum xs of s { _ -> case int.gt s 9 of { True -> 0; False -> small s } };";
        assert_eq!(proof(&format!("{SUM}{guarded}"), "small", "f").unwrap(), "no call leads there, whatever sum gives");
        let not_guarded = "f : List Int -> Int; f xs = case sum xs of s { _ -> small s };";
        assert_eq!(proof(&format!("{SUM}{not_guarded}"), "small", "f"), None);
    }

    #[test]
    fn what_is_given_to_a_replaced_function_could_be_called_by_it() {
        let map = "map f xs = case xs of { Nil -> Nil; Cons x rest -> let y = thunk f x; ys = thunk map f rest in Cons y ys };\n";
        let given = "f : List Int -> List Int; f xs = map small xs;";
        assert_eq!(proof(&format!("{SUM}{map}{given}"), "small", "f"), None);
        let suspended = "f : List Int -> List Int; f xs = let y = thunk small 3 in map y xs;";
        assert_eq!(proof(&format!("{SUM}{map}{suspended}"), "small", "f"), None);
    }

    #[test]
    fn guards_before_a_call() {
        let text = "module S (shipping) where\n\
            shipping :: Bool -> [Int] -> Int\n\
            shipping b ws\n  | total > 30000 = 0\n  | otherwise = band b total\n  where total = sum ws\n\
            band :: Bool -> Int -> Int\n\
            band True w\n  | w <= 1000 = 1\n  | w <= 30000 = 2\n  | otherwise = 3\n\
            band False _ = 4\n";
        let wish = crate::Wish::Marked(snell_core_ir::Marks::Branches);
        let loaded = crate::load_for("S.hs", text.as_bytes(), &mut crate::NoFiles, wish).unwrap();
        let branch = &loaded.program.branches[4];
        let nodes: Vec<NodeId> = branch.marks.iter().map(|mark| NodeId(mark.case.0)).collect();
        let entry = loaded.program.find_global("shipping").unwrap();
        let effort = Effort::alone(Limits::default(), 1 << 26);
        let proof = unreachable(&loaded, &[entry], &nodes, &effort);
        assert_eq!(proof.unwrap(), "no call leads there, whatever recursive functions give");
    }
}
