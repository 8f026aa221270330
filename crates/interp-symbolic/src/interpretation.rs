//! Answers to the machine's questions when values may be unknown.

use crate::decision::{Condition, Narrowing, Pending};
use crate::state::{Answer, Symbolic};
use crate::types::Sort;
use snell_core_ir::{ConId, Literal, Prim, PrimType, Type, builtin};
use snell_graph::{
    Kind, Packed, Word, apply, apply_common, apply_rest, caught, compare_literal, known_order, known_truth, known_value,
};
use snell_logic::TermId;
use snell_semantics::{
    Alternatives, Awaited, BodyId, Callee, Control, Demand, Equality, Fault, Key, Memory, Mode, NodeId, Peek, Selected,
    Shape, SiteId, Stop, Test, Values,
};

impl Values for Symbolic {
    type Value = Word;

    type Stored = Packed;

    const BINDS_PLAINLY: bool = true;

    #[inline(always)]
    fn store(&mut self, value: Word) -> Packed {
        self.heap.pack(value)
    }

    #[inline(always)]
    fn view(&self, stored: Packed) -> Word {
        self.heap.view(stored)
    }

    fn literal(&mut self, literal: &Literal) -> Word {
        self.heap.literal(literal)
    }

    #[inline]
    fn build(&mut self, shape: Shape, _site: SiteId, fields: impl ExactSizeIterator<Item = Packed>) -> Packed {
        self.heap.build(shape, fields)
    }

    #[inline(always)]
    fn build_few<const N: usize>(&mut self, shape: Shape, _site: SiteId, fields: [Packed; N]) -> Packed {
        self.heap.build_few(shape, fields)
    }

    #[inline]
    fn reserve(&mut self, shape: Shape, _site: SiteId, fields: usize) -> Packed {
        self.heap.reserve(shape, fields)
    }

    #[inline]
    fn fill(&mut self, target: Packed, _shape: Shape, fields: impl ExactSizeIterator<Item = Packed>) {
        self.heap.fill(target, fields);
    }

    #[inline]
    fn unpack(&mut self, value: Packed, into: &mut [Packed]) {
        self.heap.unpack(value, into);
    }

    #[inline]
    fn unpack_from(&mut self, value: Packed, first: usize, into: &mut [Packed]) {
        self.heap.unpack_from(value, first, into);
    }

    fn unpack_again(&mut self, value: Word, into: &mut [Packed]) {
        let value = self.current(value);
        let value = self.heap.pack(value);
        self.heap.unpack(value, into);
    }
}

impl Memory for Symbolic {
    #[inline]
    fn demand(&mut self, value: Word) -> Answer<Demand<Word>> {
        match self.heap.demand(value) {
            Ok(Demand::Ready(Word::Lazy(addr))) => match self.make_input(addr)? {
                Some(body) => Ok(Demand::Run(body)),
                None => Ok(Demand::Ready(self.demand_unbound(addr)?)),
            },
            Ok(demand) => Ok(demand),
            Err(stop) => {
                self.awaited = value;
                Err(stop)
            }
        }
    }

    fn observe(&mut self, value: Word) -> Answer<Demand<Word>> {
        let found = self.heap.demand(value);
        if found.is_err() {
            self.awaited = value;
        }
        found
    }

    #[inline]
    fn inspect(&mut self, value: Word) -> Answer<Demand<Word>> {
        match self.heap.demand(value)? {
            Demand::Ready(Word::Term(Kind::Bool, term)) => {
                let truth = self.decide(term, 1)?;
                Ok(Demand::Ready(self.truth_value(truth)))
            }
            Demand::Ready(Word::Lazy(addr)) => match self.make_input(addr)? {
                Some(body) => Ok(Demand::Run(body)),
                None => Ok(Demand::Ready(Word::Lazy(addr))),
            },
            demand => Ok(demand),
        }
    }

    #[inline(always)]
    fn peek(&self, value: Packed) -> Peek<Packed> {
        self.heap.peek(value)
    }

    #[inline(always)]
    fn suspended(&self, at: u32, _value: Packed) -> Packed {
        Packed::lazy(at)
    }

    #[inline(always)]
    fn open_at(&mut self, at: u32, into: &mut [Packed]) {
        self.heap.open_at(at, into);
    }

    #[inline]
    fn is_evaluated(&self, value: Packed) -> bool {
        value.is_value()
    }

    #[inline]
    fn open(&mut self, thunk: Packed, into: &mut [Packed]) {
        self.heap.open(thunk, into);
    }

