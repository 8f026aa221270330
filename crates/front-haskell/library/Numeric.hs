{-# LANGUAGE MagicHash #-}
-- | Numbers to and from text.
module Numeric
  ( showSigned, showIntAtBase, showInt, showHex, showOct
  , showEFloat, showFFloat, showGFloat, showFFloatAlt, showGFloatAlt, showFloat, showHFloat, floatToDigits
  , readSigned, readInt, readDec, readOct, readHex, readFloat, lexDigits, fromRat, Floating (..)
  ) where

import Snell.Prim
import Snell.Base
import Snell.List
import Snell.Char
import Snell.Read
import qualified Snell.ReadP as P
import qualified Snell.Lex as L
import Snell.Float (floatShow#)

foreign import prim "double.digits" doubleDigits# :: Double -> Str#

showSigned :: Real a => (a -> ShowS) -> Int -> a -> ShowS
showSigned showPos p x
  | x < 0 = showParen (p > 6) (showChar '-' . showPos (negate x))
  | otherwise = showPos x

showInt :: Integral a => a -> ShowS
showInt n r
  | n < 0 = errorWithoutStackTrace "Numeric.showInt: can't show negative numbers"
  | otherwise = shows (toInteger n) r

showIntAtBase :: (Integral a, Show a) => a -> (Int -> Char) -> a -> ShowS
showIntAtBase base toChr n0 r0
  | base <= 1 = errorWithoutStackTrace ("Numeric.showIntAtBase: applied to unsupported base " ++ show base)
  | n0 < 0 = errorWithoutStackTrace ("Numeric.showIntAtBase: applied to negative number " ++ show n0)
  | otherwise = go (quotRem n0 base) r0
  where
    go (n, d) r = c `seq` (if n == 0 then r' else go (quotRem n base) r')
      where
        c = toChr (fromIntegral d)
        r' = c : r

showHex, showOct :: (Integral a, Show a) => a -> ShowS
showHex = showIntAtBase 16 intToDigit
showOct = showIntAtBase 8 intToDigit

-- Fractions --------------------------------------------------------------------------------------------------------

floatToDigits :: RealFloat a => Integer -> a -> ([Int], Int)
floatToDigits base x
  | x == 0 = ([0], 0)
  | base == 10 = decimal x
  | otherwise = expand (toRational x)
  where
    -- Exact: a finite expansion if the base is even.
    expand r =
      let e = magnitude r 0
          scaled = if e >= 0 then r / fromInteger (base ^ e) else r * fromInteger (base ^ negate e)
       in (digits scaled, e)
    magnitude :: Rational -> Int -> Int
    magnitude r e
      | r >= 1 = magnitude (r / fromInteger base) (e + 1)
      | r * fromInteger base < 1 = magnitude (r * fromInteger base) (e - 1)
      | otherwise = e
    digits :: Rational -> [Int]
    digits r
      | r == 0 = []
      | otherwise = let { s = r * fromInteger base; d = floor s } in d : digits (s - fromIntegral d)

-- | The shortest decimal digits that give the number back, after the point, and the power of ten.
decimal :: RealFloat a => a -> ([Int], Int)
decimal x
  | floatDigits x == 24 = fromText (strUnpack# (floatShow# d))
  | otherwise = case break (== 'e') (strUnpack# (doubleDigits# d)) of
      (ds, e) -> (map digitToInt ds, read (drop 1 e))
  where
    d = case decodeFloat x of (m, n) -> encodeFloat m n :: Double

-- | Digits and exponent of a number that was shown.
fromText :: String -> ([Int], Int)
fromText s = trim (map digitToInt (whole ++ frac)) (length whole + ex)
  where
    (mantissa, e) = break (== 'e') s
    (whole, point) = break (== '.') mantissa
    frac = drop 1 point
    ex = if null e then 0 else read (drop 1 e) :: Int
    trim (0 : ds@(_ : _)) n = trim ds (n - 1)
    trim ds n = (case dropWhileEnd (== 0) ds of { [] -> [0]; ds' -> ds' }, n)

data Format = Exponent | Fixed | General

formatRealFloat :: RealFloat a => Format -> Maybe Int -> Bool -> a -> String
formatRealFloat fmt decs alt x
  | isNaN x = "NaN"
  | isInfinite x = if x < 0 then "-Infinity" else "Infinity"
  | x < 0 || isNegativeZero x = '-' : format fmt (floatToDigits 10 (negate x))
  | otherwise = format fmt (floatToDigits 10 x)
  where
    format :: Format -> ([Int], Int) -> String
    format General (is, e) = if e < 0 || e > 7 then format Exponent (is, e) else format Fixed (is, e)
    format Exponent (is, e) = case decs of
      Nothing ->
        let e' = show (e - 1)
         in case map intToDigit is of
              "0" -> "0.0e0"
              [d] -> d : ".0e" ++ e'
              d : ds -> d : '.' : ds ++ "e" ++ e'
              [] -> ""
      Just n | n <= 0 -> case is of
        [0] -> "0e0"
        _ -> case roundTo 1 is of
          (ei, is') -> case map intToDigit (if ei > 0 then init is' else is') of
            d : _ -> d : 'e' : show (e - 1 + ei)
            [] -> ""
      Just n -> let n' = max n 1 in case is of
        [0] -> '0' : '.' : take n' (repeat '0') ++ "e0"
        _ -> case roundTo (n' + 1) is of
          (ei, is') -> case map intToDigit (if ei > 0 then init is' else is') of
            d : ds -> d : '.' : ds ++ 'e' : show (e - 1 + ei)
            [] -> ""
    format Fixed (is, e) = case decs of
      Nothing
        | e <= 0 -> "0." ++ replicate (negate e) '0' ++ map intToDigit is
        | otherwise -> whole e "" (map intToDigit is)
      Just n ->
        let n' = max n 0
         in if e >= 0
              then case roundTo (n' + e) is of
                (ei, is') -> case splitAt (e + ei) (map intToDigit is') of
                  (ls, rs) -> mk0 ls ++ (if null rs && not alt then "" else '.' : rs)
              else case roundTo n' (replicate (negate e) 0 ++ is) of
                (ei, is') -> case map intToDigit (if ei > 0 then is' else 0 : is') of
                  d : ds -> d : (if null ds && not alt then "" else '.' : ds)
                  [] -> ""
    whole :: Int -> String -> String -> String
    whole 0 s rs = mk0 (reverse s) ++ '.' : mk0 rs
    whole n s "" = whole (n - 1) ('0' : s) ""
    whole n s (r : rs) = whole (n - 1) (r : s) rs
    mk0 :: String -> String
    mk0 "" = "0"
    mk0 ls = ls

-- | So many digits, rounded half to even, and whether there is one more in front.
roundTo :: Int -> [Int] -> (Int, [Int])
roundTo d is = case f d True is of
  x@(0, _) -> x
  (1, xs) -> (1, 1 : xs)
  _ -> errorWithoutStackTrace "roundTo: bad Value"
  where
    f :: Int -> Bool -> [Int] -> (Int, [Int])
    f n _ [] = (0, replicate n 0)
    f 0 e (x : xs)
      | x == 5 && e && all (== 0) xs = (0, [])
      | otherwise = (if x >= 5 then 1 else 0, [])
    f n _ (i : xs) = case f (n - 1) (even i) xs of
      (c, ds) -> let i' = c + i in if i' == 10 then (1, 0 : ds) else (0, i' : ds)

showEFloat, showFFloat, showGFloat, showFFloatAlt, showGFloatAlt :: RealFloat a => Maybe Int -> a -> ShowS
showEFloat d x = showString (formatRealFloat Exponent d False x)
showFFloat d x = showString (formatRealFloat Fixed d False x)
showGFloat d x = showString (formatRealFloat (general x) d False x)
showFFloatAlt d x = showString (formatRealFloat Fixed d True x)
showGFloatAlt d x = showString (formatRealFloat (general x) d True x)

-- | Plain for numbers of moderate size.
general :: RealFloat a => a -> Format
general x = if x /= 0 && (abs x < 0.1 || abs x >= 10000000) then Exponent else Fixed

showFloat :: RealFloat a => a -> ShowS
showFloat x = showString (formatRealFloat General Nothing False x)

showHFloat :: RealFloat a => a -> ShowS
showHFloat x = showString (fmt x)
  where
    fmt y
      | isNaN y = "NaN"
      | isInfinite y = (if y < 0 then "-" else "") ++ "Infinity"
      | y < 0 || isNegativeZero y = '-' : cvt (negate y)
      | otherwise = cvt y
    cvt y
      | y == 0 = "0x0p+0"
      | otherwise = case floatToDigits 2 y of
          (d : ds, e) -> "0x" ++ show d ++ frac ds ++ "p" ++ show (e - 1)
          ([], _) -> ""
    frac ds
      | all (== 0) ds = ""
      | otherwise = '.' : map intToDigit (quads ds)
    quads [] = []
    quads ds = case splitAt 4 (ds ++ replicate (negate (length ds) `mod` 4) 0) of
      ([a, b, c, d], rest) -> (8 * a + 4 * b + 2 * c + d) : quads rest
      _ -> []

fromRat :: RealFloat a => Rational -> a
fromRat r = fromRational r

-- Reading ----------------------------------------------------------------------------------------------------------

readInt :: Num a => a -> (Char -> Bool) -> (Char -> Int) -> ReadS a
readInt base isDig valDigit r = case span isDig r of
  ([], _) -> []
  (ds, rest) -> [(foldl' (\n d -> n * base + fromIntegral (valDigit d)) 0 ds, rest)]

readDec, readOct, readHex :: (Eq a, Num a) => ReadS a
readDec = readInt 10 isDigit digitToInt
readOct = readInt 8 isOctDigit digitToInt
readHex = readInt 16 isHexDigit digitToInt

readSigned :: Real a => ReadS a -> ReadS a
readSigned readPos = readParen False read'
  where
    read' r = read'' r ++ [(negate x, t) | ("-", s) <- lex r, (x, t) <- read'' s]
    read'' r = [(n, s) | (str, s) <- lex r, (n, "") <- readPos str]

readFloat :: RealFrac a => ReadS a
readFloat = P.readP_to_S (L.lexToken >>= \t -> case t of
  L.Number n -> pure (fromRational (L.numberToRational n))
  L.Ident "NaN" -> pure (0 / 0)
  L.Ident "Infinity" -> pure (1 / 0)
  _ -> P.pfail)

lexDigits :: ReadS String
lexDigits s = case span isDigit s of
  ([], _) -> []
  r -> [r]
