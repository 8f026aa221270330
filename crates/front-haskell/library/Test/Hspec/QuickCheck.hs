{-# LANGUAGE MagicHash #-}
-- | Properties in specifications.
module Test.Hspec.QuickCheck
  ( prop, xprop, fprop, modifyArgs, modifyMaxSuccess, modifyMaxSize, modifyMaxDiscardRatio, modifyMaxShrinks
  ) where

import Snell.Hspec
import Test.QuickCheck (Args (..), Testable, property)

prop, xprop, fprop :: Testable p => String -> p -> Spec
prop text p = it text (property p)
xprop text p = xit text (property p)
fprop text p = fit text (property p)

modifyArgs :: (Args -> Args) -> SpecWith a -> SpecWith a
modifyArgs = mapParams#

modifyMaxSuccess, modifyMaxSize, modifyMaxDiscardRatio, modifyMaxShrinks :: (Int -> Int) -> SpecWith a -> SpecWith a
modifyMaxSuccess f = mapParams# (\args -> args { maxSuccess = f (maxSuccess args) })
modifyMaxSize f = mapParams# (\args -> args { maxSize = f (maxSize args) })
modifyMaxDiscardRatio f = mapParams# (\args -> args { maxDiscardRatio = f (maxDiscardRatio args) })
modifyMaxShrinks f = mapParams# (\args -> args { maxShrinks = f (maxShrinks args) })
