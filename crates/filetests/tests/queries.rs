//! Queries are complete and sound: over all small inputs, exactly those are among the answers on which the query is true,
//! and none is among two of them.

use snell_core_ir::{GlobalId, Program, Type};
use snell_graph::{Datum, Part};
use snell_interp_concrete::{Ended, Run};
use snell_interp_symbolic::{Explore, PathEnd, Pattern, explore, query_limits};
use snell_report::Likeness;
use snell_search::{Flow, Limits, Options};
use snell_workbench::{DiffRequest, Effort, Loaded, diff};
use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;

#[path = "queries/made_up.rs"]
mod made_up;

const PROGRAM: &str = r#"module Queries where

data Nat = Z | S Nat deriving Eq
data Tree = Leaf | Fork Tree Nat Tree deriving Eq
data Colour = Red | Green | Blue deriving Eq

plus :: Nat -> Nat -> Nat
plus Z y = y
plus (S x) y = S (plus x y)

below :: Nat -> Nat -> Bool
below Z _ = True
below (S _) Z = False
below (S x) (S y) = below x y

mirror :: Tree -> Tree
mirror Leaf = Leaf
mirror (Fork l x r) = Fork (mirror r) x (mirror l)

toMaybe :: Nat -> Maybe Nat
toMaybe Z = Nothing
toMaybe (S x) = Just x

sums, even2, ordered, unequal, either3, splits, palindromes, symmetric, chained, guarded, partial, mixed, implied, apart :: Nat -> Nat -> Bool
sums x y = plus x y == S (S (S Z))
even2 x y = plus x x == y
ordered x y = below x y && not (x == y)
unequal x y = x /= y
either3 x y = x == S Z || plus x y == S (S Z)
chained x y = do2 (toMaybe x) (toMaybe y) == Just (S Z)
  where do2 a b = do { p <- a; q <- b; Just (plus p q) }
guarded x y | x == y = False | below y x = plus x y /= S (S (S Z)) | otherwise = False
partial x y = plus (pre x) y == S Z where { pre (S n) = n; pre Z = error "none" }
mixed x y = (x /= Z) && (y == S x || x == S y)
implied x y = not (below x y) || y == S x
splits x y = ([x] ++ [y]) /= [Z, S Z] && plus x y == S (S Z)
palindromes x y = let p = [x, y, S Z] in p == reverse p
symmetric x y = (plus x y, x) == (plus y x, y)
-- The first elements may be equal: the others, which are not evaluated yet, may differ.
apart x y = (x : map S []) /= [y, S Z]

mirrored, lopsided :: Tree -> Tree -> Bool
mirrored s t = mirror s == t && s /= t
lopsided s t = s == mirror s && t == Fork s Z Leaf

lists :: [Colour] -> [Colour] -> Bool
lists xs ys = xs ++ ys == [Red, Green] || xs == reverse ys && xs /= ys

names :: [Colour] -> [Colour] -> Bool
names xs ys = lookup xs [([Red], 'a'), (ys, 'b'), ([], 'c')] == Just 'b'

colours :: Colour -> Colour -> Bool
colours a b = a /= Red && a /= b

-- Numbers that only grow: their search ends.
count :: Colour -> Int -> [Colour] -> Int
count _ n [] = n
count c n (x : xs) | c == x = count c (n + 1) xs
count c n (_ : xs) = count c n xs

natural :: Nat -> Integer
natural Z = 0
natural (S x) = natural x + 1

size, doubled :: Tree -> Int
size Leaf = 0
size (Fork l _ r) = size l + 1 + size r
doubled Leaf = 1
doubled (Fork l _ _) = case doubled l of { n -> n + n }

sized :: Tree -> Tree -> Bool
sized s t = size s + size t == 2 && doubled s /= doubled t

