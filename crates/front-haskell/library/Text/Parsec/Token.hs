{-# LANGUAGE FlexibleContexts, MagicHash, RankNTypes #-}
-- | Parsers of a language's tokens, from a description of them.
module Text.Parsec.Token
  ( LanguageDef, GenLanguageDef (..), TokenParser, GenTokenParser (..), makeTokenParser
  ) where

import Data.Char
import Data.Functor.Identity (Identity)
import Data.List (nub, sort)
import Text.Parsec.Char
import Text.Parsec.Combinator
import Text.Parsec.Prim

type LanguageDef st = GenLanguageDef String st Identity

data GenLanguageDef s u m = LanguageDef
  { commentStart :: String
  , commentEnd :: String
  , commentLine :: String
  , nestedComments :: Bool
  , identStart :: ParsecT s u m Char
  , identLetter :: ParsecT s u m Char
  , opStart :: ParsecT s u m Char
  , opLetter :: ParsecT s u m Char
  , reservedNames :: [String]
  , reservedOpNames :: [String]
  , caseSensitive :: Bool }

type TokenParser st = GenTokenParser String st Identity

data GenTokenParser s u m = TokenParser
  { identifier :: ParsecT s u m String
  , reserved :: String -> ParsecT s u m ()
  , operator :: ParsecT s u m String
  , reservedOp :: String -> ParsecT s u m ()
  , charLiteral :: ParsecT s u m Char
  , stringLiteral :: ParsecT s u m String
  , natural :: ParsecT s u m Integer
  , integer :: ParsecT s u m Integer
  , float :: ParsecT s u m Double
  , naturalOrFloat :: ParsecT s u m (Either Integer Double)
  , decimal :: ParsecT s u m Integer
  , hexadecimal :: ParsecT s u m Integer
  , octal :: ParsecT s u m Integer
  , symbol :: String -> ParsecT s u m String
  , lexeme :: forall a. ParsecT s u m a -> ParsecT s u m a
  , whiteSpace :: ParsecT s u m ()
  , parens :: forall a. ParsecT s u m a -> ParsecT s u m a
  , braces :: forall a. ParsecT s u m a -> ParsecT s u m a
  , angles :: forall a. ParsecT s u m a -> ParsecT s u m a
  , brackets :: forall a. ParsecT s u m a -> ParsecT s u m a
  , squares :: forall a. ParsecT s u m a -> ParsecT s u m a
  , semi :: ParsecT s u m String
  , comma :: ParsecT s u m String
  , colon :: ParsecT s u m String
  , dot :: ParsecT s u m String
  , semiSep :: forall a. ParsecT s u m a -> ParsecT s u m [a]
  , semiSep1 :: forall a. ParsecT s u m a -> ParsecT s u m [a]
  , commaSep :: forall a. ParsecT s u m a -> ParsecT s u m [a]
  , commaSep1 :: forall a. ParsecT s u m a -> ParsecT s u m [a] }

makeTokenParser :: Stream s m Char => GenLanguageDef s u m -> GenTokenParser s u m
makeTokenParser def = TokenParser
  { identifier = lexeme# def (try (name# def)), reserved = reserved# def
  , operator = lexeme# def (try (operator# def)), reservedOp = reservedOp# def
  , charLiteral = lexeme# def char# <?> "character", stringLiteral = lexeme# def string# <?> "literal string"
  , natural = lexeme# def natural# <?> "natural", integer = lexeme# def (integer# def) <?> "integer"
  , float = lexeme# def float# <?> "float", naturalOrFloat = lexeme# def naturalOrFloat# <?> "number"
  , decimal = decimal#, hexadecimal = hexadecimal#, octal = octal#
  , symbol = symbol# def, lexeme = lexeme# def, whiteSpace = whiteSpace# def
  , parens = between (symbol# def "(") (symbol# def ")"), braces = between (symbol# def "{") (symbol# def "}")
  , angles = between (symbol# def "<") (symbol# def ">"), brackets = between (symbol# def "[") (symbol# def "]")
  , squares = between (symbol# def "[") (symbol# def "]")
  , semi = symbol# def ";", comma = symbol# def ",", colon = symbol# def ":", dot = symbol# def "."
  , semiSep = \p -> sepBy p (symbol# def ";"), semiSep1 = \p -> sepBy1 p (symbol# def ";")
  , commaSep = \p -> sepBy p (symbol# def ","), commaSep1 = \p -> sepBy1 p (symbol# def ",") }

symbol# :: Stream s m Char => GenLanguageDef s u m -> String -> ParsecT s u m String
symbol# def name = lexeme# def (string name)

lexeme# :: Stream s m Char => GenLanguageDef s u m -> ParsecT s u m a -> ParsecT s u m a
lexeme# def p = do
  x <- p
  whiteSpace# def
  return x

-- White space ------------------------------------------------------------------------------------------------------

whiteSpace# :: Stream s m Char => GenLanguageDef s u m -> ParsecT s u m ()
whiteSpace# def = skipMany (choice (map (<?> "") ([simple] ++ [line | not (null (commentLine def))]
  ++ [several | not (null (commentStart def))])))
  where
    simple = skipMany1 (satisfy isSpace)
    line = do
      _ <- try (string (commentLine def))
      skipMany (satisfy (/= '\n'))
    several = do
      _ <- try (string (commentStart def))
      inComment
    inComment
      | nestedComments def = inside (several <|>)
      | otherwise = inside id
    inside orNested = (try (string (commentEnd def)) >> return ())
      <|> (orNested' orNested >> inside orNested)
      <?> "end of comment"
    orNested' orNested = orNested (skipMany1 (noneOf startEnd) <|> (oneOf startEnd >> return ()))
    startEnd = nub (commentEnd def ++ commentStart def)

-- Names ------------------------------------------------------------------------------------------------------------

name# :: Stream s m Char => GenLanguageDef s u m -> ParsecT s u m String
name# def = do
  name <- ident# def
  if isReserved def name then unexpected ("reserved word " ++ show name) else return name

ident# :: Stream s m Char => GenLanguageDef s u m -> ParsecT s u m String
ident# def = (do { c <- identStart def; cs <- many (identLetter def); return (c : cs) }) <?> "identifier"

isReserved :: GenLanguageDef s u m -> String -> Bool
isReserved def name
  | caseSensitive def = name `elem` reservedNames def
  | otherwise = map toLower name `elem` map (map toLower) (reservedNames def)

reserved# :: Stream s m Char => GenLanguageDef s u m -> String -> ParsecT s u m ()
reserved# def name = lexeme# def (try (do
  _ <- caseString# def name
  notFollowedBy (identLetter def) <?> ("end of " ++ show name)))

caseString# :: Stream s m Char => GenLanguageDef s u m -> String -> ParsecT s u m String
caseString# def name
  | caseSensitive def = string name
  | otherwise = walk name >> return name
  where
    walk [] = return ()
    walk (c : cs) = (caseChar c <?> show name) >> walk cs
    caseChar c
      | isAlpha c = char (toLower c) <|> char (toUpper c)
      | otherwise = char c

operator# :: Stream s m Char => GenLanguageDef s u m -> ParsecT s u m String
operator# def = do
  name <- (do { c <- opStart def; cs <- many (opLetter def); return (c : cs) }) <?> "operator"
  if name `elem` sort (reservedOpNames def) then unexpected ("reserved operator " ++ show name) else return name

reservedOp# :: Stream s m Char => GenLanguageDef s u m -> String -> ParsecT s u m ()
reservedOp# def name = lexeme# def (try (do
  _ <- string name
  notFollowedBy (opLetter def) <?> ("end of " ++ show name)))

-- Characters and strings -------------------------------------------------------------------------------------------

char# :: Stream s m Char => ParsecT s u m Char
char# = between (char '\'') (char '\'' <?> "end of character") one
  where
    one = satisfy (\c -> c /= '\'' && c /= '\\' && c > '\026') <|> (char '\\' >> escape#) <?> "literal character"

string# :: Stream s m Char => ParsecT s u m String
string# = do
  parts <- between (char '"') (char '"' <?> "end of string") (many part)
  return (foldr (maybe id (:)) "" parts)
  where
    part = fmap Just (satisfy (\c -> c /= '"' && c /= '\\' && c > '\026')) <|> escaped <?> "string character"
    escaped = char '\\' >> ((skipMany1 space >> (char '\\' <?> "end of string gap") >> return Nothing)
      <|> (char '&' >> return Nothing) <|> fmap Just escape#)

escape# :: Stream s m Char => ParsecT s u m Char
escape# = simple <|> number <|> named <|> control <?> "escape code"
  where
    simple = choice [char c >> return x | (c, x) <- zip "abfnrtv\\\"\'" "\a\b\f\n\r\t\v\\\"\'"]
    number = do
      code <- decimal# <|> (char 'o' >> digits# 8 octDigit) <|> (char 'x' >> digits# 16 hexDigit)
      if code > 0x10FFFF then parserFail "invalid escape sequence" else return (toEnum (fromInteger code))
    named = choice [try (string text) >> return c | (text, c) <- ascii]
    control = char '^' >> fmap (\c -> toEnum (fromEnum c - fromEnum 'A' + 1)) upper
    ascii = zip (words "BS HT LF VT FF CR SO SI EM FS GS RS US SP NUL SOH STX ETX EOT ENQ ACK BEL DLE DC1 DC2 DC3 DC4 NAK SYN ETB CAN SUB ESC DEL")
      "\BS\HT\LF\VT\FF\CR\SO\SI\EM\FS\GS\RS\US\SP\NUL\SOH\STX\ETX\EOT\ENQ\ACK\BEL\DLE\DC1\DC2\DC3\DC4\NAK\SYN\ETB\CAN\SUB\ESC\DEL"

-- Numbers ----------------------------------------------------------------------------------------------------------

digits# :: Stream s m Char => Integer -> ParsecT s u m Char -> ParsecT s u m Integer
digits# base one = do
  ds <- many1 one
  let n = foldl (\x d -> base * x + toInteger (digitToInt d)) 0 ds
  seq n (return n)

decimal#, hexadecimal#, octal#, natural#, zero# :: Stream s m Char => ParsecT s u m Integer
decimal# = digits# 10 digit
hexadecimal# = oneOf "xX" >> digits# 16 hexDigit
octal# = oneOf "oO" >> digits# 8 octDigit
natural# = zero# <|> decimal#
zero# = (char '0' >> (hexadecimal# <|> octal# <|> decimal# <|> return 0)) <?> ""

integer# :: Stream s m Char => GenLanguageDef s u m -> ParsecT s u m Integer
integer# def = do
  f <- lexeme# def sign
  n <- natural#
  return (f n)
  where
    sign = (char '-' >> return negate) <|> (char '+' >> return id) <|> return id

float# :: Stream s m Char => ParsecT s u m Double
float# = decimal# >>= fractExponent#

fractExponent# :: Stream s m Char => Integer -> ParsecT s u m Double
fractExponent# n = ((do { f <- fraction; e <- option "" exponent'; number (show n ++ f ++ e) })
  <|> (exponent' >>= \e -> number (show n ++ e)))
  where
    number s = case reads s of
      [(x, "")] -> return x
      _ -> parserZero
    fraction = (do { _ <- char '.'; ds <- many1 digit <?> "fraction"; return ('.' : ds) }) <?> "fraction"
    exponent' = (do
      _ <- oneOf "eE"
      s <- fmap return (oneOf "+-") <|> return ""
      e <- decimal# <?> "exponent"
      return ('e' : filter (/= '+') s ++ show e)) <?> "exponent"

naturalOrFloat# :: Stream s m Char => ParsecT s u m (Either Integer Double)
naturalOrFloat# = (char '0' >> zeroNumFloat) <|> decimalFloat
  where
    zeroNumFloat = fmap Left (hexadecimal# <|> octal#) <|> decimalFloat <|> fractFloat 0 <|> return (Left 0)
    decimalFloat = decimal# >>= \n -> option (Left n) (fractFloat n)
    fractFloat n = fmap Right (fractExponent# n)
