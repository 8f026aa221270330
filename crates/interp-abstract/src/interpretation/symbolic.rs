//! Symbolic values: inputs are symbols, primitives build terms, and a branch is taken under a condition.
//!
//! A symbol has one value in a run. An input that is evaluated once is one; where a cache may find the same place
//! evaluated again, with another value, the input stays what it is without symbols: any value of its type.

use super::{Abstract, Answer};
use crate::knowledge::Place;
use crate::operands::operands;
use crate::value::{Addr, Heads, Object, Value};
use crate::whole::Whole;
use rustc_hash::FxHashSet;
use snell_core_ir::{ConId, GlobalId, Prim, PrimType, Type, builtin};
use snell_integer::Integer;
use snell_logic::{Range, Sort, TermId, View};
use snell_semantics::{Alternatives, BodyId, Code, Node, NodeId, Operand, Shape, Stop, Test};

/// Fields of an input down to here are symbols of their own.
const DEPTH: u32 = 3;

/// No more symbols than this for one input.
const MOST: usize = 64;

/// The inputs that are evaluated at most once in a run: those of constants, and of computations suspended there. The entry
/// point is among them if nothing in the program calls it.
pub(super) fn once(code: &Code, entry: Option<GlobalId>) -> FxHashSet<NodeId> {
    let called = |global: GlobalId| {
        let mut called = false;
        for body in &code.bodies {
            operands(code, body, |operand| called |= operand == Operand::Global(global.0));
        }
        called
    };
    let mut todo: Vec<BodyId> = Vec::new();
    for global in &code.globals {
        if code.body(global.body).suspended {
            todo.push(global.body);
        }
    }
    if let Some(entry) = entry.filter(|&entry| !called(entry)) {
        todo.push(code.globals[entry.index()].body);
    }
    let (mut inputs, mut seen) = (FxHashSet::default(), FxHashSet::default());
    while let Some(body) = todo.pop() {
        if !seen.insert(body) {
            continue;
        }
        for node in code.nodes_of(body) {
            match code.node(node) {
                Node::Fresh(_) => _ = inputs.insert(node),
                Node::Let { first, count, .. } => {
                    for binding in &code.bindings[first as usize..(first + count) as usize] {
                        if let Shape::Thunk(inner) = binding.shape {
                            todo.push(inner);
                        }
                    }
                }
                _ => {}
            }
        }
    }
    inputs
}

impl Abstract {
    /// An input at a node.
    pub(super) fn fresh_symbol(&mut self, ty: &Type, node: NodeId) -> Value {
        if self.inline {
            return self.symbol(ty, "x");
        }
        if let Some(&known) = self.fresh.get(&node) {
            return known;
        }
        if !self.once.contains(&node) {
            return Value::Ref(self.of_type(ty));
        }
        let value = self.symbol(ty, "x");
        self.fresh.insert(node, value);
        value
    }

    /// Says where the program starts, as far as that matters to what is evaluated once.
    pub(crate) fn starts_at(&mut self, entry: GlobalId) {
        self.once = once(&self.code, Some(entry));
    }

    /// Any value of a type, and the same one in all of a run.
    pub(crate) fn symbol(&mut self, ty: &Type, name: &str) -> Value {
        let mut left = MOST;
        self.symbol_within(ty, name, DEPTH, &mut left)
    }

    fn symbol_within(&mut self, ty: &Type, name: &str, depth: u32, left: &mut usize) -> Value {
        let ty = crate::inputs::looked_through(&self.code.program, ty);
        if depth == 0 || *left == 0 {
            return Value::Ref(self.of_type(&ty));
        }
        *left -= 1;
        let symbols = &mut self.known.symbols;
        match &ty {
            Type::Int | Type::Integer => {
                let (range, whole) = match ty {
                    Type::Int => (Range::new(i64::MIN.into(), i64::MAX.into()), Whole::int()),
                    _ => (Range::new(i128::MIN, i128::MAX), Whole::integer()),
                };
                let number = Some(symbols.number(range, name));
                Value::Set(self.known.sets.intern(Heads { whole, number, ..Heads::default() }))
            }
            Type::Data(data, args) => {
                let cons = self.code.program.data(*data).cons.clone();
                let tag = match cons.contains(&builtin::TRUE) {
                    true => symbols.truth(name),
                    false => {
                        let names = cons.iter().map(|&con| self.code.program.name(self.code.program.con(con).name));
                        let names = names.map(str::to_owned).collect();
                        symbols.tag(names, name)
                    }
                };
                let mut heads = Heads { tag: Some(tag), ..Heads::default() };
                for con in cons {
                    let object = self.symbolic_con(con, args, name, depth - 1, left);
                    heads.objects.insert(object);
                }
                Value::Set(self.known.sets.intern(heads))
            }
            ty => Value::Ref(self.of_type(ty)),
        }
    }