    #[inline]
    fn update(&mut self, thunk: Packed, value: Packed) {
        self.heap.update(thunk, value);
    }

    fn abandon(&mut self, thunk: Packed, fault: Fault<Word>) {
        self.heap.abandon(thunk, fault);
    }

    #[inline]
    fn wants_collection(&self) -> bool {
        self.heap.wants_collection()
    }

    fn begin_collection(&mut self) {
        self.heap.begin_collection();
    }

    fn relocate(&mut self, root: &mut Packed) {
        *root = self.heap.relocate(*root);
    }

    fn end_collection(&mut self) -> Answer<()> {
        self.relocate_own();
        self.heap.end_collection()
    }
}

impl Control for Symbolic {
    #[inline]
    fn select(&mut self, value: Word, alts: &Alternatives) -> Answer<Selected<Word>> {
        match value {
            Word::Con(con, _) => {
                let case = alts.case_of(con).map_or(Selected::<Word>::DEFAULT, |case| case as u32);
                Ok(Selected { value, case })
            }
            Word::Lazy(_) | Word::Term(..) | Word::Chars(_) => self.select_unknown(value, alts),
            value => Ok(Selected { value, case: literal_case(self, value, alts) }),
        }
    }

    #[inline(always)]
    fn plain_constructor(&self, value: Packed) -> Option<ConId> {
        value.as_con().map(|(con, _)| con)
    }

    #[inline]
    fn plain_key(&self, value: Packed) -> Option<Key> {
        value.as_key()
    }

    #[inline(always)]
    fn plain_function(&self, function: Packed) -> Option<BodyId> {
        function.as_fun()
    }

    #[inline]
    fn callee(&mut self, function: Word) -> Answer<Callee> {
        match function {
            Word::Fun(body, _) => Ok(Callee::Code(body)),
            Word::Partial(len, _) => Ok(Callee::Partial(len as usize - 1)),
            Word::Table(_) => Ok(Callee::Opaque),
            Word::Lazy(_) => self.unknown_callee(function),
            other => Err(Stop::Fail(Fault::NotAFunction(other))),
        }
    }

    #[inline]
    fn primitive(&mut self, op: Prim, args: &[Word], _node: NodeId) -> Answer<Word> {
        let unknown = args.iter().any(|arg| matches!(arg, Word::Term(..) | Word::Lazy(_) | Word::Chars(_)))
            || op == Prim::StrPack;
        match unknown {
            false => match apply_common(op, args) {
                Some(result) => result,
                None => self.primitive_known(op, args),
            },
            true => self.primitive_unknown(op, args),
        }
    }

    #[inline(always)]
    fn known_truth(&self, op: Prim, left: Packed, right: Packed) -> Option<bool> {
        known_truth(op, left, right)
    }

    #[inline(always)]
    fn known_order(&self, op: Prim, left: Packed, right: Packed) -> Option<std::cmp::Ordering> {
        known_order(op, left, right)
    }

    #[inline(always)]
    fn known_value(&self, op: Prim, left: Packed, right: Packed) -> Option<Packed> {
        known_value(op, left, right)
    }

    fn fresh(&mut self, ty: &Type, node: NodeId) -> Answer<Word> {
        let ty = match self.fresh_types.get(&node) {
            Some(&known) => known,
            None => {
                let ty = self.types.intern(ty);
                self.fresh_types.insert(node, ty);
                ty
            }
        };
        let input = self.variable(ty);
        self.inputs.push(input);
        Ok(input)
    }

    fn truth(&mut self, value: Word) -> Answer<bool> {
        match self.current(value) {
            Word::Con(builtin::TRUE, _) => Ok(true),
            Word::Con(builtin::FALSE, _) => Ok(false),
            Word::Term(Kind::Bool, term) => self.decide(term, 1),
            word => match self.unbound(word) {
                Some((addr, ..)) => {
                    let unknown = self.unknown_of(Kind::Bool);
                    let Word::Term(_, term) = unknown else { return Err(Stop::Dead) };
                    match self.bind(addr, unknown) {
                        true => self.decide(term, 1),
                        false => Err(Stop::Dead),
                    }
                }
                None => Err(Stop::Fail(Fault::NoMatch)),
            },
        }
    }

    fn index(&self, value: Word) -> Option<u32> {
        match self.current(value) {
            Word::Int(number) => number.try_into().ok(),
            _ => None,
        }
    }

    fn constructor(&self, value: Word) -> Option<ConId> {
        match self.current(value) {
            Word::Con(con, _) => Some(con),
            _ => None,
        }
    }

