//! Pattern synonyms, data families, promoted constructors, comprehensions and `rec`.

use super::{program, said};
use crate::hir::Show;
use expect_test::expect;

fn shown(extensions: &str, text: &str) -> String {
    let text = format!("{{-# LANGUAGE NoImplicitPrelude, {extensions} #-}}\nmodule Test where\n{text}");
    let (sources, front) = program(&[("Test.hs", &text)]);
    said(&sources, &front) + &Show::new(&front.hir, front.main).module()
}

#[test]
fn synonyms_are_replaced_in_patterns_and_functions_in_expressions() {
    expect![[r#"
        view x = x

        P%119 (%) = view (%)

        P x.1 = x.1

        (:>) y x.2 = A x.2 y

        Q () = B :> B

        f (P%119 -> A (A c b) a) = b; f x.3@(A B B) = x.3 :> Q ()

        g = P B
    "#]]
    .assert_eq(&shown(
        "PatternSynonyms, ViewPatterns",
        "data T = A T T | B\npattern P x <- (view -> x) where P x = x\npattern y :> x = A x y\ninfixr 5 :>\n\
         pattern Q = B :> B\nview x = x\nf (P (a :> b :> c)) = b\nf x@Q = x :> Q\ng = P B\n",
    ));
}

#[test]
fn synonyms_with_fields() {
    expect![[r#"
        l (l, _) = l

        r (_, r) = r

        P l.1 r.1 = (l.1, r.1)

        f (_, x) = x

        g (l.2, r.2) = l.2

        h p = case p of { (x.1, x.2) -> P p x.2 }

        i = P h i
    "#]]
    .assert_eq(&shown(
        "PatternSynonyms, RecordWildCards",
        "pattern P { l, r } = (l, r)\nf P { r = x } = x\ng P {..} = l\nh p = p { l = p }\ni = P { r = i, l = h }\n",
    ));
}

#[test]
fn mistakes_in_synonyms() {
    expect![[r#"
        11:13 SN-1019 this pattern can't build a value; write `<-` instead of `=`
        5:11 SN-1143 the pattern does not bind the parameter `x`
        7:13 SN-1144 the pattern synonym `R` is defined by itself
        8:5 SN-1145 the pattern synonym `P` can only be used in patterns
        9:4 SN-1140 the pattern synonym `P` has 1 parameter, this pattern gives it 2
          4:9 declared here
        Q x = A B B

        R () = S ()
        S () = R ()

        f = <broken> B

        g <broken> = a

        h (A B B) = a.1
    "#]]
    .assert_eq(&shown(
        "PatternSynonyms",
        "data T = A T T | B\npattern P x <- A x _\npattern Q x = A B B\npattern R = S\npattern S = R\n\
         f = P B\ng (P a b) = a\nh (Q a) = a\npattern W = A _ B\n",
    ));
}

#[test]
fn synonyms_of_other_modules() {
    let library = "{-# LANGUAGE NoImplicitPrelude, PatternSynonyms #-}\n\
                   module M (T (.., P), pattern Q, U (R)) where\n\
                   data T = A T | B\ndata U = U\npattern P = A B\npattern Q = U\npattern R = U\n";
    let user = "{-# LANGUAGE NoImplicitPrelude, PatternSynonyms #-}\nmodule Test where\n\
                import M (T (..), pattern Q)\nimport qualified M as N (U (..))\n\
                f P = A P\nf B = P\ng Q = N.R\nh N.U = Q\n";
    let (sources, front) = program(&[("Test.hs", user), ("M.hs", library)]);
    expect![[r#"
        8:3 SN-1102 constructor not in scope: `N.U`
          - `N.U` is a type, not a constructor
          - `U` is defined in M, but not exported
        f (A B) = A (M.P ()); f B = M.P ()

        g U = M.R ()

        h <broken> = M.Q ()
    "#]]
    .assert_eq(&(said(&sources, &front) + &Show::new(&front.hir, front.main).module()));
}

#[test]
fn instances_of_data_families_have_constructors() {
    expect![[r#"
        11:1 SN-1160 not supported: an instance of what is not a data family; what uses it is left out
        f (B x) = A; f A = f A

        g = k (K n)

        h = m

        {- broken: it uses what is not supported: an instance of what is not a data family -} i = <broken>
    "#]].assert_eq(&shown(
        "TypeFamilies",
        "data family F a\ndata instance F () = A | B (F [()])\nclass C a where { data D a; type E a; m :: E a; n :: a }\n\
         instance C () where { data D () = K { k :: () }; type E () = (); m = (); n = () }\n\
         f (B x) = A\nf A = f A\ng = k (K n)\nh = m\ndata instance G () = L\ni = L\n",
    ));
}

#[test]
fn constructors_are_types() {
    expect![[r#"
        9:9 SN-1102 constructor not in scope: `X`
        9:16 SN-1103 type not in scope: `Y`
        f :: forall a b. P ('Z) -> P (('S) ('Z)) -> P ((':) ('Z) ((':) a ('[]))) -> P ((':) a b) -> P ((':) a ((':) b ('[]))); f = f

        g :: forall a. P (('(,)) a ('P)) -> P 3 -> P ("x") -> P ('[]) -> P ('()); g = g

        h :: P _ -> P _; h = h
    "#]].assert_eq(&shown(
        "DataKinds, KindSignatures, TypeOperators",
        "data N = Z | S N\ndata P a = P\nf :: P 'Z -> P (S Z) -> P '[Z, a] -> P (a ': b) -> P [a, b]\nf = f\n\
         g :: P '(a, 'P) -> P 3 -> P \"x\" -> P '[] -> P '()\ng = g\nh :: P 'X -> P Y\nh = h\n",
    ));
}

#[test]
fn comprehensions_side_by_side_and_rec() {
    expect![[r#"
        f a = [(x.1, y.1, z.1) | ((x.1, y.1), (z.1, ())) <- Snell.List.zip [(x, y) | x <- a, let { y = x }] (Snell.List.zip [z | z <- a] [() | _ <- a])]

        g a.1 = do { (x.4, y.4) <- Control.Monad.Fix.mfix (\~(x.2, y.2) -> do { x.3 <- a.1 y.2; let { y.3 = x.3 }; Snell.Base.pure (x.3, y.3) }); x.4 }

        h a.2 = do { x.7 <- Control.Monad.Fix.mfix (\~x.5 -> do { x.6 <- a.2 x.5; Snell.Base.pure x.6 }); x.7 }
    "#]].assert_eq(&shown(
        "ParallelListComp, RecursiveDo",
        "f a = [(x, y, z) | x <- a, let { y = x } | z <- a | _ <- a]\n\
         g a = do { rec { x <- a y; let { y = x } }; x }\nh a = mdo { x <- a x; x }\n",
    ));
    expect![[r#"
        f a = do { x <- a; Control.Monad.guard x; Snell.Base.pure x }
    "#]]
    .assert_eq(&shown("MonadComprehensions", "f a = [x | x <- a, x]\n"));
}

#[test]
fn strict_bindings_have_bangs() {
    expect![[r#"
        f !x ~y !(a, b) = let { !z = x; ~w = y; g !v = v; !(p, q) = z } in \!t -> case t of { !u -> u }

        h = f
    "#]]
    .assert_eq(&shown(
        "Strict",
        "f x ~y (a, b) = let { z = x; ~w = y; g v = v; (p, q) = z } in \\t -> case t of { u -> u }\nh = f\n",
    ));
}
