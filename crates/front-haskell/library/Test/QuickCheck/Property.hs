-- | Properties.
module Test.QuickCheck.Property
  ( Property, Testable (..), forAll, forAllShrink, forAllShow, forAllBlind, forAllShrinkShow, (==>), (===), (=/=)
  , (.&&.), (.||.), (.&.), conjoin, disjoin, counterexample, label, collect, classify, cover, within, once, again
  , withMaxSuccess, verbose, shrinking, noShrinking, expectFailure, whenFail, ioProperty, total, tabulate
  , checkCoverage, printTestCase, discard
  ) where

import Test.QuickCheck
