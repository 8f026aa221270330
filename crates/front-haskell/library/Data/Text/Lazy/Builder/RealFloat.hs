-- | Numbers with a point as text.
module Data.Text.Lazy.Builder.RealFloat (FPFormat (..), realFloat, formatRealFloat) where

import Data.Text.Lazy.Builder
import Numeric (showEFloat, showFFloat)

data FPFormat = Exponent | Fixed | Generic
  deriving (Enum, Read, Show)

realFloat :: RealFloat a => a -> Builder
realFloat = formatRealFloat Generic Nothing

formatRealFloat :: RealFloat a => FPFormat -> Maybe Int -> a -> Builder
formatRealFloat format digits x = fromString (case format of
  Exponent -> showEFloat digits x ""
  Fixed -> showFFloat digits x ""
  Generic -> if x /= 0 && (abs x < 0.1 || abs x >= 10000000) then showEFloat digits x "" else showFFloat digits x "")
