{-# LANGUAGE DefaultSignatures, ScopedTypeVariables #-}
-- | Random numbers: the generator and the ways from its words to values are those of the package `random` 1.2, so that
-- the same seed gives the same values. The global generator starts the same in each run.
module System.Random
  ( RandomGen (..), Random (..), Uniform, UniformRange, uniform, uniformR, StdGen, mkStdGen, initStdGen, getStdGen, setStdGen
  , newStdGen, getStdRandom, randomIO, randomRIO
  ) where

import Control.Monad.IO.Class (MonadIO (..))
import Data.Bits
import Data.Int
import Data.IORef
import Data.Word
import Numeric.Natural (Natural)
import System.IO.Unsafe (unsafePerformIO)

class RandomGen g where
  {-# MINIMAL split, (genWord32 | genWord64 | (next, genRange)) #-}
  next :: g -> (Int, g)
  next g = case genWord64 g of (w, g') -> (fromIntegral w, g')
  genWord8 :: g -> (Word8, g)
  genWord8 g = case genWord32 g of (w, g') -> (fromIntegral w, g')
  genWord16 :: g -> (Word16, g)
  genWord16 g = case genWord32 g of (w, g') -> (fromIntegral w, g')
  genWord32 :: g -> (Word32, g)
  genWord32 g = fromRange (0, 4294967295) g
  genWord64 :: g -> (Word64, g)
  genWord64 g = case genWord32 g of
    (low, g1) -> case genWord32 g1 of
      (high, g2) -> ((fromIntegral high `shiftL` 32) .|. fromIntegral low, g2)
  genWord32R :: Word32 -> g -> (Word32, g)
  genWord32R m g = scaled m g
  genWord64R :: Word64 -> g -> (Word64, g)
  genWord64R m g = masked genWord64 m g
  genRange :: g -> (Int, Int)
  genRange _ = (minBound, maxBound)
  split :: g -> (g, g)

-- | A number between bounds, from a generator that only has `next`.
fromRange :: (RandomGen g, Num a) => (Integer, Integer) -> g -> (a, g)
fromRange (l, h) gen = go 1 0 gen
  where
    (low, high) = genRange gen
    base = toInteger high - toInteger low + 1
    count = h - l + 1
    go size v g
      | size >= count * 1000 = (fromInteger (l + v `mod` count), g)
      | otherwise = case next g of (x, g') -> let v' = v * base + (toInteger x - toInteger low) in v' `seq` go (size * base) v' g'

-- | State, and what is added to it at each step.
data StdGen = StdGen !Word64 !Word64
  deriving Eq

instance Show StdGen where
  showsPrec d (StdGen seed gamma) =
    showParen (d > 10) (showString "StdGen {unStdGen = SMGen " . shows seed . showChar ' ' . shows gamma . showChar '}')

instance RandomGen StdGen where
  next g = case genWord64 g of (w, g') -> (fromIntegral w, g')
  genWord32 g = case genWord64 g of (w, g') -> (fromIntegral w, g')
  genWord64 (StdGen seed gamma) = let seed' = seed + gamma in (mix seed', StdGen seed' gamma)
  split (StdGen seed gamma) =
    let { one = seed + gamma; two = one + gamma } in (StdGen two gamma, StdGen (mix one) (mixGamma two))

mkStdGen :: Int -> StdGen
mkStdGen n = let s = fromIntegral n in StdGen (mix s) (mixGamma (s + 0x9e3779b97f4a7c15))

folded :: Int -> Word64 -> Word64
folded n w = w `xor` (w `shiftR` n)

mix :: Word64 -> Word64
mix z = folded 33 (folded 33 (folded 33 z * 0xff51afd7ed558ccd) * 0xc4ceb9fe1a85ec53)

mixGamma :: Word64 -> Word64
mixGamma z0
  | popCount (z `xor` (z `shiftR` 1)) >= 24 = z
  | otherwise = z `xor` 0xaaaaaaaaaaaaaaaa
  where
    z = folded 31 (folded 27 (folded 30 z0 * 0xbf58476d1ce4e5b9) * 0x94d049bb133111eb) .|. 1

-- | Not above a bound: words cut to as many bits as it has, until one fits.
masked :: (Ord a, FiniteBits a, Num a) => (g -> (a, g)) -> a -> g -> (a, g)
masked gen bound = go
  where
    mask = complement zeroBits `shiftR` countLeadingZeros (bound .|. 1)
    go g = case gen g of (x, g') -> let x' = x .&. mask in if x' > bound then go g' else (x', g')

-- | Not above a bound, by multiplication.
scaled :: RandomGen g => Word32 -> g -> (Word32, g)
scaled bound g0
  | bound == maxBound = genWord32 g0
  | otherwise = go g0
  where
    r = bound + 1
    least = negate r `mod` r
    go g = case genWord32 g of
      (x, g') ->
        let m = fromIntegral x * fromIntegral r :: Word64
         in if fromIntegral m >= least then (fromIntegral (m `shiftR` 32), g') else go g'

scaledR :: (Integral a, RandomGen g) => (a, a) -> g -> (a, g)
scaledR (l, h) g
  | l <= h = case scaled (fromIntegral (h - l)) g of (x, g') -> (l + fromIntegral x, g')
  | otherwise = scaledR (h, l) g

unsignedR :: (FiniteBits a, Num a, Ord a) => (g -> (a, g)) -> (a, a) -> g -> (a, g)
unsignedR gen (l, h) g
  | l == h = (h, g)
  | l > h = unsignedR gen (h, l) g
  | otherwise = case masked gen (h - l) g of (x, g') -> (l + x, g')

signedR :: (Integral a, Integral b, FiniteBits b) => (g -> (b, g)) -> (a, a) -> g -> (a, g)
signedR gen (l, h) g
  | l == h = (h, g)
  | l > h = signedR gen (h, l) g
  | otherwise = case masked gen (fromIntegral h - fromIntegral l) g of (x, g') -> (l + fromIntegral x, g')

integerR :: RandomGen g => (Integer, Integer) -> g -> (Integer, g)
integerR (l, h) g
  | l == h = (l, g)
  | l > h = integerR (h, l) g
  | limit < 18446744073709551616 = case masked genWord64 (fromInteger limit) g of (x, g') -> (l + toInteger x, g')
  | otherwise = case large (limit + 1) g of (x, g') -> (l + x, g')
  where
    limit = h - l

-- | Below a bound that has more than one word.
large :: RandomGen g => Integer -> g -> (Integer, g)
large bound = go
  where
    count = length (takeWhile (> 0) (iterate (`div` 18446744073709551616) bound))
    whole = 2 ^ (64 * count) :: Integer
    least = (whole - bound) `rem` bound
    go g = case wordsOf count 0 g of
      (x, g') -> let m = x * bound in if m `mod` whole < least then go g' else (m `div` whole, g')
    wordsOf :: RandomGen g => Int -> Integer -> g -> (Integer, g)
    wordsOf 0 acc g = (acc, g)
    wordsOf n acc g = case genWord64 g of (w, g') -> wordsOf (n - 1) (acc * 18446744073709551616 + toInteger w) g'

converted :: (Integral a, Num b) => (g -> (a, g)) -> g -> (b, g)
converted gen g = case gen g of (w, g') -> (fromIntegral w, g')

-- | Types of which all values can be drawn.
class Uniform a where
  uniform :: RandomGen g => g -> (a, g)

-- | Types of which values between two can be drawn.
class UniformRange a where
  uniformR :: RandomGen g => (a, a) -> g -> (a, g)

instance Uniform Int where uniform = converted genWord64
instance Uniform Int8 where uniform = converted genWord8
instance Uniform Int16 where uniform = converted genWord16
instance Uniform Int32 where uniform = converted genWord32
instance Uniform Int64 where uniform = converted genWord64
instance Uniform Word where uniform = converted genWord64
instance Uniform Word8 where uniform = genWord8
instance Uniform Word16 where uniform = genWord16
instance Uniform Word32 where uniform = genWord32
instance Uniform Word64 where uniform = genWord64
instance Uniform () where uniform g = ((), g)
instance Uniform Bool where uniform g = case genWord8 g of (w, g') -> (odd w, g')
instance Uniform Char where uniform g = case scaled 1114111 g of (w, g') -> (toEnum (fromIntegral w), g')
instance (Uniform a, Uniform b) => Uniform (a, b) where
  uniform g = case uniform g of (a, g1) -> case uniform g1 of (b, g2) -> ((a, b), g2)
instance (Uniform a, Uniform b, Uniform c) => Uniform (a, b, c) where
  uniform g = case uniform g of (a, g1) -> case uniform g1 of ((b, c), g2) -> ((a, b, c), g2)

instance UniformRange Integer where uniformR = integerR
instance UniformRange Natural where
  uniformR (l, h) g = case integerR (toInteger l, toInteger h) g of (x, g') -> (fromInteger x, g')
instance UniformRange Int where uniformR = signedR genWord64
instance UniformRange Int8 where uniformR = signedR genWord8
instance UniformRange Int16 where uniformR = signedR genWord16
instance UniformRange Int32 where uniformR = signedR genWord32
instance UniformRange Int64 where uniformR = signedR genWord64
instance UniformRange Word where uniformR = unsignedR (converted genWord64)
instance UniformRange Word8 where uniformR = scaledR
instance UniformRange Word16 where uniformR = scaledR
instance UniformRange Word32 where uniformR = scaledR
instance UniformRange Word64 where uniformR = unsignedR genWord64
instance UniformRange () where uniformR _ g = ((), g)
instance UniformRange Bool where
  uniformR (l, h) g = if l == h then (l, g) else uniform g
instance UniformRange Char where
  uniformR (l, h) g = case scaledR (code l, code h) g of (w, g') -> (toEnum (fromIntegral w), g')
    where
      code :: Char -> Word32
      code = fromIntegral . fromEnum
instance UniformRange Double where
  uniformR = between (\g -> case genWord64 g of (w, g') -> (fromIntegral w / fromIntegral (maxBound :: Word64), g'))
instance UniformRange Float where
  uniformR = between (\g -> case genWord32 g of (w, g') -> (fromIntegral w / fromIntegral (maxBound :: Word32), g'))

between :: RealFloat a => (g -> (a, g)) -> (a, a) -> g -> (a, g)
between gen (l, h) g
  | l == h = (l, g)
  | isInfinite l || isInfinite h = (h + l, g)
  | otherwise = case gen g of (x, g') -> (x * l + (1 - x) * h, g')

class Random a where
  randomR :: RandomGen g => (a, a) -> g -> (a, g)
  default randomR :: (RandomGen g, UniformRange a) => (a, a) -> g -> (a, g)
  randomR = uniformR
  random :: RandomGen g => g -> (a, g)
  default random :: (RandomGen g, Uniform a) => g -> (a, g)
  random = uniform
  randomRs :: RandomGen g => (a, a) -> g -> [a]
  randomRs range = endless (randomR range)
  randoms :: RandomGen g => g -> [a]
  randoms = endless random

endless :: (g -> (a, g)) -> g -> [a]
endless gen g = case gen g of (x, g') -> x `seq` (x : endless gen g')

instance Random Int
instance Random Int8
instance Random Int16
instance Random Int32
instance Random Int64
instance Random Word
instance Random Word8
instance Random Word16
instance Random Word32
instance Random Word64
instance Random Char
instance Random Bool
instance Random Integer where
  random g = case random g of (x, g') -> (toInteger (x :: Int), g')
instance Random Double where
  random g = case uniformR (0, 1) g of (x, g') -> (x, g')
instance Random Float where
  random g = case uniformR (0, 1) g of (x, g') -> (x, g')
instance (Random a, Random b) => Random (a, b) where
  randomR ((al, bl), (ah, bh)) g = case randomR (al, ah) g of (a, g1) -> case randomR (bl, bh) g1 of (b, g2) -> ((a, b), g2)
  random g = case random g of (a, g1) -> case random g1 of (b, g2) -> ((a, b), g2)
instance (Random a, Random b, Random c) => Random (a, b, c) where
  randomR ((al, bl, cl), (ah, bh, ch)) g =
    case randomR (al, ah) g of (a, g1) -> case randomR ((bl, cl), (bh, ch)) g1 of ((b, c), g2) -> ((a, b, c), g2)
  random g = case random g of (a, g1) -> case random g1 of ((b, c), g2) -> ((a, b, c), g2)

theStdGen :: IORef StdGen
theStdGen = unsafePerformIO (newIORef (mkStdGen 20260101))

initStdGen, getStdGen, newStdGen :: MonadIO m => m StdGen
initStdGen = newStdGen
getStdGen = liftIO (readIORef theStdGen)
newStdGen = liftIO (atomicModifyIORef' theStdGen split)

setStdGen :: MonadIO m => StdGen -> m ()
setStdGen g = liftIO (writeIORef theStdGen g)

getStdRandom :: MonadIO m => (StdGen -> (a, StdGen)) -> m a
getStdRandom f = liftIO (atomicModifyIORef' theStdGen (\g -> case f g of (a, g') -> (g', a)))

randomIO :: (Random a, MonadIO m) => m a
randomIO = getStdRandom random

randomRIO :: (Random a, MonadIO m) => (a, a) -> m a
randomRIO range = getStdRandom (randomR range)
