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

-- | The same for strings: all that says for which input it is gets replaced below.
plain# :: LanguageDef st
plain# = emptyDef

haskellStyle :: LanguageDef st
haskellStyle = plain#
  { commentStart = "{-", commentEnd = "-}", commentLine = "--", nestedComments = True
  , identStart = letter, identLetter = alphaNum <|> oneOf "_'"
  , opStart = opLetter haskellStyle, opLetter = oneOf ":!#$%&*+./<=>?@\\^|-~"
  , reservedOpNames = [], reservedNames = [], caseSensitive = True }

javaStyle :: LanguageDef st
javaStyle = plain#
  { commentStart = "/*", commentEnd = "*/", commentLine = "//", nestedComments = True
  , identStart = letter, identLetter = alphaNum <|> oneOf "_'"
  , reservedNames = [], reservedOpNames = [], caseSensitive = False }

haskell98# :: LanguageDef st
haskell98# = haskellStyle
  { reservedOpNames = ["::", "..", "=", "\\", "|", "<-", "->", "@", "~", "=>"]
  , reservedNames = words "let in case of if then else data type class default deriving do import infix infixl infixr instance \
      \module newtype where primitive" }

haskellDef :: LanguageDef st
haskellDef = haskell98#
  { identLetter = identLetter haskell98# <|> char '#'
  , reservedNames = reservedNames (haskell98# :: LanguageDef ()) ++ words "foreign import export primitive _ccall_ _casm_ forall" }

haskell :: TokenParser st
haskell = makeTokenParser haskellDef

mondrianDef :: LanguageDef st
mondrianDef = javaStyle
  { reservedNames = words "case class default extends import in infix instance let new of package", caseSensitive = True }

mondrian :: TokenParser st
mondrian = makeTokenParser mondrianDef
