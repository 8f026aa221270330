-- | Parsers of a language's tokens, by their older names.
module Text.ParserCombinators.Parsec.Token
  ( LanguageDef, GenLanguageDef (..), TokenParser, GenTokenParser (..), makeTokenParser
  ) where

import Text.Parsec.Token