counted, shorter, reds, wrapped :: [Colour] -> [Colour] -> Bool
counted xs ys = length xs == 2 && 1 > length ys
shorter xs ys = length (xs ++ ys) <= 2 && not (length xs == length ys)
reds xs ys = length xs < 3 && count Red 1 xs == 2 && length (filter (/= Red) ys) == 1 && length ys == 2
wrapped xs ys = count Red maxBound xs == minBound && length xs <= 2 && null ys

digits :: Nat -> Nat -> Bool
digits x y = natural x == 2 && natural (plus x y) < 4
"#;

/// Every value of a type up to a height.
fn universe(program: &Program, ty: &Type, height: u32) -> Vec<Datum> {
    let Type::Data(data, args) = ty else { panic!("no universe of {ty:?}") };
    let data = program.data(*data);
    let mut all = Vec::new();
    for &con in &data.cons {
        let mut rows: Vec<Vec<Datum>> = vec![Vec::new()];
        for field in &program.con(con).fields {
            let field =
                &instantiate(field, &|name| args[data.params.iter().position(|param| *param == name).unwrap()].clone());
            let values = if height == 0 { Vec::new() } else { universe(program, field, height - 1) };
            rows = rows
                .iter()
                .flat_map(|row| values.iter().map(move |v| [&row[..], std::slice::from_ref(v)].concat()))
                .collect();
        }
        all.extend(rows.into_iter().map(|row| Datum::con(con, row)));
    }
    all
}

/// A type with its variables replaced.
fn instantiate(ty: &Type, of: &dyn Fn(snell_source::Name) -> Type) -> Type {
    match ty {
        Type::Var(name) => of(*name),
        Type::Data(data, args) => Type::Data(*data, args.iter().map(|arg| instantiate(arg, of)).collect()),
        other => other.clone(),
    }
}

type Names = BTreeMap<String, Datum>;

/// Whether a value is an instance of a pattern, given and extending what its names stand for.
fn is_instance(pattern: &Pattern, value: &Datum, names: &mut Names) -> bool {
    match pattern {
        Pattern::Unknown(name) => names.entry(name.clone()).or_insert_with(|| value.clone()) == value,
        Pattern::Con(con, fields) => {
            let root = value.root();
            matches!(root.head(), Part::Con(other, _) if other == con)
                && fields.iter().zip(root.fields()).all(|(field, inner)| is_instance(field, &inner.to_datum(), names))
        }
        Pattern::Known(known) => covers(known.root(), value.root()),
        // The types of these queries have none of these.
        Pattern::Array(_) | Pattern::Text(_) | Pattern::Function(_) => false,
    }
}

fn covers(known: snell_graph::Tree<'_>, value: snell_graph::Tree<'_>) -> bool {
    match (known.head(), value.head()) {
        (Part::Hole, _) => true,
        (Part::Con(a, _), Part::Con(b, _)) => {
            a == b && known.fields().zip(value.fields()).all(|(known, value)| covers(known, value))
        }
        (a, b) => a == b,
    }
}

/// The value of a pattern under names; nothing if it is not known in full.
fn value_of(pattern: &Pattern, names: &Names) -> Option<Datum> {
    match pattern {
        Pattern::Unknown(name) => names.get(name).cloned(),
        Pattern::Con(con, fields) => {
            let fields: Option<Vec<Datum>> = fields.iter().map(|field| value_of(field, names)).collect();
            Some(Datum::con(*con, fields?))
        }
        Pattern::Known(known) if !known.contains(|part| *part == Part::Hole) => Some(known.clone()),
        _ => None,
    }
}

fn is_answer(answer: &PathEnd, input: &[Datum]) -> bool {
    let mut names = Names::new();
    let fits = answer.patterns.iter().zip(&answer.args).zip(input).all(|((pattern, known), value)| match pattern {
        Some(pattern) => is_instance(pattern, value, &mut names),
        None => known == value,
    });
    // A pair with holes says that no value of the holes makes its sides equal.
    let differs = |(left, right): &(Pattern, Pattern)| match value_of(left, &names) {
        Some(left) => !is_instance(right, &left, &mut names.clone()),
        None => value_of(right, &names).is_some_and(|right| !is_instance(left, &right, &mut names.clone())),
    };
    fits && answer.residual.iter().all(|pairs| pairs.iter().any(differs))
}

