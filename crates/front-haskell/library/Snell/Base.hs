{-# LANGUAGE MagicHash, NoImplicitPrelude, BangPatterns, ScopedTypeVariables, RankNTypes, ExistentialQuantification #-}
{-# LANGUAGE KindSignatures, PolyKinds, FlexibleInstances, FlexibleContexts, MultiParamTypeClasses #-}
-- | The heart of the libraries: what the language itself refers to, and what depends on it in a circle. Types and
-- classes of the Prelude, their instances for primitive types, lists and tuples, exceptions, `IO`.
module Snell.Base where

import Snell.Prim

infixr 9 .
infixr 8 ^, ^^, **
infixl 7 *, /, `quot`, `rem`, `div`, `mod`, %, :%
infixl 6 +, -
infixr 6 <>
infixr 5 ++, :|
infix 4 ==, /=, <, <=, >=, >, `elem`, `notElem`
infixl 4 <$>, <$, $>, <*>, *>, <*, <**>
infixl 3 <|>
infixr 3 &&
infixr 2 ||
infixl 1 >>, >>=, &
infixr 1 =<<
infixr 0 $, $!, `seq`, ==>

-- Types ------------------------------------------------------------------------------------------------------------

data Bool = False | True

data Ordering = LT | EQ | GT

data Maybe a = Nothing | Just a

data Either a b = Left a | Right b

data Ratio a = !a :% !a

data NonEmpty a = a :| [a]

type Rational = Ratio Integer

type String = [Char]

type ShowS = String -> String

-- | What a running action passes along.
data RealWorld# = RealWorld#

-- | The result of an action: it is there, but not evaluated.
data Box# a = Box# a

newtype IO a = IO# (RealWorld# -> Box# a)

-- | No value is of this type; what is raised is said to be.
data Any#

-- | What a handler is given: a value that was raised, or the text of a failure of the machine.
data Caught# = Raised# Any# | Failed# Str#

data Proxy# a = Proxy#

-- Primitives -------------------------------------------------------------------------------------------------------

foreign import prim "int.add" intAdd# :: Int -> Int -> Int
foreign import prim "int.sub" intSub# :: Int -> Int -> Int
foreign import prim "int.mul" intMul# :: Int -> Int -> Int
foreign import prim "int.neg" intNeg# :: Int -> Int
foreign import prim "int.quot" intQuot# :: Int -> Int -> Int
foreign import prim "int.rem" intRem# :: Int -> Int -> Int
foreign import prim "int.div" intDiv# :: Int -> Int -> Int
foreign import prim "int.mod" intMod# :: Int -> Int -> Int
foreign import prim "int.eq" intEq# :: Int -> Int -> Bool
foreign import prim "int.ne" intNe# :: Int -> Int -> Bool
foreign import prim "int.lt" intLt# :: Int -> Int -> Bool
foreign import prim "int.le" intLe# :: Int -> Int -> Bool
foreign import prim "int.gt" intGt# :: Int -> Int -> Bool
foreign import prim "int.ge" intGe# :: Int -> Int -> Bool
foreign import prim "int.to-integer" intToInteger# :: Int -> Integer
foreign import prim "int.to-double" intToDouble# :: Int -> Double
foreign import prim "int.to-char" intToChar# :: Int -> Char
foreign import prim "int.show" intShow# :: Int -> Str#

foreign import prim "integer.add" integerAdd# :: Integer -> Integer -> Integer
foreign import prim "integer.sub" integerSub# :: Integer -> Integer -> Integer
foreign import prim "integer.mul" integerMul# :: Integer -> Integer -> Integer
foreign import prim "integer.neg" integerNeg# :: Integer -> Integer
foreign import prim "integer.quot" integerQuot# :: Integer -> Integer -> Integer
foreign import prim "integer.rem" integerRem# :: Integer -> Integer -> Integer
foreign import prim "integer.div" integerDiv# :: Integer -> Integer -> Integer
foreign import prim "integer.mod" integerMod# :: Integer -> Integer -> Integer
foreign import prim "integer.gcd" integerGcd# :: Integer -> Integer -> Integer
foreign import prim "integer.eq" integerEq# :: Integer -> Integer -> Bool
foreign import prim "integer.ne" integerNe# :: Integer -> Integer -> Bool
foreign import prim "integer.lt" integerLt# :: Integer -> Integer -> Bool
foreign import prim "integer.le" integerLe# :: Integer -> Integer -> Bool
foreign import prim "integer.gt" integerGt# :: Integer -> Integer -> Bool
foreign import prim "integer.ge" integerGe# :: Integer -> Integer -> Bool
foreign import prim "integer.shl" integerShl# :: Integer -> Int -> Integer
foreign import prim "integer.shr" integerShr# :: Integer -> Int -> Integer
foreign import prim "integer.to-int" integerToInt# :: Integer -> Int
foreign import prim "integer.to-double" integerToDouble# :: Integer -> Double
foreign import prim "integer.bit-length" integerBitLength# :: Integer -> Int
foreign import prim "integer.show" integerShow# :: Integer -> Str#

foreign import prim "double.add" doubleAdd# :: Double -> Double -> Double
foreign import prim "double.sub" doubleSub# :: Double -> Double -> Double
foreign import prim "double.mul" doubleMul# :: Double -> Double -> Double
foreign import prim "double.div" doubleDiv# :: Double -> Double -> Double
foreign import prim "double.neg" doubleNeg# :: Double -> Double
foreign import prim "double.eq" doubleEq# :: Double -> Double -> Bool
foreign import prim "double.ne" doubleNe# :: Double -> Double -> Bool
foreign import prim "double.lt" doubleLt# :: Double -> Double -> Bool
foreign import prim "double.le" doubleLe# :: Double -> Double -> Bool
foreign import prim "double.gt" doubleGt# :: Double -> Double -> Bool
foreign import prim "double.ge" doubleGe# :: Double -> Double -> Bool
foreign import prim "double.sqrt" doubleSqrt# :: Double -> Double
foreign import prim "double.exp" doubleExp# :: Double -> Double
foreign import prim "double.log" doubleLog# :: Double -> Double
foreign import prim "double.sin" doubleSin# :: Double -> Double
foreign import prim "double.cos" doubleCos# :: Double -> Double
foreign import prim "double.tan" doubleTan# :: Double -> Double
foreign import prim "double.asin" doubleAsin# :: Double -> Double
foreign import prim "double.acos" doubleAcos# :: Double -> Double
foreign import prim "double.atan" doubleAtan# :: Double -> Double
foreign import prim "double.sinh" doubleSinh# :: Double -> Double
foreign import prim "double.cosh" doubleCosh# :: Double -> Double
foreign import prim "double.tanh" doubleTanh# :: Double -> Double
foreign import prim "double.asinh" doubleAsinh# :: Double -> Double
foreign import prim "double.acosh" doubleAcosh# :: Double -> Double
foreign import prim "double.atanh" doubleAtanh# :: Double -> Double
foreign import prim "double.log1p" doubleLog1p# :: Double -> Double
foreign import prim "double.expm1" doubleExpm1# :: Double -> Double
foreign import prim "double.atan2" doubleAtan2# :: Double -> Double -> Double
foreign import prim "double.pow" doublePow# :: Double -> Double -> Double
foreign import prim "double.is-nan" doubleIsNaN# :: Double -> Bool
foreign import prim "double.is-infinite" doubleIsInfinite# :: Double -> Bool
foreign import prim "double.is-negative-zero" doubleIsNegativeZero# :: Double -> Bool
foreign import prim "double.truncate" doubleTruncate# :: Double -> Integer
foreign import prim "double.floor" doubleFloor# :: Double -> Integer
foreign import prim "double.ceiling" doubleCeiling# :: Double -> Integer
foreign import prim "double.round" doubleRound# :: Double -> Integer
foreign import prim "double.mantissa" doubleMantissa# :: Double -> Integer
foreign import prim "double.exponent" doubleExponent# :: Double -> Int
foreign import prim "double.scale" doubleScale# :: Integer -> Int -> Double
foreign import prim "double.show" doubleShow# :: Double -> Str#

foreign import prim "char.eq" charEq# :: Char -> Char -> Bool
foreign import prim "char.ne" charNe# :: Char -> Char -> Bool
foreign import prim "char.lt" charLt# :: Char -> Char -> Bool
foreign import prim "char.le" charLe# :: Char -> Char -> Bool
foreign import prim "char.gt" charGt# :: Char -> Char -> Bool
foreign import prim "char.ge" charGe# :: Char -> Char -> Bool
foreign import prim "char.to-int" charToInt# :: Char -> Int

foreign import prim "str.eq" strEq# :: Str# -> Str# -> Bool
foreign import prim "str.lt" strLt# :: Str# -> Str# -> Bool
foreign import prim "str.unpack" strUnpack# :: Str# -> [Char]
foreign import prim "str.onto" strOnto# :: Str# -> [Char] -> [Char]
foreign import prim "str.pack" strPack# :: [Char] -> Str#
foreign import prim "str.to-integer" strToInteger# :: Str# -> Integer
foreign import prim "str.to-double" strToDouble# :: Str# -> Double

foreign import prim "cell.new" cellNew# :: a -> Cell# a
foreign import prim "cell.read" cellRead# :: Cell# a -> a
foreign import prim "cell.write" cellWrite# :: Cell# a -> a -> ()
foreign import prim "cell.same" cellSame# :: Cell# a -> Cell# a -> Bool
foreign import prim "array.new" arrayNew# :: Int -> a -> Array# a
foreign import prim "array.length" arrayLength# :: Array# a -> Int
foreign import prim "array.read" arrayRead# :: Array# a -> Int -> a
foreign import prim "array.write" arrayWrite# :: Array# a -> Int -> a -> ()
foreign import prim "array.same" arraySame# :: Array# a -> Array# a -> Bool

foreign import prim "data.tag" dataToTag# :: a -> Int
foreign import prim "data.equal" dataEqual# :: a -> a -> Bool

-- | Whether a computation with choices has come to this answer.
gives# :: Maybe a -> a -> Bool
gives# Nothing _ = False
gives# (Just x) answer = dataEqual# x answer

foreign import prim "control.raise" raise# :: a -> b
foreign import prim "control.catch" catch# :: a -> (Caught# -> a) -> a
foreign import prim "control.force" unsafeCoerce# :: a -> b

foreign import prim "io.put-char" putChar# :: Int -> Char -> ()
foreign import prim "io.flush" flush# :: Int -> ()
foreign import prim "io.program-name" programName# :: Int -> Str#

-- Functions --------------------------------------------------------------------------------------------------------

id :: a -> a
id x = x

const :: a -> b -> a
const x _ = x

(.) :: (b -> c) -> (a -> b) -> a -> c
(.) f g = \x -> f (g x)

flip :: (a -> b -> c) -> b -> a -> c
flip f x y = f y x

($) :: (a -> b) -> a -> b
f $ x = f x

($!) :: (a -> b) -> a -> b
f $! x = x `seq` f x

(&) :: a -> (a -> b) -> b
x & f = f x

seq :: a -> b -> b
seq !_ y = y

asTypeOf :: a -> a -> a
asTypeOf x _ = x

until :: (a -> Bool) -> (a -> a) -> a -> a
until p f = go
  where
    go x = if p x then x else go (f x)

fix :: (a -> a) -> a
fix f = let x = f x in x

otherwise :: Bool
otherwise = True

(&&) :: Bool -> Bool -> Bool
True && x = x
False && _ = False

(||) :: Bool -> Bool -> Bool
True || _ = True
False || x = x

-- In queries only.
(==>) :: Bool -> Bool -> Bool
True ==> x = x
False ==> _ = True

not :: Bool -> Bool
not True = False
not False = True

maybe :: b -> (a -> b) -> Maybe a -> b
maybe n _ Nothing = n
maybe _ f (Just x) = f x

either :: (a -> c) -> (b -> c) -> Either a b -> c
either f _ (Left x) = f x
either _ g (Right y) = g y

fst :: (a, b) -> a
fst (x, _) = x

snd :: (a, b) -> b
snd (_, y) = y

curry :: ((a, b) -> c) -> a -> b -> c
curry f x y = f (x, y)

uncurry :: (a -> b -> c) -> (a, b) -> c
uncurry f p = f (fst p) (snd p)

-- Equality and order -----------------------------------------------------------------------------------------------

class Eq a where
  (==), (/=) :: a -> a -> Bool
  x == y = not (x /= y)
  x /= y = not (x == y)

class Eq a => Ord a where
  compare :: a -> a -> Ordering
  (<), (<=), (>), (>=) :: a -> a -> Bool
  max, min :: a -> a -> a
  compare x y = if x == y then EQ else if x <= y then LT else GT
  x < y = case compare x y of { LT -> True; _ -> False }
  x <= y = case compare x y of { GT -> False; _ -> True }
  x > y = case compare x y of { GT -> True; _ -> False }
  x >= y = case compare x y of { LT -> False; _ -> True }
  max x y = if x <= y then y else x
  min x y = if x <= y then x else y

instance Eq Int where
  x == y = intEq# x y
  x /= y = intNe# x y

instance Ord Int where
  compare x y = if intLt# x y then LT else if intEq# x y then EQ else GT
  x < y = intLt# x y
  x <= y = intLe# x y
  x > y = intGt# x y
  x >= y = intGe# x y
  max x y = if intLe# x y then y else x
  min x y = if intLe# x y then x else y

instance Eq Integer where
  x == y = integerEq# x y
  x /= y = integerNe# x y

instance Ord Integer where
  compare x y = if integerLt# x y then LT else if integerEq# x y then EQ else GT
  x < y = integerLt# x y
  x <= y = integerLe# x y
  x > y = integerGt# x y
  x >= y = integerGe# x y
  max x y = if integerLe# x y then y else x
  min x y = if integerLe# x y then x else y

instance Eq Double where
  x == y = doubleEq# x y
  x /= y = doubleNe# x y

instance Ord Double where
  compare x y = if doubleLt# x y then LT else if doubleEq# x y then EQ else GT
  x < y = doubleLt# x y
  x <= y = doubleLe# x y
  x > y = doubleGt# x y
  x >= y = doubleGe# x y

instance Eq Char where
  x == y = charEq# x y
  x /= y = charNe# x y

instance Ord Char where
  compare x y = if charLt# x y then LT else if charEq# x y then EQ else GT
  x < y = charLt# x y
  x <= y = charLe# x y
  x > y = charGt# x y
  x >= y = charGe# x y

instance Eq Bool where
  True == x = x
  False == x = not x

instance Ord Bool where
  compare False True = LT
  compare True False = GT
  compare _ _ = EQ

instance Eq Ordering where
  x == y = intEq# (dataToTag# x) (dataToTag# y)

instance Ord Ordering where
  compare x y = compare (dataToTag# x) (dataToTag# y)

-- What the variables of a query are that nothing but equality says something of.
data Opaque#

instance Eq Opaque# where
  x == y = dataEqual# x y

instance Eq () where
  () == () = True

instance Ord () where
  compare () () = EQ

instance Eq a => Eq (Maybe a) where
  Nothing == Nothing = True
  Just x == Just y = x == y
  _ == _ = False

instance Ord a => Ord (Maybe a) where
  compare Nothing Nothing = EQ
  compare Nothing (Just _) = LT
  compare (Just _) Nothing = GT
  compare (Just x) (Just y) = compare x y

instance (Eq a, Eq b) => Eq (Either a b) where
  Left x == Left y = x == y
  Right x == Right y = x == y
  _ == _ = False

instance (Ord a, Ord b) => Ord (Either a b) where
  compare (Left x) (Left y) = compare x y
  compare (Left _) (Right _) = LT
  compare (Right _) (Left _) = GT
  compare (Right x) (Right y) = compare x y

instance Eq a => Eq [a] where
  [] == [] = True
  (x : xs) == (y : ys) = x == y && xs == ys
  _ == _ = False

instance Ord a => Ord [a] where
  compare [] [] = EQ
  compare [] (_ : _) = LT
  compare (_ : _) [] = GT
  compare (x : xs) (y : ys) = case compare x y of
    EQ -> compare xs ys
    other -> other

instance Eq a => Eq (NonEmpty a) where
  (x :| xs) == (y :| ys) = x == y && xs == ys

instance Ord a => Ord (NonEmpty a) where
  compare (x :| xs) (y :| ys) = compare (x : xs) (y : ys)

instance Eq a => Eq (Ratio a) where
  (x :% y) == (x' :% y') = x == x' && y == y'

instance Integral a => Ord (Ratio a) where
  compare (x :% y) (x' :% y') = compare (x * y') (x' * y)
  (x :% y) <= (x' :% y') = x * y' <= x' * y
  (x :% y) < (x' :% y') = x * y' < x' * y

-- Semigroups and monoids -------------------------------------------------------------------------------------------

class Semigroup a where
  (<>) :: a -> a -> a
  sconcat :: NonEmpty a -> a
  stimes :: Integral b => b -> a -> a
  x <> y = sconcat (x :| [y])
  sconcat (x :| xs) = go x xs
    where
      go y (z : zs) = y <> go z zs
      go y [] = y
  stimes n x
    | n <= 0 = errorWithoutStackTrace "stimes: positive multiplier expected"
    | otherwise = repeat# x n

-- | So many copies, by doubling.
repeat# :: (Semigroup a, Integral b) => a -> b -> a
repeat# = go
  where
    go x n
      | even n = go (x <> x) (n `quot` 2)
      | n == 1 = x
      | otherwise = more (x <> x) (n `quot` 2) x
    more x n z
      | even n = more (x <> x) (n `quot` 2) z
      | n == 1 = x <> z
      | otherwise = more (x <> x) (n `quot` 2) (x <> z)

-- | 'stimes' for monoids: zero copies are none.
stimesMonoid :: (Integral b, Monoid a) => b -> a -> a
stimesMonoid n x = case compare n 0 of
  LT -> errorWithoutStackTrace "stimesMonoid: expected non-negative multiplier"
  EQ -> mempty
  GT -> repeat# x n

-- | 'stimes' where one copy is as good as many.
stimesIdempotent :: Integral b => b -> a -> a
stimesIdempotent n x
  | n <= 0 = errorWithoutStackTrace "stimesIdempotent: positive multiplier expected"
  | otherwise = x

stimesIdempotentMonoid :: (Integral b, Monoid a) => b -> a -> a
stimesIdempotentMonoid n x = case compare n 0 of
  LT -> errorWithoutStackTrace "stimesIdempotentMonoid: negative multiplier"
  EQ -> mempty
  GT -> x

class Semigroup a => Monoid a where
  mempty :: a
  mappend :: a -> a -> a
  mconcat :: [a] -> a
  mempty = mconcat []
  mappend x y = x <> y
  mconcat = foldrList# mappend mempty

instance Semigroup [a] where
  xs <> ys = xs ++ ys
  stimes n x
    | n < 0 = errorWithoutStackTrace "stimes: [], negative multiplier"
    | otherwise = rep n
    where
      rep i = if i == 0 then [] else x ++ rep (i - 1)

instance Monoid [a] where
  mempty = []
  mconcat xss = concatList# xss

instance Semigroup (NonEmpty a) where
  (x :| xs) <> (y :| ys) = x :| (xs ++ y : ys)

instance Semigroup Ordering where
  LT <> _ = LT
  EQ <> y = y
  GT <> _ = GT
  stimes = stimesIdempotentMonoid

instance Monoid Ordering where
  mempty = EQ

instance Semigroup () where
  _ <> _ = ()
  sconcat _ = ()
  stimes _ _ = ()

instance Monoid () where
  mempty = ()
  mconcat _ = ()

instance Semigroup b => Semigroup (a -> b) where
  f <> g = \x -> f x <> g x
  stimes n f = \x -> stimes n (f x)

instance Monoid b => Monoid (a -> b) where
  mempty = \_ -> mempty

instance Semigroup a => Semigroup (Maybe a) where
  Nothing <> y = y
  x <> Nothing = x
  Just x <> Just y = Just (x <> y)
  stimes _ Nothing = Nothing
  stimes n (Just x) = case compare n 0 of
    LT -> errorWithoutStackTrace "stimes: Maybe, negative multiplier"
    EQ -> Nothing
    GT -> Just (stimes n x)

instance Semigroup a => Monoid (Maybe a) where
  mempty = Nothing

instance Semigroup (Either a b) where
  Left _ <> y = y
  x <> _ = x

instance Semigroup a => Semigroup (IO a) where
  x <> y = liftA2 (<>) x y

instance Monoid a => Monoid (IO a) where
  mempty = pure mempty

instance (Semigroup a, Semigroup b) => Semigroup (a, b) where
  (a, b) <> (a', b') = (a <> a', b <> b')
  stimes n (a, b) = (stimes n a, stimes n b)

instance (Monoid a, Monoid b) => Monoid (a, b) where
  mempty = (mempty, mempty)

instance (Semigroup a, Semigroup b, Semigroup c) => Semigroup (a, b, c) where
  (a, b, c) <> (a', b', c') = (a <> a', b <> b', c <> c')

instance (Monoid a, Monoid b, Monoid c) => Monoid (a, b, c) where
  mempty = (mempty, mempty, mempty)

instance (Semigroup a, Semigroup b, Semigroup c, Semigroup d) => Semigroup (a, b, c, d) where
  (a, b, c, d) <> (a', b', c', d') = (a <> a', b <> b', c <> c', d <> d')

instance (Monoid a, Monoid b, Monoid c, Monoid d) => Monoid (a, b, c, d) where
  mempty = (mempty, mempty, mempty, mempty)

instance (Semigroup a, Semigroup b, Semigroup c, Semigroup d, Semigroup e) => Semigroup (a, b, c, d, e) where
  (a, b, c, d, e) <> (a', b', c', d', e') = (a <> a', b <> b', c <> c', d <> d', e <> e')

instance (Monoid a, Monoid b, Monoid c, Monoid d, Monoid e) => Monoid (a, b, c, d, e) where
  mempty = (mempty, mempty, mempty, mempty, mempty)

-- | Functions, composed.
newtype Endo a = Endo { appEndo :: a -> a }

instance Semigroup (Endo a) where
  Endo f <> Endo g = Endo (f . g)
  stimes = stimesMonoid

instance Monoid (Endo a) where
  mempty = Endo id

-- Functors and monads ----------------------------------------------------------------------------------------------

class Functor f where
  fmap :: (a -> b) -> f a -> f b
  (<$) :: a -> f b -> f a
  x <$ m = fmap (\_ -> x) m

class Functor f => Applicative f where
  pure :: a -> f a
  (<*>) :: f (a -> b) -> f a -> f b
  liftA2 :: (a -> b -> c) -> f a -> f b -> f c
  (*>) :: f a -> f b -> f b
  (<*) :: f a -> f b -> f a
  f <*> x = liftA2 id f x
  liftA2 f x y = fmap f x <*> y
  x *> y = (id <$ x) <*> y
  x <* y = liftA2 const x y

class Applicative m => Monad m where
  (>>=) :: m a -> (a -> m b) -> m b
  (>>) :: m a -> m b -> m b
  return :: a -> m a
  m >> k = m >>= \_ -> k
  return x = pure x

class Monad m => MonadFail m where
  fail :: String -> m a

class Applicative f => Alternative f where
  empty :: f a
  (<|>) :: f a -> f a -> f a
  some :: f a -> f [a]
  many :: f a -> f [a]
  some v = someV
    where
      manyV = someV <|> pure []
      someV = liftA2 (:) v manyV
  many v = manyV
    where
      manyV = someV <|> pure []
      someV = liftA2 (:) v manyV

class (Alternative m, Monad m) => MonadPlus m where
  mzero :: m a
  mplus :: m a -> m a -> m a
  mzero = empty
  mplus x y = x <|> y

(<$>) :: Functor f => (a -> b) -> f a -> f b
f <$> x = fmap f x

($>) :: Functor f => f a -> b -> f b
m $> x = x <$ m

(<**>) :: Applicative f => f a -> f (a -> b) -> f b
x <**> f = liftA2 (\a g -> g a) x f

void :: Functor f => f a -> f ()
void m = () <$ m

(=<<) :: Monad m => (a -> m b) -> m a -> m b
f =<< m = m >>= f

when :: Applicative f => Bool -> f () -> f ()
when c act = if c then act else pure ()

liftA :: Applicative f => (a -> b) -> f a -> f b
liftA f x = pure f <*> x

liftA3 :: Applicative f => (a -> b -> c -> d) -> f a -> f b -> f c -> f d
liftA3 f x y z = liftA2 f x y <*> z

liftM :: Monad m => (a -> b) -> m a -> m b
liftM f m = m >>= \x -> return (f x)

liftM2 :: Monad m => (a -> b -> c) -> m a -> m b -> m c
liftM2 f m n = m >>= \x -> n >>= \y -> return (f x y)

ap :: Monad m => m (a -> b) -> m a -> m b
ap m n = m >>= \f -> n >>= \x -> return (f x)

instance Functor [] where
  fmap f xs = map f xs

instance Applicative [] where
  pure x = [x]
  fs <*> xs = concatMapList# (\f -> map f xs) fs
  liftA2 f xs ys = concatMapList# (\x -> map (f x) ys) xs
  xs *> ys = concatMapList# (\_ -> ys) xs

instance Monad [] where
  xs >>= f = concatMapList# f xs
  xs >> ys = concatMapList# (\_ -> ys) xs

instance MonadFail [] where
  fail _ = []

instance Alternative [] where
  empty = []
  xs <|> ys = xs ++ ys

instance MonadPlus []

instance Functor Maybe where
  fmap _ Nothing = Nothing
  fmap f (Just x) = Just (f x)

instance Applicative Maybe where
  pure x = Just x
  Just f <*> m = fmap f m
  Nothing <*> _ = Nothing
  liftA2 f (Just x) (Just y) = Just (f x y)
  liftA2 _ _ _ = Nothing
  Just _ *> m = m
  Nothing *> _ = Nothing

instance Monad Maybe where
  Just x >>= k = k x
  Nothing >>= _ = Nothing
  Just _ >> m = m
  Nothing >> _ = Nothing

instance MonadFail Maybe where
  fail _ = Nothing

instance Alternative Maybe where
  empty = Nothing
  Nothing <|> r = r
  l <|> _ = l

instance MonadPlus Maybe

instance Functor (Either e) where
  fmap _ (Left e) = Left e
  fmap f (Right x) = Right (f x)

instance Applicative (Either e) where
  pure x = Right x
  Left e <*> _ = Left e
  Right f <*> r = fmap f r

instance Monad (Either e) where
  Left e >>= _ = Left e
  Right x >>= k = k x

instance Functor ((->) r) where
  fmap f g = \x -> f (g x)

instance Applicative ((->) r) where
  pure x = \_ -> x
  f <*> g = \x -> f x (g x)
  liftA2 q f g = \x -> q (f x) (g x)

instance Monad ((->) r) where
  f >>= k = \r -> k (f r) r

instance Functor ((,) a) where
  fmap f (x, y) = (x, f y)

instance Monoid a => Applicative ((,) a) where
  pure x = (mempty, x)
  (u, f) <*> (v, x) = (u <> v, f x)
  liftA2 f (u, x) (v, y) = (u <> v, f x y)

instance Monoid a => Monad ((,) a) where
  (u, a) >>= k = case k a of (v, b) -> (u <> v, b)

instance Functor ((,,) a b) where
  fmap f (a, b, c) = (a, b, f c)

instance Functor NonEmpty where
  fmap f (x :| xs) = f x :| map f xs

instance Applicative NonEmpty where
  pure x = x :| []
  fs <*> xs = fs >>= \f -> fmap f xs

instance Monad NonEmpty where
  ~(x :| xs) >>= f = case f x of
    y :| ys -> y :| (ys ++ concatMapList# (\a -> case f a of b :| bs -> b : bs) xs)

-- Lists, as far as what follows needs them --------------------------------------------------------------------------

map :: (a -> b) -> [a] -> [b]
map f = go
  where
    go [] = []
    go (x : xs) = f x : go xs

(++) :: [a] -> [a] -> [a]
[] ++ ys = ys
(x : xs) ++ ys = x : (xs ++ ys)

filter :: (a -> Bool) -> [a] -> [a]
filter p = go
  where
    go [] = []
    go (x : xs) = if p x then x : go xs else go xs

takeWhile :: (a -> Bool) -> [a] -> [a]
takeWhile p = go
  where
    go [] = []
    go (x : xs) = if p x then x : go xs else []

foldrList# :: (a -> b -> b) -> b -> [a] -> b
foldrList# f z = go
  where
    go [] = z
    go (x : xs) = f x (go xs)

foldlList# :: (b -> a -> b) -> b -> [a] -> b
foldlList# f = go
  where
    go z [] = z
    go z (x : xs) = go (f z x) xs

foldlStrict# :: (b -> a -> b) -> b -> [a] -> b
foldlStrict# f = go
  where
    go !z [] = z
    go !z (x : xs) = go (f z x) xs

concatList# :: [[a]] -> [a]
concatList# [] = []
concatList# (xs : xss) = xs ++ concatList# xss

concatMapList# :: (a -> [b]) -> [a] -> [b]
concatMapList# f = go
  where
    go [] = []
    go (x : xs) = f x ++ go xs

lengthList# :: [a] -> Int
lengthList# = go 0
  where
    go :: Int -> [b] -> Int
    go !n [] = n
    go !n (_ : xs) = go (intAdd# n 1) xs

elemList# :: Eq a => a -> [a] -> Bool
elemList# x = go
  where
    go [] = False
    go (y : ys) = x == y || go ys

errorEmptyList :: String -> a
errorEmptyList name = errorWithoutStackTrace ("Prelude." ++ name ++ ": empty list")

-- Folds and traversals ---------------------------------------------------------------------------------------------

class Foldable t where
  fold :: Monoid m => t m -> m
  foldMap :: Monoid m => (a -> m) -> t a -> m
  foldMap' :: Monoid m => (a -> m) -> t a -> m
  foldr :: (a -> b -> b) -> b -> t a -> b
  foldr' :: (a -> b -> b) -> b -> t a -> b
  foldl :: (b -> a -> b) -> b -> t a -> b
  foldl' :: (b -> a -> b) -> b -> t a -> b
  foldr1 :: (a -> a -> a) -> t a -> a
  foldl1 :: (a -> a -> a) -> t a -> a
  toList :: t a -> [a]
  null :: t a -> Bool
  length :: t a -> Int
  elem :: Eq a => a -> t a -> Bool
  maximum :: Ord a => t a -> a
  minimum :: Ord a => t a -> a
  sum :: Num a => t a -> a
  product :: Num a => t a -> a
  fold t = foldMap id t
  foldMap f t = foldr (\x r -> f x <> r) mempty t
  foldMap' f t = foldl' (\acc x -> acc <> f x) mempty t
  foldr f z t = appEndo (foldMap (\x -> Endo (f x)) t) z
  foldr' f z t = foldl (\k x r -> k $! f x r) id t z
  foldl f z t = foldr (\x k acc -> k (f acc x)) id t z
  foldl' f z t = foldr (\x k acc -> k $! f acc x) id t z
  foldr1 f t = case foldr step Nothing t of
    Nothing -> errorWithoutStackTrace "foldr1: empty structure"
    Just r -> r
    where
      step x m = Just (case m of { Nothing -> x; Just y -> f x y })
  foldl1 f t = case foldl step Nothing t of
    Nothing -> errorWithoutStackTrace "foldl1: empty structure"
    Just r -> r
    where
      step m y = Just (case m of { Nothing -> y; Just x -> f x y })
  toList t = foldr (:) [] t
  null t = foldr (\_ _ -> False) True t
  length t = foldl' (\n _ -> intAdd# n 1) 0 t
  elem x t = foldr (\y r -> x == y || r) False t
  maximum t = best# "maximum" max (toList t)
  minimum t = best# "minimum" min (toList t)
  sum t = foldl' (+) (fromInteger 0) t
  product t = foldl' (*) (fromInteger 1) t

best# :: String -> (a -> a -> a) -> [a] -> a
best# name _ [] = errorWithoutStackTrace (name ++ ": empty structure")
best# _ f (x : xs) = foldlStrict# f x xs

class (Functor t, Foldable t) => Traversable t where
  traverse :: Applicative f => (a -> f b) -> t a -> f (t b)
  sequenceA :: Applicative f => t (f a) -> f (t a)
  mapM :: Monad m => (a -> m b) -> t a -> m (t b)
  sequence :: Monad m => t (m a) -> m (t a)
  traverse f t = sequenceA (fmap f t)
  sequenceA t = traverse id t
  mapM f t = traverse f t
  sequence t = sequenceA t

instance Foldable [] where
  foldMap f xs = mconcat (map f xs)
  foldr f z xs = foldrList# f z xs
  foldl f z xs = foldlList# f z xs
  foldl' f z xs = foldlStrict# f z xs
  foldr1 f xs = go xs
    where
      go [y] = y
      go (y : ys) = f y (go ys)
      go [] = errorEmptyList "foldr1"
  foldl1 f (x : xs) = foldlList# f x xs
  foldl1 _ [] = errorEmptyList "foldl1"
  toList xs = xs
  null [] = True
  null (_ : _) = False
  length xs = lengthList# xs
  elem x xs = elemList# x xs
  maximum [] = errorEmptyList "maximum"
  maximum (x : xs) = foldlStrict# max x xs
  minimum [] = errorEmptyList "minimum"
  minimum (x : xs) = foldlStrict# min x xs
  sum xs = foldlStrict# (+) (fromInteger 0) xs
  product xs = foldlStrict# (*) (fromInteger 1) xs

instance Traversable [] where
  traverse f = foldrList# (\x r -> liftA2 (:) (f x) r) (pure [])

instance Foldable Maybe where
  foldMap f m = maybe mempty f m
  foldr _ z Nothing = z
  foldr f z (Just x) = f x z
  foldl _ z Nothing = z
  foldl f z (Just x) = f z x

instance Traversable Maybe where
  traverse _ Nothing = pure Nothing
  traverse f (Just x) = fmap Just (f x)

instance Foldable (Either a) where
  foldMap _ (Left _) = mempty
  foldMap f (Right y) = f y
  foldr _ z (Left _) = z
  foldr f z (Right y) = f y z
  length (Left _) = 0
  length (Right _) = 1
  null (Left _) = True
  null (Right _) = False

instance Traversable (Either a) where
  traverse _ (Left x) = pure (Left x)
  traverse f (Right y) = fmap Right (f y)

instance Foldable ((,) a) where
  foldMap f (_, y) = f y
  foldr f z (_, y) = f y z
  length _ = 1
  null _ = False

instance Traversable ((,) a) where
  traverse f (x, y) = fmap ((,) x) (f y)

instance Foldable NonEmpty where
  foldr f z (x :| xs) = f x (foldrList# f z xs)
  foldr1 f (x :| xs) = foldr1 f (x : xs)
  toList (x :| xs) = x : xs
  length (_ :| xs) = intAdd# 1 (lengthList# xs)
  null _ = False

instance Traversable NonEmpty where
  traverse f (x :| xs) = liftA2 (:|) (f x) (traverse f xs)

mapM_ :: (Foldable t, Monad m) => (a -> m b) -> t a -> m ()
mapM_ f t = foldr (\x k -> f x >> k) (return ()) t

sequence_ :: (Foldable t, Monad m) => t (m a) -> m ()
sequence_ t = foldr (>>) (return ()) t

traverse_ :: (Foldable t, Applicative f) => (a -> f b) -> t a -> f ()
traverse_ f t = foldr (\x k -> f x *> k) (pure ()) t

forM_ :: (Foldable t, Monad m) => t a -> (a -> m b) -> m ()
forM_ t f = mapM_ f t

and :: Foldable t => t Bool -> Bool
and t = foldr (&&) True t

or :: Foldable t => t Bool -> Bool
or t = foldr (||) False t

any :: Foldable t => (a -> Bool) -> t a -> Bool
any p t = foldr (\x r -> p x || r) False t

all :: Foldable t => (a -> Bool) -> t a -> Bool
all p t = foldr (\x r -> p x && r) True t

concat :: Foldable t => t [a] -> [a]
concat t = foldr (++) [] t

concatMap :: Foldable t => (a -> [b]) -> t a -> [b]
concatMap f t = foldr (\x r -> f x ++ r) [] t

notElem :: (Foldable t, Eq a) => a -> t a -> Bool
notElem x t = not (elem x t)

-- Strings as literals ----------------------------------------------------------------------------------------------

class IsString a where
  fromString :: String -> a

instance (a ~ Char) => IsString [a] where
  fromString s = s

-- Numbers ----------------------------------------------------------------------------------------------------------

class Num a where
  (+), (-), (*) :: a -> a -> a
  negate, abs, signum :: a -> a
  fromInteger :: Integer -> a
  x - y = x + negate y
  negate x = fromInteger 0 - x

class (Num a, Ord a) => Real a where
  toRational :: a -> Rational

class (Real a, Enum a) => Integral a where
  quot, rem, div, mod :: a -> a -> a
  quotRem, divMod :: a -> a -> (a, a)
  toInteger :: a -> Integer
  quot n d = case quotRem n d of (q, _) -> q
  rem n d = case quotRem n d of (_, r) -> r
  div n d = case divMod n d of (q, _) -> q
  mod n d = case divMod n d of (_, r) -> r
  divMod n d = case quotRem n d of
    qr@(q, r) -> if signum r == negate (signum d) then (q - fromInteger 1, r + d) else qr

class Num a => Fractional a where
  (/) :: a -> a -> a
  recip :: a -> a
  fromRational :: Rational -> a
  recip x = fromInteger 1 / x
  x / y = x * recip y

class Fractional a => Floating a where
  pi :: a
  exp, log, sqrt, sin, cos, tan, asin, acos, atan, sinh, cosh, tanh, asinh, acosh, atanh :: a -> a
  (**), logBase :: a -> a -> a
  log1p, expm1, log1pexp, log1mexp :: a -> a
  x ** y = exp (log x * y)
  logBase x y = log y / log x
  sqrt x = x ** fromRational (1 :% 2)
  tan x = sin x / cos x
  tanh x = sinh x / cosh x
  log1p x = log (fromInteger 1 + x)
  expm1 x = exp x - fromInteger 1
  log1pexp x = log1p (exp x)
  log1mexp x = log1p (negate (exp x))

class (Real a, Fractional a) => RealFrac a where
  properFraction :: Integral b => a -> (b, a)
  truncate, round, ceiling, floor :: Integral b => a -> b
  truncate x = case properFraction x of (n, _) -> n
  round x = case properFraction x of
    (n, r) ->
      let m = if r < fromInteger 0 then n - fromInteger 1 else n + fromInteger 1
          half = abs r - fromRational (1 :% 2)
       in case compare half (fromInteger 0) of
            LT -> n
            EQ -> if even n then n else m
            GT -> m
  ceiling x = case properFraction x of (n, r) -> if r > fromInteger 0 then n + fromInteger 1 else n
  floor x = case properFraction x of (n, r) -> if r < fromInteger 0 then n - fromInteger 1 else n

class (RealFrac a, Floating a) => RealFloat a where
  floatRadix :: a -> Integer
  floatDigits :: a -> Int
  floatRange :: a -> (Int, Int)
  decodeFloat :: a -> (Integer, Int)
  encodeFloat :: Integer -> Int -> a
  exponent :: a -> Int
  significand :: a -> a
  scaleFloat :: Int -> a -> a
  isNaN, isInfinite, isDenormalized, isNegativeZero, isIEEE :: a -> Bool
  atan2 :: a -> a -> a
  exponent x = case decodeFloat x of (m, n) -> if m == 0 then 0 else n + floatDigits x
  significand x = case decodeFloat x of (m, _) -> encodeFloat m (negate (floatDigits x))
  scaleFloat k x
    | k == 0 || x == fromInteger 0 || isNaN x || isInfinite x = x
    | otherwise = case decodeFloat x of (m, n) -> encodeFloat m (n + clamp k)
    where
      clamp i = max (negate 3000) (min 3000 i)
  atan2 y x
    | x > fromInteger 0 = atan (y / x)
    | x == fromInteger 0 && y > fromInteger 0 = pi / fromInteger 2
    | x < fromInteger 0 && y > fromInteger 0 = pi + atan (y / x)
    | (x <= fromInteger 0 && y < fromInteger 0)
        || (x < fromInteger 0 && isNegativeZero y)
        || (isNegativeZero x && isNegativeZero y) =
        negate (atan2 (negate y) x)
    | y == fromInteger 0 && (x < fromInteger 0 || isNegativeZero x) = pi
    | x == fromInteger 0 && y == fromInteger 0 = y
    | otherwise = x + y

instance Num Int where
  x + y = intAdd# x y
  x - y = intSub# x y
  x * y = intMul# x y
  negate x = intNeg# x
  abs x = if intLt# x 0 then intNeg# x else x
  signum x = if intLt# x 0 then negate 1 else if intEq# x 0 then 0 else 1
  fromInteger n = integerToInt# n

instance Real Int where
  toRational x = intToInteger# x :% 1

instance Integral Int where
  quot x y = if intEq# y (negate 1) then negateChecked# x else intQuot# x y
  rem x y = if intEq# y (negate 1) then x `seq` 0 else intRem# x y
  div x y = if intEq# y (negate 1) then negateChecked# x else intDiv# x y
  mod x y = if intEq# y (negate 1) then x `seq` 0 else intMod# x y
  quotRem x y = if intEq# y (negate 1) then (negateChecked# x, 0) else case intQuot# x y of !q -> (q, intRem# x y)
  divMod x y = if intEq# y (negate 1) then (negateChecked# x, 0) else case intDiv# x y of !q -> (q, intMod# x y)
  toInteger x = intToInteger# x

-- | Division by minus one, which may overflow.
negateChecked# :: Int -> Int
negateChecked# x = if intEq# x minBound then overflowError else intNeg# x

instance Num Integer where
  x + y = integerAdd# x y
  x - y = integerSub# x y
  x * y = integerMul# x y
  negate x = integerNeg# x
  abs x = if integerLt# x 0 then integerNeg# x else x
  signum x = if integerLt# x 0 then negate 1 else if integerEq# x 0 then 0 else 1
  fromInteger n = n

instance Real Integer where
  toRational x = x :% 1

instance Integral Integer where
  quot x y = integerQuot# x y
  rem x y = integerRem# x y
  div x y = integerDiv# x y
  mod x y = integerMod# x y
  quotRem x y = case integerQuot# x y of !q -> (q, integerRem# x y)
  divMod x y = case integerDiv# x y of !q -> (q, integerMod# x y)
  toInteger x = x

instance Num Double where
  x + y = doubleAdd# x y
  x - y = doubleSub# x y
  x * y = doubleMul# x y
  negate x = doubleNeg# x
  abs x = if doubleEq# x 0 then 0 else if doubleLt# x 0 then doubleNeg# x else x
  signum x = if doubleGt# x 0 then 1 else if doubleLt# x 0 then negate 1 else x
  fromInteger n = integerToDouble# n

instance Real Double where
  toRational x =
    case doubleExponent# x of
      e | intGe# e 0 -> integerShl# (doubleMantissa# x) e :% 1
        | otherwise -> reduce (doubleMantissa# x) (integerShl# 1 (intNeg# e))

instance Fractional Double where
  x / y = doubleDiv# x y
  recip x = doubleDiv# 1.0 x
  fromRational (n :% d) = rationalToDouble# n d

-- | The nearest double: a quotient of more bits than a mantissa has, its last bit set if anything was cut off.
rationalToDouble# :: Integer -> Integer -> Double
rationalToDouble# n d
  | integerEq# d 0 = if integerEq# n 0 then 0 / 0 else if integerLt# n 0 then negate 1 / 0 else 1 / 0
  | integerEq# n 0 = 0
  | integerLt# n 0 = doubleNeg# (positive (integerNeg# n))
  | otherwise = positive n
  where
    positive :: Integer -> Double
    positive m =
      let k = intSub# 66 (intSub# (integerBitLength# m) (integerBitLength# d))
          a = if intGt# k 0 then integerShl# m k else m
          b = if intLt# k 0 then integerShl# d (intNeg# k) else d
          q = integerQuot# a b
          r = integerRem# a b
          q' = if integerEq# r 0 then integerMul# q 2 else integerAdd# (integerMul# q 2) 1
       in doubleScale# q' (intNeg# (intAdd# k 1))

instance Floating Double where
  pi = 3.141592653589793
  exp x = doubleExp# x
  log x = doubleLog# x
  sqrt x = doubleSqrt# x
  sin x = doubleSin# x
  cos x = doubleCos# x
  tan x = doubleTan# x
  asin x = doubleAsin# x
  acos x = doubleAcos# x
  atan x = doubleAtan# x
  sinh x = doubleSinh# x
  cosh x = doubleCosh# x
  tanh x = doubleTanh# x
  asinh x = doubleAsinh# x
  acosh x = doubleAcosh# x
  atanh x = doubleAtanh# x
  x ** y = doublePow# x y
  log1p x = doubleLog1p# x
  expm1 x = doubleExpm1# x

instance RealFrac Double where
  properFraction x = let n = truncateDouble# x in (fromInteger n, x - integerToDouble# n)
  truncate x = fromInteger (truncateDouble# x)
  round x = fromInteger (if finite# x then doubleRound# x else truncateDouble# x)
  ceiling x = fromInteger (if finite# x then doubleCeiling# x else truncateDouble# x)
  floor x = fromInteger (if finite# x then doubleFloor# x else truncateDouble# x)

finite# :: Double -> Bool
finite# x = not (doubleIsInfinite# x || doubleIsNaN# x)

-- | What is not finite counts as the number that its bits would be.
truncateDouble# :: Double -> Integer
truncateDouble# x =
  if finite# x then doubleTruncate# x else integerShl# (doubleMantissa# x) (doubleExponent# x)

instance RealFloat Double where
  floatRadix _ = 2
  floatDigits _ = 53
  floatRange _ = (negate 1021, 1024)
  decodeFloat x = (doubleMantissa# x, doubleExponent# x)
  encodeFloat m n = doubleScale# m n
  isNaN x = doubleIsNaN# x
  isInfinite x = doubleIsInfinite# x
  isDenormalized x = doubleNe# x 0 && doubleLt# (abs x) 2.2250738585072014e-308
  isNegativeZero x = doubleIsNegativeZero# x
  isIEEE _ = True
  atan2 y x = doubleAtan2# y x

subtract :: Num a => a -> a -> a
subtract x y = y - x

even :: Integral a => a -> Bool
even n = n `rem` fromInteger 2 == fromInteger 0

odd :: Integral a => a -> Bool
odd n = n `rem` fromInteger 2 /= fromInteger 0

gcd :: Integral a => a -> a -> a
gcd x y = go (abs x) (abs y)
  where
    go a b = if b == fromInteger 0 then a else go b (a `rem` b)

lcm :: Integral a => a -> a -> a
lcm x y
  | x == fromInteger 0 || y == fromInteger 0 = fromInteger 0
  | otherwise = abs ((x `quot` gcd x y) * y)

(^) :: (Num a, Integral b) => a -> b -> a
x0 ^ y0
  | y0 < fromInteger 0 = errorWithoutStackTrace "Negative exponent"
  | y0 == fromInteger 0 = fromInteger 1
  | otherwise = power# x0 y0

-- | By squaring; the exponent is positive.
power# :: (Num a, Integral b) => a -> b -> a
power# = go
  where
    go x n
      | even n = go (x * x) (n `quot` fromInteger 2)
      | n == fromInteger 1 = x
      | otherwise = more (x * x) (n `quot` fromInteger 2) x
    more x n z
      | even n = more (x * x) (n `quot` fromInteger 2) z
      | n == fromInteger 1 = x * z
      | otherwise = more (x * x) (n `quot` fromInteger 2) (x * z)

(^^) :: (Fractional a, Integral b) => a -> b -> a
x ^^ n = if n >= fromInteger 0 then x ^ n else recip (x ^ negate n)

fromIntegral :: (Integral a, Num b) => a -> b
fromIntegral x = fromInteger (toInteger x)

realToFrac :: (Real a, Fractional b) => a -> b
realToFrac x = fromRational (toRational x)

-- Ratios -----------------------------------------------------------------------------------------------------------

-- | A ratio of numbers in lowest terms.
mkRatio# :: Integer -> Integer -> Ratio Integer
mkRatio# n d = n :% d

reduce :: Integral a => a -> a -> Ratio a
reduce x y
  | y == fromInteger 0 = ratioZeroDenominatorError
  | otherwise = case gcd x y of !d -> (x `quot` d) :% (y `quot` d)

(%) :: Integral a => a -> a -> Ratio a
x % y = reduce (x * signum y) (abs y)

numerator :: Ratio a -> a
numerator (x :% _) = x

denominator :: Ratio a -> a
denominator (_ :% y) = y

instance Integral a => Num (Ratio a) where
  (x :% y) + (x' :% y') = reduce (x * y' + x' * y) (y * y')
  (x :% y) - (x' :% y') = reduce (x * y' - x' * y) (y * y')
  (x :% y) * (x' :% y') = reduce (x * x') (y * y')
  negate (x :% y) = negate x :% y
  abs (x :% y) = abs x :% y
  signum (x :% _) = signum x :% fromInteger 1
  fromInteger n = fromInteger n :% fromInteger 1

instance Integral a => Fractional (Ratio a) where
  (x :% y) / (x' :% y') = (x * y') % (y * x')
  recip (x :% y)
    | x == fromInteger 0 = ratioZeroDenominatorError
    | x < fromInteger 0 = negate y :% negate x
    | otherwise = y :% x
  fromRational (n :% d) = fromInteger n % fromInteger d

instance Integral a => Real (Ratio a) where
  toRational (x :% y) = toInteger x :% toInteger y

instance Integral a => RealFrac (Ratio a) where
  properFraction (x :% y) = case quotRem x y of (q, r) -> (fromInteger (toInteger q), r :% y)

instance Integral a => Enum (Ratio a) where
  succ x = x + fromInteger 1
  pred x = x - fromInteger 1
  toEnum n = fromIntegral n :% fromInteger 1
  fromEnum x = fromInteger (truncate x)
  enumFrom = numericEnumFrom
  enumFromThen = numericEnumFromThen
  enumFromTo = numericEnumFromTo
  enumFromThenTo = numericEnumFromThenTo

-- Enumerations and bounds ------------------------------------------------------------------------------------------

class Enum a where
  succ, pred :: a -> a
  toEnum :: Int -> a
  fromEnum :: a -> Int
  enumFrom :: a -> [a]
  enumFromThen :: a -> a -> [a]
  enumFromTo :: a -> a -> [a]
  enumFromThenTo :: a -> a -> a -> [a]
  succ x = toEnum (intAdd# (fromEnum x) 1)
  pred x = toEnum (intSub# (fromEnum x) 1)
  enumFrom x = map toEnum (intsFrom# (fromEnum x))
  enumFromThen x y = map toEnum (intsFromThen# (fromEnum x) (fromEnum y))
  enumFromTo x y = map toEnum (intsFromTo# (fromEnum x) (fromEnum y))
  enumFromThenTo x y z = map toEnum (intsFromThenTo# (fromEnum x) (fromEnum y) (fromEnum z))

class Bounded a where
  minBound, maxBound :: a

boundedEnumFrom :: (Enum a, Bounded a) => a -> [a]
boundedEnumFrom n = map toEnum (intsFromTo# (fromEnum n) (fromEnum (maxBound `asTypeOf` n)))

boundedEnumFromThen :: (Enum a, Bounded a) => a -> a -> [a]
boundedEnumFromThen x y
  | intGe# (fromEnum y) (fromEnum x) =
      map toEnum (intsFromThenTo# (fromEnum x) (fromEnum y) (fromEnum (maxBound `asTypeOf` x)))
  | otherwise = map toEnum (intsFromThenTo# (fromEnum x) (fromEnum y) (fromEnum (minBound `asTypeOf` x)))

intsFrom# :: Int -> [Int]
intsFrom# x = intsFromTo# x 9223372036854775807

intsFromTo# :: Int -> Int -> [Int]
intsFromTo# !x0 !y = if intGt# x0 y then [] else go x0
  where
    go :: Int -> [Int]
    go !x = x : (if intEq# x y then [] else go (intAdd# x 1))

intsFromThen# :: Int -> Int -> [Int]
intsFromThen# x y = intsFromThenTo# x y (if intGe# y x then 9223372036854775807 else negate 9223372036854775807 - 1)

intsFromThenTo# :: Int -> Int -> Int -> [Int]
intsFromThenTo# !x !x' !y
  | intGe# x' x = if intLt# y x then [] else if intLt# y x' then [x] else x : up x'
  | otherwise = if intGt# y x then [] else if intGt# y x' then [x] else x : down x'
  where
    step = intSub# x' x
    end = intSub# y step
    up :: Int -> [Int]
    up !a = a : (if intGt# a end then [] else up (intAdd# a step))
    down :: Int -> [Int]
    down !a = a : (if intLt# a end then [] else down (intAdd# a step))

instance Bounded Int where
  minBound = negate 9223372036854775807 - 1
  maxBound = 9223372036854775807

instance Enum Int where
  succ x
    | intEq# x maxBound = errorWithoutStackTrace "Prelude.Enum.succ{Int}: tried to take `succ' of maxBound"
    | otherwise = intAdd# x 1
  pred x
    | intEq# x minBound = errorWithoutStackTrace "Prelude.Enum.pred{Int}: tried to take `pred' of minBound"
    | otherwise = intSub# x 1
  toEnum x = x
  fromEnum x = x
  enumFrom x = intsFrom# x
  enumFromTo x y = intsFromTo# x y
  enumFromThen x y = intsFromThen# x y
  enumFromThenTo x y z = intsFromThenTo# x y z

instance Enum Integer where
  succ x = integerAdd# x 1
  pred x = integerSub# x 1
  toEnum n = intToInteger# n
  fromEnum n = integerToInt# n
  enumFrom x0 = go x0
    where
      go :: Integer -> [Integer]
      go !x = x : go (integerAdd# x 1)
  enumFromTo x0 y = go x0
    where
      go :: Integer -> [Integer]
      go !x = if integerGt# x y then [] else x : go (integerAdd# x 1)
  enumFromThen x0 x' = go x0
    where
      step = integerSub# x' x0
      go :: Integer -> [Integer]
      go !x = x : go (integerAdd# x step)
  enumFromThenTo x0 x' y = if integerGe# step 0 then up x0 else down x0
    where
      step = integerSub# x' x0
      up :: Integer -> [Integer]
      up !x = if integerGt# x y then [] else x : up (integerAdd# x step)
      down :: Integer -> [Integer]
      down !x = if integerLt# x y then [] else x : down (integerAdd# x step)

instance Enum Double where
  succ x = x + 1
  pred x = x - 1
  toEnum n = intToDouble# n
  fromEnum x = integerToInt# (truncateDouble# x)
  enumFrom = numericEnumFrom
  enumFromThen = numericEnumFromThen
  enumFromTo = numericEnumFromTo
  enumFromThenTo = numericEnumFromThenTo

numericEnumFrom :: Fractional a => a -> [a]
numericEnumFrom n = go (fromInteger 0)
  where
    go !k = let !n' = n + k in n' : go (k + fromInteger 1)

numericEnumFromThen :: Fractional a => a -> a -> [a]
numericEnumFromThen n m = go (fromInteger 0)
  where
    step = m - n
    go !k = let !n' = n + k * step in n' : go (k + fromInteger 1)

numericEnumFromTo :: (Ord a, Fractional a) => a -> a -> [a]
numericEnumFromTo n m = takeWhile (<= m + fromRational (1 :% 2)) (numericEnumFrom n)

numericEnumFromThenTo :: (Ord a, Fractional a) => a -> a -> a -> [a]
numericEnumFromThenTo e1 e2 e3 = takeWhile within (numericEnumFromThen e1 e2)
  where
    mid = (e2 - e1) / fromInteger 2
    within x = if e2 >= e1 then x <= e3 + mid else x >= e3 + mid

instance Bounded Char where
  minBound = '\0'
  maxBound = '\1114111'

instance Enum Char where
  succ c
    | charEq# c maxBound = errorWithoutStackTrace "Prelude.Enum.Char.succ: bad argument"
    | otherwise = intToChar# (intAdd# (charToInt# c) 1)
  pred c
    | charEq# c minBound = errorWithoutStackTrace "Prelude.Enum.Char.pred: bad argument"
    | otherwise = intToChar# (intSub# (charToInt# c) 1)
  toEnum n = chr n
  fromEnum c = charToInt# c
  enumFrom c = chars# (intsFromTo# (charToInt# c) 1114111)
  enumFromTo c d = chars# (intsFromTo# (charToInt# c) (charToInt# d))
  enumFromThen c d =
    chars# (intsFromThenTo# (charToInt# c) (charToInt# d) (if charGe# d c then 1114111 else 0))
  enumFromThenTo c d e = chars# (intsFromThenTo# (charToInt# c) (charToInt# d) (charToInt# e))

-- | The characters of these numbers, without surrogates, which are no characters here.
chars# :: [Int] -> [Char]
chars# [] = []
chars# (n : ns)
  | intGe# n 55296 && intLe# n 57343 = chars# ns
  | otherwise = intToChar# n : chars# ns

chr :: Int -> Char
chr n
  | intLt# n 0 || intGt# n 1114111 = errorWithoutStackTrace ("Prelude.chr: bad argument: " ++ showsPrec 9 n "")
  | otherwise = intToChar# n

ord :: Char -> Int
ord c = charToInt# c

instance Bounded Bool where
  minBound = False
  maxBound = True

instance Enum Bool where
  succ False = True
  succ True = errorWithoutStackTrace "Prelude.Enum.Bool.succ: bad argument"
  pred True = False
  pred False = errorWithoutStackTrace "Prelude.Enum.Bool.pred: bad argument"
  toEnum n
    | intEq# n 0 = False
    | intEq# n 1 = True
    | otherwise = errorWithoutStackTrace "Prelude.Enum.Bool.toEnum: bad argument"
  fromEnum False = 0
  fromEnum True = 1
  enumFrom = boundedEnumFrom
  enumFromThen = boundedEnumFromThen

instance Bounded Ordering where
  minBound = LT
  maxBound = GT

instance Enum Ordering where
  succ LT = EQ
  succ EQ = GT
  succ GT = errorWithoutStackTrace "Prelude.Enum.Ordering.succ: bad argument"
  pred GT = EQ
  pred EQ = LT
  pred LT = errorWithoutStackTrace "Prelude.Enum.Ordering.pred: bad argument"
  toEnum n
    | intEq# n 0 = LT
    | intEq# n 1 = EQ
    | intEq# n 2 = GT
    | otherwise = errorWithoutStackTrace "Prelude.Enum.Ordering.toEnum: bad argument"
  fromEnum x = dataToTag# x
  enumFrom = boundedEnumFrom
  enumFromThen = boundedEnumFromThen

instance Bounded () where
  minBound = ()
  maxBound = ()

instance Enum () where
  succ _ = errorWithoutStackTrace "Prelude.Enum.().succ: bad argument"
  pred _ = errorWithoutStackTrace "Prelude.Enum.().pred: bad argument"
  toEnum n
    | intEq# n 0 = ()
    | otherwise = errorWithoutStackTrace "Prelude.Enum.().toEnum: bad argument"
  fromEnum () = 0
  enumFrom () = [()]
  enumFromThen () () = let many = () : many in many
  enumFromTo () () = [()]
  enumFromThenTo () () () = let many = () : many in many

-- Text -------------------------------------------------------------------------------------------------------------

class Show a where
  showsPrec :: Int -> a -> ShowS
  show :: a -> String
  showList :: [a] -> ShowS
  showsPrec _ x s = show x ++ s
  show x = showsPrec 0 x ""
  showList xs s = showListWith shows xs s

shows :: Show a => a -> ShowS
shows x = showsPrec 0 x

showChar :: Char -> ShowS
showChar c = \s -> c : s

showString :: String -> ShowS
showString t = \s -> t ++ s

showParen :: Bool -> ShowS -> ShowS
showParen b p = if b then showChar '(' . p . showChar ')' else p

showSpace :: ShowS
showSpace = \s -> ' ' : s

showCommaSpace :: ShowS
showCommaSpace = showString ", "

showListWith :: (a -> ShowS) -> [a] -> ShowS
showListWith _ [] s = "[]" ++ s
showListWith f (x : xs) s = '[' : f x (go xs)
  where
    go [] = ']' : s
    go (y : ys) = ',' : f y (go ys)

-- | A constructor with one argument, as derived instances show it.
showUnary# :: Show a => String -> Int -> a -> ShowS
showUnary# name d x = showParen (intGt# d 10) (showString name . showChar ' ' . showsPrec 11 x)

-- | A constructor with one named field, as derived instances show it.
showRecord# :: Show a => String -> String -> Int -> a -> ShowS
showRecord# name field d x =
  showParen (intGt# d 10)
    (showString name . showString " {" . showString field . showString " = " . shows x . showChar '}')

instance Show Int where
  showsPrec p n s
    | intGt# p 6 && intLt# n 0 = '(' : (strOnto# (intShow# n) (')' : s))
    | otherwise = strOnto# (intShow# n) s
  show n = strUnpack# (intShow# n)

instance Show Integer where
  showsPrec p n s
    | intGt# p 6 && integerLt# n 0 = '(' : (strOnto# (integerShow# n) (')' : s))
    | otherwise = strOnto# (integerShow# n) s
  show n = strUnpack# (integerShow# n)

instance Show Double where
  showsPrec p x s
    | intGt# p 6 && (doubleLt# x 0 || doubleIsNegativeZero# x) = '(' : (strOnto# (doubleShow# x) (')' : s))
    | otherwise = strOnto# (doubleShow# x) s
  show x = strUnpack# (doubleShow# x)

instance Show () where
  showsPrec _ () = showString "()"

instance Show Bool where
  showsPrec _ False = showString "False"
  showsPrec _ True = showString "True"

instance Show Ordering where
  showsPrec _ LT = showString "LT"
  showsPrec _ EQ = showString "EQ"
  showsPrec _ GT = showString "GT"

instance Show a => Show (Maybe a) where
  showsPrec _ Nothing = showString "Nothing"
  showsPrec d (Just x) = showUnary# "Just" d x

instance (Show a, Show b) => Show (Either a b) where
  showsPrec d (Left x) = showUnary# "Left" d x
  showsPrec d (Right x) = showUnary# "Right" d x

instance Show a => Show [a] where
  showsPrec _ xs = showList xs

instance Show a => Show (NonEmpty a) where
  showsPrec d (x :| xs) = showParen (intGt# d 5) (showsPrec 6 x . showString " :| " . showsPrec 6 xs)

instance Show a => Show (Ratio a) where
  showsPrec d (x :% y) = showParen (intGt# d 7) (showsPrec 8 x . showString " % " . showsPrec 8 y)

instance Show Char where
  showsPrec _ '\'' = showString "'\\''"
  showsPrec _ c = showChar '\'' . showLitChar c . showChar '\''
  showList cs = showChar '"' . showLitString cs . showChar '"'

showLitChar :: Char -> ShowS
showLitChar c s
  | charGt# c '\DEL' = '\\' : protect (show (charToInt# c)) s
  | charGe# c ' ' = if charEq# c '\\' then '\\' : '\\' : s else if charEq# c '\DEL' then "\\DEL" ++ s else c : s
  | charEq# c '\SO' = "\\SO" ++ (case s of { 'H' : _ -> "\\&" ++ s; _ -> s })
  | otherwise = control (charToInt# c) ++ s
  where
    protect :: String -> String -> String
    protect digits rest = digits ++ (case rest of
      d : _ | charGe# d '0' && charLe# d '9' -> "\\&" ++ rest
      _ -> rest)
    control :: Int -> String
    control n = case n of
      7 -> "\\a"
      8 -> "\\b"
      9 -> "\\t"
      10 -> "\\n"
      11 -> "\\v"
      12 -> "\\f"
      13 -> "\\r"
      _ -> '\\' : nth# asciiNames# n

-- | Text inside double quotes.
showLitString :: String -> ShowS
showLitString [] s = s
showLitString ('"' : cs) s = '\\' : '"' : showLitString cs s
showLitString (c : cs) s = showLitChar c (showLitString cs s)

asciiNames# :: [String]
asciiNames# =
  [ "NUL", "SOH", "STX", "ETX", "EOT", "ENQ", "ACK", "BEL", "BS", "HT", "LF", "VT", "FF", "CR", "SO", "SI", "DLE"
  , "DC1", "DC2", "DC3", "DC4", "NAK", "SYN", "ETB", "CAN", "EM", "SUB", "ESC", "FS", "GS", "RS", "US", "SP"
  ]

nth# :: [String] -> Int -> String
nth# (x : xs) n = if intEq# n 0 then x else nth# xs (intSub# n 1)
nth# [] _ = ""

-- Types at run time ------------------------------------------------------------------------------------------------

-- | Solved by the compiler.
class Typeable (a :: k) where
  typeRep# :: Proxy# a -> TypeRep#

-- | Solved by the compiler.
class Coercible a b

-- | The constraint that `c` stands for; solved by the compiler when that is known.
class Holds# c

-- | Several constraints as one.
class Held0# a

instance Held0# a

class (Holds# a, Holds# b) => Held2# a b

instance (Holds# a, Holds# b) => Held2# a b

class (Holds# a, Holds# b, Holds# c) => Held3# a b c

instance (Holds# a, Holds# b, Holds# c) => Held3# a b c

class (Holds# a, Holds# b, Holds# c, Holds# d) => Held4# a b c d

instance (Holds# a, Holds# b, Holds# c, Holds# d) => Held4# a b c d

-- | A constructor of types and its arguments.
data TypeRep# = TypeRep# Str# [TypeRep#]

mkTypeRep# :: Str# -> [TypeRep#] -> TypeRep#
mkTypeRep# name args = TypeRep# name args

-- | What a number is before it is rebound.
asInteger# :: Integer -> Integer
asInteger# n = n

asRational# :: Rational -> Rational
asRational# r = r

coerce :: Coercible a b => a -> b
coerce x = unsafeCoerce# x

instance Eq TypeRep# where
  TypeRep# f as == TypeRep# g bs = strEq# f g && as == bs

instance Ord TypeRep# where
  compare (TypeRep# f as) (TypeRep# g bs)
    | strEq# f g = compare as bs
    | strLt# f g = LT
    | otherwise = GT

instance Show TypeRep# where
  showsPrec d (TypeRep# name args) = case (strUnpack# name, args) of
    ("[]", [a]) -> showChar '[' . showsPrec 0 a . showChar ']'
    ("->", [a, b]) -> showParen (intGt# d 8) (showsPrec 9 a . showString " -> " . showsPrec 8 b)
    ('(' : ',' : commas, a : as)
      | intEq# (lengthList# commas) (lengthList# as) ->
          showChar '(' . showsPrec 10 a . foldrList# (\x r -> showChar ',' . showsPrec 10 x . r) (showChar ')') as
    (text, []) -> showString text
    (text, _) ->
      showParen (intGt# d 9) (showString text . foldrList# (\x r -> showChar ' ' . showsPrec 10 x . r) id args)

cast :: forall a b. (Typeable a, Typeable b) => a -> Maybe b
cast x = if typeRep# (Proxy# :: Proxy# a) == typeRep# (Proxy# :: Proxy# b) then Just (unsafeCoerce# x) else Nothing

-- Exceptions -------------------------------------------------------------------------------------------------------

-- | Which calls led to a place, the last first; each is the name of what was called, the file, the lines and columns, and
-- the module, on lines of their own. Programs that are run keep them.
class HasCallStack where
  callStack# :: [String]

instance HasCallStack where
  callStack# = []

class (Typeable e, Show e) => Exception e where
  toException :: e -> SomeException
  fromException :: SomeException -> Maybe e
  displayException :: e -> String
  toException e = SomeException e
  fromException (SomeException e) = cast e
  displayException e = show e

data SomeException = forall e. Exception e => SomeException e

instance Show SomeException where
  showsPrec d (SomeException e) = showsPrec d e

instance Exception SomeException where
  toException e = e
  fromException e = Just e
  displayException (SomeException e) = displayException e

newtype ErrorCall = ErrorCall String

instance Eq ErrorCall where
  ErrorCall a == ErrorCall b = a == b

instance Ord ErrorCall where
  compare (ErrorCall a) (ErrorCall b) = compare a b

instance Show ErrorCall where
  showsPrec _ (ErrorCall text) = showString text

instance Exception ErrorCall where
  fromException (SomeException e) = case cast e of
    Nothing -> case cast e of
      Just (ErrorCallAt# text _) -> Just (ErrorCall text)
      Nothing -> Nothing
    found -> found

-- | The same, with the calls that led to it.
data ErrorCallAt# = ErrorCallAt# String [String]

instance Show ErrorCallAt# where
  showsPrec _ (ErrorCallAt# text calls) = showString text . showString "\nCallStack (from HasCallStack):" . showCalls# calls

instance Exception ErrorCallAt#

-- | A line for each call.
showCalls# :: [String] -> ShowS
showCalls# [] = id
showCalls# (call : rest) = showString "\n  " . line (fields call) . showCalls# rest
  where
    line [name, file, l, c, _, _, m] =
      showString name . showString ", called at " . showString file . showChar ':' . showString l . showChar ':' . showString c
        . showString " in " . showString (package m)
    line _ = showString call
    package m = case m of
      'b' : 'a' : 's' : 'e' : ':' : _ -> m
      _ -> "main:" ++ m
    fields s = case upTo s of (a, b) -> case b of { [] -> [a]; _ : t -> a : fields t }
    upTo [] = ([], [])
    upTo (x : xs) = if x == '\n' then ([], x : xs) else case upTo xs of (a, b) -> (x : a, b)

data ArithException
  = Overflow
  | Underflow
  | LossOfPrecision
  | DivideByZero
  | Denormal
  | RatioZeroDenominator

instance Eq ArithException where
  x == y = intEq# (dataToTag# x) (dataToTag# y)

instance Ord ArithException where
  compare x y = compare (dataToTag# x) (dataToTag# y)

instance Show ArithException where
  showsPrec _ e = showString (case e of
    Overflow -> "arithmetic overflow"
    Underflow -> "arithmetic underflow"
    LossOfPrecision -> "loss of precision"
    DivideByZero -> "divide by zero"
    Denormal -> "denormal"
    RatioZeroDenominator -> "Ratio has zero denominator")

instance Exception ArithException

newtype PatternMatchFail = PatternMatchFail String

instance Show PatternMatchFail where
  showsPrec _ (PatternMatchFail text) = showString text

instance Exception PatternMatchFail

newtype RecSelError = RecSelError String

instance Show RecSelError where
  showsPrec _ (RecSelError text) = showString text

instance Exception RecSelError

newtype RecConError = RecConError String

instance Show RecConError where
  showsPrec _ (RecConError text) = showString text

instance Exception RecConError

newtype NoMethodError = NoMethodError String

instance Show NoMethodError where
  showsPrec _ (NoMethodError text) = showString text

instance Exception NoMethodError

data NonTermination = NonTermination

instance Show NonTermination where
  showsPrec _ NonTermination = showString "<<loop>>"

instance Exception NonTermination

data AsyncException = StackOverflow | HeapOverflow | ThreadKilled | UserInterrupt

instance Eq AsyncException where
  x == y = intEq# (dataToTag# x) (dataToTag# y)

instance Ord AsyncException where
  compare x y = compare (dataToTag# x) (dataToTag# y)

instance Show AsyncException where
  showsPrec _ e = showString (case e of
    StackOverflow -> "stack overflow"
    HeapOverflow -> "heap overflow"
    ThreadKilled -> "thread killed"
    UserInterrupt -> "user interrupt")

instance Exception AsyncException where
  toException = asyncExceptionToException
  fromException = asyncExceptionFromException

-- | What comes from elsewhere.
data SomeAsyncException = forall e. Exception e => SomeAsyncException e

instance Show SomeAsyncException where
  showsPrec p (SomeAsyncException e) = showsPrec p e

instance Exception SomeAsyncException

asyncExceptionToException :: Exception e => e -> SomeException
asyncExceptionToException e = toException (SomeAsyncException e)

asyncExceptionFromException :: Exception e => SomeException -> Maybe e
asyncExceptionFromException e = case fromException e of
  Just (SomeAsyncException a) -> cast a
  Nothing -> Nothing

data BlockedIndefinitelyOnMVar = BlockedIndefinitelyOnMVar

instance Show BlockedIndefinitelyOnMVar where
  showsPrec _ BlockedIndefinitelyOnMVar = showString "thread blocked indefinitely in an MVar operation"

instance Exception BlockedIndefinitelyOnMVar

data BlockedIndefinitelyOnSTM = BlockedIndefinitelyOnSTM

instance Show BlockedIndefinitelyOnSTM where
  showsPrec _ BlockedIndefinitelyOnSTM = showString "thread blocked indefinitely in an STM transaction"

instance Exception BlockedIndefinitelyOnSTM

data ExitCode = ExitSuccess | ExitFailure Int

instance Eq ExitCode where
  ExitSuccess == ExitSuccess = True
  ExitFailure m == ExitFailure n = m == n
  _ == _ = False

instance Ord ExitCode where
  compare ExitSuccess ExitSuccess = EQ
  compare ExitSuccess (ExitFailure _) = LT
  compare (ExitFailure _) ExitSuccess = GT
  compare (ExitFailure m) (ExitFailure n) = compare m n

instance Show ExitCode where
  showsPrec _ ExitSuccess = showString "ExitSuccess"
  showsPrec d (ExitFailure n) = showUnary# "ExitFailure" d n

instance Exception ExitCode

-- | What went wrong with input or output: the kind, where, what, and of which file.
data IOException = IOError# IOErrorType String String (Maybe String)

type IOError = IOException

data IOErrorType
  = AlreadyExists
  | NoSuchThing
  | ResourceBusy
  | ResourceExhausted
  | EndOfFile
  | IllegalOperation
  | PermissionDenied
  | UserError
  | OtherError

instance Eq IOErrorType where
  x == y = intEq# (dataToTag# x) (dataToTag# y)

instance Show IOErrorType where
  showsPrec _ e = showString (case e of
    AlreadyExists -> "already exists"
    NoSuchThing -> "does not exist"
    ResourceBusy -> "resource busy"
    ResourceExhausted -> "resource exhausted"
    EndOfFile -> "end of file"
    IllegalOperation -> "illegal operation"
    PermissionDenied -> "permission denied"
    UserError -> "user error"
    OtherError -> "failed")

instance Eq IOException where
  IOError# a b c d == IOError# a' b' c' d' = a == a' && b == b' && c == c' && d == d'

instance Show IOException where
  showsPrec _ (IOError# kind place text file) =
    maybe id (\f -> showString f . showString ": ") file
      . (if null place then id else showString place . showString ": ")
      . shows kind
      . (if null text then id else showString " (" . showString text . showString ")")

instance Exception IOException

userError :: String -> IOError
userError text = IOError# UserError "" text Nothing

-- | An implicit parameter: its name and its type. The dictionary is the value.
class Implicit# x a where
  implicit# :: a

newtype Implicitly# x a r = Implicitly# (Implicit# x a => r)

withImplicit# :: forall x a r. a -> (Implicit# x a => r) -> r
withImplicit# x r = unsafeCoerce# (Implicitly# r :: Implicitly# x a r) x

throw :: Exception e => e -> a
throw e = raise# (toException e)

throwIO :: Exception e => e -> IO a
throwIO e = raiseIO# (toException e)

-- | Raises as an effect: what comes after it is not evaluated before, as it may be where a value fails.
raiseIO# :: SomeException -> IO a
raiseIO# e = IO# (\_ -> case raise# e of Box# a -> Box# a)

ioError :: IOError -> IO a
ioError e = throwIO e

error :: HasCallStack => String -> a
error text = throw (ErrorCall text)

errorAt# :: HasCallStack => String -> a
errorAt# text = throw (ErrorCallAt# text callStack#)

undefinedAt# :: HasCallStack => a
undefinedAt# =
  throw (ErrorCallAt# "Prelude.undefined" ("error\nlibraries/base/GHC/Err.hs\n75\n14\n75\n23\nbase:GHC.Err" : callStack#))

errorWithoutStackTrace :: String -> a
errorWithoutStackTrace text = throw (ErrorCall text)

undefined :: HasCallStack => a
undefined = throw (ErrorCall "Prelude.undefined")

divZeroError :: a
divZeroError = throw DivideByZero

overflowError :: a
overflowError = throw Overflow

ratioZeroDenominatorError :: a
ratioZeroDenominatorError = throw RatioZeroDenominator

-- | What was caught, as an exception.
caught# :: Caught# -> SomeException
caught# (Raised# e) = unsafeCoerce# e
caught# (Failed# label) = failure# (strUnpack# label)

failure# :: String -> SomeException
failure# text
  | text == "divide by zero" = toException DivideByZero
  | text == "<<loop>>" = toException NonTermination
  | text == "the stack limit was reached" = toException StackOverflow
  | text == "the memory limit was reached" = toException HeapOverflow
  | begins "No match in record selector" text = toException (RecSelError text)
  | mentions "Missing field in record construction" text = toException (RecConError text)
  | begins "No instance nor default method" text = toException (NoMethodError text)
  | text == "no alternative matches" || mentions "Non-exhaustive" text
      || mentions "Irrefutable" text =
      toException (PatternMatchFail text)
  | otherwise = toException (ErrorCall text)
  where
    mentions :: String -> String -> Bool
    mentions word t = begins word t || (case t of { [] -> False; _ : rest -> mentions word rest })
    begins :: String -> String -> Bool
    begins [] _ = True
    begins (c : cs) (d : ds) = c == d && begins cs ds
    begins _ _ = False

catchAny# :: IO a -> (SomeException -> IO a) -> IO a
catchAny# (IO# m) handler = IO# (\w -> catch# (m w) (\c -> unIO# (handler (caught# c)) w))

catch :: Exception e => IO a -> (e -> IO a) -> IO a
catch m handler = catchAny# m (\e -> case fromException e of
  Just e' -> handler e'
  Nothing -> raiseIO# e)

-- Actions ----------------------------------------------------------------------------------------------------------

unIO# :: IO a -> RealWorld# -> Box# a
unIO# (IO# m) = m

instance Functor IO where
  fmap f (IO# m) = IO# (\w -> case m w of Box# a -> Box# (f a))
  x <$ IO# m = IO# (\w -> case m w of Box# _ -> Box# x)

instance Applicative IO where
  pure x = IO# (\_ -> Box# x)
  IO# m <*> IO# n = IO# (\w -> case m w of Box# f -> case n w of Box# a -> Box# (f a))
  liftA2 f (IO# m) (IO# n) = IO# (\w -> case m w of Box# a -> case n w of Box# b -> Box# (f a b))
  IO# m *> IO# n = IO# (\w -> case m w of Box# _ -> n w)
  IO# m <* IO# n = IO# (\w -> case m w of Box# a -> case n w of Box# _ -> Box# a)

instance Monad IO where
  IO# m >>= k = IO# (\w -> case m w of Box# a -> unIO# (k a) w)
  IO# m >> IO# n = IO# (\w -> case m w of Box# _ -> n w)
  return x = IO# (\_ -> Box# x)

instance MonadFail IO where
  fail text = ioError (userError text)

instance Alternative IO where
  empty = ioError (userError "mzero")
  m <|> n = m `catch` \e -> case e of IOError# _ _ _ _ -> n

instance MonadPlus IO

unsafePerformIO :: IO a -> a
unsafePerformIO (IO# m) = case m RealWorld# of Box# a -> a

unsafeInterleaveIO :: IO a -> IO a
unsafeInterleaveIO (IO# m) = IO# (\w -> Box# (case m w of Box# a -> a))

evaluate :: a -> IO a
evaluate x = IO# (\_ -> x `seq` Box# x)

-- | How standard output is buffered: 0 not at all, 1 by lines, 2 by blocks.
stdoutMode# :: Cell# Int
stdoutMode# = cellNew# 2

-- | Writes text. What has not been evaluated when a buffer's worth is written never gets out if evaluation fails, so
-- the text is evaluated in portions.
putText# :: Int -> String -> IO ()
putText# handle text = IO# (\_ -> putPortions# handle (if intEq# handle 1 then cellRead# stdoutMode# else 0) text)

putPortions# :: Int -> Int -> String -> Box# ()
putPortions# handle mode = start
  where
    start :: String -> Box# ()
    start [] = Box# ()
    start s = write (portion# mode s) s
    write :: Int -> String -> Box# ()
    write n s = if intEq# n 0 then start s else case s of
      [] -> Box# ()
      c : cs -> case putChar# handle c of () -> write (intSub# n 1) cs

-- | How many characters are written at once; they have been evaluated.
portion# :: Int -> String -> Int
portion# mode = count 0
  where
    count :: Int -> String -> Int
    count !n s = if intEq# n 2048 then n else case s of
      [] -> n
      c : cs
        | intEq# mode 0 || (intEq# mode 1 && charEq# c '\n') -> c `seq` intAdd# n 1
        | otherwise -> c `seq` count (intAdd# n 1) cs

flushText# :: Int -> IO ()
flushText# handle = IO# (\_ -> case flush# handle of () -> Box# ())

putStr :: String -> IO ()
putStr s = putText# 1 s

putStrLn :: String -> IO ()
putStrLn s = putText# 1 s >> putText# 1 "\n"

print :: Show a => a -> IO ()
print x = putStrLn (show x)

-- | What an expression on the command line does: an action is run and its result shown, anything else is shown.
class Interactive# a where
  interactive# :: a -> IO ()

instance {-# OVERLAPPABLE #-} Show a => Interactive# a where
  interactive# = print

instance {-# OVERLAPPING #-} Interactive# (IO ()) where
  interactive# action = action

instance Show a => Interactive# (IO a) where
  interactive# action = action >>= print

-- | Whether a value has this text: a claim that is an example.
shows# :: Show a => [Char] -> a -> Bool
shows# text x = alike# (cut# text) (cut# (shown# x))

-- | What a prompt says of a value.
shown# :: Show a => a -> [Char]
shown# x = unsafePerformIO (text (show x) `catchAny#` failed)
  where
    failed :: SomeException -> IO String
    failed e = text ("*** Exception: " ++ displayException e)
    text :: String -> IO String
    text said = IO# (\_ -> case strPack# said of !t -> Box# (strUnpack# t))

-- | Whether lines are those of an example, in which dots stand for any lines, or for any part of one. Of an exception,
-- GHC also says where it was raised.
alike# :: [String] -> [String] -> Bool
alike# ["..."] _ = True
alike# ("..." : wanted) given = alike# wanted given || later given
  where
    later (_ : rest) = alike# ("..." : wanted) rest
    later [] = False
alike# (w : wanted) (g : given)
  | line w g = alike# wanted given
  where
    line ('.' : '.' : '.' : cs) ds = line cs ds || rest cs ds
    line (c : cs) (d : ds) = c == d && line cs ds
    line [] [] = True
    line _ _ = False
    rest cs (_ : ds) = line ('.' : '.' : '.' : cs) ds
    rest _ [] = False
alike# wanted given = added wanted && added given
  where
    added ((' ' : _) : more) = added more
    added (('C' : 'a' : 'l' : 'l' : 'S' : 't' : 'a' : 'c' : 'k' : _) : more) = added more
    added [] = True
    added _ = False

-- | The lines of a text.
cut# :: String -> [String]
cut# [] = []
cut# cs = case line cs of (first, rest) -> first : rest
  where
    line ('\n' : ds) = ([], cut# ds)
    line (d : ds) = case line ds of (first, rest) -> (d : first, rest)
    line [] = ([], [])

-- | A part of a property has the inputs of the property.
pin1# :: (a -> p) -> (a -> z) -> a -> z
pin1# _ f = f

pin2# :: (a -> b -> p) -> (a -> b -> z) -> a -> b -> z
pin2# _ f = f

pin3# :: (a -> b -> c -> p) -> (a -> b -> c -> z) -> a -> b -> c -> z
pin3# _ f = f

pin4# :: (a -> b -> c -> d -> p) -> (a -> b -> c -> d -> z) -> a -> b -> c -> d -> z
pin4# _ f = f

pin5# :: (a -> b -> c -> d -> e -> p) -> (a -> b -> c -> d -> e -> z) -> a -> b -> c -> d -> e -> z
pin5# _ f = f

-- | Runs a program: its exit code.
runMain# :: IO a -> Int
runMain# program = unsafePerformIO ((program >> finish 0) `catchAny#` stop)
  where
    finish :: Int -> IO Int
    finish n = flushText# 1 >> flushText# 2 >> pure n
    stop :: SomeException -> IO Int
    stop e = case fromException e of
      Just ExitSuccess -> finish 0
      Just (ExitFailure n) -> finish n
      Nothing -> (report e `catchAny#` report) >> finish 1
    report :: SomeException -> IO ()
    report e =
      flushText# 1
        >> evaluateText (displayException e)
        >>= \text -> putText# 2 (strUnpack# (programName# 0) ++ ": " ++ text ++ "\n")
    evaluateText :: String -> IO String
    evaluateText text = IO# (\_ -> case strPack# text of !t -> Box# (strUnpack# t))

-- Tuples -----------------------------------------------------------------------------------------------------------

instance (Eq a, Eq b) => Eq (a, b) where
  (a, b) == (a', b') =
    a == a' && b == b'

instance (Ord a, Ord b) => Ord (a, b) where
  compare (a, b) (a', b') =
    compare a a' <> compare b b'

instance (Show a, Show b) => Show (a, b) where
  showsPrec _ (a, b) s = '(' : shows a (',' : shows b (')' : s))

instance (Eq a, Eq b, Eq c) => Eq (a, b, c) where
  (a, b, c) == (a', b', c') =
    a == a' && b == b' && c == c'

instance (Ord a, Ord b, Ord c) => Ord (a, b, c) where
  compare (a, b, c) (a', b', c') =
    compare a a' <> compare b b' <> compare c c'

instance (Show a, Show b, Show c) => Show (a, b, c) where
  showsPrec _ (a, b, c) s = '(' : shows a (',' : shows b (',' : shows c (')' : s)))

instance (Eq a, Eq b, Eq c, Eq d) => Eq (a, b, c, d) where
  (a, b, c, d) == (a', b', c', d') =
    a == a' && b == b' && c == c' && d == d'

instance (Ord a, Ord b, Ord c, Ord d) => Ord (a, b, c, d) where
  compare (a, b, c, d) (a', b', c', d') =
    compare a a' <> compare b b' <> compare c c' <> compare d d'

instance (Show a, Show b, Show c, Show d) => Show (a, b, c, d) where
  showsPrec _ (a, b, c, d) = showTuple# [shows a, shows b, shows c, shows d]

instance (Eq a, Eq b, Eq c, Eq d, Eq e) => Eq (a, b, c, d, e) where
  (a, b, c, d, e) == (a', b', c', d', e') =
    a == a' && b == b' && c == c' && d == d' && e == e'

instance (Ord a, Ord b, Ord c, Ord d, Ord e) => Ord (a, b, c, d, e) where
  compare (a, b, c, d, e) (a', b', c', d', e') =
    compare a a' <> compare b b' <> compare c c' <> compare d d' <> compare e e'

instance (Show a, Show b, Show c, Show d, Show e) => Show (a, b, c, d, e) where
  showsPrec _ (a, b, c, d, e) = showTuple# [shows a, shows b, shows c, shows d, shows e]

instance (Eq a, Eq b, Eq c, Eq d, Eq e, Eq f) => Eq (a, b, c, d, e, f) where
  (a, b, c, d, e, f) == (a', b', c', d', e', f') =
    a == a' && b == b' && c == c' && d == d' && e == e' && f == f'

instance (Ord a, Ord b, Ord c, Ord d, Ord e, Ord f) => Ord (a, b, c, d, e, f) where
  compare (a, b, c, d, e, f) (a', b', c', d', e', f') =
    compare a a' <> compare b b' <> compare c c' <> compare d d' <> compare e e' <> compare f f'

instance (Show a, Show b, Show c, Show d, Show e, Show f) => Show (a, b, c, d, e, f) where
  showsPrec _ (a, b, c, d, e, f) = showTuple# [shows a, shows b, shows c, shows d, shows e, shows f]

instance (Eq a, Eq b, Eq c, Eq d, Eq e, Eq f, Eq g) => Eq (a, b, c, d, e, f, g) where
  (a, b, c, d, e, f, g) == (a', b', c', d', e', f', g') =
    a == a' && b == b' && c == c' && d == d' && e == e' && f == f' && g == g'

instance (Ord a, Ord b, Ord c, Ord d, Ord e, Ord f, Ord g) => Ord (a, b, c, d, e, f, g) where
  compare (a, b, c, d, e, f, g) (a', b', c', d', e', f', g') =
    compare a a' <> compare b b' <> compare c c' <> compare d d' <> compare e e' <> compare f f' <> compare g g'

instance (Show a, Show b, Show c, Show d, Show e, Show f, Show g) => Show (a, b, c, d, e, f, g) where
  showsPrec _ (a, b, c, d, e, f, g) = showTuple# [shows a, shows b, shows c, shows d, shows e, shows f, shows g]

instance (Eq a, Eq b, Eq c, Eq d, Eq e, Eq f, Eq g, Eq h) => Eq (a, b, c, d, e, f, g, h) where
  (a, b, c, d, e, f, g, h) == (a', b', c', d', e', f', g', h') =
    a == a' && b == b' && c == c' && d == d' && e == e' && f == f' && g == g' && h == h'

instance (Ord a, Ord b, Ord c, Ord d, Ord e, Ord f, Ord g, Ord h) => Ord (a, b, c, d, e, f, g, h) where
  compare (a, b, c, d, e, f, g, h) (a', b', c', d', e', f', g', h') =
    compare a a' <> compare b b' <> compare c c' <> compare d d'
      <> compare e e' <> compare f f' <> compare g g' <> compare h h'

instance (Show a, Show b, Show c, Show d, Show e, Show f, Show g, Show h) => Show (a, b, c, d, e, f, g, h) where
  showsPrec _ (a, b, c, d, e, f, g, h) =
    showTuple#
      [ shows a, shows b, shows c, shows d, shows e, shows f, shows g, shows h
      ]

instance (Eq a, Eq b, Eq c, Eq d, Eq e, Eq f, Eq g, Eq h, Eq i) => Eq (a, b, c, d, e, f, g, h, i) where
  (a, b, c, d, e, f, g, h, i) == (a', b', c', d', e', f', g', h', i') =
    a == a' && b == b' && c == c' && d == d' && e == e' && f == f' && g == g' && h == h' && i == i'

instance (Ord a, Ord b, Ord c, Ord d, Ord e, Ord f, Ord g, Ord h, Ord i) => Ord (a, b, c, d, e, f, g, h, i) where
  compare (a, b, c, d, e, f, g, h, i) (a', b', c', d', e', f', g', h', i') =
    compare a a' <> compare b b' <> compare c c' <> compare d d'
      <> compare e e' <> compare f f' <> compare g g' <> compare h h' <> compare i i'

instance
  (Show a, Show b, Show c, Show d,
   Show e, Show f, Show g, Show h, Show i) =>
  Show (a, b, c, d, e, f, g, h, i) where
  showsPrec _ (a, b, c, d, e, f, g, h, i) =
    showTuple#
      [ shows a, shows b, shows c, shows d, shows e, shows f, shows g, shows h
      , shows i
      ]

instance (Eq a, Eq b, Eq c, Eq d, Eq e, Eq f, Eq g, Eq h, Eq i, Eq j) => Eq (a, b, c, d, e, f, g, h, i, j) where
  (a, b, c, d, e, f, g, h, i, j) == (a', b', c', d', e', f', g', h', i', j') =
    a == a' && b == b' && c == c' && d == d' && e == e' && f == f' && g == g' && h == h' && i == i' && j == j'

instance
  (Ord a, Ord b, Ord c, Ord d, Ord e,
   Ord f, Ord g, Ord h, Ord i, Ord j) =>
  Ord (a, b, c, d, e, f, g, h, i, j) where
  compare (a, b, c, d, e, f, g, h, i, j) (a', b', c', d', e', f', g', h', i', j') =
    compare a a' <> compare b b' <> compare c c' <> compare d d' <> compare e e'
      <> compare f f' <> compare g g' <> compare h h' <> compare i i' <> compare j j'

instance
  (Show a, Show b, Show c, Show d, Show e,
   Show f, Show g, Show h, Show i, Show j) =>
  Show (a, b, c, d, e, f, g, h, i, j) where
  showsPrec _ (a, b, c, d, e, f, g, h, i, j) =
    showTuple#
      [ shows a, shows b, shows c, shows d, shows e, shows f, shows g, shows h
      , shows i, shows j
      ]

instance
  (Eq a, Eq b, Eq c, Eq d, Eq e,
   Eq f, Eq g, Eq h, Eq i, Eq j, Eq k) =>
  Eq (a, b, c, d, e, f, g, h, i, j, k) where
  (a, b, c, d, e, f, g, h, i, j, k) == (a', b', c', d', e', f', g', h', i', j', k') =
    a == a' && b == b' && c == c' && d == d' && e == e'
      && f == f' && g == g' && h == h' && i == i' && j == j' && k == k'

instance
  (Ord a, Ord b, Ord c, Ord d, Ord e,
   Ord f, Ord g, Ord h, Ord i, Ord j, Ord k) =>
  Ord (a, b, c, d, e, f, g, h, i, j, k) where
  compare (a, b, c, d, e, f, g, h, i, j, k) (a', b', c', d', e', f', g', h', i', j', k') =
    compare a a' <> compare b b' <> compare c c' <> compare d d' <> compare e e'
      <> compare f f' <> compare g g' <> compare h h' <> compare i i' <> compare j j' <> compare k k'

instance
  (Show a, Show b, Show c, Show d, Show e,
   Show f, Show g, Show h, Show i, Show j, Show k) =>
  Show (a, b, c, d, e, f, g, h, i, j, k) where
  showsPrec _ (a, b, c, d, e, f, g, h, i, j, k) =
    showTuple#
      [ shows a, shows b, shows c, shows d, shows e, shows f, shows g, shows h
      , shows i, shows j, shows k
      ]

instance
  (Eq a, Eq b, Eq c, Eq d, Eq e, Eq f,
   Eq g, Eq h, Eq i, Eq j, Eq k, Eq l) =>
  Eq (a, b, c, d, e, f, g, h, i, j, k, l) where
  (a, b, c, d, e, f, g, h, i, j, k, l) == (a', b', c', d', e', f', g', h', i', j', k', l') =
    a == a' && b == b' && c == c' && d == d' && e == e' && f == f'
      && g == g' && h == h' && i == i' && j == j' && k == k' && l == l'

instance
  (Ord a, Ord b, Ord c, Ord d, Ord e, Ord f,
   Ord g, Ord h, Ord i, Ord j, Ord k, Ord l) =>
  Ord (a, b, c, d, e, f, g, h, i, j, k, l) where
  compare (a, b, c, d, e, f, g, h, i, j, k, l) (a', b', c', d', e', f', g', h', i', j', k', l') =
    compare a a' <> compare b b' <> compare c c' <> compare d d' <> compare e e' <> compare f f'
      <> compare g g' <> compare h h' <> compare i i' <> compare j j' <> compare k k' <> compare l l'

instance
  (Show a, Show b, Show c, Show d, Show e, Show f,
   Show g, Show h, Show i, Show j, Show k, Show l) =>
  Show (a, b, c, d, e, f, g, h, i, j, k, l) where
  showsPrec _ (a, b, c, d, e, f, g, h, i, j, k, l) =
    showTuple#
      [ shows a, shows b, shows c, shows d, shows e, shows f, shows g, shows h
      , shows i, shows j, shows k, shows l
      ]

instance
  (Eq a, Eq b, Eq c, Eq d, Eq e, Eq f,
   Eq g, Eq h, Eq i, Eq j, Eq k, Eq l, Eq m) =>
  Eq (a, b, c, d, e, f, g, h, i, j, k, l, m) where
  (a, b, c, d, e, f, g, h, i, j, k, l, m) == (a', b', c', d', e', f', g', h', i', j', k', l', m') =
    a == a' && b == b' && c == c' && d == d' && e == e' && f == f'
      && g == g' && h == h' && i == i' && j == j' && k == k' && l == l' && m == m'

instance
  (Ord a, Ord b, Ord c, Ord d, Ord e, Ord f,
   Ord g, Ord h, Ord i, Ord j, Ord k, Ord l, Ord m) =>
  Ord (a, b, c, d, e, f, g, h, i, j, k, l, m) where
  compare (a, b, c, d, e, f, g, h, i, j, k, l, m) (a', b', c', d', e', f', g', h', i', j', k', l', m') =
    compare a a' <> compare b b' <> compare c c' <> compare d d' <> compare e e' <> compare f f'
      <> compare g g' <> compare h h' <> compare i i' <> compare j j' <> compare k k' <> compare l l' <> compare m m'

instance
  (Show a, Show b, Show c, Show d, Show e, Show f,
   Show g, Show h, Show i, Show j, Show k, Show l, Show m) =>
  Show (a, b, c, d, e, f, g, h, i, j, k, l, m) where
  showsPrec _ (a, b, c, d, e, f, g, h, i, j, k, l, m) =
    showTuple#
      [ shows a, shows b, shows c, shows d, shows e, shows f, shows g, shows h
      , shows i, shows j, shows k, shows l, shows m
      ]

instance
  (Eq a, Eq b, Eq c, Eq d, Eq e, Eq f, Eq g,
   Eq h, Eq i, Eq j, Eq k, Eq l, Eq m, Eq n) =>
  Eq (a, b, c, d, e, f, g, h, i, j, k, l, m, n) where
  (a, b, c, d, e, f, g, h, i, j, k, l, m, n) == (a', b', c', d', e', f', g', h', i', j', k', l', m', n') =
    a == a' && b == b' && c == c' && d == d' && e == e' && f == f' && g == g'
      && h == h' && i == i' && j == j' && k == k' && l == l' && m == m' && n == n'

instance
  (Ord a, Ord b, Ord c, Ord d, Ord e, Ord f, Ord g,
   Ord h, Ord i, Ord j, Ord k, Ord l, Ord m, Ord n) =>
  Ord (a, b, c, d, e, f, g, h, i, j, k, l, m, n) where
  compare (a, b, c, d, e, f, g, h, i, j, k, l, m, n) (a', b', c', d', e', f', g', h', i', j', k', l', m', n') =
    compare a a' <> compare b b' <> compare c c' <> compare d d' <> compare e e' <> compare f f' <> compare g g'
      <> compare h h' <> compare i i' <> compare j j' <> compare k k' <> compare l l' <> compare m m' <> compare n n'

instance
  (Show a, Show b, Show c, Show d, Show e, Show f, Show g,
   Show h, Show i, Show j, Show k, Show l, Show m, Show n) =>
  Show (a, b, c, d, e, f, g, h, i, j, k, l, m, n) where
  showsPrec _ (a, b, c, d, e, f, g, h, i, j, k, l, m, n) =
    showTuple#
      [ shows a, shows b, shows c, shows d, shows e, shows f, shows g, shows h
      , shows i, shows j, shows k, shows l, shows m, shows n
      ]

instance
  (Eq a, Eq b, Eq c, Eq d, Eq e, Eq f, Eq g,
   Eq h, Eq i, Eq j, Eq k, Eq l, Eq m, Eq n, Eq o) =>
  Eq (a, b, c, d, e, f, g, h, i, j, k, l, m, n, o) where
  (a, b, c, d, e, f, g, h, i, j, k, l, m, n, o) == (a', b', c', d', e', f', g', h', i', j', k', l', m', n', o') =
    a == a' && b == b' && c == c' && d == d' && e == e' && f == f' && g == g'
      && h == h' && i == i' && j == j' && k == k' && l == l' && m == m' && n == n' && o == o'

instance
  (Ord a, Ord b, Ord c, Ord d, Ord e, Ord f, Ord g,
   Ord h, Ord i, Ord j, Ord k, Ord l, Ord m, Ord n, Ord o) =>
  Ord (a, b, c, d, e, f, g, h, i, j, k, l, m, n, o) where
  compare (a, b, c, d, e, f, g, h, i, j, k, l, m, n, o) (a', b', c', d', e', f', g', h', i', j', k', l', m', n', o') =
    compare a a' <> compare b b' <> compare c c' <> compare d d' <> compare e e' <> compare f f' <> compare g g'
      <> compare h h' <> compare i i' <> compare j j' <> compare k k' <> compare l l'
      <> compare m m' <> compare n n' <> compare o o'

instance
  (Show a, Show b, Show c, Show d, Show e, Show f, Show g,
   Show h, Show i, Show j, Show k, Show l, Show m, Show n, Show o) =>
  Show (a, b, c, d, e, f, g, h, i, j, k, l, m, n, o) where
  showsPrec _ (a, b, c, d, e, f, g, h, i, j, k, l, m, n, o) =
    showTuple#
      [ shows a, shows b, shows c, shows d, shows e, shows f, shows g, shows h
      , shows i, shows j, shows k, shows l, shows m, shows n, shows o
      ]

instance (Bounded a, Bounded b) => Bounded (a, b) where
  minBound = (minBound, minBound)
  maxBound = (maxBound, maxBound)

instance (Bounded a, Bounded b, Bounded c) => Bounded (a, b, c) where
  minBound = (minBound, minBound, minBound)
  maxBound = (maxBound, maxBound, maxBound)

instance (Bounded a, Bounded b, Bounded c, Bounded d) => Bounded (a, b, c, d) where
  minBound = (minBound, minBound, minBound, minBound)
  maxBound = (maxBound, maxBound, maxBound, maxBound)

instance (Bounded a, Bounded b, Bounded c, Bounded d, Bounded e) => Bounded (a, b, c, d, e) where
  minBound = (minBound, minBound, minBound, minBound, minBound)
  maxBound = (maxBound, maxBound, maxBound, maxBound, maxBound)

instance (Bounded a, Bounded b, Bounded c, Bounded d, Bounded e, Bounded f) => Bounded (a, b, c, d, e, f) where
  minBound = (minBound, minBound, minBound, minBound, minBound, minBound)
  maxBound = (maxBound, maxBound, maxBound, maxBound, maxBound, maxBound)

instance
  (Bounded a, Bounded b, Bounded c, Bounded d, Bounded e, Bounded f, Bounded g) =>
  Bounded (a, b, c, d, e, f, g)
  where
  minBound = (minBound, minBound, minBound, minBound, minBound, minBound, minBound)
  maxBound = (maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound)

instance
  (Bounded a, Bounded b, Bounded c, Bounded d, Bounded e, Bounded f, Bounded g, Bounded h) =>
  Bounded (a, b, c, d, e, f, g, h)
  where
  minBound = (minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound)
  maxBound = (maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound)

instance
  (Bounded a, Bounded b, Bounded c, Bounded d, Bounded e, Bounded f, Bounded g, Bounded h, Bounded i) =>
  Bounded (a, b, c, d, e, f, g, h, i)
  where
  minBound = (minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound)
  maxBound = (maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound)

instance
  (Bounded a, Bounded b, Bounded c, Bounded d, Bounded e, Bounded f, Bounded g, Bounded h, Bounded i, Bounded j) =>
  Bounded (a, b, c, d, e, f, g, h, i, j)
  where
  minBound = (minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound)
  maxBound = (maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound)

instance
  (Bounded a, Bounded b, Bounded c, Bounded d, Bounded e, Bounded f, Bounded g, Bounded h, Bounded i, Bounded j, Bounded k) =>
  Bounded (a, b, c, d, e, f, g, h, i, j, k)
  where
  minBound = (minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound)
  maxBound = (maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound)

instance
  (Bounded a, Bounded b, Bounded c, Bounded d, Bounded e, Bounded f, Bounded g, Bounded h, Bounded i, Bounded j, Bounded k, Bounded l) =>
  Bounded (a, b, c, d, e, f, g, h, i, j, k, l)
  where
  minBound = (minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound)
  maxBound = (maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound)

instance
  (Bounded a, Bounded b, Bounded c, Bounded d, Bounded e, Bounded f, Bounded g, Bounded h, Bounded i, Bounded j, Bounded k, Bounded l, Bounded m) =>
  Bounded (a, b, c, d, e, f, g, h, i, j, k, l, m)
  where
  minBound = (minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound)
  maxBound = (maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound)

instance
  (Bounded a, Bounded b, Bounded c, Bounded d, Bounded e, Bounded f, Bounded g, Bounded h, Bounded i, Bounded j, Bounded k, Bounded l, Bounded m, Bounded n) =>
  Bounded (a, b, c, d, e, f, g, h, i, j, k, l, m, n)
  where
  minBound = (minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound)
  maxBound = (maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound)

instance
  (Bounded a, Bounded b, Bounded c, Bounded d, Bounded e, Bounded f, Bounded g, Bounded h, Bounded i, Bounded j, Bounded k, Bounded l, Bounded m, Bounded n, Bounded o) =>
  Bounded (a, b, c, d, e, f, g, h, i, j, k, l, m, n, o)
  where
  minBound = (minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound)
  maxBound = (maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound)

showTuple# :: [ShowS] -> ShowS
showTuple# [] s = "()" ++ s
showTuple# (x : xs) s = '(' : x (go xs)
  where
    go [] = ')' : s
    go (y : ys) = ',' : y (go ys)

-- Inputs -----------------------------------------------------------------------------------------------------------

-- | A fraction in lowest terms, for explorations. The denominator is one more than the length of the list, so that it is
-- known, and that nothing divides both is a question of remainders by known numbers.
inputRatio# :: Integral a => (a, [()]) -> (Bool, Ratio a)
inputRatio# (n, units) = case denominatorFrom# 1 units of d -> (coprime# n d 2, n :% d)

denominatorFrom# :: Integral a => a -> [()] -> a
denominatorFrom# !d [] = d
denominatorFrom# !d (() : units) = denominatorFrom# (d + 1) units

-- | Whether no number from the third one on divides both.
coprime# :: Integral a => a -> a -> a -> Bool
coprime# n d p
  | p > d = True
  | d `rem` p == 0 = if n `rem` p == 0 then False else coprime# n (without# d p) (p + 1)
  | otherwise = coprime# n d (p + 1)

-- | Without the factor.
without# :: Integral a => a -> a -> a
without# d p = if d `rem` p == 0 then without# (d `quot` p) p else d
