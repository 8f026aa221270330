//! Random programs: whatever a run does, the analysis covers it.

mod harness;
use harness::{concrete, covers, must_cover, program, sound_sets};
use snell_core_ir::{Type, builtin};
use snell_graph::Datum;
use snell_integer::Integer;
use snell_interp_abstract::{AbstractInput, Options, analyse};
use snell_interp_concrete::Ended;

/// What a generated expression is meant to give. Now and then it gives something else.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Int,
    Bool,
    List,
    Function,
}

struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % bound
    }
}

struct Generator {
    random: Random,
    scope: Vec<(String, Kind)>,
    names: u32,
    catches: bool,
}

const GLOBALS: [(&str, &[Kind], Kind); 4] = [
    ("f", &[Kind::Int, Kind::List], Kind::Int),
    ("g", &[Kind::Int], Kind::List),
    ("h", &[Kind::Function, Kind::Int], Kind::Int),
    ("c", &[], Kind::List),
];

impl Generator {
    fn program(&mut self) -> String {
        let mut text = String::new();
        for (name, params, result) in GLOBALS.iter().chain(&[("main", &[Kind::Int, Kind::List][..], Kind::List)]) {
            self.scope.clear();
            text.push_str(name);
            for &kind in *params {
                let param = self.fresh(kind);
                text.push_str(&format!(" {param}"));
            }
            text.push_str(&format!(" = {};\n", self.expr(*result, 5)));
        }
        text
    }

    fn fresh(&mut self, kind: Kind) -> String {
        self.names += 1;
        let name = format!("v{}", self.names);
        self.scope.push((name.clone(), kind));
        name
    }

    fn within(&mut self, bound: &[Kind], body: Kind, depth: u32) -> (Vec<String>, String) {
        let outer = self.scope.len();
        let names = bound.iter().map(|&kind| self.fresh(kind)).collect();
        let body = self.expr(body, depth);
        self.scope.truncate(outer);
        (names, body)
    }

    fn variable(&mut self, kind: Kind) -> Option<String> {
        let fitting: Vec<String> =
            self.scope.iter().filter(|(_, of)| *of == kind).map(|(name, _)| name.clone()).collect();
        let count = fitting.len() as u64;
        (count > 0).then(|| fitting[self.random.below(count) as usize].clone())
    }

    fn leaf(&mut self, kind: Kind) -> String {
        if self.random.below(3) > 0
            && let Some(name) = self.variable(kind)
        {
            return name;
        }
        match kind {
            Kind::Int => format!("{}", self.random.below(6) as i64 - 2),
            Kind::Bool => ["True", "False"][self.random.below(2) as usize].into(),
            Kind::List => ["Nil", "c"][self.random.below(2) as usize].into(),
            Kind::Function => "(\\z -> z)".into(),
        }
    }

    fn expr(&mut self, kind: Kind, depth: u32) -> String {
        // Core is not typed: sometimes something else turns up.
        let kind = match self.random.below(60) {
            0 => Kind::Int,
            1 => Kind::Function,
            2 => Kind::List,
            _ => kind,
        };
        if depth == 0 {
            return self.leaf(kind);
        }
        let next = depth - 1;
        match self.random.below(16) {
            0 => {
                let (condition, yes, no) = (self.expr(Kind::Bool, next), self.expr(kind, next), self.expr(kind, next));
                format!("if {condition} then {yes} else {no}")
            }
            1 => {
                let list = self.expr(Kind::List, next);
                let nil = self.expr(kind, next);
                let (names, cons) = self.within(&[Kind::List, Kind::Int, Kind::List], kind, next);
                let default = if self.random.below(8) == 0 { String::new() } else { format!("Nil -> {nil};") };
                format!("case ({list}) of {} {{ {default} Cons {} {} -> {cons} }}", names[0], names[1], names[2])
            }
            2 => {
                let number = self.expr(Kind::Int, next);
                let (names, zero) = self.within(&[Kind::Int], kind, next);
                self.scope.push((names[0].clone(), Kind::Int));
                let (one, rest) = (self.expr(kind, next), self.expr(kind, next));
                self.scope.pop();
                format!("case ({number}) of {} {{ 0 -> {zero}; 1 -> {one}; _ -> {rest} }}", names[0])
            }
            3 => {
                let bound = [Kind::Int, Kind::List, Kind::Function][self.random.below(3) as usize];
                let value = self.expr(bound, next);
                let (names, body) = self.within(&[bound], kind, next);
                format!("let {} = thunk {value} in {body}", names[0])
            }
            4 => {
                // A recursive binding, which may or may not have a value.
                let outer = self.scope.len();
                let bound = if self.random.below(3) == 0 { Kind::Int } else { Kind::List };
                let name = self.fresh(bound);
                let value = self.own(bound, 1.min(next));
                let body = self.expr(kind, next);
                self.scope.truncate(outer);
                format!("let {name} = thunk {value} in {body}")
            }
            5 => {
                let value = self.expr(kind, next);
                let (names, body) = self.within(&[kind], kind, next);
                format!("case ({value}) of {} {{ _ -> {body} }}", names[0])
            }
            6 if self.catches => {
                let (action, handler) = (self.expr(kind, next), self.expr(kind, next));
                format!("control.catch ({action}) (\\_ -> {handler})")
            }
            7 => {
                let (write, read) = (self.expr(kind, next), self.expr(kind, next));
                self.names += 1;
                let cell = format!("v{}", self.names);
                format!(
                    "case cell.new ({read}) of {cell} {{ _ -> case cell.write {cell} ({write}) of {{ _ -> cell.read {cell} }} }}"
                )
            }
            8 => match self.random.below(6) {
                0 => "error \"e\"".into(),
                1 if self.catches => format!("control.raise ({})", self.expr(Kind::Int, next)),
                2 => format!("assert \"a\" ({}) in {}", self.expr(Kind::Bool, next), self.expr(kind, next)),
                3 => format!("control.force ({})", self.expr(kind, next)),
                _ => self.leaf(kind),
            },
            9 => {
                let (_, params, _) = GLOBALS[2];
                let args: Vec<String> = params.iter().map(|&param| self.argument(param, next)).collect();
                let call = format!("h {}", args.join(" "));
                if kind == Kind::Int { call } else { self.own(kind, next) }
            }
            _ => self.own(kind, next),
        }
    }