fn holds(code: &std::sync::Arc<snell_semantics::Code>, entry: GlobalId, input: &[Datum]) -> bool {
    let run = Run { args: input.to_vec(), fuel: 100_000, ..Run::of(entry) };
    let (ended, ..) = snell_interp_concrete::run(code, &run, (), &AtomicBool::new(false));
    matches!(ended, Ended::Value(value) if matches!(value.head(), Part::Con(snell_core_ir::builtin::TRUE, _)))
}

fn ask(loaded: &Loaded, entry: GlobalId, limits: Limits, jobs: usize) -> Vec<PathEnd> {
    ask_up_to(loaded, entry, Limits { max_cost: Some(14), ..limits }, jobs).0
}

/// How far a search came.
#[derive(PartialEq)]
enum Reach {
    /// There are no other answers.
    End,
    /// All answers of the cost that is allowed were found.
    Cost,
    /// Neither.
    Nowhere,
}

/// The answers within these limits, and how far the search came.
fn ask_up_to(loaded: &Loaded, entry: GlobalId, limits: Limits, jobs: usize) -> (Vec<PathEnd>, Reach) {
    let request = Explore {
        entry,
        search: Options { limits, jobs, ..Options::default() },
        observe: 1,
        solver: Default::default(),
        max_bytes: 1 << 28,
        conditions: true,
        answers: true,
        reserved: Vec::new(),
        goal: true,
        patience: None,
    };
    let mut answers = Vec::new();
    let max_cost = request.search.limits.max_cost;
    let explored = explore(&loaded.code, &request, None, &mut |found| {
        answers.push(found.outcome);
        Flow::Continue
    })
    .unwrap();
    let reach = match explored.summary {
        summary if summary.status == snell_search::Status::Exhausted => Reach::End,
        summary if summary.complete_to_cost >= max_cost => Reach::Cost,
        _ => Reach::Nowhere,
    };
    (answers, reach)
}

/// Every answer as text, in any order.
fn texts(answers: &[PathEnd]) -> Vec<String> {
    let text = |answer: &PathEnd| {
        let inputs = answer.patterns.iter().zip(&answer.args);
        let inputs = inputs.map(|(pattern, known)| match pattern {
            Some(pattern) => format!("{pattern:?}"),
            None => format!("{known:?}"),
        });
        format!("{} {:?}", inputs.collect::<Vec<_>>().join(" "), answer.residual)
    };
    let mut texts: Vec<String> = answers.iter().map(text).collect();
    texts.sort();
    texts
}

/// A path that is set aside is taken up again, and none is delivered twice, wherever the fuel runs out.
#[test]
fn answers_do_not_depend_on_fuel_or_workers() {
    let loaded =
        snell_workbench::load("Queries.hs", PROGRAM.as_bytes()).unwrap_or_else(|refused| panic!("{refused:?}"));
    for name in ["chained", "lists", "mirrored"] {
        let entry = loaded.program.find_global(name).unwrap();
        let all = texts(&ask(&loaded, entry, Limits::default(), 1));
        assert!(!all.is_empty());
        assert_eq!(texts(&ask(&loaded, entry, query_limits(Limits::default()), 1)), all, "{name}");
        assert_eq!(texts(&ask(&loaded, entry, query_limits(Limits::default()), 3)), all, "{name}");
        for fuel_per_path in 110..160 {
            for fuel_per_decision in [0, 7] {
                let limits = Limits { fuel_per_path, fuel_per_decision, ..Limits::default() };
                let some = texts(&ask(&loaded, entry, limits, 1));
                assert_eq!(some, all, "{name} with {fuel_per_path} and {fuel_per_decision} for each decision");
            }
        }
    }
}

