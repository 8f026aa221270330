{-# LANGUAGE MagicHash, RankNTypes #-}
-- | Parsers that follow all alternatives in step, so that no input is kept to go back to.
module Snell.ReadP where

import Snell.Prim
import Snell.Base hiding (many)
import Snell.List
import Snell.Fold
import Snell.Char

infixr 5 +++, <++

type ReadS a = String -> [(a, String)]

-- | What a parser does next.
data P# a
  = Get# (Char -> P# a)
  | Look# (String -> P# a)
  | Fail#
  | Result# a (P# a)
  | Final# [(a, String)]

instance Functor P# where
  fmap f p = p >>= \x -> Result# (f x) Fail#

instance Applicative P# where
  pure x = Result# x Fail#
  p <*> q = p >>= \f -> q >>= \x -> Result# (f x) Fail#

instance Monad P# where
  Get# f >>= k = Get# (\c -> f c >>= k)
  Look# f >>= k = Look# (\s -> f s >>= k)
  Fail# >>= _ = Fail#
  Result# x p >>= k = both# (k x) (p >>= k)
  Final# rs >>= k = final# (concatMapList# (\(x, s) -> runP# (k x) s) rs)

final# :: [(a, String)] -> P# a
final# [] = Fail#
final# rs = Final# rs

runP# :: P# a -> ReadS a
runP# (Get# f) (c : s) = runP# (f c) s
runP# (Look# f) s = runP# (f s) s
runP# (Result# x p) s = (x, s) : runP# p s
runP# (Final# rs) _ = rs
runP# _ _ = []

-- | Both parsers side by side.
both# :: P# a -> P# a -> P# a
both# (Get# f) (Get# g) = Get# (\c -> both# (f c) (g c))
both# (Result# x p) q = Result# x (both# p q)
both# p (Result# x q) = Result# x (both# p q)
both# Fail# p = p
both# p Fail# = p
both# (Final# r) (Final# t) = Final# (r ++ t)
both# (Final# r) (Look# f) = Look# (\s -> Final# (r ++ runP# (f s) s))
both# (Final# r) p = Look# (\s -> Final# (r ++ runP# p s))
both# (Look# f) (Final# r) = Look# (\s -> Final# (runP# (f s) s ++ r))
both# p (Final# r) = Look# (\s -> Final# (runP# p s ++ r))
both# (Look# f) (Look# g) = Look# (\s -> both# (f s) (g s))
both# (Look# f) p = Look# (\s -> both# (f s) p)
both# p (Look# f) = Look# (\s -> both# p (f s))

newtype ReadP a = ReadP# (forall b. (a -> P# b) -> P# b)

unReadP# :: ReadP a -> (a -> P# b) -> P# b
unReadP# (ReadP# m) = m

instance Functor ReadP where
  fmap h (ReadP# f) = ReadP# (\k -> f (\x -> k (h x)))

instance Applicative ReadP where
  pure x = ReadP# (\k -> k x)
  ReadP# f <*> ReadP# g = ReadP# (\k -> f (\h -> g (\x -> k (h x))))

instance Monad ReadP where
  ReadP# m >>= f = ReadP# (\k -> m (\a -> unReadP# (f a) k))

instance MonadFail ReadP where
  fail _ = pfail

instance Alternative ReadP where
  empty = pfail
  p <|> q = p +++ q

instance MonadPlus ReadP

get :: ReadP Char
get = ReadP# Get#

look :: ReadP String
look = ReadP# Look#

pfail :: ReadP a
pfail = ReadP# (\_ -> Fail#)

(+++) :: ReadP a -> ReadP a -> ReadP a
ReadP# f +++ ReadP# g = ReadP# (\k -> both# (f k) (g k))

-- | The second only if the first gives nothing.
(<++) :: ReadP a -> ReadP a -> ReadP a
ReadP# f0 <++ q = look >>= \s -> probe (f0 (\x -> Result# x Fail#)) s 0
  where
    probe (Get# f) (c : s) n = probe (f c) s (intAdd# n 1)
    probe (Look# f) s n = probe (f s) s n
    probe p@(Result# _ _) _ n = discard n >> ReadP# (\k -> p >>= k)
    probe (Final# r) _ _ = ReadP# (\k -> Final# r >>= k)
    probe _ _ _ = q
    discard :: Int -> ReadP ()
    discard n = if intEq# n 0 then pure () else get >> discard (intSub# n 1)

gather :: ReadP a -> ReadP (String, a)
gather (ReadP# m) = ReadP# (\k -> go id (m (\a -> Result# (\s -> k (s, a)) Fail#)))
  where
    go :: (String -> String) -> P# (String -> P# b) -> P# b
    go l (Get# f) = Get# (\c -> go (\s -> l (c : s)) (f c))
    go _ Fail# = Fail#
    go l (Look# f) = Look# (\s -> go l (f s))
    go l (Result# k p) = both# (k (l [])) (go l p)
    go _ (Final# _) = errorWithoutStackTrace "do not use readS_to_P in gather!"

satisfy :: (Char -> Bool) -> ReadP Char
satisfy p = get >>= \c -> if p c then pure c else pfail

char :: Char -> ReadP Char
char c = satisfy (\d -> charEq# c d)

eof :: ReadP ()
eof = look >>= \s -> if null s then pure () else pfail

string :: String -> ReadP String
string this = look >>= \s -> scan this s
  where
    scan :: String -> String -> ReadP String
    scan [] _ = pure this
    scan (x : xs) (y : ys) | charEq# x y = get >> scan xs ys
    scan _ _ = pfail

munch :: (Char -> Bool) -> ReadP String
munch p = look >>= \s -> scan s
  where
    scan :: String -> ReadP String
    scan (c : cs) | p c = get >> scan cs >>= \s -> pure (c : s)
    scan _ = pure ""

munch1 :: (Char -> Bool) -> ReadP String
munch1 p = get >>= \c -> if p c then munch p >>= \s -> pure (c : s) else pfail

choice :: [ReadP a] -> ReadP a
choice [] = pfail
choice [p] = p
choice (p : ps) = p +++ choice ps

skipSpaces :: ReadP ()
skipSpaces = look >>= skip
  where
    skip :: String -> ReadP ()
    skip (c : s) | isSpace c = get >> skip s
    skip _ = pure ()

count :: Int -> ReadP a -> ReadP [a]
count n p = sequence (replicate n p)

between :: ReadP open -> ReadP close -> ReadP a -> ReadP a
between open close p = open >> p >>= \x -> close >> pure x

option :: a -> ReadP a -> ReadP a
option x p = p +++ pure x

optional :: ReadP a -> ReadP ()
optional p = (p >> pure ()) +++ pure ()

many :: ReadP a -> ReadP [a]
many p = pure [] +++ many1 p

many1 :: ReadP a -> ReadP [a]
many1 p = liftM2 (:) p (many p)

skipMany :: ReadP a -> ReadP ()
skipMany p = many p >> pure ()

skipMany1 :: ReadP a -> ReadP ()
skipMany1 p = p >> skipMany p

sepBy :: ReadP a -> ReadP sep -> ReadP [a]
sepBy p sep = sepBy1 p sep +++ pure []

sepBy1 :: ReadP a -> ReadP sep -> ReadP [a]
sepBy1 p sep = liftM2 (:) p (many (sep >> p))

endBy :: ReadP a -> ReadP sep -> ReadP [a]
endBy p sep = many (p >>= \x -> sep >> pure x)

endBy1 :: ReadP a -> ReadP sep -> ReadP [a]
endBy1 p sep = many1 (p >>= \x -> sep >> pure x)

chainr :: ReadP a -> ReadP (a -> a -> a) -> a -> ReadP a
chainr p op x = chainr1 p op +++ pure x

chainl :: ReadP a -> ReadP (a -> a -> a) -> a -> ReadP a
chainl p op x = chainl1 p op +++ pure x

chainr1 :: ReadP a -> ReadP (a -> a -> a) -> ReadP a
chainr1 p op = scan
  where
    scan = p >>= rest
    rest x = (op >>= \f -> scan >>= \y -> pure (f x y)) +++ pure x

chainl1 :: ReadP a -> ReadP (a -> a -> a) -> ReadP a
chainl1 p op = p >>= rest
  where
    rest x = (op >>= \f -> p >>= \y -> rest (f x y)) +++ pure x

manyTill :: ReadP a -> ReadP end -> ReadP [a]
manyTill p end = scan
  where
    scan = (end >> pure []) <++ liftM2 (:) p scan

readP_to_S :: ReadP a -> ReadS a
readP_to_S (ReadP# f) = runP# (f (\x -> Result# x Fail#))

readS_to_P :: ReadS a -> ReadP a
readS_to_P r = ReadP# (\k -> Look# (\s -> final# (concatMapList# (\(a, s') -> runP# (k a) s') (r s))))
