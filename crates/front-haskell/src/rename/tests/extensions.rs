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
    expect![[r#""#]].assert_eq(&shown(
        "PatternSynonyms, ViewPatterns",
        "data T = A T T | B\npattern P x <- (view -> x) where P x = x\npattern y :> x = A x y\ninfixr 5 :>\n\
         pattern Q = B :> B\nview x = x\nf (P (a :> b :> c)) = b\nf x@Q = x :> Q\ng = P B\n",
    ));
}

#[test]
fn synonyms_with_fields() {
    expect![[r#""#]].assert_eq(&shown(
        "PatternSynonyms, RecordWildCards",
        "pattern P { l, r } = (l, r)\nf P { r = x } = x\ng P {..} = l\nh p = p { l = p }\ni = P { r = i, l = h }\n",
    ));
}

#[test]
fn mistakes_in_synonyms() {
    expect![[r#""#]].assert_eq(&shown(
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
    expect![[r#""#]].assert_eq(&(said(&sources, &front) + &Show::new(&front.hir, front.main).module()));
}

#[test]
fn instances_of_data_families_have_constructors() {
    expect![[r#""#]].assert_eq(&shown(
        "TypeFamilies",
        "data family F a\ndata instance F () = A | B (F [()])\nclass C a where { data D a; type E a; m :: E a; n :: a }\n\
         instance C () where { data D () = K { k :: () }; type E () = (); m = (); n = () }\n\
         f (B x) = A\nf A = f A\ng = k (K n)\nh = m\ndata instance G () = L\ni = L\n",
    ));
}

#[test]
fn constructors_are_types() {
    expect![[r#""#]].assert_eq(&shown(
        "DataKinds, KindSignatures, TypeOperators",
        "data N = Z | S N\ndata P a = P\nf :: P 'Z -> P (S Z) -> P '[Z, a] -> P (a ': b) -> P [a, b]\nf = f\n\
         g :: P '(a, 'P) -> P 3 -> P \"x\" -> P '[] -> P '()\ng = g\nh :: P 'X -> P Y\nh = h\n",
    ));
}

#[test]
fn comprehensions_side_by_side_and_rec() {
    expect![[r#""#]].assert_eq(&shown(
        "ParallelListComp, RecursiveDo",
        "f a = [(x, y, z) | x <- a, let { y = x } | z <- a | _ <- a]\n\
         g a = do { rec { x <- a y; let { y = x } }; x }\nh a = mdo { x <- a x; x }\n",
    ));
    expect![[r#""#]].assert_eq(&shown("MonadComprehensions", "f a = [x | x <- a, x]\n"));
}

#[test]
fn strict_bindings_have_bangs() {
    expect![[r#""#]].assert_eq(&shown(
        "Strict",
        "f x ~y (a, b) = let { z = x; ~w = y; g v = v; (p, q) = z } in \\t -> case t of { u -> u }\nh = f\n",
    ));
}