#[test]
fn answers_are_those_of_brute_force() {
    let loaded =
        snell_workbench::load("Queries.hs", PROGRAM.as_bytes()).unwrap_or_else(|refused| panic!("{refused:?}"));
    let small = [
        ("sums", 5),
        ("even2", 5),
        ("ordered", 4),
        ("unequal", 4),
        ("either3", 4),
        ("chained", 4),
        ("guarded", 4),
        ("partial", 4),
        ("mixed", 4),
        ("implied", 4),
        ("splits", 4),
        ("palindromes", 4),
        ("symmetric", 4),
        ("apart", 4),
        ("mirrored", 2),
        ("lopsided", 2),
        ("lists", 3),
        ("names", 3),
        ("colours", 1),
        ("counted", 3),
        ("shorter", 3),
        ("reds", 3),
        ("wrapped", 3),
        ("digits", 5),
        ("sized", 2),
    ];
    for (name, height) in small {
        let entry = loaded.program.find_global(name).unwrap();
        let types: Vec<Type> =
            loaded.program.global(entry).ty.as_ref().unwrap().arguments().0.into_iter().cloned().collect();
        let answers = ask(&loaded, entry, Limits { fuel_per_path: 10_000, ..Limits::default() }, 1);
        let values = [0, 1].map(|at: usize| universe(&loaded.program, &types[at], height));
        assert!(compare(&loaded, entry, &answers, &values, name) > 0, "{name} asks for nothing");
    }
}

/// Compares answers with what is true of these values, each of which must be in one answer or none; says how often it is
/// true.
fn compare(loaded: &Loaded, entry: GlobalId, answers: &[PathEnd], values: &[Vec<Datum>; 2], name: &str) -> usize {
    let mut true_ones = 0;
    for (first, second) in values[0].iter().flat_map(|first| values[1].iter().map(move |second| (first, second))) {
        let input = [first.clone(), second.clone()];
        let found = answers.iter().filter(|answer| is_answer(answer, &input)).count();
        let expected = usize::from(holds(&loaded.code, entry, &input));
        true_ones += expected;
        assert_eq!(found, expected, "{name} {first:?} {second:?}");
    }
    true_ones
}

/// Asks the queries of a module; says how many searches came far enough to be compared with brute force, and how many ended.
fn ask_all(text: &str, types: &[[made_up::Of; 2]], heights: fn(made_up::Of) -> u32, limits: &Limits) -> (u32, u32) {
    let loaded =
        snell_workbench::load("MadeUp.hs", text.as_bytes()).unwrap_or_else(|refused| panic!("{refused:?}\n{text}"));
    let (mut asked, mut ended) = (0, 0);
    for (query, of) in types.iter().enumerate() {
        let name = format!("q{query}");
        let entry = loaded.program.find_global(&name).unwrap();
        let types: Vec<Type> =
            loaded.program.global(entry).ty.as_ref().unwrap().arguments().0.into_iter().cloned().collect();
        let (answers, reach) = ask_up_to(&loaded, entry, limits.clone(), 1);
        if reach == Reach::Nowhere {
            continue;
        }
        let values = [0, 1].map(|at: usize| universe(&loaded.program, &types[at], heights(of[at])));
        let line = text.lines().find(|line| line.starts_with(&format!("{name} a b"))).unwrap_or_default();
        compare(&loaded, entry, &answers, &values, &format!("{line}\n{text}\n{line}"));
        asked += 1;
        ended += u32::from(reach == Reach::End);
    }
    (asked, ended)
}

