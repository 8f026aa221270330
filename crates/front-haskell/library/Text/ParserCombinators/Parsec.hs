-- | Parser combinators, by their older names.
module Text.ParserCombinators.Parsec
  ( ParseError, errorPos, SourcePos, SourceName, Line, Column, sourceName, sourceLine, sourceColumn, incSourceLine
  , incSourceColumn, setSourceLine, setSourceColumn, setSourceName
  , module Text.ParserCombinators.Parsec.Prim, module Text.ParserCombinators.Parsec.Combinator
  , module Text.ParserCombinators.Parsec.Char, parseFromFile
  ) where

import Text.Parsec.Error
import Text.Parsec.Pos
import Text.Parsec.String (parseFromFile)
import Text.ParserCombinators.Parsec.Char
import Text.ParserCombinators.Parsec.Combinator
import Text.ParserCombinators.Parsec.Prim