    /// No decision: where this is asked, nothing but this is wanted.
    fn require(&mut self, value: Word, con: ConId) -> Answer<Word> {
        match self.current(value) {
            Word::Con(known, _) if known == con => Ok(value),
            Word::Term(Kind::Bool, term) => {
                let condition = if con == builtin::TRUE { term } else { self.terms.not(term) };
                if self.assume(condition) { Ok(Word::nullary(con)) } else { Err(Stop::Dead) }
            }
            word => match self.unbound(word) {
                Some((addr, ty, attribute)) => {
                    let ty = self.typed(addr, ty, attribute, con);
                    if self.narrow(addr, ty, Narrowing::Con(con)) { Ok(self.current(word)) } else { Err(Stop::Dead) }
                }
                None => Err(Stop::Dead),
            },
        }
    }

    fn promise(&mut self, con: ConId, width: usize) -> Word {
        if width == 0 {
            return Word::nullary(con);
        }
        let cells = self.heap.alloc(std::iter::repeat_n(Word::Running, width));
        let fields = self.heap.alloc((cells..cells + width as u32).map(Word::Lazy));
        Word::Con(con, fields)
    }

    fn keep(&mut self, promise: Word, value: Word) {
        let (Word::Con(_, promised), value @ Word::Con(_, fields)) = (promise, self.current(value)) else { return };
        for at in 0..self.heap.width(value) as u32 {
            let field = self.heap.get(fields + at);
            if let Word::Lazy(cell) = self.heap.get(promised + at) {
                self.heap.set(cell, field);
            }
        }
    }

    fn provides(&self, promise: Word, awaited: Word) -> bool {
        let Word::Lazy(awaited) = awaited else { return false };
        let awaited = self.heap.resolve(awaited);
        match promise {
            // The fields are the very cells that were promised.
            Word::Con(_, fields) => {
                let fields = self.heap.slice(fields, self.heap.width(promise));
                fields.into_iter().any(|field| matches!(field, Word::Lazy(addr) if addr == awaited))
            }
            Word::Lazy(addr) => self.heap.resolve(addr) == awaited,
            _ => false,
        }
    }

    fn awaited(&self, decision: bool) -> Awaited<Packed> {
        match self.awaited {
            _ if decision => self.awaited_decision(),
            Word::Lazy(addr) => Awaited::Value(Packed::lazy(addr)),
            _ => Awaited::Nothing,
        }
    }

    fn key(&self, awaited: &Awaited<Packed>) -> u64 {
        self.decision_key(awaited)
    }

    fn still_waits(&self, awaited: &Awaited<Packed>) -> bool {
        match *awaited {
            Awaited::Value(value) => {
                value.as_lazy().is_some_and(|addr| matches!(self.heap.get(self.heap.resolve(addr)), Word::Running))
            }
            Awaited::Decision { about: [first, _], note } => {
                first.as_lazy().is_some_and(|addr| self.is_undecided(addr, note))
            }
            Awaited::Nothing => false,
        }
    }

    fn ways(&self) -> u32 {
        self.pending_ways()
    }

    fn equal(&mut self, mode: Mode, left: Word, right: Word) -> Answer<Equality> {
        self.compare_heads(mode, left, right)
    }

    #[inline]
    fn width(&mut self, value: Word) -> usize {
        self.heap.reach(value)
    }

    fn truth_value(&mut self, truth: bool) -> Word {
        Word::nullary(if truth { builtin::TRUE } else { builtin::FALSE })
    }

    fn unit(&mut self) -> Word {
        Word::nullary(builtin::UNIT)
    }

    fn caught(&mut self, fault: Fault<Word>) -> Word {
        caught(&mut self.heap, fault)
    }

    fn ask(&mut self, function: Word, arg: Word) -> Answer<Word> {
        match self.current(function) {
            Word::Table(table) => self.apply_table(table, arg),
            _ => Err(Stop::Fail(Fault::NotAFunction(function))),
        }
    }
}

