-- | Inputs with something more that holds of them.
module Test.QuickCheck.Modifiers
  ( Blind (..), Fixed (..), OrderedList (..), SortedList (..), NonEmptyList (..), Positive (..), Negative (..)
  , NonZero (..), NonNegative (..), NonPositive (..), Large (..), Small (..), ASCIIString (..), UnicodeString (..)
  , PrintableString (..)
  ) where

import Test.QuickCheck
