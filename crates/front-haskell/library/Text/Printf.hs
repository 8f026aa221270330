{-# LANGUAGE FlexibleInstances #-}
-- | Formatted output in the style of C.
module Text.Printf
  ( printf, hPrintf, PrintfType, HPrintfType, PrintfArg (..), IsChar (..), FieldFormat (..), FormatAdjustment (..)
  , FormatSign (..), FieldFormatter, vFmt, formatChar, formatString, formatInt, formatInteger, formatRealFloat
  ) where

import Data.Char
import Data.Int (Int8, Int16, Int32, Int64)
import Data.Word (Word8, Word16, Word32, Word64)
import Numeric (showEFloat, showFFloat, showFFloatAlt, showGFloat, showHex, showIntAtBase, showOct)
import Numeric.Natural (Natural)
import System.IO (Handle, hPutStr)
import qualified Data.Text as T

-- | How a field is to be filled.
data FieldFormat = FieldFormat
  { fmtWidth :: Maybe Int
  , fmtPrecision :: Maybe Int
  , fmtAdjust :: Maybe FormatAdjustment
  , fmtSign :: Maybe FormatSign
  , fmtAlternate :: Bool
  , fmtModifiers :: String
  , fmtChar :: Char
  }

data FormatAdjustment = LeftAdjust | ZeroPad

data FormatSign = SignPlus | SignSpace

type FieldFormatter = FieldFormat -> ShowS

class PrintfArg a where
  formatArg :: a -> FieldFormatter

class IsChar c where
  toChar :: c -> Char
  fromChar :: Char -> c

instance IsChar Char where
  toChar c = c
  fromChar c = c

class PrintfType t where
  spr :: String -> [FieldFormatter] -> t

instance IsChar c => PrintfType [c] where
  spr fmts args = map fromChar (format fmts (reverse args))

instance (a ~ ()) => PrintfType (IO a) where
  spr fmts args = putStr (format fmts (reverse args))

instance (PrintfArg a, PrintfType r) => PrintfType (a -> r) where
  spr fmts args = \a -> spr fmts (formatArg a : args)

class HPrintfType t where
  hspr :: Handle -> String -> [FieldFormatter] -> t

instance (a ~ ()) => HPrintfType (IO a) where
  hspr hdl fmts args = hPutStr hdl (format fmts (reverse args))

instance (PrintfArg a, HPrintfType r) => HPrintfType (a -> r) where
  hspr hdl fmts args = \a -> hspr hdl fmts (formatArg a : args)

printf :: PrintfType r => String -> r
printf fmts = spr fmts []

hPrintf :: HPrintfType r => Handle -> String -> r
hPrintf hdl fmts = hspr hdl fmts []

instance PrintfArg Char where
  formatArg = formatChar

instance IsChar c => PrintfArg [c] where
  formatArg = formatString

instance PrintfArg T.Text where
  formatArg t = formatString (T.unpack t)

instance PrintfArg Int where
  formatArg = formatInt

instance PrintfArg Integer where
  formatArg = formatInteger

instance PrintfArg Natural where
  formatArg n = formatInteger (toInteger n)

instance PrintfArg Word where
  formatArg = formatInt

instance PrintfArg Int8 where
  formatArg = formatInt

instance PrintfArg Int16 where
  formatArg = formatInt

instance PrintfArg Int32 where
  formatArg = formatInt

instance PrintfArg Int64 where
  formatArg = formatInt

instance PrintfArg Word8 where
  formatArg = formatInt

instance PrintfArg Word16 where
  formatArg = formatInt

instance PrintfArg Word32 where
  formatArg = formatInt

instance PrintfArg Word64 where
  formatArg = formatInt

instance PrintfArg Double where
  formatArg = formatRealFloat

instance PrintfArg Float where
  formatArg = formatRealFloat

vFmt :: Char -> FieldFormat -> FieldFormat
vFmt c ufmt = if fmtChar ufmt == 'v' then ufmt { fmtChar = c } else ufmt

formatChar :: Char -> FieldFormatter
formatChar x ufmt = case fmtChar (vFmt 'c' ufmt) of
  'c' -> showString (pad ufmt { fmtPrecision = Nothing } ("", [x]))
  _ -> formatIntegral (Just 0) (toInteger (ord x)) (vFmt 'c' ufmt)

formatString :: IsChar c => [c] -> FieldFormatter
formatString x ufmt = case fmtChar (vFmt 's' ufmt) of
  's' -> showString (adjust ufmt ("", maybe id take (fmtPrecision ufmt) (map toChar x)))
  c -> errorBadFormat c

formatInt :: (Integral a, Bounded a) => a -> FieldFormatter
formatInt x ufmt = formatIntegral (Just (toInteger (minBound `asTypeOf` x))) (toInteger x) ufmt

formatInteger :: Integer -> FieldFormatter
formatInteger x ufmt = formatIntegral Nothing x ufmt

formatIntegral :: Maybe Integer -> Integer -> FieldFormatter
formatIntegral m x ufmt0 = case fmtChar ufmt of
  'd' -> put (signed x)
  'i' -> put (signed x)
  'x' -> put (unsigned (if alt then "0x" else "") (\n -> showHex n "") x)
  'X' -> put (unsigned (if alt then "0X" else "") (\n -> map toUpper (showHex n "")) x)
  'b' -> put (unsigned (if alt then "0b" else "") (\n -> showIntAtBase 2 intToDigit n "") x)
  'o' -> put (unsigned (if alt then "0" else "") (\n -> showOct n "") x)
  'u' -> put (unsigned "" show x)
  'c' | x >= 0 && x <= 1114111 ->
          showString (pad ufmt ("", [chr (fromInteger x)]))
      | otherwise -> perror "illegal char conversion"
  'v' -> formatIntegral m x ufmt { fmtChar = 'd' }
  c -> errorBadFormat c
  where
    ufmt = vFmt 'd' ufmt0
    alt = fmtAlternate ufmt && x /= 0
    put = showString . adjustSigned ufmt . precise
    signed n = if n < 0 then ("-", show (negate n)) else ("", show n)
    unsigned prefix sh n
      | n >= 0 = (prefix, sh n)
      | Just low <- m, low < 0 = (prefix, sh (n - 2 * low))
      | otherwise = perror "bad formatting char"
    precise (s, ds) = case fmtPrecision ufmt of
      Just p -> (s, replicate (p - length ds) '0' ++ ds)
      Nothing -> (s, ds)

formatRealFloat :: RealFloat a => a -> FieldFormatter
formatRealFloat x ufmt0 = showString (adjustSigned ufmt (split (shown c)))
  where
    ufmt = vFmt 'g' ufmt0
    c = fmtChar ufmt
    p = fmtPrecision ufmt
    shown ch = case ch of
      'e' -> showEFloat p x ""
      'E' -> map toUpper (showEFloat p x "")
      'f' -> (if fmtAlternate ufmt then showFFloatAlt p x "" else showFFloat p x "")
      'F' -> (if fmtAlternate ufmt then showFFloatAlt p x "" else showFFloat p x "")
      'g' -> general
      'G' -> map toUpper general
      _ -> errorBadFormat ch
    general
      | x /= 0 && (abs x < 0.1 || abs x >= 10000000) = showEFloat p x ""
      | otherwise = showGFloat p x ""
    split ('-' : ds) = ("-", ds)
    split ds = ("", ds)

-- | With the sign that the format asks for.
adjustSigned :: FieldFormat -> (String, String) -> String
adjustSigned ufmt (pre, ds)
  | pre /= "-", Just SignPlus <- fmtSign ufmt = adjust ufmt ('+' : pre, ds)
  | pre /= "-", Just SignSpace <- fmtSign ufmt = adjust ufmt (' ' : pre, ds)
  | otherwise = adjust ufmt (pre, ds)

adjust :: FieldFormat -> (String, String) -> String
adjust = pad

-- | Filled up to the width: a sign or prefix, and the rest.
pad :: FieldFormat -> (String, String) -> String
pad ufmt (pre, str) = case fmtAdjust ufmt of
  Just LeftAdjust -> pre ++ str ++ replicate fill ' '
  Just ZeroPad -> pre ++ replicate fill '0' ++ str
  Nothing -> replicate fill ' ' ++ pre ++ str
  where
    fill = maybe 0 id (fmtWidth ufmt) - (length pre + length str)

format :: String -> [FieldFormatter] -> String
format "" [] = ""
format "" _ = perror "formatting string ended prematurely"
format ('%' : '%' : cs) us = '%' : format cs us
format ('%' : _) [] = perror "argument list ended prematurely"
format ('%' : cs) us = directive cs us
format (c : cs) us = c : format cs us

-- | After a percent sign.
directive :: String -> [FieldFormatter] -> String
directive cs0 us0 = flags (FieldFormat Nothing Nothing Nothing Nothing False "" 'v') cs0
  where
    flags f ('-' : cs) = flags f { fmtAdjust = Just LeftAdjust } cs
    flags f ('0' : cs) = flags (case fmtAdjust f of { Just LeftAdjust -> f; _ -> f { fmtAdjust = Just ZeroPad } }) cs
    flags f ('+' : cs) = flags f { fmtSign = Just SignPlus } cs
    flags f (' ' : cs) = flags (case fmtSign f of { Just SignPlus -> f; _ -> f { fmtSign = Just SignSpace } }) cs
    flags f ('#' : cs) = flags f { fmtAlternate = True } cs
    flags f cs = width f cs us0
    width f ('*' : cs) us = case us of
      u : us' -> let n = starred u in
        if n < 0
          then precision f { fmtWidth = Just (negate n), fmtAdjust = Just LeftAdjust } cs us'
          else precision f { fmtWidth = Just n } cs us'
      [] -> perror "argument list ended prematurely"
    width f cs us = case span isDigit cs of
      ("", _) -> precision f cs us
      (ds, rest) -> precision f { fmtWidth = Just (read ds) } rest us
    precision f ('.' : '*' : cs) us = case us of
      u : us' -> modifiers f { fmtPrecision = Just (starred u) } cs us'
      [] -> perror "argument list ended prematurely"
    precision f ('.' : cs) us = case span isDigit cs of
      ("", _) -> modifiers f { fmtPrecision = Just 0 } cs us
      (ds, rest) -> modifiers f { fmtPrecision = Just (read ds) } rest us
    precision f cs us = modifiers f cs us
    modifiers f cs us = case dropWhile (`elem` "hlLqjzt") cs of
      c : rest -> case us of
        u : us' -> u f { fmtChar = c } (format rest us')
        [] -> perror "argument list ended prematurely"
      "" -> perror "argument list ended prematurely"

-- | The number that a star stands for.
starred :: FieldFormatter -> Int
starred u = read (u (FieldFormat Nothing Nothing Nothing Nothing False "" 'd') "")

perror :: String -> a
perror s = errorWithoutStackTrace ("printf: " ++ s)

errorBadFormat :: Char -> a
errorBadFormat c = perror ("bad formatting char " ++ show c)