/// Conditions that nobody thought of, with functions that nobody thought of.
#[test]
fn answers_of_random_queries_are_those_of_brute_force() {
    let limits = Limits { max_cost: Some(10), max_steps: Some(2_000_000), ..query_limits(Limits::default()) };
    let mut asked = 0;
    for seed in 0..4 {
        let (text, types) = made_up::Maker(seed).module(30);
        asked += ask_all(&text, &types, made_up::Of::height, &limits).0;
    }
    assert!(asked > 80, "{asked} queries were answered in full");
}

/// Searches for what gives a constant end where all else would be larger, and have found everything then.
#[test]
fn searches_that_end_have_missed_nothing() {
    let limits = Limits { max_cost: Some(18), max_steps: Some(100_000), ..query_limits(Limits::default()) };
    let seeds: u64 = std::env::var("SNELL_MODULES").ok().and_then(|count| count.parse().ok()).unwrap_or(8);
    let (mut asked, mut ended) = (0, 0);
    for seed in 0..seeds {
        let (text, types) = made_up::Maker(seed).growing(20);
        let height = |of: made_up::Of| if of == made_up::Of::Colours { 3 } else { of.height() };
        let (some, of_them) = ask_all(&text, &types, height, &limits);
        (asked, ended) = (asked + some, ended + of_them);
    }
    assert!(ended > 40, "{ended} searches of {asked} have ended");
}

/// What a function does on an input: its whole value, or that it fails.
fn done(loaded: &Loaded, name: &str, input: &[Datum]) -> Option<Datum> {
    let entry = loaded.program.find_global(name).unwrap();
    let run = Run { args: input.to_vec(), fuel: 100_000, ..Run::of(entry) };
    match snell_interp_concrete::run(&loaded.code, &run, (), &AtomicBool::new(false)).0 {
        Ended::Value(value) => Some(value),
        _ => None,
    }
}

/// Functions that are said to do the same do so on all small inputs, and those that do not are found to differ.
#[test]
fn pairs_of_random_functions_are_told_apart() {
    let (mut same, mut different) = (0, 0);
    for seed in 0..6 {
        let (text, types) = made_up::Maker(seed).pairs(8);
        let load = || {
            let loaded = snell_workbench::load("MadeUp.hs", text.as_bytes());
            loaded.unwrap_or_else(|refused| panic!("{refused:?}\n{text}"))
        };
        let loaded = load();
        for (pair, of) in types.iter().enumerate() {
            let names = ["l", "r"].map(|side| format!("{side}{pair}"));
            let request = DiffRequest {
                left: names[0].clone(),
                right: names[1].clone(),
                differences: 1,
                effort: Effort::alone(
                    Limits {
                        max_cost: Some(14),
                        max_steps: Some(400_000),
                        max_fuel_per_path: 20_000,
                        ..Limits::default()
                    },
                    1 << 28,
                ),
            };
            let report =
                diff(load(), None, &request).unwrap_or_else(|_| panic!("{names:?} cannot be compared\n{text}"));
            assert_eq!(report.bug, None, "{names:?}\n{text}");
            let entry = loaded.program.find_global(&names[0]).unwrap();
            let inputs = loaded.program.global(entry).ty.as_ref().unwrap().arguments().0;
            let values = [0, 1].map(|at: usize| universe(&loaded.program, inputs[at], of[at].height().min(2)));
            let differs = values[0]
                .iter()
                .flat_map(|a| values[1].iter().map(move |b| [a.clone(), b.clone()]))
                .find(|input| done(&loaded, &names[0], input) != done(&loaded, &names[1], input));
            match (report.likeness, differs) {
                (Likeness::AgreeProved | Likeness::AgreeBounded, Some(input)) => {
                    panic!("{names:?} differ on {input:?}\n{text}")
                }
                (Likeness::AgreeProved | Likeness::AgreeBounded, None) => same += 1,
                (Likeness::Differ, _) => different += 1,
                (Likeness::Open, _) => {}
            }
        }
    }
    assert!(same > 10 && different > 10, "{same} pairs do the same, {different} differ");
}
