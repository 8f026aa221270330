//! What the checker finds in programs that no reader would make.

use expect_test::{Expect, expect};
use snell_core_ir::*;
use snell_source::Span;

fn finds(program: Program, expected: Expect) {
    let problems: Vec<String> =
        check(&program).iter().map(|problem| format!("[{}] {}", problem.code, problem.message)).collect();
    expected.assert_eq(&problems.join("\n"));
    // Printing a broken program shows what there is.
    print(&program);
}

/// A program whose only global has the body that the function builds.
fn with(build: impl FnOnce(&mut Builder) -> ExprId) -> Program {
    let mut b = Builder::new();
    let global = b.declare("f");
    let body = build(&mut b);
    b.define(global, [], body);
    b.finish()
}

#[test]
fn ids() {
    finds(with(|b| b.atom(VarId(7))), expect!["[SN-0150] variable 7 does not exist (there are 0)"]);
    finds(with(|b| b.atom(GlobalId(7))), expect!["[SN-0150] global 7 does not exist (there are 1)"]);
    finds(with(|b| b.constant(ConId(99))), expect!["[SN-0150] constructor 99 does not exist (there are 7)"]);
    finds(with(|b| b.expr(Expr::Error(LabelId(3)))), expect!["[SN-0150] label 3 does not exist (there are 0)"]);
    finds(with(|_| ExprId(5)), expect!["[SN-0150] expression 5 does not exist (there are 0)"]);
    finds(with(|b| b.assume(1, ExprId(5))), expect!["[SN-0150] expression 5 does not exist (there are 1)"]);
    finds(
        with(|b| b.fresh(Type::Data(DataId(9), vec![]))),
        expect!["[SN-0150] data type 9 does not exist (there are 4)"],
    );
}

#[test]
fn scopes() {
    let unbound = |b: &mut Builder| {
        let x = b.var("x");
        b.atom(x)
    };
    finds(with(unbound), expect!["[SN-0152] variable `x` (0) is not in scope"]);
    let escaping = |b: &mut Builder| {
        let (x, y) = (b.var("x"), b.var("y"));
        let (inner, outer) = (b.atom(x), b.atom(x));
        b.let_([Binding::lambda(y, [x], inner)], outer)
    };
    finds(with(escaping), expect!["[SN-0152] variable `x` (0) is not in scope"]);
    let twice = |b: &mut Builder| {
        let (x, y) = (b.var("x"), b.var("y"));
        let (inner, outer) = (b.int(1), b.atom(y));
        b.let_([Binding::thunk(x, inner), Binding::construct(y, builtin::CONS, [x, x])], outer)
    };
    finds(with(twice), expect![""]);
    let rebound = |b: &mut Builder| {
        let x = b.var("x");
        let (one, two, three) = (b.int(1), b.int(2), b.int(3));
        let inner = b.sequence(one, x, two);
        b.sequence(three, x, inner)
    };
    finds(with(rebound), expect!["[SN-0151] variable `x` (0) is bound twice"]);
    let scrutinee_sees_no_binder = |b: &mut Builder| {
        let x = b.var("x");
        let (first, then) = (b.atom(x), b.atom(x));
        b.sequence(first, x, then)
    };
    finds(with(scrutinee_sees_no_binder), expect!["[SN-0152] variable `x` (0) is not in scope"]);
}

#[test]
fn trees() {
    let shared = |b: &mut Builder| {
        let x = b.var("x");
        let one = b.int(1);
        b.sequence(one, x, one)
    };
    finds(with(shared), expect!["[SN-0153] expression 0 is used at two places"]);
    finds(with(|b| b.assume(1, ExprId(0))), expect!["[SN-0153] expression 0 is used at two places"]);
}

