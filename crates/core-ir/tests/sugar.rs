//! What the pleasant form of Core stands for.

mod support;

use expect_test::{Expect, expect};
use snell_core_ir::{ExprId, check, print, print_expr};
use support::{read_text, snippets};

fn means(text: &str, expected: Expect) {
    let read = read_text(text);
    assert_eq!(snippets(text, &read.diagnostics), "");
    assert_eq!(check(&read.program), []);
    expected.assert_eq(&print(&read.program));
}

#[test]
fn arguments_of_primitives_are_evaluated_first() {
    means(
        "f x y = int.add (int.mul x x) (f y 1);",
        expect![[r#"
        f x y =
          case int.mul x x of t {
            _ ->
              case f y 1 of t_1 {
                _ -> int.add t t_1
              }
          };
    "#]],
    );
    means(
        "f x = cell.new (f x);",
        expect![[r#"
        f x =
          let t = thunk f x in
          cell.new t;
    "#]],
    );
}

#[test]
fn a_definition_that_is_a_function_has_parameters() {
    means(
        "f = \\x y -> int.add x y; g x = \\y -> f x y;",
        expect![[r#"
            f x y = int.add x y;

            g x =
              let t = \y -> f x y in
              t;
        "#]],
    );
}

#[test]
fn arguments_of_functions_and_constructors_are_suspended() {
    means(
        "f x = f (f x);",
        expect![[r#"
        f x =
          let t = thunk f x in
          f t;
    "#]],
    );
    means(
        "f x = Cons (f x) (Cons 1 Nil);",
        expect![[r#"
        f x =
          let
            t = thunk f x;
            t_1 = Nil;
            t_2 = Cons 1 t_1
          in
          Cons t t_2;
    "#]],
    );
    means(
        "f x = f (\\y z -> f y) (thunk x) (let a = Nil in a);",
        expect![[r#"
        f x =
          let
            t = \y z -> f y;
            t_1 = thunk x;
            t_2 = thunk
              let a = Nil in
              a
          in
          f t t_1 t_2;
    "#]],
    );
    means(
        "f x = let y = Cons (f x) y in y;",
        expect![[r#"
        f x =
          let
            t = thunk f x;
            y = Cons t y
          in
          y;
    "#]],
    );
}

#[test]
fn constructors_and_primitives_alone_are_functions() {
    means(
        "f x = f Cons int.add Nil;",
        expect![[r#"
        f x =
          let
            t = \x_1 x_2 -> Cons x_1 x_2;
            t_1 = \x_1 x_2 -> int.add x_1 x_2;
            t_2 = Nil
          in
          f t t_1 t_2;
    "#]],
    );
    means(
        "f = Cons;\ng = int.add;\nh = \\x -> x;",
        expect![[r#"
            f =
              let t = \x x_1 -> Cons x x_1 in
              t;

            g =
              let t = \x x_1 -> int.add x x_1 in
              t;

            h x = x;
        "#]],
    );
}

#[test]
fn expressions_know_where_they_were_written() {
    let text = "f x = case f (int.add x 1) of { Nil -> if x then x else 2; _ -> assume True in f (Cons x Nil) };";
    let program = read_text(text).program;
    let mut out = String::new();
    for (index, span) in program.spans.iter().enumerate() {
        let printed = print_expr(&program, ExprId(index as u32));
        let first = printed.lines().next().unwrap_or("");
        out += &format!("{first:30} | {}\n", &text[span.start as usize..span.end as usize]);
    }
    expect![[r#"
        int.add x 1                    | int.add x 1
        f t                            | f (int.add x 1)
        let t = thunk int.add x 1 in   | f (int.add x 1)
        x                              | x
        x                              | x
        2                              | 2
        case x of {                    | if x then x else 2
        f t                            | f (Cons x Nil)
        let                            | f (Cons x Nil)
        assume t in                    | assume True in f (Cons x Nil)
        let t = True in                | assume True in f (Cons x Nil)
        case                           | case f (int.add x 1) of { Nil -> if x then x else 2; _ -> assume True in f (Cons x Nil) }
    "#]].assert_eq(&out);
}

#[test]
fn heads_may_be_expressions() {
    means(
        "f x = (f x) 1 (f 2);\ng = (\\x -> x) 1;",
        expect![[r#"
        f x =
          let t = thunk f 2 in
          case f x of t_1 {
            _ -> t_1 1 t
          };

        g =
          let t = \x -> x in
          t 1;
    "#]],
    );
}

#[test]
fn conditions() {
    means(
        "f x = if int.lt x 1 then True else f x;",
        expect![[r#"
        f x =
          case int.lt x 1 of {
            True -> True;
            False -> f x
          };
    "#]],
    );
    means(
        "f x = assume (int.lt x 1) in assert \"l\" (f x) in assert \"m\" True in x;",
        expect![[r#"
        f x =
          case int.lt x 1 of t {
            _ ->
              assume t in
              case f x of t_1 {
                _ ->
                  assert "l" t_1 in
                  let t_2 = True in
                  assert "m" t_2 in
                  x
              }
          };
    "#]],
    );
}

#[test]
fn names_are_made_different_only_where_they_would_be_confused() {
    means(
        "f x = case x of x { Cons x y -> case y of x { _ -> x }; Nil -> x };\ng f = f;\nh x = let h = thunk h in h;",
        expect![[r#"
            f x =
              case x of x_1 {
                Cons _ y ->
                  case y of x_2 {
                    _ -> x_2
                  };
                Nil -> x_1
              };

            g f = f;

            h x =
              let h = thunk h in
              h;
        "#]],
    );
    means(
        "x y = let a = \\x -> x; b = thunk (x y) in a b;\n`+` `let` = `+` `let`;",
        expect![[r#"
        x y =
          let
            a = \x_1 -> x_1;
            b = thunk x y
          in
          a b;

        `+` `let` = `+` `let`;
    "#]],
    );
}

#[test]
fn everything_has_a_text() {
    let text = r#"
data @`:` a `b c` = @`,` (a -> @`:` a a) | K Cell Int | Quoted (Array (List `b c`));
data Void;
f : (Int -> a) -> Cell (Array a) -> Any;
f _ unused = case fresh (List Int) of all {
  -5 -> error "no\n\u{202e}";
  7 -> case all of {};
  _ -> let k = @`,` all in case k of { @`,` x -> 0d7ff8000000000001; K y -> -Infinity; Quoted _ -> 12n; };
};
c = '\'';
d = "\"'λ";
e = 1e100;
"#;
    means(
        text,
        expect![[r#"
        data @`:` a `b c` = @`,` (a -> @`:` a a) | K (Cell Int) | Quoted (Array (List `b c`));
        data Void;

        f : (Int -> a) -> Cell (Array a) -> Any;
        f _ unused =
          case fresh (List Int) of all {
            -5 -> error "no\n\u{202e}";
            7 ->
              case all of {};
            _ ->
              let k = @`,` all in
              case k of {
                @`,` _ -> 0d7ff8000000000001;
                K _ -> -Infinity;
                Quoted _ -> 12n
              }
          };

        c = '\'';

        d = "\"'λ";

        e = 1e100;
    "#]],
    );
}
