{-# LANGUAGE MagicHash #-}
-- | Properties in trees of tests.
module Test.Tasty.QuickCheck
  ( testProperty, testProperties, QuickCheckTests (..), QuickCheckMaxSize (..), QuickCheckMaxRatio (..)
  , QuickCheckReplay (..), QuickCheckVerbose (..), module Test.QuickCheck
  ) where

import Test.QuickCheck hiding
  ( quickCheck, quickCheckWith, quickCheckResult, quickCheckWithResult, verboseCheck, Args (..), stdArgs, Result (..)
  , isSuccess )
import qualified Test.QuickCheck as QC
import Test.Tasty

newtype QuickCheckTests = QuickCheckTests Int

newtype QuickCheckMaxSize = QuickCheckMaxSize Int

newtype QuickCheckMaxRatio = QuickCheckMaxRatio Int

newtype QuickCheckReplay = QuickCheckReplay (Maybe Int)

newtype QuickCheckVerbose = QuickCheckVerbose Bool

testProperty :: Testable a => TestName -> a -> TestTree
testProperty name p = test# name (do
  r <- QC.quickCheckWithResult QC.stdArgs { QC.chatty = False } p
  return (TestResult# (QC.isSuccess r) (QC.output r)))

testProperties :: TestName -> [(String, Property)] -> TestTree
testProperties name ps = testGroup name [testProperty text p | (text, p) <- ps]
