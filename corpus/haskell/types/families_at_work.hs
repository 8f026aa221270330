-- Type families: closed ones on promoted numbers, defaults, equal items of two classes, functions of many arguments.
{-# LANGUAGE TypeFamilies, PolyKinds, DataKinds, GADTs, KindSignatures, TypeOperators, UndecidableInstances, FlexibleContexts, StandaloneDeriving, ScopedTypeVariables #-}
module Main where
import Data.Kind (Type)
data Nat = Z | S Nat
data Vec (n :: Nat) a where
  Nil :: Vec 'Z a
  (:>) :: a -> Vec n a -> Vec ('S n) a
infixr 5 :>
type family (a :: Nat) + (b :: Nat) :: Nat where
  'Z + b = b
  'S a + b = 'S (a + b)
append :: Vec n a -> Vec m a -> Vec (n + m) a
append Nil ys = ys
append (x :> xs) ys = x :> append xs ys
toList :: Vec n a -> [a]
toList Nil = []
toList (x :> xs) = x : toList xs
vhead :: Vec ('S n) a -> a
vhead (x :> _) = x

class Collection c where
  type Item c :: Type
  type Item c = Int
  items :: c -> [Item c]
  build :: [Item c] -> c
newtype Ints = Ints [Int] deriving Show
instance Collection Ints where
  items (Ints xs) = xs
  build = Ints
instance Collection [a] where
  type Item [a] = a
  items = id
  build = id

convert :: (Collection a, Collection b, Item a ~ Item b) => a -> b
convert = build . items

total :: (Collection c, Num (Item c)) => c -> Item c
total = sum . items

type family If (c :: Bool) (t :: k) (e :: k) :: k where
  If 'True t e = t
  If 'False t e = e
type family Equal a b :: Bool where
  Equal a a = 'True
  Equal a b = 'False
x :: If (Equal Int Int) String Bool
x = "equal"
y :: If (Equal Int Char) String Bool
y = False

class Monad m => MonadStore m where
  type Key m
  type Val m
  fetch :: Key m -> m (Maybe (Val m))
newtype Env a = Env { runEnv :: [(String, Int)] -> a }
instance Functor Env where fmap f (Env g) = Env (f . g)
instance Applicative Env where { pure = Env . const; Env f <*> Env g = Env (\e -> f e (g e)) }
instance Monad Env where Env g >>= k = Env (\e -> runEnv (k (g e)) e)
instance MonadStore Env where
  type Key Env = String
  type Val Env = Int
  fetch k = Env (lookup k)
both :: (MonadStore m, Num (Val m)) => Key m -> Key m -> m (Val m)
both a b = do
  u <- fetch a
  v <- fetch b
  return (maybe 0 id u + maybe 0 id v)

type family Fn args r where
  Fn '[] r = r
  Fn (a ': as) r = a -> Fn as r
add3 :: Fn '[Int, Int, Int] Int
add3 a b c = a + b + c

main :: IO ()
main = do
  print (toList (append (1 :> 2 :> Nil) (3 :> Nil)), vhead (append (1 :> Nil) Nil))
  print (convert (Ints [1, 2]) :: [Int], convert [3, 4 :: Int] :: Ints)
  print (total (Ints [1, 2, 3]), total [1.5, 2])
  print (x, y)
  print (runEnv (both "a" "b") [("a", 1), ("b", 41)])
  print (add3 1 2 3)
