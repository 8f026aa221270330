-- | Numbers from text.
module Data.Text.Read (Reader, decimal, signed, hexadecimal, rational, double) where

import Data.Char (digitToInt, isDigit, isHexDigit)
import qualified Data.Text as T
import Data.Text (Text)

type Reader a = Text -> Either String (a, Text)

decimal, hexadecimal :: Integral a => Reader a
decimal t = case T.span isDigit t of
  (ds, rest)
    | T.null ds -> Left "input does not start with a digit"
    | otherwise -> Right (T.foldl' (\n c -> n * 10 + fromIntegral (digitToInt c)) 0 ds, rest)
hexadecimal t0 = case T.span isHexDigit t of
  (ds, rest)
    | T.null ds -> Left "input does not start with a hexadecimal digit"
    | otherwise -> Right (T.foldl' (\n c -> n * 16 + fromIntegral (digitToInt c)) 0 ds, rest)
  where
    t = if T.isPrefixOf (T.pack "0x") t0 || T.isPrefixOf (T.pack "0X") t0 then T.drop 2 t0 else t0

signed :: Num a => Reader a -> Reader a
signed f t = case T.uncons t of
  Just ('-', rest) -> fmap (\(n, r) -> (negate n, r)) (f rest)
  Just ('+', rest) -> f rest
  _ -> f t

double :: Reader Double
double = rational

rational :: Fractional a => Reader a
rational = signed unsigned
  where
    unsigned t = case T.span isDigit t of
      (ds, rest)
        | T.null ds -> Left "input does not start with a digit"
        | otherwise -> fraction ds rest
    fraction ds rest = case T.uncons rest of
      Just ('.', more) | (fs, rest') <- T.span isDigit more, not (T.null fs) -> power (T.unpack ds) (T.unpack fs) rest'
      _ -> power (T.unpack ds) "" rest
    power ds fs rest = case T.uncons rest of
      Just (c, more)
        | c == 'e' || c == 'E', Right (n, rest') <- signed decimal more -> Right (make ds fs n, rest')
      _ -> Right (make ds fs 0, rest)
    make :: Fractional b => String -> String -> Int -> b
    make ds fs n =
      let e = n - length fs
          m = read (ds ++ fs) :: Integer
       in fromRational (if e >= 0 then fromInteger (m * 10 ^ e) else fromInteger m / fromInteger (10 ^ negate e))
