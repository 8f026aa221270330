-- Every corner of the grammar in one file; ghc 9.0 parses it.
{-# LANGUAGE BangPatterns, TupleSections, LambdaCase, MultiWayIf, ViewPatterns, NamedFieldPuns, RecordWildCards #-}
{-# LANGUAGE GADTs, RankNTypes, KindSignatures, ScopedTypeVariables, MultiParamTypeClasses, FunctionalDependencies, FlexibleContexts, FlexibleInstances, StandaloneDeriving, DerivingStrategies, DerivingVia, DeriveAnyClass, DefaultSignatures, InstanceSigs, TypeApplications, TypeOperators, EmptyDataDecls, EmptyCase, BlockArguments, NumericUnderscores, BinaryLiterals, GeneralizedNewtypeDeriving, PostfixOperators, ImportQualifiedPost, NPlusKPatterns #-}
module Main
  ( main
  , T(..), (:+:)(..), C(m), module Data.List,
  ) where

import Data.List
import qualified Data.Map as M (Map, insert, (!))
import Data.Map qualified as Map
import Data.Kind (Type, Constraint)
import Data.Char hiding (isDigit, )
import Prelude hiding ((.), (<>))
import qualified Prelude

infixr 5 :+:, +++
infixl 6 `op`
infix 4 ===

data a :+: b = a :+: b | L !a | R {-# UNPACK #-} !Int | a `Inf` b deriving (Show, Eq)
data Rec = Rec { x, y :: !Int, z :: Maybe Rec } | Other { w :: forall a. a -> a }
newtype N f a = N { unN :: f a }
data E = forall a. (Show a, Eq a) => E a | forall b . Show b => b :*: Int
data Void
data Proxy (f :: k -> Type) = Proxy
data G :: Type -> Type where
  GI :: Int -> G Int
  GB, GC :: Bool -> G Bool
  GR :: { gf :: a, gg :: !Int } -> G a
  (:&) :: forall a b. (Show a) => !a -> G b -> G (a, b)
deriving instance Show (N Maybe Int)
deriving stock instance Eq Void
newtype Age = Age Int
  deriving stock (Show)
  deriving newtype (Eq, Ord, Num)
  deriving (Semigroup) via Int

type Lens s a = forall f. Functor f => (a -> f a) -> s -> f s

class (Eq a) => C a b | a -> b, b -> a where
  m :: a -> b
  m = undefined
  {-# MINIMAL m #-}
  (<+>) :: a -> a -> a
  a <+> b = a
  infixl 6 <+>
  default n :: Show a => a -> String
  n :: a -> String
  n = show

instance {-# OVERLAPPING #-} forall a. C a Int => C [a] (Maybe Int) where
  {-# INLINE m #-}
  m :: [a] -> Maybe Int
  m [] = Nothing
  m (x:_)
    | y <- m x, let q = y; r = q, r > 0 = Just y
    | otherwise = Nothing
    where _z = 1

x:xs +++ ys = x : (xs +++ ys)
[] +++ ys = ys
(f . g) x = f (g x)
x `op` y = x
(x === y) z = x
(!) = (M.!)
arr ! i = arr
f !x ~y z@(a, b) w@Rec{..} Rec{x, y = 3} = x
!bang = 1
(p, q) | True = (1, 2)
Just v = Nothing
fac 0 = 1
fac (n+1) = (n+1) * fac n
neg (-1) = - 1
neg (-1.5) = negate (-2)
view (M.lookup 3 -> Just x) (f -> y, g . h -> z) [id -> k] = x
lam = \case { Just x | x > 0 -> x; _ -> 0 }
lam2 = \ !x ~(y, z) _ -> x + y - z
mw x = if | x < 0 -> "neg" | x == 0, True -> "zero"
          | otherwise -> "pos"
sec = [(+ 1), (1 +), (subtract 1), (`div` 2), (2 `div`), (- 1), (.), (Prelude..), (a - ), (,) 1 2, (,,) 1 2 3]
tup = (,1) : (1,) : (,2,) : []
seqs = [[1 ..], [1, 3 ..], [1 .. 10], [1,3..9], [False ..], ['a'..'z'], [x..y]]
comp = [(x, y) | x <- [1..3], let { z = x; k = 2 }, y <- [z..k], odd x]
esc = "\SOH\SO\&H\x41\o101\65\^A\DEL\"\\ \
      \ gap \1234\&5"
chars = ['\'', '"', '\\', '\n', '\x41', '\SOH', 'a', '\^Z']
nums = (0x1F, 0o17, 0b101, 1_000, 1e3, 1.5e-3, 1_0.0_1e+1_0, 0XFF)
prim' x' = x' + f'' where f'' = 1
tyapp = show @Int 3 ++ read @(Maybe Int) "x" ++ f @_ @[a]
blk = when True do
  print 1
  forM_ [1] \x -> do
    print x
ops = a Prelude.+ b M.! c Prelude.. d
letin = let a = 1; b = 2 in a + b
letin2 = let { a = 1 ; b = 2 ; } in let in a
dd = do { a <- b; let { c = d }; ; e; }
ifdo = do
  if a
  then b
  else c
  if a then b; else c
  x :: Int <- foo
  let y = 1
      z 0 = 2
      z n | n > 1 = 3
          | otherwise = 4
  case x of
    1 -> do
      a
    2 | a, Just b <- c -> d
      where d = 1
    _ -> return ()
  let w = 3 in print w
  foo $ \x ->
    bar x
  where
    foo = bar
opn = a
  where
nested = f (case x of A -> 1; B -> 2) [do a; b, c] (let q = 1 in q, if a then b else c)
upd r = r { x = 1, y = 2 } { z = Nothing } `seq` Rec { x = 1, .. } `seq` Rec {}
typed = (1 :: Int) + (fromIntegral (x :: Int) :: Int)
emptyc x = case x of {}
bangs = a ! x where !x = 1; ~y = 2
strictapp = f $! x
dollar = f $x
at x = x
  & y
  & z
opd = do
    a
  <|> do b
  <|> c
guardlet x | let y = x, y > 1 = case y of z | z > 2 -> 3 | otherwise -> 4
           | otherwise = 5
main :: IO ()
main = do print 1
          print 2
           where a = 1
