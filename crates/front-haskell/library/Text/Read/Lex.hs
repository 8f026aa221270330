-- | Tokens.
module Text.Read.Lex (Lexeme (..), Number, numberToInteger, numberToRational, lex, expect, hsLex) where

import Prelude hiding (lex)
import Snell.Lex
import Snell.ReadP (ReadP)

lex :: ReadP Lexeme
lex = lexToken

expect :: Lexeme -> ReadP ()
expect lexeme = lex >>= \t -> if t == lexeme then pure () else fail ""
