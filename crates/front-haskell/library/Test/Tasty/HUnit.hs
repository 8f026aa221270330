{-# LANGUAGE MagicHash #-}
-- | Unit tests in trees.
module Test.Tasty.HUnit
  ( testCase, testCaseSteps, testCaseInfo, Assertion, assertFailure, assertString, assertBool, assertEqual
  , (@?=), (@=?), (@?), AssertionPredicable (..), HUnitFailure (..), HasCallStack
  ) where

import Control.Exception (try)
import Data.IORef
import GHC.Stack (HasCallStack)
import Test.HUnit
import Test.Tasty

testCase :: TestName -> Assertion -> TestTree
testCase name act = testCaseInfo name (act >> return "")

testCaseInfo :: TestName -> IO String -> TestTree
testCaseInfo name act = test# name (try act >>= \r -> return (case r of
  Right text -> TestResult# True text
  Left (HUnitFailure text) -> TestResult# False text))

testCaseSteps :: TestName -> ((String -> IO ()) -> Assertion) -> TestTree
testCaseSteps name f = test# name (do
  said <- newIORef []
  r <- try (f (\text -> modifyIORef said (text :)))
  steps <- fmap reverse (readIORef said)
  return (case r of
    Right () -> TestResult# True ""
    Left (HUnitFailure text) -> TestResult# False (unlines (steps ++ map ("  " ++) (lines text)))))