    fn argument(&mut self, kind: Kind, depth: u32) -> String {
        format!("({})", self.expr(kind, depth))
    }

    /// An expression of just this kind.
    fn own(&mut self, kind: Kind, depth: u32) -> String {
        match kind {
            Kind::Int => match self.random.below(8) {
                0 => format!("f {} {}", self.argument(Kind::Int, depth), self.argument(Kind::List, depth)),
                1 => {
                    let function = self.expr(Kind::Function, depth);
                    format!("case ({function}) of fn {{ _ -> fn {} }}", self.argument(Kind::Int, depth))
                }
                2 => format!("data.tag {}", self.argument(Kind::List, depth)),
                3 => format!("int.quot {} {}", self.argument(Kind::Int, depth), self.argument(Kind::Int, depth)),
                op => {
                    let op = ["int.add", "int.sub", "int.mul", "int.rem"][op as usize - 4];
                    format!("{op} {} {}", self.argument(Kind::Int, depth), self.argument(Kind::Int, depth))
                }
            },
            Kind::Bool => match self.random.below(3) {
                0 => format!("data.equal {} {}", self.argument(Kind::List, depth), self.argument(Kind::List, depth)),
                _ => format!("int.lt {} {}", self.argument(Kind::Int, depth), self.argument(Kind::Int, depth)),
            },
            Kind::List => match self.random.below(4) {
                0 => format!("g {}", self.argument(Kind::Int, depth)),
                1 => self.leaf(Kind::List),
                _ => format!("Cons {} {}", self.argument(Kind::Int, depth), self.argument(Kind::List, depth)),
            },
            Kind::Function => match self.random.below(3) {
                0 => format!("f {}", self.argument(Kind::Int, depth)),
                _ => {
                    let (names, body) = self.within(&[Kind::Int], Kind::Int, depth);
                    format!("\\{} -> {body}", names[0])
                }
            },
        }
    }

    fn list(&mut self) -> Datum {
        let mut list = Datum::con(builtin::NIL, []);
        for _ in 0..self.random.below(4) {
            let head = self.integer();
            list = Datum::con(builtin::CONS, [head, list]);
        }
        list
    }

    fn integer(&mut self) -> Datum {
        Integer::Small(self.random.below(7) as i64 - 3).into()
    }
}

/// So many programs are tried; `SNELL_SEED=7` takes the seventh lot of them.
const PROGRAMS: u64 = 600;

#[test]
fn runs_of_random_programs_are_covered() {
    let types = [Type::Int, Type::Data(builtin::LIST, vec![Type::Int])];
    let (mut values, mut failures, mut claims) = (0, 0, 0);
    let sets = sound_sets();
    let lot: u64 = std::env::var("SNELL_SEED").ok().and_then(|lot| lot.parse().ok()).unwrap_or(0);
    for seed in lot * PROGRAMS + 1..=(lot + 1) * PROGRAMS {
        let random = Random(u64::wrapping_mul(seed, 0x9E37_79B9_7F4A_7C15) | 1);
        let mut generator = Generator { random, scope: Vec::new(), names: 0, catches: seed % 2 == 0 };
        let text = generator.program();
        let (code, entry) = program(&text);
        let every: Vec<_> = types.iter().cloned().map(AbstractInput::OfType).collect();
        let general = analyse(&code, entry, &every, Options::default());
        assert!(general.complete, "{seed}\n{text}");
        claims += usize::from(general.failures.len() < 4);
        for turn in 0..3 {
            let args = [generator.integer(), generator.list()];
            let ended = concrete(&code, entry, &args, &[]);
            let exactly: Vec<_> = args.iter().cloned().map(AbstractInput::Exactly).collect();
            let special = analyse(&code, entry, &exactly, Options::default());
            // Every component set in turn; the seed says where the turn begins.
            let components = sets[(seed as usize * 3 + turn) % sets.len()];
            must_cover(&code, entry, &exactly, components, &ended);
            must_cover(&code, entry, &every, components, &ended);
            for analysis in [&general, &special] {
                assert!(
                    analysis.complete && covers(analysis, &ended),
                    "{seed}: {ended:?} is not covered by {analysis}, {:?}\n{args:?}\n{text}",
                    analysis.failures
                );
            }
            values += usize::from(matches!(ended, Ended::Value(_)));
            failures += usize::from(matches!(ended, Ended::Failed { .. }));
        }
    }
    // The check must not become empty.
    assert!(values > PROGRAMS as usize / 2 && failures > PROGRAMS as usize / 4, "{values} values, {failures} failures");
    assert!(claims > 0);
}
