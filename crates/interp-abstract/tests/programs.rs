//! Programs with known pitfalls: what is claimed, and that it covers the run.

mod harness;
use harness::{on_types, program, results, sound};
use snell_core_ir::{Type, builtin};
use snell_interp_abstract::{Notation, Options, analyse};

/// A published formulation loses the only answer of this program: the inner recursive call first has no result, the
/// branch that dies takes back what was learned, and an iteration that gives nothing ends the fixpoint.
#[test]
fn a_branch_that_dies_forgets_nothing() {
    let text = "
        f x = case x of { 0 -> 0; _ -> case f (int.sub x 1) of { 0 -> 2; _ -> 3 } };
        omega x = omega x;
        main = case f (int.add 0 1) of { 0 -> omega 0; _ -> 7 };";
    assert_eq!(results(text), "Int 7");
}

#[test]
fn an_iteration_that_only_fails_does_not_end_the_fixpoint() {
    let text = "
        f n = case n of { 0 -> error \"bottom\"; _ -> case control.catch (f (int.sub n 1)) (\\_ -> 5) of r { _ -> int.add r n } };
        main = f 3;";
    assert_eq!(results(text), "Int; bottom");
}

#[test]
fn equal_constants_stay_constant() {
    assert_eq!(results("id x = x; main = int.add (id 5) (id 5);"), "Int 10");
    assert_eq!(results("main = if int.lt 1 2 then 5 else 5;"), "Int 5");
    assert_eq!(results("id x = x; main = int.add (id 5) (id 6);"), "Int ≠ 0");
}

#[test]
fn arithmetic_is_folded_as_it_is_run() {
    assert_eq!(results("main = int.add 9223372036854775807 1;"), "Int -9223372036854775808");
    assert_eq!(results("main = integer.add 9223372036854775807n 1n;"), "Integer 9223372036854775808");
    assert_eq!(results("main = double.div 1.0 0.0;"), "Double inf");
    assert_eq!(results("main = str.append \"ab\" (int.show 12);"), "String \"ab12\"");
    assert_eq!(results("main = int.quot 1 0;"), "nothing; divide by zero");
    assert_eq!(results("main = int.add 1 \"one\";"), "nothing; int.add was given a value of the wrong kind");
}

#[test]
fn numbers_and_functions_merge_at_one_address() {
    let text = "
        id x = x;
        main = case id (\\y -> y) of f { _ -> case id 5 of n { _ -> case f 1 of r { _ -> Cons r (Cons n Nil) } } };";
    assert_eq!(results(text), "Cons (Int 1) …; something that is no function was applied");
}

#[test]
fn arrays_of_several_lengths_are_looked_at_one_by_one() {
    let made = |index: u32| {
        format!(
            "at a = array.read a {index};
             main = case array.new 3 5 of a {{ _ -> case array.new 2 5 of b {{ _ -> case at a of {{ _ -> at b }} }} }};"
        )
    };
    assert_eq!(results(&made(1)), "Int 5");
    assert_eq!(results(&made(2)), "Int 5; out of range");
}

#[test]
fn recursion_and_mutual_recursion() {
    assert_eq!(results("f n = if int.lt n 1 then 1 else int.mul n (f (int.sub n 1)); main = f 10;"), "Int");
    let text = "
        even n = if int.eq n 0 then True else odd (int.sub n 1);
        odd n = if int.eq n 0 then False else even (int.sub n 1);
        main = even 10;";
    assert_eq!(results(text), "False | True");
    assert_eq!(results("f n = f (int.add n 1); main = f 0;"), "nothing");
}

#[test]
fn higher_order() {
    // eta: a function applied through a function that does nothing else
    let eta = "
        do x = x;
        main = let id = \\x -> case do 5 of { _ -> x } in case id (\\a -> a) of { _ -> id (\\b -> b) };";
    assert_eq!(results(eta), "<function main>");
    // two closures through one identity
    let mj09 = "
        main =
          let h = \\b -> let g = \\z -> z; f = \\k -> if b then k 1 else k 2; y = thunk f (\\x -> x) in g y in
          case h True of x { _ -> case h False of y { _ -> y } };";
    assert_eq!(results(mj09), "Int > 0");
    let kcfa2 = "
        main = (\\f1 -> case f1 True of { _ -> f1 False })
                 (\\x1 -> (\\f2 -> case f2 True of { _ -> f2 False }) (\\x2 -> (\\z -> z x1 x2) (\\y1 y2 -> y1)));";
    assert_eq!(results(kcfa2), "False | True");
    let church = "
        two f x = f (f x);
        plus m n f x = m f (n f x);
        main = plus two two (\\n -> int.add n 1) 0;";
    assert_eq!(results(church), "Int");
}

#[test]
fn partial_and_over_application() {
    assert_eq!(results("add x y = int.add x y; main = let inc = \\z -> z in (add 1) 2;"), "Int 3");
    assert_eq!(results("k x = \\y z -> x; main = k 1 2 3;"), "Int 1");
    assert_eq!(results("add x y z = int.add x (int.add y z); main = case add 1 of f { _ -> f 2 };"), "<function>");
}

#[test]
fn lazy_data_without_end() {
    let text = "
        from n = Cons n (from (int.add n 1));
        take n xs = case n of { 0 -> Nil; _ -> case xs of { Nil -> Nil; Cons x r -> Cons x (take (int.sub n 1) r) } };
        main = take 3 (from 0);";
    assert!(results(text).starts_with("Nil | Cons Int …"));
    assert_eq!(results("main = let xs = Cons 1 xs in case xs of { Nil -> 0; Cons x r -> x };"), "Int 1");
    assert_eq!(results("main = let x = thunk int.add x 1 in x;"), "nothing; <<loop>>");
    // a constant, and a computation made by another one, that meet themselves
    assert_eq!(results("c = int.add c 1; main = c;"), "nothing; <<loop>>");
    let inner = "main = let u = thunk let t = thunk case u of { Nil -> Nil; Cons h r -> r } in Cons 1 t
                 in case u of { Nil -> Nil; Cons h r -> r };";
    assert!(results(inner).contains("<<loop>>"));
    // a computation on a younger one of its kind is no loop
    assert_eq!(results("f n = if int.lt n 1 then n else f (int.sub n 1); main = f 3;"), "Int 0");
    assert_eq!(results("k x y = x; main = k 1 (error \"never\");"), "Int 1");
}

#[test]
fn cells_and_arrays() {
    let text = "
        main = case cell.new 1 of c { _ -> case cell.write c (\"two\") of { _ -> cell.read c } };";
    assert_eq!(results(text), "Int 1 | String \"two\"");
    let counter = "
        loop c n = case n of { 0 -> cell.read c; _ -> case cell.read c of v { _ ->
          case cell.write c (int.add v n) of { _ -> loop c (int.sub n 1) } } };
        main = case cell.new 0 of c { _ -> loop c 3 };";
    assert!(results(counter).starts_with("Int"));
    let array = "main = case array.new 3 0 of a { _ -> case array.write a 1 7 of { _ -> array.read a 1 } };";
    assert_eq!(results(array), "Int ≥ 0");
    assert_eq!(results("main = case array.new 3 0 of a { _ -> array.read a 3 };"), "Int 0; out of range");
    assert_eq!(results("main = case array.new 3 0 of a { _ -> array.length a };"), "Int 3");
    assert_eq!(results("main = cell.same (cell.new 1) (cell.new 1);"), "False");
}

#[test]
fn handlers() {
    assert_eq!(results("main = control.catch (int.add 1 2) (\\_ -> 9);"), "Int 3");
    assert_eq!(results("main = control.catch (error \"no\") (\\_ -> 9);"), "Int 9");
    let raised = "main = control.catch (control.raise 5) (\\c -> case c of { Raised v -> v; Failed t -> 0 });";
    assert_eq!(results(raised), "Int 5");
    let text = "main = control.catch (int.quot 1 0) (\\c -> case c of { Raised v -> v; Failed t -> t });";
    assert_eq!(results(text), "String \"divide by zero\"");
    // a failure known from one call is met by the handler of another
    let cached = "
        f x = error \"no\";
        main = case control.catch (f 1) (\\_ -> 1) of a { _ -> case control.catch (f 2) (\\_ -> 2) of b { _ -> int.add a b } };";
    assert_eq!(results(cached), "Int 3");
    // failures inside data are met by whoever forces it
    let deep = "main = control.catch (control.force (Cons (error \"deep\") Nil)) (\\_ -> Nil);";
    assert!(results(deep).starts_with("Nil"));
    let compared = "main = control.catch (data.equal (Cons (error \"x\") Nil) (Cons 1 Nil)) (\\_ -> Unit);";
    assert!(results(compared).contains("Unit"));
    let looped = "main = control.catch (let x = thunk int.add x 1 in x) (\\_ -> 4);";
    assert_eq!(results(looped), "Int 4");
    // what is not handled ends the program
    assert_eq!(results("main = control.catch (error \"a\") (\\_ -> error \"b\");"), "nothing; b");
}

#[test]
fn failures_inside_the_result_count() {
    assert_eq!(results("main = Cons (error \"inside\") Nil;"), "Cons _ Nil; inside");
    assert_eq!(results("main = Cons (Cons (int.quot 1 0) Nil) Nil;"), "Cons … Nil; divide by zero");
}

#[test]
fn assertions_and_assumptions() {
    assert_eq!(results("main = assert \"small\" (int.lt 1 2) in 5;"), "Int 5");
    assert_eq!(results("main = assert \"small\" (int.lt 3 2) in 5;"), "nothing; assertion failed: small");
    assert_eq!(results("main = assume (int.lt 3 2) in 5;"), "nothing");
    assert_eq!(results("main = case 3 of { 1 -> 5 };"), "nothing; no alternative matches");
}

#[test]
fn equality() {
    assert_eq!(results("main = data.equal 1 1;"), "True");
    assert_eq!(results("main = data.equal Nil (Cons 1 Nil);"), "False");
    assert_eq!(results("main = data.equal (Cons 1 Nil) (Cons 1 Nil);"), "False | True");
    assert_eq!(results("main = data.equal NaN NaN;"), "False");
    let functions = "main = data.equal (Cons (\\x -> x) Nil) (Cons (\\x -> x) Nil);";
    assert_eq!(results(functions), "False | True; functions cannot be compared");
}

#[test]
fn text_and_lists() {
    assert_eq!(results("main = str.pack (str.unpack \"abc\");"), "String");
    assert_eq!(results("main = str.pack Nil;"), "String \"\"");
    assert!(results("main = str.pack (Cons 'a' (Cons 1 Nil));").contains("wrong kind"));
    assert!(results("main = str.pack (Cons 'a' (error \"tail\"));").contains("tail"));
    assert_eq!(results("main = data.tag (Cons 1 Nil);"), "Int 1");
}

#[test]
fn inputs_are_every_value_of_their_type() {
    let text = "
        data Tree a = Leaf | Node (Tree a) a (Tree a);
        sum t = case t of { Leaf -> 0; Node l x r -> int.add x (int.add (sum l) (sum r)) };
        main t = sum t;";
    let (code, entry) = program(text);
    let tree = code.program.datas.iter().position(|data| code.program.name(data.name) == "Tree").unwrap();
    let tree = Type::Data(snell_core_ir::DataId(tree as u32), vec![Type::Int]);
    let analysis = on_types(&code, entry, &[tree]);
    assert_eq!((analysis.to_string().as_str(), analysis.failures.len()), ("Int", 0));

    let (code, entry) = program("main f x = case f x of { True -> 1; False -> int.quot 1 x };");
    let function = Type::function(Type::Int, Type::Data(builtin::BOOL, vec![]));
    let analysis = on_types(&code, entry, &[function, Type::Int]);
    assert_eq!((analysis.to_string().as_str(), analysis.failures.len()), ("Int", 1));

    let (code, entry) = program("main x = case x of { Nil -> 1; Cons h t -> h };");
    let analysis = on_types(&code, entry, &[Type::Any]);
    assert!(analysis.to_string().contains("<function>") && analysis.failures.len() == 1);
    assert_eq!(results("main = case fresh Bool of { True -> 1; False -> 2 };"), "Int > 0");
}

#[test]
fn a_type_that_uses_itself_at_ever_larger_types() {
    let text = "
        data Pair a = Pair a a;
        data Nest a = Stop | More a (Nest (Pair a));
        main n = case n of { Stop -> 0; More x rest -> case rest of { Stop -> 1; More y _ -> 2 } };";
    let (code, entry) = program(text);
    let nest = code.program.datas.iter().position(|data| code.program.name(data.name) == "Nest").unwrap();
    let nest = Type::Data(snell_core_ir::DataId(nest as u32), vec![Type::Int]);
    assert_eq!(on_types(&code, entry, &[nest]).to_string(), "Int ≥ 0");
}

#[test]
fn dead_alternatives_and_calls() {
    let text = "
        used x = x;
        unused x = x;
        main = case Cons 1 Nil of { Nil -> unused 1; Cons x _ -> used x };";
    let analysis = sound(text);
    let (code, _) = program(text);
    let dead: Vec<u32> = (0..2).filter(|&case| analysis.is_dead(snell_semantics::AltsId(0), case)).collect();
    assert_eq!(dead, [0]);
    let reached = |name: &str| {
        let global = code.program.find_global(name).unwrap();
        analysis.bodies.contains(&code.globals[global.index()].body)
    };
    assert!(reached("used") && !reached("unused"));
    let callees: Vec<_> = analysis.calls.values().flatten().collect();
    assert_eq!(callees, [&code.globals[code.program.find_global("used").unwrap().index()].body]);
}

#[test]
fn branches_in_a_row_do_not_multiply() {
    let mut text = String::from("main x = ");
    for at in 0..60 {
        text.push_str(&format!("case (if int.lt x {at} then 1 else 2) of y{at} {{ _ -> "));
    }
    text.push_str("int.add y0 y59");
    text.push_str(&" }".repeat(60));
    text.push(';');
    let (code, entry) = program(&text);
    let analysis = on_types(&code, entry, &[Type::Int]);
    assert!(analysis.complete && analysis.steps < 5_000, "{}", analysis.steps);
}

#[test]
fn a_spent_budget_claims_nothing() {
    let (code, entry) = program("f n = f (int.add n 1); main = f 0;");
    let options = snell_interp_abstract::Options { budget: 3, ..Default::default() };
    let analysis = snell_interp_abstract::analyse(&code, entry, &[], options);
    assert!(!analysis.complete && !analysis.has_no_result());
    assert!(analysis.covers_value(&snell_graph::Part::Closure.into()));
}

#[test]
fn examples_are_covered() {
    for text in [
        include_str!("../../../examples/append.core"),
        include_str!("../../../examples/nfib.core"),
        include_str!("../../../examples/overflow.core"),
        include_str!("../../../examples/queens.core"),
        include_str!("../../../examples/redblack.core"),
    ] {
        sound(text);
    }
}

/// A call that is finished stands for others that differ only in what it did not look at. What it hands back without having looked
/// at it, it depends on all the same.
#[test]
fn what_is_handed_back_unseen_is_each_call_s_own() {
    let with = |text: &str| {
        let (code, entry) = program(text);
        let components = "values=constants,store=per-state+gc,widen=64".parse().expect("components");
        let found = analyse(&code, entry, &[], Options::with(components));
        assert!(found.complete);
        let answers = found.answers(Notation::Snell).into_iter().map(|answer| answer.value);
        answers.collect::<Vec<_>>().join(", ")
    };
    let keep =
        "keep x = \\y -> x; main = case keep 1 of f { _ -> case f 0 of { _ -> case keep 2 of g { _ -> g 0 } } };";
    assert_eq!(with(keep), "Int 2");
    let pair = "pair x = Cons x Nil; first l = case l of { Cons x r -> x; Nil -> 0 };
                main = case first (pair 3) of { _ -> first (pair 4) };";
    assert_eq!(with(pair), "Int 4");
    let cell = "put c = case cell.write c 7 of { _ -> 0 };
                main = case cell.new 1 of a { _ -> case put a of { _ -> case cell.new 2 of b { _ -> cell.read b } } };";
    assert_eq!(with(cell), "Int 2");
}
