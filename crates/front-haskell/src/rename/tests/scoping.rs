//! Scopes, groups, operators, sugar.

use super::{bare, program, said, shown};
use crate::hir::Show;
use expect_test::expect;

#[test]
fn inner_variables_hide_outer_ones() {
    expect![[r#"
        g x = x.1 where { rec { y = x.1; x.1 = y } }

        f x.2 = \x.3 -> let { x.4 = g x.4; y.1 = x.4 } in case y.1 of { x.5 | x' <- x.5 -> x' }
    "#]]
    .assert_eq(&shown(
        "f x = \\x -> let x = g x; y = x in case y of { x | x' <- x -> x' }\ng x = x where y = x; x = y\n",
    ));
}

#[test]
fn groups_follow_dependencies_except_through_signatures() {
    expect![[r#"
        c = \x -> x

        a = b
        b = a c

        e = d

        d :: forall t. t; d = e

        (p, q) = (q, r)
        r = p
    "#]]
    .assert_eq(&shown("a = b\nb = a c\nc = \\x -> x\nd :: t\nd = e\ne = d\n(p, q) = (q, r)\nr = p\n"));
}

#[test]
fn clauses_where_and_guards() {
    expect![[r#"
        f 0 y | y, let { z = y }, k <- z = k | w = y where { w = y }; f x _ = x

        g x.1 = let { (|>) a h = h a; (#) a.1 b = a.1 } in ((x.1 # (x.1 # x.1)) |> f x.1) |> f x.1
    "#]]
    .assert_eq(&shown(
        "f 0 y | y, let z = y, k <- z = k | w = y where w = y\nf x _ = x\n\
         g x = let { infixl 1 |>; a |> h = h a; infixr 5 #; a # b = a } in x # x # x |> f x |> f x\n",
    ));
}

#[test]
fn operators_by_fixity() {
    expect![[r#"
        (+) a b = a

        (*) a.1 b.1 = a.1

        (++) a.2 b.2 = a.2

        (==) a.3 b.3 = a.3

        ($) f x = f x

        t1 = (1 + (2 * 3)) + 4

        t2 = t1 ++ (t1 ++ (1 : (2 : [])))

        t3 x.1 = t1 $ (t1 $ ((x.1 + 1) == (2 * x.1)))

        t4 = (+) 1

        t5 = (* 2)

        t6 = (+) (1 * 2)

        t7 = (++ (1 ++ 2))

        t8 = (`t3` 1)

        t9 = (+) (1 + 2)
    "#]]
    .assert_eq(&shown(
        "infixl 6 +\ninfixl 7 *\ninfixr 5 ++\ninfix 4 ==\ninfixr 0 $\n\
         a + b = a\na * b = a\na ++ b = a\na == b = a\nf $ x = f x\n\
         t1 = 1 + 2 * 3 + 4\nt2 = t1 ++ t1 ++ 1 : 2 : []\nt3 x = t1 $ t1 $ x + 1 == 2 * x\n\
         t4 = (1 +)\nt5 = (* 2)\nt6 = (1 * 2 +)\nt7 = (++ 1 ++ 2)\nt8 = (`t3` 1)\nt9 = (1 + 2 + )\n",
    ));
}

#[test]
fn sugar() {
    let text = bare(
        "import Snell.Base\nimport Snell.Prim\n\
         s1 = [1 ..]\ns2 = [1, 2 ..]\ns3 = [1 .. 3]\ns4 = [1, 2 .. 3]\nn = - 1 + 2\n\
         t = (, 1, )\nc = \\case { 0 -> (); -1 -> () }\nk (n + 1) = n\n\
         l = [ (x, y) | x <- [], let y = x, y ]\n\
         d = do { (a, b) <- l; Just c <- l; let { e = c }; c }\n\
         i x = if | x -> 1 | otherwise -> 2\ne = (1 :: Int, (), (,) 1, [], \"x\")\n\
         v (id -> Just x) = x\n",
    );
    let (sources, front) = program(&[("Test.hs", &text)]);
    expect![[r#"
        s1 = Snell.Base.enumFrom 1

        s2 = Snell.Base.enumFromThen 1 2

        s3 = Snell.Base.enumFromTo 1 3

        s4 = Snell.Base.enumFromThenTo 1 2 3

        n = Snell.Base.negate 1 Snell.Base.+ 2

        t = \x x.1 -> (x, 1, x.1)

        c = \x.2 -> case x.2 of { 0 -> (); -1 -> () }

        k (\n -> if n Snell.Base.>= 1 then Just (n Snell.Base.- 1) else Nothing -> Just n.1) = n.1

        l = [(x.3, y) | x.3 <- [], let { y = x.3 }, y]

        d = do { (a, b) <- l; Just c <-? l; let { e = c }; c }

        i x.4 = if { | x.4 -> 1 | Snell.Base.otherwise -> 2 }

        e = (1 :: Int, (), (,) 1, [], "x")

        v (Snell.Base.id -> Just x.5) = x.5
    "#]]
    .assert_eq(&(said(&sources, &front) + &Show::new(&front.hir, front.main).module()));
}

#[test]
fn strings_may_be_overloaded() {
    let text = "{-# LANGUAGE NoImplicitPrelude, OverloadedStrings #-}\nmodule T where\nimport Snell.Base\n\
        f \"a\" = \"b\"\n";
    let (sources, front) = program(&[("T.hs", text)]);
    expect![[r#"
        f ((Snell.Base.== Snell.Base.fromString "a") -> True) = Snell.Base.fromString "b"
    "#]]
    .assert_eq(&(said(&sources, &front) + &Show::new(&front.hir, front.main).module()));
}

#[test]
fn records_by_place() {
    expect![[r#"
        11:1 SN-1110 `y` is defined twice
          3:17 first here
        11:1 SN-1110 `z` is defined twice
          3:25 first here
        a y = R{y, y, ?}

        b (R _ _ q) = q

        c (R q.1 y.1 z) = y.1 q.1 z

        d x y.2 = let { z.1 = x } in R{x, y.2, z.1}

        e r = r{x = r}

        f r.1 = r.1{x = r.1, y = r.1}

        g = T{}

        R top y z = g

        h = S{?}
    "#]]
    .assert_eq(&shown(
        "data R = R { x, y :: R, z :: R } | S { x :: R } | T\n\
         a y = R { y, x = y }\nb R { z = q } = q\nc R { x = q, .. } = y q z\n\
         d x y = let z = x in R { .. }\ne r = r { x = r }\nf r = r { x = r, y = r }\ng = T {}\n\
         R { x = top, .. } = g\nh = S { .. }\n",
    ));
}

#[test]
fn type_variables_scope_over_what_they_should() {
    expect![[r#"
        f :: forall a. L a -> L a; f x = y where { y :: L a; y = x }

        g :: forall a. L a -> L a; g x.1 = y.1 where { y.1 :: forall a. L a; y.1 = x.1 }

        h (x.2 :: L b) = x.2 :: L b

        k = (\x.3 -> x.3 :: c) :: forall c. c -> c

        r :: forall q x. (forall s. s -> s) -> (K q, q ~ L) => q x; r = r
    "#]]
    .assert_eq(&shown(
        "data L a = N | C a (L a)\n\
         f :: forall a. L a -> L a\nf x = y where { y :: L a; y = x }\n\
         g :: L a -> L a\ng x = y where { y :: L a; y = x }\n\
         h (x :: L b) = (x :: L b)\n\
         k = (\\x -> (x :: c)) :: forall c. c -> c\n\
         class K t where { m :: t u -> forall v. K v => v u; m = n where { n :: t w; n = n } }\n\
         r :: (forall s. s -> s) -> (K q, q ~ L) => q x\nr = r\n",
    ));
}

#[test]
fn an_expression_is_looked_at_in_the_main_module() {
    let mut sources = snell_source::SourceSet::default();
    sources.add("A.hs", "module A where\nit = 1\nf x = x\n");
    use crate::driver::{Wanted, Wishes};
    let wishes = Wishes { wanted: Wanted::Expression("f it"), ..Wishes::default() };
    let front = crate::driver::front(&sources, &wishes);
    let it = front.expression.expect("there is an expression");
    let text = Show::new(&front.hir, front.main).module();
    assert_eq!(front.hir.names.text(front.hir.var(it).name), "it");
    assert!(text.ends_with("f it\n") || text.ends_with("(f it)\n"), "{text}");
}

#[test]
fn what_is_not_supported_breaks_only_what_uses_it() {
    expect![[r#"
        3:1 SN-1160 not supported: type data; what uses it is left out
        a = D

        {- broken: it uses the type `F`, which is not supported -} b x = D

        c = let { {- broken: it uses the type `F`, which is not supported -} d = a } in a

        {- broken: it uses the type `F`, which is not supported -} f <broken> = a
    "#]]
    .assert_eq(&shown(
        "type data F a = X a\ndata D = D\na = D\nb :: F D -> D\nb x = D\nc = let d :: F D; d = a in a\n\
         data E = E (F D)\nf (E x) = a\ninstance G (F D)\nclass G a\n",
    ));
}
