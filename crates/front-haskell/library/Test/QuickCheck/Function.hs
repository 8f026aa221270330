{-# LANGUAGE PatternSynonyms #-}
-- | Functions as inputs.
module Test.QuickCheck.Function (Fun (..), pattern Fn, apply, applyFun, applyFun2, applyFun3) where

import Test.QuickCheck
