{-# LANGUAGE MagicHash, BangPatterns #-}
-- | The class of types that can be read back, and its instances.
module Snell.Read (module Snell.Read, ReadS, Lexeme (..), ReadP) where

import Snell.Prim
import Snell.Base
import Snell.List
import Snell.Char
import Snell.ReadP (ReadP, ReadS, readP_to_S, readS_to_P)
import qualified Snell.ReadP as P
import Snell.Lex

infixr 5 +++, <++

-- | A parser that knows how tightly what surrounds it binds.
newtype ReadPrec a = ReadPrec# (Int -> ReadP a)

type Prec = Int

unReadPrec# :: ReadPrec a -> Int -> ReadP a
unReadPrec# (ReadPrec# f) = f

instance Functor ReadPrec where
  fmap h (ReadPrec# f) = ReadPrec# (\n -> fmap h (f n))

instance Applicative ReadPrec where
  pure x = ReadPrec# (\_ -> pure x)
  ReadPrec# f <*> ReadPrec# g = ReadPrec# (\n -> f n <*> g n)

instance Monad ReadPrec where
  ReadPrec# f >>= k = ReadPrec# (\n -> f n >>= \a -> unReadPrec# (k a) n)

instance MonadFail ReadPrec where
  fail _ = pfail

instance Alternative ReadPrec where
  empty = pfail
  p <|> q = p +++ q

instance MonadPlus ReadPrec

minPrec :: Prec
minPrec = 0

lift :: ReadP a -> ReadPrec a
lift m = ReadPrec# (\_ -> m)

step :: ReadPrec a -> ReadPrec a
step (ReadPrec# f) = ReadPrec# (\n -> f (intAdd# n 1))

reset :: ReadPrec a -> ReadPrec a
reset (ReadPrec# f) = ReadPrec# (\_ -> f 0)

prec :: Prec -> ReadPrec a -> ReadPrec a
prec n (ReadPrec# f) = ReadPrec# (\c -> if intLe# c n then f n else P.pfail)

get :: ReadPrec Char
get = lift P.get

look :: ReadPrec String
look = lift P.look

pfail :: ReadPrec a
pfail = lift P.pfail

(+++) :: ReadPrec a -> ReadPrec a -> ReadPrec a
ReadPrec# f +++ ReadPrec# g = ReadPrec# (\n -> f n P.+++ g n)

(<++) :: ReadPrec a -> ReadPrec a -> ReadPrec a
ReadPrec# f <++ ReadPrec# g = ReadPrec# (\n -> f n P.<++ g n)

choice :: [ReadPrec a] -> ReadPrec a
choice ps = foldrList# (+++) pfail ps

readPrec_to_P :: ReadPrec a -> Int -> ReadP a
readPrec_to_P (ReadPrec# f) = f

readP_to_Prec :: (Int -> ReadP a) -> ReadPrec a
readP_to_Prec f = ReadPrec# f

readPrec_to_S :: ReadPrec a -> Int -> ReadS a
readPrec_to_S (ReadPrec# f) n = readP_to_S (f n)

readS_to_Prec :: (Int -> ReadS a) -> ReadPrec a
readS_to_Prec f = ReadPrec# (\n -> readS_to_P (f n))

class Read a where
  readsPrec :: Int -> ReadS a
  readList :: ReadS [a]
  readPrec :: ReadPrec a
  readListPrec :: ReadPrec [a]
  -- | A short cut for plain numbers: nothing means that the text must be looked at more closely.
  readPlain# :: String -> Maybe a
  readsPrec n = readPrec_to_S readPrec n
  readList = readPrec_to_S (list readPrec) 0
  readPrec = readS_to_Prec readsPrec
  readListPrec = readS_to_Prec (\_ -> readList)
  readPlain# _ = Nothing

readListDefault :: Read a => ReadS [a]
readListDefault = readPrec_to_S readListPrec 0

readListPrecDefault :: Read a => ReadPrec [a]
readListPrecDefault = list readPrec

lexP :: ReadPrec Lexeme
lexP = lift lexToken

expectP :: Lexeme -> ReadPrec ()
expectP lexeme = lift (expect# lexeme)

-- | Something in one or more pairs of parentheses.
paren :: ReadPrec a -> ReadPrec a
paren p = expectP (Punc "(") >> reset p >>= \x -> expectP (Punc ")") >> pure x

parens :: ReadPrec a -> ReadPrec a
parens p = optionally
  where
    optionally = p +++ mandatory
    mandatory = paren optionally

list :: ReadPrec a -> ReadPrec [a]
list readx = parens (expectP (Punc "[") >> (none +++ next))
  where
    none = expectP (Punc "]") >> pure []
    next = reset readx >>= \x -> fmap (x :) rest
    rest = lexP >>= \t -> case t of
      Punc "]" -> pure []
      Punc "," -> next
      _ -> pfail

reads :: Read a => ReadS a
reads = readsPrec 0

readEither :: Read a => String -> Either String a
readEither s = case readPlain# s of
  Just x -> Right x
  Nothing -> case readPrec_to_S complete 0 s of
    [(x, _)] -> Right x
    [] -> Left "Prelude.read: no parse"
    _ -> Left "Prelude.read: ambiguous parse"
  where
    complete = readPrec >>= \x -> lift P.skipSpaces >> lift P.eof >> pure x

readMaybe :: Read a => String -> Maybe a
readMaybe s = case readEither s of
  Left _ -> Nothing
  Right a -> Just a

read :: Read a => String -> a
read s = case readEither s of
  Left text -> errorWithoutStackTrace text
  Right x -> x

lex :: ReadS String
lex = readP_to_S hsLex

readParen :: Bool -> ReadS a -> ReadS a
readParen b g = if b then mandatory else optionally
  where
    optionally r = g r ++ mandatory r
    mandatory r =
      [ (x, u)
      | ("(", s) <- lex r
      , (x, t) <- optionally s
      , (")", u) <- lex t
      ]

-- Numbers ----------------------------------------------------------------------------------------------------------

readNumber :: Num a => (Lexeme -> ReadPrec a) -> ReadPrec a
readNumber convert = parens (lexP >>= \t -> case t of
  Symbol "-" -> lexP >>= convert >>= \n -> pure (negate n)
  _ -> convert t)

convertInt :: Num a => Lexeme -> ReadPrec a
convertInt (Number n) | Just i <- numberToInteger n = pure (fromInteger i)
convertInt _ = pfail

convertFrac :: Fractional a => Lexeme -> ReadPrec a
convertFrac (Ident "NaN") = pure (0 / 0)
convertFrac (Ident "Infinity") = pure (1 / 0)
convertFrac (Number n) = pure (fromRational (numberToRational n))
convertFrac _ = pfail

convertDouble# :: Lexeme -> ReadPrec Double
convertDouble# (Number n) = pure (numberToDouble# n)
convertDouble# t = convertFrac t

-- | The number that a text is, if it is nothing but digits, perhaps with a minus sign and spaces around.
plainInteger# :: String -> Maybe Integer
plainInteger# s0 = start (dropWhile isSpace s0)
  where
    start :: String -> Maybe Integer
    start ('-' : s@(c : _)) | isDigit c = fmap negate (digits s)
    start s@(c : _) | isDigit c = digits s
    start _ = Nothing
    digits :: String -> Maybe Integer
    digits s = case span isDigit s of
      (ds, rest) | all isSpace rest -> Just (decimal# ds)
      _ -> Nothing

-- | The number of so many digits. A few are added up, which an exploration can do with unknown ones.
decimal# :: String -> Integer
decimal# ds
  | length ds <= 18 = go 0 ds
  | otherwise = strToInteger# (strPack# ds)
  where
    go :: Integer -> String -> Integer
    go !n [] = n
    go !n (c : cs) = go (n * 10 + toInteger (fromEnum c - 48)) cs

-- | The same for digits with a point among them.
plainDouble# :: String -> Maybe Double
plainDouble# s0 = start (dropWhile isSpace s0)
  where
    start :: String -> Maybe Double
    start ('-' : s@(c : _)) | isDigit c = fmap negate (digits s)
    start s@(c : _) | isDigit c = digits s
    start _ = Nothing
    digits :: String -> Maybe Double
    digits s = case span isDigit s of
      (ds, '.' : more) -> case span isDigit more of
        (fs@(_ : _), rest) | all isSpace rest -> Just (strToDouble# (strPack# (ds ++ '.' : fs)))
        _ -> Nothing
      (ds, rest) | all isSpace rest -> Just (strToDouble# (strPack# ds))
      _ -> Nothing

instance Read Int where
  readPrec = readNumber convertInt
  readListPrec = readListPrecDefault
  readPlain# s = fmap fromInteger (plainInteger# s)

instance Read Integer where
  readPrec = readNumber convertInt
  readListPrec = readListPrecDefault
  readPlain# s = plainInteger# s

instance Read Double where
  readPrec = readNumber convertDouble#
  readListPrec = readListPrecDefault
  readPlain# s = plainDouble# s

instance (Integral a, Read a) => Read (Ratio a) where
  readPrec = parens (prec 7 (step readPrec >>= \x -> expectP (Symbol "%") >> step readPrec >>= \y -> pure (x % y)))
  readListPrec = readListPrecDefault

-- Data -------------------------------------------------------------------------------------------------------------

-- | A constructor with one argument.
readUnary# :: Read a => String -> (a -> t) -> ReadPrec t
readUnary# name make = prec 10 (expectP (Ident name) >> step readPrec >>= \x -> pure (make x))

-- | A constructor with one named field.
readRecord# :: Read a => String -> String -> (a -> t) -> ReadPrec t
readRecord# name field make =
  parens (prec 11 (expectP (Ident name) >> expectP (Punc "{") >> expectP (Ident field) >> expectP (Punc "=")
    >> reset readPrec >>= \x -> expectP (Punc "}") >> pure (make x)))

-- | One of some names.
readNames# :: [(String, a)] -> ReadPrec a
readNames# table = parens (lexP >>= \t -> case t of
  Ident name | Just x <- lookup name table -> pure x
  _ -> pfail)

instance Read Char where
  readPrec = parens (lexP >>= \t -> case t of
    Char c -> pure c
    _ -> pfail)
  readListPrec = parens (lexP >>= \t -> case t of
      String s -> pure s
      _ -> pfail)
    +++ readListPrecDefault
  readList = readListDefault

instance Read Bool where
  readPrec = readNames# [("False", False), ("True", True)]
  readListPrec = readListPrecDefault

instance Read Ordering where
  readPrec = readNames# [("LT", LT), ("EQ", EQ), ("GT", GT)]
  readListPrec = readListPrecDefault

instance Read a => Read (Maybe a) where
  readPrec = parens ((expectP (Ident "Nothing") >> pure Nothing) +++ readUnary# "Just" Just)
  readListPrec = readListPrecDefault

instance (Read a, Read b) => Read (Either a b) where
  readPrec = parens (readUnary# "Left" Left +++ readUnary# "Right" Right)
  readListPrec = readListPrecDefault

instance Read a => Read [a] where
  readPrec = readListPrec
  readListPrec = readListPrecDefault
  readList = readListDefault

instance Read a => Read (NonEmpty a) where
  readPrec = parens (prec 5 (step readPrec >>= \x -> expectP (Symbol ":|") >> step readPrec >>= \xs -> pure (x :| xs)))

instance Read Lexeme where
  readPrec = lexP

instance Read () where
  readPrec = parens (paren (pure ()))
  readListPrec = readListPrecDefault

comma# :: ReadPrec a -> ReadPrec a
comma# p = expectP (Punc ",") >> p

instance (Read a, Read b) => Read (a, b) where
  readPrec = parens (paren
    (readPrec >>= \a -> comma# readPrec >>= \b -> pure (a, b)))
  readListPrec = readListPrecDefault

instance (Read a, Read b, Read c) => Read (a, b, c) where
  readPrec = parens (paren
    (readPrec >>= \a -> comma# readPrec >>= \b -> comma# readPrec >>= \c -> pure (a, b, c)))
  readListPrec = readListPrecDefault

instance (Read a, Read b, Read c, Read d) => Read (a, b, c, d) where
  readPrec = parens (paren
    (readPrec >>= \a -> comma# readPrec >>= \b -> comma# readPrec >>= \c ->
      comma# readPrec >>= \d -> pure (a, b, c, d)))
  readListPrec = readListPrecDefault

instance (Read a, Read b, Read c, Read d, Read e) => Read (a, b, c, d, e) where
  readPrec = parens (paren
    (readPrec >>= \a -> comma# readPrec >>= \b -> comma# readPrec >>= \c ->
      comma# readPrec >>= \d -> comma# readPrec >>= \e -> pure (a, b, c, d, e)))
  readListPrec = readListPrecDefault

instance (Read a, Read b, Read c, Read d, Read e, Read f) => Read (a, b, c, d, e, f) where
  readPrec = parens (paren
    (readPrec >>= \a -> comma# readPrec >>= \b -> comma# readPrec >>= \c ->
      comma# readPrec >>= \d -> comma# readPrec >>= \e -> comma# readPrec >>= \f -> pure (a, b, c, d, e, f)))
  readListPrec = readListPrecDefault

instance (Read a, Read b, Read c, Read d, Read e, Read f, Read g) => Read (a, b, c, d, e, f, g) where
  readPrec = parens (paren
    (readPrec >>= \a -> comma# readPrec >>= \b -> comma# readPrec >>= \c ->
      comma# readPrec >>= \d -> comma# readPrec >>= \e -> comma# readPrec >>= \f ->
      comma# readPrec >>= \g -> pure (a, b, c, d, e, f, g)))
  readListPrec = readListPrecDefault

instance
  (Read a, Read b, Read c, Read d, Read e, Read f, Read g, Read h) =>
  Read (a, b, c, d, e, f, g, h)
  where
  readPrec = parens (paren
    (readPrec >>= \a -> comma# readPrec >>= \b -> comma# readPrec >>= \c ->
      comma# readPrec >>= \d -> comma# readPrec >>= \e -> comma# readPrec >>= \f ->
      comma# readPrec >>= \g -> comma# readPrec >>= \h ->
      pure (a, b, c, d, e, f, g, h)))
  readListPrec = readListPrecDefault

instance
  (Read a, Read b, Read c, Read d, Read e, Read f, Read g, Read h, Read i) =>
  Read (a, b, c, d, e, f, g, h, i)
  where
  readPrec = parens (paren
    (readPrec >>= \a -> comma# readPrec >>= \b -> comma# readPrec >>= \c ->
      comma# readPrec >>= \d -> comma# readPrec >>= \e -> comma# readPrec >>= \f ->
      comma# readPrec >>= \g -> comma# readPrec >>= \h -> comma# readPrec >>= \i ->
      pure (a, b, c, d, e, f, g, h, i)))
  readListPrec = readListPrecDefault

instance
  (Read a, Read b, Read c, Read d, Read e, Read f, Read g, Read h, Read i, Read j) =>
  Read (a, b, c, d, e, f, g, h, i, j)
  where
  readPrec = parens (paren
    (readPrec >>= \a -> comma# readPrec >>= \b -> comma# readPrec >>= \c ->
      comma# readPrec >>= \d -> comma# readPrec >>= \e -> comma# readPrec >>= \f ->
      comma# readPrec >>= \g -> comma# readPrec >>= \h -> comma# readPrec >>= \i ->
      comma# readPrec >>= \j ->
      pure (a, b, c, d, e, f, g, h, i, j)))
  readListPrec = readListPrecDefault

instance
  (Read a, Read b, Read c, Read d, Read e, Read f, Read g, Read h, Read i, Read j, Read k) =>
  Read (a, b, c, d, e, f, g, h, i, j, k)
  where
  readPrec = parens (paren
    (readPrec >>= \a -> comma# readPrec >>= \b -> comma# readPrec >>= \c ->
      comma# readPrec >>= \d -> comma# readPrec >>= \e -> comma# readPrec >>= \f ->
      comma# readPrec >>= \g -> comma# readPrec >>= \h -> comma# readPrec >>= \i ->
      comma# readPrec >>= \j -> comma# readPrec >>= \k ->
      pure (a, b, c, d, e, f, g, h, i, j, k)))
  readListPrec = readListPrecDefault

instance
  (Read a, Read b, Read c, Read d, Read e, Read f, Read g, Read h, Read i, Read j, Read k, Read l) =>
  Read (a, b, c, d, e, f, g, h, i, j, k, l)
  where
  readPrec = parens (paren
    (readPrec >>= \a -> comma# readPrec >>= \b -> comma# readPrec >>= \c ->
      comma# readPrec >>= \d -> comma# readPrec >>= \e -> comma# readPrec >>= \f ->
      comma# readPrec >>= \g -> comma# readPrec >>= \h -> comma# readPrec >>= \i ->
      comma# readPrec >>= \j -> comma# readPrec >>= \k -> comma# readPrec >>= \l ->
      pure (a, b, c, d, e, f, g, h, i, j, k, l)))
  readListPrec = readListPrecDefault

instance
  (Read a, Read b, Read c, Read d, Read e, Read f, Read g, Read h, Read i, Read j, Read k, Read l, Read m) =>
  Read (a, b, c, d, e, f, g, h, i, j, k, l, m)
  where
  readPrec = parens (paren
    (readPrec >>= \a -> comma# readPrec >>= \b -> comma# readPrec >>= \c ->
      comma# readPrec >>= \d -> comma# readPrec >>= \e -> comma# readPrec >>= \f ->
      comma# readPrec >>= \g -> comma# readPrec >>= \h -> comma# readPrec >>= \i ->
      comma# readPrec >>= \j -> comma# readPrec >>= \k -> comma# readPrec >>= \l ->
      comma# readPrec >>= \m ->
      pure (a, b, c, d, e, f, g, h, i, j, k, l, m)))
  readListPrec = readListPrecDefault

instance
  (Read a, Read b, Read c, Read d, Read e, Read f, Read g, Read h, Read i, Read j, Read k, Read l, Read m, Read n) =>
  Read (a, b, c, d, e, f, g, h, i, j, k, l, m, n)
  where
  readPrec = parens (paren
    (readPrec >>= \a -> comma# readPrec >>= \b -> comma# readPrec >>= \c ->
      comma# readPrec >>= \d -> comma# readPrec >>= \e -> comma# readPrec >>= \f ->
      comma# readPrec >>= \g -> comma# readPrec >>= \h -> comma# readPrec >>= \i ->
      comma# readPrec >>= \j -> comma# readPrec >>= \k -> comma# readPrec >>= \l ->
      comma# readPrec >>= \m -> comma# readPrec >>= \n ->
      pure (a, b, c, d, e, f, g, h, i, j, k, l, m, n)))
  readListPrec = readListPrecDefault

instance
  (Read a, Read b, Read c, Read d, Read e, Read f, Read g, Read h, Read i, Read j, Read k, Read l, Read m, Read n, Read o) =>
  Read (a, b, c, d, e, f, g, h, i, j, k, l, m, n, o)
  where
  readPrec = parens (paren
    (readPrec >>= \a -> comma# readPrec >>= \b -> comma# readPrec >>= \c ->
      comma# readPrec >>= \d -> comma# readPrec >>= \e -> comma# readPrec >>= \f ->
      comma# readPrec >>= \g -> comma# readPrec >>= \h -> comma# readPrec >>= \i ->
      comma# readPrec >>= \j -> comma# readPrec >>= \k -> comma# readPrec >>= \l ->
      comma# readPrec >>= \m -> comma# readPrec >>= \n -> comma# readPrec >>= \o ->
      pure (a, b, c, d, e, f, g, h, i, j, k, l, m, n, o)))
  readListPrec = readListPrecDefault
