{-# LANGUAGE MagicHash, PatternSynonyms, BangPatterns #-}
-- | Names of unboxed types and of operations on them. An unboxed value is an evaluated one.
module Snell.Magic where

import Prelude
import Data.Bits
import Data.Char (chr, ord)
import Data.Word (Word)

infix 4 ==#, /=#, <#, <=#, >#, >=#, ==##, /=##, <##, <=##, >##, >=##
infixl 6 +#, -#, +##, -##
infixl 7 *#, *##, /##

type Int# = Int
type Word# = Word
type Double# = Double
type Float# = Float
type Char# = Char

pattern I# :: Int -> Int
pattern I# x <- !x where I# !x = x

pattern W# :: Word -> Word
pattern W# x <- !x where W# !x = x

pattern D# :: Double -> Double
pattern D# x <- !x where D# !x = x

pattern F# :: Float -> Float
pattern F# x <- !x where F# !x = x

pattern C# :: Char -> Char
pattern C# x <- !x where C# !x = x

{-# COMPLETE I# #-}
{-# COMPLETE W# #-}
{-# COMPLETE D# #-}
{-# COMPLETE F# #-}
{-# COMPLETE C# #-}

-- | Truth as a number.
truth# :: Bool -> Int
truth# b = if b then 1 else 0

isTrue# :: Int -> Bool
isTrue# n = n == 1

tagToEnum# :: Enum a => Int -> a
tagToEnum# = toEnum

(+#), (-#), (*#), quotInt#, remInt#, andI#, orI#, xorI#, uncheckedIShiftL#, uncheckedIShiftRA# :: Int -> Int -> Int
!a +# !b = a + b
!a -# !b = a - b
!a *# !b = a * b
quotInt# !a !b = quot a b
remInt# !a !b = rem a b
andI# !a !b = a .&. b
orI# !a !b = a .|. b
xorI# !a !b = xor a b
uncheckedIShiftL# !a !b = unsafeShiftL a b
uncheckedIShiftRA# !a !b = unsafeShiftR a b

negateInt#, notI# :: Int -> Int
negateInt# !a = negate a
notI# !a = complement a

quotRemInt# :: Int -> Int -> (Int, Int)
quotRemInt# !a !b = quotRem a b

(==#), (/=#), (<#), (<=#), (>#), (>=#) :: Int -> Int -> Int
a ==# b = truth# (a == b)
a /=# b = truth# (a /= b)
a <# b = truth# (a < b)
a <=# b = truth# (a <= b)
a ># b = truth# (a > b)
a >=# b = truth# (a >= b)

(+##), (-##), (*##), (/##), (**##) :: Double -> Double -> Double
!a +## !b = a + b
!a -## !b = a - b
!a *## !b = a * b
!a /## !b = a / b
!a **## !b = a ** b

(==##), (/=##), (<##), (<=##), (>##), (>=##) :: Double -> Double -> Int
a ==## b = truth# (a == b)
a /=## b = truth# (a /= b)
a <## b = truth# (a < b)
a <=## b = truth# (a <= b)
a >## b = truth# (a > b)
a >=## b = truth# (a >= b)

negateDouble#, sqrtDouble#, expDouble#, logDouble#, sinDouble#, cosDouble#, tanDouble# :: Double -> Double
negateDouble# !a = negate a
sqrtDouble# !a = sqrt a
expDouble# !a = exp a
logDouble# !a = log a
sinDouble# !a = sin a
cosDouble# !a = cos a
tanDouble# !a = tan a

plusFloat#, minusFloat#, timesFloat#, divideFloat# :: Float -> Float -> Float
plusFloat# !a !b = a + b
minusFloat# !a !b = a - b
timesFloat# !a !b = a * b
divideFloat# !a !b = a / b

int2Double# :: Int -> Double
int2Double# !a = fromIntegral a

double2Int# :: Double -> Int
double2Int# !a = truncate a

int2Float# :: Int -> Float
int2Float# !a = fromIntegral a

float2Double# :: Float -> Double
float2Double# !a = realToFrac a

double2Float# :: Double -> Float
double2Float# !a = realToFrac a

int2Word# :: Int -> Word
int2Word# !a = fromIntegral a

word2Int# :: Word -> Int
word2Int# !a = fromIntegral a

plusWord#, minusWord#, timesWord#, and#, or#, xor# :: Word -> Word -> Word
plusWord# !a !b = a + b
minusWord# !a !b = a - b
timesWord# !a !b = a * b
and# !a !b = a .&. b
or# !a !b = a .|. b
xor# !a !b = xor a b

chr# :: Int -> Char
chr# !a = chr a

ord# :: Char -> Int
ord# !a = ord a

eqChar#, neChar#, ltChar#, leChar#, gtChar#, geChar# :: Char -> Char -> Int
eqChar# a b = truth# (a == b)
neChar# a b = truth# (a /= b)
ltChar# a b = truth# (a < b)
leChar# a b = truth# (a <= b)
gtChar# a b = truth# (a > b)
geChar# a b = truth# (a >= b)
