{-# LANGUAGE MagicHash, FlexibleInstances, ScopedTypeVariables, PatternSynonyms, ViewPatterns #-}
-- | Properties, tried with inputs that are the same every time.
--
-- @snell check@ looks at a property with choices of which nothing is known: then a generator gives whatever it can give.
module Test.QuickCheck
  ( quickCheck, quickCheckWith, quickCheckResult, verboseCheck, Args (..), stdArgs, Result (..), isSuccess
  , Property, Testable (..), forAll, forAllShrink, forAllShow, forAllBlind, forAllShrinkShow, (==>), (===), (=/=), (.&&.), (.||.), (.&.)
  , conjoin, disjoin
  , counterexample, label, collect, classify, cover, within, once, again, withMaxSuccess, verbose, shrinking
  , noShrinking, expectFailure, whenFail, ioProperty, total, tabulate, checkCoverage, printTestCase
  , Arbitrary (..), CoArbitrary (..), Gen, choose, chooseInt, chooseInteger, chooseAny, oneof, frequency, elements
  , growingElements, sized, getSize, resize, scale, suchThat, suchThatMap, suchThatMaybe, listOf, listOf1, vectorOf
  , vector, shuffle, sublistOf, orderedList, arbitraryBoundedEnum, arbitrarySizedIntegral, arbitraryBoundedIntegral
  , infiniteListOf, arbitraryPrintableChar, arbitraryASCIIChar, shrinkNothing, shrinkList, shrinkIntegral, shrinkMap
  , sample, sample', generate, variant, Positive (..), NonNegative (..), NonZero (..), NonEmptyList (..)
  , Negative (..), NonPositive (..), OrderedList (..), SortedList (..), Small (..), Large (..), ASCIIString (..)
  , PrintableString (..), UnicodeString (..), Fun (..), pattern Fn, apply, applyFun, applyFun2, applyFun3
  , Blind (..), Fixed (..), discard, arbitrarySizedNatural, chooseEnum, quickCheckWithResult, Random#, promote#, stateful#, unGen#
  , applyArbitrary2, applyArbitrary3
  , arbitrary#, inputPositive#, inputNonNegative#, inputNonZero#, inputNegative#, inputNonPositive#
  , inputNonEmptyList#, inputOrderedList#, inputSortedList#, inputASCIIString#, inputPrintableString#
  ) where

import Control.Exception (SomeException, evaluate, try)
import Control.Monad (ap, replicateM, when)
import Data.Bits (shiftR, xor)
import Data.Char (chr, ord)
import Data.Int (Int8, Int16, Int32, Int64)
import Data.List (sort)
import Data.List.NonEmpty (NonEmpty (..))
import Data.Ratio (Ratio, (%))
import Data.Word (Word8, Word16, Word32, Word64)
import qualified Data.Map as Map
import qualified Data.Set as Set
import System.IO.Unsafe (unsafePerformIO)

infixr 0 ==>
infixr 1 .&&., .||., .&.
infix 4 ===, =/=

-- Generators -------------------------------------------------------------------------------------------------------

-- | A source of choices: numbers that follow from each other, or some of which nothing is known.
data Seed = Seed Int | Open Choices#

-- | An endless tree of numbers.
data Choices# = Choices# Int Integer Double Choices# Choices#

-- | What is drawn from choices of which nothing is known, and else.
open :: (Choices# -> Int -> a) -> Gen a -> Gen a
open f (Gen g) = Gen (\r n -> case r of
  Open c -> f c n
  _ -> g r n)

foreign import prim "data.equate" equate# :: Bool -> Bool -> ()

-- | What is drawn is as it must be: no other choices are looked at.
wanting :: Bool -> a -> a
wanting ok x = case equate# ok True of () -> x

-- | Generators draw from here on.
drawing :: Gen a -> Choices# -> Int -> a
drawing (Gen g) c n = g (Open c) n

number :: Choices# -> Int
number (Choices# i _ _ _ _) = i

integer :: Choices# -> Integer
integer (Choices# _ n _ _ _) = n

double :: Choices# -> Double
double (Choices# _ _ d _ _) = d

left, right :: Choices# -> Choices#
left (Choices# _ _ _ c _) = c
right (Choices# _ _ _ _ c) = c

-- | The element of this number; the first and the last ones stand for all beyond.
reached :: [a] -> Int -> a
reached [x] _ = x
reached (x : xs) i = if i <= 0 then x else reached xs (i - 1)
reached [] _ = discard

-- | From a source and a size, a value.
newtype Gen a = Gen { unGen :: Seed -> Int -> a }

instance Functor Gen where
  fmap f (Gen g) = Gen (\r n -> f (g r n))

instance Applicative Gen where
  pure x = Gen (\_ _ -> x)
  (<*>) = ap

instance Monad Gen where
  Gen m >>= k = Gen (\r n -> case split r of (r1, r2) -> unGen (k (m r1 n)) r2 n)

-- | The same choices for every argument.
promote# :: (a -> Gen b) -> Gen (a -> b)
promote# f = Gen (\r n -> \x -> unGen (f x) r n)

stateful# :: (Seed -> Int -> a) -> Gen a
stateful# = Gen

unGen# :: Gen a -> Seed -> Int -> a
unGen# = unGen

-- | Scrambles bits.
mix :: Int -> Int
mix z0 =
  let z1 = (z0 `xor` (z0 `shiftR` 30)) * (-4658895280553007687)
      z2 = (z1 `xor` (z1 `shiftR` 27)) * (-7723592293110705685)
   in z2 `xor` (z2 `shiftR` 31)

split :: Seed -> (Seed, Seed)
split (Open c) = (Open (left c), Open (right c))
split (Seed s) = (Seed (mix (s + 7046029254386353131)), Seed (mix (s * 3 + 1442695040888963407)))

next :: Seed -> Int
next (Open c) = number c
next (Seed s) = mix (s + 4354685564936845355)

choose :: Random# a => (a, a) -> Gen a
choose b = open (\c _ -> among b c) (Gen (\r _ -> pick b (next r)))

-- | What can be chosen from a range.
class Random# a where
  pick :: (a, a) -> Int -> a
  anyOf :: Int -> a
  -- | Whatever lies in the range.
  among :: (a, a) -> Choices# -> a
  -- | Whatever there is.
  whatever :: Choices# -> a

-- | A whole number in the range, of a type that has all of those.
amongIntegers :: Integral a => (a, a) -> Choices# -> a
amongIntegers (lo, hi) c = wanting (min a b <= n && n <= max a b) (fromInteger n)
  where
    n = integer c
    a = toInteger lo
    b = toInteger hi

-- | A whole number of a bounded type.
whateverInteger :: Integral a => Choices# -> a
whateverInteger c = let x = fromInteger (integer c) in wanting (toInteger x == integer c) x

pickInteger :: (Integer, Integer) -> Int -> Integer
pickInteger (lo, hi) s
  | lo > hi = pickInteger (hi, lo) s
  | otherwise = lo + (toInteger s `mod` (hi - lo + 1))

instance Random# Integer where
  pick = pickInteger
  anyOf = toInteger
  among (lo, hi) c = let n = integer c in wanting (min lo hi <= n && n <= max lo hi) n
  whatever = integer

instance Random# Int where
  pick (lo, hi) s = fromInteger (pickInteger (toInteger lo, toInteger hi) s)
  anyOf s = s
  among (lo, hi) c = let n = number c in wanting (min lo hi <= n && n <= max lo hi) n
  whatever = number

instance Random# Word where
  pick (lo, hi) s = fromInteger (pickInteger (toInteger lo, toInteger hi) s)
  anyOf = fromIntegral
  among = amongIntegers
  whatever = whateverInteger

instance Random# Char where
  pick (lo, hi) s = chr (pick (ord lo, ord hi) s)
  anyOf s = chr (pick (0, 1114111) s)
  among (lo, hi) c = let n = number c in wanting (ord (min lo hi) <= n && n <= ord (max lo hi)) (chr n)
  whatever c = let n = number c in wanting (0 <= n && n <= 1114111) (chr n)

instance Random# Bool where
  pick (lo, hi) s = toEnum (pick (fromEnum lo, fromEnum hi) s)
  anyOf = even
  among (lo, hi) c = if lo == hi then lo else whatever c
  whatever c = number c > 0

instance Random# Double where
  pick (lo, hi) s = lo + (hi - lo) * (fromIntegral (s `mod` 9007199254740992) / 9007199254740992)
  anyOf = pick (0, 1)
  among (lo, hi) c = let d = double c in wanting (lo <= d && d <= hi || hi <= d && d <= lo) d
  whatever = among (0, 1)

instance Random# Float where
  pick (lo, hi) s = lo + (hi - lo) * (fromIntegral (s `mod` 16777216) / 16777216)
  anyOf = pick (0, 1)
  among (lo, hi) c = let d = realToFrac (double c) in wanting (lo <= d && d <= hi || hi <= d && d <= lo) d
  whatever = among (0, 1)

instance Random# Int8 where
  pick (lo, hi) s = fromInteger (pickInteger (toInteger lo, toInteger hi) s)
  anyOf = fromIntegral
  among = amongIntegers
  whatever = whateverInteger

instance Random# Int16 where
  pick (lo, hi) s = fromInteger (pickInteger (toInteger lo, toInteger hi) s)
  anyOf = fromIntegral
  among = amongIntegers
  whatever = whateverInteger

instance Random# Int32 where
  pick (lo, hi) s = fromInteger (pickInteger (toInteger lo, toInteger hi) s)
  anyOf = fromIntegral
  among = amongIntegers
  whatever = whateverInteger

instance Random# Int64 where
  pick (lo, hi) s = fromInteger (pickInteger (toInteger lo, toInteger hi) s)
  anyOf = fromIntegral
  among = amongIntegers
  whatever = whateverInteger

instance Random# Word8 where
  pick (lo, hi) s = fromInteger (pickInteger (toInteger lo, toInteger hi) s)
  anyOf = fromIntegral
  among = amongIntegers
  whatever = whateverInteger

instance Random# Word16 where
  pick (lo, hi) s = fromInteger (pickInteger (toInteger lo, toInteger hi) s)
  anyOf = fromIntegral
  among = amongIntegers
  whatever = whateverInteger

instance Random# Word32 where
  pick (lo, hi) s = fromInteger (pickInteger (toInteger lo, toInteger hi) s)
  anyOf = fromIntegral
  among = amongIntegers
  whatever = whateverInteger

instance Random# Word64 where
  pick (lo, hi) s = fromInteger (pickInteger (toInteger lo, toInteger hi) s)
  anyOf = fromIntegral
  among = amongIntegers
  whatever = whateverInteger

chooseInt :: (Int, Int) -> Gen Int
chooseInt = choose

chooseInteger :: (Integer, Integer) -> Gen Integer
chooseInteger = choose

chooseEnum :: Enum a => (a, a) -> Gen a
chooseEnum (lo, hi) = fmap toEnum (chooseInt (fromEnum lo, fromEnum hi))

chooseAny :: Random# a => Gen a
chooseAny = open (\c _ -> whatever c) (Gen (\r _ -> anyOf (next r)))

sized :: (Int -> Gen a) -> Gen a
sized f = Gen (\r n -> unGen (f n) r n)

getSize :: Gen Int
getSize = sized pure

resize :: Int -> Gen a -> Gen a
resize n (Gen g) = Gen (\r _ -> g r n)

scale :: (Int -> Int) -> Gen a -> Gen a
scale f g = sized (\n -> resize (f n) g)

variant :: Integral n => n -> Gen a -> Gen a
variant k (Gen g) = Gen (\r n -> case r of
  Seed s -> g (Seed (mix (s + fromIntegral k * 2654435761 + 1))) n
  Open c -> g (Open (place (toInteger k) c)) n)
  where
    -- Each number has a place of its own.
    place :: Integer -> Choices# -> Choices#
    place i c
      | i == 0 = left c
      | i < 0 = place (negate i - 1) (left (right c))
      | otherwise = place (i - 1) (right (right c))

oneof :: [Gen a] -> Gen a
oneof [] = error "QuickCheck.oneof used with empty list"
oneof gs = open (\c n -> drawing (reached gs (number c)) (right c) n) (chooseInt (0, length gs - 1) >>= (gs !!))

frequency :: [(Int, Gen a)] -> Gen a
frequency [] = error "QuickCheck.frequency used with empty list"
frequency xs0 = open drawn1 (chooseInt (1, sum (map fst xs0)) >>= (`go` xs0))
  where
    drawn1 c n = drawing (reached [x | (k, x) <- xs0, k > 0] (number c)) (right c) n
    go n ((k, x) : xs)
      | n <= k = x
      | otherwise = go (n - k) xs
    go _ [] = error "QuickCheck.frequency: bad weights"

elements :: [a] -> Gen a
elements [] = error "QuickCheck.elements used with empty list"
elements xs = open (\c _ -> reached xs (number c)) (fmap (xs !!) (chooseInt (0, length xs - 1)))

growingElements :: [a] -> Gen a
growingElements [] = error "QuickCheck.growingElements used with empty list"
growingElements xs = sized (\n -> elements (take (max 1 ((length xs * n) `div` 100)) xs))

suchThat :: Gen a -> (a -> Bool) -> Gen a
suchThat gen p = open (\c n -> let x = drawing gen c n in wanting (p x) x) $ suchThatMaybe gen p >>= \mx -> case mx of
  Just x -> pure x
  Nothing -> sized (\n -> resize (n + 1) (suchThat gen p))

suchThatMap :: Gen a -> (a -> Maybe b) -> Gen b
suchThatMap gen f = fmap (\x -> case f x of { Just y -> y; Nothing -> error "suchThatMap" })
  (suchThat gen (\x -> case f x of { Just _ -> True; Nothing -> False }))

suchThatMaybe :: Gen a -> (a -> Bool) -> Gen (Maybe a)
suchThatMaybe gen p = open once1 (sized (\n -> go n (2 * n + 10)))
  where
    once1 c n = let x = drawing gen c n in if p x then Just x else Nothing
    go m n
      | m > n = pure Nothing
      | otherwise = resize m gen >>= \x -> if p x then pure (Just x) else go (m + 1) n

listOf, listOf1 :: Gen a -> Gen [a]
listOf gen = open (several gen) (sized (\n -> chooseInt (0, n) >>= \k -> vectorOf k gen))
listOf1 gen = open some1 (sized (\n -> chooseInt (1, max 1 n) >>= \k -> vectorOf k gen))
  where
    some1 c n = drawing gen (left c) n : several gen (right c) n

several :: Gen a -> Choices# -> Int -> [a]
several gen c n = if number c <= 0 then [] else drawing gen (left c) n : several gen (right c) n

infiniteListOf :: Gen a -> Gen [a]
infiniteListOf gen = gen >>= \x -> fmap (x :) (infiniteListOf gen)

vectorOf :: Int -> Gen a -> Gen [a]
vectorOf = replicateM

vector :: Arbitrary a => Int -> Gen [a]
vector k = vectorOf k arbitrary

shuffle :: [a] -> Gen [a]
shuffle [] = pure []
shuffle xs = chooseInt (0, length xs - 1) >>= \i -> case splitAt i xs of
  (as, b : bs) -> fmap (b :) (shuffle (as ++ bs))
  (as, []) -> pure as

sublistOf :: [a] -> Gen [a]
sublistOf [] = pure []
sublistOf (x : xs) = chooseAny >>= \keep -> fmap (if keep then (x :) else id) (sublistOf xs)

orderedList :: (Ord a, Arbitrary a) => Gen [a]
orderedList = fmap sort arbitrary

generate :: Gen a -> IO a
generate (Gen g) = pure (g (Seed 2718281828) 30)

sample' :: Gen a -> IO [a]
sample' g = pure [unGen g (Seed (mix n)) n | n <- [0, 2 .. 20]]

sample :: Show a => Gen a -> IO ()
sample g = sample' g >>= mapM_ print

arbitraryBoundedEnum :: forall a. (Bounded a, Enum a) => Gen a
arbitraryBoundedEnum = open (\c _ -> reached [minBound .. maxBound] (number c))
  (fmap toEnum (chooseInt (fromEnum (minBound :: a), fromEnum (maxBound :: a))))

arbitrarySizedIntegral :: Integral a => Gen a
arbitrarySizedIntegral =
  open (\c _ -> whateverInteger c) (sized (\n -> fmap fromIntegral (chooseInt (negate n, n))))

arbitrarySizedNatural :: Integral a => Gen a
arbitrarySizedNatural =
  open (\c _ -> wanting (integer c >= 0) (whateverInteger c)) (sized (\n -> fmap fromIntegral (chooseInt (0, n))))

arbitraryBoundedIntegral :: (Bounded a, Integral a) => Gen a
arbitraryBoundedIntegral = open (\c _ -> whateverInteger c) (fmap fromIntegral (chooseAny :: Gen Int))

applyArbitrary2 :: (Arbitrary a, Arbitrary b) => (a -> b -> r) -> Gen r
applyArbitrary2 f = f <$> arbitrary <*> arbitrary

applyArbitrary3 :: (Arbitrary a, Arbitrary b, Arbitrary c) => (a -> b -> c -> r) -> Gen r
applyArbitrary3 f = f <$> arbitrary <*> arbitrary <*> arbitrary

arbitraryPrintableChar, arbitraryASCIIChar :: Gen Char
arbitraryPrintableChar = choose (' ', '~')
arbitraryASCIIChar = choose ('\0', '\127')

-- Inputs -----------------------------------------------------------------------------------------------------------

class Arbitrary a where
  arbitrary :: Gen a
  shrink :: a -> [a]
  shrink _ = []

class CoArbitrary a where
  coarbitrary :: a -> Gen b -> Gen b

shrinkNothing :: a -> [a]
shrinkNothing _ = []

shrinkIntegral :: Integral a => a -> [a]
shrinkIntegral x
  | x == 0 = []
  | otherwise = [negate x | x < 0] ++ takeWhile smaller (map (x -) (iterate (`quot` 2) x))
  where
    smaller y = abs y < abs x

shrinkMap :: Arbitrary a => (a -> b) -> (b -> a) -> b -> [b]
shrinkMap f g x = map f (shrink (g x))

shrinkList :: (a -> [a]) -> [a] -> [[a]]
shrinkList shr xs0 = concat [removes k n xs0 | k <- takeWhile (> 0) (iterate (`div` 2) n)] ++ one xs0
  where
    n = length xs0
    one [] = []
    one (x : xs) = [x' : xs | x' <- shr x] ++ [x : xs' | xs' <- one xs]
    removes k m xs
      | k > m = []
      | null back = [[]]
      | otherwise = back : map (front ++) (removes k (m - k) back)
      where
        (front, back) = splitAt k xs

instance Arbitrary () where
  arbitrary = pure ()

instance Arbitrary Bool where
  arbitrary = chooseAny
  shrink b = [False | b]

instance Arbitrary Ordering where
  arbitrary = elements [LT, EQ, GT]

instance Arbitrary Int where
  arbitrary = open (\c _ -> number c) arbitrarySizedIntegral
  shrink = shrinkIntegral

instance Arbitrary Integer where
  arbitrary = open (\c _ -> integer c) arbitrarySizedIntegral
  shrink = shrinkIntegral

instance Arbitrary Word where
  arbitrary = arbitrarySizedNatural
  shrink = shrinkIntegral

instance Arbitrary Char where
  arbitrary = open (\c _ -> whatever c) (frequency [(3, arbitraryPrintableChar), (1, choose ('\160', '\1000'))])
  shrink c = filter (< c) ['a', 'b', 'c']

instance Arbitrary Double where
  arbitrary = open (\c _ -> double c)
    (sized (\n -> fmap (/ 100) (fmap fromIntegral (chooseInt (negate (100 * n), 100 * n)))))
  shrink x = [fromIntegral y | let y = truncate x :: Integer, fromIntegral y /= x]

instance Arbitrary Float where
  arbitrary = open (\c _ -> realToFrac (double c))
    (sized (\n -> fmap (/ 100) (fmap fromIntegral (chooseInt (negate (100 * n), 100 * n)))))

instance Integral a => Arbitrary (Ratio a) where
  arbitrary = sized (\n -> chooseInt (negate n, n) >>= \a -> chooseInt (1, max 1 n) >>= \b ->
    pure (fromIntegral a % fromIntegral b))

instance Arbitrary a => Arbitrary [a] where
  arbitrary = listOf arbitrary
  shrink = shrinkList shrink

instance Arbitrary a => Arbitrary (NonEmpty a) where
  arbitrary = (:|) <$> arbitrary <*> arbitrary

instance Arbitrary a => Arbitrary (Maybe a) where
  arbitrary = frequency [(1, pure Nothing), (3, fmap Just arbitrary)]
  shrink (Just x) = Nothing : [Just x' | x' <- shrink x]
  shrink _ = []

instance (Arbitrary a, Arbitrary b) => Arbitrary (Either a b) where
  arbitrary = oneof [fmap Left arbitrary, fmap Right arbitrary]
  shrink (Left x) = [Left x' | x' <- shrink x]
  shrink (Right y) = [Right y' | y' <- shrink y]

instance (Arbitrary a, Arbitrary b) => Arbitrary (a, b) where
  arbitrary = (,) <$> arbitrary <*> arbitrary
  shrink (a, b) = [(a', b) | a' <- shrink a] ++ [(a, b') | b' <- shrink b]

instance (Arbitrary a, Arbitrary b, Arbitrary c) => Arbitrary (a, b, c) where
  arbitrary = (,,) <$> arbitrary <*> arbitrary <*> arbitrary
  shrink (a, b, c) = [(a', b, c) | a' <- shrink a] ++ [(a, b', c) | b' <- shrink b] ++ [(a, b, c') | c' <- shrink c]

instance (Arbitrary a, Arbitrary b, Arbitrary c, Arbitrary d) => Arbitrary (a, b, c, d) where
  arbitrary = (,,,) <$> arbitrary <*> arbitrary <*> arbitrary <*> arbitrary

instance (Ord k, Arbitrary k, Arbitrary v) => Arbitrary (Map.Map k v) where
  arbitrary = fmap Map.fromList arbitrary
  shrink m = map Map.fromList (shrink (Map.toList m))

instance (Ord a, Arbitrary a) => Arbitrary (Set.Set a) where
  arbitrary = fmap Set.fromList arbitrary
  shrink s = map Set.fromList (shrink (Set.toList s))

instance (CoArbitrary a, Arbitrary b) => Arbitrary (a -> b) where
  arbitrary = Gen (\r n -> \a -> unGen (coarbitrary a arbitrary) r n)

instance Arbitrary Int8 where
  arbitrary = arbitrarySizedIntegral
  shrink = shrinkIntegral

instance Arbitrary Int16 where
  arbitrary = arbitrarySizedIntegral
  shrink = shrinkIntegral

instance Arbitrary Int32 where
  arbitrary = arbitrarySizedIntegral
  shrink = shrinkIntegral

instance Arbitrary Int64 where
  arbitrary = arbitrarySizedIntegral
  shrink = shrinkIntegral

instance Arbitrary Word8 where
  arbitrary = arbitrarySizedNatural
  shrink = shrinkIntegral

instance Arbitrary Word16 where
  arbitrary = arbitrarySizedNatural
  shrink = shrinkIntegral

instance Arbitrary Word32 where
  arbitrary = arbitrarySizedNatural
  shrink = shrinkIntegral

instance Arbitrary Word64 where
  arbitrary = arbitrarySizedNatural
  shrink = shrinkIntegral

instance CoArbitrary Int where
  coarbitrary = variant

instance CoArbitrary Integer where
  coarbitrary = variant

instance CoArbitrary Bool where
  coarbitrary b = variant (fromEnum b)

instance CoArbitrary Char where
  coarbitrary c = variant (ord c)

instance CoArbitrary () where
  coarbitrary _ = id

instance CoArbitrary a => CoArbitrary [a] where
  coarbitrary [] = variant (0 :: Int)
  coarbitrary (x : xs) = variant (1 :: Int) . coarbitrary x . coarbitrary xs

instance CoArbitrary a => CoArbitrary (Maybe a) where
  coarbitrary Nothing = variant (0 :: Int)
  coarbitrary (Just x) = variant (1 :: Int) . coarbitrary x

instance (CoArbitrary a, CoArbitrary b) => CoArbitrary (a, b) where
  coarbitrary (a, b) = coarbitrary a . coarbitrary b

-- | A function that can be shown; what shows it is nothing here.
data Fun a b = Fun () (a -> b)

instance Show (Fun a b) where
  showsPrec _ _ = showString "<fun>"

instance (CoArbitrary a, Arbitrary b) => Arbitrary (Fun a b) where
  arbitrary = fmap (Fun ()) arbitrary

pattern Fn :: (a -> b) -> Fun a b
pattern Fn f <- Fun _ f

apply, applyFun :: Fun a b -> a -> b
apply = applyFun
applyFun (Fun _ f) = f

applyFun2 :: Fun (a, b) c -> a -> b -> c
applyFun2 (Fun _ f) a b = f (a, b)

applyFun3 :: Fun (a, b, c) d -> a -> b -> c -> d
applyFun3 (Fun _ f) a b c = f (a, b, c)

newtype Positive a = Positive { getPositive :: a }
  deriving (Eq, Ord, Show)

instance (Num a, Ord a, Arbitrary a) => Arbitrary (Positive a) where
  arbitrary = fmap Positive (suchThat arbitrary (> 0))
  shrink (Positive x) = [Positive y | y <- shrink x, y > 0]

newtype NonNegative a = NonNegative { getNonNegative :: a }
  deriving (Eq, Ord, Show)

instance (Num a, Ord a, Arbitrary a) => Arbitrary (NonNegative a) where
  arbitrary = fmap NonNegative (suchThat arbitrary (>= 0))
  shrink (NonNegative x) = [NonNegative y | y <- shrink x, y >= 0]

newtype NonZero a = NonZero { getNonZero :: a }
  deriving (Eq, Ord, Show)

instance (Num a, Ord a, Arbitrary a) => Arbitrary (NonZero a) where
  arbitrary = fmap NonZero (suchThat arbitrary (/= 0))
  shrink (NonZero x) = [NonZero y | y <- shrink x, y /= 0]

newtype Negative a = Negative { getNegative :: a }
  deriving (Eq, Ord, Show)

instance (Num a, Ord a, Arbitrary a) => Arbitrary (Negative a) where
  arbitrary = fmap Negative (suchThat arbitrary (< 0))
  shrink (Negative x) = [Negative y | y <- shrink x, y < 0]

newtype NonPositive a = NonPositive { getNonPositive :: a }
  deriving (Eq, Ord, Show)

instance (Num a, Ord a, Arbitrary a) => Arbitrary (NonPositive a) where
  arbitrary = fmap NonPositive (suchThat arbitrary (<= 0))
  shrink (NonPositive x) = [NonPositive y | y <- shrink x, y <= 0]

newtype NonEmptyList a = NonEmpty { getNonEmpty :: [a] }
  deriving (Eq, Ord, Show)

instance Arbitrary a => Arbitrary (NonEmptyList a) where
  arbitrary = fmap NonEmpty (listOf1 arbitrary)
  shrink (NonEmpty xs) = [NonEmpty ys | ys <- shrink xs, not (null ys)]

newtype Small a = Small { getSmall :: a }
  deriving (Eq, Ord, Show)

instance Integral a => Arbitrary (Small a) where
  arbitrary = fmap Small arbitrarySizedIntegral

newtype Large a = Large { getLarge :: a }
  deriving (Eq, Ord, Show)

instance (Bounded a, Integral a) => Arbitrary (Large a) where
  arbitrary = fmap Large arbitraryBoundedIntegral

newtype OrderedList a = Ordered { getOrdered :: [a] }
  deriving (Eq, Ord, Show)

instance (Ord a, Arbitrary a) => Arbitrary (OrderedList a) where
  arbitrary = fmap Ordered orderedList

newtype SortedList a = Sorted { getSorted :: [a] }
  deriving (Eq, Ord, Show)

instance (Ord a, Arbitrary a) => Arbitrary (SortedList a) where
  arbitrary = fmap Sorted orderedList

newtype UnicodeString = UnicodeString { getUnicodeString :: String }
  deriving (Eq, Ord, Show)

instance Arbitrary UnicodeString where
  arbitrary = fmap UnicodeString arbitrary

newtype ASCIIString = ASCIIString { getASCIIString :: String }
  deriving (Eq, Ord, Show)

instance Arbitrary ASCIIString where
  arbitrary = fmap ASCIIString (listOf arbitraryASCIIChar)

newtype PrintableString = PrintableString { getPrintableString :: String }
  deriving (Eq, Ord, Show)

instance Arbitrary PrintableString where
  arbitrary = fmap PrintableString (listOf arbitraryPrintableChar)

newtype Blind a = Blind { getBlind :: a }

instance Show (Blind a) where
  showsPrec _ _ = showString "(*)"

instance Arbitrary a => Arbitrary (Blind a) where
  arbitrary = fmap Blind arbitrary

newtype Fixed a = Fixed { getFixed :: a }
  deriving (Eq, Ord, Show)

instance Arbitrary a => Arbitrary (Fixed a) where
  arbitrary = fmap Fixed arbitrary

-- Inputs of `snell check` ------------------------------------------------------------------------------------------

-- | What `arbitrary` makes.
arbitrary# :: Arbitrary a => Choices# -> (Bool, a)
arbitrary# c = (True, drawing arbitrary (right c) (sizeOf (left c)))

-- | Sizes that are tried.
sizeOf :: Choices# -> Int
sizeOf c = wanting (0 <= number c && number c <= 100) (number c)

inputPositive# :: (Num a, Ord a) => a -> (Bool, Positive a)
inputPositive# x = (x > 0, Positive x)

inputNonNegative# :: (Num a, Ord a) => a -> (Bool, NonNegative a)
inputNonNegative# x = (x >= 0, NonNegative x)

inputNonZero# :: (Num a, Eq a) => a -> (Bool, NonZero a)
inputNonZero# x = (x /= 0, NonZero x)

inputNegative# :: (Num a, Ord a) => a -> (Bool, Negative a)
inputNegative# x = (x < 0, Negative x)

inputNonPositive# :: (Num a, Ord a) => a -> (Bool, NonPositive a)
inputNonPositive# x = (x <= 0, NonPositive x)

inputNonEmptyList# :: [a] -> (Bool, NonEmptyList a)
inputNonEmptyList# xs = (not (null xs), NonEmpty xs)

inputOrderedList# :: Ord a => [a] -> (Bool, OrderedList a)
inputOrderedList# xs = (rising xs, Ordered xs)

inputSortedList# :: Ord a => [a] -> (Bool, SortedList a)
inputSortedList# xs = (rising xs, Sorted xs)

rising :: Ord a => [a] -> Bool
rising (x : ys@(y : _)) = x <= y && rising ys
rising _ = True

inputASCIIString# :: String -> (Bool, ASCIIString)
inputASCIIString# cs = (all (<= '\127') cs, ASCIIString cs)

inputPrintableString# :: String -> (Bool, PrintableString)
inputPrintableString# cs = (all (\c -> ' ' <= c && c <= '~') cs, PrintableString cs)

-- Properties -------------------------------------------------------------------------------------------------------

-- | What one try gave: whether it held (or did not apply), and lines about it.
data Outcome = Held | Inapplicable | Refuted [String]

-- | What can be said of a property for some choices: it holds, fails, does not apply, or nothing. One that is expected
-- to fail does so, or does not.
data Verdict# = Holds# | Fails# | Skipped# | Unsaid# | Expected# | Unexpected#

-- | What can be said of it, what generators gave, how it is to be tried, and a try. `snell check` looks at nothing but
-- the first two, which must be the first fields.
data Property = Property
  { verdict :: Choices# -> Verdict#, drawn :: Choices# -> [String], settings :: Settings, attempt :: Gen Outcome }

data Settings = Settings { wanted :: Maybe Int, expectsFailure :: Bool }

plain :: Gen Outcome -> Property
plain = saying Unsaid#

saying :: Verdict# -> Gen Outcome -> Property
saying v = choosing (\_ -> v) (\_ -> [])

choosing :: (Choices# -> Verdict#) -> (Choices# -> [String]) -> Gen Outcome -> Property
choosing v d = Property v d (Settings Nothing False)

class Testable prop where
  property :: prop -> Property

instance Testable () where
  property _ = saying Holds# (pure Held)

instance Testable Bool where
  property b = saying (if b then Holds# else Fails#) (pure (if b then Held else Refuted []))

instance Testable Property where
  property p = p

instance Testable prop => Testable (Maybe prop) where
  property Nothing = saying Skipped# (pure Inapplicable)
  property (Just p) = property p

instance Testable prop => Testable (Gen prop) where
  property g = choosing (\c -> verdict (made c) (right c)) (\c -> drawn (made c) (right c))
    (g >>= \p -> attempt (property p))
    where
      made c = property (drawing g (left (left c)) (sizeOf (right (left c))))

instance (Arbitrary a, Show a, Testable prop) => Testable (a -> prop) where
  property f = forAllShrink arbitrary shrink f

-- | An error counts as a refutation.
guarded :: Outcome -> Outcome
guarded o = unsafePerformIO (fmap (either failed id) (try (evaluate (forced o))))
  where
    failed :: SomeException -> Outcome
    failed e = Refuted ["Exception: " ++ show e]
    forced r = case r of
      Refuted ls -> length ls `seq` r
      _ -> r

forAll :: (Show a, Testable prop) => Gen a -> (a -> prop) -> Property
forAll gen f = forAllShrink gen (const []) f

forAllShow :: Testable prop => Gen a -> (a -> String) -> (a -> prop) -> Property
forAllShow gen sh f = forAllWith gen (const []) sh f

forAllBlind :: Testable prop => Gen a -> (a -> prop) -> Property
forAllBlind gen f = forAllWith gen (const []) (const "(*)") f

forAllShrinkShow :: Testable prop => Gen a -> (a -> [a]) -> (a -> String) -> (a -> prop) -> Property
forAllShrinkShow = forAllWith

forAllShrink :: (Show a, Testable prop) => Gen a -> (a -> [a]) -> (a -> prop) -> Property
forAllShrink gen shr f = forAllWith gen shr show f

forAllWith :: Testable prop => Gen a -> (a -> [a]) -> (a -> String) -> (a -> prop) -> Property
forAllWith gen shr sh f = choosing (\c -> verdict (property (f (made c))) (right c)) shown
  (gen >>= \x -> Gen (\r n -> search r n (200 :: Int) x))
  where
    made c = drawing gen (left (left c)) (sizeOf (right (left c)))
    shown c = let x = made c in sh x : drawn (property (f x)) (right c)
    run r n x = guarded (unGen (attempt (property (f x))) r n)
    search r n budget x = case run r n x of
      Refuted ls -> smaller r n budget x ls (shr x)
      o -> o
    smaller _ _ _ x ls [] = Refuted (sh x : ls)
    smaller r n budget x ls (y : ys)
      | budget <= 0 = Refuted (sh x : ls)
      | otherwise = case run r n y of
          Refuted ls' -> smaller r n (budget - 1) y ls' (shr y)
          _ -> smaller r n (budget - 1) x ls ys

(==>) :: Testable prop => Bool -> prop -> Property
False ==> _ = saying Skipped# (pure Inapplicable)
True ==> p = property p

discard :: a
discard = errorWithoutStackTrace "DISCARD. You should not see this exception, it is internal to QuickCheck."

(===), (=/=) :: (Eq a, Show a) => a -> a -> Property
x === y = counterexample (show x ++ (if x == y then " == " else " /= ") ++ show y) (x == y)
x =/= y = counterexample (show x ++ (if x /= y then " /= " else " == ") ++ show y) (x /= y)

counterexample, printTestCase :: Testable prop => String -> prop -> Property
counterexample text p = over add (property p)
  where
    add (Refuted ls) = Refuted (lines text ++ ls)
    add o = o
printTestCase = counterexample

over :: (Outcome -> Outcome) -> Property -> Property
over f p = p { attempt = fmap (f . guarded) (attempt p) }

(.&&.), (.||.), (.&.) :: (Testable p, Testable q) => p -> q -> Property
p .&&. q = conjoin [property p, property q]
p .||. q = disjoin [property p, property q]
p .&. q = choosing (\c -> verdict (either1 (number c > 0)) (right c)) (\c -> drawn (either1 (number c > 0)) (right c))
  (chooseAny >>= \b -> attempt (either1 b))
  where
    either1 b = if b then property p else property q

conjoin, disjoin :: Testable prop => [prop] -> Property
conjoin ps = choosing (both (map property ps)) (drawnOf (map property ps)) (go Held (map property ps))
  where
    both [] _ = Holds#
    both (p : rest) c = case verdict p (left c) of
      Holds# -> both rest (right c)
      Fails# -> Fails#
      v -> case both rest (right c) of
        Holds# -> v
        Skipped# -> v
        w -> w
    go o [] = pure o
    go o (p : rest) = attempt p >>= \r -> case guarded r of
      Held -> go o rest
      Inapplicable -> go Inapplicable rest
      bad -> pure bad
disjoin ps = choosing (oneOf (map property ps)) (drawnOf (map property ps)) (go [] (map property ps))
  where
    oneOf [] _ = Fails#
    oneOf (p : rest) c = case verdict p (left c) of
      Holds# -> Holds#
      Fails# -> oneOf rest (right c)
      v -> case oneOf rest (right c) of
        Fails# -> v
        Skipped# -> v
        w -> w
    go ls [] = pure (Refuted ls)
    go ls (p : rest) = attempt p >>= \r -> case guarded r of
      Refuted ls' -> go (ls ++ ls') rest
      o -> pure o

-- | What all of them draw.
drawnOf :: [Property] -> Choices# -> [String]
drawnOf [] _ = []
drawnOf (p : rest) c = drawn p (left c) ++ drawnOf rest (right c)

label :: Testable prop => String -> prop -> Property
label _ = property

collect :: (Show a, Testable prop) => a -> prop -> Property
collect _ = property

classify :: Testable prop => Bool -> String -> prop -> Property
classify _ _ = property

cover :: Testable prop => Double -> Bool -> String -> prop -> Property
cover _ _ _ = property

tabulate :: Testable prop => String -> [String] -> prop -> Property
tabulate _ _ = property

within :: Testable prop => Int -> prop -> Property
within _ = property

once, again, verbose, noShrinking, checkCoverage, expectFailure :: Testable prop => prop -> Property
once p = withMaxSuccess 1 p
again = property
verbose = property
noShrinking = property
checkCoverage = property
expectFailure p = q { verdict = opposite, settings = (settings q) { expectsFailure = True } }
  where
    q = property p
    opposite c = case unsafePerformIO (try (evaluate (verdict q c))) of
      Left (e :: SomeException) -> if take 8 (show e) == "DISCARD." then Skipped# else Expected#
      Right Fails# -> Expected#
      Right Holds# -> Unexpected#
      Right v -> v

withMaxSuccess :: Testable prop => Int -> prop -> Property
withMaxSuccess n p = let q = property p in q { settings = (settings q) { wanted = Just n } }

whenFail :: Testable prop => IO () -> prop -> Property
whenFail _ = property

shrinking :: Testable prop => (a -> [a]) -> a -> (a -> prop) -> Property
shrinking _ x f = property (f x)

ioProperty :: Testable prop => IO prop -> Property
ioProperty io = plain (pure () >>= \_ -> attempt (property (unsafePerformIO io)))

total :: a -> Property
total x = saying (x `seq` Holds#) (pure (guarded (x `seq` Held)))

-- Runs -------------------------------------------------------------------------------------------------------------

data Args = Args { maxSuccess :: Int, maxDiscardRatio :: Int, maxSize :: Int, chatty :: Bool, maxShrinks :: Int }
  deriving (Show)

stdArgs :: Args
stdArgs = Args { maxSuccess = 100, maxDiscardRatio = 10, maxSize = 100, chatty = True, maxShrinks = 200 }

data Result
  = Success { numTests :: Int, output :: String }
  | GaveUp { numTests :: Int, output :: String }
  | Failure { numTests :: Int, output :: String }
  | NoExpectedFailure { numTests :: Int, output :: String }
  deriving (Show)

isSuccess :: Result -> Bool
isSuccess (Success _ _) = True
isSuccess _ = False

quickCheck, verboseCheck :: Testable prop => prop -> IO ()
quickCheck p = quickCheckWith stdArgs p
verboseCheck = quickCheck

quickCheckWith :: Testable prop => Args -> prop -> IO ()
quickCheckWith args p = quickCheckWithResult args p >> pure ()

quickCheckResult :: Testable prop => prop -> IO Result
quickCheckResult = quickCheckWithResult stdArgs

quickCheckWithResult :: Testable prop => Args -> prop -> IO Result
quickCheckWithResult args p0 = when (chatty args) (putStr (output result)) >> pure result
  where
    p = property p0
    n = maybe (maxSuccess args) id (wanted (settings p))
    result = go 0 0 (Seed 31415926535)
    go ok bad seed
      | ok >= n =
          if expectsFailure (settings p)
            then NoExpectedFailure ok ("*** Failed! Passed " ++ tests ok ++ " (expected failure).\n")
            else Success ok ("+++ OK, passed " ++ tests ok ++ discarded bad ++ ".\n")
      | bad > maxDiscardRatio args * n = GaveUp ok ("*** Gave up! Passed only " ++ tests ok ++ discarded bad ++ ".\n")
      | otherwise = case split seed of
          (r, seed') -> case guarded (unGen (attempt p) r (size ok bad)) of
            Held -> go (ok + 1) bad seed'
            Inapplicable -> go ok (bad + 1) seed'
            Refuted ls
              | expectsFailure (settings p) ->
                  Success (ok + 1)
                    ("+++ OK, failed as expected. Falsified (after " ++ tests (ok + 1) ++ "):\n" ++ unlines ls)
              | otherwise ->
                  Failure (ok + 1) ("*** Failed! Falsified (after " ++ tests (ok + 1) ++ "):\n" ++ unlines ls)
    size ok bad = ((ok * maxSize args) `div` max 1 n + bad `div` 10) `min` maxSize args
    tests :: Int -> String
    tests 1 = "1 test"
    tests k = show k ++ " tests"
    discarded :: Int -> String
    discarded 0 = ""
    discarded k = "; " ++ show k ++ " discarded"
