-- | Generators.
module Test.QuickCheck.Gen
  ( Gen, choose, chooseInt, chooseInteger, chooseAny, chooseEnum, oneof, frequency, elements, growingElements, sized
  , getSize, resize, scale, suchThat, suchThatMap, suchThatMaybe, listOf, listOf1, vectorOf, shuffle, sublistOf
  , infiniteListOf, sample, sample', generate, variant
  ) where

import Test.QuickCheck
