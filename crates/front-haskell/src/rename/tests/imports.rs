//! Imports and exports.

use super::{program, said};
use crate::hir::Show;
use expect_test::{Expect, expect};

/// What a module with these imports and declarations makes of a module `A`.
fn check(a: &str, main: &str, expected: Expect) {
    let plain = |text: &str| format!("{{-# LANGUAGE NoImplicitPrelude #-}}\n{text}");
    let (sources, front) = program(&[("Main.hs", &plain(main)), ("A.hs", &plain(a))]);
    expected.assert_eq(&(said(&sources, &front) + &Show::new(&front.hir, front.main).module()));
}

const A: &str = "module A where\ndata T = K { f :: T } | L\nclass C a where { m :: a; n :: a }\nv = L\nw = v\n";

#[test]
fn everything_or_a_list() {
    check(
        A,
        "module Main where\nimport A\nx = A.v\ny = w\nz (K L) = L\n",
        expect![[r#"
        x = A.v

        y = A.w

        z (K L) = L
    "#]],
    );
    check(
        A,
        "module Main where\nimport A (v, T(L), C(m))\nx = v\ny = L\nz = m\na = A.v\n",
        expect![[r#"
        x = A.v

        y = L

        z = A.m

        a = A.v
    "#]],
    );
    check(
        A,
        "module Main where\nimport A (v, T(L), C(m))\nx = w\ny = K\nz = n\n",
        expect![[r#"
            4:5 SN-1101 variable not in scope: `w`
              - `w` is in A, but the import of it leaves it out
            5:5 SN-1102 constructor not in scope: `K`
              - `K` is in A, but the import of it leaves it out
            6:5 SN-1101 variable not in scope: `n`
              - `n` is in A, but the import of it leaves it out
            x = <broken>

            y = <broken>

            z = <broken>
        "#]],
    );
    check(
        A,
        "module Main where\nimport A (T(..))\nx r = K { f = f r }\n",
        expect![[r#"
        x r = K{A.f r}
    "#]],
    );
}

#[test]
fn hiding_and_qualified() {
    check(
        A,
        "module Main where\nimport A hiding (v, T(..))\nv = w\nK = v\nL = m\n",
        expect![[r#"
            5:1 SN-1102 constructor not in scope: `K`
              - `K` is in A, but the import of it leaves it out
            6:1 SN-1102 constructor not in scope: `L`
              - `L` is in A, but the import of it leaves it out
            v = A.w

            <broken> = v

            <broken> = A.m
        "#]],
    );
    check(
        A,
        "module Main where\nimport qualified A as B\nx = B.v\ny = v\nz = A.w\n",
        expect![[r#"
        5:5 SN-1101 variable not in scope: `v`
          - it is in scope as `B.v`
        6:5 SN-1101 variable not in scope: `A.w`
          - no import has the name `A`
          - it is in scope as `B.w`
        x = A.v

        y = <broken>

        z = <broken>
    "#]],
    );
    check(
        A,
        "module Main where\nimport A as B\nx = B.v\ny = v\nz = A.v\n",
        expect![[r#"
        6:5 SN-1101 variable not in scope: `A.v`
          - no import has the name `A`
          - it is in scope as `B.v`
        x = A.v

        y = A.v

        z = <broken>
    "#]],
    );
    check(
        A,
        "module Main where\nimport qualified A\nimport A (v)\nx = v A.v\n",
        expect![[r#"
        x = A.v A.v
    "#]],
    );
}

#[test]
fn own_names_and_imported_ones_are_ambiguous_only_in_use() {
    check(
        A,
        "module Main where\nimport A\nv = w\n",
        expect![[r#"
        v = A.w
    "#]],
    );
    check(
        A,
        "module Main where\nimport A\nv = w\nx = v\n",
        expect![[r#"
            5:5 SN-1107 `v` is ambiguous: it could mean 2 things
              4:1 the one defined in this module
              5:1 the one from A
              - `import qualified A as A` makes that one `A.v`; `import A hiding (v)` leaves it out
            v = A.w

            x = <broken>
        "#]],
    );
    check(
        A,
        "module Main where\nimport A\nv = w\nx = Main.v A.v\n",
        expect![[r#"
        v = A.w

        x = v A.v
    "#]],
    );
}

#[test]
fn export_lists() {
    let a = |list: &str| format!("module A ({list}) where\ndata T = K | L\nclass C a where {{ m :: a }}\nv = L\n");
    let main = "module Main where\nimport A\nx = v\ny = K\nz = m\nf :: T -> T\nf x = x\n";
    check(
        &a("T(..), C(..), v"),
        main,
        expect![[r#"
        x = A.v

        y = K

        z = A.m

        f :: T -> T; f x = x
    "#]],
    );
    check(
        &a("T(L), C"),
        main,
        expect![[r#"
            4:5 SN-1101 variable not in scope: `v`
              - `v` is defined in A, but not exported
            5:5 SN-1102 constructor not in scope: `K`
              - `K` is defined in A, but not exported
            6:5 SN-1101 variable not in scope: `m`
              - `m` is defined in A, but not exported
            x = <broken>

            y = <broken>

            z = <broken>

            f :: T -> T; f x = x
        "#]],
    );
    check(
        &a("module A"),
        main,
        expect![[r#"
        x = A.v

        y = K

        z = A.m

        f :: T -> T; f x = x
    "#]],
    );
    check(
        &a("gone, T(M), Gone, module B"),
        "module Main where\n",
        expect![[r#"
        2:11 SN-1124 the export list names the variable `gone`, which is not in scope
        2:19 SN-1124 `M` is no constructor, field or method of `T`
        2:23 SN-1124 the export list names the type or class `Gone`, which is not in scope
        2:36 SN-1124 the export `module B` names no module that is imported
    "#]],
    );
}

#[test]
fn modules_are_handed_on() {
    let b = "{-# LANGUAGE NoImplicitPrelude #-}\nmodule B (module A, module B, module Q, u) where\n\
        import A (v)\nimport qualified A as Q\nimport A as C (w)\nu = w\n";
    let main = "{-# LANGUAGE NoImplicitPrelude #-}\nmodule Main where\nimport B\nimport A (v)\nx = v u\ny = w\n";
    let a = format!("{{-# LANGUAGE NoImplicitPrelude #-}}\n{A}");
    let (sources, front) = program(&[("Main.hs", main), ("A.hs", &a), ("B.hs", b)]);
    expect![[r#"
        6:5 SN-1101 variable not in scope: `w`
          - `w` is in A, but the import of it leaves it out
        x = A.v B.u

        y = <broken>
    "#]]
    .assert_eq(&(said(&sources, &front) + &Show::new(&front.hir, front.main).module()));
}

#[test]
fn circles_and_missing_modules() {
    let files = [
        ("A.hs", "module A where\nimport B\nimport Data.Lits\nimport Own\nx = y sort\n"),
        ("B.hs", "module B where\nimport C\ny = 1\n"),
        ("C.hs", "module C where\nimport A\n"),
        ("D.hs", "module C where\n"),
    ];
    let (sources, front) = program(&files);
    expect![[r#"
        1:1 SN-1122 two files are the module C
          1:1 the first one
        3:8 SN-1120 there is no module Data.Lits; did you mean Data.Bits?
        4:8 SN-1120 there is no module Own
        2:8 SN-1121 the imports go in a circle: A -> B -> C -> A
          2:8 B imports C
          2:8 C imports A
    "#]]
    .assert_eq(&said(&sources, &front));
}
