//! Random programs: well scoped, over every construct, with names as strange as front ends may make them.

use snell_core_ir::*;
use snell_integer::Integer;

/// A small generator of numbers, the same on every machine.
pub struct Random(u64);

impl Random {
    /// A generator; the seeds 0, 1, 2.. give unrelated sequences.
    pub fn new(seed: u64) -> Self {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x2545_f491_4f6c_dd1d)
    }

    /// The next number.
    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// A number below a limit.
    pub fn below(&mut self, limit: usize) -> usize {
        (self.next() >> 33) as usize % limit
    }

    /// One of a list.
    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }
}

const NAMES: &[&str] = &[
    "x",
    "x",
    "x",
    "y",
    "t",
    "x_1",
    "x_2",
    "_",
    "",
    "let",
    "in",
    "data",
    "thunk",
    "+",
    "Data.Map.insert",
    "größe",
    "X",
    "Cons",
    "a`b",
    "a\\b",
    "a\nb",
    "int.add",
    "f'",
    "f",
    "g",
    "NaN",
    "Int",
    "@x",
    "x y",
    "\u{202e}",
    "-5",
    "1",
];

const CAPITALS: &[&str] = &["T", "K", "Int", "NaN", "Infinity", ":", "point", "A.B", "λ", "let", "Tree", "", "Node"];

/// A program.
pub fn program(seed: u64) -> Program {
    let mut g = Generator { random: Random::new(seed), b: Builder::new(), globals: Vec::new(), scope: Vec::new() };
    g.datas();
    for _ in 0..1 + g.random.below(4) {
        let name = format!("{}{}", g.random.pick(NAMES), g.random.below(3));
        let name = if g.random.below(2) == 0 { g.random.pick(NAMES).to_string() } else { name };
        if g.b.find_global(&name).is_none() {
            let global = g.b.declare(&name);
            g.globals.push(global);
        }
    }
    for global in g.globals.clone() {
        g.global(global);
    }
    g.b.finish()
}

struct Generator {
    random: Random,
    b: Builder,
    globals: Vec<GlobalId>,
    scope: Vec<VarId>,
}

impl Generator {
    fn datas(&mut self) {
        let mut types = Vec::new();
        for _ in 0..self.random.below(4) {
            let name = *self.random.pick(CAPITALS);
            if self.b.find_data(name).is_none() {
                let params: Vec<&str> = ["a", "b c"][..self.random.below(3)].to_vec();
                types.push((self.b.data(name, &params), params));
            }
        }
        for (data, params) in types {
            for _ in 0..self.random.below(4) {
                let name = *self.random.pick(CAPITALS);
                if self.b.find_con(name).is_none() {
                    let fields = (0..self.random.below(4)).map(|_| self.ty(&params, 3)).collect();
                    self.b.constructor(data, name, fields);
                }
            }
        }
    }

    fn ty(&mut self, vars: &[&str], depth: usize) -> Type {
        match self.random.below(if depth == 0 { 6 } else { 11 }) {
            0 => Type::Int,
            1 => Type::Integer,
            2 => Type::Double,
            3 => Type::Char,
            4 => Type::Str,
            6 => Type::function(self.ty(vars, depth - 1), self.ty(vars, depth - 1)),
            7 => Type::Cell(Box::new(self.ty(vars, depth - 1))),
            8 => Type::Array(Box::new(self.ty(vars, depth - 1))),
            9 => {
                let data = self.random.below(self.b.program().datas.len());
                let arity = self.b.program().datas[data].params.len();
                Type::Data(DataId(data as u32), (0..arity).map(|_| self.ty(vars, depth - 1)).collect())
            }
            10 if !vars.is_empty() => {
                let name = *self.random.pick(vars);
                Type::Var(self.b.name(name))
            }
            _ => Type::Any,
        }
    }

    fn global(&mut self, global: GlobalId) {
        if self.random.below(2) == 0 {
            // As many arrows as parameters, or a result that may be a function.
            let ty = (0..4).fold(self.ty(&["a", "A"], 2), |to, _| Type::function(self.ty(&["a", "A"], 2), to));
            self.b.signature(global, ty);
        }
        let params: Vec<VarId> = (0..self.random.below(4)).map(|_| self.var()).collect();
        self.scope = params.clone();
        let body = self.expr(6);
        self.b.define(global, params, body);
    }

    fn var(&mut self) -> VarId {
        let name = *self.random.pick(NAMES);
        self.b.var(name)
    }

    fn vars(&mut self, count: usize) -> Vec<VarId> {
        (0..count).map(|_| self.var()).collect()
    }

