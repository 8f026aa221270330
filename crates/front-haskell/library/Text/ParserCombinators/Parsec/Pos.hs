-- | Where a parser is in its input.
module Text.ParserCombinators.Parsec.Pos (module Text.Parsec.Pos) where

import Text.Parsec.Pos
