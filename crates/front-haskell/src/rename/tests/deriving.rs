//! Derived instances.

use super::{program, said};
use crate::hir::Show;
use expect_test::{Expect, expect};

fn check(text: &str, expected: Expect) {
    let header =
        "{-# LANGUAGE DeriveTraversable, GeneralizedNewtypeDeriving, DerivingVia, StandaloneDeriving, GADTs #-}";
    let (sources, front) = program(&[("Test.hs", &format!("{header}\nmodule Test where\n{text}"))]);
    let mut out = said(&sources, &front);
    for &instance in &front.hir.module(front.main).instances {
        out += &Show::new(&front.hir, front.main).instance(instance);
    }
    expected.assert_eq(&out.replace("Snell.Base.", ""));
}

#[test]
fn enumerations() {
    check(
        "data C = R | G | B deriving (Eq, Ord, Show, Read, Enum, Bounded)\n",
        expect![[r#"
            instance Eq C needs ()
              (==) a b = (==) (dataToTag# a) (dataToTag# b)
            instance Ord C needs ()
              compare a b = compare (dataToTag# a) (dataToTag# b)
              (<) a.1 b.1 = (<) (dataToTag# a.1) (dataToTag# b.1)
              (<=) a.2 b.2 = not ((<) b.2 a.2)
              (>) a.3 b.3 = (<) b.3 a.3
              (>=) a.4 b.4 = not ((<) a.4 b.4)
            instance Show C needs ()
              showsPrec _ R = showString "R"; showsPrec _ G = showString "G"; showsPrec _ B = showString "B"
            instance Read C needs ()
              readPrec = Snell.Read.parens (Snell.Read.choice [(>>) (Snell.Read.expectP (Ident "R")) (pure R), (>>) (Snell.Read.expectP (Ident "G")) (pure G), (>>) (Snell.Read.expectP (Ident "B")) (pure B)])
            instance Enum C needs ()
              succ a = if (==) (dataToTag# a) 2# then error "succ{C}: tried to take `succ' of last tag in enumeration" else toEnum ((+) (dataToTag# a) 1#)
              pred a.1 = if (==) (dataToTag# a.1) 0# then error "pred{C}: tried to take `pred' of first tag in enumeration" else toEnum ((-) (dataToTag# a.1) 1#)
              toEnum n = if (&&) ((>=) n 0#) ((<=) n 2#) then case n of { 0# -> R; 1# -> G; _ -> B } else error ((++) "toEnum{C}: tag (" (showsPrec 0# n ") is outside of enumeration's range (0,2)"))
              fromEnum a.2 = dataToTag# a.2
              enumFrom a.3 = map toEnum (enumFromTo (dataToTag# a.3) 2#)
              enumFromThen a.4 b = map toEnum (enumFromThenTo (dataToTag# a.4) (dataToTag# b) (if (>=) (dataToTag# b) (dataToTag# a.4) then 2# else 0#))
              enumFromTo a.5 b.1 = map toEnum (enumFromTo (dataToTag# a.5) (dataToTag# b.1))
              enumFromThenTo a.6 b.2 c = map toEnum (enumFromThenTo (dataToTag# a.6) (dataToTag# b.2) (dataToTag# c))
            instance Bounded C needs ()
              minBound = R
              maxBound = B
        "#]],
    );
}

#[test]
fn data_with_fields() {
    check(
        "infixr 5 :+:\ndata T a = L | a :+: T a | N { val :: a, (+++) :: Int } | Int `K` a\n  \
         deriving (Eq, Ord, Show, Read)\ndata P a = P a Int deriving (Ord, Bounded)\ndata V deriving (Eq, Ord, Show)\n",
        expect![[r#"
            instance Eq (T a) needs (Eq a, Eq (T a), Eq a, Eq Int, Eq Int, Eq a)
              (==) L L = True; (==) ((:+:) a1 a2) ((:+:) b1 b2) = (&&) ((==) a1 b1) ((==) a2 b2); (==) (N a1.1 a2.1) (N b1.1 b2.1) = (&&) ((==) a1.1 b1.1) ((==) a2.1 b2.1); (==) (K a1.2 a2.2) (K b1.2 b2.2) = (&&) ((==) a1.2 b1.2) ((==) a2.2 b2.2); (==) _ _ = False
            instance Ord (T a) needs (Ord a, Ord (T a), Ord a, Ord Int, Ord Int, Ord a)
              compare L L = EQ; compare ((:+:) a1 a2) ((:+:) b1 b2) = case compare a1 b1 of { LT -> LT; EQ -> compare a2 b2; GT -> GT }; compare (N a1.1 a2.1) (N b1.1 b2.1) = case compare a1.1 b1.1 of { LT -> LT; EQ -> compare a2.1 b2.1; GT -> GT }; compare (K a1.2 a2.2) (K b1.2 b2.2) = case compare a1.2 b1.2 of { LT -> LT; EQ -> compare a2.2 b2.2; GT -> GT }; compare a b = compare (dataToTag# a) (dataToTag# b)
            instance Show (T a) needs (Show a, Show (T a), Show a, Show Int, Show Int, Show a)
              showsPrec _ L = showString "L"; showsPrec d ((:+:) a1 a2) = showParen ((>=) d 6#) (\s -> showsPrec 6# a1 (showString " :+: " (showsPrec 6# a2 s))); showsPrec d.1 (N a1.1 a2.1) = showParen ((>=) d.1 11#) (\s.1 -> showString "N {val = " (showsPrec 0# a1.1 (showString ", (+++) = " (showsPrec 0# a2.1 (showString "}" s.1))))); showsPrec d.2 (K a1.2 a2.2) = showParen ((>=) d.2 10#) (\s.2 -> showsPrec 10# a1.2 (showString " `K` " (showsPrec 10# a2.2 s.2)))
            instance Read (T a) needs (Read a, Read (T a), Read a, Read Int, Read Int, Read a)
              readPrec = Snell.Read.parens (Snell.Read.choice [(>>) (Snell.Read.expectP (Ident "L")) (pure L), Snell.Read.prec 5# ((<*>) ((<*>) (pure (:+:)) (Snell.Read.step Snell.Read.readPrec)) ((>>) (Snell.Read.expectP (Symbol ":+:")) (Snell.Read.step Snell.Read.readPrec))), Snell.Read.prec 11# ((>>) (Snell.Read.expectP (Ident "N")) ((<*) ((<*>) ((<*>) (pure N) ((>>) (Snell.Read.expectP (Punc "{")) ((>>) (Snell.Read.expectP (Ident "val")) ((>>) (Snell.Read.expectP (Punc "=")) (Snell.Read.reset Snell.Read.readPrec))))) ((>>) (Snell.Read.expectP (Punc ",")) ((>>) (Snell.Read.expectP (Punc "(")) ((>>) (Snell.Read.expectP (Symbol "+++")) ((>>) (Snell.Read.expectP (Punc ")")) ((>>) (Snell.Read.expectP (Punc "=")) (Snell.Read.reset Snell.Read.readPrec))))))) (Snell.Read.expectP (Punc "}")))), Snell.Read.prec 9# ((<*>) ((<*>) (pure K) (Snell.Read.step Snell.Read.readPrec)) ((>>) (Snell.Read.expectP (Punc "`")) ((>>) (Snell.Read.expectP (Ident "K")) ((>>) (Snell.Read.expectP (Punc "`")) (Snell.Read.step Snell.Read.readPrec)))))])
            instance Ord (P a) needs (Ord a, Ord Int)
              compare (P a1 a2) (P b1 b2) = case compare a1 b1 of { LT -> LT; EQ -> compare a2 b2; GT -> GT }
              (<) (P a1.1 a2.1) (P b1.1 b2.1) = case compare a1.1 b1.1 of { LT -> True; EQ -> (<) a2.1 b2.1; GT -> False }
              (<=) a b = not ((<) b a)
              (>) a.1 b.1 = (<) b.1 a.1
              (>=) a.2 b.2 = not ((<) a.2 b.2)
            instance Bounded (P a) needs (Bounded a, Bounded Int)
              minBound = P minBound minBound
              maxBound = P maxBound maxBound
            instance Eq V needs ()
              (==) _ _ = True
            instance Ord V needs ()
              compare _ _ = EQ
              (<) _ _ = False
              (<=) a b = not ((<) b a)
              (>) a.1 b.1 = (<) b.1 a.1
              (>=) a.2 b.2 = not ((<) a.2 b.2)
            instance Show V needs ()
              showsPrec _ v = case v of {  }
        "#]],
    );
}

#[test]
fn functors_of_any_nesting() {
    check(
        "data R f a = R (f a) [(Int, Maybe a)] Int deriving (Functor, Foldable, Traversable)\n\
         newtype F r a = F (r -> (a, Int)) deriving Functor\nnewtype K a = K ((a -> Int) -> Int) deriving Functor\n\
         type S b = Either Int b\ndata U a = U (S a) | W deriving (Functor, Foldable, Traversable)\n",
        expect![[r#"
            instance Functor (R f) needs (Functor f, Functor [], Functor Maybe)
              fmap f (R a1 a2 a3) = R (fmap f a1) (fmap (\y -> case y of { (t1, t2) -> (t1, fmap f t2) }) a2) a3
            instance Foldable (R f) needs (Foldable f, Foldable [], Foldable Maybe)
              foldMap f (R a1 a2 a3) = mappend (foldMap f a1) (foldMap (\y -> case y of { (t1, t2) -> foldMap f t2 }) a2)
              foldr f.1 z (R a1.1 a2.1 a3.1) = foldr f.1 (foldr (\y.1 r -> case y.1 of { (t1.1, t2.1) -> foldr f.1 r t2.1 }) z a2.1) a1.1
            instance Traversable (R f) needs (Traversable f, Traversable [], Traversable Maybe)
              traverse f (R a1 a2 a3) = (<*>) (fmap (\b b.1 -> R b b.1 a3) (traverse f a1)) (traverse (\y -> case y of { (t1, t2) -> fmap (\b.2 -> (t1, b.2)) (traverse f t2) }) a2)
            instance Functor (F r) needs ()
              fmap f (F a1) = F (\y -> case a1 y of { (t1, t2) -> (f t1, t2) })
            instance Functor K needs ()
              fmap f (K a1) = K (\y -> a1 (\y.1 -> y (f y.1)))
            instance Functor U needs (Functor (Either Int))
              fmap f (U a1) = U (fmap f a1); fmap f.1 W = W
            instance Foldable U needs (Foldable (Either Int))
              foldMap f (U a1) = foldMap f a1; foldMap f.1 W = mempty
              foldr f.2 z (U a1.1) = foldr f.2 z a1.1; foldr f.3 z.1 W = z.1
            instance Traversable U needs (Traversable (Either Int))
              traverse f (U a1) = fmap (\b -> U b) (traverse f a1); traverse f.1 W = pure W
        "#]],
    );
}

#[test]
fn instances_of_the_type_inside() {
    check(
        "import Data.Monoid\nnewtype Age = Age Int deriving (Show, Num, Enum)\n\
         newtype App a = App (Maybe a) deriving (Applicative, Monad)\n\
         newtype S = S Int deriving (Semigroup, Monoid) via (Sum Int)\n\
         class D a where { d :: a -> Int; d _ = 1 }\ndata X = X deriving anyclass D\nnewtype Y = Y Age deriving newtype Show\n",
        expect![[r#"
            instance Show Age needs (Show Int)
              showsPrec d (Age a1) = showParen ((>=) d 11#) (\s -> showString "Age " (showsPrec 11# a1 s))
            instance Num Age = Num Int needs (Num Int)
            instance Enum Age = Enum Int needs (Enum Int)
            instance Applicative App = Applicative Maybe needs (Applicative Maybe)
            instance Monad App = Monad Maybe needs (Monad Maybe)
            instance Semigroup S = Semigroup (Sum Int) needs (Semigroup (Sum Int))
            instance Monoid S = Monoid (Sum Int) needs (Monoid (Sum Int))
            instance D X needs ()
            instance Show Y = Show Age needs (Show Age)
        "#]],
    );
}

#[test]
fn standalone_and_ignored() {
    check(
        "data G a where { G1 :: Int -> G Int; G2 :: Show b => b -> G Bool }\nderiving instance Show (G a)\n\
         deriving instance Eq a => Eq (H a)\ndata H a = H a deriving (Typeable, Generic)\n\
         data E = forall a. E a deriving Show\n",
        expect![[r#"
            6:36 SN-1161 nothing is derived for the class `Generic`
            7:33 SN-1152 the constructor `E` has variables or a context of its own
              - write `deriving instance` with a context
            instance Show (G a)
              showsPrec d (G1 a1) = showParen ((>=) d 11#) (\s -> showString "G1 " (showsPrec 11# a1 s)); showsPrec d.1 (G2 a1.1) = showParen ((>=) d.1 11#) (\s.1 -> showString "G2 " (showsPrec 11# a1.1 s.1))
            instance Eq a => Eq (H a)
              (==) (H a1) (H b1) = (==) a1 b1
        "#]],
    );
}
