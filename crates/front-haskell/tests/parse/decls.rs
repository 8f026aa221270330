//! Declarations.

use crate::check;
use expect_test::expect;

#[test]
fn headers() {
    check(
        "module A.B (f, (+++), T, U(..), V(A, b), (:+:)(..), M.x, module X.Y, type (~>), ,) where\nimport Data.List\nimport qualified Data.Map as M (Map, insert, (!))\nimport Data.Map qualified as Map\nimport A hiding (x, T(..),)\nimport safe \"base\" Q.R as S ()\n",
        expect![[r#"
            module A.B (f, +++, type T, type U(..), type V(A, b), type :+:(..), M.x, module X.Y, type ~>)
            import Data.List
            import Data.Map qualified as M (type Map, insert, !)
            import Data.Map qualified as Map
            import A hiding (x, type T(..))
            import Q.R as S ()
        "#]],
    );
}

#[test]
fn clauses() {
    check(
        r"f p 1 = x
x `op` y = x
(x <+> y) z = x
(f . g) x = f
x:xs +++ ys = xs
[] +++ ys = ys
((a <> b) c) d = a
(!) = f
arr ! i = i
(-) a b = a
a - b = a
f !x ~y z@(a, b) = x
f x | a, Just b <- c = d
    | otherwise = e
  where d = 1
n = 1
m | a = b
x, (%%) :: Int -> Int
infixl 6 +++, `op`
infix 4 ===
infixr :+:
",
        expect![[r#"
            f p 1 = x
            op x y = x
            <+> x y z = x
            . f g x = f
            +++ <x : xs> ys = xs
            +++ [] ys = ys
            <> a b c d = a
            ! = f
            ! arr i = i
            - a b = a
            - a b = a
            f !x ~y z@(a, b) = x
            f x | a, (Just b) <- c = d | otherwise = e where{d = 1}
            n = 1
            m | a = b
            x, %% :: (Int -> Int)
            infix Left 6 +++, op
            infix None 4 ===
            infix Right 9 :+:
        "#]],
    );
}

#[test]
fn pattern_bindings() {
    check(
        r"(a, b) = c
[x, y] = z
Just v = w
!s = 1
~l = 2
x@(Just _) = y
K {f = a, ..} = r
(x) = 1
x : xs = ys
a `K` b = c
(n :: Int) = 5
_ = undefined
k :: Int = 3
",
        expect![[r#"
            pattern (a, b) = c
            pattern [x, y] = z
            pattern (Just v) = w
            pattern !s = 1
            pattern ~l = 2
            pattern x@P((Just _)) = y
            pattern K{f = a ..} = r
            pattern P(x) = 1
            pattern <x : xs> = ys
            pattern <a K b> = c
            pattern P((n :: Int)) = 5
            pattern _ = undefined
            pattern (k :: Int) = 3
        "#]],
    );
}

#[test]
fn patterns() {
    check(
        r"f (-1) (-1.5) (n+1) (M.K x _) = 1
f (g -> Just x) (h . i -> y, z) [id -> k] = 2
f (x :: Maybe a) K{x, y = 3, ..} M.K{} = 3
f (x:y:_) (a `K` b) ((:) a b) (a :+ (b :* c)) = 4
f () [] [a, b] (a, b) 'c' = 5
g = \ (-1) -> case x of -1 -> 2; K (-1) y -> 3; x:xs -> 4; -2 :| _ -> 5
h x@y @ z = case a of { (view -> (_, !b)) -> b; ~(c, d) -> c }
",
        expect![[r#"
            f P(neg 1) P(neg 15e-1) P(n+1) P((M.K x _)) = 1
            f P((g -> (Just x))) ((<h . i> -> y), z) [(id -> k)] = 2
            f P((x :: (Maybe a))) K{x, y = 3 ..} M.K{} = 3
            f P(<x : y : _>) P(<a K b>) P((: a b)) P(<a :+ P(<b :* c>)>) = 4
            f () [] [a, b] (a, b) 'c' = 5
            g = (\P(neg 1) -> (case x of{neg 1 -> 2; (K P(neg 1) y) -> 3; <x : xs> -> 4; <neg 2 :| _> -> 5}))
            h x@y@z = (case a of{P((view -> (_, !b))) -> b; ~(c, d) -> c})
        "#]],
    );
}

#[test]
fn data_types() {
    check(
        r"data V
data T a b = A a !b | B { x, y :: !Int, z :: Maybe (T a b) } | a :+: b | !Int `C` [a] | (:*) a b deriving (Show, Eq)
newtype N f (a :: Type) = N { unN :: f a } deriving newtype Show deriving stock (Eq, Ord) deriving (Semigroup) via (Sum Int) deriving anyclass X
data Eq a => Old a = Old a deriving Show
data E = forall a. (Show a, Eq a) => E a | forall b . Show b => b :% Int | Num c => F c
data P = P {-# UNPACK #-} !Int ~Int
data a :~> b = Arr (a -> b)
data (a :=> b) c = X
type L s a = forall f. Functor f => (a -> f a) -> s -> f s
type a + b = Either a b
type T :: Type -> Type
",
        expect![[r#"
            data V []
            data T [a b]
                A a !b
                B {x :: !Int, y :: !Int, z :: (Maybe ((T a) b))}
                :+: infix a b
                C infix !Int [a]
                :* a b
                deriving Show
                deriving Eq
            newtype N [f (a :: Type)]
                N {unN :: (f a)}
                deriving newtype Show
                deriving stock Eq
                deriving stock Ord
                deriving via (Sum Int) Semigroup
                deriving anyclass X
            data {(Eq a)} => Old [a]
                Old a
                deriving Show
            data E []
                forall a. {(Show a), (Eq a)} => E a
                forall b. {(Show b)} => :% infix b Int
                {(Num c)} => F c
            data P []
                P !Int ~Int
            data :~> [a b]
                Arr (a -> b)
            data :=> [a b c]
                X
            type L [s a] = (forall f. ({(Functor f)} => ((a -> (f a)) -> (s -> (f s)))))
            type + [a b] = ((Either a) b)
        "#]],
    );
}

#[test]
fn gadts() {
    check(
        r"infixr 5 :>
data G :: Type -> Type -> Type where
  A :: Int -> G Int b
  B, C :: forall a. Show a => !a -> G a a
  D :: { f :: a, g :: !Int } -> G a Int
  (:>) :: a -> G a b -> G a b
  deriving (Show)
data H (a :: k) where { I :: H Int; J :: H Bool }
data K where
deriving instance Show (G a b)
deriving stock instance Eq a => Eq (H a)
deriving via (Sum Int) instance Num T
",
        expect![[r#"
            infix Right 5 :>
            data G [(%1 :: Type) (%2 :: Type)]
                A Int => ((G Int) b)
                forall a. {(Show a)} => B !a => ((G a) a)
                forall a. {(Show a)} => C !a => ((G a) a)
                D {f :: a, g :: !Int} => ((G a) Int)
                :> infix a ((G a) b) => ((G a) b)
                deriving Show
            data H [(a :: k)]
                I => (H Int)
                J => (H Bool)
            data K []
            deriving instance {} => Show [((G a) b)]
            deriving stock instance {(Eq a)} => Eq [(H a)]
            deriving via (Sum Int) instance {} => Num [T]
        "#]],
    );
}

#[test]
fn classes_and_instances() {
    check(
        r#"class C a
class (Eq a, Show a) => D a b | a -> b, b a -> a where
  infixl 6 <+>
  (<+>), (<->) :: a -> b -> a
  a <+> b = a
  {-# MINIMAL (<+>) #-}
  default m :: Show a => a -> String
  m :: a -> String
  m = show
class Monad m => MonadState (s :: Type) m where get :: m s
instance D Int Bool
instance {-# OVERLAPPING #-} forall a. (C a, D a a) => D [a] (Maybe a) where
  {-# INLINE m #-}
  m :: [a] -> String
  m [] = ""
  m (x:xs)
    | y <- x = z
    where z = ""
instance Show (a -> b) where show _ = "f"
instance a ~ b => M.C (a, b) where
instance Functor ((->) r) where
default (Int, Double)
"#,
        expect![[r#"
            class {} => C [a]
            class {(Eq a), (Show a)} => D [a b] | a -> b, b a -> a
                infix Left 6 <+>
                <+>, <-> :: (a -> (b -> a))
                <+> a b = a
                default m :: ({(Show a)} => (a -> String))
                m :: (a -> String)
                m = show
            class {(Monad m)} => MonadState [(s :: Type) m]
                get :: (m s)
            instance {} => D [Int, Bool]
            instance Overlapping forall a. {(C a), ((D a) a)} => D [[a], (Maybe a)]
                m :: ([a] -> String)
                m [] = ""
                m P(<x : xs>) | y <- x = z where{z = ""}
            instance {} => Show [(a -> b)]
                show _ = "f"
            instance {((~ a) b)} => M.C [(a, b)]
            instance {} => Functor [((->) r)]
            default (Int, Double)
        "#]],
    );
}

#[test]
fn types() {
    check(
        r"f :: forall a (b :: Type -> Type). (Eq a, Show (b a)) => a -> b a -> [a] -> (a, b a) -> () -> (,) a a -> [] a -> (->) a a
g :: (a ~ b, C a) => a :+: b :+: c -> M.Map k v
h :: (forall a. a -> a) -> Int
i :: Maybe (* -> *) -> _ -> ()
j :: Show a => Eq a => a
k :: (Monad m) => m ()
l :: () => a `Either` b
m :: forall
n :: f (a :: Type) -> (a -> b) -> c
infixr 6 :*:
o :: a :*: b :+: c ~ d
",
        expect![[r#"
            f :: (forall a (b :: (Type -> Type)). ({(Eq a), (Show (b a))} => (a -> ((b a) -> ([a] -> ((a, (b a)) -> (() -> ((((tuple 2) a) a) -> (([] a) -> (((->) a) a))))))))))
            g :: ({((~ a) b), (C a)} => (((:+: a) ((:+: b) c)) -> ((M.Map k) v)))
            h :: ((forall a. (a -> a)) -> Int)
            i :: ((Maybe (* -> *)) -> (_ -> ()))
            j :: ({(Show a)} => ({(Eq a)} => a))
            k :: ({(Monad m)} => (m ()))
            l :: ({} => ((Either a) b))
            m :: forall
            n :: ((f (a :: Type)) -> ((a -> b) -> c))
            infix Right 6 :*:
            o :: ((~ ((:+: ((:*: a) b)) c)) d)
        "#]],
    );
}

#[test]
fn primitives_and_what_is_not_supported() {
    check(
        r#"{-# LANGUAGE TemplateHaskell, QuasiQuotes, Arrows, RecursiveDo, PatternSynonyms, ImplicitParams, UnboxedTuples #-}
foreign import prim "int.add" plus :: Int -> Int -> Int
foreign import prim "x" (+++) :: Int
foreign import ccall unsafe "math.h sin" c_sin :: Double -> Double
foreign export ccall f :: Int
type family F a where
  F Int = Bool
  F a = a
type instance F Int = Bool
data family D a
data instance D Int = A
type role T nominal
pattern P x = Just x
pattern Q :: a -> a
makeLenses ''T
$(splice)
class C a where
  type A a :: Type
  data B a
  type A a = Int
  m :: a
instance C Int where
  type A Int = Bool
  m = 1
f = proc x -> do { y <- g -< x; returnA -< y }
g = mdo { x <- y; z }
h = do { rec { a <- b; b <- a }; c }
i = [| x |] + $(foo) + $x + 'f + ''T + [sql| select ] |]
j = ?x + (# 1, 2 #)
k :: (?x :: Int) => (# Int, Int #)
l = f $ x
pattern = 1
"#,
        expect![[r#"
            prim "int.add" plus :: (Int -> (Int -> Int))
            prim "x" +++ :: Int
            unsupported "foreign imports" ["c_sin"]
            unsupported "foreign exports" []
            type family F [a] where F Int = Bool; F a = a
            type instance F Int = Bool
            data family D [a]
            data instance D = A => (D Int)
            unsupported "role annotations" []
            synonym P [x] (Just x) with{P x = (Just x)}
            synonym Q :: (a -> a)
            unsupported "Template Haskell" []
            unsupported "Template Haskell" []
            class {} => C [a]
                type family A [a]
                data family B [a]
                type instance A a = Int
                m :: a
            instance {} => C [Int]
                type instance A Int = Bool
                m = 1
            f = unsupported "arrow notation"
            g = do{rec{x <- y}; z}
            h = do{rec{a <- b; b <- a}; c}
            i = <unsupported "Template Haskell" + unsupported "Template Haskell" + unsupported "Template Haskell" + unsupported "Template Haskell" + unsupported "Template Haskell" + unsupported "quasi quotation">
            j = <?x + (1, 2)>
            k :: ({?x :: Int} => (Int, Int))
            l = <f $ x>
            pattern = 1
        "#]],
    );
    check(
        "pattern x = family role\nrec = mdo proc forall\nx $y = z\n",
        expect![[r#"
        pattern x = (family role)
        rec = ((mdo proc) forall)
        $ x y = z
    "#]],
    );
}

#[test]
fn pattern_synonyms() {
    check(
        "{-# LANGUAGE PatternSynonyms, ViewPatterns #-}\nmodule M (T (.., P), pattern Q, pattern (:>)) where\n\
         pattern P a b = K a (-1, [b :: Int]) \"x\"\npattern Q <- (f -> (g -> Just _))\n\
         pattern x :> y <- (x, y) where { x :> y | c = d; (:>) x y = e }\npattern x `R` y = x :> (y)\n\
         pattern S { f, g } = [f, g]\npattern P, (:>) :: a -> b\npattern (:+) x y = L { f = x, g }\n\
         pattern U = _\npattern V x <- x where W x = x\n",
        expect![[r#"
            10:13-13 SN-1019: this pattern can't build a value; write `<-` instead of `=`
            11:24-30 SN-1019: only the pattern synonym itself is defined here
            module M (type T(.., P), Q, :>)
            synonym P [a, b] (K a (neg 1, [(b :: Int)]) "x") with{P a b = (((K a) (P(<neg 1>), [(b :: Int)])) "x")}
            Q%154 % = (f %)
            Q%160 % = (g %)
            synonym Q [] P((Q%154 -> P((Q%160 -> (Just _))))) with{}
            synonym :> [x, y] (x, y) with{:> x y | c = d; :> x y = e}
            synonym R [x, y] <x :> P(y)> with{R x y = <x :> P(y)>}
            f (S f _) = f
            g (S _ g) = g
            synonym S record[f, g] [f, g] with{S f g = [f, g]}
            synonym P, :> :: (a -> b)
            synonym :+ [x, y] L{f = x, g} with{:+ x y = L{f = x, g}}
        "#]],
    );
}

#[test]
fn families() {
    check(
        "data family F a b :: Type -> Type\ndata instance F Int [a] c = A a | forall x. B { f :: x }\n\
         newtype instance F () b c = C b deriving Show\ndata instance F b () c where { D :: Int -> F b () Int }\n\
         class K a where { data G a; type H a }\ninstance K Int where { newtype G Int = E Int; type H Int = () }\n",
        expect![[r#"
            data family F [a b (%3 :: Type)]
            data instance F = A a => (((F Int) [a]) c) | forall x. B {f :: x} => (((F Int) [a]) c)
            data instance F = C b => (((F ()) b) c)
            data instance F = D Int => (((F b) ()) Int)
            class {} => K [a]
                data family G [a]
                type family H [a]
            instance {} => K [Int]
                data instance G = E Int => (G Int)
                type instance H Int = ()
        "#]],
    );
}
