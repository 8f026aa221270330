-- | Hashes: the numbers of the package `hashable` 1.3, on which the order of a `HashMap` depends.
module Data.Hashable (Hashable (..), hashUsing) where

import Data.Bits
import Data.Char (ord)
import Data.Complex (Complex (..))
import Data.Functor.Identity (Identity (..))
import Data.Int
import qualified Data.ByteString as B
import Data.List (foldl')
import Data.List.NonEmpty (NonEmpty (..))
import Data.Proxy (Proxy (..))
import Data.Ratio (Ratio, numerator, denominator)
import qualified Data.Text as T
import Data.Void (Void, absurd)
import Data.Word
import Numeric.Natural (Natural)

infixl 0 `hashWithSalt`

class Hashable a where
  hashWithSalt :: Int -> a -> Int
  hash :: a -> Int
  hash = hashWithSalt start
  {-# MINIMAL hashWithSalt #-}

start, apart :: Int
start = -3750763034362895579
apart = 6148914691236517205

combined :: Int -> Int -> Int
combined h x = (h * 1099511628211) `xor` x

plainly :: Hashable a => Int -> a -> Int
plainly salt x = combined salt (hash x)

hashUsing :: Hashable b => (a -> b) -> Int -> a -> Int
hashUsing f salt x = hashWithSalt salt (f x)

instance Hashable Int where
  hash x = x
  hashWithSalt = combined

instance Hashable Int8 where
  hash = fromIntegral
  hashWithSalt = plainly

instance Hashable Int16 where
  hash = fromIntegral
  hashWithSalt = plainly

instance Hashable Int32 where
  hash = fromIntegral
  hashWithSalt = plainly

instance Hashable Int64 where
  hash = fromIntegral
  hashWithSalt = plainly

instance Hashable Word where
  hash = fromIntegral
  hashWithSalt = plainly

instance Hashable Word8 where
  hash = fromIntegral
  hashWithSalt = plainly

instance Hashable Word16 where
  hash = fromIntegral
  hashWithSalt = plainly

instance Hashable Word32 where
  hash = fromIntegral
  hashWithSalt = plainly

instance Hashable Word64 where
  hash = hashWithSalt start
  hashWithSalt salt w = combined salt (fromIntegral w)

instance Hashable () where
  hash = fromEnum
  hashWithSalt = plainly

instance Hashable Bool where
  hash = fromEnum
  hashWithSalt = plainly

instance Hashable Ordering where
  hash = fromEnum
  hashWithSalt = plainly

instance Hashable Char where
  hash = fromEnum
  hashWithSalt = plainly

instance Hashable Integer where
  hash n
    | fits n = fromInteger n
    | n < 0 = negate (hashBig start (negate n))
    | otherwise = hashBig start n
  hashWithSalt salt n
    | fits n = combined salt (fromInteger n)
    | n < 0 = negate (hashBig salt (negate n))
    | otherwise = hashBig salt n

fits :: Integer -> Bool
fits n = n >= toInteger (minBound :: Int) && n <= toInteger (maxBound :: Int)

-- | The bytes of a large number, and how many words it has.
hashBig :: Int -> Integer -> Int
hashBig salt n = combined (foldl' combined salt (concatMap bytes digits)) (length digits)
  where
    digits = go n
    go 0 = []
    go m = case m `divMod` 18446744073709551616 of (rest, w) -> w : go rest
    bytes w = [fromInteger ((w `div` (256 ^ i)) `mod` 256) | i <- [0 .. 7 :: Int]]

instance Hashable Natural where
  hash n
    | toInteger n < 18446744073709551616 = fromInteger (toInteger n)
    | otherwise = hashBig start (toInteger n)
  hashWithSalt salt n
    | toInteger n < 18446744073709551616 = combined salt (fromInteger (toInteger n))
    | otherwise = hashBig salt (toInteger n)

-- | The bits of a number in the format of IEEE: of how many bits its fraction is, and what is added to its exponent.
bitsOf :: RealFloat a => Int -> Int -> a -> Int
bitsOf fraction bias x
  | isNaN x = (exponents `shiftL` fraction) .|. bit (fraction - 1) .|. sign
  | isInfinite x = (exponents `shiftL` fraction) .|. sign
  | e + fraction + bias <= 0 = fromInteger (abs m `div` 2 ^ (1 - (e + fraction + bias))) .|. sign
  | otherwise = ((e + fraction + bias) `shiftL` fraction) .|. (fromInteger (abs m) .&. (bit fraction - 1)) .|. sign
  where
    (m, e) = decodeFloat x
    exponents = 2 * bias + 1
    sign = if x < 0 then bit fraction * (exponents + 1) else 0

instance Hashable Double where
  hash x = if x == 0 then 0 else hashWithSalt start (fromIntegral (bitsOf 52 1023 x) :: Word64)
  hashWithSalt = plainly

instance Hashable Float where
  hash x = if x == 0 then 0 else bitsOf 23 127 x
  hashWithSalt = plainly

instance Hashable a => Hashable (Complex a) where
  hash (r :+ i) = hash r `hashWithSalt` i
  hashWithSalt s (r :+ i) = s `hashWithSalt` r `hashWithSalt` i

instance Hashable a => Hashable (Ratio a) where
  hash a = hash (numerator a) `hashWithSalt` denominator a
  hashWithSalt s a = s `hashWithSalt` numerator a `hashWithSalt` denominator a

instance Hashable a => Hashable (Maybe a) where
  hash Nothing = 0
  hash (Just a) = apart `hashWithSalt` a
  hashWithSalt s Nothing = combined s 0
  hashWithSalt s (Just a) = combined s apart `hashWithSalt` a

instance (Hashable a, Hashable b) => Hashable (Either a b) where
  hash (Left a) = 0 `hashWithSalt` a
  hash (Right b) = apart `hashWithSalt` b
  hashWithSalt s (Left a) = combined s 0 `hashWithSalt` a
  hashWithSalt s (Right b) = combined s apart `hashWithSalt` b

instance (Hashable a, Hashable b) => Hashable (a, b) where
  hash (a, b) = hash a `hashWithSalt` b
  hashWithSalt s (a, b) = s `hashWithSalt` a `hashWithSalt` b

instance (Hashable a, Hashable b, Hashable c) => Hashable (a, b, c) where
  hash (a, b, c) = hash a `hashWithSalt` b `hashWithSalt` c
  hashWithSalt s (a, b, c) = s `hashWithSalt` a `hashWithSalt` b `hashWithSalt` c

instance (Hashable a, Hashable b, Hashable c, Hashable d) => Hashable (a, b, c, d) where
  hash (a, b, c, d) = hash a `hashWithSalt` b `hashWithSalt` c `hashWithSalt` d
  hashWithSalt s (a, b, c, d) = s `hashWithSalt` a `hashWithSalt` b `hashWithSalt` c `hashWithSalt` d

instance (Hashable a, Hashable b, Hashable c, Hashable d, Hashable e) => Hashable (a, b, c, d, e) where
  hash (a, b, c, d, e) = hash a `hashWithSalt` b `hashWithSalt` c `hashWithSalt` d `hashWithSalt` e
  hashWithSalt s (a, b, c, d, e) = s `hashWithSalt` a `hashWithSalt` b `hashWithSalt` c `hashWithSalt` d `hashWithSalt` e

instance Hashable a => Hashable [a] where
  hashWithSalt salt xs = go salt 0 xs
    where
      go s n [] = combined s n
      go s n (x : rest) = let s' = hashWithSalt s x in s' `seq` (let n' = n + 1 in n' `seq` go s' n' rest)

instance Hashable a => Hashable (NonEmpty a) where
  hashWithSalt s (a :| as) = s `hashWithSalt` a `hashWithSalt` as

instance Hashable B.ByteString where
  hashWithSalt salt b = foldl' combined (combined salt (B.length b)) (map fromIntegral (B.unpack b))

-- | Of the text in UTF-16, byte by byte.
instance Hashable T.Text where
  hashWithSalt salt t = foldl' combined (combined salt (length bytes `div` 2)) bytes
    where
      bytes = concatMap units (T.unpack t)
      units c
        | n < 0x10000 = two n
        | otherwise = two (0xD800 + (n - 0x10000) `shiftR` 10) ++ two (0xDC00 + (n - 0x10000) .&. 0x3FF)
        where
          n = ord c
      two n = [n .&. 255, n `shiftR` 8]

instance Hashable a => Hashable (Identity a) where
  hashWithSalt s (Identity a) = hashWithSalt s a

instance Hashable (Proxy a) where
  hash _ = 0
  hashWithSalt s _ = s

instance Hashable Void where
  hashWithSalt _ = absurd
