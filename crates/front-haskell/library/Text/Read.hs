-- | Values from text.
module Text.Read
  ( Read (readsPrec, readList, readPrec, readListPrec), ReadS, reads, read, readParen, lex, readMaybe, readEither
  , Lexeme (..), lexP, parens, readListDefault, readListPrecDefault
  , ReadPrec, Prec, minPrec, lift, prec, step, reset, get, look, (+++), (<++), pfail, choice
  , readPrec_to_P, readP_to_Prec, readPrec_to_S, readS_to_Prec
  ) where

import Snell.Read
