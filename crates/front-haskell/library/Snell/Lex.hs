{-# LANGUAGE MagicHash, BangPatterns #-}
-- | Tokens of Haskell, as `read` sees them.
module Snell.Lex where

import Snell.Prim
import Snell.Base hiding (many)
import Snell.List
import Snell.Char
import Snell.ReadP

data Lexeme
  = Char Char
  | String String
  | Punc String
  | Ident String
  | Symbol String
  | Number Number
  | EOF

-- | Base and digits of a whole number, or the parts of a decimal number.
data Number = MkNumber Int [Int] | MkDecimal [Int] (Maybe [Int]) (Maybe Integer)

instance Eq Number where
  MkNumber b ds == MkNumber b' ds' = b == b' && ds == ds'
  MkDecimal a b c == MkDecimal a' b' c' = a == a' && b == b' && c == c'
  _ == _ = False

instance Show Number where
  showsPrec d (MkNumber b ds) =
    showParen (d > 10) (showString "MkNumber " . showsPrec 11 b . showChar ' ' . showsPrec 11 ds)
  showsPrec d (MkDecimal a b c) =
    showParen (d > 10)
      (showString "MkDecimal " . showsPrec 11 a . showChar ' ' . showsPrec 11 b . showChar ' ' . showsPrec 11 c)

instance Eq Lexeme where
  Char a == Char b = a == b
  String a == String b = a == b
  Punc a == Punc b = a == b
  Ident a == Ident b = a == b
  Symbol a == Symbol b = a == b
  Number a == Number b = a == b
  EOF == EOF = True
  _ == _ = False

instance Show Lexeme where
  showsPrec d (Char c) = showUnary# "Char" d c
  showsPrec d (String s) = showUnary# "String" d s
  showsPrec d (Punc s) = showUnary# "Punc" d s
  showsPrec d (Ident s) = showUnary# "Ident" d s
  showsPrec d (Symbol s) = showUnary# "Symbol" d s
  showsPrec d (Number n) = showUnary# "Number" d n
  showsPrec _ EOF = showString "EOF"

-- | The value of digits in a base.
digits# :: Int -> [Int] -> Integer
digits# base ds = foldlStrict# (\n d -> n * toInteger base + toInteger d) 0 ds

numberToInteger :: Number -> Maybe Integer
numberToInteger (MkNumber base ds) = Just (digits# base ds)
numberToInteger (MkDecimal ds Nothing Nothing) = Just (digits# 10 ds)
numberToInteger _ = Nothing

numberToRational :: Number -> Rational
numberToRational (MkNumber base ds) = digits# base ds :% 1
numberToRational (MkDecimal whole frac ex) = scaled (digits# 10 (whole ++ more)) (e - toInteger (length more))
  where
    more = maybe [] id frac
    e = maybe 0 id ex
    scaled :: Integer -> Integer -> Rational
    scaled m n = if n >= 0 then (m * 10 ^ n) :% 1 else m % (10 ^ negate n)

-- | As a double, without numbers of absurd size on the way.
numberToDouble# :: Number -> Double
numberToDouble# n@(MkNumber _ _) = case numberToRational n of p :% _ -> fromInteger p
numberToDouble# (MkDecimal whole frac ex) =
  strToDouble# (strPack# (concatMap show whole ++ maybe "" (\ds -> '.' : concatMap show ds) frac
    ++ maybe "" (\e -> 'e' : show e) ex))

lexToken :: ReadP Lexeme
lexToken = skipSpaces >> token
  where
    token = (eof >> pure EOF) +++ lexLitChar +++ lexString +++ lexPunc +++ lexSymbol +++ lexId +++ lexNumber

hsLex :: ReadP String
hsLex = skipSpaces >> gather lexToken >>= \(s, _) -> pure s

expect# :: Lexeme -> ReadP ()
expect# lexeme = lexToken >>= \t -> if t == lexeme then pure () else pfail

lexPunc :: ReadP Lexeme
lexPunc = satisfy (\c -> elem c ",;()[]{}`") >>= \c -> pure (Punc [c])

lexSymbol :: ReadP Lexeme
lexSymbol = munch1 isSymbolChar >>= \s ->
  pure (if elem s ["..", "::", "=", "\\", "|", "<-", "->", "@", "~", "=>"] then Punc s else Symbol s)
  where
    isSymbolChar c = elem c "!@#$%&*+./<=>?\\^|:-~" || (not (isAscii c) && (isSymbol c || isPunctuation c))

lexId :: ReadP Lexeme
lexId = satisfy start >>= \c -> munch more >>= \s -> pure (Ident (c : s))
  where
    start c = isAlpha c || charEq# c '_'
    more c = isAlphaNum c || charEq# c '_' || charEq# c '\''

lexLitChar :: ReadP Lexeme
lexLitChar = char '\'' >> lexCharE >>= \(c, esc) ->
  if esc || charNe# c '\'' then char '\'' >> pure (Char c) else pfail

-- | A character, perhaps written as an escape.
lexCharE :: ReadP (Char, Bool)
lexCharE = get >>= \c1 -> if charEq# c1 '\\' then lexEsc >>= \c2 -> pure (c2, True) else pure (c1, False)

lexEsc :: ReadP Char
lexEsc = simple +++ numeric +++ control +++ ascii
  where
    simple = get >>= \c -> case lookup c simples of
      Just d -> pure d
      Nothing -> pfail
    simples =
      [ ('a', '\a'), ('b', '\b'), ('f', '\f'), ('n', '\n'), ('r', '\r'), ('t', '\t'), ('v', '\v'), ('\\', '\\')
      , ('"', '"'), ('\'', '\'')
      ]
    numeric = base >>= \b -> lexDigits b >>= \ds ->
      let n = digits# b ds in if n <= 1114111 then pure (intToChar# (fromInteger n)) else pfail
    base = ((char 'o' +++ char 'O') >> pure 8) +++ ((char 'x' +++ char 'X') >> pure 16) +++ pure 10
    control = char '^' >> get >>= \c ->
      if charGe# c '@' && charLe# c '_' then pure (intToChar# (intSub# (charToInt# c) 64)) else pfail
    -- The longest name counts.
    ascii = (string "SOH" >> pure '\SOH') <++ choice names
    names = (string "DEL" >> pure '\DEL') : named 0 (take 33 asciiNames#)
    named _ [] = []
    named !n (name : rest) = (string name >> pure (intToChar# n)) : named (intAdd# n 1) rest

lexString :: ReadP Lexeme
lexString = char '"' >> body id
  where
    body f = lexStrItem >>= \(c, esc) ->
      if charNe# c '"' || esc then body (f . (c :)) else pure (String (f ""))
    lexStrItem = (lexEmpty >> lexStrItem) +++ lexCharE
    lexEmpty = char '\\' >> get >>= \c -> case c of
      '&' -> pure ()
      _ | isSpace c -> skipSpaces >> char '\\' >> pure ()
      _ -> pfail

lexNumber :: ReadP Lexeme
lexNumber = lexBased <++ lexDecimal

lexBased :: ReadP Lexeme
lexBased = char '0' >> get >>= \c -> case c of
  'x' -> based 16
  'X' -> based 16
  'o' -> based 8
  'O' -> based 8
  _ -> pfail
  where
    based :: Int -> ReadP Lexeme
    based b = lexDigits b >>= \ds -> pure (Number (MkNumber b ds))

lexDecimal :: ReadP Lexeme
lexDecimal =
  lexDigits 10 >>= \ds -> (lexFrac <++ pure Nothing) >>= \frac -> (lexExp <++ pure Nothing) >>= \ex ->
    pure (Number (MkDecimal ds frac ex))
  where
    lexFrac = char '.' >> lexDigits 10 >>= \ds -> pure (Just ds)
    lexExp = (char 'e' +++ char 'E') >> exponentOf >>= \e -> pure (Just e)
    exponentOf = signed +++ lexInteger
    signed = (char '-' +++ char '+') >>= \c -> lexInteger >>= \n -> pure (if charEq# c '-' then negate n else n)
    lexInteger = lexDigits 10 >>= \ds -> pure (digits# 10 ds)

lexDigits :: Int -> ReadP [Int]
lexDigits base = look >>= \s -> scan s id >>= \xs -> if null xs then pfail else pure xs
  where
    scan (c : cs) f | Just n <- valueOf base c = get >> scan cs (f . (n :))
    scan _ f = pure (f [])

-- | The value of a digit in a base.
valueOf :: Int -> Char -> Maybe Int
valueOf base c
  | isHexDigit c, intLt# (digitToInt c) base = Just (digitToInt c)
  | otherwise = Nothing
