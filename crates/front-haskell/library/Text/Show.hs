-- | Showing.
module Text.Show (Show (..), ShowS, shows, showChar, showString, showParen, showListWith) where

import Snell.Base (showListWith)
