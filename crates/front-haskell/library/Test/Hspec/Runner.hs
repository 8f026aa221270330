-- | How specifications are run.
module Test.Hspec.Runner
  ( hspec, hspecWith, hspecResult, hspecWithResult, evaluateSummary, isSuccess, Config (..), defaultConfig, Summary (..)
  ) where

import Snell.Hspec
