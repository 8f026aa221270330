//! What is said about mistakes: one message for each, at the right place.

use crate::check;
use expect_test::expect;

#[test]
fn brackets() {
    check(
        "f = (1 + 2\ng = 3\n",
        expect![[r#"
        2:1-1 SN-1008: expected `,` or `)`, but found the start of a new declaration (`g`)
            1:1-1: declarations of this block start in column 1; a line that goes on starts further right
            1:5-5: this `(` was never closed
        g = 3
    "#]],
    );
    check(
        "f = [1, 2\n\ng = 3\n",
        expect![[r#"
        3:1-1 SN-1008: expected `,` or `]`, but found the start of a new declaration (`g`)
            1:1-1: declarations of this block start in column 1; a line that goes on starts further right
            1:5-5: this `[` was never closed
        g = 3
    "#]],
    );
    check(
        "f = 1 + 2)\ng = 3]\nh = 4\n",
        expect![[r#"
        1:10-10 SN-1008: `)` closes nothing that is open
        2:6-6 SN-1008: `]` closes nothing that is open
        h = 4
    "#]],
    );
    check(
        "f = (1, 2]\ng = 3\n",
        expect![[r#"
        1:10-10 SN-1008: expected `,` or `)`, but found `]`
            1:5-5: this `(` is still open
        g = 3
    "#]],
    );
    check(
        "f (x = 1\n",
        expect![[r#"
        1:6-6 SN-1008: expected `,` or `)`, but found `=`
            1:3-3: this `(` is still open
    "#]],
    );
    check(
        "f :: (Int -> Int\nf x = x\n",
        expect![[r#"
        2:1-1 SN-1008: expected `,`, `->` or `)`, but found the start of a new declaration (`f`)
            1:1-1: declarations of this block start in column 1; a line that goes on starts further right
            1:6-6: this `(` was never closed
        f x = x
    "#]],
    );
    check(
        "f = r { x = 1\n",
        expect![[r#"
        2:1-1 SN-1008: expected `,` or `}`, but found the end of the text
            1:7-7: this `{` was never closed
    "#]],
    );
}

#[test]
fn lexical() {
    check(
        "f = \"abc\ng = 1\n",
        expect![[r#"
        1:5-8 SN-1003: this string is not closed on its line
        g = 1
    "#]],
    );
    check(
        "f = 'ab'\ng = ''\nh = 'a\n",
        expect![[r#"
        1:5-8 SN-1004: a character literal holds one character; did you mean the string "ab"?
        2:5-6 SN-1004: an empty character literal; the empty string is ""
        3:5-5 SN-1004: this character literal is not closed
    "#]],
    );
    check(
        "f = 1 {- oops\ng = 2\n",
        expect![[r#"
        1:7-8 SN-1005: this comment is never closed
        f = 1
    "#]],
    );
    check(
        "f = \"a\\qb\" + \"\\1114112\" + '\\xyz'\ng = 1\n",
        expect![[r#"
        1:7-9 SN-1006: this is no escape; a backslash itself is written `\\`
        1:15-22 SN-1006: there is no character with this number
        1:28-31 SN-1006: there is no character with this number
        f = <"ab" + "114112" + 'y'>
        g = 1
    "#]],
    );
    check(
        "f = “abc”\ng = 1 \u{1} 2\n",
        expect![[r#"
        1:5-5 SN-1002: the character `“` (U+201C) is not the plain `"`
        1:9-9 SN-1002: the character `”` (U+201D) is not the plain `"`
        2:7-7 SN-1002: the character '\u{1}' (U+0001) can't stand here
    "#]],
    );
}

#[test]
fn habits_from_elsewhere() {
    check(
        "f x = if x = 1 then 2 else 3\n",
        expect![[r#"
        1:12-12 SN-1013: `=` can't stand in an expression
            -: equality is tested with `==`
    "#]],
    );
    check(
        "f x = if x == 1 then 2\ng = 1\n",
        expect![[r#"
        2:1-1 SN-1011: expected `else`, but found the start of a new declaration (`g`)
            1:1-1: declarations of this block start in column 1; a line that goes on starts further right
            1:7-8: `else` belongs to this `if`
        g = 1
    "#]],
    );
    check(
        "f x = if x then 1 elif y then 2 else 3\n",
        expect![[r#"
        1:26-29 SN-1011: expected `else`, but found the reserved word `then`
            -: a second condition is written `else if`
            1:7-8: `else` belongs to this `if`
    "#]],
    );
    check(
        "f = do\n  x = 1\n  print x\n",
        expect![[r#"
        2:5-5 SN-1013: `=` can't stand in an expression
            -: equality is tested with `==`; a definition in a do block starts with `let`
    "#]],
    );
    check(
        "f = x <- g\n",
        expect![[r#"
        1:7-8 SN-1012: `<-` can stand in a do block, a comprehension or a guard only
            -: to compare with a negative number, write `< -`; to name a value, `let`
    "#]],
    );
    check(
        "main = do\n  print 1\nprint 2\n",
        expect![[r#"
        3:1-7 SN-1010: this is not a declaration: `=` or `|` is missing
            -: statements stand in a do block, and further right than the declaration that they belong to
        main = do{(print 1)}
    "#]],
    );
    check(
        "main print (double 3 4)\ng (x + 1) y\n",
        expect![[r#"
        1:1-23 SN-1010: this is not a declaration: `=` or `|` is missing
            -: statements stand in a do block, and further right than the declaration that they belong to
        2:1-11 SN-1010: this is not a declaration: `=` or `|` is missing
            -: statements stand in a do block, and further right than the declaration that they belong to
    "#]],
    );
    check(
        "f x {\n  return x;\n}\n",
        expect![[r#"
        1:5-5 SN-1010: expected `=` or `|`, but found `{`
    "#]],
    );
    check(
        "import A\nf = 1\nimport B\n",
        expect![[r#"
        3:1-6 SN-1001: imports stand before all declarations of a module
        import A
        f = 1
    "#]],
    );
}

#[test]
fn names() {
    check(
        "Foo :: Int -> Int\nFoo x = x\n",
        expect![[r#"
        1:1-3 SN-1015: the name of what a signature declares must start with a small letter, unlike `Foo`
        pattern (Foo x) = x
    "#]],
    );
    check(
        "type = 1\nf class = 2\ng = data + 1\n",
        expect![[r#"
        1:1-4 SN-1014: the reserved word `type` can't be a name
        2:3-7 SN-1014: the reserved word `class` can't be a parameter
        3:5-8 SN-1001: expected an expression, but found the reserved word `data`
    "#]],
    );
    check(
        "data foo = Bar\ndata T = bar Int\nclass c a\ntype t = Int\nnewtype N A = N\n",
        expect![[r#"
        1:6-8 SN-1015: the name of a data type must start with a capital letter
        2:10-12 SN-1015: the name of a constructor must start with a capital letter
        3:7-7 SN-1015: the name of a class must start with a capital letter
        4:6-6 SN-1015: the name of a type synonym must start with a capital letter
        5:11-11 SN-1021: the parameters of a data type are type variables
    "#]],
    );
    check(
        "module main where\nf = 1\n",
        expect![[r#"
        1:8-11 SN-1015: the name of a module must start with a capital letter, unlike `main`
        f = 1
    "#]],
    );
    check(
        "f M.x = 1\n",
        expect![[r#"
        1:3-5 SN-1019: a pattern defines names, which can't be qualified as `M.x` is
    "#]],
    );
}

#[test]
fn missing_parts() {
    check(
        "f x y\ng = 1\n",
        expect![[r#"
        1:1-5 SN-1010: this is not a declaration: `=` or `|` is missing
            -: statements stand in a do block, and further right than the declaration that they belong to
        g = 1
    "#]],
    );
    check(
        "f x =\ng = 1\n",
        expect![[r#"
        2:1-1 SN-1001: expected an expression, but found the start of a new declaration (`g`)
            1:1-1: declarations of this block start in column 1; a line that goes on starts further right
        g = 1
    "#]],
    );
    check(
        "f = 1 +\ng = 2\n",
        expect![[r#"
        1:7-7 SN-1026: the operator `+` has nothing to its right: after it comes the start of a new declaration (`g`)
        g = 2
    "#]],
    );
    check(
        "f = + 1\n",
        expect![[r#"
        1:5-5 SN-1026: the operator `+` has nothing to its left
    "#]],
    );
    check(
        "f = let x = 1\ng = 2\n",
        expect![[r#"
        2:1-1 SN-1001: expected `in` after the definitions of `let`, but found the start of a new declaration (`g`)
            1:1-1: declarations of this block start in column 1; a line that goes on starts further right
            1:5-7: `in` belongs to this `let`
        g = 2
    "#]],
    );
    check(
        "f = case x\n  A -> 1\ng = 2\n",
        expect![[r#"
        2:5-6 SN-1001: expected an operator or `of`, but found `->`
            1:5-8: `of` belongs to this `case`
        g = 2
    "#]],
    );
    check(
        "f = case x of\n  A = 1\n",
        expect![[r#"
        2:5-5 SN-1001: expected `->` or `|` after the pattern, but found `=`
            -: alternatives are written `pattern -> expression`
    "#]],
    );
    check(
        "f = \\x = 1\n",
        expect![[r#"
        1:8-8 SN-1001: expected a pattern or `->` after the parameters of `\`, but found `=`
    "#]],
    );
    check(
        "f x | x > 0\n    | otherwise = 2\n",
        expect![[r#"
        2:5-5 SN-1010: expected `=` or `,` after the guard, but found `|`
    "#]],
    );
    check(
        "f = do\n  x <- g\n",
        expect![[r#"
        2:3-8 SN-1016: the last statement of a do block must be an expression, not `<-`
        f = do{x <- g}
    "#]],
    );
    check(
        "f = do\n  let x = 1\n",
        expect![[r#"
        2:3-11 SN-1016: the last statement of a do block must be an expression, not `let`
        f = do{let{x = 1}}
    "#]],
    );
    check(
        "f ::\ng = 1\n",
        expect![[r#"
        2:1-1 SN-1020: expected a type, but found the start of a new declaration (`g`)
            1:1-1: declarations of this block start in column 1; a line that goes on starts further right
        g = 1
    "#]],
    );
    check(
        "f = `g` 1\n",
        expect![[r#"
        1:5-5 SN-1026: the operator in backticks has nothing to its left
    "#]],
    );
    check(
        "infixl 12 +\ninfixr 5 f\n",
        expect![[r#"
        1:8-9 SN-1028: the precedence of an operator is a number from 0 to 9
        2:10-10 SN-1028: expected an operator, or a name in backticks, but found `f`
        infix Left 9 +
    "#]],
    );
    check(
        "instance Show where\n  show = 1\n",
        expect![[r#"
        instance {} => Show []
            show = 1
    "#]],
    );
    check(
        "f = x@y\ng = ~z\n",
        expect![[r#"
        1:6-6 SN-1027: `name@pattern` is a pattern, and an expression is needed here
            -: a type argument has a space before its `@` and none after it, as in `f @Int`
        2:5-5 SN-1027: `~pattern` is a pattern, and an expression is needed here
    "#]],
    );
    check(
        "f (x + y) = 1\n",
        expect![[r#"
        1:6-6 SN-1019: `+` can't stand in a pattern: only constructors and their operators can
    "#]],
    );
}

#[test]
fn layout() {
    check(
        "f = do\n    a\n   b\n  c\n",
        expect![[r#"
        3:4-4 SN-1009: this line starts in column 4, but the statements of the block above it start in column 5
            2:5-5: the block starts here
    "#]],
    );
    check(
        "f = a\n  where\n    b = 1\n   c = 2\n",
        expect![[r#"
        4:4-4 SN-1009: this line starts in column 4, but the declarations of the block above it start in column 5
            3:5-5: the block starts here
    "#]],
    );
    check(
        "  f = 1\ng = 2\n",
        expect![[r#"
        2:1-1 SN-1009: this line starts further left than the declarations of the module
            1:3-3: they start in column 3, as the first one does
        f = 1
        g = 2
    "#]],
    );
    check(
        "f x = case x of\n  A -> 1\n B -> 2\ng = 1\n",
        expect![[r#"
        3:2-2 SN-1009: this line starts in column 2, but the alternatives of the block above it start in column 3
            2:3-3: the block starts here
        g = 1
    "#]],
    );
    check(
        "f = (\n  1\n)\n",
        expect![[r#"
        3:1-1 SN-1009: this bracket starts a new line of the block; it must be indented further to close anything
            1:5-5: this `(` is still open
    "#]],
    );
}

#[test]
fn one_message_for_each_declaration() {
    check(
        "f = ) ) )\ng = ( ( (\nh = 1\ninstance C T where\n  a = )\n  b = (\n  c = 1\nk = then\n",
        expect![[r#"
        1:5-5 SN-1001: expected an expression, but found `)`
        3:1-1 SN-1001: expected an expression, but found the start of a new declaration (`h`)
            1:1-1: declarations of this block start in column 1; a line that goes on starts further right
        5:7-7 SN-1001: expected an expression, but found `)`
        7:3-3 SN-1001: expected an expression, but found the start of a new declaration (`c`)
            5:3-3: declarations of this block start in column 3; a line that goes on starts further right
        8:5-8 SN-1001: expected an expression, but found the reserved word `then`
        h = 1
        instance {} => C [T]
            c = 1
    "#]],
    );
    let many = "f = )\n".repeat(80);
    let mut set = snell_source::SourceSet::default();
    let file = set.add("a.hs", &many);
    let parsed = snell_front_haskell::parse::parse(file, "a.hs", &many, &mut snell_source::Names::default());
    assert_eq!(parsed.diagnostics.len(), 51);
    assert_eq!(parsed.diagnostics[50].code.to_string(), "SN-1018");
}