    fn symbolic_con(
        &mut self,
        con: ConId,
        args: &[Type],
        name: &str,
        depth: u32,
        left: &mut usize,
    ) -> crate::value::ObjectId {
        let code = self.code.clone();
        let params = &code.program.data(code.program.con(con).data).params;
        let mut fields: Vec<Addr> = Vec::new();
        for (at, field) in code.program.con(con).fields.iter().enumerate() {
            let field = field.substitute(&|name| {
                let at = params.iter().position(|&param| param == name);
                at.and_then(|at| args.get(at)).cloned().unwrap_or(Type::Any)
            });
            let name = match code.program.con(con).fields.len() {
                1 => name.to_owned(),
                _ => format!("{name}.{}", at + 1),
            };
            fields.push(match self.symbol_within(&field, &name, depth, left) {
                Value::Ref(addr) => addr,
                Value::Set(element) => {
                    self.inputs += 1;
                    let addr = self.known.addr(Place::Input(self.inputs));
                    self.known.given(addr, element);
                    addr
                }
            });
        }
        self.known.object(Object::Con(con, fields.into()))
    }

    fn number_term(&mut self, heads: &Heads) -> Option<TermId> {
        match &heads.whole {
            Whole::Exactly(number) => Some(self.known.symbols.terms.int(number.clone())),
            _ => heads.number,
        }
    }

    /// A primitive on whole numbers, some of which are known as terms.
    pub(super) fn compute_symbolic(
        &mut self,
        op: Prim,
        args: &[Heads],
        faults: &mut Vec<snell_semantics::Fault<()>>,
    ) -> Option<Value> {
        let value = self.compute(op, args, faults);
        if !args.iter().any(|arg| arg.number.is_some()) {
            return value;
        }
        if faults.contains(&snell_semantics::Fault::DivideByZero)
            && let Some(divisor) = args.get(1).and_then(|divisor| divisor.number)
        {
            let zero = self.known.symbols.terms.int(0);
            self.by_zero = Some(self.known.symbols.terms.eq(divisor, zero));
        }
        let terms: Option<Vec<TermId>> = args.iter().map(|arg| self.number_term(arg)).collect();
        let term = terms.and_then(|terms| snell_graph::term(&mut self.known.symbols.terms, op, &terms));
        let (Some(term), Some(value)) = (term, value) else { return value };
        Some(match op.signature().result {
            PrimType::Bool => match self.known.symbols.terms.as_bool(term) {
                Some(truth) => snell_semantics::Control::truth_value(self, truth),
                None => self.tagged(value, term),
            },
            _ => {
                let term = self.unwrapped(term);
                let heads = self.heads(value);
                match self.known.symbols.terms.as_int(term) {
                    Some(number) => {
                        let number = number.clone();
                        self.known.set(Heads::integer(number))
                    }
                    None if matches!(heads.whole, Whole::Exactly(_)) => value,
                    None => {
                        let number = self.known.symbols.bounded(term);
                        self.known.set(Heads { number, ..Heads::clone(&heads) })
                    }
                }
            }
        })
    }

    /// A truth value that is true when a condition is.
    fn tagged(&mut self, value: Value, condition: TermId) -> Value {
        let heads = self.heads(value);
        match heads.objects.len() {
            2 => {
                let tag = self.known.symbols.bounded(condition);
                Value::Set(self.known.sets.intern(Heads { tag, ..Heads::clone(&heads) }))
            }
            _ => value,
        }
    }

