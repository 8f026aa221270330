-- | What every module sees unless it says otherwise.
module Prelude
  ( Bool (..), (&&), (||), not, otherwise
  , Maybe (..), maybe, Either (..), either, Ordering (..)
  , Char, String, fst, snd, curry, uncurry
  , Eq (..), Ord (..), Enum (..), Bounded (..)
  , Int, Integer, Float, Double, Rational, Word
  , Num (..), Real (..), Integral (..), Fractional (..)
  , Floating (pi, exp, log, sqrt, (**), logBase, sin, cos, tan, asin, acos, atan, sinh, cosh, tanh, asinh, acosh, atanh)
  , RealFrac (..), RealFloat (..)
  , subtract, even, odd, gcd, lcm, (^), (^^), fromIntegral, realToFrac
  , Semigroup ((<>)), Monoid (..)
  , Functor (..), (<$>), Applicative (pure, (<*>), (*>), (<*)), Monad (..), MonadFail (..), mapM_, sequence_, (=<<)
  , Foldable (foldMap, foldr, foldl, foldr1, foldl1, elem, maximum, minimum, sum, product, null, length)
  , Traversable (..)
  , id, const, (.), flip, ($), until, asTypeOf, error, errorWithoutStackTrace, undefined, seq, ($!)
  , map, (++), filter, head, last, tail, init, (!!), reverse
  , and, or, any, all, concat, concatMap
  , scanl, scanl1, scanr, scanr1, iterate, repeat, replicate, cycle
  , take, drop, takeWhile, dropWhile, span, break, splitAt
  , notElem, lookup, zip, zip3, zipWith, zipWith3, unzip, unzip3, lines, words, unlines, unwords
  , ShowS, Show (..), shows, showChar, showString, showParen
  , ReadS, Read (readsPrec, readList), reads, readParen, read, lex
  , IO, putChar, putStr, putStrLn, print, getChar, getLine, getContents, interact
  , FilePath, readFile, writeFile, appendFile, readIO, readLn, IOError, ioError, userError
  ) where

import Snell.Prim
import Snell.Base
import Snell.List
import Snell.Char
import Snell.Read
import Snell.Float
import Snell.Word
import Snell.IO
