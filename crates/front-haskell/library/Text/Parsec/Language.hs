{-# LANGUAGE FlexibleContexts, MagicHash #-}
-- | Descriptions of some languages' tokens.
module Text.Parsec.Language
  ( haskellDef, haskell, mondrianDef, mondrian, emptyDef, haskellStyle, javaStyle, LanguageDef, GenLanguageDef
  ) where

import Text.Parsec.Char
import Text.Parsec.Prim
import Text.Parsec.Token

emptyDef :: Stream s m Char => GenLanguageDef s u m
emptyDef = LanguageDef
  { commentStart = "", commentEnd = "", commentLine = "", nestedComments = True
  , identStart = letter <|> char '_', identLetter = alphaNum <|> oneOf "_'"
  , opStart = opLetter emptyDef, opLetter = oneOf ":!#$%&*+./<=>?@\\^|-~"
  , reservedNames = [], reservedOpNames = [], caseSensitive = True }

haskellStyle :: Stream s m Char => GenLanguageDef s u m
haskellStyle = emptyDef
  { commentStart = "{-", commentEnd = "-}", commentLine = "--", nestedComments = True
  , identStart = letter, identLetter = alphaNum <|> oneOf "_'"
  , opStart = opLetter haskellStyle, opLetter = oneOf ":!#$%&*+./<=>?@\\^|-~"
  , reservedOpNames = [], reservedNames = [], caseSensitive = True }

javaStyle :: Stream s m Char => GenLanguageDef s u m
javaStyle = emptyDef
  { commentStart = "/*", commentEnd = "*/", commentLine = "//", nestedComments = True
  , identStart = letter, identLetter = alphaNum <|> oneOf "_'"
  , reservedNames = [], reservedOpNames = [], caseSensitive = False }

haskell98# :: Stream s m Char => GenLanguageDef s u m
haskell98# = haskellStyle
  { reservedOpNames = ["::", "..", "=", "\\", "|", "<-", "->", "@", "~", "=>"]
  , reservedNames = words "let in case of if then else data type class default deriving do import infix infixl infixr instance \
      \module newtype where primitive" }

haskellDef :: Stream s m Char => GenLanguageDef s u m
haskellDef = haskell98#
  { identLetter = identLetter haskell98# <|> char '#'
  , reservedNames = reservedNames (haskell98# :: LanguageDef ()) ++ words "foreign import export primitive _ccall_ _casm_ forall" }

haskell :: Stream s m Char => GenTokenParser s u m
haskell = makeTokenParser haskellDef

mondrianDef :: Stream s m Char => GenLanguageDef s u m
mondrianDef = javaStyle
  { reservedNames = words "case class default extends import in infix instance let new of package", caseSensitive = True }

mondrian :: Stream s m Char => GenTokenParser s u m
mondrian = makeTokenParser mondrianDef
