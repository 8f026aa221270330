//! Comments, tabs, names, extensions, literate files, the preprocessor.

use crate::{check, check_path};
use expect_test::expect;
use snell_front_haskell::parse::imports;

#[test]
fn comments_and_operators_that_look_like_them() {
    check(
        "#!/usr/bin/env runghc\n{- a {- nested -} comment -} -- | haddock\nx = 1 -- c\ny = a --> b\nz = a |-- b\n---- c\nw = a --\n",
        expect![[r#"
            x = 1
            y = <a --> b>
            z = <a |-- b>
            w = a
        "#]],
    );
}

#[test]
fn space_of_all_kinds() {
    check(
        "\u{feff}f x = do\r\n\ta\r\n        b\r\n\u{c}\r\ng = 1\r\n",
        expect![[r#"
        3:9-9 warning SN-1024: this line is indented with tabs where another line of its block is not, or the other way round
            2:2-2: the block starts here
            -: tabs go to the next multiple of eight columns
        f x = do{a; b}
        g = 1
    "#]],
    );
    check(
        "f = \"é\" + do a\n             b\n",
        expect![[r#"
        f = <"é" + do{a; b}>
    "#]],
    );
    check(
        "f = do {- é -} a\n               b\n",
        expect![[r#"
        f = do{a; b}
    "#]],
    );
}

#[test]
fn unicode_names() {
    check(
        "größe ä' = ä'\nλ = x₁ ∘ y\na → b = a ≤ b\nÉtat = 1\n",
        expect![[r#"
        größe ä' = ä'
        λ = <x₁ ∘ y>
        → a b = <a ≤ b>
        pattern État = 1
    "#]],
    );
    check(
        "{-# LANGUAGE UnicodeSyntax #-}\nf ∷ ∀ a. Ord a ⇒ a → a\nf x = do { y ← x; y }",
        expect![[r#"
        f :: (forall a. ({(Ord a)} => (a -> a)))
        f x = do{y <- x; y}
    "#]],
    );
}

#[test]
fn qualified_names_as_in_the_report() {
    check(
        "a = M.f\nb = A.B.f . C.D\nc = f.g\nd = F.g\ne = F . g\nh = M.where\ni = A.B.+++ c\nj = M.:+ x\n",
        expect![[r#"
        6:6-6 SN-1026: the operator `.` has nothing to its right: after it comes the reserved word `where`
        7:5-11 SN-1026: the operator `A.B.+++` has nothing to its left
        8:5-8 SN-1026: the operator `M.:+` has nothing to its left
        a = M.f
        b = <A.B.f . C.D>
        c = <f . g>
        d = F.g
        e = <F . g>
    "#]],
    );
}

#[test]
fn magic_hash() {
    check(
        "{-# LANGUAGE MagicHash #-}\nf x# (I# y#) = x# +# 3# + 'c'# + \"s\"# + 2.0##\n",
        expect![[r##"
        f x# P((I# y#)) = <x# +# 3# + 'c'# + "s"# + 20e-1#>
    "##]],
    );
    check(
        "f x# y = x#y\n",
        expect![[r#"
        1:4-4 SN-1010: expected `=` or `|`, but found `#`
    "#]],
    );
}

#[test]
fn negative_literals() {
    check(
        "{-# LANGUAGE NegativeLiterals #-}\nf -1 = g -1 - 2 -x\n",
        expect![[r#"
        f neg 1 = <(g -1) - 2 - x>
    "#]],
    );
}

#[test]
fn primes_and_promotion() {
    check(
        "{-# LANGUAGE DataKinds #-}\nf :: P 'A -> P '[B] -> P ('C ': D)\nf' a' = 'a'\n",
        expect![[r#"
            f :: ((P 'A) -> ((P '[B]) -> (P ((': 'C) D))))
            f' a' = 'a'
        "#]],
    );
}

#[test]
fn literate_programs() {
    check_path(
        "a.lhs",
        "Text.\n\n> f x = y\n>   where y = x\n\nMore.\n\\begin{code}\ng = 1\n\\end{code}\n",
        expect![[r#"
        8:1-1 SN-1009: this line starts further left than the declarations of the module
            3:3-3: they start in column 3, as the first one does
        f x = y where{y = x}
        g = 1
    "#]],
    );
    check_path(
        "a.lhs",
        "Nothing\n",
        expect![[r#"
        1:1-1 SN-1023: this literate file contains no program
    "#]],
    );
    check_path(
        "a.lhs",
        "\\begin{code}\nf = 1\n",
        expect![[r#"
        1:1-12 SN-1023: this \begin{code} has no \end{code}
        f = 1
    "#]],
    );
}

#[test]
fn preprocessor() {
    check(
        r#"{-# LANGUAGE CPP #-}
module M where
#if MIN_VERSION_base(4,8,0) && __GLASGOW_HASKELL__ >= 710
a = 1
#else
a = 2
#endif
#ifdef DEBUG
b = )
#elif defined(linux_HOST_OS) || !defined X
b = 3
#else
b = (
#endif
#define LIMIT (10 + 1)
#define FLAG
#undef FLAG
#ifndef FLAG
c = LIMIT * 2
#endif
#include "x.h"
#if 1
#if 0
d = )
#endif
d = 4
#endif
#define F(x) x
#if LIMIT(
"#,
        expect![[r#"
            21:1-15 warning SN-1022: #include is not supported: this line is left out
            29:1-11 warning SN-1022: this condition is not understood, and taken as false
            29:1-11 SN-1022: this condition has no #endif
            module M
            a = 1
            b = 3
            c = <P(<10 + 1>) * 2>
            d = 4
        "#]],
    );
}

#[test]
fn imports_without_the_rest() {
    let text = "-- c\nmodule A.B (x, module C)\n  where\nimport Data.List\nimport qualified Data.Map as M (Map)\nimport safe X.Y\nimport \"base\" Z hiding (import')\nf = 1\nimport Not\n";
    let found: Vec<String> = imports("a.hs", text).into_iter().map(|(name, _)| name).collect();
    assert_eq!(found, ["Data.List", "Data.Map", "X.Y", "Z"]);
    let braces = "module A where { import B; import C; f = 1 }";
    let found: Vec<String> = imports("a.hs", braces).into_iter().map(|(name, _)| name).collect();
    assert_eq!(found, ["B", "C"]);
    assert!(imports("a.hs", "main = print 1").is_empty() && imports("a.hs", "").is_empty());
    let found = imports("a.lhs", "text\n\n> import A\n");
    assert_eq!((found[0].0.as_str(), found[0].1.start), ("A", 15));
}

#[test]
fn macros_with_parameters() {
    check(
        "{-# LANGUAGE CPP #-}\n#define ADD(x, y) ((x) + (y))\n#define TWICE(f) ADD(f, f)\n#define LOOP LOOP\n\
         a = ADD(f (1, 2), [3, 4]) * TWICE(b)\nc = ADD + LOOP\n#define BAD(1) x\n",
        expect![[r#"
            a = <P(<P((f (1, 2))) + P([3, 4])>) * P(<P(b) + P(b)>)>
            c = <ADD + LOOP>
        "#]],
    );
}

#[test]
fn a_project_turns_extensions_on() {
    let text = "#if 1\nx = 1\n#else\ny = 2\n#endif\n";
    let parsed = |on: &[String]| {
        let mut names = snell_source::Names::default();
        snell_front_haskell::parse::parse_with(snell_source::FileId(0), "a.hs", text, on, &mut names)
    };
    assert!(!parsed(&[]).diagnostics.is_empty());
    let with = parsed(&["CPP".to_owned()]);
    assert!(with.diagnostics.is_empty());
    assert_eq!((with.module.decls.len(), with.module.extensions.len()), (1, 1));
}
