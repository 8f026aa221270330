{-# LANGUAGE MagicHash #-}
-- | Characters.
module Data.Char
  ( Char, isControl, isSpace, isLower, isUpper, isAlpha, isLetter, isDigit, isOctDigit, isHexDigit, isAlphaNum, isPrint
  , isPunctuation, isSymbol, isSeparator, isAscii, isLatin1, isAsciiUpper, isAsciiLower, isMark, isNumber
  , GeneralCategory (..), generalCategory
  , toUpper, toLower, toTitle, digitToInt, intToDigit, ord, chr, showLitChar, lexLitChar, readLitChar
  ) where

import Snell.Base
import Snell.Char
import Snell.Read (Read (..), ReadS)
import qualified Snell.ReadP as P
import qualified Snell.Lex as L

data GeneralCategory
  = UppercaseLetter | LowercaseLetter | TitlecaseLetter | ModifierLetter | OtherLetter
  | NonSpacingMark | SpacingCombiningMark | EnclosingMark
  | DecimalNumber | LetterNumber | OtherNumber
  | ConnectorPunctuation | DashPunctuation | OpenPunctuation | ClosePunctuation
  | InitialQuote | FinalQuote | OtherPunctuation
  | MathSymbol | CurrencySymbol | ModifierSymbol | OtherSymbol
  | Space | LineSeparator | ParagraphSeparator
  | Control | Format | Surrogate | PrivateUse | NotAssigned
  deriving (Show, Eq, Ord, Enum, Bounded)

generalCategory :: Char -> GeneralCategory
generalCategory c = toEnum (charCategory# c)

-- | A character of a literal, as it is written.
lexLitChar :: ReadS String
lexLitChar = P.readP_to_S (P.gather L.lexCharE >>= \(s, _) -> pure s)

-- | A character of a literal.
readLitChar :: ReadS Char
readLitChar = P.readP_to_S (L.lexCharE >>= \(c, _) -> pure c)