#[test]
fn arities() {
    finds(
        with(|b| b.construct(builtin::CONS, [1])),
        expect!["[SN-0120] constructor `Cons` has 2 fields, but is given 1"],
    );
    finds(
        with(|b| b.prim(Prim::IntAdd, [1, 2, 3])),
        expect!["[SN-0121] primitive `int.add` takes 2 arguments, but is given 3"],
    );
    finds(
        with(|b| b.expr(Expr::Call { function: 1.into(), args: vec![] })),
        expect!["[SN-0154] a call without arguments"],
    );
    finds(
        with(|b| b.fresh(Type::Data(builtin::LIST, vec![]))),
        expect!["[SN-0123] type `List` is given 0 arguments instead of 1"],
    );
    let empty = |b: &mut Builder| {
        let (x, one, two) = (b.var("x"), b.int(1), b.int(2));
        let lambda = Rhs::Lambda { params: vec![], body: one };
        let inner = b.expr(Expr::Let { bindings: vec![], body: two });
        b.let_([Binding { var: x, rhs: lambda }], inner)
    };
    finds(
        with(empty),
        expect![[r#"
            [SN-0154] a lambda without parameters
            [SN-0154] a let without bindings"#]],
    );
}

#[test]
fn alternatives() {
    let case = |patterns: Vec<Pattern>| {
        with(|b| {
            let (x, one) = (b.var("x"), b.int(1));
            let alts: Vec<Alt> = patterns.into_iter().map(|pattern| Alt { pattern, body: b.int(2) }).collect();
            b.case(one, x, alts, None)
        })
    };
    let (con, int) = (|con| Pattern::Con(con, vec![]), |int| Pattern::Lit(Literal::Int(int)));
    finds(
        case(vec![con(builtin::NIL), con(builtin::TRUE)]),
        expect!["[SN-0131] `True` is a constructor of `Bool`, the alternatives before it are of `List`"],
    );
    finds(
        case(vec![con(builtin::NIL), con(builtin::NIL), con(builtin::CONS)]),
        expect![[r#"
            [SN-0130] there are two alternatives for `Nil`
            [SN-0122] pattern `Cons` binds 0 fields, `Cons` has 2"#]],
    );
    finds(
        case(vec![int(1), int(1), Pattern::Lit(Literal::Char('c')), con(builtin::NIL)]),
        expect![[r#"
            [SN-0130] there are two alternatives for 1
            [SN-0131] literal 'c' is of another type than those before it
            [SN-0131] constructor `Nil` among literals"#]],
    );
    finds(case(vec![Pattern::Lit(Literal::Double(f64::NAN))]), expect!["[SN-0133] a NaN pattern never matches"]);
}

#[test]
fn tables() {
    let mut program = Program::new();
    program.spans.push(Span::NONE);
    finds(program, expect!["[SN-0155] 0 expressions have 1 spans"]);
    let mut program = Program::new();
    program.cons[0].fields.push(Type::Int);
    finds(program, expect!["[SN-0155] the built-in data types are missing or changed"]);
    let mut b = Builder::new();
    let t = b.data("T", &["a", "a"]);
    let other = b.name("b");
    b.constructor(t, "K", vec![Type::Var(other), Type::Data(DataId(77), vec![])]);
    let mut program = b.finish();
    program.datas[t.index()].cons.push(builtin::NIL);
    finds(
        program,
        expect![[r#"
            [SN-0116] data type `T` has two parameters `a`
            [SN-0155] constructor `Nil` is listed by `T`, and says it is not at that place
            [SN-0114] type variable `b` is not a parameter of the data type
            [SN-0150] data type 77 does not exist (there are 5)"#]],
    );
    let mut program = Program::new();
    program.vars.push(snell_source::Name(1234));
    finds(program, expect!["[SN-0150] name 1234 does not exist (there are 11)"]);
    let mut b = Builder::new();
    let global = b.declare("f");
    b.signature(global, (0..1000).fold(Type::Int, |of, _| Type::Cell(Box::new(of))));
    finds(b.finish(), expect!["[SN-0106] a type is nested too deeply"]);
}
