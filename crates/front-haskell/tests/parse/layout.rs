//! Layout, and where it closes blocks.

use crate::check;
use expect_test::expect;

#[test]
fn where_closes_what_is_open() {
    check(
        "f x = do\n  a\n  b\n  where\n  b = 1\n  c = 2\ng = case x of\n  A -> do\n    b\n  where b = 1\nh = 1 where\ni = 2\n",
        expect![[r#"
        f x = do{a; b} where{b = 1; c = 2}
        g = (case x of{A -> do{b}}) where{b = 1}
        h = 1
        i = 2
    "#]],
    );
    check(
        "f x = case x of\n  A -> y where y = 1\n  B -> z\n    where z = 2\n  where w = 3\n",
        expect![[r#"
        f x = (case x of{A -> y where{y = 1}; B -> z where{z = 2}}) where{w = 3}
    "#]],
    );
}

#[test]
fn parse_errors_close_blocks() {
    check(
        "f = (case x of A -> 1; B -> 2)\ng = [do a; b, c]\nh = let x = 1; y = 2 in (let z = 3 in z, y)\ni = if do a then do b else do c\nj x | let y = x; z = y, z > 1 = z | otherwise = 0\n",
        expect![[r#"
        f = P((case x of{A -> 1; B -> 2}))
        g = [do{a; b}, c]
        h = (let{x = 1; y = 2} ((let{z = 3} z), y))
        i = (if do{a} then do{b} else do{c})
        j x | let{y = x; z = y}, <z > 1> = z | otherwise = 0
    "#]],
    );
    check(
        "f = case case x of y -> y of z -> z\ng = f (\\x -> do x) (do y `op` z)\nh = do a where a = 1\n",
        expect![[r#"
        f = (case (case x of{y -> y}) of{z -> z})
        g = ((f P((\x -> do{x}))) P(do{<y op z>}))
        h = do{a} where{a = 1}
    "#]],
    );
}

#[test]
fn if_in_do() {
    check(
        "f = do\n  if a\n  then b\n  else c\n  if a then b\n  else do\n    c\n  d\n",
        expect![[r#"
        f = do{(if a then b else c); (if a then b else do{c}); d}
    "#]],
    );
    check(
        "f = do\n  if a then do\n    b\n  else if c then\n    d\n  else do e\n",
        expect![[r#"
        f = do{(if a then do{b} else (if c then d else do{e}))}
    "#]],
    );
}

#[test]
fn operators_continue_blocks() {
    check(
        "f = do\n    a\n  <|> do b\n         c\n  <|> d\ng = x\n  & y\n  & z\n",
        expect![[r#"
        f = <do{a} <|> do{b; c} <|> d>
        g = <x & y & z>
    "#]],
    );
}

#[test]
fn let_in_do() {
    check(
        "f = do\n  let x = 1\n      y = 2\n  let z = 3 in print z\n  let g 0 = 1\n      g n\n        | n > 1 = 2\n        | otherwise = 3\n  g x\n",
        expect![[r#"
        f = do{let{x = 1; y = 2}; (let{z = 3} (print z)); let{g 0 = 1; g n | <n > 1> = 2 | otherwise = 3}; (g x)}
    "#]],
    );
    check(
        "f = let x = 1\n        y = 2\n    in x\ng = let\n  x = 1\n in x\n",
        expect![[r#"
        f = (let{x = 1; y = 2} x)
        g = (let{x = 1} x)
    "#]],
    );
}

#[test]
fn explicit_braces() {
    check(
        "module M where {\nimport A;\nf = do { a\n; b }; g = case x of { A -> 1\n; B -> 2 };\n}\n",
        expect![[r#"
        module M
        import A
        f = do{a; b}
        g = (case x of{A -> 1; B -> 2})
    "#]],
    );
    check(
        "f = do { a; if b then c; else d; let { x = 1; }; e } where { e = 1; g = 2 }\nh = 3\n",
        expect![[r#"
        f = do{a; (if b then c else d); let{x = 1}; e} where{e = 1; g = 2}
        h = 3
    "#]],
    );
}

#[test]
fn nested_do_in_the_same_column() {
    check(
        "f = do\n  a\n  if b then c else do\n  d\n  e\n",
        expect![[r#"
        f = do{a; (if b then c else do{d; e})}
    "#]],
    );
    check(
        "f = do\ng = 1\n",
        expect![[r#"
        1:5-6 SN-1016: this do block is empty
        f = do{}
        g = 1
    "#]],
    );
}

#[test]
fn no_layout_inside_records() {
    check(
        "data R = R {\n  a :: Int,\nb :: Int\n}\nf = R {\n  a = do\n    x\n    y,\n  b = 2\n}\ng R {\na = x } = r {\n a = 1\n}\nh = do\n  let r = R {\n    a = 1\n  }\n  r\n",
        expect![[r#"
            data R []
                R {a :: Int, b :: Int}
            f = R{a = do{x; y}, b = 2}
            g R{a = x} = (r){a = 1}
            h = do{let{r = R{a = 1}}; r}
        "#]],
    );
}

#[test]
fn multi_way_if() {
    check(
        "f x = if | x > 0 -> if | x > 1 -> a\n                       | otherwise -> b\n         | otherwise -> c\n",
        expect![[r#"
        f x = if{| <x > 0> -> if{| <x > 1> -> a | otherwise -> b} | otherwise -> c}
    "#]],
    );
    check(
        "f x = do\n  y <- if | x -> a\n          | otherwise -> b\n  c\n",
        expect![[r#"
        f x = do{y <- if{| x -> a | otherwise -> b}; c}
    "#]],
    );
}

#[test]
fn empty_bodies() {
    check(
        "class C a where\ninstance C Int where\ninstance C Bool\ndata V\nf = x where\n",
        expect![[r#"
        class {} => C [a]
        instance {} => C [Int]
        instance {} => C [Bool]
        data V []
        f = x
    "#]],
    );
    check("", expect![[""]]);
    check(
        "module M where",
        expect![[r#"
        module M
    "#]],
    );
    check("\n\n  -- nothing\n", expect![[""]]);
}

#[test]
fn tabs_warn_only_where_they_matter() {
    check(
        "f = do\n\ta\n        b\n",
        expect![[r#"
        3:9-9 warning SN-1024: this line is indented with tabs where another line of its block is not, or the other way round
            2:2-2: the block starts here
            -: tabs go to the next multiple of eight columns
        f = do{a; b}
    "#]],
    );
    check(
        "f = do\n\ta\n\tb\ng = do\n  a\n  b\n",
        expect![[r#"
        f = do{a; b}
        g = do{a; b}
    "#]],
    );
}
