//! Expressions.

use crate::check_exprs;
use expect_test::expect;

#[test]
fn operators_and_applications() {
    check_exprs(
        r#"
        f x y
        a + b * c
        - x + 1
        a - -1
        x `M.op` y `K` z
        f . g $ h x
        M.f M.. N.g
        a : b : []
        arr ! i
        arr!i
        f $! x
        f $x
        f -1
        a :+ b
        show @Int 3
        read @(Maybe Int) @_ s
        (x, y) :: (Int, Bool)
        f do a; b
        f \x -> x + \y -> y
        when c do print 1
        "#,
        expect![[r#"
            ((f x) y)
            <a + b * c>
            <neg x + 1>
            <a - neg 1>
            <x M.op y K z>
            <f . g $ (h x)>
            <M.f M.. N.g>
            <a : b : []>
            <arr ! i>
            <arr ! i>
            <f $! x>
            <f $ x>
            <f - 1>
            <a :+ b>
            ((show @Int) 3)
            (((read @(Maybe Int)) @_) s)
            ((x, y) :: (Int, Bool))
            (f do{a; b})
            (f (\x -> <x + (\y -> y)>))
            ((when c) do{(print 1)})
        "#]],
    );
}

#[test]
fn parentheses() {
    check_exprs(
        r#"
        ()
        (x)
        (+)
        (-)
        (!)
        (.)
        (Prelude..)
        (M.!)
        (:)
        (:+)
        (+ 1)
        (1 +)
        (- 1)
        (subtract 1 . (+ 2))
        (`div` 2)
        (2 `div`)
        (a + b *)
        (! i)
        (!i)
        (>>= \x -> f x)
        (,)
        (,,)
        (a,)
        (,b)
        (a,,c)
        (a, b, c)
        (f x :: Int)
        ((a))
        (-x `mod`)
        "#,
        expect![[r#"
            ()
            P(x)
            +
            -
            !
            .
            Prelude..
            M.!
            :
            :+
            R(+ 1)
            L(1 +)
            P(<neg 1>)
            P(<(subtract 1) . R(+ 2)>)
            R(div 2)
            L(2 div)
            L(<a + b> *)
            R(! i)
            R(! i)
            R(>>= (\x -> (f x)))
            (tuple 2)
            (tuple 3)
            (a, ?)
            (?, b)
            (a, ?, c)
            (a, b, c)
            P(((f x) :: Int))
            P(P(a))
            L(<neg x> mod)
        "#]],
    );
}

#[test]
fn lists() {
    check_exprs(
        r#"
        []
        [a]
        [a, b]
        [1 ..]
        [1, 3 ..]
        [1 .. 9]
        [1,3..9]
        [x..y]
        [False ..]
        [False..]
        ['a'..'z']
        [x | x <- xs]
        [(x, y) | x <- xs, let z = x, (y, _) <- ys, even z]
        [x | Just x <- xs, let { a = 1; b = 2 }, p]
        [x | x <- xs | y <- ys]
        [x | x <- xs, then take 5]
        [if a then b else c, do d, \x -> x, case e of f -> g]
        "#,
        expect![[r#"
            []
            [a]
            [a, b]
            [1 ..]
            [1, 3 ..]
            [1 .. 9]
            [1, 3 .. 9]
            [x .. y]
            [False ..]
            1:2-8 SN-1001: expected an element of the list, but found `False..`
                1:2-8: this is the operator `.` of a module; put a space before the `..` of a sequence
            unsupported ""
            ['a' .. 'z']
            [x | x <- xs]
            [(x, y) | x <- xs, let{z = x}, (y, _) <- ys, (even z)]
            [x | (Just x) <- xs, let{a = 1; b = 2}, p]
            [x | x <- xs | y <- ys]
            unsupported "transform comprehensions"
            [(if a then b else c), do{d}, (\x -> x), (case e of{f -> g})]
        "#]],
    );
}

#[test]
fn control() {
    check_exprs(
        r#"
        \x y -> x
        \(x, _) ~y !z w@(K 1) -> x
        \case { A -> 1; B x | x > 0 -> 2 | otherwise -> 3 }
        \case A -> 1
        let x = 1; y = 2 in x + y
        let { x = 1; y = 2; } in x
        let in x
        let f x | x > 0 = 1 | otherwise = 2 in f
        if a then b else c + 1
        if a; then b; else c
        if | a -> b | c, Just d <- e -> f | otherwise -> g
        case x of { A -> 1; B -> 2; }
        case x of A -> 1; B -> 2
        case x of {}
        case x of y | y > 0, z <- y -> z where q = 1
        do { a; b <- c; let { d = e }; f }
        do a; b
        do { let x = 1; return x }
        do { let {x = 1}; x :: Int <- y; let z = 2 in z }
        1 + if a then b else c + 2
        f (case x of A -> 1; B -> 2) [do a; b, c]
        "#,
        expect![[r#"
            (\x y -> x)
            (\(x, _) ~y !z w@P((K 1)) -> x)
            \case{A -> 1; (B x) | <x > 0> -> 2 | otherwise -> 3}
            \case{A -> 1}
            (let{x = 1; y = 2} <x + y>)
            (let{x = 1; y = 2} x)
            (let{} x)
            (let{f x | <x > 0> = 1 | otherwise = 2} f)
            (if a then b else <c + 1>)
            (if a then b else c)
            if{| a -> b | c, (Just d) <- e -> f | otherwise -> g}
            (case x of{A -> 1; B -> 2})
            (case x of{A -> 1; B -> 2})
            (case x of{})
            (case x of{y | <y > 0>, z <- y -> z where{q = 1}})
            do{a; b <- c; let{d = e}; f}
            do{a; b}
            1:26-26 SN-1010: expected `=` or `|`, but found `}`
            unsupported ""
            do{let{x = 1}; (x :: Int) <- y; (let{z = 2} z)}
            <1 + (if a then b else <c + 2>)>
            ((f P((case x of{A -> 1; B -> 2}))) [do{a; b}, c])
        "#]],
    );
}

#[test]
fn records() {
    check_exprs(
        r#"
        K {}
        K { x = 1, y, .. }
        M.K { M.x = 1 }
        K {..}
        r { x = 1 }
        f r { x = 1 } y
        (f r) { x = 1 } { y = 2 }
        "#,
        expect![[r#"
            K{}
            K{x = 1, y ..}
            M.K{M.x = 1}
            K{ ..}
            (r){x = 1}
            ((f (r){x = 1}) y)
            ((P((f r))){x = 1}){y = 2}
        "#]],
    );
}

#[test]
fn literals() {
    check_exprs(
        r#"
        0 + 12 + 0x1F + 0XfF + 0o17 + 0b101 + 1_000 + 123456789012345678901234567890
        1.5 + 1e3 + 1.5e-3 + 1E+2 + 1_0.0_1e1_0 + 0.0
        1.e
        0xg
        'a' + '\'' + '"' + '\\' + '\n' + '\x41' + '\SOH' + '\^A' + '\1234' + 'é'
        "abc" ++ "\"\\\n\t\a\b\f\v\r" ++ "\SO\&H\SOH" ++ "\x41\o101\65\&5" ++ "\^A\^Z\^[\DEL\NUL"
        "a\   \b" ++ ""
        x' + x'' + f' 'a'
        _
        _x
        "#,
        expect![[r#"
            <0 + 12 + 31 + 255 + 15 + 5 + 1000 + 123456789012345678901234567890>
            <15e-1 + 1e3 + 15e-4 + 1e2 + 1001e8 + 0e-1>
            <1 . e>
            (0 xg)
            <'a' + '\'' + '"' + '\\' + '\n' + 'A' + '\u{1}' + '\u{1}' + 'Ӓ' + 'é'>
            <"abc" ++ "\"\\\n\t\u{7}\u{8}\u{c}\u{b}\r" ++ "\u{e}H\u{1}" ++ "AAA5" ++ "\u{1}\u{1a}\u{1b}\u{7f}\0">
            <"ab" ++ "">
            <x' + x'' + (f' 'a')>
            hole _
            _x
        "#]],
    );
}
