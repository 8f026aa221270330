-- | Descriptions of some languages' tokens, by their older names.
module Text.ParserCombinators.Parsec.Language
  ( haskellDef, haskell, mondrianDef, mondrian, emptyDef, haskellStyle, javaStyle, LanguageDef, GenLanguageDef (..)
  ) where

import Text.Parsec.Language
import Text.Parsec.Token
