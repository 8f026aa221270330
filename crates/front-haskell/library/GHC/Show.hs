-- | Showing.
module GHC.Show (Show (..), ShowS, shows, showChar, showString, showParen, showSpace, showCommaSpace, showLitChar, showLitString, intToDigit, appPrec, appPrec1) where

import Snell.Base (showCommaSpace, showLitChar, showLitString, showSpace)
import Data.Char (intToDigit)

appPrec, appPrec1 :: Int
appPrec = 10
appPrec1 = 11
