-- | Inputs.
module Test.QuickCheck.Arbitrary
  ( Arbitrary (..), CoArbitrary (..), arbitrarySizedIntegral, arbitrarySizedNatural, arbitraryBoundedIntegral
  , arbitraryBoundedEnum, arbitraryPrintableChar, arbitraryASCIIChar, applyArbitrary2, applyArbitrary3, vector
  , orderedList, infiniteListOf, shrinkNothing, shrinkList, shrinkIntegral, shrinkMap
  ) where

import Test.QuickCheck