impl Symbolic {
    /// A variable that is looked at: numbers become terms and functions tables; data waits for a branch.
    pub(crate) fn demand_unbound(&mut self, addr: u32) -> Answer<Word> {
        let Word::Unbound(ty, _) = self.heap.get(addr) else { return Ok(Word::Lazy(addr)) };
        let ty = crate::types::TypeId(ty);
        let sort = self.types.sort(ty);
        let value = match (Symbolic::kind(sort), sort) {
            (Some(kind), _) => self.unknown_of(kind),
            (None, Sort::Function(..)) => self.table(ty),
            (None, Sort::Cell(_) | Sort::Array(_)) => return self.make_row(addr, ty),
            (None, Sort::Str) if self.has_cells() => return self.make_row(addr, ty),
            _ => return Ok(Word::Lazy(addr)),
        };
        match self.bind(addr, value) {
            true => Ok(value),
            false => Err(Stop::Dead),
        }
    }

    fn unknown_callee(&mut self, function: Word) -> Answer<Callee> {
        match self.current(function) {
            Word::Table(_) => return Ok(Callee::Opaque),
            Word::Fun(body, _) => return Ok(Callee::Code(body)),
            _ => {}
        }
        let Some((addr, ty, _)) = self.unbound(function) else {
            return Err(Stop::Fail(Fault::NotAFunction(function)));
        };
        match self.types.sort(ty) {
            Sort::Any => {
                let any = crate::types::Types::ANY;
                let ty = self.types.function(any, any);
                let table = self.table(ty);
                match self.bind(addr, table) {
                    true => Ok(Callee::Opaque),
                    false => Err(Stop::Dead),
                }
            }
            _ => Err(Stop::Fail(Fault::NotAFunction(function))),
        }
    }

    fn select_unknown(&mut self, value: Word, alts: &Alternatives) -> Answer<Selected<Word>> {
        let value = self.current(value);
        match (value, alts.cases.first().map(|case| &case.test)) {
            (Word::Chars(_), _) => self.select_text(value, alts),
            (Word::Lazy(_), Some(Test::Lit(Literal::Str(_)))) if self.has_cells() => match self.unbound(value) {
                Some((addr, ..)) => {
                    let text = self.demand_unbound(addr)?;
                    self.select(text, alts)
                }
                None => Err(Stop::Dead),
            },
            (Word::Lazy(_), Some(Test::Lit(literal))) => {
                let kind = match literal {
                    Literal::Int(_) => Kind::Int,
                    Literal::Integer(_) => Kind::Integer,
                    Literal::Double(_) => Kind::Double,
                    Literal::Char(_) => Kind::Char,
                    Literal::Str(_) => return self.give_up("branching on an unknown string"),
                };
                let unknown = self.unknown_of(kind);
                match self.unbound(value) {
                    Some((addr, ..)) if self.bind(addr, unknown) => self.select_unknown(unknown, alts),
                    _ => Err(Stop::Dead),
                }
            }
            (Word::Lazy(_), _) => match self.unbound(value) {
                Some((addr, ty, attribute)) => self.select_unbound(addr, ty, attribute, alts),
                None => Err(Stop::Dead),
            },
            (Word::Term(Kind::Bool, term), _) => {
                let truth = self.decide_branch(term, alts)?;
                let value = self.truth_value(truth);
                self.select(value, alts)
            }
            (Word::Term(_, term), _) => self.select_number(value, term, alts),
            (value, _) => self.select(value, alts),
        }
    }

    /// As `decide`, with the places the branch leads to.
    fn decide_branch(&mut self, term: TermId, alts: &Alternatives) -> Answer<bool> {
        let decided = self.decide(term, 1);
        if let (Err(Stop::Decide), Pending::Conditions { conditions, site }) = (&decided, &mut self.pending) {
            *site = alts.node.0;
            for (way, con) in conditions.iter_mut().zip([builtin::TRUE, builtin::FALSE]) {
                let body = alts.case_of(con).map(|case| alts.cases[case].body).or(alts.default);
                way.target = body.map_or(alts.node.0, |body| body.0);
            }
        }
        decided
    }