    fn expr(&mut self, depth: usize) -> ExprId {
        let mark = self.scope.len();
        let expr = match self.random.below(if depth == 0 { 6 } else { 13 }) {
            0 => {
                let atom = self.atom();
                self.b.atom(atom)
            }
            1 => {
                let (function, args) = (self.atom(), self.some_atoms());
                self.b.call(function, args)
            }
            2 => {
                let con = self.con();
                let args = self.atoms(self.arity(con));
                self.b.construct(con, args)
            }
            3 => {
                let op = *self.random.pick(Prim::ALL);
                let args = self.atoms(op.signature().args.len());
                self.b.prim(op, args)
            }
            4 => {
                let ty = self.ty(&["a", "a b"], 2);
                self.b.fresh(ty)
            }
            5 => {
                let label = *self.random.pick(NAMES);
                self.b.error(label)
            }
            6 | 7 => {
                let count = 1 + self.random.below(3);
                let vars = self.vars(count);
                self.scope.extend(&vars);
                let bindings: Vec<Binding> = vars.into_iter().map(|var| self.binding(var, depth - 1)).collect();
                let body = self.expr(depth - 1);
                self.b.let_(bindings, body)
            }
            8..=10 => self.case(depth - 1),
            11 => {
                let (condition, body) = (self.atom(), self.expr(depth - 1));
                self.b.assume(condition, body)
            }
            _ => {
                let label = *self.random.pick(NAMES);
                let (condition, body) = (self.atom(), self.expr(depth - 1));
                self.b.assert(label, condition, body)
            }
        };
        self.scope.truncate(mark);
        expr
    }

    fn binding(&mut self, var: VarId, depth: usize) -> Binding {
        let mark = self.scope.len();
        let binding = match self.random.below(3) {
            0 => {
                let count = 1 + self.random.below(3);
                let params = self.vars(count);
                self.scope.extend(&params);
                let body = self.expr(depth);
                Binding::lambda(var, params, body)
            }
            1 => Binding::thunk(var, self.expr(depth)),
            _ => {
                let con = self.con();
                let args = self.atoms(self.arity(con));
                Binding::construct(var, con, args)
            }
        };
        self.scope.truncate(mark);
        binding
    }

    fn case(&mut self, depth: usize) -> ExprId {
        let scrutinee = self.expr(depth);
        let binder = self.var();
        self.scope.push(binder);
        let mut alts = Vec::new();
        if self.random.below(2) == 0 {
            let cons = self.b.program().datas[self.random.below(self.b.program().datas.len())].cons.clone();
            for con in cons {
                if self.random.below(4) > 0 {
                    let vars = self.vars(self.arity(con));
                    let mark = self.scope.len();
                    self.scope.extend(&vars);
                    let body = self.expr(depth);
                    self.scope.truncate(mark);
                    alts.push(Alt::con(con, vars, body));
                }
            }
        } else {
            let first = self.literal();
            for _ in 0..self.random.below(4) {
                let literal = self.literal();
                let fits = std::mem::discriminant(&literal) == std::mem::discriminant(&first);
                let nan = matches!(literal, Literal::Double(value) if value.is_nan());
                let new = !alts.iter().any(|alt: &Alt| alt.pattern == Pattern::Lit(literal.clone()));
                if fits && new && !nan {
                    let body = self.expr(depth);
                    alts.push(Alt::lit(literal, body));
                }
            }
        }
        let default = (self.random.below(2) == 0).then(|| self.expr(depth));
        self.b.case(scrutinee, binder, alts, default)
    }

    fn con(&mut self) -> ConId {
        ConId(self.random.below(self.b.program().cons.len()) as u32)
    }

    fn arity(&self, con: ConId) -> usize {
        self.b.program().con(con).fields.len()
    }

    fn some_atoms(&mut self) -> Vec<Atom> {
        let count = 1 + self.random.below(3);
        self.atoms(count)
    }

    fn atoms(&mut self, count: usize) -> Vec<Atom> {
        (0..count).map(|_| self.atom()).collect()
    }

    fn atom(&mut self) -> Atom {
        match self.random.below(5) {
            0 => self.literal().into(),
            1 => (*self.random.pick(&self.globals)).into(),
            _ if self.scope.is_empty() => self.literal().into(),
            _ => (*self.random.pick(&self.scope)).into(),
        }
    }

    fn literal(&mut self) -> Literal {
        let bits = self.random.next();
        match self.random.below(8) {
            0 => Literal::Int(bits as i64),
            1 => Literal::Int((bits % 5) as i64 - 2),
            2 => Literal::Integer(Integer::from((bits % 5) as i64 - 2)),
            3 => Literal::Integer(format!("-{bits}{bits}").parse().ok().unwrap()),
            4 => Literal::Double(f64::from_bits(bits)),
            5 => {
                let special = [0.0, -0.0, f64::NAN, -f64::NAN, f64::INFINITY, f64::NEG_INFINITY, 1e300, 1e-320, 0.1];
                Literal::Double(*self.random.pick(&special))
            }
            6 => Literal::Char(char::from_u32(bits as u32 % 0x11_0000).unwrap_or('\'')),
            _ => Literal::Str((*self.random.pick(&["", "a\"b\\", "\0\u{7f}\n\t", "λ→🙂", "{- -}", "\u{feff}"])).into()),
        }
    }
}
