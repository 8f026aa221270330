//! What the reader says about mistakes: one case a code, with the exact place.

mod support;

use expect_test::{Expect, expect};
use snell_core_ir::{CODES, check, explain, print};
use support::{read_text, snippets};

fn complains(text: &str, expected: Expect) {
    let read = read_text(text);
    expected.assert_eq(&snippets(text, &read.diagnostics));
    assert_eq!(check(&read.program), [], "what is left is well formed");
    for diagnostic in &read.diagnostics {
        assert!(CODES.contains(&diagnostic.code) && explain(diagnostic.code).is_some());
    }
}

#[test]
fn words() {
    complains(
        "f = größe;",
        expect![[r#"
            1:5-9 `größe`: [SN-0101] `größe` is no plain identifier
              write it in backticks: `größe`
        "#]],
    );
    complains(
        "f x = x + 1;",
        expect![[r#"
            1:9-9 `+`: [SN-0101] unexpected `+`
              names other than plain ASCII identifiers are written in backticks
        "#]],
    );
    complains(
        "f = \"abc;\ng = 1;",
        expect![[r#"
            1:5-5 `"`: [SN-0102] this string is not closed on its line
        "#]],
    );
    complains(
        "f = 1; {- {- -} g = 2;",
        expect![[r#"
            1:8-9 `{-`: [SN-0102] this comment is never closed
        "#]],
    );
    complains(
        r#"f = "ab\qc";"#,
        expect![[r#"
            1:8-9 `\q`: [SN-0103] this is no escape
              the escapes are \n \t \r \0 \\ \' \" \` and \u{hex}
        "#]],
    );
    complains(
        r#"f = '\u{d800}';"#,
        expect![[r#"
            1:6-7 `\u`: [SN-0103] this is no escape
              the escapes are \n \t \r \0 \\ \' \" \` and \u{hex}
        "#]],
    );
    complains(
        "f = 'ab';",
        expect![[r#"
            1:5-8 `'ab'`: [SN-0104] a character literal holds exactly one character
        "#]],
    );
    complains(
        "f = 9223372036854775808;",
        expect![[r#"
            1:5-23 `9223372036854775808`: [SN-0104] this number is too large for an `Int`; write `n` after it for an `Integer`
        "#]],
    );
    complains(
        "f = 12x;",
        expect![[r#"
            1:5-7 `12x`: [SN-0104] this is no number: write 42 for an `Int`, 42n for an `Integer`, 4.2 for a `Double`
        "#]],
    );
}

#[test]
fn grammar() {
    complains(
        "f x = case x of y Nil -> x };\ng = h;",
        expect![[r#"
            1:19-21 `Nil`: [SN-0105] expected `{`, found `Nil`
            2:5-5 `h`: [SN-0110] `h` is not defined
        "#]],
    );
    complains(
        "f x = let y = thunk x;",
        expect![[r#"
            1:23-23 ``: [SN-0105] expected a variable, found the end of the file
        "#]],
    );
    complains(
        "f x = (x;",
        expect![[r#"
            1:9-9 `;`: [SN-0105] expected `)`, found `;`
        "#]],
    );
    complains(
        "f x = if x then x;",
        expect![[r#"
            1:18-18 `;`: [SN-0105] expected `else`, found `;`
        "#]],
    );
    complains(
        "f x = assume in x;",
        expect![[r#"
            1:14-15 `in`: [SN-0105] expected a variable or an expression in parentheses, found `in`
        "#]],
    );
    complains(
        "f = error oops;",
        expect![[r#"
            1:11-14 `oops`: [SN-0105] expected a label in double quotes, found `oops`
        "#]],
    );
    complains(
        "f = fresh;",
        expect![[r#"
            1:10-10 `;`: [SN-0105] expected a type, found `;`
        "#]],
    );
    complains(
        "F x = x;",
        expect![[r#"
            1:1-1 `F`: [SN-0105] expected a definition (`f x = e;`), a signature (`f : type;`) or `data`, found `F`
        "#]],
    );
    complains(
        "data T = k;",
        expect![[r#"
            1:10-10 `k`: [SN-0105] expected the name of a constructor, found `k`
        "#]],
    );
    complains(
        "f x = case x of { y -> y };",
        expect![[r#"
            1:19-19 `y`: [SN-0105] expected a pattern: a constructor, a literal or `_`, found `y`
        "#]],
    );
    complains(
        "f x = x",
        expect![[r#"
            1:8-8 ``: [SN-0105] expected `;` at the end of the definition, found the end of the file
        "#]],
    );
    complains(
        &format!("f : {}Int{};\nf = 1;", "(".repeat(1000), ")".repeat(1000)),
        expect![[r#"
            1:396-396 `(`: [SN-0106] this type is nested too deeply
        "#]],
    );
}

#[test]
fn reading_goes_on_at_the_next_item() {
    complains(
        "f x = x ) y;\ng x = h;\ndata T = ;\nk = T;\n",
        expect![[r#"
            1:9-9 `)`: [SN-0105] expected `;` at the end of the definition, found `)`
            2:7-7 `h`: [SN-0110] `h` is not defined
            3:10-10 `;`: [SN-0105] expected the name of a constructor, found `;`
            4:5-5 `T`: [SN-0111] there is no constructor `T`
        "#]],
    );
    complains(
        "f x = x\ng x = f x;\nh = g nope;\n",
        expect![[r#"
            2:5-5 `=`: [SN-0105] expected `;` at the end of the definition, found `=`
              2:1-1 `g`: a definition seems to start here; is a `;` or a bracket missing before it?
            3:7-10 `nope`: [SN-0110] `nope` is not defined
        "#]],
    );
    complains(
        "f x = case x of { Nil -> 1;\ng = nope;\n",
        expect![[r#"
            2:1-1 `g`: [SN-0105] expected a pattern: a constructor, a literal or `_`, found `g`
              2:1-1 `g`: a definition seems to start here; is a `;` or a bracket missing before it?
            2:5-8 `nope`: [SN-0110] `nope` is not defined
        "#]],
    );
    complains(
        "data T = A | B int;\nf x = case x of { A -> A; B y -> C };\n",
        expect![[r#"
            1:16-18 `int`: [SN-0114] `int` is not a parameter of this data type
            2:34-34 `C`: [SN-0111] there is no constructor `C`
        "#]],
    );
}

#[test]
fn names() {
    complains(
        "length xs = case xs of { Nil -> 0; Cons _ rest -> int.add 1 (lenght rest) };",
        expect![[r#"
            1:62-67 `lenght`: [SN-0110] `lenght` is not defined
              did you mean `length`?
        "#]],
    );
    complains(
        "f x = Con x;",
        expect![[r#"
            1:7-9 `Con`: [SN-0111] there is no constructor `Con`
              did you mean `Cons`?
        "#]],
    );
    complains(
        "f x = int.ad x 1;",
        expect![[r#"
            1:7-12 `int.ad`: [SN-0112] there is no primitive `int.ad`
              did you mean `int.add`?
        "#]],
    );
    complains(
        "f x = Data.insert x;",
        expect![[r#"
            1:7-17 `Data.insert`: [SN-0112] there is no primitive `Data.insert`
              a definition whose name has a dot is written in backticks: `Data.insert`
        "#]],
    );
    complains(
        "f : Integr;\nf = 1;\ng : Lst Int;\ng = f;",
        expect![[r#"
            1:5-10 `Integr`: [SN-0113] there is no type `Integr`
              did you mean `Integer`?
            3:5-7 `Lst`: [SN-0113] there is no type `Lst`
              did you mean `List`?
        "#]],
    );
    complains(
        "data Box a = Box b;",
        expect![[r#"
            1:18-18 `b`: [SN-0114] `b` is not a parameter of this data type
        "#]],
    );
    complains(
        "f x = x;\nf y = y;\ndata T = Cons | K;\ndata Bool = Yes;",
        expect![[r#"
            2:1-1 `f`: [SN-0115] there is already a definition `f`
              1:1-1 `f`: the first one is here
            3:10-13 `Cons`: [SN-0115] there is already a constructor `Cons`
              it is built in
            4:6-9 `Bool`: [SN-0115] there is already a data type `Bool`
              it is built in
        "#]],
    );
    complains(
        "f x x = x;\ng = let a = thunk 1; a = thunk 2 in a;\nh p = case p of { Cons y y -> y };",
        expect![[r#"
            1:5-5 `x`: [SN-0116] parameter `x` is bound twice
            2:22-22 `a`: [SN-0116] variable `a` is bound twice
            3:26-26 `y`: [SN-0116] variable `y` is bound twice
        "#]],
    );
    complains(
        "f : Int;",
        expect![[r#"
            1:1-1 `f`: [SN-0117] `f` has a signature, but no definition
        "#]],
    );
    complains(
        "f : Int;\nf : Int;\nf = 1;",
        expect![[r#"
            2:1-1 `f`: [SN-0118] `f` has two signatures
              1:1-1 `f`: the first one is here
        "#]],
    );
    complains(
        "data T = @`:`;\nf = `:`;",
        expect![[r#"
            2:5-7 ``:``: [SN-0110] `:` is not defined
              there is a constructor of this name: write @`:`
        "#]],
    );
    complains(
        "`Main` = 1;\nf = Main;",
        expect![[r#"
            2:5-8 `Main`: [SN-0111] there is no constructor `Main`
              there is a definition of this name: write `Main` in backticks
        "#]],
    );
}

#[test]
fn arities() {
    complains(
        "f x = Cons x;\ng x = Cons x x x;\nh = Nil 1;",
        expect![[r#"
            1:7-12 `Cons x`: [SN-0120] constructor `Cons` takes 2 arguments, but is given 1
            2:7-16 `Cons x x x`: [SN-0120] constructor `Cons` takes 2 arguments, but is given 3
            3:5-9 `Nil 1`: [SN-0120] constructor `Nil` takes 0 arguments, but is given 1
        "#]],
    );
    complains(
        "f x = int.add x;",
        expect![[r#"
            1:7-15 `int.add x`: [SN-0121] primitive `int.add` takes 2 arguments, but is given 1
        "#]],
    );
    complains(
        "f x = case x of { Cons y -> y; Nil z -> z };",
        expect![[r#"
            1:19-24 `Cons y`: [SN-0122] constructor `Cons` has 2 fields, but the pattern binds 1
            1:32-36 `Nil z`: [SN-0122] constructor `Nil` has 0 fields, but the pattern binds 1
        "#]],
    );
    complains(
        "f : List;\nf = Nil;\ng : Bool Int;\ng = True;\nh = fresh (List Int Int);",
        expect![[r#"
            1:5-8 `List`: [SN-0123] type `List` has 1 parameter, but is given 0
            3:5-12 `Bool Int`: [SN-0123] type `Bool` has 0 parameters, but is given 1
            5:12-23 `List Int Int`: [SN-0123] type `List` has 1 parameter, but is given 2
        "#]],
    );
    complains(
        "f : Int -> Int;\nf x y = x;\ng : Int -> Any;\ng x y = x;",
        expect![[r#"
            2:5-5 `y`: [SN-0124] `f` has 2 parameters, but its signature has 1 arrow
              1:1-1 `f`: the signature is here
        "#]],
    );
}

#[test]
fn alternatives() {
    complains(
        "f x = case x of { Nil -> 1; Nil -> 2 };\ng x = case x of { 1 -> 1; 2 -> 1; 1 -> 2 };",
        expect![[r#"
            1:29-31 `Nil`: [SN-0130] there are two alternatives for `Nil`
            2:35-35 `1`: [SN-0130] there are two alternatives for 1
        "#]],
    );
    complains(
        "f x = case x of { Nil -> 1; True -> 2 };",
        expect![[r#"
            1:29-32 `True`: [SN-0131] `True` is a constructor of `Bool`, the alternatives before it are of `List`
        "#]],
    );
    complains(
        "f x = case x of { 1 -> 1; 'c' -> 2 };\ng x = case x of { Nil -> 1; 2 -> 2 };",
        expect![[r#"
            1:27-29 `'c'`: [SN-0131] literal 'c' is of another type than those before it
            2:29-29 `2`: [SN-0131] literal 2 among constructors
        "#]],
    );
    complains(
        "f x = case x of { _ -> 1; Nil -> 2; _ -> 3 };",
        expect![[r#"
            1:27-29 `Nil`: [SN-0132] this alternative comes after the default
            1:37-37 `_`: [SN-0132] this alternative comes after the default
        "#]],
    );
    complains(
        "f x = case x of { NaN -> 1 };",
        expect![[r#"
            1:19-21 `NaN`: [SN-0133] a NaN pattern never matches
        "#]],
    );
}

#[test]
fn laziness_is_written_out() {
    complains(
        "f x = let y = f x in y;",
        expect![[r#"
            1:15-17 `f x`: [SN-0140] a `let` binds a function `\x -> e`, a constructor `K a..` or a `thunk e`
              write `thunk` before it, or use `case .. of x { _ -> .. }` to evaluate it first
        "#]],
    );
    complains(
        "f x = thunk x;",
        expect![[r#"
            1:7-13 `thunk x`: [SN-0141] `thunk` can't stand here
              bind it: `let x = thunk .. in ..`; or leave `thunk` out to evaluate now
        "#]],
    );
}

#[test]
fn what_depends_on_a_mistake_is_left_out_and_nothing_else() {
    let text = "data T = K Lost;\na = b;\nb = case K 1 of { K x -> x };\nc = d;\nd = 1;\ne = a;\n";
    complains(
        text,
        expect![[r#"
            1:12-15 `Lost`: [SN-0113] there is no type `Lost`
              did you mean `List`?
        "#]],
    );
    assert_eq!(print(&read_text(text).program), "c = d;\n\nd = 1;\n");
}

#[test]
fn too_many_mistakes_stop_the_reading() {
    let text = format!("g = 1;\nh = nope;\n{}", "f = ) ;\n".repeat(100_000));
    let read = read_text(&text);
    assert_eq!(check(&read.program), []);
    assert_eq!(read.program.globals.len(), 0);
    assert_eq!(read.diagnostics.len(), 201);
    assert_eq!(read.diagnostics[200].code.to_string(), "SN-0108");
}