    /// Branches on an unknown number: each literal, and none of them.
    fn select_number(&mut self, value: Word, term: TermId, alts: &Alternatives) -> Answer<Selected<Word>> {
        let Word::Term(kind, _) = value else { return Err(Stop::Dead) };
        let plain = self.in_range(term)?;
        let mut ways = Vec::with_capacity(alts.cases.len() + 1);
        let mut cases = Vec::with_capacity(alts.cases.len() + 1);
        let mut none = Vec::with_capacity(alts.cases.len());
        for (at, case) in alts.cases.iter().enumerate() {
            let Test::Lit(literal) = &case.test else { continue };
            let literal = self.heap.literal(literal);
            let Some(equation) = self.equation(Word::Term(kind, plain), literal) else { continue };
            match self.known(equation) {
                Some(true) => return Ok(Selected { value: literal, case: at as u32 }),
                Some(false) => continue,
                None => {}
            }
            none.push(self.terms.not(equation));
            ways.push(Condition { condition: equation, cost: 1, target: case.body.0 });
            cases.push((at as u32, literal));
        }
        let default = Selected { value, case: Selected::<Word>::DEFAULT };
        let Some(first) = ways.first() else { return Ok(default) };
        if let Some(taken) = self.taken(first.condition) {
            return Ok(match cases.get(taken as usize) {
                Some(&(case, value)) => Selected { value, case },
                None => default,
            });
        }
        let condition = self.terms.and(&none);
        let target = alts.default.map_or(alts.node.0, |body| body.0);
        ways.push(Condition { condition, cost: 1, target });
        self.pending = Pending::Conditions { conditions: ways, site: alts.node.0 };
        Err(Stop::Decide)
    }

    /// Out of line: what is common is done where the machine is.
    #[inline(never)]
    fn primitive_known(&mut self, op: Prim, args: &[Word]) -> Answer<Word> {
        self.note_shared(op, args);
        match apply_rest(&mut self.heap, op, args) {
            // No handler of the program may take this for a failure of its own.
            Err(Stop::Fail(Fault::Unsupported(what))) => self.give_up(what),
            result => result,
        }
    }

    /// Notes where it matters that no two inputs are one object.
    fn note_shared(&mut self, op: Prim, args: &[Word]) {
        match op {
            Prim::CellWrite | Prim::ArrayWrite if !self.rows.is_empty() => self.note_change(args[0]),
            Prim::DataSame if self.has_cells() => self.note_identity(args[0], args[1]),
            _ => {}
        }
    }

    fn primitive_unknown(&mut self, op: Prim, args: &[Word]) -> Answer<Word> {
        match op {
            Prim::DataTag => self.tag(args[0]),
            // Nobody knows what is in a cell that is an input.
            Prim::CellRead | Prim::CellWrite | Prim::CellSame if matches!(args[0], Word::Lazy(_)) => {
                self.lift(op, args)
            }
            // One variable is one object, whatever it becomes.
            Prim::DataSame | Prim::DataShared | Prim::DataUnknown => {
                let args: Vec<Word> = args.iter().map(|&arg| self.current(arg)).collect();
                self.note_shared(op, &args);
                apply(&mut self.heap, op, &args)
            }
            // These only pass their lazy arguments on.
            Prim::CellNew | Prim::CellWrite | Prim::CellRead | Prim::CellSame | Prim::ArraySame => {
                self.note_shared(op, args);
                apply(&mut self.heap, op, args)
            }
            Prim::StrPack => self.pack(args[0]),
            Prim::StrOnto if matches!(args[0], Word::Str(_)) => apply(&mut self.heap, op, args),
            // Their argument says nothing, or what would be read is unknown anyway.
            op if op.is_console() && op.signature().result != PrimType::Unit => {
                self.primitive_known(op, &[Word::Int(0)])
            }
            _ => self.lift(op, args),
        }
    }

    /// The position of a constructor: the variable is narrowed to one first.
    fn tag(&mut self, value: Word) -> Answer<Word> {
        let value = self.current(value);
        let Some((addr, ty, attribute)) = self.unbound(value) else {
            return apply(&mut self.heap, Prim::DataTag, &[value]);
        };
        self.narrow_fully(addr, ty, attribute)
    }

    /// Words that only this state knows of.
    fn relocate_own(&mut self) {
        let mut words: Vec<&mut Word> = Vec::new();
        words.extend(self.args.iter_mut().chain(&mut self.inputs).chain(&mut self.made).chain(&mut self.equated));
        words.extend(self.rows.iter_mut().flat_map(|row| [&mut row.itself, &mut row.parts]));
        words.extend(self.entries.iter_mut().flat_map(|entry| [&mut entry.arg, &mut entry.result]));
        words.extend(self.disequalities.iter_mut().flatten().flat_map(|(left, right)| [left, right]));
        for word in words {
            *word = self.heap.relocate_word(*word);
        }
    }
}

fn literal_case(symbolic: &Symbolic, value: Word, alts: &Alternatives) -> u32 {
    let matches = |case: &snell_semantics::Case| match &case.test {
        Test::Lit(literal) => compare_literal(&symbolic.heap, value, literal) == Some(true),
        Test::Con(..) => false,
    };
    alts.cases.iter().position(matches).map_or(Selected::<Word>::DEFAULT, |case| case as u32)
}