    /// A term of 64 bits without its wrapping, if the path has it in range.
    fn unwrapped(&mut self, term: TermId) -> TermId {
        let symbols = &mut self.known.symbols;
        let View::Wrap(inner) = symbols.terms.view(term) else { return term };
        let (low, high) = (symbols.terms.int(i64::MIN), symbols.terms.int(i64::MAX));
        let bounds = [symbols.terms.le(low, inner), symbols.terms.le(inner, high)];
        let fits = symbols.terms.and(&bounds);
        let wraps = symbols.terms.not(fits);
        let path = self.known.local.as_ref().map(|local| local.path.clone()).unwrap_or_default();
        match self.known.symbols.with(&path, wraps) {
            Some(_) => term,
            None => inner,
        }
    }

    /// The path goes on only where a condition holds.
    pub(super) fn learn(&mut self, condition: Option<TermId>) -> Answer<()> {
        match condition.is_none_or(|condition| self.known.learn(condition)) {
            true => Ok(()),
            false => Err(Stop::Dead),
        }
    }

    /// When a value takes an alternative: a position in `cases`, or the default.
    pub(super) fn taken_when(&mut self, heads: &Heads, alts: &Alternatives, case: u32) -> Option<TermId> {
        if let Some(tag) = heads.tag.filter(|_| !heads.has_atoms()) {
            let own: Vec<ConId> = heads.objects.iter().filter_map(|object| self.known.get(object).con()).collect();
            let takes = |con: ConId| alts.case_of(con).map_or(u32::MAX, |at| at as u32) == case;
            let (taken, excluded): (Vec<ConId>, Vec<ConId>) = own.into_iter().partition(|&con| takes(con));
            if let [only] = taken[..] {
                let other = self.is_not(tag, only);
                return Some(self.known.symbols.terms.not(other));
            }
            let conditions: Vec<TermId> = excluded.into_iter().map(|con| self.is_not(tag, con)).collect();
            return Some(self.known.symbols.terms.and(&conditions));
        }
        let number = heads.number.filter(|_| heads.objects.is_empty() && heads.atom_kinds() == 1)?;
        let literals = alts.cases.iter().map(|case| match &case.test {
            Test::Lit(literal) => crate::knowledge::number(literal),
            Test::Con(..) => None,
        });
        let literals: Option<Vec<Integer>> = literals.collect();
        let literals = literals?;
        let mut equation = |literal: &Integer| {
            let literal = self.known.symbols.terms.int(literal.clone());
            self.known.symbols.terms.eq(number, literal)
        };
        match literals.get(case as usize) {
            Some(literal) => Some(equation(literal)),
            None => {
                let equations: Vec<TermId> = literals.iter().map(&mut equation).collect();
                let any = self.known.symbols.terms.or(&equations);
                Some(self.known.symbols.terms.not(any))
            }
        }
    }

    fn is_not(&mut self, tag: TermId, con: ConId) -> TermId {
        let index = self.code.program.con(con).index;
        let terms = &mut self.known.symbols.terms;
        match (terms.sort(tag), con) {
            (Sort::Bool, builtin::TRUE) => terms.not(tag),
            (Sort::Bool, _) => tag,
            _ => {
                let index = terms.int(i64::from(index));
                terms.ne(tag, index)
            }
        }
    }

    /// When a truth value is true.
    pub(super) fn true_when(&mut self, heads: &Heads, truth: bool) -> Option<TermId> {
        let tag = heads.tag.filter(|&tag| self.known.symbols.terms.sort(tag) == Sort::Bool)?;
        Some(if truth { tag } else { self.known.symbols.terms.not(tag) })
    }

    /// When two numbers are equal.
    pub(super) fn equal_when(&mut self, left: &Heads, right: &Heads) -> Option<TermId> {
        let only_numbers = |heads: &Heads| heads.objects.is_empty() && heads.atom_kinds() == 1;
        if !self.known.components.symbolic || !only_numbers(left) || !only_numbers(right) {
            return None;
        }
        let (left, right) = (self.number_term(left)?, self.number_term(right)?);
        Some(self.known.symbols.terms.eq(left, right))
    }
}
